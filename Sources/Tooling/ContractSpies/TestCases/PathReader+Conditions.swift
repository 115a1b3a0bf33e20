import AdderSwiftSource

// Decides conditions, where a test can.
extension PathReader {
  /// Returns the states in which all conditions hold, and those in which the first one fails.
  func decide(_ conditions: [Syntax], in state: State) -> ([State], [State]) {
    var holding = [state]
    var failing: [State] = []
    for condition in conditions {
      var next: [State] = []
      for state in holding {
        let (yes, no) = decide(condition, in: state)
        next += yes
        failing += no
      }
      holding = next
    }
    return (holding, failing)
  }

  private func decide(_ condition: Syntax, in state: State) -> ([State], [State]) {
    switch condition.kind {
    case .optionalBinding: return bindOptional(condition, in: state)
    case .caseCondition: return matchCase(condition, in: state)
    case .availability: return ([state], [])
    case .prefixOperator where condition.name == "!":
      guard let inner = condition.parts.first else { break }
      let (yes, no) = decide(inner, in: state)
      return (no, yes)
    case .tuple:
      guard condition.parts.count == 1, let inner = condition.parts[0].parts.last else { break }
      return decide(inner, in: state)
    case .sequence: return decide(operands: condition.parts, in: state)
    default: break
    }
    let found = values(of: condition, from: [state])
    var (yes, no): ([State], [State]) = ([], [])
    for (value, state) in found {
      guard state.exit == nil else {
        yes.append(state)
        continue
      }
      let (one, other) = decide(value, condition, in: state)
      yes += one
      no += other
    }
    return (yes, no)
  }

  private func decide(
    _ value: PathValue, _ condition: Syntax, in state: State
  ) -> ([State], [State]) {
    switch value {
    case .literal("true"): return ([state], [])
    case .literal("false"): return ([], [state])
    case .made("contains", let values):
      guard values.count == 2, case .indices(let count) = values[0].value else { break }
      return decide(isIndex: values[1].value, of: count, condition, in: state)
    case .source(.field(let source, "isEmpty")):
      return decideEmpty(source, condition, in: state)
    case .source(let source):
      return fork(
        source, "true", "false", "When\(name(of: source, state).asCondition)", state,
        prefix: "WhenNot")
    default: break
    }
    return undecided(condition.text, in: state)
  }

  private func decideEmpty(
    _ source: PathSource, _ condition: Syntax, in state: State
  ) -> ([State], [State]) {
    let name = name(of: source, state)
    guard let type = type(of: source, in: state), let full = samples.value(of: type, for: name),
      full.hasPrefix("\"") || full.hasPrefix("[") && full != "[]" && full != "[:]"
    else { return undecided(condition.text, in: state) }
    let empty = full.hasPrefix("\"") ? "\"\"" : "[]"
    let words = "WithEmpty\(name.asWord)"
    // What is there can be empty, too.
    if state.path.choices[source] == .value(full) {
      var empties = state
      empties.choose(.value(empty), for: source, words)
      return ([empties], [state])
    }
    return fork(source, empty, full, words, state, prefix: "With")
  }

  private func decide(
    isIndex value: PathValue, of count: Int, _ condition: Syntax, in state: State
  ) -> ([State], [State]) {
    switch value {
    case .literal(let text):
      guard let index = Int(text) else { break }
      return (0..<count).contains(index) ? ([state], []) : ([], [state])
    case .source(let source):
      let name = name(of: source, state).asWord
      if case .value(let chosen)? = state.path.choices[source], let index = Int(chosen) {
        return (0..<count).contains(index) ? ([state], []) : ([], [state])
      }
      var (yes, no) = (state, state)
      yes.choose(.value("0"), for: source, "")
      no.choose(.value("\(count)"), for: source, "WithWrong\(name)")
      return (count > 0 ? [yes] : [], [no])
    default: break
    }
    return undecided(condition.text, in: state)
  }

  /// Returns a state for each of two values of a source.
  private func fork(
    _ source: PathSource, _ first: String, _ second: String, _ words: String, _ state: State,
    prefix: String
  ) -> ([State], [State]) {
    switch state.path.choices[source] {
    case .value(first)?: return ([state], [])
    case .value(second)?: return ([], [state])
    case .some: return ([], [state])
    case nil: break
    }
    var (yes, no) = (state, state)
    let name = name(of: source, state)
    let own = first == "true" ? name.asCondition : name.asWord
    yes.choose(.value(first), for: source, words)
    no.choose(.value(second), for: source, prefix + own)
    return ([yes], [no])
  }

