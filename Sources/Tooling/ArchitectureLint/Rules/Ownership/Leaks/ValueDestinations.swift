import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Finds out what keeps a value alive, by following it through the code: from a closure to the
/// call or the assignment around it, through local names, parameters and results, to properties.
///
/// What cannot be inferred from the code is kept by nobody.
final class ValueDestinations {
  /// The value that is followed.
  enum Value {
    /// A closure or a method.
    case function
    /// An object of the project that is passed on.
    case object
    /// An object that retains the closure or the object.
    case carrier
  }

  let module: LintedModule
  var index: ProjectIndex { module.index }

  /// The types through which methods of other objects are called, by the place of the call.
  private var receivers: [SyntaxPlace: TypeDeclaration.ID] = [:]
  private var typesRead: Set<TypeDeclaration.ID> = []
  private var parameters: [Parameter: [Keeping]] = [:]
  /// What is known about local names, with the depth at which they were followed: from a greater depth,
  /// less would be found. Without it, names that are passed to each other's methods take forever.
  private var locals: [Local: (depth: Int, keepers: [Keeping])] = [:]
  private var depth = 0
  private static let deepest = 12

  private struct Parameter: Hashable {
    var function: SyntaxPlace
    var name: Name
    var value: Value
  }

  private struct Local: Hashable {
    var declaration: SyntaxPlace
    var value: Value
  }

  init(_ module: LintedModule) { self.module = module }

  /// Returns the type through which a call is made; `nil` if it is unknown.
  func receiver(ofCall call: Int, in code: MemberCode) -> TypeDeclaration.ID? {
    if typesRead.insert(code.type).inserted {
      for made in module.project.callsMade[code.type] ?? [] { receivers[made.place] = made.through }
    }
    return receivers[SyntaxPlace(file: code.place.file, node: Int32(call))]
  }

  /// Returns everything that keeps the value of an expression alive.
  func follow(_ node: Int, as value: Value, in code: MemberCode) -> [Keeping] {
    guard depth < Self.deepest else { return [] }
    depth += 1
    defer { depth -= 1 }
    var node = node
    var around = code.ancestors(of: node)
    while let outer = around.popLast() {
      switch code.kind(outer) {
      case .argument:
        guard let call = around.last else { return [] }
        if code.kind(call) == .tuple {
          around.removeLast()
          node = call
          continue
        }
        guard code.kind(call) == .call, around.count > 1 else { return [] }
        return passed(outer, isBehind: false, to: call, in: around[around.count - 2], value, code)
      case .trailingClosure:
        guard around.count > 1, let call = around.last else { return [] }
        return passed(outer, isBehind: true, to: call, in: around[around.count - 2], value, code)
      case .chain:
        // The first part of a chain, followed by steps.
        let steps = code.steps(of: outer)
        guard steps.count == 1 else {
          return steps[0] == node ? [] : result(of: outer, after: node, value, code)
        }
        node = outer
      case .sequence:
        let parts = Array(code.facts.parts(of: outer))
        if parts.count > 2, code.kind(parts[1]) == .assignment {
          return parts[0] == node ? [] : assigned(to: parts[0], value, code)
        }
        // `handlers += [handler]`
        if parts.count == 3, parts[2] == node, code.facts.isNamed(parts[1], "+=") {
          let collection = code.kind(parts[0]) == .identifier ? code.name(parts[0]) : nil
          return collection.map { storesWeakly($0, of: code.type) } ?? false
            ? [] : assigned(to: parts[0], value, code)
        }
        let operators = parts.filter { code.kind($0) == .binaryOperator }
        if operators.contains(where: { !code.facts.isNamed($0, "??") }) { return [] }
        node = outer
      case .ternary, .arrayLiteral, .dictionaryLiteral, .effect, .expressionPattern,
        .inoutExpression, .tuple:
        node = outer
      case .binding:
        if isPlain(outer, code) { return [] }
        return outer == code.root
          ? stored(code) : uses(of: code.name(outer), from: outer, value, code)
      case .optionalBinding:
        guard let pattern = code.facts.part(.namePattern, of: outer) else { return [] }
        return uses(of: code.name(pattern), from: pattern, value, code)
      case .returnStatement: return returned(from: around, value, code)
      case .closure:
        return isOnlyStatement(node, of: outer, code)
          ? returned(from: around + [outer], value, code) : []
      case .codeBlock:
        guard isOnlyStatement(node, of: outer, code), let owner = around.last,
          isFunction(owner, code)
        else { return [] }
        return returned(from: around, value, code)
      default: return []
      }
    }
    return []
  }

