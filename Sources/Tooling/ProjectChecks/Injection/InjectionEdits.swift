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
    let dependency = dependency()
    var lines = [
      (
        place: holder,
        text: """
        \(dependency.declaration)
        init(…, \(dependency.parameter)) { … self.\(dependency.name) = \(dependency.name) }
        """
      )
    ]
    let value: String
    switch injection.source {
    case .own(let expression): value = expression
    case .shared(let expression): value = expression
    }
    lines.append((place: "where '\(holder)' is created", text: "\(dependency.name): \(value)"))
    if let value = injection.testValue {
      lines.append((place: "in tests", text: "\(dependency.name): \(value)"))
    }
    return lines
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
