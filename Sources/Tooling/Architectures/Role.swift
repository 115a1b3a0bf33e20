/// A part of a module, such as its presenter: its purpose, its name, and what it must not know.
package struct Role: Equatable, Sendable {
  /// The architecture's name for the role.
  package var name: String
  /// Other common names for the same part.
  package var aliases: [String] = []
  package var summary = ""
  package var traits: Traits = []
  /// The name patterns of the role's types. Generated code uses the first pattern; the others are
  /// accepted, too. Empty if any name is allowed.
  package var typeNames: [NamingPattern] = []
  package var kind = Kind.class
  /// The role's folder in the module's folder; `nil` if the role's files are elsewhere or
  /// directly in the module's folder.
  package var folder: String?
  /// The pattern of the name of the role's file, if it is not named after the type.
  package var file: NamingPattern?
  /// The condition under which modules have the role; `nil` if the role is optional.
  package var requirement: Requirement?
  /// Names of knowledge, roles and contracts that must not occur in the role's code. The name of a
  /// role also covers the role's types, and the contracts that no other role implements.
  package var mustNotKnow: [String] = []
  /// Names that the role may mention as exceptions: `UIImage`.
  package var mayMention: [String] = []
  /// The role's members that must be accessible from outside, for wiring and tests.
  package var keepsOpen: [OpenPart] = []
  /// The types that the role's types must inherit from, with conditions.
  package var inherits: [Inheritance] = []
  /// True if the role implements only the contracts that the architecture assigns to it.
  package var implementsNothingElse = false
  /// True if the role holds only its own views and the references that the architecture describes.
  package var holdsNothingElse = false
  /// The subjects of the role's test case; empty if the role needs no tests.
  package var tests: [TestSubject] = []
  /// The section of the architecture's source document that describes the role.
  package var source: String?

  package init(name: String) { self.name = name }

  package enum Kind: String, Equatable, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, `protocol`
  }

  package enum Requirement: String, Equatable, Sendable, CaseIterable {
    /// Every module has the role.
    case always
    /// A module has the role unless there would be nothing for it to do.
    case whereNeeded
  }

  /// True if the role is not optional.
  package var isRequired: Bool { requirement != nil }

  package enum OpenPart: String, Equatable, Sendable, CaseIterable {
    case dependencies, outlets, actions
  }

  /// A subject of a role's test case.
  package enum TestSubject: String, Equatable, Sendable, CaseIterable {
    /// Each user action results in a call to the right contract.
    case events
    /// Each call changes what is shown.
    case input
    /// Life cycle events of the view are forwarded.
    case lifecycle
    /// Each transition to another module works.
    case transitions
    /// Services are called depending on the results of other services.
    case services
    /// Calls are forwarded with the right decisions.
    case forwarding
    /// Calls from other modules are handled.
    case entrance
    /// Values are formatted as they should be shown.
    case formatting
    /// All parts have the right types, and every dependency is set.
    case wiring

    /// What the tests cover, for users.
    package var summary: String {
      switch self {
      case .events: "events"
      case .input: "input"
      case .lifecycle: "life cycle"
      case .transitions: "transitions"
      case .services: "services"
      case .forwarding: "forwarding"
      case .entrance: "calls from other modules"
      case .formatting: "formatting"
      case .wiring: "wiring"
      }
    }
  }

  package func has(_ trait: Trait) -> Bool { traits.contains(trait) }
}

/// A type that another type must inherit from, if the source text meets a condition.
package struct Inheritance: Equatable, Sendable {
  package var type: String
  /// The library that must be imported; `nil` if none is required.
  package var whenImported: String?
  /// The name that the project must mention; `nil` if none is required.
  package var whenMentioned: String?

  package init(type: String, whenImported: String? = nil, whenMentioned: String? = nil) {
    self.type = type
    self.whenImported = whenImported
    self.whenMentioned = whenMentioned
  }
}
