import AdderBase

/// Which files are a module's: those that its parts and contracts are written in, and all others in a folder that is
/// its own.
struct ModuleFiles {
  private let index: ProjectIndex
  /// The numbers of files by their paths, ascending.
  private let paths: [(path: String, file: Int)]
  private let isTest: [Bool]
  /// For each folder with parts in it or below, how many modules have some there.
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

  /// The folder that a module's parts have in common, except for its composers.
  func folder(of module: Module) -> String {
    let folders = partFiles(of: module).map { index.files[$0].path.folder }
    guard var common = folders.first else { return "" }
    while !common.isEmpty, !folders.allSatisfy({ $0.isInside(folder: common) }) {
      common = common.folder
    }
    return common
  }

  /// The numbers of a module's files, by path.
  func files(of module: Module) -> [Int] {
    var files = ownFiles(of: module)
    let folder = folder(of: module)
    if !folder.isEmpty, moduleCounts[folder] == 1 { files.formUnion(self.files(in: folder)) }
    return files.sorted { index.files[$0].path < index.files[$1].path }
  }

  /// The files that are not of tests in a folder.
  private func files(in folder: String) -> [Int] {
    let prefix = "\(folder)/"
    // All that begin alike stand together.
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].path < prefix { low = middle + 1 } else { high = middle }
    }
    return paths[low...].prefix { $0.path.hasPrefix(prefix) }.map(\.file).filter { !isTest[$0] }
  }

  /// The files of its parts and contracts; tests may extend these.
  private func ownFiles(of module: Module) -> Set<Int> {
    Set((module.parts.map(\.type) + module.contracts.map(\.type)).flatMap(files))
      .filter { !isTest[$0] }
  }

  private func partFiles(of module: Module) -> [Int] {
    let parts = module.parts.filter { part in
      !part.evidence.contains { if case .composes = $0 { true } else { false } }
    }
    return parts.map { Int(index.types[$0.type].place.file) }
  }

  private func files(of type: TypeDeclaration.ID) -> [Int] {
    ([index.types[type].place] + index.types[type].extensions).map { Int($0.file) }
  }
}
