package import AdderArchitectures

/// A module that a project has: the parts that were found to play its architecture's roles.
package struct Module: Sendable {
  package var name: String
  /// The architecture that its wiring and names fit best.
  package var architecture: String
  /// In the architecture's order; several of one role where several user interfaces show the module.
  package var parts: [Part] = []
  package var contracts: [ContractUse] = []

  package struct Part: Sendable {
    /// As the architecture calls it.
    package var role: String
    package var type: TypeDeclaration.ID
    package var certainty: Certainty
    package var evidence: [Evidence]

    /// Whether it plays its role for all that can be seen, or is at least called as if it did, or drawn.
    package func isKnown(as role: Role) -> Bool {
      certainty == .certain
        || evidence.contains { evidence in
          switch evidence {
          case .named(let word):
            !RoleWords.common.contains(word) || RoleWords.ownWords(of: role).contains(word)
          case .showsSomething: true
          case .wired, .wiredBack, .property, .contract, .navigates, .composes: false
          }
        }
    }
  }

  /// A protocol of the project that is one of the architecture's contracts here.
  package struct ContractUse: Sendable {
    /// As the architecture calls it.
    package var contract: String
    package var type: TypeDeclaration.ID
    package var evidence: Evidence
  }

  package enum Certainty: Sendable {
    /// Wiring and names, or wiring from both sides, say the same.
    case certain
    /// It is more likely than anything else.
    case likely
  }

  package func part(_ role: String) -> Part? { parts.first { $0.role == role } }
}

/// Evidence for a role.
package enum Evidence: Hashable, Sendable {
  /// It is held, or holds, as the architecture says: `Presenter.view`.
  case wired(reference: String, edge: WiringGraph.Edge)
  /// The other side of the reference points back.
  case wiredBack(edge: WiringGraph.Edge)
  /// Its name ends as types of this role do.
  case named(String)
  /// The property that holds it is named like the role.
  case property(String)
  /// The protocol that it is held by is named like the architecture's contract, or like the role.
  case contract(String)
  /// It inherits from a class that shows something.
  case showsSomething
  /// It takes the user to other screens itself.
  case navigates
  /// It makes these many of the module's other parts.
  case composes(Int)
}
