/// A call with which UIKit shows or closes screens, and how a screen of the tests records it.
struct Transition: Hashable, Sendable {
  /// The name and the labels of the method.
  let method: String
  let labels: [String?]
  /// `Pushes`, for the test's name.
  let verb: String
  /// The property with the recorded calls.
  let record: String
  /// What is recorded of a call.
  let argument: Argument
  let parameters: String
  var result: String?

  enum Argument: String, Sendable {
    case screen = "UIViewController"
    case screens = "[UIViewController]"
    case name = "String"
    case nothing = "Void"
  }

  /// True if the method can call a closure when it has ended.
  var hasCompletion: Bool { parameters.contains("completion") }

  private static let all = [
    Transition(
      method: "pushViewController", labels: [nil, "animated"], verb: "Pushes", record: "pushed",
      argument: .screen, parameters: "_ screen: UIViewController, animated: Bool"),
    Transition(
      method: "setViewControllers", labels: [nil, "animated"], verb: "Sets", record: "stacks",
      argument: .screens, parameters: "_ screens: [UIViewController], animated: Bool"),
    Transition(
      method: "popViewController", labels: ["animated"], verb: "Pops", record: "pops",
      argument: .nothing, parameters: "animated: Bool", result: "UIViewController?"),
    Transition(
      method: "popToRootViewController", labels: ["animated"], verb: "PopsToRoot",
      record: "popsToRoot", argument: .nothing, parameters: "animated: Bool",
      result: "[UIViewController]?"),
    Transition(
      method: "present", labels: [nil, "animated"], verb: "Presents", record: "presented",
      argument: .screen,
      parameters: "_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil"),
    Transition(
      method: "dismiss", labels: ["animated"], verb: "Dismisses", record: "dismissals",
      argument: .nothing, parameters: "animated: Bool, completion: (() -> Void)? = nil"),
    Transition(
      method: "show", labels: [nil, "sender"], verb: "Shows", record: "shown", argument: .screen,
      parameters: "_ screen: UIViewController, sender: Any?"),
    Transition(
      method: "performSegue", labels: ["withIdentifier", "sender"], verb: "PerformsSegue",
      record: "segues", argument: .name, parameters: "withIdentifier name: String, sender: Any?"),
  ]

  /// The methods that make transitions.
  static let methods = Set(all.map(\.method))

  /// Returns the transition that a call makes, if its arguments are those of the method.
  static func of(_ method: String, _ labels: [String?], hasTrailingClosure: Bool) -> Transition? {
    let labels = hasTrailingClosure ? labels + ["completion"] : labels
    return all.first { known in
      known.method == method
        && (known.labels == labels
          || known.hasCompletion && known.labels + ["completion"] == labels)
    }
  }

  /// The property of the class that records it.
  var property: String {
    "let \(record) = SpyCalls<\(argument.rawValue), Void, Never>(nil, \"\(method)\")"
  }

  /// The method of the class that records it.
  var code: [String] {
    var code: [String] =
      switch argument {
      case .screen: ["\(record).record(screen)"]
      case .screens:
        ["\(record).record(screens)", "super.\(method)(screens, animated: animated)"]
      case .name: ["\(record).record(name)"]
      case .nothing: ["\(record).record(())"]
      }
    if hasCompletion { code.append("completion?()") }
    if result != nil { code.append("return nil") }
    return Layout(depth: 0).function(
      "override func \(method)", parameters.split(separator: ", ").map(String.init),
      result.map { " -> \($0)" } ?? "", code)
  }
}
