import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The members and variables that are renamed with a module. Their names contain the module's name,
/// and every declaration with such a name belongs to the module.
struct MemberNames {
  /// The new names, keyed by the old names.
  private(set) var names: [String: String] = [:]
  /// The names that stay although they may be related to the module.
  private(set) var unchanged: [UnchangedName] = []

  /// The names that are reported to stay unchanged wherever they are.
  private(set) var reported: Set<String> = []
  /// The declarations of names that mean something else in other places.
  private(set) var undecided: [String: [MemberDeclaration]] = [:]
  /// Names whose uses are renamed or kept elsewhere.
  private let settled: Set<String>
  private let project: DiscoveredProject
  private let own: OwnNames
  private let replacement: NameReplacement
  /// The types that each type inherits from or conforms to.
  private let inherited: [Set<TypeDeclaration.ID>]
  private let places: NamePlaces
  private let unread: OtherWords
  private let types: TypesAround
  private let functions: ModuleFunctions

  init(
    in project: DiscoveredProject, _ own: OwnNames, _ replacement: NameReplacement,
    _ unread: OtherWords, functions: ModuleFunctions, selectors: SelectorTexts, kept: KeptNames,
    settled: Set<String>
  ) {
    self.unread = unread
    self.functions = functions
    self.settled = settled.union(functions.unchanged.map(\.name))
    self.project = project
    self.own = own
    self.replacement = replacement
    inherited = project.index.types.indices.map { project.index.allInherited(by: $0).types }
    places = NamePlaces(project.index)
    types = TypesAround(project.index)
    // A declaration that uses a renamed member is tied to the module, too: for example,
    // `openProfile`, which uses `profileAssembly`. The use of a member that keeps its name does not
    // tie a declaration, because it would not tie it when renaming back.
    // Repeated, because a member that is tied now can tie others.
    let files = carryingFiles
    let routes = RouteCases(in: project, own, kept)
    var tied: Set<String> = []
    var all: [String: [MemberDeclaration]] = [:]
    for _ in 0..<Self.maximumOfRounds {
      names = [:]
      undecided = [:]
      unchanged = functions.unchanged
      reported = kept.literals.union(kept.literals.map(ModuleWord.small))
        .union(self.settled)
      all = declarations(in: files, tied, selectors, kept, routes)
      decideAll(all)
      let found = Set(names.keys)
      if found == tied { break }
      tied = found
    }
    addNamesOfDoubles(besides: all)
    noteOthers(among: all)
  }

  /// Two members that would get the same name can tie and untie each other in turn.
  private static let maximumOfRounds = 20

  /// The numbers of the files in which a name contains the module's.
  private var carryingFiles: [Int] {
    let names = project.index.names.names(where: replacement.isCarried)
    return Set(names.flatMap(places.files)).sorted().filter {
      !project.index.files[$0].describesTargets
    }
  }

  /// What generators of test doubles add to a member's name: Mockolo, Sourcery and Spyable.
  static let endingsInDoubles = [
    "ArgValues", "CallCount", "Called", "CallsCount", "Closure", "Handler", "ReceivedArguments",
    "ReceivedInvocations", "ReturnValue", "SetCallCount", "ThrowableError",
  ]

  /// Adds the names that tests use of doubles which a generator makes when the project is built:
  /// `openProfileCallCount`.
  private mutating func addNamesOfDoubles(besides declared: [String: [MemberDeclaration]]) {
    for (name, new) in names {
      for ending in Self.endingsInDoubles
      where declared[name + ending] == nil && project.index.names.name(name + ending) != nil
        && project.index.names.name(new + ending) == nil
      {
        names[name + ending] = new + ending
      }
    }
  }

  private mutating func decideAll(_ all: [String: [MemberDeclaration]]) {
    for (name, declarations) in all.sorted(by: { $0.key < $1.key }) { decide(name, declarations) }
  }

  private func declarations(
    in files: [Int], _ tied: Set<String>, _ selectors: SelectorTexts, _ kept: KeptNames,
    _ routes: RouteCases
  ) -> [String: [MemberDeclaration]] {
    files.reduce(into: [:]) { all, file in
      let reader = MemberReader(
        file, of: project, types, own, replacement, tied, functions, selectors, kept, routes)
      all.merge(reader.declarations) { $0 + $1 }
    }
  }

