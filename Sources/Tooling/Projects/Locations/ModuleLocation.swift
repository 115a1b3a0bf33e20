package import AdderBase
package import AdderFindings

/// The folders, groups and targets of a new module.
package struct ModuleLocation: Equatable, Sendable {
  /// The folder, group and targets of the module's code or tests.
  package struct Place: Equatable, Sendable {
    /// The module's own folder; with logical groups, the folder that it shares with other modules.
    package var folder: RelativePath
    /// The module's own group in an .xcodeproj, relative to the main group.
    package var group: RelativePath
    /// The targets that build the files; empty if none is known.
    package var targets: [String]

    package init(folder: RelativePath, group: RelativePath, targets: [String]) {
      self.folder = folder
      self.group = group
      self.targets = targets
    }
  }

  /// The place of the code; `nil` if only tests are generated.
  package var code: Place?
  /// The place of the tests; `nil` if no tests are generated. In that case, a finding states
  /// the reason.
  package var tests: Place?
  /// True if the groups of an .xcodeproj have no folders: all files are directly in the place's
  /// folder, which the modules share.
  package var hasLogicalGroups: Bool
  /// The Swift module of the code, as Generamba derives it if there is a Rambafile. Generamba's
  /// templates get this name.
  package var productModule: String
  /// The Swift module that tests import, according to the targets and the existing tests.
  package var testedModule: String
  package var findings: [Finding]

  package init(
    code: Place?, tests: Place?, hasLogicalGroups: Bool = false, productModule: String,
    testedModule: String? = nil, findings: [Finding] = []
  ) {
    self.code = code
    self.tests = tests
    self.hasLogicalGroups = hasLogicalGroups
    self.productModule = productModule
    self.testedModule = testedModule ?? productModule
    self.findings = findings
  }
}

extension ModuleLocation {
  /// Returns the location with another name of the module's own folder and group.
  package func withFolder(named name: String) -> ModuleLocation {
    var location = self
    for place in [\ModuleLocation.code, \ModuleLocation.tests] {
      guard let old = location[keyPath: place] else { continue }
      location[keyPath: place]?.group = old.group.parent.appending(name)
      guard !hasLogicalGroups else { continue }
      location[keyPath: place]?.folder = old.folder.parent.appending(name)
    }
    return location
  }
}

extension ModuleLocation {
  /// Returns the location with another folder and group around the module's own.
  package func inside(folderNamed name: String) -> ModuleLocation {
    var location = self
    for place in [\ModuleLocation.code, \ModuleLocation.tests] {
      guard let old = location[keyPath: place] else { continue }
      location[keyPath: place]?.group =
        old.group.parent.appending(name).appending(old.group.name)
      guard !hasLogicalGroups else { continue }
      location[keyPath: place]?.folder =
        old.folder.parent.appending(name).appending(old.folder.name)
    }
    return location
  }
}

/// The command line's options for the location of a module. Each of them overrides the settings.
package struct LocationOptions: Equatable, Sendable {
  package var code = Place()
  package var tests = Place()

  package struct Place: Equatable, Sendable {
    package var targets: [String] = []
    package var filePath: String?
    package var groupPath: String?
    /// The file path and the group path in one option, which overrides `filePath` and
    /// `groupPath`.
    package var path: String?

    package init(
      targets: [String] = [], filePath: String? = nil, groupPath: String? = nil,
      path: String? = nil
    ) {
      self.targets = targets
      self.filePath = filePath
      self.groupPath = groupPath
      self.path = path
    }
  }

  package init(code: Place = Place(), tests: Place = Place()) {
    self.code = code
    self.tests = tests
  }
}

