import AdderTestSupport
import Testing

/// `adder architecture learn` as a user runs it.
@Suite struct LearnCommandTests {
  private static let names = ["Feed", "Profile", "Cart"]

  /// Modules with presenters called brains, each in one file.
  private static let files = names.reduce(into: packageFiles) { files, name in
    files["Sources/App/\(name)/\(name).swift"] = """
      import UIKit
      protocol \(name)Showing: AnyObject { func show(_ text: String) }
      protocol \(name)Thinking: AnyObject { func viewLoaded() }
      final class \(name)ViewController: UIViewController, \(name)Showing {
        var brain: \(name)Thinking!
        override func viewDidLoad() { brain.viewLoaded() }
        func show(_ text: String) { title = text }
      }
      final class \(name)Presenter: \(name)Thinking {
        weak var view: \(name)Showing?
        let router: \(name)Router
        init(router: \(name)Router) { self.router = router }
        func viewLoaded() { view?.show("") }
      }
      final class \(name)Router {
        weak var screen: UIViewController?
        func close() { screen?.dismiss(animated: true) }
        static func make() -> UIViewController {
          let view = \(name)ViewController()
          let router = \(name)Router()
          let presenter = \(name)Presenter(router: router)
          view.brain = presenter
          presenter.view = view
          router.screen = view
          return view
        }
      }

      """
  }

