import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderModuleGeneration

/// The edits of existing files that give an object to a part of a module, in memory.
struct InjectionEdits {
  /// The new contents of the files, by path.
  private(set) var texts: [String: [UInt8]] = [:]
  /// The type of the part.
  let holder: String

  private let injection: Injection
  private let project: DiscoveredProject
  private let sources: any SourceTexts
  private let architecture: Architecture
  private let module: Module

  /// Why the edits are impossible.
  struct Refusal: Error {
    var reason: String
  }

  /// - Throws: `CompanionError` if the module does not exist, or no part of it can hold the object.
  init(
    _ injection: Injection, in project: DiscoveredProject, _ sources: any SourceTexts,
    architectures: [Architecture]
  ) throws {
    let found = project.modules.filter { $0.name == injection.module }
    guard let module = found.first else {
      throw CompanionError.unknownModule(
        injection.module,
        suggestion: Spelling.nearest(to: injection.module, among: project.modules.map(\.name)))
    }
    guard found.count == 1 else {
      throw CompanionError.severalModules(injection.module, count: found.count)
    }
    guard let architecture = architectures.first(where: { $0.name == module.architecture }) else {
      throw Refusal(reason: "the architecture of '\(module.name)' is not known")
    }
    let roles = architecture.roles(holding: injection.holder)
    guard let part = roles.lazy.compactMap(module.part).first else {
      throw Refusal(
        reason: roles.isEmpty
          ? "no part of a module in \(architecture.displayName) may hold it"
          : "'\(module.name)' has no \(roles.joined(separator: " or "))")
    }
    self.injection = injection
    self.project = project
    self.sources = sources
    self.architecture = architecture
    self.module = module
    holder = project.index.names[project.index.types[part.type].name]
  }

  /// True if the part already has a property of this name with this protocol.
  var isDone: Bool {
    project.index.types(named: holder).contains { type in
      project.index.types[type].properties.contains { found in
        project.index.names[found.name] == injection.property
          && found.type?.names.contains {
            project.index.names[$0.last] == injection.contract
          } == true
      }
    }
  }

  // MARK: - The edits

  mutating func make() throws(Refusal) {
    if let composer = sharedComposer {
      guard let assignment = TeamAssignment(to: holder, by: composer.type, in: project, sources)
      else {
        throw Refusal(reason: "\(composer.reason), and it sets no property of '\(holder)' yet")
      }
      return try add(assignment, composer.reason)
    }
    // The closures read this value while it gets their results.
    let (plan, holder, property) = (self, holder, injection.property)
    try edit(try path(of: holder)) { file throws(SourceInsertion.Problem) in
      try file.add(plan.dependency(), to: holder, protocols: plan.isProtocol)
    }
    var composers: Set<String> = []
    for (path, isTest) in try paths(mentioning: holder) {
      try edit(path) { file throws(SourceInsertion.Problem) in
        let calls = try file.calls(creating: holder)
        if !isTest { composers.formUnion(calls.map { $0.caller ?? "" }) }
        try file.addArgument(
          property, { plan.argument($0, isTest: isTest) }, toCallsCreating: holder)
      }
    }
    guard !composers.isEmpty else { throw Refusal(reason: "no code creates a '\(holder)'") }
    guard case .shared(let value) = injection.source else { return }
    for composer in composers.sorted() {
      try refuseForeign(composer)
      try refuseOffMainActor(composer)
      var dependency = self.dependency()
      dependency.isPrivate = true
      dependency.defaultValue = value
      dependency.owner = noun(of: composer)
      try edit(try path(of: composer)) { file throws(SourceInsertion.Problem) in
        let calls = try file.calls(creating: holder).filter { $0.caller == composer }
        if calls.allSatisfy({ !$0.isInInstance }), !calls.isEmpty {
          try file.addParameter(dependency, toMethodCreating: holder, in: composer)
          return
        }
        guard calls.allSatisfy(\.isInInstance) else { throw .createdInSeveralMethods(holder) }
        try file.add(dependency, to: composer, protocols: plan.isProtocol)
      }
    }
  }

