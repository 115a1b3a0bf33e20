import AdderSwiftSource

// Follows lists whose elements are known.
extension PathReader {
  /// The elements of a list, if they are known.
  func list(_ value: PathValue, in state: State) -> [PathValue]? {
    switch value {
    case .list(let elements): return elements
    case .literal("[]"): return []
    case .source(let source):
      guard let type = type(of: source, in: state),
        samples.scope.resolved(type.plainType).plainType.kind == .arrayType
      else { return nil }
      switch state.path.choices[source] {
      case .value("[]")?: return []
      case .value(let text)?:
        return text == samples.value(of: type, for: name(of: source, state))
          ? [.source(.element(source))] : nil
      case .element?: return nil
      case nil: return [.source(.element(source))]
      }
    default: return nil
    }
  }

  /// The state, and the one in which a list has no elements, if it usually has one.
  func withEmptyList(_ source: PathSource, _ state: State) -> [State] {
    guard let list = list(.source(source), in: state), !list.isEmpty else { return [state] }
    let name = name(of: source, state)
    guard let type = state.path.types[source], samples.value(of: type, for: name) != "[]" else {
      return [state]
    }
    var empty = state
    empty.choose(.value("[]"), for: source, "WithEmpty\(name.asWord)")
    return [state, empty]
  }

  /// The state after a decision by the usual value of a source.
  func assuming(_ value: PathValue, in state: State) -> State {
    guard case .source(let source) = value else { return state }
    var state = state
    state.path.assumed.insert(source.root)
    return state
  }

  func property(_ name: String, of list: [PathValue]) -> PathValue? {
    switch name {
    case "isEmpty": .literal("\(list.isEmpty)")
    case "count": .literal("\(list.count)")
    case "indices": .indices(list.count)
    case "first": list.first ?? .literal("nil")
    case "last": list.last ?? .literal("nil")
    default: nil
    }
  }

  func element(of value: PathValue, at index: PathValue, in state: State) -> PathValue {
    guard let list = list(value, in: state), let number = number(index, in: state),
      list.indices.contains(number)
    else { return .unknown }
    return list[number]
  }

  private func number(_ value: PathValue, in state: State) -> Int? {
    switch value {
    case .literal(let text): return Int(text)
    case .source(let source):
      if case .value(let text)? = state.path.choices[source] { return Int(text) }
      // The path that a test passes has only zeros.
      return isPlaceInPath(source, in: state) ? 0 : nil
    default: return nil
    }
  }

  /// `indexPath.row`
  func isPlaceInPath(_ source: PathSource, in state: State) -> Bool {
    guard case .field(let path, let name) = source, Syntax.placesInPath.contains(name) else {
      return false
    }
    return type(of: path, in: state)?.isIndexPath ?? false
  }

  /// The result of a method that does not change a list; `nil` if it is unknown.
  func result(
    of method: Syntax, _ call: Syntax, on list: [PathValue], in state: State
  ) -> Found? {
    switch method.name {
    case "contains", "firstIndex", "first", "allSatisfy", "filter": break
    default: return nil
    }
    guard let closure = closure(of: call) else {
      guard let argument = call.part(.argument)?.parts.last,
        let (value, state) = values(of: argument, from: [state]).first
      else { return nil }
      let equal = list.map { areEqual($0, value, in: state) }
      guard !equal.contains(nil) else { return nil }
      let index = equal.firstIndex(of: true)
      switch method.name {
      case "contains": return (.literal("\(index != nil)"), state)
      case "firstIndex": return (.literal(index.map { "\($0)" } ?? "nil"), state)
      default: return nil
      }
    }
    var matches: [Bool] = []
    for element in list {
      guard let isMatch = holds(closure, for: element, in: state) else { return nil }
      matches.append(isMatch)
    }
    let index = matches.firstIndex(of: true)
    switch method.name {
    case "contains": return (.literal("\(index != nil)"), state)
    case "firstIndex": return (.literal(index.map { "\($0)" } ?? "nil"), state)
    case "first": return (index.map { list[$0] } ?? .literal("nil"), state)
    case "allSatisfy": return (.literal("\(!matches.contains(false))"), state)
    default: return (.list(zip(list, matches).filter(\.1).map(\.0)), state)
    }
  }

  private func closure(of call: Syntax) -> Syntax? {
    call.part(.trailingClosure)?.part(.closure)
      ?? call.parts(.argument).lazy.compactMap { $0.part(.closure) }.first
  }

  /// Whether a closure returns true for an element; `nil` if that is unknown.
  private func holds(_ closure: Syntax, for element: PathValue, in state: State) -> Bool? {
    guard closure.statements.count == 1, let expression = closure.statements.first else {
      return nil
    }
    var inner = state
    inner.locals["$0"] = element
    if let name = closure.closureParameters.first { inner.locals[name] = element }
    let (yes, no) = decide([expression], in: inner)
    let isKnown =
      yes.count + no.count == 1 && (yes + no)[0].path.choices == state.path.choices
      && (yes + no)[0].path.open.count == state.path.open.count
    return isKnown ? !yes.isEmpty : nil
  }

  // MARK: - Changes

