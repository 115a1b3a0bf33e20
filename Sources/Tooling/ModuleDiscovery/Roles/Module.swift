package import AdderArchitectures

/// A module of a project: the types that have the roles of its architecture.
package struct Module: Sendable {
  package var name: String
  /// The architecture that best fits the module's wiring and names.
  package var architecture: String
  /// True if somebody chose this architecture: the project's settings name it, or the module was
  /// generated for it. Otherwise the module only resembles it.
  package var isArchitectureChosen = false
  /// The parts in the architecture's order. A role has more than one part if more than one
  /// user interface shows the module.
  package var parts: [Part] = []
  package var contracts: [ContractUse] = []

  package struct Part: Sendable {
    /// The architecture's name for the role.
    package var role: String
    package var type: TypeDeclaration.ID
    package var certainty: Certainty
    package var evidence: [Evidence]

    /// Returns true if the role is certain, the type's name indicates
    /// the role, or the type is a screen.
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

  /// A protocol of the project that is one of the architecture's contracts in this module.
  package struct ContractUse: Sendable {
    /// The architecture's name for the contract.
    package var contract: String
    package var type: TypeDeclaration.ID
    package var evidence: Evidence
  }

  package enum Certainty: Sendable {
    /// Wiring and names agree, or references in both directions confirm each other.
    case certain
    /// The role is more likely than any other.
    case likely
  }

  package func part(_ role: String) -> Part? { parts.first { $0.role == role } }
}

/// Evidence for a role.
package enum Evidence: Hashable, Sendable {
  /// The type is at one end of a reference that the architecture describes: `Presenter.view`.
  case wired(reference: String, edge: WiringGraph.Edge)
  /// The type at the other end of that reference refers back.
  case wiredBack(edge: WiringGraph.Edge)
  /// The type's name ends with a word for this role.
  case named(String)
  /// The property that holds the type is named like the role.
  case property(String)
  /// The property's declared protocol is named like the
  /// architecture's contract or like the role.
  case contract(String)
  /// The type inherits from a class that shows something, or a storyboard or xib shows the type.
  case showsSomething
  /// The type opens or closes other screens.
  case navigates
  /// The type creates this many of the module's other parts.
  case composes(Int)
}
