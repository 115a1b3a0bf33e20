import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds where code takes screens from storyboards by names.
extension GraphReader {
  /// Finds where code takes a screen from a storyboard and does not name its class.
  func findStoryboardScreens() {
    for (identifier, (screens, areTabs)) in scenes.screensByIdentifier {
      let labels: Set = ["withIdentifier", "identifier", "restorationId"]
      func add(at place: SyntaxPlace) {
        for screen in screens.sorted() { self.add(.screen(screen), at: place, nil) }
        if areTabs { tabPlaces.insert(place) }
      }
      for place in literals(identifier) {
        let uses = usesOfConstant(place).filter { label(of: $0).map(labels.contains) ?? false }
        for use in uses { add(at: use) }
        if isNamedByCase(place, labels) { add(at: place) }
        if uses.isEmpty, label(of: place).map(labels.contains) ?? isPassedOn(place) {
          add(at: place)
        } else if uses.isEmpty, screens.count == 1, let screen = screens.first {
          addIfItIdentifies(screen, Int(place.node), at: place)
        }
      }
    }
    for (name, screens) in scenes.initialScreens {
      let labels: Set = ["name", "storyboardName", "storyboard"]
      for place in literals(name) {
        if isNamedByCase(place, labels) {
          for screen in Set(screens) { add(.screen(screen), at: place, nil) }
        }
        let uses = label(of: place) == nil ? usesOfConstant(place) : [place]
        for use in uses
        where label(of: use).map(labels.contains) ?? false && takesInitialScreen(use) {
          for screen in Set(screens) { add(.screen(screen), at: use, nil) }
        }
      }
    }
  }

  /// Returns where code names the constant that a text is the value of: `login` for `static let login = "Login"` and
  /// for `case login = "Login"`.
  private func usesOfConstant(_ place: SyntaxPlace) -> [SyntaxPlace] {
    let tree = trees[place.file]
    let around = tree.parent(of: Int(place.node))
    guard [.binding, .enumElement].contains(tree.kind(around)) else { return [] }
    let name = tree.name(around)
    let owner = properties(named: name).first { owned in
      let declaration = owned.property.place
      return declaration.file == place.file
        && tree.facts.range(of: Int(declaration.node)).contains(Int(place.node))
    }?.owner
    return app.places(named: name).filter { use in
      switch trees[use.file].kind(Int(use.node)) {
      case .implicitMember: true
      case .member: owner.map { isOfOther(use, than: $0) } != true
      default: false
      }
    }
  }

  /// Returns true for a member of another type that has the same name: `self.identifier` in another screen, or
  /// `LoginViewController.identifier`.
  private func isOfOther(_ use: SyntaxPlace, than owner: TypeDeclaration.ID) -> Bool {
    let (tree, node) = (trees[use.file], Int(use.node))
    guard let chain = tree.chain(around: node),
      let caller = members.member(around: use).map({ members[$0] })
    else { return false }
    let before = Array(tree.facts.parts(of: chain).prefix { $0 < node })
    let type = type(named: before, in: caller, tree) ?? type(ofPath: before, in: caller, tree)
    guard let type else { return false }
    return type != owner && !index.superclasses(of: type).contains(owner)
      && !index.protocols(of: type).contains(owner)
  }

  /// Returns true for a text that a property has for one of its enumeration's cases, if code takes a screen by the
  /// property: "Login" in `var name: String { switch self { case .login: return "Login" } }`.
  private func isNamedByCase(_ place: SyntaxPlace, _ labels: Set<String>) -> Bool {
    guard let member = members.member(around: place).map({ members[$0] }), let type = member.type,
      index.types[type].kind == .enum, label(of: place) == nil,
      !OpeningContext(member, trees).cases(at: Int(place.node)).isEmpty
    else { return false }
    return app.places(named: member.name).contains { label(of: $0).map(labels.contains) ?? false }
  }

  private func literals(_ text: String) -> [SyntaxPlace] {
    guard let name = index.names.name(text) else { return [] }
    return app.places(named: name).filter {
      index.files[Int($0.file)].facts.nodes[Int($0.node)].kind == .stringLiteral
    }
  }

  /// Returns the label of an argument; `nil` if it has none, or if the node is no argument.
  private func label(of place: SyntaxPlace) -> String? {
    let tree = trees[place.file]
    let value = tree.chain(around: Int(place.node)) ?? Int(place.node)
    let around = tree.parent(of: value)
    guard tree.kind(around) == .argument else { return nil }
    let label = tree.facts.name(of: around)
    return label.isEmpty ? nil : label
  }

  /// Returns true for the identifier of a screen in a type that takes screens from storyboards elsewhere in its
  /// code.
  private func isPassedOn(_ place: SyntaxPlace) -> Bool {
    guard let type = members.member(around: place).flatMap({ members[$0].type }) else {
      return false
    }
    return members.members(of: type).contains { number in
      let facts = trees[members[number].place.file].facts
      return members[number].range.contains { node in
        facts.nodes[node].kind == .member
          && FrameworkNames.instantiatingCalls.contains(facts.name(of: node))
      }
    }
  }

  /// Returns true for the name of a storyboard if the code there takes the initial screen.
  private func takesInitialScreen(_ place: SyntaxPlace) -> Bool {
    guard let member = members.member(around: place) else { return false }
    let tree = trees[place.file]
    let taking = members[member].range.filter { node in
      tree.kind(node) == .member
        && FrameworkNames.instantiatingCalls.contains(tree.facts.name(of: node))
    }
    if taking.isEmpty { return !isOnlyNamed(place) }
    return taking.allSatisfy { tree.facts.name(of: $0).contains("Initial") }
  }

  /// Returns true for the name of a storyboard of which code only makes an object:
  /// `static let main = UIStoryboard(name: "Main", bundle: nil)`.
  private func isOnlyNamed(_ place: SyntaxPlace) -> Bool {
    let tree = trees[place.file]
    let argument = tree.parent(of: tree.chain(around: Int(place.node)) ?? Int(place.node))
    let call = tree.parent(of: argument)
    guard tree.kind(call) == .call, let chain = tree.chain(around: call) else { return false }
    let parts = Array(tree.facts.parts(of: chain))
    return parts.last == call
      && parts.contains { FrameworkNames.storyboards.contains(tree.facts.name(of: $0)) }
  }
}
