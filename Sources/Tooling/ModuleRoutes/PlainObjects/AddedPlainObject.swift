import AdderArchitectureLint
import AdderArchitectures
import AdderBase
import AdderDataModels
package import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
package import AdderModuleGeneration
package import AdderProjectChecks
import AdderProjects
import AdderShipped
import AdderSwiftSource

/// The plain object that replaces the objects of a database class above a module's interactor: the structure, what
/// makes it of an object, and all code that uses it. Everything is in memory; nothing is written.
package struct AddedPlainObject {
  /// The class of the database, such as `PostMO`.
  package let managed: String
  /// The structure, such as `Post`.
  package let plain: String
  /// True if the project had the structure and its initializer already.
  package let existed: Bool
  /// The properties of the class that the new structure does not have.
  package let leftOut: [String]
  /// The types that make plain objects.
  package let makers: [String]
  /// The lists that follow the database, which are replaced by lists that do not: `Results<PostMO>`.
  package let liveLists: [String]
  /// The requirements that keep the class, because nothing above the interactor uses them.
  package let kept: [String]
  /// The data models that cannot be read.
  package let unreadableModels: [String]
  private let edits: ProvenEdits
  private let files: [GeneratedFile]
  private let targets: [String]

  /// - Parameters:
  ///   - text: the database class: `PostMO`, or `PostMO:Post` to name the structure.
  ///   - word: the module's name, with or without the prefix of type names, or several names with commas.
  /// - Throws: `PlainObjectError` if a plain object cannot replace the objects; `MergeConflict` if a file has one.
  package init(
    _ text: String, in word: String, prefix: String, in sources: ProjectSources,
    request: CheckRequest
  ) throws {
    let modules = try word.split(separator: ",").map { name in
      try ExtendedModule(named: String(name), prefix: prefix, in: sources)
    }
    guard let extended = modules.first else { throw PlainObjectError.noInteractor(module: word) }
    let index = extended.project.index
    let names = try Names(text)
    let models = DataModels(
      in: sources.project.root, skipping: SourceFiles.isSkipped(folder:))
    var managed = try Self.managedClass(named: names.managed, models, extended)
    let members = CarriedMembers(of: managed.name, in: index)
    let zone = PlainObjectZone(
      of: modules.map { ($0.module, $0.architecture) }, in: extended.project)
    guard !zone.border.isEmpty else {
      throw PlainObjectError.noInteractor(module: word)
    }
    var plain = try Self.plainObject(
      of: managed, named: names.plain, in: zone, members, sources.texts)
    var writer = PlainObjectWriter(plain, of: managed, in: zone, members, sources.texts)
    guard writer.isUsed else {
      throw PlainObjectError.notUsed(managed.name, module: word)
    }
    guard !managed.values.isEmpty else { throw PlainObjectError.noValues(managed.name) }
    writer.write()
    let computed = writer.missing.intersection(managed.computed.map(\.name))
    if !plain.exists, !computed.isEmpty {
      managed = managed.computing(computed)
      plain = PlainObject(named: plain.name, of: managed)
      writer = PlainObjectWriter(plain, of: managed, in: zone, members, sources.texts)
      writer.write()
    }
    let others = writer.otherModules.sorted()
    try Self.refuse(
      writer.obstacles, managed.name, index,
      modules: others.isEmpty ? [] : modules.map(\.module.name) + others)
    let place = PlainObjectPlace(of: writer.zone, managed, extended)
    files = plain.exists ? [] : place.files(plain, sources.texts)
    var new = MemberEdits()
    new.steps = writer.steps
    edits = try extended.prove(
      new, adding: Dictionary(uniqueKeysWithValues: files.map { ($0.path.text, $0.contents) }),
      besides: place.interactor, leavingUnused: .only([]), request
    ) { PlainObjectError.refused(managed.name, $0, $1) }
    self.managed = managed.name
    self.plain = plain.name
    existed = plain.exists
    unreadableModels = models.unreadable
    leftOut = plain.exists ? [] : managed.leftOut
    liveLists = writer.lists.sorted()
    kept = writer.kept.map { "\(index.name(of: $0.owner ?? 0)).\($0.name)" }.sorted()
    makers = writer.zone.border.map(index.name(of:)).sorted()
    targets = place.targets
  }

  /// The names that the user writes: `PostMO`, or `PostMO:Post`.
  private struct Names {
    let managed: String
    let plain: String?

    init(_ text: String) throws(PlainObjectError) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      managed = String(parts[0])
      plain = parts.count == 2 ? String(parts[1]) : nil
      guard let plain else { return }
      let isName =
        plain.first?.isUppercase == true
        && plain.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
      guard isName, plain != managed, !FrameworkNames.commonTypes.contains(plain) else {
        throw .invalidName(plain, class: managed)
      }
    }
  }

  private static func managedClass(
    named name: String, _ models: DataModels, _ extended: ExtendedModule
  ) throws -> ManagedClass {
    let index = extended.project.index
    let knowledge = extended.architecture.knowledge(named: "managedObjects")
    let found = ManagedClass(
      named: name, in: extended.project, extended.sources.texts, models,
      knowledge: knowledge)
    guard let found else {
      let known = index.types.indices.filter { type in
        knowledge.map { index.isManagedObject(type, of: $0) } ?? false
      }
      let same = known.filter { index.name(of: $0) == name && index.types[$0].outer == nil }
      if same.count > 1 {
        throw PlainObjectError.ambiguousClass(
          name, paths: same.map { index.files[Int(index.types[$0].place.file)].path })
      }
      if let unreadable = models.unreadable.first {
        throw PlainObjectError.unreadableModel(unreadable, class: name)
      }
      let names = known.map(index.name(of:)) + models.generatedClasses
      throw PlainObjectError.unknownClass(
        name, suggestion: Spelling.nearest(to: name, among: names), known: Set(names).sorted())
    }
    return found
  }

  private static func plainObject(
    of managed: ManagedClass, named wanted: String?, in zone: PlainObjectZone,
    _ members: CarriedMembers, _ texts: any SourceTexts
  ) throws(PlainObjectError) -> PlainObject {
    let existing = ExistingPlainObjects(of: managed, named: wanted, in: zone, members, texts)
    if let known = try existing.only() { return known }
    let index = members.index
    guard let name = wanted ?? PlainObject.name(of: managed.name, in: index) else {
      throw .noName(managed.name)
    }
    if let taken = index.types(named: name).first {
      throw .nameTaken(
        name, class: managed.name, path: index.files[Int(index.types[taken].place.file)].path)
    }
    return PlainObject(named: name, of: managed)
  }

  private static func refuse(
    _ obstacles: [(obstacle: PlainObjectError.Obstacle, place: SyntaxPlace)], _ name: String,
    _ index: ProjectIndex, modules: [String]
  ) throws(PlainObjectError) {
    var known: Set<SyntaxPlace> = []
    let all = obstacles.filter { known.insert($0.place).inserted }
    guard let first = all.first else { return }
    let others = all.dropFirst().map { obstacle, place in
      PlainObjectError.Place(obstacle: obstacle, location: location(of: place, index))
    }
    throw .used(
      name, first.obstacle, others: others, modules: modules, location(of: first.place, index))
  }

  /// The place of the name that an obstacle is about.
  private static func location(of place: SyntaxPlace, _ index: ProjectIndex) -> SourceLocation {
    let file = index.files[Int(place.file)]
    let node = file.facts.nodes[Int(place.node)]
    let start = node.kind == .member ? node.nameStart : node.start
    let (line, column) = file.facts.lineAndColumn(of: start)
    return SourceLocation(file: file.path, line: line, column: column)
  }

  /// The plan that makes the edits and adds the new files.
  ///
  /// - Parameter xcode: the Xcode project that lists the files.
  package func plan(title: String, in xcode: XcodeProjectFile?) throws -> FileChangePlan {
    let location = ModuleLocation(
      code: ModuleLocation.Place(folder: .root, group: .root, targets: targets), tests: nil,
      hasLogicalGroups: true, productModule: "")
    var edited: [RelativePath: (old: [UInt8], new: [UInt8])] = [:]
    for (path, text) in edits.texts {
      edited[.root.appending(path)] = (edits.oldTexts[path] ?? [], text)
    }
    return try FileChangePlan(
      title: title, adding: files, at: { _ in location }, to: xcode, editing: edited)
  }
}
