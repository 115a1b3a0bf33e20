import AdderArchitectures
import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderStoryboards

/// The names that change, and notes about similar names that do not change.
struct RenamedNames {
  let module: RenamedModule
  let replacement: NameReplacement
  private(set) var paths: RenamedPaths
  private(set) var map: NameMap
  private(set) var findings: [Finding] = []
  private(set) var unchanged: [UnchangedName] = []
  /// The names that keep their names everywhere, and of which nothing else is to be said.
  private(set) var reported: Set<String> = []
  /// The module's name in names that stay.
  let loose: LooseName
  /// The places where unread Swift code mentions an old or a new name.
  let unread: OtherWords
  /// The cases by which a library finds the module's classes.
  let cases: ModuleCases
  /// The static functions that are called like the module.
  let functions: ModuleFunctions
  /// The type with the module's bare name, if something else has that, too.
  let bareType: BareType?
  /// The members whose names something else has, too.
  let typed: TypedMembers
  private let newName: String

  /// The new names of the storyboards that are renamed, by the old names. The app can start with one of them.
  var startStoryboards: [String: String] {
    let stems = paths.stems.filter { $0.key.hasSuffix(".storyboard") }.values
    return Dictionary(stems.map { ($0.old, $0.new) }, uniquingKeysWith: { one, _ in one })
  }

  /// - Throws: If there is nothing to rename, or a new name is taken.
  init(
    _ request: RenameRequest, of project: DiscoveredProject, in snapshot: ProjectSnapshot,
    architectures: [Architecture]
  ) throws(RenameError) {
    module = try RenamedModule(request.old, in: request.folder, of: project)
    if project.modules.contains(where: { $0.name == request.new }) {
      throw .moduleExists(request.new)
    }
    replacement = NameReplacement(
      from: request.old, to: request.new,
      modules: project.modules.map(\.name) + module.longerNames(in: project)
        + module.longerNamesBefore(in: project))
    loose = LooseName(request.old, modules: project.modules.map(\.name))
    let targetNames = TargetNames(of: project, in: snapshot)
    let targets = targetNames.names
    var own = OwnNames(
      of: module, in: project, replacement, targets: targetNames, architectures: architectures)
    guard !own.types.isEmpty else { throw .nothingCarriesName(request.old) }
    cases = try ModuleCases(of: request.old, in: project, snapshot, replacement)
    let kept = KeptNames(in: project, snapshot, own, replacement, cases: cases)
    if !cases.names.isEmpty, let place = kept.place(of: request.old) {
      throw .storyboardOfCase(request.old, place)
    }
    let isBareNameShared = own.isBareNameShared
    bareType =
      isBareNameShared && !targets.contains(request.old)
      ? BareType(
        of: own, in: project, snapshot,
        besides: OtherWords([request.old, request.new], in: snapshot.unreadSwift(project))) : nil
    // The module's bare name is also the name of a target or a library, to which imports refer.
    if targets.contains(request.old) || isBareNameShared { own.leaveOut(request.old) }
    paths = RenamedPaths(
      of: snapshot, own, in: project, replacement, keptInterfaces: kept.literals,
      bareType: bareType?.type)
    let carrying = project.index.names.names(where: replacement.isCarried)
      .map { project.index.names[$0] }
    unread = OtherWords(
      Set(carrying + carrying.compactMap(replacement.renamed)), in: snapshot.unreadSwift(project))
    own.addGeneratedDoubles(besides: unread)
    functions = ModuleFunctions(in: project, snapshot, own, besides: unread)
    let members = MemberNames(
      in: project, own, replacement, unread, functions: functions,
      selectors: SelectorTexts(project, in: snapshot, kept, request.old), kept: kept,
      settled: Set(cases.names.keys))
    var names = members.names
    // `signupView` of the module `SignUp` is renamed where it is one of its parts.
    if let other = replacement.ofOneWord {
      let variants = MemberNames(
        in: project, own, other, unread, functions: functions,
        selectors: SelectorTexts(project, in: snapshot, kept, request.old), kept: kept,
        settled: Set(cases.names.keys))
      let taken = Set(names.values)
      names.merge(variants.names.filter { !taken.contains($0.value) }) { own, _ in own }
    }
    typed = TypedMembers(
      among: members.undecided, and: RouteMethods(in: project, own), in: project, snapshot,
      replacement, besides: names, unread)
    own.addUseCases(of: names)
    reported = members.reported.union(functions.names.keys)
    map = NameMap(
      types: own.types, members: names,
      // The bare name is ambiguous if more than one module has it.
      module: module.isOnlyOne ? (request.old, request.new) : nil)
    map.classAccessors = Dictionary(
      own.types.map { (ModuleWord.small($0), ModuleWord.small($1)) },
      uniquingKeysWith: { one, _ in one })
    map.objectiveC = ObjectiveCClasses(among: own.types.keys, in: snapshot.texts).names
    map.cases = cases.names.merging(functions.names) { own, _ in own }
      .merging(typed.names) { own, _ in own }
    if let bareType { map.cases[bareType.name.old] = bareType.name.new }
    map.writtenNamespaces = snapshot.writtenNamespaces(project)
    map.targets = Set(targets)
    map.sharedNames = own.sharedNames
    newName = request.new
    map.keptLiterals = kept.literals
    findings =
      [
        targetNames.note(about: request.old, in: snapshot),
        targetNames.note(about: module, in: project, snapshot, replacement),
        own.note(architectures),
      ].compactMap(
        \.self)
      + kept.findings
    addFiles()
    paths.namePictures(
      names, of: snapshot, isName: { project.index.names.name($0) != nil })
    unchanged =
      typed.unchanged(among: members, in: project).filter { [bareType] name in
        !(own.useCases.contains(name.name) && own.types[name.name] != nil)
          && bareType.map { name.location != $0.location(in: project) } ?? true
      } + paths.unchanged(in: project)
    addIdentifiers(of: project, kept, request.new)
    unchanged += unchangedIdentifiers(of: project, in: snapshot)
    try RenameConflicts(self, project, snapshot).check()
  }

