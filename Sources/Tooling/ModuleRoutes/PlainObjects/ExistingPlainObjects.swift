import AdderModuleDiscovery
import AdderSwiftSource

/// The structures that the project already makes of the objects of a database class.
struct ExistingPlainObjects {
  private typealias Found = (type: TypeDeclaration.ID, mapping: PlainObject.Mapping)

  private let managed: ManagedClass
  private let wanted: String?
  private let zone: PlainObjectZone
  private let members: CarriedMembers
  private let texts: any SourceTexts
  private var index: ProjectIndex { members.index }

  /// - Parameter wanted: the name that the structure must have; `nil` for any.
  init(
    of managed: ManagedClass, named wanted: String?, in zone: PlainObjectZone,
    _ members: CarriedMembers, _ texts: any SourceTexts
  ) {
    self.managed = managed
    self.wanted = wanted
    self.zone = zone
    self.members = members
    self.texts = texts
  }

  /// The plain object that replaces the objects; `nil` if the project has none.
  ///
  /// - Throws: `PlainObjectError.severalPlain` if the project makes several structures of the objects.
  func only() throws(PlainObjectError) -> PlainObject? {
    // The interactor's helper is preferred to what it calls.
    let helpers = zone.border.count == 1 ? zone.border.flatMap { mappers(of: $0) } : []
    let found = helpers.isEmpty ? initializers + ofClass : helpers
    guard let first = found.first else { return nil }
    let names = Set(found.map { index.name(of: $0.type) })
    guard names.count == 1 else { throw .severalPlain(managed.name, names.sorted()) }
    return PlainObject(
      existing: index.name(of: first.type), values: sharedValues(of: first.type),
      mapping: first.mapping)
  }

  // MARK: The structure

  /// True for a structure with the name that is wanted, or else with half of the class's values. A view model is made of
  /// a database object, too, and replaces none.
  private func isPlain(_ type: TypeDeclaration.ID) -> Bool {
    guard index.types[type].kind == .struct, index.types[type].outer == nil, !zone.isTest(type)
    else { return false }
    if let wanted { return index.name(of: type) == wanted }
    let shared = sharedValues(of: type)
    let same = managed.values.filter { shared.contains($0.name) }
    return !same.isEmpty && 2 * same.count >= managed.values.count
  }

  /// The names of the values that the structure has with the same types as the class.
  private func sharedValues(of type: TypeDeclaration.ID) -> Set<String> {
    var own: [String: String] = [:]
    for property in index.types[type].properties where !property.isStatic {
      guard let source = SourceText(property.place.file, of: index, in: texts) else { continue }
      let written = source.facts.firstType(of: Int(property.place.node))
      if let written { own[index.names[property.name]] = source.text(of: written) }
    }
    return Set(
      (managed.values + managed.computed).filter { own[$0.name] == $0.type }.map(\.name))
  }

  // MARK: What makes it

  private var initializers: [Found] {
    members.named("init").compactMap { member -> Found? in
      guard member.kind == .initializer, !member.isImplicit, let owner = member.owner,
        member.parameters.count == 1, member.parameters[0].type == .managed, isPlain(owner),
        index.types[owner].initializers.first(where: { $0.place == member.place })
          .map(isUsable) == true
      else { return nil }
      return (owner, .initializer(label: member.parameters[0].label))
    }
  }

  /// The methods and properties of the class that return a plain object.
  private var ofClass: [Found] {
    guard let type = managed.type else { return [] }
    let methods = index.types[type].functions.compactMap { function -> Found? in
      guard function.parameters.isEmpty, isUsable(function),
        case .object(let result) = members.function(function.place, of: type).type, isPlain(result)
      else { return nil }
      return (result, .method(index.names[function.name]))
    }
    let properties = index.types[type].properties.compactMap { property -> Found? in
      guard property.isComputed, !property.isStatic, property.access > .fileprivate,
        !hasEffects(property),
        case .object(let result) = members.propertyType(property, of: type), isPlain(result)
      else { return nil }
      return (result, .property(index.names[property.name]))
    }
    return methods + properties
  }

  /// The methods of an interactor's helpers that return a plain object of an object of the class.
  private func mappers(of interactor: TypeDeclaration.ID) -> [Found] {
    index.types[interactor].properties.filter { !$0.isStatic && !isOptional($0) }
      .flatMap { property in
        property.types.flatMap { owner in
          members.members(of: owner).compactMap { member -> Found? in
            guard member.kind == .function, member.parameters.count == 1,
              member.parameters[0].type == .managed, case .object(let result) = member.type,
              isPlain(result),
              index.types[owner].functions.first(where: { $0.place == member.place })
                .map(isUsable) == true
            else { return nil }
            return (
              result,
              .mapper(
                property: index.names[property.name], method: member.name,
                label: member.parameters[0].label)
            )
          }
        }
      }
  }

  /// True if a call of the function in another file returns the plain object and nothing else.
  private func isUsable(_ function: Function) -> Bool {
    let node = index.files[Int(function.place.file)].facts.nodes[Int(function.place.node)]
    return !function.isStatic && !function.isAsync && !function.canThrow
      && function.access > .fileprivate && !node.traits.contains(.isFailable)
  }

  private func hasEffects(_ property: Property) -> Bool {
    let facts = index.files[Int(property.place.file)].facts
    return facts.parts(.accessor, of: Int(property.place.node)).contains {
      !facts.nodes[$0].traits.isDisjoint(with: [.isAsync, .canThrow])
    }
  }

  /// True for `PostMapper?`, whose methods return optionals.
  private func isOptional(_ property: Property) -> Bool {
    let facts = index.files[Int(property.place.file)].facts
    return facts.firstType(of: Int(property.place.node)).map {
      facts.nodes[$0].kind == .optionalType
    } ?? false
  }
}
