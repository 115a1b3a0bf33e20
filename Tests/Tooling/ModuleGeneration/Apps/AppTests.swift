import AdderArchitectures
import AdderBase
import AdderModuleGeneration
import AdderProjects
import AdderTestSupport
import AdderXcodeProjects
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension XcodeLayout {
  /// The layout of the project's Xcode project; empty if there is none.
  fileprivate init(of project: Project) throws {
    guard case .xcodeProject(let path) = project.kind else {
      self.init()
      return
    }
    self = try XcodeProjectFile(at: path, in: project.root).layout
  }
}

/// The files of a new app.
@Suite struct AppTests {
  @Test(arguments: AppCase.all)
  func `Every folder of the architecture exists, and the first module is in its own`(
    sample: AppCase
  ) throws {
    let app = try sample.app()
    let layout = try #require(
      try ArchitectureReader().architecture(named: sample.architecture).app)
    let sources = sample.kind == .xcode ? "Shop" : "Sources/Shop"
    let tests = sample.kind == .xcode ? "ShopTests" : "Tests/ShopTests"
    let paths = app.files.map(\.path.text)
    for folder in layout.folders {
      #expect(paths.contains { $0.hasPrefix("\(sources)/\(folder.path)/") }, "\(folder.path)")
    }
    for path in paths where path.hasSuffix("/.gitkeep") {
      let folder = path.dropLast(".gitkeep".count)
      #expect(paths.filter { $0.hasPrefix(folder) } == [path], "\(folder) is not empty")
    }
    #expect(paths.contains { $0.hasPrefix("\(sources)/\(layout.modules)/Home/") })
    #expect(paths.contains { $0.hasPrefix("\(tests)/\(layout.tests)/Home/") })
    #expect(Set(paths).count == paths.count)
    for path in [".gitignore", "README.md", "adder.yml"] { #expect(paths.contains(path)) }
    #expect(paths.contains("Package.swift") == (sample.kind == .package))
    #expect(paths.contains("Shop.xcodeproj/project.pbxproj") == (sample.kind == .xcode))
    #expect(app.findings.isEmpty)
  }

