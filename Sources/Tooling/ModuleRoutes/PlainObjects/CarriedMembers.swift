import AdderModuleDiscovery
import AdderSwiftSource

/// A declaration whose type contains objects of a database class.
struct CarriedMember {
  enum Kind: Equatable {
    case function, initializer, property, enumCase
  }

  var kind: Kind
  /// The type that declares it; `nil` for a global function or variable.
  var owner: TypeDeclaration.ID?
  var name: String
  var parameters: [Parameter] = []
  /// The result of a function, or the type of a property.
  var type: CarriedType
  var place: SyntaxPlace
  /// True for the initializer that a structure has without declaring it.
  var isImplicit = false

  /// The type of the function or initializer as a value.
  var functionType: CarriedType {
    let made = owner.map(CarriedType.object) ?? .nothing
    return .function(parameters.map(\.type), kind == .function ? type : made)
  }

  struct Parameter {
    var label: String
    var type: CarriedType
    var hasDefault: Bool
    var isFunction: Bool
  }

  /// Returns the parameter of each argument of a call; `nil` if the call is of another function.
  ///
  /// - Parameters:
  ///   - labels: the labels of the arguments in parentheses.
  ///   - closures: the number of closures behind the parentheses.
  func parameters(forLabels labels: [String], closures: Int) -> [Parameter]? {
    var found: [Parameter] = []
    var next = 0
    for label in labels {
      while next < parameters.count, parameters[next].label != label {
        guard parameters[next].hasDefault else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      found.append(parameters[next])
      next += 1
    }
    var rest = parameters[next...]
    guard closures > 0 else { return rest.allSatisfy(\.hasDefault) ? found : nil }
    while rest.count > closures, let first = rest.first, first.hasDefault {
      rest = rest.dropFirst()
    }
    while rest.count > closures, let last = rest.last, last.hasDefault { rest = rest.dropLast() }
    guard rest.count == closures, rest.allSatisfy(\.isFunction) else { return nil }
    return found + rest
  }
}

/// All declarations of a project whose types contain objects of a database class.
struct CarriedMembers {
  private(set) var all: [CarriedMember] = []
  private var byName: [String: [Int]] = [:]
  private var byOwner: [TypeDeclaration.ID: [Int]] = [:]
  let index: ProjectIndex
  let reader: CarriedTypeReader

  init(of managed: String, in index: ProjectIndex) {
    self.index = index
    reader = CarriedTypeReader(index: index, managed: managed)
    for type in index.types.indices where index.name(of: type) != managed { read(type) }
    for (file, source) in index.files.enumerated() where !source.facts.nodes.isEmpty {
      for node in source.facts.parts(.functionDeclaration, of: 0) {
        add(function(SyntaxPlace(file: Int32(file), node: Int32(node)), of: nil))
      }
      for variable in source.facts.parts(.variableDeclaration, of: 0) {
        for binding in source.facts.parts(.binding, of: variable) {
          add(variable: SyntaxPlace(file: Int32(file), node: Int32(binding)))
        }
      }
    }
  }

  func named(_ name: String) -> [CarriedMember] { (byName[name] ?? []).map { all[$0] } }

  /// The members of a type and of its extensions.
  func members(of type: TypeDeclaration.ID) -> [CarriedMember] {
    (byOwner[type] ?? []).map { all[$0] }
  }

  private mutating func add(_ member: CarriedMember) {
    guard member.type.carries || member.parameters.contains(where: { $0.type.carries }) else {
      return
    }
    byName[member.name, default: []].append(all.count)
    if let owner = member.owner { byOwner[owner, default: []].append(all.count) }
    all.append(member)
  }

  /// Adds a global variable.
  private mutating func add(variable place: SyntaxPlace) {
    add(
      CarriedMember(
        kind: .property, owner: nil,
        name: index.files[Int(place.file)].facts.name(of: Int(place.node)),
        type: variableType(place, of: nil), place: place))
  }

  private mutating func read(_ type: TypeDeclaration.ID) {
    let declaration = index.types[type]
    for function in declaration.functions { add(self.function(function.place, of: type)) }
    for initializer in declaration.initializers { add(self.function(initializer.place, of: type)) }
    for property in declaration.properties { add(self.property(property, of: type)) }
    if declaration.kind == .struct, declaration.initializers.isEmpty {
      addMemberwiseInitializer(of: type)
    }
    if declaration.kind == .enum { readCases(of: type) }
  }

  /// Reads a function or an initializer.
  func function(_ place: SyntaxPlace, of owner: TypeDeclaration.ID?) -> CarriedMember {
    let facts = index.files[Int(place.file)].facts
    let node = Int(place.node)
    let isInitializer = facts.nodes[node].kind == .initializerDeclaration
    let result = facts.part(.result, of: node).flatMap { facts.firstType(of: $0) }
    return CarriedMember(
      kind: isInitializer ? .initializer : .function, owner: owner,
      name: isInitializer ? "init" : facts.name(of: node),
      parameters: facts.parts(.parameter, of: node).map { parameter($0, place.file, owner) },
      type: reader.type(result, in: place.file, of: owner), place: place)
  }

