import AdderTestSupport
import Foundation
import Testing

/// The first steps of a new user: a package from `swift package init`, a module, its tests.
@Suite(.serialized) struct FreshPackageTests {
  @Test(arguments: ["executable", "library"].prefix(samples(1, full: 2)))
  func `A module of every template builds and passes its tests in a fresh package`(
    kind: String
  ) throws {
    let adder = try CommandUnderTest()
    let made = try AdderTestSupport.run(
      "swift", ["package", "init", "--type", kind, "--name", "App"], in: adder.folder.url)
    #expect(made.status == 0, "\(made.errors)")
    if kind == "executable", !adder.folder.exists("Tests") {
      try adder.folder.write(packageManifest(kind), to: "Package.swift")
      try adder.folder.write("import Testing\n", to: "Tests/AppTests/AppTests.swift")
    }
    let templates = try adder("template", "list", "--names").output.split(separator: "\n")
    #expect(!templates.isEmpty)
    for (index, template) in templates.enumerated() {
      let outcome = try adder("gen", "Module\(index)Screen", String(template))
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    }
    let tests = try AdderTestSupport.run(
      "swift", ["test"] + quickBuild, in: adder.folder.url)
    let log = tests.output + tests.errors
    #expect(tests.status == 0, "\(log.suffix(4000))")
    #expect(!log.contains("warning:"), "\(log.suffix(4000))")
    for (index, template) in templates.enumerated() {
      let name = "Module\(index)Screen"
      let files = try adder.folder.tree("Tests").filter {
        $0.contains(name) && $0.hasSuffix("Tests.swift")
      }
      #expect(!files.isEmpty, "\(template) generates no tests.")
      // An alert has tests only with UIKit.
      let needsUIKit = try files.allSatisfy {
        try adder.folder.read("Tests/\($0)").contains("#if canImport(UIKit)")
      }
      #expect(needsUIKit || log.contains("Suite \(name)"), "No test of \(template) ran.")
    }
    #expect(log.contains("Suite Module0Screen"))
  }

  private func packageManifest(_ kind: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
        name: "App",
        targets: [
            .executableTarget(name: "App"),
            .testTarget(name: "AppTests", dependencies: ["App"]),
        ]
    )
    """
  }

  @Test func `A package that depends on the library does not build the tools`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
          name: "App",
          platforms: [.iOS(.v16), .macOS(.v13)],
          dependencies: [.package(name: "Adder", path: "\(repository.path())")],
          targets: [
              .target(name: "App", dependencies: [.product(name: "Adder", package: "Adder")])
          ]
      )
      """, to: "Package.swift")
    try folder.write(
      """
      import Adder

      @MainActor func nobody() -> ModuleOutputReference<Never> { .nobody }
      """, to: "Sources/App/App.swift")
    // The environment of a machine that does not have our system libraries, and without the
    // variables that ./test sets.
    let outcome = try AdderTestSupport.run(
      "swift", ["build"] + quickBuild, in: folder.url,
      environment: [
        "ADDER_UIKIT_DOUBLE": "0", "ADDER_STRICT": "0", "ADDER_GTK": "",
        "PKG_CONFIG_LIBDIR": "/nowhere",
      ])
    let log = outcome.output + outcome.errors
    #expect(outcome.status == 0, "\(log.suffix(2000))")
    #expect(!log.contains("warning:"), "\(log.suffix(2000))")
    // SwiftPM creates folders for all our targets, but creates modules only for the targets that
    // it compiles.
    let modules = try folder.tree(".build").filter { $0.hasSuffix(".swiftmodule") }
      .compactMap { $0.split(separator: "/").last }.filter { $0.hasPrefix("Adder") }
    #expect(modules == ["Adder.swiftmodule"])
  }

  @Test(.enabled("GTK is not installed.") { try isGTKInstalled() })
  func `The article's app with windows builds with the products it imports, and its test passes`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let products: [Target.Dependency] = ["Adder", "AdderGTK", "AdderCAdwaita"]
        .map { .product(name: $0, package: "Adder") }

      let package = Package(
          name: "Notes",
          dependencies: [.package(name: "Adder", path: "\(repository.path())")],
          targets: [
              .executableTarget(name: "Notes", dependencies: products),
              .testTarget(name: "NotesTests", dependencies: products),
          ]
      )
      """, to: "Package.swift")
    let pieces = try codeSamples(
      in: "Sources/Runtime/AdderGTK/AdderGTK.docc/AModuleInAWindow.md")
    try #require(pieces.count == 5)
    let module = pieces[..<3].joined(separator: "\n\n")
    try folder.write("\(module)\n\n\(pieces[3])\n", to: "Sources/Notes/Notes.swift")
    try folder.write("\(module)\n\n\(pieces[4])\n", to: "Tests/NotesTests/NotesTests.swift")
    let outcome = try AdderTestSupport.run(
      "swift", ["test"] + quickBuild, in: folder.url,
      environment: ["ADDER_UIKIT_DOUBLE": "0", "ADDER_STRICT": "0", "ADDER_GTK": "1"])
    let log = outcome.output + outcome.errors
    #expect(outcome.status == 0, "\(log.suffix(4000))")
    #expect(log.contains("Test run with 1 test in 1 suite passed"), "\(log.suffix(4000))")
  }
}

/// Returns true if libadwaita is installed, which AdderGTK needs.
private func isGTKInstalled() throws -> Bool {
  try AdderTestSupport.run("pkg-config", ["--exists", "libadwaita-1"]).status == 0
}
