import AdderArchitectures

/// Common names for parts of modules, in addition to those of an architecture
/// ("Also called" in the glossary).
enum RoleWords {
  /// Common suffixes in the names of types that are not parts of modules.
  static let common: Set = [
    "Builder", "Controller", "Factory", "Initializer", "ModuleInitializer", "Provider", "Worker",
  ]

  /// Common suffixes in the names of the storyboard objects that call a module's configurator.
  static let starting = ["ModuleInitializer", "Initializer"]

  /// Common suffixes in the names of types that navigate.
  static let navigating = ["Router", "Wireframe", "WireFrame", "Coordinator", "Navigator"]

  /// Common suffixes in the names of types that make something.
  static let making = ["Factory", "Builder", "Provider", module]

  /// The common suffix in the names of types that make a whole module: `FeedModule`.
  static let module = "Module"

  /// Common suffixes in the names of presenters, with the frequent misspelling.
  private static let presenters = ["Presenter", "Presentor"]

  /// Returns the common words for a role, based on its traits. Each word begins with a capital
  /// letter.
  static func words(for role: Role) -> [String] {
    var words: [String] = []
    if role.has(.shows) { words += ["ViewController", "View", "Screen", "Controller"] }
    if role.has(.decides) || role.name == presenters[0] { words += presenters }
    if role.has(.appliesBusinessLogic) { words += ["Interactor", "Interaction"] }
    if role.has(.navigates) { words += navigating }
    if role.has(.composes) {
      words += [
        "Assembly", "Configurator", "Builder", "Factory", "ViewFactory", "Assembler", "Wireframe",
      ]
    }
    if role.has(.isPlainData), role.kind == .enum { words += ["Models", "Model"] }
    // A role that accesses data and always belongs to a single module is a helper of the interactor.
    if role.has(.reachesData), !role.has(.isShared),
      role.typeNames.allSatisfy({ $0.placeholders.contains(.module) })
    {
      words += ["Worker", "Provider"]
    }
    return words
  }

  /// Returns the architecture's own words for a role, which are the suffixes of its type names.
  static func ownWords(of role: Role) -> [String] {
    var words = [role.name] + role.aliases
    for pattern in role.typeNames {
      if pattern.parts.count == 2, case .gap(.module) = pattern.parts[0],
        case .text(let text) = pattern.parts[1]
      {
        words.append(text)
      }
    }
    return words
  }

  /// Returns true if a type is named like a part that decides or navigates.
  static func isNamedLikePart(_ name: String) -> Bool {
    (presenters + ["Interactor"] + navigating).contains(where: name.holds)
  }

  /// Returns true if a class is named like the state of a view with this stem.
  static func isState(_ name: String, ofViewWith stem: String) -> Bool {
    // The stem of `ContentView` is empty.
    stem.isEmpty ? ["ViewModel", "ViewState"].contains(name) : name.hasPrefix(stem)
  }

  /// Returns a view's name without the words that make it one: `Profile` for `ProfileView`.
  static func viewStem(of name: String) -> String {
    let word = ["ContentView", "View", "Screen", "Page"].first(where: name.hasSuffix)
    return String(name.dropLast(word?.count ?? 0))
  }
}
