import AdderArchitectures
import AdderBase
import AdderFindings
import AdderLiquidTemplates
import AdderProjects

/// Renders one template for one request.
struct ModuleMaker {
  private let template: Template
  private let request: GenerationRequest
  private let choices: TemplateChoices
  private let scope: TemplateScope
  private let partials: Snippets
  private var findings: [Finding] = []

  /// - Throws: `GenerationError.notBuildable` if the template is an architecture that says too
  ///   little for a module.
  init(
    _ template: Template, _ request: GenerationRequest, _ choices: TemplateChoices
  ) throws(GenerationError) {
    self.template = template
    self.request = request
    self.choices = choices
    scope = try TemplateScope(request, choices, of: template)
    partials = Snippets(files: template.files)
  }

  // MARK: - The spec

  mutating func spec() throws -> TemplateSpec {
    if let whole = scope.whole?.spec {
      return TemplateSpec(
        name: template.name, author: "", version: "", codeFiles: whole.code,
        testFiles: whole.tests, baseFiles: [], dependencies: [])
    }
    if let vipergen = template.vipergen {
      return try vipergen.spec(for: request, choices.parameters)
    }
    let path = template.files.displayPath(template.specPath)
    let text = try render(template.specText, named: path, scope.spec)
    var (spec, warnings) = try TemplateSpec.reading(text, file: path)
    findings += warnings
    let added = scope.added?.files ?? (code: [], tests: [])
    spec.codeFiles += added.code
    spec.testFiles += added.tests
    return spec
  }

  /// Returns the parts for which the module already has a file.
  mutating func partsPresent(in contents: some ProjectContents) throws -> Set<String> {
    let spec = try spec()
    var present: Set<String> = []
    guard let folder = request.moduleFolder else { return present }
    for file in spec.codeFiles where file.path != nil {
      guard let part = file.part, !present.contains(part) else { continue }
      if contents.contains(try path(of: file, in: folder)) { present.insert(part) }
    }
    return present
  }

  /// Returns the code files that the template generates for every module, whichever parts it has.
  mutating func filesOfEveryModule() throws -> [RelativePath] {
    guard let folder = request.moduleFolder else { return [] }
    return try spec().codeFiles.filter { $0.path != nil && $0.part == nil }
      .map { try path(of: $0, in: folder) }
  }

  // MARK: - The module

  /// Generates a module.
  ///
  /// - Parameter addedPart: A part that is added to an existing module; the result is then only what
  ///   the part changes. `nil` for the whole module.
  mutating func makeModule(
    addedPart: String?, _ contents: some ProjectContents
  ) throws -> GeneratedModule {
    let spec = try spec()
    var module = try makeOwnFiles(of: spec)
    if let addedPart {
      var choices = choices
      choices.parts.removeAll { $0 == addedPart }
      var maker = try ModuleMaker(template, request, choices)
      module.keepChanges(
        from: try maker.makeOwnFiles(of: try maker.spec()), isThere: contents.contains)
    }
    guard !module.files.isEmpty || !module.folders.isEmpty || !module.edits.isEmpty else {
      if let addedPart, let options = try options(making: addedPart) {
        throw GenerationError.partNeedsOptions(addedPart, template: template.name, options: options)
      }
      throw GenerationError.nothingToMake(template: template.name)
    }
    if request.moduleFolder != nil { try makeBaseFiles(of: spec, contents, &module) }
    try reportUselessParts(of: spec, contents)
    reportUnfollowedChanges()
    module.findings = findings
    try refuseTakenNames(in: &module, addedPart, contents)
    return module
  }

  /// Generates the files and folders that belong only to the module.
  private mutating func makeOwnFiles(of spec: TemplateSpec) throws -> GeneratedModule {
    func isWanted(_ file: TemplateFile) -> Bool { file.part.map(choices.parts.contains) ?? true }
    var module = GeneratedModule(
      files: [], folders: [], findings: [], parts: choices.parts, dependencies: spec.dependencies,
      notes: spec.notes,
      // A Generamba template has no questions, and what it is given is not about the module.
      parameters: template.questions.parameters.isEmpty ? [:] : choices.parameters)
    if let folder = request.moduleFolder {
      for file in spec.codeFiles.filter(isWanted) { try make(file, .code, in: folder, &module) }
    }
    if let folder = request.testFolder {
      for file in spec.testFiles.filter(isWanted) { try make(file, .test, in: folder, &module) }
      module.files += try request.spies.files(
        module.files, request, request.architecture ?? template.architecture)
    }
    return module
  }

