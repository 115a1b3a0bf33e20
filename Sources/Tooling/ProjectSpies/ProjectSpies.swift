package import AdderBase
package import AdderContractSpies
package import AdderFileChanges
import AdderFindings
package import AdderModuleDiscovery
package import AdderModuleGeneration
package import AdderProjectChecks
import AdderProjects
import AdderSwiftSource

/// The spies of a project, and the changes that bring its files up to date.
package struct ProjectSpies: Sendable {
  package let plan: FileChangePlan
  /// The files with spies, in order of their paths.
  package let files: [File]
  /// Protocols that get no spy.
  package let refusals: [SpyRefusal]

  package struct File: Equatable, Sendable {
    package let path: RelativePath
    package let spies: [String]
    package let state: State

    package enum State: String, Sendable { case new, changed, current, removed }
  }

  /// Decides which files there should be.
  ///
  /// - Parameters:
  ///   - modules: The modules of the project.
  ///   - xcode: The Xcode project that lists the files.
  ///   - workingDirectory: The folder in which the command was started.
  package init(
    _ request: SpyRequest, of modules: [ModuleReport], in sources: ProjectSources,
    xcode: XcodeProjectFile?, from workingDirectory: AbsolutePath
  ) throws {
    let targets = sources.targets()
    let isolated = Self.targetsOnMainActor(of: sources.project, xcode)
    let texts = SpySources(sources, targets: targets, onMainActor: isolated)
    let scope = ContractScope(texts.sources)
    let groups = try SpyGroups(request, modules, scope) { texts.isTest($0) }.groups
    let places = try SpyPlaces(
      request, in: sources, texts: texts, targets: targets, xcode: xcode, from: workingDirectory)
    let options = SpyFile.Options(
      suffix: request.suffix,
      isMainActorByDefault: places.targets.contains(where: isolated.contains),
      usesLibrary: request.usesLibrary)

    var files: [File] = []
    var refusals: [SpyRefusal] = []
    var new: [GeneratedFile] = []
    var edited: [RelativePath: (old: [UInt8], new: [UInt8])] = [:]
    func write(_ text: String, to path: RelativePath, _ spies: [String]) {
      let bytes = Array(text.utf8)
      let state: File.State
      if let old = texts.generated[path.text] {
        state = old == bytes ? .current : .changed
        if state == .changed { edited[path] = (old, bytes) }
      } else {
        state = .new
        new.append(GeneratedFile(test: path, contents: bytes))
      }
      files.append(File(path: path, spies: spies, state: state))
    }
    for group in groups {
      let file = SpyFile(of: group.protocols, in: scope, options: options)
      refusals += file.refusals
      if file.spies.isEmpty { continue }
      write(file.text, to: try places.path(of: group), file.spies)
    }
    if !request.usesLibrary, !files.isEmpty { write(SpySupport.text, to: places.support, []) }

    var removed: [RelativePath: [UInt8]] = [:]
    if request.isForAll {
      let written = Set(files.map(\.path.text))
      for (path, text) in texts.generated where !written.contains(path) {
        guard let path = try? RelativePath(validating: path) else { continue }
        removed[path] = text
        files.append(File(path: path, spies: [], state: .removed))
      }
    }
    plan = try FileChangePlan(
      title: "spy", adding: new, at: places.location, to: xcode, editing: edited,
      removing: removed)
    self.files = files.sorted { $0.path.text < $1.path.text }
    self.refusals = refusals
  }

  /// The names of the targets whose declarations belong to the main actor unless they say otherwise.
  private static func targetsOnMainActor(
    of project: Project, _ xcode: XcodeProjectFile?
  ) -> Set<String> {
    if case .swiftPackage(let package) = project.kind {
      return Set(package.targets.filter(\.isMainActorByDefault).map(\.name))
    }
    return Set(xcode?.layout.targets.filter(\.isMainActorByDefault).map(\.name) ?? [])
  }
}

