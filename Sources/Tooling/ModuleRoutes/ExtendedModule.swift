import AdderArchitectureLint
import AdderArchitectures
import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderProjectChecks
import AdderProjects

/// An existing module that gets more code.
struct ExtendedModule {
  let module: Module
  let architecture: Architecture
  let project: DiscoveredProject
  let sources: ProjectSources

  /// Finds the module.
  ///
  /// - Parameter word: the module's name, with or without the prefix of type names.
  /// - Throws: `CompanionError` if there is no such module, or more than one.
  init(
    named word: String, prefix: String, in sources: ProjectSources
  ) throws(CompanionError) {
    let project = sources.discover()
    let found = project.modules.filter { $0.name == word || $0.name == prefix + word }
    guard let module = found.first,
      let architecture = sources.architectures.first(where: { $0.name == module.architecture })
    else {
      throw .unknownModule(
        word, suggestion: Spelling.nearest(to: word, among: project.modules.map(\.name)))
    }
    guard found.count == 1 else { throw .severalModules(word, count: found.count) }
    self.module = module
    self.architecture = architecture
    self.project = project
    self.sources = sources
  }

  /// Proves that the project with some edits is what was meant.
  ///
  /// - Parameters:
  ///   - added: the contents of new files, by path.
  ///   - path: the file whose targets build the new files, too.
  ///   - left: what may be unused afterwards.
  ///   - contract: the name of a protocol that the module gets, or that is extended.
  ///   - refusal: the error for an obstacle.
  /// - Throws: that error, or `MergeConflict` if a file has one.
  func prove(
    _ edits: MemberEdits, declaring methods: [ModuleRoute.Method] = [],
    adding added: [String: [UInt8]] = [:], besides path: String = "",
    leavingUnused left: RouteProof.Unused = .only([]),
    contract: String? = nil,
    _ request: CheckRequest, refusal: (RouteObstacle, SourceLocation?) -> any Error
  ) throws -> ProvenEdits {
    if let obstacle = edits.obstacle {
      throw refusal(obstacle, edits.obstaclePlace.map(project.index.location))
    }
    for path in Set(edits.steps.map(\.path)).sorted() {
      let text = (try? sources.texts.bytes(of: path, limit: .max)) ?? []
      if let conflict = MergeConflict(in: text, at: path) { throw conflict }
    }
    let files = sources.files.adding(added.keys)
    let targets = project.targets.adding(added.keys, like: path)
    let proof = RouteProof(
      of: edits.steps, declaring: methods,
      leavingUnused: left, contract: contract, project,
      OverlaidTexts(base: sources.texts, texts: added), choice: request.choice,
      architectures: sources.architectures,
      discover: { sources.discover(in: $0, files: files, targets: targets) })
    if let obstacle = proof.obstacle { throw refusal(obstacle, nil) }
    return ProvenEdits(
      oldTexts: proof.oldTexts, texts: proof.texts, created: added, accepted: proof.accepted)
  }
}

/// Files before and after proven edits. Nothing is written.
struct ProvenEdits {
  var oldTexts: [String: [UInt8]] = [:]
  var texts: [String: [UInt8]] = [:]
  /// The new files.
  var created: [String: [UInt8]] = [:]
  /// The new findings that are no obstacle.
  var accepted: [LintFinding] = []

  /// The plan that makes the edits.
  func plan(title: String) -> FileChangePlan {
    var plan = FileChangePlan(title: title)
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      plan.replace(.root.appending(path), expecting: oldTexts[path] ?? [], with: text)
    }
    return plan
  }

  /// The plan that makes the edits and creates the new files.
  ///
  /// - Parameter targets: the targets of an Xcode project that build the new files.
  func plan(
    title: String, buildingNewFilesInto targets: [String], _ xcode: XcodeProjectFile?
  ) throws -> FileChangePlan {
    if created.isEmpty { return plan(title: title) }
    var edited: [RelativePath: (old: [UInt8], new: [UInt8])] = [:]
    for (path, text) in texts { edited[.root.appending(path)] = (oldTexts[path] ?? [], text) }
    let files = created.sorted { $0.key < $1.key }.map { path, text in
      GeneratedFile(code: .root.appending(path), contents: text)
    }
    return try FileChangePlan(
      title: title, adding: files,
      at: { file in
        let folder = file.path.parent
        let group = xcode?.layout.group(for: folder) ?? .root
        return ModuleLocation(
          code: .init(folder: folder, group: group, targets: targets), tests: nil,
          productModule: "")
      }, to: xcode, editing: edited)
  }
}
