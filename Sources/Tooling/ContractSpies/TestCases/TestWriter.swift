import AdderSwiftSource

/// Writes one test of a path.
struct TestWriter {
  private let path: MethodPath
  private let part: TestedPart
  private let samples: SampleValues
  /// The state at the end of the path.
  private let state: PathReader.State
  private let reader: PathReader
  /// The constants of the test, in order.
  private var constants: [(name: String, value: String)] = []
  private var constantNames: [PathSource: String] = [:]
  private var answers: Set<Int> = []
  private var accesses: [PathSource] = []
  private var missing: [MissingValue] = []
  private var outlets: Set<String> = []
  private var values: [TestValue] = []
  /// The parameters whose closures the test records.
  private let completions: Set<String>
  /// The parameters whose transitions the test records.
  private let spied: Set<PathSource>

  init(_ path: MethodPath, _ reader: PathReader) {
    self.path = path
    self.reader = reader
    part = reader.part
    samples = reader.samples
    state = PathReader.State(path: path)
    completions = Set(
      path.uses.compactMap { use in
        if case .completion(let name) = use.kind { name } else { nil }
      })
    spied = Set(
      path.uses.compactMap { use in
        if case .transition(_, let screen) = use.kind { screen.parameter } else { nil }
      })
  }

  /// The test that calls the functions of the path.
  ///
  /// - Parameters:
  ///   - then: What must be true afterwards.
  ///   - use: What the test checks.
  mutating func test(_ name: String, then: String, of use: MethodPath.Use? = nil) -> PathTests.Test
  {
    var test = PathTests.Test(name: name, then: then, open: path.open)
    for case .field(let object, let name) in path.choices.keys.sorted(by: { "\($0)" < "\($1)" })
    where !canSet(.field(object, name)) {
      test.open.append("\(reader.name(of: object, state)).\(name)")
    }
    answers.formUnion(path.failures)
    for source in Array(path.choices.keys) + path.assumed {
      switch source.root {
      case .answer(let number), .failure(let number): answers.insert(number)
      case .property(let dependency, let stem):
        let property = PathSource.property(dependency, stem)
        if !accesses.contains(property) { accesses.append(property) }
      case .stored: if !accesses.contains(source.root) { accesses.append(source.root) }
      default: break
      }
    }
    var steps: [[String]] = []
    for number in path.steps.indices { steps.append(self.steps(number, &test)) }
    test.when = steps.last ?? []
    test.given = given(&test) + steps.dropLast().joined()
    if let opposite = use.flatMap(opposite) { test.given.append(opposite) }
    test.missing = missing
    test.values = values
    test.outlets = outlets.union(path.steps.flatMap { reader.outlets(usedBy: $0.function) })
    test.transitions = Set(
      path.uses.compactMap { use in
        guard case .transition(let transition, let screen) = use.kind else { return nil }
        return spy(of: screen).map { ScreenSpy.Recorded(spy: $0, transition: transition) }
      })
    if !missing.isEmpty { test.canThrow = true }
    return test
  }

  // MARK: - Values

  /// The expression for a value in the test; `nil` if it is unknown.
  mutating func text(_ value: PathValue) -> String? {
    switch value {
    case .source(let source): return text(of: source)
    case .literal(let text): return text
    case .made("URL?", _): return nil
    case .made(let name, let arguments):
      var texts: [String] = []
      for (label, value) in arguments {
        guard let text = text(value) else { return nil }
        texts.append((label.map { "\($0): " } ?? "") + text)
      }
      return "\(name)(\(texts.joined(separator: ", ")))"
    case .list(let elements):
      var texts: [String] = []
      for element in elements {
        guard let text = text(element) else { return nil }
        texts.append(text)
      }
      return "[\(texts.joined(separator: ", "))]"
    case .screen(let screen): return text(of: screen)
    case .indices, .closure, .dependency, .object, .owner, .unknown: return nil
    }
  }

