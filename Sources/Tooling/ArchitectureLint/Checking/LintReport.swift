import AdderArchitectures
package import AdderFindings
package import AdderModuleDiscovery
import AdderSwiftSource

/// Collects the findings of rules, and counts how often the project follows and breaks each rule.
package struct LintReport: Sendable {
  package private(set) var findings: [LintFinding] = []
  /// Findings about what an app never closes or never opens, so that nothing is lost.
  package private(set) var harmless: [LintFinding] = []
  /// What most modules do although a rule of their family forbids it.
  package private(set) var habits: [Habit] = []
  /// For each rule, a tally of each kind of place that the rule is about: the references of one name,
  /// the methods of one contract.
  private var tallies: [ObjectIdentifier: [String: Tally]] = [:]

  /// How many places follow a rule, and how many break the rule.
  package struct Tally: Sendable, Equatable {
    package var kept = 0
    package var broken = 0
    /// The modules, or other groups of findings, in which the rule is broken.
    package fileprivate(set) var breakers: Set<String> = []

    /// The tally of several kinds of places together.
    fileprivate init(of kinds: some Sequence<Tally> = []) {
      for kind in kinds {
        kept += kind.kept
        broken += kind.broken
        breakers.formUnion(kind.breakers)
      }
    }
  }

  /// The number of modules that were checked.
  private let moduleCount: Int

  private let rules: RuleSet
  /// The rules of each architecture that is checked.
  private let stated: [ArchitectureRules]
  private let leftOut: Set<Int32>
  /// The indices of the findings.
  private var known: [Key: Int] = [:]
  private var begun: Set<Beginning> = []
  /// The subjects of findings about ownership.
  private var wronglyOwned: Set<Subject.Thing> = []

  /// Identifies a check of a type, so that a type shared by several modules is checked only once.
  private struct Beginning: Hashable {
    var rule: ObjectIdentifier
    var type: TypeDeclaration.ID
    var architecture: String
  }

  /// Identifies a finding, so that a finding about a part of several modules is reported only once.
  private struct Key: Hashable {
    var rule: ObjectIdentifier
    var place: LintPlace
    var thing: Subject.Thing
  }

  /// - Parameters:
  ///   - stated: the rules of each architecture that is checked.
  ///   - leftOut: files in which nothing is reported.
  init(
    _ rules: RuleSet, stated: [ArchitectureRules], moduleCount: Int,
    leavingOut leftOut: Set<Int32>
  ) {
    self.moduleCount = moduleCount
    self.rules = rules
    self.stated = stated
    self.leftOut = leftOut
  }

  /// Returns true if a rule is checked in a module.
  func follows(_ rule: LintRule, in module: LintedModule) -> Bool { module.rules[rule] != nil }

  /// Returns true if a rule is checked in a module and has not yet been
  /// checked for this type. (Other modules may share the type.)
  mutating func begins(
    _ rule: LintRule, with type: TypeDeclaration.ID, in module: LintedModule
  ) -> Bool {
    follows(rule, in: module)
      && begun.insert(
        Beginning(
          rule: ObjectIdentifier(rule), type: type, architecture: module.architecture.name)
      ).inserted
  }

  /// Returns the highest count that a rule allows; `Int.max` if the rule has no limit.
  func limit(of rule: LintRule, in module: LintedModule) -> Int {
    module.rules[rule]?.limit ?? .max
  }

  /// Counts a place that complies with a rule.
  ///
  /// - Parameter kind: what the place is, if the rule is about several kinds of places.
  mutating func keeps(_ rule: LintRule, of kind: String = "") {
    tallies[ObjectIdentifier(rule), default: [:]][kind, default: Tally()].kept += 1
  }

  /// Returns how often the project follows and breaks a rule.
  package func tally(of rule: LintRule.ID) -> Tally {
    Tally(
      of: rules.rule(named: rule).flatMap { tallies[ObjectIdentifier($0)]?.values.map(\.self) }
        ?? [])
  }

  /// Returns the same for each kind of place that the rule is about.
  package func tallies(of rule: LintRule.ID) -> [String: Tally] {
    rules.rule(named: rule).flatMap { tallies[ObjectIdentifier($0)] } ?? [:]
  }

  /// Reports a problem in a module and counts it as a violation.
  mutating func finds(_ problem: LintProblem, in module: LintedModule) {
    // Code that tests add to a part for their own use says nothing about the part.
    if problem.rule.aspect != .tests, module.project.tests.isTest[Int(problem.place.file)] {
      return
    }
    if problem.rule.aspect != .ownership, module.index.isOnlyForDebugging(problem.place) { return }
    // A doubtful part might not belong to the module. Only a problem with its name is reported.
    if problem.rule.aspect != .naming, let type = problem.subject.type,
      module.doubtfulParts.contains(type)
    {
      return
    }
    finds(
      problem, under: module.rules, group: module.module.name,
      breaker: Self.breaker(module.module))
  }

  /// Returns the key under which a module is counted that breaks a rule. Several modules can have one name.
  package static func breaker(_ module: Module) -> String {
    "\(module.name) \(module.parts.first.map { "\($0.type)" } ?? "")"
  }

  /// Reports a problem outside of modules, or a problem that does not depend on the roles of types.
  ///
  /// - Parameters:
  ///   - group: a key for findings that are reported together, such as the module's name.
  ///   - breaker: a key for what breaks the rule; by default, the group.
  mutating func finds(
    _ problem: LintProblem, under rules: ArchitectureRules, group: String, breaker: String? = nil
  ) {
    let rule = problem.rule
    guard let settings = rules[rule], !leftOut.contains(problem.place.file) else { return }
    let key = Key(rule: ObjectIdentifier(rule), place: problem.place, thing: problem.subject.thing)
    if let number = known[key] {
      if let note = problem.noteOnEarlier { findings[number].notes.append(note) }
      return
    }
    known[key] = findings.count
    let id = ObjectIdentifier(rule)
    tallies[id, default: [:]][problem.kind, default: Tally()].broken += 1
    tallies[id]?[problem.kind]?.breakers.insert(breaker ?? group)
    let basis =
      problem.isLeak && settings.basis == .convention ? RuleBasis.family : settings.basis
    if rule.aspect == .ownership, basis != .convention {
      wronglyOwned.insert(problem.subject.thing)
    }
    findings.append(
      LintFinding(problem, severity: settings.severity, basis: basis, module: group))
  }

  /// Returns true if a finding about ownership was reported about a subject, whatever the project's
  /// conventions are.
  func reportsOwnership(of subject: Subject) -> Bool { wronglyOwned.contains(subject.thing) }

  /// Returns true if one of these rules reported something at a place, whatever the project's conventions are.
  func reports(_ rules: [LintRule], at place: LintPlace) -> Bool {
    findings.contains { finding in
      finding.place == place && finding.basis != .convention
        && rules.contains { $0.id == finding.rule.id }
    }
  }

  /// Returns true if a rule was checked, and either the project
  /// follows the rule or the rule needs no convention.
  package func isFollowed(_ rule: LintRule.ID) -> Bool {
    guard let rule = rules.rule(named: rule), let kinds = tallies[ObjectIdentifier(rule)]
    else { return false }
    return isConvention(Tally(of: kinds.values), of: rule)
      || stated.contains { $0[rule].map { $0.basis != .convention } ?? false }
  }

  /// A project follows a convention if the convention applies to at least eight places, at least nine
  /// out of ten of them comply, and no more than half of the modules break it. What is only a matter
  /// of style must be kept even more strictly.
  private func isConvention(_ tally: Tally, of rule: LintRule) -> Bool {
    let places = tally.kept + tally.broken
    let (fewest, share) = rule.isOfStyle ? (20, 0.95) : (8, 0.9)
    return places >= fewest && Double(tally.kept) >= Double(places) * share
      && !isBrokenByMost(tally)
  }

  /// Within a convention, the places of one kind can all be different: then that is the convention
  /// for them. A single exception among a few is none.
  private func isKept(_ tally: Tally) -> Bool {
    tally.kept >= tally.broken * 9 || tally.broken == 1 && tally.kept > 2
  }

  /// Sets aside findings about ownership where nothing is lost. Who chose an architecture or the rule gets what it says.
  ///
  /// - Parameter losesNothing: Returns true for a finding in a module that the app never closes or never opens, or in
  ///   code that nothing runs.
  mutating func setAsideHarmless(_ losesNothing: (LintFinding) -> Bool) {
    let isHarmless = findings.map { finding in
      finding.rule.aspect == .ownership && finding.basis != .choice && losesNothing(finding)
    }
    harmless = zip(findings, isHarmless).filter(\.1).map(\.0)
    findings = zip(findings, isHarmless).filter { !$0.1 }.map(\.0)
  }

  private func isBrokenByMost(_ tally: Tally) -> Bool {
    tally.breakers.count > 1 && tally.breakers.count * 2 > moduleCount
  }

  /// True if it is usual in the project to break a rule: more than half of the modules that it
  /// applies to do, or more than one in `many`, and not just one or two.
  private func isUsuallyBroken(_ tally: Tally, besides kept: Int, oneIn many: Int) -> Bool {
    let breakers = tally.breakers.count
    return breakers > 1 && breakers > kept || breakers > 2 && breakers * (many - 1) > kept
  }

  /// Removes the findings that depend on a convention that the project does not follow, and those of
  /// a rule that it is usual to break, although no architecture was chosen. If most modules break it,
  /// it is a habit.
  mutating func applyConventions() {
    let whole = tallies.mapValues { Tally(of: $0.values) }
    findings = findings.compactMap { [tallies] finding in
      let rule = ObjectIdentifier(finding.rule)
      guard let tally = whole[rule] else { return finding }
      func tallied(_ kind: String) -> Tally { tallies[rule]?[kind] ?? tally }
      switch finding.basis {
      case .choice: return finding
      case .convention:
        let isConvention = isConvention(tally, of: finding.rule)
        return isConvention && isKept(tallied(finding.kind)) ? finding : nil
      case .family:
        // A leak is no question of conventions.
        if finding.rule.aspect == .ownership { return finding }
        let wider = tallied(finding.widerKind ?? finding.kind)
        // What is only to be deleted is reported even if more modules have it.
        let many = finding.widerKind == nil ? 10 : 4
        if isUsuallyBroken(wider, besides: wider.kept, oneIn: many) {
          if finding.widerKind == nil, isBrokenByMost(wider),
            !habits.contains(where: { $0.rule == finding.rule.id })
          {
            habits.append(
              Habit(
                rule: finding.rule.id, example: finding.message.firstSentence,
                breakers: wider.breakers.count, moduleCount: moduleCount))
          }
          return nil
        }
        // Nobody wants to read that most files have a line which does no harm.
        return finding.isUsual
          || finding.widerKind != nil
            && isUsuallyBroken(tallied(finding.kind), besides: wider.kept, oneIn: many)
          ? nil : finding
      }
    }
  }
}

