import AdderSwiftSource

// Follows what shows and closes screens.
extension PathReader {
  /// Follows the call of a screen's method.
  func transition(
    _ member: Syntax, on screen: PathScreen, _ call: Syntax, in state: State
  ) -> [Found] {
    let trailing = call.part(.trailingClosure)?.part(.closure)
    let transition = Transition.of(member.name, call.labels, hasTrailingClosure: trailing != nil)
    return evaluate(call.parts(.argument), in: state).flatMap { arguments, state -> [Found] in
      guard state.exit == nil, let transition else {
        return [(.unknown, forgettingClosures(of: call, in: state).unsure(of: member.name))]
      }
      var state = state
      state.path.uses.append(
        .init(
          kind: .transition(transition, on: screen), dependency: "",
          arguments: arguments.map(\.value), node: SourceNode(member),
          isInTask: state.path.isInTask, step: state.path.step))
      let completion =
        trailing.map { .closure($0, state.locals) }
        ?? arguments.first { $0.label == "completion" }?.value
      // The screens of tests call it at once.
      switch completion {
      case .closure(let closure, let locals)?: return runInline(closure, locals, [], in: state)
      case let value?: return [(.unknown, completing(value, [], at: SourceNode(member), in: state))]
      case nil: return [(.unknown, state)]
      }
    }
  }

  /// The object in a property of a class that is no screen of the test.
  func object(in property: PartProperties.Property) -> PathValue? {
    guard let type = property.type, !type.isOptionalType,
      let declaration = samples.types.declaration(of: type),
      declaration.node.kind == .classDeclaration || declaration.node.kind == .structDeclaration
    else { return nil }
    return .object(declaration.qualifiedName)
  }

  /// The screen that a method of an object returns: `assembly.makeProfile()`.
  func screen(from member: Syntax, of value: PathValue) -> PathValue {
    if ["instantiateViewController", "instantiateInitialViewController"].contains(member.name) {
      return .object("UIViewController")
    }
    switch value {
    case .made(let type, _), .object(let type):
      return samples.types.declaration(type)
        .flatMap { screen(from: member, of: $0, isStatic: false) } ?? .unknown
    default: return .unknown
    }
  }

  /// The screen that a method of a type returns: `ProfileAssembly.makeProfile()`.
  func screen(from member: Syntax, ofType name: Syntax, in state: State) -> PathValue? {
    guard name.kind == .identifier, state.locals[name.name] == nil,
      let declaration = samples.types.declaration(name.name)
    else { return nil }
    return screen(from: member, of: declaration, isStatic: true)
  }

  private func screen(
    from member: Syntax, of declaration: DeclaredTypes.Declaration, isStatic: Bool
  ) -> PathValue? {
    let functions = samples.types.members(of: declaration).filter {
      $0.kind == .functionDeclaration && $0.name == member.name && $0.isStatic == isStatic
    }
    guard functions.count == 1 else { return nil }
    return samples.types.screen(returnedBy: functions[0]).map(PathValue.object)
  }
}
