import AdderBase
import AdderProjects
import AdderToolingTestSupport
import Testing

@Suite struct PackageFolderTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Kit", targets: TARGETS)
    """

  @Test(arguments: [
    (#"[.target(name: "Kit")]"#, ["Sources/Kit/A.swift"]),
    (#"[.target(name: "Kit")]"#, ["Sources/A.swift"]),
    (
      #"[.target(name: "Kit"), .testTarget(name: "KitTests")]"#,
      ["src/Kit/main.swift", "src/KitTests/T.swift"]
    ),
    (
      #"[.target(name: "Kit", path: "Code"), .testTarget(name: "T")]"#,
      ["Code/main.swift", "Tests/T/T.swift"]
    ),
    (
      #"names.map { .target(name: $0) }"#,
      ["Sources/A/A.swift", "Sources/B/C/main.swift", "Sources/D/d.txt", "Tests/ATests/T.swift"]
    ),
    (#"[]"#, []),
  ])
  func `A package is the same on the disk and in a list of paths`(
    targets: String, files: [String]
  ) throws {
    let text = Self.manifest.replacing("TARGETS", with: targets)
    let paths = files + ["Package.swift"]
    let folder = try ProjectFolder(
      Dictionary(uniqueKeysWithValues: files.map { ($0, "") }).merging(["Package.swift": text]) {
        $1
      })
    let listed = try SwiftPackage(
      manifest: text, at: "Package.swift", name: folder.path.name, in: PackageFolder(files: paths))
    #expect(try listed == SwiftPackage(at: folder.path))
  }
}
