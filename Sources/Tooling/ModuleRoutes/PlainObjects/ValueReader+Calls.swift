import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

extension ValueReader {
  /// Reads a call, and returns its result.
  ///
  /// - Parameters:
  ///   - callee: the node with the name of the function: an identifier or a member.
  ///   - receiver: the type of what is before the name; `nil` if nothing is.
  mutating func call(
    _ callee: Int, of receiver: CarriedType?, _ call: Int, expecting expected: CarriedType
  ) -> CarriedType {
    let name = facts.name(of: callee)
    switch receiver {
    case .managed:
      note(.calls(name), at: callee)
      readArguments(of: call, of: name)
      return .nothing
    case .array(let element): return arrayCall(name, element, callee, call)
    case .optional(let inner) where inner.carries: return optionalCall(name, inner, callee, call)
    case .dictionary(let value): return dictionaryCall(name, value, callee, call)
    case .type(.managed):
      note(.usesClass, at: callee)
      readArguments(of: call, of: name)
      return .nothing
    case .result, .unclear, .tuple, .function:
      if receiver?.carries == true { note(.unclear(name), at: callee) }
      readArguments(of: call, of: name)
      return .nothing
    default: break
    }
    if receiver == nil, facts.nodes[callee].kind != .identifier {
      if facts.nodes[callee].kind == .implicitMember {
        return implicitCall(callee, call, expecting: expected)
      }
      return called(value(callee), call, named: name)
    }
    if receiver == nil, !isPlainName(callee) { return called(value(callee), call, named: name) }
    if receiver == nil, let local = local(name) {
      if case .function = local.unwrapped { mention(name, local, at: callee, call: call) }
      return called(local, call, named: name)
    }
    if receiver == nil, name == typeReader.managed {
      note(.creates, at: callee)
      readArguments(of: call, of: name)
      return .managed
    }
    if receiver == nil, name == "Array", let first = arguments(of: call).first {
      let list = value(first)
      if case .array = list { return list }
      if list.carries { note(.unclear(name), at: callee) }
      return .nothing
    }
    if let type = typeResult(name, receiver) {
      return create(type, callee, call, name)
    }
    return function(name, receiver, callee, call)
  }

  private func isPlainName(_ node: Int) -> Bool {
    facts.nodes[node].kind == .identifier && facts.parts(of: node).first { _ in true } == nil
  }

  /// The result of calling a value: a closure, or a type.
  private mutating func called(
    _ type: CarriedType, _ call: Int, named name: String
  ) -> CarriedType {
    switch type {
    case .type(.managed):
      note(.creates, at: call)
      readArguments(of: call, of: name)
      return .managed
    case .type(.array(let element)):
      for argument in arguments(of: call) { value(argument, expecting: .array(element)) }
      return .array(element)
    case .function(let parameters, let result), .optional(.function(let parameters, let result)):
      for (number, argument) in arguments(of: call).enumerated() {
        let taken = number < parameters.count ? parameters[number] : .nothing
        let found = value(argument, expecting: taken)
        types[argument] = found
        check(found, isTakenBy: taken, at: argument)
      }
      return result
    default:
      readArguments(of: call, of: name)
      return .nothing
    }
  }

  /// The type that a call creates an object of.
  private func typeResult(_ name: String, _ receiver: CarriedType?) -> TypeDeclaration.ID? {
    if case .type(.object(let type)) = receiver {
      return name == "init" ? type : nested(name, in: type)
    }
    guard receiver == nil, let number = index.names.name(name) else { return nil }
    return index.type(TypeName(path: [number]), in: owner, file: file)
  }

  /// The type with a name that is declared in another type.
  func nested(_ name: String, in type: TypeDeclaration.ID) -> TypeDeclaration.ID? {
    index.types(named: name).first { index.types[$0].outer == type }
  }

  private mutating func create(
    _ type: TypeDeclaration.ID, _ callee: Int, _ call: Int, _ name: String
  ) -> CarriedType {
    let candidates = members.members(of: type).filter { $0.kind == .initializer }
    pass(call, to: candidates, at: callee, named: name)
    return .object(type)
  }

