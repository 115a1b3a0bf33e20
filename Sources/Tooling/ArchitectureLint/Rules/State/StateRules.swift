import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports state in parts that should have none, and state that other code can change.
struct StateRules: RuleFamily {
  /// A part that should have no state stores state.
  let stateless = LintRule.interactorStoresState
  /// State is not private.
  let isPrivate = LintRule.presenterStateExposed

  var rules: [LintRule] { [stateless, isPrivate] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts {
      if part.role.has(.appliesBusinessLogic), !part.role.has(.holdsState) {
        checkStateless(part, module, &report)
      } else if part.role.has(.holdsState), part.role.has(.decides) {
        checkPrivate(part, module, &report)
      }
    }
  }

  private func checkStateless(
    _ part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(stateless, in: module) else { return }
    // A property that is never set stores no state.
    let state = module.state(of: part.type).filter { module.mayBeSet($0, of: part.type) }
    if state.isEmpty { report.keeps(stateless) }
    for property in state {
      let (type, name) = (module.name(part.type), module.index.names[property.name])
      report.finds(
        LintProblem(
          stateless, module.subject(name, of: part.type), at: module.nameplace(at: property.place),
          "'\(type)' stores state in '\(name)'. Store it in the presenter, and pass it to '\(type)' when it is needed."
        ), in: module)
    }
  }

  private func checkPrivate(
    _ part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(isPrivate, in: module) else { return }
    for property in module.state(of: part.type) {
      // A team that publishes such a property, or lets its views bind to it, does so on purpose.
      let isUsed =
        !module.followsDocument
        && (property.attributes.contains {
          FrameworkNames.publishingWrappers.contains(module.index.names[$0])
        }
          || module.isMentionedElsewhere(property, of: part.type))
      if property.access <= .fileprivate || module.isSetPrivately(property)
        || module.isRequired(property.name, of: part.type) || isUsed
      {
        report.keeps(isPrivate)
        continue
      }
      let (type, name) = (module.name(part.type), module.index.names[property.name])
      report.finds(
        LintProblem(
          isPrivate, module.subject(name, of: part.type), at: module.nameplace(at: property.place),
          "'\(name)' is state of '\(type)', but any code can change it. Make it private.",
          fix: module.isMentionedElsewhere(property, of: part.type)
            ? nil : module.privacy(of: property)), in: module)
    }
  }
}

extension LintedModule {
  /// Returns the variables of a type that store plain values: neither other parts nor helpers.
  func state(of type: TypeDeclaration.ID) -> [Property] {
    let injected = Set(index.types[type].initializers.flatMap(\.parameters).map(\.name))
    return index.types[type].properties.filter { property in
      !property.isStatic && !property.isConstant && !property.isComputed && !property.isLazy
        && property.strength == .strong && !injected.contains(property.name)
        && ValueType(of: property, of: type, in: self).isValue
    }
  }

  /// Returns true if some code may set a property. If code outside the type has access to the
  /// property, that code is assumed to set it.
  func mayBeSet(_ property: Property, of type: TypeDeclaration.ID) -> Bool {
    guard property.access <= .fileprivate else { return true }
    let places = places(of: type)
    return Set(places.map(\.file)).contains { file in
      WriteReader(
        index.files[Int(file)], [property.name], owner: places.filter { $0.file == file },
        initializers: []
      ).isWritten
    }
  }

  /// Returns true if only the type itself can set a property: `private(set)`.
  func isSetPrivately(_ property: Property) -> Bool {
    guard let declaration = declaration(of: property) else { return false }
    let facts = facts(at: property.place)
    return facts.parts(.modifier, of: declaration).contains { modifier in
      (facts.isNamed(modifier, "private") || facts.isNamed(modifier, "fileprivate"))
        && facts.part(.modifierDetail, of: modifier) != nil
    }
  }

  /// Returns true if a protocol requires a property.
  func isRequired(_ name: Name, of type: TypeDeclaration.ID) -> Bool {
    index.allInherited(by: type).types.contains { other in
      index.types[other].kind == .protocol
        && index.types[other].properties.contains { $0.name == name }
    }
  }

  /// Returns the `var` declaration that contains a property.
  func declaration(of property: Property) -> Int? {
    declaration(ofBinding: property.place)
  }

  /// Returns the `var` or `let` declaration that contains a binding.
  func declaration(ofBinding place: SyntaxPlace) -> Int? {
    let facts = facts(at: place)
    let binding = Int(place.node)
    return (0..<binding).last { node in
      facts.nodes[node].kind == .variableDeclaration
        && node + Int(facts.nodes[node].count) >= binding
    }
  }

  /// Returns true if the name of a property occurs outside its
  /// type: after a dot, or alone where it could mean the property.
  func isMentionedElsewhere(_ property: Property, of type: TypeDeclaration.ID) -> Bool {
    let home = property.place.file
    let own = places(of: type)
    let inherited = project.heirs[type, default: []].flatMap(places)
    return project.filesByName[property.name].contains { number in
      let file = index.files[Int(number)]
      guard let name = file.names.firstIndex(of: property.name) else { return false }
      let hidden = number == home ? own.filter { $0.file == home } : []
      let inner = hidden.map { file.facts.range(of: Int($0.node)) }
      let isSeen = (own + inherited).contains { $0.file == number }
      return file.facts.nodes.indices.contains { node in
        guard file.facts.nodes[node].name == UInt32(name) else { return false }
        return switch file.facts.nodes[node].kind {
        case .member, .implicitMember: !inner.contains { $0.contains(node) }
        case .identifier: isSeen && !inner.contains { $0.contains(node) }
        default: false
        }
      }
    }
  }

  /// Returns a fix that makes a property private.
  func privacy(of property: Property) -> SourceFix? {
    guard let declaration = declaration(of: property) else { return nil }
    let facts = facts(at: property.place)
    guard facts.parts(.binding, of: declaration).count == 1,
      facts.parts(.modifier, of: declaration).isEmpty,
      let edit = ModifierEdit(of: declaration, in: property.place.file, self)
    else { return nil }
    return SourceFix([edit.adding(access: "private")])
  }
}