  private func spy(of screen: PathScreen) -> ScreenSpy? {
    switch screen {
    case .property(let name): part.screen(name)?.spy
    case .parameter(let source):
      reader.type(of: source, in: state).flatMap { ScreenSpy.spy(for: $0, samples)?.spy }
    case .navigation: .navigation
    }
  }

  private mutating func text(of screen: PathScreen) -> String? {
    switch screen {
    case .property(let name): name
    case .parameter(let source): text(of: source)
    case .navigation(let screen):
      if spy(of: screen)?.kind == .original {
        // Only the fixture puts such a screen into a navigation controller.
        if case .property(part.originalScreen?.property) = screen { "navigation" } else { nil }
      } else {
        text(of: screen).map { "\($0).navigation" }
      }
    }
  }

  /// Remembers a value that can be a parameter of the test.
  mutating func note(_ text: String, of type: Syntax?, as name: String) {
    if let value = TestValue(text, type, name, samples), !values.contains(value) {
      values.append(value)
    }
  }

  /// The value of a source, as a constant if it is long.
  private mutating func text(of source: PathSource) -> String? {
    let text = expression(of: source)
    if let text, path.choices[source] != nil {
      note(text, of: reader.type(of: source, in: state), as: title(of: source))
    }
    return text
  }

  private mutating func expression(of source: PathSource) -> String? {
    switch source.root {
    case .answer(let number), .failure(let number): answers.insert(number)
    case .property, .stored:
      if !accesses.contains(source.root) { accesses.append(source.root) }
    case .parameter, .callback, .payload, .element, .field: break
    }
    if case .field(let object, let name) = source { return text(of: name, of: object) }
    if let known = constantNames[source] { return known }
    if case .element(let name, let payloads, let labels)? = path.choices[source] {
      return text(of: name, payloads, labels)
    }
    if path.choices[source] == nil, let list = reader.list(.source(source), in: state) {
      return text(.list(list))
    }
    guard let value = value(of: source) else { return missingText(source) }
    guard value.contains("("), value != "()", !value.hasPrefix("."), !value.hasPrefix("{") else {
      return value
    }
    return constant(for: source, value)
  }

  /// A property of a value that the test makes.
  private mutating func text(of property: String, of object: PathSource) -> String? {
    if case .field = object, reader.type(of: object, in: state)?.isOptionalType ?? false {
      if case .value(let text)? = path.choices[.field(object, property)] { return text }
      // Otherwise it has its usual value, if the path decided that the object is there.
      guard path.choices[object] != nil, canSet(.field(object, property)),
        let text = reader.type(of: .field(object, property), in: state)
          .flatMap({ samples.value(of: $0, for: property) })
      else { return nil }
      return text.contains("(") ? nil : text
    }
    guard let text = text(of: object), !text.hasPrefix("."), !text.hasPrefix("\""),
      !text.hasPrefix("["), text != "nil"
    else { return nil }
    return "\(text).\(property)"
  }

  private mutating func constant(for source: PathSource, _ value: String) -> String {
    let title = title(of: source)
    if part.outlets.contains(where: { $0.property == title && $0.creation == value }) {
      outlets.insert(title)
      return title
    }
    // Two values that are equal are one constant, if they have the same name.
    if let known = constants.first(where: { $0.value == value && $0.name == title }) {
      constantNames[source] = known.name
      return known.name
    }
    let name = freeName(title)
    constantNames[source] = name
    constants.append((name, value))
    return name
  }

  /// The constant for a value that a person writes.
  private mutating func missingText(_ source: PathSource) -> String? {
    guard path.choices[source] == nil, let type = reader.type(of: source, in: state),
      let value = MissingValue(type, samples.types)
    else { return nil }
    if !missing.contains(value) { missing.append(value) }
    return constant(for: source, value.expression)
  }

  private mutating func text(
    of element: String, _ payloads: [PathSource], _ labels: [String]
  ) -> String? {
    if payloads.isEmpty { return ".\(element)" }
    var texts: [String] = []
    for (payload, label) in zip(payloads, labels) {
      guard let text = text(of: payload) else { return nil }
      texts.append(label.isEmpty ? text : "\(label): \(text)")
    }
    return ".\(element)(\(texts.joined(separator: ", ")))"
  }

