import AdderModuleDiscovery
import AdderSwiftSource

extension ProjectIndex.File {
  /// What a binding or a parameter gives a name to, the first where there are several; `nil` for what has none.
  func boundName(_ node: Int) -> Name? {
    let named =
      facts.nodes[node].name != 0
      ? node : facts.range(of: node).first { facts.nodes[$0].kind == .namePattern }
    return named.map { names[Int(facts.nodes[$0].name)] }
  }
}

extension SwiftFile {
  /// Whether code begins in which the local names of before mean nothing: a function, an accessor, or a getter that is
  /// not called so.
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
