import AdderArchitectureLint
import AdderArchitectures
import AdderModuleDiscovery
import AdderStoryboards
import Testing

/// Screens that are there from the start until the app ends leak nothing, whatever keeps them alive.
@Suite struct FirstScreenTests {
  private func parts(_ name: String) -> String {
    """
    import UIKit

    protocol \(name)ViewInput: AnyObject { func showTitles() }
    protocol \(name)ViewOutput: AnyObject { func didLoad() }
    protocol \(name)InteractorInput: AnyObject { func obtain() }
    protocol \(name)InteractorOutput: AnyObject { func didObtain() }
    final class \(name)ViewController: UIViewController, \(name)ViewInput {
      var output: \(name)ViewOutput!
      func showTitles() {}
      override func viewDidLoad() { output.didLoad() }
    }
    final class \(name)Interactor: \(name)InteractorInput {
      var output: \(name)InteractorOutput?
      func obtain() { output?.didObtain() }
    }
    final class \(name)Presenter: \(name)ViewOutput, \(name)InteractorOutput {
      weak var view: \(name)ViewInput?
      var interactor: \(name)InteractorInput!
      func didLoad() { interactor.obtain() }
      func didObtain() { view?.showTitles() }
    }
    """
  }

  /// The module of a screen that composes it itself.
  private var composingHome: String {
    parts("Home").replacing(
      "override func viewDidLoad() {",
      with: """
        override func viewDidLoad() {
          let presenter = HomePresenter(), interactor = HomeInteractor()
          output = presenter
          presenter.view = self
          presenter.interactor = interactor
          interactor.output = presenter
        """)
  }

  private func assembly(_ name: String) -> String {
    """
    final class \(name)Assembly {
      static func createModule() -> UIViewController {
        let view = \(name)ViewController()
        let presenter = \(name)Presenter()
        let interactor = \(name)Interactor()
        view.output = presenter
        presenter.view = view
        presenter.interactor = interactor
        interactor.output = presenter
        return view
      }
      func makeScreen() -> UIViewController { \(name)Assembly.createModule() }
    }
    """
  }

  /// The number of cycles in the module `Home`.
  private func cycles(
    _ app: String, storyboard: String? = nil, named name: String = "Main", home: String? = nil
  ) throws -> Int {
    let architectures = try ShippedArchitectures.byPreference.map {
      try ArchitectureReader().architecture(named: $0)
    }
    var files = [
      "Home.swift": home ?? parts("Home") + "\n" + assembly("Home"),
      "App.swift": "import UIKit\n" + app,
    ]
    let path = "App/\(name).storyboard"
    if let storyboard { files[path] = storyboard }
    let texts = TextsInMemory(files.mapValues { Array($0.utf8) })
    let found = DiscoveredProject(
      SourceFiles(
        swift: ["App.swift", "Home.swift"],
        interfaces: storyboard == nil ? [] : [path]), in: texts,
      architectures: architectures)
    let report = Linter(architectures: architectures).report(
      on: LintedProject(found, in: texts, architectures: architectures))
    return (report.findings + report.harmless).count {
      ["interactor-retains-output", "module-retain-cycle"].contains($0.rule.id)
    }
  }

