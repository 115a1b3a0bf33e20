import AdderSwiftSource

// Follows arguments to the properties in which functions and initializers store them.
extension FlowReader {
  /// Follows the arguments of an initializer to the properties that store them.
  mutating func construct(
    _ type: TypeDeclaration.ID, _ arguments: Arguments, _ node: Int,
    _ scope: Scope
  ) {
    for owner in index.line(of: type) {
      let initializers = index.types[owner].initializers
      if let initializer = best(initializers, for: arguments.labels) {
        pass(arguments, to: initializer, of: type, node, scope)
        return
      }
      if !initializers.isEmpty, index.types[owner].kind != .class { return }
    }
    // A structure's memberwise initializer is not written in the code.
    guard index.types[type].kind == .struct else { return }
    for argument in arguments.values {
      put(argument.value, into: argument.label, of: type, at: node, scope)
    }
  }

  /// Returns the first function that can be called with these labels.
  func best(_ functions: [Function], for labels: [Name]) -> Function? {
    functions.first { fits($0, labels) }
  }

  /// Returns true if a function can be called with these labels.
  func fits(_ function: Function, _ labels: [Name]) -> Bool {
    var given = 0
    for parameter in function.parameters {
      if given < labels.count, labels[given] == parameter.label {
        given += 1
      } else if !parameter.hasDefault {
        // A trailing closure has no label.
        if parameter.type?.shape != .function { return false }
      }
    }
    return given == labels.count
  }

  mutating func pass(
    _ arguments: Arguments, to function: Function, of type: TypeDeclaration.ID,
    _ node: Int, _ scope: Scope
  ) {
    if function.parameters.isEmpty { return }
    let endings = endings(of: function, type)
    for closure in arguments.closures {
      guard let parameter = parameter(of: function, for: closure, among: arguments) else {
        continue
      }
      let fate: ClosureUse.Fate =
        if let property = endings[parameter.name] {
          .stored(holder: type, property: property)
        } else {
          parameter.isEscaping ? .escapes(into: function.place) : .stays
        }
      self.note(fate, ofClosure: closure.node, scope)
    }
    var given = arguments.values[...]
    for parameter in function.parameters {
      guard let next = given.first, next.label == parameter.label else { continue }
      given.removeFirst()
      if let property = endings[parameter.name] {
        put(next.value, into: property, of: type, at: node, scope)
      } else if scope.tells {
        note(next.value, as: .init(function: function.place, name: parameter.name))
      }
    }
  }

  private func parameter(
    of function: Function, for closure: Arguments.Closure, among arguments: Arguments
  ) -> Function.Parameter? {
    if closure.isBehind, closure.label == .none {
      return function.parameterForTrailingClosure(
        beside: arguments.labels + arguments.closures.map(\.label))
    }
    return function.parameters.first { $0.label == closure.label }
  }

  /// Returns the property in which each parameter is stored, either by a function or by the
  /// `super.init` that the function calls.
  mutating func endings(
    of function: Function, _ type: TypeDeclaration.ID
  ) -> [Name: Name] {
    if let known = endings[function.place] { return known }
    // Ends the recursion if functions call each other.
    endings[function.place] = [:]
    let file = index.files[Int(function.place.file)]
    let facts = file.facts
    var found: [Name: Name] = [:]
    if let body = facts.part(.codeBlock, of: Int(function.place.node)) {
      let parameters = Set(function.parameters.map(\.name))
      for statement in facts.parts(of: body) {
        switch facts.nodes[statement].kind {
        case .sequence:
          guard let (parameter, property) = stored(statement, file) else { continue }
          if parameters.contains(parameter) { found[parameter] = property }
        case .chain:
          for (parameter, property) in passedUp(statement, file, type)
          where parameters.contains(parameter) { found[parameter] = property }
        default: break
        }
      }
    }
    endings[function.place] = found
    return found
  }

