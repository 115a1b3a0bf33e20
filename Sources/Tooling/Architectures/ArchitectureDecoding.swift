import AdderFindings
import AdderYAML

/// Converts a file's tree to an architecture, and records the locations of its items and mentions
/// for the checks of the complete architecture.
struct ArchitectureDecoding {
  /// A name that must refer to something else in the file.
  struct Mention {
    var name: String
    var kinds: [Kind]
    var location: SourceLocation

    enum Kind: String {
      case role, contract, knowledge, part, layer
    }
  }

  let problems: ArchitectureProblems
  private(set) var architecture: Architecture
  private(set) var mentions: [Mention] = []
  /// The locations of the items. Roles, contracts and knowledge are keyed by name; other items are
  /// keyed by section and name, such as `references/Presenter.view`.
  private(set) var places: [String: SourceLocation] = [:]

  init(_ root: YAMLNode, name: String, _ problems: ArchitectureProblems) {
    self.problems = problems
    architecture = Architecture(name: name)
    guard var fields = ArchitectureFields(root, problems) else { return }
    places.reserveCapacity(256)
    mentions.reserveCapacity(512)
    architecture.title = fields.text("title") ?? name
    architecture.family = fields.text("family") ?? architecture.title
    architecture.summary = fields.text("summary") ?? ""
    architecture.source = fields.text("source")
    if let node = fields.node("module") { architecture.layout = layout(node) }
    architecture.knowledge = items("knowledge", &fields, Self.knowledge)
    architecture.roles = items("roles", &fields, Self.role)
    architecture.contracts = items("contracts", &fields, Self.contract)
    architecture.references = items("references", &fields, Self.reference)
    architecture.compositions = items("composition", &fields, Self.composition)
    architecture.parts = items("parts", &fields, Self.part)
    architecture.baseFiles = items("baseFiles", &fields, Self.baseFile)
    if let node = fields.node("app") { architecture.app = app(node) }
    architecture.layers = items("layers", &fields, Self.layer)
    for (number, layer) in architecture.layers.enumerated() {
      guard let level = layer.level else { continue }
      architecture.layers[number].knows += architecture.layers.filter { other in
        other.level.map { $0 < level } ?? false && !layer.knows.contains(other.name)
      }.map(\.name)
    }
    if let node = fields.node("tests") { architecture.tests = tests(node) }
    if let node = fields.node("comments") { architecture.comments = comments(node) }
    if let node = fields.node("severities") { architecture.severities = severities(node) }
    architecture.rules = rules(&fields)
    fields.finish()
  }

  // MARK: - Sections

  private mutating func items<Item>(
    _ section: String, _ fields: inout ArchitectureFields,
    _ decode: (inout Self, YAMLNode.Entry) -> Item?
  ) -> [Item] {
    var items: [Item] = []
    for entry in fields.items(section) where !problems.isFull {
      note(entry, in: section)
      if let item = decode(&self, entry) { items.append(item) }
    }
    return items
  }

  /// Records the location of an item. Roles, contracts and knowledge share one namespace, because
  /// other items mention them without their section.
  private mutating func note(_ entry: YAMLNode.Entry, in section: String) {
    let space =
      switch section {
      case "roles", "contracts", "knowledge": ""
      default: section + "/"
      }
    guard let first = places.updateValue(entry.keyLocation, forKey: space + entry.key) else {
      return
    }
    problems.report(
      .DuplicateArchitectureName,
      "'\(entry.key)' is already the name of something else; roles, contracts and knowledge share one namespace. "
        + "Rename one.", at: entry.keyLocation, notes: [.init("The first is here.", at: first)])
  }

  /// Returns the name of a role, and records the mention.
  private mutating func roleName(_ key: String, in fields: inout ArchitectureFields) -> String? {
    guard let location = fields.node(key)?.location, let name = fields.text(key) else {
      return nil
    }
    mentions.append(Mention(name: name, kinds: [.role], location: location))
    return name
  }

  /// Returns the strings of a list, and records them as mentions of other items.
  private mutating func names(
    _ key: String, of kinds: Mention.Kind..., in fields: inout ArchitectureFields
  ) -> [String] {
    fields.places(key).map { place in
      mentions.append(Mention(name: place.text, kinds: kinds, location: place.location))
      return place.text
    }
  }
}