  /// Throws if a type of the module would hide a type that other code needs. Records the names of
  /// the module's types.
  ///
  /// A name is the template's own if the template also uses it for a module with a neutral name.
  /// This second module is generated only if a type's name could be taken, because generating it
  /// costs as much as generating the module itself.
  private func refuseTakenNames(
    in module: inout GeneratedModule, _ addedPart: String?, _ contents: some ProjectContents
  ) throws {
    let stem = "Zyxwv"
    guard request.module.text != stem else { return }
    let names = SwiftNames(module.files, withUses: false)
    module.typeNames = Set(names.declared.keys)
    let part = Array(request.module.text.utf8)
    let own = Set(names.declared.keys.filter { Template.holds(part, in: Array($0.utf8)) })
    let known = TakenNames(imported: names.imported, isForApple: request.isForApple)
    guard
      // The template can put a name together from several words.
      try own.contains(where: { known.owner(of: $0) != nil || names.declared[$0] ?? 0 > 1 })
        || template.says(oneOf: own, with: request.module.text)
    else { return }
    var other = request
    other.module = try ModuleName(validating: stem)
    var maker = try ModuleMaker(template, other, choices)
    let taken = TakenName.first(
      in: names, besides: SwiftNames(try maker.makeModule(addedPart: addedPart, contents).files),
      madeFor: stem, known)
    if let taken {
      throw GenerationError.nameTaken(
        taken, module: request.module.text, template: template.name)
    }
  }

  /// Returns the command-line options with which the template generates files for a part. Returns
  /// `nil` if there are none, or if the template also generates such files with the current
  /// options.
  private func options(making part: String) throws -> String? {
    let questions = template.questions
    for values in questions.combinations(from: choices.parameters) {
      var tried = choices
      tried.parameters = values
      var maker = try ModuleMaker(template, request, tried)
      let spec = try maker.spec()
      guard (spec.codeFiles + spec.testFiles).contains(where: { $0.part == part }) else { continue }
      // The part has only tests, and no tests were requested.
      guard values != choices.parameters else { return nil }
      return questions.parameters.map(\.name)
        .filter { values[$0] != choices.parameters[$0] }
        .map { Self.option(of: $0, values[$0] ?? "") }.joined(separator: " ")
    }
    return nil
  }

  /// Returns a parameter in the form of a command-line option.
  private static func option(of parameter: String, _ value: String) -> String {
    TemplateParameters.namesOfOptions.contains(parameter)
      ? "--\(parameter) \(value)" : "--custom-parameters \(parameter):\(value)"
  }

  static let uselessPart = "PartMakesNothing"

  /// Reports requested parts for which the template generates nothing with the current parameters.
  private mutating func reportUselessParts(
    of spec: TemplateSpec, _ contents: some ProjectContents
  ) throws {
    let made = Set((spec.codeFiles + spec.testFiles).compactMap { $0.part?.lowercased() })
    for word in request.wantedParts where !made.contains(word.lowercased()) {
      if try changesFiles(word, contents) { continue }
      findings.append(
        Finding(
          rule: Self.uselessPart, severity: .warning,
          message: """
            The template '\(template.name)' generates nothing for the part '\(word)' with these \
            parameters. Leave it out, or choose other parameters.
            """))
    }
  }

  /// Returns true if a part without a file of its own changes other files of the module.
  private func changesFiles(_ part: String, _ contents: some ProjectContents) throws -> Bool {
    func files(_ isOn: Bool) throws -> [[UInt8]] {
      var (request, choices) = (request, choices)
      request.wantedParts = []
      choices.parts.removeAll { $0.lowercased() == part.lowercased() }
      let known = template.questions.parts(of: request.architecture).part(named: part)
      if isOn, let known { choices.parts.append(known.name) }
      var maker = try ModuleMaker(template, request, choices)
      return try maker.makeModule(addedPart: nil, contents).files.map(\.contents)
    }
    return try files(true) != files(false)
  }