  private func value(of source: PathSource) -> String? {
    let type = reader.type(of: source, in: state)
    if let spy = ownSpy(for: source, type) { return spy }
    if case .value(let text)? = path.choices[source] {
      let fields = text == "nil" ? [:] : type.map { self.fields(of: source, $0) } ?? [:]
      guard let type, !fields.isEmpty else { return text }
      return samples.value(of: type, for: reader.name(of: source, state), with: fields)
    }
    if spied.contains(source), let type, let made = ScreenSpy.spy(for: type, samples) {
      return "\(made.spy.name)(\(made.arguments.joined(separator: ", ")))"
    }
    if type == nil, case .failure = source { return "\(SampleValues.error)()" }
    guard let type else { return nil }
    return samples.value(
      of: type, for: reader.name(of: source, state), with: fields(of: source, type))
  }

  /// True if the test can choose a property of a value that it makes.
  private func canSet(_ source: PathSource) -> Bool {
    guard case .field(let object, let name) = source else { return true }
    return canSet(object)
      && reader.type(of: object, in: state).map { samples.canSet(name, of: $0) } ?? false
  }

  /// The values of properties that decide the path.
  private func fields(of source: PathSource, _ type: Syntax) -> [String: String] {
    var fields: [String: String] = [:]
    for name in Set(path.choices.keys.compactMap { $0.field(of: source) }) {
      let field = PathSource.field(source, name)
      switch path.choices[field] {
      case .element(let element, let payloads, _)?:
        if payloads.isEmpty { fields[name] = ".\(element)" }
      case .value("nil")?: fields[name] = "nil"
      case .value?, nil:
        let inner = samples.type(ofProperty: name, of: type)
        let own = inner.map { self.fields(of: field, $0) } ?? [:]
        if let inner, !own.isEmpty {
          fields[name] = samples.value(of: inner, for: name, with: own)
        } else if case .value(let text)? = path.choices[field] {
          fields[name] = text
        }
      }
    }
    return fields
  }

  /// The part's own spy, for a parameter of the same protocol: the part may store what it gets.
  private func ownSpy(for source: PathSource, _ type: Syntax?) -> String? {
    guard case .parameter = source, let type, path.choices[source] != .value("nil"),
      let contract = TestedPart.contract(type, in: part.declaration, samples.scope)
    else { return nil }
    return part.dependencies.first { $0.spy.contract.fullName == contract.fullName }?.property
  }

  private func title(of source: PathSource) -> String {
    switch source {
    case .parameter(_, let name), .stored(let name): return name
    case .property(_, let stem): return stem
    case .answer: return "answer"
    case .failure: return "error"
    case .callback: return "result"
    case .field(_, let name): return name
    case .element(let list):
      let name = title(of: list)
      return name.hasSuffix("s") ? String(name.dropLast()) : name
    case .payload(_, _, let name):
      return name == "success" ? "value" : name == "failure" ? "error" : name
    }
  }

  private func freeName(_ name: String) -> String {
    let taken = Set(
      part.dependencies.map(\.property) + part.screens.map(\.property) + ["sut", "log"]
        + constants.map(\.name))
    let name = name.asExpression == name ? name : "\(name)Value"
    var free = name
    var number = 2
    while taken.contains(free) {
      free = "\(name)\(number)"
      number += 1
    }
    return free
  }

  // MARK: - Steps

