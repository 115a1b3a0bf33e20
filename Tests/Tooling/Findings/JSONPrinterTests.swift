import AdderFindings
import AdderTestSupport
import Foundation
import Testing

@Suite struct JSONPrinterTests {
  @Test func `The JSON report contains every fact under a fixed key`() {
    let report = Samples.report(
      [Samples.verb], known: [Samples.nowhere],
      suppressed: [SuppressedFinding(Samples.view, reason: "Freed by hand")])
    #expect(
      JSONPrinter().text(of: report) == """
        {
          "version": 1,
          "tool": {
            "name": "Adder",
            "version": "1.2.3"
          },
          "files": 1200,
          "modules": 2,
          "counts": {
            "new": 1,
            "known": 1,
            "suppressed": 1
          },
          "rules": [
            {
              "id": "no-module",
              "summary": "no-module",
              "severity": "error",
              "tags": []
            },
            {
              "id": "presenter-retains-view",
              "summary": "A presenter holds its view strongly.",
              "severity": "warning",
              "tags": [
                "ownership"
              ],
              "page": "https://example.org/rules/presenter-retains-view"
            },
            {
              "id": "router-verbs",
              "summary": "A router's method does not say where it goes.",
              "severity": "note",
              "tags": []
            }
          ],
          "findings": [
            {
              "rule": "no-module",
              "severity": "error",
              "status": "known",
              "message": "Nothing was looked at. Name a folder.",
              "notes": [],
              "fingerprint": "\(report.entries[0].fingerprint)"
            },
            {
              "rule": "router-verbs",
              "severity": "note",
              "status": "new",
              "file": "App/Feed/FeedRouter.swift",
              "line": 12,
              "column": 8,
              "length": 8,
              "module": "Feed",
              "symbol": "FeedRouter.showPost",
              "message": "'showPost' says nothing of a module. Call it 'openPostModule'.",
              "notes": [],
              "fingerprint": "\(report.entries[1].fingerprint)"
            },
            {
              "rule": "presenter-retains-view",
              "severity": "warning",
              "status": "suppressed",
              "reason": "Freed by hand",
              "file": "App/Профиль/ProfilePresenter.swift",
              "line": 3,
              "column": 7,
              "length": 4,
              "module": "Profile",
              "symbol": "ProfilePresenter.view",
              "message": "'ProfilePresenter' holds 'view' strongly. Make it weak.",
              "notes": [
                {
                  "message": "The view is here.",
                  "file": "App/Профиль/ProfileView.swift",
                  "line": 9,
                  "column": 13
                }
              ],
              "fingerprint": "\(report.entries[2].fingerprint)"
            }
          ]
        }
        """)
  }

  private struct Log: Decodable {
    let findings: [Row]

    struct Row: Decodable {
      let rule, message, fingerprint: String
      let file, symbol, module, reason: String?
      let line, column, length: Int?
      let notes: [Note]
    }

    struct Note: Decodable {
      let message: String
      let file: String?
    }
  }

  @Test(arguments: 0..<samples(100, full: 3000))
  func `Any text survives the round trip through JSON`(seed: Int) throws {
    let report = Samples.report(seed: seed)
    let text = JSONPrinter().text(of: report)
    let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
    try #require(log.findings.count == report.entries.count)
    for (row, entry) in zip(log.findings, report.entries) {
      let finding = entry.finding
      #expect(row.rule.isExactly(finding.rule))
      #expect(row.message.isExactly(finding.message))
      #expect((row.file ?? "").isExactly(finding.location?.file ?? ""))
      #expect((row.symbol ?? "").isExactly(finding.symbol ?? ""))
      #expect((row.module ?? "").isExactly(finding.module ?? ""))
      #expect((row.line, row.column) == (finding.location?.line, finding.location?.column))
      #expect(row.length == finding.length)
      #expect(row.notes.map(\.message) == finding.notes.map(\.message))
      if case .suppressed(let reason) = entry.status {
        #expect(row.reason?.isExactly(reason) == true)
      }
    }
  }

  // MARK: GitLab

  @Test func `The GitLab report has an issue for each new finding`() {
    let report = Samples.report([Samples.view], known: [Samples.verb])
    #expect(
      GitLabPrinter().text(of: report) == """
        [
          {
            "type": "issue",
            "check_name": "presenter-retains-view",
            "description": "'ProfilePresenter' holds 'view' strongly. Make it weak.",
            "categories": [
              "Style"
            ],
            "severity": "minor",
            "fingerprint": "\(report.entries[1].fingerprint)",
            "location": {
              "path": "App/Профиль/ProfilePresenter.swift",
              "lines": {
                "begin": 3
              }
            }
          }
        ]
        """)
  }

  @Test func `Without new findings, the GitLab report is an empty list`() {
    #expect(GitLabPrinter().text(of: Samples.report([])) == "[]")
  }

  private struct Issue: Decodable {
    let description, fingerprint: String
    let location: Place

    struct Place: Decodable { let path: String }
  }

  @Test(arguments: 0..<samples(50, full: 1000))
  func `Any text survives the round trip through the GitLab report`(seed: Int) throws {
    let report = Samples.report(seed: seed)
    let text = GitLabPrinter().text(of: report)
    let issues = try JSONDecoder().decode([Issue].self, from: Data(text.utf8))
    try #require(issues.count == report.newFindings.count)
    for (issue, finding) in zip(issues, report.newFindings) {
      #expect(issue.description.isExactly(finding.message))
      #expect(issue.location.path.isExactly(finding.location?.file ?? "."))
    }
  }

  // MARK: Fingerprints

  @Test func `A fingerprint does not depend on lines, and all fingerprints differ`() {
    var moved = Samples.view
    moved.location?.line = 70
    moved.message = "Other words."
    let report = Samples.report([Samples.view, moved, Samples.verb])
    let alone = Samples.report([moved])
    let prints = report.entries.map(\.fingerprint)
    #expect(Set(prints).count == 3)
    #expect(alone.entries[0].fingerprint == prints[1])
    #expect(prints.allSatisfy { $0.count == 16 })
  }

  @Test func `A fingerprint is the same in every version of Adder`() {
    let report = Samples.report([Samples.view, Samples.view, Samples.verb])
    #expect(
      report.entries.map(\.fingerprint).sorted()
        == ["b76078d612c09a64", "b76079d612c09c17", "b9132c0a29f873d9"])
  }
}
