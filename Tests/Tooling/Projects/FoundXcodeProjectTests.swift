import AdderBase
import AdderFindings
import AdderProjects
import AdderToolingTestSupport
import Testing

/// The Xcode projects below a folder that has none.
@Suite struct FoundXcodeProjectTests {
  @Test(arguments: ["ios/App.xcodeproj", "apps/ios/Client/App.xcodeproj"])
  func `The only project below is used as if the settings named it`(path: String) throws {
    let project = try check(
      ["\(path)/": "", "Pods/Pods.xcodeproj/": "", ".build/B.xcodeproj/": ""], found: [path])
    #expect(project.kind == .xcodeProject(.root.appending(path)))
    #expect(project.settings.xcodeProject?.text == path)
    #expect(project.findings.map(\.rule) == ["ProjectChosen"])
    #expect(project.findings.first?.message.contains("'\(path)'") == true)
  }

  @Test func `It is also found below a folder with settings, which are kept`() throws {
    let project = try check(
      ["adder.yml": "author: Me\n", "ios/App.xcodeproj/": ""], found: ["ios/App.xcodeproj"])
    #expect(project.settings.author == "Me")
    #expect(project.kind == .xcodeProject(.root.appending("ios/App.xcodeproj")))
  }

  @Test func `Several projects are only listed`() throws {
    let project = try check(
      ["b/B.xcodeproj/": "", "a/A.xcodeproj/": "", "a/Inner/C.xcodeproj/": ""],
      found: ["a/A.xcodeproj", "b/B.xcodeproj"])
    #expect(project.kind == .folders)
    #expect(project.findings.map(\.rule) == ["NoProjectFound"])
    let message = project.findings.first?.message ?? ""
    #expect(message.contains("Projects below it: 'a/A.xcodeproj', 'b/B.xcodeproj'."), "\(message)")
  }

  @Test func `Examples count if there is nothing else`() throws {
    try check(
      ["Kit/Example/E.xcodeproj/": "", "ios/App.xcodeproj/": ""], found: ["ios/App.xcodeproj"])
    try check(["Kit/Example/E.xcodeproj/": ""], found: ["Kit/Example/E.xcodeproj"])
  }

  @Test func `A file of XcodeGen below has its folders there`() throws {
    let project = try check(
      [
        "ios/project.yml": "targets: { App: { type: application, sources: App } }\n",
        "ios/App/": "", "docs/project.yml": "title: Docs\n",
      ], found: ["ios/project.yml"])
    guard case .generatedProject(let generated) = project.kind else {
      Issue.record("\(project.kind)")
      return
    }
    #expect(generated.layout.target(named: "App")?.folder?.text == "ios/App")
    #expect(generated.sources(of: "App").map(\.text) == ["ios/App"])
    let location = try project.location(of: ModuleName(validating: "Feed"), from: project.root)
    #expect(location.code?.folder.text == "ios/App/Modules/Feed")
  }

  @Test func `Packages below are no projects of Xcode`() throws {
    let project = try check(
      ["Kit/Package.swift": "", "Kit/Example/E.xcodeproj/": ""], found: [])
    #expect(project.kind == .folders)
  }

  @Test func `Several projects in one folder are listed unless the settings name one`() throws {
    try check(
      ["A.xcodeproj/": "", "B.xcodeproj/": "", "c/C.xcodeproj/": ""],
      found: ["A.xcodeproj", "B.xcodeproj"])
    let project = try check(
      ["adder.yml": "xcodeProject: A.xcodeproj\n", "A.xcodeproj/": "", "B.xcodeproj/": ""],
      found: [])
    #expect(project.findings.isEmpty)
  }

  @discardableResult
  private func check(
    _ files: [String: String], found: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> Project {
    let folder = try ProjectFolder(files.merging([".git/": ""]) { one, _ in one })
    let project = try Project(around: folder.path)
    #expect(project.foundXcodeProjects.map(\.path.text) == found, sourceLocation: sourceLocation)
    return project
  }
}
