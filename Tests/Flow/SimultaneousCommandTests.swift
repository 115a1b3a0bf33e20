import AdderTestSupport
import Foundation
import Testing

/// Several commands started at once in one project.
@Suite(.serialized) struct SimultaneousCommandTests {
  private static let modules = [
    "Profile", "Login", "Feed", "Search", "Settings", "Photo", "Chat", "News",
  ]

  @Test func `Eight modules can be generated at once in an Xcode project`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: App\n"])
    let before = try app.adder.folder.files()
    let outcomes = try app.adder.runAtOnce(Self.modules.map { ["gen", $0, "rambler-viper"] })
    #expect(outcomes == Self.modules.map { _ in 0 })
    #expect(try app.facts.problems == [])
    let members = try app.facts.members(of: "App")
    for module in Self.modules { #expect(members.contains("\(module)Presenter.swift")) }
    for _ in Self.modules { #expect(try app.adder("undo").status == 0) }
    #expect(try app.adder.folder.files() == before)
  }

  @Test func `Simultaneous commands of different kinds see each other's changes`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: App\n"])
    let before = try app.adder.folder.files()
    for module in ["Profile", "Login"] { try app.gen(module, "rambler-viper") }
    let outcomes = try app.adder.runAtOnce([
      ["gen", "Feed", "rambler-viper"], ["module", "remove", "Login"],
      ["module", "rename", "Profile", "Account"],
    ])
    #expect(outcomes == [0, 0, 0])
    #expect(try app.facts.problems == [])
    let members = try app.facts.members(of: "App")
    #expect(members.contains("FeedPresenter.swift") && members.contains("AccountPresenter.swift"))
    #expect(!members.contains("LoginPresenter.swift"))
    for _ in 0..<5 { #expect(try app.adder("undo").status == 0) }
    #expect(try app.adder.folder.files() == before)
  }
}
