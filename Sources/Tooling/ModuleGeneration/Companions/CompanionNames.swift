package import AdderArchitectures
package import AdderProjects

extension Architecture {
  /// The role of the services that modules share.
  package var sharedService: Role? {
    roles.first { $0.has(.reachesData) && $0.has(.isShared) && !$0.has(.isForeign) }
  }

  /// The part of a module that reaches data, for an architecture without shared services.
  fileprivate var partWithData: String? {
    roles.first { $0.has(.reachesData) && !$0.has(.isShared) }
      .flatMap { part(of: $0.name)?.name }
  }

  /// What the architecture calls the types that build its modules: `Assembly`. A type that does
  /// something else as well lends no name to assemblies of services.
  fileprivate func assemblyNoun(_ names: ModuleNames) -> String {
    let composer = compositions.lazy.compactMap { role(named: $0.role) }.first
    guard let composer, composer.traits == [.composes] else { return "Assembly" }
    return names.noun(of: composer)
  }

  /// The folders of the layers of a module, in the order of the roles.
  package var moduleLayers: [String] {
    var layers: [String] = []
    for role in roles where !role.has(.isShared) {
      if let folder = role.folder, !layers.contains(folder) { layers.append(folder) }
    }
    return layers
  }
}

/// The names of a service, a helper or a mapper.
package struct CompanionNames: Equatable, Sendable {
  /// The protocol that modules use.
  package var contract: String
  /// The type that implements it.
  package var type: String
  package var tests: String
  /// The property of an object that uses it: `postService`.
  package var property: String
  /// The type of the data, the store's type, and their names in a sentence.
  package var model: String
  package var record: String
  package var word: String
  /// The method that does the work.
  package var method: String
  package var isClassBound: Bool
  package var isAsync: Bool
  package var isClass: Bool
  /// The type that creates the object; `nil` for a helper, which its module creates.
  package var assembly: String?
  package var assemblyTests: String
  /// What the architecture calls an assembly.
  package var assemblyNoun: String
}

extension CompanionNames {
  /// - Throws: `CompanionError` if the architecture does not know such a thing.
  package init(_ request: CompanionRequest) throws(CompanionError) {
    switch request.kind {
    case .service:
      try self.init(
        service: request.name, prefix: request.common.prefix, in: request.architecture)
    case .mapper:
      try self.init(mapper: request.name, prefix: request.common.prefix, in: request.architecture)
    case .helper:
      try self.init(helper: request.name, prefix: request.common.prefix, in: request.architecture)
    }
  }

  package init(
    service name: ModuleName, prefix: String, in architecture: Architecture
  ) throws(CompanionError) {
    guard let role = architecture.sharedService else {
      throw .noSharedService(
        architecture: architecture.displayName, part: architecture.partWithData)
    }
    guard
      let contract = architecture.contracts.first(where: { $0.implementers.contains(role.name) })
    else { throw .serviceWithoutContract(architecture: architecture.displayName, role: role.name) }
    let names = ModuleNames(
      architecture: architecture, module: prefix + name.text, name: name.text)
    self.contract = names.type(of: contract)
    type = names.implementation(of: self.contract, by: role)
    tests = names.testCase(of: type, role: role)
    let references = architecture.references.filter { $0.targets.contains(contract.name) }
    let reference =
      references.first { !architecture.traits(ofRole: $0.holder).contains(.isShared) }
      ?? references.first
    // A name without a gap cannot tell two services apart.
    let pattern = reference.flatMap { $0.property.placeholders.isEmpty ? nil : $0.property }
    property =
      pattern?.memberName([.feature: name.text, .module: name.text])
      ?? NameWords(self.contract).variable
    model = prefix + name.text
    record = model + "Record"
    word = name.text
    var asked = MethodNaming()
    asked.begin = ["obtain"]
    let plural = name.text.plural
    method = MethodNames(old: asked, new: contract.methods).name(for: "obtain" + plural)
    isClassBound = contract.isClassBound
    isAsync = !contract.isSynchronous
    isClass = role.kind != .struct || contract.isClassBound
    let noun = architecture.assemblyNoun(names)
    let assembly = prefix + names.serviceNoun(role, contract) + noun
    self.assembly = assembly
    assemblyNoun = noun
    assemblyTests = names.testCase(of: assembly, composing: noun)
  }

  package init(
    mapper name: ModuleName, prefix: String, in architecture: Architecture
  ) throws(CompanionError) {
    try self.init(
      helper: name, ending: "PlainObjectMapper", prefix: prefix, in: architecture)
    method = "mapRecord"
    let names = ModuleNames(
      architecture: architecture, module: prefix + name.text, name: name.text)
    let noun = architecture.assemblyNoun(names)
    assembly = prefix + "CoreHelpers" + noun
    assemblyNoun = noun
    assemblyTests = names.testCase(of: prefix + "CoreHelpers" + noun, composing: noun)
  }

