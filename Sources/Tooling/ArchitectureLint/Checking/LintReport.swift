import AdderArchitectures
package import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

/// Collects the findings of rules, and counts how often each rule is followed and broken.
package struct LintReport: Sendable {
  package private(set) var findings: [LintFinding] = []
  /// How often each rule is followed and broken.
  package private(set) var tallies: [LintRule.ID: Tally] = [:]

  package struct Tally: Sendable, Equatable {
    package var kept = 0
    package var broken = 0
  }

  private let choice: RuleChoice
  private let rules: RuleSet
  /// The rules that are checked, by the architecture's name.
  private var followed: [String: Set<ObjectIdentifier>] = [:]
  /// The rules that architecture files turn on.
  private var asked: Set<LintRule.ID> = []
  private let leftOut: Set<Int32>
  private var known: Set<Key> = []
  private var begun: Set<Beginning> = []
  private var reported: [Subject: Set<Aspect>] = [:]

  /// Something that several modules share is checked only once.
  private struct Beginning: Hashable {
    var rule: LintRule.ID
    var type: TypeDeclaration.ID
    var architecture: String
  }

  /// A finding about a part of several modules is reported only once.
  private struct Key: Hashable {
    var rule: LintRule.ID
    var place: LintPlace
    var subject: Subject
  }

  /// - Parameter leftOut: files in which nothing is reported.
  init(_ choice: RuleChoice, _ rules: RuleSet, leavingOut leftOut: Set<Int32>) {
    self.choice = choice
    self.rules = rules
    self.leftOut = leftOut
  }

  /// Precomputes the rules that apply to an architecture's modules, because every rule and module queries them.
  mutating func prepare(for architecture: Architecture) {
    if followed[architecture.name] != nil { return }
    let rules = rules.rules.filter { follows($0, in: architecture) }
    followed[architecture.name] = Set(rules.map(ObjectIdentifier.init))
    asked.formUnion(rules.filter(architecture.asksFor).map(\.id))
  }

  /// Returns true if a rule is checked in a module.
  func follows(_ rule: LintRule, in module: LintedModule) -> Bool {
    follows(rule, in: module.architecture)
  }

  func follows(_ rule: LintRule, in architecture: Architecture) -> Bool {
    followed[architecture.name]?.contains(ObjectIdentifier(rule))
      ?? (rule.applies(to: architecture) && choice.isLookedAt(rule, architecture))
  }

  /// Returns true if a rule is checked in a module, and was not
  /// yet checked for this type, which other modules may share.
  mutating func begins(
    _ rule: LintRule, with type: TypeDeclaration.ID, in module: LintedModule
  ) -> Bool {
    follows(rule, in: module)
      && begun.insert(
        Beginning(rule: rule.id, type: type, architecture: module.architecture.name)
      ).inserted
  }

  /// Returns the highest count that a rule allows; `Int.max` if the rule has no limit.
  func limit(of rule: LintRule, in module: LintedModule) -> Int {
    choice.limit(of: rule, module.architecture)
  }

  /// Counts a case in which a rule is followed.
  mutating func keeps(_ rule: LintRule) { tallies[rule.id, default: Tally()].kept += 1 }

  /// Reports a problem of a module and counts it as a violation.
  mutating func finds(_ problem: LintProblem, in module: LintedModule) {
    // Code that tests add to a part for their own use says nothing about the part.
    if problem.rule.aspect != .tests, module.project.tests.isTest[Int(problem.place.file)] {
      return
    }
    // A doubtful part might not belong to the module. Only a problem with its name is reported.
    if problem.rule.aspect != .naming, let type = problem.subject.type,
      module.doubtfulParts.contains(type)
    {
      return
    }
    finds(problem, in: module.architecture, group: module.module.name)
  }

  /// Reports a problem outside of modules, or one that does not depend on the roles of types.
  ///
  /// - Parameter group: a key for findings that are reported together, such as the module's name.
  mutating func finds(_ problem: LintProblem, in architecture: Architecture, group: String) {
    let rule = problem.rule
    guard !leftOut.contains(problem.place.file),
      known.insert(Key(rule: rule.id, place: problem.place, subject: problem.subject)).inserted
    else { return }
    tallies[rule.id, default: Tally()].broken += 1
    reported[problem.subject, default: []].insert(rule.aspect)
    findings.append(
      LintFinding(
        problem, severity: choice.severity(of: rule, architecture), module: group,
        isAskedFor: architecture.asksFor(rule)))
  }

  /// Returns true if a finding with this aspect was reported about a subject.
  func reports(on subject: Subject, _ aspect: Aspect) -> Bool {
    reported[subject]?.contains(aspect) ?? false
  }

  /// Returns true if a rule was checked and the project
  /// follows it, or its architecture turns it on.
  package func isFollowed(_ rule: LintRule.ID) -> Bool {
    guard let rule = rules.rule(named: rule), let tally = tallies[rule.id] else {
      return false
    }
    return asked.contains(rule.id) || choice.isFollowed(rule, tally)
  }

  /// Removes the findings of conventions that the project does not follow.
  mutating func dropRulesWithoutConvention() {
    findings.removeAll { finding in
      !finding.isAskedFor
        && !choice.isFollowed(finding.rule, tallies[finding.rule.id] ?? Tally())
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
  package let notes: [Note]
  package let fix: SourceFix?
  package let change: SuggestedChange?
  /// True if the module's architecture turns the rule on, so that it needs no convention.
  let isAskedFor: Bool

  /// The name of its subject: `ProfilePresenter.view`.
  package var symbol: String { subject.name }

  init(_ problem: LintProblem, severity: Severity, module: String, isAskedFor: Bool) {
    rule = problem.rule
    self.severity = severity
    place = problem.place
    self.module = module
    subject = problem.subject
    message = problem.message
    notes = problem.notes
    fix = problem.fix
    change = problem.change
    self.isAskedFor = isAskedFor
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

/// A change of the whole project that would make a finding disappear.
package enum SuggestedChange: Hashable, Sendable {
  case type(String, to: String)
  /// A method that the type with the name `of` declares or requires.
  case method(String, of: String, to: String)
  /// A file, by its path.
  case file(String, to: String)
}

/// Edits that make a finding disappear.
package struct SourceFix: Sendable {
  package var edits: [Edit]

  /// A range of bytes and the text that replaces it.
  package struct Edit: Hashable, Sendable {
    package var place: LintPlace
    package var text: String
  }

  init(_ edits: [Edit]) { self.edits = edits }
}

extension LintedModule {
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
