import AdderArchitectures
import AdderBase
import AdderShipped
package import AdderSwiftSource

/// The declarations of a project: its types, with the members from all their extensions.
///
/// Resolves names without full type checking. A name that can refer to two types is not resolved.
package struct ProjectIndex: Sendable {
  /// A file of the project. This is a class, because files are passed around all the time.
  package final class File: Sendable {
    /// The path as it is shown to the user.
    package let path: String
    package let facts: SwiftFile
    /// The project-wide number of each name in the facts.
    package let names: [Name]
    /// The targets that the file is built into; empty if unknown.
    package let targets: [ProjectTargets.Target]
    /// True if the file belongs to no target, although it is no package manifest.
    package var isUnbuilt: Bool { targets.isEmpty && !path.isManifest }
    /// True if the file contains tests, test doubles or recording proxies, which stand between parts and are none.
    package let isTest: Bool
    /// True if `adder spy` or `adder record` generated the file from contracts. It is generated again when they change.
    package let isMadeOfContracts: Bool
    /// The numbers of the folder names in the file's path, outermost first.
    let folders: [Int32]

    init(
      _ path: String, _ facts: SwiftFile, names: [Name], targets: [ProjectTargets.Target],
      folders: [Int32]
    ) {
      self.path = path
      self.facts = facts
      self.names = names
      self.targets = targets
      self.folders = folders
      let isRecording = Self.mentions(
        ["RecordingProxy", "RecordedModule"], in: facts, path,
        ["Traffic.swift", "TrafficSupport.swift"])
      isTest = Self.isTest(path, facts, targets) || isRecording
      isMadeOfContracts =
        isRecording
        || Self.mentions(["SpyLog"], in: facts, path, ["Spies.swift", "SpySupport.swift"])
    }

    /// Returns true if a file, whose name has one of the endings, uses or declares one of the types.
    private static func mentions(
      _ names: [String], in facts: SwiftFile, _ path: String, _ endings: [String]
    ) -> Bool {
      guard endings.contains(where: path.hasSuffix) else { return false }
      return facts.nodes.indices.contains { node in
        [.typeName, .protocolDeclaration, .classDeclaration].contains(facts.nodes[node].kind)
          && names.contains(facts.name(of: node))
      }
    }

    private static func isTest(
      _ path: String, _ facts: SwiftFile, _ targets: [ProjectTargets.Target]
    ) -> Bool {
      if !targets.isEmpty { return targets.allSatisfy(\.isForTests) }
      return path.holds("Tests/")
        || ["Mocks/", "Test/"].contains { path.hasPrefix($0) || path.holds("/" + $0) }
        || facts.parts(.importDeclaration, of: 0).contains { node in
          FrameworkNames.testModules.contains(facts.name(of: node))
        }
    }

    /// Returns the number of leading folders that this file has in common with another file.
    fileprivate func foldersShared(with other: File) -> Int {
      var count = 0
      while count < folders.count, count < other.folders.count,
        folders[count] == other.folders[count]
      {
        count += 1
      }
      return count
    }
  }

  package private(set) var files: [File] = []
  package private(set) var names = NameNumbers()
  package internal(set) var types: [TypeDeclaration] = []
  /// The type aliases, keyed by name: `typealias Output = A & B`.
  package internal(set) var aliases: [Name: [Alias]] = [:]
  package private(set) var looseMembers = LooseMembers()
  let words: DeclarationWords
  /// The inheritance of each type, indexed by the type's ID.
  private(set) var inheritance: [Inheritance] = []
  /// The types that conform to each protocol.
  private(set) var conformers: [TypeDeclaration.ID: [TypeDeclaration.ID]] = [:]
  /// The types with each name, indexed by the name's number.
  private var typesByName: [[TypeDeclaration.ID]] = []
  /// The types with each name that are not nested, indexed by the name's number.
  private var globalTypes: [[TypeDeclaration.ID]] = []
  /// The types nested in each type, indexed by the outer type's ID.
  private var innerTypes: [[TypeDeclaration.ID]] = []

  /// The types that a type inherits from or conforms to, directly or
  /// through other types of the project.
  struct Inheritance: Sendable {
    /// The type itself and its superclasses, nearest first.
    var line: [TypeDeclaration.ID]
    var types: Set<TypeDeclaration.ID>
    var foreign: Set<Name>
    /// The protocols among `types`, in ascending order.
    var protocols: [TypeDeclaration.ID]
  }

  package struct Alias: Sendable {
    package var type: TypeUse
    package var outer: TypeDeclaration.ID?
    package var place: SyntaxPlace
  }

  /// - Parameters:
  ///   - sources: The path and the facts of each file.
  ///   - targets: The targets that the files are built into.
  package init(
    _ sources: [(path: String, facts: SwiftFile)], targets: ProjectTargets = ProjectTargets()
  ) {
    words = DeclarationWords(&names)
    files.reserveCapacity(sources.count)
    var folders = FolderNumbers()
    for (path, facts) in sources {
      files.append(
        File(
          path, facts, names: names.numbers(of: facts.names), targets: targets.targets(of: path),
          folders: folders.numbers(around: path)))
    }
    typesByName = Array(repeating: [], count: names.count)
    var extensions: [DeclarationReader.Extension] = []
    for (file, source) in files.enumerated() {
      var reader = DeclarationReader(
        file: Int32(file), facts: source.facts, names: source.names, words: words,
        firstID: types.count)
      reader.read()
      for (offset, type) in reader.types.enumerated() {
        typesByName[Int(type.name.number)].append(types.count + offset)
      }
      types += reader.types
      for (name, alias) in reader.aliases { aliases[name, default: []].append(alias) }
      extensions += reader.extensions
      looseMembers.add(reader.globals)
    }
    globalTypes = typesByName.map { $0.filter { types[$0].outer == nil } }
    innerTypes = Array(repeating: [], count: types.count)
    for (id, type) in types.enumerated() {
      if let outer = type.outer { innerTypes[outer].append(id) }
    }
    for found in extensions { merge(found) }
    inheritance = inheritances()
    for (type, inherited) in inheritance.enumerated() where types[type].kind != .protocol {
      for conformed in inherited.protocols { conformers[conformed, default: []].append(type) }
    }
    findTypesOfProperties()
  }

  // MARK: Looking up

  /// Returns all types with a name.
  package func types(named name: Name) -> [TypeDeclaration.ID] { typesByName[Int(name.number)] }

  package func types(named name: String) -> [TypeDeclaration.ID] {
    names.name(name).map(types(named:)) ?? []
  }

  /// Returns the type that a name refers to, or `nil` if there is none or the name is ambiguous.
  ///
  /// - Parameters:
  ///   - outer: The type whose code contains the name.
  ///   - file: The file that contains the name. Types of this file take precedence.
  package func type(
    _ name: TypeName, in outer: TypeDeclaration.ID?, file: Int32
  ) -> TypeDeclaration.ID? {
    guard let first = name.path.first else { return nil }
    var found = type(first, in: outer, file: file)
    if name.path.count == 1 { return found }
    for name in name.path.dropFirst() {
      // The first name can be a module: `Library.Type`.
      guard let type = found else {
        found = global(name, file: file)
        continue
      }
      guard let inner = nested(name, in: type) else { return nil }
      found = inner
    }
    return found
  }

  /// Returns the type that an unqualified name refers to.
  func type(
    _ name: Name, in outer: TypeDeclaration.ID?, file: Int32
  ) -> TypeDeclaration.ID? {
    if typesByName[Int(name.number)].isEmpty { return nil }
    let aliases = aliases[name] ?? []
    var scope = outer
    // Inner scopes take precedence.
    while let type = scope {
      if types[type].name == name { return type }
      if let found = nested(name, in: type) { return found }
      let alias = aliases.first { $0.outer == type }
      if let target = alias.flatMap({ target(of: $0, name) }) { return target }
      scope = types[type].outer
    }
    return global(name, file: file)
  }

  /// Returns the type that an alias in a type stands for, if it has the name of another type:
  /// `typealias View = FeedViewController`, where `View` is a protocol, too.
  private func target(of alias: Alias, _ name: Name) -> TypeDeclaration.ID? {
    guard alias.type.shape == .single, alias.type.names.count == 1,
      let target = alias.type.names.first, target.path.allSatisfy({ aliases[$0] == nil }),
      target.last != name
    else { return nil }
    return type(target, in: alias.outer, file: alias.place.file)
  }

  /// Returns the type with a name that is nested directly in another type.
  package func nested(_ name: Name, in outer: TypeDeclaration.ID) -> TypeDeclaration.ID? {
    // Searches the shorter list: thousands of types can have the same common name, and a large type
    // can contain thousands of other types.
    let (named, inner) = (types(named: name), innerTypes[outer])
    return named.count < inner.count
      ? named.first { types[$0].outer == outer } : inner.first { types[$0].name == name }
  }

  private func global(_ name: Name, file: Int32) -> TypeDeclaration.ID? {
    let candidates = globalTypes[Int(name.number)]
    if candidates.count < 2 { return candidates.first }
    return visible(candidates.map { types[$0].place.file }, from: file).map { candidates[$0] }
  }

  /// Returns the index of the file whose declaration another file means, if all of them declare the same
  /// name, or `nil` if there is a tie.
  func visible(_ declaring: [Int32], from file: Int32) -> Int? {
    if declaring.count < 2 { return declaring.indices.first }
    if let own = declaring.firstIndex(of: file) { return own }
    // If several targets declare the name, the file's own target takes precedence.
    let targets = files[Int(file)].targets
    let near = declaring.indices.filter { number in
      files[Int(declaring[number])].targets.contains(where: targets.contains)
    }
    return nearest(near.isEmpty ? Array(declaring.indices) : near, among: declaring, to: file)
  }

  /// Returns the candidate whose file shares the most folders with the given file, or
  /// `nil` if there is a tie.
  private func nearest(_ candidates: [Int], among declaring: [Int32], to file: Int32) -> Int? {
    if candidates.count < 2 { return candidates.first }
    let own = files[Int(file)]
    let distances = candidates.map { own.foldersShared(with: files[Int(declaring[$0])]) }
    guard let nearest = distances.max(), distances.count(where: { $0 == nearest }) == 1 else {
      return nil
    }
    return zip(candidates, distances).first { $0.1 == nearest }?.0
  }

  // MARK: Extensions

  private mutating func merge(_ found: DeclarationReader.Extension) {
    // An extension extends none of the types in it: `extension Results { struct Results {} }`.
    for inner in found.innerTypes {
      globalTypes[Int(types[inner].name.number)].removeAll { $0 == inner }
    }
    guard let type = type(found.type, in: nil, file: found.place.file) else {
      for inner in found.innerTypes {
        globalTypes[Int(types[inner].name.number)].append(inner)
        globalTypes[Int(types[inner].name.number)].sort()
      }
      looseMembers.add(LooseMembers(found.members))
      return
    }
    types[type].extensions.append(found.place)
    types[type].inherited += found.members.inherited
    types[type].properties += found.members.properties
    types[type].functions += found.members.functions
    types[type].initializers += found.members.initializers
    for inner in found.innerTypes { types[inner].outer = type }
    innerTypes[type] += found.innerTypes
    for (name, alias) in found.innerAliases {
      aliases[name, default: []].append(
        Alias(type: alias.type, outer: type, place: alias.place))
    }
  }
}
