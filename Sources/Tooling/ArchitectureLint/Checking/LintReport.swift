import AdderArchitectures
package import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

/// Collects what rules find, and in how many places they are kept to.
package struct LintReport: Sendable {
  package private(set) var findings: [LintFinding] = []
  /// For each rule, how often it is kept to and how often not.
  package private(set) var tallies: [LintRule.ID: Tally] = [:]

  package struct Tally: Sendable, Equatable {
    package var kept = 0
    package var broken = 0
  }

  private let choice: RuleChoice
  /// The rules that are looked at, by the architecture's name.
  private var followed: [String: Set<ObjectIdentifier>] = [:]
  /// The rules that architectures ask for in their files.
  private var asked: Set<LintRule.ID> = []
  private let leftOut: Set<Int32>
  private var known: Set<Key> = []
  private var begun: Set<Beginning> = []
  private var reported: [Subject: Set<Aspect>] = [:]

  /// Something that several modules share is looked at once.
  private struct Beginning: Hashable {
    var rule: LintRule.ID
    var type: TypeDeclaration.ID
    var architecture: String
  }

  /// A part of several modules is reported once.
  private struct Key: Hashable {
    var rule: LintRule.ID
    var place: LintPlace
    var subject: Subject
  }

  /// - Parameter leftOut: files in which nothing counts as broken.
  package init(_ choice: RuleChoice, leavingOut leftOut: Set<Int32>) {
    self.choice = choice
    self.leftOut = leftOut
  }

  /// Precomputes the rules that apply to an architecture's modules, because every rule and module queries them.
  mutating func prepare(for architecture: Architecture) {
    if followed[architecture.name] != nil { return }
    let rules = RuleCatalog.rules.filter { follows($0, in: architecture) }
    followed[architecture.name] = Set(rules.map(ObjectIdentifier.init))
    asked.formUnion(rules.filter(architecture.asksFor).map(\.id))
  }

  /// Whether a rule is checked in a module at all.
  func follows(_ rule: LintRule, in module: LintedModule) -> Bool {
    follows(rule, in: module.architecture)
  }

  func follows(_ rule: LintRule, in architecture: Architecture) -> Bool {
    followed[architecture.name]?.contains(ObjectIdentifier(rule))
      ?? (rule.applies(to: architecture) && choice.isLookedAt(rule, architecture))
  }

  /// Whether a rule is checked in a module, and was not checked yet for a type that other modules share.
  mutating func begins(
    _ rule: LintRule, with type: TypeDeclaration.ID, in module: LintedModule
  ) -> Bool {
    follows(rule, in: module)
      && begun.insert(
        Beginning(rule: rule.id, type: type, architecture: module.architecture.name)
      ).inserted
  }

  /// The most that is still fine of what a rule counts; any number for one that does not.
  func limit(of rule: LintRule, in module: LintedModule) -> Int {
    choice.limit(of: rule, module.architecture)
  }

  /// Notes that something a rule is about is as it should be.
  mutating func keeps(_ rule: LintRule) { tallies[rule.id, default: Tally()].kept += 1 }

  /// Notes that it is not.
  mutating func finds(_ problem: LintProblem, in module: LintedModule) {
    // Code that tests add to a part for their own use says nothing about the part.
    if problem.rule.aspect != .tests, module.project.tests.isTest[Int(problem.place.file)] {
      return
    }
    // It may be no part of the module, unless that is just what names are to tell.
    if problem.rule.aspect != .naming, let type = problem.subject.type,
      module.doubtfulParts.contains(type)
    {
      return
    }
    finds(problem, in: module.architecture, group: module.module.name)
  }

  /// The same for what is in no module, or is wrong whichever type plays which role in it.
  ///
  /// - Parameter group: a key for findings that are reported together, as those of one module are.
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

  /// Whether something was found of what this subject is.
  func reports(on subject: Subject, _ aspect: Aspect) -> Bool {
    reported[subject]?.contains(aspect) ?? false
  }

  /// Whether a rule was looked at and is one that the project follows.
  package func isFollowed(_ rule: LintRule.ID) -> Bool {
    guard let rule = RuleCatalog.rule(named: rule), let tally = tallies[rule.id] else {
      return false
    }
    return asked.contains(rule.id) || choice.isFollowed(rule, tally)
  }

  /// Leaves out what rules found that follow conventions which the project has not.
  mutating func dropRulesWithoutConvention() {
    findings.removeAll { finding in
      !finding.isAskedFor
        && !choice.isFollowed(finding.rule, tallies[finding.rule.id] ?? Tally())
    }
  }
}

/// A piece of a source file: what a finding is about.
package struct LintPlace: Hashable, Sendable {
  /// The number of the file in the index.
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

/// Something that breaks a rule.
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
  /// Whether the module's architecture asks for the rule, so that no convention is needed.
  let isAskedFor: Bool

  /// What people call what it is about: `ProfilePresenter.view`.
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
  /// A method that the type of a name declares or asks for.
  case method(String, of: String, to: String)
  /// A file, by its path.
  case file(String, to: String)
}

/// Edits that make a finding disappear.
package struct SourceFix: Sendable {
  package var edits: [Edit]

  /// Bytes of a file, and what shall stand there.
  package struct Edit: Hashable, Sendable {
    package var place: LintPlace
    package var text: String
  }

  init(_ edits: [Edit]) { self.edits = edits }
}

extension LintedModule {
  /// The name of what is declared somewhere; all of it where it has none.
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
