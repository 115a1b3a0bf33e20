import AdderTestSupport
import Foundation
import Testing

/// What the commands say about modules right after they were generated.
@Suite struct GeneratedModuleTests {
  /// The values of `ui`, `view` and `runtime` that are allowed together.
  private static let options: [[String]] =
    [
      ["--ui", "none"], ["--ui", "none", "--runtime", "adder"],
      ["--ui", "gtk", "--runtime", "adder"],
    ]
    + ["code", "xib", "storyboard"].flatMap { view in
      ["none", "adder"].map { ["--ui", "uikit", "--view", view, "--runtime", $0] }
    }

  @Test(arguments: [
    "bytepace-viper", "clean-swift", "mutual-mobile-viper", "rambler-viper", "surf-mvp",
    "viper-light",
  ])
  func `Checking new modules finds nothing`(template: String) throws {
    let parts = try Self.parts(of: template)
    for options in Self.options {
      let adder = try CommandUnderTest(packageFiles)
      let usual = ["gen", "--add-dependency"] + options
      for (name, choice) in [
        ("Usual", []), ("Whole", ["--with", parts.joined(separator: ",")]),
        ("Bare", ["--without", parts.joined(separator: ",")]),
      ] where choice.isEmpty || !parts.isEmpty {
        let made = try adder.run([usual[0], name, template] + usual[1...] + choice)
        #expect(made.status == 0, "\(made.errors)")
      }
      let checked = try adder("check", "--fail-on", "note")
      #expect(checked.status == 0, "\(options): \(checked.output)")
    }
  }

  private static func parts(of template: String) throws -> [String] {
    let file = repository.appending(path: "Architectures/\(template)/parameters.yml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let list = text.split(separator: "parts:\n").last ?? ""
    return list.matches(of: /(?m)^  (\w+):$/).map { String($0.output.1) }
  }

  // MARK: - Storyboards and xibs

  private static let storyboard = "Modules/Profile/View/ProfileViewController.storyboard"
  private let words = ["gen", "Profile", "rambler-viper", "--ui", "uikit", "--view"]

  /// The resources that the manifest lists.
  private func resources(_ adder: CommandUnderTest) throws -> [String] {
    try adder.folder.read("Package.swift").matches(of: /\.process\("(.*?)"\)/).map {
      String($0.output.1)
    }
  }

  @Test func `A package lists the interface files of its modules`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let before = try adder.folder.read("Package.swift")
    #expect(try adder.run(words + ["storyboard"]).status == 0)
    #expect(try resources(adder) == [Self.storyboard])
    // A second run changes nothing.
    #expect(try adder.run(words + ["storyboard"]).output.contains("Nothing to do"))
    #expect(
      try adder("gen", "News", "rambler-viper", "--ui", "uikit", "--view", "xib").status == 0)
    #expect(
      try resources(adder) == [Self.storyboard, "Modules/News/View/NewsViewController.xib"])

    #expect(try adder("module", "rename", "Profile", "Account").status == 0)
    #expect(
      try resources(adder) == [
        "Modules/Account/View/AccountViewController.storyboard",
        "Modules/News/View/NewsViewController.xib",
      ])
    #expect(try adder("module", "remove", "News").status == 0)
    #expect(try adder("module", "remove", "Account").status == 0)
    #expect(try adder.folder.read("Package.swift") == before)
  }

  @Test func `A module whose view moves from a storyboard to code has no resource left`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let before = try adder.folder.read("Package.swift")
    #expect(try adder.run(words + ["storyboard"]).status == 0)
    #expect(try adder.run(words + ["code", "--force"]).status == 0)
    #expect(try adder.folder.read("Package.swift") == before)
    #expect(!adder.folder.exists("Sources/App/\(Self.storyboard)"))
    #expect(try adder("undo").status == 0)
    #expect(try resources(adder) == [Self.storyboard])
    #expect(adder.folder.exists("Sources/App/\(Self.storyboard)"))
  }

  @Test func `An interface file is a resource of the Xcode target`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: App\n"])
    try app.gen("Profile", "rambler-viper", "--ui", "uikit", "--view", "xib")
    let path = "App/Modules/Profile/View/ProfileViewController.xib"
    #expect(try app.facts.files[path] == path)
    #expect(try app.text.contains("ProfileViewController.xib in Resources"))
    let code = try app.adder.folder.read(path.replacing(".xib", with: ".swift"))
    #expect(code.contains("bundle: Bundle(for: ProfileViewController.self)"))
  }

  @Test func `Only UIKit views have interface files`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let outcome = try adder("gen", "Profile", "rambler-viper", "--ui", "none", "--view", "xib")
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("needs 'ui: uikit'"), "\(outcome.errors)")
  }
}
