import AdderSwiftSource

// Values of structures that the code makes.
extension PathReader {
  /// The argument that is the value of a property, if a structure has no initializers of its own.
  func argument(
    _ name: String, of type: String, _ arguments: [(label: String?, value: PathValue)]
  ) -> (label: String?, value: PathValue)? {
    guard let members = structure(type) else { return nil }
    let isStored = members.contains { member in
      member.parts(.binding).contains {
        $0.name == name && $0.isStored && $0.parts(.accessor).isEmpty
      }
    }
    if !isStored || members.contains(where: { $0.kind == .initializerDeclaration }) { return nil }
    return arguments.first { $0.label == name }
  }

  private func structure(_ type: String) -> [Syntax]? {
    samples.types.type(atPath: type).flatMap {
      $0.node.kind == .structDeclaration ? samples.types.members(of: $0) : nil
    }
  }

  /// The type that a chain creates with its first call, and the number of steps up to that call.
  func createdType(_ steps: [Syntax], in state: State) -> (name: String, count: Int)? {
    guard steps[0].kind == .identifier, state.locals[steps[0].name] == nil,
      let call = steps.firstIndex(where: { $0.kind == .call }), call > 1,
      steps[1..<call].allSatisfy({ $0.kind == .member }),
      steps[call].part(.trailingClosure) == nil,
      let type = samples.types.type(atPath: steps[..<call].map(\.name).joined(separator: ".")),
      !type.isPrivate
    else { return nil }
    return (type.qualifiedName, call + 1)
  }

  /// Remembers that code sets a property of a value that it has made.
  func changeMade(by target: Syntax, to new: PathValue, in state: inout State) {
    guard target.kind == .chain else { return }
    let steps = target.parts.filter {
      $0.name != "self" && $0.kind != .optionalChaining && $0.kind != .forceUnwrap
    }
    guard steps.count > 1, case .made(let type, var arguments) = made(steps[0], state) else {
      return
    }
    let name = steps[steps.count - 1].name
    guard steps.count == 2, argument(name, of: type, arguments) != nil,
      let place = arguments.firstIndex(where: { $0.label == name })
    else { return set(steps[0], to: .unknown, in: &state) }
    arguments[place].value = new
    set(steps[0], to: .made(type, arguments), in: &state)
  }

  /// The state before the call of a method, without the value that it may change.
  func forgettingMade(
    by method: Syntax, in steps: ArraySlice<Syntax>, _ state: State
  ) -> State {
    guard let owner = steps.first(where: { $0.name != "self" }),
      case .made(let type, _) = made(owner, state)
    else { return state }
    let isMutating = structure(type)?.contains {
      $0.name == method.name && $0.has(modifier: "mutating")
    }
    guard isMutating == true || Self.mutatingMethods.contains(where: method.name.hasPrefix) else {
      return state
    }
    var state = state
    set(owner, to: .unknown, in: &state)
    return state
  }

  /// What the names of mutating methods of lists, sets, dictionaries and Booleans begin with.
  private static let mutatingMethods = [
    "append", "form", "insert", "merge", "pop", "remove", "replace", "reverse", "shuffle", "sort",
    "swap", "toggle", "update",
  ]

  private func made(_ owner: Syntax, _ state: State) -> PathValue {
    guard owner.kind == .identifier || owner.kind == .member else { return .unknown }
    return state.locals[owner.name] ?? value(ofOwn: owner.name, in: state)
  }

  private func set(_ owner: Syntax, to value: PathValue, in state: inout State) {
    if state.locals[owner.name] != nil {
      state.locals[owner.name] = value
    } else {
      state.path.set(owner.name, to: value)
    }
  }
}