  /// The call of a function, and the calls of closures that dependencies got from it.
  private mutating func steps(_ number: Int, _ test: inout PathTests.Test) -> [String] {
    let function = path.steps[number].function
    let isTested = number == path.step
    var arguments: [String] = []
    for parameter in function.parts(.parameter) {
      let label = parameter.argumentLabel.map { "\($0): " } ?? ""
      if isTested, completions.contains(parameter.name) {
        arguments.append(label + recordingClosure(parameter))
        continue
      }
      guard let value = text(of: .parameter(number, parameter.name)) else {
        if parameter.value != nil { continue }
        arguments.append(label + placeholder(parameter.type, &test))
        continue
      }
      arguments.append(label + value)
    }
    // UIKit calls it when it loads the view.
    let name = part.isLoading(function) ? "loadViewIfNeeded" : function.writtenName
    var call = "sut.\(name)(\(arguments.joined(separator: ", ")))"
    if function.traits.contains(.isAsync) || part.isActor {
      call = "await \(call)"
      test.isAsync = true
    }
    if function.traits.contains(.canThrow) {
      let fails = isTested && path.isThrowing
      call = fails ? "try? \(call)" : "try \(call)"
      test.canThrow = test.canThrow || !fails
    }
    let isUsed = function.has(attribute: "discardableResult")
    if let result = function.part(.result)?.type, !result.isVoid, !isUsed { call = "_ = \(call)" }
    var steps = [call]
    for use in path.uses where use.step == number {
      guard case .callback(let call, let argument) = use.kind else { continue }
      if use.isInTask, let wait = wait(for: call) {
        steps.append(wait)
        test.isAsync = true
      }
      steps.append(callback(call, argument, &test))
    }
    return steps
  }

  /// `{ completion.record($0) }`
  private mutating func recordingClosure(_ parameter: Syntax) -> String {
    let types = functionParameters(parameter.name)
    let tuple = types.count == 1 ? types[0].text : "(\(types.map(\.text).joined(separator: ", ")))"
    constants.append(
      (
        parameter.name,
        "SpyCalls<\(types.isEmpty ? "Void" : tuple), Void, Never>(log, \"\(parameter.name)\")"
      ))
    let values = types.indices.map { "$\($0)" }.joined(separator: ", ")
    return "{ \(parameter.name).record(\(types.count == 1 ? values : "(\(values))")) }"
  }

  /// The types of the parameters of a closure that the tested function gets.
  private func functionParameters(_ name: String) -> [Syntax] {
    var type = path.types[.parameter(path.step, name)]
      .map { samples.scope.resolved($0.plainType).plainType }
    while let outer = type, [.optionalType, .unwrappedType].contains(outer.kind) {
      type = outer.type?.plainType
    }
    return type?.part(.tupleType)?.parts(.tupleTypeElement).compactMap(\.type) ?? []
  }

  /// `interactor.loadCalls.last?(.success(posts))`
  private mutating func callback(
    _ number: Int, _ argument: Int, _ test: inout PathTests.Test
  ) -> String {
    guard case .call(let spied) = path.uses[number].kind,
      let type = spied.parameters[argument].functionType
    else { return "" }
    let elements = type.part(.tupleType)?.parts(.tupleTypeElement) ?? []
    var arguments: [String] = []
    for place in elements.indices {
      let source = PathSource.callback(number, argument: argument, place)
      if let value = text(of: source) {
        arguments.append(value)
      } else {
        arguments.append(placeholder(elements[place].type, &test))
      }
    }
    let calls = "\(path.uses[number].dependency).\(spied.stem)Calls.last?"
    let mark = spied.parameters[argument].type.isOptional ? "?" : ""
    let label = spied.argumentLabel(argument).map { ".\($0)" } ?? ""
    return "\(calls)\(label)\(mark)(\(arguments.joined(separator: ", ")))"
  }

  private func placeholder(_ type: Syntax?, _ test: inout PathTests.Test) -> String {
    let text = type?.text ?? ""
    test.open.append("a value of '\(text)'")
    return "<#\(text)#>"
  }

  private func wait(for number: Int) -> String? {
    guard case .call(let spied) = path.uses[number].kind else { return nil }
    let dependency = path.uses[number].dependency
    let count = path.uses[...number].count { $0.isCall(of: spied, of: dependency) }
    return "await \(dependency).\(spied.stem)Calls.called(\(count == 1 ? "" : "\(count)"))"
  }

  // MARK: - Given

