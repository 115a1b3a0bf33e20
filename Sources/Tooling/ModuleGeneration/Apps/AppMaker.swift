import AdderArchitectures
package import AdderBase
import AdderFileChanges
import AdderFindings
import AdderLiquidTemplates
import AdderProjects
import AdderXcodeProjects

extension AppRequest {
  /// Generates the app's files in memory.
  ///
  /// - Parameter root: The app's own folder, which need not exist.
  package func makeApp(in root: AbsolutePath) throws -> GeneratedApp {
    try AppMaker(self, root).makeApp()
  }
}

/// Generates the files of a new app.
private struct AppMaker {
  private let request: AppRequest
  private let root: AbsolutePath
  private let files: AppFiles
  private let scope: AppScope
  private let project: NewXcodeProject?

  init(_ request: AppRequest, _ root: AbsolutePath) throws {
    self.request = request
    self.root = root
    files = AppFiles(for: request.template)
    var project: NewXcodeProject?
    if request.kind == .xcode {
      project = NewXcodeProject(
        name: request.name.text, bundleIdentifier: request.bundleIdentifier.text)
      project?.organization = request.company.isEmpty ? nil : request.company
    }
    self.project = project
    scope = try AppScope(request: request, project: project)
  }

  func makeApp() throws -> GeneratedApp {
    guard request.userInterface != .gtk || request.library != nil else {
      throw AppError.libraryMissing
    }
    var made = try skeleton()
    made.append(try file("adder.yml", settings().text, .base))
    for (path, text) in request.architectureFiles.sorted(by: { $0.key < $1.key }) {
      made.append(try file(path, text, .base))
    }
    let (module, findings) = try firstModule(project.map(projectFile))
    try refuseTakenNames(in: module, besides: made.filter { $0.kind == .code })
    made += module
    let placeholders = try placeholders(among: made)
    made += placeholders
    if var project {
      let sources = try RelativePath(validating: request.sources)
      project.filesLeftOut = placeholders.compactMap { $0.path.relative(to: sources)?.text }
      let file = try projectFile(project)
      made.append(try self.file(file.filePath.text, file.project.bytes, .base))
    }
    return GeneratedApp(files: made, findings: request.module.findings + findings)
  }

  /// Throws if a file or a type of the first module has the same name as a file or a type of the
  /// app. One target cannot contain two files, or two types, with the same name.
  private func refuseTakenNames(
    in module: [GeneratedFile], besides app: [GeneratedFile]
  ) throws(AppError) {
    let files = Set(app.map(\.path.name))
    let types = SwiftNames(app, withUses: false).declared
    let file = module.map(\.path.name).first(where: files.contains)
    let type = SwiftNames(module, withUses: false).declared.keys.sorted().first { types[$0] != nil }
    if let taken = file ?? type {
      throw .moduleNameTaken(request.module.text, file: taken)
    }
  }

  private func projectFile(_ project: NewXcodeProject) throws -> XcodeProjectFile {
    let path = try RelativePath(validating: "\(project.name).xcodeproj")
    let file = path.appending(XcodeProjectFile.fileName)
    return XcodeProjectFile(
      try XcodeProject(parsing: project.bytes(), file: file.text), at: path, in: root)
  }

  // MARK: - The first module

  /// Generates the files of the first module like `adder gen`, including the record that is needed
  /// to remove the module. Xcode synchronizes the module's folders, so the project needs no edit.
  private func firstModule(
    _ project: XcodeProjectFile?
  ) throws -> (files: [GeneratedFile], findings: [Finding]) {
    let code = try place(in: request.modules, request.target)
    let tests = try place(in: request.testModules, request.testTarget)
    let module = try request.template.makeModule(
      moduleRequest(code, tests), in: DiskContents(root: root))
    let planner = ModulePlanner(
      try moduleRequest(code, tests),
      at: ModuleLocation(code: code, tests: tests, productModule: request.target),
      template: request.template.name,
      records: try ModuleRecords(of: request.module.text, in: root), xcode: project)
    let surroundings = try ModuleSurroundings(planner.places(for: module), in: root)
    let plan = try planner.plan(for: module, in: surroundings, title: "")
    let notes = try plan.changes.changes.compactMap { change -> GeneratedFile? in
      guard case .create(let path, let contents, _) = change,
        !module.files.contains(where: { $0.path.text == path.text })
      else { return nil }
      return try file(path.text, contents, .base)
    }
    return (module.files + notes, module.findings + plan.findings)
  }

  private func place(in folder: String, _ target: String) throws -> ModuleLocation.Place {
    let name =
      request.architecture.layout.folders.first?.typeName(module: request.module.text)
      ?? request.module.text
    let path = try RelativePath(validating: "\(folder)/\(name)")
    return ModuleLocation.Place(folder: path, group: path, targets: [target])
  }

  private func moduleRequest(
    _ code: ModuleLocation.Place, _ tests: ModuleLocation.Place
  ) throws -> GenerationRequest {
    var module = GenerationRequest(
      module: request.module, moduleFolder: code.folder, testFolder: tests.folder,
      sharedFolder: try RelativePath(validating: request.sources), date: request.date)
    module.author = request.author
    module.company = request.company
    module.projectName = request.name.text
    module.productModuleName = request.target
    module.targets = code.targets
    module.testTargets = tests.targets
    module.isForApple = request.userInterface == .uikit
    module.alwaysHasUIKit = request.kind == .xcode
    module.parameters = request.parameters
    module.architecture = request.architecture
    module.spies = request.spies
    return module
  }

  /// Returns the settings for `adder gen` in the app.
  private func settings() throws -> AdderSettings {
    var settings = AdderSettings()
    settings.architecture =
      try request.architectureFile.map { .file(try RelativePath(validating: $0)) }
      ?? .named(request.architecture.name)
    settings.author = request.notesAuthor && !request.author.isEmpty ? request.author : nil
    settings.company = request.company.isEmpty ? nil : request.company
    settings.parameters = request.parameters.mapValues { .text($0) }
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

  /// Returns placeholder files for the folders that are still empty, so that git keeps these
  /// folders.
  private func placeholders(among made: [GeneratedFile]) throws -> [GeneratedFile] {
    try request.layout.folders.compactMap { folder in
      let path = try RelativePath(validating: "\(request.sources)/\(folder.path)")
      guard !made.contains(where: { $0.path.isInside(path) }) else { return nil }
      return try file("\(path)/.gitkeep", "", .base)
    }
  }

  private func file(
    _ path: String, _ text: String, _ kind: GeneratedFile.Kind
  ) throws -> GeneratedFile {
    try file(path, Array(text.utf8), kind)
  }

  private func file(
    _ path: String, _ contents: [UInt8], _ kind: GeneratedFile.Kind
  ) throws -> GeneratedFile {
    let path = try RelativePath(validating: path)
    return GeneratedFile(
      path: path, group: path.parent, contents: contents, kind: kind, isResource: false)
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
