import AdderModuleDiscovery
import AdderSwiftSource

/// The members that code can use of an object of a class: its own, those of its superclasses, and those of
/// extensions of its protocols, as far as the project declares them.
struct ClassMembers {
  enum Member {
    case function(Function)
    case property(Property)

    var place: SyntaxPlace {
      switch self {
      case .function(let function): function.place
      case .property(let property): property.place
      }
    }

    var access: Access {
      switch self {
      case .function(let function): function.access
      case .property(let property): property.access
      }
    }
  }

  private let owners: [TypeDeclaration.ID]
  private let index: ProjectIndex

  init(of type: TypeDeclaration.ID, in index: ProjectIndex) {
    self.index = index
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
}
