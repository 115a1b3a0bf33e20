import AdderBase

/// Findings as one page that needs no other file and no network: by module or by rule, to be looked through
/// and filtered. Without scripts everything is shown.
package struct HTMLPrinter: FindingPrinter {
  private let lines: SourceLines
  private let title: String

  /// - Parameter title: what was looked at, such as the name of a project.
  package init(lines: SourceLines = SourceLines(), title: String = "Findings") {
    self.lines = lines
    self.title = title
  }

  package func text(of report: FindingReport) -> String {
    let ruleNumbers = Dictionary(
      report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let findings = HTMLFindings(lines: lines, ruleNumbers: ruleNumbers)
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"/>
      <title>\(title)</title>
      <style>\(HTML(trusted: HTMLPage.style))</style>
      </head>
      <body>
      <a class="skip" href="#findings">Skip to the findings</a>
      <header>
      <h1>\(title)</h1>
      <p>\(report.conclusion)</p>
      \(counts(report))
      </header>
      \(filters(report))
      <main id="findings">
      <h2>Findings</h2>
      \(report.entries.isEmpty ? "<p>Nothing was found.</p>" : nil)
      <div id="groups" class="by-module">
      \(findings.groups(report.entries))
      </div>
      <p id="nothing" hidden="hidden">No finding is left by these filters.</p>
      </main>
      \(rules(report, findings))
      <footer><p>Made by Adder \(report.version).</p></footer>
      <script>\(HTML(trusted: HTMLPage.script))</script>
      </body>
      </html>
      """
    return page.text
  }

  /// The figures at the head of the page; what there is nothing of is left out but for new findings.
  private func counts(_ report: FindingReport) -> HTML {
    let new = FindingCounts(report.newFindings)
    let known = report.entries.count { $0.status == .known }
    let rows: [(String, Int, String)] = [
      ("Errors", new.errors, "error"), ("Warnings", new.warnings, "warning"),
      ("Notes", new.notes, "note"), ("In the baseline", known, "known"),
      ("Suppressed", report.entries.count - new.all - known, "suppressed"),
    ]
    let figures = rows.filter { $0.1 > 0 || ["error", "warning", "note"].contains($0.2) }
      .map { name, count, kind -> HTML in
        "<div class=\"\(kind)\"><dt>\(name)</dt><dd>\(count.grouped)</dd></div>"
      }
    return "<dl class=\"counts\">\(figures)</dl>"
  }

  /// Shown by the script that makes them work.
  private func filters(_ report: FindingReport) -> HTML {
    let statuses = [("new", "New"), ("known", "In the baseline"), ("suppressed", "Suppressed")]
      .filter { kind, _ in report.entries.contains { $0.status.kind == kind } }
    let severities = [("error", "Errors"), ("warning", "Warnings"), ("note", "Notes")]
      .filter { kind, _ in report.entries.contains { $0.finding.severity.rawValue == kind } }
    let used = Set(report.entries.map(\.finding.rule))
    let options = report.rules.filter { used.contains($0.id) }
      .map { rule -> HTML in "<option>\(rule.id)</option>" }
    return """
      <form id="filters" hidden="hidden" aria-label="Filters">
      <p class="search"><label for="search">Search</label> \
      <input id="search" type="search" placeholder="words, names, paths"/></p>
      <p><label for="rule">Rule</label> \
      <select id="rule"><option value="">all rules</option>\(options)</select></p>
      \(boxes("Severity", severities, isOn: { _ in true }))
      \(statuses.count > 1 ? boxes("State", statuses, isOn: { $0 == statuses[0].0 }) : nil)
      <fieldset><legend>Group by</legend>
      <label><input type="radio" name="group" value="module" checked="checked"/> module</label>
      <label><input type="radio" name="group" value="rule"/> rule</label>
      </fieldset>
      <p><output id="shown" for="search rule"></output></p>
      </form>
      """
  }

  private func boxes(
    _ legend: String, _ kinds: [(kind: String, name: String)], isOn: (String) -> Bool
  ) -> HTML {
    let boxes = kinds.map { kind, name -> HTML in
      let checked: HTML? = isOn(kind) ? " checked=\"checked\"" : nil
      return "<label><input type=\"checkbox\" value=\"\(kind)\"\(checked)/> \(name)</label>\n"
    }
    return "<fieldset><legend>\(legend)</legend>\(boxes)</fieldset>"
  }

  // MARK: Rules

  private func rules(_ report: FindingReport, _ findings: HTMLFindings) -> HTML {
    let byRule = Dictionary(grouping: report.entries, by: \.finding.rule)
    let rules = report.rules.enumerated().compactMap { number, rule -> HTML? in
      guard let found = byRule[rule.id] else { return nil }
      let page: HTML? = rule.page.map { "<p><a href=\"\($0)\">The page of the rule</a></p>" }
      return """
        <details class="rule" id="rule-\(number)">
        <summary><h3>\(rule.id)</h3> <span class="count">\(found.count.of("finding"))</span></summary>
        <p>\(rule.summary)</p>
        \(rule.help.map(passage))
        \(page)
        </details>

        """
    }
    return rules.isEmpty ? "" : "<section id=\"rules\">\n<h2>Rules</h2>\n\(rules)</section>"
  }

  private func passage(_ passage: FindingRule.Passage) -> HTML {
    switch passage {
    case .text(let text): "<p>\(text)</p>"
    case .code(let title, let code): "<p>\(title):</p><pre><code>\(code)</code></pre>"
    }
  }
}

extension FindingReport.Status {
  var kind: String {
    switch self {
    case .new: "new"
    case .known: "known"
    case .suppressed: "suppressed"
    }
  }
}
