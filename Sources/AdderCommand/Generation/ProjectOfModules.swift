import AdderBase
import AdderModuleDiscovery
import AdderProjects

extension Invocation {
  /// Returns the project that a new module belongs to.
  ///
  /// - Throws: `CommandError.projectsBelow` if there are several and nothing says where the module goes.
  func projectForModule() throws -> Project {
    let options: [OptionName] = [.modulePath, .projectFilePath, .projectGroupPath]
    let isPlaced = options.contains { value($0) != nil }
    // A part is added to a module that has its place.
    var project = try project { project, _ in
      !isPlaced && value(.add) == nil && project.settings.modules == nil
    }
    let named: [OptionName] = [.projectTargets, .testTargets, .testPath, .testFilePath]
    let hasTarget =
      named.contains { value($0) != nil } || !project.settings.targets.isEmpty
      || !project.settings.testTargets.isEmpty || project.settings.tests != nil
    if !isPlaced, !hasTarget, project.settings.modules == nil,
      let package = packageOfModules(in: project)
    {
      project.use(package)
    }
    return project
  }

  /// Returns the package inside an app's project that contains its modules; `nil` if the app has modules
  /// itself, or several packages have some.
  private func packageOfModules(in project: Project) -> SwiftPackage? {
    switch project.kind {
    case .swiftPackage, .folders: return nil
    case .xcodeProject, .generatedProject: break
    }
    let own = namedModules(in: project)
    guard own.modules.isEmpty, own.files.packages.contains(where: { !$0.isEmpty }) else {
      return nil
    }
    let files = namedModules(in: project, everywhere: true).modules.flatMap(\.files)
    let packages = own.files.packages.filter { folder in
      !folder.isEmpty && files.contains { $0.isInside(folder: folder) }
    }
    guard packages.count == 1 else { return nil }
    let folder = RelativePath.root.appending(packages[0])
    return try? SwiftPackage(at: project.root.appending(folder)).moved(to: folder)
  }

  /// Returns the project in which the command was started. If the settings name none of several Xcode
  /// projects, it is the only one that contains modules.
  ///
  /// - Parameter isNeeded: Returns true if the command needs one of several projects, given how many contain modules.
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
    let named = namedModules(in: project, everywhere: true)
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
