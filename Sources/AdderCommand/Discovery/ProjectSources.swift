import AdderArchitectures
import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderProjects

/// The sources of the project that a command was started in, and the architectures that they are compared with.
struct ProjectSources {
  let project: Project
  let files: SourceFiles
  let texts: SourceFolder
  /// The project's own first.
  let architectures: [Architecture]
  /// The names of the architectures that files of modules were made for, by their paths.
  private let madeFor: [String: String]
  /// What a long run is at.
  let progress: Progress
  private let cache: FactsCache?
  private let usesCache: Bool

  static let options: [CommandDescription.Option] = [
    .flag(.noCache, "Ignore the cache of the last run")
  ]

  init(_ invocation: Invocation) throws {
    project = try Project(around: invocation.environment.workingDirectory)
    invocation.reportUnfinishedChange(project.root)
    invocation.report(project.findings)
    files = SourceFiles(in: project.root, excluding: project.settings.excluded)
    texts = SourceFolder(project.root.text)
    madeFor = Self.architecturesOfMadeModules(project.root)
    progress = Progress(on: invocation.console)
    architectures = try Self.architectures(project, invocation)
    usesCache = !invocation.isSet(.noCache)
    cache = usesCache ? FactsCache(project: project.root, in: invocation.environment) : nil
  }

  /// Reads them, and finds the modules.
  ///
  /// - Parameters:
  ///   - texts: where contents come from, if not from the disk.
  ///   - files: the files, if some were moved.
  ///   - targets: what they are built into, if that is known already.
  ///   - madeFor: which architectures they were made for, if some were moved.
  func discover(
    in texts: (any SourceTexts)? = nil, files: SourceFiles? = nil, targets: ProjectTargets? = nil,
    madeFor: [String: String]? = nil
  ) -> DiscoveredProject {
    let texts: any SourceTexts = texts ?? self.texts
    let files = files ?? self.files
    defer { progress.end() }
    var options = DiscoveredProject.Options(
      cache: cache, statedArchitecture: stated, madeFor: madeFor ?? self.madeFor)
    options.didBegin = { [progress] in progress.show($0) }
    return DiscoveredProject(
      files, in: texts, targets: targets ?? ProjectTargets(of: files, in: project.root),
      architectures: architectures, options: options)
  }

  /// The name of the architecture that the settings say.
  private var stated: String? {
    switch project.settings.architecture {
    // The project's own stands first.
    case .file: architectures.first?.name
    case .named(let name): name
    case nil: nil
    }
  }

  // MARK: What was found before

  /// Where a result is kept that depends on nothing but these sources and a choice; `nil` where it cannot be, or is
  /// not wanted.
  func kept(
    _ kind: String, _ choice: [String], _ invocation: Invocation
  ) -> KeptResult? {
    guard usesCache,
      let cache = ResultCache(kind, project: project.root, in: invocation.environment),
      let digest = digest(and: choice)
    else { return nil }
    return KeptResult(cache: cache, digest: digest)
  }

  private func digest(and choice: [String]) -> SourceDigest? {
    var others = choice
    switch project.settings.architecture {
    // It may extend other files.
    case .file: return nil
    case .named(let name): others.append(name)
    case nil: break
    }
    for (role, endings) in project.settings.roleEndings.sorted(by: { $0.key < $1.key }) {
      others.append("\(role): \(endings.joined(separator: " "))")
    }
    others += madeFor.map { "\($0.key): \($0.value)" }.sorted()
    // Another build of the command may find other things.
    guard let identity = Executable.identity else { return nil }
    return SourceDigest(of: files, in: texts, and: others + [identity])
  }

  // MARK: Architectures

  /// What the notes of modules say that 'adder gen' made: the templates that come with Adder are called like the
  /// architectures they follow. A note that cannot be read is reported by the commands that need it.
  private static func architecturesOfMadeModules(_ root: AbsolutePath) -> [String: String] {
    let known = ShippedArchitectures.names
    var madeFor: [String: String] = [:]
    for module in ModuleRecords.names(in: root) {
      guard let records = try? ModuleRecords(of: module, in: root).records else { continue }
      for record in records where known.contains(record.template) {
        for file in record.files { madeFor[file.path.text] = record.template }
      }
    }
    return madeFor
  }

  /// Those that modules are compared with, the project's own first.
  private static func architectures(
    _ project: Project, _ invocation: Invocation
  ) throws -> [Architecture] {
    let reader = invocation.architectureReader
    var architectures = try ShippedArchitectures.byPreference.map {
      try reader.architecture(named: $0)
    }
    switch project.settings.architecture {
    case .file(let path):
      architectures.insert(try invocation.architecture(at: project.root.appending(path)), at: 0)
    case .named(let word):
      let name = try TemplateChoice.shippedName(word, at: project.place(of: "architecture"))
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

  /// Lets types with these endings play a role in all architectures that have it.
  private static func add(
    _ endings: [String], to role: String, of architectures: inout [Architecture],
    _ project: Project
  ) throws {
    let known = Set(architectures.flatMap { $0.roles.map(\.name) })
    guard known.contains(role) else {
      throw CommandError.unknownRole(
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

/// What was worked out by the last run over the same sources.
struct KeptResult {
  fileprivate let cache: ResultCache
  fileprivate let digest: SourceDigest

  var bytes: [UInt8]? { cache.result(for: digest) }

  func keep(_ bytes: [UInt8]) { cache.keep(bytes, for: digest) }
}
