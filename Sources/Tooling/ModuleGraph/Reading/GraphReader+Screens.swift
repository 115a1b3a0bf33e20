import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds where the screens of an app are created.
extension GraphReader {
  /// Finds where the screens of the app are created.
  func findCreations() {
    let names = Set(nodes.screenTypes.map { index.types[$0].name })
    for name in names.sorted(by: { $0.number < $1.number }) {
      for place in app.places(named: name) {
        let owner = members.member(around: place).flatMap { nodes.owner(of: members[$0].type) }
        guard let type = createdType(at: place),
          let screen = nodes.screen(of: type, createdBy: owner)
        else { continue }
        add(.screen(screen), at: place, trees[place.file].creation(at: Int(place.node)))
      }
    }
  }

  /// Returns the type of the object that code creates or takes from a file.
  func createdType(at place: SyntaxPlace) -> TypeDeclaration.ID? {
    let (tree, node) = (trees[place.file], Int(place.node))
    guard tree.kind(node) == .identifier || tree.kind(node) == .typeName,
      tree.creation(at: node) != nil
    else { return nil }
    let outer = members.member(around: place).flatMap { members[$0].type }
    let name = TypeName(path: [tree.name(node)])
    guard let type = index.type(name, in: outer, file: place.file),
      !isOwnMethod(of: type, after: node, tree)
    else { return nil }
    return type
  }

  /// Returns true for the class in `ProfileViewController.make()`, if the class declares the method: then the
  /// screen is created there.
  private func isOwnMethod(
    of type: TypeDeclaration.ID, after node: Int, _ tree: SyntaxTree
  ) -> Bool {
    guard let chain = tree.chain(around: node) else { return false }
    let next = tree.facts.parts(of: chain).drop { $0 <= node }.first { _ in true }
    guard let next, tree.kind(next) == .member else { return false }
    return members.members(named: tree.name(next), of: type).contains { members[$0].type == type }
  }

  /// Finds the structures that are no parts of a module, and that the code shows as screens: by a link or over
  /// others, or from code that is no view.
  func findPresentedValues() {
    for type in index.types.indices
    where index.types[type].kind == .struct && nodes.screen(of: type) == nil
      && index.inherits(.shownValues, type) && isPresented(type)
    {
      _ = nodes.makeScreen(type)
    }
  }

  /// Finds the views of UIKit that code shows as screens, and that show no screen of UIKit themselves.
  func findBridgedScreens() {
    for type in index.types.indices
    where index.types[type].kind == .struct && nodes.screen(of: type) == nil
      && index.inherits(.bridgedViews, type) && isPresented(type)
      && members.members(of: type).allSatisfy({ events[$0] == nil })
    {
      let screen = nodes.makeScreen(type)
      for place in app.places(named: index.types[type].name) where createdType(at: place) == type {
        add(.screen(screen), at: place, trees[place.file].creation(at: Int(place.node)))
      }
    }
  }

  private func isPresented(_ type: TypeDeclaration.ID) -> Bool {
    // Code that is no view shows screens. Views show the parts that they are made of.
    var (uses, parts) = (0, 0)
    for place in app.places(named: index.types[type].name) {
      switch use(of: type, at: place) {
      case .screen: return true
      case .outsideOfViews: uses += 1
      case .part: parts += 1
      case nil: break
      }
    }
    return uses > 0 && (parts < 3 || parts < 2 * uses)
  }

  /// What code creates a view for.
  private enum ViewUse { case screen, outsideOfViews, part }

  private func use(of type: TypeDeclaration.ID, at place: SyntaxPlace) -> ViewUse? {
    let (tree, node) = (trees[place.file], Int(place.node))
    guard tree.kind(node) == .identifier, tree.call(after: node) != nil,
      let member = members.member(around: place).map({ members[$0] }), member.type != type
    else { return nil }
    let context = OpeningContext(member, trees)
    if isControl(type) { return .part }
    switch context.action(at: node) {
    case .pushes, .presents: return .screen
    case .embeds where context.isInTabs(node) && !context.isInLabel(node): return .screen
    case nil
    where context.isAlternative(node)
      && (isPlace(type) || (context.isOnlyChoice(around: node) && isFirst(member))):
      return .screen
    default: break
    }
    if isPart(type) || context.isInLabel(node) { return .part }
    // Code in no type of the project extends views.
    let isInView =
      member.type.map {
        isShown($0) || index.inherits(.viewAdditions, $0) || index.inherits(.widgets, $0)
      } ?? true
    return isInView ? .part : .outsideOfViews
  }

