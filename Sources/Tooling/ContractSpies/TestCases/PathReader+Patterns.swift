import AdderSwiftSource

// Matches values with patterns.
extension PathReader {
  /// The state in which a value matches none of the earlier patterns; `nil` if it matches one.
  func matchAny(_ value: PathValue, after earlier: [Syntax], in state: State) -> State? {
    var state = state
    if let text = text(of: value, in: state) {
      let matches = earlier.map { $0.matches(text) }
      if matches.contains(true) { return nil }
      if !matches.contains(nil) { return state }
    } else if let source = state.source(of: value) {
      if state.isAnyError(source) { return state }
      let known = Set(earlier.compactMap(\.patternElement))
      if let type = type(of: source, in: state) {
        if let chosen = state.path.choices[source]?.elementName, !known.contains(chosen) {
          return state
        }
        if state.path.choices[source] == nil {
          if let other = samples.elements(of: type)?.first(where: { !known.contains($0.name) }) {
            state.choose(other, for: source)
            return state
          }
          if let text = otherValue(of: type, source, than: earlier, in: state) {
            state.choose(.value(text), for: source, "WithOther\(name(of: source, state).asWord)")
            return state
          }
        }
      }
    }
    state.path.open.append("another value")
    return state
  }

  /// A number or text that no pattern is.
  private func otherValue(
    of type: Syntax, _ source: PathSource, than patterns: [Syntax], in state: State
  ) -> String? {
    guard let sample = samples.value(of: type, for: name(of: source, state)),
      patterns.allSatisfy({ $0.matches(sample) != nil })
    else { return nil }
    let others = [sample] + (Int(sample) == nil ? [] : (2..<99).map(String.init))
    return others.first { other in patterns.allSatisfy { $0.matches(other) == false } }
  }

  /// The expression that a value is known to be.
  private func text(of value: PathValue, in state: State) -> String? {
    switch value {
    case .literal(let text): text
    case .source(let source):
      if case .value(let text)? = state.path.choices[source], !state.isAnyError(source) {
        text
      } else {
        nil
      }
    default: nil
    }
  }

  /// The state in which a value matches a pattern; `nil` if it cannot.
  ///
  /// - Parameter earlier: Patterns that the value must not match.
  func match(
    _ pattern: Syntax, _ value: PathValue, after earlier: [Syntax] = [], in state: State
  ) -> State? {
    var state = state
    if pattern.parts.contains(where: { $0.kind == .whereClause }) {
      return unclear(pattern, in: state)
    }
    if let name = pattern.patternName {
      state = matchAny(value, after: earlier, in: state) ?? state
      state.locals[name] = value
      return state
    }
    if pattern.isWildcard { return matchAny(value, after: earlier, in: state) }
    if let text = text(of: value, in: state) {
      return switch pattern.matches(text) {
      case true?: earlier.contains { $0.matches(text) == true } ? nil : state
      case false?: nil
      case nil: unclear(pattern, in: state)
      }
    }
    guard let source = state.source(of: value) else { return unclear(pattern, in: state) }
    if state.isAnyError(source) { return matchError(pattern, source, in: state) }
    if let name = pattern.patternElement, let type = type(of: source, in: state),
      let element = samples.elements(of: type)?.first(where: { $0.name == name })
    {
      if let chosen = state.path.choices[source]?.elementName, chosen != name { return nil }
      state.choose(element, for: source)
      return matchPayloads(of: element, pattern, source, after: earlier, in: state)
    }
    if let literal = pattern.literal {
      state.choose(.value(literal), for: source, "With\(literal.asWord)")
      return state
    }
    return unclear(pattern, in: state)
  }

  private func unclear(_ pattern: Syntax, in state: State) -> State {
    var state = state
    state.path.open.append(pattern.text)
    for part in pattern.all where part.kind == .namePattern { state.locals[part.name] = .unknown }
    return state
  }

  /// Matches an error of any type.
  private func matchError(_ pattern: Syntax, _ source: PathSource, in state: State) -> State? {
    var state = state
    let text = pattern.qualifiedElement.flatMap { error in
      samples.types.declaration(error.type).flatMap { declaration in
        samples.elements(of: declaration).first { $0.name == error.name }
          .flatMap { samples.expression($0) }.map { declaration.qualifiedName + $0 }
      }
    }
    guard let text, let error = pattern.qualifiedElement else { return unclear(pattern, in: state) }
    if let chosen = state.path.choices[source], chosen != .value(text) { return nil }
    state.choose(.value(text), for: source, "With\(error.name.withoutBackticks.capitalized)")
    return state
  }