  /// Returns true for a variable that is declared as a number or the like, such as the handle of an
  /// observer: it retains nothing.
  private func isPlain(_ binding: Int, _ code: MemberCode) -> Bool {
    code.facts.parts(of: binding).contains { part in
      let type = code.kind(part) == .optionalType ? code.firstPart(of: part) : part
      return type.map {
        code.kind($0) == .typeName && FrameworkNames.plainValues.contains(code.facts.name(of: $0))
      } ?? false
    }
  }

  /// Returns true for a function with a result.
  private func isFunction(_ node: Int, _ code: MemberCode) -> Bool {
    code.kind(node) == .functionDeclaration && code.facts.part(.result, of: node) != nil
  }

  private func isOnlyStatement(_ node: Int, of block: Int, _ code: MemberCode) -> Bool {
    code.facts.parts(of: block).count { part in
      switch code.kind(part) {
      case .capture, .closureParameter, .attribute, .result: false
      default: true
      }
    } == 1
  }

  // MARK: Results

  /// Follows a value that the innermost function or closure returns.
  private func returned(from around: [Int], _ value: Value, _ code: MemberCode) -> [Keeping] {
    for (number, outer) in around.enumerated().reversed() {
      switch code.kind(outer) {
      case .closure:
        if let mapped = mapping(of: outer, around[..<number], code) {
          return result(of: mapped.chain, after: mapped.call, .carrier, code)
        }
        // A closure that is called at once: `{ … }()`.
        guard number > 0, code.kind(around[number - 1]) == .chain else { return [] }
        let chain = around[number - 1]
        let steps = code.steps(of: chain)
        guard steps.count > 1, steps[0] == outer, code.kind(steps[1]) == .call else { return [] }
        return result(of: chain, after: steps[1], .carrier, code)
      case .functionDeclaration:
        return outer == code.root ? [Keeping(keeper: .caller, way: [])] : []
      case .initializerDeclaration, .accessor: return []
      default: continue
      }
    }
    return []
  }

  /// Returns the call of which the result contains the results of a closure: `names.map { … }`.
  private func mapping(
    of closure: Int, _ around: ArraySlice<Int>, _ code: MemberCode
  ) -> (chain: Int, call: Int)? {
    let outer = Array(around.suffix(3))
    guard outer.count == 3,
      code.kind(outer[2]) == .trailingClosure || code.kind(outer[2]) == .argument,
      code.kind(outer[1]) == .call, code.kind(outer[0]) == .chain
    else { return nil }
    let steps = code.steps(of: outer[0])
    guard let number = steps.firstIndex(of: outer[1]), number > 0,
      code.kind(steps[number - 1]) == .member,
      FrameworkNames.mappingCalls.contains(code.facts.name(of: steps[number - 1]))
    else { return nil }
    return (outer[0], outer[1])
  }

  /// Follows the result of a step of a chain: through `store(in:)` or to where the chain's value
  /// goes.
  func result(of chain: Int, after step: Int, _ value: Value, _ code: MemberCode) -> [Keeping] {
    let steps = code.steps(of: chain)
    guard let number = steps.firstIndex(of: step) else { return [] }
    let rest = steps[(number + 1)...]
    guard let next = rest.first else {
      return follow(chain, as: value == .function ? .function : .carrier, in: code)
    }
    guard code.kind(next) == .member, rest.count > 1, code.kind(steps[number + 2]) == .call,
      FrameworkNames.subscriptionStores.contains(code.facts.name(of: next)),
      let argument = code.facts.part(.argument, of: steps[number + 2]),
      let bag = code.facts.parts(of: argument).first(where: { _ in true })
    else { return [] }
    return keepers(of: bag, code)
  }

  // MARK: Local names

