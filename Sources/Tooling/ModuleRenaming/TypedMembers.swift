import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The members whose names something else has, too, such as `case profile` of a list of screens: each use is
/// decided by the type before it.
struct TypedMembers {
  /// The new names of the members, keyed by the old names.
  private(set) var names: [String: String] = [:]
  /// The new texts for places in files, keyed by path.
  private var edits: [String: [FileEdit]] = [:]

  /// - Parameters:
  ///   - candidates: The declarations with each name.
  ///   - routes: The methods that open the module, with their own new names.
  ///   - given: The new names of other members, keyed by the old names.
  ///   - unread: The places of names in files that discovery does not read.
  init(
    among candidates: [String: [MemberDeclaration]], and routes: RouteMethods,
    in project: DiscoveredProject, _ snapshot: ProjectSnapshot, _ replacement: NameReplacement,
    besides given: [String: String], _ unread: OtherWords
  ) {
    let others = routes.declarations.map { ($0.key, routes.names[$0.key], $0.value) }
    guard !candidates.isEmpty || !others.isEmpty else { return }
    let reader = MemberFamilies(project.index)
    let named = candidates.map { ($0.key, replacement.renamed($0.key), $0.value) }
    for (old, new, declarations) in (named + others).sorted(by: { $0.0 < $1.0 }) {
      guard let new, unread.first(of: old) == nil, unread.first(of: new) == nil,
        !new.isKeyword,
        let places = reader.places(
          of: old, as: new, declarations,
          besides: given.merging(names) { one, _ in one }.filter { $0.value == new }.map(\.key))
      else { continue }
      names[old] = new
      for place in places { rename(place, from: old, to: new, in: project, snapshot) }
    }
  }

  /// Returns a file's edits together with those of the members, which take precedence.
  func edits(of path: String, besides others: [FileEdit]) -> [FileEdit] {
    let own = edits[path] ?? []
    return others.filter { other in !own.contains { $0.range.overlaps(other.range) } } + own
  }

  /// Returns the names that stay, without those that are renamed in some places, but with the others of these names
  /// that may mean the module.
  func unchanged(
    among members: MemberNames, in project: DiscoveredProject
  ) -> [UnchangedName] {
    var unchanged = members.unchanged.filter { names[$0.name] == nil || $0.reason == .makesOther }
    for (name, declarations) in members.undecided.sorted(by: { $0.key < $1.key })
    where names[name] != nil {
      for declaration in declarations
      where declaration.mayMeanModule && !renames(declaration, in: project)
        && !unchanged.contains(where: {
          $0.name == name && $0.location.file == declaration.location.file
        })
      {
        unchanged.append(UnchangedName(name, at: declaration.location, .unclear))
      }
    }
    return unchanged
  }

  /// Returns true for a declaration that is renamed.
  private func renames(_ declaration: MemberDeclaration, in project: DiscoveredProject) -> Bool {
    let file = project.index.files[declaration.file]
    let start = Int(file.facts.nodes[declaration.node].nameStart)
    return edits[file.path]?.contains { $0.range.contains(start) || $0.range.contains(start + 1) }
      ?? false
  }

  private mutating func rename(
    _ place: SyntaxPlace, from old: String, to new: String, in project: DiscoveredProject,
    _ snapshot: ProjectSnapshot
  ) {
    let file = project.index.files[Int(place.file)]
    var start = Int(file.facts.nodes[Int(place.node)].nameStart)
    if snapshot.texts[file.path]?[start] == UInt8(ascii: "`") { start += 1 }
    edits[file.path, default: []].append(FileEdit(start..<start + old.utf8.count, with: new))
  }
}

/// Finds the types that share a member with those of the module's, and all uses of it.
private struct MemberFamilies {
  private let index: ProjectIndex
  private let types: ValueTypes
  private let places: NamePlaces

  init(_ index: ProjectIndex) {
    self.index = index
    types = ValueTypes(ProjectCode(index))
    places = NamePlaces(index)
  }

  /// Returns the places of the members that are tied to the module, or `nil` if there are none or if one is unclear.
  ///
  /// - Parameter others: The old names of others that get the same new name.
  func places(
    of old: String, as new: String, _ declarations: [MemberDeclaration], besides others: [String]
  ) -> [SyntaxPlace]? {
    guard let name = index.names.name(old) else { return nil }
    var seeds = Set(declarations.filter { $0.isMember && $0.tie.isTied }.compactMap(\.owner))
    let libraries = Set(declarations.filter(\.tie.isTied).compactMap(\.library))
    while true {
      let family = family(of: seeds, among: declarations)
      let members = declarations.filter { declaration in
        declaration.isMember && declaration.owner.map(family.contains) ?? false
          || declaration.library.map(libraries.contains) ?? false
      }
      guard !members.isEmpty, members.allSatisfy(mayChange),
        let own = uses(of: name, in: family, libraries, members)
      else { return nil }
      // `openProfile` of a presenter calls that of the router, and is renamed with it.
      let forwarding = declarations.filter { declaration in
        declaration.isMethod && declaration.owner.map { !family.contains($0) } ?? false
          && own.contains { isInside($0, declaration) }
      }.compactMap(\.owner)
      if forwarding.isEmpty {
        let files = Set(own.map(\.file))
        return ([new] + others).allSatisfy { isFree($0, in: files, family) }
          && !mayBeInherited(old, new, family, members) ? own : nil
      }
      seeds.formUnion(forwarding)
    }
  }

