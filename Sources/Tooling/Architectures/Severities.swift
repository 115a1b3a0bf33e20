package import AdderFindings

/// The subject of a rule. An architecture can set the severity of each aspect.
package enum Aspect: String, Hashable, Sendable, CaseIterable {
  /// Names of types, properties and methods.
  case naming
  /// The locations and contents of files.
  case layout
  /// The parts that a module has.
  case completeness
  /// The calls between parts.
  case contracts
  /// Things that a part must not know.
  case knowledge
  /// The references and their strengths.
  case ownership
  case comments
  case tests
}

/// The severities that an architecture sets for findings, keyed by aspect.
package struct Severities: Equatable, Sendable {
  private var severities: [Aspect: Severity?] = [:]

  package init() {}

  /// Sets the severity of all rules of an aspect; `nil` turns them off.
  mutating func set(_ severity: Severity?, for aspect: Aspect) {
    severities[aspect] = .some(severity)
  }

  /// Returns the severity of findings about an aspect: `usual` if the architecture does not set it,
  /// and `nil` if the aspect is turned off.
  package func severity(of aspect: Aspect, usually usual: Severity) -> Severity? {
    severities[aspect] ?? usual
  }
}
