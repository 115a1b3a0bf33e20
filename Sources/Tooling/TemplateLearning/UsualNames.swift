import AdderBase
import AdderSwiftSource

/// A name that a type or a file of a module has, with gaps, and the one that most modules use instead.
struct UsualNames {
  /// By the unusual name.
  private(set) var names: [String: String] = [:]

  /// Finds the types that some modules only spell differently: `ProfilePresentor` for `ProfilePresenter`, or
  /// `ProfileViewProtocol` for `ProfileView`.
  ///
  /// - Parameter modules: The types of each module, by their names with gaps.
  init(ofTypes modules: [[String: SyntaxKind]]) {
    var owners: [String: Set<Int>] = [:]
    var kinds: [String: Set<SyntaxKind>] = [:]
    for (number, types) in modules.enumerated() {
      for (name, kind) in types {
        owners[name, default: []].insert(number)
        kinds[name, default: []].insert(kind)
      }
    }
    func first(_ name: String) -> Int { owners[name]?.min() ?? 0 }
    let order = owners.keys.sorted { one, other in
      let counts = (owners[one]?.count ?? 0, owners[other]?.count ?? 0)
      return counts.0 == counts.1 ? (first(one), one) < (first(other), other) : counts.0 > counts.1
    }
    var usual: [String] = []
    for name in order {
      // No module has both, so that they are one type. A type that most modules have needs no other name.
      let known = usual.first { other in
        kinds[other] == kinds[name] && Self.areAlike(name, other)
          && owners[other]?.isDisjoint(with: owners[name] ?? []) ?? false
          && ((owners[other]?.count ?? 0) + (owners[name]?.count ?? 0)) * 2 > modules.count
      }
      if let known {
        names[name] = known
        let own = owners[name] ?? []
        owners[known]?.formUnion(own)
      } else {
        usual.append(name)
      }
    }
  }

  private static func areAlike(_ name: String, _ other: String) -> Bool {
    if name == other + "Protocol" || other == name + "Protocol" { return true }
    let length = min(name.count, other.count)
    guard length > 5, abs(name.count - other.count) < 3 else { return false }
    return Spelling.distance(name, other) <= (length > 8 ? 2 : 1)
  }

  /// Finds the folder in which most modules have a file.
  ///
  /// - Parameter modules: The paths of each module's files, with gaps.
  init(ofPaths modules: [[String]]) {
    var folders: [String: Majority<String>] = [:]
    var repeated: Set<String> = []
    for paths in modules {
      let files = Dictionary(grouping: paths, by: \.fileName)
      for (file, paths) in files {
        // Two files of one name have their own folders.
        if paths.count > 1 { repeated.insert(file) }
      }
      for path in paths { folders[path.fileName, default: Majority()].add(path.folder) }
    }
    for path in Set(modules.joined()) where !repeated.contains(path.fileName) {
      guard let folder = folders[path.fileName]?.first, folder != path.folder else { continue }
      names[path] = folder.isEmpty ? path.fileName : folder + "/" + path.fileName
    }
  }

  func usual(_ name: String) -> String { names[name] ?? name }
}
