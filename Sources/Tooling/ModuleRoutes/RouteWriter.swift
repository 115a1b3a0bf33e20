import AdderArchitectures
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Collects the lines of a route.
///
/// A problem does not end the collection, so that the other lines can be shown.
struct RouteWriter: MemberWriting {
  var edits = MemberEdits()
  private(set) var existing: SourceLocation?
  private(set) var methods: [ModuleRoute.Method] = []
  private(set) var entrances: [String] = []

  let scene: ModuleRoute.Scene
  /// The `#if` around the code that opens the module, if the router's other code is not in it.
  var condition: String?
  /// The segue to draw; `nil` if the route takes none.
  var segue: ModuleRoute.Segue?

  var project: DiscoveredProject { scene.project }
  var texts: any SourceTexts { scene.texts }
  var other: String { scene.name }

  init(_ scene: ModuleRoute.Scene) { self.scene = scene }

  mutating func write() throws(RouteObstacle) {
    guard let architecture = architecture(of: scene.opener) else {
      throw .noNavigation(scene.opener.name)
    }
    let parts: OpenerParts
    do throws(RouteObstacle) {
      parts = try OpenerParts(of: scene.opener, architecture, in: project)
    } catch {
      note(error)
      guard let known = OpenerParts(knownOf: scene.opener, architecture, in: project) else {
        return
      }
      parts = known
    }
    guard let opened = scene.opened, let openedArchitecture = self.architecture(of: opened) else {
      note(.openedNotFound(other))
      return write(nil, parts, ways: nil)
    }
    let makers = ModuleMaker.all(of: opened, openedArchitecture, in: index, paths: scene.paths)
    existing = place(in: parts.navigator, mentioning: makers.map(\.type))
    if existing != nil { return }
    var passing: DataPassing?
    if let names = scene.passed {
      passing = try DataPassing(
        names, by: parts, to: opened, openedArchitecture, called: other, in: project, texts)
    }
    let ways = OpeningWays(
      project: project, opener: parts, opened: opened, openedArchitecture: openedArchitecture,
      other: other, makers: makers, texts: scene.texts,
      configures: scene.configures, passing: passing)
    checkTargets(parts, makers)
    let way = ways.find()
    write(way, parts, ways: ways)
    guard let passing else { return }
    guard way?.passesData == true else { return note(.passesNothing(other)) }
    writePassing(passing, parts)
  }

  private func architecture(of module: Module) -> Architecture? {
    scene.architectures.first { $0.name == module.architecture }
  }

  /// Returns the place in a type's code that mentions one of some types.
  private func place(
    in type: TypeDeclaration.ID, mentioning others: [TypeDeclaration.ID]
  ) -> SourceLocation? {
    let names = Set(others.map { index.types[$0].name })
    for place in places(of: type) {
      let file = index.files[Int(place.file)]
      for node in file.facts.range(of: Int(place.node)) {
        switch file.facts.nodes[node].kind {
        case .identifier, .typeName:
          guard names.contains(file.names[Int(file.facts.nodes[node].name)]) else { continue }
          let (line, column) = file.facts.lineAndColumn(of: file.facts.nodes[node].start)
          return SourceLocation(file: file.path, line: line, column: column)
        default: continue
        }
      }
    }
    return nil
  }

  private mutating func checkTargets(_ parts: OpenerParts, _ makers: [ModuleMaker]) {
    guard let maker = makers.first else { return }
    let (own, new) = (targets(of: parts.navigator), targets(of: maker.type))
    if !own.isEmpty, !new.isEmpty, Set(own).isDisjoint(with: new) {
      note(.otherTarget(opener: scene.opener.name, opened: other))
    }
  }

  private func targets(of type: TypeDeclaration.ID) -> [ProjectTargets.Target] {
    index.files[Int(index.types[type].place.file)].targets
  }

  // MARK: The route

