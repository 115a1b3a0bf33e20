import Foundation

/// A deliberate difference with its reason: a line of `exceptions.tsv`.
struct InterfaceException: Hashable, CustomStringConvertible {
  /// The name of the symbol, in which `*` matches any text.
  let pattern: String
  let aspect: String
  let reason: String

  var description: String { "\(pattern)\t\(aspect)" }

  static func all(in folder: URL) throws -> [InterfaceException] {
    try String(contentsOf: folder.appending(path: "exceptions.tsv"), encoding: .utf8)
      .split(separator: "\n").dropFirst().map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return InterfaceException(pattern: fields[0], aspect: fields[1], reason: fields[2])
      }
  }

  func covers(_ difference: InterfaceDifference) -> Bool {
    guard difference.aspect.rawValue == aspect else { return false }
    guard let star = pattern.firstIndex(of: "*") else { return difference.symbol == pattern }
    let end = pattern[pattern.index(after: star)...]
    return difference.symbol.hasPrefix(pattern[..<star]) && difference.symbol.hasSuffix(end)
  }
}
