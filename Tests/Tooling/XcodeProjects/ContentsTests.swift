import Testing

@testable import AdderXcodeProjects

/// The objects of a project with one of each that the typed view knows.
private let project = """
  R = { isa = PBXProject; mainGroup = G; projectDirPath = ..; buildConfigurationList = L;
        targets = (APP, TESTS, ALL, MISSING); packageReferences = (P1, P2, P3); };
  G = { isa = PBXGroup; children = (SWIFT, FOLDER, MISSING); };
  SWIFT = { isa = PBXFileReference; path = Sources/App.swift; };
  FOLDER = { isa = PBXFileSystemSynchronizedRootGroup; path = Feature; };
  APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (S, C); fileSystemSynchronizedGroups = (FOLDER);
          packageProductDependencies = (D); };
  TESTS = { isa = PBXNativeTarget; name = AppTests;
            productType = "com.apple.product-type.bundle.unit-test"; };
  ALL = { isa = PBXAggregateTarget; name = All; };
  S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
  C = { isa = PBXCopyFilesBuildPhase; name = "Embed Frameworks"; };
  B1 = { isa = PBXBuildFile; fileRef = SWIFT; };
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

  @Test func `A target knows its phases, folders and packages`() throws {
    let target = try #require(sample().targets.first)
    #expect(target.buildPhases.map(\.name) == ["Sources", "Embed Frameworks"])
    let files = target.buildPhases[0].buildFiles
    #expect(files.map(\.file?.id) == ["SWIFT", nil])
    #expect(files.map(\.product?.id) == [nil, "D"])
    #expect(target.synchronizedFolders.map(\.name) == ["Feature"])
    #expect(target.packageProducts == ["Adder"])
  }

  @Test func `The navigator shows what is there`() throws {
    let children = try sample().mainGroup.children
    #expect(children.map(\.name) == ["App.swift", "Feature"])
    #expect(children.map(\.isFile) == [true, false])
    #expect(children.map(\.isSynchronized) == [false, true])
  }

  @Test func `Configurations, packages and the format are known`() throws {
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
