import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// An assignment that sets what a view in a cell shows.
struct CellFilling {
  /// The name of the view.
  let view: String
  let place: LintPlace

  /// Returns the assignments in a piece of code that fill the views of cells from a list.
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

  /// Returns true if a name is bound to a cell from a list.
  private static func isFromList(_ binding: Int, _ facts: SwiftFile) -> Bool {
    let all = facts.range(of: binding)
    // If there is a closure, the cell may be created inside the closure. In that case, the cell is
    // not the value bound to the name.
    if all.contains(where: { facts.nodes[$0].kind == .closure }) { return false }
    return all.contains { node in
      facts.nodes[node].kind == .member
        && (facts.isNamed(node, "dequeueReusableCell") || facts.isNamed(node, "cellForRow"))
    }
  }

  /// Returns the view in `cell.titleLabel.text = …`.
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
