import AdderBase

/// Prints a summary that fits on one screen of a terminal, however many findings there are: the
/// worst rules and modules, and what to do next.
package struct SummaryPrinter: FindingPrinter {
  private let next: [NextStep]
  private let style: TerminalStyle

  /// A command that the user can run next.
  package struct NextStep: Sendable {
    package var command: String
    /// What the command does, in a few words.
    package var purpose: String

    package init(_ command: String, _ purpose: String) {
      self.command = command
      self.purpose = purpose
    }
  }

  /// - Parameter next: the steps to suggest. At most two of them are
  ///   shown, after the step that explains the worst rule.
  package init(next: [NextStep] = [], showsColors: Bool = false) {
    self.next = next
    style = TerminalStyle(showsColors: showsColors)
  }

  /// Limits that suit the smallest terminals. They leave two lines for a command's last message and
  /// the prompt.
  private static let width = 80
  private static let mostRules = 4
  private static let mostModules = 2
  /// The most lines of one explanation.
  private static let mostLines = 2

  package func text(of report: FindingReport) -> String {
    let findings = report.newFindings
    guard !findings.isEmpty else { return wrapped(report.conclusion) }
    let rules = Tally.worstFirst(findings.map { ($0.rule, $0.severity) })
    let modules = Tally.worstFirst(
      findings.compactMap { finding in finding.module.map { ($0, finding.severity) } })
    var summaries: [String: String] = [:]
    for rule in report.rules { summaries[rule.id] = rule.summary.onOneLine }
    var lines = [wrapped(report.conclusion), "", style.styled("Rules", .bold)]
    lines += rows(rules, upTo: Self.mostRules, "rule") {
      "\($0.worst.rawValue): \(summaries[$0.name] ?? "")"
    }
    if !modules.isEmpty {
      lines += ["", style.styled("Modules", .bold)]
      lines += rows(modules, upTo: Self.mostModules, "module") { $0.counts.text }
    }
    return (lines + [""] + steps(worst: rules[0].name)).joined(separator: "\n")
  }

  private func wrapped(_ text: String) -> String {
    text.lines(of: Self.width, upTo: .max).joined(separator: "\n")
  }

  private func rows(
    _ tallies: [Tally], upTo most: Int, _ noun: String, remark: (Tally) -> String
  ) -> [String] {
    let shown = tallies.prefix(most)
    let counts = shown.map { $0.counts.all.grouped }
    let names = shown.map { $0.name.onOneLine.shortened(to: 34) }
    var lines = zip(shown, zip(counts, names)).map { tally, texts in
      let count = style.styled(texts.0.alignedRight(to: counts.widest), tally.worst)
      let head = "  \(count)  \(texts.1.padded(to: names.widest))  "
      let indent = 6 + counts.widest + names.widest
      let remarks = remark(tally).lines(
        of: Self.width - indent, upTo: Self.mostLines)
      return (head + remarks.joined(separator: "\n" + String(repeating: " ", count: indent)))
        .withoutTrailingSpaces
    }
    let rest = tallies.dropFirst(most)
    if !rest.isEmpty {
      let findings = rest.reduce(0) { $0 + $1.counts.all }
      lines.append("  and \(rest.count.of("more \(noun)")) with \(findings.of("finding"))")
    }
    return lines
  }

  private func steps(worst rule: String) -> [String] {
    let steps = [NextStep("adder explain \(rule)", "why the first one matters")] + next.prefix(2)
    let width = steps.map(\.command).filter { $0.columns <= 48 }.widest
    return steps.enumerated().map { number, step in
      let command = step.command.onOneLine.padded(to: width)
      let line = "\(number == 0 ? "Next: " : "      ")\(style.styled(command, .bold))  "
      let room = Self.width - 8 - command.columns
      // A truncated command cannot be typed, so the purpose is omitted instead.
      return (line + (step.purpose.columns <= room ? step.purpose : "")).withoutTrailingSpaces
    }
  }
}

/// The findings of one rule or in one module, counted by severity.
private struct Tally {
  let name: String
  var counts = FindingCounts()

  var worst: Severity { counts.errors > 0 ? .error : counts.warnings > 0 ? .warning : .note }

  static func worstFirst(_ findings: [(name: String, severity: Severity)]) -> [Tally] {
    var tallies: [String: Tally] = [:]
    for (name, severity) in findings {
      tallies[name, default: Tally(name: name)].counts.add(severity)
    }
    return tallies.values.sorted { ($1.counts, $0.name) < ($0.counts, $1.name) }
  }
}

extension String {
  /// Returns the words of the text in lines of at most this many columns. The last line is cut if the
  /// text needs more lines.
  fileprivate func lines(of width: Int, upTo most: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.columns + 1 + String(word).columns <= width || lines.count == most {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return most == .max ? lines : lines.map { $0.cut(to: width) }
  }

  /// Returns the beginning of the text, shortened to a number of columns.
  fileprivate func cut(to limit: Int) -> String {
    if columns <= limit { return self }
    var text = ""
    var taken = 1
    for character in self {
      taken += character.columns
      if taken > limit { break }
      text.append(character)
    }
    return text.trimmed + (limit > 0 ? "…" : "")
  }
}
