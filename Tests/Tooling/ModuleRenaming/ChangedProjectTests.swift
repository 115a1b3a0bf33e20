import AdderBase
import AdderFileChanges
import AdderModuleDiscovery
import AdderModuleRenaming
import Testing

/// Renames of individual types and methods, and moves of individual files, in an entire project.
@Suite struct ChangedProjectTests {
  /// A module whose parts have various names, the code around it, and its tests.
  private let files = [
    "App/Feed/Brain.swift": """
    /// Brain decides; see Brain.swift.
    final class Brain: FeedViewOutput {
      weak var view: FeedViewInput?
      func viewIsReady() { view?.fillTitle("Feed") }
      func close() { self.forget() }
      func forget() {}
    }
    """,
    "App/Feed/Brain+Rows.swift": "extension Brain { var rows: [String] { [] } }",
    "App/Feed/FeedViewInput.swift":
      "protocol FeedViewInput: AnyObject { func fillTitle(_ title: String) }",
    "App/Feed/FeedViewOutput.swift": "protocol FeedViewOutput { func viewIsReady() }",
    "App/Feed/FeedViewController.swift": """
    final class FeedViewController: UIViewController, FeedViewInput {
      var output: FeedViewOutput?
      override func viewDidLoad() {
        super.viewDidLoad()
        if let output { output.viewIsReady() }
      }
      func fillTitle(_ title: String) { self.title = title }
    }
    """,
    "App/Feed/FeedAssembly.swift": """
    final class FeedAssembly {
      func viewFeedModule() -> FeedViewController {
        let view = FeedViewController()
        let presenter = Brain()
        view.output = presenter
        presenter.view = view
        return view
      }
    }
    """,
    "AppTests/BrainTests.swift": """
    final class BrainTests {
      private var sut: Brain!
      private var view: ViewDouble!
      func testThatItFillsTheTitle() { sut.viewIsReady() }
    }
    final class ViewDouble: FeedViewInput { func fillTitle(_ title: String) {} }
    """,
  ]

  private func changed(
    _ changes: [ProjectChange], _ more: [String: String] = [:], excluding excluded: String? = nil,
    targets: ProjectTargets = ProjectTargets(),
    objections: (DiscoveredProject, ProjectSnapshot) -> [Objection] = { _, _ in [] }
  ) throws -> ChangedProject {
    var app = SampleApp(files.merging(more) { _, new in new })
    if let excluded { app.exclude(excluded) }
    return ChangedProject(
      changes, of: try app.discovered(targets), in: app.snapshot,
      architectures: try SampleApp.architectures(), objections: objections)
  }

  private func text(_ path: String, _ changed: ChangedProject) throws -> String {
    String(decoding: try #require(changed.result.texts[path]), as: UTF8.self)
  }

  // MARK: Types

  @Test func `A type is renamed everywhere, together with its files`() throws {
    let changed = try changed([.type("Brain", to: "FeedPresenter")])
    #expect(changed.made == [.type("Brain", to: "FeedPresenter")])
    #expect(changed.newPath(of: "App/Feed/Brain.swift") == "App/Feed/FeedPresenter.swift")
    #expect(changed.newPath(of: "App/Feed/Brain+Rows.swift") == "App/Feed/FeedPresenter+Rows.swift")
    let presenter = try text("App/Feed/FeedPresenter.swift", changed)
    #expect(
      presenter.hasPrefix(
        "/// FeedPresenter decides; see FeedPresenter.swift.\nfinal class FeedPresenter: "))
    #expect(try text("AppTests/BrainTests.swift", changed).contains("var sut: FeedPresenter!"))
    for (path, text) in changed.result.texts where !path.hasPrefix("AppTests") {
      #expect(!String(decoding: text, as: UTF8.self).contains("Brain"), "\(path)")
    }
  }

