import AdderModuleDiscovery
import AdderSwiftSource

/// The uses of an optional property that crash where it has no value: those of a `T!` without `?`, and those
/// with `!`.
///
/// A strong property keeps its value for as long as its owner lives. Once it is weak, an answer to a request can
/// come when the value is gone.
struct UnwrappedUses {
  /// The edits that make the uses do nothing without a value.
  private(set) var edits: [SourceFix.Edit] = []
  /// The first use for which there is no such edit: its value is needed.
  private(set) var needed: SyntaxPlace?

  private let property: Property
  /// True for a `T!`.
  private let isUnwrapped: Bool
  private let module: LintedModule
  /// The type that declares the property, and those that inherit from it.
  private let line: [TypeDeclaration.ID]

  private var index: ProjectIndex { module.index }

  init(
    of property: Property, declaredIn owner: TypeDeclaration.ID, isUnwrapped: Bool,
    in module: LintedModule
  ) {
    self.property = property
    self.isUnwrapped = isUnwrapped
    self.module = module
    line = [owner] + (module.project.heirs[owner] ?? [])
    for number in module.project.filesByName[property.name] { read(number) }
  }

  private mutating func read(_ number: Int32) {
    let file = index.files[Int(number)]
    let own = line.flatMap { type in
      module.places(of: type).filter { $0.file == number }.map { (type, $0) }
    }
    for node in file.nodes(named: property.name) {
      let kind = file.facts.nodes[node].kind
      guard kind == .identifier || kind == .member else { continue }
      let home = own.first { file.facts.range(of: Int($0.1.node)).contains(node) }
      if let home, let use = PropertyUse(of: node, in: home.1, of: home.0, index), use.isOwn {
        take(use, number)
      } else if kind == .member, needed == nil, isUnwrapped(node, of: file) {
        needed = SyntaxPlace(file: number, node: Int32(node))
      }
    }
  }

  private mutating func take(_ use: PropertyUse, _ number: Int32) {
    switch use.meaning(isUnwrapped: isUnwrapped, ofType: property.types) {
    case .safe: break
    case .unneeded(let range):
      edits.append(
        .init(
          place: LintPlace(file: number, start: range.lowerBound, end: range.upperBound), text: "?")
      )
    case .needed:
      if needed == nil { needed = SyntaxPlace(file: number, node: Int32(use.node)) }
    }
  }

  // MARK: Uses of other objects' properties

  /// Returns true if code may unwrap the property of another object: `presenter.view.show()`.
  private mutating func isUnwrapped(_ node: Int, of file: ProjectIndex.File) -> Bool {
    guard let steps = file.facts.steps(around: node), let place = steps.firstIndex(of: node),
      place + 1 < steps.count
    else { return false }
    switch file.facts.nodes[steps[place + 1]].kind {
    case .optionalChaining: return false
    case .forceUnwrap: break
    default: if !isUnwrapped { return false }
    }
    let receiver = steps[..<place].last { step in
      file.facts.nodes[step].kind == .identifier || file.facts.nodes[step].kind == .member
    }
    guard let receiver else { return false }
    let name = file.names[Int(file.facts.nodes[receiver].name)]
    return receivers.contains(name) || isLocal(name, in: file)
  }

  /// The names of the types with the property, and of properties, parameters and results that are declared with them.
  private lazy var receivers: Set<Name> = {
    var names = typeNames
    func isMeant(_ use: TypeUse?) -> Bool {
      use?.names.contains { typeNames.contains($0.last) } ?? false
    }
    for type in index.types {
      names.formUnion(type.properties.filter { isMeant($0.type) }.map(\.name))
      for function in type.functions + type.initializers {
        if isMeant(function.result) { names.insert(function.name) }
        names.formUnion(function.parameters.filter { isMeant($0.type) }.map(\.name))
      }
    }
    return names
  }()

  private lazy var typeNames = Set(line.map { index.types[$0].name })

  /// Returns true if a declaration in a file mentions one of the types: `let presenter = FeedPresenter()`.
  private mutating func isLocal(_ name: Name, in file: ProjectIndex.File) -> Bool {
    let types = typeNames
    guard file.names.contains(where: types.contains) else { return false }
    return file.facts.nodes.indices.contains { node in
      switch file.facts.nodes[node].kind {
      case .binding, .optionalBinding, .parameter, .closureParameter:
        file.boundName(node) == name
          && file.facts.range(of: node).contains { inner in
            types.contains(file.names[Int(file.facts.nodes[inner].name)])
          }
      default: false
      }
    }
  }
}