/// The Swift files of a project, as the spies' writer needs them.
struct SpySources {
  private(set) var sources: [ContractSource] = []
  /// The texts of files that an earlier run generated, by path.
  private(set) var generated: [String: [UInt8]] = [:]
  private let targets: ProjectTargets

  init(_ sources: ProjectSources, targets: ProjectTargets, onMainActor isolated: Set<String>) {
    self.targets = targets
    for source in sources.read().sources {
      guard case .success(let facts) = source.facts else { continue }
      let declaresProtocol = facts.nodes.contains { $0.kind == .protocolDeclaration }
      let mayBeGenerated = Self.mayBeGenerated(source.path)
      var text: [UInt8] = []
      if declaresProtocol || mayBeGenerated {
        text = (try? sources.texts.bytes(of: source.path, limit: .max)) ?? []
      }
      if mayBeGenerated, text.starts(with: SpyFile.firstLine.utf8) {
        generated[source.path] = text
        continue
      }
      // The text can have changed since its facts were read.
      guard !declaresProtocol || text.count == facts.length else { continue }
      let target = targets.targets(of: source.path).first { !$0.isForTests }
      self.sources.append(
        ContractSource(
          path: source.path, module: target.map { Project.identifier($0.name) },
          isMainActorByDefault: target.map { isolated.contains($0.name) } ?? false, text: text,
          facts: facts))
    }
  }

  /// True if only test targets contain a file or, if the targets are unknown, if its folder's name
  /// says so.
  func isTest(_ path: String) -> Bool {
    let known = targets.targets(of: path)
    if !known.isEmpty { return known.allSatisfy(\.isForTests) }
    return path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  private static func mayBeGenerated(_ path: String) -> Bool {
    path.hasSuffix(SpyPlaces.ending) || path.hasSuffix("/\(SpySupport.fileName)")
  }
}

/// The spies that share a file.
struct SpyGroup {
  /// The module's name, or the protocol's if it belongs to no module.
  let name: String
  let protocols: [String]
  /// The types of the module's parts.
  var parts: [String] = []
  let isModule: Bool
}

/// The protocols that get spies, by file.
struct SpyGroups {
  private(set) var groups: [SpyGroup] = []

  init(
    _ request: SpyRequest, _ modules: [ModuleReport], _ scope: ContractScope,
    isTest: (String) -> Bool
  ) throws(SpyError) {
    var known: Set<String> = []
    for name in request.modules where !modules.contains(where: { $0.name == name }) {
      throw .noModule(name, suggestion: Spelling.nearest(to: name, among: modules.map(\.name)))
    }
    if request.protocols.isEmpty || !request.modules.isEmpty {
      for module in modules
      where request.modules.isEmpty || request.modules.contains(module.name) {
        let contracts = module.contracts.filter { !isTest($0.place.file) }.map(\.type)
          .filter { scope.file(of: $0) != nil && known.insert($0).inserted }
        guard !contracts.isEmpty else { continue }
        // Two modules of one name share a file.
        if let same = groups.firstIndex(where: { $0.name == module.name }) {
          groups[same] = SpyGroup(
            name: module.name, protocols: groups[same].protocols + contracts,
            parts: groups[same].parts + module.parts.map(\.type), isModule: true)
        } else {
          groups.append(
            SpyGroup(
              name: module.name, protocols: contracts, parts: module.parts.map(\.type),
              isModule: true))
        }
      }
    }
    var single: [String] = []
    for name in request.protocols {
      guard scope.file(of: name) != nil else {
        throw .noProtocol(name, suggestion: Spelling.nearest(to: name, among: scope.names))
      }
      single.append(name)
    }
    if request.isForAll {
      let wanted = scope.markedNames + scope.names.filter(request.isWanted)
      single += wanted.filter { scope.file(of: $0).map { !isTest($0) } ?? false }
    }
    for name in single where known.insert(name).inserted {
      groups.append(SpyGroup(name: name, protocols: [name], isModule: false))
    }
    if groups.isEmpty { throw .nothingToSpy }
  }
}
