import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderStoryboards

/// The Xcode projects and packages of a repository that do not contain a module, but have types
/// with the names of its types, and folders with another module of its name that no target contains.
/// A rename leaves them alone.
struct OtherProjects {
  /// The files that are built only in those projects and packages.
  private(set) var files: Set<String> = []
  private(set) var findings: [Finding] = []

  init(than module: RenamedModule, in project: DiscoveredProject) {
    func projects(_ path: String) -> Set<String> {
      Set(project.targets.targets(of: path).map(\.project))
    }
    let homes = module.types.reduce(into: Set<String>()) {
      $0.formUnion(projects(project.path(of: $1)))
    }
    guard !homes.isEmpty else { return }
    var others: Set<String> = []
    var noted: Set<String> = []
    let word = ModuleWord(module.name)
    for type in module.types.sorted() {
      for other in project.index.types(named: project.index.name(of: type))
      where !module.types.contains(other) && project.index.types[other].outer == nil {
        let around = projects(project.path(of: other))
        guard homes.isDisjoint(with: around) else { continue }
        others.formUnion(around)
        // A name without the module's does not change anyway.
        guard !word.places(in: project.index.name(of: other)).isEmpty, !noted.isSuperset(of: around)
        else { continue }
        noted.formUnion(around)
        let (path, line, column) = project.index.location(of: project.index.types[other].place)
        findings.append(
          Finding(
            rule: "ProjectKeepsNames", severity: .note,
            location: SourceLocation(file: path, line: line, column: column),
            message: """
              \(around.sorted().joined(separator: " and ")) has its own '\(project.index.name(of: other))'. \
              Its files do not change.
              """))
      }
    }
    let leftOver = leftOverFolders(besides: module, in: project)
    guard !others.isEmpty || !leftOver.isEmpty else { return }
    let paths = project.index.files.map(\.path) + project.interfaces.map(\.file)
    files = Set(
      paths.filter { path in
        let around = projects(path)
        return around.isEmpty
          ? leftOver.contains { path.isInside(folder: $0) } : around.isSubset(of: others)
      })
  }

  /// Returns the outermost folders around other modules of the same name that contain nothing which is built:
  /// an earlier version of the app, for example.
  private mutating func leftOverFolders(
    besides module: RenamedModule, in project: DiscoveredProject
  ) -> Set<String> {
    let built = project.targets.paths
    var folders: Set<String> = []
    for other in project.modules where other.name == module.name {
      for part in other.parts where !module.types.contains(part.type) {
        let path = project.path(of: part.type)
        let folder = path.foldersAround.first { folder in
          !built.contains { $0.isInside(folder: folder) }
        }
        guard let folder, folders.insert(folder).inserted else { continue }
        findings.append(
          Finding(
            rule: "ProjectKeepsNames", severity: .note,
            location: SourceLocation(file: path, line: 1, column: 1),
            message: """
              '\(folder)' has its own module '\(module.name)', and no target contains its files. They do not change.
              """))
      }
    }
    return folders
  }
}
