import AdderBase

extension ModuleGraph {
  /// Returns the node that a person means: by its ID or name; else in any case; else by the beginning of its name.
  /// Among nodes with the same name, a module is meant first.
  package func node(named text: String) throws(GraphError) -> Int {
    let wanted = text.lowercased()
    let searches: [(Node) -> Bool] = [
      { $0.id == text }, { $0.name == text }, { $0.name.lowercased() == wanted },
      { $0.name.lowercased().hasPrefix(wanted) },
    ]
    for matches in searches where !text.isEmpty {
      let found = nodes.indices.filter { matches(nodes[$0]) }
      if found.count == 1 { return found[0] }
      if found.isEmpty { continue }
      let modules = found.filter { nodes[$0].kind == .module }
      if modules.count == 1, Set(found.map { nodes[$0].name.lowercased() }).count == 1 {
        return modules[0]
      }
      throw .ambiguous(text, candidates: found.map { nodes[$0].id })
    }
    let names = nodes.map(\.name)
    let suggestion =
      Spelling.nearest(to: text, among: names)
      ?? names.first { text.count > 2 && $0.lowercased().contains(wanted) }
    throw .unknown(text, suggestion: suggestion)
  }

  /// Returns the target that a person means.
  package func target(named text: String) throws(GraphError) -> String {
    let known = targets
    let wanted = text.lowercased()
    if known.contains(text) { return text }
    let found = known.filter { $0.lowercased() == wanted }
    if found.count == 1 { return found[0] }
    throw .unknownTarget(
      text, suggestion: Spelling.nearest(to: text, among: known), known: known)
  }
}