  private func isInside(_ place: SyntaxPlace, _ declaration: MemberDeclaration) -> Bool {
    Int(place.file) == declaration.file
      && index.files[declaration.file].facts.range(of: declaration.node).contains(Int(place.node))
  }

  /// Returns the places at which a name means a member of some types, or `nil` if one is unclear.
  private func uses(
    of name: Name, in family: Set<TypeDeclaration.ID>, _ libraries: Set<Name>,
    _ members: [MemberDeclaration]
  ) -> [SyntaxPlace]? {
    let uses = MemberUses(
      of: name, in: family, libraries, Set(members.map(kind)), statics: members.map(isStatic), types
    )
    var own: [SyntaxPlace] = []
    for number in places.files(with: name) {
      let file = types.code.file(Int32(number))
      if file.file.describesTargets { continue }
      for node in file.file.nodes(named: name) {
        switch uses.meaning(of: node, in: file) {
        case .own: own.append(file.place(node))
        case .other: break
        case .unclear: return nil
        }
      }
    }
    return own
  }

  /// Returns true if a framework's class that a type of the family inherits from may have such a member.
  private func mayBeInherited(
    _ old: String, _ new: String, _ family: Set<TypeDeclaration.ID>, _ members: [MemberDeclaration]
  ) -> Bool {
    let names = [old, new]
    if names.contains(where: FrameworkNames.screenProperties.contains)
      || names.contains(where: FrameworkNames.screenMethods.contains)
    {
      return true
    }
    return members.contains { kind($0) != .enumCase }
      && names.contains { !$0.contains(where: \.isUppercase) }
      && family.contains { type in
        index.types[type].kind == .class && !index.allInherited(by: type).foreign.isEmpty
      }
  }

  /// Returns some types, and those that declare the same member because they inherit it, or have it inherited.
  private func family(
    of seeds: Set<TypeDeclaration.ID>, among declarations: [MemberDeclaration]
  ) -> Set<TypeDeclaration.ID> {
    let declaring = Set(declarations.filter(\.isMember).compactMap(\.owner))
    var family = seeds
    var open = family
    while let type = open.popFirst() {
      let related = declaring.subtracting(family).filter { other in
        let inherited = index.allInherited(by: other).types
        return inherited.contains(type) || index.allInherited(by: type).types.contains(other)
          // A type can have the requirement of one protocol for another one's.
          || index.types.indices.contains {
            let all = index.allInherited(by: $0).types
            return all.contains(type) && all.contains(other)
          }
      }
      family.formUnion(related)
      open.formUnion(related)
    }
    return family
  }

  /// Returns true unless something other than code knows a member, or may make it from its type.
  private func mayChange(_ member: MemberDeclaration) -> Bool {
    guard !member.isBound, member.tie != .makesOther else { return false }
    let file = types.code.file(Int32(member.file))
    let node = kind(member) == .property ? file.parent(of: member.node) : member.node
    guard node.flatMap({ file.facts.part(.attribute, of: $0) }) == nil else { return false }
    guard let owner = member.owner.map({ index.types[$0] }) else { return member.library != nil }
    // The labels of a structure's own initializer are its properties.
    let isLabel =
      kind(member) == .property && owner.kind == .struct && owner.initializers.isEmpty
      && !isStatic(member)
    // A nested type is told from others of its name by the type around it.
    return !isLabel && (owner.outer != nil || index.types(named: owner.name).count == 1)
  }

  private func kind(_ member: MemberDeclaration) -> MemberUses.Kind {
    switch index.files[member.file].facts.nodes[member.node].kind {
    case .functionDeclaration: .method
    case .enumElement: .enumCase
    default: .property
    }
  }

  private func isStatic(_ member: MemberDeclaration) -> Bool {
    let place = SyntaxPlace(file: Int32(member.file), node: Int32(member.node))
    guard let owner = member.owner.map({ index.types[$0] }) else { return true }
    return kind(member) == .enumCase
      || owner.functions.contains { $0.place == place && $0.isStatic }
      || owner.properties.contains { $0.place == place && $0.isStatic }
  }

  /// Returns true if no type of the family has a name, and no file that changes mentions it.
  private func isFree(
    _ new: String, in files: Set<Int32>, _ family: Set<TypeDeclaration.ID>
  ) -> Bool {
    guard let name = index.names.name(new) else { return true }
    let mentioning = Set(places.files(with: name).map(Int32.init))
    let declaring = family.union(family.flatMap { index.allInherited(by: $0).types })
      .flatMap { [index.types[$0].place] + index.types[$0].extensions }.map(\.file)
    return mentioning.isDisjoint(with: files) && mentioning.isDisjoint(with: declaring)
  }
}

extension MemberDeclaration.Tie {
  var isTied: Bool { self == .tied || self == .tiedAlone }
}

extension String {
  /// True for a word that Swift reserves: `default`.
  fileprivate var isKeyword: Bool { Keyword(rawValue: self) != nil }
}
