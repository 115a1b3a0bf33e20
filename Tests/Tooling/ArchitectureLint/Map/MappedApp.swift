import AdderArchitectureLint
import AdderArchitectures
import AdderModuleDiscovery
import Testing

/// An app in memory, and what the rules about its map say.
struct MappedApp {
  private var texts: [String: String] = [:]
  /// The targets of files; nothing is known about targets if there are none.
  var targets: [String: [ProjectTargets.Target]] = [:]

  /// - Parameter code: Files, each after a line `// PATH`.
  init(_ code: String) { add(code) }

  mutating func add(_ code: String) {
    var path = ""
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// "), line.hasSuffix(".swift") {
        path = String(line.dropFirst(3))
      } else {
        texts[path, default: ""] += line + "\n"
      }
    }
  }

  /// Adds a file that is no Swift.
  mutating func add(_ text: String, at path: String) { texts[path] = text }

  /// Returns the messages of a rule.
  ///
  /// - Parameters:
  ///   - choice: By default, only the rule is checked.
  ///   - architecture: The name of the chosen architecture.
  func messages(
    of rule: String, _ choice: RuleChoice? = nil, architecture: String? = nil
  ) throws -> [String] {
    try findings(of: rule, choice, architecture: architecture).map(\.message)
  }

  func findings(
    of rule: String, _ choice: RuleChoice? = nil, architecture: String? = nil
  ) throws -> [LintFinding] {
    var only = RuleChoice()
    only.only = [rule]
    return try report(choice ?? only, architecture: architecture).findings
      .filter { $0.rule.id == rule }
  }

  func report(_ choice: RuleChoice, architecture: String? = nil) throws -> LintReport {
    let others = ShippedArchitectures.byPreference.filter { $0 != architecture }
    let names = (architecture.map { [$0] } ?? []) + others
    let architectures = try names.map { try ArchitectureReader().architecture(named: $0) }
    let sources = TextsInMemory(texts.mapValues { Array($0.utf8) })
    let paths = texts.keys.sorted()
    let found = DiscoveredProject(
      SourceFiles(
        swift: paths.filter { $0.hasSuffix(".swift") },
        interfaces: paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }),
      in: sources, targets: ProjectTargets(targets), architectures: architectures,
      options: DiscoveredProject.Options(statedArchitecture: architecture))
    return Linter(architectures: architectures, choice: choice).report(
      on: LintedProject(found, in: sources, architectures: architectures))
  }

  // MARK: Code

  /// A module of four parts in a folder of its own. Its assembly makes the screen.
  ///
  /// - Parameter router: The code of the router's method `open`.
  static func module(_ name: String, in folder: String = "Modules", router: String = "") -> String {
    """
    // \(folder)/\(name)/\(name)ViewController.swift
    protocol \(name)ViewInput: AnyObject {}
    final class \(name)ViewController: UIViewController, \(name)ViewInput {
      var output: \(name)ViewOutput!
      override func viewDidAppear(_ animated: Bool) { output.didTap() }
    }
    // \(folder)/\(name)/\(name)Presenter.swift
    protocol \(name)ViewOutput: AnyObject { func didTap() }
    final class \(name)Presenter: \(name)ViewOutput {
      weak var view: \(name)ViewInput?
      var router: \(name)RouterInput!
      func didTap() { router.open() }
    }
    // \(folder)/\(name)/\(name)Router.swift
    protocol \(name)RouterInput: AnyObject { func open() }
    final class \(name)Router: \(name)RouterInput {
      weak var screen: UIViewController?
      func open() { \(router) }
    }
    // \(folder)/\(name)/\(name)Assembly.swift
    final class \(name)Assembly {
      static func make() -> UIViewController {
        let view = \(name)ViewController()
        let presenter = \(name)Presenter()
        let router = \(name)Router()
        view.output = presenter
        presenter.view = view
        presenter.router = router
        router.screen = view
        return view
      }
    }

    """
  }

  /// A module of five parts.
  ///
  /// - Parameter interactor: The members of the interactor.
  static func moduleWithInteractor(_ name: String, _ interactor: String = "") -> String {
    module(name)
      .replacing(
        "var router: \(name)RouterInput!",
        with: "var router: \(name)RouterInput!\n  var interactor: \(name)InteractorInput!"
      )
      .replacing(
        "presenter.view = view",
        with: "presenter.view = view\n    presenter.interactor = \(name)Interactor()") + """
        // Modules/\(name)/\(name)Interactor.swift
        protocol \(name)InteractorInput: AnyObject {}
        final class \(name)Interactor: \(name)InteractorInput {
          \(interactor)
        }

        """
  }

  /// A call that opens a module by its assembly.
  static func push(_ name: String) -> String {
    "screen?.navigationController?.pushViewController(\(name)Assembly.make(), animated: true)"
  }

  /// An app's delegate that begins with a module.
  ///
  /// - Parameter others: Other methods.
  static func delegate(opening name: String, _ others: String = "") -> String {
    """
    // App/AppDelegate.swift
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        window?.rootViewController = \(name)Assembly.make()
        return true
      }
      \(others)
    }

    """
  }
}