  private func parameter(
    _ node: Int, _ file: Int32, _ owner: TypeDeclaration.ID?
  ) -> CarriedMember.Parameter {
    let facts = index.files[Int(file)].facts
    let label = facts.part(.label, of: node).map(facts.name(of:)) ?? facts.name(of: node)
    let type = facts.firstType(of: node)
    return CarriedMember.Parameter(
      label: label == "_" ? "" : label, type: reader.type(type, in: file, of: owner),
      hasDefault: facts.parts(of: node).contains { part in
        ![.label, .attribute, .modifier].contains(facts.nodes[part].kind) && part != type
      },
      isFunction: type.map {
        facts.range(of: $0).contains { facts.nodes[$0].kind == .functionType }
      }
        ?? false)
  }

  private func property(_ property: Property, of owner: TypeDeclaration.ID) -> CarriedMember {
    CarriedMember(
      kind: .property, owner: owner, name: index.names[property.name],
      type: propertyType(property, of: owner), place: property.place)
  }

  /// The type of a property, which may be written only in its initial value: `[PostMO]()`.
  func propertyType(_ property: Property, of owner: TypeDeclaration.ID?) -> CarriedType {
    variableType(property.place, of: owner)
  }

  private func variableType(_ place: SyntaxPlace, of owner: TypeDeclaration.ID?) -> CarriedType {
    let facts = index.files[Int(place.file)].facts
    let node = Int(place.node)
    if let type = facts.firstType(of: node) {
      return reader.type(type, in: place.file, of: owner)
    }
    let mentions = facts.range(of: node).contains { part in
      facts.nodes[part].kind == .identifier && facts.name(of: part) == reader.managed
    }
    guard mentions else { return .nothing }
    let chain = facts.part(.chain, of: node)
    let base = chain.flatMap { facts.parts(of: $0).first { _ in true } }
    let isNew = facts.range(of: node).allSatisfy { part in
      facts.nodes[part].kind != .identifier || facts.name(of: part) != reader.managed
        || facts.isInTypeOfLiteral(part)
    }
    guard let base, isNew, facts.nodes[base].kind == .arrayLiteral else { return .unclear }
    return .array(literalType(facts.parts(of: base).first { _ in true }, in: place.file))
  }

  /// The type that an expression names: `(post: PostMO, Int)`.
  private func literalType(_ node: Int?, in file: Int32) -> CarriedType {
    guard let node else { return .nothing }
    let facts = index.files[Int(file)].facts
    switch facts.nodes[node].kind {
    case .identifier: return facts.name(of: node) == reader.managed ? .managed : .nothing
    case .arrayLiteral:
      return .list(literalType(facts.parts(of: node).first { _ in true }, in: file))
    case .tuple:
      return .tuple(
        facts.parts(.argument, of: node).map { argument in
          CarriedType.Element(
            label: facts.name(of: argument),
            type: literalType(facts.parts(of: argument).first { _ in true }, in: file))
        })
    default: return .unclear
    }
  }

  private mutating func addMemberwiseInitializer(of type: TypeDeclaration.ID) {
    let stored = index.types[type].properties.filter { property in
      !property.isStatic && !property.isComputed && !property.isLazy
        && !(property.isConstant && property.hasInitialValue)
    }
    let parameters = stored.map { property in
      let type = propertyType(property, of: type)
      let isFunction = if case .function = type { true } else { false }
      return CarriedMember.Parameter(
        label: index.names[property.name], type: type,
        hasDefault: property.hasInitialValue || property.type?.isOptional == true,
        isFunction: isFunction)
    }
    add(
      CarriedMember(
        kind: .initializer, owner: type, name: "init", parameters: parameters, type: .nothing,
        place: index.types[type].place, isImplicit: true))
  }

  private mutating func readCases(of type: TypeDeclaration.ID) {
    let place = index.types[type].place
    let facts = index.files[Int(place.file)].facts
    guard let block = facts.part(.memberBlock, of: Int(place.node)) else { return }
    for element in facts.range(of: block) where facts.nodes[element].kind == .enumElement {
      let values = facts.parts(.tupleTypeElement, of: element).map { value in
        CarriedMember.Parameter(
          label: facts.name(of: value),
          type: reader.type(facts.firstType(of: value), in: place.file, of: type),
          hasDefault: false, isFunction: false)
      }
      add(
        CarriedMember(
          kind: .enumCase, owner: type, name: facts.name(of: element), parameters: values,
          type: .nothing, place: SyntaxPlace(file: place.file, node: Int32(element))))
    }
  }
}
