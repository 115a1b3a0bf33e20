package import AdderBase

/// Finds the files of a module: those that declare its parts and contracts,
/// and all other files in a folder that belongs only to this module.
package struct ModuleFiles: Sendable {
  private let index: ProjectIndex
  /// All files, sorted by path.
  private let paths: [(path: String, file: Int)]
  private let isTest: [Bool]
  /// The number of modules that have files in each folder or its subfolders.
  private var moduleCounts: [String: Int] = [:]
  /// The number of modules that have parts of their own in each folder or its subfolders.
  private var ownerCounts: [String: Int] = [:]
  /// The types that are parts of more than one module.
  private let shared: Set<TypeDeclaration.ID>

  package init(_ project: DiscoveredProject) {
    index = project.index
    paths = index.files.enumerated().map { (path: $1.path, file: $0) }.sorted { $0.path < $1.path }
    isTest = index.files.map(\.isTest)
    var uses: [TypeDeclaration.ID: Int] = [:]
    for part in project.modules.flatMap(\.parts) { uses[part.type, default: 0] += 1 }
    shared = Set(uses.filter { $0.value > 1 }.keys)
    for module in project.modules {
      for folder in foldersAround(ownFiles(of: module)) { moduleCounts[folder, default: 0] += 1 }
      for folder in foldersAround(partFiles(of: module)) { ownerCounts[folder, default: 0] += 1 }
    }
  }

  /// Returns the folders that contain some files, and all folders around them.
  private func foldersAround(_ files: some Sequence<Int>) -> Set<String> {
    var folders: Set<String> = []
    for file in files {
      var folder = index.files[file].path.folder
      while folders.insert(folder).inserted, !folder.isEmpty { folder = folder.folder }
    }
    return folders
  }

  /// Returns the innermost folder that contains a module's own parts other than composers.
  ///
  /// If the parts have only a folder of many modules in common, the module's own folder that contains
  /// most of them. A folder that is named after the module also contains its assembly and contracts.
  package func folder(of module: Module) -> String {
    let folders = partFiles(of: module).map { index.files[$0].path.folder }
    guard var common = folders.first else { return "" }
    while !common.isEmpty, !folders.allSatisfy({ $0.isInside(folder: common) }) {
      common = common.folder
    }
    if isNamed(common, after: module) { return common }
    let own = isOwn(common) ? common : folderOfMost(folders) ?? common
    return folder(around: own, namedAfter: module) ?? own
  }

  private func isOwn(_ folder: String) -> Bool { ownerCounts[folder] ?? 0 < 2 }

  private func isNamed(_ folder: String, after module: Module) -> Bool {
    folder.fileName.filter { $0 != " " }.lowercased().hasBytes(of: module.name.lowercased())
  }

  /// Returns the innermost folder of one module that contains more than half of the module's parts.
  private func folderOfMost(_ folders: [String]) -> String? {
    var counts: [String: Int] = [:]
    for var folder in folders {
      while !folder.isEmpty {
        counts[folder, default: 0] += 1
        folder = folder.folder
      }
    }
    return counts.filter { $0.value * 2 > folders.count && isOwn($0.key) }
      .max { ($0.value, $0.key.utf8.count) < ($1.value, $1.key.utf8.count) }?.key
  }

  /// Returns the folder around a module's parts that is named after the module and contains its
  /// assembly or contracts.
  private func folder(around inner: String, namedAfter module: Module) -> String? {
    var folder = inner
    while !folder.isEmpty, !isNamed(folder, after: module) { folder = folder.folder }
    // The outermost folder is the whole app's, even if it is called alike.
    let isWider = folder != inner && folder.contains("/") && isOwn(folder)
    let hasMore = ownFiles(of: module).contains { file in
      let path = index.files[file].path
      return path.hasPrefix(folder + "/") && !path.hasPrefix(inner + "/")
    }
    return isWider && hasMore ? folder : nil
  }

  /// Returns the numbers of a module's files, sorted by path.
  package func files(of module: Module) -> [Int] {
    var files = ownFiles(of: module)
    let folder = folder(of: module)
    if !folder.isEmpty, moduleCounts[folder] == 1 { files.formUnion(self.files(in: folder)) }
    return files.sorted { index.files[$0].path < index.files[$1].path }
  }

  /// Returns the folders that have modules, the one with most modules first.
  package func containers(of modules: [Module]) -> [RelativePath] {
    var counts: [String: Int] = [:]
    for module in modules { counts[folder(of: module), default: 0] += 1 }
    var containers: [RelativePath: Int] = [:]
    for (text, count) in counts {
      let folder = RelativePath.root.appending(text)
      // Modules without folders of their own share one.
      containers[count > 1 ? folder : folder.parent, default: 0] += count
    }
    return containers.sorted { ($1.value, $0.key.text) < ($0.value, $1.key.text) }.map(\.key)
  }

  /// Returns the files that belong to several modules.
  package func shared(by modules: [Module]) -> Set<Int> {
    var (all, shared): (Set<Int>, Set<Int>) = ([], [])
    for module in modules {
      for file in files(of: module) where !all.insert(file).inserted { shared.insert(file) }
    }
    return shared
  }

  /// Returns the files in a folder and its subfolders, without tests.
  private func files(in folder: String) -> [Int] {
    let prefix = "\(folder)/"
    // The paths are sorted, so all paths with this prefix are adjacent.
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].path < prefix { low = middle + 1 } else { high = middle }
    }
    return paths[low...].prefix { $0.path.hasPrefix(prefix) }.map(\.file).filter { !isTest[$0] }
  }

  /// Returns the files of a module's parts and contracts. Test files are excluded, because they can
  /// contain extensions of these types.
  private func ownFiles(of module: Module) -> Set<Int> {
    Set((module.parts.map(\.type) + module.contracts.map(\.type)).flatMap(files))
      .filter { !isTest[$0] }
  }

  private func partFiles(of module: Module) -> [Int] {
    let all = module.parts.filter { part in
      !part.evidence.contains { if case .composes = $0 { true } else { false } }
    }
    let own = all.filter { !shared.contains($0.type) }
    let parts = own.isEmpty ? all : own
    // A module with one part, such as an alert, consists of that part and its output.
    let types = parts.map(\.type) + (all.count == 1 ? module.contracts.map(\.type) : [])
    return types.map { Int(index.types[$0].place.file) }
  }

  private func files(of type: TypeDeclaration.ID) -> [Int] {
    ([index.types[type].place] + index.types[type].extensions).map { Int($0.file) }
  }
}