// MARK: - The module

extension ArchitectureDecoding {
  private mutating func layout(_ node: YAMLNode) -> ModuleLayout {
    var layout = ModuleLayout()
    guard var fields = ArchitectureFields(node, problems) else { return layout }
    layout.folders = fields.patterns("folder", [.module] + NamingPattern.Placeholder.spellings)
    layout.userStoryFolder = fields.pattern("userStoryFolder", .story)
    layout.helperFolder = fields.pattern("helperFolder", .layer, .helper)
    layout.helperType = fields.pattern("helperType", .protocol)
    layout.mustNotEndIn = fields.texts("mustNotEndIn")
    layout.vagueNames = fields.texts("vagueNames")
    layout.openToOthers = names("openToOthers", of: .role, .contract, in: &fields)
    fields.finish()
    return layout
  }

  private static func knowledge(_ decoding: inout Self, _ entry: YAMLNode.Entry) -> Knowledge? {
    guard var fields = ArchitectureFields(entry.value, decoding.problems) else { return nil }
    var knowledge = Knowledge(name: entry.key)
    knowledge.summary = fields.text("summary") ?? ""
    knowledge.imports = fields.texts("imports")
    knowledge.mentions = fields.texts("mentions")
    knowledge.calls = fields.texts("calls")
    knowledge.screenCalls = fields.texts("screenCalls")
    fields.finish()
    return knowledge
  }

  private static func role(_ decoding: inout Self, _ entry: YAMLNode.Entry) -> Role? {
    guard var fields = ArchitectureFields(entry.value, decoding.problems) else { return nil }
    var role = Role(name: entry.key)
    role.summary = fields.text("summary") ?? ""
    role.aliases = fields.texts("aliases")
    role.traits = Traits(fields.words("traits", Trait.self))
    role.typeNames = fields.patterns("name", .module, .feature, .transition)
    role.kind = fields.word("kind", Role.Kind.self) ?? .class
    role.folder = fields.text("folder")
    role.file = fields.pattern("file", .module)
    role.requirement = fields.requirement()
    role.mustNotKnow = decoding.names(
      "mustNotKnow", of: .knowledge, .role, .contract, in: &fields)
    role.mayMention = fields.texts("mayMention")
    role.keepsOpen = fields.words("keepsOpen", Role.OpenPart.self)
    role.inherits = decoding.inheritances(&fields)
    role.implementsNothingElse = fields.flag("implementsNothingElse")
    role.holdsNothingElse = fields.flag("holdsNothingElse")
    role.tests = fields.words("tests", Role.TestSubject.self)
    role.source = fields.text("source")
    fields.finish()
    return role
  }

  private func inheritances(_ fields: inout ArchitectureFields) -> [Inheritance] {
    guard let node = fields.node("inherits") else { return [] }
    // A single item can be written without a list.
    let nodes: [YAMLNode] =
      if case .sequence(let nodes) = node.content { nodes } else { [node] }
    return nodes.compactMap { node in
      guard var fields = ArchitectureFields(node, problems) else { return nil }
      let type = fields.requiredNode("type").flatMap { node in
        problems.collect { () throws(YAMLError) in try node.string() }
      }
      let imported = fields.text("whenImported")
      let mentioned = fields.text("whenMentioned")
      fields.finish()
      return type.map { Inheritance(type: $0, whenImported: imported, whenMentioned: mentioned) }
    }
  }
}

// MARK: - Contracts and references

extension ArchitectureDecoding {
  private static func contract(_ decoding: inout Self, _ entry: YAMLNode.Entry) -> Contract? {
    guard var fields = ArchitectureFields(entry.value, decoding.problems) else { return nil }
    var contract = Contract(name: entry.key)
    contract.summary = fields.text("summary") ?? ""
    contract.crossing = fields.word("crosses", Contract.Crossing.self) ?? .within
    // Code outside of the modules may be at the other end of what leads into them or out of them.
    if contract.crossing != .in { _ = fields.requiredNode("from") }
    if contract.crossing != .out { _ = fields.requiredNode("to") }
    contract.protocolNames = fields.requiredPatterns("name", .module, .feature, .transition)
    contract.users = decoding.names("from", of: .role, in: &fields)
    contract.implementers = decoding.names("to", of: .role, in: &fields)
    contract.folder = fields.text("folder")
    contract.file = fields.pattern("file", .module)
    contract.isRequired = fields.flag("required")
    contract.isClassBound = fields.flag("classBound", default: true)
    contract.isSynchronous = fields.flag("synchronous", default: true)
    contract.properties = fields.word("properties", Contract.Properties.self) ?? .none
    contract.mustNotMention = decoding.names(
      "mustNotMention", of: .knowledge, .role, in: &fields)
    contract.mayMention = fields.texts("mayMention")
    contract.mentionsOnly = fields.texts("mentionsOnly")
    if let node = fields.node("methods") { contract.methods = decoding.methods(node) }
    contract.inherits = decoding.inheritances(&fields)
    contract.source = fields.text("source")
    fields.finish()
    return contract
  }

