import AdderSwiftSource

// Follows expressions: what they call, and what they are worth.
extension PathReader {
  typealias Found = (value: PathValue, state: State)

  /// Functions that run their closure soon, but not before they return.
  private static let laterCalls: Set<String> = ["Task", "async", "detached"]
  /// Functions that run their closure before they return.
  private static let instantCalls: Set<String> = [
    "withAnimation", "assumeIsolated", "performWithoutAnimation",
  ]

  func values(of expression: Syntax, from states: [State]) -> [Found] {
    states.flatMap { state in
      state.exit == nil ? values(of: expression, in: state) : [(.unknown, state)]
    }
  }

  private func values(of expression: Syntax, in state: State) -> [Found] {
    switch expression.kind {
    case .effect:
      guard let inner = expression.parts.first(where: { $0.kind.isExpression }) else {
        return [(.unknown, state)]
      }
      let found = values(of: inner, in: state)
      // An optional or a forced `try` ends the way of an error here.
      guard expression.name.hasPrefix("try"), expression.name != "try" else { return found }
      return found.map { value, state in
        guard case .threw = state.exit else { return (value, state) }
        var state = state
        state.exit = nil
        return (expression.name == "try?" ? .literal("nil") : .unknown, state)
      }
    case .tuple:
      let arguments = expression.parts(.argument)
      guard arguments.count == 1, let inner = arguments[0].parts.last else {
        return evaluate(arguments, in: state).map { (.unknown, $0.state) }
      }
      return values(of: inner, in: state)
    case .identifier: return [(value(named: expression.name, in: state), state)]
    case .implicitMember: return [(.literal(".\(expression.writtenName)"), state)]
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral:
      return [(.literal(expression.text), state)]
    case .stringLiteral:
      let isPlain = expression.parts.isEmpty && !expression.traits.contains(.isRaw)
      return [(isPlain ? .literal(expression.text) : .unknown, state)]
    case .arrayLiteral: return array(expression, in: state)
    case .closure: return [(.closure(expression, state.locals), state)]
    case .chain: return chain(expression, in: state)
    case .sequence: return values(ofOperands: expression.parts, in: state)
    case .prefixOperator where expression.name == "!": return opposites(of: expression, in: state)
    default: return [(.unknown, state)]
    }
  }

  /// `!isLoading`, if a test can choose it.
  private func opposites(of expression: Syntax, in state: State) -> [Found] {
    let (holding, failing) = decide([expression], in: state)
    guard (holding + failing).allSatisfy({ $0.path.open.count == state.path.open.count }) else {
      return [(.unknown, state)]
    }
    return holding.map { (.literal("true"), $0) } + failing.map { (.literal("false"), $0) }
  }

  private func value(named name: String, in state: State) -> PathValue {
    if name == "self" { return .owner }
    if let local = state.locals[name] { return local }
    return value(ofOwn: name, in: state)
  }

  /// The value of one of the part's properties.
  func value(ofOwn name: String, in state: State) -> PathValue {
    if part.dependency(name) != nil { return .dependency(name) }
    if part.screen(name) != nil { return .screen(.property(name)) }
    if let getter = properties.getters[name] { return value(ofGetter: getter, in: state) }
    noteRead(name)
    if let known = state.path.properties[name] { return known }
    // The test has just created the part.
    guard let property = properties.all.first(where: { $0.name == name }) else { return .unknown }
    if let object = object(in: property) { return object }
    if state.setsProperties, canSet(property) { return .source(.stored(name)) }
    guard state.isFresh, !properties.setAtFirst.contains(name) else { return .unknown }
    if let initial = property.value {
      if initial.kind == .arrayLiteral, initial.parts.isEmpty { return .list([]) }
      if let element = initial.qualifiedElement,
        let name = property.type?.baseName ?? .some(element.type),
        samples.types.declaration(name)?.node.kind == .enumDeclaration
      {
        return .literal(".\(element.name)")
      }
      return initial.kind.isLiteral || initial.kind == .nilLiteral
        || initial.kind == .implicitMember ? .literal(initial.text) : .unknown
    }
    return property.startsEmpty ? .literal("nil") : .unknown
  }