  /// Returns the names in `self.property = parameter`, or in
  /// `_property = StateObject(wrappedValue: parameter)`.
  func stored(
    _ statement: Int, _ file: ProjectIndex.File
  ) -> (parameter: Name, property: Name)? {
    let facts = file.facts
    var parts = facts.parts(of: statement)
    guard let target = parts.next(), let sign = parts.next(),
      facts.nodes[sign].kind == .assignment, let source = parts.next(),
      let property = ownProperty(target, file)
    else { return nil }
    if facts.nodes[source].kind == .identifier {
      return (file.names[Int(facts.nodes[source].name)], property)
    }
    guard let value = wrapped(source, file), facts.nodes[value].kind == .identifier,
      let wrapped = wrappedProperty(property)
    else { return nil }
    return (file.names[Int(facts.nodes[value].name)], wrapped)
  }

  /// Returns the property in `property` or `self.property`.
  func ownProperty(_ target: Int, _ file: ProjectIndex.File) -> Name? {
    file.facts.ownMember(target).map { file.names[Int(file.facts.nodes[$0].name)] }
  }

  /// Returns the only argument of a property wrapper's initializer.
  func wrapped(_ source: Int, _ file: ProjectIndex.File) -> Int? {
    let facts = file.facts
    guard facts.nodes[source].kind == .chain, let call = facts.part(.call, of: source) else {
      return nil
    }
    let arguments = facts.parts(.argument, of: call)
    guard arguments.count == 1, facts.isNamed(arguments[0], "wrappedValue") else { return nil }
    return facts.parts(of: arguments[0]).first { _ in true }
  }

  /// Returns the property whose storage has this name: `presenter` for `_presenter`.
  func wrappedProperty(_ storage: Name) -> Name? {
    let name = index.names[storage]
    return name.hasPrefix("_") ? index.names.name(String(name.dropFirst())) : nil
  }

  /// Returns the parameters in `super.init(label: parameter)` that the superclass stores.
  mutating func passedUp(
    _ statement: Int, _ file: ProjectIndex.File, _ type: TypeDeclaration.ID
  ) -> [(parameter: Name, property: Name)] {
    let facts = file.facts
    var parts = facts.parts(of: statement)
    guard let first = parts.next(), facts.isNamed(first, "super"), let member = parts.next(),
      facts.isNamed(member, "init"), let call = parts.next(), parts.next() == nil,
      let above = index.superclasses(of: type).first
    else { return [] }
    let arguments = facts.parts(.argument, of: call).map { argument in
      let value = facts.parts(of: argument).first { _ in true }
      let isName = value.map { facts.nodes[$0].kind == .identifier } ?? false
      return (
        label: file.names[Int(facts.nodes[argument].name)],
        value: isName ? value.map { file.names[Int(facts.nodes[$0].name)] } ?? .none : .none
      )
    }
    guard let initializer = best(index.types[above].initializers, for: arguments.map(\.label))
    else { return [] }
    let endings = endings(of: initializer, above)
    var found: [(Name, Name)] = []
    var given = arguments[...]
    for parameter in initializer.parameters {
      guard let next = given.first, next.label == parameter.label else { continue }
      given.removeFirst()
      if next.value != .none, let property = endings[parameter.name] {
        found.append((next.value, property))
      }
    }
    return found
  }

  mutating func note(_ value: Value, as parameter: Value.Parameter) {
    switch value {
    case .exact, .parameter: passed[parameter, default: []].insert(value)
    case .declared, .type, .initializer, .unknown: break
    }
  }

  /// Adds the flows of all objects that are passed as parameters to functions that store them.
  mutating func followParameters() {
    for (parameter, flow) in given {
      for type in objects(passedAs: parameter) where type != flow.value {
        var flow = flow
        flow.value = type
        flow.isExact = true
        flows.append(flow)
      }
    }
  }

  /// Returns the types of the objects that are passed as a parameter, directly or through
  /// parameters of callers.
  func objects(passedAs parameter: Value.Parameter) -> [TypeDeclaration.ID] {
    var types: Set<TypeDeclaration.ID> = []
    var known: Set<Value.Parameter> = [parameter]
    var open = [parameter]
    while let next = open.popLast() {
      for value in passed[next] ?? [] {
        switch value {
        case .exact(let type): types.insert(type)
        case .parameter(let other, _):
          if known.insert(other).inserted { open.append(other) }
        case .declared, .type, .initializer, .unknown: break
        }
      }
    }
    return types.sorted()
  }
}
