package import AdderFindings

/// What a rule of an architecture is about; each kind has its own severity.
package enum Aspect: String, Hashable, Sendable, CaseIterable {
  /// Names of types, properties and methods.
  case naming
  /// The places and contents of files.
  case layout
  /// Which parts there are.
  case completeness
  /// Who calls whom, and how.
  case contracts
  /// What a part must not know.
  case knowledge
  /// The references and their strengths.
  case ownership
  case comments
  case tests
}

/// How much a departure from the architecture matters. Architectures are recommendations, so the
/// default is gentle.
package struct Severities: Equatable, Sendable {
  private var severities: [Aspect: Severity?] = [:]

  package init() {}

  /// Sets the severity of all rules of an aspect; `nil` switches them off.
  mutating func set(_ severity: Severity?, for aspect: Aspect) {
    severities[aspect] = .some(severity)
  }

  /// What findings about an aspect count as: `usual` where the architecture does not say; `nil` when the aspect is
  /// switched off.
  package func severity(of aspect: Aspect, usually usual: Severity) -> Severity? {
    severities[aspect] ?? usual
  }
}
