import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds the services and stores that modules use.
extension GraphReader {
  /// The services that the code of each node of the map holds in properties, or asks by the name of their only object:
  /// `SessionStore.shared`.
  var usedServices: [Int: Set<TypeDeclaration.ID>] {
    var known: [TypeDeclaration.ID: TypeDeclaration.ID?] = [:]
    var found: [Int: Set<TypeDeclaration.ID>] = [:]
    for (holder, type) in index.types.enumerated() {
      guard let owner = nodes.owner(of: holder), !isView(holder) else { continue }
      for property in type.properties where property.strength == .strong && !property.isComputed {
        for used in property.types {
          let service = known[used] ?? service(behind: used)
          known[used] = .some(service)
          if let service { found[owner, default: []].insert(service) }
        }
      }
    }
    let shared = FrameworkNames.sharedObjects.listed.compactMap(index.names.name)
    for type in Set(shared.flatMap { ownersByName[$0].map(Int.init) }) {
      guard let service = known[type] ?? service(behind: type) else { continue }
      for place in app.places(named: index.types[type].name) {
        let tree = trees[place.file]
        guard tree.kind(Int(place.node)) == .identifier,
          let next = tree.chain(around: Int(place.node)).flatMap({ chain in
            tree.facts.parts(of: chain).first { $0 > Int(place.node) }
          }), shared.contains(tree.name(next)),
          let owner = members.member(around: place).flatMap({ nodes.owner(of: members[$0].type) })
        else { continue }
        found[owner, default: []].insert(service)
      }
    }
    return found
  }

  /// Returns true for what a module shows: the objects that it holds are views and what they need. A view controller
  /// that belongs to no module can hold services.
  private func isView(_ type: TypeDeclaration.ID) -> Bool {
    guard let screen = nodes.screen(of: type) else { return isShown(type) }
    return nodes[screen].kind == .module
  }

  /// Returns the service that a property's type means: the class itself, or what a protocol stands for.
  private func service(behind type: TypeDeclaration.ID) -> TypeDeclaration.ID? {
    guard index.types[type].kind == .protocol else {
      return [.class, .actor].contains(index.types[type].kind) && isService(type) ? type : nil
    }
    let classes = index.conformers(of: type).filter {
      index.types[$0].kind != .protocol && !index.files[Int(index.types[$0].place.file)].isTest
    }
    guard nodes.owner(of: type) == nil, classes.allSatisfy(isService),
      !index.types[type].functions.isEmpty
    else { return nil }
    return classes.count == 1 ? classes[0] : type
  }

  private func isService(_ type: TypeDeclaration.ID) -> Bool {
    canBeService(type) && !index.types[type].functions.isEmpty
      && index.types[type].genericParameters.isEmpty
      && !index.inherits(.cells, type)
      && !members.members(of: type).contains { number in
        (events[number] ?? []).contains { event in
          if case .screen = event.target { true } else { false }
        } && !services.contains(type)
      }
  }
}