  @Test(arguments: [
    ("final class Brain {}", "there are 2 types"),
    ("func show(Brain: Int) {}", "something else"),
    (#"let name = "Brain""#, "something else"),
    ("final class FeedPresenter {}", "is already a name"),
  ])
  func `A type whose name has other meanings is not renamed`(code: String, reason: String) throws {
    let changed = try changed(
      [.type("Brain", to: "FeedPresenter")], ["App/Other.swift": code])
    #expect(changed.made.isEmpty)
    #expect(changed.refused.count == 1)
    #expect(changed.refused[0].reason.contains(reason), "\(changed.refused)")
    #expect(changed.result.texts["App/Feed/Brain.swift"] != nil)
  }

  @Test func `A name that a file other than Swift mentions is kept`() throws {
    let changed = try changed(
      [.type("Brain", to: "FeedPresenter")], ["App/Info.plist": "<string>Brain</string>"])
    #expect(changed.refused.map(\.reason) == ["App/Info.plist mentions 'Brain' but is not Swift"])
  }

  // MARK: Methods

  @Test func `A method is renamed where it is declared, implemented and called`() throws {
    let change = ProjectChange.method("fillTitle", of: "FeedViewInput", to: "showTitle")
    let changed = try changed([change])
    #expect(changed.refused == [])
    #expect(changed.made == [change])
    #expect(try text("App/Feed/Brain.swift", changed).contains(#"view?.showTitle("Feed")"#))
    #expect(
      try text("App/Feed/FeedViewController.swift", changed).contains("func showTitle(_ title"))
    #expect(try text("AppTests/BrainTests.swift", changed).contains("func showTitle(_ title"))
  }

  @Test(arguments: [
    ("func fill(all: Any) { all.fillTitle(\"\") }", "not known whose"),
    ("final class Form { func fillTitle(_ title: String) {} }", "another method"),
    (#"let name = "fillTitle""#, "a string contains it"),
    ("enum Step { case fillTitle }", "something else"),
    ("extension FeedViewInput { func showTitle(_ title: String) {} }", "already"),
  ])
  func `A method with a use of unknown meaning is not renamed`(
    code: String, reason: String
  ) throws {
    let changed = try changed(
      [.method("fillTitle", of: "FeedViewInput", to: "showTitle")], ["App/Other.swift": code])
    #expect(changed.made.isEmpty)
    #expect(changed.refused.first?.reason.contains(reason) == true, "\(changed.refused)")
  }

  @Test(arguments: ["continue", "layoutSubviews", "rootView"])
  func `No method gets a name that Swift or a screen uses`(new: String) throws {
    let changed = try changed([.method("fillTitle", of: "FeedViewInput", to: new)])
    #expect(changed.made.isEmpty)
    #expect(changed.refused.map(\.reason).first?.contains("'\(new)' is a Swift keyword") == true)
  }

  @Test func `Two methods do not get the same name`() throws {
    let changes = ["close", "fillTitle", "tellTitle"].map {
      ProjectChange.method($0, of: "FeedViewInput", to: "showTitle")
    }
    let text = """
      protocol FeedViewInput: AnyObject {
        func fillTitle(_ title: String)
        func tellTitle(_ title: String)
      }
      """
    let changed = try changed(changes, ["App/Feed/FeedViewInput.swift": text])
    #expect(changed.made == [changes[1]])
    #expect(changed.refused.map(\.change) == [changes[0], changes[2]])
    #expect(changed.refused[1].reason == "another method is renamed to 'showTitle'")
  }

  @Test(arguments: [
    "let all = Brain().forgotten", "final class FeedPresenter {}", "func f() { view.fillTitle() }",
    "func showTitle() {}",
  ])
  func `A name that excluded Swift files mention is kept`(code: String) throws {
    let changed = try changed(
      [
        .type("Brain", to: "FeedPresenter"),
        .method("fillTitle", of: "FeedViewInput", to: "showTitle"),
      ], ["Made/Made.swift": code], excluding: "Made/Made.swift")
    #expect(changed.made.count == 1)
    #expect(changed.refused.count == 1)
    #expect(
      changed.refused.first?.reason.hasSuffix("but is not searched") == true,
      "\(changed.refused)")
  }

