import AdderModuleDiscovery
import AdderSwiftSource

/// By what a method implements that of a protocol.
struct MethodSignature: Hashable {
  let name: Name
  let labels: [Name]

  init(_ function: Function) {
    name = function.name
    labels = function.parameters.map(\.label)
  }
}

extension LintedModule {
  /// The protocols of the project that a type conforms to, with their methods.
  func protocolMethods(
    of type: TypeDeclaration.ID
  ) -> [(type: TypeDeclaration.ID, methods: Set<MethodSignature>)] {
    index.allInherited(by: type).types.sorted()
      .filter { index.types[$0].kind == .protocol }
      .map { inherited in
        let declaration = index.types[inherited]
        // What an extension adds need not be implemented.
        let required = declaration.functions.filter { !$0.hasBody }
        return (inherited, Set(required.map(MethodSignature.init)))
      }
  }

  /// The protocols that a type implements group by group: what a protocol inherits belongs to it.
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

  /// Whether a piece of a file is inside another one.
  func holds(_ outer: SyntaxPlace, _ inner: SyntaxPlace) -> Bool {
    outer.file == inner.file && inner.node > outer.node
      && inner.node <= outer.node + Int32(facts(at: outer).nodes[Int(outer.node)].count)
  }
}
