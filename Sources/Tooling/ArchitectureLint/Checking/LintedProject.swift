package import AdderArchitectures
package import AdderModuleDiscovery
import AdderSwiftSource

/// A project as rules see it.
package struct LintedProject: Sendable {
  package let found: DiscoveredProject
  let texts: any SourceTexts
  /// What each name of the project gives away, by the architecture's name.
  let knowledge: [String: KnowledgeNames]

  var index: ProjectIndex { found.index }
  var graph: WiringGraph { found.graph }

  package init(
    _ found: DiscoveredProject, in texts: any SourceTexts, architectures: [Architecture]
  ) {
    self.found = found
    self.texts = texts
    let used = Set(found.modules.map(\.architecture))
    knowledge = Dictionary(
      architectures.filter { used.contains($0.name) }
        .map { ($0.name, KnowledgeNames($0, found.index)) },
      uniquingKeysWith: { first, _ in first })
  }
}
