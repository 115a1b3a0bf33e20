import AdderArchitectures
package import AdderBase
import AdderContractSpies
import AdderModuleDiscovery
package import AdderModuleGeneration
package import AdderProjects

extension ModuleSpies {
  /// The spies that `adder spy` would make for a module, read from the module's new files alone.
  ///
  /// - Parameters:
  ///   - request: The request of the project's settings.
  ///   - isolation: What the settings of the targets say about isolation.
  ///   - built: The test targets whose build makes the spies.
  ///   - hasRecorders: Returns true if some test targets have the recorders, which belong into a folder.
  package init(
    _ request: SpyRequest, _ isolation: TargetIsolation = TargetIsolation(),
    built: Set<String> = [],
    hasRecorders: @escaping @Sendable (_ folder: RelativePath, _ targets: [String]) -> Bool
  ) {
    self.init(suffix: request.suffix) { files, generation, architecture in
      guard built.isDisjoint(with: generation.testTargets), let tests = generation.testFolder,
        let module = try NewModule(files, generation, architecture, isolation)
      else { return [] }
      return try module.spies(request, isolation, in: tests, hasRecorders)
    }
  }

  /// The spies of a project that has no files yet.
  package static func ofNewProject() throws -> ModuleSpies {
    try ModuleSpies(SpyRequest(SpySettings()), hasRecorders: { _, _ in false })
  }

  /// The spies in a template of Xcode: beside the tests, and on lines that do not depend on names.
  package static func inXcodeTemplate(_ settings: SpySettings) throws -> ModuleSpies {
    var settings = settings
    settings.folder = nil
    var request = try SpyRequest(settings)
    request.breaksLines = false
    let spies = ModuleSpies(request, hasRecorders: { _, _ in false })
    return ModuleSpies(suffix: spies.suffix) { files, generation, architecture in
      var generation = generation
      // Xcode does not tell a template the targets; the tests say what they import.
      (generation.targets, generation.testTargets) = ([], [])
      return try spies.files(files, generation, architecture)
    }
  }

  /// The spies of a project's modules.
  package init(of project: Project, _ xcode: XcodeProjectFile?) throws {
    try self.init(
      SpyRequest(project.settings.spies), project.isolation(xcode),
      built: project.targetsWithBuiltSpies,
      hasRecorders: { project.hasRecorders(for: $1, in: $0) })
  }
}

/// The files of a module that are not written yet.
private struct NewModule {
  private let generation: GenerationRequest
  private let architectures: [Architecture]
  private let files: SourceFiles
  private let texts: OverlaidTexts
  private let targets: ProjectTargets
  private let sources: SpySources
  private let scope: ContractScope

  /// `nil` if the tests mention no spy of a protocol that the module declares.
  init?(
    _ files: [GeneratedFile], _ generation: GenerationRequest, _ architecture: Architecture?,
    _ isolation: TargetIsolation
  ) throws {
    self.generation = generation
    architectures =
      architecture.map { [$0] }
      ?? ShippedArchitectures.byPreference.compactMap(ShippedArchitectures.architecture(named:))
    let swift = files.filter { $0.path.name.hasSuffix(".swift") }
    self.files = SourceFiles(swift: swift.map(\.path.text).sorted())
    texts = OverlaidTexts(
      texts: Dictionary(swift.map { ($0.path.text, $0.contents) }) { first, _ in first })
    targets = ProjectTargets(
      Dictionary(
        swift.map { file in
          let isTest = file.kind.isForTests
          let names = isTest ? generation.testTargets : Array(generation.targets.prefix(1))
          return (
            file.path.text, names.map { ProjectTargets.Target(name: $0, isForTests: isTest) }
          )
        }
      ) { first, _ in first })
    // The files are few and small.
    let reading = SourceReading(of: self.files.swift, in: texts, options: .init(threads: 1))
    sources = SpySources(reading.read, of: texts, in: targets, onMainActor: isolation.onMainActor)
    scope = ContractScope(sources.sources)
    let suffix = generation.spies.suffix
    if sources.protocolsWithUsedSpies(scope, suffix: suffix).isEmpty { return nil }
  }

  /// Writes the spies, and the recorders if they are missing.
  func spies(
    _ request: SpyRequest, _ isolation: TargetIsolation, in tests: RelativePath,
    _ hasRecorders: (RelativePath, [String]) -> Bool
  ) throws -> [GeneratedFile] {
    var options = DiscoveredProject.Options(statedArchitecture: architectures.first?.name)
    options.reading.threads = 1
    let found = DiscoveredProject(
      files, in: texts, targets: targets, architectures: architectures, options: options)
    let groups = try SpyGroups(
      request, ModuleReport.all(in: found, architectures: architectures), scope, sources)
    let location = ModuleLocation(
      code: nil,
      tests: ModuleLocation.Place(folder: tests, group: tests, targets: generation.testTargets),
      productModule: generation.productModuleName)
    let place = SpyPlace(
      location, generation.testTargets,
      in: request.folder ?? (generation.isFlat ? tests : tests.parent),
      isChosen: request.folder != nil, sources)
    var made: [GeneratedFile] = []
    for group in groups.groups {
      let file = place.file(of: group, in: scope, request, isolation)
      if file.spies.isEmpty { continue }
      made.append(
        GeneratedFile(
          spies: try place.path(of: group), in: tests, contents: Array(file.text.utf8),
          isShared: false))
    }
    if !made.isEmpty, !request.usesLibrary,
      !hasRecorders(place.support.parent, generation.testTargets)
    {
      made.append(
        GeneratedFile(
          spies: place.support, in: tests, contents: Array(SpySupport.text.utf8), isShared: true))
    }
    return made
  }
}

extension Project {
  /// Returns true if some test targets have the recorders of spies.
  ///
  /// - Parameter folder: The folder that the recorders belong into. The whole project is searched only if they
  ///   are not there.
  fileprivate func hasRecorders(for targets: [String], in folder: RelativePath) -> Bool {
    if root.appending(folder.appending(SpySupport.fileName)).isFile { return true }
    if settings.spies.folder != nil { return false }
    var files = SourceFiles(in: root, excluding: settings.excluded)
    files.swift.removeAll { !$0.hasSuffix("/\(SpySupport.fileName)") }
    guard !files.swift.isEmpty else { return false }
    if targets.isEmpty {
      return files.swift.contains { $0.isInside(folder: folder.text) }
    }
    let known = ProjectTargets(of: files, in: root)
    return files.swift.contains { file in
      known.targets(of: file).contains { targets.contains($0.name) }
    }
  }
}