  /// True if a stored property is `nil` in a new part.
  func isEmptyAtFirst(_ name: String) -> Bool {
    !properties.setAtFirst.contains(name)
      && properties.all.contains { $0.name == name && $0.startsEmpty }
  }

  /// True if a test can give a property a value, which changes nothing else.
  private func canSet(_ property: PartProperties.Property) -> Bool {
    guard property.isSettable, !property.isWeak, !property.isOutlet, !part.isActor,
      properties.observers[property.name] == nil, let type = property.type
    else { return false }
    return samples.value(of: type, for: property.name) != nil
  }

  /// The value of a computed property, if it is one expression that calls nothing.
  private func value(ofGetter getter: Syntax, in state: State) -> PathValue {
    guard getter.parts.count == 1, getter.parts[0].kind.isExpression,
      !state.callers.contains(SourceNode(getter)), state.callers.count < 8
    else { return .unknown }
    var inner = state
    inner.locals = [:]
    inner.callers.append(SourceNode(getter))
    let found = values(of: getter.parts[0], from: [inner])
    return found.count == 1 && found[0].state.path.uses.count == state.path.uses.count
      ? found[0].value : .unknown
  }

  private func array(_ expression: Syntax, in state: State) -> [Found] {
    var found: [(values: [PathValue], state: State)] = [([], state)]
    for element in expression.parts {
      found = found.flatMap { before, state in
        values(of: element, from: [state]).map { (before + [$0.value], $0.state) }
      }
    }
    return found.map { values, state in (.list(values), state) }
  }

  /// The value of operands with operators between them.
  func values(ofOperands parts: [Syntax], in state: State) -> [Found] {
    guard parts.count > 1 else { return parts.first.map { values(of: $0, in: state) } ?? [] }
    if let place = parts.firstIndex(where: { $0.kind == .ternary }) {
      return ternary(parts, at: place, in: state)
    }
    if parts[1].kind == .cast {
      // Whether a cast succeeds is unknown.
      return values(of: parts[0], in: state).map {
        (parts[1].name == "as" ? $0.value : cast($0.value, to: parts[1].type), $0.state)
      }
    }
    if parts.count == 3, parts[1].name == "??" { return coalescing(parts[0], parts[2], in: state) }
    if parts.count == 3, ["+", "-", "<", ">", "<=", ">=", "==", "!="].contains(parts[1].name) {
      return values(of: parts[0], in: state).flatMap { left, state in
        values(of: parts[2], from: [state]).map { right, state in
          (result(of: parts[1].name, left, right), state)
        }
      }
    }
    // What is behind the first operand may not be evaluated.
    return values(of: parts[0], in: state).map { _, state in
      (.unknown, parts.dropFirst().reduce(state) { forgetting($1, in: $0) })
    }
  }

  /// What a storyboard shows has the class that the code expects.
  private func cast(_ value: PathValue, to type: Syntax?) -> PathValue {
    guard case .object("UIViewController") = value, let type,
      let declaration = samples.types.declaration(of: type), samples.types.isScreen(declaration)
    else { return .unknown }
    return .object(declaration.qualifiedName)
  }

  /// `isOn ? first : second`
  private func ternary(_ parts: [Syntax], at place: Int, in state: State) -> [Found] {
    let (holding, failing) = decide(operands: Array(parts[..<place]), in: state)
    return holding.flatMap { state in
      parts[place].parts.first.map { values(of: $0, from: [state]) } ?? [(.unknown, state)]
    }
      + failing.flatMap { state in
        state.exit == nil
          ? values(ofOperands: Array(parts[(place + 1)...]), in: state) : [(.unknown, state)]
      }
  }

