import AdderSwiftSource

/// The tests of one function of a part.
struct PathTests {
  let reader: PathReader
  let function: Syntax
  private var part: TestedPart { reader.part }
  private(set) var tests: [Test] = []
  /// What the tests check at the end of which paths.
  private(set) var checks: [(path: MethodPath, text: String)] = []
  /// The properties that the function's code reads.
  private(set) var reads: Set<String> = []
  /// The places at which the function's code sets properties.
  private(set) var settings: Set<SourceNode> = []
  /// The places whose calls have a test, and what is passed there.
  private var checked: Set<UseKey> = []
  private var checkedArguments: Set<ArgumentKey> = []

  /// One test, with one check unless it repeats a recording.
  struct Test {
    /// `didTapSaveCallsRename`.
    var name: String
    /// What it checks, at the end of the name: `CallsRename`.
    var check = ""
    var given: [String] = []
    var when: [String] = []
    var then: String
    /// More that a replay checks.
    var others: [String] = []
    /// The values that could be parameters.
    var values: [TestValue] = []
    var parameters: [Parameter] = []
    /// Why a person has to write something first.
    var open: [String] = []
    /// The types of which a person has to write a value.
    var missing: [MissingValue] = []
    /// The outlets that its code needs.
    var outlets: Set<String> = []
    /// What screens record in it.
    var transitions: Set<ScreenSpy.Recorded> = []
    var isAsync = false
    var canThrow = false
  }

  /// A parameter of a test, with its argument in each run.
  struct Parameter: Hashable {
    let name: String
    let type: String
    let arguments: [String]
  }

  /// What happens at one place in the code.
  private struct UseKey: Hashable {
    let node: SourceNode
    let word: String

    init(_ use: MethodPath.Use) {
      node = use.node
      word = use.kind.word
    }
  }

  /// What happens at a place with the values that the code decides on.
  private struct ArgumentKey: Hashable {
    let place: UseKey
    let arguments: [String]

    init(_ use: MethodPath.Use) {
      place = UseKey(use)
      arguments = use.arguments.map(\.decidedText)
    }
  }

  /// A way by which a test can bring the part into another state.
  struct EarlierState {
    let path: MethodPath
    /// The properties for which it makes a difference.
    let properties: Set<String>
    /// Those for which the last of its calls makes one.
    let lastProperties: Set<String>

    init(_ path: MethodPath, after start: MethodPath) {
      self.path = path
      properties = path.knownProperties
      lastProperties =
        properties.subtracting(start.knownProperties).union(path.changedProperties)
    }
  }

  /// What is known of a function before another one is called first.
  private struct Alone {
    let decided: [MethodPath]
    /// With the ways that depend on properties of the part.
    let possible: [MethodPath]
    /// The properties that the function's code reads on all these ways.
    let reads: Set<String>
    /// The properties that decide how the ways begin.
    let known: Set<String>

    /// False if the function does the same after this state.
    func isChanged(by state: EarlierState) -> Bool {
      !reads.isDisjoint(with: state.properties) || !reads.isDisjoint(with: known)
    }
  }

  /// - Parameters:
  ///   - states: The ways by which a test can bring the part into another state.
  ///   - later: The same with two calls. They are only made for what one call does not show.
  init(
    of function: Syntax, _ reader: PathReader, after states: [EarlierState],
    later: () -> [EarlierState]
  ) {
    self.reader = reader
    self.function = function
    guard let start = reader.start(of: function) else { return }
    var (decided, open, possible): ([MethodPath], [MethodPath], [MethodPath]) = ([], [], [])
    reads = reader.reads {
      (decided, open) = Self.sorted(reader.paths(through: function, after: start))
      possible = reader.paths(through: function, after: start, isFresh: false)
    }
    settings = possible.reduce(into: []) { $0.formUnion($1.settings) }
    for path in decided {
      addTests(of: path)
      addTest(ofResultOf: path)
    }
    if possible.contains(where: { $0.uses.contains(where: \.isLogged) }),
      function.part(.result) == nil
    {
      for path in decided where path.uses.isEmpty { addTest(thatCallsNothingOn: path) }
    }
    addTests(
      after: states,
      Alone(decided: decided, possible: possible, reads: reads, known: start.knownProperties),
      later: later)
    if !reads.isEmpty { addTestsThatSetProperties(after: start) }
    for path in open + possible { addTests(of: path, onlyOfNewPlaces: true) }
  }

