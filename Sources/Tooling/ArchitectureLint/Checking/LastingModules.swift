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
    // A map with hardly a screen shows nothing about what the app will close.
    guard found.modules.count > 2 else {
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
    let hiding = AppCode(index, project.filesByName, isTest: project.tests.isTest)
      .typesThatHideTheWayBack
    func runs(_ edge: ModuleGraph.Edge) -> Bool {
      map.graph.nodes[edge.from].kind == .entry || project.mayRun(edge.method)
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
      where: keepsScreens, hidesWayBack: hidesWayBack, runs: runs)
    let all = Set(lasting.union(map.graph.opened(onlyWhereNot: runs)).compactMap(map.module))
      .union(unreachable.all.map(\.module))
    let others = found.modules.indices.filter { !all.contains($0) }.map { found.modules[$0].name }
    names = Set(all.map { found.modules[$0].name }).subtracting(others)
  }

  func contains(_ module: String) -> Bool { names.contains(module) }
}

extension LintedProject {
  /// Returns false for a method of the app's own that no code names, such as `Router.showLogin`. The system may call
  /// those of a type that inherits from the system's.
  fileprivate func mayRun(_ method: String) -> Bool {
    let words = method.split(separator: ".").map(String.init)
    guard words.count == 2, let name = index.names.name(words[1]),
      index.types(named: words[0]).contains(where: { type in
        index.allInherited(by: type).foreign.isEmpty
          && index.types[type].functions.contains { $0.name == name }
      })
    else { return true }
    return filesByName[name].contains { number in
      let file = index.files[Int(number)]
      return file.nodes(named: name).contains { node in
        [.identifier, .member, .implicitMember].contains(file.facts.nodes[node].kind)
      }
    }
  }
}
