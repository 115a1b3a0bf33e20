import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds what becomes of the screens and views that objects keep.
extension GraphReader {
  /// Returns the property of the own object that code sets to a value: `picker` in `picker = UIImagePickerController()`
  /// and in `self.picker = …`.
  func property(setAt node: Int, in number: Int) -> Name? {
    var visited: Set<Int> = []
    return property(setAt: node, in: members[number], &visited)
  }

  private func property(
    setAt node: Int, in member: CodeMember, _ visited: inout Set<Int>
  ) -> Name? {
    guard visited.insert(node).inserted else { return nil }
    let tree = trees[member.place.file]
    let path = tree.path(to: node, from: member.range.lowerBound)
    for position in path.nodes.indices.reversed().dropFirst() {
      switch path.kind(position) {
      case .call where path.kind(position + 1) == .argument && isAdded(at: position, path):
        return list(ofCall: path.nodes[position], in: member, &visited)
      case .chain, .call, .argument, .cast, .typeName: continue
      case .sequence:
        guard let (target, value) = tree.assignment(path.nodes[position]),
          path.nodes[position + 1] >= value, let name = tree.lastName(of: target)
        else { return nil }
        let before = tree.chain(around: name).map {
          tree.facts.parts(of: $0).prefix { $0 < name }.filter {
            tree.kind($0) != .optionalChaining
          }
        }
        let isOwn = before?.allSatisfy(tree.isOwnObject) ?? true
        return isOwn ? tree.name(name) : nil
      case .binding, .optionalBinding:
        let binding = path.nodes[position]
        let named = tree.facts.part(.namePattern, of: binding) ?? binding
        for use in OpeningContext(member, trees).uses(of: named, after: binding) {
          if let name = property(setAt: use, in: member, &visited) { return name }
        }
        return nil
      default: return nil
      }
    }
    return nil
  }

  /// Returns true for a call that adds its argument to a list.
  private func isAdded(at position: Int, _ path: NodePath) -> Bool {
    path.callee(at: position).map {
      FrameworkNames.collectionCalls.contains(path.tree.facts.name(of: $0))
    } ?? false
  }

  /// Returns the property of the own object to which a call adds something: itself, or by a local list to which code
  /// sets the property.
  private func list(ofCall call: Int, in member: CodeMember, _ visited: inout Set<Int>) -> Name? {
    let (tree, context) = (trees[member.place.file], OpeningContext(member, trees))
    guard let callee = tree.callee(of: call),
      let list = context.path(before: callee).last,
      [.identifier, .member].contains(tree.kind(list)),
      context.path(before: list).allSatisfy(tree.isOwnObject)
    else { return nil }
    let local =
      tree.kind(list) == .identifier
      ? tree.bindings(of: tree.name(list), in: member.range).last { $0 < list } : nil
    guard let local else { return tree.name(list) }
    for use in context.uses(of: local, after: list) {
      if let name = property(setAt: use, in: member, &visited) { return name }
    }
    return nil
  }

  /// Returns how a type shows the screen that one of its members only keeps: in a property that another member reads.
  func storedAction(at node: Int, in number: Int) -> ModuleGraph.Action? {
    let member = members[number]
    let isValue = member.function == nil
    guard let type = member.type,
      let name = isValue ? member.name : property(setAt: node, in: number),
      index.hasProperty(name, type)
    else { return nil }
    for other in members.members(of: type) where other != number || !isValue {
      let tree = trees[members[other].place.file]
      let context = OpeningContext(members[other], trees)
      for use in members[other].range
      where tree.name(use) == name && [.identifier, .member].contains(tree.kind(use)) {
        if let action = action(at: use, context) { return action }
      }
    }
    return nil
  }

  /// Returns how code shows a screen. The screens of a stack that the object keeps in a property are shown inside the
  /// container to which other code of the object gives the stack.
  func action(at node: Int, _ context: OpeningContext) -> ModuleGraph.Action? {
    guard let showing = context.showing(at: node) else { return nil }
    if showing.action == .opens {
      var visited: Set<Int> = []
      return passedAction(of: showing.name, context, &visited) ?? .opens
    }
    let isStack = FrameworkNames.stackedScreens.contains(
      context.tree.facts.name(of: showing.name))
    guard isStack, showing.action == .replaces, let type = context.member.type,
      let stack = keptStack(screensSetBy: showing.name, context)
    else { return showing.action }
    // The stacks that the own container has already.
    if FrameworkNames.stackedScreens.contains(index.names[stack]) {
      return index.inherits(.screenContainers, type) ? .embeds : .replaces
    }
    if index.property(stack, of: type) == nil { return .replaces }
    let isEmbedded = members.members(of: type).contains { number in
      let other = OpeningContext(members[number], trees)
      return members[number].range.contains { use in
        other.tree.name(use) == stack && [.identifier, .member].contains(other.tree.kind(use))
          && other.action(at: use) == .embeds
      }
    }
    return isEmbedded ? .embeds : .replaces
  }

  /// Returns the name of the property that holds the stack in `stack.setViewControllers([…])`, also if `stack` is a
  /// local name for it.
  private func keptStack(screensSetBy name: Int, _ context: OpeningContext) -> Name? {
    let tree = context.tree
    let path = context.path(before: name).filter { !tree.isOwnObject($0) }
    guard path.count == 1, [.identifier, .member].contains(tree.kind(path[0])) else { return nil }
    let binding = tree.bindings(of: tree.name(path[0]), in: context.member.range).last {
      $0 < name
    }
    guard let binding else { return tree.name(path[0]) }
    return tree.facts.range(of: binding).dropFirst().first { node in
      [.identifier, .member].contains(tree.kind(node)) && !tree.isOwnObject(node)
    }.map(tree.name)
  }

  /// Returns the member that provides the screen of a coordinator: the only one whose value is a screen, or the one
  /// that a protocol asks for. What makes several screens is a factory.
  func screenMembers(of type: TypeDeclaration.ID) -> [Int] {
    let all = members.members(of: type).filter { providesScreen(members[$0]) }
    if all.count < 2 { return all }
    let asked = index.protocols(of: type).flatMap { contract in
      index.types[contract].properties.map(\.name) + index.types[contract].functions.map(\.name)
    }
    let provided = all.filter { asked.contains(members[$0].name) }
    return provided.count == 1 ? provided : []
  }

  /// Returns true for a property or method whose value is a screen.
  func providesScreen(_ member: CodeMember) -> Bool {
    guard let type = member.type, !member.isInitializer,
      let value = member.function?.result ?? index.property(member.name, of: type)?.property.type
    else { return false }
    return value.names.contains {
      FrameworkNames.passedScreens.contains(index.names[$0.last])
        || FrameworkNames.screenContainers.contains(index.names[$0.last])
    }
      || index.types(of: value, in: type, file: member.place.file).contains {
        nodes.screen(of: $0) != nil
      }
  }

  /// Returns the screens whose code names a view, or has a property for it: what the view opens, they open. Those of
  /// a view inside another view are the other's. Where no code names the view, it is shown by the only screen that
  /// names its base class: a table shows cells of all kinds as `BaseCell`.
  func screens(showing view: TypeDeclaration.ID) -> [Int] {
    for type in [view] + index.superclasses(of: view) {
      var visited: Set<TypeDeclaration.ID> = []
      let screens = screens(showing: type, &visited).sorted()
      if type == view ? !screens.isEmpty : screens.count == 1 { return screens }
    }
    return []
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
