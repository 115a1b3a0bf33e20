import AdderBase
import AdderFindings
import AdderProjects
import AdderToolingTestSupport
import Testing

@Suite struct ProjectTests {
  static let manifest = """
    // swift-tools-version:6.0
    import PackageDescription
    let package = Package(name: "Kit", platforms: [.iOS(.v16)], targets: [.target(name: "Kit")])
    """
  static let rambafile = """
    company: C
    project_name: Ramba
    xcodeproj_path: Ramba.xcodeproj
    templates: []
    """

  @Test(arguments: ["adder.yml", "Rambafile", "Package.swift", "App.xcodeproj/"])
  func `The nearest folder with a known file is the project`(marker: String) throws {
    let text =
      switch marker {
      case "Rambafile": Self.rambafile
      case "Package.swift": Self.manifest
      default: ""
      }
    let folder = try ProjectFolder(["\(marker)": text, "a/b/": "", ".git/": ""])
    let project = try Project(around: folder.path.appending("a/b"))
    #expect(project.root == folder.path)
    #expect(project.findings.isEmpty)
  }

  @Test func `An inner project takes precedence over the outer one`() throws {
    let folder = try ProjectFolder([
      "adder.yml": "author: Outer", "Inner/adder.yml": "author: Inner", "Inner/a/": "",
    ])
    let project = try Project(around: folder.path.appending("Inner/a"))
    #expect(project.settings.author == "Inner")
  }

  @Test func `Without a project in the git repository, the folder itself is the project`() throws {
    let folder = try ProjectFolder([
      "adder.yml": "author: Me", "repo/.git": "gitdir: x", "repo/a/": "",
    ])
    let start = folder.path.appending("repo/a")
    let project = try Project(around: start)
    #expect(project.root == start)
    #expect(project.kind == .folders)
    #expect(project.settings == AdderSettings())
    #expect(project.findings.map(\.rule) == ["NoProjectFound"])
  }

  @Test func `adder.yml overrides the Rambafile field by field`() throws {
    let folder = try ProjectFolder([
      "adder.yml": "company: Own", "Rambafile": Self.rambafile + "\nauthor: Me\nfoo: bar",
    ])
    let project = try Project(around: folder.path)
    #expect(project.settings.company == "Own")
    #expect(project.settings.author == "Me")
    #expect(project.settingsFiles.map(\.kind) == [.adder, .rambafile])
    #expect(project.findings.map(\.rule) == ["UnknownKey"])
  }

  @Test func `An error in settings contains the path from the working directory`() throws {
    let folder = try ProjectFolder(["adder.yml": "no: 1", "a/b/": ""])
    let error = #expect(throws: (any Error).self) {
      try Project(around: folder.path.appending("a/b"))
    }
    #expect((error as? any ReportedError)?.location?.description == "../../adder.yml:1:1")
  }

  @Test func `The files of a project determine its kind`() throws {
    let xcode = RelativePath.root.appending("App.xcodeproj")
    try checkKind(["App.xcodeproj/": ""], .xcodeProject(xcode), interface: "uikit", name: "App")
    try checkKind(["adder.yml": "project: Fine"], .folders, interface: "none", name: "Fine")
    try checkKind(
      ["Rambafile": Self.rambafile], .xcodeProject(.root.appending("Ramba.xcodeproj")),
      interface: "uikit", name: "Ramba")
    let folder = try ProjectFolder(["Package.swift": Self.manifest, "App.xcodeproj/": ""])
    let package = try SwiftPackage(at: folder.path)
    #expect(try Project(around: folder.path).kind == .swiftPackage(package))
    #expect(try Project(around: folder.path).likelyUserInterface() == "uikit")
    #expect(try Project(around: folder.path).name == "Kit")
  }

  @Test func `An Xcode project that the settings name is used if it exists`() throws {
    let files = ["Package.swift": Self.manifest, "Rambafile": Self.rambafile]
    let folder = try ProjectFolder(files)
    guard case .swiftPackage = try Project(around: folder.path).kind else {
      Issue.record("The Xcode project isn't there, so the package should be taken.")
      return
    }
    try folder.write("Ramba.xcodeproj/project.pbxproj", "")
    let path = RelativePath.root.appending("Ramba.xcodeproj")
    #expect(try Project(around: folder.path).kind == .xcodeProject(path))
  }

  @Test(arguments: ["", "ios/"])
  func `An Xcode project that the settings name may be generated`(folder: String) throws {
    let project = try ProjectFolder([
      "adder.yml": "xcodeProject: \(folder)App.xcodeproj\n", "Package.swift": Self.manifest,
      "\(folder)project.yml": "targets: { App: { type: application, sources: App } }\n",
      "\(folder)App/": "",
    ])
    guard case .generatedProject(let generated) = try Project(around: project.path).kind else {
      Issue.record("The project is generated from project.yml.")
      return
    }
    #expect(generated.sources(of: "App").map(\.text) == ["\(folder)App"])
  }

  @Test func `A settings file that is a folder is an error`() throws {
    let folder = try ProjectFolder(["adder.yml/": ""])
    #expect(throws: ProjectError.self) { try Project(around: folder.path) }
  }

  @Test func `A manifest without a package is an error`() throws {
    let folder = try ProjectFolder(["Package.swift": "import PackageDescription"])
    let file = folder.path.appending("Package.swift").text
    #expect(throws: ProjectError.noPackageInManifest(file)) { try Project(around: folder.path) }
  }

  // MARK: - Helpers

  private func checkKind(
    _ files: [String: String], _ kind: ProjectKind, interface: String, name: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let folder = try ProjectFolder(files)
    let project = try Project(around: folder.path)
    #expect(project.kind == kind, sourceLocation: sourceLocation)
    #expect(project.likelyUserInterface() == interface, sourceLocation: sourceLocation)
    #expect(project.name == name, sourceLocation: sourceLocation)
  }
}
