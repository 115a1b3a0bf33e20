import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Decides for each place of a name whether it means a member of certain types, something else, or is unclear.
struct MemberUses {
  enum Meaning { case own, other, unclear }

  /// What the types declare with the name.
  enum Kind { case enumCase, method, property }

  private let types: ValueTypes
  private let contexts: ContextTypes
  private let name: Name
  private let family: Set<TypeDeclaration.ID>
  /// The types of libraries whose extensions declare the member.
  private let libraries: Set<Name>
  private let kinds: Set<Kind>
  private let isStatic: Bool
  private let isOnlyStatic: Bool
  private var code: ProjectCode { types.code }
  private var index: ProjectIndex { types.code.index }

  /// - Parameters:
  ///   - family: The types with the member: those that inherit it from each other.
  ///   - libraries: The types of libraries whose extensions declare the member.
  ///   - statics: For each declaration, true if it can be used behind a period, as `.profile`.
  init(
    of name: Name, in family: Set<TypeDeclaration.ID>, _ libraries: Set<Name>, _ kinds: Set<Kind>,
    statics: [Bool], _ types: ValueTypes
  ) {
    self.libraries = libraries
    self.types = types
    contexts = ContextTypes(types)
    self.name = name
    self.family = family
    self.kinds = kinds
    isStatic = statics.contains(true)
    isOnlyStatic = !statics.contains(false)
  }

  func meaning(of node: Int, in file: CodeFile) -> Meaning {
    switch file.kind(node) {
    case .functionDeclaration, .enumElement: declaration(node, in: file)
    case .binding: file.isMember(node) ? declaration(node, in: file) : .other
    case .member: member(node, in: file)
    case .implicitMember: implicitMember(node, in: file)
    case .identifier: identifier(node, in: file)
    case .namePattern, .capture: shorthand(node, in: file)
    case .argument, .label, .parameter, .closureParameter, .tupleTypeElement, .stringLiteral,
      .typeName, .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration, .typealiasDeclaration, .trailingClosure, .importDeclaration:
      .other
    default: .unclear
    }
  }

  /// Returns true if a type is one of the family, or inherits from one.
  private func isOfFamily(_ type: TypeDeclaration.ID) -> Bool {
    family.contains(type) || !index.allInherited(by: type).types.isDisjoint(with: family)
  }

  private func declaration(_ node: Int, in file: CodeFile) -> Meaning {
    let isMember = file.kind(node) == .enumElement || isDirectMember(node, in: file)
    guard isMember else { return .other }
    return isInFamily(node, in: file) ? .own : .other
  }

  /// Returns true for a node in a type of the family, or in an extension of one of the libraries' types.
  private func isInFamily(_ node: Int, in file: CodeFile) -> Bool {
    if let owner = code.type(around: node, in: file) { return isOfFamily(owner) }
    return file.extendedType(around: node).map(libraries.contains) ?? false
  }

  /// Returns true unless a declaration is inside a function.
  private func isDirectMember(_ node: Int, in file: CodeFile) -> Bool {
    let outer = file.ancestors(of: node).first {
      ![.variableDeclaration, .ifConfig, .ifConfigClause].contains(file.kind($0))
    }
    return outer.map { file.kind($0) == .memberBlock } ?? false
  }

  private func member(_ node: Int, in file: CodeFile) -> Meaning {
    guard let outer = file.parent(of: node) else { return .unclear }
    if file.kind(outer) == .keyPath { return isOnly(.property) ? .unclear : .other }
    let steps = file.steps(of: outer)
    guard let position = steps.firstIndex(of: node), position > 0 else { return .unclear }
    let before = Array(steps[..<position])
    if file.text(before[0]) == "super", before.count == 1 {
      return code.type(around: node, in: file).map { isOfFamily($0) ? .own : .other } ?? .other
    }
    let type = types.type(ofSteps: before, in: file) ?? nestedType(before, in: file)
    if let type { return isOfFamily(type) ? .own : .other }
    if before.count == 1, libraries.contains(file.name(before[0])) { return .own }
    let last = before[position - 1]
    if [.identifier, .member].contains(file.kind(last)), file.text(last).first?.isUppercase == true
    {
      return isForeign(before, in: file) ? .other : .unclear
    }
    if isOnlyStatic { return file.text(before[0]) == "type" ? .unclear : .other }
    let isCalled = position + 1 < steps.count && file.kind(steps[position + 1]) == .call
    return isOnly(.method) && !isCalled && isProperty ? .other : .unclear
  }

