import AdderTestSupport
import Foundation
import Testing

@Suite struct ModuleRemoveTests {
  private func package() throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    #expect(try adder("gen", "Profile", "rambler-viper").status == 0)
    return adder
  }

  @Test func `A removed module leaves nothing, and undo brings it back`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let before = try adder.folder.files()
    try adder("gen", "Profile", "rambler-viper")
    let made = try adder.folder.files()
    let outcome = try adder("module", "remove", "Profile")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Removed the module Profile"))
    let left = try adder.folder.files()
    #expect(left.filter { !$0.key.hasSuffix("/") } == before.filter { !$0.key.hasSuffix("/") })
    #expect(left.keys.filter { $0.contains("Profile") } == [])
    try adder("undo")
    #expect(try adder.folder.files() == made)
    try adder("undo")
    #expect(try adder.folder.files() == before)
  }

  @Test func `Removing a module restores the Xcode project`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: [App, Kit]\n"])
    let before = try app.text
    try app.gen("Profile", "rambler-viper")
    try app.gen("News", "clean-swift")
    let outcome = try app.adder("module", "remove", "Profile")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try app.facts.problems == [])
    #expect(try app.facts.files.keys.filter { $0.contains("Profile") } == [])
    #expect(try app.facts.members(of: "Kit").contains("NewsPresenter.swift"))
    try app.adder("module", "remove", "News")
    #expect(try app.text == before)
    #expect(!app.adder.folder.exists(".adder-modules"))
  }

  @Test func `A part added later is removed as well`() throws {
    let adder = try package()
    try adder("gen", "Profile", "rambler-viper", "--add", "Route")
    try adder("module", "remove", "Profile")
    #expect(!adder.folder.exists("Sources/App/Modules/Profile"))
  }

  @Test func `Tests generated later are removed as well`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "viper-light", "--no-tests")
    try adder("gen", "Profile", "viper-light", "--force")
    try adder("gen", "Profile", "viper-light", "--no-tests", "--force")
    try adder("module", "remove", "Profile")
    #expect(try adder.folder.tree().filter { $0.contains("Profile") } == [])
  }

  @Test func `Edited files are removed only after a confirmation or with --force`() throws {
    let adder = try package()
    let path = "Sources/App/Modules/Profile/Presenter/ProfilePresenter.swift"
    try adder.folder.write("// mine\n", to: path)
    let before = try adder.folder.files()
    for (answer, says) in [("", "Add --force"), ("no\n", "Nothing was written")] {
      let outcome = try adder.run(["module", "remove", "Profile"], input: answer)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains(path) && outcome.errors.contains(says), "\(outcome.errors)")
      #expect(try adder.folder.files() == before)
    }
    let outcome = try adder.run(["module", "remove", "Profile"], input: "yes\n")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!adder.folder.exists(path))
    try adder("undo")
    #expect(try adder.folder.read(path) == "// mine\n")
    #expect(try adder("module", "remove", "Profile", "--force").status == 0)
  }

  @Test func `Files that Adder did not generate stay and are listed`() throws {
    let adder = try package()
    let mine = "Sources/App/Modules/Profile/View/ProfileHeaderView.swift"
    try adder.folder.write("// mine\n", to: mine)
    let outcome = try adder("module", "remove", "Profile")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains(mine))
    #expect(
      try adder.folder.tree("Sources/App/Modules/Profile")
        == ["View/", "View/ProfileHeaderView.swift"])
  }

  @Test func `A module is removed even if its files are already gone`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: App\n"])
    let before = try app.text
    try app.gen("Profile", "viper-light")
    try FileManager.default.removeItem(
      at: app.adder.folder.url.appending(path: "App/Modules/Profile"))
    let outcome = try app.adder("module", "remove", "Profile")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try app.text == before)
  }

  @Test func `A dry run shows what would be removed and writes nothing`() throws {
    let adder = try package()
    let before = try adder.folder.snapshot()
    let outcome = try adder("module", "remove", "Profile", "--dry-run")
    #expect(outcome.status == 0)
    let row = outcome.output.split(separator: "\n").first { $0.contains("ProfilePresenter.swift ") }
    #expect(row?.hasPrefix("- ") == true, "\(outcome.output)")
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `An error about an unknown module suggests a name or lists the records`() throws {
    let adder = try package()
    let misspelt = try adder("module", "remove", "Profil")
    #expect(misspelt.status == 2)
    #expect(misspelt.errors.contains("Did you mean 'Profile'?"))
    let unknown = try adder("module", "remove", "Zzz")
    #expect(unknown.errors.contains("There are records of Profile."), "\(unknown.errors)")
  }

  @Test(arguments: [
    ("- folder: ../elsewhere\n  template: t\n", "1:11"),
    ("- folder: a\n  template: t\n  code: {/etc/passwd: x}\n", "3:10"),
    ("- folder: a\n  template: t\n  cod: {}\n", "3:3"), ("- folder: [\n", "2:1"),
  ])
  func `A record that was edited by hand cannot point outside the project`(
    text: String, place: String
  ) throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder.folder.write(text, to: ".adder-modules/Profile.yml")
    let before = try adder.folder.snapshot()
    let outcome = try adder("module", "remove", "Profile", "--force")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(".adder-modules/Profile.yml:\(place): error:"), "\(outcome.errors)")
    #expect(try adder.folder.snapshot() == before)
  }
}
