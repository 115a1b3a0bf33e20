import AdderArchitectures
import AdderFindings
import AdderLiquidTemplates
import AdderProjects
import AdderXcodeProjects

extension AppRequest {
  /// Makes the app's files, without writing anything.
  package func makeApp() throws -> GeneratedApp { try AppMaker(self).makeApp() }
}

/// Makes what a new app consists of.
private struct AppMaker {
  private let request: AppRequest
  private let files: AppFiles
  private let scope: AppScope
  private let project: NewXcodeProject?

  init(_ request: AppRequest) {
    self.request = request
    files = AppFiles(architecture: request.architecture.name)
    var project: NewXcodeProject?
    if request.kind == .xcode {
      project = NewXcodeProject(
        name: request.name.text, bundleIdentifier: request.bundleIdentifier.text)
      project?.organization = request.company.isEmpty ? nil : request.company
    }
    self.project = project
    scope = AppScope(request: request, project: project)
  }

  func makeApp() throws -> GeneratedApp {
    let module = try request.template.makeModule(firstModule(), in: EmptyProject())
    var made = try skeleton() + module.files
    made.append(try file("adder.yml", settings().text, .base))
    if let project {
      made.append(
        GeneratedFile(
          path: try RelativePath(validating: "\(project.name).xcodeproj/project.pbxproj"),
          contents: project.bytes(), kind: .base, isResource: false))
    }
    made += try keptFolders(among: made)
    return GeneratedApp(files: made, findings: request.module.findings + module.findings)
  }

  // MARK: - The first module

  private func firstModule() throws -> GenerationRequest {
    let folder = request.module.text
    var module = GenerationRequest(
      module: request.module,
      moduleFolder: try RelativePath(validating: "\(request.modules)/\(folder)"),
      testFolder: try RelativePath(validating: "\(request.testModules)/\(folder)"),
      sharedFolder: try RelativePath(validating: request.sources), date: request.date)
    module.author = request.author
    module.company = request.company
    module.projectName = request.name.text
    module.productModuleName = request.target
    module.targets = [request.target]
    module.testTargets = [request.testTarget]
    module.parameters = parameters
    return module
  }

  private var parameters: [String: String] {
    ["ui": request.userInterface.rawValue, "tests": request.tests]
  }

  /// What the next `adder gen` in the app goes by.
  private func settings() throws -> AdderSettings {
    var settings = AdderSettings()
    settings.architecture = .named(request.architecture.name)
    settings.author = request.noteAuthor && !request.author.isEmpty ? request.author : nil
    settings.company = request.company.isEmpty ? nil : request.company
    settings.parameters = parameters.mapValues { .text($0) }
    settings.targets = [request.target]
    settings.testTargets = [request.testTarget]
    settings.modules = ModuleFolders([try RelativePath(validating: request.modules)])
    settings.tests = ModuleFolders([try RelativePath(validating: request.testModules)])
    settings.xcodeProject = try project.map { try RelativePath(validating: "\($0.name).xcodeproj") }
    return settings
  }

  // MARK: - The skeleton

  private func skeleton() throws -> [GeneratedFile] {
    let spec = try AppSpec(
      parsing: try render(AppSpec.path, scope.values()), file: files.displayPath(AppSpec.path))
    return try spec.files.map { entry in
      let path = try RelativePath(validating: entry.name)
      guard files.text(of: entry.path) != nil else {
        throw GenerationError.fileMissing(
          entry.path, suggestion: Spelling.nearest(to: entry.path, among: files.paths),
          entry.location)
      }
      return try file(
        path.text, try render(entry.path, scope.values(fileName: path.name)),
        path.name.hasSuffix(".swift") ? .code : .base)
    }
  }

  /// The folders that nothing lies in yet, for git to keep.
  private func keptFolders(among made: [GeneratedFile]) throws -> [GeneratedFile] {
    try request.layout.folders.compactMap { folder in
      let path = try RelativePath(validating: "\(request.sources)/\(folder.path)")
      guard !made.contains(where: { $0.path.isInside(path) }) else { return nil }
      return try file("\(path)/.gitkeep", "", .base)
    }
  }

  private func file(
    _ path: String, _ text: String, _ kind: GeneratedFile.Kind
  ) throws -> GeneratedFile {
    GeneratedFile(
      path: try RelativePath(validating: path), contents: Array(text.utf8), kind: kind,
      isResource: false)
  }

  private func render(_ path: String, _ values: LiquidObject) throws -> String {
    let name = files.displayPath(path)
    let partials = Snippets(files: files)
    let template = try LiquidTemplate(
      parsing: files.text(of: path) ?? "", name: name, syntax: .strict)
    do throws(LiquidError) {
      return try template.render(values, partials: partials, mode: .strictUnlessAsked)
    } catch {
      throw partials.located(error, in: name)
    }
  }
}

/// A project that has nothing yet.
private struct EmptyProject: ProjectContents {
  func contains(_ path: RelativePath) -> Bool { false }
  func containsFile(named name: String, in folder: RelativePath) -> Bool { false }
}
