import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery

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

  /// Modules, and what was told about files that cannot be read.
  private struct Result: Codable {
    var reports: [ModuleReport]
    var findings: [String]
  }

  /// Looks for them; what cannot be read is reported on standard error.
  init(_ invocation: Invocation) throws {
    let sources = try ProjectSources(invocation)
    fileCount = sources.files.swift.count
    architectures = sources.architectures
    let kept = sources.kept("modules", [], invocation)
    if let result = kept?.bytes.flatMap({ try? JSONDecoder().decode(Result.self, from: Data($0)) })
    {
      reports = result.reports
      for finding in result.findings { invocation.console.report(finding) }
      return
    }
    let found = sources.discover()
    reports = ModuleReport.all(in: found, architectures: architectures)
    let result = Result(reports: reports, findings: found.findings.map(\.description))
    if let bytes = try? JSONEncoder().encode(result) { kept?.keep(Array(bytes)) }
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

extension Invocation {
  /// Prints a result for programs.
  func show(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try console.show(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
