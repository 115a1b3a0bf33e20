import AdderArchitectures
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Collects the lines of a route.
///
/// A problem does not end the collection, so that the other lines can be shown.
struct RouteWriter {
  private(set) var steps: [RouteStep] = []
  private(set) var obstacle: RouteObstacle?
  private(set) var existing: SourceLocation?
  private(set) var methods: [ModuleRoute.Method] = []
  private(set) var entrances: [String] = []

  private let scene: ModuleRoute.Scene
  private var sources: [Int32: SourceText] = [:]
  /// How the doubles in tests count the new methods.
  var counters: [DoubleCounter] = []
  /// The `#if` around the code that opens the module, if the router's other code is not in it.
  var condition: String?
  private var importedFiles: Set<Int32> = []

  struct DoubleCounter {
    let counter: TestDoubleAddition.Counter
    let contract: TypeDeclaration.ID
    let file: Int32
  }

  var project: DiscoveredProject { scene.project }
  var index: ProjectIndex { scene.project.index }
  var other: String { scene.name }

  init(_ scene: ModuleRoute.Scene) { self.scene = scene }

  /// Keeps the first obstacle.
  mutating func note(_ new: RouteObstacle) { obstacle = obstacle ?? new }

  mutating func append(_ step: RouteStep) { steps.append(step) }

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
    let ways = OpeningWays(
      project: project, opener: parts, opened: opened, openedArchitecture: openedArchitecture,
      other: other, makers: makers, texts: scene.texts,
      configures: scene.configures)
    checkTargets(parts, makers)
    write(ways.find(), parts, ways: ways)
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
    writeNavigation(way, parts, opening, isolated, ways)
    writeOpeningTests(parts, way, opening)
    writeCalls(of: opening, parts)
    guard let events = parts.events else {
      for holder in link.holders {
        checkAccess(to: holder, from: index.types[holder.type].place)
        writeHandler(
          names.handler(in: holder.type), "\(access(holder.property))\(opening)()",
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
        of: caller.type, event, calling: link.declared, isolated,
        name: "opens\(other)WhenTheUserAsksForIt")
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

  /// Returns true if a type has type methods only.
  private func isStatic(_ type: TypeDeclaration.ID) -> Bool {
    let functions = index.types[type].functions
    return !functions.isEmpty && functions.allSatisfy(\.isStatic)
  }

  /// Notes that code at a place cannot use a property, because the property is private in another file.
  private mutating func checkAccess(to holder: PartLink.Holder, from place: SyntaxPlace) {
    let property = holder.property
    if !index.isAccessible(property.access, property.place, from: place) {
      note(.hidden(index.names[property.name], type: index.name(of: holder.type)))
    }
  }

  private mutating func writeNavigation(
    _ way: OpeningWay?, _ parts: OpenerParts, _ opening: String, _ isolated: Bool,
    _ ways: OpeningWays?
  ) {
    let (link, navigator) = (parts.navigation, parts.navigator)
    let parameters = way?.entry?.parameter ?? ""
    declare(opening, parameters, "Opens \(other).", in: link, isolated)
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
    let outer = conditions(around: index.types[navigator].place)
    let inner = conditions(around: index.types[way.maker.type].place)
    condition = inner.first { !outer.contains($0) && !isAlwaysMet($0, for: parts) }
    if let condition {
      way.body = ["#if \(condition)"] + way.body.map { "\t" + $0 } + ["#endif"]
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
      documentation: nil)
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
    steps.append(
      RouteStep(
        path: source.path, line: source.line(of: assignment.place) + 1, code: [line],
        edit: FileEdit(assignment.place..<assignment.place, with: source.newline + line)))
  }

  /// The method that shows the view of another module, in the protocol through which the router
  /// sees the screen, and in the screen.
  private mutating func writeScreenMethod(_ screen: OpeningWay.ScreenMethod) {
    let name = OpeningWay.ScreenMethod.name
    let parameters = "_ \(OpeningWay.ScreenMethod.parameter): \(screen.view)"
    let screens = project.graph.conforming[screen.type] ?? []
    guard let first = screens.first else { return }
    let framework = interfaceModule(of: index.types[first].place.file)
    let inner = conditions(around: index.types[first].place)
    let outer = conditions(around: index.types[screen.type].place)
    let condition = inner.first { !outer.contains($0) }
    addImport(of: framework, to: index.types[screen.type].place.file, if: condition)
    require(
      name, parameters, "Shows another module.",
      details: ["///", "/// - Parameter module: The view of that module."], of: screen.type,
      condition: condition)
    for type in screens {
      implement(
        name, parameters: parameters, ["show(module, sender: self)"], of: screen.type, in: type,
        false, documentation: nil)
    }
    addToDoubles(
      name, parameters, of: screen.type, except: Set(screens), condition: condition,
      importing: framework,
      keeping: .init(
        property: OpeningWay.ScreenMethod.shown, type: screen.view,
        parameter: OpeningWay.ScreenMethod.parameter))
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
  private func isAlwaysMet(_ condition: String, for parts: OpenerParts) -> Bool {
    ([parts.navigator] + parts.views).contains { type in
      let facts = index.files[Int(index.types[type].place.file)].facts
      return facts.parts(.importDeclaration, of: 0).contains {
        condition == "canImport(\(facts.name(of: $0)))"
      }
    }
  }

  /// The user interface framework that a file imports.
  private func interfaceModule(of file: Int32) -> String {
    let facts = index.files[Int(file)].facts
    let imported = facts.nodes.indices.filter { facts.nodes[$0].kind == .importDeclaration }
      .map(facts.name(of:))
    return imported.first { FrameworkNames.interfaceModules.contains($0) }
      ?? FrameworkNames.interfaceModules.listed[0]
  }

  /// Adds an import to a file that does not have it.
  mutating func addImport(of module: String, to file: Int32, if condition: String?) {
    guard let source = source(file) else { return }
    let facts = source.facts
    let isImported = facts.nodes.indices.contains { node in
      facts.nodes[node].kind == .importDeclaration && facts.name(of: node) == module
    }
    if isImported || importedFiles.contains(file) { return }
    importedFiles.insert(file)
    let line = "import \(module)"
    let lines =
      condition.map { ["#if \($0)", source.indentationUnit + line, "#endif"] } ?? [line]
    let text = lines.joined(separator: source.newline)
    let edit: FileEdit
    let place: Int
    if let last = facts.parts(.importDeclaration, of: 0).last {
      place = source.lineEnd(of: Int(facts.nodes[last].end))
      let gap = condition == nil ? source.newline : source.newline + source.newline
      edit = FileEdit(place..<place, with: gap + text)
    } else {
      let first = facts.parts(of: 0).first { _ in true }
      place = first.map(source.commentedStart) ?? 0
      edit = FileEdit(place..<place, with: text + source.newline + source.newline)
    }
    steps.append(
      RouteStep(path: source.path, line: source.line(of: place), code: lines, edit: edit))
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
      of: view, name, calling: contract, isolated, name: "reportsThatTheUserAsksFor\(other)")
  }

  /// The code that calls something on the value of a property: `router.`, `view?.`.
  private func access(_ property: Property) -> String {
    property.access(in: index, scene.texts)
  }
}

// MARK: - Members

extension RouteWriter {
  /// Adds a method to a protocol, and to everything but the part that implements it.
  fileprivate mutating func declare(
    _ method: String, _ parameters: String, _ summary: String, in link: PartLink,
    _ isolated: Bool
  ) {
    methods.append(.init(name: method, type: index.name(of: link.declared)))
    guard index.types[link.declared].kind == .protocol else { return }
    require(
      method, parameters, summary, details: [], of: link.declared, condition: nil,
      isIsolated: isolated && !isIsolated(link.declared))
    addToDoubles(method, parameters, of: link.declared, except: [link.target], condition: nil)
  }

  /// Adds a requirement to a protocol.
  fileprivate mutating func require(
    _ method: String, _ parameters: String, _ summary: String, details: [String],
    of type: TypeDeclaration.ID, condition: String?, isIsolated: Bool = false
  ) {
    guard let list = list(at: index.types[type].place) else {
      return note(.noPlace(type: index.name(of: type)))
    }
    checkName(method, in: type)
    let documentation =
      list.hasDocumentation || list.members.isEmpty ? ["/// \(summary)"] + details : []
    let lines =
      documentation + ["\(isIsolated ? "@MainActor " : "")func \(method)(\(parameters))"]
    add(Self.lines(lines, if: condition), to: list, type)
  }

  /// Adds a method to a type, beside the others of a protocol.
  fileprivate mutating func implement(
    _ method: String, parameters: String = "", _ body: [String], of contract: TypeDeclaration.ID?,
    in type: TypeDeclaration.ID, _ isolated: Bool, attribute: String? = nil,
    documentation: String?, beside similar: [String] = []
  ) {
    let contract = contract.flatMap { index.types[$0].kind == .protocol ? $0 : nil }
    guard let list = list(at: index.place(of: contract, in: type)) else {
      return note(.noPlace(type: index.name(of: type)))
    }
    checkName(method, in: type)
    let facts = list.source.facts
    let known = Set((contract.map { index.types[$0].functions } ?? []).map { index.names[$0.name] })
    let functions = list.members.filter { facts.nodes[$0].kind == .functionDeclaration }
    let open = functions.filter { function in
      !facts.parts(.modifier, of: function).contains {
        facts.isNamed($0, "private") || facts.isNamed($0, "fileprivate")
      }
    }
    let alike = open.last { similar.contains(facts.name(of: $0)) }
    let last =
      alike ?? functions.last { known.contains(facts.name(of: $0)) } ?? open.last
      ?? functions.last
    let needsIsolation =
      isolated && !isIsolated(type) && !(contract.map(isIsolated) ?? false)
    let access = isPublic(type) && contract.map(isPublic) ?? false ? "public " : ""
    var lines = documentation.map { list.hasDocumentation ? ["/// \($0)"] : [] } ?? []
    let attributes = (attribute.map { "\($0) " } ?? "") + (needsIsolation ? "@MainActor " : "")
    let modifier = documentation == nil && isStatic(type) ? "static " : ""
    lines.append("\(attributes)\(access)\(modifier)func \(method)(\(parameters)) {")
    lines += body.map { "\t" + $0 } + ["}"]
    guard documentation != nil, alike == nil, list.hasMarks else {
      return add(lines, to: list, after: last, type)
    }
    // What a control calls is under a heading of its own.
    guard let actions = list.lastMember(under: Self.actions) else {
      return add(["// MARK: - \(Self.actions)", ""] + lines, to: list, after: last, type)
    }
    add(lines, to: list, after: actions, type)
  }

  private static let actions = "Actions"

  /// Adds a property to a type, after its other properties.
  fileprivate mutating func addProperty(
    _ text: String, to type: TypeDeclaration.ID, documentation: String? = nil
  ) {
    let lines = (documentation.map { ["/// \($0)"] } ?? []) + [text]
    guard let list = list(at: index.types[type].place) else {
      return note(.noPlace(type: index.name(of: type)))
    }
    let facts = list.source.facts
    let last = list.members.last { member in
      let node = facts.nodes[member]
      return node.kind == .variableDeclaration
        && list.source.line(of: Int(node.start)) == list.source.line(of: Int(node.end))
    }
    let isApart =
      documentation != nil
      || last.map { list.source.isDocumented($0) } ?? false
    let added =
      last.map { list.adding(lines, after: $0, isApart: isApart) } ?? list.addingFirst(lines)
    add(added, lines, in: list, type)
  }

  mutating func add(
    _ lines: [String], to list: MemberList, after member: Int? = nil, _ type: TypeDeclaration.ID
  ) {
    add(list.adding(lines, after: member), lines, in: list, type)
  }

  mutating func add(
    _ added: (edit: FileEdit, line: Int)?, _ lines: [String], in list: MemberList,
    _ type: TypeDeclaration.ID
  ) {
    if added == nil { note(.noPlace(type: index.name(of: type))) }
    let source = list.source
    let line = added?.line ?? source.line(of: Int(source.facts.nodes[list.members.last ?? 0].start))
    steps.append(
      RouteStep(
        path: source.path, line: line, code: list.indented(lines), edit: added?.edit))
  }

  static func lines(_ lines: [String], if condition: String?) -> [String] {
    guard let condition else { return lines }
    return ["#if \(condition)"] + lines.map { "\t" + $0 } + ["#endif"]
  }

  private mutating func checkName(_ method: String, in type: TypeDeclaration.ID) {
    let types = [type] + index.superclasses(of: type)
    let known = types.flatMap {
      index.types[$0].functions.map(\.name) + index.types[$0].properties.map(\.name)
    }
    if known.contains(where: { index.names[$0] == method }) {
      note(.nameTaken(method, type: index.name(of: type)))
    }
  }

  // MARK: Places

  private func places(of type: TypeDeclaration.ID) -> [SyntaxPlace] {
    [index.types[type].place] + index.types[type].extensions
  }

  mutating func source(_ file: Int32) -> SourceText? {
    if let known = sources[file] { return known }
    let source = SourceText(file, of: index, in: scene.texts)
    sources[file] = source
    return source
  }

  mutating func list(at place: SyntaxPlace) -> MemberList? {
    source(place.file).flatMap { MemberList(of: Int(place.node), in: $0) }
  }

  /// The conditions of the `#if`s around a declaration, outermost first.
  func conditions(around place: SyntaxPlace) -> [String] {
    guard let source = SourceText(place.file, of: index, in: scene.texts) else { return [] }
    let facts = source.facts
    return (0..<Int(place.node)).compactMap { node in
      guard facts.nodes[node].kind == .ifConfig, facts.range(of: node).contains(Int(place.node))
      else { return nil }
      let start = Int(facts.nodes[node].start)
      let line = source.text(start..<source.lineEnd(of: start))
      return String(String(line.drop { $0 != " " }).trimmed)
    }
  }

  // MARK: Isolation and access

  /// Returns true if the methods of a type are on the main actor.
  func isIsolated(_ type: TypeDeclaration.ID) -> Bool {
    let inherited = index.allInherited(by: type)
    return ([type] + inherited.types).contains { type in
      index.types[type].attributes.contains { index.names[$0] == "MainActor" }
    } || inherited.foreign.contains { Screens.isScreen(index.names[$0]) }
  }

  private func isPublic(_ type: TypeDeclaration.ID) -> Bool {
    let place = index.types[type].place
    let facts = index.files[Int(place.file)].facts
    return facts.parts(.modifier, of: Int(place.node)).contains {
      facts.isNamed($0, "public") || facts.isNamed($0, "open")
    }
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
  /// True if the file says that another tool wrote it.
  var isGenerated: Bool {
    let start = text(0..<min(bytes.count, 400)).lowercased()
    return ["generated using", "do not edit", "@generated", "generated by"].contains {
      start.contains($0)
    }
  }
}
