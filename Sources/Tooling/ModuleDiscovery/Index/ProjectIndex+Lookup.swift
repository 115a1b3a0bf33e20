import AdderSwiftSource

extension ProjectIndex {
  /// The classes that a class inherits from, from the nearest up, as far as the project declares them.
  package func superclasses(of type: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    inheritance[type].superclasses
  }

  /// Works out what all types inherit.
  func inheritances() -> [Inheritance] {
    types.indices.map { type in
      let all = findInherited(by: type)
      return Inheritance(
        superclasses: findSuperclasses(of: type), types: all.types, foreign: all.foreign)
    }
  }

  private func findSuperclasses(of type: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    var found: [TypeDeclaration.ID] = []
    var current = type
    while let next = superclass(of: current), next != type, !found.contains(next) {
      found.append(next)
      current = next
    }
    return found
  }

  private func superclass(of type: TypeDeclaration.ID) -> TypeDeclaration.ID? {
    guard types[type].kind == .class, let first = types[type].inherited.first,
      let found = self.type(first.type, in: types[type].outer, file: first.place.file),
      types[found].kind == .class
    else { return nil }
    return found
  }

  /// The names of all that a type inherits from or conforms to, through types of the project; with that
  /// of a class that the project does not declare, as `UIViewController`.
  package func allInherited(by type: TypeDeclaration.ID) -> (
    types: Set<TypeDeclaration.ID>, foreign: Set<Name>
  ) {
    (inheritance[type].types, inheritance[type].foreign)
  }

  private func findInherited(by type: TypeDeclaration.ID) -> (
    types: Set<TypeDeclaration.ID>, foreign: Set<Name>
  ) {
    if types[type].inherited.isEmpty { return ([], []) }
    var known: Set<TypeDeclaration.ID> = []
    var foreign: Set<Name> = []
    var open = [type]
    while let next = open.popLast() {
      for inherited in types[next].inherited {
        for name in expanded(inherited.type, in: types[next].outer, file: inherited.place.file) {
          if let found = self.type(name.type, in: name.outer, file: name.file) {
            if known.insert(found).inserted { open.append(found) }
          } else {
            foreign.insert(name.type.last)
          }
        }
      }
    }
    known.remove(type)
    return (known, foreign)
  }

  package struct NameInPlace: Sendable {
    package var type: TypeName
    package var outer: TypeDeclaration.ID?
    package var file: Int32
  }

  /// A name, or what it stands for if it is an alias.
  package func expanded(
    _ name: TypeName, in outer: TypeDeclaration.ID?, file: Int32
  ) -> [NameInPlace] {
    let own = NameInPlace(type: name, outer: outer, file: file)
    guard type(name, in: outer, file: file) == nil else { return [own] }
    guard let found = aliases[name.last], let alias = alias(found, in: outer) else { return [own] }
    // An alias of itself stands for a type of a library: `typealias Color = UI.Color`.
    return alias.type.names.flatMap { inner in
      inner.last == name.last
        ? [NameInPlace(type: inner, outer: alias.outer, file: alias.place.file)]
        : expanded(inner, in: alias.outer, file: alias.place.file)
    }
  }

  private func alias(_ found: [Alias], in outer: TypeDeclaration.ID?) -> Alias? {
    var scope = outer
    while let type = scope {
      if let alias = found.first(where: { $0.outer == type }) { return alias }
      scope = types[type].outer
    }
    let global = found.filter { $0.outer == nil }
    return global.count == 1 ? global[0] : nil
  }

  /// The types of the project that a use names.
  package func types(
    of use: TypeUse, in outer: TypeDeclaration.ID?, file: Int32
  ) -> [TypeDeclaration.ID] {
    use.names.flatMap { expanded($0, in: outer, file: file) }.compactMap {
      type($0.type, in: $0.outer, file: $0.file)
    }
  }

  /// The types of the project that a property is declared by, if it holds one object.
  package func types(of property: Property, in owner: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    guard let use = property.type, use.shape == .single else { return [] }
    return types(of: use, in: owner, file: property.place.file)
  }

  /// A property of a type, or of a class above it, and where it is declared.
  package func property(
    _ name: Name, of type: TypeDeclaration.ID
  ) -> (owner: TypeDeclaration.ID, property: Property)? {
    for owner in [type] + superclasses(of: type) {
      if let property = types[owner].properties.first(where: { $0.name == name }) {
        return (owner, property)
      }
    }
    return nil
  }

  /// What a file and its path tell of a place.
  package func location(of place: SyntaxPlace) -> (path: String, line: Int, column: Int) {
    let file = files[Int(place.file)]
    let (line, column) = file.facts.lineAndColumn(of: file.facts.nodes[Int(place.node)].start)
    return (file.path, line, column)
  }
}
