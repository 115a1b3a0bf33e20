import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

extension UseCaseWriter {
  /// Adds tests of what each part does with the use case, to the test cases that the parts have.
  mutating func writeTests() {
    writeInteractorTests()
    writePresenterTests()
    for view in cycle.viewModels.implementers { writeViewTests(of: view) }
    for worker in cycle.worker?.implementers ?? [] { writeWorkerTests(of: worker) }
  }

  private mutating func writeInteractorTests() {
    let type = index.name(of: cycle.interactor)
    guard var suite = suite(of: cycle.interactor, near: cycle.requests.declared),
      let presenter = suite.double(of: cycle.responses.declared),
      let made = suite.creation(of: cycle.interactor, with: [presenter])
    else { return untested.append(type) }
    let heading = index.name(of: cycle.requests.declared)
    let request =
      "\(method(of: cycle.requests))(\(label(of: cycle.requests)): \(self.type(of: cycle.requests))())"
    let kept = kept(cycle.responses, by: presenter)
    guard let worker = cycle.worker, worker.isAsync else {
      var given = made.lines
      let expected: String
      if let worker = cycle.worker, let double = suite.double(of: worker.declared) {
        given.append(answer(of: double, someItems))
        expected = someItems
      } else {
        expected = names.samples
      }
      suite.add(
        "\(names.variable)HandsThe\(names.capitalizedItems)ToThePresenter", under: heading,
        given: given,
        when: ["sut.\(request)"], then: [.equal("\(kept).map(\\.\(names.items))", "[\(expected)]")])
      return append(suite, cycle.interactor)
    }
    guard let double = suite.double(of: worker.declared) else { return untested.append(type) }
    let wait = "await sut.\(names.task)?.value"
    suite.add(
      "\(names.variable)HandsThe\(names.capitalizedItems)ToThePresenter", .asyncThrowing,
      under: heading, given: made.lines + [answer(of: double, someItems, orError: true)],
      when: ["sut.\(request)", wait],
      then: [
        .code("let \(names.items) = try \(kept).map { try $0.\(names.items).get() }"),
        .equal(names.items, "[\(someItems)]"),
      ])
    suite.add(
      "\(names.variable)HandsTheErrorToThePresenter", .async,
      under: heading,
      given: made.lines + [failure(of: double)],
      when: ["sut.\(request)", wait],
      then: [
        .code("let failures = \(kept).filter { response in"),
        .code("\tif case .failure = response.\(names.items) { true } else { false }"),
        .code("}"),
        .equal("failures.count", "1"),
      ])
    suite.add(
      "onlyTheLatestRequestTo\(names.type)IsAnswered", .async,
      under: heading, given: made.lines + ["sut.\(request)", "let firstTask = sut.\(names.task)"],
      when: ["sut.\(request)", "await firstTask?.value", wait],
      then: [.equal("\(kept).count", "1")])
    suite.add(
      "\(names.task)IsCancelledWhenTheSceneIsGone",
      under: heading,
      given: made.optionalLines + ["sut?.\(request)", "let task = sut?.\(names.task)"],
      when: ["sut = nil"], then: [.equal("task?.isCancelled", "true")])
    append(suite, cycle.interactor)
  }

  private mutating func writePresenterTests() {
    guard var suite = suite(of: cycle.presenter, near: cycle.responses.declared),
      let view = suite.double(of: cycle.viewModels.declared),
      let made = suite.creation(of: cycle.presenter, with: [view])
    else { return untested.append(index.name(of: cycle.presenter)) }
    let heading = index.name(of: cycle.responses.declared)
    func call(_ value: String) -> String {
      "sut.\(method(of: cycle.responses))(\(label(of: cycle.responses)): \(type(of: cycle.responses))(\(names.items): \(value)))"
    }
    let kept = kept(cycle.viewModels, by: view)
    let texts =
      names.isPlural
      ? "\(kept).map { $0.\(names.displayedItems).map(\\.text) }"
      : "\(kept).map { $0.\(names.displayedItems)\(canFail ? "?" : "").text }"
    suite.add(
      "\(method(of: cycle.responses))DisplaysThe\(names.capitalizedItems)", under: heading,
      given: made.lines,
      when: [call(canFail ? ".success(\(someItems))" : someItems)],
      then: [.equal(texts, "[\(someItems)]")])
    if canFail {
      suite.add(
        "\(method(of: cycle.responses))DisplaysAMessageAfterAFailure", under: heading,
        given: made.lines,
        when: [call(".failure(CancellationError())")],
        then: [.equal("\(kept).map(\\.message)", "[\"\(failureMessage)\"]")])
    }
    append(suite, cycle.presenter)
  }