  private mutating func given(_ test: inout PathTests.Test) -> [String] {
    var lines: [String] = []
    var known: Set<String> = []
    for number in answers.sorted() {
      guard case .call(let spied) = path.uses[number].kind else { continue }
      let calls = "\(path.uses[number].dependency).\(spied.stem)Calls"
      guard known.insert(calls).inserted else { continue }
      let all = path.uses.indices.filter {
        path.uses[$0].isCall(of: spied, of: path.uses[number].dependency)
      }
      lines += stub(all, spied, calls, &test)
    }
    for access in accesses {
      guard let value = text(of: access) else { continue }
      switch access {
      case .property(let dependency, let stem):
        lines.append("\(dependency).\(stem)Access.value = \(value)")
      case .stored(let name):
        if value != "nil" || !reader.isEmptyAtFirst(name) { lines.append("sut.\(name) = \(value)") }
      default: continue
      }
    }
    return constants.map { "let \($0.name) = \($0.value)" } + lines.sorted()
  }

  /// What all calls of one function return or throw.
  private mutating func stub(
    _ numbers: [Int], _ spied: SpiedCall, _ calls: String, _ test: inout PathTests.Test
  ) -> [String] {
    var returned: [String] = []
    var thrown: [String] = []
    for number in numbers {
      if path.failures.contains(number) {
        if let error = text(of: .failure(number)) { thrown.append(error) }
      } else if spied.result != nil {
        if let value = text(of: .answer(number)) { returned.append(value) }
      } else {
        returned.append("()")
      }
    }
    if thrown.count == numbers.count, Set(thrown).count == 1 {
      return ["\(calls).fails(\(thrown[0]))"]
    }
    guard returned.count == numbers.count else {
      if !thrown.isEmpty { test.open.append("different results of '\(spied.shownName)'") }
      return []
    }
    if spied.result == nil { return [] }
    let values = Set(returned).count == 1 ? [returned[0]] : returned
    return ["\(calls).returns(\(values.joined(separator: ", ")))"]
  }

  // MARK: - Checks

  /// What a test checks about a call or a written property.
  struct Check {
    let words: String
    let text: String
    /// The statement that waits for the call.
    let wait: String?
  }

  mutating func check(_ number: Int) -> Check? {
    let use = path.uses[number]
    switch use.kind {
    case .callback: return nil
    case .completion(let name): return completionCheck(name, use)
    case .transition(let transition, let screen): return check(transition, of: screen, use)
    case .state(let expression): return check(state: expression, number)
    case .write(let stem, let type):
      let words = "Sets\(stem.capitalized)Of\(use.dependency.capitalized)"
      let writes = "\(use.dependency).\(stem)Access.writes"
      let all = path.uses.filter { $0.isWrite(of: stem, of: use.dependency) }
      // Nothing waits for the setting of a property.
      guard !all.contains(where: \.isInTask) else { return nil }
      let texts = samples.isEquatable(type) ? all.compactMap { text($0.arguments[0]) } : []
      return Check(
        words: words,
        text: texts.count == all.count
          ? "\(writes) == [\(texts.joined(separator: ", "))]" : "\(writes).count == \(all.count)",
        wait: nil)
    case .call(let spied):
      let words = "Calls\(spied.stem.capitalized)Of\(use.dependency.capitalized)"
      let calls = "\(use.dependency).\(spied.stem)Calls"
      let all = path.uses.filter { $0.isCall(of: spied, of: use.dependency) }
      let wait = path.uses.lastIndex { $0.isInTask && $0.isCall(of: spied, of: use.dependency) }
        .flatMap { _ in
          self.wait(for: path.uses.lastIndex { $0.isCall(of: spied, of: use.dependency) } ?? number)
        }
      // A task runs before or after the calls beside it.
      let isOrdered = all.allSatisfy { $0.isInTask == use.isInTask }
      if isOrdered, let text = comparison(all, spied, calls) {
        return Check(words: words, text: text, wait: wait)
      }
      return Check(words: words, text: "\(calls).count == \(all.count)", wait: wait)
    }
  }