  /// Throws if a type that creates the part does not only build modules: it would get an object that
  /// it may not know.
  private func refuseForeign(_ type: String) throws(Refusal) {
    let part = module.parts.first { project.index.names[project.index.types[$0.type].name] == type }
    let builds = part.map { architecture.traits(ofRole: $0.role) == [.composes] }
    guard builds == true else {
      throw Refusal(
        reason: type.isEmpty
          ? "'\(holder)' is created outside of any type"
          : "'\(holder)' is created by '\(type)', which does more than build the module")
    }
  }

  /// Throws if the value is created where code may not be on the main actor.
  private func refuseOffMainActor(_ type: String) throws(Refusal) {
    guard injection.isOnMainActor,
      !project.index.types(named: type).contains(where: project.index.isOnMainActor)
    else { return }
    throw Refusal(
      reason: """
        '\(injection.source.expression)' needs the main actor, and '\(type)', which creates '\(holder)', is not \
        marked with '@MainActor'
        """)
  }

  // MARK: - Shared builders

  /// A type that creates the part and parts of other modules too; `nil` if there is none. It would get
  /// an object of a single module.
  private var sharedComposer: (type: TypeDeclaration.ID, reason: String)? {
    guard let id = project.index.types(named: holder).first else { return nil }
    let composers = project.graph.edges(from: id).compactMap(\.composer?.type)
    for composer in composers {
      let others = project.modules.filter { other in
        other.name != module.name && other.parts.contains { $0.type == composer }
          || other.parts.contains { part in
            !module.parts.contains { $0.type == part.type }
              && project.graph.edges(from: part.type).contains { $0.composer?.type == composer }
          }
      }
      guard let other = others.first else { continue }
      let rest = others.count > 1 ? " and \(others.count - 1) more" : ""
      return (
        composer,
        "'\(project.index.names[project.index.types[composer].name])' also builds \(other.name)\(rest)"
      )
    }
    return nil
  }

  /// Sets the object where the team sets other properties of the part.
  private mutating func add(
    _ assignment: TeamAssignment, _ reason: String
  ) throws(Refusal) {
    if let contract = assignment.contract {
      throw Refusal(reason: "\(reason), where '\(holder)' is known as '\(contract)'")
    }
    if injection.isOnMainActor, !assignment.isOnMainActor {
      throw Refusal(
        reason: "\(reason), and '\(injection.source.expression)' needs the main actor there")
    }
    let (property, holder) = (propertyDeclaration, holder)
    let statement = assignment.statement(injection.property, injection.source.expression)
    try edit(assignment.path) { file throws(SourceInsertion.Problem) in
      file.addLine(statement, at: assignment.place)
    }
    try edit(try path(of: holder)) { file throws(SourceInsertion.Problem) in
      try file.addProperty(property, to: holder)
    }
  }

  /// The property of a part that is set after the part is created.
  private var propertyDeclaration: String {
    "var \(injection.property): (any \(injection.contract))?"
  }

  private func dependency() -> InjectedDependency {
    InjectedDependency(
      name: injection.property, type: "any \(injection.contract)", isPrivate: false,
      summary: injection.summary, owner: noun(of: holder),
      section: architecture.comments.sections.first)
  }

  private func argument(_ call: CreatingCall, isTest: Bool) -> String {
    if isTest { return injection.testValue ?? "" }
    switch injection.source {
    case .own(let value): return value
    case .shared(let value):
      // A static method has a parameter for the object, an instance has a property.
      guard call.isInInstance else { return "\(injection.property) ?? \(value)" }
      return call.isInClosure ? "self.\(injection.property)" : injection.property
    }
  }

  private mutating func edit(
    _ path: String, _ body: (inout SourceInsertion) throws(SourceInsertion.Problem) -> Void
  ) throws(Refusal) {
    let old: [UInt8]
    if let text = texts[path] {
      old = text
    } else {
      do throws(SourceProblem) {
        old = try sources.bytes(of: path, limit: .max)
      } catch {
        throw Refusal(reason: "'\(path)' cannot be read: \(error.message)")
      }
    }
    var file = SourceInsertion(old)
    do throws(SourceInsertion.Problem) {
      try body(&file)
    } catch {
      throw Refusal(reason: error.reason)
    }
    if file.bytes != old { texts[path] = file.bytes }
  }

  // MARK: - The project

