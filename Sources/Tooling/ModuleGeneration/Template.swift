package import AdderArchitectures
import AdderBase
private import AdderCatalogs
private import AdderFindings
private import AdderLiquidTemplates
private import AdderProjects

/// A template for modules: Generamba's `.rambaspec` with its Liquid files, and
/// optionally the template's questions; or a template of vipergen. It is a class so that what holds one is small.
package final class Template: Sendable {
  package let name: String
  package let files: any TemplateFiles
  package let questions: TemplateParameters
  /// The path of the spec in the template's folder.
  package let specPath: String
  let specText: String
  /// The shipped architecture for which the template was written; `nil` if its spec names none.
  package let architecture: Architecture?
  /// True if the template lists its parameters, so that unknown parameters are errors.
  let listsItsParameters: Bool
  /// True if the modules are made from the architecture's file alone.
  package let isArchitecture: Bool
  /// `nil` if the template is not one of vipergen.
  let vipergen: VipergenTemplate?

  /// - Throws: If the template has no spec, or its questions cannot be read.
  package init(name: String, files: any TemplateFiles) throws {
    self.name = name
    self.files = files
    isArchitecture = false
    let expected = "\(name).rambaspec"
    // After its folder is renamed, a template still has the spec with the old name.
    let found = files.paths.filter { $0.hasSuffix(".rambaspec") && !$0.contains("/") }
    if found.isEmpty, let text = try files.text(of: TemplateFolder.vipergenSpec) {
      specPath = TemplateFolder.vipergenSpec
      specText = text
      let template = try VipergenTemplate(
        named: name, parsing: text, file: files.displayPath(specPath), paths: files.paths)
      vipergen = template
      questions = template.questions
      listsItsParameters = true
      architecture = nil
      return
    }
    guard let path = found.contains(expected) ? expected : found.first,
      let text = try files.text(of: path)
    else { throw GenerationError.specMissing(template: name, path: expected) }
    specPath = path
    specText = text
    architecture = Self.architecture(in: text)
    vipergen = nil
    let questionsPath = TemplateParameters.fileName
    let questionsText = try files.text(of: questionsPath)
    listsItsParameters = questionsText != nil
    questions =
      try questionsText.map {
        try TemplateParameters(parsing: $0, file: files.displayPath(questionsPath))
      } ?? TemplateParameters()
  }

  /// Creates a template for an architecture that has none: its modules are made
  /// from the architecture's file alone.
  package init(of architecture: Architecture) throws {
    let files = PlainFiles()
    name = architecture.name
    self.files = files
    specPath = ""
    specText = ""
    self.architecture = architecture
    isArchitecture = true
    vipergen = nil
    listsItsParameters = true
    let path = TemplateParameters.fileName
    var questions = try TemplateParameters(
      parsing: files.text(of: path) ?? "", file: files.displayPath(path))
    questions.parts = architecture.parts.map {
      TemplateParameters.Part(
        name: $0.name, summary: $0.summary, isOnByDefault: $0.isOnByDefault)
    }
    self.questions = questions
  }

  /// True if the spec has the template's name; a template of vipergen is called like its folder.
  package var hasNamedSpec: Bool { vipergen == nil }

  /// True if the modules have a part that builds them. Those of an architecture without a
  /// composition are built by code outside of them.
  package var buildsModules: Bool {
    !isArchitecture || architecture?.compositions.isEmpty == false
  }

  /// True if a module can be made; false if the template is an architecture that says too little.
  package var canMakeModules: Bool { (try? describe()) != nil }

  /// The architecture that a spec names. The name is read before the spec is rendered, because the
  /// spec can ask the architecture for names.
  private static func architecture(in spec: String) -> Architecture? {
    let key = "architecture:"
    // Only the first lines have to be read: the name is at the beginning.
    var rest = spec.utf8[...]
    while !rest.starts(with: key.utf8) {
      guard let newline = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      rest = rest[newline...].dropFirst()
    }
    let name = Substring(rest.dropFirst(key.utf8.count).prefix { $0 != UInt8(ascii: "\n") })
    return ShippedArchitectures.architecture(named: name.trimmed)
  }

  /// Returns the spec for default choices, to describe the template.
  package func describe() throws -> TemplateSpec {
    let request = try GenerationRequest.sample()
    var maker = try ModuleMaker(self, request, try TemplateChoices(request, of: name, questions))
    return try maker.spec()
  }

  /// Returns the values of the template's parameters for a request.
  package func parameters(for request: GenerationRequest) throws -> [String: String] {
    try TemplateChoices(request, of: name, questions).parameters
  }

  /// Generates only the files that an app needs once and does not have yet.
  package func makeBaseFiles(
    _ request: GenerationRequest, in contents: some ProjectContents
  ) throws -> GeneratedModule {
    var maker = try ModuleMaker(self, request, try TemplateChoices(request, of: name, questions))
    return try maker.makeBaseFiles(contents)
  }

  /// Generates the files of a module, in memory.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - contents: The existing files of the project. They determine which base files are missing
  ///     and, if a part is added to a module, which parts the module already has.
  package func makeModule(
    _ request: GenerationRequest, in contents: some ProjectContents
  ) throws -> GeneratedModule {
    var choices = try TemplateChoices(request, of: name, questions)
    guard let word = request.addedPart else {
      var maker = try ModuleMaker(self, request, choices)
      return try maker.makeModule(addedPart: nil, contents)
    }
    let questions = questions.parts(of: request.architecture)
    let added = try questions.requiredPart(word, of: name)
    if let folder = request.moduleFolder, !contents.contains(folder) {
      throw GenerationError.moduleMissing(module: request.module.text, folder: folder.text)
    }
    let (parameters, architecture) = try originOfModule(request, choices, contents)
    choices.parameters = parameters
    var request = request
    request.architecture = architecture
    // The added part may depend on other parts, so the template receives the parts that the module
    // has.
    choices.parts = questions.parts.map(\.name)
    var surveyor = try ModuleMaker(self, request, choices)
    let present = try surveyor.partsPresent(in: contents)
    choices.parts.removeAll { $0 != added && !present.contains($0) }
    var maker = try ModuleMaker(self, request, choices)
    return try maker.makeModule(addedPart: added, contents)
  }

  /// Returns the parameter values and the architecture with which an existing module was generated:
  /// those of its record if its files agree, otherwise those inferred from its files. If more than one combination fits, the one that
  /// explains the most files is chosen, because the files of one user interface can be among those
  /// of another, and then the requested values. The module may be older than the team's own
  /// architecture.
  private func originOfModule(
    _ request: GenerationRequest, _ choices: TemplateChoices, _ contents: some ProjectContents
  ) throws -> (parameters: [String: String], architecture: Architecture?) {
    var missing: RelativePath?
    func fitting(
      _ combinations: [[String: String]], _ architecture: Architecture?
    ) throws -> [String: String]? {
      var best: (parameters: [String: String], count: Int)?
      for values in combinations {
        var tried = (request: request, choices: choices)
        tried.request.architecture = architecture
        tried.choices.parameters = values
        var surveyor = try ModuleMaker(self, tried.request, tried.choices)
        let files = try surveyor.filesOfEveryModule()
        if let absent = files.first(where: { !contents.contains($0) }) {
          missing = missing ?? absent
        } else if files.count > best?.count ?? -1 {
          best = (values, files.count)
        }
      }
      return best?.parameters
    }
    var recorded = choices.parameters
    for (name, value) in request.recordedParameters
    where recorded[name] != nil && !request.explicitParameters.contains(name) {
      recorded[name] = value
    }
    let combinations = questions.combinations(
      from: choices.parameters, keeping: request.explicitParameters)
    let architectures =
      request.architecture == nil || isArchitecture ? [nil] : [request.architecture, nil]
    for architecture in architectures {
      for tried in request.recordedParameters.isEmpty ? [combinations] : [[recorded], combinations]
      {
        if let found = try fitting(tried, architecture) { return (found, architecture) }
      }
    }
    throw GenerationError.moduleMadeOtherwise(
      module: request.module.text, template: name, prefix: request.prefix,
      missing: missing?.text ?? "")
  }
}
