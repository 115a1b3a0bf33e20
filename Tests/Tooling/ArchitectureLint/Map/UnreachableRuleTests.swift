import AdderArchitectureLint
import AdderFindings
import AdderModuleDiscovery
import Testing

/// Which modules are reported because nothing opens them.
@Suite struct UnreachableRuleTests {
  private static let home = MappedApp.delegate(opening: "Home") + MappedApp.module("Home")

  /// An app whose module `Draft` nothing opens.
  private static let app = home + MappedApp.module("Feed") + MappedApp.module("Draft")

  /// Code that makes `Feed`, and that the map does not follow.
  private static let feeds =
    "// App/Feeds.swift\nfinal class Feeds { let feed = FeedAssembly.make() }\n"

  /// The names of the modules that nothing opens, if this code is added.
  private func unreachable(
    besides code: String = "", files: [String: String] = [:],
    _ change: (inout MappedApp) -> Void = { _ in }
  ) throws -> [String] {
    var app = MappedApp(Self.app)
    app.add(Self.feeds + code)
    for (path, text) in files { app.add(text, at: path) }
    change(&app)
    return try app.messages(of: "module-unreachable").map { message in
      message.split(separator: "'").dropFirst().first.map(String.init) ?? message
    }
  }

  @Test func `A module that no code names is reported`() throws {
    #expect(try unreachable() == ["Draft"])
    let app = MappedApp(Self.app + Self.feeds)
    #expect(
      try app.messages(of: "module-unreachable").first
        == "Nothing opens the module 'Draft': no entry point leads to it, and no other code of the app names its types. Open it, or delete it."
    )
  }

  @Test(arguments: [
    "// App/Menu.swift\nfunc draft() -> UIViewController { DraftAssembly.make() }\n",
    "// App/Menu.swift\nlet screens = [\"Draft\": 1]\n",
    "// App/Menu.swift\nlet path = \"app/Draft/new\"; let type = \"App.DraftViewController\"\n",
    "// App/Menu.swift\nenum Screen { case draft }\n",
    "// App/Menu.swift\nlet view: DraftViewInput? = nil\n",
    "// App/Menu.swift\nlet screen = DraftContainer.make()\n",
    "// Modules/Draft/Draft+Open.swift\nextension UIViewController { func open() { _ = DraftAssembly.make() } }\n",
    "// App/Menu.swift\nfunc type(_ name: String) -> AnyClass? { NSClassFromString(name) }\n",
    "// AppTests/ScreenTests.swift\nimport XCTest\nfinal class ScreenTests: XCTestCase { let view = DraftAssembly.make() }\n",
  ])
  func `A module that anything else may find is not reported`(code: String) throws {
    #expect(try unreachable(besides: code) == [])
  }

  @Test(arguments: [
    "// AppTests/DraftPresenterTests.swift\nimport XCTest\nfinal class DraftPresenterTests: XCTestCase { let presenter = DraftPresenter() }\n",
    "// Modules/Draft/DraftFactory.swift\nenum DraftFactory { static func make() -> UIViewController { DraftAssembly.make() } }\n",
  ])
  func `A module that only its own code and its own tests name is reported`(code: String) throws {
    #expect(try unreachable(besides: code) == ["Draft"])
  }

  @Test(arguments: ["Template", "ViperTemplate", "SceneBoilerplate"])
  func `A module that is there to be copied is not reported`(name: String) throws {
    #expect(try unreachable(besides: MappedApp.module(name)) == ["Draft"])
    #expect(
      try unreachable(besides: MappedApp.module("Message" + name)).contains("Message" + name))
  }

  @Test func `A module that only unreachable modules open is reported with them`() throws {
    let code = MappedApp.module("Note", router: MappedApp.push("Draft"))
    var app = MappedApp(Self.home + MappedApp.module("Feed") + MappedApp.module("Draft") + code)
    app.add(Self.feeds)
    let messages = try app.messages(of: "module-unreachable")
    #expect(
      messages == [
        "Nothing opens the module 'Draft': only 'Note' could, which nothing opens either. Open it, or delete it.",
        "Nothing opens the module 'Note': no entry point leads to it, and no other code of the app names its types. Open it, or delete it.",
      ])
  }

  private static let paths =
    ["App/AppDelegate.swift", "App/Feeds.swift"]
    + ["Home", "Feed", "Draft"].flatMap { name in
      ["ViewController", "Presenter", "Router", "Assembly"].map {
        "Modules/\(name)/\(name)\($0).swift"
      }
    }

  @Test func `Without an entry point, and in a package, nothing is known to be unreachable`() throws
  {
    let library = MappedApp.module("Feed") + MappedApp.module("Draft")
    #expect(try MappedApp(library).messages(of: "module-unreachable") == [])
    let targets = ["App", "Library"].map { ProjectTargets.Target(name: $0, isForTests: false) }
    func target(of path: String, draft: Int) -> [ProjectTargets.Target] {
      [targets[path.contains("/Draft/") ? draft : 0]]
    }
    for (draft, expected) in [(0, ["Draft"]), (1, [])] {
      let found = try unreachable { app in
        for path in Self.paths { app.targets[path] = target(of: path, draft: draft) }
      }
      #expect(found == expected)
    }
  }

  @Test func `Objective-C code can open a module`() throws {
    let app = ProjectTargets.Target(name: "App", isForTests: false)
    func found(_ objectiveC: String) throws -> [String] {
      try unreachable(files: ["App/Menu.m": objectiveC]) { mapped in
        for path in Self.paths + ["App/Menu.m"] { mapped.targets[path] = [app] }
      }
    }
    #expect(try found("[self show:[DraftAssembly make]];") == [])
    #expect(try found("[self showDrafts];") == ["Draft"])
  }

  @Test(arguments: [("App/More.storyboard", []), ("Pods/Cards/More.storyboard", ["Draft"])])
  func `A storyboard that is built but missing can show any module`(
    storyboard: String, expected: [String]
  ) throws {
    let app = ProjectTargets.Target(name: "App", isForTests: false)
    let found = try unreachable { mapped in
      for path in Self.paths + [storyboard] { mapped.targets[path] = [app] }
    }
    #expect(found == expected)
  }

  @Test func `A storyboard can show a module`() throws {
    func storyboard(_ scenes: String, initial: String = "") -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(initial)>
        <scenes>\(scenes)</scenes>
      </document>
      """
    }
    func scene(_ id: String, _ type: String, identifier: String = "") -> String {
      """
      <scene sceneID="s\(id)"><objects>
        <viewController \(identifier)id="\(id)" customClass="\(type)" sceneMemberID="viewController"/>
      </objects></scene>
      """
    }
    let draft = scene("a", "DraftViewController")
    #expect(try unreachable(files: ["App/Notes.storyboard": storyboard(draft)]) == ["Draft"])
    #expect(try unreachable(files: ["App/Main.storyboard": storyboard(draft)]) == [])
    #expect(
      try unreachable(files: [
        "App/Notes.storyboard": storyboard(draft, initial: " initialViewController=\"a\"")
      ]) == [])
    #expect(
      try unreachable(files: [
        "App/Notes.storyboard": storyboard(draft + scene("b", "FeedViewController"))
      ]) == [])
    let named = scene("a", "DraftViewController", identifier: "storyboardIdentifier=\"Sketch\" ")
    let code = "// App/Menu.swift\nlet screen = R.storyboard.notes.sketch\n"
    #expect(try unreachable(besides: code, files: ["App/Pad.storyboard": storyboard(named)]) == [])
  }

  @Test func `An app whose modules the map does not connect is not accused of it`() throws {
    let code = Self.home + MappedApp.module("Feed") + MappedApp.module("Draft")
    #expect(try MappedApp(code).messages(of: "module-unreachable") == [])
  }

  @Test func `It is a note, and on without a choice`() throws {
    let app = MappedApp(Self.app + Self.feeds)
    #expect(try app.messages(of: "module-unreachable", RuleChoice()).count == 1)
    #expect(RuleCatalog.rule(named: "module-unreachable")?.severity == .note)
  }
}
