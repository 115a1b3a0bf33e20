import AdderBase

/// The page that lists a project's modules: one line per module, and a summary.
package struct ModuleListPage: Sendable {
  private let reports: [ModuleReport]
  /// The names of the modules that no target builds.
  private let unbuilt: [String]
  private let fileCount: Int
  private let seen: String

  /// - Parameters:
  ///   - fileCount: The number of Swift files that were searched.
  ///   - seen: What the project has instead of modules, in sentences.
  package init(_ reports: [ModuleReport], fileCount: Int, seen: String = "") {
    self.seen = seen
    self.reports = reports.filter(\.isBuilt)
    unbuilt = reports.filter { !$0.isBuilt }.map(\.name)
    self.fileCount = fileCount
  }

  package var text: String {
    if reports.isEmpty { return summary }
    let rows =
      [["MODULE", "ARCHITECTURE", "PARTS", "FILES", "LINES", "TARGET", "FOLDER"]]
      + reports.map { report in
        [
          report.name, report.label, parts(of: report), "\(report.files.count)",
          report.lines.grouped, report.targets.joined(separator: ", "), report.folder,
        ]
      }
    // An empty column is omitted.
    let columns = rows[0].indices.filter { column in
      rows.dropFirst().contains { !$0[column].isEmpty }
    }
    let widths = columns.map { column in rows.map { $0[column] }.widest }
    let isNumber: Set<String> = ["FILES", "LINES"]
    let lines = rows.map { row in
      zip(columns, widths).map { column, width in
        isNumber.contains(rows[0][column])
          ? row[column].alignedRight(to: width)
          : row[column].padded(to: width)
      }
      .joined(separator: "  ").withoutTrailingSpaces
    }
    return lines.joined(separator: "\n") + "\n\n" + summary
  }

  private func parts(of report: ModuleReport) -> String {
    let missing = report.missingRoles.map { "no \($0)" }.joined(separator: ", ")
    let roles = Set(report.parts.map(\.role)).count
    return missing.isEmpty ? "\(roles)" : "\(roles), \(missing)"
  }

  private var summary: String {
    let files = fileCount.of("Swift file")
    if reports.isEmpty {
      if !unbuilt.isEmpty { return "No modules were found in the targets." + unbuiltSentence }
      if !seen.isEmpty { return "No modules were found in \(files). \(seen)" }
      return """
        No modules were found in \(files). A module is a screen, or something else that is shown, with a type that decides \
        for it; 'adder gen NAME' generates one.
        """
    }
    let modules = reports.count.of("module")
    let labels = Dictionary(grouping: reports, by: \.label)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let architectures = labels.map { "\($0.value.count.grouped) \($0.key)" }
      .joined(separator: ", ")
    return "\(modules) in \(files): \(architectures)." + unbuiltSentence
  }

  private var unbuiltSentence: String {
    if unbuilt.isEmpty { return "" }
    let names = unbuilt.prefix(6).joined(separator: ", ")
    let rest = unbuilt.count > 6 ? " and \(unbuilt.count - 6) more" : ""
    let other = reports.isEmpty ? "" : "other "
    let subject =
      unbuilt.count == 1 ? "One \(other)module is" : "\(unbuilt.count) \(other)modules are"
    return "\n\(subject) in files that belong to no target: \(names)\(rest)."
  }
}

/// The number of modules that follow an architecture.
package struct ArchitectureUse: Equatable, Sendable {
  package let architecture: String
  package let modules: Int

  /// Returns the architectures of some modules, the most frequent first.
  package static func all(in reports: [ModuleReport]) -> [ArchitectureUse] {
    Dictionary(grouping: reports, by: \.architecture)
      .map { ArchitectureUse(architecture: $0.key, modules: $0.value.count) }
      .sorted { ($1.modules, $0.architecture) < ($0.modules, $1.architecture) }
  }
}