  /// Returns true for code of a view that the app shows at its start.
  private func isFirst(_ member: CodeMember) -> Bool {
    guard let view = member.type else { return false }
    return app.places(named: index.types[view].name).contains { place in
      guard let type = members.member(around: place).flatMap({ members[$0].type }),
        index.isStart(type)
      else { return false }
      return createdType(at: place) == view
    }
  }

  /// Returns true for a view that seems to be a screen of its own: it is made in one place, is called one, and opens
  /// others or has a title.
  private func isPlace(_ type: TypeDeclaration.ID) -> Bool {
    let name = index.name(of: type)
    guard ["View", "Screen", "Page"].contains(where: name.hasSuffix),
      app.places(named: index.types[type].name).filter({ createdType(at: $0) == type }).count == 1
    else { return false }
    return members.members(of: type).contains { number in
      let tree = trees[members[number].place.file]
      return members[number].range.contains { node in
        guard tree.kind(node) == .member, tree.call(after: node) != nil else { return false }
        let action = trees.action(ofCall: node, tree)
        return action == .pushes || action == .presents
          || FrameworkNames.screenMarks.contains(tree.facts.name(of: node))
      }
    }
  }

  /// Finds where code takes a screen from a storyboard by what a generator made of it:
  /// `R.storyboard.profile.instantiateInitialViewController()`, `StoryboardScene.Profile.settings.instantiate()`.
  func findGeneratedStoryboards() {
    let initial = Dictionary(
      scenes.initialScreens.map { ($0.key.lowercased(), $0.value) },
      uniquingKeysWith: { first, _ in first })
    let identified = Dictionary(
      scenes.identifiedScreens.flatMap { storyboard, screens in
        screens.map { ("\(storyboard).\($0.key)".lowercased(), $0.value) }
      }, uniquingKeysWith: { first, _ in first })
    if initial.isEmpty && identified.isEmpty { return }
    let accessors = FrameworkNames.storyboardAccessors.listed
    for name in accessors + FrameworkNames.storyboardNamespaces.listed {
      guard let known = index.names.name(name) else { continue }
      for place in app.places(named: known) {
        let (tree, node) = (trees[place.file], Int(place.node))
        guard tree.kind(node) == .identifier, let chain = tree.chain(around: node) else { continue }
        var members = tree.facts.parts(of: chain).filter { tree.kind($0) == .member }[...]
        if accessors.contains(name) {
          guard let first = members.popFirst(), tree.facts.isNamed(first, "storyboard") else {
            continue
          }
        }
        let steps = members.map { tree.facts.name(of: $0) }
        guard steps.count > 1 else { continue }
        let isInitial = steps[1].lowercased().contains("initial")
        let name = steps[0].lowercased()
        let screens = isInitial ? initial[name] : identified["\(name).\(steps[1].lowercased())"]
        for screen in Set(screens ?? []) { add(.screen(screen), at: place, chain) }
      }
    }
  }

  /// The parts of modules that make screens or open them.
  var makers: Set<TypeDeclaration.ID> {
    Set(
      found.modules.flatMap(\.parts).filter { part in
        part.evidence.contains {
          switch $0 {
          case .navigates, .composes: true
          default: false
          }
        }
      }.map(\.type))
  }

