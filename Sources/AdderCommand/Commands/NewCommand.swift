import AdderArchitectures
import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleGeneration
import AdderProjectChecks
import AdderProjectSpies
import AdderProjects

extension CommandDescription {
  static let new: Self = CommandDescription(
    name: "new", summary: "Create an app with its first module and tests",
    discussion: """
      Creates the folder NAME with the architecture's folders, an entry point that opens the first module, \
      tests and an adder.yml. Existing files are never changed.

      --kind xcode creates an Xcode project (Xcode 16 or later) with an iOS app; it is the default on macOS. \
      --kind package creates a Swift package: a terminal program that builds on every system (the default on \
      Linux), a Linux desktop app with --ui gtk, or the code of an iOS app with --ui uikit.
      """,
    arguments: [Argument(name: "NAME", summary: "The app's name, such as Shop")],
    options: [
      .value(
        .architecture, "NAME", "The architecture of the app; asked for if it is left out",
        values: .architectures),
      .value(.kind, "KIND", "The build system", values: .oneOf(["package", "xcode"])),
      .value(
        .ui, "UI", "The user interface ('none' for an app that prints lines of text)",
        values: .oneOf(["uikit", "gtk", "none"])),
      .value(
        .library, "PLACE",
        "Where a GTK app gets the Adder library: the folder of a clone, or a git URL"),
      .value(.module, "NAME", "The module that the app starts with (default: Home)"),
      .value(
        .tests, "FRAMEWORK", "The test framework",
        values: .oneOf(["swift-testing", "xctest"])),
      .value(
        .bundlePrefix, "DOMAIN",
        "What the app's identifier begins with (default: com.example)"),
      .value(.author, "NAME", "The author in file headers"),
      .value(.company, "NAME", "The company in file headers"),
      .flag(.dryRun, "Show the files as a tree and a diff without writing them"),
      .textOrJSON,
    ],
    examples: [
      "adder new Shop --architecture rambler-viper",
      "adder new Shop --architecture surf-mvp --kind xcode --bundle-prefix ru.company",
      "adder new Bot --architecture clean-swift --kind package --module Greeting",
      "adder new Notes --architecture bytepace-viper --ui gtk",
    ],
    run: { try NewCommand($0).run() })
}