  /// `name ?? other`
  private func coalescing(_ left: Syntax, _ right: Syntax, in state: State) -> [Found] {
    values(of: left, in: state).flatMap { value, state -> [Found] in
      guard state.exit == nil else { return [(value, state)] }
      switch value {
      case .literal("nil"): return values(of: right, from: [state])
      case .source(let source):
        let (some, none) = split(source, in: state)
        return some.map { (value, $0) } + none.flatMap { values(of: right, from: [$0]) }
      case .unknown: return [(.unknown, forgetting(right, in: state))]
      default: return [(value, state)]
      }
    }
  }

  // MARK: - Chains

  private func chain(_ expression: Syntax, in state: State) -> [Found] {
    let steps = expression.parts.filter {
      $0.kind != .optionalChaining && $0.kind != .forceUnwrap
    }
    guard let first = steps.first else { return [(.unknown, state)] }
    var state = state
    if showState(expression, in: &state) { return [(.unknown, state)] }
    // Tests cancel nothing.
    if first.name == "Task", steps.count == 2, steps[1].name == "isCancelled" {
      return [(.literal("false"), state)]
    }
    if first.name == "MainActor", steps.count == 3, steps[1].name == "run" {
      return runClosures(of: steps[2], later: false, in: state)
    }
    var found: [Found]
    var position = 1
    if steps.count > 1, steps[1].kind == .call, first.kind == .identifier {
      found = call(first, steps[1], in: state)
      position = 2
    } else if let type = createdType(steps, in: state) {
      found = evaluate(steps[type.count - 1].parts(.argument), in: state).map {
        (.made(type.name, $0.values), $0.state)
      }
      position = type.count
    } else if first.name == "super", steps.count > 2, steps[2].kind == .call {
      // A method of a framework's class does nothing that a test sees.
      found =
        part.functions(steps[1].name, steps[2].labels, isInherited: true).isEmpty
        ? [(.unknown, state)] : callOwn(steps[1], steps[2], isInherited: true, in: state)
      position = 3
    } else if first.kind == .implicitMember, steps.count > 1, steps[1].kind == .call {
      found = evaluate(steps[1].parts(.argument), in: state).map { values, state in
        (.made(".\(first.writtenName)", values), state)
      }
      position = 2
    } else if steps.count > 2, steps[1].kind == .member, steps[2].kind == .call,
      let screen = screen(from: steps[1], ofType: first, in: state)
    {
      found = evaluate(steps[2].parts(.argument), in: state).map {
        (screen, forgettingClosures(of: steps[2], in: $0.state))
      }
      position = 3
    } else {
      found = values(of: first, in: state)
    }
    while position < steps.count {
      let step = steps[position]
      let next = position + 1 < steps.count ? steps[position + 1] : nil
      if step.kind == .member, let call = next, call.kind == .call {
        found = found.map { ($0.value, forgettingMade(by: step, in: steps[..<position], $0.state)) }
        let target =
          position == 1 || position == 2 && first.name == "self" ? steps[position - 1] : nil
        found = found.flatMap { value, state in
          changed(value, by: step, call, target, in: state)
            .map { state in observing(target ?? first, in: state).map { (.unknown, $0) } }
            ?? self.call(step, on: value, call, in: state)
        }
        position += 2
      } else if step.kind == .subscriptCall {
        found = found.flatMap { value, state in
          evaluate(step.parts(.argument), in: state).compactMap { arguments, state in
            let element = element(of: value, at: arguments.first?.value ?? .unknown, in: state)
            // What may be missing would end the test.
            if part.view != nil, element.isUnknown { return nil }
            return (element, assuming(value, in: state))
          }
        }
        position += 1
      } else {
        found = found.flatMap { self.step(step, on: $0.value, in: $0.state) }
        position += 1
      }
    }
    return found
  }