  /// Reports what a team's own architecture changes in structure: roles and contracts that were added
  /// or removed, and references that changed. Names, folders, and removed optional parts are
  /// followed.
  private mutating func reportUnfollowedChanges() {
    guard let team = request.architecture, let base = template.architecture,
      !template.isArchitecture
    else { return }
    let changed = team.structuralChanges(to: base)
    guard !changed.isEmpty else { return }
    findings.append(
      Finding(
        rule: "TemplateOfTheBase", severity: .warning,
        message: """
          The template '\(template.name)' does not follow what '\(team.name)' changes: \
          \(changed.joined(separator: ", ")). \(Self.alternative(to: template, for: team))
          """))
  }

  /// What a team can do if a template does not follow its architecture.
  private static func alternative(to template: Template, for team: Architecture) -> String {
    if let alone = try? Template(of: team), alone.canMakeModules {
      let uses = alone.questions.parameters.filter { $0.name != "tests" }.map {
        "\($0.values.joined(separator: " or ")) as '\($0.name)'"
      }
      return """
        Choose \(uses.joined(separator: " and ")): modules are then made from its file alone.
        """
    }
    return """
      Create one that does with 'adder template create NAME --from \(template.name)', and set it as \
      'template:' in adder.yml.
      """
  }

  mutating func makeBaseFiles(_ contents: some ProjectContents) throws -> GeneratedModule {
    var module = GeneratedModule(files: [], folders: [], findings: [], parts: [], dependencies: [])
    try makeBaseFiles(of: try spec(), contents, &module)
    module.findings = findings
    return module
  }

  private mutating func makeBaseFiles(
    of spec: TemplateSpec, _ contents: some ProjectContents, _ module: inout GeneratedModule
  ) throws {
    for file in spec.baseFiles where !isThere(file, contents) {
      try make(file, .base, in: request.sharedFolder, &module)
    }
  }

  private func isThere(_ file: TemplateFile, _ contents: some ProjectContents) -> Bool {
    let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
    return contents.containsFile(named: name, in: request.sharedFolder)
  }

  private mutating func make(
    _ file: TemplateFile, _ kind: GeneratedFile.Kind, in folder: RelativePath,
    _ module: inout GeneratedModule
  ) throws {
    guard let source = file.path else {
      let group = try relativePath(file.name, file)
      let path = request.isFlat ? folder : folder.appending(group)
      module.folders.append(GeneratedFolder(path: path, group: group, kind: kind))
      return
    }
    let path =
      kind == .base
      ? folder.appending(try relativePath(file.name, file)) : try self.path(of: file, in: folder)
    let group = kind == .base ? .root : try relativePath(file.name, file).parent
    guard !module.files.contains(where: { $0.path == path }) else {
      throw GenerationError.sameFileTwice(path.text, file.location)
    }
    let contents = try contents(of: file, from: source, named: path.name)
    module.files.append(
      GeneratedFile(
        path: path, group: group, contents: contents, kind: kind, isResource: file.isResource))
  }

  /// Returns the contents of a generated file. Text is rendered; other resources are copied.
  private mutating func contents(
    of file: TemplateFile, from source: String, named name: String
  ) throws -> [UInt8] {
    if let vipergen = template.vipergen, let bytes = try template.files.contents(of: source) {
      return vipergen.contents(bytes, for: request)
    }
    if file.isResource, let bytes = try template.files.contents(of: source),
      !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    {
      return bytes
    }
    let files: any TemplateFiles =
      file.subject == nil || template.isArchitecture ? template.files : AddedFiles()
    guard let text = try files.text(of: source) else {
      throw GenerationError.fileMissing(
        source, suggestion: Spelling.nearest(to: source, among: template.files.paths),
        file.location)
    }
    let rendered = try render(
      text, named: files.displayPath(source),
      scope.body(fileName: name, subject: file.subject))
    return rendered.utf8.withContiguousStorageIfAvailable(Array.init) ?? Array(rendered.utf8)
  }