  private mutating func decide(_ name: String, _ declarations: [MemberDeclaration]) {
    guard !settled.contains(name), declarations.contains(where: \.tie.isTied),
      own.types[name] == nil,
      let new = newName(of: name)
    else { return }
    undecided[name] = declarations
    guard declarations.contains(where: { $0.tie == .tied }) else {
      let alone = declarations.first { $0.tie == .tiedAlone }
      return leave(name, alone?.location ?? declarations[0].location, .unclear)
    }
    if let bound = declarations.first(where: \.isBound) {
      return leave(name, bound.location, .knownOutside)
    }
    if let other = declarations.first(where: { $0.tie == .makesOther }) {
      return leave(name, other.location, .makesOther)
    }
    if let other = declarations.first(where: { $0.tie == .untied }) {
      if let tied = declarations.first(where: { $0.tie == .tied && $0.file != other.file }) {
        leave(name, tied.location, .sharedWithOther)
      }
      return leave(name, other.location, .unrelated)
    }
    if FrameworkNames.screenProperties.contains(name)
      || FrameworkNames.screenProperties.contains(new)
    {
      return leave(
        name, declarations[0].location, .other("frameworks also have members of this name"))
    }
    if let common = [name, new].first(where: { !$0.contains(where: \.isUppercase) }) {
      let tied = declarations.first { $0.tie == .tied }
      return leave(
        name, tied?.location ?? declarations[0].location, .tooCommon(common, isNew: common == new))
    }
    if places.first(of: new) != nil || names.values.contains(new) {
      return leave(
        name, declarations[0].location, .other("'\(new)' is already a name in this project"))
    }
    if let place = unread.first(of: name) ?? unread.first(of: new) {
      return leave(name, place, .other("this file is not searched"))
    }
    if let place = foreignUse(of: name, declarations) {
      return leave(name, place, .unclearUse)
    }
    undecided[name] = nil
    names[name] = new
  }

  /// Returns a member's new name. In the name of a test, what is not part of a renamed type can be data:
  /// `testProfileView_getsUserProfile`.
  private func newName(of name: String) -> String? {
    let types = own.types.keys.filter { $0 != own.moduleName }.map(ModuleWord.init)
    guard name.hasPrefix("test"), replacement.places(in: name).count > 1 else {
      return replacement.renamed(name)
    }
    let covered = types.flatMap { $0.places(in: name) }
    let places = replacement.places(in: name).filter { place in
      covered.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
    }
    return places.isEmpty ? replacement.renamed(name) : replacement.renamed(name, at: places)
  }

  /// Returns a use of the name in a file that mentions none of the types that have a member with
  /// this name. A method with the name in an unrelated type counts as a use.
  ///
  /// If the module's name has several words, nothing but such a method is likely to have the name.
  private func foreignUse(of name: String, _ declarations: [MemberDeclaration]) -> SourceLocation? {
    guard let number = project.index.names.name(name) else { return nil }
    let own = declarations.filter { $0.tie == .tied || !$0.isMethod || $0.forwards }
    let declaring = Set(own.map(\.file))
    let related = relatedNames(own)
    let all = Set(declarations.map(\.file))
    let isSpecific = self.own.moduleName.hasSeveralWords
    return places.first(of: number) { file in
      !declaring.contains(file) && (!isSpecific || all.contains(file))
        && !project.index.files[file].describesTargets
        && !project.index.files[file].names.contains(where: related.contains)
    }
  }

  /// Returns the names of the types that have a member, of the types that they inherit from, and of
  /// all types that inherit from any of these. Includes the names of the module's types.
  private func relatedNames(_ declarations: [MemberDeclaration]) -> Set<Name> {
    let index = project.index
    var types = Set(declarations.compactMap(\.owner))
    for type in types { types.formUnion(inherited[type]) }
    types.formUnion(inherited.indices.filter { !inherited[$0].isDisjoint(with: types) })
    return Set(types.map { index.types[$0].name })
      .union(own.types.keys.compactMap(index.names.name))
  }

  /// Lists the names that contain the module's name and stay: types and members in its folders, others
  /// that are called like something of it, and members of other types that also have renamed ones.
  private mutating func noteOthers(among all: [String: [MemberDeclaration]]) {
    let touched = Set(names.keys.flatMap { all[$0] ?? [] }.filter(\.isMember).compactMap(\.owner))
    for (name, declarations) in all.sorted(by: { $0.key < $1.key })
    where names[name] == nil && !reported.contains(name) {
      var files: Set<Int> = []
      for declaration in declarations
      where
        (declaration.mayMeanModule
        || declaration.isMember && declaration.owner.map(touched.contains) ?? false)
        && files.insert(declaration.file).inserted
      {
        unchanged.append(UnchangedName(name, at: declaration.location, .unclear))
      }
    }
    for type in own.otherTypes {
      let place = project.index.types[type].place
      unchanged.append(
        UnchangedName(
          project.index.name(of: type),
          at: project.index.files[Int(place.file)].location(of: Int(place.node)), .unclear))
    }
  }

  private mutating func leave(
    _ name: String, _ place: SourceLocation, _ reason: UnchangedName.Reason
  ) {
    reported.insert(name)
    unchanged.append(UnchangedName(name, at: place, reason))
  }
}
