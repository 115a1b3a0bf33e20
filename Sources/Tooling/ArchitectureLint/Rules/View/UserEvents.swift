import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The functions of a view that are called by controls, gestures and the system.
struct UserEvents {
  /// Called when the user does something: actions, targets
  /// of controls and gestures, selections in a list.
  private(set) var handlers: [Function] = []
  /// Called when the system or another part of the app posts a notification.
  private(set) var observers: [Function] = []

  private var actions: Set<Name> = []
  private var announced: Set<Name> = []

  init(of type: TypeDeclaration.ID, in module: LintedModule) {
    for place in module.places(of: type) { readSelectors(in: place, module) }
    for function in module.index.types[type].functions where function.hasBody && !function.isStatic
    {
      let isAction = module.index.has(.actions, in: function.attributes)
      if isAction || actions.contains(function.name) || Self.isChoice(function, module) {
        handlers.append(function)
      } else if announced.contains(function.name) {
        observers.append(function)
      }
    }
  }

  /// Returns true for `tableView(_:didSelectRowAt:)` and `collectionView(_:didSelectItemAt:)`.
  private static func isChoice(_ function: Function, _ module: LintedModule) -> Bool {
    guard function.parameters.count == 2 else { return false }
    return FrameworkNames.selectionLabels.contains(
      module.index.names[function.parameters[1].label])
  }

  /// Reads the functions in `#selector`. Functions for controls are in `action` arguments;
  /// functions for notifications are in the `selector` argument of `addObserver`.
  private mutating func readSelectors(in place: SyntaxPlace, _ module: LintedModule) {
    let file = module.index.files[Int(place.file)]
    let facts = file.facts
    let first = Int(place.node)
    for argument in facts.range(of: first) where facts.nodes[argument].kind == .argument {
      let isAction = facts.isNamed(argument, "action")
      guard isAction || facts.isNamed(argument, "selector"),
        let name = Self.selector(in: argument, file)
      else { continue }
      if isAction {
        actions.insert(name)
      } else if let notification = Self.notification(beside: argument, facts),
        !Self.isOfTheScreen(notification)
      {
        announced.insert(name)
      }
    }
  }

  /// Returns the last name in `#selector(…)`.
  private static func selector(in argument: Int, _ file: ProjectIndex.File) -> Name? {
    let facts = file.facts
    let last = argument + Int(facts.nodes[argument].count)
    let macro = (argument...last).first {
      facts.nodes[$0].kind == .macroExpansion && facts.isNamed($0, "selector")
    }
    guard let macro else { return nil }
    let end = macro + Int(facts.nodes[macro].count)
    let named = (macro + 1..<end + 1).last {
      facts.nodes[$0].kind == .identifier || facts.nodes[$0].kind == .member
    }
    return named.map { file.names[Int(facts.nodes[$0].name)] }
  }

  /// Returns the names in the expression for the notification that an observer is registered for.
  private static func notification(beside selector: Int, _ facts: SwiftFile) -> [String]? {
    let call = (0..<selector).last {
      facts.nodes[$0].kind == .call && facts.range(of: $0).contains(selector)
    }
    let argument = call.flatMap { call in
      facts.parts(.argument, of: call).first { facts.isNamed($0, "name") }
    }
    guard let argument else { return nil }
    return facts.range(of: argument).compactMap { node in
      switch facts.nodes[node].kind {
      case .identifier, .member, .implicitMember: facts.name(of: node)
      default: nil
      }
    }
  }

  /// Returns true if a notification concerns only how the view is drawn, for example if it is about
  /// the keyboard, text sizes, the orientation or a text field.
  private static func isOfTheScreen(_ words: [String]) -> Bool {
    words.contains { word in
      FrameworkNames.interfaceNotifications.listed.contains(where: word.lowercased().contains)
    }
  }
}
