import Foundation

/// The source files of the repository, located relative to this file.
enum Sources {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct File {
    /// The path relative to the repository's root.
    let path: String
    let text: String

    /// The modules that the file imports. Lines indented by more than two spaces are skipped,
    /// because they can belong to a multi-line string.
    var imports: [Substring] {
      text.split(separator: "\n").compactMap { line in
        guard line.prefix(while: { $0 == " " }).count <= 2 else { return nil }
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"),
          words[..<place].allSatisfy(Self.isModifier)
        else { return nil }
        return words.dropFirst(place + 1).first?.split(separator: ".").first
      }
    }

    var importsSystem: Bool {
      !Set(imports).isDisjoint(with: ["Darwin", "Glibc", "Musl", "SwiftGlibc", "Dispatch"])
    }

    private static func isModifier(_ word: Substring) -> Bool {
      word.hasPrefix("@") || ["public", "package", "internal", "private"].contains(word)
    }
  }

  /// The source files of the command and of the tooling targets that it is built from.
  static func ofTools() throws -> [File] {
    try files(in: "Sources/Tooling") + files(in: "Sources/AdderCommand")
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