extension LintReport {
  /// What most of a project's modules do although a rule forbids it. That may be the team's
  /// convention, so it is no finding.
  package struct Habit: Sendable {
    package let rule: LintRule.ID
    /// What one of the modules does, as a sentence.
    package let example: String
    /// The number of modules that do it.
    package let breakers: Int
    /// The number of all modules.
    package let moduleCount: Int
  }
}

extension String {
  /// The text up to the first full stop before a blank.
  fileprivate var firstSentence: String {
    ranges(of: ". ").first.map { String(self[..<$0.lowerBound]) + "." } ?? self
  }
}

extension ProjectIndex {
  /// True for code that only the developers' builds contain: inside `#if DEBUG`.
  fileprivate func isOnlyForDebugging(_ place: LintPlace) -> Bool {
    let facts = files[Int(place.file)].facts
    return facts.nodes.indices.contains { node in
      facts.nodes[node].kind == .ifConfigClause && facts.nodes[node].start <= place.start
        && place.end <= facts.nodes[node].end && facts.nodes[node].count > 0
        && facts.nodes[node + 1].kind == .identifier && facts.isNamed(node + 1, "DEBUG")
    }
  }
}

extension LintRule {
  /// True for a rule about names, comments, folders and tests.
  fileprivate var isOfStyle: Bool {
    switch aspect {
    case .naming, .comments, .tests: true
    // Hardly anybody names a file after something else on purpose.
    case .layout: !id.hasSuffix("file-misnamed")
    default: false
    }
  }
}

