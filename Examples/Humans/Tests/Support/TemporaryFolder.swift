public import Foundation

/// A temporary folder that is removed after the test.
public final class TemporaryFolder {
  public let url = FileManager.default.temporaryDirectory
    .appending(path: "humans-\(UUID().uuidString)", directoryHint: .isDirectory)

  public init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