  private func step(_ step: Syntax, on value: PathValue, in state: State) -> [Found] {
    guard state.exit == nil, step.kind == .member else { return [(.unknown, state)] }
    switch value {
    case .literal("nil"): return [(value, state)]
    case .owner: return [(self.value(ofOwn: step.name, in: state), state)]
    case .screen(let screen) where step.name == "navigationController":
      return [(.screen(.navigation(screen)), state)]
    case .dependency(let name):
      guard let dependency = part.dependency(name),
        case .property(_, let stem, let type)? = requirement(step.name, of: dependency)
      else { return [(.unknown, state)] }
      noteRead("\(name).\(stem)")
      // The spy keeps what was set.
      if let written = state.path.uses.last(where: { $0.isWrite(of: stem, of: name) }) {
        return [(written.isInTask ? .unknown : written.arguments[0], state)]
      }
      var state = state
      let source = PathSource.property(name, stem)
      state.path.types[source] = type.type
      return [(.source(source), state)]
    default:
      if let list = list(value, in: state), let found = property(step.name, of: list) {
        return [(found, assuming(value, in: state))]
      }
      return [field(step.name, of: value, in: state)]
    }
  }

  /// A property of a value that the test makes.
  private func field(_ name: String, of value: PathValue, in state: State) -> Found {
    if case .made(let type, let arguments) = value {
      return (argument(name, of: type, arguments)?.value ?? .unknown, state)
    }
    guard case .source(let source) = value, let type = type(of: source, in: state) else {
      return (.unknown, state)
    }
    var state = state
    let field = PathSource.field(source, name)
    state.path.types[field] = samples.type(ofProperty: name, of: type)
    return (.source(field), state)
  }

  /// Returns the values of arguments, with the states behind them.
  func evaluate(
    _ arguments: [Syntax], in state: State
  ) -> [(values: [(label: String?, value: PathValue)], state: State)] {
    var found: [(values: [(label: String?, value: PathValue)], state: State)] = [([], state)]
    for argument in arguments {
      guard let expression = argument.parts.last else { continue }
      let label = argument.name.isEmpty ? nil : argument.name
      found = found.flatMap { before, state in
        values(of: expression, from: [state]).map { (before + [(label, $0.value)], $0.state) }
      }
    }
    return found
  }

  // MARK: - Calls

  /// A call of a function without anything before it, or of a type's initializer.
  private func call(_ callee: Syntax, _ call: Syntax, in state: State) -> [Found] {
    if state.locals[callee.name] == nil,
      !part.functions(callee.name, call.labels).isEmpty
    {
      return self.call(callee, on: .owner, call, in: state)
    }
    if let local = state.locals[callee.name] {
      return self.call(local: local, callee, call, in: state)
    }
    if Self.laterCalls.contains(callee.name) || Self.instantCalls.contains(callee.name) {
      return runClosures(of: call, later: Self.laterCalls.contains(callee.name), in: state)
    }
    let type = samples.types.declaration(callee.name)
    return evaluate(call.parts(.argument), in: state).map { values, state in
      guard let type, !type.isPrivate, call.part(.trailingClosure) == nil else {
        if callee.name == "URL", type == nil { return (.made("URL?", values), state) }
        let isScreen = type == nil && callee.name.isFrameworkScreen
        return (
          isScreen ? .object(callee.name) : .unknown, forgettingClosures(of: call, in: state)
        )
      }
      return (.made(type.qualifiedName, values), state)
    }
  }

  private func call(
    _ member: Syntax, on value: PathValue, _ call: Syntax, in state: State
  ) -> [Found] {
    guard state.exit == nil else { return [(.unknown, state)] }
    switch value {
    case .literal("nil"): return [(value, state)]
    case .owner: return callOwn(member, call, in: state)
    case .dependency(let name):
      guard let dependency = part.dependency(name) else { return [(.unknown, state)] }
      return self.call(member, of: dependency, call, in: state)
    case .screen(let screen):
      return transition(member, on: screen, call, in: state)
    default:
      if let list = list(value, in: state),
        let found = result(of: member, call, on: list, in: state)
      {
        return [(found.value, assuming(value, in: found.state))]
      }
      if case .indices(let count) = value, member.name == "contains" {
        return evaluate(call.parts(.argument), in: state).map { arguments, state in
          (
            .made("contains", [(nil, .indices(count)), (nil, arguments.first?.value ?? .unknown)]),
            state
          )
        }
      }
      if Self.laterCalls.contains(member.name) || Self.instantCalls.contains(member.name) {
        return runClosures(of: call, later: Self.laterCalls.contains(member.name), in: state)
      }
      // The texts of tests begin and end with letters.
      if member.name == "trimmingCharacters", case .source(let source) = value,
        isText(source, in: state)
      {
        return [(value, state)]
      }
      let result = screen(from: member, of: value)
      return evaluate(call.parts(.argument), in: state).map {
        (result, forgettingClosures(of: call, in: $0.state))
      }
    }
  }

