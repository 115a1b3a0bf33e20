import AdderSwiftSource

/// A class of the tests whose objects record transitions.
struct ScreenSpy: Hashable {
  /// The class that it replaces: `UIViewController`, `UINavigationController`, or a class of the project.
  let superclass: String
  let kind: Kind

  enum Kind: Sendable {
    case screen
    case navigation
    /// An object of a final class. Only its navigation controller is replaced.
    case original
  }

  static let screen = ScreenSpy(superclass: "UIViewController", kind: .screen)
  static let navigation = ScreenSpy(superclass: "UINavigationController", kind: .navigation)

  /// `ScreenSpy`, `NavigationSpy`, or `ProfileViewControllerSpy`; the class itself if it is final.
  var name: String {
    switch self {
    case .screen: "ScreenSpy"
    case .navigation: "NavigationSpy"
    default: kind == .original ? superclass : superclass.filter { $0 != "." } + "Spy"
    }
  }

  /// The spy for an object of a type; `nil` if the type is no screen that a test can replace.
  ///
  /// - Returns: The arguments of its initializer, too.
  static func spy(for type: Syntax, _ samples: SampleValues) -> (
    spy: ScreenSpy, arguments: [String]
  )? {
    var type = type.plainType
    while [.optionalType, .unwrappedType].contains(type.kind), let inner = type.type {
      type = inner.plainType
    }
    switch type.pathName {
    case "UIViewController": return (.screen, [])
    case "UINavigationController": return (.navigation, [])
    default: break
    }
    guard let declaration = samples.types.declaration(of: type),
      samples.types.isScreen(declaration), !declaration.isPrivate,
      declaration.node.part(.genericParameter) == nil,
      let arguments = samples.arguments(of: declaration)
    else { return nil }
    let kind: Kind = declaration.node.has(modifier: "final") ? .original : .screen
    return (ScreenSpy(superclass: declaration.qualifiedName, kind: kind), arguments)
  }

  /// What a screen records in a test.
  struct Recorded: Hashable {
    let spy: ScreenSpy
    let transition: Transition
  }

  /// The declaration of the class.
  ///
  /// - Parameters:
  ///   - recorded: What its objects record.
  ///   - hasNavigation: True if tests read what its navigation controller records.
  func declaration(recording recorded: Set<Transition>, hasNavigation: Bool) -> [String] {
    let recorded = recorded.sorted { $0.method < $1.method }
    var body = recorded.map(\.property)
    if hasNavigation {
      body.insert("let navigation = \(Self.navigation.name)()", at: 0)
      body += ["", "override var navigationController: UINavigationController? { navigation }"]
    }
    for transition in recorded { body += [""] + transition.code }
    return [
      "/// Records transitions instead of making them.",
      "private final class \(name): \(superclass) {",
    ] + body.indented + ["}"]
  }
}
