import AdderFindings

/// The kinds of problems in an architecture's file, with the stable names of their findings.
package enum ArchitectureRule: String, Sendable, CaseIterable {
  /// The text is not valid YAML, or uses YAML that is not supported.
  case ArchitectureSyntax
  case UnknownArchitectureKey
  case MissingArchitectureKey
  /// A value of the wrong kind, such as a string instead of a list.
  case ArchitectureValue
  /// A value that its key does not allow, such as a misspelt trait.
  case UnknownArchitectureWord
  /// A mention of a role, contract, knowledge, part or layer that the file does not define.
  case UnknownArchitectureName
  case DuplicateArchitectureName
  case NamingPatternProblem
  case UnknownBaseArchitecture
  case CyclicBaseArchitecture
  /// `~` for something that no base has.
  case RemovesNothing
  case NoRoles
  case NobodyUsesContract
  case NobodyImplementsContract
  /// A reference typed as a contract that its holder does not use.
  case ReferenceWithoutUse
  /// A weak reference to something that cannot be held weakly.
  case WeakReferenceToValue
  case StrongCycle
  /// A required role that is not held, so that it would be freed as soon as it is created.
  case NobodyHoldsRole
  /// A role that needs something that it must not know.
  case ContradictoryKnowledge
  /// An exception without effect: it allows something that is not forbidden.
  case NeedlessException
  /// A composition root without the trait `composes`, or a role with this trait that is not a
  /// composition root.
  case CompositionMismatch
  /// An optional part with a required member.
  case RequiredMemberOfPart
  case TooManyItems
}

/// Collects the problems of a file while it is read.
///
/// This is a class, so that all nested steps of reading add to the same collection.
final class ArchitectureProblems {
  /// The maximum number of findings. More are not useful, and a
  /// hostile file must be rejected quickly.
  static let limit = 100

  private(set) var findings: [Finding] = []

  var isFull: Bool { findings.count >= Self.limit }

  func report(
    _ rule: ArchitectureRule, _ message: String, at location: SourceLocation?,
    notes: [Finding.Note] = []
  ) {
    guard !isFull else { return }
    findings.append(
      Finding(
        rule: rule.rawValue, severity: .error, location: location, message: message, notes: notes))
  }
}