  /// Follows the call into a function of the part.
  private func callOwn(
    _ member: Syntax, _ call: Syntax, isInherited: Bool = false, in state: State
  ) -> [Found] {
    let functions = part.functions(member.name, call.labels, isInherited: isInherited)
    guard functions.count == 1, let body = functions[0].part(.codeBlock),
      !state.callers.contains(SourceNode(functions[0])), state.callers.count < 8
    else {
      return evaluate(call.parts(.argument), in: state).map { _, state in
        let unread = functions.reduce(forgettingClosures(of: call, in: state)) {
          forgetting($1, in: $0)
        }
        return (.unknown, unread)
      }
    }
    let function = functions[0]
    return evaluate(call.parts(.argument), in: state).flatMap { arguments, state -> [Found] in
      guard state.exit == nil else { return [(.unknown, state)] }
      var inner = state
      inner.locals = [:]
      inner.callers.append(SourceNode(function))
      var values = arguments.map(\.value)
      values += call.parts(.trailingClosure).compactMap { $0.part(.closure) }
        .map { .closure($0, state.locals) }
      for (parameter, value) in zip(function.parts(.parameter), values) {
        inner.locals[parameter.name] = value
      }
      return functionResults(body, from: inner, hasResult: function.part(.result) != nil).map {
        after in
        var result = after
        result.locals = state.locals
        result.callers = state.callers
        result.path.isInTask = state.path.isInTask
        switch after.exit {
        case .threw: return (.unknown, result)
        case .returned(let value):
          result.exit = nil
          return (value ?? .unknown, result)
        case .broke, nil:
          result.exit = nil
          return (.unknown, result)
        }
      }
    }
  }

  /// Runs a function's body, which can be a single expression.
  private func functionResults(_ body: Syntax, from state: State, hasResult: Bool) -> [State] {
    guard hasResult, body.parts.count == 1, body.parts[0].kind.isExpression else {
      return runBlock(body.parts, from: [state])
    }
    return values(of: body.parts[0], from: [state]).map { value, state in
      state.exit == nil ? state.ended(.returned(value)) : state
    }
  }

  /// Runs the closures of a call that only decides when.
  private func runClosures(of call: Syntax, later: Bool, in state: State) -> [Found] {
    let closures =
      call.parts(.trailingClosure).compactMap { $0.part(.closure) }
      + call.parts(.argument).compactMap { $0.part(.closure) }
    guard let closure = closures.last else { return [(.unknown, state)] }
    if later {
      var state = state
      state.path.tasks.append(.init(closure: closure, locals: state.locals))
      // In asynchronous code, a task can run before the next statement.
      let isAsync = state.path.steps.last?.function.traits.contains(.isAsync) ?? false
      return [
        (
          .unknown,
          isAsync || state.path.isInTask
            ? forgettingChanges(in: reachableCode(from: closure), state) : state
        )
      ]
    }
    return runBlock(closure.statements, from: [state]).map { after in
      var result = after
      result.locals = state.locals
      result.exit = nil
      return (.unknown, result)
    }
  }

  /// A call of a closure that has a name.
  private func call(
    local: PathValue, _ callee: Syntax, _ call: Syntax, in state: State
  ) -> [Found] {
    if case .closure(let closure, let locals) = local {
      return runInline(closure, locals, call.parts(.argument), in: state)
    }
    return evaluate(call.parts(.argument), in: state).map { values, state in
      guard state.exit == nil else { return (.unknown, state) }
      return (.unknown, completing(local, values.map(\.value), at: SourceNode(callee), in: state))
    }
  }