  private mutating func implicitCall(
    _ callee: Int, _ call: Int, expecting expected: CarriedType
  ) -> CarriedType {
    let name = facts.name(of: callee)
    if name == "success" || name == "failure" {
      let success: CarriedType = if case .result(let inner) = expected { inner } else { .nothing }
      var found = CarriedType.nothing
      for argument in arguments(of: call) { found = value(argument, expecting: success) }
      return name == "success" && found.carries ? .result(found) : expected
    }
    if case .object(let type) = expected.unwrapped, name == "init" {
      return create(type, callee, call, name)
    }
    let kind: CarriedMember.Kind = name == "init" ? .initializer : .enumCase
    let cases = members.named(name).filter { $0.kind == kind }
    let isCertain = kind == .enumCase
    pass(call, to: cases, at: callee, named: name, isCertain: isCertain)
    return expected == .nothing ? cases.first?.owner.map(CarriedType.object) ?? .nothing : expected
  }

  // MARK: Functions

  private mutating func function(
    _ name: String, _ receiver: CarriedType?, _ callee: Int, _ call: Int
  ) -> CarriedType {
    let owner: TypeDeclaration.ID? =
      switch receiver {
      case .object(let type), .type(.object(let type)): type
      case nil: self.owner
      default: nil
      }
    let named = members.named(name).filter { [.function, .enumCase].contains($0.kind) }
    var known = named
    if let owner {
      let all = Set([owner] + index.superclasses(of: owner))
        .union(index.allInherited(by: owner).types)
      let own = named.filter { $0.owner.map(all.contains) ?? false }
      known = own.isEmpty ? (receiver == nil ? named.filter { $0.owner == nil } : []) : own
    }
    let isCertain = receiver == nil || owner != nil
    let other = owner.flatMap { self.other(name, of: $0) }
    let member = pass(
      call, to: known, at: callee, named: name, isCertain: isCertain, else: other)
    if let member { return member.type }
    if let property = owner.flatMap({ property(name, of: $0) }), case .function = property.unwrapped
    {
      return called(property.unwrapped, call, named: name)
    }
    return other?.type ?? .nothing
  }

  /// A function that takes and returns no database objects.
  private func other(_ name: String, of owner: TypeDeclaration.ID) -> CarriedMember? {
    guard let number = index.names.name(name) else { return nil }
    let all = [owner] + index.superclasses(of: owner) + index.allInherited(by: owner).types.sorted()
    for type in all {
      if let found = index.types[type].functions.first(where: { $0.name == number }) {
        return members.function(found.place, of: type)
      }
    }
    return nil
  }

  /// Reads the arguments of a call with the types of the function that it calls.
  ///
  /// - Returns: the function, if one of the candidates takes these arguments.
  @discardableResult
  private mutating func pass(
    _ call: Int, to candidates: [CarriedMember], at callee: Int, named name: String,
    isCertain: Bool = true, else other: CarriedMember? = nil
  ) -> CarriedMember? {
    let labels = facts.parts(.argument, of: call).map(facts.name(of:))
    let closures = facts.parts(.trailingClosure, of: call).count
    let found = candidates.lazy.compactMap { member in
      member.parameters(forLabels: labels, closures: closures).map { (member, $0) }
    }.first
    guard let (member, parameters) = found else {
      let known = other?.parameters(forLabels: labels, closures: closures)
      readArguments(of: call, of: name, expecting: known?.map(\.type) ?? [])
      return nil
    }
    var passed: [CarriedCall.Argument] = []
    for (argument, parameter) in zip(arguments(of: call), parameters) {
      let type = value(argument, expecting: parameter.type)
      let isClosure = facts.nodes[argument].kind == .closure
      if !isClosure { check(type, isTakenBy: parameter.type, at: argument) }
      guard parameter.type.carries else { continue }
      passed.append(
        CarriedCall.Argument(
          node: argument, expected: parameter.type, found: type, isClosure: isClosure))
    }
    note(member, passed, at: callee, isCertain: isCertain)
    return member
  }

  /// Reads the arguments of a function that takes no database objects as far as it is known.
  private mutating func readArguments(
    of call: Int, of name: String, expecting expected: [CarriedType] = []
  ) {
    let all = arguments(of: call)
    if let first = all.first, FrameworkNames.rowViews.contains(name) {
      if case .array(.managed) = value(first) {
        return readRows(Array(all.dropFirst()), isNamed: facts.parts(.argument, of: call).count > 1)
      }
    }
    for (number, argument) in all.enumerated() {
      let type = value(
        argument, expecting: number < expected.count ? expected[number] : .nothing)
      if facts.nodes[argument].kind == .closure { continue }
      let onlyPrints = ["print", "debugPrint", "dump"].contains(name)
      if type.carries, !onlyPrints { note(.passedOn(to: name), at: argument) }
    }
  }

