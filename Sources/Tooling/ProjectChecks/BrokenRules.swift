import AdderArchitectureLint
import AdderModuleDiscovery
import AdderModuleRenaming

/// The number of violations of each rule, in total and in each file.
struct BrokenRules {
  private var all: [LintRule.ID: Int] = [:]
  private var places: [Place: Int] = [:]
  private var subjects: [Place: Set<Subject.Identity>] = [:]

  /// A rule in a file. A file keeps its number when it is moved.
  private struct Place: Hashable {
    var rule: LintRule.ID
    var file: Int32

    init(_ finding: LintFinding) { (rule, file) = (finding.rule.id, finding.place.file) }
  }

  init(_ findings: [LintFinding]) {
    for finding in findings {
      all[finding.rule.id, default: 0] += 1
      places[Place(finding), default: 0] += 1
      subjects[Place(finding), default: []].insert(finding.subject.identity)
    }
  }

  /// Returns the findings of all rules that have more violations now than before, but only in
  /// the files in which the number of violations increased.
  func worse(_ findings: [LintFinding]) -> [LintFinding] {
    let new = BrokenRules(findings)
    let worse = findings.filter { finding in
      let place = Place(finding)
      return new.all[place.rule, default: 0] > all[place.rule, default: 0]
        && new.places[place, default: 0] > places[place, default: 0]
    }
    // Findings about new subjects are preferred. If there are none, a known finding may now occur
    // twice.
    let unknown = worse.filter { !subjects[Place($0), default: []].contains($0.subject.identity) }
    return unknown.isEmpty ? worse : unknown
  }
}

extension Objection {
  init(_ finding: LintFinding, _ project: DiscoveredProject) {
    self.init(
      "'\(finding.rule.id)' would then be broken by '\(finding.symbol)'",
      about: finding.subject.names(in: project), inFile: Int(finding.place.file),
      at: finding.place.start, of: project)
  }
}