  @Test func `An Xcode project of the VIPER book's architecture has these files`() throws {
    let app = try AppCase(architecture: "rambler-viper", kind: .xcode, userInterface: .uikit).app()
    let paths = app.files.map(\.path.text).filter { !$0.contains("/Home/") }
    #expect(
      paths.sorted() == [
        ".adder-modules/Home.yml", ".gitignore", "README.md", "Shop.xcodeproj/project.pbxproj",
        "Shop.xcodeproj/project.xcworkspace/contents.xcworkspacedata",
        "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme",
        "Shop/Application/AppDelegate.swift", "Shop/Application/SceneDelegate.swift",
        "Shop/BusinessLogic/.gitkeep", "Shop/Core/.gitkeep", "Shop/Info.plist",
        "Shop/Resources/Assets.xcassets/AccentColor.colorset/Contents.json",
        "Shop/Resources/Assets.xcassets/AppIcon.appiconset/Contents.json",
        "Shop/Resources/Assets.xcassets/Contents.json",
        "Shop/Resources/LaunchScreen.storyboard", "adder.yml",
      ])
  }

  @Test(arguments: AppCase.all)
  func `Texts end with one newline and contain no gaps or template code`(sample: AppCase) throws {
    let app = try sample.app { request in
      request.author = "Мария"
      request.company = "Рога & Копыта"
    }
    for file in app.files where !file.path.text.hasSuffix(".gitkeep") {
      let path = file.path.text
      #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(path)")
      #expect(!file.text.contains("{%") && !file.text.contains("{{"), "\(path)")
      #expect(!file.text.contains("\n\n\n"), "\(path)")
      #expect(!file.text.contains(" \n") && !file.text.hasPrefix("\n"), "\(path)")
      guard path.hasSuffix(".swift"), path != "Package.swift" else { continue }
      #expect(file.text.hasPrefix("//\n//  \(file.path.name)\n//  Shop\n//\n"), "\(path)")
      #expect(file.text.contains("//  Created by Мария on 20/11/2026.\n"), "\(path)")
      #expect(file.text.contains("//  Copyright © 2026 Рога & Копыта."), "\(path)")
    }
  }

  @Test(arguments: AppCase.all)
  func `Without author and company, headers name only file and app`(sample: AppCase) throws {
    for file in try sample.app().files where file.kind == .code {
      guard file.path.name != "Package.swift" else { continue }
      #expect(
        file.text.hasPrefix("//\n//  \(file.path.name)\n//  Shop\n//\n\n"), "\(file.path.text)")
    }
  }

  // MARK: - The next module

  @Test(arguments: AppCase.all, ["Shop", "Магазин"])
  func `The next module is added beside the first`(sample: AppCase, name: String) throws {
    let app = try sample.app(name)
    let folder = try TemporaryFolder()
    for file in app.files { try folder.write(file.text, to: file.path.text) }
    let root = AbsolutePath(folder.path)
    let project = try Project(around: root)
    #expect(project.findings.isEmpty)
    #expect(project.settings.architecture == .named(sample.architecture))
    #expect(project.settings.parameters["ui"] == .text(sample.userInterface.rawValue))
    let layout = try XcodeLayout(of: project)
    let location = try project.location(
      of: ModuleName(validating: "Profile"), from: root, xcode: layout)
    #expect(location.findings.isEmpty)
    let code = try #require(location.code)
    let tests = try #require(location.tests)
    #expect(folder.exists(code.folder.text.replacing("/Profile", with: "/Home")))
    #expect(folder.exists(tests.folder.text.replacing("/Profile", with: "/Home")))
    let target =
      sample.userInterface != .uikit && sample.kind == .package && name != "Shop" ? "Magazin" : name
    #expect(project.settings.targets == [target])
    #expect(project.settings.testTargets == ["\(target)Tests"])
    #expect(location.productModule == target)
  }

  @Test func `The settings name an author only if one was given`() throws {
    let sample = AppCase.all[0]
    let guessed = try sample.app { $0.author = "Мария" }
    #expect(guessed.text("adder.yml")?.contains("author:") == false)
    let given = try sample.app { request in
      request.author = "Мария"
      request.notesAuthor = true
    }
    #expect(given.text("adder.yml")?.contains("author: Мария\n") == true)
  }

  @Test(arguments: ["swift-testing", "xctest"])
  func `The tests use the requested framework`(framework: String) throws {
    for sample in AppCase.all {
      let app = try sample.app { $0.tests = framework }
      // A mock needs no test framework.
      for file in app.files where file.kind == .test && file.path.name.hasSuffix("Tests.swift") {
        #expect(file.text.contains("import XCTest") == (framework == "xctest"))
      }
      #expect(app.text("adder.yml")?.contains("tests: \(framework)\n") == true)
    }
  }

  // MARK: - Xcode's files

  private static let xcodeCases = AppCase.all.filter { $0.kind == .xcode }

  @Test(arguments: xcodeCases, ["Shop", "Магазин"])
  func `The scheme runs the app and its tests`(sample: AppCase, name: String) throws {
    let app = try sample.app(name)
    let project = try XcodeProject(
      parsing: try #require(app.text(endingIn: "project.pbxproj").map { Array($0.utf8) }),
      file: "project.pbxproj")
    let scheme = try attributes(of: try #require(app.text(endingIn: ".xcscheme")))
    func references(to target: String) -> [[String: String]] {
      scheme.filter { $0["BlueprintName"] == target }
    }
    for (target, count) in zip(project.targets, [3, 1]) {
      #expect(references(to: target.name).count == count)
      for reference in references(to: target.name) {
        #expect(reference["BlueprintIdentifier"] == target.object.id)
        #expect(reference["ReferencedContainer"] == "container:\(name).xcodeproj")
        #expect(
          reference["BuildableName"]
            == target.object.object("productReference")?.string("path"))
      }
    }
  }

  @Test func `The project names the app's identifier and its company`() throws {
    let app = try Self.xcodeCases[0].app("Магазин") { $0.company = "Рога \"и\" Копыта" }
    let text = try #require(app.text(endingIn: "project.pbxproj"))
    #expect(text.contains("PRODUCT_BUNDLE_IDENTIFIER = com.example.Magazin;"))
    #expect(text.contains("PRODUCT_BUNDLE_IDENTIFIER = com.example.MagazinTests;"))
    #expect(text.contains("ORGANIZATIONNAME = \"Рога \\\"и\\\" Копыта\";"))
  }

  @Test(arguments: xcodeCases)
  func `Property lists, storyboards and catalogs are well-formed`(sample: AppCase) throws {
    let app = try sample.app("Магазин") { $0.company = "Рога & <Копыта>" }
    var kinds: Set<String> = []
    for file in app.files {
      let kind = String(file.path.name.split(separator: ".").last ?? "")
      switch kind {
      case "plist":
        let list = try PropertyListSerialization.propertyList(
          from: Data(file.contents), format: nil)
        let manifest = (list as? [String: Any])?["UIApplicationSceneManifest"] as? [String: Any]
        #expect("\(manifest ?? [:])".contains("$(PRODUCT_MODULE_NAME).SceneDelegate"))
      case "storyboard", "xcscheme", "xcworkspacedata": _ = try attributes(of: file.text)
      case "json": _ = try JSONSerialization.jsonObject(with: Data(file.contents))
      default: continue
      }
      kinds.insert(kind)
    }
    #expect(kinds == ["plist", "storyboard", "xcscheme", "xcworkspacedata", "json"])
  }

  /// Xcode compiles every file of a synchronized folder or copies it into one folder of the app.
  /// This includes hidden files. So two files with the same name are an error, and so is a second
  /// Info.plist.
  @Test(arguments: xcodeCases)
  func `Every file in the app's folder is compiled, a resource, or excluded`(
    sample: AppCase
  ) throws {
    let app = try sample.app()
    let bytes = try #require(app.text(endingIn: "project.pbxproj").map { Array($0.utf8) })
    let project = try XcodeProject(parsing: bytes, file: "project.pbxproj")
    let folder = try #require(project.targets.first?.synchronizedFolders.first)
    let leftOut = folder.object.objects("exceptions").flatMap { $0.strings("membershipExceptions") }
    let files = app.files.map(\.path.text).filter { $0.hasPrefix("Shop/") }
      .map { String($0.dropFirst("Shop/".count)) }
    let strangers = files.filter { path in
      !path.hasSuffix(".swift") && !path.hasSuffix(".storyboard") && !path.contains(".xcassets/")
    }
    #expect(strangers.sorted() == leftOut)
    #expect(strangers.contains("Info.plist"))
    #expect(strangers.contains { $0.hasSuffix("/.gitkeep") })
    let names = files.filter { !leftOut.contains($0) && !$0.contains(".xcassets/") }
      .compactMap { $0.split(separator: "/").last }
    #expect(Set(names).count == names.count)
    let tests = app.files.map(\.path.text).filter { $0.hasPrefix("ShopTests/") }
    #expect(tests.allSatisfy { $0.hasSuffix(".swift") })
  }

  /// The build settings must name existing files and assets.
  @Test(arguments: xcodeCases)
  func `Everything that the project names exists`(sample: AppCase) throws {
    let app = try sample.app()
    let bytes = try #require(app.text(endingIn: "project.pbxproj").map { Array($0.utf8) })
    let project = try XcodeProject(parsing: bytes, file: "project.pbxproj")
    let settings = try #require(project.targets.first?.configurations.first)
    let paths = app.files.map(\.path.text)
    #expect(paths.contains(try #require(settings.setting("INFOPLIST_FILE"))))
    for (setting, ending) in [
      ("INFOPLIST_KEY_UILaunchStoryboardName", ".storyboard"),
      ("ASSETCATALOG_COMPILER_APPICON_NAME", ".appiconset/Contents.json"),
      ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", ".colorset/Contents.json"),
    ] {
      let name = try #require(settings.setting(setting))
      #expect(paths.contains { $0.hasSuffix("/\(name)\(ending)") }, "\(setting)")
    }
    for target in project.targets {
      for folder in target.synchronizedFolders {
        let path = try #require(folder.object.string("path"))
        #expect(paths.contains { $0.hasPrefix("\(path)/") })
      }
    }
  }

  /// The attributes of every element in XML text, which must be well-formed.
  private func attributes(of text: String) throws -> [[String: String]] {
    final class Collector: NSObject, XMLParserDelegate {
      var found: [[String: String]] = []
      func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes: [String: String] = [:]
      ) { found.append(attributes) }
    }
    let parser = XMLParser(data: Data(text.utf8))
    let collector = Collector()
    parser.delegate = collector
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")\n\(text)")
    return collector.found
  }
}
