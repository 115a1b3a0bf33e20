import AdderModuleDiscovery
import AdderSwiftSource

/// The members that code can use of an object of a class: its own, those of its superclasses, and those of
/// extensions of its protocols, as far as the project declares them.
struct ClassMembers {
  enum Member {
    case function(Function)
    case property(Property)
  }

  private let target: TypeDeclaration.ID
  private let owners: [TypeDeclaration.ID]
  private let index: ProjectIndex

  init(of type: TypeDeclaration.ID, in index: ProjectIndex) {
    self.index = index
    target = type
    owners = [type] + index.superclasses(of: type) + index.protocols(of: type)
  }

  func has(_ name: Name) -> Bool { !members(named: name).isEmpty }

  /// The members with a name. What a type declares hides what its superclasses and protocols declare.
  func members(named name: Name) -> [(member: Member, owner: TypeDeclaration.ID)] {
    var found: [(member: Member, owner: TypeDeclaration.ID)] = []
    for owner in owners {
      let type = index.types[owner]
      for property in type.properties where property.name == name && !property.isStatic {
        if found.isEmpty { found.append((.property(property), owner)) }
      }
      for function in type.functions where function.name == name && !function.isStatic {
        let labels = index.labels(of: function)
        let isKnown = found.contains { other in
          guard case .function(let other) = other.member else { return true }
          return index.labels(of: other) == labels
        }
        // Overloads in one type differ by more than their labels.
        if !isKnown || found.contains(where: { $0.owner == owner }) {
          found.append((.function(function), owner))
        }
      }
    }
    return found
  }

  // MARK: Requirements of a protocol

  /// Returns true if the class has all that a protocol, to which it does not conform yet, requires.
  func meet(_ contract: TypeDeclaration.ID) -> Bool {
    let inherited = index.allInherited(by: contract)
    let own = index.allInherited(by: target).foreign
    // All classes conform to `AnyObject`.
    let isKnown = inherited.foreign.allSatisfy { name in
      own.contains(name) || ["AnyObject", "class"].contains(index.names[name])
    }
    let least = min(index.access(of: contract), index.access(of: target), .public)
    return isKnown && ([contract] + inherited.types).allSatisfy { meetOwn($0, least) }
  }

  /// Returns true if the class has what a protocol itself declares.
  private func meetOwn(_ contract: TypeDeclaration.ID, _ least: Access) -> Bool {
    let type = index.types[contract]
    let facts = index.files[Int(type.place.file)].facts
    guard type.kind == .protocol, let block = facts.part(.memberBlock, of: Int(type.place.node)),
      facts.parts(of: block).allSatisfy({ node in
        [.functionDeclaration, .variableDeclaration].contains(facts.nodes[node].kind)
      })
    else { return false }
    func isRequirement(_ place: SyntaxPlace) -> Bool {
      place.file == type.place.file && facts.range(of: block).contains(Int(place.node))
    }
    return type.functions.allSatisfy { function in
      !isRequirement(function.place) || !function.isStatic && meet(function, least)
    }
      && type.properties.allSatisfy { property in
        !isRequirement(property.place) || !property.isStatic && meet(property, least)
      }
  }

  private func meet(_ requirement: Function, _ least: Access) -> Bool {
    members(named: requirement.name).contains { member, _ in
      guard case .function(let function) = member, function.access >= least,
        index.labels(of: function) == index.labels(of: requirement),
        isSame(function.result, requirement.result)
      else { return false }
      return zip(function.parameters, requirement.parameters).allSatisfy {
        isSame($0.type, $1.type)
      }
    }
  }

  private func meet(_ requirement: Property, _ least: Access) -> Bool {
    let facts = index.files[Int(requirement.place.file)].facts
    let isSet = facts.parts(.accessor, of: Int(requirement.place.node)).contains {
      facts.isNamed($0, "set")
    }
    return members(named: requirement.name).contains { member, _ in
      guard case .property(let property) = member, property.access >= least,
        property.type.map({ isSame($0, requirement.type) }) ?? true
      else { return false }
      return !isSet || index.setterAccess(of: property).map { $0 >= least } ?? false
    }
  }

  /// Compares types by the names that are written last: `Filter` and `OrdersPresenter.Filter` can be the same.
  private func isSame(_ one: TypeUse?, _ other: TypeUse?) -> Bool {
    one?.shape == other?.shape && one?.isOptional ?? false == other?.isOptional ?? false
      && one?.names.map(\.path.last) == other?.names.map(\.path.last)
  }
}
