import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// What code does with a reference that a part holds to another part.
struct ReferenceUses {
  /// A member of the other part that is used through the reference.
  struct Member {
    let name: Name
    /// The call's node; `nil` if the member is not called.
    let call: Int?
    let change: Change
    let place: SyntaxPlace
  }

  enum Change {
    case nothing
    /// The member is set.
    case member
    /// What the member is, or contains, is changed: the member is set, too, unless it is an object.
    case inside
  }

  private(set) var members: [Member] = []
  /// The uses that need the class itself, and the reason.
  private(set) var obstacles: [(place: SyntaxPlace, obstacle: ContractObstacle)] = []
  /// True if only a reference to an object can be used so: it is compared by identity, or not kept.
  private(set) var needsClass = false
  /// What the reference is set to.
  private(set) var values: [SyntaxPlace] = []

  private let code: ProjectCode
  private let types: ValueTypes
  private let property: Name
  private let holder: TypeDeclaration.ID
  /// The protocols that require the property.
  private let protocols: Set<TypeDeclaration.ID>
  private let target: TypeDeclaration.ID
  private var index: ProjectIndex { code.index }
  private var aliases: [Int] = []

  /// - Parameters:
  ///   - property: the property with the reference.
  ///   - holder: the type that declares the property.
  ///   - target: the class that the reference leads to.
  init(
    of property: Property, in holder: TypeDeclaration.ID, to target: TypeDeclaration.ID,
    _ code: ProjectCode
  ) {
    self.code = code
    self.property = property.name
    self.holder = holder
    self.target = target
    protocols = Set(code.index.requirements(of: property.name, in: holder).map(\.owner))
    types = ValueTypes(code)
    for (number, file) in index.files.enumerated() where !file.isMadeOfContracts {
      let isElsewhere = Int32(number) != property.place.file
      if isElsewhere, property.access <= .fileprivate { continue }
      if !file.names.contains(property.name) { continue }
      read(code.file(Int32(number)))
    }
    let file = code.file(property.place.file)
    readObservers(of: Int(property.place.node), in: file)
    if let value = types.initialValue(of: Int(property.place.node), in: file) {
      values.append(file.place(value))
    }
  }

  /// The uses of a parameter of a function.
  ///
  /// - Parameters:
  ///   - parameter: the parameter's node.
  ///   - property: the property that the parameter may be kept in.
  init(
    ofParameter parameter: Int, in file: CodeFile, keptIn property: Name,
    of holder: TypeDeclaration.ID, to target: TypeDeclaration.ID, _ code: ProjectCode
  ) {
    self.code = code
    self.property = property
    self.holder = holder
    self.target = target
    protocols = []
    types = ValueTypes(code)
    follow([parameter], in: file)
  }

  // MARK: Finding the reference

  private mutating func read(_ file: CodeFile) {
    for node in file.file.nodes(named: property) {
      switch file.kind(node) {
      case .identifier where isOwn(node, in: file): use(node, in: file)
      case .member where isMember(node, in: file): use(node, in: file)
      case .member where isInKeyPath(node, in: file): refuse(.keyPath, node, in: file)
      case .namePattern where isShorthand(node, in: file): aliases.append(node)
      case .capture where file.isShorthandCapture(node) && isOwn(node, in: file):
        if file.isUnretained(node) { needsClass = true }
      default: break
      }
    }
    let found = aliases
    aliases = []
    follow(found, in: file)
  }

  /// Follows the names that other names are given.
  private mutating func follow(_ first: [Int], in file: CodeFile) {
    var open = first
    var seen: Set<Int> = []
    while let declaration = open.popLast() {
      guard seen.insert(declaration).inserted else { continue }
      let name = file.name(declaration)
      for node in file.file.nodes(named: name) {
        switch file.kind(node) {
        case .identifier where file.local(name, before: node) == declaration:
          use(node, in: file)
        case .namePattern where file.isShorthandBinding(node):
          let outer = file.parent(of: node) ?? node
          if file.local(name, before: outer) == declaration { open.append(node) }
        case .capture where file.isShorthandCapture(node) && file.isUnretained(node):
          if file.local(name, before: node) == declaration { needsClass = true }
        default: break
        }
      }
      open += aliases
      aliases = []
    }
  }

  /// Returns true for the name of the property in code of the type that declares it.
  private func isOwn(_ node: Int, in file: CodeFile) -> Bool {
    guard isHolder(code.type(around: node, in: file)) else { return false }
    return file.local(property, before: node) == nil
  }

  private func isShorthand(_ node: Int, in file: CodeFile) -> Bool {
    guard file.isShorthandBinding(node), let outer = file.parent(of: node) else { return false }
    return isHolder(code.type(around: node, in: file))
      && file.local(property, before: outer) == nil
  }

