import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports methods of a part that the part's tests do not mention.
struct TestCoverageRules: RuleFamily {
  struct Entry: Sendable {
    let rule: LintRule
    /// Subjects of tests. The rule applies if the part's role lists at least one of them.
    let subjects: Set<Role.TestSubject>
    let asked: Asked

    init(_ rule: LintRule, _ subjects: Set<Role.TestSubject>, _ asked: Asked) {
      self.rule = rule
      self.subjects = subjects
      self.asked = asked
    }
  }

  /// The methods that a part's tests must mention.
  enum Asked: Sendable {
    /// Methods of the contracts that the part implements for roles with one of these traits, or for
    /// all roles if there are no traits.
    case implemented(for: Traits)
    /// Methods that the part calls on roles that decide or apply business logic.
    case called
    /// The events in a view's life cycle that the part handles.
    case lifecycle
    /// The methods that other code can call on a composer.
    case composition
  }

  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = TestCoverageRules(entries: [
    Entry(.viewEventUntested, [.events], .called),
    Entry(.viewInputUntested, [.input], .implemented(for: [.decides])),
    Entry(.viewLifecycleUntested, [.lifecycle], .lifecycle),
    Entry(.routerTransitionUntested, [.transitions], .implemented(for: [])),
    Entry(.interactorMethodUntested, [.services], .implemented(for: [.decides])),
    Entry(.presenterMethodUntested, [.forwarding, .entrance], .implemented(for: [])),
    Entry(.assemblyMethodUntested, [.wiring], .composition),
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    lazy var mocks = module.mocks
    for tested in module.testedParts where !tested.cases.isEmpty {
      let words = TestWords(tested.cases, module)
      for entry in entries where !entry.subjects.isDisjoint(with: tested.part.role.tests) {
        guard report.follows(entry.rule, in: module) else { continue }
        for method in methods(entry.asked, of: tested.part, module) {
          if isMentioned(module.index.names[method.name], entry.asked, words)
            || mocks.contains(where: { $0.tells(of: method, to: words) })
          {
            report.keeps(entry.rule)
          } else {
            tell(method, of: tested, entry.rule, module, &report)
          }
        }
      }
    }
  }

  private func tell(
    _ method: Function, of tested: TestedPart, _ rule: LintRule, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    let name = module.index.names[method.name]
    let test = module.name(tested.cases[0].type)
    report.finds(
      LintProblem(
        rule, module.subject(name, of: tested.cases[0].type),
        at: module.nameplace(at: method.place), "No test in '\(test)' covers '\(name)'. Add one."),
      in: module)
  }

  /// Methods that load the view, and thereby call `viewDidLoad`.
  private static let loading = ["loadViewIfNeeded", "loadView", "beginAppearanceTransition"]

  private func isMentioned(_ name: String, _ asked: Asked, _ words: TestWords) -> Bool {
    if words.mention(name) { return true }
    guard case .lifecycle = asked, name == "viewDidLoad" else { return false }
    return Self.loading.contains(where: words.mention)
  }

  // MARK: Required methods

  private func methods(
    _ asked: Asked, of part: LintedModule.Part, _ module: LintedModule
  ) -> [Function] {
    let index = module.index
    switch asked {
    case .implemented(let traits):
      let contracts = module.contracts.filter { contract, type in
        contract.implementers.contains(part.role.name) && contract.crossing != .out
          && index.allInherited(by: part.type).types.contains(type)
          && (traits.isEmpty || has(contract.users, traits, module))
      }
      return contracts.flatMap { index.types[$0.type].functions.filter { !$0.hasBody } }
    case .called:
      let contracts = module.contracts.filter { contract, _ in
        contract.users.contains(part.role.name) && contract.crossing == .within
          && has(contract.implementers, [.decides, .appliesBusinessLogic], module)
      }
      return contracts.flatMap { index.types[$0.type].functions.filter { !$0.hasBody } }
    case .lifecycle:
      return index.types[part.type].functions.filter {
        $0.isOverride && FrameworkNames.appearanceMethods.contains(index.names[$0.name])
      }
    case .composition:
      return index.types[part.type].functions.filter {
        $0.access > .fileprivate && !$0.isOverride
      }
    }
  }

  private func has(_ roles: [String], _ traits: Traits, _ module: LintedModule) -> Bool {
    roles.contains { name in
      module.architecture.traits(ofRole: name).hasAny(of: traits)
    }
  }
}

/// A test double of a part, with the properties in which it records each call.
struct Mock {
  private var properties: [Name: Set<Name>] = [:]

  init(_ type: TypeDeclaration.ID, _ module: LintedModule) {
    let own = Set(module.index.types[type].properties.map(\.name))
    for function in module.index.types[type].functions {
      let file = module.index.files[Int(function.place.file)]
      let mentioned = file.facts.range(of: Int(function.place.node)).map {
        file.names[Int(file.facts.nodes[$0].name)]
      }
      properties[function.name, default: []].formUnion(own.intersection(mentioned))
    }
  }

  /// Returns true if tests mention a property in which the mock records calls of the method.
  func tells(of method: Function, to words: TestWords) -> Bool {
    properties[method.name].map { !$0.isDisjoint(with: words.names) } ?? false
  }
}

extension LintedModule {
  /// The test doubles of the module's parts.
  fileprivate var mocks: [Mock] {
    let heirs = contracts.flatMap { project.heirs[$0.type, default: []] }
    return Set(heirs).filter { project.tests.isTest[Int(index.types[$0].place.file)] }
      .map { Mock($0, self) }
  }
}
