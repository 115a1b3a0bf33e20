import AdderArchitectureLearning
import AdderArchitectureLint
package import AdderArchitectures
package import AdderBase
package import AdderFindings
import AdderModuleDiscovery

/// The architectures that a project's modules follow, learned from the modules and proved on them.
package struct LearnedProject {
  /// One for each way in which many modules are built, the most frequent first.
  package private(set) var dialects: [Dialect] = []
  /// The number of modules in the project.
  package let moduleCount: Int
  private let found: DiscoveredProject

  /// The modules that are built in one way.
  package struct Dialect {
    /// The contents of the file.
    package var text: String
    /// The family of architectures: VIPER.
    package var family: String
    /// The known architecture that the modules resemble most.
    package var nearest: String
    /// The number of modules from which the file was learned.
    package var moduleCount: Int
    /// The number of modules that are found with the file.
    package var foundCount: Int
    /// The number of findings, judged by the file.
    package var findingCount: Int
    /// True if most modules have no folders of their own.
    package var isFlat: Bool
    /// What is wrong with the text; empty unless something could not be left out.
    package var problems: [Finding]
  }

  /// The fewest modules that show a way of building modules.
  package static let fewest = 3

  package init(_ sources: ProjectSources) {
    let sources = sources.choosing(nil)
    found = sources.discover()
    let found = found
    moduleCount = found.modules.count
    let groups = Dictionary(grouping: found.modules, by: \.architecture)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (number, group) in groups.enumerated() {
      let isFrequent = number == 0 || group.value.count * 10 >= moduleCount
      guard group.value.count >= Self.fewest, isFrequent,
        let nearest = sources.architectures.first(where: { $0.name == group.key })
      else { continue }
      dialects.append(
        Self.dialect(
          LearnedArchitecture(group.value, in: found, nearest: nearest), found, sources))
    }
  }

  /// The folders that have modules, the one with most modules first.
  package var folders: [RelativePath] { ModuleFiles(found).containers(of: found.modules) }

  /// The most lines of a file that says how modules differ from the architecture that it extends. One with more is harder
  /// to read than one that stands for itself.
  private static let mostDifferences = 12
  /// The most modules that break a rule by mistake. What more choose otherwise, be it few of a large project's, is no slip.
  private static let mostSlips = 4
  /// How many modules must keep to a rule for each one that breaks it.
  private static let keepersPerBreaker = 3
  /// The rule about the words with which the methods of a contract begin.
  private static let methodNames = "method-wrong-prefix"
  /// What several modules use of others is meant to be used.
  private static let rulesAboutOthers: Set = [
    "part-uses-foreign-internals", "story-uses-foreign-internals",
  ]
  /// Turning off a rule can uncover another one.
  private static let mostRounds = 3

  private static func dialect(
    _ learned: LearnedArchitecture, _ found: DiscoveredProject, _ sources: ProjectSources
  ) -> Dialect {
    var extended = Draft(learned, extending: learned.nearest)
    if extended.file.lineCount <= mostDifferences, let proven = extended.prove(on: found, sources),
      extended.file.lineCount <= mostDifferences
    {
      return Dialect(extended, proven, nearest: learned.nearest.name)
    }
    var own = Draft(learned.withOwnWords, extending: nil)
    let proven = own.prove(on: found, sources)
    return Dialect(own, proven, nearest: learned.nearest.name)
  }

  /// The rules that too many modules break. What is never freed is wrong whatever the team does elsewhere.
  ///
  /// - Parameter saysKnowledge: True for a file that says itself what each role must not know.
  fileprivate static func brokenRules(
    _ report: LintReport, of count: Int, saysKnowledge: Bool = false
  ) -> [LearnedFile.BrokenRule] {
    RuleCatalog.rules.compactMap { rule in
      let isOfKnowledge = KnowledgeRules.ids.contains(rule.id)
      guard rule.aspect != .ownership, !saysKnowledge || !isOfKnowledge else { return nil }
      let tallies = report.tallies(of: rule.id).values
      let breakers = tallies.reduce(into: Set<String>()) { $0.formUnion($1.breakers) }
      let isAboutOthers = rulesAboutOthers.contains(rule.id)
      guard
        isTooMuch(breakers.count, of: count, oneIn: isOfKnowledge ? 10 : 5)
          || breakers.count > mostSlips && isTooMuch(breakers.count, of: count, oneIn: 30)
          || isAboutOthers && breakers.count >= fewest
      else { return nil }
      return LearnedFile.BrokenRule(id: rule.id, breaking: breakers.count, of: count)
    }
  }

  /// What so many modules do cannot be against the team's rules.
  private static func isTooMuch(_ breakers: Int, of count: Int, oneIn many: Int = 10) -> Bool {
    breakers > 1 && breakers * many > count
  }

  /// A file, without the lines that the reader of architectures refuses.
  fileprivate struct Draft {
    private(set) var learned: LearnedArchitecture
    let base: Architecture?
    private var rules: [LearnedFile.BrokenRule] = []
    private(set) var file: LearnedFile
    private(set) var architecture: Architecture?
    private(set) var problems: [Finding] = []
    private var dropped: Set<String> = []

    init(_ learned: LearnedArchitecture, extending base: Architecture?) {
      self.learned = learned
      self.base = base
      file = LearnedFile(learned, extending: base)
      settle()
    }

    /// Writes the file, and leaves out lines until the reader accepts it.
    private mutating func settle() {
      while true {
        file = LearnedFile(learned, extending: base, without: dropped, turningOff: rules)
        let reading = ArchitectureReader().check(file.text, file: "\(LearnedProject.name).yml")
        architecture = reading.architecture
        problems = reading.findings
        let wrong = Set(
          reading.findings.compactMap { finding in
            finding.location.flatMap { file.removablePath(ofLine: $0.line) }
          })
        guard architecture == nil, !wrong.isSubset(of: dropped) else { return }
        dropped.formUnion(wrong)
      }
    }

    /// Judges the project by the file, leaves out what too many modules break, and judges again.
    ///
    /// - Returns: `nil` if the file is no valid architecture.
    mutating func prove(on read: DiscoveredProject, _ sources: ProjectSources) -> Proof? {
      guard let first = architecture else { return nil }
      if base == nil {
        // With the team's names, more parts and references are found.
        let found = sources.choosing(first).discover(in: read)
        let modules = found.modules.filter { $0.architecture == first.name }
        // A file that finds hardly any modules teaches nothing.
        if modules.count * 2 >= learned.moduleCount {
          learned = LearnedArchitecture(modules, in: found, nearest: first)
          settle()
        }
      }
      guard let second = architecture else { return nil }
      var proof = Proof(
        of: second, sources.choosing(second).discover(in: read), sources)
      for _ in 0..<LearnedProject.mostRounds {
        let hasForgotten = forgetBrokenKnowledge(proof)
        var broken = LearnedProject.brokenRules(
          proof.report, of: proof.modules.count, saysKnowledge: base == nil
        ).filter { new in !rules.contains { $0.id == new.id } }
        if !hasForgotten, broken.isEmpty { break }
        // Words that too many methods do not begin with are no convention, and need no rule.
        if broken.contains(where: { $0.id == LearnedProject.methodNames }), learned.forgetMethods()
        {
          broken.removeAll { $0.id == LearnedProject.methodNames }
        }
        rules += broken
        settle()
        guard let architecture else { return nil }
        // What changed decides about findings, not about modules.
        proof = Proof(of: architecture, proof.found, sources)
      }
      settle()
      return proof
    }

    /// Forgets what parts should not know, but do.
    ///
    /// - Returns: True if anything was forgotten.
    private mutating func forgetBrokenKnowledge(_ proof: Proof) -> Bool {
      // A file that extends another architecture has its lists of what roles must not know.
      if base != nil { return false }
      let knowledge = KnownBreakers(proof)
      var hasForgotten = false
      for role in learned.architecture.roles where !role.mustNotKnow.isEmpty {
        let forgotten = role.mustNotKnow.filter { !knowledge.isRule($0, for: role.name) }
        let breakers = role.mustNotKnow.filter { !forgotten.contains($0) }
          .reduce(into: Set<String>()) { $0.formUnion(knowledge.breakers(of: $1, for: role.name)) }
        let all = proof.modules.count { $0.part(role.name) != nil }
        learned.forget(
          Set(forgotten), of: role.name, keptIn: all - breakers.count, of: all)
        hasForgotten = hasForgotten || !forgotten.isEmpty
      }
      return hasForgotten
    }
  }

  /// Which modules' parts know what they must not know.
  private struct KnownBreakers {
    private let modules: [Module]
    private let occasions: TopicOccasions
    private let tallies: [[String: LintReport.Tally]]

    init(_ proof: Proof) {
      modules = proof.modules
      occasions = TopicOccasions(proof.found, proof.architecture)
      tallies = KnowledgeRules.ids.map { proof.report.tallies(of: $0) }
    }

    func breakers(of topic: String, for role: String) -> Set<String> {
      named([KnowledgeRules.kind(role, topic), KnowledgeRules.importKind(role, topic)])
    }

    private func named(_ keys: [String]) -> Set<String> {
      tallies.reduce(into: []) { own, tally in
        for key in keys { own.formUnion(tally[key]?.breakers ?? []) }
      }
    }

    /// Returns true if a role's parts leave a topic to others: few know it, and far more modules deal with it elsewhere.
    func isRule(_ topic: String, for role: String) -> Bool {
      if LearnedProject.isTooMuch(breakers(of: topic, for: role).count, of: modules.count) {
        return false
      }
      // An import that nothing needs is a slip whatever the others do.
      let users = named([KnowledgeRules.kind(role, topic)])
      let keepers = modules.count { module in
        module.part(role) != nil && !users.contains(LintReport.breaker(module))
          && occasions.occurs(topic, in: module, besides: role)
      }
      return keepers >= users.count * LearnedProject.keepersPerBreaker
        && (keepers > 0 || TopicOccasions.isOfServices(topic))
    }
  }

  /// The project, judged by a learned file.
  fileprivate struct Proof {
    /// What the rules find that a file can turn off.
    let report: LintReport
    let found: DiscoveredProject
    let architecture: Architecture
    /// The modules that follow the file.
    let modules: [Module]
    private let sources: ProjectSources
    private let linted: LintedProject

    /// - Parameter found: The project, with the modules that the file finds.
    init(of architecture: Architecture, _ found: DiscoveredProject, _ sources: ProjectSources) {
      let sources = sources.choosing(architecture)
      self.sources = sources
      linted = sources.lint(found)
      self.found = found
      self.architecture = architecture
      modules = found.modules.filter { $0.architecture == architecture.name }
      var choice = RuleChoice()
      for rule in Self.ownershipRules { choice.said[rule] = .off }
      report = sources.report(
        on: linted, by: Linter(architectures: sources.architectures, choice: choice))
    }

    /// The number of all findings, also about what is never freed. Nothing is learned from those, so that they are looked
    /// for only once.
    var findingCount: Int {
      var choice = RuleChoice()
      choice.only = Set(Self.ownershipRules)
      let owned = sources.report(
        on: linted, by: Linter(architectures: sources.architectures, choice: choice))
      return report.findings.count + owned.findings.count
    }

    private static let ownershipRules = RuleCatalog.rules.filter { $0.aspect == .ownership }
      .map(\.id)
  }

  /// The name under which a file is tried out.
  fileprivate static let name = "our-modules"
}

