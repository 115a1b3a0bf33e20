/// The references between types and their strengths.
package struct WiringGraph: Sendable {
  /// A property that refers to another type of the project.
  package struct Edge: Hashable, Sendable {
    package var holder: TypeDeclaration.ID
    /// The type that declares the property: the holder or a superclass.
    package var owner: TypeDeclaration.ID
    package var property: Name
    package var strength: Property.Strength
    /// The types in the property's declaration: protocols, or a class.
    package var declared: [TypeDeclaration.ID]
    package var target: TypeDeclaration.ID
    package var certainty: Certainty
    /// The assignment that proves the edge, or the property's declaration.
    package var place: SyntaxPlace
    /// The code that sets the property; `nil` if it is unknown.
    package var composer: Composer?
  }

  package struct Composer: Hashable, Sendable {
    package var type: TypeDeclaration.ID
    package var function: SyntaxPlace
  }

  package enum Certainty: Int, Comparable, Sendable {
    /// No other type conforms to the property's declared type.
    case onlyConforming
    /// The property's declared type is this class.
    case declared
    /// A value of this type is assigned to the property.
    case assigned

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Sorted by holder.
  package private(set) var edges: [Edge] = []
  private var leaving: [Range<Int>] = []
  private var arriving: [[Int]] = []
  /// The calls to methods of other types.
  package private(set) var calls: [Call] = []
  /// The closures in the code, with their captures and destinations.
  package private(set) var closures: [ClosureUse] = []
  /// For each protocol, the types of the app that conform to it.
  package private(set) var conforming: [TypeDeclaration.ID: [TypeDeclaration.ID]] = [:]

  /// The types that only pass calls from one part to another: `NewsScene.InteractorDispatch`.
  private(set) var between: Set<TypeDeclaration.ID> = []

  /// For each type, the number of types with properties that hold it.
  private var holderCounts: [Int] = []

  /// Returns true if a type is held by so many other types that none of them owns it.
  func isShared(_ type: TypeDeclaration.ID) -> Bool { holderCounts[type] > 3 }

  package func edges(from type: TypeDeclaration.ID) -> ArraySlice<Edge> { edges[leaving[type]] }

  /// Returns the references to a type.
  package func edges(to type: TypeDeclaration.ID) -> [Edge] { arriving[type].map { edges[$0] } }

  /// Returns the indices of the edges from a type.
  func numbers(from type: TypeDeclaration.ID) -> Range<Int> { leaving[type] }

  /// Returns the indices of the edges to a type, in ascending order.
  func numbers(to type: TypeDeclaration.ID) -> [Int] { arriving[type] }

  /// Returns true if nothing holds the type, and the type holds nothing.
  func isAlone(_ type: TypeDeclaration.ID) -> Bool {
    leaving[type].isEmpty && arriving[type].isEmpty
  }

  /// - Parameters:
  ///   - reader: A reader that has followed the app's code.
  ///   - isLeftOut: Returns true for types that are not part of the app: tests and test doubles.
  init(_ index: ProjectIndex, _ reader: FlowReader, isLeftOut: (TypeDeclaration.ID) -> Bool) {
    (calls, closures) = (reader.calls, reader.closures)
    for type in index.types.indices where index.types[type].kind != .protocol && !isLeftOut(type) {
      for conformed in index.protocols(of: type) {
        conforming[conformed, default: []].append(type)
      }
    }
    var known: [Place: [Flow]] = [:]
    for flow in reader.flows where !isLeftOut(flow.value) {
      // A value declared as a class has a known type. A value declared as a protocol can be any
      // object.
      guard flow.isExact || index.types[flow.value].kind != .protocol else { continue }
      // Code that sets a requirement of a protocol sets the property of the only type that conforms to it.
      let only = index.types[flow.holder].kind == .protocol ? conforming[flow.holder] : nil
      let holder = only?.count == 1 ? only?[0] : nil
      known[Place(holder: holder ?? flow.holder, property: flow.property), default: []]
        .append(flow)
    }
    for type in index.types.indices {
      let first = edges.count
      defer { leaving.append(first..<edges.count) }
      if index.types[type].kind == .protocol || isLeftOut(type) { continue }
      for owner in index.line(of: type) {
        let properties = index.types[owner].properties
        for property in properties where !property.isStatic {
          // What a setter stores in a property is the property's value, too.
          let setters = properties.filter { $0.storage == property.name }
          let flows = ([property] + setters).flatMap {
            known[Place(holder: type, property: $0.name)] ?? []
          }
          add(property, of: type, owner: owner, flows, index)
          addParts(of: property, of: type, owner: owner, known, index)
        }
      }
    }
    holderCounts = Array(repeating: 0, count: index.types.count)
    let all = Set(edges.map { Held(target: $0.target, owner: $0.owner) })
    for held in all { holderCounts[held.target] += 1 }
    countOnce(all, index, reader)
    arriving = Array(repeating: [], count: index.types.count)
    for number in edges.indices { arriving[edges[number].target].append(number) }
  }

  /// Counts the structures that show a screen as one: a view passes its presenter on to the views that it
  /// creates, and nothing else holds it.
  private mutating func countOnce(_ all: Set<Held>, _ index: ProjectIndex, _ reader: FlowReader) {
    let makers = Dictionary(grouping: reader.constructions, by: \.type)
    let holders = Dictionary(grouping: all, by: \.target)
    for (target, held) in holders where isShared(target) {
      let first = held.filter { holder in
        !(makers[holder.owner] ?? []).contains { construction in
          guard let maker = construction.composer, maker != holder.owner else { return false }
          return index.types[maker].kind == .struct && index.types[holder.owner].kind == .struct
            && all.contains(Held(target: target, owner: maker))
        }
      }
      if first.count == 1 { holderCounts[target] = 1 }
    }
  }

  /// Adds what a structure of a type's own holds, `struct Dependencies` in a view or a presenter, and the only
  /// part that a type beside it in the same namespace passes calls to: `NewsScene.InteractorDispatch`.
  private mutating func addParts(
    of property: Property, of type: TypeDeclaration.ID, owner: TypeDeclaration.ID,
    _ known: [Place: [Flow]], _ index: ProjectIndex
  ) {
    for inner in property.types {
      let isBetween = index.isBetween(inner, owner)
      if isBetween { between.insert(inner) }
      let isOwn = index.types[inner].kind == .struct && index.types[inner].outer == owner
      guard isOwn || isBetween else { continue }
      for part in index.types[inner].properties where !part.isStatic {
        let flows = known[Place(holder: inner, property: part.name)] ?? []
        add(part, of: type, owner: isBetween ? inner : owner, flows, index)
      }
    }
  }

  private struct Place: Hashable {
    var holder: TypeDeclaration.ID
    var property: Name
  }

  private struct Held: Hashable {
    var target: TypeDeclaration.ID
    var owner: TypeDeclaration.ID
  }

  private struct Known: Hashable {
    var value: TypeDeclaration.ID
    var composer: Composer?
  }

  private mutating func add(
    _ property: Property, of type: TypeDeclaration.ID, owner: TypeDeclaration.ID, _ flows: [Flow],
    _ index: ProjectIndex
  ) {
    let declared = index.types(of: property, in: owner, for: type)
    // A getter that casts another property refers to the same object, as strongly.
    let cast = property.castProperty.flatMap { name in
      index.line(of: type).lazy.compactMap { owner in
        index.types[owner].properties.first { $0.name == name && !$0.isComputed }
      }.first
    }
    // A library's superclass can have the other property. Its strength is unknown, so it must not seem
    // to keep anything alive.
    let isCast = property.castProperty != nil
    let strength = cast?.strength ?? (isCast ? .weak : property.strength)
    func edge(
      _ target: TypeDeclaration.ID, _ certainty: Certainty, _ place: SyntaxPlace,
      _ composer: Composer? = nil
    ) {
      edges.append(
        Edge(
          holder: type, owner: owner, property: property.name, strength: strength,
          declared: declared, target: target, certainty: certainty, place: place,
          composer: composer))
    }
    var known: Set<Known> = []
    for flow in flows {
      let composer = flow.composer.map { Composer(type: $0, function: flow.function) }
      if known.insert(Known(value: flow.value, composer: composer)).inserted {
        edge(flow.value, .assigned, flow.place, composer)
      }
    }
    if !known.isEmpty || property.isComputed && !isCast { return }
    for type in declared {
      if index.types[type].kind != .protocol {
        edge(type, .declared, property.place)
      } else if let only = conforming[type], only.count == 1 {
        edge(only[0], .onlyConforming, property.place)
      }
    }
  }
}

extension ProjectIndex {
  /// Returns true for a type in the same namespace as another one that holds one protocol and nothing else of
  /// the project, and whose methods only take closures: it passes calls to what it holds.
  fileprivate func isBetween(_ type: TypeDeclaration.ID, _ other: TypeDeclaration.ID) -> Bool {
    let between = types[type]
    guard let namespace = between.outer, namespace == types[other].outer,
      allInherited(by: type).types.isEmpty, !between.functions.isEmpty,
      between.functions.allSatisfy({ $0.parameters.contains { $0.type?.shape == .function } })
    else { return false }
    let held = between.properties.filter { !$0.isStatic && !$0.types.isEmpty }
    return held.count == 1 && held[0].types.allSatisfy { types[$0].kind == .protocol }
  }
}
