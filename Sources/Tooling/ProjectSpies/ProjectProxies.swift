package import AdderBase
package import AdderContractSpies
package import AdderFileChanges
package import AdderModuleDiscovery
package import AdderModuleGeneration
package import AdderProjectChecks
import AdderProjects

/// The recording proxies of a project, and the changes that bring its files up to date.
///
/// Each target has one folder with them: a file for each module, one for the services that they share, and a list of
/// the modules.
package struct ProjectProxies: Sendable {
  package let plan: FileChangePlan
  /// The old and the new contents of the generated files that change.
  let changed: [RelativePath: (old: [UInt8], new: [UInt8])]
  /// The files, in order of their paths.
  package let files: [File]
  /// Protocols that get no proxy.
  package let refusals: [SpyRefusal]
  /// References that are not recorded.
  package let gaps: [ProxyFile.Gap]

  package struct File: Equatable, Sendable {
    package let path: RelativePath
    package let proxies: [String]
    package let state: ProjectSpies.File.State
  }

  /// Which modules are recorded.
  package struct Request: Sendable {
    /// The modules' names; empty for those that have proxies or, if none has, for all.
    package var modules: [String] = []
    /// True if the app imports the library instead of getting a file with what proxies use.
    package var usesLibrary = false
    /// True if all proxies are removed.
    package var removes = false

    package init() {}
  }

  /// The ending of the names of generated files, before which the module's name is.
  static let ending = "Traffic.swift"
  private static let folder = "Traffic"

  /// Decides which files there should be.
  ///
  /// - Parameters:
  ///   - modules: The modules of the project.
  ///   - xcode: The Xcode project that lists the files.
  ///   - workingDirectory: The folder in which the command was started.
  package init(
    _ request: Request, of modules: [ModuleReport], in sources: ProjectSources,
    xcode: XcodeProjectFile?, from workingDirectory: AbsolutePath
  ) throws {
    let isolated = sources.project.isolation(xcode).onMainActor
    let texts = SpySources(sources, onMainActor: isolated, needsAll: true)
    var writer = Writer(texts.proxies)
    if !request.removes {
      let chosen = try Self.chosen(modules, request, texts)
      let scope = ContractScope(texts.sources)
      let project = TestedProject(texts.sources.filter { !texts.isTest($0.path) }, scope)
      let targets = chosen.map { Self.target(of: $0, texts) }
      for target in targets.uniqued {
        let own = zip(chosen, targets).filter { $0.1 == target }.map(\.0)
        let location = try Self.location(target, sources.project, xcode, workingDirectory)
        var options = SpyFile.Options(
          module: target.map(Project.identifier),
          isMainActorByDefault: target.map(isolated.contains) ?? false,
          usesLibrary: request.usesLibrary)
        options.sees = { !texts.isTest($0) }
        writer.write(own, project, options, location)
      }
    }
    var removed: [RelativePath: [UInt8]] = [:]
    for (path, text) in texts.proxies where !writer.files.contains(where: { $0.path.text == path })
    {
      guard let path = try? RelativePath(validating: path) else { continue }
      removed[path] = text
      writer.files.append(File(path: path, proxies: [], state: .removed))
    }
    let new = writer.new
    let locations = Dictionary(
      new.map { ($0.file.path, $0.location) }, uniquingKeysWith: { first, _ in first })
    var plan = try FileChangePlan(
      title: "record", adding: new.map(\.file),
      at: { file in locations[file.path] ?? new[0].location }, to: xcode, editing: writer.edited,
      removing: removed)
    try plan.deleteFolders(
      emptiedBy: Array(removed.keys), keeping: new.map(\.file.path), in: sources.project.root)
    self.plan = plan
    changed = writer.edited
    files = writer.files.sorted { $0.path.text < $1.path.text }
    refusals = writer.refusals
    gaps = writer.gaps
  }

  /// The modules that the request names, and those that have proxies already.
  private static func chosen(
    _ modules: [ModuleReport], _ request: Request, _ texts: SpySources
  ) throws(SpyError) -> [ModuleReport] {
    for name in request.modules where !modules.contains(where: { $0.name == name }) {
      throw .noModule(name, suggestion: Spelling.nearest(to: name, among: modules.map(\.name)))
    }
    if texts.proxies.isEmpty, request.modules.isEmpty {
      if modules.isEmpty { throw .nothingToRecord }
      return modules
    }
    let known = Set(
      texts.proxies.keys.compactMap { $0.split(separator: "/").last.map(String.init) })
    return modules.filter { module in
      request.modules.contains(module.name)
        || known.contains(ProxyFile.typeName(ofModule: module.name) + ".swift")
    }
  }

  private static func target(of module: ModuleReport, _ texts: SpySources) -> String? {
    module.parts.lazy.compactMap { texts.target(of: $0.place.file) }.first
  }

  private static func location(
    _ target: String?, _ project: Project, _ xcode: XcodeProjectFile?,
    _ workingDirectory: AbsolutePath
  ) throws -> ModuleLocation {
    func location(_ target: String?) throws -> ModuleLocation {
      var options = LocationOptions()
      if let target { options.code.targets = [target] }
      return try project.location(
        of: ModuleName(validating: folder), options: options, from: workingDirectory,
        xcode: xcode?.layout ?? XcodeLayout())
    }
    do {
      return try location(target)
    } catch ProjectError.unknownTarget, ProjectError.unknownXcodeTarget {
      // The target belongs to another project or package in the same folder.
      return try location(nil)
    }
  }
}

