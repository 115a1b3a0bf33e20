import AdderArchitectures
import AdderModuleDiscovery

extension ProjectIndex {
  /// Returns the names in the project's code that show that it knows a topic.
  func names(of knowledge: Knowledge) -> Set<Name> {
    let known = Set(knowledge.wholeNames.compactMap(names.name))
    guard knowledge.hasBeginnings else { return known }
    return known.union(names.all.filter { knowledge.includesMention(names[$0]) })
  }

  /// Returns true if the project's code has a name that shows that it knows a topic.
  func hasNames(of knowledge: Knowledge) -> Bool {
    if knowledge.wholeNames.contains(where: { names.name($0) != nil }) { return true }
    return knowledge.hasBeginnings
      && names.all.contains { knowledge.includesMention(names[$0]) }
  }
}

extension Knowledge {
  fileprivate var wholeNames: [String] {
    imports + mentions + calls.map { String($0.prefix { $0 != "(" }) } + screenCalls
  }

  /// True for mentions such as `URLSession*`.
  fileprivate var hasBeginnings: Bool { mentions.contains { $0.hasSuffix("*") } }
}
