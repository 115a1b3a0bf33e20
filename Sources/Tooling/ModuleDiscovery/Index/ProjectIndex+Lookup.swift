import AdderArchitectures
import AdderSwiftSource

extension ProjectIndex {
  /// Returns the superclasses of a class, nearest first. The list ends before the first
  /// superclass that the project does not declare.
  package func superclasses(of type: TypeDeclaration.ID) -> ArraySlice<TypeDeclaration.ID> {
    inheritance[type].line.dropFirst()
  }

  /// Returns a type, followed by its superclasses.
  func line(of type: TypeDeclaration.ID) -> [TypeDeclaration.ID] { inheritance[type].line }

  /// Returns the protocols of the project that a type conforms to, in ascending order.
  package func protocols(of type: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    inheritance[type].protocols
  }

  /// Returns the types that conform to a protocol, directly or through other types.
  package func conformers(of type: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    conformers[type] ?? []
  }

  /// Returns the name of a type without what marks it as an implementation: `NewsPresenter` for
  /// `RealNewsPresenter` and `NewsPresenterImpl`, which conform to it. A protocol of one word, or with
  /// more conforming types, is a base: `Presenter`.
  package func plainName(of type: TypeDeclaration.ID) -> String {
    let name = name(of: type)
    let plain = protocols(of: type).filter { conformers(of: $0).count < 3 }.map(self.name(of:))
      .filter { name.isDecorated(with: $0) && $0.dropFirst().contains(where: \.isUppercase) }
    return plain.max { ($0.count, $1) < ($1.count, $0) } ?? name
  }

  /// Computes what each type inherits.
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

  /// Returns what a type inherits from or conforms to, directly or through other types of the
  /// project: the types declared in the project, and the names of all other types, such as
  /// `UIViewController`.
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

  /// Returns the name itself or, if the name is an alias, the names that the alias refers to.
  package func expanded(
    _ name: TypeName, in outer: TypeDeclaration.ID?, file: Int32
  ) -> [NameInPlace] {
    let own = NameInPlace(type: name, outer: outer, file: file)
    guard type(name, in: outer, file: file) == nil else { return [own] }
    guard let alias = alias(name, in: outer, file: file) else { return [own] }
    // An alias whose target has the same name refers to a library type: `typealias Color =
    // UI.Color`.
    return alias.type.names.flatMap { inner in
      inner.last == name.last
        ? [NameInPlace(type: inner, outer: alias.outer, file: alias.place.file)]
        : expanded(inner, in: alias.outer, file: alias.place.file)
    }
  }

  /// Returns the alias that a name refers to. Of several with the same name, the nearest file's.
  private func alias(
    _ name: TypeName, in outer: TypeDeclaration.ID?, file: Int32
  ) -> Alias? {
    guard let found = aliases[name.last] else { return nil }
    let before = TypeName(path: Array(name.path.dropLast()))
    if !before.path.isEmpty, let owner = type(before, in: outer, file: file),
      let alias = found.first(where: { $0.outer == owner })
    {
      return alias
    }
    var scope = outer
    while let type = scope {
      if let alias = found.first(where: { $0.outer == type }) { return alias }
      scope = types[type].outer
    }
    let global = found.filter { $0.outer == nil }
    return visible(global.map(\.place.file), from: file).map { global[$0] }
  }

  /// Returns the project's types that are named in a type use.
  package func types(
    of use: TypeUse, in outer: TypeDeclaration.ID?, file: Int32
  ) -> [TypeDeclaration.ID] {
    var found: [TypeDeclaration.ID] = []
    for name in use.names {
      if let constraint = constraint(of: name, in: outer) {
        found += types(of: constraint.use, in: types[constraint.owner].outer, file: file)
      } else if let type = type(name, in: outer, file: file) {
        found.append(type)
      } else if aliases[name.last] != nil {
        found += expanded(name, in: outer, file: file).compactMap {
          type($0.type, in: $0.outer, file: $0.file)
        }
      }
    }
    return found
  }

  /// Returns what a generic parameter conforms to, and the type that declares the parameter.
  private func constraint(
    of name: TypeName, in outer: TypeDeclaration.ID?
  ) -> (use: TypeUse, owner: TypeDeclaration.ID)? {
    guard name.path.count == 1 else { return nil }
    var scope = outer
    while let type = scope {
      let parameter = types[type].genericParameters.first { $0.name == name.last }
      if let parameter { return parameter.constraint.map { ($0, type) } }
      scope = types[type].outer
    }
    return nil
  }

  /// Returns the project's types that are named in a property's declaration, if the property stores
  /// a single object.
  package func types(of property: Property, in owner: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    guard let use = property.type, use.shape == .single else { return [] }
    return types(of: use, in: owner, file: property.place.file)
  }

  /// Returns the types of a property that a subclass inherits. A generic parameter stands for what the
  /// subclass passes: `FeedPresenter` for `var presenter: P` in `class FeedView: BaseView<FeedPresenter>`.
  func types(
    of property: Property, in owner: TypeDeclaration.ID, for type: TypeDeclaration.ID
  ) -> [TypeDeclaration.ID] {
    guard type != owner, !types[owner].genericParameters.isEmpty,
      var use = property.type, use.shape == .single
    else { return property.types }
    let line = line(of: type).prefix { $0 != owner } + [owner]
    for number in line.indices.dropFirst().reversed() {
      guard let parameter = parameter(use, of: line[number]) else {
        return types(of: use, in: line[number], file: types[line[number]].place.file)
      }
      let arguments = types[line[number - 1]].inherited.first?.type.arguments ?? []
      guard parameter < arguments.count else { return property.types }
      use = arguments[parameter]
    }
    return types(of: use, in: type, file: types[type].place.file)
  }

  /// Returns the position of the generic parameter of a type that a use names.
  private func parameter(_ use: TypeUse, of type: TypeDeclaration.ID) -> Int? {
    guard use.names.count == 1, use.names[0].path.count == 1 else { return nil }
    return types[type].genericParameters.firstIndex { $0.name == use.names[0].last }
  }

  /// Sets the `types` of each property. Names are resolved in the scope of the type that declares
  /// the property.
  mutating func findTypesOfProperties() {
    for type in types.indices {
      for number in types[type].properties.indices {
        let found = types(of: types[type].properties[number], in: type)
        if !found.isEmpty { types[type].properties[number].types = found }
      }
    }
  }

  /// Returns a property of a type or of a superclass, and the type that declares it.
  package func property(
    _ name: Name, of type: TypeDeclaration.ID
  ) -> (owner: TypeDeclaration.ID, property: Property)? {
    find(property: name, of: type).map { ($0.owner, types[$0.owner].properties[$0.number]) }
  }

  /// Returns true if a type or a superclass declares a property.
  package func hasProperty(_ name: Name, _ type: TypeDeclaration.ID) -> Bool {
    find(property: name, of: type) != nil
  }

  /// Returns the type that declares a property, which is either the given type or a superclass, and
  /// the property's index in that type.
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

  /// Returns the path, line and column of a node.
  package func location(of place: SyntaxPlace) -> (path: String, line: Int, column: Int) {
    let file = files[Int(place.file)]
    let (line, column) = file.facts.lineAndColumn(of: file.facts.nodes[Int(place.node)].start)
    return (file.path, line, column)
  }
}

extension ProjectIndex.File {
  /// Returns the nodes with the given name, in order.
  package func nodes(named name: Name) -> [Int] {
    guard let own = names.firstIndex(of: name) else { return [] }
    return facts.nodes.withUnsafeBufferPointer { nodes in
      nodes.indices.filter { Int(nodes[$0].name) == own }
    }
  }
}
