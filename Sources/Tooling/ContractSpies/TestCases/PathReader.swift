import AdderSwiftSource

/// Follows the ways through a part's functions, as far as parameters and the answers of dependencies decide them.
///
/// A class, so that the many closures that follow the ways do not copy what is known of the part.
final class PathReader {
  let part: TestedPart
  let samples: SampleValues
  let properties: PartProperties
  /// The properties that the followed code has read, those of dependencies as `view.title`.
  private var reads: Set<String> = []

  /// The greatest number of ways through one function.
  private static let mostPaths = 24
  /// The greatest number of statements that are followed for one function. Ways that need more are left out.
  private static let mostStatements = 2_000
  private var statementsLeft = mostStatements
  /// What other code some code reaches, and how a test of a function starts: the same each time.
  private var reachable: [SourceNode: [Syntax]] = [:]
  private var starts: [SourceNode: MethodPath?] = [:]
  /// The place at which the followed code sets nothing, as in a program with a mistake.
  private var omitted: SourceNode?
  /// The private views that a test can find by their accessibility identifiers.
  private(set) lazy var identified = identifiedViews()

  init(_ part: TestedPart, _ samples: SampleValues) {
    self.part = part
    self.samples = samples
    let initializers = part.inheritedMembers.filter { $0.kind == .initializerDeclaration }
    properties = PartProperties(part.members + initializers)
  }

  /// A point on a way through the code.
  struct State {
    var path = MethodPath()
    var locals: [String: PathValue] = [:]
    var exit: Exit?
    /// The own functions around the point.
    var callers: [SourceNode] = []
    /// The blocks of `defer` in the function.
    var deferred: [Syntax] = []
    /// False if nothing is known about the part's own properties.
    var isFresh = true
    /// True if the test sets the part's own properties.
    var setsProperties = false

    enum Exit {
      case returned(PathValue?)
      case threw(PathValue)
      /// A loop or a `switch` ends.
      case broke
    }
  }

  /// Returns the ways through a function.
  ///
  /// - Parameters:
  ///   - earlier: What the test called before.
  ///   - isFresh: False to follow also what depends on the part's own properties.
  ///   - setsProperties: True if the test sets those that it can set.
  func paths(
    through function: Syntax, after earlier: MethodPath = MethodPath(), isFresh: Bool = true,
    setsProperties: Bool = false
  ) -> [MethodPath] {
    guard let body = function.part(.codeBlock) else { return [] }
    statementsLeft = Self.mostStatements
    var state = State(path: earlier)
    state.isFresh = isFresh
    state.setsProperties = setsProperties
    state.path.begin(function)
    var states = [state]
    for parameter in function.parts(.parameter) {
      let source = PathSource.parameter(state.path.step, parameter.name)
      states = states.flatMap { state -> [State] in
        var state = state
        let isScreen = part.usesTransitions && parameter.type.map(isScreen) ?? false
        state.locals[parameter.name] = isScreen ? .screen(.parameter(source)) : .source(source)
        state.path.types[source] = parameter.type
        return withEmptyList(source, state)
      }
    }
    let isExpression =
      function.part(.result) != nil && body.parts.count == 1 && body.parts[0].kind.isExpression
    let after =
      isExpression
      ? values(of: body.parts[0], from: states).map { value, state in
        state.exit == nil ? state.ended(.returned(value)) : state
      } : runBlock(body.parts, from: states)
    // A test calls closures before tasks run, unless a task has passed them on.
    let ended = after.flatMap(runTasks)
    let all =
      ended + after.flatMap { callingBack(from: $0, inTask: false) }.flatMap(runTasks)
      + ended.flatMap { callingBack(from: $0, inTask: true) }.flatMap(runTasks)
    return all.map { state in
      var path = state.path
      // A later call does not call the closures of this one.
      path.callbacks = []
      switch state.exit {
      case .returned(let value): path.result = value
      case .threw: path.isThrowing = true
      case .broke, nil: break
      }
      return path
    }
  }

  /// Returns the properties that some code reads while it is followed.
  func reads(while follow: () -> Void) -> Set<String> {
    reads = []
    follow()
    return reads
  }

  /// Follows code that does not set a property at one place.
  func omitting<Result>(_ place: SourceNode, _ follow: () -> Result) -> Result {
    omitted = place
    defer { omitted = nil }
    return follow()
  }

  func isOmitted(_ target: Syntax) -> Bool { omitted.map { $0 == SourceNode(target) } ?? false }

  func noteRead(_ property: String) { reads.insert(property) }

  func reachable(from code: Syntax, find: () -> [Syntax]) -> [Syntax] {
    let node = SourceNode(code)
    if let known = reachable[node] { return known }
    let found = find()
    reachable[node] = found
    return found
  }

  func start(of function: Syntax, find: () -> MethodPath?) -> MethodPath? {
    let node = SourceNode(function)
    if let known = starts[node] { return known }
    let found = find()
    starts[node] = .some(found)
    return found
  }

  /// True for the type of a screen that a test can replace.
  private func isScreen(_ type: Syntax) -> Bool { ScreenSpy.spy(for: type, samples) != nil }