  /// Returns the ways through a part's functions after which the part is in another state.
  static func states(of functions: [Syntax], _ reader: PathReader) -> [EarlierState] {
    let (later, simple) = functions.split { $0.traits.contains(.isAsync) }
    var states: [EarlierState] = []
    for function in simple + later {
      guard let start = reader.start(of: function) else { continue }
      states += Self.states(through: function, after: start, reader)
      if states.count >= 60 { break }
    }
    return Array(states.prefix(60))
  }

  /// Returns the ways through another function after each of these: few, because each function whose places have no test is
  /// followed after all of them.
  static func states(
    of functions: [Syntax], _ reader: PathReader, after states: [EarlierState]
  ) -> [EarlierState] {
    let simple = functions.filter { !$0.traits.contains(.isAsync) && reader.start(of: $0) != nil }
    var longer: [EarlierState] = []
    for state in states.prefix(6) {
      for function in simple where longer.count < 16 {
        longer += Self.states(through: function, after: state.path, reader)
      }
    }
    return Array(longer.prefix(16))
  }

  static func states(
    through function: Syntax, after start: MethodPath, _ reader: PathReader
  ) -> [EarlierState] {
    let ways = sorted(reader.paths(through: function, after: start)).0.filter { path in
      !path.properties.isEmpty && !path.uses.contains(where: \.isInTask) && !path.isThrowing
    }
    return ways.prefix(3).map { EarlierState($0, after: start) }
  }

  static func sorted(_ paths: [MethodPath]) -> ([MethodPath], [MethodPath]) {
    paths.sorted { $0.wordCount < $1.wordCount }.split { $0.open.isEmpty }
  }

  /// Adds tests that call another function first, for what the function does only then.
  private mutating func addTests(
    after states: [EarlierState], _ alone: Alone, later: () -> [EarlierState]
  ) {
    var left = Set(alone.possible.flatMap(\.checkedUses).map(UseKey.init)).subtracting(checked)
    // A function that does something at first can be quiet later.
    var mayBeQuiet =
      alone.decided.contains { $0.uses.contains(where: \.isLogged) }
      && function.part(.result) == nil && alone.possible.contains { $0.checkedUses.isEmpty }
    let isQuietAtFirst = alone.decided.contains { path in
      path.checkedUses.allSatisfy { $0.step != path.step }
    }
    for state in states {
      if left.isEmpty, !mayBeQuiet { return }
      guard alone.isChanged(by: state) || mayBeQuiet && isQuietAtFirst else { continue }
      for next in Self.sorted(reader.paths(through: function, after: state.path)).0 {
        let own = next.checkedUses.filter { $0.step == next.step }
        if own.contains(where: { left.contains(UseKey($0)) }) {
          addTests(of: next)
          left.subtract(checked)
        } else if own.isEmpty, mayBeQuiet {
          mayBeQuiet = false
          addTest(thatCallsNothingOn: next)
        }
      }
    }
    if left.isEmpty || alone.reads.isEmpty { return }
    // After a call that changes nothing for the function, it does what it did before that call.
    for state in later() where !alone.reads.isDisjoint(with: state.lastProperties) {
      for next in Self.sorted(reader.paths(through: function, after: state.path)).0
      where next.checkedUses.contains(where: { $0.step == next.step && left.contains(UseKey($0)) })
      {
        addTests(of: next, onlyOfNewPlaces: true)
        left.subtract(checked)
        if left.isEmpty { return }
      }
    }
  }

  /// Adds tests that set properties of the part, for what it does only then.
  private mutating func addTestsThatSetProperties(after start: MethodPath) {
    if reader.usesOwnObject(function) { return }
    let paths = reader.paths(through: function, after: start, setsProperties: true)
    for path in Self.sorted(paths).0 { addTests(of: path, onlyOfNewPlaces: true) }
  }

  private mutating func addTests(of path: MethodPath, onlyOfNewPlaces: Bool = false) {
    for (number, use) in path.uses.enumerated() where use.step == path.step {
      if case .callback = use.kind { continue }
      if path.unsure.contains(use.name) { continue }
      // One test shows that a call is made with an argument that several ways pass.
      guard checkedArguments.insert(ArgumentKey(use)).inserted,
        checked.insert(UseKey(use)).inserted || !onlyOfNewPlaces
      else { continue }
      var writer = TestWriter(path, reader)
      guard let check = writer.check(number) else { continue }
      add(check, of: use, on: path, writer)
    }
  }

  mutating func add(
    _ check: TestWriter.Check, of use: MethodPath.Use, on path: MethodPath, _ writer: TestWriter
  ) {
    var writer = writer
    var test = writer.test(name(path) + check.words, then: check.text, of: use)
    if tests.contains(where: { $0.when.starts(with: test.when) && $0.then == test.then }) { return }
    test.check = check.words
    if let wait = check.wait {
      test.when.append(wait)
      test.isAsync = true
    }
    add(test, on: path)
  }

