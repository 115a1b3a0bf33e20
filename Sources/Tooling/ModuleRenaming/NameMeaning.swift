/// What the words around a module's name say in the name of a function, a variable or a type.
struct NameMeaning {
  private let before: String
  private let module: String
  private let after: String

  /// - Parameter places: The byte ranges of the module's name. If there are several, the words before
  ///   the first and after the last one count.
  init?(_ name: String, _ places: [Range<Int>]) {
    guard let first = places.first, let last = places.last else { return nil }
    let bytes = Array(name.utf8)
    before = String(decoding: bytes[..<first.lowerBound], as: UTF8.self)
    module = String(decoding: bytes[first], as: UTF8.self)
    after = String(decoding: bytes[last.upperBound...], as: UTF8.self)
  }

  var beginsWithModule: Bool { before.isEmpty }

  /// True for the module's name alone.
  var isBare: Bool { before.isEmpty && after.isEmpty }

  /// True for `profileDidClose` and `profileModuleWillOpen`, through which a module reports something.
  var reports: Bool { ["Did", "Will", "Should", "Module"].contains(where: after.hasPrefix) }

  /// True if the name calls the module a screen: `closeProfileScene`, `profileViewController`.
  var isScreen: Bool {
    ["Module", "Scene", "Screen", "ViewController", "VC"].contains { word in
      after.hasPrefix(word) && after.dropFirst(word.count).first?.isLowercase != true
    }
  }

  /// True for the container in which the module is shown: `profileNavigationController`.
  var isNavigation: Bool {
    beginsWithModule
      && ["Nav", "NavController", "NavVC", "Navigation", "NavigationController", "NavigationVC"]
        .contains(after)
  }

  /// True for the name of a part: `profilePresenter`, `mockProfileRouter`.
  var isPart: Bool {
    Self.parts.contains(after)
      || ["Flow", "Module", "Scene", "Screen"].contains { word in
        after.hasPrefix(word) && Self.parts.contains(String(after.dropFirst(word.count)))
      }
  }

  /// True for `startProfileFlow`, which can mean more than the module.
  var isFlow: Bool { after == "Flow" }

  /// True for `openProfile`, `showProfileScreen` and `routeToProfileWithID`.
  var opens: Bool {
    Self.opening.contains(before) && isWhole
      || after == "Tab" && (before == "select" || Self.opening.contains(before))
  }

  /// True for `goToProfile` and `navigateToProfileScreen`, which cannot mean that data is shown, and for `showEditProfile`
  /// of a module that is called like what its user does.
  var navigates: Bool {
    opens
      && (before == "open" || before.lowercased().hasSuffix("to")
        || beginsWithVerb && ["launch", "push", "show", "start"].contains(before))
  }

  /// True for the modules `SignUp`, `Login` and `EditProfile`.
  var isVerb: Bool { beginsWithVerb || Self.isVerb(module.lowercased()) }

  /// True for the module `EditProfile`.
  var beginsWithVerb: Bool {
    let words = module.capitalizedWords
    return words.count > 1 && words.first.map { Self.isVerb($0.lowercased()) } ?? false
  }

  private static func isVerb(_ word: String) -> Bool {
    verbs.contains(word) || fetching.contains(word) || treating.contains(word)
  }

  /// True for `dismissBackToProfile` and `didSelectBackToProfileAction`, however long the name is.
  var leadsTo: Bool {
    let words = before.capitalizedWords.map { $0.lowercased() }
    return words.last == "to" && words.contains(where: Self.leading.contains)
  }

  /// True for `getProfile` and `fetchProfiles`, which return data.
  var fetches: Bool { Self.fetching.contains(before) && ["", "s", "Data"].contains(after) }

  /// True for `didTapSendProfileButton`, `addProfileRow` and `removeRowFromProfile`, where a verb makes the module's
  /// name that of data.
  var treatsData: Bool {
    let words = before.capitalizedWords.map { $0.lowercased() }
    let isBehindPreposition = words.count > 1 && ["from", "in", "to"].contains(words.last)
    guard let verb = isBehindPreposition ? words.first : words.last,
      Self.fetching.contains(verb) || Self.treating.contains(verb)
    else { return false }
    return !isScreen && !endsWithPart && (after.isEmpty || !Self.screens.contains(after))
  }

  /// True for `profileList`, which contains data.
  var isList: Bool { ["Array", "List"].contains(after) }

  /// True for `handleAdd`, `addButton` and `AddEditMode` of the module `Add`, where the module's name is what somebody does.
  var isActionOfVerb: Bool {
    guard Self.plainVerbs.contains(module.lowercased()), !isPart, !isScreen else { return false }
    let word = before.capitalizedWords.last?.lowercased()
    let next = after.capitalizedWords.first
    return word.map(Self.actions.contains) ?? false
      || next.map { Self.controls.contains($0) || Self.plainVerbs.contains($0.lowercased()) }
        ?? false
  }

