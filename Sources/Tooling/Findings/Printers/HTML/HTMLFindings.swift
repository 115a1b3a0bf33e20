import AdderBase

/// Formats findings for an HTML page, module by module.
struct HTMLFindings {
  let lines: SourceLines
  /// The numbers of the rules on the page, by id.
  let ruleNumbers: [String: Int]

  /// With more findings than this, only the first module is expanded.
  private static let mostUnfolded = 100
  private static let widestLine = 160

  /// Returns the modules, the one with the most severe findings first. Findings outside modules
  /// come last.
  func groups(_ entries: [FindingReport.Entry]) -> [HTML] {
    let groups = Dictionary(grouping: entries) { $0.finding.module ?? "" }
      .map { name, entries in
        (name: name, counts: FindingCounts(entries.map(\.finding)), entries: entries)
      }
      .sorted { one, other in
        if one.name.isEmpty != other.name.isEmpty { return other.name.isEmpty }
        return (other.counts, one.name) < (one.counts, other.name)
      }
    let isUnfolded = entries.count <= Self.mostUnfolded
    return groups.enumerated().map { number, group in
      let open: HTML? = isUnfolded || number == 0 ? " open=\"open\"" : nil
      let name = group.name.isEmpty ? "In no module" : group.name
      return """
        <details class="group"\(open)>
        <summary><h3>\(name)</h3> <span class="count">\(group.counts.text)</span></summary>
        <ol role="list">
        \(group.entries.map(item))</ol>
        </details>

        """
    }
  }

  private func item(_ entry: FindingReport.Entry) -> HTML {
    let finding = entry.finding
    let module = finding.module ?? ""
    return """
      <li class="finding" data-severity="\(finding.severity.rawValue)" \
      data-status="\(entry.status.kind)" data-rule="\(finding.rule)" data-module="\(module)">
      <p class="message"><span class="badge \(finding.severity.rawValue)">\
      \(finding.severity.rawValue)</span> \(status(entry.status))\(finding.message)</p>
      \(excerpt(finding))
      <p class="facts">\(finding.location.map(place))\(rule(finding.rule))\
      <span class="module">\(module)</span> \(symbol(finding))</p>
      \(notes(finding.notes))
      </li>

      """
  }

  private func status(_ status: FindingReport.Status) -> HTML? {
    switch status {
    case .new: nil
    case .known: "<span class=\"badge known\">in the baseline</span> "
    case .suppressed(let reason):
      "<span class=\"badge suppressed\">suppressed\(reason.isEmpty ? "" : ": \(reason)")</span> "
    }
  }

  private func place(_ place: SourceLocation) -> HTML { "<code>\(place.description)</code> " }

  private func rule(_ rule: String) -> HTML? {
    ruleNumbers[rule].map { "<a href=\"#rule-\($0)\">\(rule)</a> " }
  }

  private func symbol(_ finding: Finding) -> HTML? {
    finding.symbol.map { "<code class=\"symbol\">\($0)</code>" }
  }

  private func excerpt(_ finding: Finding) -> HTML? {
    guard let place = finding.location, let line = lines[place] else { return nil }
    let excerpt = SourceExcerpt(
      of: line, column: place.column, length: finding.length, width: Self.widestLine)
    let before = String(excerpt.before.drop { $0 == " " })
    return """
      <pre><code>\(before)<mark>\(excerpt.meant)</mark>\(excerpt.after)</code></pre>
      """
  }

  private func notes(_ notes: [Finding.Note]) -> HTML? {
    if notes.isEmpty { return nil }
    let items = notes.map { note -> HTML in
      "<li>\(note.message) \(note.location.map(place))</li>"
    }
    return "<ul class=\"notes\">\(items)</ul>"
  }
}
