import AdderFindings
import AdderModuleDiscovery
import AdderStoryboards

/// The Xcode projects and packages of a repository that do not contain a module, but have types
/// with the names of its types. A rename leaves them alone.
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
    for type in module.types.sorted() {
      for other in project.index.types(named: project.index.name(of: type))
      where !module.types.contains(other) && project.index.types[other].outer == nil {
        let around = projects(project.path(of: other))
        guard homes.isDisjoint(with: around), !others.isSuperset(of: around) else { continue }
        others.formUnion(around)
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
    guard !others.isEmpty else { return }
    let paths = project.index.files.map(\.path) + project.interfaces.map(\.file)
    files = Set(
      paths.filter { path in
        let around = projects(path)
        return !around.isEmpty && around.isSubset(of: others)
      })
  }
}
