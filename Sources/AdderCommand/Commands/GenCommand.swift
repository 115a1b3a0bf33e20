import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleGeneration
import AdderProjects

extension CommandDescription {
  static let gen: Self = CommandDescription(
    name: "gen", aliases: ["generate", "g"],
    summary: "Generate a module with its tests, or add a part to a module",
    discussion: """
      TEMPLATE overrides --architecture, which overrides adder.yml and the Rambafile. An architecture's file that \
      extends no shipped architecture needs no template: modules are made from the file alone. Without settings for \
      the folder, a module goes beside the existing ones. Everything is checked before anything is written, and \
      'adder undo' reverts the change. All of Generamba's options work; '-' and \
      '_' are interchangeable in option names.
      """,
    arguments: [
      Argument(name: "MODULE", summary: "The module's name, such as Profile"),
      Argument(
        name: "TEMPLATE",
        summary:
          "The template ('adder template list'); after '--add', the name of a use case, module, method, reference or class",
        isRequired: false, values: .templates),
    ],
    options: [
      .value(
        .architecture, "NAME", "Use this architecture: a shipped one, or the path of a file",
        values: .architectures),
      .value(
        .add, "PART",
        "Add this part to an existing module; 'UseCase', 'RouteTo', 'Method', 'Contract', 'Callback' and 'PlainObject' take a name after it",
        values: .additions),
      .value(
        .passing, "NAMES", "With '--add RouteTo': the properties of the data store that are passed",
        repeats: true),
      .value(
        .openedBy, "MODULE",
        "Let this existing module open the new one; where Adder cannot prove the edit, it prints the lines"
      ),
      .value(.with, "PARTS", "Optional parts to include", repeats: true, values: .parts),
      .value(.without, "PARTS", "Optional parts to leave out", repeats: true, values: .parts),
    ] + Invocation.templateOptions + [
      .flag(.noTests, "Generate no tests"),
      .flag(
        .addDependency, "Add the Adder library to Package.swift if the module needs it"),
      .value(
        .library, "PLACE",
        "Where that library is: a local clone or a git URL"),
      .value(
        .story, "NAME", "Put the module into the folder of this user story, such as PostCreation"),
      .value(.description, short: "d", "TEXT", "What the module is for; used in its comments"),
      .value(.author, "NAME", "The author in file headers"),
      .value(.company, "NAME", "The company in file headers"),
      .value(.prefix, "LETTERS", "The prefix of type and file names"),
      .value(
        .projectTargets, aliases: ["target"], "NAMES", "The Xcode targets that contain the code"),
      .value(.projectFilePath, "PATH", "The folder that contains the modules"),
      .value(.projectGroupPath, "PATH", "The Xcode group that contains the modules"),
      .value(
        .modulePath, "PATH", "Sets both the folder and the group; overrides the two options above"),
      .value(
        .testTargets, aliases: ["test-target"], "NAMES", "The Xcode targets that contain the tests"),
      .value(.testFilePath, "PATH", "The folder that contains the modules' tests"),
      .value(.testGroupPath, "PATH", "The Xcode group that contains the modules' tests"),
      .value(
        .testPath, "PATH", "Sets the tests' folder and group; overrides the two options above"),
      .value(
        .customParameters, short: "p", "NAME:VALUE", "Parameters of the template", repeats: true,
        takesPairs: true),
    ] + Invocation.changeOptions,
    subcommands: [.genService, .genHelper, .genMapper],
    examples: [
      "adder gen Profile                                 with the settings of adder.yml",
      "adder gen Profile --architecture clean-swift      with another architecture",
      "adder gen Profile --add Route                     add a part",
      "adder gen Contacts --add Routing                  pass storyboard segues to the router",
      "adder gen Contacts --add UseCase SearchContacts   add a use case to a scene of Clean Swift",
      "adder gen Contacts --add RouteTo Details          let an existing module open another one",
      "adder gen NewPost --story PostCreation            in the folder PostCreationUserStory",
      "adder gen Profile --opened-by Home --dry-run      also edit Home, so that it opens Profile",
      "adder gen Profile --add Method 'ViewInput.showError(_ text: String)'",
      "adder gen Profile --add Contract View.output     let a part reference a protocol, not a class",
      "adder gen PostList --add PlainObject PostMO       replace database objects by plain ones",
      "adder gen Profile my_template --custom_parameters theme:dark",
    ],
    run: { try ModuleCommand(invocation: $0).run() })
}

/// Generates a module, or part of a module.
private struct ModuleCommand {
  let invocation: Invocation

