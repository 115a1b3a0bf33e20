import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Whether the app's code gives a property a value.
extension LintedModule {
  /// Returns true if a property can have a value: an initial value, one that an initializer, an
  /// assignment or a key path sets, or one that a nib, a property wrapper or a container provides.
  func canHaveValue(_ property: Property, of holder: TypeDeclaration.ID) -> Bool {
    let isNil =
      property.hasInitialValue
      && facts(at: property.place).part(.nilLiteral, of: Int(property.place.node)) != nil
    return property.hasInitialValue && !isNil || property.isConstant || property.isLazy
      || property.type?.isOptional != true || !property.attributes.isEmpty
      || isSet(property, of: holder)
      || index.types.indices.contains { index.inherits(.containerAssemblies, $0) }
  }

  /// Returns true if code of the app may set a property of a type.
  func isSet(_ property: Property, of holder: TypeDeclaration.ID) -> Bool {
    let known = graph.edges(from: holder)
    if known.contains(where: { $0.property == property.name && $0.certainty == .assigned }) {
      return true
    }
    let line = [holder] + index.superclasses(of: holder)
    // Another name for `self` has no known type: `let viewController = self`.
    let own = line.flatMap(assignments).contains { assignment in
      assignment.member == property.name
        && (assignment.isOwn || assignment.receiver.map { isOfOneLine($0, holder) } ?? true)
    }
    let others = parts.contains { part in
      part.type != holder
        && assignments(in: part.type).contains { assignment in
          assignment.member == property.name && !assignment.isOwn
            && (assignment.receiver.map { isOfOneLine($0, holder) } ?? true)
        }
    }
    return own || others || isSetSomewhere(property.name, of: holder)
  }

  /// Returns true if the types are the same, or if one inherits from the other.
  private func isOfOneLine(_ one: TypeDeclaration.ID, _ other: TypeDeclaration.ID) -> Bool {
    one == other || index.allInherited(by: one).types.contains(other)
      || index.allInherited(by: other).types.contains(one)
  }

  /// Returns true if a member with this name is set in a
  /// file that mentions the type or one of its supertypes.
  private func isSetSomewhere(_ property: Name, of holder: TypeDeclaration.ID) -> Bool {
    let known =
      [index.types[holder].name]
      + index.allInherited(by: holder).types.map { index.types[$0].name }
    // `isSet` checks the assignments in the module's parts more precisely.
    let parts = Set(parts.flatMap { places(of: $0.type) })
    return Set(known.flatMap { project.filesByName[$0] }).contains { number in
      let file = index.files[Int(number)]
      guard !project.tests.isTest[Int(number)], let name = file.names.firstIndex(of: property)
      else { return false }
      let own = parts.filter { $0.file == number }.map { file.facts.range(of: Int($0.node)) }
      return file.facts.sets(UInt32(name), outside: own)
    }
  }
}

extension SwiftFile {
  /// Returns true if a member with this name is set anywhere outside the given declarations, or
  /// passed as a key path.
  fileprivate func sets(_ name: UInt32, outside declarations: [ClosedRange<Int>]) -> Bool {
    nodes.indices.contains { node in
      switch nodes[node].kind {
      // The last node of the left side directly precedes the equals sign.
      case .assignment:
        nodes[node - 1].kind == .member && nodes[node - 1].name == name
          && !declarations.contains { $0.contains(node) }
      case .keyPath: range(of: node).contains { nodes[$0].name == name }
      default: false
      }
    }
  }
}