  /// The file that declares a type. Only one may declare it, because calls are found by its name.
  private func path(of type: String) throws(Refusal) -> String {
    let found = project.index.types(named: type)
    guard let id = found.first, found.count == 1 else {
      throw Refusal(
        reason: found.isEmpty ? "'\(type)' is not declared" : "several types are called '\(type)'")
    }
    return project.index.files[Int(project.index.types[id].place.file)].path
  }

  /// The files in which a type's name occurs as an expression.
  private func paths(mentioning type: String) throws(Refusal) -> [(path: String, isTest: Bool)] {
    var paths: [(path: String, isTest: Bool)] = []
    guard let name = project.index.names.name(type) else { return [] }
    for file in project.index.files where file.names.contains(name) {
      paths.append((file.path, file.isTest))
    }
    guard injection.testValue != nil || !paths.contains(where: \.isTest) else {
      throw Refusal(reason: "tests create a '\(type)', and no test double was generated")
    }
    return paths
  }

  /// True if a class that conforms to a type of this name inherits no initializer from it.
  private func isProtocol(_ name: String) -> Bool {
    let types = project.index.types(named: name)
    if types.isEmpty { return ["ModuleFactory", "Sendable", "AnyObject"].contains(name) }
    return types.allSatisfy { project.index.types[$0].kind == .protocol }
  }

  /// What the part is called in a sentence: `interactor`.
  private func noun(of type: String) -> String {
    let role = module.parts.first {
      project.index.names[project.index.types[$0.type].name] == type
    }?.role
    return role.map(architecture.words(forRole:)) ?? NameWords(type).sentence
  }

  /// The lines to add by hand.
  var lines: [(place: String, text: String)] {
    let value = injection.source.expression
    if let composer = sharedComposer?.type,
      let assignment = TeamAssignment(to: holder, by: composer, in: project, sources)
    {
      var lines = [(place: place(of: holder), text: propertyDeclaration)]
      if let contract = assignment.contract {
        lines.append((place: place(of: contract), text: "\(propertyDeclaration) { get set }"))
      }
      let note = injection.isOnMainActor && !assignment.isOnMainActor
      lines.append(
        (
          place: "\(assignment.path):\(assignment.line)",
          text: (note ? "// This method needs '@MainActor'.\n" : "")
            + assignment.code(injection.property, value)
        ))
      return lines
    }
    let dependency = dependency()
    var lines = [
      (
        place: place(of: holder),
        text: """
        \(dependency.declaration)
        init(…, \(dependency.parameter)) { … self.\(dependency.name) = \(dependency.name) }
        """
      )
    ]
    lines.append((place: creationPlace, text: "\(dependency.name): \(value)"))
    if let value = injection.testValue {
      lines.append((place: "in tests", text: "\(dependency.name): \(value)"))
    }
    return lines
  }

  /// The type with the file and the line where it is declared.
  private func place(of type: String) -> String {
    guard let id = project.index.types(named: type).first else { return type }
    let place = project.index.location(of: project.index.types[id].place)
    return "\(type) (\(place.path):\(place.line))"
  }

  /// Where the part is created, as far as that is known.
  private var creationPlace: String {
    let edges = project.index.types(named: holder).flatMap { project.graph.edges(from: $0) }
    guard let function = edges.lazy.compactMap(\.composer?.function).first else {
      return "where '\(holder)' is created"
    }
    let place = project.index.location(of: function)
    return "where '\(holder)' is created (\(place.path):\(place.line))"
  }
}

extension Architecture {
  /// The roles that may hold an injected object, the preferred one first.
  fileprivate func roles(holding holder: Injection.Holder) -> [String] {
    switch holder {
    case .holderOfServices:
      guard let service = sharedService else { return [] }
      let contracts = contracts(implementedBy: service.name).map(\.name)
      var holders: [String] = []
      for reference in references
      where !traits(ofRole: reference.holder).contains(.isShared)
        && (reference.targets.contains { contracts.contains($0) || $0 == service.name })
      {
        if !holders.contains(reference.holder) { holders.append(reference.holder) }
      }
      return holders
    case .layer(let layer):
      let inside = roles.filter {
        $0.folder == layer && !$0.has(.isShared) && !$0.has(.isPlainData)
      }
      let first = inside.filter {
        $0.has(.appliesBusinessLogic) || $0.has(.decides) || $0.has(.shows)
      }
      return (first + inside).map(\.name)
    }
  }
}