  /// Follows the uses of a local name.
  ///
  /// - Parameter declaration: The node that declares the name. Uses before it are others.
  func uses(of name: Name, from declaration: Int, _ value: Value, _ code: MemberCode) -> [Keeping] {
    guard depth < Self.deepest, name != .none else { return [] }
    let place = SyntaxPlace(file: code.place.file, node: Int32(declaration))
    let local = Local(declaration: place, value: value)
    if let known = locals[local], known.depth <= depth { return known.keepers }
    // A name that leads back to itself has no other keepers.
    locals[local] = (depth, [])
    depth += 1
    let found = Self.shortest(usesRead(of: name, from: declaration, value, code))
    depth -= 1
    locals[local] = (depth, found)
    return found
  }

  /// Returns the keepers on the shortest ways. Objects that refer to each other have countless others.
  private static func shortest(_ found: [Keeping]) -> [Keeping] {
    guard found.count > 16 else { return found }
    var known: Set<Keeping> = []
    let different = found.filter { known.insert($0).inserted }
    let lengths = different.indices.sorted {
      (different[$0].way.count, $0) < (different[$1].way.count, $1)
    }
    return lengths.prefix(16).map { different[$0] }
  }

  private func usesRead(
    of name: Name, from declaration: Int, _ value: Value, _ code: MemberCode
  ) -> [Keeping] {
    var found: [Keeping] = []
    let end = declaration + Int(code.facts.nodes[declaration].count)
    for node in code.facts.range(of: code.root)
    where node > end && code.kind(node) == .identifier && code.name(node) == name {
      guard code.local(name, before: node) == declaration else { continue }
      let around = code.ancestors(of: node)
      if let chain = around.last, code.kind(chain) == .chain,
        code.firstPart(of: chain) == node
      {
        let steps = code.steps(of: chain)
        found +=
          steps.count == 1
          ? follow(chain, as: value, in: code) : result(of: chain, after: node, value, code)
      } else {
        found += follow(node, as: value, in: code)
      }
      // A closure that mentions the name keeps its value alive, too.
      let closure = around.first { code.kind($0) == .closure && $0 > end }
      if let closure, !isWeak(name, in: closure, code) {
        found += follow(closure, as: .function, in: code)
      }
    }
    return found
  }

  private func isWeak(_ name: Name, in closure: Int, _ code: MemberCode) -> Bool {
    code.facts.parts(.capture, of: closure).contains { capture in
      code.name(capture) == name && code.facts.part(.modifier, of: capture) != nil
    }
  }

  // MARK: Properties

  private func stored(_ code: MemberCode) -> [Keeping] {
    kept(in: code.name(code.root), of: code.type).map { [$0] } ?? []
  }

  /// Returns the property as a keeper; `nil` if it stores nothing, or does not retain objects.
  func kept(in name: Name, of type: TypeDeclaration.ID) -> Keeping? {
    guard let (owner, property) = storingProperty(name, of: type), !property.isComputed,
      property.strength == .strong
    else { return nil }
    let text = index.names[property.name]
    if property.isStatic {
      return shared(text, of: owner)
    }
    return Keeping(
      keeper: .property(text, of: type), way: [text], stores: [.init(property: text, type: type)])
  }

  /// Returns a property, or the one in which its setter stores the value.
  private func storingProperty(
    _ name: Name, of type: TypeDeclaration.ID
  ) -> (owner: TypeDeclaration.ID, property: Property)? {
    guard let found = index.property(name, of: type) else { return nil }
    return found.property.storage.flatMap { index.property($0, of: type) } ?? found
  }

  /// A static property as a keeper.
  private func shared(_ property: String, of type: TypeDeclaration.ID) -> Keeping {
    Keeping(
      keeper: .outsider(.shared(type, property)), way: ["\(index.name(of: type)).\(property)"])
  }

  /// Returns true if the objects in a property are not retained by the collection that it stores.
  func storesWeakly(_ name: Name, of type: TypeDeclaration.ID) -> Bool {
    guard let (_, property) = index.property(name, of: type) else { return false }
    if isDeclared(property, with: FrameworkNames.weakCollections) { return true }
    // A collection of the project's own can store its elements in one.
    let own = property.types + MadeObjects(in: property.place, index).map(\.type)
    return own.contains { type in
      index.types[type].properties.contains {
        !$0.isStatic && isDeclared($0, with: FrameworkNames.weakCollections)
      }
    }
  }

