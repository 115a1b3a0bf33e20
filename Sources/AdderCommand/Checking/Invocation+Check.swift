import AdderBase
import AdderFindings
import AdderProjectChecks

extension Invocation {
  /// Creates the request to check a project from the command line.
  func checkRequest(_ sources: ProjectSources) throws -> CheckRequest {
    var options = CheckOptions()
    options.paths = arguments.map { CheckOptions.NamedPath($0, at: file($0)) }
    options.changedSince = value(.changedSince)
    options.only = list(.only)
    options.preset = value(.preset)
    options.includesUnbuiltFiles = isSet(.allFiles)
    options.baseline = value(.baseline).map { CheckOptions.NamedPath($0, at: file($0)) }
    options.writesBaseline = isSet(.writeBaseline)
    // 'never' is not a severity, so the value becomes `nil`.
    if let word = value(.failOn) { options.failingSeverity = Severity(rawValue: word) }
    return try CheckRequest(options, of: sources.project, in: environment)
  }
}
