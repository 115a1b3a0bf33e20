import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

extension LintedModule {
  /// Returns true if an object other than the property's holder is known to keep the property's
  /// target alive. If not, a finding must not advise making the property weak: the target could be
  /// freed at once.
  ///
  /// - Parameters:
  ///   - target: `nil` if the target is in another module, which keeps its own parts alive.
  ///   - isProven: True if a property that nothing sets does not count.
  func isKeptAlive(
    _ target: TypeDeclaration.ID?, besides property: Name, of holder: TypeDeclaration.ID,
    isProven: Bool = false
  ) -> Bool {
    guard let target else { return true }
    let hasOwner = owners(of: target, areProven: isProven).contains { owner in
      owner != holder && isHeld(owner, apartFrom: target)
    }
    if hasOwner || project.storyboardClasses.contains(name(target)) { return true }
    let results = results(of: property, of: holder, target)
    // The caller that receives the target keeps it alive.
    if results.contains(where: { isCalled(target, $0) }) { return true }
    // A screen keeps its views alive. But if the caller receives the holder, the views may be kept
    // alive only by the holder.
    return !results.isEmpty && index.inherits(.keptByScreen, target)
      && !results.contains { isCalled(holder, $0) }
  }

  /// Returns the types whose properties retain objects of a type.
  ///
  /// - Parameter areProven: True to leave out properties that nothing sets.
  private func owners(
    of type: TypeDeclaration.ID, areProven: Bool = false
  ) -> [TypeDeclaration.ID] {
    graph.edges(to: type).filter { edge in
      guard edge.strength == .strong, edge.holder != type else { return false }
      guard let property = index.property(edge.property, of: edge.owner)?.property else {
        return true
      }
      return !property.isComputed
        && (!areProven || edge.certainty == .assigned || canHaveValue(property, of: edge.holder))
    }.map(\.holder)
  }

  /// Returns true if objects of a type are not only retained by what an object of another type
  /// retains. Nothing in the code retains a view, a screen, or the first object of an app.
  private func isHeld(
    _ type: TypeDeclaration.ID, apartFrom other: TypeDeclaration.ID
  ) -> Bool {
    var known: Set<TypeDeclaration.ID> = [type, other]
    var open = [type]
    while let next = open.popLast() {
      let owners = owners(of: next)
      let isView = parts.contains { $0.type == next && $0.role.has(.shows) }
      if owners.isEmpty || isView || index.inherits(.viewControllers, next) { return true }
      open += owners.filter { known.insert($0).inserted }
    }
    return false
  }

  /// Returns true if a property can become weak without losing its value: another object keeps the
  /// value alive. A structure cannot be referenced weakly.
  func canBecomeWeak(
    _ property: Property, to target: TypeDeclaration.ID?, of holder: TypeDeclaration.ID
  ) -> Bool {
    if property.isLazy || property.types.contains(where: isStructure) { return false }
    guard let target else { return true }
    if isStructure(target) { return false }
    return isKeptAlive(target, besides: property.name, of: holder, isProven: true)
      && !isCreated(by: property, to: target, of: holder)
      && !isDropped(target, besides: property.name, of: holder)
  }

  /// Returns true if a property's own object creates its value, which nothing else retains yet.
  func isCreated(
    by property: Property, to target: TypeDeclaration.ID, of holder: TypeDeclaration.ID
  ) -> Bool {
    let isNil = facts(at: property.place).part(.nilLiteral, of: Int(property.place.node)) != nil
    return property.hasInitialValue && !isNil
      || isSetByItself(property.name, of: holder, to: target)
      || isSetByInitializer(property.name, of: holder)
  }

  /// Returns true if a property is for an object that another one tells about events, whatever other role that object
  /// plays: if its name or its type's ends in `delegate`, `listener` or another word for it.
  func isForListener(_ property: Property, orCalled words: String...) -> Bool {
    let names = property.types.map(name) + [index.names[property.name]]
    return names.contains { name in
      (["delegate", "listener"] + words).contains { name.lowercased().hasSuffix($0) }
    }
  }

  /// Returns true if a property only has a screen that its own object creates: it is not the module's view.
  func isSpareScreen(
    _ target: TypeDeclaration.ID, in property: Property, of holder: TypeDeclaration.ID
  ) -> Bool {
    guard property.hasInitialValue, part(target)?.role.has(.shows) ?? false,
      // A router or a coordinator may create its screen.
      part(holder)?.role.has(.navigates) == false, part(holder)?.role.has(.composes) == false,
      isCreated(by: property, to: target, of: holder)
    else { return false }
    return !graph.edges(from: holder).contains { edge in
      edge.property == property.name && edge.composer.map { $0.type != holder } ?? false
    }
  }

  /// Returns true if an object of this type sets its own property to the result of a call, as in
  /// `router = ProfileRouter()`. Nothing else retains that object yet, so the property cannot be weak.
  /// A type method sets the properties of other objects.
  func isSetByItself(
    _ property: Name, of holder: TypeDeclaration.ID, to target: TypeDeclaration.ID
  ) -> Bool {
    graph.edges(from: holder).contains { edge in
      guard edge.property == property, edge.target == target, edge.certainty == .assigned,
        let composer = edge.composer, composer.type == holder, isSetToCall(edge.place)
      else { return false }
      let function = index.types[holder].functions.first { $0.place == composer.function }
      return function.map { !$0.isStatic } ?? true
    }
  }

