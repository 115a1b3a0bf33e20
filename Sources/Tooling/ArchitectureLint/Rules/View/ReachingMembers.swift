import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// The members of a class whose code mentions certain names, directly or through other members.
///
/// Members with the same name count as one, because the code does not show which of them is meant.
struct ReachingMembers {
  private let goals: Set<Name>
  private let reaching: Set<Name>
  private let module: LintedModule

  init(of type: TypeDeclaration.ID, to goals: Set<Name>, in module: LintedModule) {
    self.goals = goals
    self.module = module
    let declarations = ([type] + module.index.superclasses(of: type)).map { module.index.types[$0] }
    let members = declarations.flatMap { declaration in
      declaration.functions.map { ($0.name, $0.place) }
        + declaration.properties.map { ($0.name, $0.place) }
    }
    // Names other than the goals and the members cannot lead to the goals.
    let known = goals.union(members.map(\.0))
    var users: [Name: [Name]] = [:]
    for (name, place) in members {
      module.forEachName(in: place) { used in
        if known.contains(used) { users[used, default: []].append(name) }
      }
    }
    var found: Set<Name> = []
    var open = Array(goals)
    while let next = open.popLast() {
      for user in users[next] ?? [] where !goals.contains(user) && found.insert(user).inserted {
        open.append(user)
      }
    }
    reaching = found
  }

  /// Returns true if a piece of the class's code mentions one of the names, directly or through
  /// other members.
  func reaches(from place: SyntaxPlace) -> Bool {
    var reaches = false
    module.forEachName(in: place) { name in
      reaches = reaches || goals.contains(name) || reaching.contains(name)
    }
    return reaches
  }
}

extension LintedModule {
  /// Calls `body` with the name of every value and member that a piece of code uses.
  fileprivate func forEachName(in place: SyntaxPlace, _ body: (Name) -> Void) {
    let file = index.files[Int(place.file)]
    for node in file.facts.range(of: Int(place.node)) {
      switch file.facts.nodes[node].kind {
      case .identifier, .member, .implicitMember, .capture:
        body(file.names[Int(file.facts.nodes[node].name)])
      default: break
      }
    }
  }

  /// Returns the names of the properties through which a part references roles with a trait.
  func names(ofReferencesFrom part: Part, to trait: Trait) -> Set<Name> {
    Set(
      heldReferences.filter { held in
        held.holder == part.type
          && architecture.roles(reachedBy: held.reference).contains {
            architecture.traits(ofRole: $0).contains(trait)
          }
      }.map(\.property.name))
  }
}
