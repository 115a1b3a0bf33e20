import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// What is known of a value's type: how it contains objects of a database class.
indirect enum CarriedType: Equatable {
  /// No object of the class, as far as the code says.
  case nothing
  case managed
  /// An object of a type that the project declares.
  case object(TypeDeclaration.ID)
  case optional(CarriedType)
  case array(CarriedType)
  /// The values of a dictionary.
  case dictionary(CarriedType)
  /// A `Result`, with the type of its success.
  case result(CarriedType)
  case tuple([Element])
  case function([CarriedType], CarriedType)
  /// A type itself, as in `[PostMO]()`.
  case type(CarriedType)
  /// The class is in it, in a way that is not followed.
  case unclear

  struct Element: Equatable {
    var label: String
    var type: CarriedType
  }

  /// True if a value of the type contains objects of the class.
  var carries: Bool {
    switch self {
    case .nothing, .object, .type: false
    case .managed, .unclear: true
    case .optional(let inner), .array(let inner), .dictionary(let inner), .result(let inner):
      inner.carries
    case .tuple(let elements): elements.contains { $0.type.carries }
    case .function(let parameters, let result):
      result.carries || parameters.contains(where: \.carries)
    }
  }

  /// True for a closure, and for the name of a function.
  var isFunction: Bool { if case .function = unwrapped { true } else { false } }

  /// True if nothing is known of the type.
  private var isNothing: Bool { self == .nothing }

  static func wrapped(_ type: CarriedType) -> CarriedType {
    if type.isNothing { return .nothing }
    if case .optional = type { return type }
    return .optional(type)
  }

  static func list(_ type: CarriedType) -> CarriedType { type.isNothing ? .nothing : .array(type) }

  /// The type behind `?` and `!`.
  var unwrapped: CarriedType {
    if case .optional(let inner) = self { return inner }
    return self
  }

  /// The type of the elements of a list.
  var element: CarriedType? {
    switch self {
    case .array(let element): element
    default: nil
    }
  }

  /// The type of a value that is one of two.
  func joined(with other: CarriedType) -> CarriedType {
    if carries { return self }
    if other.carries { return other }
    return isNothing ? other : self
  }
}

/// Reads types as they are written.
struct CarriedTypeReader {
  let index: ProjectIndex
  let managed: String

  func type(_ node: Int?, in file: Int32, of outer: TypeDeclaration.ID?) -> CarriedType {
    guard let node else { return .nothing }
    let facts = index.files[Int(file)].facts
    func inner(_ part: Int?) -> CarriedType { type(part, in: file, of: outer) }
    let parts = facts.parts(of: node).filter { facts.nodes[$0].kind.isType }
    switch facts.nodes[node].kind {
    case .typeName: return named(node, parts.map(inner), in: file, of: outer)
    case .memberType:
      return parts.contains { inner($0).carries } ? .unclear : member(parts, facts, file, outer)
    case .optionalType: return .wrapped(inner(parts.first))
    // Its members are used as those of the object.
    case .unwrappedType: return inner(parts.first)
    case .arrayType: return .list(inner(parts.first))
    case .dictionaryType:
      let value = inner(parts.last)
      if parts.count == 2, inner(parts.first).carries { return .unclear }
      return value == .nothing ? .nothing : .dictionary(value)
    case .tupleType: return tuple(node, in: file, of: outer)
    case .functionType:
      let parameters = facts.part(.tupleType, of: node).map {
        elements(of: $0, in: file, of: outer)
      }
      let result = facts.part(.result, of: node).flatMap { facts.firstType(of: $0) }
      let function = CarriedType.function((parameters ?? []).map(\.type), inner(result))
      return function
    case .constrainedType, .attributedType, .prefixedType: return inner(parts.last)
    case .compositionType:
      let types = parts.map(inner)
      return types.contains(where: \.carries)
        ? .unclear : types.first { $0 != .nothing } ?? .nothing
    default: return .nothing
    }
  }

  private func named(
    _ node: Int, _ arguments: [CarriedType], in file: Int32, of outer: TypeDeclaration.ID?
  ) -> CarriedType {
    let source = index.files[Int(file)]
    let name = source.facts.name(of: node)
    if name == managed, arguments.isEmpty { return .managed }
    switch (name, arguments.count) {
    case ("Optional", 1): return .wrapped(arguments[0])
    case ("Array", 1): return .list(arguments[0])
    case (_, 1) where FrameworkNames.databaseLists.contains(name) && arguments[0] == .managed:
      return .array(.managed)
    case ("Dictionary", 2) where !arguments[0].carries:
      return arguments[1] == .nothing ? .nothing : .dictionary(arguments[1])
    case ("Result", 2) where !arguments[1].carries:
      return arguments[0].carries ? .result(arguments[0]) : .nothing
    default: break
    }
    if arguments.contains(where: \.carries) { return .unclear }
    let number = source.names[Int(source.facts.nodes[node].name)]
    if let found = index.type(TypeName(path: [number]), in: outer, file: file) {
      return .object(found)
    }
    let aliases = index.aliases[number] ?? []
    return aliases.contains { alias in
      alias.type.names.contains { index.names[$0.last] == managed }
    } ? .unclear : .nothing
  }

  private func member(
    _ parts: [Int], _ facts: SwiftFile, _ file: Int32, _ outer: TypeDeclaration.ID?
  ) -> CarriedType {
    let names = index.files[Int(file)].names
    let path = parts.map { names[Int(facts.nodes[$0].name)] }
    return index.type(TypeName(path: path), in: outer, file: file).map(CarriedType.object)
      ?? .nothing
  }

  private func tuple(_ node: Int, in file: Int32, of outer: TypeDeclaration.ID?) -> CarriedType {
    let elements = elements(of: node, in: file, of: outer)
    if elements.count == 1 { return elements[0].type }
    return elements.contains { $0.type != .nothing } ? .tuple(elements) : .nothing
  }

  private func elements(
    of tuple: Int, in file: Int32, of outer: TypeDeclaration.ID?
  ) -> [CarriedType.Element] {
    let facts = index.files[Int(file)].facts
    return facts.parts(.tupleTypeElement, of: tuple).map { element in
      CarriedType.Element(
        label: facts.name(of: element),
        type: type(facts.firstType(of: element), in: file, of: outer))
    }
  }
}
