import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery

/// The modules of the project that a command was started in.
struct FoundModules {
  /// Those that modules were compared with, the project's own first.
  let architectures: [Architecture]
  let reports: [ModuleReport]
  /// How many Swift files were looked at.
  let fileCount: Int

  /// Looks for them; what cannot be read is reported on standard error.
  init(_ invocation: Invocation) throws {
    let sources = try ProjectSources(invocation)
    fileCount = sources.files.swift.count
    architectures = sources.architectures
    let kept = sources.kept("modules", [], invocation)
    if let found = kept?.bytes.flatMap({ ModuleReports(bytes: $0) }) {
      reports = found.reports
      for note in found.notes { invocation.console.report(note) }
      return
    }
    let found = sources.discover()
    reports = ModuleReport.all(in: found, architectures: architectures)
    kept?.keep(ModuleReports(reports, notes: found.findings.map(\.description)).bytes)
    invocation.report(found.findings)
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
