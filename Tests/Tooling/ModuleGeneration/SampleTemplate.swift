import AdderBase
import AdderModuleGeneration
import AdderProjects

/// A template whose files are in memory.
struct SampleTemplate: TemplateFiles {
  var files: [String: String]
  /// Binary files.
  var images: [String: [UInt8]] = [:]

  func displayPath(_ path: String) -> String { "t/\(path)" }
  func text(of path: String) -> String? { files[path] }
  func contents(of path: String) -> [UInt8]? {
    images[path] ?? files[path].map { Array($0.utf8) }
  }
  var paths: [String] { (Array(files.keys) + images.keys).sorted() }

  /// Creates a template with these files and a spec with these entries.
  static func make(
    code: String, tests: String = "", more: String = "", parameters: String? = nil,
    _ files: [String: String] = [:], images: [String: [UInt8]] = [:]
  ) throws -> Template {
    var all = files
    all["t.rambaspec"] = """
      name: t
      author: a
      version: 1.0
      code_files:
      \(code)
      test_files:
      \(tests)
      \(more)
      """
    all["parameters.yml"] = parameters
    return try Template(name: "t", files: SampleTemplate(files: all, images: images))
  }
}

/// A project that consists of these files.
struct SampleProject: ProjectContents {
  var paths: Set<String> = []

  func contains(_ path: RelativePath) -> Bool {
    paths.contains { $0 == path.text || $0.hasPrefix("\(path.text)/") }
  }

  func containsFile(named name: String, in folder: RelativePath) -> Bool {
    paths.contains { $0.hasPrefix("\(folder.text)/") && $0.hasSuffix("/\(name)") }
  }
}

/// A request for the module `Profile` in `App/Profile`, with its tests in `AppTests/Profile`.
func request(_ change: (inout GenerationRequest) -> Void = { _ in }) throws -> GenerationRequest {
  var request = GenerationRequest(
    module: try ModuleName(validating: "Profile"),
    moduleFolder: try RelativePath(validating: "App/Profile"),
    testFolder: try RelativePath(validating: "AppTests/Profile"),
    sharedFolder: try RelativePath(validating: "App"),
    date: CalendarDate(year: 2026, month: 3, day: 9))
  change(&request)
  return request
}

/// The files that a template generates: file contents, keyed by path.
func make(
  _ template: Template, in project: SampleProject = SampleProject(),
  _ change: (inout GenerationRequest) -> Void = { _ in }
) throws -> [String: String] {
  let module = try template.makeModule(try request(change), in: project)
  return Dictionary(uniqueKeysWithValues: module.files.map { ($0.path.text, $0.text) })
}
