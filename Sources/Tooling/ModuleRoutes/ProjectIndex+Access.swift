import AdderModuleDiscovery
import AdderSwiftSource

extension ProjectIndex {
  /// The instance and type properties that code at a place can use without naming another type: those
  /// of a type, then those of its superclasses.
  ///
  /// - Parameter place: a declaration or extension of the type.
  func accessibleProperties(
    of type: TypeDeclaration.ID, from place: SyntaxPlace
  ) -> [Property] {
    ([type] + superclasses(of: type)).flatMap { owner in
      types[owner].properties.filter { property in
        guard property.access == .private, owner != type else {
          return isAccessible(property.access, property.place, from: place)
        }
        return false
      }
    }
  }

  /// Returns true if the code of the same type at a place can use a member.
  func isAccessible(_ access: Access, _ member: SyntaxPlace, from place: SyntaxPlace) -> Bool {
    access > .fileprivate || member.file == place.file
  }

  /// The names that a type's code uses in expressions.
  func namesUsed(in type: TypeDeclaration.ID) -> Set<Name> {
    var names: Set<Name> = []
    for place in [types[type].place] + types[type].extensions {
      let file = files[Int(place.file)]
      for node in file.facts.range(of: Int(place.node))
      where file.facts.nodes[node].kind == .identifier {
        names.insert(file.names[Int(file.facts.nodes[node].name)])
      }
    }
    return names
  }
}

extension ProjectIndex {
  /// The declaration or extension of a type that conforms to a protocol; by default, the declaration.
  func place(of contract: TypeDeclaration.ID?, in type: TypeDeclaration.ID) -> SyntaxPlace {
    let declaration = types[type]
    guard let contract, types[contract].kind == .protocol else { return declaration.place }
    let inherited = declaration.inherited.first { inherited in
      self.type(inherited.type, in: declaration.outer, file: inherited.place.file) == contract
    }
    let found = inherited.flatMap { inherited in
      ([declaration.place] + declaration.extensions).first { place in
        place.file == inherited.place.file
          && files[Int(place.file)].facts.range(of: Int(place.node))
            .contains(Int(inherited.place.node))
      }
    }
    return found ?? declaration.place
  }
}
