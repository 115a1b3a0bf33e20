import Foundation

/// The source files of the repository, read from where this test stands.
enum Sources {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct File {
    /// The path from the repository's root.
    let path: String
    let text: String

    /// The modules it imports, each with its line. What stands in a text of several lines is not the
    /// file's own, such as code that a template makes.
    var imports: [(module: String, line: Int)] {
      var isInText = false
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
        index, line in
        if line.ranges(of: "\"\"\"").count % 2 == 1 { isInText.toggle() }
        guard !isInText else { return nil }
        var words = line.split(separator: " ").map(String.init)
        while let first = words.first, first != "import" {
          guard
            ["public", "package", "internal", "private", "fileprivate", "@testable"]
              .contains(first) || first.hasPrefix("@_")
          else { return nil }
          words.removeFirst()
        }
        guard words.count >= 2 else { return nil }
        return (words[1], index + 1)
      }
    }
  }

  static func files(in folder: String) throws -> [File] {
    let base = root.appending(path: folder)
    guard let paths = FileManager.default.enumerator(atPath: base.path()) else { return [] }
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      File(
        path: "\(folder)/\($0)",
        text: try String(contentsOf: base.appending(path: $0), encoding: .utf8))
    }
  }
}