  private func methods(_ node: YAMLNode) -> MethodNaming {
    var methods = MethodNaming()
    guard var fields = ArchitectureFields(node, problems) else { return methods }
    methods.mood = fields.word("mood", MethodNaming.Mood.self)
    methods.begin = fields.texts("begin")
    methods.end = fields.texts("end")
    methods.contain = fields.texts("contain")
    methods.avoid = fields.texts("avoid")
    methods.prefer = fields.texts("prefer")
    methods.pairs = fields.texts("pairs")
    methods.sources = fields.texts("sources")
    methods.mayReturn = fields.flag("mayReturn", default: true)
    methods.examples = fields.texts("examples")
    if var named = fields.fields("named") {
      for purpose in MethodNaming.Purpose.allCases {
        methods.named[purpose] = named.pattern(
          purpose.rawValue, .event, .other, .module, .useCase)
      }
      named.finish()
    }
    if var parameter = fields.fields("parameter") {
      let label = parameter.text("label")
      let type = parameter.pattern("type", .module, .useCase)
      if let label, let type { methods.parameter = .init(label: label, type: type) }
      for key in ["label", "type"] { _ = parameter.requiredNode(key) }
      parameter.finish()
    }
    fields.finish()
    return methods
  }

  /// Reads a reference: `Presenter.view: weak ViewInput`, or with options
  /// `Presenter.state: { holds: strong State, optional: true }`.
  private static func reference(_ decoding: inout Self, _ entry: YAMLNode.Entry) -> Reference? {
    let problems = decoding.problems
    guard let dot = entry.key.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      problems.report(
        .ArchitectureValue,
        "A reference is named by its holder and its property: 'Presenter.view', not "
          + "'\(entry.key)'.", at: entry.keyLocation)
      return nil
    }
    let holder = String(entry.key[..<dot])
    decoding.mentions.append(Mention(name: holder, kinds: [.role], location: entry.keyLocation))
    let property = problems.pattern(
      String(entry.key[entry.key.index(after: dot)...]), [.other, .feature, .module],
      at: entry.keyLocation)

