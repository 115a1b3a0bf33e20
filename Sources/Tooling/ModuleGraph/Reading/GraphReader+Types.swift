import AdderModuleDiscovery
import AdderSwiftSource

// Finds the types of the objects that code names.
extension GraphReader {
  /// Returns the type that a path of names before a member means.
  func type(
    named path: [Int], in caller: CodeMember, _ tree: SyntaxTree
  ) -> TypeDeclaration.ID? {
    guard let first = path.first,
      path.allSatisfy({ [.identifier, .member].contains(tree.kind($0)) })
    else { return nil }
    if path.count == 1, tree.facts.isNamed(first, "Self") { return caller.scope }
    let names = path.map(tree.name)
    if let type = caller.scope, index.hasProperty(tree.name(first), type) { return nil }
    return index.type(TypeName(path: names), in: caller.scope, file: caller.place.file)
  }

  /// Returns the type of the object that a path of names and calls means: of `flow` in `let flow = ProfileFlow()`,
  /// of `self.flow.router`, of `Navigator.shared`.
  func type(
    ofPath path: [Int], in caller: CodeMember, _ tree: SyntaxTree
  ) -> TypeDeclaration.ID? {
    var current: TypeDeclaration.ID?
    for (position, node) in path.enumerated() {
      switch tree.kind(node) {
      case .identifier where position == 0: current = type(ofName: node, in: caller, tree)
      // `Profile.init()` is a Profile.
      case .member where tree.facts.isNamed(node, "init"): continue
      case .member: current = current.flatMap { type(ofMember: tree.name(node), of: $0) }
      // An object that a container is asked for: `container.resolve(ProfileFlow.self)`.
      case .call: current = requestedType(node, in: caller, tree) ?? current
      default: return nil
      }
    }
    return current
  }

  /// Returns the type of `Profile.self` in a call.
  private func requestedType(
    _ call: Int, in caller: CodeMember, _ tree: SyntaxTree
  ) -> TypeDeclaration.ID? {
    guard let argument = tree.facts.part(.argument, of: call),
      let chain = tree.facts.part(.chain, of: argument)
    else { return nil }
    let parts = Array(tree.facts.parts(of: chain))
    guard let last = parts.last, tree.facts.isNamed(last, "self") else { return nil }
    return type(named: Array(parts.dropLast()), in: caller, tree)
  }

  /// Returns the type of what a name means at the beginning of a path.
  private func type(
    ofName node: Int, in caller: CodeMember, _ tree: SyntaxTree
  ) -> TypeDeclaration.ID? {
    if tree.isOwnObject(node) { return caller.scope }
    let (name, file) = (tree.name(node), caller.place.file)
    if let parameter = caller.parameter(named: name)?.type {
      return single(index.types(of: parameter, in: caller.scope, file: file))
    }
    if let binding = tree.bindings(of: name, in: caller.range).last(where: { $0 < node }),
      !tree.facts.range(of: binding).contains(node),
      let type = typeOfValue(in: binding, caller, tree)
    {
      return type
    }
    if let type = typeOfElement(named: name, in: caller, before: node, tree) { return type }
    var scope = caller.scope
    while let type = scope {
      if let found = self.type(ofMember: name, of: type) { return found }
      scope = index.types[type].outer
    }
    return index.type(TypeName(path: [name]), in: caller.scope, file: file)
  }

  /// Returns the type of a name in a tuple: of `flow` in `let (flow, screen) = factory.makeFlow()`.
  private func typeOfElement(
    named name: Name, in caller: CodeMember, before node: Int, _ tree: SyntaxTree
  ) -> TypeDeclaration.ID? {
    for binding in tree.tupleBindings(in: caller.range) where binding < node {
      guard let pattern = tree.facts.part(.tuplePattern, of: binding) else { continue }
      let names = tree.facts.range(of: pattern).filter { tree.kind($0) == .namePattern }
      guard let position = names.firstIndex(where: { tree.name($0) == name }),
        let call = tree.facts.part(.chain, of: binding).flatMap({ chain in
          Array(tree.facts.parts(of: chain)).last { tree.kind($0) == .call }
        }), let callee = tree.callee(of: call)
      else { continue }
      let path = OpeningContext(caller, trees).path(before: callee)
      let owner = type(named: path, in: caller, tree) ?? type(ofPath: path, in: caller, tree)
      let owners = owner.map {
        [$0] + (index.types[$0].kind == .protocol ? index.conformers(of: $0) : [])
      }
      let found = (owners ?? []).flatMap { members.members(named: tree.name(callee), of: $0) }
      let makers = found.isEmpty ? members.functions(named: tree.name(callee)) : found
      for number in makers {
        if let type = type(ofElement: position, of: members[number]) { return type }
      }
    }
    return nil
  }

  /// Returns the type of an element of the tuple that a function returns.
  private func type(ofElement position: Int, of member: CodeMember) -> TypeDeclaration.ID? {
    let tree = trees[member.place.file]
    guard let result = tree.facts.part(.result, of: member.range.lowerBound),
      let tuple = tree.facts.part(.tupleType, of: result)
    else { return nil }
    let elements = Array(tree.facts.parts(.tupleTypeElement, of: tuple))
    guard elements.indices.contains(position) else { return nil }
    let types = tree.facts.range(of: elements[position]).filter { tree.kind($0) == .typeName }
      .compactMap {
        index.type(TypeName(path: [tree.name($0)]), in: member.type, file: member.place.file)
      }
    return single(types)
  }

