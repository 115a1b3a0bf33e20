import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Checks how the tests of a module's parts are written.
struct TestBodyRules: RuleFamily {
  let oneCheck: LintRule
  let givenWhenThen: LintRule
  let marks: LintRule
  /// Only the first rule that applies to the module's architecture reports findings.
  let mocks: [LintRule]
  let privateParts: LintRule

  var rules: [LintRule] { [oneCheck, givenWhenThen, marks, privateParts] + mocks }

  static let all = TestBodyRules(
    oneCheck: .testHasMultipleChecks, givenWhenThen: .testStepsUnmarked, marks: .testGroupsUnmarked,
    mocks: [.testUsesRealDependency, .testUsesRealPart], privateParts: .assemblyTestLacksTestable)

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let asked = module.architecture.tests
    func follows(_ rule: LintRule, _ isAsked: Bool) -> Bool {
      isAsked && report.follows(rule, in: module)
    }
    let isOne = follows(oneCheck, asked.oneCheckEach)
    let isDivided = follows(givenWhenThen, asked.givenWhenThen)
    let isMarked = follows(marks, asked.marksPerContract)
    let mocks = mocks.first { $0.applies(to: module) }
    for tested in module.testedParts {
      for test in tested.cases {
        for method in test.tests where isOne || isDivided {
          let body = TestBody(method, of: test.type, module)
          if isOne { checkCount(body, module, &report) }
          if isDivided { checkDivision(body, module, &report) }
        }
        if isMarked { checkMarks(test, of: tested.part.type, module, &report) }
        if let mocks, follows(mocks, asked.mocksSurroundings), !tested.part.role.has(.composes) {
          checkMocks(test, of: tested.part.type, mocks, module, &report)
        }
        if tested.part.role.has(.composes), report.follows(privateParts, in: module) {
          checkReach(test, of: tested.part, module, &report)
        }
      }
    }
  }

  // MARK: One test

  private func checkCount(
    _ body: TestBody, _ module: LintedModule, _ report: inout LintReport
  ) {
    let count = body.checkCount
    if count == 1 { report.keeps(oneCheck, of: body.target) }
    if count < 2 { return }
    report.finds(
      LintProblem(
        oneCheck, body.subject, at: module.nameplace(at: body.method.place),
        "'\(body.subject.name)' contains \(count) assertions. Write a separate test for each, so that a failed test says what is wrong.",
        kind: body.target), in: module)
  }

  private func checkDivision(
    _ body: TestBody, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard body.statements.count > 1,
      let comments = module.comments(in: body.method.place.file)
    else { return }
    let said = comments.comments(from: body.start, to: body.end)
    let words = said.reduce(into: Set()) { $0.formUnion($1.lowercased().separateWords) }
    if words.isSuperset(of: ["when", "then"]) {
      return report.keeps(givenWhenThen, of: body.target)
    }
    report.finds(
      LintProblem(
        givenWhenThen, body.subject, at: module.nameplace(at: body.method.place),
        "'\(body.subject.name)' does not separate what is given, what is done and what is checked. Divide it with '// given', '// when' and '// then'.",
        fix: said.isEmpty ? body.division(comments) : nil, kind: body.target), in: module)
  }

  // MARK: A test case

  /// Checks that `MARK` comments divide the tests by protocol. A test belongs to the protocols
  /// whose methods it calls.
  private func checkMarks(
    _ test: ProjectTests.Case, of type: TypeDeclaration.ID, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    let protocols = module.protocolGroups(of: type)
    if protocols.count < 2 { return }
    let names = protocols.map { (type: $0.type, names: Set($0.methods.map(\.name))) }
    for place in module.places(of: test.type) {
      let methods = test.tests.filter { module.holds(place, $0.place) }.map { method in
        let called = TestBody(method, of: test.type, module).calledNames
        return (method.place, names.filter { !$0.names.isDisjoint(with: called) }.map(\.type))
      }
      MarkedGroups(rule: marks, of: test.type)
        .check(MethodGroups(in: place, methods, module), module, &report)
    }
  }

  /// Reports tests that create real parts around the tested part instead of mocks.
  private func checkMocks(
    _ test: ProjectTests.Case, of type: TypeDeclaration.ID, _ mocks: LintRule,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    var isMocked = true
    // Without a contract, a part cannot be replaced.
    let contracts = Set(module.contracts.map(\.type))
    let others = module.parts.filter { part in
      part.type != type
        && !module.project.tests.cases(testing: module.name(part.type)).contains {
          $0.type == test.type
        } && !part.role.has(.isPlainData)
        && !module.index.allInherited(by: part.type).types.isDisjoint(with: contracts)
    }
    let names = Dictionary(
      others.map { (module.index.types[$0.type].name, $0.role.name) },
      uniquingKeysWith: { first, _ in first })
    for place in module.places(of: test.type) {
      let file = module.index.files[Int(place.file)]
      let first = Int(place.node)
      for node in file.facts.range(of: first)
      where file.facts.nodes[node].kind == .identifier {
        let name = file.names[Int(file.facts.nodes[node].name)]
        let next = node + 1
        guard let role = names[name], next < file.facts.nodes.count,
          file.facts.nodes[next].kind == .call || file.facts.isNamed(next, "init")
        else { continue }
        isMocked = false
        let made = module.index.names[name]
        report.finds(
          LintProblem(
            mocks, module.subject(made, of: test.type),
            at: module.nameplace(at: SyntaxPlace(file: place.file, node: Int32(node))),
            "'\(module.name(test.type))' creates a real \(role), '\(made)', as a dependency of the tested part. Use a mock of its contract instead."
          ), in: module)
      }
    }
    if isMocked { report.keeps(mocks) }
  }

  /// Reports a test case that cannot access the composer's methods for individual parts.
  private func checkReach(
    _ test: ProjectTests.Case, of part: LintedModule.Part, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    let source = module.index.types[part.type]
    let own = module.index.files[Int(source.place.file)]
    let file = module.index.files[Int(module.index.types[test.type].place.file)]
    // A test that is built in the same target as the app can access everything that the app can.
    let isTogether = own.targets.contains { file.targets.contains($0) }
    guard !isTogether, source.functions.count(where: { $0.access > .fileprivate }) > 1 else {
      return
    }
    let reaches = file.facts.parts(.importDeclaration, of: 0).contains { node in
      file.facts.parts(.attribute, of: node).contains { file.facts.isNamed($0, "testable") }
    }
    if reaches { return report.keeps(privateParts) }
    let (name, assembly) = (module.name(test.type), module.name(part.type))
    report.finds(
      LintProblem(
        privateParts, module.subject(test.type), at: module.nameplace(of: test.type),
        "'\(name)' sees only the public interface of '\(assembly)'. Import the app with '@testable', and test how the assembly creates each part."
      ), in: module)
  }
}
