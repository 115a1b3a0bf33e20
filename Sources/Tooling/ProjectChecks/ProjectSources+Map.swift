import AdderFindings
package import AdderModuleDiscovery
package import AdderModuleGraph

extension ProjectSources {
  /// Returns the project's map: the one that the last run kept if nothing has changed since, else one that is read and
  /// kept for the next run.
  ///
  /// - Parameter discover: Finds the modules, unless they are not needed.
  package func map(_ discover: () -> DiscoveredProject) -> KeptMap {
    let kept = kept("map", [])
    if let known = kept?.bytes.flatMap({ KeptMap(bytes: $0) }) { return known }
    let found = discover()
    let map = KeptMap(map(of: found, in: texts), notes: found.findings.map(\.description))
    kept?.keep(map.bytes)
    return map
  }

  /// Reads the map of a project with the same architectures.
  ///
  /// - Parameter texts: The contents of the project's files.
  package func map(of found: DiscoveredProject, in texts: any SourceTexts) -> ModuleGraph {
    ModuleGraph(
      found, ModuleReport.all(in: found, architectures: architectures),
      architectures: architectures, in: texts)
  }
}
