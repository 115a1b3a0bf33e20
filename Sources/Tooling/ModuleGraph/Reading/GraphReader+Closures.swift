import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds the closures by which objects report to those that made them.
extension GraphReader {
  /// The closures in code that belongs to nobody, such as a coordinator's, to which properties of other objects are
  /// set: `flow.onFinish = { … }`. Whoever calls the property runs the closure.
  var closureMembers: [CodeMember] {
    var closures: [CodeMember] = []
    for number in members.all.indices {
      let member = members[number]
      guard let scope = member.type, nodes.owner(of: scope) == nil else { continue }
      let syntax = index.files[Int(member.place.file)].facts.nodes
      for node in member.range where syntax[node].kind == .closure {
        let tree = trees[member.place.file]
        // A button or a cell serves many: what its closure opens, those open that wrote the closure.
        guard let (type, name) = holder(ofClosure: node, in: member, tree), type != scope,
          nodes.screen(of: type) != nil || !isShown(type)
        else { continue }
        closures.append(
          CodeMember(
            type: type, scope: scope, name: name,
            place: SyntaxPlace(file: member.place.file, node: Int32(node)), function: nil,
            isInitializer: false, range: tree.facts.range(of: node)))
      }
    }
    return closures
  }

  /// Returns the type and the property that a closure is stored in: by an assignment, or as an argument with the
  /// property's name of the object that is created.
  private func holder(
    ofClosure node: Int, in member: CodeMember, _ tree: SyntaxTree
  ) -> (TypeDeclaration.ID, Name)? {
    let around = tree.parent(of: node)
    switch tree.kind(around) {
    case .sequence:
      guard let (target, value) = tree.assignment(around), value == node,
        tree.kind(target) == .chain, let last = tree.lastName(of: target)
      else { return nil }
      let path = tree.facts.parts(of: target).prefix { $0 < last }.filter {
        ![.optionalChaining, .forceUnwrap].contains(tree.kind($0))
      }
      if path.count == 1, tree.isOwnObject(path[0]) { return nil }
      return holder(of: tree.name(last), type(ofPath: path, in: member, tree))
    case .argument, .trailingClosure:
      let call = tree.parent(of: around)
      guard tree.kind(call) == .call, let callee = tree.callee(of: call) else { return nil }
      return holder(ofArgument: around, callee, in: member, tree)
    default: return nil
    }
  }

  /// Returns the type and the property in which what is called keeps an argument.
  private func holder(
    ofArgument argument: Int, _ callee: Int, in member: CodeMember, _ tree: SyntaxTree
  ) -> (TypeDeclaration.ID, Name)? {
    let path = OpeningContext(member, trees).path(before: callee)
    let label = tree.name(argument)
    if path.isEmpty {
      guard tree.kind(callee) == .identifier,
        let type = index.type(
          TypeName(path: [tree.name(callee)]), in: member.scope, file: member.place.file)
      else { return nil }
      if label != .none, index.hasProperty(label, type) { return (type, label) }
      return members.initializers(of: type).lazy
        .compactMap { self.keptArgument(label, tree.kind(argument), self.members[$0]) }.first
        .map { (type, $0) }
    }
    guard tree.kind(callee) == .member, let type = type(ofPath: path, in: member, tree) else {
      return nil
    }
    return members.members(named: tree.name(callee), of: type).lazy
      .compactMap { self.keptArgument(label, tree.kind(argument), self.members[$0]) }.first
      .map { (type, $0) }
  }

  /// Returns the property that a function sets to the closure that it gets, or to which it adds the closure.
  private func keptArgument(_ label: Name, _ kind: SyntaxKind, _ member: CodeMember) -> Name? {
    let parameters = member.parameters.filter { $0.type?.shape == .function }
    let isFirstTrailing = kind == .trailingClosure && label == .none
    guard
      let parameter = isFirstTrailing
        ? parameters.last : parameters.first(where: { $0.label == label })
    else { return nil }
    let tree = trees[member.place.file]
    for node in member.range
    where tree.kind(node) == .identifier && tree.name(node) == parameter.name {
      let around = tree.parent(of: tree.chain(around: node) ?? node)
      switch tree.kind(around) {
      case .sequence:
        if let (target, value) = tree.assignment(around), value == node {
          return tree.lastName(of: target).map(tree.name)
        }
      case .argument:
        if let callee = tree.callee(of: tree.parent(of: around)),
          FrameworkNames.collectionCalls.contains(tree.facts.name(of: callee)),
          let list = OpeningContext(member, trees).path(before: callee).last
        {
          return tree.name(list)
        }
      default: break
      }
    }
    return nil
  }

  /// Returns a type with its property; if the type is unknown, the only one with a property of this name.
  private func holder(
    of name: Name, _ type: TypeDeclaration.ID?
  ) -> (TypeDeclaration.ID, Name)? {
    if let type { return index.property(name, of: type).map { _ in (type, name) } }
    let classes = ownersByName[name].map(Int.init).filter { index.types[$0].kind != .protocol }
    return classes.count == 1 ? (classes[0], name) : nil
  }

  /// Returns the texts and constants for which code runs: those with which the closure around it is registered, and those
  /// of the case around it: "app://profile" in `register("app://profile") { … }` and in `case "app://profile":`.
  func keys(at node: Int, _ context: OpeningContext) -> Set<Name> {
    let tree = context.tree
    var keys: Set<Name> = []
    for around in context.path(to: node).nodes where tree.kind(around) == .switchCase {
      for item in tree.facts.parts(.caseItem, of: around) {
        keys.formUnion(
          tree.facts.range(of: item).filter { tree.kind($0) == .stringLiteral }.map(tree.name))
      }
    }
    let closure = Int(context.member.place.node)
    guard tree.kind(closure) == .closure else { return keys }
    let around = tree.parent(of: closure)
    switch tree.kind(around) {
    case .argument, .trailingClosure:
      for argument in tree.facts.parts(.argument, of: tree.parent(of: around))
      where argument != around {
        keys.formUnion(tree.facts.range(of: argument).filter(tree.isKey).map(tree.name))
      }
    case .sequence:
      guard let (target, _) = tree.assignment(around) else { break }
      keys.formUnion(
        tree.facts.range(of: target).filter { tree.kind($0) == .stringLiteral }.map(tree.name))
    default: break
    }
    return keys
  }
}

extension SyntaxTree {
  /// Returns true for a text, and for a constant of a type: `Addresses.profile`.
  func isKey(_ node: Int) -> Bool {
    switch kind(node) {
    case .stringLiteral: return name(node) != .none
    case .member:
      let parts = chain(around: node).map { Array(facts.parts(of: $0)) } ?? []
      return parts.count == 2 && parts[1] == node
        && facts.name(of: parts[0]).first?.isUppercase ?? false
    default: return false
    }
  }
}
