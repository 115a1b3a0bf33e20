import AdderBase
import AdderFileChanges
import AdderFindings
import AdderProjectChecks
import AdderProjects
import AdderToolingTestSupport
import Testing

/// The repaired project in memory, before anything is written.
@Suite struct FixedProjectTests {
  private func fixed(
    _ project: SampleProject, _ repairs: Set<FixedProject.Repair>, only rule: String,
    baseline: FindingBaseline? = nil
  ) throws -> FixedProject {
    var options = CheckOptions()
    options.only = [rule]
    var fixed = FixedProject(
      try project.sources(), try project.request(options), baseline, repairs: repairs)
    fixed.settle()
    return fixed
  }

  private func diff(_ fixed: FixedProject) throws -> [String] {
    let plan = try fixed.plan(title: "check --fix")
    return plan.diff().split(separator: "\n").map(String.init).filter {
      ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
    }
  }

  @Test func `A strong reference becomes weak, and nothing on the disk changes`() throws {
    let project = try SampleProject()
    let before = try project.folder.path.appending(SampleProject.presenterPath).readText()
    let fixed = try fixed(project, [.fix], only: "presenter-retains-view")
    #expect(fixed.wantedCount == 0)
    #expect(
      try diff(fixed) == [
        "-  var view: (any PostListViewInput)?", "+  weak var view: (any PostListViewInput)?",
      ])
    #expect(
      try project.folder.path.appending(SampleProject.presenterPath).readText() == before)
  }

  @Test func `Repairs that were not requested are not made`() throws {
    let project = try SampleProject()
    let fixed = try fixed(project, [.rename], only: "presenter-retains-view")
    #expect(fixed.wantedCount == 1)
    #expect(try fixed.plan(title: "check --rename").isEmpty)
  }

  @Test func `Accepted and suppressed findings are not repaired`() throws {
    let project = try SampleProject()
    var options = CheckOptions()
    options.only = ["presenter-retains-view"]
    let request = try project.request(options)
    let baseline = FindingBaseline(of: try project.found(request).findings, version: "0")
    let accepted = try fixed(
      project, [.fix], only: "presenter-retains-view", baseline: baseline)
    #expect(accepted.wantedCount == 0)
    #expect(try accepted.plan(title: "check --fix").isEmpty)

    let path = SampleProject.presenterPath
    let text = try project.folder.path.appending(path).readText()
    try project.folder.write(
      path,
      text.replacing(
        "var view: (any PostListViewInput)?",
        with: "var view: (any PostListViewInput)?  // adder:disable presenter-retains-view reason"))
    let suppressed = try fixed(project, [.fix], only: "presenter-retains-view")
    #expect(try suppressed.plan(title: "check --fix").isEmpty)
  }

  private static let misnamed = (old: "PostListViewOutput", new: "PostListViewEvents")
  private static let outputPath = "Sources/App/PostList/View/PostListViewOutput.swift"

  @Test func `A name is replaced wherever it is used, and its file is renamed`() throws {
    let project = try SampleProject(renaming: Self.misnamed)
    let fixed = try fixed(project, [.fix, .rename], only: "view-output-misnamed")
    #expect(fixed.wantedCount == 0, "\(fixed.refusals)")
    let changes = try diff(fixed)
    #expect(changes.contains("+protocol PostListViewOutput: AnyObject {"), "\(changes)")
    #expect(changes.contains("+  var output: (any PostListViewOutput)?"), "\(changes)")
  }

  @Test func `A name is kept if the new file exists, and the reason is given once`() throws {
    let project = try SampleProject([Self.outputPath: ""], renaming: Self.misnamed)
    let fixed = try fixed(project, [.rename], only: "view-output-misnamed")
    #expect(fixed.wantedCount == 1)
    #expect(
      fixed.refusals == [
        "'PostListViewEvents' stays: there is already a file PostListViewOutput.swift."
      ])
    #expect(try fixed.plan(title: "check --rename").isEmpty)
  }
}
