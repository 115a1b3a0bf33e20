package import AdderArchitectureLint
package import AdderArchitectures
package import AdderBase
import AdderFindings
package import AdderModuleDiscovery
import AdderModuleGeneration
package import AdderProjects
package import AdderSwiftSource

/// The sources of a project, and the architectures that they are compared with.
package struct ProjectSources {
  package let project: Project
  package private(set) var files: SourceFiles
  package private(set) var texts: any SourceTexts
  /// The architectures that modules are compared with, the project's own first.
  package private(set) var architectures: [Architecture]
  /// The names of the architectures that generated files follow, keyed by the paths of the files.
  private let madeFor: [String: String]
  private(set) var options: Options
  /// The name of the architecture that is chosen instead of the one in the settings; `nil` if the settings choose.
  private var statedInstead: String??
  /// What is read only once.
  private var known = Guarded(Known())

  private struct Known: Sendable {
    var hashes: SourceHashes?
    /// The Swift files that could be read.
    var files: [(path: String, facts: SwiftFile)]?
    var targets: ProjectTargets?
  }

  /// The options for reading sources.
  package struct Options: Sendable {
    /// The environment, which determines the folder of the caches and the working directory.
    package var environment: Environment
    package var usesCache: Bool
    /// Identifies the build of the tool, because results of different
    /// builds must not be mixed; with `nil`, no result is cached.
    package var build: String?
    /// Called when a step of a long run begins.
    package var didBegin: @Sendable (Step) -> Void = { _ in }
    /// Called when the last step has ended.
    package var didEnd: @Sendable () -> Void = {}

    package init(environment: Environment, usesCache: Bool = false, build: String? = nil) {
      self.environment = environment
      self.usesCache = usesCache
      self.build = build
    }
  }

  /// A step of a long run.
  package enum Step: Sendable {
    case discovery(DiscoveredProject.Step)
    /// A module is being checked. Modules are numbered from 1; `count` is the number of all
    /// modules.
    case checking(module: Int, count: Int)
  }

  /// - Throws: errors in the architectures that are named in the settings.
  package init(of project: Project, _ options: Options) throws {
    self.project = project
    self.options = options
    files = SourceFiles(in: project.root, excluding: project.settings.excluded)
    texts = SourceFolder(project.root.text)
    madeFor = Self.architecturesOfMadeModules(project.root)
    architectures = try Self.architectures(
      of: project, madeFor: Set(madeFor.values), from: options.environment)
  }

  /// Returns the same sources with other contents of some files. Nothing about them is cached.
  package func with(_ texts: any SourceTexts) -> ProjectSources {
    var sources = self
    sources.texts = texts
    sources.options.usesCache = false
    sources.known = Guarded(Known())
    return sources
  }

  /// Returns the same sources with other contents of some files, some of which are new. Nothing about them is cached.
  ///
  /// - Parameter targets: The targets of the new files, by path.
  package func with(
    _ texts: [String: [UInt8]], inTargets targets: [String: [ProjectTargets.Target]]
  ) -> ProjectSources {
    var sources = with(OverlaidTexts(base: self.texts, texts: texts))
    sources.files.swift = Set(files.swift).union(targets.keys).sorted()
    let all = self.targets().adding(targets)
    sources.known.withValue { $0.targets = all }
    return sources
  }

  /// Returns the same sources as if the project's settings chose this architecture, or none.
  package func choosing(_ architecture: Architecture?) -> ProjectSources {
    var sources = self
    if case .file = project.settings.architecture { sources.architectures.removeFirst() }
    if let architecture { sources.architectures.insert(architecture, at: 0) }
    sources.statedInstead = .some(architecture?.name)
    return sources
  }

  /// Reads the sources and finds the modules.
  ///
  /// - Parameters:
  ///   - texts: the contents of the files; by default, the contents on the disk.
  ///   - files: the files to search, if some of them were moved; by default, the project's files.
  ///   - targets: the targets of the files, if they are already known.
  ///   - madeFor: the names of the architectures that generated files follow, keyed by file path,
  ///     if some of the files were moved.
  package func discover(
    in texts: (any SourceTexts)? = nil, files: SourceFiles? = nil, targets: ProjectTargets? = nil,
    madeFor: [String: String]? = nil
  ) -> DiscoveredProject {
    let isOfDisk = texts == nil && files == nil && targets == nil
    let texts: any SourceTexts = texts ?? self.texts
    let files = files ?? self.files
    defer { options.didEnd() }
    let cache =
      options.usesCache ? FactsCache(project: project.root, in: options.environment) : nil
    var discovery = DiscoveredProject.Options(
      cache: cache, statedArchitecture: stated, madeFor: madeFor ?? self.madeFor)
    discovery.didBegin = { [options] in options.didBegin(.discovery($0)) }
    let discovered = DiscoveredProject(
      files, in: texts,
      targets: targets
        ?? (isOfDisk ? self.targets() : ProjectTargets(of: files, in: project.root)),
      architectures: architectures, options: discovery)
    if isOfDisk {
      let read = discovered.index.files.map { (path: $0.path, facts: $0.facts) }
      known.withValue { $0.files = read }
    }
    return discovered
  }

  /// Returns a project that was read before, with the modules that are found by the architectures of these sources.
  package func discover(in read: DiscoveredProject) -> DiscoveredProject {
    read.found(by: architectures, stated: stated)
  }

  /// Reads the facts of all Swift files that can be read, without looking for modules.
  package func read() -> [(path: String, facts: SwiftFile)] {
    if let files = known.withValue(\.files) { return files }
    defer { options.didEnd() }
    var reading = SourceReading.Options()
    let count = files.swift.count
    reading.didRead = { [options] in options.didBegin(.discovery(.reading($0, of: count))) }
    let cache =
      options.usesCache ? FactsCache(project: project.root, in: options.environment) : nil
    return SourceReading(of: files.swift, in: texts, cache: cache, options: reading).read
  }

  /// The targets that the files are built into.
  package func targets() -> ProjectTargets {
    if let targets = known.withValue(\.targets) { return targets }
    let targets = ProjectTargets(of: files, in: project.root)
    known.withValue { $0.targets = targets }
    return targets
  }

  /// The name of the architecture in the settings.
  private var stated: String? {
    if let statedInstead { return statedInstead }
    return switch project.settings.architecture {
    // The project's own architecture comes first.
    case .file: architectures.first?.name
    case .named(let name): name
    case nil: nil
    }
  }

  /// Returns the rules that the project's settings choose.
  package func ruleChoice() throws -> RuleChoice {
    let settings = try project.settings.check.completedByParents(from: project.root)
    return try RuleChoice(settings, CheckOptions())
  }

  // MARK: Cached results

  /// Returns access to the cached result of this kind, which must depend only on these sources
  /// and on `choice`; `nil` if results cannot or must not be cached.
  package func kept(_ kind: String, _ choice: [String]) -> KeptResult? {
    guard options.usesCache,
      let cache = ResultCache(kind, project: project.root, in: options.environment),
      let digest = digest(and: choice)
    else { return nil }
    return KeptResult(cache: cache, digest: digest)
  }

  private func digest(and choice: [String]) -> SourceDigest? {
    if statedInstead != nil { return nil }
    var others = choice
    switch project.settings.architecture {
    // The file may extend other files, which the digest would not include.
    case .file: return nil
    case .named(let name): others.append(name)
    case nil: break
    }
    for (role, endings) in project.settings.roleEndings.sorted(by: { $0.key < $1.key }) {
      others.append("\(role): \(endings.joined(separator: " "))")
    }
    others += madeFor.map { "\($0.key): \($0.value)" }.sorted()
    // Another build of the command may find other modules or findings.
    guard let build = options.build else { return nil }
    guard
      let hashes = known.withValue(\.hashes) ?? SourceHashes(of: files, in: texts)
    else { return nil }
    known.withValue { $0.hashes = hashes }
    return SourceDigest(of: hashes, and: others + [build])
  }

  // MARK: Architectures

  /// Reads the architectures of generated files from the records of generated modules. A record that
  /// cannot be read is reported by the commands that need it.
  private static func architecturesOfMadeModules(_ root: AbsolutePath) -> [String: String] {
    let known = ShippedArchitectures.names
    var madeFor: [String: String] = [:]
    for module in ModuleRecords.names(in: root) {
      guard let records = try? ModuleRecords(of: module, in: root).records else { continue }
      for record in records {
        // Most templates that come with Adder are named after their architectures.
        let isNamedAfterIt = known.contains(record.template)
        guard let name = isNamedAfterIt ? record.template : architecture(of: record.template)
        else { continue }
        for file in record.files { madeFor[file.path.text] = name }
      }
    }
    return madeFor
  }

  /// Returns the name of the architecture for which a shipped template was written.
  private static func architecture(of template: String) -> String? {
    ShippedTemplateFiles(name: template)
      .flatMap { try? Template(name: template, files: $0).architecture?.name }
  }

  /// Returns the architectures that modules are compared with, the project's own first.
  ///
  /// - Parameter madeFor: the names of the architectures for which modules were generated.
  private static func architectures(
    of project: Project, madeFor: Set<String>, from environment: Environment
  ) throws -> [Architecture] {
    let reader = ArchitectureReader(from: environment)
    let named = ShippedArchitectures.onlyIfNamed.filter {
      madeFor.contains($0) || project.settings.architecture == .named($0)
    }
    var architectures = try (ShippedArchitectures.byPreference + named).map {
      try reader.architecture(named: $0)
    }
    switch project.settings.architecture {
    case .file(let path):
      architectures.insert(
        try reader.architecture(at: project.root.appending(path), from: environment), at: 0)
    case .named(let word):
      let name = try ShippedArchitectures.name(word, at: project.place(of: "architecture"))
      if let place = architectures.firstIndex(where: { $0.name == name }) {
        architectures.insert(architectures.remove(at: place), at: 0)
      }
    case nil: break
    }
    for (role, endings) in project.settings.roleEndings.sorted(by: { $0.key < $1.key }) {
      try add(endings, to: role, of: &architectures, project)
    }
    return architectures
  }

  /// Adds type name suffixes for a role to all architectures that have the role.
  private static func add(
    _ endings: [String], to role: String, of architectures: inout [Architecture],
    _ project: Project
  ) throws {
    let known = Set(architectures.flatMap { $0.roles.map(\.name) })
    guard known.contains(role) else {
      throw CheckError.unknownRole(
        role, suggestion: Spelling.nearest(to: role, among: known.sorted()),
        place: project.place(of: "roles"))
    }
    for number in architectures.indices {
      if let place = architectures[number].roles.firstIndex(where: { $0.name == role }) {
        architectures[number].roles[place].aliases += endings
      }
    }
  }
}
