package import AdderArchitectures

/// The references between a module's parts, compared with the references that the module's
/// architecture describes.
package struct ModuleWiring: Sendable {
  /// The references that the architecture describes, in its order, followed by those that it does
  /// not describe.
  package private(set) var arrows: [Arrow] = []
  /// The roles that the architecture requires but no type has.
  package let missingRoles: [String]

  package struct Arrow: Sendable {
    /// The architecture's name for the reference, such as `Presenter.view`; `nil` if the
    /// architecture does not describe it.
    package var reference: String?
    /// The roles at both ends of the reference.
    package var from: String
    package var to: String
    /// The protocols in the property's declaration, or the property's name if there are none. For a
    /// missing reference, the described targets.
    package var label: String
    /// The strength in the code. For a missing reference, the strength that the architecture
    /// describes.
    package var strength: Property.Strength
    package var state: State
    /// The reference in the code; `nil` if the reference is missing or only its property was found.
    package var edge: WiringGraph.Edge?
    /// The property for the reference, if `edge` is `nil` and there is such a property.
    package var place: SyntaxPlace?
  }

  package enum State: Hashable, Sendable {
    case asDescribed
    /// The strength in the code differs from the associated value, which is the strength that the
    /// architecture describes.
    case otherStrength(Reference.Strength)
    /// The architecture does not describe such a reference.
    case notDescribed
    case missing
    /// A property for the reference exists, but its value cannot be inferred from the code.
    case unknown
  }

  package init(of module: Module, in project: DiscoveredProject, _ architecture: Architecture) {
    self.init(of: module, project.index, project.graph, architecture)
  }

  init(
    of module: Module, _ index: ProjectIndex, _ graph: WiringGraph, _ architecture: Architecture
  ) {
    let found = Set(module.parts.map(\.role))
    let isWhole = architecture.roles(with: .isWholeModule).contains { found.contains($0.name) }
    missingRoles = architecture.roles.filter {
      !isWhole && $0.isRequired && !found.contains($0.name)
    }
    .map(\.name)
    let reader = Reader(module: module, index: index, graph: graph, architecture: architecture)
    for reference in architecture.references { arrows += reader.arrows(of: reference) }
    arrows += reader.undescribed(beside: arrows)
  }
}

extension ModuleWiring {
  /// Finds a module's arrows.
  private struct Reader {
    let module: Module
    let index: ProjectIndex
    let graph: WiringGraph
    let architecture: Architecture

    func parts(_ role: String) -> [Module.Part] { module.parts.filter { $0.role == role } }

    // MARK: References that the architecture describes

    /// Returns an arrow for each part that can hold the reference.
    func arrows(of reference: Reference) -> [Arrow] {
      let roles = architecture.roles(reachedBy: reference)
      return parts(reference.holder).flatMap { holder -> [Arrow] in
        let edges = graph.edges(from: holder.type).filter { isReference($0, reference) }
        let known = roles.flatMap { role -> [Arrow] in
          let targets = parts(role).map(\.type)
          // If different properties and objects match, the property name that the architecture
          // describes counts most.
          let best = edges.filter { targets.contains($0.target) }
            .max { fit($0, reference) < fit($1, reference) }
          return best.map { [arrow($0, reference, role)] } ?? []
        }
        return known.isEmpty ? absent(reference, holder, roles) : known
      }
    }

    private func isReference(_ edge: WiringGraph.Edge, _ reference: Reference) -> Bool {
      module.parts.contains { $0.type == edge.target }
        && edge.target != edge.holder && reference.holder == role(of: edge.holder)
    }

    private func role(of type: TypeDeclaration.ID) -> String? {
      module.parts.first { $0.type == type }?.role
    }

    private func fit(_ edge: WiringGraph.Edge, _ reference: Reference) -> Int {
      (isCalled(edge.property, reference) ? 2 : 0)
        + (edge.strength.asDescribed == reference.strength ? 1 : 0)
    }

    private func isCalled(_ property: Name, _ reference: Reference) -> Bool {
      let name = index.names[property]
      return ([reference.property] + reference.otherProperties).contains { pattern in
        pattern.saysSomething && pattern.values(of: name, member: true) != nil
      }
    }

    private func arrow(
      _ edge: WiringGraph.Edge, _ reference: Reference?, _ role: String
    ) -> Arrow {
      let state: State =
        if let reference {
          state(edge.strength, edge.property, of: edge.holder, reference)
        } else {
          .notDescribed
        }
      return Arrow(
        reference: reference?.name, from: self.role(of: edge.holder) ?? "", to: role,
        label: label(edge), strength: edge.strength, state: state, edge: edge)
    }

