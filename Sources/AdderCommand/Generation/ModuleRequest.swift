import AdderArchitectures
import AdderBase
import AdderFindings
import AdderModuleGeneration
import AdderProjectSpies
import AdderProjects

/// Collects the parameters of a template from the
/// command line, the settings and the project itself.
struct ModuleRequest {
  private let invocation: Invocation
  private let project: Project
  private let template: Template
  private let location: ModuleLocation
  private let xcode: XcodeProjectFile?

  init(
    _ invocation: Invocation, _ project: Project, _ template: Template, _ location: ModuleLocation,
    _ xcode: XcodeProjectFile?
  ) {
    self.invocation = invocation
    self.project = project
    self.template = template
    self.location = location
    self.xcode = xcode
  }

  /// Returns the request for a module.
  ///
  /// - Parameters:
  ///   - team: the team's own architecture; `nil` for the one that the template names.
  ///   - usual: the parts that the project's own architecture turns on and off.
  func module(
    _ name: ModuleName, following team: Architecture? = nil, _ usual: PartChoice = PartChoice()
  ) throws -> GenerationRequest {
    let settings = project.settings
    var request = GenerationRequest(
      module: name, moduleFolder: location.code?.folder,
      testFolder: invocation.isSet(.noTests) ? nil : location.tests?.folder,
      sharedFolder: sharedFolder, date: .today())
    request.isFlat = location.hasLogicalGroups
    // All of these are used in one-line comments.
    request.summary = invocation.value(.description)?.onOneLine
    request.prefix = try invocation.prefix() ?? settings.prefix ?? ""
    request.author =
      (invocation.value(.author) ?? project.author(in: invocation.environment) ?? "").onOneLine
    request.company = (invocation.value(.company) ?? settings.company ?? "").onOneLine
    request.projectName = project.name.onOneLine
    // Generamba's own templates get exactly what Generamba gives them.
    request.productModuleName =
      template.architecture == nil ? location.productModule : location.testedModule
    request.targets = location.code?.targets ?? []
    request.testTargets = location.tests?.targets ?? []
    request.isForApple = layout != nil
    request.alwaysHasUIKit =
      layout?.alwaysHasUIKit(in: request.targets + request.testTargets) ?? false
    if case .swiftPackage = project.kind { request.isInPackage = true }
    let given = try invocation.parameters(of: template)
    request.parameters = parameters(given)
    request.explicitParameters = Set(given.keys)
    for name in settings.parameters.keys where given[name] == nil {
      request.parameterPlaces[name] = project.place(of: "parameters.\(name)")
    }
    // For each part, the command line overrides the settings, which override the architecture.
    for choice in [
      PartChoice(with: invocation.list(.with), without: invocation.list(.without)),
      settings.parts, usual,
    ] {
      let decided = request.wantedParts + request.unwantedParts
      request.wantedParts += choice.with.filter { !decided.containsPart($0) }
      request.unwantedParts += choice.without.filter { !decided.containsPart($0) }
    }
    let words = invocation.list(.with) + invocation.list(.without)
    for name in settings.parts.with + settings.parts.without where !words.contains(name) {
      request.partPlaces[name] = project.place(of: "parts.\(name)")
    }
    request.addedPart = invocation.value(.add)
    request.architecture = team
    request.spies = try ModuleSpies(of: project, xcode)
    return request
  }

  /// Returns the request for the files that an app needs once.
  func baseFiles(following team: Architecture?) throws -> GenerationRequest {
    try module(ModuleName(validating: "Module"), following: team)
  }

  /// The folder of the code's target, which contains the base files.
  private var sharedFolder: RelativePath {
    switch project.kind {
    case .swiftPackage(let package):
      location.code?.targets.first.flatMap { package.target(named: $0)?.folder } ?? .root
    case .xcodeProject, .generatedProject: xcodeTarget?.folder ?? .root
    case .folders: .root
    }
  }

  /// The targets of the Xcode project, which may be generated; `nil` without one.
  private var layout: XcodeLayout? {
    if case .generatedProject(let generated) = project.kind { return generated.layout }
    return xcode?.layout
  }

  /// The Xcode target that the module belongs to.
  private var xcodeTarget: XcodeLayout.Target? {
    location.code?.targets.first.flatMap { layout?.target(named: $0) }
  }

  /// Returns the template's parameters. Values from the command line override
  /// the project's settings, which override values inferred from the project.
  private func parameters(_ given: [String: String]) -> [String: String] {
    var values: [String: String] = [:]
    if let ui = template.questions.parameters.first(where: { $0.name == "ui" }) {
      let likely = project.likelyUserInterface(for: xcodeTarget)
      // A template may be for one framework only.
      if ui.values.isEmpty || ui.values.contains(likely) { values["ui"] = likely }
    }
    for (name, value) in project.settings.parameters { values[name] = value.word }
    return values.merging(given) { _, given in given }
  }
}

extension [String] {
  /// Returns true if a part is in the list, ignoring case.
  fileprivate func containsPart(_ name: String) -> Bool {
    contains { $0.lowercased() == name.lowercased() }
  }
}

extension ParameterValue {
  /// The value in the form that templates use.
  var word: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): String(flag)
    }
  }
}

extension Invocation {
  /// Returns the template parameters on the command line.
  func parameters(of template: Template) throws -> [String: String] {
    var parameters: [String: String] = [:]
    for option in OptionName.ofTemplates {
      if let value = value(option) { parameters[option.rawValue] = value }
    }
    for pair in values[.customParameters] ?? [] {
      let parts = pair.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].trimmed.isEmpty else {
        throw CommandError.invalidPair(pair, option: "--custom-parameters", example: "ui:none")
      }
      // A template without questions is a Generamba template and receives the value untrimmed.
      parameters[parts[0].trimmed] =
        template.questions.parameters.isEmpty ? String(parts[1]) : parts[1].trimmed
    }
    return parameters
  }

  /// Returns the value of `--prefix`; throws if it cannot begin the name of a type.
  func prefix() throws -> String? {
    try value(.prefix).map { try ModulePrefix(validating: $0).text }
  }
}