  /// `viewController.navigation.pushed.last is ProfileViewController`
  private mutating func check(
    _ transition: Transition, of screen: PathScreen, _ use: MethodPath.Use
  ) -> Check? {
    guard let spy = spy(of: screen), spy.kind != .original, let text = text(of: screen) else {
      return nil
    }
    let all = path.uses.filter { other in
      if case .transition(transition, let place) = other.kind {
        self.text(of: place) == text
      } else {
        false
      }
    }
    let record = "\(text).\(transition.record)"
    let count = all.count == 1 ? "" : "\(all.count)"
    let wait = all.contains(where: \.isInTask) ? "await \(record).called(\(count))" : nil
    func check(_ words: String, _ text: String) -> Check {
      Check(words: transition.verb + words, text: text, wait: wait)
    }
    switch (transition.argument, use.arguments.first) {
    case (.name, let name?):
      if all.count == 1, let name = self.text(name) {
        return check("", "\(record).arguments == [\(name)]")
      }
    case (.screen, let object?):
      if all.count == 1, case .source = object, let object = self.text(object) {
        return check(object.asWord, "\(record).last === \(object)")
      }
      if all.count == 1, let type = object.screenType {
        return check(type.asWord, "\(record).last is \(type)")
      }
    case (.screens, let objects?):
      guard let type = objects.screenType else { return nil }
      return check(type.asWord, "\(record).last?.last is \(type)")
    default: break
    }
    let words = transition.argument == .nothing ? "" : "Screen"
    return check(words, "\(record).count == \(all.count)")
  }

  /// `sut.titleLabel.text == title`
  private mutating func check(state expression: String, _ number: Int) -> Check? {
    let last = path.uses.lastIndex { use in
      if case .state(expression) = use.kind { true } else { false }
    }
    guard last == number, !path.unsure.contains(expression),
      let value = path.shown[expression] ?? path.properties[expression], let text = text(value),
      text != "nil",
      reader.properties.all.first(where: { $0.name == expression })?.value?.text != text
    else { return nil }
    let names = expression.prefix { $0 != "(" }.split { ".?".contains($0) }.map(String.init)
    let owner = names.dropLast().map(\.capitalized).joined()
    let name = names[names.count - 1]
    let verb = Self.verbs[name].map { text == "true" ? $0.true : $0.false }
    let words =
      verb.map { $0 + owner } ?? "Sets\(name.capitalized)" + (owner.isEmpty ? "" : "Of\(owner)")
    let read = reader.expression(reading: expression)
    if !read.contains("?"), text == "true" || text == "false" {
      let mark = text == "true" ? "" : "!"
      return Check(words: words, text: "\(mark)sut.\(read)", wait: nil)
    }
    if text.hasPrefix("\"") { values.append(TestValue(text, "String", "expected")) }
    return Check(words: words, text: "sut.\(read) == \(text)", wait: nil)
  }

  /// What a view does by setting a property, for the test's name.
  private static let verbs: [String: (true: String, false: String)] = [
    "isHidden": ("Hides", "Shows"), "isEnabled": ("Enables", "Disables"),
    "isAnimating": ("Starts", "Stops"),
  ]

  /// The statement before a test of a switch: the other state, so that only the code brings about the expected one.
  private func opposite(of use: MethodPath.Use) -> String? {
    guard case .state(let expression) = use.kind, expression.contains("."), path.steps.count == 1,
      case .literal(let text)? = path.shown[expression]
    else { return nil }
    switch text {
    case "true", "false":
      if expression.hasSuffix(".isAnimating") {
        let owner = reader.expression(reading: expression).dropLast(".isAnimating".count)
        return text == "true" ? nil : "sut.\(owner).startAnimating()"
      }
      let written = reader.expression(reading: expression)
      return "sut.\(written) = \(text == "true" ? "false" : "true")"
    default: return nil
    }
  }

