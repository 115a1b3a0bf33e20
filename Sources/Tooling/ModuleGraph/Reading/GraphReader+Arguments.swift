import AdderModuleDiscovery
import AdderSwiftSource

// Finds what functions call of the objects that they get.
extension GraphReader {
  /// Adds the calls by which a function runs what its callers pass: of `start()` in
  /// `func coordinate(to flow: Flow) { flow.start() }`, each caller calls that of its own flow.
  ///
  /// - Returns: True if the object of each caller is known. Then the function itself calls nobody's.
  func addCallsOfArgument(_ name: Name, at place: SyntaxPlace) -> Bool {
    let (tree, node) = (trees[place.file], Int(place.node))
    guard tree.kind(node) == .member, tree.call(after: node) != nil,
      let receiver = receiver(before: node, tree), let number = members.member(around: place),
      let parameter = members[number].parameter(named: receiver),
      let function = members[number].function, let declared = parameter.type,
      index.types(of: declared, in: members[number].scope, file: place.file).contains(where: {
        index.types[$0].kind == .protocol || heirs[$0] != nil
      })
    else { return false }
    var isKnown = false
    var uses: [Use] = []
    for site in places(named: function.name) {
      guard let call = trees[site.file].call(after: Int(site.node)),
        CallLabels(of: call, in: trees[site.file].file).fit(function)
      else { continue }
      let called = Set(
        types(ofArgument: parameter, of: function, in: call, at: site).flatMap {
          members.members(named: name, of: $0)
        })
      if called.isEmpty { return false }
      isKnown = true
      uses.append(Use(target: .calls(called.sorted()), place: site, node: call))
    }
    for use in uses { addIfItLeads(use) }
    return isKnown
  }

  /// Returns the only name before a method: `flow` in `flow.start()`.
  private func receiver(before node: Int, _ tree: SyntaxTree) -> Name? {
    guard let first = tree.chain(around: node).map({ $0 + 1 }), first < node,
      tree.kind(first) == .identifier
    else { return nil }
    var part = tree.facts.range(of: first).upperBound + 1
    while part < node {
      guard [.optionalChaining, .forceUnwrap].contains(tree.kind(part)) else { return nil }
      part = tree.facts.range(of: part).upperBound + 1
    }
    return tree.name(first)
  }

  /// Returns the classes of the objects that a call passes for a function's parameter.
  private func types(
    ofArgument parameter: Function.Parameter, of function: Function, in call: Int,
    at place: SyntaxPlace
  ) -> [TypeDeclaration.ID] {
    let tree = trees[place.file]
    // Several parameters can have no label.
    let before = function.parameters.prefix { $0.name != parameter.name }.count {
      $0.label == parameter.label
    }
    let arguments = tree.facts.parts(.argument, of: call).filter {
      tree.name($0) == parameter.label
    }
    guard let member = members.member(around: place).map({ members[$0] }),
      let argument = arguments.dropFirst(before).first,
      let value = tree.facts.parts(of: argument).first(where: { $0 > argument })
    else { return [] }
    if let type = typeOfValue(value, member, tree), index.types[type].kind != .protocol {
      return [type]
    }
    // The object is created in its declaration: `let flow: Flow = isNew ? ProfileFlow() : FeedFlow()`.
    guard tree.kind(value) == .identifier,
      let binding = tree.bindings(of: tree.name(value), in: member.range).last(where: { $0 < value }
      )
    else { return [] }
    return tree.facts.range(of: binding).compactMap {
      createdType(at: SyntaxPlace(file: place.file, node: Int32($0)))
    }
  }
}
