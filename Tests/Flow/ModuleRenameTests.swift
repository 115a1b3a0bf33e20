import AdderTestSupport
import Foundation
import Testing

@Suite(.serialized) struct ModuleRenameTests {
  private func package() throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    #expect(try adder("gen", "Profile", "rambler-viper").status == 0)
    return adder
  }

  @Test func `A renamed module has its new name everywhere, and undo restores the old`() throws {
    let adder = try package()
    let before = try adder.folder.files()
    let outcome = try adder("module", "rename", "Profile", "Account", "--strings")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Renamed the module Profile to Account: "))
    let after = try adder.folder.files()
    #expect(after.keys.filter { $0.contains("Profile") } == [])
    #expect(after.count == before.count)
    for (path, text) in after {
      #expect(!String(decoding: text, as: UTF8.self).contains("Profile"), "\(path)")
    }
    try adder("undo")
    #expect(try adder.folder.files() == before)
  }

  @Test func `Nothing in an asset catalog is code, and nothing in it is renamed`() throws {
    let adder = try package()
    let asset = "Sources/App/Assets.xcassets/Profile/ProfileView.dataset"
    let files = [
      "\(asset)/ProfileView.swift": "final class ProfileView {}",
      "\(asset)/Contents.json": #"{ "data": [{ "filename": "ProfileView.swift" }] }"#,
    ]
    for (path, text) in files { try adder.folder.write(text, to: path) }
    #expect(try adder("module", "rename", "Profile", "Account").status == 0)
    let after = try adder.folder.files()
    for (path, text) in files {
      #expect(after.first { $0.key.hasSuffix(path) }?.value.elementsEqual(text.utf8) == true)
    }
  }

  @Test func `A module's record is renamed with it`() throws {
    let adder = try package()
    try adder("module", "rename", "Profile", "Account")
    let listed = try adder("module", "list")
    #expect(listed.output.contains("Account") && !listed.output.contains("Profile"))
    let removed = try adder("module", "remove", "Account")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try adder.folder.tree().filter { $0.contains("Account") } == [])
  }

  @Test func `Renaming a module and back restores every byte of an Xcode project`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: App\n"])
    try app.gen("Profile", "rambler-viper")
    let before = try app.adder.folder.files()
    let outcome = try app.adder("module", "rename", "Profile", "Account")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try app.facts.problems == [])
    #expect(try app.facts.files.keys.filter { $0.contains("Profile") } == [])
    #expect(try app.facts.members(of: "App").contains("AccountPresenter.swift"))
    #expect(!(try app.text.contains("Profile")))
    #expect(try app.adder("module", "rename", "Account", "Profile").status == 0)
    #expect(try app.adder.folder.files() == before)
    try app.adder("module", "rename", "Profile", "Account")
    #expect(try app.adder("module", "remove", "Account").status == 0)
    #expect(try app.facts.files.keys.filter { $0.contains("Account") } == [])
  }

  @Test func `Renamed modules of every template build and pass their tests`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let templates = try adder("template", "list", "--names").output.split(separator: "\n")
    for (index, template) in templates.enumerated() {
      #expect(try adder("gen", "Screen\(index)Profile", String(template)).status == 0)
    }
    for index in templates.indices {
      let outcome = try adder("module", "rename", "Screen\(index)Profile", "Account\(index)List")
      #expect(outcome.status == 0, "\(templates[index]): \(outcome.errors)")
    }
    #expect(try adder.folder.tree("Sources").filter { $0.contains("Profile") } == [])
    let tests = try AdderTestSupport.run(
      "swift", ["test"] + quickBuild, in: adder.folder.url)
    let log = tests.output + tests.errors
    #expect(tests.status == 0, "\(log.suffix(4000))")
    #expect(log.contains("Account0ListPresenterTests") || log.contains("Account0List"))
  }

  @Test func `A dry run shows the moved files and writes nothing`() throws {
    let adder = try package()
    let before = try adder.folder.snapshot()
    let outcome = try adder("module", "rename", "Profile", "Account", "--dry-run")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let row = outcome.output.split(separator: "\n").first { $0.contains("ProfilePresenter.swift ") }
    #expect(row?.hasPrefix("> ") == true, "\(outcome.output)")
    #expect(outcome.output.contains("+final class AccountPresenter {"))
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `Strings are renamed only with --strings`() throws {
    let adder = try package()
    try adder.folder.write("let title = \"Profile\"\n", to: "Sources/App/Title.swift")
    let outcome = try adder("module", "rename", "Profile", "Account")
    #expect(outcome.errors.contains("Sources/App/Title.swift:1:14: note: This string still says"))
    try adder("undo")
    try adder("module", "rename", "Profile", "Account", "--strings")
    #expect(try adder.folder.read("Sources/App/Title.swift") == "let title = \"Account\"\n")
  }

  @Test func `A refused rename changes nothing and reports the reason`() throws {
    let adder = try package()
    try adder.folder.write("struct NewsPresenter {}\n", to: "Sources/App/News.swift")
    let before = try adder.folder.files()
    for (words, status, says) in [
      (["Profil", "Account"], 2, "Did you mean 'Profile'?"),
      (["Profile", "Profile"], 1, "is already called 'Profile'"),
      (["Profile", "News"], 1, "News.swift:1:8: error: 'ProfilePresenter' would become"),
      (["Profile", "my profile"], 2, "MyProfile"),
      (["Profile"], 2, "NEW"),
    ] {
      let outcome = try adder.run(["module", "rename"] + words)
      #expect(outcome.status == status, "\(words): \(outcome.errors)")
      #expect(outcome.errors.contains(says), "\(words): \(outcome.errors)")
      #expect(try adder.folder.files() == before)
    }
  }
}
