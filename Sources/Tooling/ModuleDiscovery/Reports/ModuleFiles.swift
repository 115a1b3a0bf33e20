import AdderBase

/// Finds the files of a module: those that declare its parts and contracts,
/// and all other files in a folder that belongs only to this module.
struct ModuleFiles {
  private let index: ProjectIndex
  /// All files, sorted by path.
  private let paths: [(path: String, file: Int)]
  private let isTest: [Bool]
  /// The number of modules that have files in each folder or its subfolders.
  private var moduleCounts: [String: Int] = [:]

  init(_ project: DiscoveredProject) {
    index = project.index
    paths = index.files.enumerated().map { (path: $1.path, file: $0) }.sorted { $0.path < $1.path }
    isTest = index.files.map(\.isTest)
    for module in project.modules {
      var folders: Set<String> = []
      for file in ownFiles(of: module) {
        var folder = index.files[file].path.folder
        while folders.insert(folder).inserted, !folder.isEmpty { folder = folder.folder }
      }
      for folder in folders { moduleCounts[folder, default: 0] += 1 }
    }
  }

  /// Returns the innermost folder that contains all of a module's parts other than composers.
  func folder(of module: Module) -> String {
    let folders = partFiles(of: module).map { index.files[$0].path.folder }
    guard var common = folders.first else { return "" }
    while !common.isEmpty, !folders.allSatisfy({ $0.isInside(folder: common) }) {
      common = common.folder
    }
    return common
  }

  /// Returns the numbers of a module's files, sorted by path.
  func files(of module: Module) -> [Int] {
    var files = ownFiles(of: module)
    let folder = folder(of: module)
    if !folder.isEmpty, moduleCounts[folder] == 1 { files.formUnion(self.files(in: folder)) }
    return files.sorted { index.files[$0].path < index.files[$1].path }
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
    let parts = module.parts.filter { part in
      !part.evidence.contains { if case .composes = $0 { true } else { false } }
    }
    // A module with one part, such as an alert, consists of that part and its output.
    let types = parts.map(\.type) + (parts.count == 1 ? module.contracts.map(\.type) : [])
    return types.map { Int(index.types[$0].place.file) }
  }

  private func files(of type: TypeDeclaration.ID) -> [Int] {
    ([index.types[type].place] + index.types[type].extensions).map { Int($0.file) }
  }
}
