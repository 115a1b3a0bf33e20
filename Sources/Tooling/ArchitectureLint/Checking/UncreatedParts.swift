import AdderModuleDiscovery
import AdderSwiftSource

/// The parts of modules that an app never creates, because nothing uses the types that would create them.
///
/// In a library, or where a few modules are all there is, other code may create the parts, so nothing is known
/// about them.
struct UncreatedParts: Sendable {
  private(set) var types: Set<TypeDeclaration.ID> = []

  /// The minimum number of parts that the code of an app creates.
  private static let leastParts = 12

  private let app: AppCode
  private var index: ProjectIndex { app.index }
  /// The types that each file declares or extends, keyed by the file's number.
  private var typesByFile: [Int32: [(nodes: ClosedRange<Int>, type: TypeDeclaration.ID)]] = [:]
  /// For each part, the parts of its modules.
  private var siblings: [TypeDeclaration.ID: Set<TypeDeclaration.ID>] = [:]

  init(_ found: DiscoveredProject, _ app: AppCode) {
    self.app = app
    for (id, type) in index.types.enumerated() where type.outer == nil {
      for place in [type.place] + type.extensions {
        let nodes = index.files[Int(place.file)].facts.range(of: Int(place.node))
        typesByFile[place.file, default: []].append((nodes, id))
      }
    }
    for module in found.modules {
      let parts = Set(module.parts.map(\.type))
      for part in parts { siblings[part, default: []].formUnion(parts) }
    }
    let shown = found.storyboardClasses
    let parts = siblings.keys.filter { part in
      index.types[part].kind == .class && !shown.contains(index.name(of: part))
    }
    let makers = Dictionary(uniqueKeysWithValues: parts.map { ($0, self.makers(of: $0)) })
      .filter { !$0.value.isEmpty }
    let candidates = Set(makers.values.joined()).filter(isFoundByItsName)
    var users: [TypeDeclaration.ID: Set<TypeDeclaration.ID>] = [:]
    for type in candidates { users[type] = self.users(of: type) }
    // What only unused types use is unused, too, and so are the parts that only they create.
    var unused: Set<TypeDeclaration.ID> = []
    while let type = users.first(where: { _, users in
      users.allSatisfy { unused.contains($0) || types.contains($0) }
    })?.key {
      unused.insert(type)
      users[type] = nil
      types = Set(makers.filter { unused.isSuperset(of: $0.value) }.keys)
    }
    // Where many parts are never created, the code that creates them may not be here.
    if makers.count < Self.leastParts || types.count * 2 > makers.count { types = [] }
    types.formUnion(parts.filter(isOnlyInUnreadProperties))
  }

  /// Returns true if an app creates objects of a class only as the values of lazy properties that no code reads.
  private func isOnlyInUnreadProperties(_ part: TypeDeclaration.ID) -> Bool {
    let creations = creations(of: part)
    return !creations.isEmpty
      && creations.allSatisfy { app.isInUnreadProperty($0, type: type) }
  }

  /// Returns the types whose code creates objects of a class; none if other code does so, too.
  private func makers(of part: TypeDeclaration.ID) -> Set<TypeDeclaration.ID> {
    let places = creations(of: part)
    let types = places.compactMap(type)
    return types.count == places.count ? Set(types) : []
  }

  private func creations(of part: TypeDeclaration.ID) -> [SyntaxPlace] {
    app.places(named: index.types[part].name).filter { place in
      index.files[Int(place.file)].facts.isCreated(Int(place.node))
    }
  }

  private func type(around place: SyntaxPlace) -> TypeDeclaration.ID? {
    typesByFile[place.file]?.first { $0.nodes.contains(Int(place.node)) }?.type
  }

  /// Returns true if only code that names a type can create or use it.
  private func isFoundByItsName(_ type: TypeDeclaration.ID) -> Bool {
    index.types[type].outer == nil && index.allInherited(by: type).foreign.isEmpty
      && index.types(named: index.types[type].name).count == 1
  }

  /// Returns the types whose code uses a type; `nil` if other code uses it. That another part of the same module
  /// has a property of the type does not create it.
  private func users(of type: TypeDeclaration.ID) -> Set<TypeDeclaration.ID>? {
    let own = [index.types[type].place] + index.types[type].extensions
    var users: Set<TypeDeclaration.ID> = []
    for place in app.places(named: index.types[type].name) where !index.contains(place, in: own) {
      guard let user = self.type(around: place) else { return nil }
      let kind = index.files[Int(place.file)].facts.nodes[Int(place.node)].kind
      if kind == .typeName, siblings[type]?.contains(user) ?? false { continue }
      users.insert(user)
    }
    return users
  }
}
