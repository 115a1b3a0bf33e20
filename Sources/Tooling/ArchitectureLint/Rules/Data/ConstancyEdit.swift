import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Turns properties of a structure into constants if they are never set after the structure was
/// created.
struct ConstancyEdit {
  private let type: TypeDeclaration.ID
  private let module: LintedModule

  private var index: ProjectIndex { module.index }

  init(of type: TypeDeclaration.ID, in module: LintedModule) {
    self.type = type
    self.module = module
  }

  /// Returns the edits; `nil` if it is not certain that none of the properties ever changes.
  func fix(_ properties: [Property]) -> SourceFix? {
    guard index.types[type].kind == .struct, inheritsPlainly else { return nil }
    var edits: [SourceFix.Edit] = []
    for property in properties {
      guard let edit = edit(property) else { return nil }
      edits.append(edit)
    }
    let names = Set(properties.map(\.name))
    return edits.isEmpty || isWritten(names) ? nil : SourceFix(edits)
  }

  /// True if the type conforms to nothing that could require a setter.
  private var inheritsPlainly: Bool {
    let all = index.allInherited(by: type)
    let asksForSetter = all.types.contains { !index.types[$0].properties.isEmpty }
    return !asksForSetter
      && all.foreign.allSatisfy {
        Self.plainProtocols.contains(index.names[$0])
      }
  }

  private static let plainProtocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "Sendable",
    "CustomStringConvertible", "Comparable", "Error",
  ]

  /// Changes `var` to `let` if the property has no initial value. The memberwise initializer can
  /// set a property with an initial value only if it is a variable.
  private func edit(_ property: Property) -> SourceFix.Edit? {
    guard property.access <= .internal, !property.hasInitialValue, !property.isComputed,
      let use = property.type, !use.isOptional,
      use.names.allSatisfy({ isConstantWithoutSetter($0, property) }),
      let declaration = module.declaration(of: property)
    else { return nil }
    let facts = module.facts(at: property.place)
    // `private(set)` requires a variable.
    guard facts.parts(.binding, of: declaration).count == 1,
      facts.part(.accessor, of: Int(property.place.node)) == nil,
      facts.parts(.modifier, of: declaration).allSatisfy({ facts.nodes[$0].count == 0 }),
      module.attributes(of: declaration, in: property.place.file).isEmpty,
      let edit = ModifierEdit(of: declaration, in: property.place.file, module)
    else { return nil }
    return .init(place: edit.keyword, text: "let")
  }

  /// Returns true if a value of a type changes only by
  /// assignment, or by methods whose names are known.
  private func isConstantWithoutSetter(_ name: TypeName, _ property: Property) -> Bool {
    if let own = index.type(name, in: type, file: property.place.file) {
      return index.types[own].kind != .protocol && index.types[own].genericParameters.isEmpty
        && !index.types[own].functions.contains { isMutating($0) }
    }
    return FrameworkNames.settableValues.contains(index.names[name.last])
  }

  private func isMutating(_ function: Function) -> Bool {
    let facts = module.facts(at: function.place)
    return facts.parts(.modifier, of: Int(function.place.node)).contains {
      facts.isNamed($0, "mutating")
    }
  }

  // MARK: Assignments

  private func isWritten(_ names: Set<Name>) -> Bool {
    let places = module.places(of: type)
    let initializers = index.types[type].initializers.map(\.place)
    return Set(names.flatMap { module.project.filesByName[$0] }).contains { file in
      let reader = WriteReader(
        index.files[Int(file)], names, owner: places.filter { $0.file == file },
        initializers: initializers.filter { $0.file == file })
      return reader.isWritten
    }
  }
}
