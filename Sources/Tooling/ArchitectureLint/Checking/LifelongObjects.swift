import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The classes whose objects live as long as the app: what an app delegate keeps, singletons, and
/// what these create once, when they are created themselves.
///
/// A cycle of such objects costs nothing: none of them is ever meant to be freed.
struct LifelongObjects: Sendable {
  private(set) var types: Set<TypeDeclaration.ID> = []

  private let index: ProjectIndex
  private let files: FilesByName
  private let isTest: [Bool]

  init(_ index: ProjectIndex, _ files: FilesByName, isTest: [Bool]) {
    self.index = index
    self.files = files
    self.isTest = isTest
    let delegates = index.known(.appDelegates)
    for (id, type) in index.types.enumerated() where !isTest[Int(type.place.file)] {
      if index.sharedObject(of: id)?.hasInitialValue ?? false {
        types.insert(id)
      } else if !index.allInherited(by: id).foreign.isDisjoint(with: delegates) {
        types.formUnion(kept(by: type))
      }
    }
    var open = Array(types)
    while let next = open.popLast() {
      for object in startedObjects(of: index.types[next]) where isCreatedOnce(object) {
        if types.insert(object).inserted { open.append(object) }
      }
    }
  }

  private func kept(by delegate: TypeDeclaration) -> Set<TypeDeclaration.ID> {
    var kept: Set<TypeDeclaration.ID> = []
    for property in delegate.properties where !property.isComputed && property.strength == .strong {
      kept.formUnion(property.types)
      kept.formUnion(MadeObjects(in: property.place, index).map(\.type))
    }
    return kept
  }

  // MARK: What is created at the start

  /// Returns the classes of the objects that an object creates for its properties, in its
  /// initializers, and in methods that only these call.
  private func startedObjects(of type: TypeDeclaration) -> Set<TypeDeclaration.ID> {
    let properties = type.properties.filter { !$0.isStatic && !$0.isComputed && $0.hasInitialValue }
    var places = properties.map(\.place) + type.initializers.map(\.place)
    var others = type.functions.filter { !$0.isStatic && $0.hasBody }
    let uses = OwnMentions(of: Set(others.map(\.name)), in: type, index)
    while let number = others.firstIndex(where: { uses.areAll(of: $0.name, in: places) }) {
      places.append(others.remove(at: number).place)
    }
    return Set(places.flatMap { MadeObjects(in: $0, index).map(\.type) })
  }

  private func isCreatedOnce(_ type: TypeDeclaration.ID) -> Bool {
    var count = 0
    for number in files[index.types[type].name] where !isTest[Int(number)] {
      let file = index.files[Int(number)]
      for node in file.facts.nodes.indices
      where file.facts.isMade(node)
        && file.names[Int(file.facts.nodes[node].name)] == index.types[type].name
      {
        count += 1
        if count > 1 { return false }
      }
    }
    return count == 1
  }
}

extension ProjectIndex {
  /// Returns the static property of a class that holds an object of the class.
  func sharedObject(of type: TypeDeclaration.ID) -> Property? {
    guard types[type].kind == .class else { return nil }
    return types[type].properties.first { property in
      guard property.isStatic, !property.isComputed else { return false }
      let file = files[Int(property.place.file)]
      return file.facts.range(of: Int(property.place.node)).contains { node in
        file.names[Int(file.facts.nodes[node].name)] == types[type].name
      }
    }
  }
}