  func run() throws -> ExitStatus {
    let project = try invocation.projectForModule()
    if let status = try ModuleAddition.run(invocation, project) { return status }
    if let status = try SegueAddition(invocation, project)?.run() { return status }
    let prefix = try invocation.prefix() ?? project.settings.prefix ?? ""
    let name = try ModuleName(
      validating: invocation.arguments[0], behind: ModulePrefix(validating: prefix))
    try invocation.recover(project.root)
    let opening = try OpenedBy(invocation, project, name)
    let xcode = try project.xcodeProjectFile()
    let records = try ModuleRecords(of: name.text, in: project.root)
    // A mistake in the settings is reported before the question for a template.
    let place = try project.location(
      of: name, options: locationOptions, from: invocation.environment.workingDirectory,
      xcode: xcode?.layout ?? XcodeLayout(),
      existing: invocation.existingModules(in: project, for: name, records))
    let library = TemplateLibrary(project: project, environment: invocation.environment)
    let choice = try TemplateChoice(invocation, project, records: records)
    let story = try invocation.value(.story).map { try ModuleName(validating: $0) }
    let template = try choice.template(
      in: library, options(project),
      isKnown: invocation.value(.add) != nil && records.hasModule(madeFrom: choice.name))
    let location = try place.withFolder(of: name, choice.architecture(of: template), records)
      .inStory(story, choice.architecture(of: template), records)
    var request = try ModuleRequest(invocation, project, template, location, xcode)
      .module(name, following: choice.team(for: template), choice.parts(of: template))
    // A part that is added later has the same comment as the others, and the same parameters.
    let record = (location.code ?? location.tests).flatMap { records.record(in: $0.folder) }
    request.summary = request.summary ?? record?.description
    request.recordedParameters = record?.parameters ?? [:]
    let module = try template.makeModule(request, in: project.contents(with: xcode))
    invocation.report(name.findings + project.findings + module.findings)
    if let note = choice.note(on: template) { invocation.console.report(note) }
    invocation.report(
      project.findings(
        forDependencies: module.dependencies, packages: xcode?.packageNames ?? []))
    if !invocation.isSet(.noTests) { invocation.report(location.findings) }
    let planner = ModulePlanner(
      request, at: location, template: template.name, records: records, xcode: xcode)
    let surroundings = try ModuleSurroundings(planner.places(for: module), in: project.root)
    var plan = try planner.plan(for: module, in: surroundings, title: title(request))
    try planner.refuse(
      ExistingTypes(
        besides: module, leaving: plan.staleFiles, at: location, of: project, xcode: xcode))
    try editManifest(in: &plan, of: module, at: location, in: project)
    let route = try opening?.open(&plan.changes, template)
    return try make(
      plan, request, source: choice.source(template), project, route,
      notes: request.addedPart == nil ? module.notes : [],
      isBuilt: template.buildsModules || request.addedPart != nil)
  }

  /// The values of the usual parameters that the command line or the settings set.
  private func options(_ project: Project) -> [String: String] {
    var options = project.settings.parameters.mapValues(\.word)
    for option in OptionName.ofTemplates {
      if let value = invocation.value(option) { options[option.rawValue] = value }
    }
    return options
  }

  /// Adds the library and the resources of the module to the manifest of its package, and removes
  /// the resources that it no longer has.
  ///
  /// - Throws: An error before anything is generated if the library is missing and the user did not
  ///   ask to add it.
  private func editManifest(
    in plan: inout ModulePlan, of module: GeneratedModule, at location: ModuleLocation,
    in project: Project
  ) throws {
    guard case .swiftPackage(let package) = project.kind else { return }
    let library = LibraryNeed(of: module, at: location, in: package)
    let resources = module.files.filter { $0.isResource && $0.kind == .code }.map(\.path)
    guard library != nil || !resources.isEmpty || !plan.staleFiles.isEmpty else { return }
    let path = package.manifest
    let old = try project.root.appending(path).contents()
    let listed = PackageResources(of: package)
    var new = listed.removing(plan.staleFiles, from: old)
    if let library { new = try invocation.add(library, to: new, of: project) }
    if !resources.isEmpty, let target = location.code?.targets.first {
      if let edited = listed.adding(resources, to: target, in: new) {
        new = edited
      } else {
        invocation.console.report(
          """
          warning: Package.swift computes its lists, so the module's resources cannot be added to \
          it. Add this by hand:

          \(listed.lines(for: resources, of: target))
          """)
      }
    }
    plan.changes.replace(path, expecting: old, with: new)
  }

  private func title(_ request: GenerationRequest) -> String {
    let part = request.addedPart.map { " --add \($0)" } ?? ""
    let opener = invocation.value(.openedBy).map { " --opened-by \($0)" } ?? ""
    return "gen \(request.module.text)\(part)\(opener)"
  }

  private func make(
    _ plan: ModulePlan, _ request: GenerationRequest, source: String, _ project: Project,
    _ route: RouteReport?, notes: [String], isBuilt: Bool
  ) throws -> ExitStatus {
    let name = request.module.text
    invocation.report(plan.findings)
    let module = plan.presence == .absent ? nil : name
    guard
      let applied = try invocation.carryOut(
        plan.changes, ofModule: module, isUnknown: plan.presence == .unknown,
        removesFromProject: plan.removesFromProject, in: project.root)
    else {
      if !invocation.isSet(.dryRun) {
        try invocation.console.show("Nothing to do: '\(name)' is already up to date.")
      }
      try route?.show(on: invocation.console)
      return .success
    }
    let what = request.addedPart.map { "\($0) of the module \(name)" } ?? "the module \(name)"
    try invocation.console.show(
      """
      Generated \(what) from \(source):

      \(applied.tree())
      'adder undo' reverts it.
      """)
    for note in notes { invocation.console.report("note: \(note)") }
    invocation.reportGenerator(of: project)
    if !isBuilt { invocation.reportMissingBuilder(in: project) }
    try route?.show(on: invocation.console)
    if !plan.otherFiles.isEmpty {
      let list = plan.otherFiles.map { "  - \($0)" }.joined(separator: "\n")
      invocation.console.report(
        "note: \(source) does not generate these files of the module; they are kept as they are:\n\(list)"
      )
    }
    return .success
  }

  // MARK: - Options

  private var locationOptions: LocationOptions {
    LocationOptions(
      code: LocationOptions.Place(
        targets: invocation.list(.projectTargets),
        filePath: invocation.value(.projectFilePath),
        groupPath: invocation.value(.projectGroupPath), path: invocation.value(.modulePath)),
      tests: LocationOptions.Place(
        targets: invocation.list(.testTargets), filePath: invocation.value(.testFilePath),
        groupPath: invocation.value(.testGroupPath), path: invocation.value(.testPath)))
  }
}
