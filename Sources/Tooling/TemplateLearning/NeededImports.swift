/// Tells which imports a file of the template needs, by what the files of the modules use with and without them.
struct NeededImports {
  private let files: [(imports: Set<String>, text: String)]

  init(_ modules: [[CommonModule.Version]]) {
    files = modules.joined().map { version in
      (Set(version.pieces.filter(\.isImport).map(\.key)), version.text)
    }
  }

  /// Returns the imports that a file does not need: others have all of its words without them.
  ///
  /// - Parameters:
  ///   - imports: The imports that not all modules have in this file.
  ///   - all: All imports of the file.
  func unneeded(_ imports: [String], of all: Set<String>, in text: String) -> Set<String> {
    var kept = all
    let words = text.words.filter { !$0.contains { Gap(rawValue: $0) != nil } }
    for candidate in imports where kept.count > 1 {
      let rest = kept.subtracting([candidate])
      var missing = words
      for file in files where !missing.isEmpty && file.imports.isSubset(of: rest) {
        missing.subtract(file.text.words)
      }
      if missing.isEmpty { kept = rest }
    }
    return all.subtracting(kept)
  }
}

extension CodePiece {
  var isImport: Bool { key.hasPrefix("import ") || key.hasPrefix("@testable import ") }
}

extension String {
  /// The words of code outside of its imports and comments.
  fileprivate var words: Set<Substring> {
    let lines = utf8.split(separator: UInt8(ascii: "\n")).filter { line in
      let code = line.drop(while: \.isBlank)
      return !["import ", "@testable ", "//"].contains { code.starts(with: $0.utf8) }
    }
    return Set(lines.flatMap { $0.split { !ModuleGaps.isWord($0) } }.map(Substring.init))
  }
}