  /// The state after the call of a closure that the tested function got.
  func completing(
    _ value: PathValue, _ arguments: [PathValue], at node: SourceNode, in state: State
  ) -> State {
    guard case .source(.parameter(let step, let name)) = value, step == state.path.step else {
      return state
    }
    var state = state
    state.path.uses.append(
      .init(
        kind: .completion(name), dependency: "", arguments: arguments, node: node,
        isInTask: state.path.isInTask, step: step))
    return state
  }

  func runInline(
    _ closure: Syntax, _ locals: [String: PathValue], _ arguments: [Syntax], in state: State
  ) -> [Found] {
    evaluate(arguments, in: state).flatMap { values, state -> [Found] in
      var inner = state
      inner.locals = locals
      for (name, value) in zip(closure.closureParameters, values) {
        inner.locals[name] = value.value
      }
      for (number, value) in values.enumerated() { inner.locals["$\(number)"] = value.value }
      return runBlock(closure.statements, from: [inner]).map { after in
        var result = after
        result.locals = state.locals
        result.exit = nil
        return (.unknown, result)
      }
    }
  }

  // MARK: - Dependencies

  /// The dependency whose member a step is: `view` before `title` in `self.view?.title`.
  func dependency(
    before step: Syntax, of chain: Syntax, _ state: State
  ) -> TestedPart.Dependency? {
    let steps = chain.parts.filter {
      $0.node < step.node && $0.kind != .optionalChaining && $0.kind != .forceUnwrap
    }
    guard let first = steps.first, first.kind == .identifier else { return nil }
    var value = self.value(named: first.name, in: state)
    for step in steps.dropFirst() {
      guard case .owner = value, step.kind == .member else { return nil }
      value = self.value(ofOwn: step.name, in: state)
    }
    guard case .dependency(let name) = value else { return nil }
    return part.dependency(name)
  }

  func requirement(
    _ property: String, of dependency: TestedPart.Dependency
  ) -> SpyMember.Use? {
    dependency.requirements.first { use in
      if case .property(property, _, _) = use { true } else { false }
    }
  }

  private func call(
    _ member: Syntax, of dependency: TestedPart.Dependency, _ call: Syntax, in state: State
  ) -> [Found] {
    let trailing = call.parts(.trailingClosure).compactMap { $0.part(.closure) }
    let spied = dependency.requirements.lazy.compactMap { use -> SpiedCall? in
      guard case .call(let spied, member.name) = use,
        spied.parameters.count == call.parts(.argument).count + trailing.count,
        zip(spied.parameters, call.labels).allSatisfy({ $0.label?.withoutBackticks == $1 })
      else { return nil }
      return spied
    }.first
    return evaluate(call.parts(.argument), in: state).flatMap { arguments, state -> [Found] in
      guard state.exit == nil else { return [(.unknown, state)] }
      guard let spied else {
        // A default argument, or a method of an extension.
        return [(.unknown, forgettingClosures(of: call, in: state).unsure(of: member.name))]
      }
      let values =
        arguments.map(\.value) + trailing.map { .closure($0, state.locals) }
      return record(spied, values, of: dependency, at: member, in: state)
    }
  }

  private func record(
    _ spied: SpiedCall, _ arguments: [PathValue], of dependency: TestedPart.Dependency,
    at member: Syntax, in state: State
  ) -> [Found] {
    var state = state
    let number = state.path.uses.count
    state.path.uses.append(
      .init(
        kind: .call(spied), dependency: dependency.property, arguments: arguments,
        node: SourceNode(member), isInTask: state.path.isInTask, step: state.path.step))
    let answer = PathSource.answer(number)
    // The caller decides the type of a generic result.
    let result = spied.result.flatMap { $0.isGeneric ? nil : $0 }
    if let result { state.path.types[answer] = result.type }
    if case .checkedCast = spied.outcome {
      state.path.open.append("what '\(spied.shownName)' returns")
    }
    var found: [Found] = withEmptyList(answer, state).map {
      (result == nil ? .unknown : .source(answer), $0)
    }
    if spied.failure != "Never" {
      var failing = state
      failing.path.failures.insert(number)
      failing.path.types[.failure(number)] = spied.failureType
      failing.say("When\(spied.stem.capitalized)Fails")
      found.append((.unknown, failing.ended(.threw(.source(.failure(number))))))
    }
    return found.map { value, state in
      (value, state.exit == nil ? keeping(arguments, spied, number, in: state) : state)
    }
  }