  private mutating func write(_ way: OpeningWay?, _ parts: OpenerParts, ways: OpeningWays?) {
    let names = RouteNames(
      other: other, modules: project.modules.map(\.name).filter { $0 != other }, index: index)
    let link = parts.navigation
    let opening = names.opening(through: link, of: parts.module, maker: ways?.ownMethod)
    let isolated = way.map { isIsolated($0.maker.type) } ?? false
    let segue =
      way?.entry != nil
      ? nil : SegueRoute(of: parts, to: other, opening: opening, in: project, texts)
    let route = RouteCalls(method: opening, segue: segue)
    writeNavigation(way, parts, route, isolated, ways)
    writeOpeningTests(parts, way, route)
    if let segue {
      write(segue, route, passing: way?.passesData == true ? ways?.passing : nil, parts)
      self.segue = .init(identifier: segue.identifier, destination: ways?.view)
    }
    writeCalls(of: opening, parts)
    guard let events = parts.events else {
      for holder in link.holders {
        checkAccess(to: holder, from: index.types[holder.type].place)
        writeHandler(
          names.handler(in: holder.type), "\(access(holder.property))\(route.opening)",
          in: holder.type, calling: link.declared, isolated)
      }
      return
    }
    let event = names.event(through: events)
    declare(event, "", "Reports that the user wants to open \(other).", in: events, isolated)
    let caller = link.holders[0]
    checkAccess(to: caller, from: index.place(of: events.declared, in: caller.type))
    let entry = way?.entry
    let guards = entry?.needed.map { ["guard let \($0) else { return }"] } ?? []
    let call = "\(access(caller.property))\(opening)(\(entry?.argument ?? ""))"
    implement(
      event, guards + [call], of: events.declared, in: caller.type, isolated, documentation: nil)
    if guards.isEmpty {
      writeTests(
        of: caller.type, .init(code: "\(event)()", name: "opens\(other)WhenTheUserAsksForIt"),
        calling: link.declared, isolated)
    }
    for holder in events.holders {
      checkAccess(to: holder, from: index.types[holder.type].place)
      writeHandler(
        names.handler(in: holder.type), "\(access(holder.property))\(event)()", in: holder.type,
        calling: events.declared, isolated)
    }
  }

  /// Shows where the navigating part is to be called, if it is not known who holds it.
  private mutating func writeCalls(of opening: String, _ parts: OpenerParts) {
    let navigator = index.name(of: parts.navigator)
    let call =
      isStatic(parts.navigator)
      ? "\(navigator).\(opening)()" : "// Call '\(opening)()' of the '\(navigator)' here."
    for caller in parts.silentCallers {
      implement(
        "show\(other)", [call], of: nil, in: caller, false,
        documentation: "Handles the user's request to open \(other).")
    }
  }

  /// Notes that code at a place cannot use a property, because the property is private in another file.
  private mutating func checkAccess(to holder: PartLink.Holder, from place: SyntaxPlace) {
    let property = holder.property
    if !index.isAccessible(property.access, property.place, from: place) {
      note(.hidden(index.names[property.name], type: index.name(of: holder.type)))
    }
  }

