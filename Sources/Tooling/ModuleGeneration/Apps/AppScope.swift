import AdderArchitectures
import AdderLiquidTemplates
import AdderProjects
import AdderXcodeProjects

/// The variables that the files of an app can use.
struct AppScope {
  let request: AppRequest
  /// The app's Xcode project, if it has one.
  let project: NewXcodeProject?
  /// What the template can ask of the architecture.
  private let architecture: [(String, LiquidValue)]

  /// - Throws: If the first module is made from its architecture's file alone, and that says too
  ///   little or describes modules without a view.
  init(request: AppRequest, project: NewXcodeProject?) throws {
    self.request = request
    self.project = project
    let module = request.module.text
    let names = ModuleNames(architecture: request.architecture, module: module, name: module)
    if request.template.isArchitecture {
      let parts = request.template.questions.parts.filter(\.isOnByDefault).map(\.name)
      let module = try ArchitectureModule(names, parameters: request.parameters, parts: parts)
      guard module.screen != nil || request.userInterface == .none else {
        throw AppError.firstModuleWithoutView(request.architecture.name)
      }
      architecture = [("opening", try ModuleOpening(module).value)]
    } else {
      architecture =
        request.template.architecture.map {
          ArchitectureScope(
            names, writtenFor: $0, added: AddedParts(names, writtenFor: $0, parts: [])
          ).values
        } ?? []
    }
  }

  /// Returns the variables for the text of a file.
  ///
  /// - Parameter fileName: The file's name; empty for the spec.
  func values(fileName: String = "") -> LiquidObject {
    LiquidObject(
      [
        ("app", .object(LiquidObject(app))),
        ("file", .object(LiquidObject([("name", .string(fileName))]))),
        (
          "developer",
          .object(
            LiquidObject([("name", .string(request.author)), ("company", .string(request.company))])
          )
        ),
        ("year", .string(String(request.date.year))), ("date", .string(request.date.text)),
        ("parts", .array(parts.map { .string($0) })),
      ] + architecture)
  }

  /// The parts of the first module: those that the template turns on and the architecture has.
  private var parts: [String] {
    request.template.questions.parts.filter(\.isOnByDefault).map(\.name).filter { name in
      request.architecture.parts.contains { $0.name == name }
    }
  }

  private var app: [(String, LiquidValue)] {
    let texts = [
      ("name", request.name.text), ("target", request.target), ("kind", request.kind.rawValue),
      ("ui", request.userInterface.rawValue), ("sources", request.sources),
      ("entry", request.entry), ("modules", request.modules),
      ("test_modules", request.testModules), ("module", request.module.text),
      ("gtk_identifier", request.bundleIdentifier.gtkText),
      ("library", request.library?.declaration ?? ""),
      ("library_package", request.library?.package ?? ""),
      ("target_id", project?.appTargetID ?? ""),
      ("test_target_id", project?.testTargetID ?? ""),
    ]
    let architecture = [
      ("name", request.architecture.name), ("title", request.architecture.title),
    ]
    let folders = request.layout.folders.map { folder in
      Self.object([("path", folder.path), ("summary", folder.summary)])
    }
    return texts.map { ($0, .string($1)) } + [
      ("architecture", Self.object(architecture)), ("folders", .array(folders)),
    ]
  }

  private static func object(_ texts: [(String, String)]) -> LiquidValue {
    .object(LiquidObject(texts.map { ($0, .string($1)) }))
  }
}
