import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The strong references between the parts of a module, and the helpers that only they retain.
struct StrongHoldings {
  /// A property that retains another type.
  struct Holding {
    var from: TypeDeclaration.ID
    var to: TypeDeclaration.ID
    /// The name of the property.
    var label: String
    var place: LintPlace
    var property: Property
  }

  /// The parts, in the order of the module.
  let parts: [TypeDeclaration.ID]
  /// The helpers, in the order in which they are reached.
  private(set) var helpers: [TypeDeclaration.ID] = []
  private var holdings: [TypeDeclaration.ID: [Holding]] = [:]

  init(of module: LintedModule) {
    parts = module.parts.map(\.type)
    var known = Set(parts)
    var open = parts
    while !open.isEmpty, helpers.count < 100 {
      var next: [TypeDeclaration.ID] = []
      for type in open {
        for edge in module.graph.edges(from: type) where !known.contains(edge.target) {
          guard Self.isStrong(edge, module), isHelper(edge.target, of: known, module) else {
            continue
          }
          known.insert(edge.target)
          next.append(edge.target)
        }
      }
      helpers += next
      open = next
    }
    for edge in (parts + helpers).flatMap({ module.graph.edges(from: $0) })
    where known.contains(edge.target) {
      add(edge, module)
    }
  }

  /// Returns true if a type is retained by the module's objects, and not by another module or by the
  /// app, or if the module has an object of its own.
  private func isHelper(
    _ type: TypeDeclaration.ID, of owners: Set<TypeDeclaration.ID>, _ module: LintedModule
  ) -> Bool {
    let declaration = module.index.types[type]
    guard declaration.kind == .class, !module.project.allParts.contains(type),
      !module.project.tests.isTest[Int(declaration.place.file)],
      // An object of a database belongs to the database.
      !declaration.properties.contains(where: {
        module.index.has(.storedAttributes, in: $0.attributes)
      })
    else { return false }
    guard module.index.sharedObject(of: type) == nil else { return false }
    let edges = module.graph.edges(to: type).filter {
      $0.holder != type && Self.isStrong($0, module)
    }
    return edges.allSatisfy { owners.contains($0.holder) }
      || edges.contains { edge in
        guard owners.contains(edge.holder), let code = edge.composer?.function else { return false }
        return MadeObjects(in: code, module.index).contains { $0.type == type }
      }
  }

  private static func isStrong(_ edge: WiringGraph.Edge, _ module: LintedModule) -> Bool {
    guard edge.strength == .strong, edge.certainty != .onlyConforming, edge.target != edge.holder
    else { return false }
    return module.index.property(edge.property, of: edge.owner)?.property.isComputed == false
  }

  private mutating func add(_ edge: WiringGraph.Edge, _ module: LintedModule) {
    guard Self.isStrong(edge, module),
      let property = module.index.property(edge.property, of: edge.owner)?.property,
      edge.certainty == .assigned || module.canHaveValue(property, of: edge.holder),
      !module.isSpareScreen(edge.target, in: property, of: edge.holder)
    else { return }
    holdings[edge.holder, default: []].append(
      Holding(
        from: edge.holder, to: edge.target, label: module.index.names[edge.property],
        place: module.nameplace(at: property.place), property: property))
  }

  /// The shortest cycle through each part, and the cycles of a helper and what holds it, without duplicates.
  var cycles: [[Holding]] {
    var known: Set<Set<TypeDeclaration.ID>> = []
    return (parts + helpers).enumerated().compactMap { number, type in
      guard let cycle = way(from: type, to: type), number < parts.count || cycle.count == 2,
        known.insert(Set(cycle.map(\.from))).inserted
      else { return nil }
      return cycle
    }
  }

  /// Returns true if one type keeps another one alive, directly or through others.
  func lead(from start: TypeDeclaration.ID, to end: TypeDeclaration.ID) -> Bool {
    start == end || way(from: start, to: end) != nil
  }

  /// Returns the shortest way from one type to another, or back to itself.
  ///
  /// Searches breadth-first: the first way that is found is the shortest.
  func way(from start: TypeDeclaration.ID, to end: TypeDeclaration.ID) -> [Holding]? {
    var waysHere: [TypeDeclaration.ID: Holding] = [:]
    var open = [start]
    while !open.isEmpty {
      var next: [TypeDeclaration.ID] = []
      for type in open {
        for holding in holdings[type] ?? [] {
          if holding.to == end { return way(to: holding, waysHere, from: start) }
          if waysHere[holding.to] == nil {
            waysHere[holding.to] = holding
            next.append(holding.to)
          }
        }
      }
      open = next
    }
    return nil
  }

  private func way(
    to last: Holding, _ waysHere: [TypeDeclaration.ID: Holding], from start: TypeDeclaration.ID
  ) -> [Holding] {
    var way = [last]
    while way[0].from != start, let holding = waysHere[way[0].from] { way.insert(holding, at: 0) }
    return way
  }
}
