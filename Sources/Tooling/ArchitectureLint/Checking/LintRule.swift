package import AdderArchitectures
package import AdderFindings

/// A linter rule: what it finds, why that is a problem, and which sources state it.
///
/// Each rule is generated from its page under `Rules/`; see `LintRule+Pages.swift`. A rule is a
/// class instance because its value is large and is passed around for everything that is checked.
package final class LintRule: Sendable, Identifiable {
  /// The rule's stable name, which is used to choose, explain and suppress it:
  /// `presenter-retains-view`.
  package let id: String
  package let aspect: Aspect
  /// The severity of the rule's findings, unless the project or its architecture sets another.
  package let severity: Severity
  /// True if the rule applies to every architecture. Other rules apply to architectures that state
  /// them.
  let isUniversal: Bool
  package let activation: Activation
  package let fix: Fix
  /// The limit, if the rule counts something. A project can set another limit.
  package let limit: Limit?
  package let page: RulePage

  /// The highest count that is not reported.
  package struct Limit: Sendable {
    package let count: Int
    /// The things that are counted, in the plural: `methods`.
    package let things: String

    init(_ count: Int, _ things: String) {
      self.count = count
      self.things = things
    }
  }

  /// When a rule is applied without being turned on explicitly.
  package enum Activation: Sendable {
    /// In every module of an architecture that states the rule, even if nobody chose the architecture
    /// and the module was only found to resemble it: the rule holds for the whole family.
    case inFamily
    /// In modules whose architecture was chosen. In others, if the project follows the rule.
    case always
    /// Only in modules whose architecture was chosen: a team that chose none has its reasons for what
    /// differs, however often it does the same as the rule says.
    case whenChosen
    /// If the project follows it in all but a few places.
    case byConvention
    /// In modules whose architecture was chosen, if the project follows it in all but a few places.
    case byConventionWhenChosen
    /// Only if the rule is turned on, because it relies on numeric limits or on wording.
    case onRequest
  }

  /// How a finding can be fixed.
  package enum Fix: String, Sendable, CaseIterable {
    /// `check --fix` edits the lines.
    case automatic
    /// `check --fix` moves or renames the file, if all that it contains belongs there.
    case file
    /// A name must be replaced everywhere.
    case rename
    /// Missing code can be generated.
    case generate
    /// Code must be moved to another part.
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

  /// Returns true if the rule is about modules of the architecture. That is also true of a rule
  /// that is turned off, so that a more general rule does not take its place.
  package func applies(to architecture: Architecture) -> Bool {
    isUniversal || architecture.states(id)
  }

  func applies(to module: LintedModule) -> Bool {
    module.rules.applied.contains(ObjectIdentifier(self))
  }
}

/// The documentation of a rule.
///
/// An example is part of an otherwise correct module: its declarations replace the module's
/// declarations with the same names. A line `// PATH` begins a file with that path.
package struct RulePage: Sendable {
  /// The problem that the rule finds, as a sentence.
  package let finds: String
  /// Why that is a problem.
  package let hurts: String
  package let bad: String
  package let good: String
  /// The sources that state the rule.
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