  /// Returns true if the declaration of a property mentions one of these types.
  func isDeclared(_ property: Property, with types: FrameworkNames) -> Bool {
    let facts = index.files[Int(property.place.file)].facts
    return facts.range(of: Int(property.place.node)).contains { node in
      switch facts.nodes[node].kind {
      case .identifier, .typeName: types.contains(facts.name(of: node))
      default: false
      }
    }
  }

  private func assigned(to target: Int, _ value: Value, _ code: MemberCode) -> [Keeping] {
    if code.kind(target) == .identifier {
      let name = code.name(target)
      if let local = code.local(name, before: target) {
        return uses(of: name, from: local, value, code)
      }
      return kept(in: name, of: code.type).map { [$0] } ?? []
    }
    let steps = code.steps(of: target)
    guard steps.count > 1, let last = steps.last else { return [] }
    if code.kind(last) == .member {
      // `Session.current = self`
      if let type = namedType(Array(steps.dropLast()), code) {
        guard let (owner, property) = index.property(code.name(last), of: type), property.isStatic
        else { return [] }
        if value == .object, isOnlyInstance(property) { return [] }
        return kept(in: property.name, of: owner).map { [$0.with(.staticProperty)] } ?? []
      }
      // A framework's object references its delegates and targets weakly.
      let name = code.facts.name(of: last)
      guard steps.count == 2, code.isSelf(steps[0]) else {
        return assigned(to: name, of: Array(steps.dropLast()), target, value, code)
      }
      return kept(in: code.name(last), of: code.type).map { [$0] } ?? []
    }
    // `handlers[key] = value`
    guard code.kind(last) == .subscriptCall else { return [] }
    if value == .object, isConstant(last, code) { return [] }
    return keepers(ofSteps: Array(steps.dropLast()), at: target, code)
  }

  /// Returns true if a dictionary is set at a constant key: the next object with that key replaces this one.
  private func isConstant(_ subscription: Int, _ code: MemberCode) -> Bool {
    let arguments = Array(code.facts.parts(.argument, of: subscription))
    guard arguments.count == 1, let key = code.firstPart(of: arguments[0]) else { return false }
    switch code.kind(key) {
    case .stringLiteral: return true
    case .identifier:
      return code.local(code.name(key), before: key) == nil
        && index.property(code.name(key), of: code.type)?.property.isStatic ?? true
    case .chain:
      let steps = code.steps(of: key)
      return steps.allSatisfy { code.kind($0) == .identifier || code.kind($0) == .member }
        && code.facts.name(of: steps[0]).first?.isUppercase ?? false
    default: return false
    }
  }

  /// Returns true if a static property is for an object that is meant to live as long as the app.
  private func isOnlyInstance(_ property: Property) -> Bool {
    FrameworkNames.onlyInstances.contains(index.names[property.name])
  }

  /// Follows a value that is assigned to a member of another object.
  private func assigned(
    to member: String, of steps: [Int], _ target: Int, _ value: Value, _ code: MemberCode
  ) -> [Keeping] {
    let holder = type(ofSteps: steps, at: target, code)
    var member = member
    if let holder {
      let declared = index.names.name(member).flatMap { storingProperty($0, of: holder) }
      if let property = declared?.property {
        member = index.names[property.name]
        if property.strength != .strong
          || property.isComputed && index.types[holder].kind != .protocol
        {
          return []
        }
      } else if value != .function {
        return []
      }
      if value == .object, index.types[holder].kind == .protocol { return [] }
    } else if value == .object || FrameworkNames.weakMembers.contains(member)
      || FrameworkNames.briefMembers.contains(member)
      || FrameworkNames.screenReferences.contains(member)
      || FrameworkNames.screenMembers.contains(member)
    {
      // What a screen shows is released when it shows something else.
      return []
    }
    let inner = Keeping(
      keeper: .caller, way: [member],
      stores: holder.map { [.init(property: member, type: $0)] } ?? [])
    return keepers(ofSteps: steps, at: target, code).map(inner.behind)
  }

  // MARK: Objects

  /// Returns what keeps the object of an expression alive.
  func keepers(of node: Int, _ code: MemberCode) -> [Keeping] {
    let node = code.unwrapped(node)
    return keepers(ofSteps: code.steps(of: node), at: node, code)
  }

