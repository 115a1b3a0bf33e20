import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports view controllers that access the subviews of other view controllers.
struct ForeignViewRules: RuleFamily {
  let rule = LintRule.viewUsesForeignSubviews
  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where part.role.has(.shows) && module.isScreen(part.type) {
      let reaches = module.places(of: part.type).flatMap {
        ForeignViewReach.all(in: $0, of: part.type, module)
      }
      if reaches.isEmpty { report.keeps(rule) }
      let type = module.name(part.type)
      for reach in reaches {
        let (other, view) = (module.name(reach.screen), module.index.names[reach.view])
        report.finds(
          LintProblem(
            rule, module.subject("\(other).\(view)", of: part.type), at: reach.place,
            "'\(type)' accesses '\(view)' of '\(other)'. Give '\(other)' an interface for this, and use that."
          ), in: module)
      }
    }
  }
}

/// A place where code accesses a view of another screen.
struct ForeignViewReach {
  let screen: TypeDeclaration.ID
  let view: Name
  let place: LintPlace

  static func all(
    in place: SyntaxPlace, of type: TypeDeclaration.ID, _ module: LintedModule
  ) -> [ForeignViewReach] {
    let file = module.index.files[Int(place.file)]
    let facts = file.facts
    let first = Int(place.node)
    let properties = screens(inPropertiesOf: type, module)
    var locals: [Name: TypeDeclaration.ID?] = [:]
    var found: [ForeignViewReach] = []
    for node in facts.range(of: first) {
      if facts.beginsCode(node) { locals = [:] }
      switch facts.nodes[node].kind {
      case .binding, .parameter, .optionalBinding:
        let (name, screen) = (file.boundName(node) ?? .none, screen(of: node, file, type, module))
        // A local value that is not a screen shadows a screen with the same name.
        if screen != nil || locals[name] != nil || properties[name] != nil {
          locals.updateValue(screen, forKey: name)
        }
      case .chain:
        if let reach = ForeignViewReach(chain: node, place.file, locals, properties, module) {
          found.append(reach)
        }
      default: break
      }
    }
    return found
  }

  /// Returns the project's screen class that is the type of a local name: the name is declared
  /// with the class, cast to it, or initialized with an instance of it.
  private static func screen(
    of node: Int, _ file: ProjectIndex.File, _ owner: TypeDeclaration.ID, _ module: LintedModule
  ) -> TypeDeclaration.ID? {
    let facts = file.facts
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .typeName: return screen(named: file.names[Int(facts.nodes[part].name)], owner, module)
      case .optionalType, .unwrappedType:
        return facts.part(.typeName, of: part).flatMap {
          screen(named: file.names[Int(facts.nodes[$0].name)], owner, module)
        }
      case .sequence:
        let cast = facts.parts(of: part).first { facts.nodes[$0].kind == .cast }
        return cast.flatMap { facts.part(.typeName, of: $0) }.flatMap {
          screen(named: file.names[Int(facts.nodes[$0].name)], owner, module)
        }
      case .chain
      where facts.nodes[part + 1].kind == .identifier
        && facts.parts(of: part).count { _ in true } == 2:
        return facts.isMade(part + 1)
          ? screen(named: file.names[Int(facts.nodes[part + 1].name)], owner, module) : nil
      default: break
      }
    }
    return nil
  }

  private static func screen(
    named name: Name, _ owner: TypeDeclaration.ID, _ module: LintedModule
  ) -> TypeDeclaration.ID? {
    let types = module.index.types(named: name)
    guard types.count == 1, module.isOtherScreen(types[0], than: owner) else { return nil }
    return types[0]
  }

  /// Finds the view in `details.titleLabel.text` and `self.details.titleLabel`.
  private init?(
    chain: Int, _ number: Int32, _ locals: [Name: TypeDeclaration.ID?],
    _ properties: [Name: TypeDeclaration.ID], _ module: LintedModule
  ) {
    if locals.isEmpty && properties.isEmpty { return nil }
    let file = module.index.files[Int(number)]
    let facts = file.facts
    let first = file.names[Int(facts.nodes[chain + 1].name)]
    guard locals[first] != nil || properties[first] != nil || facts.isNamed(chain + 1, "self")
    else { return nil }
    var steps = facts.parts(of: chain).filter {
      facts.nodes[$0].kind != .optionalChaining && facts.nodes[$0].kind != .forceUnwrap
    }
    let isOwn = steps.first.map { facts.isNamed($0, "self") } ?? false
    if isOwn { steps.removeFirst() }
    guard steps.count >= 2, facts.nodes[steps[1]].kind == .member else { return nil }
    let holder = file.names[Int(facts.nodes[steps[0]].name)]
    let local = isOwn ? nil : locals[holder]
    let found = local ?? properties[holder]
    let view = file.names[Int(facts.nodes[steps[1]].name)]
    guard let found, let property = module.index.property(view, of: found)?.property,
      module.isView(property, of: found)
    else { return nil }
    screen = found
    self.view = view
    place = module.nameplace(at: SyntaxPlace(file: number, node: Int32(steps[1])))
  }

  /// Returns the properties of a screen that reference other screens.
  private static func screens(
    inPropertiesOf type: TypeDeclaration.ID, _ module: LintedModule
  ) -> [Name: TypeDeclaration.ID] {
    var found: [Name: TypeDeclaration.ID] = [:]
    for owner in [type] + module.index.superclasses(of: type) {
      for property in module.index.types[owner].properties where found[property.name] == nil {
        found[property.name] = property.types.first { module.isOtherScreen($0, than: type) }
      }
    }
    return found
  }
}

extension LintedModule {
  /// Returns true if a class is a screen of the project, but is not `owner`, its superclass or its
  /// subclass.
  fileprivate func isOtherScreen(_ type: TypeDeclaration.ID, than owner: TypeDeclaration.ID) -> Bool
  {
    type != owner && index.types[type].kind == .class && isScreen(type)
      && !index.superclasses(of: owner).contains(type)
      && !index.superclasses(of: type).contains(owner)
  }

  /// Returns true if a property is a view of a screen: an outlet, or a property whose type is a
  /// framework's view class.
  fileprivate func isView(_ property: Property, of type: TypeDeclaration.ID) -> Bool {
    if index.has(.outlets, in: property.attributes) { return true }
    guard let name = property.type?.names.first?.last else { return false }
    return index.types(named: name).isEmpty && FrameworkNames.controls.contains(index.names[name])
  }
}
