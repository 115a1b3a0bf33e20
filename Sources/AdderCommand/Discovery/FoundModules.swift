import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import AdderProjects

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The modules of the project that a command was started in.
struct FoundModules {
  /// Those that modules were compared with, the project's own first.
  let architectures: [Architecture]
  let reports: [ModuleReport]
  /// How many Swift files were looked at.
  let fileCount: Int

  static let options: [CommandDescription.Option] = [
    .flag("no-cache", "Read all sources anew instead of what was kept of the last run")
  ]

  /// Looks for them; what cannot be read is reported on standard error.
  init(_ invocation: Invocation) throws {
    let project = try Project(around: invocation.environment.workingDirectory)
    invocation.report(project.findings)
    let files = SourceFiles(in: project.root, excluding: project.settings.excluded)
    fileCount = files.swift.count
    architectures = try Self.architectures(project, invocation)
    let texts = SourceFolder(project.root.text)
    let kept = invocation.isSet("no-cache") ? nil : KeptModules(project, invocation, files, texts)
    if let entry = kept?.entry {
      reports = entry.reports
      for finding in entry.findings { invocation.console.report(finding) }
      return
    }
    let found = DiscoveredProject(
      files, in: texts, targets: ProjectTargets(of: files, in: project.root),
      architectures: architectures, options: .init(cache: Self.cache(project, invocation)))
    reports = ModuleReport.all(in: found, architectures: architectures)
    kept?.keep(reports, found.findings.map(\.description))
    invocation.report(found.findings)
  }

  /// What was kept of the last run over the project's sources; `nil` when it shall not be used.
  static func cache(_ project: Project, _ invocation: Invocation) -> FactsCache? {
    invocation.isSet("no-cache")
      ? nil : FactsCache(project: project.root, in: invocation.environment)
  }

  /// Those that modules are compared with, the project's own first.
  static func architectures(
    _ project: Project, _ invocation: Invocation
  ) throws -> [Architecture] {
    let reader = invocation.architectureReader
    var architectures = try ShippedArchitectures.byPreference.map {
      try reader.architecture(named: $0)
    }
    switch project.settings.architecture {
    case .file(let path):
      architectures.insert(try invocation.architecture(at: project.root.appending(path)), at: 0)
    case .named(let name):
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

  /// The modules of a name, or with a type of that name.
  func reports(named name: String) throws -> [ModuleReport] {
    let named = reports.filter { $0.name == name }
    if !named.isEmpty { return named }
    let ofType = reports.filter { report in report.parts.contains { $0.type == name } }
    if !ofType.isEmpty { return ofType }
    throw CommandError.moduleNotFound(
      name, suggestion: Spelling.nearest(to: name, among: reports.map(\.name)),
      hasModules: !reports.isEmpty)
  }
}

/// What was found by the last run over the same files.
private struct KeptModules {
  private let cache: ReportCache
  private let digest: SourceDigest

  init?(
    _ project: Project, _ invocation: Invocation, _ files: SourceFiles, _ texts: SourceFolder
  ) {
    var choice = ""
    switch project.settings.architecture {
    // It may extend other files.
    case .file: return nil
    case .named(let name): choice = name
    case nil: break
    }
    for (role, endings) in project.settings.roleEndings.sorted(by: { $0.key < $1.key }) {
      choice += " \(role): \(endings.joined(separator: " "))"
    }
    // Another build of the command may find other things.
    guard let cache = ReportCache(project: project.root, in: invocation.environment),
      let identity = Executable.identity,
      let digest = SourceDigest(of: files, in: texts, and: [identity, choice])
    else { return nil }
    self.cache = cache
    self.digest = digest
  }

  var entry: ReportCache.Entry? { cache.entry(for: digest) }

  func keep(_ reports: [ModuleReport], _ findings: [String]) {
    cache.keep(reports, findings, for: digest)
  }
}

extension Invocation {
  /// Prints a result for programs.
  func show(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try console.show(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
