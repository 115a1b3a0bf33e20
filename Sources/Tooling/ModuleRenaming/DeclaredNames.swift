import AdderModuleDiscovery
import AdderSwiftSource

extension ProjectIndex {
  /// The names of everything that code declares: types, members, macros, parameters, labels and variables.
  var declaredNames: Set<String> {
    files.reduce(into: []) { all, file in
      for node in file.facts.nodes.indices where file.facts.nodes[node].kind.declares {
        all.insert(file.facts.name(of: node))
      }
    }
  }
}

extension SyntaxKind {
  /// True for a node whose name is declared there.
  var declares: Bool {
    switch self {
    case .functionDeclaration, .macroDeclaration, .binding, .parameter, .label, .enumElement,
      .namePattern, .closureParameter, .capture, .tupleTypeElement, .structDeclaration,
      .classDeclaration, .enumDeclaration, .protocolDeclaration, .actorDeclaration,
      .typealiasDeclaration, .associatedtypeDeclaration, .genericParameter:
      true
    default: false
    }
  }
}