  private func file(_ adder: CommandUnderTest) throws -> String {
    try #require(
      try adder.folder.tree().first { $0.hasPrefix("our-") && $0.hasSuffix(".yml") }, "no file")
  }

  @Test func `A file is written and named, all commands follow it, and undo takes it back`() throws
  {
    let adder = try CommandUnderTest(Self.files)
    try adder.folder.write("# Ours.\nexclude: [Vendor]\n", to: "adder.yml")
    let learned = try adder("architecture", "learn")
    #expect(learned.status == 0, "\(learned.errors)")
    let file = try file(adder)
    #expect(
      learned.output.contains("\(file): learned from 3 modules, finds 3"), "\(learned.output)")
    let settings = try adder.folder.read("adder.yml")
    #expect(settings.contains("# Ours.") && settings.contains("\(file)"))
    #expect(try adder("architecture", "check", file).status == 0)
    #expect(try adder("module", "list").output.contains("3 modules"))
    let drift = try adder("architecture", "learn", "--check")
    #expect(
      drift.status == 0 && drift.output.contains("3 modules keep to \(file)"), "\(drift.output)")
    #expect(try adder("architecture", "learn").output.contains("Nothing to do"))
    #expect(try adder("undo").status == 0)
    #expect(try adder.folder.read("adder.yml") == "# Ours.\nexclude: [Vendor]\n")
    #expect(try !adder.folder.tree().contains(file))
  }

  @Test func `Modules that follow a shipped architecture give a file that extends it`() throws {
    let adder = try CommandUnderTest(packageFiles)
    for name in ["Feed", "Profile", "Cart"] {
      #expect(try adder("gen", name, "--architecture", "rambler-viper").status == 0)
    }
    let shown = try adder("architecture", "learn", "--dry-run")
    #expect(shown.output.contains("+extends: rambler-viper"), "\(shown.output)")
  }

  @Test func `The page for people is checked against the file`() throws {
    let adder = try CommandUnderTest(Self.files)
    try adder("architecture", "learn")
    let file = try file(adder)
    let page = try adder("architecture", "show", file, "--format", "markdown").output
    try adder.folder.write("# Contributing\n\n\(page)\nThank you!\n", to: "CONTRIBUTING.md")
    let same = try adder("architecture", "show", file, "--check", "CONTRIBUTING.md")
    #expect(same.status == 0, "\(same.errors)")
    let other = try adder.folder.read(file).replacing("View.brain", with: "View.mind")
    try adder.folder.write(other, to: file)
    let changed = try adder("architecture", "show", file, "--check", "CONTRIBUTING.md")
    #expect(
      changed.status == 1 && changed.errors.contains("does not describe \(file) as it is now"))
  }

  @Test func `From the folder above a project, adder.yml names the project`() throws {
    let adder = try CommandUnderTest()
    try adder.folder.write(SampleXcodeProject().text, to: "ios/App.xcodeproj/project.pbxproj")
    for (path, text) in Self.files where path.hasPrefix("Sources/App/") {
      try adder.folder.write(text, to: "ios/App/\(path.dropFirst("Sources/App/".count))")
    }
    let learned = try adder("architecture", "learn")
    #expect(learned.status == 0, "\(learned.errors)")
    #expect(try adder.folder.read("adder.yml").contains("xcodeProject: ios/App.xcodeproj\n"))
    #expect(try adder("gen", "Search", "--target", "App", "--dry-run").errors == "")
  }

  @Test func `A folder of the Rambafile in which no module is is corrected`() throws {
    var files = Self.files
    files["Rambafile"] =
      "project_file_path: Sources/App/Old/Modules\nproject_target: App\nproject_group_path: Old\n"
    let adder = try CommandUnderTest(files)
    let learned = try adder("architecture", "learn")
    #expect(
      learned.errors.contains("note: No module is in 'Sources/App/Old/Modules'"),
      "\(learned.errors)")
    let made = try adder("gen", "Payment", "--no-tests")
    #expect(made.status == 0, "\(made.errors)")
    #expect(try adder.folder.tree().contains { $0.hasPrefix("Sources/App/Payment/") })
  }

  @Test func `A dry run writes nothing`() throws {
    let adder = try CommandUnderTest(Self.files)
    let before = try adder.folder.tree()
    let shown = try adder("architecture", "learn", "--dry-run")
    #expect(shown.status == 0 && shown.output.contains("+extends: "), "\(shown.output)")
    #expect(try adder.folder.tree() == before)
  }

  @Test func `A file that somebody has edited is not overwritten`() throws {
    let adder = try CommandUnderTest(Self.files)
    try adder("architecture", "learn")
    let file = try file(adder)
    let edited = try adder.folder.read(file).replacing("required: true", with: "required: false")
    try adder.folder.write(edited, to: file)
    let refused = try adder("architecture", "learn")
    #expect(refused.status == 1 && refused.errors.contains("Somebody has edited '\(file)'"))
    #expect(refused.output.contains("+    required: true"), "\(refused.output)")
    #expect(try adder.folder.read(file) == edited)
    #expect(try adder("architecture", "learn", "--force").status == 0)
    #expect(try adder.folder.read(file) != edited)
  }

  @Test func `Without a choice, gen says what it saw, and follows what was learned`() throws {
    let adder = try CommandUnderTest(Self.files)
    let refused = try adder("gen", "Search")
    #expect(refused.status == 2, "\(refused.errors)")
    #expect(
      refused.errors.contains(
        "3 modules were found here, most of them MVP. 'adder architecture learn'"),
      "\(refused.errors)")
    try adder("architecture", "learn")
    let made = try adder("gen", "Search", "--ui", "uikit")
    #expect(made.status == 0, "\(made.errors)")
    let paths = try adder.folder.tree()
    #expect(paths.contains { $0.hasSuffix("Search/Search.swift") }, "\(paths)")
    #expect(try adder("module", "list").output.contains("Search"))
    #expect(try adder("architecture", "learn", "--check").status == 0)
  }

  @Test func `Another architecture in the settings is only replaced if that is said`() throws {
    let adder = try CommandUnderTest(Self.files)
    try adder.folder.write("architecture: rambler-viper\n", to: "adder.yml")
    let refused = try adder("architecture", "learn")
    #expect(
      refused.status == 2 && refused.errors.contains("names the architecture 'rambler-viper'"))
    #expect(try !adder.folder.tree().contains { $0.hasPrefix("our-") })
    #expect(try adder("architecture", "learn", "--output", "team.yml").status == 0)
    #expect(try adder.folder.read("adder.yml") == "architecture: rambler-viper\n")
    #expect(try adder.folder.tree().contains("team.yml"))
  }

  @Test func `Without a file, or with too few modules, the message says what to do`() throws {
    let adder = try CommandUnderTest(Self.files)
    let drift = try adder("architecture", "learn", "--check")
    #expect(drift.status == 1 && drift.errors.contains("'adder architecture learn' writes one"))
    let named = try adder("architecture", "learn", "--output", "ours.txt")
    #expect(named.status == 2 && named.errors.contains("Let it end in '.yml'"), "\(named.errors)")
    let files = Self.files.filter { !$0.key.contains("Cart") }
    let few = try CommandUnderTest(files)("architecture", "learn")
    #expect(few.status == 1 && few.errors.contains("2 modules were found, and 3"), "\(few.errors)")
  }
}
