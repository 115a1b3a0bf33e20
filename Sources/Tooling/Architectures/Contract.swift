/// A protocol between parts: its callers, its implementers and its methods.
package struct Contract: Equatable, Sendable {
  package var name: String
  package var summary = ""
  /// The name patterns of the contract's protocol. Generated code uses the first pattern; the
  /// others are accepted, too.
  package var protocolNames: [NamingPattern] = []
  /// The roles that use the contract, that is, call its methods.
  package var users: [String] = []
  /// The roles that implement the contract.
  package var implementers: [String] = []
  /// The contract's folder, inside the module's folder.
  package var folder: String?
  /// The name of the contract's file, without the extension; `nil` if the file is named after the
  /// protocol.
  package var file: NamingPattern?
  package var isRequired = false
  /// True if only classes can implement the contract, so that it can be held weakly.
  package var isClassBound = true
  /// The end of the contract (its callers or its implementers) that is in another module, if any.
  package var crossing = Crossing.within
  /// True if the contract's methods are synchronous, without completion handlers or `async`.
  package var isSynchronous = true
  package var properties = Properties.none
  /// Names of knowledge and roles that its methods must not mention.
  package var mustNotMention: [String] = []
  /// Names that its methods may mention as exceptions.
  package var mayMention: [String] = []
  /// The only types that its methods may mention; empty if there is no such limit.
  package var mentionsOnly: [String] = []
  package var methods = MethodNaming()
  package var inherits: [Inheritance] = []
  package var source: String?

  package init(name: String) { self.name = name }

  package enum Crossing: String, Equatable, Sendable, CaseIterable {
    /// The callers and implementers are in one module.
    case within
    /// Another module calls this one.
    case `in`
    /// This module calls another one, usually the one that opened it.
    case out
  }

  package enum Properties: String, Equatable, Sendable, CaseIterable {
    case none, readOnly, any
  }
}

/// The names of a contract's methods.
package struct MethodNaming: Equatable, Sendable {
  package var mood: Mood?
  /// Every method must begin with one of these words; empty if any word is allowed.
  package var begin: [String] = []
  /// Every method must end with one of these words; empty if any word is allowed.
  package var end: [String] = []
  /// The words that every method must contain.
  package var contain: [String] = []
  /// The words that methods must not contain.
  package var avoid: [String] = []
  /// Suggested first words. Others are allowed.
  package var prefer: [String] = []
  /// Endings for success and failure: if a method has one of the endings, another method must have
  /// the other ending.
  package var pairs: [String] = []
  /// Endings that name the data source, for a module that chooses the source itself.
  package var sources: [String] = []
  /// Name patterns for methods with a known purpose.
  package var named: [Purpose: NamingPattern] = [:]
  /// The label and the type of the only parameter of every method.
  package var parameter: Parameter?
  /// True if a method may return a value.
  package var mayReturn = true
  package var examples: [String] = []

  package init() {}

  package enum Mood: String, Equatable, Sendable, CaseIterable {
    /// An imperative: it starts something.
    case command
    /// Something that happened, in the past tense, beginning with a verb.
    case fact
    /// The user's intention, regardless of the control they touched.
    case intention
    /// An event, named with a noun and a participle: `profileEdited`.
    case news
  }

  /// The purpose of a method whose name does not depend on the module's subject.
  package enum Purpose: String, Hashable, Sendable, CaseIterable {
    /// Reports that the view is ready.
    case viewReady
    /// Reports another life cycle event of the view.
    case lifecycle
    /// Shows the view's initial state.
    case initialState
    /// Configures something with a value.
    case configuration
    /// Prepares another module.
    case preparation
    /// Opens another module.
    case opening
    /// The identifier of a segue to another module.
    case segue

    /// The purpose of the method, for users.
    package var summary: String {
      switch self {
      case .viewReady: "when the view is ready"
      case .lifecycle: "for other life cycle events"
      case .initialState: "for the initial state"
      case .configuration: "for configuration"
      case .preparation: "to prepare another module"
      case .opening: "to open another module"
      case .segue: "for a segue's identifier"
      }
    }
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
