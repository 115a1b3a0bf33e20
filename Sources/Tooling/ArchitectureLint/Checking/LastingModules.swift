import AdderModuleDiscovery
import AdderModuleGraph
import AdderShipped
import AdderSwiftSource

/// The modules whose screens an app never closes or never opens, as far as its map tells. A cycle of references in them
/// costs nothing as long as this is so.
struct LastingModules: Sendable {
  /// If modules share a name, all of them are such modules.
  private let names: Set<String>

  init(_ map: ModuleOpenings, unreachable: UnreachableModules, in project: LintedProject) {
    let found = project.found
    // A map of one screen shows nothing about what the app will close.
    guard found.modules.count > 1 else {
      names = []
      return
    }
    let index = found.index
    let tabContainers = Set(
      index.types.indices.filter { index.inherits(.tabContainers, $0) }.map { index.types[$0].name }
    )
    let holdsTabs = found.modules.map { module in
      module.parts.contains { tabContainers.contains(index.types[$0.type].name) }
    }
    let app = AppCode(index, project.filesByName, isTest: project.tests.isTest)
    let hiding = app.typesThatHideTheWayBack
    var code = RunningCode(project, app)
    func runs(_ edge: ModuleGraph.Edge) -> Bool {
      map.graph.nodes[edge.from].kind == .entry || code.mayRun(edge.method)
    }
    func keepsScreens(_ node: Int) -> Bool {
      if let module = map.module(at: node) { return holdsTabs[module] }
      return index.names.name(map.graph.nodes[node].name).map(tabContainers.contains) ?? false
    }
    func hidesWayBack(_ node: Int) -> Bool {
      map.module(at: node).map { module in
        found.modules[module].parts.contains { hiding.contains($0.type) }
      } ?? false
    }
    let lasting = map.graph.lasting(
      where: keepsScreens, hidesWayBack: hidesWayBack, runs: runs,
      isOnlyAtStart: { code.runsOnlyAtStart($0.method) })
    let all = Set(lasting.union(map.graph.opened(onlyWhereNot: runs)).compactMap(map.module))
      .union(unreachable.all.map(\.module))
    let others = found.modules.indices.filter { !all.contains($0) }.map { found.modules[$0].name }
    names = Set(all.map { found.modules[$0].name }).subtracting(others)
  }

  func contains(_ module: String) -> Bool { names.contains(module) }
}