/// Writes the files of one target after the other.
private struct Writer {
  var files: [ProjectProxies.File] = []
  private(set) var new: [(file: GeneratedFile, location: ModuleLocation)] = []
  private(set) var edited: [RelativePath: (old: [UInt8], new: [UInt8])] = [:]
  private(set) var refusals: [SpyRefusal] = []
  private(set) var gaps: [ProxyFile.Gap] = []
  /// The files that an earlier run generated, by path.
  private let generated: [String: [UInt8]]

  init(_ generated: [String: [UInt8]]) { self.generated = generated }

  /// The modules of one target.
  mutating func write(
    _ modules: [ModuleReport], _ project: TestedProject, _ options: SpyFile.Options,
    _ location: ModuleLocation
  ) {
    guard let folder = location.code?.folder else { return }
    var known: Set<ProtocolName> = []
    let contracts = modules.map { module in
      module.contracts.map { ProtocolName($0.type, in: $0.place.file) }
        .filter { known.insert($0).inserted }
    }
    let parts = modules.map { $0.parts.map { ProxyFile.Part($0.type, in: $0.place.file) } }
    let services = parts.flatMap {
      ProxyFile.services(of: $0, besides: Array(known), in: project)
    }.uniqued
    var recorded: [String] = []
    for (index, module) in modules.enumerated() {
      let others = contracts.enumerated().filter { $0.offset != index }.flatMap(\.element)
      let file = ProxyFile(
        module.name, contracts: contracts[index], parts: parts[index], others: others + services,
        in: project, options: options)
      refusals += file.refusals
      gaps += file.gaps
      guard let type = file.recordedModule, !recorded.contains(type) else { continue }
      recorded.append(type)
      write(file.text, to: folder.appending("\(type).swift"), at: location, file.proxies)
    }
    guard !recorded.isEmpty else { return }
    let shared = ProxyFile(
      nil, contracts: services, parts: [], others: [], in: project, options: options)
    if !shared.proxies.isEmpty {
      write(
        shared.text, to: folder.appending("Shared\(ProjectProxies.ending)"), at: location,
        shared.proxies)
    }
    let list = ProxyFile.list(of: recorded, options)
    write(list, to: folder.appending("Recorded\(ProjectProxies.ending)"), at: location, [])
    if !options.usesLibrary {
      let path = folder.appending(TrafficSupport.fileName)
      write(TrafficSupport.text, to: path, at: location, [])
    }
  }

  private mutating func write(
    _ text: String, to path: RelativePath, at location: ModuleLocation, _ proxies: [String]
  ) {
    let bytes = Array(text.utf8)
    // Files that somebody moved stay where they are.
    let moved = generated.keys.sorted().first { $0.hasSuffix("/\(path.name)") }
      .flatMap { try? RelativePath(validating: $0) }
    let path = generated[path.text] == nil ? moved ?? path : path
    guard !files.contains(where: { $0.path == path }) else { return }
    let state: ProjectSpies.File.State
    if let old = generated[path.text] {
      state = old == bytes ? .current : .changed
      if state == .changed { edited[path] = (old, bytes) }
    } else {
      state = .new
      new.append((GeneratedFile(code: path, contents: bytes), location))
    }
    files.append(ProjectProxies.File(path: path, proxies: proxies, state: state))
  }
}
