import AdderArchitectures
import AdderLiquidTemplates
import AdderProjects

/// The variables that a template can use, with Generamba's names. A template for an architecture can
/// also ask for the architecture's names.
struct TemplateScope {
  /// The variables that are the same in all files, and what the template can ask of the module.
  private var common: LiquidObject
  private let module: LiquidObject
  private let architecture: ArchitectureScope?
  /// What a team's own architecture adds to the one that the template names.
  let added: AddedParts?
  /// The files of a module that is made from its architecture's file alone.
  let whole: ArchitectureModuleFiles?

  /// - Throws: `GenerationError.notBuildable` if the template is an architecture that says too
  ///   little for a module.
  init(
    _ request: GenerationRequest, _ choices: TemplateChoices, of template: Template
  ) throws(GenerationError) {
    common = Self.common(request, choices)
    module = Self.module(request)
    guard let written = template.architecture else {
      (architecture, added, whole) = (nil, nil, nil)
      return
    }
    let team = template.isArchitecture ? written : request.architecture ?? written
    let names = ModuleNames(
      architecture: team, module: request.prefix + request.module.text, name: request.module.text)
    if template.isArchitecture {
      (architecture, added) = (nil, nil)
      let module = try ArchitectureModule(
        names, parameters: choices.parameters, parts: choices.parts)
      whole = ArchitectureModuleFiles(
        module, parameters: choices.parameters, spySuffix: request.spies.suffix)
      return
    }
    whole = nil
    let added = AddedParts(names, writtenFor: written, parts: choices.parts)
    self.added = added
    let architecture = ArchitectureScope(
      names, writtenFor: written, added: added, description: request.summary)
    self.architecture = architecture
    for (name, value) in architecture.values { common[name] = value }
    common["platform"] = [
      "has_uikit": .bool(request.alwaysHasUIKit), "is_package": .bool(request.isInPackage),
    ]
  }

  /// The variables for the spec.
  var spec: LiquidObject { values([]) }

  /// Returns the variables for the name of a file.
  func fileName(basename: String) -> LiquidObject {
    values([("file_basename", .string(basename))])
  }

  /// Returns the variables for the text of a file.
  ///
  /// - Parameter subject: The added role or contract that the file is for, or the file of a module
  ///   without a template; `nil` for the template's own files.
  func body(fileName: String, subject: String? = nil) -> LiquidObject {
    values([("file_name", .string(fileName))], subject: subject)
  }

  private func values(
    _ facts: [(String, LiquidValue)], subject: String? = nil
  ) -> LiquidObject {
    var module = module
    for (name, value) in facts { module[name] = value }
    var values = common
    values["module_info"] = .object(module)
    for (name, value) in subject.flatMap(self.values) ?? [] { values[name] = value }
    return values
  }

  /// The variables for one file of the module, in addition to the common ones.
  private func values(for subject: String) -> [(String, LiquidValue)]? {
    whole.map { $0.values(for: subject) } ?? architecture?.values(for: subject)
  }

  private static func module(_ request: GenerationRequest) -> LiquidObject {
    [
      "name": .string(request.module.text),
      "description": .string(request.summary ?? "\(request.module.text) module"),
      "project_name": .string(request.projectName),
      "product_module_name": .string(request.productModuleName),
      "project_targets": .array(request.targets.map { .string($0) }),
      "test_targets": .array(request.testTargets.map { .string($0) }),
    ]
  }

  private static func common(
    _ request: GenerationRequest, _ choices: TemplateChoices
  ) -> LiquidObject {
    let parameters: [(String, LiquidValue)] = choices.parameters
      .sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }
    let developer: [(String, LiquidValue)] = [
      ("name", .string(request.author)), ("company", .string(request.company)),
    ]
    return [
      "year": .string(String(request.date.year)),
      "date": .string(request.date.text),
      "prefix": .string(request.prefix),
      "developer": .object(LiquidObject(developer)),
      "custom_parameters": .object(LiquidObject(parameters)),
      "parts": .array(choices.parts.map { .string($0) }),
      "spy": .string(request.spies.suffix),
    ]
  }
}