    var held: (text: String, location: SourceLocation)?
    var others: [NamingPattern] = []
    var (isOptional, isInjected) = (false, true)
    var source: String?
    if case .scalar(let text, _) = entry.value.content {
      held = (text, entry.value.location)
    } else if var fields = ArchitectureFields(entry.value, problems) {
      if let node = fields.requiredNode("holds") {
        held = problems.collect { () throws(YAMLError) in (try node.string(), node.location) }
      }
      others = fields.patterns("alsoCalled", .other, .feature, .module)
      isOptional = fields.flag("optional")
      isInjected = fields.flag("injected", default: true)
      source = fields.text("source")
      fields.finish()
    }
    guard let property, let held, let (strength, targets) = decoding.strengthAndTargets(held) else {
      return nil
    }
    return Reference(
      holder: holder, property: property, otherProperties: others, strength: strength,
      targets: targets, isOptional: isOptional, isInjected: isInjected, source: source)
  }

  /// Returns the strength and the targets in `strong RoutingLogic & DataPassing`.
  private mutating func strengthAndTargets(
    _ held: (text: String, location: SourceLocation)
  ) -> (Reference.Strength, [String])? {
    let words = held.text.utf8.split(separator: UInt8(ascii: " "))
    let first = words.first.map { String(Substring($0)) } ?? ""
    guard let strength = Reference.Strength(rawValue: first) else {
      problems.report(
        .UnknownArchitectureWord,
        "A reference begins with its strength: 'weak ViewInput', not '\(held.text)'."
          + problems.advice(for: first, among: Reference.Strength.allCases.map(\.rawValue)),
        at: held.location)
      return nil
    }
    let rest = held.text.utf8[(words.first?.endIndex ?? held.text.startIndex)...]
    let targets = rest.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }.joined(separator: " ")
    }
    guard !targets.contains("") else {
      problems.report(
        .ArchitectureValue,
        "'\(held.text)' does not name what is held. Add a contract or a role: 'weak ViewInput'.",
        at: held.location)
      return nil
    }
    guard targets.count <= 8 else {
      problems.report(
        .TooManyItems,
        "A reference may be typed by at most 8 contracts; this has "
          + "\(targets.count). Remove the rest.", at: held.location)
      return nil
    }
    for target in targets {
      mentions.append(
        Mention(name: target, kinds: [.contract, .role], location: held.location))
    }
    return (strength, targets)
  }

  private static func composition(
    _ decoding: inout Self, _ entry: YAMLNode.Entry
  ) -> Composition? {
    decoding.mentions.append(
      Mention(name: entry.key, kinds: [.role], location: entry.keyLocation))
    guard var fields = ArchitectureFields(entry.value, decoding.problems) else { return nil }
    _ = fields.requiredNode("method")
    let method = fields.pattern("method", .module, .component)
    let builds = decoding.names("builds", of: .role, in: &fields)
    let returns = decoding.roleName("returns", in: &fields)
    let partMethod = fields.pattern("partMethod", .module, .component)
    let takes = decoding.names("takes", of: .contract, .role, in: &fields)
    let label = fields.text("label")
    let showsNothingElse = fields.flag("showsNothingElse")
    let singleton = fields.text("singleton")
    let isLazy = fields.flag("lazy")
    let source = fields.text("source")
    fields.finish()
    guard let method else { return nil }
    var composition = Composition(role: entry.key, method: method)
    composition.builds = builds
    composition.returns = returns
    composition.partMethod = partMethod
    composition.takes = takes
    composition.label = label
    composition.showsNothingElse = showsNothingElse
    composition.singleton = singleton
    composition.isLazy = isLazy
    composition.source = source
    return composition
  }
}

// MARK: - Parts and conventions

extension ArchitectureDecoding {
  private static func part(_ decoding: inout Self, _ entry: YAMLNode.Entry) -> Part? {
    guard var fields = ArchitectureFields(entry.value, decoding.problems) else { return nil }
    var part = Part(name: entry.key)
    part.summary = fields.text("summary") ?? ""
    part.roles = decoding.names("roles", of: .role, in: &fields)
    part.contracts = decoding.names("contracts", of: .contract, in: &fields)
    part.needs = decoding.names("needs", of: .part, in: &fields)
    part.isOnByDefault = fields.flag("default")
    fields.finish()
    return part
  }

  private static func baseFile(_ decoding: inout Self, _ entry: YAMLNode.Entry) -> BaseFile? {
    guard var fields = ArchitectureFields(entry.value, decoding.problems) else { return nil }
    var baseFile = BaseFile(name: entry.key)
    baseFile.summary = fields.text("summary") ?? ""
    baseFile.contracts = decoding.names("contracts", of: .contract, in: &fields)
    fields.finish()
    return baseFile
  }

  private static func layer(_ decoding: inout Self, _ entry: YAMLNode.Entry) -> Layer? {
    guard var fields = ArchitectureFields(entry.value, decoding.problems) else { return nil }
    var layer = Layer(name: entry.key)
    layer.summary = fields.text("summary") ?? ""
    _ = fields.requiredNode("folders")
    layer.folders = fields.places("folders").compactMap(decoding.folderPath)
    let modules = fields.texts("modules")
    if !modules.isEmpty { layer.modules = modules }
    layer.level = fields.number("level")
    layer.knows = decoding.names("knows", of: .layer, in: &fields)
    if fields.node("imports") != nil { layer.imports = fields.texts("imports") }
    fields.finish()
    return layer
  }

