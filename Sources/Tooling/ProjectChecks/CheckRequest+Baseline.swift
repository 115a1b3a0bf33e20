import AdderArchitectureLint
import AdderBase
package import AdderFileChanges
package import AdderFindings
import AdderProjects

extension CheckRequest {
  func baselinePath() throws -> RelativePath {
    if let named = options.baseline {
      guard let path = named.path.relative(to: root) else {
        throw CheckError.nothingToCheck(named.text)
      }
      return path
    }
    return settings.baselinePath
  }

  /// Reads the accepted findings; `nil` if there is no baseline and none is named.
  package func baseline() throws -> FindingBaseline? {
    let path = try baselinePath().text
    let isAskedFor = options.baseline != nil || settings.baseline != nil
    let file = root.appending(path)
    let isToBeMade = options.writesBaseline && !file.exists
    guard isAskedFor || file.exists, !isToBeMade else { return nil }
    return try FindingBaseline(Array(try file.readText().utf8), file: path)
  }

  /// Adds the new baseline to a plan. Existing entries are kept for everything that was not
  /// checked.
  ///
  /// - Parameter old: the baseline so far, if its symbols are no longer those of the file.
  /// - Returns: the new baseline, and a message about it.
  package func writeBaseline(
    of result: RunResult, over old: FindingBaseline? = nil, _ plan: inout FileChangePlan
  ) throws -> (baseline: FindingBaseline, conclusion: String) {
    let path = try baselinePath()
    let file = root.appending(path.text)
    let chosen = result.findings.filter(includes)
    let written: FindingBaseline
    if !isWhole, let old = try old ?? baseline() {
      written = old.updated(
        with: chosen, beside: result.findings.filter { !includes($0) }, version: AdderVersion.text,
        where: looksAt)
    } else {
      written = FindingBaseline(of: chosen, version: AdderVersion.text)
    }
    if file.exists {
      plan.replace(path, expecting: Array(try file.readText().utf8), with: written.text)
    } else {
      plan.create(path, written.text)
    }
    let count = written.entries.reduce(0) { $0 + $1.count }
    let kept = count - chosen.count
    let rest =
      kept > 0 ? ", \(kept) of them unchanged because they were not checked" : ""
    return (
      written,
      """
      \(path) contains \(count) \(count == 1 ? "finding" : "findings")\(rest). Commit it: from now on 'adder check' \
      reports only new findings.
      """
    )
  }

  static func isRule(_ id: String) -> Bool {
    RuleCatalog.rule(named: id) != nil || FindingRule.ofTheTool.contains { $0.id == id }
  }

  /// Returns a note on baseline entries that this version
  /// of Adder no longer checks; `nil` if there are none.
  func note(on entries: [FindingBaseline.Entry]) -> String? {
    guard !entries.isEmpty, let path = try? baselinePath() else { return nil }
    let gone = Set(entries.map(\.key.rule)).filter { !Self.isRule($0) }.sorted()
    let cause = gone.isEmpty ? "" : " It has no rule \(gone.joined(separator: " or "))."
    let (noun, verb) = entries.count == 1 ? ("entry", "matches") : ("entries", "match")
    return """
      note: \(entries.count) \(noun) of \(path) \(verb) no finding of this version of Adder.\(cause) Run \
      'adder check --write-baseline' to update it.
      """
  }
}