  private func matchPayloads(
    of element: SampleValues.Element, _ pattern: Syntax, _ source: PathSource,
    after earlier: [Syntax], in state: State
  ) -> State? {
    var state = state
    let inner = pattern.patternArguments
    let others = earlier.filter { $0.patternElement == element.name }
    if others.contains(where: \.takesEveryPayload) { return nil }
    for (number, (label, _)) in element.values.enumerated() where number < inner.count {
      let payload = PathSource.payload(source, number, label.isEmpty ? element.name : label)
      let excluded = others.compactMap { $0.patternArguments.dropFirst(number).first }.filter {
        !$0.takesEveryValue
      }
      if excluded.isEmpty, let local = inner[number].patternName {
        state.locals[local] = .source(payload)
      } else if excluded.isEmpty, inner[number].isWildcard {
        continue
      } else if let next = match(inner[number], .source(payload), after: excluded, in: state) {
        state = next
      } else {
        return nil
      }
    }
    return state
  }
}

extension MethodPath.Choice {
  fileprivate var elementName: String? {
    if case .element(let name, _, _) = self { name } else { nil }
  }
}

extension Syntax {
  /// The pattern inside `case`, `let` and the like.
  private var innerPattern: Syntax {
    switch kind {
    case .caseItem, .expressionPattern, .bindingPattern, .argument:
      parts.first { $0.kind != .whereClause }?.innerPattern ?? self
    default: self
    }
  }

  /// Whether a pattern of an enumeration case leaves no values of that case for the patterns after it.
  fileprivate var takesEveryPayload: Bool {
    patternArguments.allSatisfy(\.takesEveryValue)
  }

  /// Whether it is a name or `_`.
  fileprivate var takesEveryValue: Bool { patternName != nil || isWildcard }

  /// The enumeration case of a pattern: `success` in `.success(let posts)`.
  var patternElement: String? {
    let pattern = innerPattern
    guard pattern.kind == .chain else {
      return pattern.kind == .implicitMember ? pattern.writtenName : nil
    }
    return pattern.parts.last { $0.kind == .member || $0.kind == .implicitMember }?.writtenName
  }

  /// The case of an error's type in a pattern: `OrderError.offline`.
  var qualifiedElement: (type: String, name: String)? {
    let pattern = innerPattern
    guard pattern.kind == .chain, let first = pattern.parts.first, first.kind == .identifier,
      let member = pattern.parts.last(where: { $0.kind == .member })
    else { return nil }
    let types = pattern.parts.filter { $0.kind == .member && $0.node < member.node }
    return (types.last?.name ?? first.name, member.writtenName)
  }

  /// True for `any Error`.
  var isAnyError: Bool {
    let type = plainType
    return (type.kind == .constrainedType ? type.type?.baseName : type.baseName) == "Error"
  }

  /// The patterns of a case's associated values.
  var patternArguments: [Syntax] {
    innerPattern.part(.call)?.parts(.argument).map(\.innerPattern) ?? []
  }

  /// True for `_`.
  var isWildcard: Bool {
    innerPattern.kind == .wildcardPattern
      || innerPattern.kind == .identifier && innerPattern.name == "_"
  }

  /// The name that a pattern binds, if it does nothing else.
  var patternName: String? {
    let pattern = innerPattern
    return pattern.kind == .namePattern ? pattern.name : nil
  }

  /// The literal of a pattern that is nothing else.
  var literal: String? { innerPattern.kind.isLiteral ? innerPattern.text : nil }

  /// Whether a value with this text matches a pattern; `nil` if that is unknown.
  fileprivate func matches(_ text: String) -> Bool? {
    if patternName != nil || isWildcard { return true }
    if let literal { return literal == text }
    guard let element = patternElement else { return nil }
    let name = text.split(separator: ".").last.map(String.init) ?? text
    if name.contains("(") { return nil }
    return patternArguments.isEmpty && name == element ? true : name == element ? nil : false
  }
}