  var renaming: Renaming {
    Renaming(
      map: map, files: paths.files, module: (module.name, newName),
      bareType: bareType?.type, newPath: paths.newPath)
  }

  private mutating func addFiles() {
    for (path, stem) in paths.stems {
      if path == paths.notePath { continue }
      map.fileStems[stem.old] = stem.new
      if path.isInterfaceFile {
        map.literals[stem.old] = stem.new
        map.accessors[ModuleWord.small(stem.old)] = ModuleWord.small(stem.new)
      }
    }
    for (old, new) in paths.folders { map.folders[old.fileName] = new.fileName }
  }

  /// Adds storyboard identifiers that are the name of a type or of the
  /// module. Code uses them as strings.
  private mutating func addIdentifiers(
    of project: DiscoveredProject, _ kept: KeptNames, _ newName: String
  ) {
    for text in project.interfaceIdentifiers where !kept.literals.contains(text) {
      if let new = map.types[text] ?? (text == module.name ? newName : nil)
        ?? (kept.renames(identifier: text) ? replacement.renamed(text) : nil)
      {
        map.literals[text] = new
        map.identifierAccessors[ModuleWord.small(text)] = ModuleWord.small(new)
      }
    }
  }

  /// Returns the identifiers of segues and screens that contain the module's name and stay.
  private func unchangedIdentifiers(
    of project: DiscoveredProject, in snapshot: ProjectSnapshot
  ) -> [UnchangedName] {
    project.interfaces.flatMap { file in
      (file.segues.compactMap(\.identifier) + file.objects.flatMap(\.identifiers)).filter {
        map.literals[$0.text] == nil && !map.keptLiterals.contains($0.text)
          && (replacement.isCarried(by: $0.text) || loose.isIn($0.text))
      }.compactMap { identifier in
        snapshot.texts[file.file].map {
          UnchangedName(
            identifier.text, at: SourceLocation(file.file, $0, identifier.range.lowerBound),
            .unclear)
        }
      }
    }
  }
}