  /// - Parameter place: the node at which the expression is.
  func keepers(ofSteps steps: [Int], at place: Int, _ code: MemberCode) -> [Keeping] {
    guard depth < Self.deepest, let first = steps.first, code.kind(first) == .identifier else {
      return []
    }
    depth += 1
    defer { depth -= 1 }
    if code.isSelf(first) {
      guard steps.count > 1, code.kind(steps[1]) == .member else {
        return screen(of: code.type)
      }
      return member(code.name(steps[1]), code.facts.name(of: steps[1]), steps.dropFirst(2), code)
    }
    let name = code.name(first)
    if let local = code.local(name, before: first) {
      return origin(of: local, code) + uses(of: name, from: local, .carrier, code)
    }
    let text = code.facts.name(of: first)
    if let type = index.type(TypeName(path: [name]), in: code.type, file: code.place.file),
      index.property(name, of: code.type) == nil
    {
      guard steps.count > 1, code.kind(steps[1]) == .member,
        let (owner, property) = index.property(code.name(steps[1]), of: type), property.isStatic,
        !property.isComputed || isOnlyInstance(property),
        // The object that a method returns may be new.
        !steps.contains(where: { code.kind($0) == .call })
      else { return [] }
      return [shared(index.names[property.name], of: owner)]
    }
    return member(name, text, steps.dropFirst(), code)
  }

  private func member(
    _ name: Name, _ text: String, _ rest: ArraySlice<Int>, _ code: MemberCode
  ) -> [Keeping] {
    // The object that a method returns may be new.
    if let call = rest.first, code.kind(call) == .call {
      return FrameworkNames.reuseCalls.contains(text) ? screen(of: code.type) : []
    }
    if rest.contains(where: {
      code.kind($0) == .member && FrameworkNames.reuseCalls.contains(code.facts.name(of: $0))
    }) {
      return screen(of: code.type)
    }
    if rest.contains(where: { code.kind($0) == .call }) { return [] }
    if index.property(name, of: code.type) != nil {
      return kept(in: name, of: code.type).map { [$0] } ?? []
    }
    guard FrameworkNames.ownedMembers.contains(text) else { return [] }
    return [Keeping(keeper: .property(text, of: code.type), way: [text])]
  }

  /// Returns what keeps the object alive that a local name is set to in its declaration.
  private func origin(of declaration: Int, _ code: MemberCode) -> [Keeping] {
    var node = declaration
    if code.kind(node) == .namePattern {
      guard let outer = code.ancestors(of: node).last, code.kind(outer) == .optionalBinding else {
        return []
      }
      node = outer
    }
    guard code.kind(node) == .binding || code.kind(node) == .optionalBinding else { return [] }
    var value: Int?
    for part in code.facts.parts(of: node) {
      switch code.kind(part) {
      case .identifier, .chain, .sequence, .effect, .tuple: value = part
      default: break
      }
    }
    guard let value else { return [] }
    let steps = code.steps(of: code.unwrapped(value))
    let reuse = steps.contains {
      code.kind($0) == .member && FrameworkNames.reuseCalls.contains(code.facts.name(of: $0))
    }
    if reuse { return screen(of: code.type) }
    if isCopy(steps, at: value, code) { return [] }
    // `if let child { }` keeps the name.
    return keepers(ofSteps: steps, at: value, code)
  }

  /// Returns true if an expression is a structure in a property, or an element of a collection of structures:
  /// a name that is set to it means a copy.
  private func isCopy(_ steps: [Int], at place: Int, _ code: MemberCode) -> Bool {
    let path = steps.filter { code.kind($0) != .subscriptCall && code.kind($0) != .forceUnwrap }
    guard let last = path.last, path.allSatisfy({ [.identifier, .member].contains(code.kind($0)) })
    else { return false }
    let before = Array(path.dropLast())
    let owner: TypeDeclaration.ID? =
      if before.isEmpty {
        code.type
      } else if let named = namedType(before, code) {
        named
      } else if before.count > 1, let named = namedType(Array(before.dropLast()), code) {
        elements(of: code.name(before[before.count - 1]), of: named).first
      } else {
        type(ofSteps: before, at: place, code)
      }
    let types = owner.map { elements(of: code.name(last), of: $0) } ?? []
    return !types.isEmpty && types.allSatisfy { index.types[$0].kind == .struct }
  }

