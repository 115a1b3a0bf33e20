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
    let project = try Project(around: environment.workingDirectory)
    reportUnfinishedChange(project.root)
    report(project.findings)
    let progress = Progress(on: console)
    var options = ProjectSources.Options(
      environment: environment, usesCache: !isSet(.noCache), build: Executable.identity)
    options.didBegin = { progress.show($0) }
    options.didEnd = { progress.end() }
    return try ProjectSources(of: project, options)
  }
}