  /// Runs a block, and at its end what it has deferred.
  func runBlock(_ statements: [Syntax], from states: [State]) -> [State] {
    states.flatMap { state -> [State] in
      var inner = state
      inner.deferred = []
      return run(statements, from: [inner]).flatMap { after -> [State] in
        var going = after
        going.exit = nil
        going.deferred = []
        return after.deferred.reversed().reduce([going]) { states, block in
          states.flatMap { run(block.parts, from: [$0]) }
        }.map { last in
          var last = last
          last.exit = after.exit
          last.deferred = state.deferred
          return last
        }
      }
    }
  }

  /// Runs the tasks that were started, which begin when the functions have ended.
  func runTasks(from state: State) -> [State] {
    guard let task = state.path.tasks.first else { return [state] }
    var inner = state
    inner.path.tasks.removeFirst()
    inner.locals = task.locals
    inner.path.isInTask = true
    inner.exit = nil
    return runBlock(task.closure.statements, from: [inner]).flatMap { after in
      var result = after
      result.path.isInTask = false
      result.exit = state.exit
      return runTasks(from: result)
    }
  }

  // MARK: - Statements

  func run(_ statements: [Syntax], from states: [State]) -> [State] {
    statements.reduce(states) { states, statement in
      let next = states.flatMap { $0.exit == nil ? run(statement, from: $0) : [$0] }
      return Array(next.prefix(Self.mostPaths))
    }
  }

  private func run(_ statement: Syntax, from state: State) -> [State] {
    guard statementsLeft > 0 else { return [] }
    statementsLeft -= 1
    switch statement.kind {
    case .variableDeclaration:
      return statement.parts(.binding).reduce([state]) { states, binding in
        states.flatMap { bind(binding, in: $0) }
      }
    case .ifStatement: return runIf(statement, from: state)
    case .guardStatement: return runGuard(statement, from: state)
    case .switchStatement: return runSwitch(statement, from: state)
    case .doStatement: return runDo(statement, from: state)
    case .returnStatement:
      guard let value = statement.parts.first else { return [state.ended(.returned(nil))] }
      return values(of: value, from: [state]).map { value, state in
        state.exit == nil ? state.ended(.returned(value)) : state
      }
    case .throwStatement:
      guard let error = statement.parts.first else { return [state] }
      return values(of: error, from: [state]).map { $1.ended(.threw($0)) }
    case .breakStatement, .continueStatement: return [state.ended(.broke)]
    case .sequence where statement.parts.count > 2 && statement.parts[1].kind == .assignment:
      return assign(statement, in: state)
    case .sequence
    where statement.parts.count == 3 && ["+=", "-="].contains(statement.parts[1].name):
      return add(statement, in: state)
    case .deferStatement:
      guard let block = statement.part(.codeBlock) else { return [state] }
      var state = state
      state.deferred.append(block)
      return [state]
    case .forStatement, .whileStatement, .repeatStatement, .ifConfig, .functionDeclaration:
      // What a loop does depends on more than one value; a local function runs when it is called.
      return [forgetting(statement, in: state)]
    case .fallthroughStatement:
      var state = state
      state.path.open.append("fallthrough")
      return [state]
    case let kind where kind.isExpression:
      return values(of: statement, from: [state]).map(\.state)
    default: return [state]
    }
  }

  private func bind(_ binding: Syntax, in state: State) -> [State] {
    guard let value = binding.value else { return [state] }
    return values(of: value, from: [state]).map { value, state in
      var state = state
      if !binding.name.isEmpty { state.locals[binding.name] = value }
      return state
    }
  }

  /// `items = posts`, `view.title = name`, `_ = interactor.load()`
  private func assign(_ statement: Syntax, in state: State) -> [State] {
    let parts = statement.parts
    return values(ofOperands: Array(parts.dropFirst(2)), in: state).flatMap { value, state in
      state.exit == nil ? assigning(value, to: parts[0], in: state) : [state]
    }
  }

  private func assigning(_ value: PathValue, to target: Syntax, in state: State) -> [State] {
    if isOmitted(target) { return [state] }
    var state = state
    showState(target, value, in: &state)
    if target.ownMember != nil {
      state.set(target, to: value)
      return observing(target, in: state)
    }
    guard target.kind == .chain, let last = target.parts.last else { return [state] }
    if last.kind == .member, let dependency = self.dependency(before: last, of: target, state),
      case .property(_, let stem, let type)? = requirement(last.name, of: dependency)
    {
      state.path.write(
        value, to: stem, type.type, of: dependency.property, at: SourceNode(target))
      return [state]
    }
    setElement(target, to: value, in: &state)
    changeMade(by: target, to: value, in: &state)
    return observing(target, in: state)
  }

