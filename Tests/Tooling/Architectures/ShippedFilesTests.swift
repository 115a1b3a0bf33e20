import AdderArchitectures
import Foundation
import Testing

/// The checked-in Swift file that carries everything under `Architectures/` in the command.
private struct ShippedFilesSource {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let file = root.appending(path: "Sources/Tooling/Architectures/ShippedFiles.swift")

  /// The paths below `Architectures/`, sorted, and what the files hold; without the folder's own
  /// manual.
  let files: [(path: String, text: String)]

  init() throws {
    let folder = Self.root.appending(path: "Architectures")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    files = try paths.sorted().compactMap { path in
      var isFolder: ObjCBool = false
      let url = folder.appending(path: path)
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      if isFolder.boolValue || isHidden || path == "README.md" { return nil }
      return (path, try String(contentsOf: url, encoding: .utf8))
    }
  }

  var text: String {
    """
    // Generated from Architectures/. Make it again with ADDER_UPDATE_GENERATED=1 swift test --filter ShippedFiles
    // swift-format-ignore-file

    /// The files under `Architectures/` as they are carried in the command.
    package enum ShippedFiles {
      /// The paths below `Architectures/`, sorted.
      package static let paths: [String] = [
    \(files.map { "    \(Self.literal($0.path))," }.joined(separator: "\n"))
      ]

      /// What a file holds; `nil` when there is none.
      package static func contents(of path: String) -> String? {
        switch path {
    \(files.map { "    case \(Self.literal($0.path)): \(Self.block($0.text))" }.joined(separator: "\n"))
        default: nil
        }
      }
    }

    """
  }

  private static func literal(_ text: String) -> String { "\"\(text)\"" }

  /// A text as a raw literal with as many `#` as it needs.
  private static func block(_ text: String) -> String {
    var fence = "#"
    while text.contains("\"\"\"\(fence)") || text.contains("\\\(fence)") { fence += "#" }
    return "\(fence)\"\"\"\n\(text)\n\"\"\"\(fence)"
  }
}

@Suite struct ShippedFilesTests {
  @Test func `What the command carries is what lies under Architectures`() throws {
    let source = try ShippedFilesSource()
    if ProcessInfo.processInfo.environment["ADDER_UPDATE_GENERATED"] == "1" {
      try source.text.write(to: ShippedFilesSource.file, atomically: true, encoding: .utf8)
      return
    }
    let checkedIn = try String(contentsOf: ShippedFilesSource.file, encoding: .utf8)
    // Compared as a switch: on a difference, two whole files would drown the message.
    let isCurrent = checkedIn == source.text
    #expect(
      isCurrent, "Make it again: ADDER_UPDATE_GENERATED=1 swift test --filter ShippedFiles")
    #expect(ShippedFiles.paths == source.files.map(\.path))
    for file in source.files { #expect(ShippedFiles.contents(of: file.path) == file.text) }
  }

  @Test func `A path that is not carried has no contents`() {
    #expect(ShippedFiles.contents(of: "nothing.yml") == nil)
  }

  /// A literal would turn other line ends into `\n`, and the file would no longer be the same.
  @Test func `Carried files end their lines with a newline alone`() throws {
    for file in try ShippedFilesSource().files {
      #expect(!file.text.utf8.contains(UInt8(ascii: "\r")), "\(file.path)")
    }
  }
}