/// Creates an app.
private struct NewCommand {
  private let invocation: Invocation
  private let name: AppName
  /// The app's own folder.
  private let folder: AbsolutePath

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    name = try AppName(validating: invocation.arguments[0])
    folder = invocation.environment.workingDirectory.appending(name.text)
  }

  func run() throws -> ExitStatus {
    // Checked first, so that the user is not asked questions needlessly.
    try requireRoom()
    let request = try request()
    let app = try request.makeApp(in: folder)
    invocation.report(app.findings)
    let plan = try app.plan(title: "new \(name)")
    let files = ProjectFiles(root: folder.text)
    if invocation.isSet(.dryRun) {
      try files.validate(plan)
      if invocation.printsJSON {
        try invocation.show(json: plan, isDryRun: true)
        return .success
      }
      try invocation.console.show(String("\(plan.tree())\n\(plan.diff())".dropLast()))
      return .success
    }
    try invocation.applyMakingRoot(plan, in: folder)
    if invocation.printsJSON {
      try invocation.show(json: plan, isDryRun: false)
      return .success
    }
    try invocation.console.show(
      """
      Created the app \(name): \(kindInWords(request)) with the architecture \(request.architecture.name).

      \(plan.tree())
      Next:

      \(steps(request))
      """)
    return .success
  }

  /// Throws if the app's folder is not empty. An unfinished app is
  /// reverted first; a repository without files counts as empty.
  private func requireRoom() throws {
    if folder.isFolder { try invocation.recover(folder) }
    guard try ProjectFiles(root: folder.text).isEmpty(besides: [".git"]) else {
      throw AppError.folderNotEmpty(name.text)
    }
  }

  // MARK: - Request

  private func request() throws -> AppRequest {
    let module = try ModuleName(validating: invocation.value(.module) ?? "Home")
    let bundleIdentifier = try BundleIdentifier(
      prefix: invocation.value(.bundlePrefix) ?? "com.example", app: name)
    let (kind, userInterface) = kindAndUserInterface
    let architecture = try architecture()
    var request = try AppRequest(
      name: name, architecture: architecture.architecture,
      template: template(for: architecture, userInterface), kind: kind,
      userInterface: userInterface, module: module, bundleIdentifier: bundleIdentifier,
      date: .today())
    request.architectureFile = architecture.file
    request.architectureFiles = architecture.files
    request.tests = invocation.value(.tests) ?? request.tests
    request.spies = try .ofNewProject()
    if userInterface == .gtk { request.library = try invocation.library(for: folder) }
    request.notesAuthor = invocation.value(.author) != nil
    request.author =
      (invocation.value(.author)
      ?? Project.author(
        of: invocation.environment.workingDirectory, in: invocation.environment) ?? "").onOneLine
    request.company = (invocation.value(.company) ?? "").onOneLine
    return request
  }

  /// Returns what the app's modules are made from, as `gen` chooses it in the app.
  private func template(
    for chosen: ChosenArchitecture, _ userInterface: AppRequest.UserInterface
  ) throws -> Template {
    let architecture = chosen.architecture
    let options = ["ui": userInterface.rawValue]
    if chosen.file != nil, let alone = try TemplateChoice.alone(architecture, options) {
      return alone
    }
    let name = architecture.shippedBase ?? architecture.name
    guard let files = ShippedTemplateFiles(name: name) else {
      return try Template(of: architecture)
    }
    return try Template(name: name, files: files)
  }

  private func architecture() throws -> ChosenArchitecture {
    let known = ShippedArchitectures.names
    guard invocation.value(.architecture) != nil || invocation.console.isInteractive else {
      throw AppError.architectureNotChosen(known: known)
    }
    let word = try invocation.value(.architecture) ?? TemplateChoice.askForArchitecture(invocation)
    return try ChosenArchitecture(word, invocation.environment)
  }

  /// The app's kind and user interface, as given by the options. The defaults
  /// depend on what this machine can build.
  private var kindAndUserInterface: (AppRequest.Kind, AppRequest.UserInterface) {
    let usual: AppRequest.Kind = ProcessControl.hasXcode ? .xcode : .package
    let kind = invocation.value(.kind).flatMap(AppRequest.Kind.init)
    let userInterface = invocation.value(.ui).flatMap(AppRequest.UserInterface.init)
    switch (kind, userInterface) {
    case (let kind?, let userInterface?): return (kind, userInterface)
    case (.xcode?, nil): return (.xcode, .uikit)
    case (.package?, nil): return (.package, .none)
    case (nil, .some(.none)): return (.package, .none)
    case (nil, .gtk?): return (.package, .gtk)
    case (nil, .uikit?): return (usual, .uikit)
    case (nil, nil): return (usual, usual == .xcode ? .uikit : .none)
    }
  }

  // MARK: - Messages

  private func kindInWords(_ request: AppRequest) -> String {
    switch (request.kind, request.userInterface) {
    case (.xcode, _): "an Xcode project"
    case (.package, .none): "a Swift package"
    case (.package, .gtk): "a Swift package with GTK windows"
    case (.package, .uikit): "a Swift package for iOS"
    }
  }

  private func steps(_ request: AppRequest) -> String {
    let module = request.module.text
    var steps = [("cd \(name)", "")]
    switch (request.kind, request.userInterface) {
    case (.xcode, _):
      steps.append(("open \(name).xcodeproj", "then ⌘R runs it, and ⌘U its tests"))
    case (.package, .none):
      steps += [("swift run", "shows \(module)"), ("swift test", "runs its tests")]
    case (.package, .gtk):
      steps += [("swift run", "opens a window with \(module)"), ("swift test", "runs its tests")]
    case (.package, .uikit):
      steps.append(("less README.md", "explains how an app in Xcode links it"))
    }
    steps += [
      ("adder gen Profile", "generates the next module"), ("adder undo", "reverts all of this"),
    ]
    let width = steps.map(\.0.count).max() ?? 0
    return steps.map { step, effect in
      effect.isEmpty
        ? "  \(step)"
        : "  \(step)\(String(repeating: " ", count: width - step.count + 4))\(effect)"
    }.joined(separator: "\n")
  }
}
