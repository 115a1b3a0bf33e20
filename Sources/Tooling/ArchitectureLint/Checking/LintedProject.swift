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
  /// The roles that a type plays in modules of an architecture.
  let roles: [TypeDeclaration.ID: [String: Set<String>]]
  /// The closures in the code of each type.
  let closures: [TypeDeclaration.ID: [ClosureUse]]
  /// The calls through a protocol or a class.
  let calls: [TypeDeclaration.ID: [Call]]
  /// What routers set on something else.
  let namesSetByRouters: Set<Name>

  /// The types that are parts of any module.
  let allParts: Set<TypeDeclaration.ID>
  let sharedParts: Set<TypeDeclaration.ID>
  /// The classes that others inherit from.
  let superclasses: Set<TypeDeclaration.ID>
  let tests: ProjectTests
  /// What the folders with source files, and those around them, are called.
  let folderNames: Set<String>

  var index: ProjectIndex { found.index }
  var graph: WiringGraph { found.graph }

  package init(
    _ found: DiscoveredProject, in texts: any SourceTexts, architectures: [Architecture]
  ) {
    self.found = found
    self.texts = texts
    moduleTypes = ModuleTypes(found, architectures)
    screenFiles = Self.screenFiles(found.index)
    allParts = Set(found.modules.flatMap { $0.parts.map(\.type) })
    sharedParts = Self.sharedParts(of: found.modules)
    superclasses = Set(found.index.types.indices.flatMap(found.index.superclasses))
    tests = ProjectTests(found.index)
    folderNames = Self.folderNames(found.index)
    let used = Set(found.modules.map(\.architecture))
    knowledge = Dictionary(
      architectures.filter { used.contains($0.name) }
        .map { ($0.name, KnowledgeNames($0, found.index)) },
      uniquingKeysWith: { first, _ in first })
    var roles: [TypeDeclaration.ID: [String: Set<String>]] = [:]
    for module in found.modules {
      for part in module.parts {
        roles[part.type, default: [:]][module.architecture, default: []].insert(part.role)
      }
    }
    self.roles = roles
    closures = Dictionary(grouping: found.graph.closures, by: \.owner)
    calls = Dictionary(grouping: found.graph.calls, by: \.through)
    namesSetByRouters = AssignedNames(in: found, architectures).names
  }

  private static func folderNames(_ index: ProjectIndex) -> Set<String> {
    let folders = Set(
      index.files.compactMap { $0.path.lastIndex(of: "/").map($0.path.prefix(upTo:)) })
    return Set(folders.flatMap { $0.split(separator: "/").map(String.init) })
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