  private func isHolder(_ type: TypeDeclaration.ID?) -> Bool {
    guard let type else { return false }
    return type == holder || protocols.contains(type)
      || index.superclasses(of: type).contains(holder)
  }

  /// Returns true for the property of an object that is, or may be, the holder.
  private func isMember(_ node: Int, in file: CodeFile) -> Bool {
    guard let chain = file.parent(of: node), file.kind(chain) == .chain else { return false }
    let before = file.steps(of: chain).prefix { $0 < node }
    guard let first = before.first else { return false }
    if before.count == 1, file.isSelf(first),
      file.local(file.name(first), before: first).map({ file.text($0).hasSuffix("elf") }) ?? true
    {
      return isHolder(code.type(around: node, in: file))
    }
    if file.text(first) == "super" { return isHolder(code.type(around: node, in: file)) }
    if let type = types.type(ofSteps: Array(before), in: file) { return isHolder(type) }
    return mayBeHolder(node, in: file)
  }

  /// Returns true for the property in a key path of the holder, or of an unknown type where the file mentions the holder.
  private func isInKeyPath(_ node: Int, in file: CodeFile) -> Bool {
    guard let path = file.parent(of: node), file.kind(path) == .keyPath else { return false }
    guard let root = file.firstPart(of: path), types.isType(root, in: file) else {
      return file.file.names.contains(index.types[holder].name)
    }
    return isHolder(types.declared(root, file))
  }

  /// Returns true if an object of an unknown type may be the holder: the file mentions the holder, and the member
  /// that is used is one of the class.
  private func mayBeHolder(_ node: Int, in file: CodeFile) -> Bool {
    guard file.file.names.contains(index.types[holder].name),
      let chain = file.parent(of: node)
    else { return false }
    let next = file.steps(of: chain).first { $0 > node }
    guard let next, file.kind(next) == .member else { return false }
    return ClassMembers(of: target, in: index).has(file.name(next))
  }

  private mutating func readObservers(of binding: Int, in file: CodeFile) {
    for node in file.facts.range(of: binding) where file.kind(node) == .identifier {
      guard ["oldValue", "newValue"].contains(file.text(node)),
        file.ancestors(of: node).contains(where: {
          file.kind($0) == .accessor && ["willSet", "didSet", "set"].contains(file.text($0))
        })
      else { continue }
      use(node, in: file)
    }
    follow(aliases, in: file)
    aliases = []
  }

  // MARK: What is done with it

  private mutating func use(_ node: Int, in file: CodeFile) {
    if let macro = file.ancestors(of: node).first(where: { file.kind($0) == .macroExpansion }),
      ["selector", "keyPath"].contains(file.text(macro))
    {
      return refuse(.selector, node, in: file)
    }
    if file.ancestors(of: node).contains(where: { file.kind($0) == .keyPath }) {
      return refuse(.keyPath, node, in: file)
    }
    guard let chain = file.parent(of: node), file.kind(chain) == .chain else {
      return useValue(node, in: file)
    }
    let steps = file.steps(of: chain).filter { $0 > node }
    guard let next = steps.first else { return useValue(chain, in: file) }
    guard file.kind(next) == .member else { return refuse(.used, node, in: file) }
    if file.text(next) == "self" { return refuse(.used, node, in: file) }
    let after = steps.dropFirst().first
    let call = after.flatMap { file.kind($0) == .call ? $0 : nil }
    if let outer = file.parent(of: chain), file.kind(outer) == .inoutExpression {
      return refuse(.inOut, next, in: file)
    }
    if let after, file.kind(after) == .subscriptCall, file.text(next).isEmpty {
      return refuse(.used, node, in: file)
    }
    members.append(
      Member(
        name: file.name(next), call: call,
        change: call == nil ? change(of: steps, in: chain, file) : .nothing,
        place: file.place(next)))
  }

  /// What is changed by code that uses a member.
  ///
  /// - Parameter steps: the member and what follows it in the chain.
  private func change(of steps: [Int], in chain: Int, _ file: CodeFile) -> Change {
    if isAssigned(chain, in: file) { return steps.count == 1 ? .member : .inside }
    return isChangedInPlace(steps.dropFirst(), in: file) ? .inside : .nothing
  }

  /// Returns true if a chain is on the left side of an assignment.
  private func isAssigned(_ chain: Int, in file: CodeFile) -> Bool {
    guard let sequence = file.parent(of: chain), file.firstPart(of: sequence) == chain else {
      return false
    }
    return file.isAssignment(sequence)
  }

  /// Returns true if a method that changes a value is called on it: `append` in `items.append(item)`.
  private func isChangedInPlace(_ steps: ArraySlice<Int>, in file: CodeFile) -> Bool {
    zip(steps, steps.dropFirst()).contains { step, next in
      file.kind(step) == .member && file.kind(next) == .call
        && FrameworkNames.mutatingMethods.contains(file.text(step))
    }
  }

