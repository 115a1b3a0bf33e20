import AdderBase
import AdderFindings
import AdderProjectChecks

extension Invocation {
  /// What is to be checked in a project.
  func checkRequest(_ sources: ProjectSources) throws -> CheckRequest {
    var options = CheckOptions()
    options.paths = arguments.map { CheckOptions.NamedPath($0, at: file($0)) }
    options.changedSince = value(.changedSince)
    options.only = list(.only)
    options.preset = value(.preset)
    options.includesUnbuiltFiles = isSet(.allFiles)
    options.baseline = value(.baseline).map { CheckOptions.NamedPath($0, at: file($0)) }
    options.writesBaseline = isSet(.writeBaseline)
    // 'never' names no severity.
    if let word = value(.failOn) { options.failingSeverity = Severity(rawValue: word) }
    return try CheckRequest(options, of: sources.project, in: environment)
  }
}