  /// Returns the type of a property, or of the result of a function.
  private func type(ofMember name: Name, of type: TypeDeclaration.ID) -> TypeDeclaration.ID? {
    if let property = index.property(name, of: type)?.property {
      if property.type != nil { return single(property.types) }
      let tree = trees[property.place.file]
      let member = members.member(around: property.place).map { members[$0] }
      return member.flatMap { typeOfValue(in: Int(property.place.node), $0, tree) }
    }
    let makers = [type] + (index.types[type].kind == .protocol ? index.conformers(of: type) : [])
    let results = Set(
      makers.flatMap { members.members(named: name, of: $0) }.compactMap { resultType(of: $0) })
    let concrete = results.filter { index.types[$0].kind != .protocol }
    return concrete.count == 1 ? concrete.first : results.count == 1 ? results.first : nil
  }

  /// Returns the type of a function's result: of an object behind a protocol, that of the object that the code
  /// returns.
  private func resultType(of number: Int) -> TypeDeclaration.ID? {
    let member = members[number]
    guard let result = member.function?.result else { return nil }
    let declared = single(index.types(of: result, in: member.type, file: member.place.file))
    guard let declared, index.types[declared].kind == .protocol,
      index.conformers(of: declared).count > 1
    else { return declared }
    let tree = trees[member.place.file]
    let returned = member.range.filter { tree.kind($0) == .returnStatement }
    let values = returned.isEmpty ? tree.facts.part(.codeBlock, of: member.range.lowerBound) : nil
    for node in returned + (values.map { [$0] } ?? []) {
      if let type = typeOfValue(in: node, member, tree) { return type }
    }
    return declared
  }

  /// Returns the screen that an object is, named by a path; of a protocol, the only one that conforms to it.
  func screen(ofPath path: [Int], in caller: CodeMember, _ tree: SyntaxTree) -> Int? {
    guard let type = type(ofPath: path, in: caller, tree) else { return nil }
    if let screen = nodes.screen(of: type) { return screen }
    let screens = Set(index.conformers(of: type).compactMap(nodes.screen(of:)))
    return screens.count == 1 ? screens.first : nil
  }

  /// Returns true for a property of a module's part that refers to the module's screen: a router's `view`.
  func isOwnScreen(_ value: Int, in member: CodeMember, _ tree: SyntaxTree) -> Bool {
    guard let type = member.type, let owner = nodes.owner(of: type), nodes.screen(of: type) == nil,
      let name = tree.lastName(of: value)
    else { return false }
    let path = OpeningContext(member, trees).path(before: name)
    guard path.allSatisfy(tree.isOwnObject),
      !path.isEmpty || tree.bindings(of: tree.name(name), in: member.range).isEmpty
    else { return false }
    return found.graph.edges(from: type).contains {
      $0.property == tree.name(name) && nodes.screen(of: $0.target) == owner
    }
  }

  /// Returns the type of the value in a binding: a created object's, a property's, or a function's result.
  func typeOfValue(
    in binding: Int, _ caller: CodeMember, _ tree: SyntaxTree
  ) -> TypeDeclaration.ID? {
    let place = SyntaxPlace(file: caller.place.file, node: Int32(binding))
    // Values can be made of each other: `var first = second`, `var second = first`.
    guard openValues.places.insert(place).inserted else { return nil }
    defer { openValues.places.remove(place) }
    return typeOfFirstValue(in: binding, caller, tree)
  }

  private func typeOfFirstValue(
    in binding: Int, _ caller: CodeMember, _ tree: SyntaxTree
  ) -> TypeDeclaration.ID? {
    for node in tree.facts.parts(of: binding) {
      switch tree.kind(node) {
      case .typeName:
        return index.type(
          TypeName(path: [tree.name(node)]), in: caller.scope, file: caller.place.file)
      case .optionalType, .unwrappedType, .constrainedType:
        let named = tree.facts.range(of: node).first { tree.kind($0) == .typeName }
        return named.flatMap {
          index.type(TypeName(path: [tree.name($0)]), in: caller.scope, file: caller.place.file)
        }
      case .identifier, .chain: return typeOfValue(node, caller, tree)
      default: break
      }
    }
    return nil
  }

  /// Returns the type of the object that a name or a chain means.
  func typeOfValue(_ node: Int, _ caller: CodeMember, _ tree: SyntaxTree) -> TypeDeclaration.ID? {
    switch tree.kind(node) {
    case .identifier: return type(ofName: node, in: caller, tree)
    case .chain:
      let path = tree.facts.parts(of: node).filter {
        ![.optionalChaining, .forceUnwrap].contains(tree.kind($0))
      }
      return type(ofPath: path, in: caller, tree)
    default: return nil
    }
  }

  /// Returns the type that has all of these types: of a class and its protocols, the class.
  private func single(_ types: [TypeDeclaration.ID]) -> TypeDeclaration.ID? {
    guard let first = types.first else { return nil }
    if let type = types.first(where: { index.types[$0].kind != .protocol }) { return type }
    if types.count == 1 { return first }
    let common = types.dropFirst().reduce(Set(index.conformers(of: first))) {
      $0.intersection(index.conformers(of: $1))
    }
    return common.count == 1 ? common.first : types.last
  }
}