  /// The states in which a condition is true or false for a reason that only a person knows.
  private func undecided(_ condition: String, in state: State) -> ([State], [State]) {
    // What a person writes for the condition decides it the next time, too.
    if state.path.open.contains(condition) { return ([state], []) }
    if state.path.open.contains("!(\(condition))") { return ([], [state]) }
    var (yes, no) = (state, state)
    yes.path.open.append(condition)
    no.path.open.append("!(\(condition))")
    return ([yes], [no])
  }

  /// Decides a condition of several operands.
  func decide(operands parts: [Syntax], in state: State) -> ([State], [State]) {
    if parts.count == 1 { return decide(parts, in: state) }
    let operators = parts.filter { $0.kind == .binaryOperator }.map(\.name)
    let operands = parts.filter { $0.kind != .binaryOperator }
    let text = parts.map(\.text).joined(separator: " ")
    if operands.count == operators.count + 1 {
      // '||' binds less than '&&', and both bind less than a comparison.
      for sign in ["||", "&&"] where operators.contains(sign) {
        let groups = parts.split { $0.kind == .binaryOperator && $0.name == sign }.map(Array.init)
        return decide(groups, until: sign == "||", in: state)
      }
    }
    if operands.count == 2, let sign = operators.first, ["<", ">", "<=", ">="].contains(sign) {
      return decideOrder(operands[0], sign, operands[1], text, in: state)
    }
    guard operators == ["=="] || operators == ["!="], operands.count == 2 else {
      // What is behind the first operand may not be evaluated.
      let (yes, no) = undecided(text, in: state)
      return (
        yes.map { state in parts.reduce(state) { forgetting($1, in: $0) } },
        no.map { state in parts.reduce(state) { forgetting($1, in: $0) } }
      )
    }
    if operands[1].kind == .booleanLiteral {
      let (yes, no) = decide(operands[0], in: state)
      return (operands[1].text == "true") == (operators == ["=="]) ? (yes, no) : (no, yes)
    }
    let (yes, no) = decideEqual(operands[0], operands[1], text, in: state)
    return operators == ["=="] ? (yes, no) : (no, yes)
  }

  /// Decides conditions one after another, until one of them is true or false.
  private func decide(
    _ conditions: [[Syntax]], until end: Bool, in state: State
  ) -> ([State], [State]) {
    var (ended, open): ([State], [State]) = ([], [state])
    for condition in conditions {
      var next: [State] = []
      for state in open {
        let (yes, no) = decide(operands: condition, in: state)
        ended += end ? yes : no
        next += end ? no : yes
      }
      open = next
    }
    return end ? (ended, open) : (open, ended)
  }

  private func decideEqual(
    _ left: Syntax, _ right: Syntax, _ condition: String, in state: State
  ) -> ([State], [State]) {
    guard let (value, state) = values(of: left, from: [state]).first,
      let (other, state) = values(of: right, from: [state]).first, state.exit == nil
    else { return undecided(condition, in: state) }
    switch (value, other) {
    case (.dependency, .literal("nil")), (.owner, .literal("nil")), (.screen, .literal("nil")),
      (.object, .literal("nil")):
      return ([], [state])
    case (.source(.field(let text, "count")), .literal(let number)) where isText(text, in: state):
      return decideLength(of: text, "==", number, condition, in: state)
    case (.source(let source), .literal(let text)), (.literal(let text), .source(let source)):
      return decide(source, equals: text, condition, in: state)
    default:
      if let isEqual = areEqual(value, other, in: state) {
        return isEqual ? ([state], []) : ([], [state])
      }
      return undecided(condition, in: state)
    }
  }

  /// `count > 0`
  private func decideOrder(
    _ left: Syntax, _ sign: String, _ right: Syntax, _ condition: String, in state: State
  ) -> ([State], [State]) {
    guard let (value, state) = values(of: left, from: [state]).first,
      let (other, state) = values(of: right, from: [state]).first, state.exit == nil
    else { return undecided(condition, in: state) }
    switch (value, other) {
    case (.source(.field(let text, "count")), .literal(let number)) where isText(text, in: state):
      return decideLength(of: text, sign, number, condition, in: state)
    case (.source(let source), .literal(let text)):
      guard let limit = Int(text), type(of: source, in: state)?.isInteger ?? false else { break }
      if case .value(let chosen)? = state.path.choices[source] {
        guard case .literal(let answer) = result(of: sign, .literal(chosen), other) else { break }
        return answer == "true" ? ([state], []) : ([], [state])
      }
      // What is greater, and what is not.
      let (above, below) = sign == ">" || sign == "<=" ? (limit + 1, limit) : (limit, limit - 1)
      let name = name(of: source, state).asWord
      let (more, less) = fork(
        source, "\(above)", "\(below)", "WithMore\(name)", state, prefix: "WithFewer")
      return sign.hasPrefix(">") ? (more, less) : (less, more)
    default:
      switch result(of: sign, value, other) {
      case .literal("true"): return ([state], [])
      case .literal("false"): return ([], [state])
      default: break
      }
    }
    return undecided(condition, in: state)
  }

