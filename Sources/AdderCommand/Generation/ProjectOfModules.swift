import AdderBase
import AdderModuleDiscovery
import AdderProjects

extension Invocation {
  /// Returns the project that a new module belongs to.
  ///
  /// - Throws: `CommandError.projectsBelow` if there are several and nothing says where the module goes.
  func projectForModule() throws -> Project {
    let options: [OptionName] = [.add, .modulePath, .projectFilePath, .projectGroupPath]
    let isPlaced = options.contains { value($0) != nil }
    return try project { project, _ in !isPlaced && project.settings.modules == nil }
  }

  /// Returns the project in which the command was started. If the settings name none of several Xcode
  /// projects, it is the only one that contains modules.
  ///
  /// - Parameter isNeeded: Returns true if the command cannot go on above several projects, of which so
  ///   many contain modules.
  func project(isNeeded: (Project, _ withModules: Int) -> Bool) throws -> Project {
    var project = try Project(around: environment.workingDirectory)
    let found = project.foundXcodeProjects
    guard found.count > 1 else { return project }
    let withModules = projectsWithModules(of: project)
    if withModules.count == 1 {
      project.use(withModules[0])
    } else if case .folders = project.kind, isNeeded(project, withModules.count) {
      throw CommandError.projectsBelow(found.map(\.path.text), root: project.root.text)
    }
    return project
  }

  /// Returns those of the Xcode projects that list files of modules, or whose folder contains files of
  /// modules that none of them lists.
  private func projectsWithModules(of project: Project) -> [FoundXcodeProject] {
    let named = namedModules(in: project)
    let targets = ProjectTargets(of: named.files, in: project.root)
    return project.foundXcodeProjects.filter { found in
      named.modules.lazy.flatMap(\.files).contains { file in
        let owners = targets.targets(of: file)
        return owners.isEmpty
          ? !found.folder.isRoot && file.isInside(folder: found.folder.text)
          : owners.contains { $0.project == found.path.text }
      }
    }
  }
}