  /// The state after a method that changes a list or a Boolean; `nil` for other methods.
  ///
  /// - Parameter target: The name of the changed property or variable.
  func changed(
    _ value: PathValue, by method: Syntax, _ call: Syntax, _ target: Syntax?, in state: State
  ) -> State? {
    guard let target, state.exit == nil else { return nil }
    var state = state
    func set(_ value: PathValue) -> State {
      if isOmitted(target) { return state }
      if state.locals[target.name] != nil, target.kind == .identifier {
        state.locals[target.name] = value
      } else {
        state.path.set(target.name, to: value, at: SourceNode(target))
      }
      return state
    }
    if method.name == "toggle", case .literal(let text) = value, text == "true" || text == "false" {
      return set(.literal(text == "true" ? "false" : "true"))
    }
    guard let list = list(value, in: state) else { return nil }
    state = assuming(value, in: state)
    func argument() -> PathValue? {
      guard let expression = call.part(.argument)?.parts.last,
        let found = values(of: expression, from: [state]).first
      else { return nil }
      state = found.state
      return found.value
    }
    switch method.name {
    case "append":
      guard let value = argument() else { return nil }
      if call.labels.first == "contentsOf" {
        guard let others = self.list(value, in: state) else { return set(.unknown) }
        state = assuming(value, in: state)
        return set(.list(list + others))
      }
      return set(.list(list + [value]))
    case "insert":
      guard let value = argument() else { return nil }
      return set(.list([value] + list))
    case "removeAll":
      guard let closure = closure(of: call) else { return set(.list([])) }
      var kept: [PathValue] = []
      for element in list {
        guard let isMatch = holds(closure, for: element, in: state) else { return set(.unknown) }
        if !isMatch { kept.append(element) }
      }
      return set(.list(kept))
    case "remove", "removeFirst", "removeLast", "sort", "reverse", "shuffle":
      guard method.name == "remove", let value = argument(), let index = number(value, in: state),
        list.indices.contains(index)
      else { return set(.unknown) }
      var kept = list
      kept.remove(at: index)
      return set(.list(kept))
    default: return nil
    }
  }

  /// `orders[index] = order`
  func setElement(_ target: Syntax, to value: PathValue, in state: inout State) {
    let steps = target.parts
    guard let place = steps.firstIndex(where: { $0.kind == .subscriptCall }) else { return }
    let names = steps[..<place].filter { $0.kind == .identifier || $0.kind == .member }
    guard let name = names.last?.name,
      names.count == 1 || names.count == 2 && names.first?.name == "self"
    else { return }
    let old = state.locals[name] ?? self.value(ofOwn: name, in: state)
    guard let expression = steps[place].part(.argument)?.parts.last,
      let (index, _) = values(of: expression, from: [state]).first, var list = list(old, in: state),
      let number = number(index, in: state), list.indices.contains(number)
    else {
      state.path.set(name, to: .unknown)
      return
    }
    // An element with a changed property is another one.
    list[number] = place == steps.count - 1 ? value : .unknown
    if state.locals[name] != nil {
      state.locals[name] = .list(list)
    } else {
      state.path.set(name, to: .list(list), at: SourceNode(target))
    }
  }

  /// `orders += more`, `page += 1`
  func add(_ statement: Syntax, in state: State) -> [State] {
    let parts = statement.parts
    return values(of: parts[0], from: [state]).flatMap { left, state in
      values(of: parts[2], from: [state]).flatMap { right, state in
        if isOmitted(parts[0]) { return [state] }
        var state = state
        let sum: PathValue
        if parts[1].name == "+=", let one = list(left, in: state),
          let other = list(right, in: state)
        {
          state = assuming(right, in: state)
          sum = .list(one + other)
        } else {
          sum = result(of: String(parts[1].name.dropLast()), left, right)
        }
        showState(parts[0], sum, in: &state)
        state.set(parts[0], to: sum)
        setElement(parts[0], to: sum, in: &state)
        changeMade(by: parts[0], to: sum, in: &state)
        return observing(parts[0], in: state)
      }
    }
  }

  /// The result of an operator.
  func result(of name: String, _ left: PathValue, _ right: PathValue) -> PathValue {
    guard case .literal(let one) = left, case .literal(let other) = right, let one = Int(one),
      let other = Int(other)
    else { return .unknown }
    switch name {
    case "+": return .literal("\(one &+ other)")
    case "-": return .literal("\(one &- other)")
    case "<": return .literal("\(one < other)")
    case ">": return .literal("\(one > other)")
    case "<=": return .literal("\(one <= other)")
    case ">=": return .literal("\(one >= other)")
    case "==": return .literal("\(one == other)")
    case "!=": return .literal("\(one != other)")
    default: return .unknown
    }
  }

  // MARK: - Equality

  /// Whether two values are equal; `nil` if that is unknown.
  func areEqual(_ one: PathValue, _ other: PathValue, in state: State) -> Bool? {
    guard let first = plainText(one, in: state), let second = plainText(other, in: state) else {
      return nil
    }
    // Each call makes another identifier.
    if first.contains("UUID()") || second.contains("UUID()") { return nil }
    if first == second { return true }
    let isSimple = [first, second].allSatisfy { !$0.contains("(") && !$0.contains("[") }
    return isSimple ? false : nil
  }

  /// The whole expression for a value.
  private func plainText(_ value: PathValue, in state: State) -> String? {
    switch value {
    case .literal(let text): return text
    case .source(let source):
      if case .value(let text)? = state.path.choices[source] { return text }
      let hasOwnFields = state.path.choices.keys.contains {
        if case .field(source, _) = $0 { true } else { false }
      }
      if hasOwnFields { return nil }
      if case .field(let object, let name) = source, let type = type(of: object, in: state) {
        return samples.value(ofProperty: name, of: type)
      }
      guard state.path.choices[source] == nil, let type = type(of: source, in: state) else {
        return nil
      }
      return samples.value(of: type, for: name(of: source, state))
    default: return nil
    }
  }

  /// The declared type of a source, or of the elements of its list.
  func type(of source: PathSource, in state: State) -> Syntax? {
    if let type = state.path.types[source] { return type }
    switch source {
    case .element(let list):
      return type(of: list, in: state).flatMap {
        samples.scope.resolved($0.plainType).plainType.type
      }
    case .stored(let name): return properties.all.first { $0.name == name }?.type
    default: return nil
    }
  }
}
