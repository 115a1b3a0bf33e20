package import AdderArchitectures
package import AdderFindings

/// A rule of the linter: what it finds, why that hurts, and who says so.
///
/// Each is made from its page under `Rules/`, see `LintRule+Pages.swift`. A class because it is handed around for
/// everything that is looked at, and has much to say.
package final class LintRule: Sendable, Identifiable {
  /// Its stable name, in which people choose, explain and allow it: `presenter-retains-view`.
  package let id: String
  package let aspect: Aspect
  /// What its findings count as where neither the project nor its architecture says otherwise.
  package let severity: Severity
  /// Whether it applies in any architecture. Others apply where an architecture states them.
  let isUniversal: Bool
  package let activation: Activation
  package let fix: Fix
  /// The number from which it reports, if it counts; a project can set another.
  package let limit: Limit?
  package let page: RulePage

  /// The most that is still fine.
  package struct Limit: Sendable {
    package let count: Int
    /// What is counted, in the plural: `methods`.
    package let things: String

    init(_ count: Int, _ things: String) {
      self.count = count
      self.things = things
    }
  }

  /// When a rule is followed without being asked for.
  package enum Activation: Sendable {
    case always
    /// Where the project keeps to it in all but a few places.
    case byConvention
    /// It guesses by numbers and words, so it is used only on request.
    case onRequest
  }

  /// What Adder can do about a finding.
  package enum Fix: String, Sendable, CaseIterable {
    /// `check --fix` changes the lines.
    case automatic
    /// A name is to be replaced everywhere.
    case rename
    /// Code is missing that can be made.
    case generate
    /// Code has to move to another part.
    case move
    case manual
  }

  init(
    _ id: String, _ aspect: Aspect, _ severity: Severity, isUniversal: Bool = false,
    when activation: Activation = .always, fix: Fix = .manual, limit: Limit? = nil, _ page: RulePage
  ) {
    self.id = id
    self.aspect = aspect
    self.severity = severity
    self.isUniversal = isUniversal
    self.activation = activation
    self.fix = fix
    self.limit = limit
    self.page = page
  }

  /// Whether the rule is about modules of an architecture. So is one that is turned off: no more general rule replaces
  /// it.
  package func applies(to architecture: Architecture) -> Bool {
    isUniversal || architecture.states(id)
  }

  func applies(to module: LintedModule) -> Bool {
    module.appliedRules.contains(ObjectIdentifier(self))
  }
}

/// What people read of a rule.
///
/// An example is part of a module that is otherwise correct; its declarations replace those of
/// the module with the same names. A line `// PATH` begins a file of that name.
package struct RulePage: Sendable {
  /// What it finds, as a sentence.
  package let finds: String
  /// Why that hurts.
  package let hurts: String
  package let bad: String
  package let good: String
  /// Where it is stated.
  package let sources: [Source]

  package struct Source: Sendable {
    /// The title of a shipped architecture; `nil` for a rule that applies in any architecture.
    package let architecture: String?
    package let chapter: String

    init(_ architecture: String?, _ chapter: String) {
      self.architecture = architecture
      self.chapter = chapter
    }
  }

  init(
    finds: String, hurts: String, bad: String, good: String, sources: [Source]
  ) {
    self.finds = finds
    self.hurts = hurts
    self.bad = bad
    self.good = good
    self.sources = sources
  }
}
