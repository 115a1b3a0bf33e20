import AdderBase
import AdderContractSpies
import AdderFileChanges
import AdderModuleDiscovery
import AdderProjectChecks
import AdderProjectSpies
import AdderProjects

extension Invocation {
  /// Adds the changes of generated spies and recording proxies to a plan that changes contracts.
  func updateGeneratedCode(_ plan: inout FileChangePlan, in sources: ProjectSources) throws {
    try plan.updateGeneratedCode(
      in: sources, xcode: try sources.project.xcodeProjectFile(),
      from: environment.workingDirectory)
  }

  /// The path of the file with a module's recording proxies; `nil` if there is none.
  func recordingProxies(ofModule name: String, in root: AbsolutePath) throws -> String? {
    let file = "/\(ProxyFile.typeName(ofModule: name)).swift"
    return SourceFiles(in: root, excluding: []).swift.first { path in
      path.hasSuffix(file)
        && (try? root.appending(RelativePath(validating: path)).contents())
          .map(GeneratedCode.isGenerated) ?? false
    }
  }
}
