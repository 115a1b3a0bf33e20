import AdderArchitectures
import AdderModuleDiscovery

extension ProjectIndex {
  /// Returns the names in the project's code that show that it knows a topic.
  func names(of knowledge: Knowledge) -> Set<Name> {
    let calls = knowledge.calls.map { String($0.prefix { $0 != "(" }) }
    let known = Set(
      (knowledge.imports + knowledge.mentions + calls + knowledge.screenCalls)
        .compactMap(names.name))
    guard knowledge.mentions.contains(where: { $0.hasSuffix("*") }) else { return known }
    return known.union(names.all.filter { knowledge.includesMention(names[$0]) })
  }
}
