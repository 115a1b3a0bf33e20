import AdderArchitectures
import AdderBase
import AdderModuleGeneration
import AdderProjectSpies
import AdderProjects
import Testing

/// A kind of app that is generated for an architecture.
struct AppCase: CustomStringConvertible {
  var architecture: String
  var kind: AppRequest.Kind
  var userInterface: AppRequest.UserInterface

  var description: String { "\(architecture) \(kind) \(userInterface)" }

  /// The apps of all architectures that have a layout for apps.
  static let all: [AppCase] = ShippedArchitectures.names.flatMap { name -> [AppCase] in
    guard (try? ArchitectureReader().architecture(named: name))?.app != nil else { return [] }
    return [(.xcode, .uikit), (.package, .uikit), (.package, .gtk), (.package, .none)].map {
      AppCase(architecture: name, kind: $0, userInterface: $1)
    }
  }

  /// Creates the app with this name and the first module `Home`.
  func app(
    _ name: String = "Shop", _ change: (inout AppRequest) -> Void = { _ in }
  ) throws -> GeneratedApp {
    let files = try #require(ShippedTemplateFiles(name: architecture))
    let name = try AppName(validating: name)
    var request = try AppRequest(
      name: name, architecture: try ArchitectureReader().architecture(named: architecture),
      template: try Template(name: architecture, files: files), kind: kind,
      userInterface: userInterface, module: try ModuleName(validating: "Home"),
      bundleIdentifier: try BundleIdentifier(prefix: "com.example", app: name),
      date: CalendarDate(year: 2026, month: 11, day: 20))
    if userInterface == .gtk { request.library = .folder("/clones/adder") }
    request.spies = try .ofNewProject()
    change(&request)
    return try request.makeApp(in: AbsolutePath("/nowhere"))
  }
}

extension GeneratedApp {
  func text(_ path: String) -> String? { files.first { $0.path.text == path }?.text }

  func text(endingIn end: String) -> String? {
    files.first { $0.path.text.hasSuffix(end) }?.text
  }
}