  /// Reads what is shown for each element.
  ///
  /// - Parameter isNamed: true if a key path tells the elements apart.
  private mutating func readRows(_ arguments: [Int], isNamed: Bool) {
    for argument in arguments {
      if facts.nodes[argument].kind == .keyPath {
        readKeyPath(argument, of: .managed)
      } else {
        value(argument, expecting: .function([.managed], .nothing))
      }
      if !isNamed, !values.contains("id") { note(.reads("id"), at: argument) }
    }
  }

  // MARK: Collections

  private static let keeping: Set = [
    "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "reversed", "shuffled", "drop",
  ]
  private static let asking: Set = [
    "forEach", "allSatisfy", "contains", "firstIndex", "lastIndex", "removeAll", "sort", "swapAt",
    "removeSubrange", "reserveCapacity", "shuffle", "reverse", "isEmpty",
  ]
  private static let finding: Set = ["first", "last", "min", "max", "randomElement", "popLast"]
  private static let adding: Set = ["append", "insert", "replaceSubrange"]
  /// The labels of the arguments of an array's methods.
  private static let labels: Set = [
    "", "where", "by", "at", "of", "contentsOf", "while", "with", "separator", "using",
    "keepingCapacity",
  ]

  private mutating func arrayCall(
    _ name: String, _ element: CarriedType, _ callee: Int, _ call: Int
  ) -> CarriedType {
    let arguments = arguments(of: call)
    let takesValue = arguments.contains { facts.nodes[$0].kind != .closure }
    let labels = Set(facts.parts(.argument, of: call).map(facts.name(of:)))
    if element.carries, !labels.isSubset(of: Self.labels) {
      // A method of a database's list.
      note(.unclear(name), at: callee)
    }
    if Self.adding.contains(name) {
      for argument in arguments { value(argument, expecting: element) }
      return .nothing
    }
    let closures: [CarriedType] =
      switch name {
      case "sorted", "sort", "min", "max": [element, element]
      case "reduce": [.nothing, element]
      default: [element]
      }
    var result = CarriedType.nothing
    for argument in arguments {
      switch facts.nodes[argument].kind {
      case .keyPath: readKeyPath(argument, of: element)
      default:
        let found = value(argument, expecting: .function(closures, .nothing))
        if case .function(_, let inner) = found { result = inner }
        if found.carries, !found.isFunction {
          note(.comparesIdentity, at: callee)
        }
        if facts.nodes[argument].kind == .stringLiteral, element.carries {
          // A query of the database.
          note(.unclear(name), at: callee)
        }
      }
    }
    switch name {
    case "map": return .list(result)
    case "compactMap": return .list(result.unwrapped)
    case "flatMap": return .list(result.element ?? result.unwrapped)
    case "remove" where takesValue, "removeFirst", "removeLast": return element
    case "enumerated":
      return .array(
        .tuple([.init(label: "offset", type: .nothing), .init(label: "element", type: element)]))
    case "joined": return element
    case _ where Self.keeping.contains(name): return .array(element)
    case _ where Self.asking.contains(name): return .nothing
    case _ where Self.finding.contains(name): return .wrapped(element)
    default:
      if element.carries { note(.unclear(name), at: callee) }
      return .nothing
    }
  }

  /// Reads `\.title`, which is used as a function of an element.
  private mutating func readKeyPath(_ node: Int, of element: CarriedType) {
    let parts = parts(of: node)
    if let root = parts.first, facts.nodes[root].kind.isType { return note(.usesClass, at: root) }
    guard element == .managed, let first = parts.first else { return }
    let name = facts.name(of: first)
    if name != "self", !values.contains(name) { note(.reads(name), at: first) }
  }

  private mutating func optionalCall(
    _ name: String, _ inner: CarriedType, _ callee: Int, _ call: Int
  ) -> CarriedType {
    var result = CarriedType.nothing
    for argument in arguments(of: call) {
      let found = value(argument, expecting: .function([inner], .nothing))
      if case .function(_, let inner) = found { result = inner }
    }
    guard ["map", "flatMap"].contains(name) else {
      note(.unclear(name), at: callee)
      return .nothing
    }
    return .wrapped(result)
  }

  private mutating func dictionaryCall(
    _ name: String, _ value: CarriedType, _ callee: Int, _ call: Int
  ) -> CarriedType {
    for argument in arguments(of: call) { self.value(argument) }
    switch name {
    case "removeAll", "removeValue": return name == "removeAll" ? .nothing : .wrapped(value)
    default:
      if value.carries { note(.unclear(name), at: callee) }
      return .nothing
    }
  }
}
