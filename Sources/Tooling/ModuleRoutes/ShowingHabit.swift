import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// How a module shows screens and takes its own away, as its code says. A new screen is shown in the
/// same way, because a push onto a stack that the module is not on would do nothing.
struct ShowingHabit {
  enum Way: Equatable {
    /// The module's screen is on a stack.
    case push
    case present
    /// The code does not say it: UIKit decides when the screen is shown.
    case either
  }

  private(set) var way = Way.either

  private var pushes = false
  private var presents = false
  private var pops = false
  private var dismisses = false

  /// - Parameters:
  ///   - navigator: the part that opens other modules.
  ///   - composers: the types that build the module.
  init(
    of navigator: TypeDeclaration.ID, builtBy composers: [TypeDeclaration.ID],
    in index: ProjectIndex
  ) {
    let type = index.types[navigator]
    let own = Set(type.functions.map { index.names[$0.name] })
    for place in [type.place] + type.extensions {
      read(place, own, index)
    }
    let isOnStack = composers.contains { composer in
      index.types[composer].functions.contains { function in
        function.parameters.contains { parameter in
          parameter.type?.names.contains { Screens.isStack(index.names[$0.last]) } ?? false
        }
      }
    }
    if pushes {
      way = .push
    } else if presents {
      way = .present
    } else if isOnStack || pops && !dismisses {
      way = .push
    } else if dismisses && !pops {
      way = .present
    }
  }

  /// Reads the calls in a type's code, but not those of its own methods.
  private mutating func read(_ place: SyntaxPlace, _ own: Set<String>, _ index: ProjectIndex) {
    let facts = index.files[Int(place.file)].facts
    for chain in facts.range(of: Int(place.node)) where facts.nodes[chain].kind == .chain {
      let steps = Array(facts.parts(of: chain))
      for (step, next) in zip(steps, steps.dropFirst()) where facts.nodes[next].kind == .call {
        switch facts.nodes[step].kind {
        case .member, .identifier: break
        default: continue
        }
        let name = facts.name(of: step)
        if facts.nodes[step].kind == .identifier, own.contains(name) { continue }
        let words = NameWords(name).words
        let isOfScreens = words.count == 1 || ["controller", "wireframe"].contains(words.last)
        switch words.first {
        case "push": pushes = true
        case "pop": pops = true
        case "dismiss": dismisses = true
        case "present"
        where isOfScreens && presentsModule(facts.part(.argument, of: next), facts, index):
          presents = true
        default: break
        }
      }
    }
  }

  /// Returns true if a value may be the screen of a module. Alerts and screens of the system, such as
  /// pickers, are presented by modules that push others.
  private func presentsModule(_ argument: Int?, _ facts: SwiftFile, _ index: ProjectIndex) -> Bool {
    // The screen has no label: `present(screen, animated: true)`.
    guard let argument, facts.name(of: argument).isEmpty,
      let value = facts.parts(of: argument).first(where: { _ in true })
    else { return false }
    guard let name = root(of: value, facts) else { return true }
    let created =
      name.first?.isUppercase == true ? name : creator(of: name, before: argument, facts)
    guard let created else { return true }
    let isOfSystem =
      index.types(named: created).isEmpty && Screens.isScreen(created) && !Screens.isStack(created)
    return !created.contains("Alert") && !isOfSystem
  }

  /// The first name of an expression: `Alert` in `Alert(title: "")`.
  private func root(of expression: Int, _ facts: SwiftFile) -> String? {
    facts.range(of: expression).first { facts.nodes[$0].kind == .identifier }.map(facts.name(of:))
  }

  /// The type of the object that a local constant gets.
  private func creator(of name: String, before place: Int, _ facts: SwiftFile) -> String? {
    let binding = (0..<place).last { node in
      facts.nodes[node].kind == .binding && facts.name(of: node) == name
    }
    return binding.flatMap { root(of: $0, facts) }.flatMap {
      $0.first?.isUppercase == true ? $0 : nil
    }
  }
}
