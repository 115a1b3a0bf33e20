import AdderArchitectures

/// What people call parts of modules besides what an architecture calls them (the glossary's
/// “Also called”).
enum RoleWords {
  /// Common endings of types that are not parts of modules.
  static let common: Set = ["Builder", "Controller", "Factory", "Provider", "Worker"]

  /// The words for a role of these traits, with capital letters.
  static func words(for role: Role) -> [String] {
    var words: [String] = []
    if role.has(.shows) { words += ["ViewController", "View", "Screen", "Controller"] }
    if role.has(.decides) { words += ["Presenter"] }
    if role.has(.appliesBusinessLogic) { words += ["Interactor"] }
    if role.has(.navigates) { words += ["Router", "Wireframe", "Coordinator", "Navigator"] }
    if role.has(.composes) {
      words += [
        "Assembly", "Configurator", "Builder", "Factory", "ViewFactory", "Assembler", "Wireframe",
      ]
    }
    // An interactor's helper that knows where its data come from.
    if role.has(.reachesData), !role.has(.isShared),
      role.typeNames.contains(where: { $0.placeholders.contains(.module) })
    {
      words += ["Worker", "Provider"]
    }
    return words
  }

  /// The role's own words: what types of it end with.
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
}