  private func isOnly(_ kind: Kind) -> Bool { kinds == [kind] }

  /// True if a type of the project has a property with the name.
  private var isProperty: Bool {
    index.types.contains { type in type.properties.contains { $0.name == name } }
  }

  /// Returns the type that a path of names means: `Routes.Account`.
  private func nestedType(_ path: [Int], in file: CodeFile) -> TypeDeclaration.ID? {
    guard path.allSatisfy({ [.identifier, .member].contains(file.kind($0)) }) else { return nil }
    return index.type(
      TypeName(path: path.map(file.name)), in: code.type(around: path[0], in: file),
      file: file.number)
  }

  /// Returns true for a name that is no type, alias or generic parameter of the project.
  private func isForeign(_ path: [Int], in file: CodeFile) -> Bool {
    let first = file.name(path[0])
    return path.count == 1 && file.kind(path[0]) == .identifier
      && index.types(named: first).isEmpty && index.aliases[first] == nil
      && !isGenericParameter(path[0], in: file)
  }

  private func isGenericParameter(_ node: Int, in file: CodeFile) -> Bool {
    let name = file.name(node)
    return file.ancestors(of: node).contains { outer in
      file.facts.parts(.genericParameter, of: outer).contains { file.name($0) == name }
    }
      || code.type(around: node, in: file).map { type in
        index.types[type].genericParameters.contains { $0.name == name }
      } ?? false
  }

  private func implicitMember(_ node: Int, in file: CodeFile) -> Meaning {
    guard isStatic else { return .other }
    switch contexts.context(of: node, in: file) {
    case .type(let type): return isOfFamily(type) ? .own : .other
    case .library(let type): return libraries.contains(type) ? .own : .other
    case .unknown: return hasNoOther(file.text(node)) ? .own : .unclear
    }
  }

  /// Returns true if the family is the only one in the project that has such a case or static member, and no
  /// well-known type of the system has one.
  private func hasNoOther(_ text: String) -> Bool {
    !FrameworkNames.systemCases.contains(text)
      && index.looseMembers.properties.allSatisfy {
        !$0.isStatic || $0.name != name || isLibrary($0.place)
      }
      && index.looseMembers.functions.allSatisfy {
        !$0.isStatic || $0.name != name || isLibrary($0.place)
      }
      && index.types.indices.allSatisfy { type in
        isOfFamily(type)
          || !index.types[type].cases.contains(name)
            && !index.types[type].properties.contains { $0.isStatic && $0.name == name }
            && !index.types[type].functions.contains { $0.isStatic && $0.name == name }
      }
  }

  private func isLibrary(_ place: SyntaxPlace) -> Bool {
    isInFamily(Int(place.node), in: code.file(place.file))
  }

  private func identifier(_ node: Int, in file: CodeFile) -> Meaning {
    if file.local(name, before: node) != nil { return .other }
    if code.type(around: node, in: file) == nil {
      return isInFamily(node, in: file) ? .own : .other
    }
    var scope = code.type(around: node, in: file)
    while let type = scope {
      if isOfFamily(type) { return .own }
      if declares(type) { return .other }
      scope = index.types[type].outer
    }
    return .other
  }

  private func declares(_ type: TypeDeclaration.ID) -> Bool {
    index.allInherited(by: type).types.union([type]).contains { type in
      let type = index.types[type]
      return type.cases.contains(name) || type.functions.contains { $0.name == name }
        || type.properties.contains { $0.name == name }
    }
  }

  /// `if let profile {` and `[profile]` name a property without a word for it.
  private func shorthand(_ node: Int, in file: CodeFile) -> Meaning {
    guard !isOnly(.enumCase), !isOnly(.method),
      file.isShorthandBinding(node) || file.isShorthandCapture(node),
      file.local(name, before: node) == nil,
      let type = code.type(around: node, in: file)
    else { return .other }
    return isOfFamily(type) ? .unclear : .other
  }
}

extension CodeFile {
  /// Returns the name of the type that the extension around a node extends.
  fileprivate func extendedType(around node: Int) -> Name? {
    ancestors(of: node).first { kind($0) == .extensionDeclaration }.flatMap(facts.firstType)
      .flatMap { kind($0) == .typeName ? name($0) : nil }
  }
}