  /// Returns true if an initializer sets a property to the result of a call whose type is unknown, as in
  /// `view = storyboard.instantiateInitialViewController() as? ProfileView`.
  private func isSetByInitializer(_ property: Name, of holder: TypeDeclaration.ID) -> Bool {
    index.types[holder].initializers.contains { initializer in
      let file = index.files[Int(initializer.place.file)]
      return file.facts.range(of: Int(initializer.place.node)).contains { node in
        file.facts.nodes[node].kind == .sequence
          && file.facts.parts(of: node).first(where: { _ in true }).map { target in
            file.facts.ownMember(target).map {
              file.names[Int(file.facts.nodes[$0].name)] == property
            } ?? false
              && isSetToCall(SyntaxPlace(file: initializer.place.file, node: Int32(target)))
          } ?? false
      }
    }
  }

  /// Returns true if a call is assigned to the property at a place.
  private func isSetToCall(_ target: SyntaxPlace) -> Bool {
    let facts = facts(at: target)
    let sign = Int(target.node) + Int(facts.nodes[Int(target.node)].count) + 1
    guard sign + 1 < facts.nodes.count, facts.nodes[sign].kind == .assignment else { return false }
    return facts.nodes[sign + 1].kind == .chain && facts.part(.call, of: sign + 1) != nil
  }

  /// Returns true if another type retains an object behind a protocol that the target conforms to, and
  /// the code does not show which object: a parent that holds `any ChildPresenter`.
  func mayBeKeptAlive(_ target: TypeDeclaration.ID, besides holder: TypeDeclaration.ID) -> Bool {
    let protocols = Set(index.protocols(of: target))
    guard !protocols.isEmpty else { return false }
    return index.types.indices.contains { type in
      type != holder && type != target && index.types[type].kind != .protocol
        && index.types[type].properties.contains { property in
          property.strength == .strong && !property.isComputed && !property.isStatic
            && property.types.contains(where: protocols.contains)
            && !graph.edges(from: type).contains { $0.property == property.name }
        }
    }
  }

  /// Returns true if the function that wires the module returns an object of a library type. That
  /// object may keep the target alive.
  func isGivenToLibrary(
    _ target: TypeDeclaration.ID, by property: Name, of holder: TypeDeclaration.ID
  ) -> Bool {
    results(of: property, of: holder, target).contains { names in
      !names.isEmpty && names.allSatisfy { index.types(named: $0).isEmpty }
    }
  }

  /// Returns true if a container gives the object that holds a property, and only with it the property's target.
  func isGivenByContainer(
    _ holder: TypeDeclaration.ID, with property: Name, to target: TypeDeclaration.ID
  ) -> Bool {
    graph.edges(from: holder).contains { edge in
      edge.property == property && edge.target == target && edge.composer != nil
        && isCalled(holder, namesRegistered(around: edge.place))
    } && !isKeptAlive(target, besides: property, of: holder)
  }

  /// Returns the names in the result types of the functions that set a property.
  private func results(
    of property: Name, of holder: TypeDeclaration.ID, _ target: TypeDeclaration.ID
  ) -> [[Name]] {
    graph.edges(from: holder).filter { $0.property == property && $0.target == target }
      .compactMap { edge in
        edge.composer.map { namesGiven(by: $0) ?? namesRegistered(around: edge.place) }
      }
  }

  /// Returns the names in the result type of the function that wires a module; `nil` if it has no result.
  private func namesGiven(by composer: WiringGraph.Composer) -> [Name]? {
    let function = index.types[composer.type].functions.first { $0.place == composer.function }
    return function?.result?.names.map(\.last)
  }

  /// Returns the names of the types for which code around a place tells a container what to give:
  /// `container.register(FeedRouter.self) { … }`.
  private func namesRegistered(around place: SyntaxPlace) -> [Name] {
    let file = index.files[Int(place.file)]
    let calls = file.facts.nodes[..<Int(place.node)].indices.filter {
      file.facts.nodes[$0].kind == .call && file.facts.range(of: $0).contains(Int(place.node))
    }
    return calls.flatMap { file.facts.parts(.argument, of: $0) }.compactMap { argument in
      guard let chain = file.facts.part(.chain, of: argument) else { return nil }
      let steps = Array(file.facts.parts(of: chain))
      guard steps.count > 1, file.facts.isNamed(steps[steps.count - 1], "self") else { return nil }
      return file.names[Int(file.facts.nodes[steps[steps.count - 2]].name)]
    }
  }

  /// Returns true if the names contain the name of a type or of one of its supertypes.
  private func isCalled(_ type: TypeDeclaration.ID, _ names: [Name]) -> Bool {
    ([type] + index.allInherited(by: type).types).contains { names.contains(index.types[$0].name) }
  }
}
