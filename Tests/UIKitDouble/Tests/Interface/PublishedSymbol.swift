import Foundation

/// A symbol in Apple's documentation: a line of `interface.tsv`.
struct PublishedSymbol {
  let name: String
  /// `nil` if no page was found.
  let kind: String?
  /// The first version of iOS that has the symbol; `nil` if the page does not name one.
  let since: String?
  let superclass: String?
  /// True if a requirement of a protocol is optional; `nil` for other declarations.
  let isOptional: Bool?
  let declaration: String
  var facts: DeclaredFacts { DeclaredFacts(declaration) }

  /// Returns all symbols of the listing, keyed by name. An overloaded name has several symbols.
  static func listing(in folder: URL) throws -> [String: [PublishedSymbol]] {
    let lines = try String(contentsOf: folder.appending(path: "interface.tsv"), encoding: .utf8)
      .split(separator: "\n").dropFirst()
    return Dictionary(grouping: lines.map { PublishedSymbol(line: String($0)) }, by: \.name)
  }

  init(line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    func field(_ index: Int) -> String? { fields[index] == "-" ? nil : fields[index] }
    name = fields[0]
    kind = fields[1] == "?" ? nil : fields[1]
    since = field(2)
    superclass = field(3)
    isOptional = field(4).map { $0 == "optional" }
    declaration = fields[6]
  }
}
