public import Foundation

/// What a finished process left.
public struct Outcome: Sendable {
  public var status: Int32
  /// Standard output as text.
  public var output: String
  /// Standard error as text.
  public var errors: String
}

/// Runs a program to its end.
///
/// - Parameters:
///   - program: its path, or its name on the `PATH`.
///   - input: what it reads on standard input; it is closed after that.
public func run(
  _ program: String, _ arguments: [String] = [], in folder: URL? = nil,
  environment: [String: String] = [:], input: String = ""
) throws -> Outcome {
  let process = Process()
  process.executableURL = URL(filePath: program.contains("/") ? program : "/usr/bin/env")
  process.arguments = (program.contains("/") ? [] : [program]) + arguments
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
  let scratch = FileManager.default.temporaryDirectory
    .appending(path: "adder-output-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: scratch) }
  // Files, not pipes: nothing must be read while it runs, and nothing can block.
  let names = ["in", "out", "err"].map { scratch.appending(path: $0) }
  try Data(input.utf8).write(to: names[0])
  for name in names[1...] { try Data().write(to: name) }
  process.standardInput = try FileHandle(forReadingFrom: names[0])
  process.standardOutput = try FileHandle(forWritingTo: names[1])
  process.standardError = try FileHandle(forWritingTo: names[2])
  try process.run()
  process.waitUntilExit()
  return Outcome(
    status: process.terminationStatus,
    output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
}

/// The repository's folder.
public let repository = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Where packages that use the library are built, so that it is compiled once for all of them. SwiftPM lets in
/// one at a time.
public enum PackagesBuild: String {
  /// With the double of UIKit.
  case uikit
  /// Without it: whatever lies among the modules of a build can be imported.
  case plain

  public var folder: URL { repository.appending(path: ".build/packages/\(rawValue)") }

  /// How a package is built or tested there, after `build` or `test`.
  public var options: [String] {
    ["--scratch-path", folder.path(), "-debug-info-format", "none"]
  }
}
