import AdderModuleDiscovery
import AdderSwiftSource

/// A property in which a part holds another part by its class, and what the project's code does with it.
struct ConcreteReference {
  let holder: TypeDeclaration.ID
  let property: Property
  let target: TypeDeclaration.ID
  let uses: ReferenceUses

  init(
    _ property: Property, of holder: TypeDeclaration.ID, to target: TypeDeclaration.ID,
    _ code: ProjectCode
  ) {
    self.property = property
    self.holder = holder
    self.target = target
    uses = ReferenceUses(of: property, in: holder, to: target, code)
  }

  /// The access level that a protocol needs as the property's type.
  func neededAccess(_ index: ProjectIndex) -> Access {
    let requirements = index.requirements(of: property.name, in: holder)
    let levels =
      [min(property.access, index.access(of: holder))]
      + requirements.map { index.access(of: $0.owner) }
    return levels.reduce(.internal) { max($0, min($1, .public)) }
  }

  private static let harmlessAttributes: Set<String> = ["MainActor", "nonobjc", "available"]

  /// The first reason why the property's type cannot be a protocol, and its place.
  func obstacle(
    _ code: ProjectCode
  ) -> (obstacle: ContractObstacle, place: SyntaxPlace)? {
    let index = code.index
    let attribute = property.attributes.map { index.names[$0] }
      .first { !Self.harmlessAttributes.contains($0) }
    if let attribute { return (.attribute(attribute), property.place) }
    for (requirement, owner) in index.requirements(of: property.name, in: holder) {
      // The requirement of the part's own contract gets the protocol, too.
      let isOwn = index.conformers(of: owner) == [holder] && requirement.types == [target]
      if !isOwn { return (.required(by: index.name(of: owner)), requirement.place) }
    }
    for type in index.types.indices where index.superclasses(of: type).contains(holder) {
      let own = index.types[type].properties.first { $0.name == property.name }
      if let own { return (.overridden(by: index.name(of: type)), own.place) }
    }
    let (targets, others) = (targets(of: target, index), targets(of: holder, index))
    if !targets.isEmpty, !others.isEmpty, targets.isDisjoint(with: others) {
      return (.otherTarget(index.name(of: target)), property.place)
    }
    if !index.types[target].genericParameters.isEmpty {
      return (.generic(index.name(of: target)), index.types[target].place)
    }
    if let first = uses.obstacles.first { return (first.obstacle, first.place) }
    let values = AssignedValues(code, target)
    let inferred = uses.values.first { values.isInferred(Int($0.node), in: code.file($0.file)) }
    return inferred.map { (.inferredValue, $0) }
  }

  private func targets(
    of type: TypeDeclaration.ID, _ index: ProjectIndex
  ) -> Set<ProjectTargets.Target> {
    Set(index.files[Int(index.types[type].place.file)].targets)
  }
}

extension [ConcreteReference] {
  /// The access level that a protocol needs as the type of all.
  func neededAccess(_ index: ProjectIndex) -> Access {
    map { $0.neededAccess(index) }.max() ?? .internal
  }
}

/// Tells which values take their type from what they are assigned to.
struct AssignedValues {
  private let code: ProjectCode
  private let target: TypeDeclaration.ID

  init(_ code: ProjectCode, _ target: TypeDeclaration.ID) {
    self.code = code
    self.target = target
  }

  /// Returns true if a value's type may be inferred from the property, as in `container.resolve()` and `.init()`.
  func isInferred(_ node: Int, in file: CodeFile) -> Bool {
    let node = file.unwrapped(node)
    switch file.kind(node) {
    case .identifier, .nilLiteral: return false
    case .sequence:
      let parts = file.parts(of: node)
      if let last = parts.last, file.kind(last) == .cast { return false }
      return parts.contains { part in
        switch file.kind(part) {
        case .assignment, .binaryOperator: false
        case .ternary: file.firstPart(of: part).map { isInferred($0, in: file) } ?? true
        default: isInferred(part, in: file)
        }
      }
    case .chain: return isInferredChain(node, in: file)
    default: return true
    }
  }

  private func isInferredChain(_ chain: Int, in file: CodeFile) -> Bool {
    let steps = file.steps(of: chain)
    guard let first = steps.first, let last = steps.last else { return true }
    if file.kind(first) == .implicitMember { return true }
    if file.kind(first) == .closure {
      return file.facts.range(of: first).contains { file.kind($0) == .implicitMember }
    }
    guard file.kind(last) == .call, steps.count > 1 else { return false }
    let callee = steps[steps.count - 2]
    let name = file.text(callee)
    if name == "init" || name.first?.isUppercase ?? false { return false }
    let target = code.index.types[target].name
    if file.facts.range(of: chain).contains(where: { file.name($0) == target }) { return false }
    let functions = code.functions(named: file.name(callee))
    return functions.isEmpty || functions.contains { $0.result == nil || code.isGeneric($0) }
  }
}
