import AdderSwiftSource

/// What a function that composes a module creates, and how it connects the parts.
struct ModuleComposition {
  let function: Syntax
  /// The parts in the order of their creation, by the names that the function gives them.
  private(set) var objects: [Object] = []
  private(set) var links: [Link] = []
  /// The part that the function returns, which keeps the others alive.
  private(set) var result: String?

  struct Object {
    let name: String
    let type: DeclaredTypes.Declaration
  }

  struct Link {
    let from: String
    let property: String
    let to: String
  }

  /// True if the object that composes the module keeps a part itself.
  private(set) var keepsParts = false

  private let types: DeclaredTypes

  /// `nil` if the function returns no part that it has connected with others.
  init?(_ function: Syntax, _ types: DeclaredTypes) {
    guard let body = function.part(.codeBlock), function.part(.result) != nil else { return nil }
    self.function = function
    self.types = types
    for statement in body.parts { read(statement) }
    if result == nil, let last = body.parts.last, last.kind == .identifier { result = last.name }
    guard let result, objects.contains(where: { $0.name == result }), objects.count > 1,
      !links.isEmpty
    else { return nil }
  }

  private mutating func read(_ statement: Syntax) {
    switch statement.kind {
    case .variableDeclaration:
      for binding in statement.parts(.binding) {
        if let value = binding.value { add(value, as: binding.name) }
      }
    case .sequence:
      let parts = statement.parts
      guard parts.count == 3, parts[1].kind == .assignment else { return }
      link(parts[0], to: parts[2])
    case .returnStatement:
      if let value = statement.parts.first, value.kind == .identifier { result = value.name }
    default: return
    }
  }

  /// Adds the object of a creation, with the objects that it gets.
  private mutating func add(_ value: Syntax, as name: String) {
    guard value.kind == .chain, value.parts.count == 2, value.parts[1].kind == .call,
      value.parts[0].kind == .identifier,
      let type = types.declaration(value.parts[0].name), type.node.kind == .classDeclaration
    else { return }
    objects.append(Object(name: name, type: type))
    let properties = PartProperties(types.members(of: type))
    for argument in value.parts[1].parts(.argument) {
      guard let target = argument.parts.last, target.kind == .identifier,
        objects.contains(where: { $0.name == target.name }),
        let property = properties.name(setFrom: argument.name)
      else { continue }
      links.append(Link(from: name, property: property, to: target.name))
    }
  }

  /// `view.output = presenter`
  private mutating func link(_ left: Syntax, to right: Syntax) {
    if let name = left.ownMember, left.kind == .chain || object(name) == nil,
      right.kind == .identifier,
      object(right.name) != nil
    {
      keepsParts = true
    }
    let steps = left.parts.filter { $0.kind != .optionalChaining && $0.kind != .forceUnwrap }
    guard left.kind == .chain, steps.count == 2, steps[0].kind == .identifier,
      steps[1].kind == .member, right.kind == .identifier,
      objects.contains(where: { $0.name == steps[0].name }),
      objects.contains(where: { $0.name == right.name })
    else { return }
    links.append(Link(from: steps[0].name, property: steps[1].name, to: right.name))
  }

  func object(_ name: String) -> Object? { objects.first { $0.name == name } }

  /// What a test must know about a stored property.
  struct LinkedProperty {
    let variable: Syntax
    let type: Syntax?

    /// True if a test can name it.
    var isReadable: Bool { !variable.isPrivate }
    var isStrong: Bool { !variable.has(modifier: "weak") && !variable.has(modifier: "unowned") }
    var isOptional: Bool { type?.isOptionalType ?? true }

    /// True if the property's type is this class, so that nothing needs a cast.
    func isDeclared(as name: String) -> Bool {
      guard isReadable, var type = type?.plainType else { return false }
      while [.optionalType, .unwrappedType].contains(type.kind), let inner = type.type {
        type = inner.plainType
      }
      return type.pathName == name
    }
  }

  func property(_ link: Link) -> LinkedProperty? {
    guard let object = object(link.from) else { return nil }
    for member in types.members(of: object.type)
    where member.kind == .variableDeclaration && !member.isStatic {
      for binding in member.parts(.binding) where binding.name == link.property && binding.isStored
      {
        return LinkedProperty(variable: member, type: binding.type)
      }
    }
    return nil
  }

  /// The links that a test can follow from the returned part, each part once, nearest first.
  var path: [Link] {
    guard let result else { return [] }
    var known: Set<String> = [result]
    var path: [Link] = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for link in links where known.contains(link.from) && property(link) != nil {
        if known.insert(link.to).inserted {
          path.append(link)
          isGrowing = true
        }
      }
    }
    return path
  }

  /// True if parts retain each other, so that nothing frees them.
  var hasCycle: Bool {
    var strong: [String: Set<String>] = [:]
    for link in links {
      guard property(link)?.isStrong ?? false else { continue }
      strong[link.from, default: []].insert(link.to)
    }
    return objects.contains { object in
      var known: Set<String> = []
      var open = strong[object.name] ?? []
      while let next = open.popFirst() {
        if next == object.name { return true }
        if known.insert(next).inserted { open.formUnion(strong[next] ?? []) }
      }
      return false
    }
  }
}
