import AdderArchitectures
import AdderShipped
package import AdderSwiftSource

/// What a project declares: its types with their members, wherever they are written.
///
/// Knows names and not meanings: of two types with one name it says so.
package struct ProjectIndex: Sendable {
  package struct File: Sendable {
    /// As the user knows it.
    package let path: String
    package let facts: SwiftFile
    /// For each name of the facts, its number in the project.
    package let names: [Name]
    /// What it is built into; none when that is not known.
    package let targets: [ProjectTargets.Target]
    /// Whether it is one of tests.
    package let isTest: Bool
    /// The folders that it is in, from the outermost, each with a number of its name.
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
      isTest = Self.isTest(path, facts, targets)
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

    /// How many folders another file is in as well.
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
  /// What a name refers to instead of a type of its own: `typealias Output = A & B`.
  package internal(set) var aliases: [Name: [Alias]] = [:]
  let words: DeclarationWords
  /// What each type inherits, by its number.
  private(set) var inheritance: [Inheritance] = []
  /// By the number of the name.
  private var typesByName: [[TypeDeclaration.ID]] = []
  /// By the number of the name: the types that are not nested.
  private var globalTypes: [[TypeDeclaration.ID]] = []
  /// The types nested in each type, by its number.
  private var innerTypes: [[TypeDeclaration.ID]] = []

  /// What a type inherits through types of the project.
  struct Inheritance: Sendable {
    /// The type itself and the classes above it, from the nearest up.
    var line: [TypeDeclaration.ID]
    var types: Set<TypeDeclaration.ID>
    var foreign: Set<Name>
    /// Those of the types that are protocols, ascending.
    var protocols: [TypeDeclaration.ID]
  }

  package struct Alias: Sendable {
    package var type: TypeUse
    package var outer: TypeDeclaration.ID?
    package var place: SyntaxPlace
  }

  /// - Parameters:
  ///   - sources: each file's path and what it says.
  ///   - targets: what the files are built into.
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
    }
    globalTypes = typesByName.map { $0.filter { types[$0].outer == nil } }
    innerTypes = Array(repeating: [], count: types.count)
    for (id, type) in types.enumerated() {
      if let outer = type.outer { innerTypes[outer].append(id) }
    }
    for found in extensions { merge(found) }
    inheritance = inheritances()
    findTypesOfProperties()
  }

  // MARK: Looking up

  /// All types of a name.
  package func types(named name: Name) -> [TypeDeclaration.ID] { typesByName[Int(name.number)] }

  package func types(named name: String) -> [TypeDeclaration.ID] {
    names.name(name).map(types(named:)) ?? []
  }

  /// The type that a name refers to in a place; `nil` when there is none, or more than one could be.
  ///
  /// - Parameters:
  ///   - outer: The type that contains the name.
  ///   - file: The file that contains it: its own types come before others.
  package func type(
    _ name: TypeName, in outer: TypeDeclaration.ID?, file: Int32
  ) -> TypeDeclaration.ID? {
    guard let first = name.path.first else { return nil }
    var found = type(first, in: outer, file: file)
    if name.path.count == 1 { return found }
    for name in name.path.dropFirst() {
      // The name of a library may be in front: `Library.Type`.
      guard let type = found else {
        found = global(name, file: file)
        continue
      }
      guard let inner = nested(name, in: type) else { return nil }
      found = inner
    }
    return found
  }

  /// The type that a single name refers to.
  func type(
    _ name: Name, in outer: TypeDeclaration.ID?, file: Int32
  ) -> TypeDeclaration.ID? {
    if typesByName[Int(name.number)].isEmpty { return nil }
    var scope = outer
    // From the inside out.
    while let type = scope {
      if types[type].name == name { return type }
      if let found = nested(name, in: type) { return found }
      scope = types[type].outer
    }
    return global(name, file: file)
  }

  /// The type of a name that is nested in another one.
  package func nested(_ name: Name, in outer: TypeDeclaration.ID) -> TypeDeclaration.ID? {
    // Of a common name there may be thousands in a project, and in a common type thousands of names.
    let (named, inner) = (types(named: name), innerTypes[outer])
    return named.count < inner.count
      ? named.first { types[$0].outer == outer } : inner.first { types[$0].name == name }
  }

  private func global(_ name: Name, file: Int32) -> TypeDeclaration.ID? {
    var candidates = globalTypes[Int(name.number)]
    if candidates.count < 2 { return candidates.first }
    if let own = candidates.first(where: { types[$0].place.file == file }) { return own }
    // Of two targets that declare the same name, the file's own is used.
    let targets = files[Int(file)].targets
    let near = candidates.filter { candidate in
      files[Int(types[candidate].place.file)].targets.contains(where: targets.contains)
    }
    if !near.isEmpty { candidates = near }
    return nearest(candidates, to: file)
  }

  /// Of several types, the one whose file shares the most folders with a file.
  private func nearest(_ candidates: [TypeDeclaration.ID], to file: Int32) -> TypeDeclaration.ID? {
    if candidates.count < 2 { return candidates.first }
    let own = files[Int(file)]
    let distances = candidates.map { own.foldersShared(with: files[Int(types[$0].place.file)]) }
    guard let nearest = distances.max(), distances.count(where: { $0 == nearest }) == 1 else {
      return nil
    }
    return zip(candidates, distances).first { $0.1 == nearest }?.0
  }

  // MARK: Extensions

  private mutating func merge(_ found: DeclarationReader.Extension) {
    guard let type = type(found.type, in: nil, file: found.place.file) else { return }
    types[type].extensions.append(found.place)
    types[type].inherited += found.members.inherited
    types[type].properties += found.members.properties
    types[type].functions += found.members.functions
    types[type].initializers += found.members.initializers
    for inner in found.innerTypes {
      types[inner].outer = type
      globalTypes[Int(types[inner].name.number)].removeAll { $0 == inner }
    }
    innerTypes[type] += found.innerTypes
    for (name, alias) in found.innerAliases {
      aliases[name, default: []].append(
        Alias(type: alias.type, outer: type, place: alias.place))
    }
  }
}