/// A range of bytes in a source file.
package struct LintPlace: Hashable, Sendable {
  /// The file's number in the index.
  package var file: Int32
  /// UTF-8 bytes from the beginning of the file.
  package var start: UInt32
  package var end: UInt32

  package init(file: Int32, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }
}

/// A violation of a rule.
package struct LintFinding: Sendable {
  package let rule: LintRule
  package let severity: Severity
  package let place: LintPlace
  package let module: String
  package let subject: Subject
  package let message: String
  package fileprivate(set) var notes: [Note]
  package let fix: SourceFix?
  package let change: SuggestedChange?
  let basis: RuleBasis
  fileprivate let kind: String
  fileprivate let widerKind: String?
  fileprivate let isUsual: Bool

  /// The name of the finding's subject: `ProfilePresenter.view`.
  package var symbol: String { subject.name }

  fileprivate init(
    _ problem: LintProblem, severity: Severity, basis: RuleBasis, module: String
  ) {
    rule = problem.rule
    self.severity = severity
    self.basis = basis
    kind = problem.kind
    widerKind = problem.widerKind
    isUsual = problem.isUsual
    place = problem.place
    self.module = module
    subject = problem.subject
    message = problem.message
    notes = problem.notes
    fix = problem.fix
    change = problem.change
  }

  package struct Note: Sendable {
    package let message: String
    package let place: LintPlace?

    init(_ message: String, at place: LintPlace? = nil) {
      self.message = message
      self.place = place
    }
  }
}