extension Project {
  /// Returns the location of a new module. It is taken from the command line, else from the
  /// settings, else inferred from the project.
  ///
  /// - Parameters:
  ///   - module: the new module.
  ///   - options: the command-line options.
  ///   - folder: the folder in which the command was started; it can determine the target.
  ///   - xcode: the targets and groups of the Xcode project, for an Xcode project.
  ///   - existing: where modules are already.
  package func location(
    of module: ModuleName, options: LocationOptions = LocationOptions(),
    from folder: AbsolutePath, xcode: XcodeLayout = XcodeLayout(),
    existing: ExistingModules = ExistingModules()
  ) throws -> ModuleLocation {
    let code = try request(.code, options.code)
    let tests = try request(.tests, options.tests)
    try refuseObstacles(code, tests)
    switch kind {
    case .swiftPackage(let package):
      let locator = PackageLocator(
        project: self, package: package, workingDirectory: folder.relative(to: root),
        existing: existing.folders(code, tests))
      var location = try locator.location(of: module, code: code, tests: tests)
      if location.tests != nil, !wantsTests(tests) {
        location.tests = nil
        location.findings.append(
          Finding(rule: "NoTestTarget", severity: .note, message: Self.noTestsWanted))
      }
      return location
    case .xcodeProject(let path):
      let locator = XcodeLocator(
        project: self, layout: xcode, file: path.name, workingDirectory: folder.relative(to: root),
        existing: existing.folders(code, tests), targetsOfModules: existing.targets)
      return try locator.location(of: module, code: code, tests: tests)
    case .generatedProject(let generated):
      return try location(
        of: module, code: code, tests: tests, in: generated, from: folder.relative(to: root),
        existing)
    case .folders:
      return location(
        of: module, code: code, tests: tests, besides: existing.folders(code, tests))
    }
  }

  /// Returns the location in a project that XcodeGen, Tuist or Bazel generates. If its targets are not
  /// known, the folders decide.
  private func location(
    of module: ModuleName, code: PlaceRequest, tests: PlaceRequest,
    in generated: GeneratedXcodeProject, from folder: RelativePath?,
    _ existing: ExistingModules
  ) throws(ProjectError) -> ModuleLocation {
    let layout = generated.layout
    let folders = existing.folders(code, tests)
    let named = code.targets + tests.targets
    guard layout.targets.contains(where: { $0.kind == .app || $0.kind == .library }),
      generated.isComplete || named.allSatisfy({ layout.target(named: $0) != nil })
    else { return location(of: module, code: code, tests: tests, besides: folders) }
    let locator = XcodeLocator(
      project: self, layout: layout, file: generated.generator.fileName, workingDirectory: folder,
      existing: folders, folderInSources: existing.folderInSources)
    var location = try locator.location(of: module, code: code, tests: tests)
    for (place, request) in [(location.code, code), (location.tests, tests)] {
      guard let place else { continue }
      let sources = place.targets.flatMap { generated.sources(of: $0) }
      guard !sources.isEmpty || generated.isComplete,
        !sources.contains(where: place.folder.isInside)
      else { continue }
      location.findings.append(
        Finding(
          rule: "ModuleOutsideTargets", severity: .warning, location: request.folderPlace,
          message: """
            No target of \(generated.generator.fileName) that gets the module has sources in \
            '\(place.folder.parent)'. Set '\(request.purpose.foldersKey):' in adder.yml to one of \
            its folders, or give \(request.purpose.pathOption).
            """))
    }
    return location
  }

  /// Returns the location in a project without known targets, with the paths
  /// that Generamba would use.
  private func location(
    of module: ModuleName, code: PlaceRequest, tests: PlaceRequest,
    besides existing: ExistingModules.Folders
  ) -> ModuleLocation {
    let usual =
      existing.code ?? ModuleFolderConvention.folder(in: root)
      ?? RelativePath.root.appending("Modules")
    var location = ModuleLocation(
      code: code.place(of: module, in: code.folder ?? usual), tests: nil,
      productModule: settings.productModule ?? Self.identifier(name))
    let folder = tests.folder ?? existing.tests ?? RelativePath.root.appending("Tests")
    if wantsTests(tests) { location.tests = tests.place(of: module, in: folder) }
    if settings.productModule == nil, let module = TestImports.module(in: root.appending(folder)) {
      location.testedModule = module
    }
    return location
  }

  /// Returns true if tests are generated. The command line can request them even if
  /// the settings disable them.
  private func wantsTests(_ request: PlaceRequest) -> Bool {
    settings.makesTests != false || request.folder != nil || !request.targets.isEmpty
  }

  static let noTestsWanted = """
    The settings name no place for tests, so none are generated. Set one under 'tests' in adder.yml \
    ('test_target', 'test_file_path' and 'test_group_path' in a Rambafile), or give --test_targets and \
    --test_path.
    """

  /// Returns the name with `_` in place of each character that is not allowed in the name of a
  /// Swift module.
  package static func identifier(_ name: String) -> String {
    var scalars = name.unicodeScalars.map { $0.properties.isXIDContinue ? $0 : "_" }
    // No name begins with a digit.
    if let first = scalars.first, !first.properties.isXIDStart { scalars[0] = "_" }
    return String(String.UnicodeScalarView(scalars))
  }
}
