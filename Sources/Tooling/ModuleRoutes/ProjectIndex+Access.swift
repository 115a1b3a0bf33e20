import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

extension ProjectIndex {
  /// The instance and type properties that code at a place can use without naming another type: those
  /// of a type, then those of its superclasses.
  ///
  /// - Parameter place: a declaration or extension of the type.
  func accessibleProperties(
    of type: TypeDeclaration.ID, from place: SyntaxPlace
  ) -> [Property] {
    ([type] + superclasses(of: type)).flatMap { owner in
      types[owner].properties.filter { property in
        guard property.access == .private, owner != type else {
          return isAccessible(property.access, property.place, from: place)
        }
        return false
      }
    }
  }

  /// Returns true if the code of the same type at a place can use a member.
  func isAccessible(_ access: Access, _ member: SyntaxPlace, from place: SyntaxPlace) -> Bool {
    access > .fileprivate || member.file == place.file
  }

  /// The names that a type's code uses in expressions.
  func namesUsed(in type: TypeDeclaration.ID) -> Set<Name> {
    var names: Set<Name> = []
    for place in [types[type].place] + types[type].extensions {
      let file = files[Int(place.file)]
      for node in file.facts.range(of: Int(place.node))
      where file.facts.nodes[node].kind == .identifier {
        names.insert(file.names[Int(file.facts.nodes[node].name)])
      }
    }
    return names
  }
}

extension ProjectIndex {
  /// The declaration or extension of a type that conforms to a protocol; by default, the declaration.
  func place(of contract: TypeDeclaration.ID?, in type: TypeDeclaration.ID) -> SyntaxPlace {
    let declaration = types[type]
    guard let contract, types[contract].kind == .protocol else { return declaration.place }
    let inherited = declaration.inherited.first { inherited in
      self.type(inherited.type, in: declaration.outer, file: inherited.place.file) == contract
    }
    let found = inherited.flatMap { inherited in
      ([declaration.place] + declaration.extensions).first { place in
        place.file == inherited.place.file
          && files[Int(place.file)].facts.range(of: Int(place.node))
            .contains(Int(inherited.place.node))
      }
    }
    return found ?? declaration.place
  }
}

extension ProjectIndex {
  /// The access level of a type, which is no higher than that of the types around it.
  func access(of type: TypeDeclaration.ID) -> Access {
    let place = types[type].place
    let facts = files[Int(place.file)].facts
    let written = facts.parts(.modifier, of: Int(place.node)).lazy
      .compactMap { Access(word: facts.name(of: $0)) }.first
    let own = written ?? .internal
    return types[type].outer.map { min(own, access(of: $0)) } ?? own
  }

  /// The access level of a property's setter; `nil` for none.
  func setterAccess(of property: Property) -> Access? {
    let facts = files[Int(property.place.file)].facts
    let binding = Int(property.place.node)
    let hasSetter = facts.parts(.accessor, of: binding).contains { facts.isNamed($0, "set") }
    if property.isConstant || property.isComputed && !hasSetter { return nil }
    let variable = (0..<binding).last { node in
      facts.nodes[node].kind == .variableDeclaration && facts.range(of: node).contains(binding)
    }
    // The modifier of `private(set)` has a detail.
    let written = variable.map { facts.parts(.modifier, of: $0) }?.lazy
      .filter { facts.nodes[$0].count > 0 }.compactMap { Access(word: facts.name(of: $0)) }.first
    return written ?? property.access
  }

  /// Returns true if the values of a type are objects.
  func isObject(_ type: TypeDeclaration.ID) -> Bool {
    switch types[type].kind {
    case .class, .actor: true
    case .protocol: isClassBound(type)
    case .struct, .enum: false
    }
  }

  /// Returns true if only classes can conform to a protocol.
  func isClassBound(_ contract: TypeDeclaration.ID) -> Bool {
    let inherited = allInherited(by: contract)
    return inherited.foreign.contains { FrameworkNames.classProtocols.contains(names[$0]) }
      || inherited.types.contains { types[$0].kind == .class }
  }
}

extension Access {
  /// The modifier.
  var word: String { "\(self)" }

  init?(word: String) {
    let all: [Access] = [.private, .fileprivate, .internal, .package, .public, .open]
    guard let access = all.first(where: { $0.word == word }) else { return nil }
    self = access
  }
}
