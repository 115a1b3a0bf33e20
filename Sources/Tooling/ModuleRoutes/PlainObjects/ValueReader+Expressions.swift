import AdderModuleDiscovery
import AdderSwiftSource

extension ValueReader {
  /// Returns what is known of the type of an expression, and reads everything in it.
  ///
  /// - Parameter expected: the type that the code around it declares, for closures and literals.
  @discardableResult
  mutating func value(_ node: Int, expecting expected: CarriedType = .nothing) -> CarriedType {
    switch facts.nodes[node].kind {
    case .identifier: return identifier(node)
    case .implicitMember: return expected
    case .chain: return chain(node, expecting: expected)
    case .sequence: return sequence(node, expecting: expected)
    case .effect:
      let inner = parts(of: node).last.map { value($0, expecting: expected) } ?? .nothing
      return facts.isNamed(node, "try?") ? .wrapped(inner) : inner
    case .tuple: return tuple(node, expecting: expected)
    case .arrayLiteral: return arrayLiteral(node, expecting: expected)
    case .dictionaryLiteral: return dictionaryLiteral(node, expecting: expected)
    case .closure: return closure(node, expecting: expected)
    case .ternary, .expressionPattern:
      return parts(of: node).last.map { value($0, expecting: expected) } ?? .nothing
    case .ifStatement, .switchStatement:
      statement(node)
      return .nothing
    case .inoutExpression:
      let inner = parts(of: node).last.map { value($0) } ?? .nothing
      if inner.carries { note(.unclear(facts.name(of: node)), at: node) }
      return .nothing
    case .keyPath:
      if let root = parts(of: node).first, facts.nodes[root].kind.isType,
        typeReader.type(root, in: file, of: owner).carries
      {
        note(.usesClass, at: node)
      }
      return .nothing
    default:
      for part in facts.parts(of: node) {
        if facts.nodes[part].kind.isType { continue }
        if isExpression(part) { value(part) } else { statement(part) }
      }
      return .nothing
    }
  }

  func parts(of node: Int) -> [Int] { Array(facts.parts(of: node)) }

  // MARK: Names

  /// The type of a name that is used as a value.
  mutating func type(ofName name: String, at node: Int) -> CarriedType {
    if let local = local(name) {
      if case .function = local.unwrapped { mention(name, local, at: node) }
      return local
    }
    switch name {
    case "self":
      guard let owner else { return ownType }
      return index.name(of: owner) == typeReader.managed ? .managed : .object(owner)
    case typeReader.managed: return .type(.managed)
    default: break
    }
    if let owner, let found = member(name, ofObject: owner, at: node) { return found }
    let number = index.names.name(name)
    if let number, let type = index.type(TypeName(path: [number]), in: owner, file: file) {
      return .type(.object(type))
    }
    return global(name, at: node)
  }

  /// The type of a global variable or function that is used as a value.
  private mutating func global(_ name: String, at node: Int) -> CarriedType {
    guard let found = members.named(name).first(where: { $0.owner == nil }) else {
      return .nothing
    }
    if found.kind != .property { return refer(to: found, at: node) }
    note(found, [], at: node)
    return found.type
  }

  private mutating func identifier(_ node: Int) -> CarriedType {
    let types = parts(of: node).filter { facts.nodes[$0].kind.isType }
    let name = facts.name(of: node)
    guard types.isEmpty else {
      let arguments = types.map { typeReader.type($0, in: file, of: owner) }
      if name == "Array", arguments.count == 1 { return .type(.list(arguments[0])) }
      return arguments.contains(where: \.carries) ? .type(.unclear) : .nothing
    }
    return type(ofName: name, at: node)
  }

  /// The type of a property of a type, of its superclasses and protocols, or of the types around it.
  func property(_ name: String, of type: TypeDeclaration.ID) -> CarriedType? {
    guard let number = index.names.name(name) else { return nil }
    for owner in line(of: type) {
      if let found = index.types[owner].properties.first(where: { $0.name == number }) {
        return members.propertyType(found, of: owner).orObject(of: found, in: index, owner)
      }
    }
    return nil
  }

  // MARK: Operators

