import Foundation
import Testing

@testable import AdderXcodeProjects

/// Tests of new projects, which must look as if Xcode had written them.
@Suite struct NewProjectTests {
  /// Project names: common ones, and those that require quotation marks, escapes or the omission of
  /// a comment.
  static let names = [
    "Shop", "Магазин", "My Shop", "Shop-2", "a/b", "He said \"no\"", "*/ }; {", "__", "a//b", "Ünï",
  ]

  private func made(_ name: String) throws -> XcodeProject {
    var new = NewXcodeProject(name: name, bundleIdentifier: "com.example.shop")
    new.organization = "Рога и \"Копыта\""
    return try XcodeProject(parsing: new.bytes(), file: "project.pbxproj")
  }

  @Test(arguments: names)
  func `A new project with any name has an app and a unit test target`(name: String) throws {
    let project = try made(name)
    #expect(project.objectVersion == 77)
    #expect(project.targets.map(\.name) == [name, "\(name)Tests"])
    #expect(project.targets.map(\.kind) == [.application, .unitTests])
    for target in project.targets {
      #expect(target.configurations.map(\.name) == ["Debug", "Release"])
      #expect(target.synchronizedFolders.map { $0.object.string("path") } == [target.name])
      #expect(target.buildPhases.map(\.name) == ["Sources", "Frameworks", "Resources"])
      #expect(target.configurations.map { $0.setting("SWIFT_VERSION") } == ["6.0", "6.0"])
    }
    #expect(project.configurations.map(\.name) == ["Debug", "Release"])
    let app = try #require(project.targets.first)
    #expect(app.configurations[0].setting("PRODUCT_BUNDLE_IDENTIFIER") == "com.example.shop")
    #expect(app.configurations[0].setting("INFOPLIST_FILE") == "\(name)/Info.plist")
    let new = NewXcodeProject(name: name, bundleIdentifier: "com.example.shop")
    #expect(project.targets.map(\.object.id) == [new.appTargetID, new.testTargetID])
  }

