import AdderBase
import AdderModuleDiscovery

/// The files outside of modules in which most modules have a function, a property or a case of their own, such as a
/// builder of all modules. A template cannot add it there.
struct SharedPlaces {
  /// A member that most modules have in one file.
  struct Member: Hashable {
    let file: String
    /// The name, with a gap for the module's.
    let name: String
  }

  /// The members, with the number of modules that have one.
  private(set) var members: [(member: Member, count: Int)] = []

  private let index: ProjectIndex
  /// The numbers of modules by their names.
  private let modules: [String: Int]

  init(of modules: [Module], in project: DiscoveredProject, _ files: ModuleFiles) {
    index = project.index
    self.modules = Dictionary(modules.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let own = Set(project.modules.flatMap { files.files(of: $0) })
    var owners: [Member: Set<Int>] = [:]
    for (name, file) in declared where !own.contains(file) && isWritten(file) {
      guard let (module, gapped) = named(index.names[name]) else { continue }
      let member = Member(file: index.files[file].path, name: gapped)
      owners[member, default: []].insert(module)
    }
    members = owners.filter { $0.value.count * 2 > modules.count }
      .map { ($0.key, $0.value.count) }
      .sorted {
        ($1.count, $0.member.file, $0.member.name) < ($0.count, $1.member.file, $1.member.name)
      }
  }

  /// True for a file of the app's code that a person writes.
  private func isWritten(_ file: Int) -> Bool {
    !index.files[file].isTest
      && !index.files[file].path.fileName.lowercased().contains("generated")
  }

  /// The names of all members of types, and of the code beside types, with the numbers of their files.
  private var declared: [(Name, Int)] {
    var members: [(Name, Int)] = []
    for type in index.types {
      members += type.functions.map { ($0.name, Int($0.place.file)) }
      members += type.properties.map { ($0.name, Int($0.place.file)) }
      members += type.cases.map { ($0, Int(type.place.file)) }
    }
    members += index.looseMembers.functions.map { ($0.name, Int($0.place.file)) }
    members += index.looseMembers.properties.map { ($0.name, Int($0.place.file)) }
    return members
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