  private mutating func sequence(_ node: Int, expecting expected: CarriedType) -> CarriedType {
    let parts = parts(of: node)
    if let assignment = parts.firstIndex(where: { facts.nodes[$0].kind == .assignment }) {
      assign(parts, at: assignment)
      return .nothing
    }
    if let ternary = parts.firstIndex(where: { facts.nodes[$0].kind == .ternary }) {
      for part in parts[..<ternary] where isOperand(part) { value(part) }
      let first = value(parts[ternary], expecting: expected)
      let rest = Array(parts[(ternary + 1)...])
      return first.joined(with: operands(rest, expecting: expected))
    }
    return operands(parts, expecting: expected)
  }

  func isOperand(_ node: Int) -> Bool {
    ![.binaryOperator, .cast, .assignment].contains(facts.nodes[node].kind)
  }

  private mutating func operands(_ parts: [Int], expecting expected: CarriedType) -> CarriedType {
    var result = CarriedType.nothing
    var types: [Int: CarriedType] = [:]
    for (number, part) in parts.enumerated() {
      if facts.nodes[part].kind == .cast {
        result = cast(part, of: result)
        continue
      }
      guard isOperand(part) else { continue }
      let type = value(part, expecting: expected)
      types[number] = type
      guard number > 0 else {
        result = type
        continue
      }
      switch facts.name(of: parts[number - 1]) {
      case "??":
        result = type == .nothing ? result.unwrapped : type.joined(with: result.unwrapped)
      case "+": result = result.joined(with: type)
      case "+=":
        if type.carries, !result.carries { note(.storedElsewhere, at: part) }
        result = .nothing
      case "==", "!=", "===", "!==", "~=": result = compare(parts, number, result, type)
      default:
        if result.carries || type.carries {
          note(.unclear(facts.name(of: parts[number - 1])), at: part)
        }
        result = .nothing
      }
    }
    return result
  }

  private mutating func compare(
    _ parts: [Int], _ number: Int, _ left: CarriedType, _ right: CarriedType
  ) -> CarriedType {
    let isWithNil = [parts[number], parts[max(0, number - 2)]].contains {
      facts.nodes[$0].kind == .nilLiteral
    }
    if left.carries || right.carries, !isWithNil { note(.comparesIdentity, at: parts[number - 1]) }
    return .nothing
  }

  private mutating func cast(_ node: Int, of type: CarriedType) -> CarriedType {
    let target = typeReader.type(
      parts(of: node).last { facts.nodes[$0].kind.isType }, in: file, of: owner)
    if facts.isNamed(node, "is") {
      if target.carries { note(.casts, at: node) }
      return .nothing
    }
    if target.carries, !type.carries { note(.casts, at: node) }
    return facts.isNamed(node, "as?") ? .wrapped(target) : target
  }

  // MARK: Assignments

  private mutating func assign(_ parts: [Int], at number: Int) {
    guard number > 0, number + 1 < parts.count else { return }
    let target = parts[number - 1]
    let taken = self.target(target)
    let rest = Array(parts[(number + 1)...])
    let found: CarriedType
    if rest.count == 1 {
      found = value(rest[0], expecting: taken)
    } else if let ternary = rest.firstIndex(where: { facts.nodes[$0].kind == .ternary }) {
      for part in rest[..<ternary] where isOperand(part) { value(part) }
      let first = value(rest[ternary], expecting: taken)
      found = first.joined(with: operands(Array(rest[(ternary + 1)...]), expecting: taken))
    } else {
      found = operands(rest, expecting: taken)
    }
    if facts.nodes[target].kind == .identifier, facts.isNamed(target, "_") { return }
    check(found, isTakenBy: taken, at: rest[0])
  }

  /// The type of what is assigned to, which must not be a member of a database object.
  private mutating func target(_ node: Int) -> CarriedType {
    guard facts.nodes[node].kind == .chain else { return value(node) }
    let steps = parts(of: node)
    guard steps.count > 1, let last = steps.last, facts.nodes[last].kind == .member else {
      return value(node)
    }
    let base = chain(Array(steps.dropLast()), expecting: .nothing)
    if base.unwrapped == .managed {
      note(.changes(facts.name(of: last)), at: last)
      return .nothing
    }
    return member(facts.name(of: last), of: base.unwrapped, at: last)
  }

  // MARK: Literals

