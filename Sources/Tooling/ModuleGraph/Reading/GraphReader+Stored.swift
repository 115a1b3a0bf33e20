import AdderModuleDiscovery
import AdderSwiftSource

// Finds what becomes of the screens and views that objects keep.
extension GraphReader {
  /// Returns the property of the own object that code sets to a value: `picker` in `picker = UIImagePickerController()`
  /// and in `self.picker = …`.
  func property(setAt node: Int, in number: Int) -> Name? {
    let member = members[number]
    let tree = trees[member.place.file]
    let path = tree.path(to: node, from: member.range.lowerBound)
    for position in path.nodes.indices.reversed().dropFirst() {
      switch path.kind(position) {
      case .chain, .call, .argument, .cast: continue
      case .sequence:
        guard let (target, value) = tree.assignment(path.nodes[position]),
          path.nodes[position + 1] >= value, let name = tree.lastName(of: target)
        else { return nil }
        let before = tree.chain(around: name).map {
          tree.facts.parts(of: $0).prefix { $0 < name }.filter { tree.kind($0) != .optionalChaining }
        }
        let isOwn = before?.allSatisfy(tree.isOwnObject) ?? true
        return isOwn ? tree.name(name) : nil
      default: return nil
      }
    }
    return nil
  }

  /// Returns how a type shows the screen that one of its members only keeps: in a property that another member reads.
  func storedAction(at node: Int, in number: Int) -> ModuleGraph.Action? {
    let member = members[number]
    let isValue = member.function == nil
    guard let type = member.type,
      let name = isValue ? member.name : property(setAt: node, in: number),
      index.property(name, of: type) != nil
    else { return nil }
    for other in members.members(of: type) where other != number || !isValue {
      let tree = trees[members[other].place.file]
      let context = OpeningContext(members[other], trees)
      for use in members[other].range
      where tree.name(use) == name && [.identifier, .member].contains(tree.kind(use)) {
        if let action = context.action(at: use) { return action }
      }
    }
    return nil
  }

  /// Returns the screens whose code names a view, or has a property for it: what the view opens, they open. Those of
  /// a view inside another view are the other's.
  func screens(showing view: TypeDeclaration.ID) -> [Int] {
    var visited: Set<TypeDeclaration.ID> = []
    return screens(showing: view, &visited).sorted()
  }

  private func screens(
    showing view: TypeDeclaration.ID, _ visited: inout Set<TypeDeclaration.ID>
  ) -> Set<Int> {
    guard isShown(view), nodes.screen(of: view) == nil, visited.insert(view).inserted else {
      return []
    }
    var screens: Set<Int> = []
    for place in app.places(named: index.types[view].name) {
      guard let type = typeDeclaration(around: place), type != view else { continue }
      if let owner = nodes.owner(of: type) {
        screens.insert(owner)
      } else {
        screens.formUnion(self.screens(showing: type, &visited))
      }
    }
    return screens
  }

  /// Returns the innermost type whose declaration or extension contains a place.
  private func typeDeclaration(around place: SyntaxPlace) -> TypeDeclaration.ID? {
    if let member = members.member(around: place) { return members[member].type }
    let facts = index.files[Int(place.file)].facts
    let around = index.types.indices.filter { type in
      ([index.types[type].place] + index.types[type].extensions).contains {
        $0.file == place.file && facts.range(of: Int($0.node)).contains(Int(place.node))
      }
    }
    return around.last
  }
}