extension SwiftFile {
  /// Returns the parts of the chain that a member is a step of.
  fileprivate func steps(around member: Int) -> [Int]? {
    for node in nodes[..<member].indices.reversed() where nodes[node].kind == .chain {
      let steps = Array(parts(of: node))
      if steps.contains(member) { return steps }
    }
    return nil
  }
}

/// A use of a property in the code of its type.
private struct PropertyUse {
  enum Meaning {
    /// It does not crash without a value.
    case safe
    /// It does nothing without a value if these bytes are replaced with `?`.
    case unneeded(Range<UInt32>)
    case needed
  }

  let node: Int
  private let code: MemberCode
  /// The nodes around the property's name, from the member inward.
  private let around: [Int]

  /// - Returns: `nil` if the name is in no member of the type itself.
  init?(
    of node: Int, in place: SyntaxPlace, of type: TypeDeclaration.ID, _ index: ProjectIndex
  ) {
    let outer = MemberCode(place, of: type, in: index)
    let inside = outer.ancestors(of: node).dropFirst()
    let member = inside.first { inner in
      switch outer.kind(inner) {
      case .memberBlock, .ifConfig, .ifConfigClause: false
      default: true
      }
    }
    guard let member, !inside.contains(where: { outer.kind($0).declaresType }) else { return nil }
    self.node = node
    code = MemberCode(SyntaxPlace(file: place.file, node: Int32(member)), of: type, in: index)
    around = code.ancestors(of: node)
  }

  /// The chain that the property is a step of.
  private var chain: Int? { around.last.flatMap { code.kind($0) == .chain ? $0 : nil } }

  /// True if the name means the property, and no local variable or other object's property.
  var isOwn: Bool {
    if code.kind(node) == .member {
      guard let chain, let first = code.firstPart(of: chain), code.isSelf(first) else {
        return false
      }
      return code.steps(of: chain).dropFirst().first == node
    }
    let isCaptured = around.contains { outer in
      code.kind(outer) == .closure
        && code.facts.parts(.capture, of: outer).contains { code.name($0) == code.name(node) }
    }
    return !isCaptured && code.local(code.name(node), before: node) == nil
  }

  func meaning(isUnwrapped: Bool, ofType types: [TypeDeclaration.ID]) -> Meaning {
    if around.contains(where: { code.kind($0) == .keyPath }) { return .safe }
    let steps = chain.map { Array(code.facts.parts(of: $0)) } ?? [node]
    guard let chain, let place = steps.firstIndex(of: node), place + 1 < steps.count else {
      return !isUnwrapped || mayBeNil ? .safe : .needed
    }
    let next = steps[place + 1]
    let isForced = code.kind(next) == .forceUnwrap
    if code.kind(next) == .optionalChaining || !isForced && !isUnwrapped { return .safe }
    // The value of `view!` itself.
    if isForced, place + 2 == steps.count { return .needed }
    let isOptional = steps.contains { code.kind($0) == .optionalChaining }
    guard isOptional || isUnneeded(around.count - 1) || returnsNothing(chain, types) && isInClosure
    else { return .needed }
    let (end, mark) = (code.facts.nodes[node].end, code.facts.nodes[next])
    return .unneeded(isForced ? mark.start..<mark.end : end..<end)
  }

  // MARK: The property alone

  /// True if the code around the property, or around `self` with it, takes an optional.
  private var mayBeNil: Bool {
    let outer = chain == nil ? around : Array(around.dropLast())
    guard let parent = outer.last else { return false }
    let whole = chain ?? node
    switch code.kind(parent) {
    case .optionalBinding, .capture: return true
    case .binding:
      // Without a type, the variable is optional, too.
      return code.firstPart(of: parent) == whole
    case .sequence:
      let parts = Array(code.facts.parts(of: parent))
      guard let place = parts.firstIndex(of: whole) else { return false }
      if place == 0, parts.count > 1, code.kind(parts[1]) == .assignment { return true }
      if isDiscarded(parts, place) { return true }
      return [place - 1, place + 1].contains { parts.indices.contains($0) && takesNil(parts[$0]) }
    default: return false
    }
  }

  private func takesNil(_ part: Int) -> Bool {
    switch code.kind(part) {
    case .binaryOperator: ["==", "!=", "===", "!==", "??"].contains(code.facts.name(of: part))
    case .cast: ["as?", "is"].contains(code.facts.name(of: part))
    default: false
    }
  }

