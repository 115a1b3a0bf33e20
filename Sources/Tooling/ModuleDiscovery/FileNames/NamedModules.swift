package import AdderArchitectures
package import AdderBase

/// The modules of a project as far as the names of its files show them: `ProfilePresenter.swift` and
/// `ProfileRouter.swift` in one folder are a module, because two roles have files with its name.
///
/// No file is read, so this is much faster than discovery, and enough to find the folders of modules.
package struct NamedModules: Equatable, Sendable {
  package struct Module: Equatable, Sendable {
    package var name: String
    /// The folder around the module's own folder. If the module has no folder of its own, the folder
    /// of its files.
    package var container: RelativePath
    /// The same folder of the module's tests; `nil` if there are none.
    package var testContainer: RelativePath?
    /// The paths of the files by which the module was found.
    package var files: [String]
  }

  package private(set) var modules: [Module] = []
  /// The folders of all files.
  private(set) var folders: Set<String> = []
  private var ownFolders: [NamingPattern] = []

  package init() {}

  /// - Parameters:
  ///   - files: The paths of the project's Swift files.
  ///   - architecture: The architecture that names the roles.
  package init(in files: [String], following architecture: Architecture) {
    folders = Set(files.map(\.folder))
    ownFolders = architecture.layout.folders
    let names = RoleFileNames(architecture)
    var groups: [Place: Group] = [:]
    var tests: [String: [RelativePath]] = [:]
    for path in files {
      let components = path.folder.pathNames
      let stem = String(path.fileName.dropLast(".swift".count))
      let tested = RoleFileNames.tested(by: stem)
      guard tested != nil || !components.contains(where: RoleFileNames.isForTests),
        let (module, role) = names.module(of: tested ?? stem)
      else { continue }
      let place = Place(
        of: module, components, names.ownFolder(of: module, in: components, role))
      if tested == nil {
        groups[place, default: Group()].add(path, role.name)
      } else {
        tests[module, default: []].append(place.container)
      }
    }
    // Two files of a cell or another view are no module.
    let deciding = Set(
      architecture.roles.filter { role in
        [Trait.decides, .navigates, .appliesBusinessLogic, .composes].contains(where: role.has)
      }.map(\.name))
    groups = groups.filter { _, group in
      group.roles.count > 1 && (deciding.isEmpty || !group.roles.isDisjoint(with: deciding))
    }
    let shared = Dictionary(grouping: groups.keys, by: \.folder).filter { $0.value.count > 1 }
    modules = groups.map { place, group in
      Module(
        name: place.module,
        container: shared[place.folder] == nil ? place.aloneContainer : place.container,
        testContainer: tests[place.module]?.mostFrequent, files: group.files)
    }.sorted { ($0.container, $0.name) < ($1.container, $1.name) }
  }

  /// Returns true if a folder has the name that the module's own folder would have.
  func isOwnFolder(_ name: String, of module: String) -> Bool {
    RoleFileNames.letters(name) == RoleFileNames.letters(module)
      || ownFolders.contains { $0.typeName(module: module) == name }
  }

  private struct Group {
    var roles: Set<String> = []
    var files: [String] = []

    mutating func add(_ path: String, _ role: String) {
      roles.insert(role)
      files.append(path)
    }
  }

  /// The folder of a module, and the folder around it.
  private struct Place: Hashable {
    let module: String
    /// The module's own folder, or the folder of its files.
    let folder: RelativePath
    /// True if the folder has the module's name.
    let isOwn: Bool

    init(of module: String, _ components: [String], _ own: (count: Int, isNamed: Bool)) {
      self.module = module
      folder = RelativePath(components: components.prefix(own.count))
      isOwn = own.isNamed
    }

    var container: RelativePath { isOwn ? folder.parent : folder }

    /// The container if no other module is in the folder: a folder with a part of the module's name, with some of its
    /// words, such as `AddCard` for `AddBankCard`, or that begins with its words, such as `MoviesDetail` for `Movie`, is
    /// the module's own then.
    var aloneContainer: RelativePath {
      let name = RoleFileNames.letters(folder.name)
      let isPart = name.count > 3 && RoleFileNames.letters(module).contains(name)
      let (words, own) = (folder.name.singularWords, module.singularWords)
      var rest = own[...]
      let isShorter =
        words.count > 1
        && words.allSatisfy { word in
          rest.firstIndex(of: word).map { rest = rest[($0 + 1)...] } != nil
        }
      return isPart || isShorter || words.starts(with: own) ? folder.parent : container
    }
  }
}

