/// A part of a module, such as its presenter: its purpose, its name, and what it
/// must not know.
package struct Role: Equatable, Sendable {
  /// How the architecture calls it.
  package var name: String
  /// Other words of the field for the same part.
  package var aliases: [String] = []
  package var summary = ""
  package var traits: Traits = []
  /// The names of its types. The first pattern is generated, the others are accepted;
  /// none when its types have free names.
  package var typeNames: [NamingPattern] = []
  package var kind = Kind.class
  /// The folder in the module's folder where it lies; `nil` when it lies elsewhere or directly in
  /// the module's folder.
  package var folder: String?
  /// Whether modules have it; `nil` for one that a module can do without.
  package var requirement: Requirement?
  /// Names of knowledge, roles and contracts that must not occur in it. A role includes its
  /// types and the contracts that lead to it.
  package var mustNotKnow: [String] = []
  /// Names it may mention even so: `UIImage`.
  package var mayMention: [String] = []
  /// What of it must be reachable from outside, for wiring and tests.
  package var keepsOpen: [OpenPart] = []
  /// What it must inherit from, under which condition.
  package var inherits: [Inheritance] = []
  /// Whether it implements the contracts that lead to it and no other protocol.
  package var implementsNothingElse = false
  /// Whether it holds the references of the architecture and nothing else but its own views.
  package var holdsNothingElse = false
  /// What its test case covers; nothing when it needs none.
  package var tests: [TestSubject] = []
  /// Where its source says all this.
  package var source: String?

  package init(name: String) { self.name = name }

  package enum Kind: String, Equatable, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, `protocol`
  }

  package enum Requirement: String, Equatable, Sendable, CaseIterable {
    /// Every module has it.
    case always
    /// A module has it unless there is nothing for it to do.
    case whereNeeded
  }

  /// Whether modules have it.
  package var isRequired: Bool { requirement != nil }

  package enum OpenPart: String, Equatable, Sendable, CaseIterable {
    case dependencies, outlets, actions
  }

  /// What a role's test case is about.
  package enum TestSubject: String, Equatable, Sendable, CaseIterable {
    /// Each thing the user does reaches the contract it should.
    case events
    /// Each call changes what is shown.
    case input
    /// Events in the life of the view are passed on.
    case lifecycle
    /// Each way out of the module.
    case transitions
    /// Calls of services that depend on others' answers.
    case services
    /// Calls that are passed on, and what is decided on the way.
    case forwarding
    /// What other modules say to it.
    case entrance
    /// Values in the form in which they are shown.
    case formatting
    /// The right parts, every dependency filled.
    case wiring
  }

  package func has(_ trait: Trait) -> Bool { traits.contains(trait) }
}

/// A type that another inherits from, under a condition that the source text fulfils or not.
package struct Inheritance: Equatable, Sendable {
  package var type: String
  /// The library that must be imported; `nil` for any.
  package var whenImported: String?
  /// The name that must be mentioned somewhere in the project; `nil` for none.
  package var whenMentioned: String?

  package init(type: String, whenImported: String? = nil, whenMentioned: String? = nil) {
    self.type = type
    self.whenImported = whenImported
    self.whenMentioned = whenMentioned
  }
}
