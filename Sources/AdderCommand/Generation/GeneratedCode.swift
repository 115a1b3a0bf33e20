import AdderBase
import AdderFileChanges
import AdderProjectChecks
import AdderProjectSpies

extension Invocation {
  /// Adds the changes of generated spies and recording proxies to a plan that changes contracts.
  func updateGeneratedCode(_ plan: inout FileChangePlan, in sources: ProjectSources) throws {
    try plan.updateGeneratedCode(
      in: sources, xcode: try sources.project.xcodeProjectFile(),
      from: environment.workingDirectory)
  }
}
