package import AdderFindings

/// What a rule of an architecture is about; each kind has its own severity.
package enum Aspect: String, Hashable, Sendable, CaseIterable {
  /// Names of types, properties and methods.
  case naming
  /// Where files lie and what is in them.
  case layout
  /// Which parts there are.
  case completeness
  /// Who says what to whom, and how.
  case contracts
  /// What a part must not know.
  case knowledge
  /// Who holds whom, and how strongly.
  case ownership
  case comments
  case tests
}

/// How much a departure from the architecture matters. Architectures are recommendations, so the
/// default is gentle.
package struct Severities: Equatable, Sendable {
  private var severities: [Aspect: Severity?] = [:]

  package init() {}

  /// The severity of an aspect; `nil` when it is switched off.
  package subscript(aspect: Aspect) -> Severity? {
    get {
      if let set = severities[aspect] { return set }
      return switch aspect {
      case .naming, .layout, .completeness, .comments, .tests: .note
      case .contracts, .knowledge, .ownership: .warning
      }
    }
    set { severities[aspect] = .some(newValue) }
  }
}