  private mutating func tuple(_ node: Int, expecting expected: CarriedType) -> CarriedType {
    let arguments = facts.parts(.argument, of: node)
    if arguments.count == 1 {
      return parts(of: arguments[0]).last.map { value($0, expecting: expected) } ?? .nothing
    }
    let elements = arguments.map { argument in
      CarriedType.Element(
        label: facts.name(of: argument),
        type: parts(of: argument).last.map { value($0) } ?? .nothing)
    }
    return elements.contains { $0.type != .nothing } ? .tuple(elements) : .nothing
  }

  private mutating func arrayLiteral(_ node: Int, expecting expected: CarriedType) -> CarriedType {
    let element = expected.unwrapped.element ?? .nothing
    var found = CarriedType.nothing
    for part in facts.parts(of: node) {
      let type = value(part, expecting: element)
      if case .type(let inner) = type { return .type(.list(inner)) }
      found = found.joined(with: type)
    }
    if facts.parts(of: node).first(where: { _ in true }) == nil, expected.carries {
      return expected.unwrapped
    }
    return .list(found)
  }

  private mutating func dictionaryLiteral(
    _ node: Int, expecting expected: CarriedType
  ) -> CarriedType {
    var found = CarriedType.nothing
    for (number, part) in facts.parts(of: node).enumerated() {
      let type = value(part)
      if number % 2 == 1 { found = found.joined(with: type) }
      if number % 2 == 0, type.carries { note(.unclear(facts.name(of: part)), at: part) }
    }
    return found == .nothing ? .nothing : .dictionary(found)
  }

  // MARK: Closures

  /// Reads a closure, and returns its result as a function.
  mutating func closure(
    _ node: Int, expecting expected: CarriedType, asResult result: CarriedType? = nil
  ) -> CarriedType {
    var taken: [CarriedType] = []
    var declared = result
    if case .function(let parameters, let result) = expected.unwrapped {
      taken = parameters
      declared = result
    }
    var found = CarriedType.nothing
    inScope { reader in
      found = reader.body(ofClosure: node, taken, declared)
    }
    return .function(taken, found)
  }

  private mutating func body(
    ofClosure node: Int, _ taken: [CarriedType], _ declared: CarriedType?
  ) -> CarriedType {
    var statements: [Int] = []
    let named = facts.parts(.closureParameter, of: node)
    for (number, parameter) in named.enumerated() {
      let written = facts.firstType(of: parameter)
      let type =
        written.map { typeReader.type($0, in: file, of: owner) }
        ?? (number < taken.count ? taken[number] : .nothing)
      declare(facts.name(of: parameter), type)
    }
    // `(index, post)` can be the elements of one tuple.
    if taken.count == 1, named.count > 1, case .tuple(let elements) = taken[0] {
      for (parameter, element) in zip(named, elements) {
        declare(facts.name(of: parameter), element.type)
      }
    }
    for (number, type) in taken.enumerated() { declare("$\(number)", type) }
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .closureParameter, .attribute, .result: break
      case .capture: capture(part)
      default: statements.append(part)
      }
    }
    let outer = returned
    returned = []
    defer { returned = outer }
    expectedResults.append(declared.flatMap { $0 == .nothing ? nil : $0 })
    defer { expectedResults.removeLast() }
    if statements.count == 1, isExpression(statements[0]) {
      if let declared, declared.carries {
        returns(statements[0])
        return declared
      }
      return value(statements[0])
    }
    for statement in statements { self.statement(statement) }
    return returned.reduce(.nothing) { $0.joined(with: $1) }
  }
}

extension ValueReader {
  /// Reads `[weak post]` or `[post = posts.first]`.
  private mutating func capture(_ node: Int) {
    let name = facts.name(of: node)
    let written = facts.parts(of: node).first(where: isExpression)
    let type = written.map { value($0) } ?? self.type(ofName: name, at: node)
    if facts.isWeak(node), type.carries { note(.weakReference, at: node) }
    if name != "self" { declare(name, facts.isWeak(node) ? .wrapped(type.unwrapped) : type) }
  }
}

extension CarriedType {
  /// The project's type of a property, if nothing else is known of it.
  fileprivate func orObject(
    of property: Property, in index: ProjectIndex, _ owner: TypeDeclaration.ID
  ) -> CarriedType {
    guard self == .nothing, let only = property.types.first, property.types.count == 1 else {
      return self
    }
    return property.type?.isOptional == true ? .optional(.object(only)) : .object(only)
  }
}
