package import AdderArchitectures
package import AdderModuleDiscovery
import AdderSwiftSource

/// A project as rules see it.
package struct LintedProject: Sendable {
  package let found: DiscoveredProject
  let texts: any SourceTexts
  /// What each name of the project gives away, by the architecture's name.
  let knowledge: [String: KnowledgeNames]
  let moduleTypes: ModuleTypes
  /// The files in which something is declared or extended that draws.
  let screenFiles: Set<Int32>

  var index: ProjectIndex { found.index }
  var graph: WiringGraph { found.graph }

  package init(
    _ found: DiscoveredProject, in texts: any SourceTexts, architectures: [Architecture]
  ) {
    self.found = found
    self.texts = texts
    moduleTypes = ModuleTypes(found, architectures)
    screenFiles = Self.screenFiles(found.index)
    let used = Set(found.modules.map(\.architecture))
    knowledge = Dictionary(
      architectures.filter { used.contains($0.name) }
        .map { ($0.name, KnowledgeNames($0, found.index)) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func screenFiles(_ index: ProjectIndex) -> Set<Int32> {
    var files: Set<Int32> = []
    for (id, type) in index.types.enumerated() {
      let draws = index.allInherited(by: id).foreign.contains { name in
        let name = index.names[name]
        return name.hasPrefix("UI") || name.hasSuffix("Controller") || name.hasSuffix("View")
      }
      if draws { files.formUnion([type.place.file] + type.extensions.map(\.file)) }
    }
    return files
  }
}