  /// True for a text, also if it can be missing.
  func isText(_ source: PathSource, in state: State) -> Bool {
    var type = type(of: source, in: state)?.plainType
    while let outer = type, [.optionalType, .unwrappedType].contains(outer.kind) {
      type = outer.type?.plainType
    }
    return type.map { samples.scope.resolved($0).plainType }?.isText ?? false
  }

  /// `name.count >= 3`
  private func decideLength(
    of source: PathSource, _ sign: String, _ number: String, _ condition: String, in state: State
  ) -> ([State], [State]) {
    let name = name(of: source, state)
    guard let limit = Int(number), (0...100).contains(limit),
      let sample = type(of: source, in: state).flatMap({ samples.value(of: $0, for: name) }),
      let length = sample.plainLength, length > 0
    else { return undecided(condition, in: state) }
    func holds(_ length: Int) -> Bool {
      result(of: sign, .literal("\(length)"), .literal(number)).isTrue
    }
    if case .value(let chosen)? = state.path.choices[source] {
      guard let length = chosen.plainLength else { return undecided(condition, in: state) }
      return holds(length) ? ([state], []) : ([], [state])
    }
    // The usual text, an empty one, and others near the limit.
    let lengths = [length, 0, limit, limit + 1, limit - 1].filter { $0 >= 0 }
    func choosing(_ length: Int?) -> [State] {
      guard let length else { return [] }
      var state = state
      let words = length == 0 ? "Empty" : length == sample.plainLength ? "" : "\(length)Letter"
      state.choose(
        .value(sample.ofLength(length)), for: source, "With\(words)\(name.asWord)")
      return [state]
    }
    return (choosing(lengths.first(where: holds)), choosing(lengths.first { !holds($0) }))
  }

  private func decide(
    _ source: PathSource, equals text: String, _ condition: String, in state: State
  ) -> ([State], [State]) {
    if let number = Int(text), isPlaceInPath(source, in: state) {
      let other = number == 0 ? "1" : "0"
      let word = name(of: source, state).asWord
      return fork(source, text, other, "With\(word)\(text)", state, prefix: "WithOther")
    }
    guard let type = type(of: source, in: state) else { return undecided(condition, in: state) }
    if text == "nil" {
      let (some, none) = split(source, in: state)
      return (none, some)
    }
    // What the source is already decides.
    switch state.path.choices[source] {
    case .value(let chosen)?: return chosen == text ? ([state], []) : ([], [state])
    case .element(let name, let payloads, _)? where payloads.isEmpty:
      return ".\(name)" == text ? ([state], []) : ([], [state])
    case .element?:
      return text.hasPrefix(".") ? ([], [state]) : undecided(condition, in: state)
    case nil: break
    }
    let name = name(of: source, state)
    let other =
      text.hasPrefix(".")
      ? samples.elements(of: type)?.first { ".\($0.name)" != text }
        .flatMap { samples.expression($0) }
      : samples.value(of: type, for: name)
    guard let other else { return undecided(condition, in: state) }
    if other == text {
      return Int(text).map { number in
        fork(source, text, "\(number + 1)", "With\(text.asWord)", state, prefix: "WithOther")
      } ?? undecided(condition, in: state)
    }
    return fork(source, text, other, "With\(text.asWord)", state, prefix: "WithOther")
  }

  // MARK: - Optionals and cases

  /// `let post`, `let post = posts.first`, `let self`
  private func bindOptional(_ condition: Syntax, in state: State) -> ([State], [State]) {
    guard let pattern = condition.parts.first(where: { $0.kind == .namePattern }) else {
      return undecided(condition.text, in: state)
    }
    let name = pattern.name
    let found =
      condition.value.map { values(of: $0, from: [state]) }
      ?? values(ofName: name, in: state)
    var (yes, no): ([State], [State]) = ([], [])
    for (value, state) in found {
      guard state.exit == nil else {
        yes.append(state)
        continue
      }
      switch value {
      case .owner, .dependency, .screen, .object: yes.append(state.with(name, value))
      case .literal("nil"): no.append(state)
      case .source(let source):
        let (some, none) = split(source, in: state)
        yes += some.map { $0.with(name, value) }
        no += none
      case .made("URL?", let arguments) where arguments.first?.label == "string":
        // An empty text is no address.
        switch arguments.first?.value {
        case .source(let text)? where isText(text, in: state):
          let (none, some) = decideEmpty(text, condition, in: state)
          yes += some.map { $0.with(name, .unknown) }
          no += none
        case .literal("\"\"")?: no.append(state)
        case .literal?: yes.append(state.with(name, .unknown))
        default:
          let (some, none) = undecided(condition.text, in: state)
          yes += some.map { $0.with(name, .unknown) }
          no += none
        }
      case .literal, .made, .list, .indices: yes.append(state.with(name, value))
      case .closure, .unknown:
        let (some, none) = undecided(condition.text, in: state)
        yes += some.map { $0.with(name, value) }
        no += none
      }
    }
    return (yes, no)
  }

