/// A sample `project.pbxproj` with the targets `App`, `AppDev`, `Kit`, `AppTests` and `Lint`.
/// `Lint` builds nothing; each of the other targets has a folder with one file.
struct SampleXcodeProject {
  /// True if the targets get their files from folders that Xcode keeps in sync with the disk.
  var isSynchronized = false
  /// Groups in the main group that have a name but no folder.
  var logicalGroups: [String] = []
  /// The URLs of remote Swift packages.
  var packages: [String] = []
  /// The project's `projectDirPath`, to which its paths are relative.
  var sourceRoot = ""

  var text: String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = \(isSynchronized ? 77 : 56);
    \tobjects = {

    \(buildFiles)\(fileReferences)\(synchronizedFolders)\(groups)\(targets)\(project)\(phases)\
    \(dependencies)\(configurations)\(packageReferences)\t};
    \trootObject = A00000000000000000000001 /* Project object */;
    }

    """
  }

  private static let names = ["App", "AppDev", "Kit", "AppTests"]
  private static let types = [
    "App": "application", "AppDev": "application", "Kit": "framework",
    "AppTests": "bundle.unit-test",
  ]

  private func id(_ kind: String, _ name: String) -> String {
    let number = (Self.names + ["Lint"] + logicalGroups).firstIndex(of: name) ?? 99
    let digits = String(number)
    return kind + String(repeating: "0", count: 24 - kind.count - digits.count) + digits
  }

  private func section(_ isa: String, _ objects: [String]) -> String {
    guard !objects.isEmpty else { return "" }
    return "/* Begin \(isa) section */\n" + objects.map { "\t\t\($0)\n" }.joined()
      + "/* End \(isa) section */\n\n"
  }

  /// The text of an object with these lines.
  private func object(_ id: String, _ comment: String, _ isa: String, _ lines: [String]) -> String {
    (["\(id)\(comment.isEmpty ? "" : " /* \(comment) */") = {", "\tisa = \(isa);"]
      + lines.map { "\t\($0)" } + ["};"]).joined(separator: "\n\t\t")
  }

  private func list(_ key: String, _ items: [String]) -> String {
    (["\(key) = ("] + items.map { "\t\($0)," } + [");"]).joined(separator: "\n\t\t\t")
  }

  private var buildFiles: String {
    guard !isSynchronized else { return "" }
    return section(
      "PBXBuildFile",
      Self.names.map {
        """
        \(id("B", $0)) /* \($0).swift in Sources */ = {isa = PBXBuildFile; fileRef = \
        \(id("F", $0)) /* \($0).swift */; };
        """
      })
  }

  private var fileReferences: String {
    guard !isSynchronized else { return "" }
    return section(
      "PBXFileReference",
      Self.names.map {
        """
        \(id("F", $0)) /* \($0).swift */ = {isa = PBXFileReference; lastKnownFileType = \
        sourcecode.swift; path = \($0).swift; sourceTree = "<group>"; };
        """
      })
  }

  private var synchronizedFolders: String {
    guard isSynchronized else { return "" }
    return section(
      "PBXFileSystemSynchronizedRootGroup",
      Self.names.map {
        object(
          id("C", $0), $0, "PBXFileSystemSynchronizedRootGroup",
          ["path = \($0);", "sourceTree = \"<group>\";"])
      })
  }

  private var groups: String {
    let main = object(
      id("C", "main"), "", "PBXGroup",
      [
        list("children", (Self.names + logicalGroups).map { "\(id("C", $0)) /* \($0) */" }),
        "sourceTree = \"<group>\";",
      ])
    let folders = Self.names.filter { _ in !isSynchronized }.map {
      object(
        id("C", $0), $0, "PBXGroup",
        [
          list("children", ["\(id("F", $0)) /* \($0).swift */"]), "path = \($0);",
          "sourceTree = \"<group>\";",
        ])
    }
    let logical = logicalGroups.map {
      object(
        id("C", $0), $0, "PBXGroup",
        [list("children", []), "name = \($0);", "sourceTree = \"<group>\";"])
    }
    return section("PBXGroup", folders + logical + [main])
  }

  private var targets: String {
    let lint = object(
      id("D", "Lint"), "Lint", "PBXAggregateTarget", [list("buildPhases", []), "name = Lint;"])
    let natives = Self.names.map { name in
      object(
        id("D", name), name, "PBXNativeTarget",
        [
          "buildConfigurationList = \(id("E", name));",
          list("buildPhases", ["\(id("1", name)) /* Sources */"]),
          list("dependencies", name == "AppTests" ? [id("2", name)] : []),
        ]
          + (isSynchronized
            ? [list("fileSystemSynchronizedGroups", ["\(id("C", name)) /* \(name) */"])] : [])
          + [
            "name = \(name);",
            "productType = \"com.apple.product-type.\(Self.types[name] ?? "")\";",
          ])
    }
    return section("PBXAggregateTarget", [lint]) + section("PBXNativeTarget", natives)
  }

  private var project: String {
    section(
      "PBXProject",
      [
        object(
          "A00000000000000000000001", "Project object", "PBXProject",
          ["mainGroup = \(id("C", "main"));"]
            + (packages.isEmpty
              ? [] : [list("packageReferences", packages.indices.map { id("9", "\($0)") })])
            + [
              "projectDirPath = \"\(sourceRoot)\";",
              list("targets", (Self.names + ["Lint"]).map { "\(id("D", $0)) /* \($0) */" }),
            ])
      ])
  }

  private var phases: String {
    section(
      "PBXSourcesBuildPhase",
      Self.names.map { name in
        object(
          id("1", name), "Sources", "PBXSourcesBuildPhase",
          [
            "buildActionMask = 2147483647;",
            list(
              "files", isSynchronized ? [] : ["\(id("B", name)) /* \(name).swift in Sources */"]),
            "runOnlyForDeploymentPostprocessing = 0;",
          ])
      })
  }

  private var dependencies: String {
    section(
      "PBXTargetDependency",
      [
        object(
          id("2", "AppTests"), "PBXTargetDependency", "PBXTargetDependency",
          ["target = \(id("D", "App")) /* App */;"])
      ])
  }

  private var configurations: String {
    section(
      "XCBuildConfiguration",
      Self.names.map { name in
        object(
          id("3", name), "Debug", "XCBuildConfiguration",
          [
            "buildSettings = {", "\tPRODUCT_NAME = \"$(TARGET_NAME)\";", "};", "name = Debug;",
          ])
      })
      + section(
        "XCConfigurationList",
        Self.names.map { name in
          object(
            id("E", name), "", "XCConfigurationList",
            [list("buildConfigurations", ["\(id("3", name)) /* Debug */"])])
        })
  }

  private var packageReferences: String {
    section(
      "XCRemoteSwiftPackageReference",
      packages.indices.map { number in
        object(
          id("9", "\(number)"), "", "XCRemoteSwiftPackageReference",
          ["repositoryURL = \"\(packages[number])\";"])
      })
  }
}
