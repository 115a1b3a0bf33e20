import AdderBase
package import AdderFindings

/// The templates of Xcode that a template of modules is exported as.
package struct ExportedXcodeTemplates: Sendable {
  /// The template for the code of a module, those for its tests and for the files that an app needs
  /// once, as far as there are any.
  package var templates: [XcodeTemplate]
  /// The values and parts that cannot be chosen in Xcode, such as `tests: xctest`.
  package var fixed: [String]
  package var findings: [Finding]
}

/// A template of modules that cannot be exported.
package struct XcodeTemplateError: ReportedError, Equatable {
  package var template: String
  package var problem: XcodeTemplateProblem

  package var message: String {
    "The template '\(template)' cannot be exported to Xcode. \(problem.message)"
  }
  package var exitStatus: ExitStatus { problem.exitStatus }

  package init(template: String, problem: XcodeTemplateProblem) {
    self.template = template
    self.problem = problem
  }
}

extension Template {
  /// The number of folders that the choices of a template may need unless the user names them.
  private static let usualFolderLimit = 32
  /// The number of folders that a template may have at all.
  private static let folderLimit = 128

  /// Returns the template as templates of Xcode, in memory.
  ///
  /// - Throws: `XcodeTemplateError` if a file cannot be expressed with Xcode's macros.
  package func xcodeTemplates(_ request: XcodeTemplateRequest) throws -> ExportedXcodeTemplates {
    do {
      return try exported(request)
    } catch let problem as XcodeTemplateProblem {
      throw XcodeTemplateError(template: name, problem: problem)
    }
  }

  private func exported(_ request: XcodeTemplateRequest) throws -> ExportedXcodeTemplates {
    var request = request
    let preferred = XcodeChoices.preferredValues(questions, request)
    var preferring = request
    preferring.parameters.merge(preferred) { given, _ in given }
    let sample = try preferring.module(
      XcodeStandIns.pair.0, of: request.architecture ?? architecture, XcodeAnswers())
    let usual = try TemplateChoices(sample, of: name, questions)
    let known = questions.parts(of: request.architecture)
    let source = XcodeChoices(known, request, usual: usual)
    let choices = try request.options.map(source.named) ?? practical(source.all, preferring)
    let chosen = Set(choices.flatMap(\.names))
    // What the user cannot choose keeps its value.
    for (name, value) in preferred where !chosen.contains(name) { request.parameters[name] = value }
    guard XcodeChoice.count(of: choices) <= Self.folderLimit else {
      throw XcodeTemplateProblem.tooManyFolders(
        XcodeChoice.count(of: choices), limit: Self.folderLimit,
        options: choices.map(\.identifier))
    }
    var variants: [[Int]: XcodeFiles] = [:]
    for combination in XcodeChoice.combinations(of: choices) {
      variants[combination] = try XcodeFiles(
        self, request, XcodeChoice.answers(combination, of: choices))
    }
    let summary = try describe().summary ?? ""
    let templates = try XcodeFiles.Kind.allCases.compactMap { kind in
      try XcodeTemplate(
        kind, named: request.name + kind.suffix, summary: summary,
        isForPackage: request.isForPackage, choices, variants)
    }
    guard !templates.isEmpty else { throw XcodeTemplateProblem.noFiles }
    let module = try makeModule(sample, in: EmptyProject())
    return ExportedXcodeTemplates(
      templates: templates, fixed: fixed(known, usual, besides: chosen),
      findings: module.findings + emptyFolders(module))
  }

  /// Returns as many of the choices as do not need too many folders: first those that change the
  /// code, then those that change only tests.
  private func practical(
    _ choices: [XcodeChoice], _ request: XcodeTemplateRequest
  ) throws -> [XcodeChoice] {
    var answers = choices.map(\.usual)
    let usual = try XcodeFiles(self, request, XcodeChoice.answers(answers, of: choices))
    var later: Set<String> = []
    for (index, choice) in choices.enumerated() where !choice.isCheckbox {
      let others = try choice.answers.indices.filter { $0 != choice.usual }.map { other in
        answers[index] = other
        defer { answers[index] = choice.usual }
        return try XcodeFiles(self, request, XcodeChoice.answers(answers, of: choices))
      }
      if others.allSatisfy({ $0.files[.code] == usual.files[.code] }) {
        later.insert(choice.identifier)
      }
    }
    var taken: Set<String> = []
    var count = 1
    let ordered =
      choices.filter { !later.contains($0.identifier) }
      + choices.filter { later.contains($0.identifier) }
    for choice in ordered where count * choice.answers.count <= Self.usualFolderLimit {
      count *= choice.answers.count
      taken.insert(choice.identifier)
    }
    return choices.filter { taken.contains($0.identifier) }
  }

  private func fixed(
    _ questions: TemplateParameters, _ usual: TemplateChoices, besides chosen: Set<String>
  ) -> [String] {
    let parameters = questions.parameters.filter { $0.values.count != 1 }.map(\.name)
      .filter { !chosen.contains($0) }.map { "\($0) \(usual.parameters[$0] ?? "")" }
    let parts = questions.parts.map(\.name).filter { !chosen.contains($0) }
      .map { "\($0) \(usual.parts.contains($0) ? "on" : "off")" }
    return parameters + parts
  }

  private func emptyFolders(_ module: GeneratedModule) -> [Finding] {
    guard !module.folders.isEmpty else { return [] }
    let names = module.folders.map { "'\($0.group)'" }.joined(separator: ", ")
    return [
      Finding(
        rule: "EmptyFolderLeftOut", severity: .warning,
        message: "Xcode creates no empty folders, so the template lacks \(names).")
    ]
  }
}

extension XcodeFiles.Kind {
  /// What is added to a template's name.
  fileprivate var suffix: String {
    switch self {
    case .code: ""
    case .tests: " Tests"
    case .base: " Base Files"
    case .testBase: " Base Files of Tests"
    }
  }
}