  /// Returns the types of a property, or those of the elements of its collection.
  private func elements(of property: Name, of type: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    guard let (owner, property) = index.property(property, of: type) else { return [] }
    return property.type?.names.compactMap {
      index.type($0, in: owner, file: property.place.file)
    } ?? []
  }

  /// Returns the views of a screen as their keeper.
  func screen(of type: TypeDeclaration.ID) -> [Keeping] {
    guard index.inherits(.viewControllers, type) || index.inherits(.keptByScreen, type) else {
      return []
    }
    return [Keeping(keeper: .property("view", of: type), way: ["view"])]
  }

  /// Returns the project's type of an expression; `nil` if it is unknown.
  func type(ofSteps steps: [Int], at place: Int, _ code: MemberCode) -> TypeDeclaration.ID? {
    guard depth < Self.deepest, let first = steps.first, code.kind(first) == .identifier else {
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    var type: TypeDeclaration.ID?
    var rest = steps.dropFirst()
    let name = code.name(first)
    if code.isSelf(first) {
      type = code.type
    } else if let local = code.local(name, before: first) {
      type = declaredType(of: local, code)
    } else if let (owner, property) = index.property(name, of: code.type) {
      type = self.type(of: property, owner)
    } else {
      type = index.type(TypeName(path: [name]), in: code.type, file: code.place.file)
    }
    while let step = rest.first, let current = type {
      rest = rest.dropFirst()
      guard code.kind(step) == .member else {
        return code.kind(step) == .call && rest.isEmpty ? current : nil
      }
      guard let (owner, property) = index.property(code.name(step), of: current) else { return nil }
      type = self.type(of: property, owner)
    }
    return rest.isEmpty ? type : nil
  }

  private func type(of property: Property, _ owner: TypeDeclaration.ID) -> TypeDeclaration.ID? {
    if let declared = property.types.first { return declared }
    let code = MemberCode(property.place, of: owner, in: index)
    return property.type == nil ? madeType(in: code.root, code) : nil
  }

  /// Returns the type of a local name: its declared type, a cast, or the type that it is made from.
  private func declaredType(of declaration: Int, _ code: MemberCode) -> TypeDeclaration.ID? {
    var node = declaration
    if code.kind(node) == .namePattern, let outer = code.ancestors(of: node).last,
      code.kind(outer) == .optionalBinding
    {
      node = outer
    }
    for part in code.facts.range(of: node) {
      switch code.kind(part) {
      case .typeName:
        if let type = index.type(
          TypeName(path: [code.name(part)]), in: code.type, file: code.place.file)
        {
          return type
        }
      case .closure, .codeBlock: return madeType(in: node, code)
      default: break
      }
    }
    return madeType(in: node, code)
  }

  private func madeType(in node: Int, _ code: MemberCode) -> TypeDeclaration.ID? {
    guard
      let value = code.facts.parts(of: node).first(where: {
        [.chain, .effect, .sequence, .identifier].contains(code.kind($0))
      })
    else { return nil }
    let steps = code.steps(of: code.unwrapped(value))
    guard code.kind(steps[0]) == .identifier else { return nil }
    if steps.count == 2, code.kind(steps[1]) == .call {
      return index.type(TypeName(path: [code.name(steps[0])]), in: code.type, file: code.place.file)
    }
    if steps.contains(where: { code.kind($0) == .call }) { return nil }
    return type(ofSteps: steps, at: node, code)
  }

  // MARK: Parameters

  /// Returns what keeps the argument for a parameter alive. A property of the function's own type
  /// is a keeper `property`.
  func keepers(
    ofParameter name: Name, of function: Function, _ owner: TypeDeclaration.ID, _ value: Value
  ) -> [Keeping] {
    let parameter = Parameter(function: function.place, name: name, value: value)
    if let known = parameters[parameter] { return known }
    parameters[parameter] = []
    let code = MemberCode(function.place, of: owner, in: index)
    guard
      let declaration = code.facts.parts(.parameter, of: code.root).first(where: {
        code.name($0) == name
      })
    else { return [] }
    // What a function does to its arguments does not depend on who calls it.
    let outer = depth
    depth = min(depth, Self.deepest - 4)
    defer { depth = outer }
    let found = uses(of: name, from: declaration, value, code)
    parameters[parameter] = found
    return found
  }
}
