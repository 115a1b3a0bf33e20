import AdderBase
import AdderModuleDiscovery

/// The types of a module whose names contain the module's name, and the module's own folders.
struct OwnNames {
  /// The new names of types and aliases, keyed by the old names.
  private(set) var types: [String: String] = [:]
  /// The folders that are named after the module, and the folders inside them that are named after
  /// a part of the module. Folders that also contain something from another module are not
  /// included. Outer folders come first.
  private(set) var folders: [String] = []

  private let project: DiscoveredProject
  private let module: RenamedModule
  private let replacement: NameReplacement
  private let targets: Set<String>

  /// - Parameter targets: The names of targets. Folders with these
  ///   names do not belong to the module.
  init(
    of module: RenamedModule, in project: DiscoveredProject, _ replacement: NameReplacement,
    targets: Set<String>
  ) {
    self.targets = targets
    self.project = project
    self.module = module
    self.replacement = replacement
    addParts()
    // The types that are found in the module's folders may have test doubles and tests in other
    // folders, so a second pass is needed.
    for _ in 0..<2 {
      addDerived()
      addConforming()
      findFolders()
      addNeighbours()
    }
  }

  /// Adds parts, contracts, and the protocols that parts conform to.
  private mutating func addParts() {
    for type in module.types {
      let name = project.index.name(of: type)
      if let new = replacement.renamedOwn(name) { types[name] = new }
      for conformed in project.index.allInherited(by: type).types
      where !module.otherTypes.contains(conformed) { add(project.index.name(of: conformed)) }
    }
  }

  /// Adds types named after known types: `MockProfileViewInput`,
  /// `ProfilePresenterTests` and `ProfileTests`.
  private mutating func addDerived() {
    let words = types.keys.filter { $0 != module.name }.map(ModuleWord.init)
    for name in candidates where types[name] == nil {
      if isOfTests(name) || words.contains(where: { !$0.places(in: name).isEmpty }) { add(name) }
    }
  }

  /// Adds types that inherit from the module's types or conform to them: test doubles,
  /// views for another user interface.
  private mutating func addConforming() {
    for (id, type) in project.index.types.enumerated() where !module.otherTypes.contains(id) {
      if type.inherited.contains(where: { types[project.index.names[$0.type.last]] != nil }) {
        add(project.index.names[type.name])
      }
    }
  }

  /// Returns true if this is a name of the module's tests. A test file with such a name may contain
  /// no type declarations.
  func isOfTests(_ name: String) -> Bool {
    Self.testEndings.contains { name == module.name + $0 }
  }

  private static let testEndings = ["Tests", "Test", "Spec", "UITests"]

  /// Adds types in the module's folders and in its types. If modules share a folder, adds types in
  /// files that are next to a part's file and named after the module.
  private mutating func addNeighbours() {
    let partFolders = Set(module.types.map { project.path(of: $0).folder })
    for (id, type) in project.index.types.enumerated() where !module.otherTypes.contains(id) {
      let path = project.index.files[Int(type.place.file)].path
      if isOwn(path)
        || partFolders.contains(path.folder) && beginsWithModule(path.fileStem)
        || outerNames(of: type).contains(where: { types[$0] != nil })
      {
        add(project.index.names[type.name])
      }
    }
    for (name, aliases) in project.index.aliases
    where aliases.contains(where: { isOwn(project.index.files[Int($0.place.file)].path) }) {
      add(project.index.names[name])
    }
  }

  private func beginsWithModule(_ name: String) -> Bool {
    replacement.places(in: name).first?.lowerBound == 0
  }

  private func outerNames(of type: TypeDeclaration) -> [String] {
    var names: [String] = []
    var outer = type.outer
    while let next = outer {
      names.append(project.index.name(of: next))
      outer = project.index.types[next].outer
    }
    return names
  }

  private var candidates: [String] {
    let names = Set(project.index.types.map(\.name)).union(project.index.aliases.keys)
    return names.map { project.index.names[$0] }.filter(replacement.isCarried)
  }

  private mutating func add(_ name: String) {
    if types[name] == nil, let new = replacement.renamed(name) { types[name] = new }
  }

  /// Excludes a type from the rename, so that it keeps its name.
  mutating func leaveOut(_ name: String) { types[name] = nil }

  var moduleName: String { module.name }

  // MARK: Folders

  /// Returns true if a file is in a folder of the module.
  func isOwn(_ path: String) -> Bool { folders.contains { path.isInside(folder: $0) } }

  private mutating func findFolders() {
    let others = module.otherTypes.map(project.path)
    let declaring = project.index.types.filter { types[project.index.names[$0.name]] != nil }
      .map { project.index.files[Int($0.place.file)].path }
    let tests = project.index.files.map(\.path).filter { isOfTests($0.fileStem) }
    let around = Set((declaring + tests).flatMap(\.foldersAround)).filter { folder in
      !targets.contains(folder.fileName) && !others.contains { $0.isInside(folder: folder) }
    }
    let own = around.filter { isCalledAfterModule($0.fileName) }
    // A folder inside these folders can be named after a part: `ProfileCacheTracker`.
    folders = around.filter { folder in
      own.contains(folder)
        || replacement.isCarried(by: folder.fileName)
          && own.contains { folder.isInside(folder: $0) }
    }.sorted()
  }

  private func isCalledAfterModule(_ name: String) -> Bool {
    name == module.name || Self.folderEndings.contains { name == module.name + $0 }
  }

  private static let folderEndings = ["Module", "Scene", "Screen", "Flow", "Tests", "Story"]
}
