import AdderModuleDiscovery
import AdderSwiftSource

extension ProjectIndex {
  /// The names of everything that code declares: types, members, parameters and variables.
  var declaredNames: Set<String> {
    files.reduce(into: []) { all, file in
      for node in file.facts.nodes.indices where file.facts.nodes[node].kind.declares {
        all.insert(file.facts.name(of: node))
      }
    }
  }
}

extension SyntaxKind {
  fileprivate var declares: Bool {
    [
      .functionDeclaration, .binding, .parameter, .enumElement, .namePattern, .closureParameter,
      .capture, .tupleTypeElement, .structDeclaration, .classDeclaration, .enumDeclaration,
      .protocolDeclaration, .actorDeclaration, .typealiasDeclaration,
    ].contains(self)
  }
}
