import AdderModuleDiscovery
import AdderSwiftSource

extension ValueReader {
  mutating func chain(_ node: Int, expecting expected: CarriedType) -> CarriedType {
    chain(parts(of: node), expecting: expected)
  }

  /// The type of an expression with its steps: `posts.first?.title`.
  mutating func chain(_ parts: [Int], expecting expected: CarriedType) -> CarriedType {
    guard let base = parts.first else { return .nothing }
    var steps = parts.dropFirst()
    var type: CarriedType
    var isOptional = false
    if let call = steps.first, facts.nodes[call].kind == .call {
      type = self.call(base, of: nil, call, expecting: expected)
      steps = steps.dropFirst()
    } else if let call = steps.dropFirst().first, facts.nodes[call].kind == .call,
      [.optionalChaining, .forceUnwrap].contains(facts.nodes[parts[1]].kind),
      facts.nodes[base].kind == .identifier, let local = local(facts.name(of: base)),
      case .function = local.unwrapped
    {
      // `completion?(posts)`
      type = self.call(base, of: nil, call, expecting: expected)
      steps = steps.dropFirst(2)
    } else if facts.nodes[base].kind == .implicitMember {
      type = expected
    } else {
      type = value(base)
    }
    while let step = steps.first {
      steps = steps.dropFirst()
      switch facts.nodes[step].kind {
      case .optionalChaining:
        isOptional = isOptional || type != type.unwrapped
        type = type.unwrapped
      case .forceUnwrap: type = type.unwrapped
      case .member:
        if let call = steps.first, facts.nodes[call].kind == .call {
          steps = steps.dropFirst()
          type = self.call(step, of: type, call, expecting: expected)
        } else {
          type = member(facts.name(of: step), of: type, at: step)
        }
      case .subscriptCall: type = element(of: type, at: step)
      case .call: type = callResult(of: type, step)
      default: for part in facts.parts(of: step) { statement(part) }
      }
    }
    return isOptional ? .wrapped(type) : type
  }

  // MARK: Members

  mutating func member(_ name: String, of type: CarriedType, at node: Int) -> CarriedType {
    switch type {
    case .managed:
      if name != "self", !values.contains(name) { note(.reads(name), at: node) }
      return name == "self" ? .managed : .nothing
    case .array(let element): return arrayMember(name, element, at: node)
    case .dictionary(let value): return dictionaryMember(name, value, at: node)
    case .tuple(let elements):
      let found =
        elements.first { $0.label == name }
        ?? Int(name).flatMap { number in
          elements.indices.contains(number) ? elements[number] : nil
        }
      return found?.type ?? .nothing
    case .object(let owner):
      return member(name, ofObject: owner, at: node) ?? propertyOfAny(name, at: node)
    case .type(.managed):
      if name != "self" { note(.usesClass, at: node) }
      return name == "self" ? type : .nothing
    case .type(.object(let owner)):
      if name == "self" { return .nothing }
      if let inner = nested(name, in: owner) { return .type(.object(inner)) }
      return member(name, ofObject: owner, at: node) ?? .object(owner)
    case .nothing, .type: return propertyOfAny(name, at: node)
    case .optional(let inner):
      if inner.carries, name != "none", name != "some" { note(.unclear(name), at: node) }
      return .nothing
    case .result, .function, .unclear:
      if type.carries { note(.unclear(name), at: node) }
      return .nothing
    }
  }

  /// The type of a property, a function or an initializer of a type that is used as a value.
  mutating func member(
    _ name: String, ofObject owner: TypeDeclaration.ID, at node: Int
  ) -> CarriedType? {
    if let found = property(name, of: owner) {
      let carrying = carried(name, of: owner) { $0.kind == .property }
      if found.carries, let carrying { note(carrying, [], at: node) }
      return found
    }
    return carried(name, of: owner) { $0.kind != .property }.map { refer(to: $0, at: node) }
  }

  /// A member with database objects of a type, or of its superclasses and protocols.
  private func carried(
    _ name: String, of owner: TypeDeclaration.ID, where isMeant: (CarriedMember) -> Bool
  ) -> CarriedMember? {
    let named = members.named(name).filter(isMeant)
    if named.isEmpty { return nil }
    return line(of: owner).lazy.compactMap { type in named.first { $0.owner == type } }.first
  }

  /// A type, its superclasses, and its protocols.
  func line(of type: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    [type] + index.superclasses(of: type) + index.allInherited(by: type).types.sorted()
  }

  /// The type of a property of an object of which nothing else is known.
  private mutating func propertyOfAny(_ name: String, at node: Int) -> CarriedType {
    let found = members.named(name).first { $0.kind == .property && $0.owner != nil }
    guard let found else { return .nothing }
    note(found, [], at: node, isCertain: false)
    return found.type
  }

  private mutating func arrayMember(
    _ name: String, _ element: CarriedType, at node: Int
  ) -> CarriedType {
    switch name {
    case "first", "last": return .wrapped(element)
    case "count", "isEmpty", "indices", "startIndex", "endIndex", "capacity", "underestimatedCount":
      return .nothing
    case "lazy", "self": return .array(element)
    default:
      if element.carries { note(.unclear(name), at: node) }
      return .nothing
    }
  }

  private mutating func dictionaryMember(
    _ name: String, _ value: CarriedType, at node: Int
  ) -> CarriedType {
    switch name {
    case "count", "isEmpty", "keys": return .nothing
    case "values": return .list(value)
    default:
      if value.carries { note(.unclear(name), at: node) }
      return .nothing
    }
  }

  private mutating func element(of type: CarriedType, at node: Int) -> CarriedType {
    let arguments = facts.parts(.argument, of: node)
    for part in arguments.flatMap(parts(of:)) where value(part).carries {
      note(.unclear("subscript"), at: part)
    }
    let isRange = arguments.contains { argument in
      facts.range(of: argument).contains { part in
        [.binaryOperator, .prefixOperator, .postfixOperator].contains(facts.nodes[part].kind)
          && ["...", "..<"].contains(facts.name(of: part))
      }
    }
    switch type {
    case .array(let element): return isRange ? type : element
    case .dictionary(let value): return .wrapped(value)
    default:
      if type.carries { note(.unclear("subscript"), at: node) }
      return .nothing
    }
  }

  /// The result of a function value that is called: `onSelect?(post)`.
  private mutating func callResult(of type: CarriedType, _ call: Int) -> CarriedType {
    if case .type(let inner) = type {
      _ = arguments(of: call)
      return inner
    }
    guard case .function(let parameters, let result) = type else {
      for argument in arguments(of: call) {
        let found = value(argument)
        if found.carries { note(.passedOn(to: "a closure"), at: argument) }
      }
      return .nothing
    }
    for (number, argument) in arguments(of: call).enumerated() {
      let taken = number < parameters.count ? parameters[number] : .nothing
      check(value(argument, expecting: taken), isTakenBy: taken, at: argument)
    }
    return result
  }

  /// The expressions of a call's arguments and the closures behind it.
  func arguments(of call: Int) -> [Int] {
    facts.parts(of: call).compactMap { part in
      switch facts.nodes[part].kind {
      case .argument: parts(of: part).last
      case .trailingClosure: facts.part(.closure, of: part)
      default: nil
      }
    }
  }
}
