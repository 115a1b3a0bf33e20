import AdderModuleDiscovery
import AdderModuleGraph
import AdderShipped

/// The modules whose screens an app never closes or never opens, as far as its map tells. A cycle of references in them
/// costs nothing as long as this is so.
struct LastingModules: Sendable {
  /// Why nothing is lost in each of them, by the module's name. If modules share a name, all of them are such modules.
  private let reasons: [String: String]

  init(_ map: ModuleOpenings, unreachable: UnreachableModules, in found: DiscoveredProject) {
    // A map with hardly a screen shows nothing about what the app will close.
    guard found.modules.count > 2 else {
      reasons = [:]
      return
    }
    let index = found.index
    let tabContainers = Set(
      index.types.indices.filter { index.inherits(.tabContainers, $0) }.map { index.types[$0].name }
    )
    let holdsTabs = found.modules.map { module in
      module.parts.contains { tabContainers.contains(index.types[$0.type].name) }
    }
    let lasting = map.graph.lasting { node in
      if let module = map.module(at: node) { return holdsTabs[module] }
      return index.names.name(map.graph.nodes[node].name).map(tabContainers.contains) ?? false
    }
    var byNumber: [Int: String] = [:]
    for (node, edge) in lasting {
      guard let module = map.module(at: node) else { continue }
      byNumber[module] = "is shown in \(edge.place), and 'adder graph' sees nothing that closes it"
    }
    for (module, _) in unreachable.all { byNumber[module] = "is opened by nothing" }
    var byName: [String: String] = [:]
    for (module, reason) in byNumber.sorted(by: { $0.key < $1.key }) {
      byName[found.modules[module].name] = reason
    }
    for module in found.modules.indices where byNumber[module] == nil {
      byName[found.modules[module].name] = nil
    }
    reasons = byName
  }

  /// Returns a note on a finding about a module's references; `nil` if something may be lost.
  func note(on module: String) -> LintFinding.Note? {
    reasons[module].map { reason in
      LintFinding.Note("'\(module)' \(reason). As long as that is so, nothing is lost.")
    }
  }
}
