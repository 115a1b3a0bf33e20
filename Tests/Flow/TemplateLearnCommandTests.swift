import AdderTestSupport
import Testing

/// `adder template learn` as a user runs it.
@Suite struct TemplateLearnCommandTests {
  /// A team's module: protocols in one file, a header in each, a factory with a service that some modules have.
  static func module(_ name: String, service: String? = nil) -> [String: String] {
    let own = service.map { "\n  private let \($0.lowercased()): \($0)" } ?? ""
    let parameter = service.map { ", \($0.lowercased()): \($0)" } ?? ""
    let argument = service.map { ", \($0.lowercased()): \($0)()" } ?? ""
    let setting = service.map { "\n    self.\($0.lowercased()) = \($0.lowercased())" } ?? ""
    let work = service.map { "\n    \($0.lowercased()).start()" } ?? ""
    func header(_ part: String) -> String {
      """
      //
      //  \(name)\(part).swift
      //  Shop
      //
      //  Created by \(service == nil ? "Anna" : "Boris") on 0\(name.count % 9 + 1).02.2024.
      //  Copyright © 2024 Shop. All rights reserved.
      //

      """
    }
    return [
      "\(name)/\(name)Protocols.swift": header("Protocols") + """

        protocol \(name)ViewProtocol: AnyObject {
          func show(_ text: String)
        }

        protocol \(name)PresenterProtocol: AnyObject {
          func viewLoaded()
        }

        """,
      "\(name)/\(name)ViewController.swift": header("ViewController") + """

        import UIKit

        final class \(name)ViewController: UIViewController {
          private let presenter: \(name)PresenterProtocol

          init(presenter: \(name)PresenterProtocol) {
            self.presenter = presenter
            super.init(nibName: nil, bundle: nil)
          }

          override func viewDidLoad() {
            super.viewDidLoad()
            title = "\(name.lowercased())_title"
            presenter.viewLoaded()
          }
        }

        // MARK: - \(name)ViewProtocol
        extension \(name)ViewController: \(name)ViewProtocol {
          func show(_ text: String) {
            title = text
          }
        }

        """,
      "\(name)/\(name)Presenter.swift": header("Presenter") + """

        final class \(name)Presenter: \(name)PresenterProtocol {
          weak var view: \(name)ViewProtocol?
          private let router: \(name)Router\(own)

          init(router: \(name)Router\(parameter)) {
            self.router = router\(setting)
          }

          func viewLoaded() {\(work)
            view?.show("")
          }
        }

        """,
      "\(name)/\(name)Router.swift": header("Router") + """

        import UIKit

        final class \(name)Router {
          weak var screen: UIViewController?

          func close() {
            screen?.dismiss(animated: true)
          }
        }

        """,
      "\(name)/\(name)Factory.swift": header("Factory") + """

        import UIKit

        enum \(name)Factory {
          static func make\(name)() -> UIViewController {
            let router = \(name)Router()
            let presenter = \(name)Presenter(router: router\(argument))
            let \(name.prefix(1).lowercased() + name.dropFirst())View = \(name)ViewController(presenter: presenter)
            presenter.view = \(name.prefix(1).lowercased() + name.dropFirst())View
            router.screen = \(name.prefix(1).lowercased() + name.dropFirst())View
            return \(name.prefix(1).lowercased() + name.dropFirst())View
          }
        }

        """,
    ]
  }

  /// A project in which two of five modules have a service of their own.
  private func team() throws -> CommandUnderTest {
    var files = packageFiles
    files["Sources/App/Services.swift"] =
      "class Cache { func start() {} }\nclass Clock { func start() {} }\n"
    for name in ["Feed", "Profile", "Login"] { add(Self.module(name), to: &files) }
    add(Self.module("Cart", service: "Cache"), to: &files)
    add(Self.module("Search", service: "Clock"), to: &files)
    let adder = try CommandUnderTest(files)
    #expect(try adder("architecture", "learn").status == 0)
    return adder
  }