  private mutating func completionCheck(_ name: String, _ use: MethodPath.Use) -> Check {
    let words = "Calls\(name.capitalized)"
    let wait = use.isInTask ? "await \(name).called()" : nil
    let count = path.uses.count { if case .completion(name) = $0.kind { true } else { false } }
    let types = functionParameters(name)
    if count == 1, types.count == 1, use.arguments.count == 1 {
      if samples.isEquatable(types[0]), let text = text(use.arguments[0]) {
        return Check(words: words, text: "\(name).arguments == [\(text)]", wait: wait)
      }
      if let condition = caseCheck(use.arguments[0], types[0], "\(name).last") {
        return Check(words: words + condition.words, text: condition.text, wait: wait)
      }
    }
    return Check(words: words, text: "\(name).count == \(count)", wait: wait)
  }

  /// The check of a `Result`.
  private mutating func caseCheck(
    _ value: PathValue, _ type: Syntax, _ actual: String
  ) -> (words: String, text: String)? {
    guard let elements = samples.elements(of: type), type.plainType.baseName == "Result" else {
      return nil
    }
    let element: String
    var payload: String?
    switch value {
    case .made(let name, let values):
      element = String(name.dropFirst())
      if values.count == 1 { payload = text(values[0].value) }
    case .source(let source):
      guard case .element(let name, let payloads, _)? = path.choices[source] else { return nil }
      element = name
      if payloads.count == 1 { payload = text(of: payloads[0]) }
    default: return nil
    }
    if element == "success", let payload, samples.isEquatable(elements[0].values[0].type) {
      return ("WithSuccess", "(try? \(actual)?.get()) == \(payload)")
    }
    return element == "failure"
      ? ("WithFailure", "\(actual).map { (try? $0.get()) == nil } == true") : nil
  }

  /// The comparison of the arguments of all calls with what the path passes.
  private mutating func comparison(
    _ uses: [MethodPath.Use], _ spied: SpiedCall, _ calls: String
  ) -> String? {
    let recorded = spied.parameters.indices.filter { spied.parameters[$0].isRecorded }
    let comparable = recorded.filter { number in
      let parameter = spied.parameters[number]
      return !parameter.isVariadic && !parameter.type.isGeneric
        && samples.isEquatable(parameter.type.type)
    }
    if recorded.count == 1, comparable.count == 1 {
      var texts: [String] = []
      for use in uses {
        guard recorded[0] < use.arguments.count, let text = text(use.arguments[recorded[0]]) else {
          return nil
        }
        texts.append(text)
      }
      if texts.count == 1 {
        note(texts[0], of: spied.parameters[recorded[0]].type.type, as: "expected")
      }
      return "\(calls).arguments == [\(texts.joined(separator: ", "))]"
    }
    guard recorded.count > 1, let use = uses.last else { return nil }
    if comparable.count == recorded.count, recorded.count < 7 {
      var texts: [String] = []
      for number in recorded where number < use.arguments.count {
        if let text = text(use.arguments[number]) { texts.append(text) }
      }
      if texts.count == recorded.count {
        return "\(calls).last.map { $0 == (\(texts.joined(separator: ", "))) } == true"
      }
    }
    for number in comparable {
      guard number < use.arguments.count, let label = spied.argumentLabel(number),
        let text = text(use.arguments[number])
      else { continue }
      return "\(calls).last?.\(label) == \(text)"
    }
    return nil
  }
}

extension PathScreen {
  /// The parameter that is this screen, or whose navigation controller it is.
  fileprivate var parameter: PathSource? {
    switch self {
    case .property: nil
    case .parameter(let source): source
    case .navigation(let screen): screen.parameter
    }
  }
}

extension PathSource {
  /// The property of another source that this one is, or that it is a part of.
  fileprivate func field(of source: PathSource) -> String? {
    guard case .field(let object, let name) = self else { return nil }
    return object == source ? name : object.field(of: source)
  }
}

extension PathValue {
  /// The class of the screen that the code creates.
  fileprivate var screenType: String? {
    switch self {
    case .made(let type, _), .object(let type): type == "UIViewController" ? nil : type
    case .list(let screens): screens.last?.screenType
    default: nil
    }
  }
}