  private func delegate(_ launch: String, later: String = "") -> String {
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Options) {
        \(launch)
      }
      \(later)
    }
    """
  }

  @Test(arguments: [
    "window?.rootViewController = HomeAssembly.createModule()",
    "let home = HomeAssembly.createModule()\n window = UIWindow(); window?.rootViewController = home",
    "window?.rootViewController = UINavigationController(rootViewController: HomeAssembly().makeScreen())",
    "let assembly = HomeAssembly()\n window?.rootViewController = assembly.makeScreen()",
    """
    let tabs = UITabBarController(), assembly = HomeAssembly()
    tabs.viewControllers = [assembly.makeScreen()]
    window?.rootViewController = tabs
    """,
  ])
  func `The screen that a window shows from the start is no leak`(_ launch: String) throws {
    #expect(try cycles(delegate(launch)) == 0)
  }

  @Test func `The tabs of the first screen are no leaks`() throws {
    let tabs = """

      final class TabsController: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          addTabs()
        }
        private func addTabs() { viewControllers = [HomeAssembly.createModule()] }
      }
      """
    #expect(try cycles(delegate("window?.rootViewController = TabsController()") + tabs) == 0)
  }

  @Test(arguments: [
    "viewControllers = [HomeAssembly.createModule()]",
    "setViewControllers([HomeAssembly.createModule()], animated: false)",
  ])
  func `The tabs that the first screen gets when it appears are no leaks`(_ line: String) throws {
    func tabs(_ container: String) -> String {
      """

      final class TabsController: \(container) {
        var presenter: TabsPresenter!
        override func viewWillAppear(_ animated: Bool) { presenter.willAppear(self) }
        func addTabs() { \(line) }
      }
      final class TabsPresenter {
        func willAppear(_ tabs: TabsController) { tabs.addTabs() }
      }
      """
    }
    let start = delegate("window?.rootViewController = TabsController()")
    #expect(try cycles(start + tabs("UITabBarController")) == 0)
    #expect(try cycles(start + tabs("UINavigationController")) == 1)
  }

  @Test(arguments: [
    ("let home: HomeViewController = container.resolve()", "", 0),
    ("let home = container.resolve(HomeViewController.self)", "", 0),
    ("let home: UIViewController = container.resolve()", "", 1),
    ("let home: HomeViewController = container.resolve()", "let home: HomeViewController?", 1),
  ])
  func `The tabs that a dependency container makes are no leaks if nothing else asks for them`(
    _ home: String, _ elsewhere: String, _ expected: Int
  ) throws {
    let app = """
      final class TabsController: UITabBarController {
        override func viewDidLoad() {
          \(home)
          viewControllers = [home]
        }
      }
      final class Other { \(elsewhere) }
      """
    let start = delegate("window?.rootViewController = TabsController()")
    #expect(try cycles(start + app) == expected)
  }

  @Test func `The tabs of a tab bar controller that a builder returns are no leaks`() throws {
    let builder = """

      final class AppBuilder {
        func build() -> UIViewController {
          let mainTabs: UITabBarController = UITabBarController()
          let assembly = HomeAssembly()
          let home = assembly.makeScreen()
          mainTabs.viewControllers = [home]
          return mainTabs
        }
      }
      """
    let launch = delegate(
      "let builder = AppBuilder()\n window?.rootViewController = builder.build()")
    #expect(try cycles(launch + builder) == 0)
  }

  @Test func `Tabs that an enumeration lists are no leaks`() throws {
    let tabs = """

      enum Tab: CaseIterable {
        case home
        var screen: UIViewController { HomeAssembly.createModule() }
      }
      final class TabsController: UITabBarController {
        override func viewDidLoad() { viewControllers = Tab.allCases.map { tab in tab.screen } }
      }
      """
    let launch = delegate("window?.rootViewController = TabsController()")
    #expect(try cycles(launch + tabs) == 0)
    #expect(try cycles(launch + tabs + "\nfunc showAgain(_ tab: Tab) { show(tab.screen) }") == 1)
  }

  @Test func `A module that an app never creates leaks nothing`() throws {
    let names = ["Feed", "Mail", "Maps", "News"]
    let others = names.map { parts($0) + "\n" + assembly($0) + "\n" }
    func app(_ names: [String]) -> String {
      let opening = names.map { "func show\($0)() { show(\($0)Assembly.createModule()) }" }
      let launch = "window?.rootViewController = FeedAssembly.createModule()"
      return ([delegate(launch)] + opening).joined(separator: "\n") + "\n"
    }
    #expect(try cycles(app(names) + others.joined()) == 4)
    #expect(try cycles(app(names + ["Home"]) + others.joined()) == 5)
    // What only a screen that is never created opens is never created, either.
    let chain = others.joined().replacing(
      "class MailAssembly {", with: "class MailAssembly {\n let next = HomeAssembly()\n")
    #expect(try cycles(app(["Feed", "Maps", "News"]) + chain) == 3)
    // Where few modules are created, the code that creates them may be missing.
    #expect(try cycles(app(Array(names.dropLast(3))) + others.joined()) == 5)
    #expect(try cycles(app(Array(names.prefix(2))) + others.prefix(2).joined()) == 3)
  }

  @Test(arguments: [
    "struct HomePreviews: PreviewProvider { static var previews: some View { SHOW } }",
    "#Preview { SHOW }",
  ])
  func `A preview shows no screen of the app`(_ preview: String) throws {
    let launch = delegate("window?.rootViewController = HomeAssembly.createModule()")
    let preview = "\n" + preview.replacing("SHOW", with: "Shown(HomeAssembly.createModule())")
    #expect(try cycles(launch + preview) == 0)
  }

  @Test func `The tabs that another screen shows after a greeting are no leaks`() throws {
    let tabs = """

      final class StartController: UIViewController {
        @objc func enter() { present(TabsController(), animated: true) }
      }
      final class TabsController: UITabBarController {
        private lazy var home: UIViewController = {
          let home = UINavigationController(rootViewController: HomeAssembly.createModule())
          return home
        }()
        override func viewDidLoad() { viewControllers = [home] }
      }
      """
    let first = delegate("window?.rootViewController = StartController()")
    #expect(try cycles(first + tabs) == 0)
    let again = "\nfunc enterAgain() { present(TabsController(), animated: true) }"
    #expect(try cycles(first + tabs + again) == 1)
  }

  @Test(arguments: [("static let home =", 0), ("static var home: UIViewController {", 1)])
  func `A screen that a static property keeps is no leak`(
    _ property: String, _ count: Int
  ) throws {
    let end = property.hasSuffix("{") ? " }" : ""
    let menu = "enum Menu { \(property) HomeAssembly.createModule()\(end) }"
    #expect(try cycles(menu) == count)
  }

  @Test func `A screen that the first one opens later is a leak`() throws {
    let other = """

      final class StartController: UIViewController {
        override func viewDidLoad() { button.onTap = { self.open() } }
        @objc func open() { show(HomeAssembly.createModule(), sender: nil) }
      }
      """
    #expect(try cycles(delegate("window?.rootViewController = StartController()") + other) == 1)
  }

  @Test(arguments: [
    "final class Session { func end() { window.rootViewController = UIViewController() } }",
    "func showAgain() { present(HomeAssembly.createModule()) }",
  ])
  func `A first screen that is replaced or shown again is a leak`(_ more: String) throws {
    let launch = delegate("window?.rootViewController = HomeAssembly.createModule()")
    #expect(try cycles(launch + "\n" + more) == 1)
  }

  @Test func `The first screen of the main storyboard is no leak, a later one is`() throws {
    func storyboard(_ initial: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="\(initial)">
        <scenes>
          <scene sceneID="s1"><objects><navigationController id="nav"><connections>
            <segue destination="home" kind="relationship" relationship="rootViewController" id="r"/>
          </connections></navigationController></objects></scene>
          <scene sceneID="s2"><objects>
            <viewController id="home" customClass="HomeViewController" customModule="App"/>
          </objects></scene>
          <scene sceneID="s3"><objects><viewController id="other"><connections>
            <segue destination="home" kind="show" id="p"/>
          </connections></viewController></objects></scene>
        </scenes>
      </document>
      """
    }
    let code = "final class AppDelegate: UIResponder, UIApplicationDelegate {}"
    func cycles(_ storyboard: String) throws -> Int {
      try self.cycles(code, storyboard: storyboard, home: composingHome)
    }
    let first = storyboard("nav").replacing(#"kind="show""#, with: #"kind="unwind""#)
    #expect(try cycles(first) == 0)
    #expect(try cycles(storyboard("nav")) == 1)
    #expect(try cycles(first.replacing(#"Controller="nav""#, with: #"Controller="other""#)) == 1)
  }

  /// A storyboard in which a screen shows a tab bar controller, whose only tab is `HomeViewController`.
  private func tabStoryboard(_ segue: String = "", home: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="login">
      <scenes>
        <scene sceneID="s1"><objects><viewController id="login"><connections>
          <segue destination="tabs" kind="show" id="t"/>\(segue)
        </connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><tabBarController id="tabs"><connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers" id="v"/>
        </connections></tabBarController></objects></scene>
        <scene sceneID="s3"><objects><navigationController id="nav"><connections>
          <segue destination="home" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s4"><objects>
          <viewController id="home" customClass="HomeViewController" customModule="App"\(home)/>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  @Test(arguments: [
    ("", "", "", 0),
    ("", #" storyboardIdentifier="Home""#, "", 0),
    ("", #" storyboardIdentifier="Home""#, #"let again = "Home""#, 1),
    (#"<segue destination="home" kind="show" id="h"/>"#, "", "", 1),
    (#"<segue destination="tabs" kind="presentation" id="p"/>"#, "", "", 1),
    (
      "", "",
      "func set(_ root: UIViewController) { window.rootViewController = root; set(a); set(b) }", 1
    ),
  ])
  func `The tabs that a storyboard shows in one place are no leaks`(
    _ segue: String, _ home: String, _ more: String, _ count: Int
  ) throws {
    let code = "final class AppDelegate: UIResponder, UIApplicationDelegate {}\n" + more
    let found = try cycles(code, storyboard: tabStoryboard(segue, home: home), home: composingHome)
    #expect(found == count)
  }

  @Test func `Tabs that appear after an animation are no leaks`() throws {
    let code = """
      final class SplashController: UIViewController {
        @objc func end() {
          DispatchQueue.main.async {
            let tabBar = UITabBarController()
            tabBar.viewControllers = [HomeAssembly.createModule()]
            self.present(tabBar, animated: false)
          }
        }
      }
      """
    #expect(try cycles(code) == 0)
    #expect(try cycles(code.replacing("tabBar.viewControllers = [", with: "show([")) == 1)
  }

  @Test(arguments: [("", 0), ("func open() { UIStoryboard(name: \"Home\", bundle: nil) }", 1)])
  func `A storyboard that only fills a tab is no leak`(_ more: String, _ count: Int) throws {
    let storyboard = tabStoryboard().replacing(
      #"initialViewController="login""#, with: #"initialViewController="nav""#
    ).replacing(#"destination="nav" kind="relationship""#, with: #"destination="x" kind="show""#)
    let code = """
      final class Tabs: UITabBarController {}
      final class TabConfigurator {
        func configure(with screen: Tabs) {
          let home = UIStoryboard(name: "Home", bundle: nil).instantiateInitialViewController()
          home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
          screen.viewControllers = [home]
        }
      }
      \(more)
      """
    let found = try cycles(code, storyboard: storyboard, named: "Home", home: composingHome)
    #expect(found == count)
  }

  @Test(arguments: [("awakeFromNib", 0), ("configure", 1)])
  func `What a storyboard's object composes when it wakes is no leak`(
    _ method: String, _ count: Int
  ) throws {
    let code = """
      final class AppDelegate: UIResponder, UIApplicationDelegate {}
      final class HomeInitializer: NSObject {
        @IBOutlet weak var controller: HomeViewController!
        override func \(method)() { HomeConfigurator().configure(controller) }
      }
      final class HomeConfigurator {
        func configure(_ controller: HomeViewController) { connect(controller) }
        private func connect(_ controller: HomeViewController) {
          let presenter = HomePresenter(), interactor = HomeInteractor()
          controller.output = presenter
          presenter.view = controller
          presenter.interactor = interactor
          interactor.output = presenter
        }
      }
      """
    let initializer = #"<customObject id="i" customClass="HomeInitializer"/>"#
    let storyboard = tabStoryboard().replacing(
      #"customModule="App"/>"#, with: #"customModule="App"/>"# + initializer)
    #expect(try cycles(code, storyboard: storyboard, home: parts("Home")) == count)
  }

  @Test(arguments: [
    ("navigationItem.hidesBackButton = true", "", 0),
    ("navigationItem.setHidesBackButton(true, animated: false)", "", 0),
    ("navigationItem.hidesBackButton = true; view.backgroundColor = .red", "", 0),
    ("navigationItem.hidesBackButton = false", "", 1),
    ("navigationItem.hidesBackButton = true; later { self.dismiss(animated: true) }", "", 1),
    ("navigationItem.hidesBackButton = true", "func leave() { goBack() }", 1),
    ("navigationItem.hidesBackButton = true", "func again() { HomeAssembly.createModule() }", 1),
  ])
  func `A screen that is shown once and offers no way back is no leak`(
    _ line: String, _ more: String, _ count: Int
  ) throws {
    let home = parts("Home").replacing("viewDidLoad() {", with: "viewDidLoad() { \(line);")
    let code = """
      final class LoginRouter {
        weak var screen: UIViewController?
        func openHome() { screen?.show(HomeAssembly.createModule(), sender: nil) }
        \(more)
      }
      """
    #expect(try cycles(code, home: home + "\n" + assembly("Home")) == count)
  }

  @Test(arguments: [("", 0), (#"let name = "Start""#, 1)])
  func `The only storyboard that no code shows is the first one`(
    _ more: String, _ count: Int
  ) throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="home"><scenes><scene sceneID="s"><objects>
        <viewController id="home" customClass="HomeViewController" customModule="App"/>
      </objects></scene></scenes></document>
      """
    let code = "final class AppDelegate: UIResponder, UIApplicationDelegate {}\n" + more
    let found = try cycles(
      code, storyboard: storyboard, named: "Start", home: composingHome)
    #expect(found == count)
  }

  @Test func `A first screen that a method of all screens takes from a nib is no leak`() throws {
    let nibs = "\nextension UIViewController { static func initFromNib() -> Self { Self() } }"
    func launch(_ line: String) -> String {
      delegate("let home = HomeViewController.\(line)\n window?.rootViewController = home") + nibs
    }
    #expect(try cycles(launch("initFromNib()"), home: composingHome) == 0)
    let again = "\nfunc showAgain() { show(HomeViewController.initFromNib()) }"
    #expect(try cycles(launch("initFromNib()") + again, home: composingHome) == 1)
  }

  @Test func `A screen of a storyboard counts like one that code creates`() throws {
    let show = "board.instantiateViewController(withIdentifier: \"Home\") as! HomeViewController"
    let launch = delegate("window?.rootViewController = \(show)")
    #expect(try cycles(launch, home: composingHome) == 0)
    let again = "\nfunc showAgain() -> UIViewController? { \(show) }"
    #expect(try cycles(launch + again, home: composingHome) == 1)
  }

  @Test func `The screen that replaces the first one for good is no leak, the first one is`() throws
  {
    let splash = """

      final class SplashController: UIViewController {
        let router = SplashRouter()
      }
      final class SplashRouter {
        func finish() { window.rootViewController = HomeAssembly.createModule() }
      }
      """
    let launch = delegate("window?.rootViewController = SplashController()")
    #expect(try cycles(launch + splash) == 0)
    let home = delegate("window?.rootViewController = HomeAssembly.createModule()")
    let other = splash.replacing("HomeAssembly.createModule()", with: "UIViewController()")
      .replacing("let router", with: "let home = HomeAssembly.createModule()\n  let router")
    #expect(try cycles(launch + other) == 1)
    #expect(try cycles(home + splash) == 1)
    let logout = "\nfunc logOut() { window.rootViewController = SplashController() }"
    #expect(try cycles(launch + splash + logout) == 1)
  }
}
