import AdderArchitectures
import AdderBase

/// Derives a module's name and the certainty of its parts from the parts' names.
struct ModuleNaming {
  let index: ProjectIndex
  let pattern: ArchitecturePattern

  /// The types that are parts of more than one module. Their names do not identify a module.
  let shared: Set<TypeDeclaration.ID>

  /// Returns the most frequent name that remains after the role suffixes are removed from the
  /// parts' names.
  func name(of module: Module) -> String {
    let own = module.parts.filter { !shared.contains($0.type) }
    return mostCommonStem(own) ?? mostCommonStem(module.parts)
      ?? index.name(of: module.parts[0].type)
  }

  private func mostCommonStem(_ parts: [Module.Part]) -> String? {
    var votes: [String: Int] = [:]
    for part in parts {
      if let stem = stem(of: part) ?? stem(ofController: part.type) {
        votes[stem, default: 0] += weight(of: part)
      }
    }
    // `LoginViewPresenter`, `LoginVCPresenter` and `BaseLoginPresenter` beside `LoginViewController` belong to the module
    // Login.
    for (stem, count) in votes {
      let screen = (Self.screens + ["View"]).first(where: stem.hasSuffix)
      let short = screen.map { String(stem.dropLast($0.count)) } ?? stem
      let plain = short.hasPrefix("Base") ? String(short.dropFirst("Base".count)) : short
      if plain != stem, votes[plain] != nil { votes[plain, default: 0] += count }
    }
    return votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Returns true for the module's name, also with `VC` or `ViewController` behind it.
  func isName(_ stem: String, of module: Module) -> Bool {
    ([""] + Self.screens).contains { stem == module.name + $0 }
  }

  /// Returns the module's name for a screen such as `ListVC`.
  private func stem(ofController type: TypeDeclaration.ID) -> String? {
    let name = index.plainName(of: type)
    return name.hasSuffix(Self.controller) && name != Self.controller
      ? String(name.dropLast(Self.controller.count)) : nil
  }

  private static let implementations = ["Implementation", "Impl", "Imp"]
  private static let controller = "VC"
  private static let screens = ["ViewController", controller]

  /// Returns the module's name, followed by the longer names that several parts begin with: `ListView` for
  /// `ListViewPresenter` and `ListViewInteractor` beside `ListViewController`, and `ListVC` for a `ListVCPresenter`.
  func stems(of module: Module) -> [String] {
    var counts: [String: Int] = [:]
    for stem in module.parts.compactMap(stem) { counts[stem, default: 0] += 1 }
    let longer = counts.filter {
      $0.key != module.name && ($0.value > 1 || isName($0.key, of: module))
    }.keys.filter { $0.hasPrefix(module.name) }
    return [module.name] + longer.sorted()
  }

  /// Gives a part beside another one of its role the role that its whole name means: `FeedView` beside
  /// `FeedViewController`, in an architecture that has both.
  func settleRoles(of module: inout Module) {
    for number in module.parts.indices {
      let part = module.parts[number]
      guard module.parts.contains(where: { $0.role == part.role && $0.type != part.type }),
        !isNamed(part, pattern.architecture.role(named: part.role), in: module)
      else { continue }
      let meant = pattern.roles.first { isNamed(part, $0.role, in: module) }
      if let meant { module.parts[number].role = meant.role.name }
    }
  }

  private func isNamed(_ part: Module.Part, _ role: Role?, in module: Module) -> Bool {
    let name = index.name(of: part.type)
    return role?.typeNames.contains { $0.typeName(module: module.name) == name } ?? false
  }

  /// The type that decides for the module counts twice as much as another part, and a helper half as
  /// much.
  private func weight(of part: Module.Part) -> Int {
    let traits = pattern.architecture.traits(ofRole: part.role)
    if traits.contains(.decides) { return 4 }
    let core: Traits = [.shows, .appliesBusinessLogic, .formats, .navigates, .composes]
    return traits.hasAny(of: core) ? 2 : 1
  }

  private func stem(of part: Module.Part) -> String? {
    let plain = index.plainName(of: part.type)
    let cut = Self.implementations.first(where: plain.hasSuffix).map {
      String(plain.dropLast($0.count))
    }
    guard let role = pattern.roles.first(where: { $0.role.name == part.role }) else { return nil }
    let found = [plain, cut].compactMap(\.self).lazy.compactMap { name in
      role.allWords.filter(name.hasSuffix).max { $0.count < $1.count }.map { (name, $0) }
    }.first
    guard let (name, word) = found else { return nil }
    return word.count < name.count
      ? String(name.dropLast(word.count)) : stem(ofNested: part.type, word)
  }

  /// Returns the module's name for a part whose name is nothing but its role, in the name of its file or of the
  /// type around it: `News` for `NewsScene.Presenter` in `NewsPresenter.swift`.
  private func stem(ofNested type: TypeDeclaration.ID, _ word: String) -> String? {
    let declaration = index.types[type]
    guard let outer = declaration.outer else { return nil }
    let file = index.files[Int(declaration.place.file)].path.fileStem
    guard file.hasSuffix(word) else { return index.name(of: outer) }
    // `Home+View` is the part `View` of the module `Home`.
    var stem = file.dropLast(word.count)
    while let last = stem.last, !last.isLetter, !last.isNumber { stem.removeLast() }
    return stem.isEmpty ? index.name(of: outer) : String(stem)
  }

  /// Returns how certain a part's role is.
  ///
  /// A type that composes the module is certain. A part with at least two references is certain if
  /// its name or its weight confirms the role, or if it is a screen. A part with one reference is
  /// certain if its name contains the module's name, and if its weight confirms the role or it is a
  /// screen.
  func certainty(of part: Module.Part, weight: Int, in module: Module) -> Module.Certainty {
    let wires = part.evidence.count { evidence in
      switch evidence {
      case .wired, .wiredBack: true
      case .named, .property, .contract, .showsSomething, .navigates, .composes: false
      }
    }
    if pattern.architecture.traits(ofRole: part.role).contains(.isWholeModule) { return .certain }
    let isNamed = part.evidence.contains { if case .named = $0 { true } else { false } }
    let bearsName = isNamed && stem(of: part).map { isName($0, of: module) } ?? false
    if part.evidence.contains(where: { if case .composes = $0 { true } else { false } }) {
      // A builder composes a module as a wireframe does, but need not open other screens.
      let navigates = pattern.architecture.traits(ofRole: part.role).contains(.navigates)
      let name = index.name(of: part.type).lowercased()
      let isNavigator = RoleWords.navigating.contains { name.contains($0.lowercased()) }
      return navigates && !isNavigator ? .likely : .certain
    }
    let isShown = part.evidence.contains(.showsSomething)
    // A view whose state is wired instead of the view itself.
    if wires == 0, isShown, bearsName { return .certain }
    if wires > 1 { return isNamed || weight >= 8 || isShown ? .certain : .likely }
    return wires == 1 && bearsName && (weight >= 7 || isShown) ? .certain : .likely
  }
}

extension ProjectIndex {
  /// Returns the name of a type, without the types that contain it.
  package func name(of type: TypeDeclaration.ID) -> String { names[types[type].name] }
}
