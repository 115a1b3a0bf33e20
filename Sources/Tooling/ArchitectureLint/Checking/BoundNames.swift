import AdderModuleDiscovery
import AdderSwiftSource

extension ProjectIndex.File {
  /// Returns the name that a binding or a parameter declares: the first name if there are several;
  /// `nil` if there is none.
  func boundName(_ node: Int) -> Name? {
    let named =
      facts.nodes[node].name != 0
      ? node : facts.range(of: node).first { facts.nodes[$0].kind == .namePattern }
    return named.map { names[Int(facts.nodes[$0].name)] }
  }
}

extension SwiftFile {
  /// Returns true if a node begins code in which outer local names are not visible: a function, an
  /// accessor, or the implicit getter of a computed property.
  func beginsCode(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
      .subscriptDeclaration, .accessor:
      true
    case .binding: part(.codeBlock, of: node) != nil
    default: false
    }
  }
}
