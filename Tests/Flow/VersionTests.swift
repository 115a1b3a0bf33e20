import AdderTestSupport
import Foundation
import Testing

/// Checks that this version accepts the files of earlier versions, which are in `Versions/VERSION`.
@Suite struct VersionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Versions/0.1.0")

  /// A copy of the sample project from version 0.1.0, with the baseline that 0.1.0 wrote.
  private func project(hasBaseline: Bool = true) throws -> CommandUnderTest {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    var files: [String: String] = [:]
    for path in paths where path.hasSuffix(".swift") || path.hasSuffix(".yml") {
      files[path] = try text(path)
    }
    if hasBaseline { files[".adder-baseline.json"] = try text("baseline.json") }
    return try CommandUnderTest(files)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
  }

  /// The fields by which GitLab recognizes an issue.
  private struct Issue: Decodable, Hashable, Comparable {
    struct Location: Decodable, Hashable { let path: String }
    let fingerprint: String
    let location: Location

    static func < (one: Issue, other: Issue) -> Bool { one.fingerprint < other.fingerprint }
  }

  private func issues(_ json: String) throws -> [Issue] {
    try JSONDecoder().decode([Issue].self, from: Data(json.utf8)).sorted()
  }

  @Test func `Settings, comments and a baseline with former rule ids still apply`() throws {
    let outcome = try project()("check")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("5 in the baseline, 1 suppressed"))
    #expect(outcome.errors == "")
  }

  @Test func `Every finding keeps its fingerprint`() throws {
    let adder = try project(hasBaseline: false)
    let outcome = try adder("check", "--format", "gitlab")
    #expect(try issues(outcome.output) == issues(try text("gitlab.json")))
  }

  @Test func `Excess entries of another version's baseline cause one note and no failure`() throws {
    let adder = try project()
    let presenter = "Sources/Modules/Profile/Presenter/ProfilePresenter.swift"
    try adder.folder.write(text(presenter).replacing("import UIKit\n", with: ""), to: presenter)
    let outcome = try adder("check")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(
      outcome.errors == """
        note: 1 entry of .adder-baseline.json matches no finding of this version of Adder. Run \
        'adder check --write-baseline' to update it.

        """)
    #expect(try adder("check", "--write-baseline").status == 0)
    #expect(try adder("check").errors == "")
    // The baseline has now been written by this version, so entries without a finding are reported
    // as stale.
    let router = "Sources/Modules/Feed/Router/FeedRouter.swift"
    try adder.folder.write(
      text(router).replacing("  var view", with: "  weak var view"), to: router)
    let stale = try adder("check")
    #expect(stale.status == 1)
    #expect(stale.output.contains("[stale-baseline-entry]"), "\(stale.output)")
  }

  @Test func `Baseline entries of unknown rules cause one note and no failure`() throws {
    let adder = try project()
    try adder.folder.write(
      text("baseline.json").replacing("interactor-stateless", with: "interactor-stateful"),
      to: ".adder-baseline.json")
    let outcome = try adder("check", "--fail-on", "error")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.errors.contains("It has no rule interactor-stateful."), "\(outcome.errors)")
    #expect(outcome.output.contains("[interactor-stores-state]"))
  }

  @Test func `A former rule id works in explain, in --only and in an architecture file`() throws {
    let adder = try project(hasBaseline: false)
    let page = try adder("explain", "presenter-view-weak")
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("presenter-retains-view · ownership"))
    #expect(page.output.contains("formerly presenter-view-weak"))
    let chosen = try adder("check", "--only", "presenter-view-weak", "--format", "text")
    #expect(chosen.output.contains("[presenter-retains-view]"), "\(chosen.output)")
    try adder.folder.write(
      "extends: rambler-viper\nrules: { presenter-view-weak: off }\n", to: "own.yml")
    try adder.folder.write("architecture: own.yml\n", to: "adder.yml")
    let own = try adder("check", "--format", "text")
    #expect(!own.output.contains("[presenter-retains-view]"), "\(own.output)")
  }
}