  /// Returns true for the value in `_ = view`.
  private func isDiscarded(_ parts: [Int], _ place: Int) -> Bool {
    place == 2 && code.facts.name(of: parts[0]) == "_" && code.kind(parts[1]) == .assignment
  }

  // MARK: What the property is used for

  /// Returns true if the code around an expression does the same with an optional: the expression is a statement, the
  /// target of an assignment, or its value may be `nil` anyway.
  ///
  /// - Parameter number: The expression's position in `around`.
  private func isUnneeded(_ number: Int) -> Bool {
    guard number > 0 else { return false }
    let (expression, parent) = (around[number], around[number - 1])
    switch code.kind(parent) {
    case .effect, .labeledStatement: return isUnneeded(number - 1)
    // `else if` and `catch`.
    case .ifStatement, .doStatement:
      return [.ifStatement, .catchClause].contains(code.kind(expression)) && isUnneeded(number - 1)
    case .optionalBinding, .file: return true
    case .sequence:
      let parts = Array(code.facts.parts(of: parent))
      guard let place = parts.firstIndex(of: expression) else { return false }
      if place == 0, parts.count > 1, code.facts.setsItsLeft(parts[1]) { return true }
      if isDiscarded(parts, place) { return true }
      // An operator before it could bind more tightly.
      let isFirst = place == 0 || code.kind(parts[place - 1]) == .assignment
      return isFirst && place + 1 < parts.count && isDefault(parts[place + 1])
    case .codeBlock: return isOneOfSeveral(in: parent) || isUnneededBlock(number - 1)
    case .switchCase:
      let statements = code.facts.parts(of: parent).filter { code.kind($0) != .caseItem }
      return statements.count > 1 || isUnneeded(number - 2)
    case .closure:
      let statements = code.facts.parts(of: parent).filter { !code.facts.isHead($0) }
      return statements.count > 1 || isPassedOn(number - 1)
    default: return false
    }
  }

  /// Returns true for `??` and `as?`.
  private func isDefault(_ part: Int) -> Bool {
    code.kind(part) == .binaryOperator && code.facts.name(of: part) == "??"
      || code.kind(part) == .cast && code.facts.name(of: part) == "as?"
  }

  private func isOneOfSeveral(in block: Int) -> Bool {
    Array(code.facts.parts(of: block)).count > 1
  }

  /// Returns true if the only statement of a block is not its result.
  private func isUnneededBlock(_ number: Int) -> Bool {
    guard number > 0 else { return false }
    let owner = around[number - 1]
    switch code.kind(owner) {
    case .functionDeclaration: return code.facts.part(.result, of: owner) == nil
    case .accessor: return code.facts.name(of: owner) != "get"
    case .binding, .subscriptDeclaration: return false
    case .ifStatement, .doStatement, .catchClause: return isUnneeded(number - 1)
    default: return true
    }
  }

  /// Returns true if a closure is passed to a call whose result is not used, so its own result hardly is.
  private func isPassedOn(_ number: Int) -> Bool {
    guard let call = around[..<number].lastIndex(where: { code.kind($0) == .call }),
      number - call < 3, call > 0, code.kind(around[call - 1]) == .chain,
      Array(code.facts.parts(of: around[call - 1])).last == around[call]
    else { return false }
    return isUnneeded(call - 1)
  }

  private var isInClosure: Bool {
    around.dropLast().last { code.kind($0) != .effect }.map { code.kind($0) == .closure } ?? false
  }

  /// Returns true if a chain only calls a method of the property that returns nothing.
  private func returnsNothing(_ chain: Int, _ types: [TypeDeclaration.ID]) -> Bool {
    let steps = code.steps(of: chain).drop { $0 <= node }.map(\.self)
    guard steps.count == 2, code.kind(steps[0]) == .member, code.kind(steps[1]) == .call else {
      return false
    }
    let all = types + types.flatMap { code.index.allInherited(by: $0).types }
    let methods = all.flatMap { code.index.types[$0].functions }
      .filter { $0.name == code.name(steps[0]) }
    return !methods.isEmpty && methods.allSatisfy { $0.result == nil }
  }
}

extension SyntaxKind {
  fileprivate var declaresType: Bool {
    switch self {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration:
      true
    default: false
    }
  }
}

extension SwiftFile {
  /// Returns true for a part of a closure before its statements.
  func isHead(_ part: Int) -> Bool {
    switch nodes[part].kind {
    case .attribute, .capture, .closureParameter, .parameter, .result: true
    default: false
    }
  }
}