  private func add(_ module: [String: String], to files: inout [String: String]) {
    for (path, text) in module { files["Sources/App/Modules/\(path)"] = text }
  }

  /// The text without the lines that tell who wrote a file, and when.
  private func withoutAuthor(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("Created by") && !$0.contains("©") }
      .joined(separator: "\n")
  }

  @Test func `A generated module is what the team would have written, to the byte`() throws {
    let adder = try team()
    let learned = try adder("template", "learn")
    #expect(learned.status == 0, "\(learned.errors)")
    #expect(learned.output.contains("learned from 5 modules"), "\(learned.output)")
    let made = try adder("gen", "Payment", "--no-tests")
    #expect(made.status == 0, "\(made.errors)")
    for (path, text) in Self.module("Payment") {
      let written = try adder.folder.read("Sources/App/Modules/\(path)")
      #expect(withoutAuthor(written) == withoutAuthor(text))
      #expect(!written.contains("Cache") && !written.contains("Clock") && !written.contains("Anna"))
    }
    #expect(try adder("module", "list").output.contains("6 modules"))
  }

  @Test func `What one module has of its own leaves no trace in the others`() throws {
    let adder = try team()
    #expect(try adder("template", "learn").status == 0)
    #expect(try adder.folder.tree().contains { $0.hasSuffix(".liquid") })
    for path in try adder.folder.tree() where path.hasSuffix(".liquid") {
      let text = try adder.folder.read(path)
      for word in ["Feed", "Cart", "Anna", "Boris", "cache", "clock", "2024"] {
        #expect(!text.contains(word), "\(path) says \(word)")
      }
    }
  }

  private static func storyboard(
    initial: String, toolsVersion: String = "23000", scenes: String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
    initialViewController="\(initial)">
    <scenes>
    \(scenes)
    </scenes>
    </document>

    """
  }

  @Test func `A storyboard that all modules share is not made again`() throws {
    var files = packageFiles
    let names = ["Feed", "Profile", "Login"]
    for name in names {
      add(Self.module(name), to: &files)
    }
    // Without folders of their own, all modules are in the storyboard's folder.
    for (path, text) in files where path.contains("/Modules/") {
      files[path] = nil
      files["Sources/App/Modules/" + path.split(separator: "/").suffix(1).joined()] = text
    }
    files["Sources/App/Modules/Boards/Main.storyboard"] = Self.storyboard(
      initial: "a0",
      scenes: names.enumerated().map { number, name in
        """
        <scene sceneID="s\(number)">
          <objects>
            <viewController id="a\(number)" customClass="\(name)ViewController" sceneMemberID="viewController"/>
          </objects>
        </scene>
        """
      }.joined(separator: "\n"))
    let adder = try CommandUnderTest(files)
    #expect(try adder("architecture", "learn").status == 0)
    #expect(try adder("template", "learn").status == 0)
    let templates = try adder.folder.tree().filter { $0.contains("Templates/") }
    #expect(templates.contains { $0.hasSuffix("Presenter.swift.liquid") }, "\(templates)")
    #expect(!templates.contains { $0.contains("Main") }, "\(templates)")
  }

  @Test func `A storyboard of every module becomes an empty screen with the right class`() throws {
    var files = packageFiles
    for name in ["Feed", "Profile", "Login"] {
      add(Self.module(name), to: &files)
      files["Sources/App/Modules/\(name)/\(name).storyboard"] = Self.storyboard(
        initial: "a1", toolsVersion: "13196",
        scenes: """
          <scene sceneID="s1">
            <objects>
              <viewController storyboardIdentifier="\(name)Scene" id="a1" customClass="\(name)ViewController" sceneMemberID="viewController">
                <view key="view" id="v1"><subviews><label text="Only \(name)" id="l1"/></subviews></view>
              </viewController>
              <customObject id="c1" customClass="\(name)ModuleInitializer">
                <connections><outlet property="\(name.lowercased())Screen" destination="a1" id="o1"/></connections>
              </customObject>
            </objects>
          </scene>
          """)
    }
    let adder = try CommandUnderTest(files)
    #expect(try adder("architecture", "learn").status == 0)
    let learned = try adder("template", "learn")
    #expect(learned.output.contains("makes 6 files"), "\(learned.output)\(learned.errors)")
    #expect(try adder("template", "learn").output.contains("Nothing to do"))
    let made = try adder("gen", "Payment", "--no-tests")
    #expect(made.status == 0, "\(made.errors)")
    let screen = try adder.folder.read("Sources/App/Modules/Payment/Payment.storyboard")
    #expect(screen.contains("storyboardIdentifier=\"PaymentScene\""), "\(screen)")
    #expect(screen.contains("customClass=\"PaymentViewController\""))
    // The object that connects the module when the storyboard is loaded.
    #expect(screen.contains("customClass=\"PaymentModuleInitializer\""), "\(screen)")
    #expect(screen.contains("<outlet property=\"paymentScreen\" destination=\"vwC-tl-r01\""))
    // The team's Xcode knows no colors of the system.
    #expect(!screen.contains("systemColor"), "\(screen)")
    #expect(!screen.contains("Only") && screen.contains("</document>"))
    #expect(try adder.folder.read("Package.swift").contains("Payment.storyboard"))
    #expect(try adder("template", "check").status == 0)
  }

  @Test(arguments: ["..", ".", "", "../Sources", "a/b", ".hidden"])
  func `A name that is no folder's is refused, and nothing is deleted`(name: String) throws {
    let adder = try team()
    let before = try adder.folder.tree()
    let refused = try adder("template", "learn", name, "--force")
    #expect(refused.status == 2, "\(refused.output)\(refused.errors)")
    #expect(try adder.folder.tree() == before)
  }

  @Test func `Line ends of Windows and a Cyrillic folder make no difference`() throws {
    var files = packageFiles
    for name in ["Feed", "Profile", "Login"] {
      for (path, text) in Self.module(name) {
        files["Sources/App/Экраны/\(path)"] = text.replacing("\n", with: "\r\n")
      }
    }
    let adder = try CommandUnderTest(files)
    #expect(try adder("architecture", "learn").status == 0)
    #expect(try adder("template", "learn").status == 0)
    let made = try adder("gen", "Payment", "--no-tests")
    #expect(made.status == 0, "\(made.errors)")
    for (path, text) in Self.module("Payment") {
      let written = try adder.folder.read("Sources/App/Экраны/\(path)")
      #expect(withoutAuthor(written) == withoutAuthor(text), "\(written)")
    }
  }

  @Test func `Undo takes the template back, and a dry run writes nothing`() throws {
    let adder = try team()
    let before = try adder.folder.tree()
    let settings = try adder.folder.read("adder.yml")
    let shown = try adder("template", "learn", "--dry-run")
    #expect(shown.status == 0 && shown.output.contains("Presenter.swift.liquid"))
    #expect(try adder.folder.tree() == before)
    #expect(try adder.folder.read("adder.yml") == settings)
    try adder("template", "learn")
    #expect(try adder("template", "learn").output.contains("Nothing to do"))
    #expect(try adder("undo").status == 0)
    #expect(try adder.folder.read("adder.yml") == settings)
    #expect(try !adder.folder.tree().contains { $0.hasSuffix(".liquid") })
  }

  @Test func `A template that somebody edited is shown, and replaced only on request`() throws {
    let adder = try team()
    try adder("template", "learn")
    let path = try #require(
      try adder.folder.tree().first { $0.hasSuffix("Router.swift.liquid") }, "no router")
    let text = try adder.folder.read(path)
    try adder.folder.write(text + "// Ours.\n", to: path)
    let refused = try adder("template", "learn")
    #expect(refused.status == 1 && refused.errors.contains("edited"), "\(refused.errors)")
    #expect(refused.output.contains("-// Ours."), "\(refused.output)")
    #expect(try adder.folder.read(path).hasSuffix("// Ours.\n"))
    #expect(try adder("template", "learn", "--force").status == 0)
    #expect(try adder.folder.read(path) == text)
  }

  @Test func `Another chosen template stays chosen`() throws {
    let adder = try team()
    let settings = try adder.folder.read("adder.yml")
    try adder.folder.write(settings + "template: rviper_controller\n", to: "adder.yml")
    let refused = try adder("template", "learn")
    #expect(
      refused.status == 2 && refused.errors.contains("rviper_controller"), "\(refused.errors)")
    #expect(try !adder.folder.tree().contains { $0.hasSuffix(".liquid") })
    #expect(try adder("template", "learn", "--force").status == 0)
    #expect(try adder.folder.read("adder.yml").contains("template: our-"))
  }

  @Test func `What to add to a file of all modules is said after each generation`() throws {
    var files = packageFiles
    let names = ["Feed", "Profile", "Login"]
    for name in names { add(Self.module(name), to: &files) }
    let small = names.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    files["Sources/App/Builder.swift"] = """
      import UIKit

      final class Builder {
        \(names.map { "func make\($0)Screen() -> UIViewController { \($0)Factory.make\($0)() }" }
          .joined(separator: "\n  "))
        func makeWindow() -> UIViewController { makeFeedScreen() }
      }

      extension UIStoryboard {
        \(small.map { "static var \($0): UIStoryboard { UIStoryboard(name: \"\($0)\", bundle: nil) }" }
          .joined(separator: "\n  "))
      }

      """
    for name in names {
      files["Sources/App/Coordinators/\(name)Coordinator.swift"] =
        "final class \(name)Coordinator {}\n"
    }
    files["Sources/App/Container.swift"] = """
      let routers: [Any] = [\(names.map { "\($0)Router()" }.joined(separator: ", "))]

      """
    let adder = try CommandUnderTest(files)
    #expect(try adder("architecture", "learn").status == 0)
    #expect(try adder("template", "learn").status == 0)
    let made = try adder("gen", "Payment", "--no-tests")
    #expect(made.status == 0, "\(made.errors)")
    for note in [
      "note: Add 'PaymentCoordinator.swift' to Sources/App/Coordinators: 3 of 3 modules have one there.",
      "note: Add 'PaymentRouter' to Sources/App/Container.swift: 3 of 3 modules have one there.",
    ] {
      #expect(made.errors.contains(note), "\(made.errors)")
    }
    for name in ["makePaymentScreen", "payment"] {
      #expect(
        made.errors.contains(
          "note: Add '\(name)' to Sources/App/Builder.swift: 3 of 3 modules have one there."),
        "\(made.errors)")
    }
    #expect(!made.errors.contains("Window"), "\(made.errors)")
  }

  @Test func `A screen behind a navigation controller is drawn, without what is on it`() throws {
    var files = packageFiles
    for name in ["Feed", "Profile", "Login"] {
      var module = Self.module(name)
      let view = "\(name)/\(name)ViewController.swift"
      module[view] = module[view]?.replacing(
        "  private let presenter",
        with: "  @IBOutlet weak var table: UITableView!\n  private let presenter"
      ).replacing(
        "    presenter.viewLoaded()", with: "    table.reloadData()\n    presenter.viewLoaded()")
      add(module, to: &files)
      files["Sources/App/Modules/\(name)/\(name).storyboard"] = Self.storyboard(
        initial: "n1",
        scenes: """
          <scene sceneID="s0">
            <objects>
              <navigationController id="n1" customClass="Navigation" sceneMemberID="viewController"/>
            </objects>
          </scene>
          <scene sceneID="s1">
            <objects>
              <viewController id="a1" customClass="\(name)ViewController" sceneMemberID="viewController">
                <view key="view" id="v1"/>
              </viewController>
            </objects>
          </scene>
          """)
    }
    let adder = try CommandUnderTest(files)
    #expect(try adder("architecture", "learn").status == 0)
    #expect(try adder("template", "learn").status == 0)
    #expect(try adder("gen", "Payment", "--no-tests").status == 0)
    let screen = try adder.folder.read("Sources/App/Modules/Payment/Payment.storyboard")
    #expect(screen.contains("customClass=\"PaymentViewController\""), "\(screen)")
    #expect(screen.contains("systemColor"), "\(screen)")
    let code = try adder.folder.read("Sources/App/Modules/Payment/PaymentViewController.swift")
    #expect(!code.contains("table"), "\(code)")
    #expect(code.contains("presenter.viewLoaded()"), "\(code)")
  }

  @Test func `The team's own template is named, and how to use it`() throws {
    let adder = try team()
    try adder.folder.write(
      """
      name: ours
      author: Us
      version: 1.0.0
      code_files:
        - {name: Presenter.swift, path: Code/Presenter.swift.liquid}

      """, to: "Templates/ours/ours.rambaspec")
    try adder.folder.write("// Ours.\n", to: "Templates/ours/Code/Presenter.swift.liquid")
    let learned = try adder("template", "learn")
    #expect(
      learned.errors.contains(
        """
        note: the project has a template of its own: ours. 'adder gen NAME ours' uses it; 'template: ours' in \
        adder.yml makes it the usual one.
        """), "\(learned.errors)")
  }

  @Test func `A template that git ignores is reported`() throws {
    let adder = try team()
    #expect(try run("git", ["init", "-q"], in: adder.folder.url).status == 0)
    try adder.folder.write("Templates\n", to: ".gitignore")
    let learned = try adder("template", "learn")
    #expect(learned.errors.contains("note: git ignores Templates/"), "\(learned.errors)")
    try adder.folder.write("", to: ".gitignore")
    #expect(try !adder("template", "learn", "other", "--force").errors.contains("git ignores"))
  }

  @Test func `Tests of every module are learned with their doubles, as far as they compile`() throws
  {
    var files = packageFiles
    for (number, name) in ["Feed", "Profile", "Login"].enumerated() {
      add(Self.module(name), to: &files)
      let folder = "Tests/AppTests/Modules/\(name)/"
      files[folder + "Presenter/\(name)PresenterTests.swift"] = """
        import XCTest
        @testable import App

        final class \(name)PresenterTests: XCTestCase {
          private let view = Mock\(name)View()
          private var presenter: \(name)Presenter!

          override func setUp() {
            super.setUp()
            presenter = \(name)Presenter(router: \(name)Router())
            presenter.view = view
          }

          func testCase\(number)() {
            presenter.load(\(number))
          }
        }

        """
      files[folder + "Mocks/Mock\(name)View.swift"] = """
        @testable import App

        final class Mock\(name)View: \(name)ViewProtocol {
          private(set) var text: String?

          func show(_ text: String) {
            self.text = text
          }
        }

        """
    }
    let adder = try CommandUnderTest(files)
    #expect(try adder("architecture", "learn").status == 0)
    #expect(try adder("template", "learn").status == 0)
    let made = try adder("gen", "Payment")
    #expect(made.status == 0, "\(made.errors)")
    let folder = "Tests/AppTests/Modules/Payment/"
    let tests = try adder.folder.read(folder + "Presenter/PaymentPresenterTests.swift")
    #expect(tests.contains("presenter = PaymentPresenter(router: PaymentRouter())"), "\(tests)")
    #expect(tests.contains("presenter.view = view") && !tests.contains("testCase"), "\(tests)")
    let double = try adder.folder.read(folder + "Mocks/MockPaymentView.swift")
    #expect(double.contains("final class MockPaymentView: PaymentViewProtocol {"), "\(double)")
    #expect(double.contains("self.text = text"), "\(double)")
    #expect(try adder("template", "check").status == 0)
  }

  @Test func `A project without modules is told so`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let refused = try adder("template", "learn")
    #expect(refused.status == 1 && refused.errors.contains("No modules were found"))
  }
}
