import AdderModuleDiscovery
import AdderSwiftSource

/// Lets a closure hold something weakly, and do nothing once that is gone.
struct WeakCaptureEdit {
  private let place: SyntaxPlace
  private let facts: SwiftFile

  /// - Parameter place: the closure.
  init(of place: SyntaxPlace, in module: LintedModule) {
    self.place = place
    facts = module.facts(at: place)
  }

  /// The edits; `nil` where the closure captures something by name already, or has nothing to do.
  ///
  /// - Parameter name: what it captures.
  func fix(capturing name: String) -> SourceFix? {
    let closure = Int(place.node)
    guard facts.nodes[closure].kind == .closure else { return nil }
    let parts = Array(facts.parts(of: closure))
    let head = parts.filter(isHead)
    guard !head.contains(where: { facts.nodes[$0].kind == .capture }),
      let first = parts.first(where: { !isHead($0) })
    else { return nil }
    let start = facts.nodes[closure].start + 1
    let guarding = "guard let \(name) else { return }"
    if head.isEmpty {
      let space = separator(before: first, after: start)
      return SourceFix([
        edit(at: start, " [weak \(name)] in"),
        edit(at: facts.nodes[first].start, guarding + space),
      ])
    }
    let space = separator(before: first, after: facts.nodes[head[head.count - 1]].end)
    return SourceFix([
      edit(at: start, " [weak \(name)]"), edit(at: facts.nodes[first].start, guarding + space),
    ])
  }

  private func isHead(_ part: Int) -> Bool {
    switch facts.nodes[part].kind {
    case .attribute, .capture, .closureParameter, .parameter, .result: true
    default: false
    }
  }

  /// What stands between two statements: the end of the line with the same indentation, if the second has a line of
  /// its own.
  private func separator(before statement: Int, after offset: UInt32) -> String {
    let (line, column) = facts.lineAndColumn(of: facts.nodes[statement].start)
    let isAlone = facts.lineAndColumn(of: offset).line < line
    return isAlone ? "\n" + String(repeating: " ", count: column - 1) : "; "
  }

  private func edit(at offset: UInt32, _ text: String) -> SourceFix.Edit {
    .init(place: LintPlace(file: place.file, start: offset, end: offset), text: text)
  }
}

extension LintedModule {
  /// Whether a property holds functions that give nothing back.
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
