import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleGeneration
import AdderProjectChecks
import AdderProjectSpies
import AdderProjects

extension CommandDescription {
  static let genService: Self = CommandDescription(
    name: "service",
    summary: "Generate a service that modules share, with its tests, and inject it into a module",
    discussion: """
      The architecture names the types and their folder. The assembly that creates services is generated with the \
      first one. With --for, the part that may hold services gets this one; if its code is not in the shape that Adder \
      generates, it stays as it is, and the lines to add are printed.
      """,
    arguments: [
      Argument(
        name: "NAME", summary: "The kind of object that the service works with, such as Post")
    ],
    options: companionOptions + Invocation.changeOptions,
    examples: [
      "adder gen service Post                            PostService, with its tests",
      "adder gen service Post --for Profile              inject it into the module Profile",
    ],
    run: { try CompanionCommand(.service, $0).run() })

  static let genHelper: Self = CommandDescription(
    name: "helper",
    summary: "Generate a helper of one layer of a module, with its tests",
    discussion: """
      A helper has a protocol and an implementation, in a folder of its own in the folder of its layer. The layer's \
      part gets it with its initializer.
      """,
    arguments: [
      Argument(name: "NAME", summary: "The helper's name, such as UserInputValidator")
    ],
    options: [
      .value(.layer, "FOLDER", "The module's layer; by default, the one with the business logic")
    ] + companionOptions + Invocation.changeOptions,
    examples: [
      "adder gen helper UserInputValidator --for Profile"
    ],
    run: { try CompanionCommand(.helper, $0).run() })

  static let genMapper: Self = CommandDescription(
    name: "mapper",
    summary: "Generate a mapper from the store's records to plain objects, with its tests",
    discussion: """
      The record and the plain object are generated if the project does not declare them; otherwise, the mapper copies \
      the properties that they have. The assembly that creates core helpers is generated with the first mapper.
      """,
    arguments: [
      Argument(name: "NAME", summary: "The name of the plain object, such as Post")
    ],
    options: companionOptions + Invocation.changeOptions,
    examples: [
      "adder gen mapper Post                             PostRecord to Post"
    ],
    run: { try CompanionCommand(.mapper, $0).run() })

  private static let companionOptions: [Option] = [
    .value(.for, "MODULE", "The module that gets it"),
    .value(
      .architecture, "NAME", "The architecture that names the types", values: .architectures),
    .value(
      .runtime, "RUNTIME", "The library whose parts create the object ('none' for plain methods)",
      values: .oneOf(["adder", "none"])),
    .value(
      .tests, "FRAMEWORK", "The test framework", values: .oneOf(["swift-testing", "xctest"])),
    .flag(.noTests, "Generate no tests"),
    .flag(.addDependency, "Add the Adder library to Package.swift if the code needs it"),
    .value(.library, "PLACE", "Where that library is: a local clone or a git URL"),
    .value(.author, "NAME", "The author in file headers"),
    .value(.company, "NAME", "The company in file headers"),
    .value(.prefix, "LETTERS", "The prefix of type and file names"),
    .value(.projectTargets, aliases: ["target"], "NAMES", "The targets that contain the code"),
    .value(.modulePath, aliases: ["path"], "PATH", "The folder of the generated code"),
    .value(.testTargets, aliases: ["test-target"], "NAMES", "The targets that contain the tests"),
    .value(.testPath, "PATH", "The folder of the generated tests"),
  ]
}

/// Generates a service, a helper or a mapper.
private struct CompanionCommand {
  let kind: CompanionRequest.Kind
  let invocation: Invocation

  init(_ kind: CompanionRequest.Kind, _ invocation: Invocation) {
    self.kind = kind
    self.invocation = invocation
  }

  func run() throws -> ExitStatus {
    let sources = try invocation.sources(reporting: invocation.projectForModule())
    let project = sources.project
    let prefix = try invocation.prefix() ?? project.settings.prefix ?? ""
    let name = try ModuleName(
      validating: invocation.arguments[0], behind: ModulePrefix(validating: prefix))
    try invocation.recover(project.root)
    let xcode = try project.xcodeProjectFile()
    let library = TemplateLibrary(project: project, environment: invocation.environment)
    let choice = try TemplateChoice(invocation, project)
    let template = try choice.templateOfCompanions(in: library)
    guard let architecture = choice.architecture(of: template) else {
      throw CompanionError.noArchitecture(template: template.name)
    }
    var options = LocationOptions()
    options.code.targets = invocation.list(.projectTargets)
    options.tests.targets = invocation.list(.testTargets)
    let location = try project.location(
      of: name, options: options, from: invocation.environment.workingDirectory,
      xcode: xcode?.layout ?? XcodeLayout(),
      existing: invocation.existingModules(in: project, for: name))
    let common = try ModuleRequest(invocation, project, template, location, xcode)
      .module(name, following: choice.team(for: template))
    let generation = CompanionGeneration(
      kind, name, following: architecture, common, template, at: location, in: sources,
      xcode: xcode
    ) { contract, module, files, edited in
      try CompanionGeneration.SpyChanges(
        of: contract, for: module, besides: files, edited, in: sources, code: common.targets,
        tests: common.testTargets, xcode: xcode, from: invocation.environment.workingDirectory)
    }
    let made = try generation.make(
      CompanionGeneration.Options(
        module: invocation.value(.for), layer: invocation.value(.layer),
        folder: try folder(.modulePath),
        testFolder: try folder(.testPath),
        makesTests: !invocation.isSet(.noTests)))
    invocation.report(project.findings)
    if !invocation.isSet(.noTests) { invocation.report(location.findings) }
    var plan = made.plan
    try addLibrary(to: &plan, of: made.files, at: location, in: project)
    return try carryOut(plan, made, in: project)
  }

  /// The folder that an option names, relative to the project's folder.
  private func folder(_ option: OptionName) throws(ProjectError) -> RelativePath? {
    guard let text = invocation.value(option) else { return nil }
    do throws(PathError) {
      return try RelativePath(generamba: text)
    } catch {
      throw .path(error, option: "--\(option)")
    }
  }

  private func addLibrary(
    to plan: inout FileChangePlan, of files: [GeneratedFile], at location: ModuleLocation,
    in project: Project
  ) throws {
    guard case .swiftPackage(let package) = project.kind,
      let need = LibraryNeed(of: files, at: location, in: package)
    else { return }
    let path = package.manifest
    let old = try project.root.appending(path).contents()
    plan.replace(path, expecting: old, with: try invocation.add(need, to: old, of: project))
  }

  private func carryOut(
    _ plan: FileChangePlan, _ made: CompanionGeneration.Result, in project: Project
  ) throws -> ExitStatus {
    let applied = try invocation.carryOut(plan, in: project.root)
    if let applied {
      try invocation.console.show(
        """
        Generated the \(kind.rawValue) \(made.names.contract):

        \(applied.tree())
        'adder undo' reverts it.
        """)
    } else if !invocation.isSet(.dryRun) {
      try invocation.console.show("Nothing to do: '\(made.names.contract)' is already up to date.")
    }
    if applied != nil { invocation.reportGenerator(of: project) }
    for edit in made.manual { invocation.console.report("note: \(edit.text)") }
    return .success
  }
}