extension LearnedProject.Dialect {
  fileprivate init(
    _ draft: LearnedProject.Draft, _ proof: LearnedProject.Proof?, nearest: String
  ) {
    text = draft.file.text
    family = draft.learned.architecture.family
    self.nearest = nearest
    moduleCount = draft.learned.moduleCount
    foundCount = proof?.modules.count ?? 0
    findingCount = proof?.findingCount ?? 0
    isFlat = draft.learned.isFlat
    problems = draft.problems
  }
}

/// How a project's modules differ from the architecture file that the project chose.
package struct ArchitectureDrift {
  /// What the modules do otherwise, as the lines of a file that extends the chosen one; empty if nothing.
  package let statements: String
  /// The number of modules that the file was compared with.
  package let moduleCount: Int

  /// - Parameter architecture: The architecture that the project's settings choose.
  package init(of architecture: Architecture, in sources: ProjectSources) {
    let linted = sources.lint()
    let modules = linted.found.modules.filter { $0.architecture == architecture.name }
    moduleCount = modules.count
    let report = sources.report(
      on: linted, by: Linter(architectures: sources.architectures, choice: RuleChoice()))
    let learned = LearnedArchitecture(modules, in: linted.found, nearest: architecture)
    statements =
      LearnedFile(
        learned, extending: architecture,
        turningOff: LearnedProject.brokenRules(report, of: modules.count)
      ).statements
  }
}