  private func runIf(_ statement: Syntax, from state: State) -> [State] {
    let parts = statement.parts
    guard let block = parts.firstIndex(where: { $0.kind == .codeBlock }) else { return [state] }
    let (holding, failing) = decide(Array(parts[..<block]), in: state)
    let whenTrue = runBlock(parts[block].parts, from: holding).map { $0.leaving(state) }
    let otherwise = parts[(block + 1)...].first
    let whenFalse =
      switch otherwise?.kind {
      case .codeBlock: runBlock(otherwise?.parts ?? [], from: failing)
      case .ifStatement: otherwise.map { other in failing.flatMap { runIf(other, from: $0) } } ?? []
      default: failing
      }
    return whenTrue + whenFalse.map { $0.leaving(state) }
  }

  private func runGuard(_ statement: Syntax, from state: State) -> [State] {
    let parts = statement.parts
    guard let block = parts.lastIndex(where: { $0.kind == .codeBlock }) else { return [state] }
    let (holding, failing) = decide(Array(parts[..<block]), in: state)
    return holding + runBlock(parts[block].parts, from: failing)
  }

  private func runDo(_ statement: Syntax, from state: State) -> [State] {
    guard let body = statement.part(.codeBlock) else { return [state] }
    let clauses = statement.parts(.catchClause)
    return runBlock(body.parts, from: [state]).flatMap { inner -> [State] in
      guard case .threw(let error) = inner.exit else { return [inner.leaving(state)] }
      var caught = inner
      caught.exit = nil
      var earlier: [Syntax] = []
      return clauses.flatMap { clause -> [State] in
        let pattern = clause.part(.caseItem)
        let matching =
          pattern.map { match($0, error, after: earlier, in: caught) }
          ?? (earlier.isEmpty ? caught : matchAny(error, after: earlier, in: caught))
        if let pattern { earlier.append(pattern) }
        guard var entry = matching else { return [] }
        entry.locals["error"] = error
        if let name = pattern?.patternName { entry.locals[name] = error }
        return runBlock(clause.part(.codeBlock)?.parts ?? [], from: [entry])
      }.map { $0.leaving(state) }
    }
  }

  // MARK: - Switch

  private func runSwitch(_ statement: Syntax, from state: State) -> [State] {
    guard let subject = statement.parts.first(where: { $0.kind != .switchCase }) else {
      return [state]
    }
    return values(of: subject, from: [state]).flatMap { value, state -> [State] in
      guard state.exit == nil else { return [state] }
      var earlier: [Syntax] = []
      return statement.parts(.switchCase).flatMap { one -> [State] in
        let items = one.parts(.caseItem)
        // One of several patterns is enough to show what the case does.
        let entry =
          items.first.map { match($0, value, after: earlier, in: state) }
          ?? matchAny(value, after: earlier, in: state)
        earlier += items
        let body = one.parts.filter { $0.kind != .caseItem }
        return entry.map { runBlock(body, from: [$0]) }?.map { $0.leaving(state).unbroken } ?? []
      }
    }
  }
}

extension PathReader.State {
  func ended(_ exit: Exit) -> Self {
    var state = self
    state.exit = exit
    return state
  }

  /// The state behind a block: its names are gone.
  func leaving(_ outside: Self) -> Self {
    var state = self
    state.locals = locals.filter { outside.locals[$0.key] != nil }
    return state
  }

  /// The state behind a `switch`, which `break` only leaves.
  var unbroken: Self {
    guard case .broke = exit else { return self }
    var state = self
    state.exit = nil
    return state
  }

  /// The source that decides about a value.
  func source(of value: PathValue) -> PathSource? {
    if case .source(let source) = value { source } else { nil }
  }

  /// True for an error of any type.
  func isAnyError(_ source: PathSource) -> Bool {
    if let type = path.types[source] { return type.isAnyError }
    if case .failure = source { return true }
    return false
  }

  /// Gives a source a case of its enumeration.
  mutating func choose(_ element: SampleValues.Element, for source: PathSource) {
    let payloads = element.values.enumerated().map { number, value in
      PathSource.payload(source, number, value.label.isEmpty ? element.name : value.label)
    }
    for (payload, value) in zip(payloads, element.values) { path.types[payload] = value.type }
    choose(
      .element(element.name, payloads: payloads, labels: element.values.map(\.label)),
      for: source, "With\(element.name.withoutBackticks.capitalized)")
  }

  mutating func choose(_ choice: MethodPath.Choice, for source: PathSource, _ words: String) {
    guard path.choices[source] != choice else { return }
    path.choices[source] = choice
    say(words)
  }

  /// Adds words to the name of the test.
  mutating func say(_ words: String) {
    if !path.steps.isEmpty { path.steps[path.step].words.append(words) }
  }

  /// Sets a local or a property of the part.
  mutating func set(_ target: Syntax, to value: PathValue) {
    if target.kind == .identifier, locals[target.name] != nil {
      locals[target.name] = value
    } else if let name = target.ownMember {
      path.set(name, to: value, at: SourceNode(target))
    }
  }
}

extension PathValue {
  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension SyntaxKind {
  var isLiteral: Bool {
    switch self {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral: true
    default: false
    }
  }
}

extension String {
  /// The letters and digits, as a word in a name.
  var asWord: String {
    let text = String(filter { $0.isLetter || $0.isNumber }).capitalized
    return text.isEmpty ? "Empty" : text
  }
}

extension Array {
  func split(where isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