  // MARK: - Names

  private static let usualName =
    "{{ prefix }}{{ module_info.name }}{{ module_info.file_basename }}"

  /// Returns the path of a file of the module: the folder from the spec, and the rendered name.
  private mutating func path(
    of file: TemplateFile, in folder: RelativePath
  ) throws -> RelativePath {
    let place = try relativePath(file.name, file)
    if file.isWholeName {
      return folder.appending(request.isFlat ? .root.appending(place.name) : place)
    }
    let name = try render(
      file.customName ?? Self.usualName, named: template.files.displayPath(template.specPath),
      scope.fileName(basename: place.name)
    ).trimmed
    guard !name.isEmpty, !name.contains("/") else {
      throw GenerationError.unusableFileName(
        name, reason: "It must be a name without folders.", file.location)
    }
    let inner = (request.isFlat ? .root : place.parent).appending(name)
    return folder.appending(try relativePath(inner.text, file))
  }

  private func relativePath(_ text: String, _ file: TemplateFile) throws -> RelativePath {
    do {
      let path = try RelativePath(validating: text)
      guard !path.isRoot else {
        throw GenerationError.unusableFileName(text, reason: "It is empty.", file.location)
      }
      return path
    } catch let error as PathError {
      throw GenerationError.unusableFileName(text, reason: error.message, file.location)
    }
  }

  // MARK: - Rendering

  /// Renders a string. If the template lists its parameters, an unknown variable or filter is an
  /// error. Otherwise, it is reported and ignored; Generamba ignores it without a report.
  private mutating func render(
    _ text: String, named name: String, _ values: LiquidObject
  ) throws -> String {
    // Generamba's Liquid ignores invalid text in a tag. Templates that list their parameters must
    // follow the grammar.
    let syntax: LiquidSyntax = template.listsItsParameters ? .strict : .lax
    let parsed = try LiquidTemplate(parsing: text, name: name, syntax: syntax)
    let failure: LiquidError
    do throws(LiquidError) {
      return try parsed.render(values, partials: partials, mode: .strictUnlessAsked)
    } catch {
      failure = error
    }
    guard !template.listsItsParameters else { throw partials.located(failure, in: name) }
    // Unknown variables and unknown filters are checked separately, because one kind of mistake
    // would hide the other.
    var onlyVariables = LiquidMode.strictUnlessAsked
    onlyVariables.unknownFilters = .ignored
    var onlyFilters = LiquidMode.strictUnlessAsked
    onlyFilters.undefinedVariables = .ignored
    for mode in [onlyVariables, onlyFilters] {
      do throws(LiquidError) {
        _ = try parsed.render(values, partials: partials, mode: mode)
      } catch {
        guard let warnings = Finding.forgiving(error, partials, name) else {
          throw partials.located(error, in: name)
        }
        findings += warnings.filter { !findings.contains($0) }
      }
    }
    return try parsed.render(values, partials: partials, mode: .lax)
  }
}

extension Finding {
  /// Returns warnings for an error that a template for Generamba may
  /// contain, or `nil` for other errors.
  fileprivate static func forgiving(
    _ error: LiquidError, _ partials: Snippets, _ file: String
  ) -> [Finding]? {
    switch error {
    case .undefinedVariables(let variables):
      variables.map { variable in
        Finding(
          rule: "UndefinedTemplateVariable", severity: .warning,
          location: partials.location(variable.place.location, in: file),
          message: """
            The variable '\(variable.name)' has no value and was left empty. Correct its name, or \
            give it one with --custom-parameters.
            """)
      }
    case .unknownFilter(let name, let place):
      [
        Finding(
          rule: "UnknownTemplateFilter", severity: .warning,
          location: partials.location(place.location, in: file),
          message: "There is no filter '\(name)'; the value was left as it is. Correct its name.")
      ]
    default: nil
    }
  }
}
