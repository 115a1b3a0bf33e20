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
  /// The files of no target, where nearly all others are of some: what nobody builds breaks nothing.
  let unbuiltFiles: Set<Int32>
  /// The files that mention the view of some module, or who puts it together, by its name.
  let filesByDoor: [Name: [Int32]]
  /// The classes that storyboards make screens of.
  let storyboardClasses: Set<String>
  /// What routers set on something else.
  let namesSetByRouters: Set<Name>
  /// Who makes what is no part of a module.
  let helperMakers: HelperMakers
  /// What routers say alike.
  let repeatedTransitions: RepeatedTransitions
  /// What is put together when the app starts.
  let appStart: AppStart

  /// The types that are parts of any module.
  let allParts: Set<TypeDeclaration.ID>
  let sharedParts: Set<TypeDeclaration.ID>
  let sharedHelpers: SharedHelpers
  let repeatedBodies: RepeatedBodies
  /// The classes that others inherit from.
  let superclasses: Set<TypeDeclaration.ID>
  let tests: ProjectTests
  let mentions: NameMentions
  /// The types that no code of the app needs, as far as names tell.
  let unusedTypes: [UnusedType]
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
    sharedHelpers = SharedHelpers(in: found, architectures, parts: allParts)
    repeatedBodies = RepeatedBodies(in: found, architectures)
    superclasses = Set(found.index.types.indices.flatMap(found.index.superclasses))
    tests = ProjectTests(found.index)
    mentions = NameMentions(found, isTest: tests.isTest, in: texts)
    unusedTypes = UnusedType.all(in: found.index, mentions, isTest: tests.isTest)
    folderNames = Self.folderNames(found.index)
    filesByDoor = Self.filesByDoor(found, architectures)
    unbuiltFiles = Self.unbuiltFiles(found.index)
    storyboardClasses = found.storyboardClasses
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
    helperMakers = HelperMakers(found, architectures)
    repeatedTransitions = RepeatedTransitions(found, architectures, moduleTypes)
    appStart = AppStart(found.index, moduleTypes)
  }

  private static func filesByDoor(
    _ found: DiscoveredProject, _ architectures: [Architecture]
  ) -> [Name: [Int32]] {
    let roles = Dictionary(
      architectures.map { architecture in
        (
          architecture.name,
          Set(architecture.roles.filter { $0.has(.composes) || $0.has(.shows) }.map(\.name))
        )
      }, uniquingKeysWith: { first, _ in first })
    let doors = Set(
      found.modules.flatMap { module in
        module.parts.filter { roles[module.architecture]?.contains($0.role) ?? false }
          .map { found.index.types[$0.type].name }
      })
    var files: [Name: [Int32]] = [:]
    for (number, file) in found.index.files.enumerated() {
      for name in file.names where doors.contains(name) {
        files[name, default: []].append(Int32(number))
      }
    }
    return files
  }

  private static func unbuiltFiles(_ index: ProjectIndex) -> Set<Int32> {
    let unbuilt = index.files.indices.filter { index.files[$0].targets.isEmpty }
    return unbuilt.count * 10 < index.files.count ? Set(unbuilt.map(Int32.init)) : []
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
