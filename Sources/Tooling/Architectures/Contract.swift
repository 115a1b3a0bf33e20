/// A protocol between parts: its callers, its implementers and its methods.
package struct Contract: Equatable, Sendable {
  package var name: String
  package var summary = ""
  /// The name of its protocol. The first pattern is generated, the others are
  /// accepted.
  package var protocolNames: [NamingPattern] = []
  /// The roles that use it: they say something through it.
  package var users: [String] = []
  /// The roles that implement it: it is said to them.
  package var implementers: [String] = []
  /// The folder in the module's folder where it lies.
  package var folder: String?
  /// The file it lies in, without an ending; `nil` when it has a file of its own name.
  package var file: NamingPattern?
  package var isRequired = false
  /// Whether only classes may implement it, so that it can be held weakly.
  package var isClassBound = true
  /// Which end of it is in another module.
  package var crossing = Crossing.within
  /// Whether its methods are synchronous: no completion handlers, nothing `async`.
  package var isSynchronous = true
  package var properties = Properties.none
  /// Names of knowledge and roles that its methods must not mention.
  package var mustNotMention: [String] = []
  /// Names its methods may mention even so.
  package var mayMention: [String] = []
  /// The only types its methods may mention; empty when that is not limited.
  package var mentionsOnly: [String] = []
  package var methods = MethodNaming()
  package var inherits: [Inheritance] = []
  package var source: String?

  package init(name: String) { self.name = name }

  package enum Crossing: String, Equatable, Sendable, CaseIterable {
    /// Both ends are in one module.
    case within
    /// Another module says it to this one.
    case `in`
    /// This module says it to another one, usually the one that opened it.
    case out
  }

  package enum Properties: String, Equatable, Sendable, CaseIterable {
    case none, readOnly, any
  }
}

/// The names of a contract's methods.
package struct MethodNaming: Equatable, Sendable {
  package var mood: Mood?
  /// The words one of which every method begins with; empty when that is free.
  package var begin: [String] = []
  /// The words one of which every method ends with.
  package var end: [String] = []
  /// The words each of which every method contains.
  package var contain: [String] = []
  /// The words that no method contains.
  package var avoid: [String] = []
  /// First words to suggest; others are fine.
  package var prefer: [String] = []
  /// Endings of which a method with one has a sister with the other: success and failure.
  package var pairs: [String] = []
  /// Endings that say where data come from, for a module that chooses that itself.
  package var sources: [String] = []
  /// Patterns for methods of a known purpose.
  package var named: [Purpose: NamingPattern] = [:]
  /// The only parameter of every method: its label and its type.
  package var parameter: Parameter?
  /// Whether a method may answer with a value.
  package var mayReturn = true
  package var examples: [String] = []

  package init() {}

  package enum Mood: String, Equatable, Sendable, CaseIterable {
    /// An imperative: it starts something.
    case command
    /// Something that happened, in the past tense, beginning with a verb.
    case fact
    /// What the user wants, regardless of the control they touched.
    case intention
    /// An event, named with a noun and a participle: `profileEdited`.
    case news
  }

  /// What a method is for, where the name does not depend on the module's own subject.
  package enum Purpose: String, Hashable, Sendable, CaseIterable {
    /// The view is there.
    case viewReady
    /// Another event in the life of the view.
    case lifecycle
    /// The view is to show its first state.
    case initialState
    /// Something is to be set up with a value.
    case configuration
    /// Another module is to be made ready.
    case preparation
    /// Another module is to be opened.
    case opening
    /// The screen's own name for a way to another module.
    case segue
  }

  package struct Parameter: Equatable, Sendable {
    package var label: String
    package var type: NamingPattern

    package init(label: String, type: NamingPattern) {
      self.label = label
      self.type = type
    }
  }
}
