import Foundation

/// A table in a document of this repository whose rows are compared with a result.
/// `ADDER_UPDATE_GENERATED=1` rewrites the rows instead.
public struct DocumentTable {
  private let header: String
  private let file: URL

  /// - Parameters:
  ///   - header: The line with the titles of the columns.
  ///   - path: The document's path in the repository.
  public init(header: String, in path: String) {
    self.header = header
    file =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../\(path)").standardizedFileURL
  }

  /// Returns a message that explains how to accept the rows, or nil if the table has exactly these
  /// rows.
  public func difference(from rows: [String]) throws -> String? {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let place = lines.firstIndex(of: header) else {
      return "\(file.lastPathComponent) has no table with the header '\(header)'."
    }
    // The line below the header separates it from the rows.
    let start = min(place + 2, lines.endIndex)
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    if Array(lines[start..<end]) == rows { return nil }
    if ProcessInfo.processInfo.environment["ADDER_UPDATE_GENERATED"] == "1" {
      let text = (lines[..<start] + rows + lines[end...]).joined(separator: "\n")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return nil
    }
    return """
      The table in \(file.lastPathComponent) is not up to date.
      To update it, run the test with ADDER_UPDATE_GENERATED=1.
      """
  }
}
