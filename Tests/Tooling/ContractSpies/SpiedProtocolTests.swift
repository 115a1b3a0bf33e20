import AdderContractSpies
import AdderFindings
import AdderTestSupport
import Foundation
import Testing

/// The spies of the files in `Protocols`, which together use everything that a protocol can require.
@Suite struct SpiedProtocolTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Protocols")

  static func files(in folder: URL) throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  private static func spies(
    of module: String? = nil, isMainActorByDefault: Bool = false,
    _ options: SpyFile.Options = SpyFile.Options()
  ) throws -> SpyFile {
    let scope = ContractScope(
      try files(in: folder).map {
        ContractSource(
          path: $0.name, module: module, isMainActorByDefault: isMainActorByDefault,
          text: Array($0.text.utf8))
      })
    var options = options
    options.isSwift6 = true
    return SpyFile(of: scope.names, in: scope, options: options)
  }

  /// A new app of Xcode 26 is isolated to the main actor by default, and its tests are not.
  @Test(arguments: [false, true], [false, true])
  func `Spies compile in another module, whatever its default isolation is`(
    _ isAppIsolated: Bool, _ areTestsIsolated: Bool
  ) throws {
    let folder = try TemporaryFolder()
    for file in try Self.files(in: Self.folder) {
      try folder.write(file.text, to: "App/\(file.name)")
    }
    let isolated = ["-default-isolation", "MainActor"]
    let app = try run(
      "swiftc",
      [
        "-emit-module", "-enable-testing", "-module-name", "App", "-parse-as-library",
        "-swift-version", "6",
      ]
        + ["-emit-module-path", "App.swiftmodule"] + (isAppIsolated ? isolated : [])
        + (try folder.tree().filter { $0.hasPrefix("App/") && $0.hasSuffix(".swift") }),
      in: folder.url)
    #expect(app.status == 0, "\(app.errors.prefix(2_000))")
    let options = SpyFile.Options(module: "AppTests", isMainActorByDefault: areTestsIsolated)
    let spies = try Self.spies(of: "App", isMainActorByDefault: isAppIsolated, options)
    try folder.write(spies.text, to: "Spies.swift")
    try folder.write(SpySupport.text, to: SpySupport.fileName)
    let outcome = try run(
      "swiftc",
      ["-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", "AppTests", "-parse-as-library"]
        + ["-swift-version", "6", "-warnings-as-errors", "-I", "."]
        + (areTestsIsolated ? isolated : [])
        + ["Spies.swift", SpySupport.fileName], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(2_000))")
  }

  @Test func `Every protocol has a spy`() throws {
    let file = try Self.spies()
    #expect(file.refusals.isEmpty)
    #expect(file.spies.count >= 200)
  }

  @Test(arguments: [
    [], ["-default-isolation", "MainActor"], ["-strict-memory-safety"],
    [
      "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
      "NonisolatedNonsendingByDefault", "-enable-upcoming-feature", "InferIsolatedConformances",
    ],
  ])
  func `Spies compile without a warning`(_ mode: [String]) throws {
    let package = try Self.package()
    let outcome = try run(
      "swiftc",
      ["-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", "App", "-parse-as-library"]
        + ["-swift-version", "6", "-warnings-as-errors"] + mode
        + (try package.tree().filter {
          $0.hasSuffix(".swift")
        }), in: package.url)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(2_000))")
  }

  @Test func `Spies record calls and return what a test sets`() throws {
    let package = try Self.package()
    for file in try Self.files(
      in: Self.folder.deletingLastPathComponent().appending(path: "Behavior"))
    {
      try package.write(file.text, to: file.name)
    }
    let built = try run(
      "swiftc",
      ["-Onone", "-o", "behavior", "-parse-as-library", "-swift-version", "6"]
        + (try package.tree().filter { $0.hasSuffix(".swift") }), in: package.url)
    #expect(built.status == 0, "\(built.errors.prefix(2_000))")
    let outcome = try run(package.url.appending(path: "behavior").path())
    #expect(outcome.output == "everything holds\n")
  }

  @Test func `Spies are formatted`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      try String(contentsOf: repository.appending(path: ".swift-format"), encoding: .utf8),
      to: ".swift-format")
    try folder.write(try Self.spies().text, to: "Spies.swift")
    let outcome = try run("swift", ["format", "lint", "--strict", "Spies.swift"], in: folder.url)
    #expect(outcome.errors == "")
  }

  /// The protocols, their spies and the recorders as one module.
  private static func package() throws -> TemporaryFolder {
    let package = try TemporaryFolder()
    for file in try files(in: folder) { try package.write(file.text, to: file.name) }
    try package.write(try spies().text, to: "Spies.swift")
    try package.write(SpySupport.text, to: SpySupport.fileName)
    return package
  }
}
