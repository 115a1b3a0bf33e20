package import AdderArchitectures

/// A rule of the linter: what it finds, why that hurts, and who says so.
///
/// Each is made from its page under `Rules/`, see `LintRule+Pages.swift`. A class because it is handed around for
/// everything that is looked at, and has much to say.
package final class LintRule: Sendable, Identifiable {
  /// Its stable name, in which people choose, explain and allow it: `presenter-view-weak`.
  package let id: String
  /// The documents that state it; none for a rule that any architecture's file makes.
  package let sources: [RuleSource]
  /// What it is about: its severity follows from that, as the architecture says.
  package let aspect: Aspect
  package let activation: Activation
  package let fix: Fix
  /// From which number on it tells, where it counts; a project can say another.
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
    /// It guesses by numbers and words, so only whoever asks for it gets it.
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
    _ id: String, _ sources: [RuleSource], _ aspect: Aspect, when activation: Activation = .always,
    fix: Fix = .manual, limit: Limit? = nil, _ page: RulePage
  ) {
    self.id = id
    self.sources = sources
    self.aspect = aspect
    self.activation = activation
    self.fix = fix
    self.limit = limit
    self.page = page
  }

  /// Whose module the examples of its page are of.
  package var stage: RuleSource { page.stage ?? sources.first ?? .viperBook }

  /// Whether the rule is about modules of an architecture.
  package func applies(to architecture: Architecture) -> Bool {
    applies(to: RuleSource(of: architecture))
  }

  func applies(to module: LintedModule) -> Bool { applies(to: module.source) }

  private func applies(to source: RuleSource?) -> Bool {
    sources.isEmpty || source.map(sources.contains) ?? false
  }
}

/// What people read of a rule.
///
/// An example stands in a module that has everything else right; what it declares is there in place of what
/// the module declares by that name. A line `// PATH` begins a file of that name.
package struct RulePage: Sendable {
  /// What it finds, as a sentence.
  package let finds: String
  /// Why that hurts.
  package let hurts: String
  package let bad: String
  package let good: String
  /// The chapter of the source.
  package let chapter: String
  /// Whose module the examples are of; that of the rule's first source if it is not said.
  package let stage: RuleSource?

  init(
    finds: String, hurts: String, bad: String, good: String, chapter: String,
    stage: RuleSource? = nil
  ) {
    self.stage = stage
    self.finds = finds
    self.hurts = hurts
    self.bad = bad
    self.good = good
    self.chapter = chapter
  }
}