/// The names that an architecture gives the files of its roles.
private struct RoleFileNames {
  typealias FileRole = (name: String, folder: String?)

  private var patterns: [(pattern: NamingPattern, role: FileRole)] = []
  private let folders: [NamingPattern]

  init(_ architecture: Architecture) {
    folders = architecture.layout.folders
    for role in architecture.roles {
      let words = role.aliases.compactMap { try? NamingPattern(parsing: "{module}\($0)") }
      for pattern in role.typeNames + words + [role.file].compactMap(\.self) {
        add(pattern, (role.name, role.folder))
      }
    }
    for contract in architecture.contracts {
      if let file = contract.file { add(file, ("\(file)", contract.folder)) }
    }
    // `ProfileModuleBuilder` is the builder of Profile, not of ProfileModule.
    patterns.sort { $0.pattern.description.utf8.count > $1.pattern.description.utf8.count }
  }

  private mutating func add(_ pattern: NamingPattern, _ role: FileRole) {
    guard pattern.placeholders == [.module], pattern.parts.count > 1,
      !patterns.contains(where: { $0.pattern == pattern })
    else { return }
    patterns.append((pattern, role))
  }

  /// Returns the module and the role in a file's name without its extension.
  func module(of stem: String) -> (String, FileRole)? {
    for (pattern, role) in patterns {
      if let module = pattern.module(of: stem), module.first?.isUppercase == true {
        return (module, role)
      }
    }
    return nil
  }

  // MARK: - Folders

  /// Returns how many of the folders around a file lead to the module's own folder. That is the one
  /// whose name says the least besides the module's name. Without one, the folder of the role is left
  /// out.
  func ownFolder(
    of module: String, in components: [String], _ role: FileRole
  ) -> (count: Int, isNamed: Bool) {
    var best: (count: Int, excess: Int)?
    for (index, component) in components.enumerated().reversed() {
      let isUsual = folders.contains { $0.typeName(module: module) == component }
      guard let excess = isUsual ? 0 : Self.excess(of: component, over: module) else { continue }
      if best.map({ excess < $0.excess }) ?? true { best = (index + 1, excess) }
    }
    if let best { return (best.count, true) }
    let isRoleFolder = role.folder != nil && components.last == role.folder
    return (components.count - (isRoleFolder ? 1 : 0), false)
  }

  /// Returns how much longer a folder's name is than the module's name in it; `nil` if it is not in
  /// it, or does not begin there with a word: `Main` is not in `Domain`.
  private static func excess(of folder: String, over module: String) -> Int? {
    let name = letters(module)
    var isInWord = false
    for index in folder.indices {
      let character = folder[index]
      let begins = !isInWord || character.isUppercase
      isInWord = character.isLetter
      if begins, letters(folder[index...]).hasPrefix(name) {
        return letters(folder).count - name.count
      }
    }
    return nil
  }

  static func letters(_ text: some StringProtocol) -> String {
    String(text.filter { $0.isLetter || $0.isNumber }).lowercased()
  }

  // MARK: - Tests

  /// Returns the name of what a test case tests, or `nil` if the name is not that of a test case.
  static func tested(by stem: String) -> String? {
    ["Tests", "Test", "Specs", "Spec", "TestCase"].lazy.filter(stem.hasSuffix).first
      .map { String(stem.dropLast($0.count)) }
  }

  static func isForTests(_ folder: String) -> Bool {
    folder.hasSuffix("Tests") || folder.hasSuffix("Mocks")
  }
}

extension [RelativePath] {
  /// The element that occurs most often; of several, the first in the alphabet.
  fileprivate var mostFrequent: RelativePath? {
    Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