  /// Returns the states in which an optional source has a value, and those in which it has none.
  ///
  /// What it is a property of can be missing, too.
  func split(_ source: PathSource, in state: State) -> ([State], [State]) {
    guard case .field(let object, _) = source else { return splitItself(source, in: state) }
    var (some, none): ([State], [State]) = ([], [])
    let (there, missing) = split(object, in: state)
    for state in there {
      let found = splitItself(source, in: state)
      some += found.0
      none += found.1
    }
    return (some, missing + none)
  }

  private func splitItself(_ source: PathSource, in state: State) -> ([State], [State]) {
    guard let type = type(of: source, in: state), type.isOptionalType else { return ([state], []) }
    if let choice = state.path.choices[source] {
      return choice == .value("nil") ? ([], [state]) : ([state], [])
    }
    let name = name(of: source, state)
    var none = state
    none.choose(.value("nil"), for: source, "Without\(name.asWord)")
    guard let sample = samples.value(of: type, for: name) else {
      return ([assuming(.source(source), in: state)], [none])
    }
    var some = state
    some.choose(.value(sample), for: source, "With\(name.asWord)")
    return ([some], [none])
  }

  private func values(ofName name: String, in state: State) -> [Found] {
    if name == "self" { return [(.owner, state)] }
    if let local = state.locals[name] { return [(local, state)] }
    return [(value(ofOwn: name, in: state), state)]
  }

  /// `case .failure(let error) = result`
  private func matchCase(_ condition: Syntax, in state: State) -> ([State], [State]) {
    guard let value = condition.parts.last, value.kind.isExpression,
      let pattern = condition.parts.first
    else { return undecided(condition.text, in: state) }
    var (yes, no): ([State], [State]) = ([], [])
    for (value, state) in values(of: value, from: [state]) {
      if let matching = match(pattern, value, in: state) { yes.append(matching) }
      guard var other = matchAny(value, after: [pattern], in: state) else { continue }
      if other.path.open.count > state.path.open.count {
        other.path.open[other.path.open.count - 1] = "!(\(condition.text))"
      }
      no.append(other)
    }
    return (yes, no)
  }

  /// What a test calls a source.
  func name(of source: PathSource, _ state: State) -> String {
    switch source {
    case .parameter(_, let name), .field(_, let name), .stored(let name): return name
    case .failure: return "error"
    case .element(let list):
      let name = name(of: list, state)
      return name.hasSuffix("s") ? String(name.dropLast()) : name
    case .property(_, let stem): return stem
    case .answer(let number):
      guard case .call(let spied) = state.path.uses[number].kind else { return "answer" }
      return spied.stem
    case .callback: return "answer"
    case .payload(_, _, let name): return name
    }
  }
}

extension String {
  /// `Online` for `isOnline`.
  fileprivate var asCondition: String {
    let word = asWord
    return word.hasPrefix("Is") && word.dropFirst(2).first?.isUppercase == true
      ? String(word.dropFirst(2)) : word
  }
}

extension PathReader.State {
  fileprivate func with(_ name: String, _ value: PathValue) -> Self {
    var state = self
    if name != "self" { state.locals[name] = value }
    return state
  }
}

extension Syntax {
  fileprivate var isInteger: Bool { plainType.kind == .typeName && plainType.name == "Int" }
  fileprivate var isText: Bool { kind == .typeName && name == "String" }
}

extension String {
  /// The number of letters of a literal without escapes; `nil` for other expressions.
  fileprivate var plainLength: Int? {
    hasPrefix("\"") && hasSuffix("\"") && !contains("\\") && count > 1 ? count - 2 : nil
  }

  /// A literal with the letters of this one, cut or repeated.
  fileprivate func ofLength(_ length: Int) -> String {
    let letters = dropFirst().dropLast()
    let all = String(repeating: String(letters), count: length / max(letters.count, 1) + 1)
    return "\"\(all.prefix(length))\""
  }
}

extension PathValue {
  fileprivate var isTrue: Bool { if case .literal("true") = self { true } else { false } }
}