  @Test(arguments: names)
  func `Every reference refers to an object, and every object is referenced`(name: String) throws {
    let project = try made(name)
    let text = String(decoding: project.bytes, as: UTF8.self)
    let ids = Set(text.matches(of: #/(?m)^\t\t([0-9A-F]{24}) /#).map { String($0.output.1) })
    let mentioned = text.matches(of: /[0-9A-F]{24}/).map { String($0.output) }
    #expect(ids.count == 27)
    #expect(Set(mentioned) == ids)
    for id in ids { #expect(mentioned.count { $0 == id } > 1, "\(id) is not used") }
  }

  /// Foundation reads the old property list format as
  /// well, so it shows that other tools can read it.
  @Test(arguments: names)
  func `Foundation reads the same objects`(name: String) throws {
    let project = try made(name)
    let list = try PropertyListSerialization.propertyList(
      from: Data(project.bytes), format: nil)
    let root = try #require(list as? [String: Any])
    let objects = try #require(root["objects"] as? [String: [String: Any]])
    #expect(objects.count == 27)
    for target in project.targets {
      #expect(objects[target.object.id]?["name"] as? String == target.name)
    }
  }

  @Test func `Writing is deterministic, and identifiers depend only on the name`() throws {
    #expect(try made("Shop").bytes == made("Shop").bytes)
    var other = NewXcodeProject(name: "Shop", bundleIdentifier: "org.other.app")
    other.deploymentTarget = "17.0"
    let same = NewXcodeProject(name: "Shop", bundleIdentifier: "com.example.shop")
    #expect(other.appTargetID == same.appTargetID)
    #expect(NewXcodeProject(name: "Sho", bundleIdentifier: "").appTargetID != same.appTargetID)
  }

  @Test(arguments: names)
  func `Adding and removing a file restores every byte`(name: String) throws {
    let project = try made(name)
    #expect(XcodeProjectEdit(project).result() == project.bytes)
    for path in ["Sources/Extra.swift", "Extra.swift"] {
      var adding = XcodeProjectEdit(project)
      try adding.add(XcodeFile(path: path, group: "Sources", targets: [name]))
      let added = try XcodeProject(parsing: adding.result(), file: "project.pbxproj")
      #expect(added.bytes != project.bytes)
      var removing = XcodeProjectEdit(added)
      try removing.remove(path)
      try removing.removeEmptyGroups("Sources")
      #expect(removing.result() == project.bytes)
    }
  }

  @Test func `A module in synchronized folders needs no edit`() throws {
    let project = try made("Shop")
    var edit = XcodeProjectEdit(project)
    let code = try edit.add(
      XcodeFile(
        path: "Shop/Presentation/Home/HomeView.swift", group: "Shop/Presentation/Home",
        targets: ["Shop"]))
    let test = try edit.add(
      XcodeFile(
        path: "ShopTests/Home/HomeTests.swift", group: "ShopTests/Home", targets: ["ShopTests"]))
    #expect(code == .inSynchronizedFolder("Shop"))
    #expect(test == .inSynchronizedFolder("ShopTests"))
    #expect(edit.result() == project.bytes)
  }

  @Test func `Files left out of the app are listed as exceptions`() throws {
    var new = NewXcodeProject(name: "Shop", bundleIdentifier: "com.example.shop")
    new.filesLeftOut = ["Services/.gitkeep", "Core/.gitkeep"]
    #expect(
      String(decoding: new.bytes(), as: UTF8.self).contains(
        """
        \t\t\tmembershipExceptions = (
        \t\t\t\tCore/.gitkeep,
        \t\t\t\tInfo.plist,
        \t\t\t\tServices/.gitkeep,
        \t\t\t);

        """))
  }

  /// Without the exception, Info.plist would be copied into the app, which Xcode refuses.
  @Test func `Info.plist is in no target`() throws {
    let project = try made("Shop")
    let sets = project.positions(ofClass: XcodeClass.exceptionSet)
    #expect(sets.count == 1)
    let folder = try #require(project.targets[0].synchronizedFolders.first)
    let exceptions = folder.object.objects("exceptions")
    #expect(exceptions.map { $0.object("target")?.string("name") } == ["Shop"])
    let text = String(decoding: project.bytes, as: UTF8.self)
    #expect(text.contains("\t\t\tmembershipExceptions = (\n\t\t\t\tInfo.plist,\n\t\t\t);\n"))
  }

  // MARK: - Comparison with Xcode

  /// Returns the lines of a file, with identifiers and the project's name replaced by placeholders.
  private func form(_ text: String, name: String) -> [String] {
    text.replacing(/[0-9A-F]{24}/, with: "ID").replacing("\(name)Tests", with: "TESTS")
      .replacing(name, with: "APP").split(separator: "\n").map(String.init)
  }

  /// Returns the lists of keys that the objects of each class have, in the order of the file.
  private func shapes(_ text: String, name: String) -> [String: Set<[String]>] {
    var shapes: [String: Set<[String]>] = [:]
    for entry in text.matches(of: /(?s)\n\t\t([0-9A-F]{24}[^\n]*\{.*?\n?(?:\t\t)?\};)(?=\n)/) {
      let lines = form(String(entry.output.1), name: name)
      guard
        let isa = lines.lazy.compactMap({ $0.firstMatch(of: /isa = (\w+);/)?.output.1 }).first
      else { continue }
      let keys = lines.compactMap { line in
        line.firstMatch(of: #/^\t\t\t(\w+) = /#).map { String($0.output.1) }
      }
      shapes[String(isa), default: []].insert(keys)
    }
    return shapes
  }

  /// The conformance folder contains a project in the same format, written by Xcode, with a similar
  /// app.
  @Test(.enabled(if: RealProject.areThere, "The conformance folder is not there"))
  func `Objects have the same keys in the same order as in Xcode`() throws {
    let real = RealProject.all.first { $0.name.contains("Xcode16BuildConfigurations") }
    guard let real else { return }
    let text = String(decoding: real.bytes, as: UTF8.self)
    let ours = String(decoding: try made("Shop").bytes, as: UTF8.self)
    let theirs = shapes(text, name: "Xcode16BuildConfigurations")
    let own = shapes(ours, name: "Shop")
    for isa in [
      "PBXFileSystemSynchronizedRootGroup", "PBXFrameworksBuildPhase", "PBXGroup",
      "PBXNativeTarget", "PBXProject", "PBXResourcesBuildPhase", "PBXSourcesBuildPhase",
      "XCConfigurationList",
    ] {
      let missing = try #require(theirs[isa], "\(isa)").subtracting(try #require(own[isa]))
      #expect(missing.isEmpty, "\(isa): \(missing)")
    }
    // Apart from build settings and identifiers, every line must also occur in Xcode's project.
    let known = Set(form(text, name: "Xcode16BuildConfigurations"))
    let settings = try #require(ours.firstRange(of: "/* Begin XCBuildConfiguration section */"))
    let new = form(String(ours[..<settings.lowerBound]), name: "Shop").filter {
      !known.contains($0) && !$0.contains("TESTS") && !$0.contains("xctest")
    }
    #expect(
      new.filter { !Self.linesOfTests.contains($0) }.isEmpty, "\(new.joined(separator: "\n"))")
  }

  /// Lines that Xcode's project lacks, since it has different versions and neither tests nor an
  /// Info.plist.
  private static let linesOfTests: Set = [
    "/* Begin PBXContainerItemProxy section */", "/* End PBXContainerItemProxy section */",
    "/* Begin PBXTargetDependency section */", "/* End PBXTargetDependency section */",
    "/* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */",
    "/* End PBXFileSystemSynchronizedBuildFileExceptionSet section */",
    "\t\tID /* PBXContainerItemProxy */ = {", "\t\tID /* PBXTargetDependency */ = {",
    "\t\t\tisa = PBXContainerItemProxy;", "\t\t\tisa = PBXTargetDependency;",
    "\t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;",
    "\t\t\tcontainerPortal = ID /* Project object */;", "\t\t\tproxyType = 1;",
    "\t\t\tremoteGlobalIDString = ID;", "\t\t\tremoteInfo = APP;",
    "\t\t\ttarget = ID /* APP */;", "\t\t\ttargetProxy = ID /* PBXContainerItemProxy */;",
    "\t\t\t\tID /* PBXTargetDependency */,",
    "\t\tID /* Exceptions for \"APP\" folder in \"APP\" target */ = {",
    "\t\t\t\tID /* Exceptions for \"APP\" folder in \"APP\" target */,",
    "\t\t\texceptions = (", "\t\t\tmembershipExceptions = (", "\t\t\t\tInfo.plist,",
    "\t\t\tproductType = \"com.apple.product-type.bundle.unit-test\";",
    "\t\t\t\t\t\tTestTargetID = ID;", "\t\t\t\tLastSwiftUpdateCheck = 1640;",
    "\t\t\t\tLastUpgradeCheck = 1640;", "\t\t\t\t\t\tCreatedOnToolsVersion = 16.4;",
    "\t\t\t\tORGANIZATIONNAME = \"Рога и \\\"Копыта\\\"\";",
  ]

  @Test func `Build settings are sorted`() throws {
    let ours = String(decoding: try made("Shop").bytes, as: UTF8.self)
    var count = 0
    for block in ours.matches(of: /(?s)buildSettings = \{\n(.*?)\n\t\t\t\};/) {
      let keys = block.output.1.matches(of: /(?m)^\t\t\t\t"?(\w+)/).map { String($0.output.1) }
      #expect(keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      count += keys.count
    }
    #expect(count > 120)
  }
}