  /// True for `didSelectProfile` of the module `SelectProfile`, where the module's words say what happened.
  var usesModuleAsVerb: Bool {
    guard let verb = module.capitalizedWords.first?.lowercased(), !isScreen, !isPart,
      let word = before.capitalizedWords.last?.lowercased()
    else { return false }
    return Self.auxiliaries.contains(word) && Self.isVerb(verb)
  }

  /// True for `makeProfile` and `provideProfileModule`.
  var makes: Bool { Self.making.contains(before) }

  /// True for `profileUseCase`.
  var namesPart: Bool { isPart || Self.roles.contains(where: after.hasPrefix) }

  /// True for the name of a part, whatever else the name says of it: `profileHeaderView`.
  var endsWithPart: Bool {
    (Self.parts.union(["View", "Controller", "Cell"])).contains(where: after.hasSuffix)
  }

  /// Returns true if the part that a name means is also what a type's name ends with: `profileRouter` and
  /// `DefaultRouter`.
  func isRole(of type: String) -> Bool { isPart && type.hasSuffix(after) }

  /// True for `closeProfile` and `dismissProfileScreen`.
  var closes: Bool { Self.closing.contains(before) && isWhole }

  /// True if what follows adds nothing but the word for a screen, or a parameter.
  var isWhole: Bool {
    Self.screens.contains(after)
      || Self.prepositions.contains { word in
        after.hasPrefix(word) && after.dropFirst(word.count).first?.isLowercase != true
      }
  }

  /// Returns a name without its last word, if that is a word for a screen: `Profile` for `ProfileScene`.
  static func withoutScreen(_ name: String) -> String? {
    let word = screens.filter { !$0.isEmpty && name.hasSuffix($0) && name != $0 }
      .max { $0.count < $1.count }
    return word.map { String(name.dropLast($0.count)) }
  }

  private static let parts: Set = [
    "Assembler", "Assembly", "Builder", "Configurator", "Coordinator", "Factory", "Interactor",
    "Module", "Presenter",
    "Router", "Scene", "Screen", "VC", "ViewController", "WireFrame", "Wireframe",
  ]
  private static let screens: Set = [
    "", "Controller", "Flow", "Interface", "Module", "Page", "Scene", "Screen", "View",
    "ViewController", "VC",
  ]
  private static let prepositions = ["With", "For", "From", "By", "In", "On"]
  private static let making: Set = ["assemble", "build", "create", "make", "provide", "setup"]
  private static let roles = ["Delegate", "UseCase", "View", "DataSource", "Controller"]
  private static let fetching: Set = [
    "delete", "download", "fetch", "get", "load", "remove", "request", "retrieve", "save", "search",
    "store", "update",
  ]
  private static let treating: Set = [
    "add", "edit", "like", "post", "rate", "read", "reply", "report", "send", "share", "upload",
    "write",
  ]
  private static let auxiliaries: Set = [
    "can", "cannot", "could", "did", "do", "has", "must", "perform", "should", "try", "will",
  ]
  private static let verbs: Set = [
    "accept", "apply", "book", "buy", "cancel", "change", "check", "choose", "complete", "confirm",
    "connect", "create", "enter", "export", "filter", "find", "forgot", "import", "invite", "join",
    "learn", "log", "login", "logout", "manage", "order", "pay", "pick", "play", "prepare",
    "rename",
    "record", "register", "reset", "review", "scan", "select", "set", "setup", "sign", "signin",
    "signup", "sort", "start", "submit", "track", "verify", "view", "vote", "watch",
  ]
  /// The verbs that name a screen only where nothing else fits: no noun is written alike.
  private static let plainVerbs: Set = [
    "add", "choose", "create", "delete", "edit", "register", "remove", "select", "send", "update",
  ]
  private static let actions: Set = [
    "clicked", "do", "handle", "on", "perform", "press", "tap", "tapped",
  ]
  private static let controls: Set = [
    "Action", "Btn", "Button", "Clicked", "Pressed", "Tap", "Tapped", "Touched",
  ]
  private static let closing: Set = ["close", "dismiss", "hide"]
  private static let leading: Set = [
    "back", "dismiss", "go", "move", "navigate", "pop", "redirect", "return", "route", "switch",
    "transition", "unwind",
  ]
  private static let opening: Set = [
    "display", "go", "goTo", "launch", "moveTo", "navigateTo", "open", "present", "presentTo",
    "proceedTo", "push", "pushTo", "redirectTo", "routeTo", "show", "start", "switchTo", "to",
    "transitionTo",
  ]
}
