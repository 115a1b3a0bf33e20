import Testing

@testable import AdderXcodeProjects

/// The objects of a project, with at least one of each class that Adder reads.
private let project = """
  R = { isa = PBXProject; mainGroup = G; projectDirPath = ..; buildConfigurationList = L;
        targets = (APP, TESTS, ALL, MISSING); packageReferences = (P1, P2, P3); };
  G = { isa = PBXGroup; children = (SWIFT, FOLDER, MISSING, NAMED); };
  NAMED = { isa = PBXGroup; name = Named; children = (DEEP, ELSEWHERE, PRODUCTS, NAMED); };
  DEEP = { isa = PBXGroup; path = a/b/../Deep; children = (HELP); sourceTree = "<group>"; };
  ELSEWHERE = { isa = PBXGroup; name = E; path = Other/E; sourceTree = SOURCE_ROOT; };
  PRODUCTS = { isa = PBXGroup; path = P; sourceTree = BUILT_PRODUCTS_DIR; };
  SWIFT = { isa = PBXFileReference; path = Sources/App.swift; };
  FOLDER = { isa = PBXFileSystemSynchronizedRootGroup; path = Feature;
             exceptions = (EX); };
  EX = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
         membershipExceptions = (Old.swift); };
  HELP = { isa = PBXVariantGroup; name = Help.xib; children = (RU, BASE); };
  BASE = { isa = PBXFileReference; name = Base; path = App/Base.lproj/Help.xib; sourceTree = SOURCE_ROOT; };
  RU = { isa = PBXFileReference; path = ru.lproj/Help.xib; };
  APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (S, C); fileSystemSynchronizedGroups = (FOLDER);
          packageProductDependencies = (D); };
  TESTS = { isa = PBXNativeTarget; name = AppTests;
            productType = "com.apple.product-type.bundle.unit-test"; dependencies = (TD); };
  TD = { isa = PBXTargetDependency; target = APP; };
  ALL = { isa = PBXAggregateTarget; name = All; };
  S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
  C = { isa = PBXCopyFilesBuildPhase; name = "Embed Frameworks"; };
  B1 = { isa = PBXBuildFile; fileRef = SWIFT; };
  B3 = { isa = PBXBuildFile; fileRef = HELP; };
  B2 = { isa = PBXBuildFile; productRef = D; };
  D = { isa = XCSwiftPackageProductDependency; productName = Adder; };
  L = { isa = XCConfigurationList; buildConfigurations = (DEBUG); };
  DEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; X = (a); }; };
  P1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://e.com/a/adder.git"; };
  P2 = { isa = XCLocalSwiftPackageReference; relativePath = ../Feature; };
  P3 = { isa = XCFuturePackageReference; };
  """

@Suite struct ContentsTests {
  private func sample() throws -> XcodeProject {
    try read("{ objectVersion = 77; objects = { \(project) }; rootObject = R; }")
  }

  @Test func `Targets are listed with their kinds`() throws {
    let targets = try sample().targets
    #expect(targets.map(\.name) == ["App", "AppTests", "All"])
    #expect(targets.map(\.kind) == [.application, .unitTests, .aggregate])
    #expect(targets.map(\.isForTests) == [false, true, false])
    #expect(targets.map(\.takesFiles) == [true, true, false])
  }

  @Test func `The phases, folders and packages of a target are read`() throws {
    let target = try #require(sample().targets.first)
    #expect(target.buildPhases.map(\.name) == ["Sources", "Embed Frameworks"])
    let files = target.buildPhases[0].buildFiles
    #expect(files.map(\.file?.id) == ["SWIFT", nil, "HELP"])
    #expect(files.map(\.product?.id) == [nil, "D", nil])
    #expect(target.synchronizedFolders.map(\.name) == ["Feature"])
    #expect(target.packageProducts == ["Adder"])
  }

  @Test func `The paths of a target's files and folders are read, with exceptions`() throws {
    let files = try #require(sample().targetFiles.first)
    #expect(
      files.files == [
        ["Sources", "App.swift"], ["a", "Deep", "ru.lproj", "Help.xib"],
        ["App", "Base.lproj", "Help.xib"],
      ])
    #expect(files.folders.map(\.path) == [["Feature"]])
    #expect(files.folders.map(\.exceptions) == [["Old.swift"]])
    #expect(try sample().targetFiles[1].files == [])
  }

  @Test func `The children of a group do not include missing objects`() throws {
    let children = try sample().mainGroup.children
    #expect(children.map(\.name) == ["App.swift", "Feature", "Named"])
    #expect(children.map(\.isFile) == [true, false, false])
    #expect(children.map(\.isSynchronized) == [false, true, false])
  }

  @Test func `Groups are listed from the top down with their folders`() throws {
    let groups = try sample().groups
    #expect(
      groups.map(\.path)
        == [["Feature"], ["Named"], ["Named", "Deep"], ["Named", "E"], ["Named", "P"]])
    #expect(groups.map(\.folder) == [["Feature"], [], ["a", "Deep"], ["Other", "E"], nil])
    #expect(groups.map(\.isSynchronized) == [true, false, false, false, false])
    #expect(groups[0].id == "FOLDER")
  }

  @Test func `Dependencies of targets are read, and files are found by name and by path`() throws {
    let project = try sample()
    #expect(project.targets.map { $0.dependencies.map(\.name) } == [[], ["App"], []])
    #expect(project.hasFile(named: "App.swift"))
    #expect(!project.hasFile(named: "Sources"))
    var edit = XcodeProjectEdit(project)
    #expect(try edit.hasFile("Sources/App.swift"))
    #expect(try !edit.hasFile("App.swift"))
  }

  @Test func `Configurations, packages and the object version are read`() throws {
    let project = try sample()
    #expect(project.objectVersion == 77)
    #expect(project.sourceRoot == "..")
    #expect(project.configurations.map(\.name) == ["Debug"])
    #expect(project.configurations[0].setting("SDKROOT") == "iphoneos")
    #expect(project.configurations[0].setting("X") == nil)
    #expect(project.packages.map(\.name) == ["adder", "Feature"])
    #expect(project.packages.first?.source == .remote(url: "https://e.com/a/adder.git"))
  }
}
