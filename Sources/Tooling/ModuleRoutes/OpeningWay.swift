import AdderArchitectures
import AdderModuleDiscovery

/// How the navigating part of a module builds another module and shows it.
struct OpeningWay {
  /// The statements, indented with tabs.
  var body: [String]
  /// The property that keeps what builds the module.
  var property: String?
  /// What a method of its own does before the module is shown; `nil` if it needs no such method.
  var preparation: Preparation?
  /// The method that the part of the screen behind the navigating part needs for it.
  var screenMethod: ScreenMethod?
  /// The navigating part's property through which the module is shown.
  var handler: Name?
  /// What a test asks a double for that property, to check that the module was opened, once and no
  /// other: `opened.map { $0.view is ProfileView }`. The answer is `openedValue`.
  var openedCheck: String?
  /// The same for a double with the method that shows any view.
  var shownCheck: String?
  /// True if the statements pass data to the module.
  var passesData = false
  /// What the opened module gets from its opener.
  var handedOn: HandedOn?
  /// The part of the screen that the method takes, if the navigating part does not hold one.
  var entry: Entry?
  let maker: ModuleMaker

  static let openedValue = "[true]"

  /// A method that builds the module, and the property through which the module then shows itself.
  struct Preparation {
    /// The method's name: `injectProfileDependencies`.
    let method: String
    let property: String
    let body: [String]
  }

  /// A parameter through which a router is given its screen, as its other methods are.
  struct Entry {
    /// The parameter as it is written: `from view: any HomeViewInput`.
    let parameter: String
    /// The argument of the call: `from: view`.
    let argument: String
    /// The caller's property that must have a value for that; `nil` if it always has one.
    let needed: String?
    /// The code that calls something on the screen: `(view as? UIViewController)?.`.
    let screen: String
  }

  /// A method with which the protocol through which a router sees its screen shows any view.
  struct ScreenMethod {
    let names: ScreenNames
    let type: TypeDeclaration.ID
    /// The class of all screens.
    let view: String
  }

  /// The names of such a method, as the opener's architecture gives them: `showModule`, `showScene`.
  struct ScreenNames {
    let method: String
    /// What is shown: `module`, `scene`.
    let parameter: String
    /// The property of a test double that keeps what the method was given: `shownModules`.
    let shown: String

    init(in architecture: Architecture) {
      let contract = architecture.contracts.first { contract in
        contract.users.contains { architecture.role(named: $0)?.has(.navigates) ?? false }
          && contract.implementers.contains { architecture.role(named: $0)?.has(.shows) ?? false }
          && contract.methods.named[.opening]?.placeholders == []
      }
      method = contract?.methods.named[.opening]?.memberName([:]) ?? "showModule"
      let noun = NameWords(method).spelled.dropFirst().joined()
      parameter = noun.lowercasedFirst
      shown = "shown\(noun)s"
    }

    /// What a test asks the double, to check that a view was shown, once and no other.
    func check(of view: String) -> String { "\(shown).map { $0 is \(view) }" }

    /// The same check of a spy.
    func spied(_ check: String) -> String {
      check.replacing("\(shown).", with: "\(method)Calls.arguments.")
    }
  }
}