  private mutating func writeNavigation(
    _ way: OpeningWay?, _ parts: OpenerParts, _ route: RouteCalls, _ isolated: Bool,
    _ ways: OpeningWays?
  ) {
    let (link, navigator, opening) = (parts.navigation, parts.navigator, route.method)
    let parameters = route.segue?.parameter ?? way?.entry?.parameter ?? ""
    if let segue = route.segue { condition = condition(of: segue, parts) }
    declare(opening, parameters, "Opens \(other).", in: link, isolated, route.segue)
    guard var way else {
      let maker = ways?.makers.first.map { index.name(of: $0.type) }
      note(.unknownWay(navigator: index.name(of: navigator), maker: maker))
      let hint = maker.map { "Build \(other) with '\($0)', and show its view." }
      implement(
        opening, ["// \(hint ?? "Build \(other), and show its view.")"], of: link.declared,
        in: navigator, isolated, documentation: nil)
      return
    }
    if let screen = way.screenMethod { writeScreenMethod(screen) }
    if let segue = route.segue {
      way.body = segue.body(
        opening: way.body, passing: way.passesData ? ways?.passing : nil,
        to: OpeningWay.ScreenNames(in: parts.architecture).parameter, index)
    } else {
      let outer = conditions(around: index.types[navigator].place)
      let inner = conditions(around: index.types[way.maker.type].place)
      condition = inner.first { !outer.contains($0) && !isAlwaysMet($0, for: parts) }
      way.body = Self.lines(way.body, if: condition)
    }
    if let handed = way.handedOn { handOn(handed, to: navigator) }
    if let property = way.property {
      // An object that is created with a property cannot be created before it. And without an actor, a
      // class cannot create the object when it is created itself.
      let isLater = isolated && !isIsolated(navigator)
      let keyword = isLater || way.handedOn != nil ? "private lazy var" : "private let"
      addProperty(
        (isLater ? "@MainActor " : "") + property.replacing("private let", with: keyword),
        to: navigator)
    }
    if let preparation = way.preparation {
      addProperty(preparation.property, to: navigator)
      implement(
        preparation.method, Self.lines(preparation.body, if: condition), of: nil, in: navigator,
        isolated,
        documentation: "Builds \(other), without showing it yet.",
        beside: index.types[navigator].functions.map { index.names[$0.name] })
    }
    implement(
      opening, parameters: parameters, way.body, of: link.declared, in: navigator, isolated,
      attribute: route.segue.flatMap { attribute(of: $0, in: link.declared) }, documentation: nil,
      condition: route.segue == nil ? nil : condition)
  }

  /// The property that the navigating part gets from the composition root for the opened module.
  private mutating func handOn(_ handed: HandedOn, to navigator: TypeDeclaration.ID) {
    guard let assignment = handed.assignment, let source = source(assignment.file) else { return }
    let declaration = "var \(handed.name): \(handed.type) = \(handed.defaultValue)"
    let isDocumented = list(at: index.types[navigator].place)?.hasDocumentation ?? false
    addProperty(
      declaration, to: navigator,
      documentation: isDocumented ? "Passed on to the modules that this one opens." : nil)
    let line = assignment.indentation + assignment.code
    append(
      RouteStep(
        path: source.path, line: source.line(of: assignment.place) + 1, code: [line],
        edit: FileEdit(assignment.place..<assignment.place, with: source.newline + line)))
  }

  /// The method that shows the view of another module, in the protocol through which the router
  /// sees the screen, and in the screen.
  private mutating func writeScreenMethod(_ screen: OpeningWay.ScreenMethod) {
    let (name, noun) = (screen.names.method, screen.names.parameter)
    let parameters = "_ \(noun): \(screen.view)"
    let screens = project.graph.conforming[screen.type] ?? []
    guard let first = screens.first else { return }
    let framework = interfaceModule(of: index.types[first].place.file)
    let inner = conditions(around: index.types[first].place)
    let outer = conditions(around: index.types[screen.type].place)
    let condition = inner.first { !outer.contains($0) }
    addImport(of: framework, to: index.types[screen.type].place.file, if: condition)
    require(
      name, parameters, "Shows another \(noun).",
      details: ["///", "/// - Parameter \(noun): The view of that \(noun)."], of: screen.type,
      condition: condition)
    for type in screens {
      implement(
        name, parameters: parameters, ["show(\(noun), sender: self)"], of: screen.type, in: type,
        false, documentation: nil)
    }
    addToDoubles(
      name, parameters, of: screen.type, except: Set(screens), condition: condition,
      importing: framework,
      keeping: .init(
        property: screen.names.shown, type: screen.view, parameter: noun))
  }