  private mutating func refuse(_ obstacle: ContractObstacle, _ node: Int, in file: CodeFile) {
    obstacles.append((file.place(node), obstacle))
  }

  // MARK: The whole reference as a value

  private mutating func useValue(_ node: Int, in file: CodeFile) {
    var node = node
    while let outer = file.parent(of: node) {
      switch file.kind(outer) {
      case .effect: node = outer
      case .argument:
        guard let tuple = file.parent(of: outer), file.kind(tuple) == .tuple,
          file.facts.nodes[tuple].count == file.facts.nodes[outer].count + 1
        else { return usePassed(node, argument: outer, in: file) }
        node = tuple
      default: return useValue(node, inside: outer, in: file)
      }
    }
  }

  private mutating func useValue(_ node: Int, inside outer: Int, in file: CodeFile) {
    switch file.kind(outer) {
    case .optionalBinding:
      if let pattern = file.facts.part(.namePattern, of: outer), !hasType(outer, in: file) {
        aliases.append(pattern)
      } else {
        refuse(.used, node, in: file)
      }
    case .binding where !file.isMember(outer) && !hasType(outer, in: file):
      aliases.append(outer)
      if let variable = file.parent(of: outer), file.isUnretained(variable) { needsClass = true }
    case .sequence: useOperand(node, of: outer, in: file)
    case .interpolation: break
    case .capture where file.name(outer) == file.name(node):
      if file.isUnretained(outer) { needsClass = true }
    case .inoutExpression: refuse(.inOut, node, in: file)
    default: refuse(.used, node, in: file)
    }
  }

  private func hasType(_ binding: Int, in file: CodeFile) -> Bool {
    types.typePart(of: binding, in: file) != nil
  }

  private mutating func useOperand(_ node: Int, of sequence: Int, in file: CodeFile) {
    let operands = file.parts(of: sequence)
    guard let position = operands.firstIndex(of: node) else { return }
    if position == 0, operands.count > 2, file.kind(operands[1]) == .assignment {
      let values = operands[2...]
      if values.count == 1 {
        self.values.append(file.place(operands[2]))
      } else {
        self.values.append(file.place(sequence))
      }
      return
    }
    let next = operands.dropFirst(position + 1).first
    if let next, file.kind(next) == .cast {
      let isUpcast = file.text(next) == "as"
      let type = file.firstPart(of: next).map(file.text) ?? ""
      if !isUpcast || ["AnyObject", "Any"].contains(type) { return }
      return refuse(.used, node, in: file)
    }
    let signs = [position - 1, position + 1].filter(operands.indices.contains).map { operands[$0] }
    if signs.contains(where: { ["===", "!=="].contains(file.text($0)) }) {
      needsClass = true
      return
    }
    let other = position == 0 ? operands.dropFirst(2).first : operands[max(0, position - 2)]
    let isNothing = other.map { file.kind($0) == .nilLiteral } ?? false
    if isNothing, signs.contains(where: { ["==", "!="].contains(file.text($0)) }) { return }
    if position > 0, file.kind(operands[position - 1]) == .assignment,
      file.text(operands[position - 2]) == "_" || isKept(operands[position - 2], in: file)
    {
      return
    }
    refuse(.used, node, in: file)
  }

  /// Returns true if a parameter is kept in the property.
  private func isKept(_ left: Int, in file: CodeFile) -> Bool {
    let steps = file.steps(of: left)
    guard let last = steps.last, file.name(last) == property,
      isHolder(code.type(around: left, in: file))
    else { return false }
    return steps.count == 1 || steps.count == 2 && file.isSelf(steps[0])
  }

  private mutating func usePassed(_ node: Int, argument: Int, in file: CodeFile) {
    guard let call = file.parent(of: argument), file.kind(call) == .call,
      let chain = file.parent(of: call), let callee = file.firstPart(of: chain)
    else { return refuse(.used, node, in: file) }
    let isFree = file.steps(of: chain).first { $0 > callee } == call
    if isFree, FrameworkNames.anyObjectCalls.contains(file.text(callee)) {
      needsClass = true
      return
    }
    if isFree,
      FrameworkNames.anyValueCalls.contains(file.text(callee))
        || file.text(argument) == "describing"
        || file.text(callee) == "type" && file.text(argument) == "of"
    {
      return
    }
    refuse(.passed, node, in: file)
  }
}

extension ProjectIndex {
  /// The requirements of protocols that a property of a type meets.
  func requirements(
    of property: Name, in holder: TypeDeclaration.ID
  ) -> [(property: Property, owner: TypeDeclaration.ID)] {
    protocols(of: holder).flatMap { owner in
      types[owner].properties.filter { $0.name == property }.map { ($0, owner) }
    }
  }
}