  /// Finds where code asks a part of a module for its screen, if no code creates the screen: a library does.
  func findModulesMadeElsewhere() {
    let created = Set(
      events.flatMap { number, events in
        let tree = trees[members[number].place.file]
        let root = members[number].range.lowerBound
        return events.compactMap { event in
          guard case .screen(let node) = event.target else { return nil as Int? }
          let isRegistered =
            tree.path(to: event.node, from: root).isRegistered
            && (tree.kind(event.node) != .chain || nodes.owner(of: members[number].type) == node)
          return isRegistered ? nil : node
        }
      })
    let makers = makers
    for (module, found) in found.modules.enumerated() where !created.contains(module) {
      for part in found.parts where nodes.owner(of: part.type) == module {
        guard makers.contains(part.type) || nodes.screen(of: part.type) == nil,
          !registers(part.type)
        else { continue }
        for place in app.places(named: index.types[part.type].name) {
          let (tree, node) = (trees[place.file], Int(place.node))
          guard tree.kind(node) == .identifier, let call = tree.creation(at: node),
            let number = members.member(around: place)
          else { continue }
          let member = members[number]
          // A screen makes the parts that it consists of, also those that are another module's.
          let isOwnPart =
            member.type.flatMap(nodes.screen(of:)) != nil && !makers.contains(part.type)
            && OpeningContext(member, trees).showing(at: call) == nil
          let named = index.type(
            TypeName(path: [tree.name(node)]), in: member.scope, file: place.file)
          guard nodes.owner(of: member.type) != module, !isOwnPart,
            named == nil || named == part.type
          else { continue }
          add(.screen(module), at: place, call)
        }
      }
    }
  }

  /// Returns true for an object that only tells a dependency container how a module is made.
  private func registers(_ type: TypeDeclaration.ID) -> Bool {
    members.members(of: type).contains { number in
      let tree = trees[members[number].place.file]
      return tree.registers
        && members[number].range.contains {
          tree.kind($0) == .member
            && FrameworkNames.registeringCalls.contains(tree.facts.name(of: $0))
        }
    }
  }

  /// Makes the classes of screens that others inherit from screens as well, if the app creates them: what their code
  /// opens, their subclasses open, too.
  func findCreatedBases() {
    for base in heirs.keys.sorted()
    where index.types[base].kind == .class && nodes.screen(of: base) == nil
      && nodes.owner(of: base) == nil && nodes.canBeScreen(base)
      && index.inherits(.viewControllers, base) && isCreated(base)
    {
      _ = nodes.makeScreen(base)
      createdBases.insert(base)
    }
  }

  /// Finds where code asks for a module by the type of a part: `transition.push(ProfileAssembly.self)`,
  /// `container.resolve(ProfileModuleInput.self)`.
  func findRequestedModules() {
    guard let ownType = index.names.name("self") else { return }
    for place in places(named: ownType) {
      let (tree, node) = (trees[place.file], Int(place.node))
      guard tree.kind(node) == .member, let chain = tree.chain(around: node),
        let member = members.member(around: place).map({ members[$0] })
      else { continue }
      let argument = tree.parent(of: chain)
      guard tree.kind(argument) == .argument,
        let callee = tree.callee(of: tree.parent(of: argument)),
        let opened = requestedModule(
          Array(tree.facts.parts(of: chain).prefix { $0 < node }), by: callee, in: member, tree)
      else { continue }
      add(.screen(opened), at: place, chain)
    }
  }

  /// Returns the module that a call asks for by a type.
  private func requestedModule(
    _ name: [Int], by callee: Int, in member: CodeMember, _ tree: SyntaxTree
  ) -> Int? {
    let isShown = trees.action(ofCall: callee, tree) != nil
    let isContract = name.last.map { node in
      index.types(named: tree.name(node)).contains { index.types[$0].kind == .protocol }
    }
    guard isShown || (isContract ?? false && tree.isMaker(callee)),
      let type = type(named: name, in: member, tree)
    else { return nil }
    if index.types[type].kind == .protocol {
      let owners = Set(index.conformers(of: type).map(nodes.owner(of:)))
      guard owners.count == 1, let owner = owners.first.flatMap({ $0 }),
        nodes[owner].kind == .module,
        !OpeningContext(member, trees).path(to: callee).isRegistered
      else { return nil }
      return owner
    }
    guard isShown, let opened = nodes.owner(of: type), opened != nodes.owner(of: member.type),
      nodes[opened].kind == .module || nodes.screen(of: type) != nil
    else { return nil }
    return opened
  }

