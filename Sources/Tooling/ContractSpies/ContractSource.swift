package import AdderSwiftSource

/// A Swift file that may declare protocols: its text and its facts.
///
/// This is an immutable class instead of a struct, because every node of its syntax refers to it.
package final class ContractSource: Sendable {
  /// Relative to the project's folder.
  package let path: String
  /// The module that the file is built into, which a spy in another module imports; `nil` if no
  /// target is known.
  package let module: String?
  /// True if the module's declarations without an isolation belong to the main actor.
  package let isMainActorByDefault: Bool
  package let text: [UInt8]
  package let facts: SwiftFile

  package init(
    path: String, module: String?, isMainActorByDefault: Bool = false, text: [UInt8],
    facts: SwiftFile
  ) {
    self.path = path
    self.module = module
    self.isMainActorByDefault = isMainActorByDefault
    self.text = text
    self.facts = facts
  }

  /// Parses a text.
  package convenience init(
    path: String, module: String? = nil, isMainActorByDefault: Bool = false, text: [UInt8]
  ) {
    self.init(
      path: path, module: module, isMainActorByDefault: isMainActorByDefault, text: text,
      facts: SwiftFile(text))
  }

  /// The comment lines directly above a position.
  func comment(before start: UInt32) -> String {
    var lines: [String] = []
    var end = lineStart(before: start)
    while end > 0 {
      let start = lineStart(before: end - 1)
      let line = text[Int(start)..<Int(end - 1)].drop {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
      guard line.first == UInt8(ascii: "/") || line.first == UInt8(ascii: "*") else { break }
      lines.append(String(decoding: line, as: UTF8.self))
      end = start
    }
    return lines.joined(separator: "\n")
  }

  /// The start of the line that contains a position.
  private func lineStart(before position: UInt32) -> UInt32 {
    let newline = text[..<Int(position)].lastIndex(of: UInt8(ascii: "\n"))
    return newline.map { UInt32($0 + 1) } ?? 0
  }

  func text(from start: UInt32, to end: UInt32) -> String {
    String(decoding: text[Int(start)..<Int(end)], as: UTF8.self)
  }
}

/// A node of a file's syntax.
struct Syntax: Sendable {
  let source: ContractSource
  let node: Int

  private var facts: SwiftFile { source.facts }
  var kind: SyntaxKind { facts.nodes[node].kind }
  var traits: SyntaxNode.Traits { facts.nodes[node].traits }
  var name: String { facts.name(of: node) }
  /// The name as written, in backticks if the text has them.
  var writtenName: String { traits.contains(.isQuoted) ? "`\(name)`" : name }
  var start: UInt32 { facts.nodes[node].start }
  var end: UInt32 { facts.nodes[node].end }
  var line: Int { facts.lineAndColumn(of: nameOrStart).line }
  var column: Int { facts.lineAndColumn(of: nameOrStart).column }
  private var nameOrStart: UInt32 {
    facts.nodes[node].name == 0 ? start : facts.nodes[node].nameStart
  }

  var parts: [Syntax] { facts.parts(of: node).map { Syntax(source: source, node: $0) } }
  /// The node and everything inside it.
  var all: [Syntax] { facts.range(of: node).map { Syntax(source: source, node: $0) } }

  func parts(_ kind: SyntaxKind) -> [Syntax] {
    facts.parts(kind, of: node).map { Syntax(source: source, node: $0) }
  }
  func part(_ kind: SyntaxKind) -> Syntax? {
    facts.part(kind, of: node).map { Syntax(source: source, node: $0) }
  }
  func has(modifier name: String) -> Bool { has(.modifier, name) }
  func has(attribute name: String) -> Bool { has(.attribute, name) }

  private func has(_ kind: SyntaxKind, _ name: String) -> Bool {
    facts.parts(of: node).contains { facts.nodes[$0].kind == kind && facts.name(of: $0) == name }
  }

  /// The type among the node's parts: that of a parameter, a result, an inheritance clause.
  var type: Syntax? { facts.firstType(of: node).map { Syntax(source: source, node: $0) } }

  /// The text on one line, without comments.
  var text: String { source.text(from: start, to: end).onOneLine }

  /// The text on one line, without comments, with some ranges replaced.
  ///
  /// - Parameter edits: in order, without overlaps.
  func text(replacing edits: [(start: UInt32, end: UInt32, text: String)]) -> String {
    if edits.isEmpty { return text }
    var result = ""
    var position = start
    for edit in edits {
      result += source.text(from: position, to: edit.start) + edit.text
      position = edit.end
    }
    return (result + source.text(from: position, to: end)).onOneLine
  }
}

extension String {
  /// The text without comments, with every line break and the blanks around it as one blank.
  fileprivate var onOneLine: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "/") }) else {
      return self
    }
    var result: [UInt8] = []
    var rest = Substring(self).utf8
    var isInString = false
    while let byte = rest.first {
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if !isInString, rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
        continue
      }
      if !isInString, rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
        continue
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t") {
        if result.last != UInt8(ascii: " ") { result.append(UInt8(ascii: " ")) }
      } else if byte != UInt8(ascii: " ") || result.last != UInt8(ascii: " ") {
        result.append(byte)
      }
      rest = rest.dropFirst()
    }
    var text = String(decoding: result, as: UTF8.self)
    for bracket in ["(", "[", "<"] { text = text.replacing("\(bracket) ", with: bracket) }
    for bracket in [")", "]", ">"] { text = text.replacing(" \(bracket)", with: bracket) }
    return text.replacing(",)", with: ")")
  }

  /// Replaces every occurrence of a text.
  func replacing(_ old: String, with new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
