package import AdderArchitectures
package import AdderBase
package import AdderFileChanges
import AdderModuleDiscovery
package import AdderModuleGeneration
package import AdderProjects

/// Generates a service, a helper or a mapper in a project, and gives it to a module. Nothing is
/// written.
package struct CompanionGeneration {
  private let kind: CompanionRequest.Kind
  private let name: ModuleName
  private let architecture: Architecture
  private let common: GenerationRequest
  private let template: Template
  private let location: ModuleLocation
  private let sources: ProjectSources
  private let xcode: XcodeProjectFile?
  private let makeSpies: SpyMaker

  /// What new code needs of generated spies.
  package struct SpyChanges {
    package var files: [GeneratedFile] = []
    package var edited: [RelativePath: (old: [UInt8], new: [UInt8])] = [:]

    package init() {}
  }

  /// Makes the spy of a protocol if the tests among new and edited files mention it.
  ///
  /// - Parameters:
  ///   - contract: The name of the protocol.
  ///   - module: The module that gets the object.
  package typealias SpyMaker = (
    _ contract: String, _ module: String?, _ files: [GeneratedFile],
    _ edited: [RelativePath: (old: [UInt8], new: [UInt8])]
  ) throws -> SpyChanges

  package struct Options: Sendable {
    /// The module that gets the object.
    package var module: String?
    /// The layer of a helper.
    package var layer: String?
    /// The folders that the user chose.
    package var folder: RelativePath?
    package var testFolder: RelativePath?
    package var makesTests: Bool

    package init(
      module: String?, layer: String?, folder: RelativePath?, testFolder: RelativePath?,
      makesTests: Bool
    ) {
      self.module = module
      self.layer = layer
      self.folder = folder
      self.testFolder = testFolder
      self.makesTests = makesTests
    }
  }

  package struct Result: Sendable {
    package var names: CompanionNames
    package var files: [GeneratedFile]
    package var plan: FileChangePlan
    /// What could not be edited.
    package var manual: [ManualEdit]
  }

  package init(
    _ kind: CompanionRequest.Kind, _ name: ModuleName, following architecture: Architecture,
    _ common: GenerationRequest, _ template: Template, at location: ModuleLocation,
    in sources: ProjectSources, xcode: XcodeProjectFile?, makingSpies makeSpies: @escaping SpyMaker
  ) {
    self.kind = kind
    self.name = name
    self.architecture = architecture
    self.common = common
    self.template = template
    self.location = location
    self.sources = sources
    self.xcode = xcode
    self.makeSpies = makeSpies
  }

  package func make(_ options: Options) throws -> Result {
    let project = sources.discover()
    var options = options
    options.module = options.module.map { module(named: $0, in: project) }
    let names = try self.names()
    let assembly = existing(names.assembly, in: project)
    let base = base(makesTests: options.makesTests)
    var places = try self.places(names, options, base, project)
    if let folder = options.folder {
      places.code = folder
      places.tests = base.tests(of: folder)
      if kind != .helper, assembly == nil {
        places.assembly = folder
        places.assemblyTests = base.tests(of: folder)
      }
    }
    if let folder = options.testFolder, options.makesTests {
      places.tests = folder
      places.assemblyTests = folder
    }
    var request = CompanionRequest(kind, name, following: architecture, common, in: places)
    let parameters = try template.parameters(for: common)
    request.tests = parameters["tests"] ?? request.tests
    request.usesParts = parameters["runtime"] == "adder"
    if kind != .helper {
      request.models = models(of: names, in: project)
    }
    if let assembly {
      request.hasAssembly = true
      request.usesParts = assembly.usesParts
    }
    let made = try request.make()
    try refuseTaken(made, in: project)
    var proven = ProvenInjection(sources, project, try sources.ruleChoice())
    if let lines = made.assembly, assembly?.methods.contains(names.property) != true {
      try proven.add(lines, with: made.files)
    }
    if let module = options.module {
      var injection = try injection(
        of: names, in: module, options, testValue: places.tests == nil ? nil : made.newSpy)
      injection.isOnMainActor = isOnMainActor(names.assembly, made.files, in: project)
      try proven.add(injection, with: made.files)
    }
    let spies = try makeSpies(names.contract, options.module, made.files, proven.edited)
    let verb = "gen \(kind.rawValue) \(name.text)"
    let plan = try FileChangePlan(
      title: options.module.map { "\(verb) --for \($0)" } ?? verb,
      adding: made.files + spies.files, at: { _ in location }, to: xcode,
      editing: proven.edited.merging(spies.edited) { edit, _ in edit })
    return Result(names: names, files: made.files, plan: plan, manual: proven.manual)
  }

  /// The name of a module, which may be known only with the prefix of its types: `RDHome` for `Home`.
  private func module(named word: String, in project: DiscoveredProject) -> String {
    let known = Set(project.modules.map(\.name))
    let prefixed = common.prefix + word
    return !known.contains(word) && known.contains(prefixed) ? prefixed : word
  }

  private func names() throws(CompanionError) -> CompanionNames {
    switch kind {
    case .service: try CompanionNames(service: name, prefix: common.prefix, in: architecture)
    case .helper: try CompanionNames(helper: name, prefix: common.prefix, in: architecture)
    case .mapper: try CompanionNames(mapper: name, prefix: common.prefix, in: architecture)
    }
  }

  // MARK: - Places

  private func base(makesTests: Bool) -> CompanionPlaces.Base {
    var tests: RelativePath?
    var location = location
    if !makesTests { location.tests = nil }
    switch sources.project.kind {
    case .swiftPackage(let package):
      tests = location.tests?.targets.first.flatMap { package.target(named: $0)?.folder }
    case .xcodeProject:
      tests = location.tests?.targets.first.flatMap { xcode?.layout.target(named: $0)?.folder }
    case .generatedProject(let generated):
      tests = location.tests?.targets.first.flatMap { generated.layout.target(named: $0)?.folder }
    case .folders: tests = nil
    }
    return CompanionPlaces.Base(
      around: location, target: common.sharedFolder, testTarget: tests, architecture)
  }

  private func places(
    _ names: CompanionNames, _ options: Options, _ base: CompanionPlaces.Base,
    _ project: DiscoveredProject
  ) throws -> CompanionPlaces {
    let paths = sources.files.swift
    switch kind {
    case .service:
      let known = CompanionPlaces.KnownFolder(
        of: architecture.serviceNames, among: paths, in: base)
      return CompanionPlaces(service: names, of: architecture, in: base, besides: known)
    case .mapper:
      let patterns = [try? NamingPattern(parsing: "{feature}PlainObjectMapper")].compactMap(\.self)
      let known = CompanionPlaces.KnownFolder(of: patterns, among: paths, in: base)
      return CompanionPlaces(mapper: names, of: architecture, in: base, besides: known)
    case .helper:
      guard let module = options.module else { throw CompanionError.moduleNotGiven("helper") }
      return try helperPlaces(names, of: module, layer: try layer(options.layer), base, project)
    }
  }

  /// The layer of a helper: the one that the user names, or the one with the business logic.
  private func layer(_ word: String?) throws(CompanionError) -> String {
    let layers = architecture.moduleLayers
    guard let word else {
      let usual = architecture.roles.first { role in
        role.has(.appliesBusinessLogic) && !role.has(.isShared) && role.folder != nil
      }
      return usual?.folder ?? layers.first ?? ""
    }
    guard let layer = layers.first(where: { $0.lowercased() == word.lowercased() }) else {
      throw .unknownLayer(word, known: layers)
    }
    return layer
  }

  /// The folder of a helper in its module. The module is where the part of the layer is.
  private func helperPlaces(
    _ names: CompanionNames, of module: String, layer: String, _ base: CompanionPlaces.Base,
    _ project: DiscoveredProject
  ) throws -> CompanionPlaces {
    let found = project.modules.filter { $0.name == module }
    guard let one = found.first else {
      throw CompanionError.unknownModule(
        module, suggestion: Spelling.nearest(to: module, among: project.modules.map(\.name)))
    }
    guard found.count == 1 else {
      throw CompanionError.severalModules(module, count: found.count)
    }
    let folders = one.parts.map { part in
      RelativePath.root.appending(
        project.index.files[Int(project.index.types[part.type].place.file)].path
      ).parent
    }
    // Parts are in the folders of their layers.
    let inLayer = folders.first { $0.name == layer }
    let folder = inLayer?.parent ?? folders.first ?? base.modules.appending(module)
    let inner =
      architecture.layout.helperFolder?.name([.layer: layer, .helper: names.contract])
      ?? names.contract
    let code = folder.appending(inLayer == nil ? names.contract : inner)
    return CompanionPlaces(
      code: code, tests: base.tests(of: code), models: code, assembly: code,
      assemblyTests: base.tests(of: code))
  }

  // MARK: - What exists

  /// The assembly that creates services or core helpers, if the project has it.
  private func existing(
    _ assembly: String?, in project: DiscoveredProject
  ) -> (usesParts: Bool, methods: Set<String>)? {
    guard let assembly,
      let id = project.index.types(named: assembly).first(where: { isVisible($0, in: project) })
    else { return nil }
    let type = project.index.types[id]
    let path = project.index.files[Int(type.place.file)].path
    let text = (try? sources.texts.bytes(of: path, limit: .max)) ?? []
    return (
      usesParts: String(decoding: text, as: UTF8.self).contains("Part<"),
      methods: Set(type.functions.map { project.index.names[$0.name] })
    )
  }

  /// The data of a service or a mapper, as far as the project already declares it.
  private func models(
    of names: CompanionNames, in project: DiscoveredProject
  ) -> ExistingModels {
    var models = ExistingModels()
    if let model = declaration(of: names.model, in: project) {
      models.model = properties(of: model, named: names.model, in: project)
      let inherited = project.index.allInherited(by: model).foreign.map { project.index.names[$0] }
      models.isEquatable = inherited.contains { $0 == "Equatable" || $0 == "Hashable" }
    }
    if let record = declaration(of: names.record, in: project) {
      models.record = properties(of: record, named: names.record, in: project)
    }
    models.withOwnInitializers = [names.model, names.record].filter { name in
      guard let id = declaration(of: name, in: project) else { return false }
      let type = project.index.types[id]
      return type.kind != .struct || !type.initializers.isEmpty
    }
    return models
  }

  private func declaration(
    of type: String, in project: DiscoveredProject
  ) -> TypeDeclaration.ID? {
    project.index.types(named: type).first { isVisible($0, in: project) }
  }

  private func properties(
    of id: TypeDeclaration.ID, named name: String, in project: DiscoveredProject
  ) -> [ExistingModels.Property] {
    let path = project.index.files[Int(project.index.types[id].place.file)].path
    guard let text = try? sources.texts.bytes(of: path, limit: .max) else { return [] }
    return SourceInsertion(text).storedProperties(of: name)
  }

  /// True if the new code sees a type that the app declares: it is not nested, and a target that
  /// builds the new code builds it. A type of an unknown target may be visible.
  private func isVisible(_ id: TypeDeclaration.ID, in project: DiscoveredProject) -> Bool {
    let type = project.index.types[id]
    let file = project.index.files[Int(type.place.file)]
    return type.outer == nil && !file.isTest && isBuilt(file, with: common.targets)
  }

  private func isBuilt(_ file: ProjectIndex.File, with targets: [String]) -> Bool {
    targets.isEmpty || file.targets.isEmpty
      || file.targets.contains { targets.contains($0.name) }
  }

  /// Throws if the project already declares a new type in another file, or if the type would hide
  /// one that other code needs.
  private func refuseTaken(
    _ made: GeneratedCompanion, in project: DiscoveredProject
  ) throws(CompanionError) {
    if let taken = TakenName.first(inCompanion: made.files, isForApple: common.isForApple) {
      throw .nameTaken(taken, kind: kind.rawValue)
    }
    for file in made.files {
      let type = String(file.path.name.dropLast(".swift".count))
      for id in project.index.types(named: type) where project.index.types[id].outer == nil {
        let known = project.index.files[Int(project.index.types[id].place.file)]
        let isTest = file.kind == .test
        guard known.path != file.path.text, known.isTest == isTest,
          isBuilt(known, with: isTest ? common.testTargets : common.targets)
        else { continue }
        throw .typeExists(type, path: known.path)
      }
    }
  }

  /// True if the type that creates services is on the main actor.
  private func isOnMainActor(
    _ assembly: String?, _ files: [GeneratedFile], in project: DiscoveredProject
  ) -> Bool {
    guard let assembly, kind != .helper else { return false }
    if let file = files.first(where: { $0.path.name == "\(assembly).swift" }) {
      return String(decoding: file.contents, as: UTF8.self).contains("@MainActor")
    }
    return declaration(of: assembly, in: project).map { project.index.isOnMainActor($0) } ?? true
  }

  // MARK: - The module

  private func injection(
    of names: CompanionNames, in module: String, _ options: Options, testValue: String?
  ) throws -> Injection {
    let words = NameWords(names.word.plural).sentence
    switch kind {
    case .service:
      return Injection(
        of: names.contract, as: names.property, in: module, .holderOfServices,
        from: .shared(default: "\(names.assembly ?? "").shared.\(names.property)()"),
        testValue: testValue, summary: "Works with \(words).")
    case .mapper:
      return Injection(
        of: names.contract, as: names.property, in: module, .holderOfServices,
        from: .shared(default: "\(names.assembly ?? "").shared.\(names.property)()"),
        testValue: testValue, summary: "Turns records of \(words) into plain objects.")
    case .helper:
      return Injection(
        of: names.contract, as: names.property, in: module, .layer(try layer(options.layer)),
        from: .own("\(names.type)()"), testValue: testValue, summary: names.summaryOfHelper)
    }
  }
}

extension Architecture {
  /// The patterns of the names of services and of their protocols.
  fileprivate var serviceNames: [NamingPattern] {
    guard let service = sharedService else { return [] }
    return service.typeNames
      + contracts(implementedBy: service.name).flatMap(\.protocolNames)
  }
}

extension ManualEdit {
  /// The reason and the lines, for the user.
  package var text: String {
    guard !lines.isEmpty else { return reason }
    let list = lines.map { line in
      let text = line.text.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
      return "  \(line.place):\n\(text)"
    }
    return "\(reason) Add by hand:\n" + list.joined(separator: "\n")
  }
}
