import AdderModuleDiscovery
import AdderSwiftSource

/// A method's name and labels, which determine the protocol requirement that it implements.
struct MethodSignature: Hashable {
  let name: Name
  let labels: [Name]

  init(_ function: Function) {
    name = function.name
    labels = function.parameters.map(\.label)
  }
}

extension LintedModule {
  /// Returns the project's protocols that a type conforms to, with the methods that they require.
  func protocolMethods(
    of type: TypeDeclaration.ID
  ) -> [(type: TypeDeclaration.ID, methods: Set<MethodSignature>)] {
    index.allInherited(by: type).types.sorted()
      .filter { index.types[$0].kind == .protocol }
      .map { inherited in
        let declaration = index.types[inherited]
        // A method with a body comes from an extension, so conforming types need not implement it.
        let required = declaration.functions.filter { !$0.hasBody }
        return (inherited, Set(required.map(MethodSignature.init)))
      }
  }

  /// Returns the protocols that a type conforms to, except those that another of these protocols
  /// inherits. The methods of an inherited protocol are added to those of the inheriting protocol.
  func protocolGroups(
    of type: TypeDeclaration.ID
  ) -> [(type: TypeDeclaration.ID, methods: Set<MethodSignature>)] {
    let all = protocolMethods(of: type)
    let inherited = all.reduce(into: Set()) { $0.formUnion(index.allInherited(by: $1.type).types) }
    return all.filter { !inherited.contains($0.type) }.map { group in
      let ancestors = index.allInherited(by: group.type).types
      return all.filter { ancestors.contains($0.type) }
        .reduce(into: group) { $0.methods.formUnion($1.methods) }
    }
  }

  /// Returns true if one node is inside another.
  func holds(_ outer: SyntaxPlace, _ inner: SyntaxPlace) -> Bool {
    outer.file == inner.file && inner.node > outer.node
      && inner.node <= outer.node + Int32(facts(at: outer).nodes[Int(outer.node)].count)
  }
}