  private mutating func writeViewTests(of view: TypeDeclaration.ID) {
    guard var suite = suite(of: view, near: cycle.requests.declared),
      let interactor = suite.double(of: cycle.requests.declared),
      let made = suite.creation(of: view, with: [interactor]),
      let plain = suite.creation(of: view, with: [])
    else { return untested.append(index.name(of: view)) }
    suite.add(
      "\(names.variable)AsksTheInteractor", given: made.lines, when: ["sut.\(names.request)()"],
      then: [.equal("\(kept(cycle.requests, by: interactor)).count", "1")])
    let displayed = names.isPlural ? "[.init(text: \"One\")]" : ".init(text: \"One\")"
    let shown = "sut.\(names.viewModel)?.\(names.displayedItems)"
    let text = names.isPlural ? "\(shown).map(\\.text)" : "\(shown)\(canFail ? "?" : "").text"
    suite.add(
      "\(method(of: cycle.viewModels))KeepsTheViewModel",
      under: index.name(of: cycle.viewModels.declared), given: plain.lines,
      when: [
        "sut.\(method(of: cycle.viewModels))(",
        "\t\(label(of: cycle.viewModels)): \(type(of: cycle.viewModels))(\(names.displayedItems): \(displayed))",
        ")",
      ], then: [.equal(text, names.isPlural ? "[\"One\"]" : "\"One\"")])
    append(suite, view)
  }

  private mutating func writeWorkerTests(of worker: TypeDeclaration.ID) {
    guard let fetcher = cycle.worker, var suite = suite(of: worker, near: fetcher.declared),
      let made = suite.creation(of: worker, with: [])
    else { return untested.append(index.name(of: worker)) }
    let heading = index.name(of: fetcher.declared)
    let call = "let \(names.items) = \(fetcher.isAsync ? "try await " : "")sut.\(names.fetching)()"
    suite.add(
      "\(names.fetching.trimmingBackticks)ReturnsThe\(names.capitalizedItems)",
      fetcher.isAsync ? .asyncThrowing : .plain,
      under: heading, given: made.lines, when: [call], then: [.equal(names.items, names.samples)])
    append(suite, worker)
  }

  /// What the doubles give and get.
  private var someItems: String { names.isPlural ? "[\"One\", \"Two\"]" : "\"One\"" }
  private var fetching: String { names.fetching.trimmingBackticks }

  /// What a double was given.
  private func kept(_ step: UseCaseCycle.Step, by double: PartSuite.Double) -> String {
    double.isSpy
      ? "\(double.calls(of: method(of: step), label(of: step))).arguments"
      : "\(double.name).\(kept(step))"
  }

  /// The statement that sets what the worker's double returns.
  ///
  /// - Parameter canFail: True if the property of a double can also have an error.
  private func answer(
    of double: PartSuite.Double, _ value: String, orError canFail: Bool = false
  ) -> String {
    if double.isSpy { return "\(double.calls(of: fetching)).returns(\(value))" }
    return "\(double.name).\(fetching)Result = \(canFail ? ".success(\(value))" : value)"
  }

  private func failure(of double: PartSuite.Double) -> String {
    double.isSpy
      ? "\(double.calls(of: fetching)).fails(CancellationError())"
      : "\(double.name).\(fetching)Result = .failure(CancellationError())"
  }

  // MARK: Test cases

  private mutating func suite(
    of type: TypeDeclaration.ID, near contract: TypeDeclaration.ID
  ) -> PartSuite? {
    let suites = PartSuite.types(testing: type, in: project)
    let known = index.types[contract].functions.map { index.names[$0.name] }
    for suite in suites {
      guard let list = list(at: index.types[suite].place) else { continue }
      return PartSuite(
        suite, list, beside: known, isIsolated: isIsolated(suite),
        isTestedIsolated: isIsolated(type),
        in: project)
    }
    return nil
  }

  private mutating func append(_ suite: PartSuite, _ tested: TypeDeclaration.ID) {
    for test in suite.tests { add(test.lines, to: suite.list, after: test.last, suite.type) }
  }
}
