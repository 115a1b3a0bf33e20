import AdderFindings

/// What can be wrong with an architecture's file, by the stable names of the findings.
package enum ArchitectureRule: String, Sendable, CaseIterable {
  /// The text is not YAML as it is read here.
  case ArchitectureSyntax
  case UnknownArchitectureKey
  case MissingArchitectureKey
  /// A text where a list should be, a number where a switch should be, and the like.
  case ArchitectureValue
  /// A value that is not in the closed list it must come from, such as a misspelt trait.
  case UnknownArchitectureWord
  /// The name of a role, a contract, a body of knowledge or a part that the file doesn't have.
  case UnknownArchitectureName
  case DuplicateArchitectureName
  case NamingPatternProblem
  case UnknownBaseArchitecture
  case CyclicBaseArchitecture
  /// `~` where no base has something to remove.
  case RemovesNothing
  case NoRoles
  case NobodyUsesContract
  case NobodyImplementsContract
  /// A reference typed by a contract that its holder does not use.
  case ReferenceWithoutUse
  /// A weak reference to something that cannot be held weakly.
  case WeakReferenceToValue
  case StrongCycle
  /// A required role that is not held: it would be freed as soon as it is created.
  case NobodyHoldsRole
  /// A role that must not know what it needs.
  case ContradictoryKnowledge
  /// An exception without effect: it allows something that is not forbidden.
  case NeedlessException
  /// A composition root without the trait, or the trait without a composition.
  case CompositionMismatch
  /// A part that can be left out with a member that cannot.
  case RequiredMemberOfPart
  case TooManyItems
}

/// Collects what is wrong with a file while it is read.
///
/// A class, because one collection is written to from all levels of the reading.
final class ArchitectureProblems {
  /// More than this is not useful; a hostile file must not take long to refuse.
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