  private mutating func add(_ test: Test, on path: MethodPath) {
    tests.append(test)
    checks.append((path, test.then))
  }

  mutating func addTest(ofResultOf path: MethodPath) {
    // What a data source always returns is no behavior.
    if part.view != nil, path.choices.isEmpty, path.uses.isEmpty,
      case .literal? = path.result
    {
      return
    }
    guard let result = path.result, let type = function.part(.result)?.type,
      reader.samples.isEquatable(type)
    else { return }
    var writer = TestWriter(path, reader)
    guard let text = writer.text(result) else { return }
    writer.note(text, of: type, as: "expected")
    let check = "Returns\(text.asWord)"
    var test = writer.test(name(path) + check, then: "result == \(text)")
    test.check = check
    let call = test.when.firstIndex { $0.contains("sut.\(function.writtenName)(") }
    guard let call else { return }
    test.when[call] = "let result = " + test.when[call].replacing("_ = ", with: "")
    add(test, on: path)
  }

  mutating func addTest(thatCallsNothingOn path: MethodPath) {
    guard path.unsure.isEmpty else { return }
    var writer = TestWriter(path, reader)
    let words = path.uses.contains(where: \.isLogged) ? "CallsNothingMore" : "CallsNothing"
    add(writer.test(name(path) + words, then: path.logCheck), on: path)
  }

  /// `didSelectOrderAtAfterDidLoad`
  private func name(_ path: MethodPath) -> String {
    let earlier = path.steps.dropLast().filter { !part.isLoading($0.function) }.map { step in
      "After\(step.function.name.capitalized)\(step.words.joined())"
    }
    return function.fullName + earlier.joined() + (path.steps.last?.words.joined() ?? "")
  }
}

extension MethodPath {
  fileprivate var wordCount: Int { steps.reduce(0) { $0 + $1.words.count } }

  /// The check that the part calls nothing more.
  var logCheck: String {
    let count = uses.count(where: \.isLogged)
    return count == 0 ? "log.names.isEmpty" : "log.names.count == \(count)"
  }

  /// What a test can check.
  var checkedUses: [Use] {
    uses.filter { if case .callback = $0.kind { false } else { true } }
  }
}

extension PathValue {
  /// What the code decides of a value; `_` for the rest.
  fileprivate var decidedText: String {
    switch self {
    case .literal(let text): text
    case .made(let name, let values):
      "\(name)(\(values.map(\.value.decidedText).joined(separator: ", ")))"
    case .list(let values): "[\(values.map(\.decidedText).joined(separator: ", "))]"
    case .object(let type): type
    case .source, .indices, .closure, .dependency, .screen, .owner, .unknown: "_"
    }
  }
}

extension MethodPath.Use.Kind {
  /// Distinguishes what happens at one place.
  fileprivate var word: String {
    switch self {
    case .call, .write, .transition: ""
    case .state(let expression): expression
    case .callback: "callback"
    case .completion(let name): name
    }
  }
}

extension Syntax {
  /// A function's name with its labels: `didSelectOrderAt`.
  fileprivate var fullName: String {
    name
      + parts(.parameter).compactMap(\.argumentLabel).map { $0.withoutBackticks.capitalized }
      .joined()
  }
}

/// A type of which no value is obvious.
struct MissingValue: Hashable {
  let type: String

  /// The function that a person completes: `courierEntityValue`.
  var name: String {
    let words = type.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "any" }
      .map { String($0).capitalized }.joined()
    return words.decapitalized + "Value"
  }

  /// `nil` for closures and the like.
  init?(_ type: Syntax, _ types: DeclaredTypes) {
    var type = type.plainType
    while [.optionalType, .unwrappedType].contains(type.kind), let inner = type.type {
      type = inner.plainType
    }
    guard [.typeName, .memberType, .constrainedType].contains(type.kind),
      !type.all.contains(where: \.isGenericParameter)
    else { return nil }
    // A type inside the part has another name in the tests.
    self.type =
      type.genericArguments.isEmpty
      ? types.declaration(of: type)?.qualifiedName ?? type.text : type.text
  }

  /// The expression for the value in a test.
  var expression: String { "try \(Self.require)(\(name)())" }

  /// Stands for the name of the function that unwraps an optional in the tests' framework, and is as long as the longer one.
  static let require = String(repeating: "\u{1}", count: "XCTUnwrap".count)
}
