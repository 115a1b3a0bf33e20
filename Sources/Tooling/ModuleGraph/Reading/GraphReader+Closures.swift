import AdderModuleDiscovery
import AdderSwiftSource

// Finds the closures by which objects report to those that made them.
extension GraphReader {
  /// The closures in code that belongs to nobody, such as a coordinator's, to which properties of other objects are
  /// set: `flow.onFinish = { … }`. Whoever calls the property runs the closure.
  var closureMembers: [CodeMember] {
    var closures: [CodeMember] = []
    for number in members.all.indices {
      let member = members[number]
      let tree = trees[member.place.file]
      guard let scope = member.type, nodes.owner(of: scope) == nil else { continue }
      for node in member.range where tree.kind(node) == .closure {
        guard let (type, name) = holder(ofClosure: node, in: member, tree), type != scope else {
          continue
        }
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
    case .argument:
      let call = tree.parent(of: around)
      guard tree.kind(call) == .call, let callee = tree.callee(of: call),
        tree.kind(callee) == .identifier,
        let type = index.type(
          TypeName(path: [tree.name(callee)]), in: member.scope, file: member.place.file)
      else { return nil }
      return holder(of: tree.name(around), type)
    default: return nil
    }
  }

  /// Returns a type with its property; if the type is unknown, the only one with a property of this name.
  private func holder(
    of name: Name, _ type: TypeDeclaration.ID?
  ) -> (TypeDeclaration.ID, Name)? {
    if let type { return index.property(name, of: type).map { _ in (type, name) } }
    let owners = (propertiesByName[name] ?? []).map(\.owner)
    let classes = owners.filter { index.types[$0].kind != .protocol }
    return classes.count == 1 ? (classes[0], name) : nil
  }
}
