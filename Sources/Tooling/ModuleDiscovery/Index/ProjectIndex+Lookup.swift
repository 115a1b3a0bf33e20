import AdderSwiftSource

extension ProjectIndex {
  /// The classes that a class inherits from, from the nearest up, as far as the project declares them.
  package func superclasses(of type: TypeDeclaration.ID) -> ArraySlice<TypeDeclaration.ID> {
    inheritance[type].line.dropFirst()
  }

  /// A type, and the classes that it inherits from.
  func line(of type: TypeDeclaration.ID) -> [TypeDeclaration.ID] { inheritance[type].line }

  /// The protocols of the project that a type conforms to, ascending.
  func protocols(of type: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    inheritance[type].protocols
  }

  /// Works out what all types inherit.
  func inheritances() -> [Inheritance] {
    types.indices.map { type in
      let all = findInherited(by: type)
      return Inheritance(
        line: findLine(of: type), types: all.types, foreign: all.foreign,
        protocols: all.types.filter { types[$0].kind == .protocol }.sorted())
    }
  }

  private func findLine(of type: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    var line = [type]
    while let next = superclass(of: line[line.count - 1]), !line.contains(next) {
      line.append(next)
    }
    return line
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

  /// A name, or what it refers to if it is an alias.
  package func expanded(
    _ name: TypeName, in outer: TypeDeclaration.ID?, file: Int32
  ) -> [NameInPlace] {
    let own = NameInPlace(type: name, outer: outer, file: file)
    guard type(name, in: outer, file: file) == nil else { return [own] }
    guard let found = aliases[name.last], let alias = alias(found, in: outer) else { return [own] }
    // An alias of itself refers to a type of a library: `typealias Color = UI.Color`.
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
    var found: [TypeDeclaration.ID] = []
    for name in use.names {
      if let type = type(name, in: outer, file: file) {
        found.append(type)
      } else if aliases[name.last] != nil {
        found += expanded(name, in: outer, file: file).compactMap {
          type($0.type, in: $0.outer, file: $0.file)
        }
      }
    }
    return found
  }

  /// The types of the project in a property's declaration, if it holds one object.
  package func types(of property: Property, in owner: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    guard let use = property.type, use.shape == .single else { return [] }
    return types(of: use, in: owner, file: property.place.file)
  }

  /// Works out what each property is declared by, as seen from the type that declares it.
  mutating func findTypesOfProperties() {
    for type in types.indices {
      for number in types[type].properties.indices {
        let found = types(of: types[type].properties[number], in: type)
        if !found.isEmpty { types[type].properties[number].types = found }
      }
    }
  }

  /// A property of a type, or of a class above it, and where it is declared.
  package func property(
    _ name: Name, of type: TypeDeclaration.ID
  ) -> (owner: TypeDeclaration.ID, property: Property)? {
    find(property: name, of: type).map { ($0.owner, types[$0.owner].properties[$0.number]) }
  }

  /// The type that declares a property of a type, itself or a class above it, and which of its properties that is.
  func find(
    property name: Name, of type: TypeDeclaration.ID
  ) -> (owner: TypeDeclaration.ID, number: Int)? {
    for owner in line(of: type) {
      for number in types[owner].properties.indices
      where types[owner].properties[number].name == name {
        return (owner, number)
      }
    }
    return nil
  }

  /// What a file and its path say about a place.
  package func location(of place: SyntaxPlace) -> (path: String, line: Int, column: Int) {
    let file = files[Int(place.file)]
    let (line, column) = file.facts.lineAndColumn(of: file.facts.nodes[Int(place.node)].start)
    return (file.path, line, column)
  }
}
