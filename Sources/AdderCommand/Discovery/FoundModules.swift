import AdderArchitectures
import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderProjectChecks
import AdderProjects

/// The modules of the project that a command was started in.
struct FoundModules {
  /// The architectures that modules were compared with, the project's own first.
  let architectures: [Architecture]
  let reports: [ModuleReport]
  /// The sources that were searched.
  let searched: SearchedSources

  /// Finds the modules, and reports on standard error what cannot be read.
  ///
  /// - Parameter sources: The sources, if they are known already.
  init(_ invocation: Invocation, in sources: ProjectSources? = nil) throws {
    let sources = try sources ?? invocation.sources()
    let place = SearchedSources(sources)
    architectures = sources.architectures
    let kept = sources.kept("modules", [])
    if let found = kept?.bytes.flatMap({ ModuleReports(bytes: $0) }) {
      reports = found.reports
      searched = place.seeing(found.seen)
      for note in found.notes { invocation.console.report(note) }
      return
    }
    let found = sources.discover()
    reports = ModuleReport.all(in: found, architectures: architectures)
    searched = place.seeing(found.seenScreens?.text ?? "")
    kept?.keep(
      ModuleReports(reports, notes: found.findings.map(\.description), seen: searched.seen).bytes)
    invocation.report(found.findings)
  }

  /// Returns the modules with this name. If there are none, returns those with a type of this name.
  func reports(named name: String) throws -> [ModuleReport] {
    let named = reports.filter { $0.name == name }
    if !named.isEmpty { return named }
    let ofType = reports.filter { report in report.parts.contains { $0.type == name } }
    if !ofType.isEmpty { return ofType }
    throw CommandError.moduleNotFound(
      name, suggestion: Spelling.nearest(to: name, among: reports.map(\.name)),
      searched: reports.isEmpty ? searched : nil)
  }
}

/// The sources that were searched for modules.
struct SearchedSources: Equatable, Sendable {
  var folder: String
  /// The number of Swift files.
  var fileCount: Int
  /// True if the folder is known to be a project.
  var isProject: Bool
  /// What the project has instead of modules, in sentences; empty if it has modules.
  var seen = ""

  init(_ sources: ProjectSources) {
    folder = sources.project.root.text
    fileCount = sources.files.swift.count
    isProject = sources.project.isMarked
  }

  fileprivate func seeing(_ seen: String) -> Self {
    var sources = self
    sources.seen = seen
    return sources
  }

  /// A message that no module was found, with advice.
  var noModules: String {
    let advice = isProject ? "" : " Start in the project's folder."
    return fileCount == 0
      ? "There are no Swift files in '\(folder)'.\(advice)"
      : """
      No modules were found in the \(fileCount == 1 ? "Swift file" : "\(fileCount) Swift files") of \
      '\(folder)'.\(isProject ? "" : advice)\(seen.isEmpty ? "" : " \(seen)") If the types of your modules have suffixes of their own, set \
      them under 'roles:' in adder.yml.
      """
  }
}
