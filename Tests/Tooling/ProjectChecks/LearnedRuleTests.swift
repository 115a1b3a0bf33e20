import AdderArchitectureLearning
import AdderProjectChecks
import AdderToolingTestSupport
import Testing

/// What a learned file says about what some modules do and others do not.
@Suite struct LearnedRuleTests {
  private let names = ["Feed", "Profile", "Cart", "Login", "Search"]

  @Test func `The only module with a list shows no rule about lists`() throws {
    let app = try TeamApp(names, list(in: "Feed"))
    let dialect = try #require(app.learned().dialects.first)
    #expect(!mustNotKnow(of: "View", in: dialect.text).contains("lists"), "\(dialect.text)")
    #expect(!dialect.text.contains("rules:"), "\(dialect.text)")
    #expect(dialect.findingCount == 0, "\(dialect.text)")
  }

  @Test func `Where three modules leave lists to an adapter, the one that does not is a slip`()
    throws
  {
    var files = list(in: "Feed")
    for name in names.dropFirst() {
      files["Sources/App/Modules/\(name)/\(name)Rows.swift"] = """
        import UIKit
        final class \(name)Rows: NSObject, UITableViewDataSource {}

        """
    }
    let dialect = try #require(TeamApp(names, files).learned().dialects.first)
    #expect(mustNotKnow(of: "View", in: dialect.text).contains("lists"), "\(dialect.text)")
    #expect(dialect.findingCount == 1, "\(dialect.text)")
  }

  @Test(arguments: [("UIImage", 0), ("UILabel", 1)])
  func `A picture in one presenter is no slip`(type: String, count: Int) throws {
    let files = replaced("Presenter") { text in
      text.contains("FeedPresenter")
        ? "import UIKit\n" + text + "extension FeedPresenter { var shown: \(type)? { nil } }\n"
        : text
    }
    let dialect = try #require(TeamApp(names, files).learned().dialects.first)
    #expect(dialect.findingCount == count, "\(dialect.text)")
  }

  @Test func `A strong reference that keeps modules alive is no example`() throws {
    let files = replaced("Navigator") { $0.replacing("weak var screen", with: "var screen") }
    let dialect = try #require(TeamApp(names, files).learned().dialects.first)
    #expect(
      dialect.text.contains(
        "\n  Navigator.screen: weak View  # 0 of 5; strong in 5, which leaks\n"),
      "\(dialect.text)")
    #expect(dialect.findingCount == names.count, "\(dialect.text)")
  }

  @Test func `The way into modules is what other modules mention`() throws {
    let files = replaced("Navigator") { text in
      text.contains("FeedNavigator")
        ? text.replacing(
          "func close() {",
          with:
            "func open() { screen?.show(CartScreen(presenter: CartPresenter())) }\n  func close() {"
        )
        : text
    }
    let text = try #require(TeamApp(names, files).learned().dialects.first).text
    #expect(text.contains("\n  openToOthers: [View, Presenter]\n"), "\(text)")
  }

  @Test func `A structure that all modules have and nothing holds is a role, and a way in`() throws
  {
    var files = replaced("Navigator") { text in
      text.contains("FeedNavigator")
        ? text.replacing("func close() {", with: "let cart = CartLink()\n  func close() {") : text
    }
    for name in names {
      files["Sources/App/Modules/\(name)/\(name)Link.swift"] =
        "struct \(name)Link {\n  func open() { _ = \(name)Factory.make\(name)() }\n}\n"
    }
    let dialect = try #require(TeamApp(names, files).learned().dialects.first)
    #expect(
      dialect.text.contains("\n  Link:  # 5 of 5\n"), "\(dialect.text)")
    #expect(dialect.text.contains("\n  openToOthers: Link\n"), "\(dialect.text)")
    #expect(dialect.problems == [])
  }

  @Test func `What a storyboard makes has a role of its own, with its file`() throws {
    var files = replaced("Factory") { $0 }
    for name in names {
      files["Sources/App/Modules/\(name)/\(name)Start.swift"] = """
        import UIKit
        final class \(name)ModuleInitializer: NSObject {
          @IBOutlet var screen: UIViewController!
          override func awakeFromNib() { screen = \(name)Factory.make\(name)() }
        }

        """
    }
    let text = try #require(TeamApp(names, files).learned().dialects.first).text
    #expect(
      text.contains(
        """
          ModuleInitializer:  # 5 of 5
            name: "{module}ModuleInitializer"  # 5 of 5
            file: "{module}Start"  # 5 of 5

        """), "\(text)")
    #expect(!text.contains("part-misnamed"), "\(text)")
    #expect(!text.contains("part-file-misnamed"), "\(text)")
  }

  @Test func `A screen with a view of its own is called a view controller`() throws {
    var files: [String: String] = [:]
    for name in names {
      for (path, text) in TeamApp.module(name) {
        files["Sources/App/Modules/\(path)"] = text.replacing(
          "\(name)Screen", with: "\(name)ViewController")
      }
      files["Sources/App/Modules/\(name)/\(name)View.swift"] =
        "import UIKit\nfinal class \(name)View: UIView {}\n"
    }
    let dialect = try #require(TeamApp([], files).learned().dialects.first)
    #expect(
      dialect.text.contains("\n    name: \"{module}ViewController\"  # 5 of 5\n"), "\(dialect.text)"
    )
    #expect(
      dialect.text.contains("\n  View:  # 5 of 5\n    name: \"{module}View\"  # 5 of 5\n"),
      "\(dialect.text)")
    #expect(dialect.text.contains("\n  ViewController.presenter: strong "), "\(dialect.text)")
    #expect(dialect.problems == [])
    #expect(dialect.findingCount == 0)
  }

  // MARK: Sample code

  private func list(in name: String) -> [String: String] {
    [
      "Sources/App/Modules/\(name)/\(name)Screen+List.swift":
        "import UIKit\nextension \(name)Screen: UITableViewDataSource {}\n"
    ]
  }

  private func replaced(_ part: String, _ change: (String) -> String) -> [String: String] {
    names.reduce(into: [:]) { files, name in
      let path = "\(name)/\(name)\(part).swift"
      files["Sources/App/Modules/\(path)"] = TeamApp.module(name)[path].map(change)
    }
  }

  /// The words of the line about what a role must not know.
  private func mustNotKnow(of role: String, in text: String) -> String {
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("  \(role):") }.dropFirst()
      .prefix { $0.hasPrefix("    ") }
    return lines.first { $0.contains("mustNotKnow") }.map(String.init) ?? ""
  }
}
