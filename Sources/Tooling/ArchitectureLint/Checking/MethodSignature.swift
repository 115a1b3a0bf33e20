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

  /// Whether a piece of a file is inside another one.
  func holds(_ outer: SyntaxPlace, _ inner: SyntaxPlace) -> Bool {
    outer.file == inner.file && inner.node > outer.node
      && inner.node <= outer.node + Int32(facts(at: outer).nodes[Int(outer.node)].count)
  }
}
