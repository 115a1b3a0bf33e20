import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// A place that sets what a view within a cell shows.
struct CellFilling {
  /// What the view is called.
  let view: String
  let place: LintPlace

  /// Those in a piece of code: of cells that it got from a list.
  static func all(in place: SyntaxPlace, _ module: LintedModule) -> [CellFilling] {
    let file = module.index.files[Int(place.file)]
    let facts = file.facts
    let first = Int(place.node)
    var cells: Set<Name> = []
    var found: [CellFilling] = []
    for node in facts.range(of: first) {
      if facts.beginsCode(node) { cells = [] }
      switch facts.nodes[node].kind {
      case .binding, .optionalBinding:
        if isFromList(node, facts) { cells.insert((file.boundName(node) ?? .none)) }
      case .sequence:
        if let step = filled(by: node, cells, file) {
          let place = module.nameplace(at: SyntaxPlace(file: place.file, node: Int32(step)))
          found.append(CellFilling(view: facts.name(of: step), place: place))
        }
      default: break
      }
    }
    return found
  }

  /// Whether a name is set to a cell that a list gives out.
  private static func isFromList(_ binding: Int, _ facts: SwiftFile) -> Bool {
    let all = facts.range(of: binding)
    // What a closure in it gets is not what the name is set to.
    if all.contains(where: { facts.nodes[$0].kind == .closure }) { return false }
    return all.contains { node in
      facts.nodes[node].kind == .member
        && (facts.isNamed(node, "dequeueReusableCell") || facts.isNamed(node, "cellForRow"))
    }
  }

  /// The view in `cell.titleLabel.text = …`.
  private static func filled(
    by sequence: Int, _ cells: Set<Name>, _ file: ProjectIndex.File
  ) -> Int? {
    let facts = file.facts
    let parts = Array(facts.parts(of: sequence))
    guard parts.count >= 3, facts.nodes[parts[0]].kind == .chain,
      facts.nodes[parts[1]].kind == .assignment
    else { return nil }
    let steps = facts.parts(of: parts[0]).filter {
      facts.nodes[$0].kind != .optionalChaining && facts.nodes[$0].kind != .forceUnwrap
    }
    guard steps.count >= 3, steps.dropFirst().allSatisfy({ facts.nodes[$0].kind == .member }),
      cells.contains(file.names[Int(facts.nodes[steps[0]].name)]),
      !FrameworkNames.cellProperties.contains(facts.name(of: steps[1]))
    else { return nil }
    return steps[1]
  }
}
