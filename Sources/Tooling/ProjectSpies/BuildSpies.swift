import AdderBase
package import AdderContractSpies
package import AdderModuleDiscovery
package import AdderModuleGeneration
package import AdderProjectChecks
import AdderProjects

/// The spies that a build of tests makes, so that they are not checked in: a file for each tested
/// target, and one with the recorders.
///
/// The names of the files depend only on the names of the targets, so a build knows them beforehand. They
/// differ from those of checked-in spies, because SwiftPM cannot say why two files have one name.
package struct BuildSpies: Sendable {
  package let files: [File]
  /// Protocols that get no spy.
  package let refusals: [SpyRefusal]
  /// Why there is no spy at all.
  package private(set) var problem: SpyError?

  package struct File: Equatable, Sendable {
    package let name: String
    package let text: String
  }

  /// Decides what the files contain.
  ///
  /// - Parameters:
  ///   - testTargets: The targets that the files are built into.
  ///   - tested: The targets whose protocols get spies; if empty, those that the test targets depend on.
  ///   - modules: The modules of the project.
  ///   - xcode: The Xcode project that lists the files.
  package init(
    _ request: SpyRequest, for testTargets: [String], testing tested: [String],
    of modules: [ModuleReport], in sources: ProjectSources, xcode: XcodeProjectFile?
  ) throws(SpyError) {
    let dependencies = sources.project.targetDependencies(xcode)
    for name in testTargets + tested where dependencies[name] == nil {
      throw .noTarget(
        name, suggestion: Spelling.nearest(to: name, among: dependencies.keys.sorted()))
    }
    let tested =
      tested.isEmpty
      ? testTargets.flatMap { dependencies[$0] ?? [] }.filter { dependencies[$0] != nil }.uniqued
      : tested
    let isolation = sources.project.isolation(xcode)
    let texts = SpySources(sources, onMainActor: isolation.onMainActor)
    for path in texts.generated.keys.sorted() {
      let target = testTargets.first { texts.isBuilt(path, into: [$0]) }
      if let target { throw .checkedIn(path, testTarget: target) }
    }
    let scope = ContractScope(texts.sources)
    var groups: [SpyGroup] = []
    do throws(SpyError) {
      groups = try SpyGroups(request, modules, scope, texts).groups
    } catch .nothingToSpy {
      problem = .nothingToSpy
    }
    var options = SpyFile.Options(request, in: testTargets, isolation)
    options.sees = { !texts.isTest($0) || texts.isBuilt($0, into: testTargets) }
    var files: [File] = []
    var refusals: [SpyRefusal] = []
    var taken: Set<String> = []
    for target in tested {
      let protocols = groups.filter { $0.target == target }.flatMap(\.protocols)
      let isTaken = { (name: ProtocolName) in taken.contains(name.text + request.suffix) }
      for name in protocols.filter(isTaken) {
        refusals += scope.refusals(of: [name], because: .spyTaken(name.text + request.suffix))
      }
      let file = SpyFile(of: protocols.filter { !isTaken($0) }, in: scope, options: options)
      refusals += file.refusals
      taken.formUnion(file.spies)
      files.append(
        File(name: "SpiesOf\(Project.identifier(target)).swift", text: file.text))
    }
    let recorders = request.usesLibrary ? "\(SpyFile.firstLine)\n" : SpySupport.text
    self.files = files + [File(name: "SpyRecorders.swift", text: recorders)]
    self.refusals = refusals
  }
}
