package import AdderFindings
import AdderShipped

/// A comment that suppresses findings and says why.
///
///     weak var view: ProfileViewInput!  // adder:disable presenter-retains-view Freed by hand in `close`.
package struct Suppression: Hashable, Sendable {
  package internal(set) var scope: Scope
  /// Contains at least one rule, unless there is a problem.
  package let rules: [RuleName]
  /// Empty if there is none.
  package let reason: String
  package let problem: Problem?
  /// The position of `adder:`.
  package let location: SourceLocation

  package enum Scope: Hashable, Sendable {
    case line(Int)
    case file
    /// The comment comes after all of the code.
    case nothing
  }

  package struct RuleName: Hashable, Sendable {
    /// The rule's name as written in the comment.
    package let text: String
    package let location: SourceLocation

    /// The current id of the rule.
    var id: String { RuleNames.current(text) }
  }

  /// The reason why a comment has no effect.
  package enum Problem: Hashable, Sendable {
    case unknownWord(String)
    case noRule
  }
}
