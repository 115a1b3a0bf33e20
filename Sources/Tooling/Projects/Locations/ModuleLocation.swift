package import AdderBase
package import AdderFindings

/// Where a module goes.
package struct ModuleLocation: Equatable, Sendable {
  /// Where its code or its tests go.
  package struct Place: Equatable, Sendable {
    /// The module's own folder, or with logical groups the one it shares.
    package var folder: RelativePath
    /// The module's own group in an .xcodeproj, from the main group.
    package var group: RelativePath
    /// The targets that build it; none when nothing we know builds it.
    package var targets: [String]

    package init(folder: RelativePath, group: RelativePath, targets: [String]) {
      self.folder = folder
      self.group = group
      self.targets = targets
    }
  }

  /// `nil` when only tests are made.
  package var code: Place?
  /// `nil` when no tests are made; a finding says why.
  package var tests: Place?
  /// Whether the groups of an .xcodeproj have no folders: all files of a place lie flat in its
  /// folder, which the modules share.
  package var hasLogicalGroups: Bool
  /// The Swift module that tests import.
  package var productModule: String
  package var findings: [Finding]

  package init(
    code: Place?, tests: Place?, hasLogicalGroups: Bool = false, productModule: String,
    findings: [Finding] = []
  ) {
    self.code = code
    self.tests = tests
    self.hasLogicalGroups = hasLogicalGroups
    self.productModule = productModule
    self.findings = findings
  }
}

/// What the command line says about where a module goes; each field overrides the settings.
package struct LocationOptions: Equatable, Sendable {
  package var code = Place()
  package var tests = Place()

  package struct Place: Equatable, Sendable {
    package var targets: [String] = []
    package var filePath: String?
    package var groupPath: String?
    /// File path and group path in one; it wins over both.
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
  /// Decides where a module goes: the command line first, then the settings, then what the project
  /// itself determines.
  ///
  /// - Parameters:
  ///   - module: the module that is to be made.
  ///   - options: what the command line says.
  ///   - folder: the folder the command was started in; it can determine the target.
  ///   - xcode: what the Xcode project says, if it is one.
  package func location(
    of module: ModuleName, options: LocationOptions = LocationOptions(),
    from folder: AbsolutePath, xcode: XcodeLayout = XcodeLayout()
  ) throws -> ModuleLocation {
    let code = try request(.code, options.code)
    let tests = try request(.tests, options.tests)
    try refuseObstacles(code, tests)
    switch kind {
    case .swiftPackage(let package):
      let locator = PackageLocator(
        project: self, package: package, workingDirectory: folder.relative(to: root))
      var location = try locator.location(of: module, code: code, tests: tests)
      if location.tests != nil, !wantsTests(tests) {
        location.tests = nil
        location.findings.append(
          Finding(rule: "NoTestTarget", severity: .note, message: Self.noTestsWanted))
      }
      return location
    case .xcodeProject(let path):
      let locator = XcodeLocator(
        project: self, layout: xcode, file: path.name, workingDirectory: folder.relative(to: root))
      return try locator.location(of: module, code: code, tests: tests)
    case .folders:
      return location(of: module, code: code, tests: tests)
    }
  }

  /// The paths as Generamba has them, where nothing we know builds what is made.
  private func location(
    of module: ModuleName, code: PlaceRequest, tests: PlaceRequest
  ) -> ModuleLocation {
    let conventional =
      ModuleFolderConvention.folder(in: root) ?? RelativePath.root.appending("Modules")
    var location = ModuleLocation(
      code: code.place(of: module, in: code.folder ?? conventional), tests: nil,
      productModule: settings.productModule ?? Self.identifier(name))
    if wantsTests(tests) {
      let folder = tests.folder ?? RelativePath.root.appending("Tests")
      location.tests = tests.place(of: module, in: folder)
    }
    return location
  }

  /// Whether tests are generated at all; the command line can request them whatever the settings say.
  private func wantsTests(_ request: PlaceRequest) -> Bool {
    settings.makesTests != false || request.folder != nil || !request.targets.isEmpty
  }

  static let noTestsWanted = """
    The settings name no place for tests, so none are generated. Set one under 'tests' in adder.yml \
    ('test_target', 'test_file_path' and 'test_group_path' in a Rambafile), or give --test_targets and \
    --test_path.
    """

  /// A name with `_` for every character that is not allowed in the name of a Swift module.
  package static func identifier(_ name: String) -> String {
    String(
      String.UnicodeScalarView(name.unicodeScalars.map { $0.properties.isXIDContinue ? $0 : "_" }))
  }
}
