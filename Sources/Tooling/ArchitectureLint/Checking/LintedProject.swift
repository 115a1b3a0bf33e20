package import AdderArchitectures
import AdderBase
package import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// A project as rules see it.
package struct LintedProject: Sendable {
  package let found: DiscoveredProject
  /// The contents of the project's files.
  package let texts: any SourceTexts
  /// The topics of each name in the project, by the architecture's name.
  let knowledge: [String: KnowledgeNames]
  let moduleTypes: ModuleTypes
  /// The files that declare or extend a user interface class.
  let screenFiles: Set<Int32>
  /// The roles that each type plays, by the architecture's name.
  let roles: [TypeDeclaration.ID: [String: Set<String>]]
  /// The closures in the code of each type.
  let closures: [TypeDeclaration.ID: [ClosureUse]]
  /// The calls through each protocol or class.
  let calls: [TypeDeclaration.ID: [Call]]
  /// The calls in the code of each type.
  let callsMade: [TypeDeclaration.ID: [Call]]
  /// The files that belong to no target; empty unless nearly all files belong to one. Code that is
  /// never built breaks no rule.
  let unbuiltFiles: Set<Int32>
  let filesByName: FilesByName
  /// The screen classes that storyboards instantiate.
  let storyboardClasses: Set<String>
  let namesSetOnOthers: NamesSetOnOthers
  /// The modules whose composers create objects that are not parts of any module.
  let helperMakers: HelperMakers
  /// The identical methods of routers.
  let repeatedTransitions: RepeatedTransitions
  /// The modules that are composed when the app starts.
  let appStart: AppStart
  /// The classes whose objects live as long as the app, or are never created: a cycle of them costs nothing.
  let harmlessClasses: Set<TypeDeclaration.ID>
  let ownershipHabits: OwnershipHabits

  /// The labels of the closures that initializers call at once which the project adds to other types by a
  /// protocol: `init(_ setUp: (Self) -> Void)`.
  let setUpLabels: Set<Name>

  let unwrappingStyle = ProjectUnwrappingStyle()
  /// The names that types in several targets share.
  let repeatedTypeNames: Set<Name>

  /// The types that are parts of any module.
  let allParts: Set<TypeDeclaration.ID>
  /// The types that are parts of several modules.
  let sharedParts: Set<TypeDeclaration.ID>
  /// The protocols that are contracts of several modules.
  let sharedContracts: Set<TypeDeclaration.ID>
  /// The files that contain parts or contracts of several modules.
  let sharedFiles: Set<Int32>
  let sharedHelpers: SharedHelpers
  let repeatedBodies: RepeatedBodies
  /// The types that inherit from each class or conform to each protocol, directly or indirectly.
  let heirs: [TypeDeclaration.ID: [TypeDeclaration.ID]]
  /// The classes that others inherit from.
  let superclasses: Set<TypeDeclaration.ID>
  /// The services, by the architecture's name.
  let services: [String: Services]
  let tests: ProjectTests
  let mentions: NameMentions
  /// The types that no code of the app uses, judging by names.
  let unusedTypes: UnusedTypes
  /// The names of the architectures that put modules into
  /// user story folders, if the project has such folders.
  let architecturesWithStories: Set<String>
  package let map: ProjectMap

  var index: ProjectIndex { found.index }
  var graph: WiringGraph { found.graph }

  /// - Parameter readMap: Returns the map of the project; by default, it is read from the code.
  package init(
    _ found: DiscoveredProject, in texts: any SourceTexts, architectures: [Architecture],
    readMap: ProjectMap.Reader? = nil
  ) {
    self.found = found
    self.texts = texts
    map = ProjectMap(of: found, in: texts, architectures, reader: readMap)
    moduleTypes = ModuleTypes(found, architectures)
    repeatedTypeNames = Self.repeatedTypeNames(found.index)
    screenFiles = Self.screenFiles(found.index)
    setUpLabels = Self.setUpLabels(found.index)
    allParts = Set(found.modules.flatMap { $0.parts.map(\.type) })
    sharedParts = Self.shared(found.modules.map { Set($0.parts.map(\.type)) })
    sharedContracts = Self.shared(found.modules.map { Set($0.contracts.map(\.type)) })
    sharedFiles = Self.sharedFiles(of: found)
    sharedHelpers = SharedHelpers(in: found, architectures, parts: allParts)
    repeatedBodies = RepeatedBodies(in: found, architectures)
    superclasses = Set(found.index.types.indices.flatMap(found.index.superclasses))
    tests = ProjectTests(found.index)
    mentions = NameMentions(found, isTest: tests.isTest, in: texts)
    unusedTypes = UnusedTypes(in: found.index, mentions, isTest: tests.isTest)
    filesByName = FilesByName(found.index)
    heirs = Self.heirs(in: found.index)
    unbuiltFiles = Self.unbuiltFiles(found.index)
    storyboardClasses = found.storyboardClasses
    let names = Set(found.modules.map(\.architecture))
    let used = architectures.filter { names.contains($0.name) }
    architecturesWithStories = Self.withStories(used, found.index)
    knowledge = Dictionary(
      used.map { ($0.name, KnowledgeNames($0, found.index)) },
      uniquingKeysWith: { first, _ in first })
    services = Dictionary(
      used.map { ($0.name, Services($0, in: found)) }, uniquingKeysWith: { first, _ in first })
    var roles: [TypeDeclaration.ID: [String: Set<String>]] = [:]
    for module in found.modules {
      for part in module.parts {
        roles[part.type, default: [:]][module.architecture, default: []].insert(part.role)
      }
    }
    self.roles = roles
    closures = Dictionary(grouping: found.graph.closures, by: \.owner)
    calls = Dictionary(grouping: found.graph.calls, by: \.through)
    callsMade = Dictionary(grouping: found.graph.calls, by: \.caller)
    let asksForSetters = used.contains { $0.contracts.contains { $0.properties == .readOnly } }
    namesSetOnOthers =
      asksForSetters
      ? NamesSetOnOthers(in: found.index, isTest: tests.isTest) : NamesSetOnOthers()
    helperMakers = HelperMakers(found, architectures)
    repeatedTransitions = RepeatedTransitions(found, architectures, moduleTypes)
    appStart = AppStart(found.index, moduleTypes)
    let app = AppCode(found.index, filesByName, isTest: tests.isTest)
    ownershipHabits = OwnershipHabits(found)
    harmlessClasses = LifelongObjects(found, app).types.union(UncreatedParts(found, app).types)
  }

  private static func setUpLabels(_ index: ProjectIndex) -> Set<Name> {
    Set(
      index.types.lazy.filter { $0.kind == .protocol }.flatMap(\.initializers).filter(\.hasBody)
        .flatMap(\.parameters).filter { $0.type?.shape == .function && !$0.isEscaping }.map(\.label)
    )
  }

  private static func heirs(
    in index: ProjectIndex
  ) -> [TypeDeclaration.ID: [TypeDeclaration.ID]] {
    var heirs: [TypeDeclaration.ID: [TypeDeclaration.ID]] = [:]
    for type in index.types.indices {
      for inherited in index.allInherited(by: type).types {
        heirs[inherited, default: []].append(type)
      }
    }
    return heirs
  }

  private static func unbuiltFiles(_ index: ProjectIndex) -> Set<Int32> {
    let unbuilt = index.files.indices.filter { index.files[$0].isUnbuilt }
    // If many files seem to belong to no target, the project lists them in a way that is not known.
    return unbuilt.count * 4 < index.files.count ? Set(unbuilt.map(Int32.init)) : []
  }

  /// The sorted paths of the files in `unbuiltFiles`.
  package var unbuiltPaths: [String] {
    unbuiltFiles.sorted().map { index.files[Int($0)].path }
  }

  private static func withStories(
    _ architectures: [Architecture], _ index: ProjectIndex
  ) -> Set<String> {
    let stories = architectures.filter { $0.layout.userStoryFolder != nil }
    if stories.isEmpty { return [] }
    let folders = folderNames(index)
    return Set(
      stories.filter { architecture in
        folders.contains { architecture.layout.userStoryFolder?.matches($0) ?? false }
      }.map(\.name))
  }

  /// Returns the names of the folders that contain source files, and of the folders around them.
  private static func folderNames(_ index: ProjectIndex) -> Set<String> {
    let folders = Set(
      index.files.compactMap { file in
        file.path.utf8.lastIndex(of: UInt8(ascii: "/")).map(file.path.prefix(upTo:))
      })
    return Set(folders.flatMap { String($0).pathNames })
  }

  private static func screenFiles(_ index: ProjectIndex) -> Set<Int32> {
    var files: Set<Int32> = []
    for (id, type) in index.types.enumerated() {
      if index.inherits(.interfaceClasses, id) {
        files.formUnion([type.place.file] + type.extensions.map(\.file))
      }
    }
    return files
  }
}
