import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds screens that functions of the project take from storyboards, by the identifiers that they get.
extension GraphReader {
  /// Finds where code gives the identifier of a screen's class to a function that takes the screen from a storyboard:
  /// `push(withIdentifier: ProfileViewController.storyboardIdentifier)`.
  func findIdentifiedScreens() {
    if takers.isEmpty { return }
    for taker in takers.keys.sorted(by: { $0.number < $1.number }) {
      for place in app.places(named: taker) {
        let tree = trees[place.file]
        guard let call = tree.call(after: Int(place.node)) else { continue }
        for argument in tree.facts.parts(.argument, of: call) {
          guard let chain = tree.facts.part(.chain, of: argument),
            let screen = screen(identifiedBy: chain, tree)
          else { continue }
          addIfItIdentifies(screen, chain, at: SyntaxPlace(file: place.file, node: Int32(chain)))
        }
      }
    }
  }

  /// Adds the screen that a function of the project gets by an identifier, if the function takes it from a storyboard.
  func addIfItIdentifies(_ screen: Int, _ identifier: Int, at place: SyntaxPlace) {
    let tree = trees[place.file]
    let argument = tree.parent(of: identifier)
    guard tree.kind(argument) == .argument, let callee = tree.callee(of: tree.parent(of: argument)),
      let taker = takers[tree.name(callee)]?.first(where: { $0.label == tree.name(argument) }),
      members.member(around: place) != taker.member
    else { return }
    identifiedActions[place] = taker.action
    add(.screen(screen), at: place, identifier)
  }

  /// Returns the screen of the class in `ProfileViewController.storyboardIdentifier`.
  private func screen(identifiedBy chain: Int, _ tree: SyntaxTree) -> Int? {
    let parts = Array(tree.facts.parts(of: chain))
    guard parts.count == 2, tree.kind(parts[0]) == .identifier, tree.kind(parts[1]) == .member
    else {
      return nil
    }
    return index.types(named: tree.name(parts[0])).lazy.compactMap(nodes.screen(of:)).first
  }

  /// A function that takes a screen from a storyboard by the identifier that it gets.
  struct IdentifierTaker {
    let member: Int
    let label: Name
    /// How it shows the screen, as far as it does.
    let action: ModuleGraph.Action?
  }

  /// The functions that take screens by identifiers, by their names.
  private func findTakers() -> [Name: [IdentifierTaker]] {
    var found: [Name: [IdentifierTaker]] = [:]
    for name in FrameworkNames.instantiatingCalls.listed.compactMap(index.names.name) {
      for place in app.places(named: name) {
        let (tree, node) = (trees[place.file], Int(place.node))
        guard let call = tree.call(after: node), let number = members.member(around: place),
          let function = members[number].function, !namesScreen(number)
        else { continue }
        let named = tree.facts.range(of: call).filter { tree.kind($0) == .identifier }.map(
          tree.name)
        guard let parameter = function.parameters.first(where: { named.contains($0.name) }) else {
          continue
        }
        found[function.name, default: []].append(
          IdentifierTaker(
            member: number, label: parameter.label,
            action: OpeningContext(members[number], trees).action(at: call)))
      }
    }
    return found
  }

  /// Returns true if a member's code names the class of a screen: then it is known without the identifier.
  private func namesScreen(_ number: Int) -> Bool {
    (events[number] ?? []).contains { if case .screen = $0.target { true } else { false } }
  }

  /// The functions of the project that take screens from storyboards by identifiers that they get, by their names.
  var takers: [Name: [IdentifierTaker]] {
    if let knownTakers { return knownTakers }
    let found = findTakers()
    knownTakers = found
    return found
  }
}
