/// A part of a module, such as its presenter: its purpose, its name, and what it must not know.
package struct Role: Equatable, Sendable {
  /// The architecture's name for it.
  package var name: String
  /// Other common names for the same part.
  package var aliases: [String] = []
  package var summary = ""
  package var traits: Traits = []
  /// The names of its types. The first pattern is generated, the others are
  /// accepted; empty if any name is allowed.
  package var typeNames: [NamingPattern] = []
  package var kind = Kind.class
  /// Its folder in the module's folder; `nil` if it is elsewhere or
  /// directly in the module's folder.
  package var folder: String?
  /// The condition under which modules have it; `nil` if it is optional.
  package var requirement: Requirement?
  /// Names of knowledge, roles and contracts that must not occur in it. The name of a role stands
  /// for its types and for the contracts that lead to it.
  package var mustNotKnow: [String] = []
  /// Names that it may mention as exceptions: `UIImage`.
  package var mayMention: [String] = []
  /// Its members that must be accessible from outside, for wiring and tests.
  package var keepsOpen: [OpenPart] = []
  /// The types that it must inherit from, with conditions.
  package var inherits: [Inheritance] = []
  /// Whether it implements only the contracts that lead to it.
  package var implementsNothingElse = false
  /// Whether it holds only the references of the architecture and its own views.
  package var holdsNothingElse = false
  /// The subjects of its test case; empty if it needs none.
  package var tests: [TestSubject] = []
  /// The part of the architecture's source that describes it.
  package var source: String?

  package init(name: String) { self.name = name }

  package enum Kind: String, Equatable, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, `protocol`
  }

  package enum Requirement: String, Equatable, Sendable, CaseIterable {
    /// Every module has it.
    case always
    /// A module has it unless it would have nothing to do.
    case whereNeeded
  }

  /// Whether modules have it.
  package var isRequired: Bool { requirement != nil }

  package enum OpenPart: String, Equatable, Sendable, CaseIterable {
    case dependencies, outlets, actions
  }

  /// A subject of a role's test case.
  package enum TestSubject: String, Equatable, Sendable, CaseIterable {
    /// Each user action reaches the right contract.
    case events
    /// Each call changes what is shown.
    case input
    /// Life cycle events of the view are forwarded.
    case lifecycle
    /// Each transition to another module works.
    case transitions
    /// Services are called depending on the results of others.
    case services
    /// Calls are forwarded with the right decisions.
    case forwarding
    /// Calls from other modules are handled.
    case entrance
    /// Values are formatted as they are shown.
    case formatting
    /// All parts have the right types, and every dependency is set.
    case wiring
  }

  package func has(_ trait: Trait) -> Bool { traits.contains(trait) }
}

/// A type that another must inherit from, if the source text meets a condition.
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