    /// The state of a property that holds what a reference describes. It is unknown how long a part
    /// holds an object in a property with another name that it sets to `nil` itself.
    private func state(
      _ strength: Property.Strength, _ property: Name, of holder: TypeDeclaration.ID,
      _ reference: Reference
    ) -> State {
      if strength.asDescribed == reference.strength { return .asDescribed }
      if !isCalled(property, reference), index.isEnded(index.names[property], of: holder) {
        return .unknown
      }
      return .otherStrength(reference.strength)
    }

    private func label(_ edge: WiringGraph.Edge) -> String {
      let protocols = edge.declared.filter { index.types[$0].kind == .protocol }
      return protocols.isEmpty
        ? index.names[edge.property] : protocols.map(index.name).joined(separator: " & ")
    }

    // MARK: References without an edge

    private func absent(
      _ reference: Reference, _ holder: Module.Part, _ roles: [String]
    ) -> [Arrow] {
      let role = roles.first { !parts($0).isEmpty } ?? roles.first
      guard let role else { return [] }
      if let property = property(of: holder.type, for: reference, roles) {
        let isOutside = roles.allSatisfy { parts($0).isEmpty }
        // If no part has one of these roles, the property is sufficient.
        if isOutside { return [] }
        let targets = Set(roles.flatMap(parts).map(\.type))
        let state: State =
          if !isOnly(targets, property, of: holder.type) {
            .unknown
          } else {
            state(property.strength, property.name, of: holder.type, reference)
          }
        return [
          Arrow(
            reference: reference.name, from: holder.role, to: role,
            label: index.names[property.name], strength: property.strength, state: state,
            place: property.place)
        ]
      }
      if reference.isOptional || !isExpected(role) { return [] }
      return [
        Arrow(
          reference: reference.name, from: holder.role, to: role,
          label: reference.targets.joined(separator: " & "),
          strength: reference.strength.asFound, state: .missing)
      ]
    }

    /// Returns true if a property can only contain these types, for example in a
    /// module with two user interfaces.
    private func isOnly(
      _ targets: Set<TypeDeclaration.ID>, _ property: Property, of type: TypeDeclaration.ID
    ) -> Bool {
      let conforming = index.types(of: property, in: type).flatMap { graph.conforming[$0] ?? [] }
      return !conforming.isEmpty && targets.isSuperset(of: conforming)
    }

    /// Returns true if the module has a part with the role, or the architecture requires such a
    /// part.
    private func isExpected(_ role: String) -> Bool {
      if !parts(role).isEmpty { return true }
      guard let role = architecture.role(named: role) else { return false }
      return role.isRequired && !role.has(.isShared) && !role.has(.isForeign)
    }

    /// Returns a property that could be the reference, judging by its name or its declared type.
    private func property(
      of type: TypeDeclaration.ID, for reference: Reference, _ roles: [String]
    ) -> Property? {
      let targets = roles.flatMap(parts).map(\.type)
      let properties = ([type] + index.superclasses(of: type)).flatMap { owner in
        index.types[owner].properties.filter { !$0.isStatic }
      }
      return properties.first { isCalled($0.name, reference) }
        ?? properties.first { property in
          let declared = index.types(of: property, in: type)
          return !declared.isEmpty
            && targets.contains { target in
              let known = index.allInherited(by: target).types.union([target])
              return known.isSuperset(of: declared)
            }
        }
    }

    // MARK: References that the architecture does not describe

    /// Returns the arrows that are certain and that the architecture does not describe.
    func undescribed(beside arrows: [Arrow]) -> [Arrow] {
      let described = Set(
        architecture.references.flatMap { reference in
          architecture.roles(reachedBy: reference).map { Ends(from: reference.holder, to: $0) }
        })
      var known: Set<Ends> = []
      return module.parts.flatMap { part in
        graph.edges(from: part.type).compactMap { edge -> Arrow? in
          guard edge.certainty != .onlyConforming, edge.target != edge.holder,
            let role = role(of: edge.target), role != part.role,
            architecture.role(named: part.role)?.has(.composes) == false,
            !described.contains(Ends(from: part.role, to: role)),
            known.insert(Ends(from: part.role, to: role)).inserted
          else { return nil }
          return arrow(edge, nil, role)
        }
      }
    }

    private struct Ends: Hashable {
      var from: String
      var to: String
    }
  }
}

extension NamingPattern {
  /// True if the pattern contains literal text. A pattern without literal text matches every name.
  var saysSomething: Bool { parts.contains { if case .text = $0 { true } else { false } } }
}

extension Property.Strength {
  /// The equivalent strength in an architecture.
  package var asDescribed: Reference.Strength {
    switch self {
    case .strong: .strong
    case .weak: .weak
    case .unowned: .unowned
    }
  }
}

extension Reference.Strength {
  /// The equivalent strength of a property.
  var asFound: Property.Strength {
    switch self {
    case .strong: .strong
    case .weak: .weak
    case .unowned: .unowned
    }
  }
}
