import AdderSwiftSource

// Code that is not followed, and what follows a change.
extension PathReader {
  /// The state after code that may run any number of times: what it changes is unknown, and so is how often
  /// it calls something.
  func forgetting(_ code: Syntax, in state: State) -> State {
    var state = state
    let read = reachableCode(from: code)
    for node in read.flatMap(\.all) where node.kind == .member || node.kind == .identifier {
      state.path.unsure.insert(node.name)
    }
    return forgettingChanges(in: read, state)
  }

  /// The code, and that of the part's own functions that it names.
  func reachableCode(from code: Syntax) -> [Syntax] {
    reachable(from: code) { findReachableCode(from: code) }
  }

  private func findReachableCode(from code: Syntax) -> [Syntax] {
    var read: [Syntax] = []
    var open = [code]
    var known: Set<SourceNode> = []
    while let code = open.popLast() {
      guard known.insert(SourceNode(code)).inserted else { continue }
      read.append(code)
      for node in code.all where node.kind == .member || node.kind == .identifier {
        open += part.members.filter { $0.kind == .functionDeclaration && $0.name == node.name }
      }
    }
    return read
  }

  /// The state in which everything that some code changes is unknown.
  func forgettingChanges(in read: [Syntax], _ state: State) -> State {
    var state = state
    for code in read {
      for node in code.all {
        switch node.kind {
        case .sequence:
          let parts = node.parts
          guard parts.count > 2, parts[1].kind == .assignment || parts[1].name.hasSuffix("=")
          else { continue }
          forget(parts[0], in: &state)
        case .chain:
          // `orders.append(order)`
          let steps = node.parts
          guard steps.count > 2, steps[steps.count - 1].kind == .call else { continue }
          forget(steps[0].name == "self" ? steps[1] : steps[0], in: &state)
        case .inoutExpression:
          if let inner = node.parts.first { forget(inner, in: &state) }
        default: continue
        }
      }
    }
    return state
  }

  private func forget(_ target: Syntax, in state: inout State) {
    let first = target.kind == .chain ? target.parts.first { $0.name != "self" } : target
    guard let name = first?.name, !name.isEmpty else { return }
    for expression in state.path.shown.keys where expression.hasPrefix(name) {
      state.path.shown[expression] = .unknown
    }
    if state.locals[name] != nil {
      if case .dependency = state.locals[name] { return }
      state.locals[name] = .unknown
    } else if part.dependency(name) == nil, properties.all.contains(where: { $0.name == name }) {
      state.path.set(name, to: .unknown)
    }
  }

  /// The state after a call of something unknown, which may run the closures that it gets.
  func forgettingClosures(of call: Syntax, in state: State) -> State {
    let closures =
      call.parts(.trailingClosure).compactMap { $0.part(.closure) }
      + call.parts(.argument).compactMap { $0.part(.closure) }
    return closures.reduce(state) { forgetting($1, in: $0) }
  }

  /// The states after the observers of a changed property.
  func observing(_ target: Syntax, in state: State) -> [State] {
    let name =
      target.ownMember ?? target.parts.first { $0.kind != .identifier || $0.name != "self" }?.name
    guard let name, state.locals[name] == nil || target.kind == .chain,
      let observers = properties.observers[name],
      !observers.contains(where: { state.callers.contains(SourceNode($0)) })
    else { return [state] }
    return observers.reduce([state]) { states, observer in
      states.flatMap { before -> [State] in
        var inner = before
        inner.locals = [:]
        inner.callers.append(SourceNode(observer))
        return runBlock(observer.parts, from: [inner]).map { after in
          var after = after
          after.locals = before.locals
          after.callers = before.callers
          after.exit = nil
          return after
        }
      }
    }
  }
}

extension PathReader.State {
  func unsure(of name: String) -> Self {
    var state = self
    state.path.unsure.insert(name)
    return state
  }
}