/// A project-wide change that would make a finding disappear.
package indirect enum SuggestedChange: Hashable, Sendable {
  case type(String, to: String)
  /// A method declared or required by the type named `of`.
  case method(String, of: String, to: String)
  /// A file, by its path.
  case file(String, to: String)

  /// True if the change affects a name, not the path of a file.
  package var isName: Bool { if case .file = self { false } else { true } }
}

/// Edits that make a finding disappear.
package struct SourceFix: Sendable {
  package var edits: [Edit]
  /// The type of the objects that the fix no longer keeps alive, because other objects do so.
  var released: TypeDeclaration.ID?

  /// A range of bytes and the text that replaces it.
  package struct Edit: Hashable, Sendable {
    package var place: LintPlace
    package var text: String
  }

  init(_ edits: [Edit], releasing released: TypeDeclaration.ID? = nil) {
    self.edits = edits
    self.released = released
  }
}

extension LintedModule {
  /// Returns the range of a declaration's name, or of the whole declaration if it has no name.
  func nameplace(at place: SyntaxPlace) -> LintPlace { project.nameplace(at: place) }

  func nameplace(of type: TypeDeclaration.ID) -> LintPlace { project.nameplace(of: type) }
}

extension LintedProject {
  /// Returns the range of a declaration's name, or of the whole declaration if it has no name.
  func nameplace(at place: SyntaxPlace) -> LintPlace {
    let file = index.files[Int(place.file)]
    let node = file.facts.nodes[Int(place.node)]
    guard node.name != 0 else {
      return LintPlace(file: place.file, start: node.start, end: node.end)
    }
    let count = file.facts.names.bytes(of: node.name) { UInt32($0.count) }
    return LintPlace(file: place.file, start: node.nameStart, end: node.nameStart + count)
  }

  func nameplace(of type: TypeDeclaration.ID) -> LintPlace {
    nameplace(at: index.types[type].place)
  }
}