  package init(
    helper name: ModuleName, ending: String = "", prefix: String, in architecture: Architecture
  ) throws(CompanionError) {
    guard let pattern = architecture.layout.helperType else {
      throw .noHelpers(architecture: architecture.displayName)
    }
    let names = ModuleNames(
      architecture: architecture, module: prefix + name.text, name: name.text)
    contract = prefix + name.text + ending
    let implementation = pattern.name([.protocol: contract])
    type = implementation == contract ? contract + "Implementation" : implementation
    tests = names.testCase(of: type, composing: name.text + ending)
    property = NameWords(name.text + ending).variable
    model = prefix + name.text
    record = model + "Record"
    word = name.text
    method = HelperWork(ofHelper: name.text).method
    isClassBound = false
    isAsync = false
    isClass = false
    assembly = nil
    assemblyTests = ""
    assemblyNoun = ""
  }
}

extension CompanionNames {
  /// What a helper does, in a sentence.
  package var summaryOfHelper: String {
    let work = HelperWork(ofHelper: word)
    return work.checks
      ? "Decides whether \(HelperWork.subject(ofHelper: word)) can be accepted."
      : "Brings \(HelperWork.subject(ofHelper: word)) into the form that the module works with."
  }
}

extension Architecture {
  /// What the architecture calls a role, in a sentence: `use case`.
  package func words(forRole name: String) -> String {
    guard let role = role(named: name) else { return NameWords(name).sentence }
    return NameWords(ModuleNames(architecture: self, module: "", name: "").noun(of: role)).sentence
  }

  /// The name for messages.
  package var displayName: String { title.isEmpty ? name : title }
}

extension ModuleNames {
  /// What the architecture calls a service: what the names of the type and of the protocol have in
  /// common, such as `Gateway`.
  fileprivate func serviceNoun(_ role: Role, _ contract: Contract) -> String {
    let noun = noun(of: role)
    let other = contract.protocolNames.first.map { $0.name([.module: "", .feature: ""]) } ?? noun
    let common = zip(NameWords(noun).spelled, NameWords(other).spelled).prefix { $0 == $1 }
    return common.isEmpty ? noun : common.map { String($0.0) }.joined()
  }

  /// The name of the type that implements a shared contract. Modules see only the contract, so the
  /// type must have another name.
  fileprivate func implementation(of contract: String, by role: Role) -> String {
    let own = role.typeNames.map { $0.name([.module: module, .feature: module]) }
    if let name = own.first(where: { $0 != contract }) { return name }
    let helper = architecture.layout.helperType?.name([.protocol: contract])
    return helper.flatMap { $0 == contract ? nil : $0 } ?? contract + "Implementation"
  }

  /// The name of the test case of a type that has no role.
  fileprivate func testCase(of type: String, composing component: String) -> String {
    guard let pattern = architecture.tests.name else { return type + "Tests" }
    return pattern.name([.type: type, .module: module, .component: component])
  }
}

extension String {
  /// The plural of an English noun: `Posts`, `Categories`, `Boxes`. A noun that is a plural already,
  /// or has none, stays: `Settings`, `News`, `Data`.
  package var plural: String {
    let word = NameWords(self).words.last ?? ""
    if ["data", "media", "information", "news"].contains(word) { return self }
    if word.hasSuffix("s"), !["ss", "us", "is", "as"].contains(where: word.hasSuffix) {
      return self
    }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return dropLast() + "ies"
    }
    let needsE = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
    return self + (needsE ? "es" : "s")
  }
}

/// What a helper does, as far as its name says: a validator validates.
struct HelperWork: Equatable {
  var verb: String
  /// True if it answers a question about a text, and does not change the text.
  var checks: Bool

  init(ofHelper name: String) {
    let noun = NameWords(name).words.last ?? ""
    checks = ["validator", "checker", "verifier"].contains(noun)
    verb = Self.verbs[noun] ?? "process"
  }

  var method: String { verb + "Text" }

  /// What the helper works on, in a sentence: `user input`.
  static func subject(ofHelper name: String) -> String {
    let subject = NameWords(name).spelled.dropLast().joined()
    return subject.isEmpty ? "text" : NameWords(subject).sentence
  }

  private static let verbs = [
    "validator": "validate", "checker": "check", "verifier": "verify", "formatter": "format",
    "parser": "parse", "converter": "convert", "mapper": "map", "normalizer": "normalize",
    "cleaner": "clean", "encoder": "encode", "decoder": "decode", "filter": "filter",
  ]
}
