import AdderTestSupport
import Foundation
import Testing

/// `adder spy --tests`: screens whose outlets only a storyboard or a xib can set.
@Suite(.enabled(if: isLinux, "On macOS the toolchain has a UIKit of its own for other systems"))
struct ScreenFileTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App", platforms: [.iOS(.v16), .macOS(.v13)],
      dependencies: [.package(name: "Adder", path: "\(repository.path())")],
      targets: [
        .target(
          name: "App", dependencies: [.product(name: "UIKitDouble", package: "Adder")],
          resources: [
            .copy("Login/Login.storyboard"), .copy("Start/Start.storyboard"),
            .copy("Help/HelpViewController.xib"),
          ]),
        .testTarget(
          name: "AppTests",
          dependencies: ["App", .product(name: "UIKitDouble", package: "Adder")]),
      ])
    """

  /// The code of a module whose screen has private outlets.
  private static func code(_ name: String, loads: Bool = true) -> String {
    """
    import UIKit

    @MainActor protocol \(name)ViewInput: AnyObject { func show(problem: String) }
    @MainActor protocol \(name)ViewOutput: AnyObject {
      func viewIsReady()
      func didTapSend(text: String?)
    }

    final class \(name)ViewController: UIViewController {
      var output: (any \(name)ViewOutput)?
      @IBOutlet private var titleLabel: UILabel!
      @IBOutlet private var textField: UITextField!
      @IBOutlet private(set) var problemLabel: UILabel!
    \(loads ? """

        override func viewDidLoad() {
          super.viewDidLoad()
          titleLabel.text = "Hello"
          output?.viewIsReady()
        }
      """ : "")

      func didTapSend() { output?.didTapSend(text: textField.text) }
    }

    extension \(name)ViewController: \(name)ViewInput {
      func show(problem: String) {
        titleLabel.isHidden = true
        problemLabel.text = problem
      }
    }
    """
  }

  private static func presenter(_ name: String) -> String {
    """
    final class \(name)Presenter: \(name)ViewOutput {
      weak var view: (any \(name)ViewInput)?
      func viewIsReady() {}
      func didTapSend(text: String?) { view?.show(problem: "") }
    }
    """
  }

  private static let views = """
    <view key="view" id="root"><subviews>
      <label id="title"/><textField id="field"/><label id="problem"/>
    </subviews></view>
    """

  private static let outlets = """
    <outlet property="titleLabel" destination="title" id="a"/>
    <outlet property="textField" destination="field" id="b"/>
    <outlet property="problemLabel" destination="problem" id="c"/>
    """

  private static func storyboard(_ name: String, identifier: String?) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\
    \(identifier == nil ? " initialViewController=\"one\"" : "")>
      <scenes>
        <scene sceneID="scene"><objects>
          <viewController \(identifier.map { "storyboardIdentifier=\"\($0)\" " } ?? "")id="one" \
    customClass="\(name)ViewController" customModule="App" sceneMemberID="viewController">
            \(views)
            <connections>\(outlets)</connections>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private func app(testing framework: String) throws -> CommandUnderTest {
    try CommandUnderTest([
      "Package.swift": Self.manifest,
      "Sources/App/Login/LoginPresenter.swift": Self.presenter("Login"),
      "Sources/App/Login/LoginViewController.swift": Self.code("Login"),
      "Sources/App/Login/Login.storyboard": Self.storyboard("Login", identifier: "LoginScreen"),
      "Sources/App/Start/StartPresenter.swift": Self.presenter("Start"),
      "Sources/App/Start/StartViewController.swift": Self.code("Start"),
      "Sources/App/Start/Start.storyboard": Self.storyboard("Start", identifier: nil),
      "Sources/App/Help/HelpPresenter.swift": Self.presenter("Help"),
      "Sources/App/Help/HelpViewController.swift": Self.code("Help", loads: false),
      "Sources/App/Help/HelpViewController.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HelpViewController">
          <connections>\(Self.outlets)<outlet property="view" destination="root" id="v"/></connections>
        </placeholder>
        \(Self.views)
      </objects></document>
      """,
      "Tests/AppTests/AppTests.swift": "import \(framework)\n@testable import App\n",
    ])
  }

  @Test(arguments: ["Testing", "XCTest"])
  func `Tests create a screen with private outlets from its file`(framework: String) throws {
    let adder = try app(testing: framework)
    let outcome = try adder("spy", "--tests")
    #expect(outcome.status == 0, "\(outcome.errors)")
    func tests(_ name: String) throws -> String {
      let path = try adder.folder.tree().first { $0.hasSuffix("\(name)ViewControllerTests.swift") }
      return try adder.folder.read(try #require(path, "\(outcome.output)\(outcome.errors)"))
    }
    let login = try tests("Login")
    #expect(login.contains("let storyboard = UIStoryboard(name: \"Login\", bundle: .module)"))
    #expect(login.contains("storyboard.instantiateViewController(identifier: \"LoginScreen\")"))
    #expect(try tests("Start").contains("storyboard.instantiateInitialViewController() as"))
    #expect(
      try tests("Help").contains(
        "HelpViewController(nibName: \"HelpViewController\", bundle: .module)"))
    #expect(login.contains("sut.problemLabel.text == \"problem\""), "\(login)")
    // Without Objective-C, the attribute does not compile; the double finds outlets by their names.
    for path in try adder.folder.tree() where path.hasSuffix("ViewController.swift") {
      let code = try adder.folder.read(path)
      try adder.folder.write(code.replacing("@IBOutlet ", with: ""), to: path)
    }
    let command = framework == "Testing" ? ["test"] : ["build", "--build-tests"]
    let ran = try run(
      "swift", command + ["-Xswiftc", "-warnings-as-errors"] + PackagesBuild.uikit.options,
      in: adder.folder.url,
      environment: ["ADDER_ONLY": "", "ADDER_GTK": "0", "ADDER_UIKIT_DOUBLE": "1"])
    let text = ran.output + ran.errors
    #expect(ran.status == 0, "\(text.suffix(3_000))")
    if framework == "Testing" {
      #expect(text.contains("Test run with 11 tests"), "\(text.suffix(1_000))")
    }
  }

  @Test func `In an Xcode project, the file is in the bundle of the class`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(),
      [
        "adder.yml": "targets: App\ntestTargets: AppTests\n",
        "App/Login/LoginViewController.swift": Self.code("Login"),
        "App/Login/LoginPresenter.swift": Self.presenter("Login"),
        "App/Login/Login.storyboard": Self.storyboard("Login", identifier: "LoginScreen"),
      ])
    let shown = try app.adder("spy", "--tests", "--dry-run").output
    #expect(shown.contains("bundle: Bundle(for: LoginViewController.self))"), "\(shown)")
  }
}