  /// The state after a dependency has got closures, which a test can call later.
  private func keeping(
    _ arguments: [PathValue], _ spied: SpiedCall, _ number: Int, in state: State
  ) -> State {
    var state = state
    for (position, argument) in arguments.enumerated()
    where position < spied.parameters.count && spied.parameters[position].isRecorded
      && spied.parameters[position].functionType != nil
    {
      switch argument {
      case .closure, .source(.parameter):
        state.path.callbacks.append(
          .init(call: number, argument: position, closure: argument, isInTask: state.path.isInTask))
      default: continue
      }
    }
    return state
  }

  /// Returns the ways on which a test calls one of the closures that dependencies have got.
  ///
  /// - Parameter inTask: True for those that dependencies have got in a task.
  func callingBack(from end: State, inTask: Bool) -> [State] {
    end.path.callbacks.filter { $0.isInTask == inTask }.flatMap { callback -> [State] in
      guard case .call(let spied) = end.path.uses[callback.call].kind,
        let type = spied.parameters[callback.argument].functionType
      else { return [] }
      let dependency = end.path.uses[callback.call].dependency
      // A test calls the closure of the last call.
      guard
        !end.path.uses[(callback.call + 1)...].contains(where: {
          $0.isCall(of: spied, of: dependency)
        })
      else { return [] }
      var state = end
      state.exit = nil
      state.path.callbacks = []
      state.path.isInTask = false
      let node = end.path.uses[callback.call].node
      state.path.uses.append(
        .init(
          kind: .callback(call: callback.call, argument: callback.argument),
          dependency: dependency, node: node, isInTask: callback.isInTask, step: end.path.step))
      let elements = type.part(.tupleType)?.parts(.tupleTypeElement) ?? []
      let sources = elements.indices.map {
        PathSource.callback(callback.call, argument: callback.argument, $0)
      }
      for (source, element) in zip(sources, elements) { state.path.types[source] = element.type }
      guard case .closure(let closure, let locals) = callback.closure else {
        // The function passes on a closure that it got.
        return [completing(callback.closure, sources.map { .source($0) }, at: node, in: state)]
      }
      state.locals = locals
      for (place, source) in sources.enumerated() {
        let names = closure.closureParameters
        if place < names.count { state.locals[names[place]] = .source(source) }
        state.locals["$\(place)"] = .source(source)
      }
      let after = runBlock(closure.statements, from: [state])
      return after + after.flatMap { callingBack(from: $0, inTask: false) }
    }
  }
}

extension SpyParameter {
  /// The type of a closure, without optionality and attributes.
  var functionType: Syntax? {
    var type = type.scope.resolved(type.type.plainType).plainType
    while [.optionalType, .unwrappedType].contains(type.kind), let inner = type.type {
      type = inner.plainType
    }
    return type.kind == .functionType ? type : nil
  }
}

extension Syntax {
  /// The labels of a call's arguments.
  var labels: [String?] {
    parts(.argument).map { $0.name.isEmpty ? nil : $0.name }
  }

  /// The statements of a closure.
  var statements: [Syntax] {
    parts.filter { part in
      switch part.kind {
      case .attribute, .capture, .closureParameter, .thrownType, .result, .modifier: false
      default: !part.kind.isType
      }
    }
  }

  var closureParameters: [String] { parts(.closureParameter).map(\.name) }
}
