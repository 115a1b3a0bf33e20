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
  let project: DiscoveredProject
  let files: SourceFiles
  /// Those that were compared with, the project's own first.
  let architectures: [Architecture]
  let reports: [ModuleReport]

  static let options: [CommandDescription.Option] = [
    .flag("no-cache", "Read all sources anew instead of what was kept of the last run")
  ]

  /// Looks for them; what cannot be read is reported on standard error.
  init(_ invocation: Invocation) throws {
    let settings = try Project(around: invocation.environment.workingDirectory)
    architectures = try Self.architectures(settings, invocation)
    files = SourceFiles(in: settings.root)
    let cache =
      invocation.isSet("no-cache")
      ? nil : FactsCache(project: settings.root, in: invocation.environment)
    project = DiscoveredProject(
      files, in: SourceFolder(settings.root.text),
      targets: ProjectTargets(of: files, in: settings.root), architectures: architectures,
      options: .init(cache: cache))
    reports = ModuleReport.all(in: project, architectures: architectures)
    invocation.report(project.findings)
  }

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
    case .named(let name):
      if let place = architectures.firstIndex(where: { $0.name == name }) {
        architectures.insert(architectures.remove(at: place), at: 0)
      }
    case nil: break
    }
    return architectures
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

extension Invocation {
  /// Prints a result for programs.
  func show(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try console.show(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