  /// Returns true for the name of a view that is always a part of others.
  private func isControl(_ type: TypeDeclaration.ID) -> Bool {
    let name = index.name(of: type)
    return ["Button", "Icon", "Label"].contains(where: name.hasSuffix)
  }

  /// Returns true for the name of a part of a list.
  private func isPart(_ type: TypeDeclaration.ID) -> Bool {
    let name = index.name(of: type)
    return ["Cell", "Row"].contains(where: name.contains) || name.hasSuffix("Item")
  }

  /// Finds where a module shows itself, `parent.present(self, animated: true)`, and where code shows what a stored
  /// factory makes: `view.open(profileFactory)`.
  func findShownObjects() {
    let names = FrameworkNames.showingMethods.listed.compactMap(index.names.name)
    for (_, place) in places(named: names) {
      let tree = trees[place.file]
      guard let call = tree.call(after: Int(place.node)),
        let argument = tree.facts.part(.argument, of: call),
        ["", "root"].contains(tree.facts.name(of: argument)),
        let value = tree.facts.parts(of: argument).first(where: { _ in true }),
        let member = members.member(around: place).map({ members[$0] })
      else { continue }
      if let owner = nodes.owner(of: member.type),
        tree.isOwnObject(value) || isOwnScreen(value, in: member, tree)
      {
        add(.screen(owner), at: place, value)
      } else if let type = typeOfValue(in: argument, member, tree),
        nodes.owner(of: type) != nil, nodes.screen(of: type) == nil,
        tree.facts.part(.call, of: value) == nil
      {
        add(.object(type), at: place, value)
      }
    }
  }

  /// Finds where code creates the screens of libraries that it names: `CropViewController(image: image)`.
  func findLibraryScreens() {
    for known in index.names.all {
      let name = index.names[known]
      // What begins like that is UIKit's: a container, or a screen without anything on it.
      guard name.hasSuffix("ViewController"), !name.hasPrefix("UI"),
        name.first?.isUppercase ?? false,
        !FrameworkNames.systemScreens.contains(name), index.types(named: known).isEmpty
      else { continue }
      for place in app.places(named: known) {
        let tree = trees[place.file]
        guard tree.kind(Int(place.node)) == .identifier,
          let creation = tree.creation(at: Int(place.node)), !isGivenScreen(creation, tree),
          !isAlias(known, in: place.file)
        else { continue }
        add(.screen(nodes.node(.system, name)), at: place, creation)
      }
    }
  }

  /// Returns true if the project declares a name to mean another type.
  private func isAlias(_ name: Name, in file: Int32) -> Bool {
    index.expanded(TypeName(path: [name]), in: nil, file: file).contains { $0.type.last != name }
  }

  /// Returns true for the creation of an object that shows another screen: `SheetViewController(controller: profile)`.
  private func isGivenScreen(_ creation: Int, _ tree: SyntaxTree) -> Bool {
    tree.facts.parts(.argument, of: creation).contains { argument in
      ["controller", "controllers"].contains(
        where: tree.facts.name(of: argument).lowercased().hasSuffix)
    }
  }

  /// Makes a screen in a module's files one of its own if the module's code creates it: it is none of the views
  /// that the module is made of.
  func findInnerScreens() {
    for (number, module) in found.modules.enumerated() {
      let views = module.parts.map(\.type).filter {
        nodes.screen(of: $0) == number && index.types[$0].kind == .class
          && index.inherits(.viewControllers, $0) && nodes.owner(of: $0) == number
      }
      let own = views.filter { index.name(of: $0).withoutScreenWord == nodes[number].name }
      if own.isEmpty { continue }
      for view in views where !own.contains(view) && (heirs[view] ?? []).isEmpty {
        let isOpened = app.places(named: index.types[view].name).contains { place in
          createdType(at: place) == view
            && members.member(around: place).flatMap { members[$0].type }.map(own.contains) ?? false
        }
        if isOpened { _ = nodes.makeScreen(view) }
      }
    }
  }
}
