import AdderBase
import AdderModuleDiscovery

/// The files and folders outside of modules in which most modules have something of their own: a method of a builder, a
/// line of a container, a coordinator. A template cannot add it there.
struct SharedPlaces {
  /// What most modules have in one place.
  struct Entry: Hashable {
    /// The path of the file or folder.
    let place: String
    /// The name of a member, type or file, with a gap for the module's.
    let name: String
  }

  /// What modules have, with the number of modules that have it, at most one entry for a place.
  private(set) var entries: [(entry: Entry, count: Int)] = []

  private let index: ProjectIndex
  /// The numbers of modules by their names.
  private let modules: [String: Int]

  init(of modules: [Module], in project: DiscoveredProject, _ files: ModuleFiles) {
    index = project.index
    self.modules = Dictionary(modules.enumerated().map { ($1.name, $0) }) { first, _ in first }
    // A file that several modules share belongs to none of them.
    let own = Set(project.modules.flatMap(files.files)).subtracting(
      files.shared(by: project.modules))
    let shared = Set(index.files.indices.filter { !own.contains($0) && isWritten($0) })
    let found = [
      membersIn(shared), filesOutside(of: modules.map(files.folder)), typesUsed(in: shared, own),
    ]
    entries = Self.entries(found.map { Self.usual($0, of: modules.count) })
  }

  /// Returns what more than half of the modules have, the most frequent first.
  private static func usual(
    _ owners: [Entry: Set<Int>], of moduleCount: Int
  ) -> [(entry: Entry, count: Int)] {
    owners.map { ($0.key, $0.value.count) }
      .filter { $0.1 * 2 > moduleCount && Agreement.isProof($0.1, of: moduleCount) }
      .sorted { one, other in
        (other.count, one.entry.place, one.entry.name)
          < (one.count, other.entry.place, other.entry.name)
      }
  }

  /// Returns the entries of lists, of each place those of the first list that has it.
  private static func entries(
    _ lists: [[(entry: Entry, count: Int)]]
  ) -> [(entry: Entry, count: Int)] {
    var known: Set<String> = []
    var entries: [(entry: Entry, count: Int)] = []
    for list in lists {
      entries += list.filter { !known.contains($0.entry.place) }
      known.formUnion(list.map(\.entry.place))
    }
    return entries
  }

  /// True for a file of the app's code that a person writes.
  private func isWritten(_ file: Int) -> Bool {
    !index.files[file].isTest
      && !index.files[file].path.fileName.lowercased().contains("generated")
  }

  // MARK: What is named after modules

  private func membersIn(_ files: Set<Int>) -> [Entry: Set<Int>] {
    var members: [(Name, Int)] = []
    for type in index.types {
      members += type.functions.map { ($0.name, Int($0.place.file)) }
      members += type.properties.map { ($0.name, Int($0.place.file)) }
      members += type.cases.map { ($0, Int(type.place.file)) }
    }
    members += index.looseMembers.functions.map { ($0.name, Int($0.place.file)) }
    members += index.looseMembers.properties.map { ($0.name, Int($0.place.file)) }
    var owners: [Entry: Set<Int>] = [:]
    for (name, file) in members where files.contains(file) {
      guard let (module, gapped) = named(index.names[name]) else { continue }
      owners[Entry(place: index.files[file].path, name: gapped), default: []].insert(module)
    }
    return owners
  }

  private func filesOutside(of folders: [String]) -> [Entry: Set<Int>] {
    var owners: [Entry: Set<Int>] = [:]
    for file in index.files.indices where isWritten(file) {
      let path = index.files[file].path
      guard let (module, gapped) = named(String(path.fileName.prefix { $0 != "." })),
        !folders[module].isEmpty, !path.isInside(folder: folders[module])
      else { continue }
      let name = gapped + path.fileName.drop { $0 != "." }
      owners[Entry(place: path.folder, name: name), default: []].insert(module)
    }
    return owners
  }

  private func typesUsed(in files: Set<Int>, _ own: Set<Int>) -> [Entry: Set<Int>] {
    var types: [Name: (module: Int, name: String)] = [:]
    for type in index.types where own.contains(Int(type.place.file)) {
      types[type.name] = named(index.names[type.name])
    }
    var owners: [Entry: Set<Int>] = [:]
    for file in files {
      for name in index.files[file].names {
        guard let (module, gapped) = types[name] else { continue }
        owners[Entry(place: index.files[file].path, name: gapped), default: []].insert(module)
      }
    }
    return owners
  }

  /// Returns the module after which something is named, and the name with a gap.
  private func named(_ name: String) -> (module: Int, name: String)? {
    let letters = Array(name)
    let starts = letters.indices.filter { $0 == 0 || letters[$0].isUppercase }
    let ends = (1...max(1, letters.count)).filter { end in
      end == letters.count || (end < letters.count && !letters[end].isLowercase)
    }
    // The longest name is meant.
    for length in stride(from: letters.count, to: 1, by: -1) {
      for start in starts where ends.contains(start + length) {
        let word = letters[start..<start + length]
        guard let module = modules[word[start].uppercased() + word.dropFirst()] else { continue }
        let gap = letters[start].isUppercase ? Gap.module : Gap.lowercasedModule
        return (
          module,
          String(letters[..<start]) + String(gap.rawValue) + String(letters[(start + length)...])
        )
      }
    }
    return nil
  }
}
