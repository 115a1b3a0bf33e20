/// An object that a part of a module gets with its initializer.
package struct Injection: Equatable, Sendable {
  package var module: String
  /// The part that gets it.
  package var holder: Holder
  package var property: String
  /// The protocol of the property.
  package var contract: String
  package var source: Source
  /// True if only code on the main actor can create it.
  package var isOnMainActor: Bool
  /// The expression that creates it in tests; `nil` if no test double was generated.
  package var testValue: String?
  /// What it does, for comments: `Works with posts.`
  package var summary: String

  package enum Holder: Equatable, Sendable {
    /// The role that the architecture lets hold services that modules share.
    case holderOfServices
    /// The role with the files of this layer that applies the business logic, or the first one there.
    case layer(String)
  }

  package enum Source: Equatable, Sendable {
    /// The type that builds the module gets it with its own initializer. The text is the expression
    /// for callers that give none.
    case shared(default: String)
    /// The type that builds the module creates it with this expression.
    case own(String)

    var expression: String {
      switch self {
      case .shared(let expression), .own(let expression): expression
      }
    }
  }

  package init(
    of contract: String, as property: String, in module: String, _ holder: Holder,
    from source: Source, isOnMainActor: Bool = false, testValue: String?, summary: String
  ) {
    self.module = module
    self.holder = holder
    self.property = property
    self.contract = contract
    self.source = source
    self.isOnMainActor = isOnMainActor
    self.testValue = testValue
    self.summary = summary
  }
}

/// Code that stays as it is, with the lines that somebody must add by hand.
package struct ManualEdit: Equatable, Sendable {
  package var reason: String
  /// A file or a type, and the lines to add there.
  package var lines: [(place: String, text: String)]

  package static func == (one: Self, other: Self) -> Bool {
    one.reason == other.reason
      && one.lines.elementsEqual(other.lines) { $0 == $1 }
  }
}
