import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds out how screens are shown that a module's own code only makes.
extension GraphBuilder {
  /// Returns what the callers of a member in its own module do with the screen that it returns.
  func callersAction(of number: Int, for lead: Lead) -> ModuleGraph.Action? {
    let owner = graphNodes.owner(of: reader.members[number].type)
    var visited: Set<Int> = [number]
    var open = [number]
    while let next = open.popLast() {
      if let function = reader.members[next].function, function.result == nil { continue }
      let new = (callers[next] ?? []).sorted().filter { visited.insert($0).inserted }
      let own = new.filter { graphNodes.owner(of: reader.members[$0].type) == owner }
      let shown = own.compactMap { caller in
        action(of: caller, with: next).map { (action: $0, doubt: doubt(in: caller, for: lead)) }
      }
      if let surest = shown.min(by: { $0.doubt < $1.doubt }) { return surest.action }
      open += own
    }
    return nil
  }

  /// Returns what a member does with the value of another one that it calls.
  private func action(of caller: Int, with called: Int) -> ModuleGraph.Action? {
    let context = OpeningContext(reader.members[caller], reader.trees)
    return reader.events[caller]?.lazy.compactMap { event -> ModuleGraph.Action? in
      guard case .calls(let all) = event.target, all.contains(called) else { return nil }
      return reader.action(at: event.node, context)
    }.first
  }

  /// Returns how doubtful it is that a member shows a screen which it chooses by a case: code calls it with the case,
  /// with others, or not at all.
  private func doubt(in member: Int, for lead: Lead) -> Int {
    guard let callers = callers[member], !callers.isEmpty else { return 2 }
    let passesCase = callers.contains { caller in
      let tree = reader.trees[reader.members[caller].place.file]
      return (reader.events[caller] ?? []).contains { event in
        guard case .calls(let all) = event.target, all.contains(member) else { return false }
        return tree.facts.range(of: event.node).contains {
          [.implicitMember, .member].contains(tree.kind($0)) && lead.cases.contains(tree.name($0))
        }
      }
    }
    return passesCase ? 0 : 1
  }

  /// Returns `embeds` for a screen that the code of a container makes and returns without saying how it is shown, and for
  /// a page that a screen returns, or that it gets from an object which provides pages.
  func containerAction(
    of number: Int, for lead: Lead, by opener: Int
  ) -> ModuleGraph.Action? {
    let member = reader.members[number]
    if providesPages(reader.members[lead.maker].type) { return .embeds }
    guard graphNodes.owner(of: member.type) == opener,
      member.function == nil || member.function?.result != nil
    else { return nil }
    let isPage = FrameworkNames.pageSources.contains(index.names[member.name])
    return isPage || containers.contains(opener) ? .embeds : nil
  }

  /// Returns true for an object that is no screen, and that a container asks for its pages.
  private func providesPages(_ type: TypeDeclaration.ID?) -> Bool {
    guard let type, graphNodes.screen(of: type) == nil else { return false }
    return reader.members.members(of: type).contains { number in
      FrameworkNames.pageSources.contains(index.names[reader.members[number].name])
    }
  }
}