  @Test func `A method whose name libraries also use is not renamed`() throws {
    let changed = try changed([.method("close", of: "Brain", to: "leave")])
    #expect(changed.refused.map(\.reason) == ["libraries have methods of this name"])
  }

  // MARK: Files

  @Test func `A file moves to another folder, and paths in settings follow`() throws {
    let changed = try changed(
      [.file("App/Feed/FeedViewInput.swift", to: "App/Feed/View/FeedViewInput.swift")],
      ["notes.yml": "files:\n- App/Feed/FeedViewInput.swift\n"])
    #expect(changed.result.texts["App/Feed/View/FeedViewInput.swift"] != nil)
    #expect(try text("notes.yml", changed).contains("App/Feed/View/FeedViewInput.swift"))
    #expect(changed.result.texts["App/Feed/FeedViewInput.swift"] == nil)
  }

  @Test func `No file replaces another file`() throws {
    let changed = try changed([
      .file("App/Feed/FeedViewInput.swift", to: "App/Feed/Brain.swift"),
      .file("App/Feed/FeedViewInput.swift", to: "App/View/A.swift"),
      .file("App/Feed/FeedViewOutput.swift", to: "App/View/a.swift"),
    ])
    #expect(changed.made == [.file("App/Feed/FeedViewInput.swift", to: "App/View/A.swift")])
    #expect(
      changed.refused.map(\.reason) == [
        "'App/Feed/Brain.swift' already exists or will exist",
        "'App/View/a.swift' already exists or will exist",
      ])
  }

  @Test func `No file gets a name that differs only in case`() throws {
    let changed = try changed([
      .file("App/Feed/FeedViewInput.swift", to: "App/Feed/FeedviewInput.swift"),
      .type("Brain", to: "BRAIN"),
    ])
    #expect(changed.made.isEmpty)
    #expect(
      changed.refused.map(\.reason) == [
        "on macOS its file is already 'FeedviewInput.swift', except for capital letters",
        "on macOS its file is already 'BRAIN+Rows.swift', except for capital letters",
      ])
  }

  @Test func `A refused change does not block others`() throws {
    let input = "App/Feed/FeedViewInput.swift"
    let changed = try changed([
      .file("App/None.swift", to: "App/View/A.swift"), .file(input, to: "App/View/A.swift"),
      .file(input, to: "App/View/B.swift"),
      .type("Nobody", to: "FeedPresenter"), .type("Brain", to: "FeedPresenter"),
      .type("Brain", to: "FeedBrain"),
    ])
    #expect(
      Set(changed.made)
        == [.file(input, to: "App/View/A.swift"), .type("Brain", to: "FeedPresenter")])
    #expect(
      changed.refused.map(\.reason) == [
        "there is no such file", "it is already moved elsewhere", "there are 0 types 'Nobody'",
        "'Brain' is already renamed",
      ])
  }

  @Test(arguments: [
    ("//  Setup.swift", "//  FeedSetup.swift"), ("// Setup.swift", "// FeedSetup.swift"),
    // The file may have had another name before. A sentence is no name.
    ("//  OldSetup.swift", "//  FeedSetup.swift"), ("//  See Setup.swift", "//  See Setup.swift"),
  ])
  func `The name in a file's header follows the file's new name`(line: String, new: String) throws {
    func file(_ line: String) -> String {
      "//\n\(line)\n//  App\n//\n\nimport UIKit\n\n// Setup.swift\nlet setup = 1\n"
    }
    let old = "App/Feed/Setup.swift"
    for (path, expected) in [("App/Feed/FeedSetup.swift", new), ("App/Other/Setup.swift", line)] {
      let changed = try changed([.file(old, to: path)], [old: file(line)])
      #expect(try text(path, changed) == file(expected))
    }
  }

  @Test func `No target gets two files with the same name`() throws {
    let app = ProjectTargets.Target(name: "App", isForTests: false)
    let other = ProjectTargets.Target(name: "Other", isForTests: false)
    for (target, isMade) in [(app, false), (other, true)] {
      let changed = try changed(
        [.type("Brain", to: "FeedPresenter")], ["Old/feedPresenter.swift": "let a = 1"],
        targets: ProjectTargets([
          "App/Feed/Brain.swift": [app], "Old/feedPresenter.swift": [target],
        ]))
      #expect(changed.made.isEmpty != isMade, "\(changed.refused)")
    }
  }

  @Test func `The record of a generated module gets the new fingerprints`() throws {
    let (one, other) = ("final class One: Brain {}", "App/Feed/Other.swift")
    let texts = ["App/Feed/One.swift": one, other: one.replacing("One", with: "Two")]
    let changed = try changed(
      [.type("Brain", to: "FeedPresenter")],
      texts.merging([".adder-modules/Feed.yml": note(texts)]) { own, _ in own })
    let new = try texts.keys.reduce(into: [:]) { $0[$1] = try text($1, changed) }
    #expect(new.values.allSatisfy { $0.contains("FeedPresenter") })
    #expect(try text(".adder-modules/Feed.yml", changed) == note(new))
  }

  private func note(_ files: [String: String]) -> String {
    let lines = files.sorted { $0.key < $1.key }.map { path, text in
      let digits = String(Array(text.utf8).checksum, radix: 16)
      return "    \(path): \"\(String(repeating: "0", count: 16 - digits.count))\(digits)\"\n"
    }
    return "- folder: App/Feed\n  code:\n" + lines.joined()
  }

  // MARK: Combinations

  @Test(arguments: [
    // The objection names the cause.
    (["showTitle", "Other"], 2),
    // The objection names the cause among other names.
    (["showTitle", "App/Feed/Presenter/FeedPresenter.swift", "FeedPresenter"], 3),
    // The objection names nothing, so the cause must be searched for.
    ([], 4),
  ])
  func `Only the changes that block others are omitted`(
    names: [String], expectedCount: Int
  ) throws {
    let changes: [ProjectChange] = [
      .type("Brain", to: "FeedPresenter"),
      .method("fillTitle", of: "FeedViewInput", to: "showTitle"),
      .method("viewIsReady", of: "FeedViewOutput", to: "didTriggerViewReadyEvent"),
      .file("App/Feed/Brain.swift", to: "App/Feed/Presenter/Brain.swift"),
    ]
    // The verification rejects the rename to `showTitle`.
    var proofCount = 0
    let changed = try changed(changes) { after, _ in
      proofCount += 1
      return after.index.names.name("showTitle") == nil
        ? [] : [Objection("no titles", about: Set(names))]
    }
    #expect(proofCount == expectedCount)
    #expect(Set(changed.made) == [changes[0], changes[2], changes[3]])
    #expect(changed.refused.map(\.change) == [changes[1]])
    #expect(changed.newPath(of: "App/Feed/Brain.swift") == "App/Feed/Presenter/FeedPresenter.swift")
    let plan = try changed.plan(title: "check --rename", since: SampleApp(files).snapshot)
    #expect(!plan.isEmpty)
  }

  @Test func `The search for a change that blocks everything is limited`() throws {
    let more = Dictionary(uniqueKeysWithValues: (0..<50).map { ("App/A\($0).swift", "let a = 1") })
    var proofCount = 0
    let changed = try changed(
      more.keys.sorted().map { .file($0, to: $0.replacing("App", with: "Lib")) }, more
    ) { _, _ in
      proofCount += 1
      return [Objection("no", about: [])]
    }
    #expect(changed.made.isEmpty)
    #expect(changed.refused.count + changed.untried.count == 50)
    #expect(!changed.untried.isEmpty)
    #expect(proofCount == 30)
  }
}
