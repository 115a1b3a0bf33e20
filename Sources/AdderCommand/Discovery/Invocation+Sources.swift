import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderProjectChecks
import AdderProjects

extension Invocation {
  static let sourceOptions: [CommandDescription.Option] = [
    .flag(.noCache, "Ignore the cache of the last run")
  ]

  /// Returns the sources of the project in which the command
  /// was started, and reports problems in its settings.
  func sources() throws -> ProjectSources {
    try sources(reporting: Project(around: environment.workingDirectory))
  }

  /// Returns the sources of the project after what an interrupted command left was put right.
  func recoveredSources() throws -> ProjectSources {
    try recover(Project(around: environment.workingDirectory).root)
    return try sources()
  }

  /// Returns the sources of a project, and reports problems in its settings.
  func sources(reporting project: Project) throws -> ProjectSources {
    reportUnfinishedChange(project.root)
    report(project.findings)
    return try sources(of: project)
  }

  /// Returns the sources of a project, and shows the progress of reading them.
  func sources(of project: Project) throws -> ProjectSources {
    let progress = Progress(on: console)
    var options = ProjectSources.Options(
      environment: environment, usesCache: !isSet(.noCache), build: Executable.identity)
    options.didBegin = { progress.show($0) }
    options.didEnd = { progress.end() }
    return try ProjectSources(of: project, options)
  }
}
