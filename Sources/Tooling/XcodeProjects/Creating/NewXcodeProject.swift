/// A new Xcode project: an iOS app and its unit tests, each with a folder of the same name that
/// Xcode keeps in sync with the disk.
///
/// It is written in the format and style of Xcode 16. The same names always
/// produce the same identifiers.
package struct NewXcodeProject: Equatable, Sendable {
  /// The name of the project, its app and the app's folder.
  package let name: String
  /// The author in the headers of new files; `nil` for none.
  package var organization: String?
  /// The bundle identifier of the app. The bundle identifier of the tests is derived from it.
  package var bundleIdentifier: String
  /// The oldest iOS version that the app runs on.
  package var deploymentTarget = "16.0"
  /// The Swift language mode.
  package var swiftVersion = "6.0"
  /// The name of the app's property list, in the app's folder.
  package let infoPlist = "Info.plist"
  /// The files in the app's folder, besides its property list, that are not copied into the
  /// app. Xcode copies every other file that it cannot compile, even hidden files, and fails if
  /// two copied files have the same name.
  package var filesLeftOut: [String] = []
  /// The name of the launch storyboard, without its extension.
  package let launchStoryboard = "LaunchScreen"

  package init(name: String, bundleIdentifier: String) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
  }

  package var testTarget: String { "\(name)Tests" }

  /// The identifiers of the targets, which schemes refer to.
  package var appTargetID: String { id("target", name) }
  package var testTargetID: String { id("target", testTarget) }

  /// Returns the bytes of the `project.pbxproj`.
  package func bytes() -> [UInt8] { Array(document().text(root: root).utf8) }

  /// The version of the file format that Xcode 16 uses.
  private static let objectVersion = 77
  private static let toolsVersion = (number: "1640", text: "16.4")

  // MARK: - Identifiers

  private func id(_ role: String, _ path: String) -> String {
    NewIdentifier.make(project: "new project \(name)", path: path, role: role) { _ in false }
  }

  private func reference(
    _ role: String, of path: String, _ comment: String?
  ) -> ProjectDocument.Reference {
    ProjectDocument.Reference(id: id(role, path), comment: comment)
  }

  private var root: ProjectDocument.Reference { reference("project", of: "", "Project object") }
  private var mainGroup: ProjectDocument.Reference { reference("main group", of: "", nil) }
  private var products: ProjectDocument.Reference { reference("products", of: "", "Products") }

  private func target(_ name: String) -> ProjectDocument.Reference {
    reference("target", of: name, name)
  }

  private func folder(_ name: String) -> ProjectDocument.Reference {
    reference("folder", of: name, name)
  }

  // MARK: - Objects

  private typealias Field = ProjectDocument.Field

  private func document() -> ProjectDocument {
    var document = ProjectDocument(version: Self.objectVersion)
    let dependency = reference("dependency", of: testTarget, "PBXTargetDependency")
    addProject(to: &document)
    addTarget(
      .app, product: "\(name).app", exceptions: [exceptions], dependencies: [], to: &document)
    addTarget(
      .tests, product: "\(testTarget).xctest", exceptions: [], dependencies: [dependency],
      to: &document)
    document.add(
      exceptions, XcodeClass.exceptionSet,
      [
        Field(
          "membershipExceptions",
          .list((filesLeftOut + [infoPlist]).sorted().map(ProjectDocument.Value.text))),
        Field("target", target(name)),
      ])
    let proxy = reference("proxy", of: testTarget, "PBXContainerItemProxy")
    document.add(
      proxy, "PBXContainerItemProxy",
      [
        Field("containerPortal", root), Field("proxyType", "1"),
        Field("remoteGlobalIDString", appTargetID), Field("remoteInfo", name),
      ])
    document.add(
      dependency, "PBXTargetDependency",
      [Field("target", target(name)), Field("targetProxy", proxy)])
    return document
  }

  private var exceptions: ProjectDocument.Reference {
    reference("exceptions", of: name, "Exceptions for \"\(name)\" folder in \"\(name)\" target")
  }

  private func addProject(to document: inout ProjectDocument) {
    let app = reference("product", of: name, "\(name).app")
    let tests = reference("product", of: testTarget, "\(testTarget).xctest")
    document.add(
      mainGroup, XcodeClass.group,
      [
        Field("children", .references(folder(name), folder(testTarget), products)),
        Field("sourceTree", "<group>"),
      ])
    document.add(
      products, XcodeClass.group,
      [
        Field("children", .references(app, tests)), Field("name", "Products"),
        Field("sourceTree", "<group>"),
      ])
    let tools = Field("CreatedOnToolsVersion", Self.toolsVersion.text)
    let attributes =
      [
        Field("BuildIndependentTargetsInParallel", "1"),
        Field("LastSwiftUpdateCheck", Self.toolsVersion.number),
        Field("LastUpgradeCheck", Self.toolsVersion.number),
      ] + (organization.map { [Field("ORGANIZATIONNAME", $0)] } ?? [])
    let ofTargets = [
      Field(appTargetID, .dictionary([tools])),
      Field(testTargetID, .dictionary([tools, Field("TestTargetID", appTargetID)])),
    ].sorted { $0.key < $1.key }
    document.add(
      root, "PBXProject",
      [
        Field(
          "attributes",
          .dictionary(attributes + [Field("TargetAttributes", .dictionary(ofTargets))])),
        Field(
          "buildConfigurationList",
          addConfigurations(of: "", "PBXProject", name, NewBuildSettings.project(self), &document)),
        Field("developmentRegion", "en"), Field("hasScannedForEncodings", "0"),
        Field("knownRegions", .list([.text("en"), .text("Base")])), Field("mainGroup", mainGroup),
        Field("minimizedProjectReferenceProxies", "1"),
        Field("preferredProjectObjectVersion", "\(Self.objectVersion)"),
        Field("productRefGroup", products), Field("projectDirPath", ""),
        Field("projectRoot", ""),
        Field("targets", .references(target(name), target(testTarget))),
      ])
  }

  private enum Kind {
    case app, tests
  }

  private func addTarget(
    _ kind: Kind, product: String, exceptions: [ProjectDocument.Reference],
    dependencies: [ProjectDocument.Reference], to document: inout ProjectDocument
  ) {
    let (targetName, fileType, productType, settings) =
      switch kind {
      case .app: (name, "wrapper.application", "application", NewBuildSettings.app(self))
      case .tests:
        (testTarget, "wrapper.cfbundle", "bundle.unit-test", NewBuildSettings.tests(self))
      }
    let file = reference("product", of: targetName, product)
    document.add(
      file, XcodeClass.fileReference,
      [
        Field("explicitFileType", fileType), Field("includeInIndex", "0"), Field("path", product),
        Field("sourceTree", "BUILT_PRODUCTS_DIR"),
      ])
    let excepted =
      exceptions.isEmpty
      ? [] : [Field("exceptions", .list(exceptions.map(ProjectDocument.Value.reference)))]
    document.add(
      folder(targetName), XcodeClass.synchronizedFolder,
      excepted + [Field("path", targetName), Field("sourceTree", "<group>")])
    let phases = [XcodeClass.sources, "PBXFrameworksBuildPhase", XcodeClass.resources].map { isa in
      addPhase(isa, of: targetName, &document)
    }
    document.add(
      target(targetName), "PBXNativeTarget",
      [
        Field(
          "buildConfigurationList",
          addConfigurations(of: targetName, "PBXNativeTarget", targetName, settings, &document)),
        Field("buildPhases", .list(phases)), Field("buildRules", .list([])),
        Field("dependencies", .list(dependencies.map(ProjectDocument.Value.reference))),
        Field("fileSystemSynchronizedGroups", .references(folder(targetName))),
        Field("name", targetName), Field("packageProductDependencies", .list([])),
        Field("productName", targetName), Field("productReference", file),
        Field("productType", "com.apple.product-type.\(productType)"),
      ])
  }

  private func addPhase(
    _ isa: String, of target: String, _ document: inout ProjectDocument
  ) -> ProjectDocument.Value {
    let phase = reference(isa, of: target, XcodeBuildPhase.defaultName(ofClass: isa))
    document.add(
      phase, isa,
      [
        Field("buildActionMask", "2147483647"), Field("files", .list([])),
        Field("runOnlyForDeploymentPostprocessing", "0"),
      ])
    return .reference(phase)
  }

  private func addConfigurations(
    of owner: String, _ isa: String, _ name: String, _ settings: NewBuildSettings,
    _ document: inout ProjectDocument
  ) -> ProjectDocument.Reference {
    let configurations = [("Debug", settings.debug), ("Release", settings.release)].map {
      title, settings in
      let reference = reference(title, of: owner, title)
      document.add(
        reference, "XCBuildConfiguration",
        [
          Field(
            "buildSettings",
            .dictionary(
              settings.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
                .map { Field($0.key, $0.value) })),
          Field("name", title),
        ])
      return ProjectDocument.Value.reference(reference)
    }
    let list = reference(
      "configurations", of: owner, "Build configuration list for \(isa) \"\(name)\"")
    document.add(
      list, "XCConfigurationList",
      [
        Field("buildConfigurations", .list(configurations)),
        Field("defaultConfigurationIsVisible", "0"), Field("defaultConfigurationName", "Release"),
      ])
    return list
  }
}
