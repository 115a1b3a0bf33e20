import AdderArchitectures
import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderProjects
import AdderTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct DiscoveredProjectTests {
  private func discover(_ folder: TemporaryFolder) throws -> DiscoveredProject {
    let root = AbsolutePath(folder.path)
    return DiscoveredProject(
      SourceFiles(in: root), in: SourceFolder(root.text),
      architectures: [try ArchitectureReader().architecture(named: "rambler-viper")])
  }

  @Test func `Sources, storyboards and xibs are found, except in libraries and builds`() throws {
    let folder = try TemporaryFolder()
    for path in [
      "App/Main.swift", "App/Base.lproj/Main.storyboard", "App/Cell.xib", "Pods/A/A.swift",
      "Carthage/B.swift", ".build/C.swift", "App/notes.txt",
      "Templates/VIPER.xctemplate/___FILEBASENAME___Presenter.swift",
      "App/App.docc/Code/Step.swift",
    ] {
      try folder.write("", to: path)
    }
    let files = SourceFiles(in: AbsolutePath(folder.path))
    #expect(files.swift == ["App/Main.swift"])
    #expect(files.interfaces == ["App/Base.lproj/Main.storyboard", "App/Cell.xib"])
  }

  @Test func `A class that a storyboard shows is a screen, whatever its superclass`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      protocol NewsViewInput: AnyObject {}
      protocol NewsViewOutput: AnyObject {}
      class NewsPage: LibraryPage, NewsViewInput { var output: NewsViewOutput! }
      class NewsPresenter: NewsViewOutput {
        weak var view: NewsViewInput?
        var interactor: NewsInteractor!
      }
      class NewsInteractor { weak var output: NewsPresenter? }
      """, to: "News.swift")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects>
          <viewController id="a" customClass="NewsPage" sceneMemberID="viewController"/>
        </objects></scene></scenes>
      </document>
      """, to: "News.storyboard")
    let project = try discover(folder)
    #expect(project.findings == [])
    #expect(project.interfaces.count == 1)
    let view = try #require(project.modules.first?.part("View"))
    #expect(project.index.names[project.index.types[view.type].name] == "NewsPage")
  }

  @Test func `An unreadable file is reported with its path and skipped`() throws {
    let texts = TextsInMemory([
      "Latin.swift": [0x2F, 0x2F, 0xFF], "Broken.xib": Array("<document".utf8),
      "A.swift": Array("class A {}".utf8),
    ])
    let project = DiscoveredProject(
      SourceFiles(swift: ["A.swift", "Latin.swift", "None.swift"], interfaces: ["Broken.xib"]),
      in: texts, architectures: [])
    #expect(
      project.findings.map { $0.location?.file } == ["Broken.xib", "Latin.swift", "None.swift"])
    #expect(project.index.types(named: "A").count == 1)
  }

  @Test func `An unreadable folder is reported, and no result is cached`() throws {
    let folder = try TemporaryFolder()
    try folder.write("class A {}", to: "A.swift")
    // No user, not even root, can open a path that is longer than the system allows.
    let deep = try DeepFolder(in: folder.path)
    defer { deep.remove() }
    let root = AbsolutePath(folder.path)
    let files = SourceFiles(in: root)
    #expect(files.swift == ["A.swift"])
    #expect(files.unreadableFolders.map(\.reason) == ["File name too long"])
    let project = try discover(folder)
    #expect(project.findings.map(\.rule) == ["SourceFolder"])
    #expect(project.findings[0].message.hasPrefix("The folder cannot be read: "))
    #expect(SourceDigest(of: files, in: SourceFolder(root.text), and: []) == nil)
    let excluded = try RelativePath(validating: DeepFolder.name)
    #expect(SourceFiles(in: root, excluding: [excluded]).unreadableFolders == [])
  }
}

/// Nested folders whose innermost path is longer than the system allows.
private struct DeepFolder {
  static let name = String(repeating: "d", count: 200)
  private static let depth = 21
  private let parent: String

  init(in parent: String) throws {
    self.parent = parent
    var folder = open(parent, O_RDONLY)
    for _ in 0..<Self.depth {
      let hasMade = mkdirat(folder, Self.name, 0o755) == 0
      let inner = openat(folder, Self.name, O_RDONLY)
      close(folder)
      try #require(hasMade && inner >= 0)
      folder = inner
    }
    close(folder)
  }

  func remove() {
    Self.remove(in: AT_FDCWD, parent)
  }

  private static func remove(in folder: Int32, _ name: String) {
    let inner = openat(folder, name, O_RDONLY)
    guard inner >= 0 else { return }
    remove(in: inner, Self.name)
    unlinkat(inner, Self.name, AT_REMOVEDIR)
    close(inner)
  }
}

@Suite struct ProjectTargetsTests {
  @Test func `Files of a package belong to the targets whose folders they are in`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "News", exclude: ["Old"]), .testTarget(name: "NewsTests"),
        ])
      """, to: "Inner/Package.swift")
    for path in ["Sources/News/A.swift", "Sources/News/Old/B.swift", "Tests/NewsTests/T.swift"] {
      try folder.write("", to: "Inner/\(path)")
    }
    let root = AbsolutePath(folder.path)
    let targets = ProjectTargets(of: SourceFiles(in: root), in: root)
    #expect(targets.findings == [])
    #expect(targets.targets(of: "Inner/Sources/News/A.swift").map(\.name) == ["News"])
    #expect(targets.targets(of: "Inner/Sources/News/Old/B.swift") == [])
    let tests = targets.targets(of: "Inner/Tests/NewsTests/T.swift")
    #expect(tests == [.init(name: "NewsTests", isForTests: true, project: "Inner")])
  }

  @Test func `A project that cannot be read is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "App.xcodeproj/project.pbxproj")
    try folder.write("", to: "App/A.swift")
    let root = AbsolutePath(folder.path)
    let targets = ProjectTargets(of: SourceFiles(in: root), in: root)
    #expect(targets.isEmpty)
    let finding = try #require(targets.findings.first)
    #expect(targets.findings.count == 1)
    #expect(finding.location?.file == "App.xcodeproj/project.pbxproj")
    #expect(finding.message.hasPrefix("The targets of App.xcodeproj are not known. "))
    #expect(!finding.message.contains("error:"))
  }
}