  /// The attribute of a screen's method that a control calls, in a project for Apple's platforms;
  /// other platforms have no such attribute.
  private func action(of view: TypeDeclaration.ID) -> String? {
    guard Screens.isScreen(view, in: index), let action = FrameworkNames.actions.listed.first else {
      return nil
    }
    let isInXcode = targets(of: view).contains { $0.project.hasSuffix(".xcodeproj") }
    let isUsed = index.types.contains { type in
      type.functions.contains { $0.attributes.contains { index.names[$0] == action } }
    }
    return isInXcode || isUsed ? "@\(action)" : nil
  }

  /// Returns true if a module could not be built without the framework that a condition asks for,
  /// because it imports the framework under no condition.
  func isAlwaysMet(_ condition: String, for parts: OpenerParts) -> Bool {
    ([parts.navigator] + parts.views).contains { type in
      let facts = index.files[Int(index.types[type].place.file)].facts
      return facts.parts(.importDeclaration, of: 0).contains {
        condition == "canImport(\(facts.name(of: $0)))"
      }
    }
  }

  /// The user interface framework that a file imports.
  func interfaceModule(of file: Int32) -> String {
    let facts = index.files[Int(file)].facts
    let imported = facts.nodes.indices.filter { facts.nodes[$0].kind == .importDeclaration }
      .map(facts.name(of:))
    return imported.first { FrameworkNames.interfaceModules.contains($0) }
      ?? FrameworkNames.interfaceModules.listed[0]
  }

  private mutating func writeHandler(
    _ name: String, _ statement: String, in view: TypeDeclaration.ID,
    calling contract: TypeDeclaration.ID, _ isolated: Bool
  ) {
    entrances.append("\(index.name(of: view)).\(name)()")
    implement(
      name, [statement], of: nil, in: view, isolated,
      attribute: action(of: view),
      documentation: "Handles the user's request to open \(other).",
      beside: methods(of: view, calling: contract))
    writeTests(
      of: view, .init(code: "\(name)()", name: "reportsThatTheUserAsksFor\(other)"),
      calling: contract, isolated)
  }

  /// The code that calls something on the value of a property: `router.`, `view?.`.
  private func access(_ property: Property) -> String {
    property.access(in: index, scene.texts)
  }

  /// Adds a method to a protocol, and to everything but the part that implements it.
  private mutating func declare(
    _ method: String, _ parameters: String, _ summary: String, in link: PartLink,
    _ isolated: Bool, _ segue: SegueRoute? = nil
  ) {
    methods.append(.init(name: method, type: index.name(of: link.declared)))
    guard index.types[link.declared].kind == .protocol else { return }
    require(
      method, parameters, summary, details: segue?.details ?? [], of: link.declared,
      condition: segue == nil ? nil : condition,
      isIsolated: isolated && !isIsolated(link.declared))
    addToDoubles(
      method, parameters, of: link.declared, except: [link.target],
      condition: segue == nil ? nil : condition, importing: segue.map(framework))
  }
}

extension Property {
  /// The code that calls something on the property's value: `router.`, `view?.`.
  func access(in index: ProjectIndex, _ texts: any SourceTexts) -> String {
    let name = index.names[self.name]
    guard type?.isOptional == true else { return "\(name)." }
    // A property of the type `Router!` needs no question mark.
    let declaration = SourceText(place.file, of: index, in: texts)?.text(of: Int(place.node))
    return declaration?.contains("!") == true ? "\(name)." : "\(name)?."
  }
}

extension SourceText {
  /// True if the file says that another tool wrote it. A file from a template, as Xcode makes them,
  /// belongs to the team from then on.
  var isGenerated: Bool {
    let start = text(0..<min(bytes.count, 400)).lowercased()
    if ["do not edit", "@generated"].contains(where: start.contains) { return true }
    return !start.contains("template")
      && ["generated using", "generated by"].contains(where: start.contains)
  }
}