  private mutating func app(_ node: YAMLNode) -> AppLayout? {
    guard var fields = ArchitectureFields(node, problems) else { return nil }
    _ = fields.requiredNode("modules")
    let folders = items("folders", &fields) { decoding, entry -> AppLayout.Folder? in
      let summary = decoding.problems.collect { () throws(YAMLError) in try entry.value.string() }
      guard let path = decoding.folderPath((entry.key, entry.keyLocation)), let summary else {
        return nil
      }
      return AppLayout.Folder(path: path, summary: summary)
    }
    let modules = appFolder("modules", among: folders, in: &fields)
    let entry = appFolder("entry", among: folders, in: &fields)
    let services = appFolder("services", among: folders, in: &fields, of: node)
    let models = appFolder("models", among: folders, in: &fields, of: node)
    let core = appFolder("core", among: folders, in: &fields, of: node)
    let tests = place("tests", in: &fields).flatMap(folderPath)
    let source = fields.text("source")
    fields.finish()
    guard let modules else { return nil }
    var app = AppLayout(modules: modules)
    app.folders = folders
    app.entry = entry
    app.services = services
    app.models = models
    app.core = core
    app.tests = tests ?? modules
    app.source = source
    return app
  }

  /// Returns a folder that must be among the app's folders or inside one of them.
  ///
  /// - Parameter app: The section that contains the key, if the folder is optional: if a file removes
  ///   the folder of its base, it also removes what the base puts there.
  private func appFolder(
    _ key: String, among folders: [AppLayout.Folder], in fields: inout ArchitectureFields,
    of app: YAMLNode? = nil
  ) -> String? {
    guard let place = place(key, in: &fields), let path = folderPath(place) else { return nil }
    guard folders.contains(where: { path == $0.path || path.hasPrefix($0.path + "/") }) else {
      if let app, app.location.file != place.location.file { return nil }
      problems.report(
        .UnknownArchitectureName,
        "There is no folder named '\(path)' under 'folders'."
          + problems.advice(for: path, among: folders.map(\.path)), at: place.location)
      return nil
    }
    return path
  }

  private func place(
    _ key: String, in fields: inout ArchitectureFields
  ) -> (text: String, location: SourceLocation)? {
    fields.node(key).flatMap { node in
      problems.collect { () throws(YAMLError) in (try node.string(), node.location) }
    }
  }

  private func folderPath(_ place: (text: String, location: SourceLocation)) -> String? {
    guard let problem = AppLayout.problem(ofPath: place.text) else { return place.text }
    problems.report(.ArchitectureValue, problem, at: place.location)
    return nil
  }

  private func tests(_ node: YAMLNode) -> TestConventions {
    var tests = TestConventions()
    guard var fields = ArchitectureFields(node, problems) else { return tests }
    tests.name = fields.pattern("name", .type, .module, .component)
    tests.mirrorsSources = fields.flag("mirrorsSources")
    tests.oneCheckEach = fields.flag("oneCheckEach")
    tests.givenWhenThen = fields.flag("givenWhenThen")
    tests.marksPerContract = fields.flag("marksPerContract")
    tests.mocksSurroundings = fields.flag("mocksSurroundings")
    fields.finish()
    return tests
  }

  private func comments(_ node: YAMLNode) -> CommentConventions {
    var comments = CommentConventions()
    guard var fields = ArchitectureFields(node, problems) else { return comments }
    comments.contractMethods = fields.flag("contractMethods")
    comments.classMethods = fields.flag("classMethods")
    comments.parametersAndResults = fields.flag("parametersAndResults")
    comments.uniqueParts = fields.flag("uniqueParts")
    comments.oneModuleComment = fields.flag("oneModuleComment")
    comments.marksPerContract = fields.flag("marksPerContract")
    comments.sections = fields.texts("sections")
    fields.finish()
    return comments
  }

  private func severities(_ node: YAMLNode) -> Severities {
    var severities = Severities()
    guard var fields = ArchitectureFields(node, problems) else { return severities }
    for aspect in Aspect.allCases {
      switch fields.word(aspect.rawValue, SeverityWord.self) {
      case nil: break
      case .off: severities.set(nil, for: aspect)
      case .note: severities.set(.note, for: aspect)
      case .warning: severities.set(.warning, for: aspect)
      case .error: severities.set(.error, for: aspect)
      }
    }
    fields.finish()
    return severities
  }

  private enum SeverityWord: String, ArchitectureWord {
    case off, note, warning, error
  }
}
