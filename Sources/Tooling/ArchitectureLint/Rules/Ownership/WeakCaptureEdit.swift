import AdderModuleDiscovery
import AdderSwiftSource

/// Makes a closure capture an object weakly, and do nothing once the object is gone.
struct WeakCaptureEdit {
  private let place: SyntaxPlace
  private let facts: SwiftFile
  private let text: [UInt8]
  private let style: UnwrappingStyle

  /// - Parameter place: the closure.
  /// - Returns: `nil` if its file can no longer be read.
  init?(of place: SyntaxPlace, in module: LintedModule) {
    guard let text = module.text(of: place.file) else { return nil }
    self.text = text
    self.place = place
    facts = module.facts(at: place)
    style = module.project.unwrappingStyle.style(of: module.index)
  }

  /// Returns the edits; `nil` if the closure already has a capture list, or is empty.
  ///
  /// - Parameter name: the name of the captured object.
  func fix(capturing name: String) -> SourceFix? {
    let closure = Int(place.node)
    guard facts.nodes[closure].kind == .closure else { return nil }
    let parts = Array(facts.parts(of: closure))
    let head = parts.filter(facts.isHead)
    guard !head.contains(where: { facts.nodes[$0].kind == .capture }),
      let first = parts.first(where: { !facts.isHead($0) })
    else { return nil }
    let opening = facts.nodes[closure].start + 1
    // The capture list comes after the attributes and before the parameters.
    let start = head.last { facts.nodes[$0].kind == .attribute }.map { facts.nodes[$0].end }
    let statement = facts.nodes[first].start
    // Empty parentheses have no node: `{ () in`.
    let hasHead = !head.isEmpty || SwiftText(text).word(behind: opening) != statement
    let space = separator(before: statement, after: hasHead ? headEnd(before: statement) : opening)
    let place = start ?? opening
    let isApart = text[Int(place)] == 0x20 || text[Int(place)] == 0x0A
    let captures = " [weak \(name)]" + (hasHead ? "" : " in") + (isApart ? "" : " ")
    let guarding = style.guardStatement(name) + space
    var uses = uses(of: name)
    var second = edit(at: statement, place == statement ? captures + guarding : guarding)
    if let use = uses.first, use.place.start == statement {
      second = .init(place: use.place, text: second.text + use.text)
      uses.removeFirst()
    }
    return SourceFix((place == statement ? [] : [edit(at: place, captures)]) + [second] + uses)
  }

  /// Returns the edits that use the unwrapped object, if it has another name.
  private func uses(of name: String) -> [SourceFix.Edit] {
    let new = style.name(unwrapping: name)
    if new == name { return [] }
    let closure = facts.range(of: Int(place.node))
    // Closures with a capture of their own use that one.
    let others = closure.dropFirst().filter { node in
      facts.nodes[node].kind == .closure
        && facts.parts(.capture, of: node).contains { facts.name(of: $0) == name }
    }.map(facts.range)
    return closure.filter { node in
      facts.nodes[node].kind == .identifier && facts.name(of: node) == name
        && !others.contains { $0.contains(node) }
    }.map { node in
      let (start, end) = (facts.nodes[node].start, facts.nodes[node].end)
      return .init(place: LintPlace(file: place.file, start: start, end: end), text: new)
    }
  }

  /// Returns the end of the last word before a statement. That word is `in`.
  private func headEnd(before statement: UInt32) -> UInt32 {
    let opening = facts.nodes[Int(place.node)].start + 1
    var (place, end) = (SwiftText(text).word(behind: opening), opening)
    while place < statement {
      end = max(SwiftText(text).endOfName(at: place), place + 1)
      place = SwiftText(text).word(behind: end)
    }
    return end
  }

  /// Returns the separator for two statements: a line break with the same indentation if the second
  /// statement is on its own line, otherwise a semicolon.
  private func separator(before statement: UInt32, after offset: UInt32) -> String {
    let (line, column) = facts.lineAndColumn(of: statement)
    guard facts.lineAndColumn(of: offset).line < line else { return "; " }
    let indentation = text[Int(statement) - (column - 1)..<Int(statement)]
      .prefix { $0 == 0x20 || $0 == 0x09 }
    return "\n" + String(decoding: indentation, as: UTF8.self)
  }

  private func edit(at offset: UInt32, _ text: String) -> SourceFix.Edit {
    .init(place: LintPlace(file: place.file, start: offset, end: offset), text: text)
  }
}

extension LintedModule {
  /// Returns true if a property stores a function that returns nothing.
  func holdsAction(_ property: Property) -> Bool {
    let facts = facts(at: property.place)
    let node = Int(property.place.node)
    let function = facts.range(of: node).first {
      facts.nodes[$0].kind == .functionType
    }
    guard let function, let result = facts.part(.result, of: function),
      let type = facts.parts(of: result).first(where: { _ in true })
    else { return false }
    return facts.nodes[type].kind == .tupleType && facts.nodes[type].count == 0
      || facts.isNamed(type, "Void")
  }
}
