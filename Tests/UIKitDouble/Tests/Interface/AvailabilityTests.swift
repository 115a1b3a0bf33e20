import AdderTestSupport
import Foundation
import Testing

/// Tests of the `availability` script, which finds API that is newer than a given iOS version. The
/// script also checks Adder's own sources.
@Suite(.serialized) struct AvailabilityTests {
  /// Checks a view controller for iOS 16. Each line with API that is
  /// too new ends with a comment that names the required version.
  private func check(_ members: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import UIKit\nfinal class Screen: UIViewController {\n\(members)\n}\n", to: "Screen.swift")
    let found = try errors(in: ["\(folder.path)/Screen.swift"]).map { error in
      let place = error.split(separator: ":").dropFirst().first ?? ""
      return "\(place): \(error.split(separator: " ").last ?? "")"
    }
    let expected = members.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        line.firstRange(of: "// ").map { "\(index + 3): \(line[$0.upperBound...])" }
      }
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  private func errors(in arguments: [String]) throws -> [Substring] {
    let script = repository.appending(path: "Tests/UIKitDouble/availability").path()
    let outcome = try run(script, ["16"] + arguments)
    let errors = outcome.errors.split(separator: "\n").filter {
      $0.contains("error:") && !$0.hasPrefix(" ")
    }
    #expect((outcome.status == 0) == errors.isEmpty, "\(outcome.errors)")
    return errors
  }

  @Test func `Newer API is found, unless an availability check covers it`() throws {
    try check(
      """
        func unasked() { navigationItem.largeTitleDisplayMode = .inline }  // iOS_17_0
        func askedForLess() {
          if #available(iOS 16.4, *) { navigationItem.largeTitleDisplayMode = .inline }  // iOS_17_0
          if #available(iOS 17, *) { _ = UIBarButtonItem(systemItem: .writingTools) }  // iOS_18_2
        }
        func asked() {
          if #available(iOS 17, tvOS 17, *) { navigationItem.largeTitleDisplayMode = .inline }
          guard #available(iOS 18.2, *), isViewLoaded else { return }
          navigationItem.largeTitleDisplayMode = .inline
          _ = UIBarButtonItem(systemItem: .writingTools)
        }
        @available(iOS 17.0, *)
        func newer() { navigationItem.largeTitleDisplayMode = .inline }
      """)
  }

  @Test(arguments: ["Humans", "Counter"].prefix(samples(1, full: 2)))
  func `AdderUIKit and the examples use no API newer than iOS 16`(example: String) throws {
    let products = try Compiler.products()
    let modules = try TemporaryFolder()
    // The package name under which SwiftPM built the library's modules.
    let package = repository.lastPathComponent.lowercased().replacing(/[^a-z0-9]/, with: "_")
    let options =
      [
        "-I", modules.path, "-I", products.appending(path: "Modules").path(), "-package-name",
        package,
        "-D", "ADDER_UIKIT_DOUBLE",
      ] + Compiler.withSQLite
    try modules.write(
      "import Foundation\nextension Bundle { static var module: Bundle { main } }",
      to: "Bundle.swift")
    let outcome = try run(
      "swiftc",
      ["-emit-module", "-module-name", example, "-swift-version", "6", "-parse-as-library"]
        + options
        + [
          "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
          "ExistentialAny", "-emit-module-path", "\(modules.path)/\(example).swiftmodule",
          "\(modules.path)/Bundle.swift",
        ] + sources("Examples/\(example)/Sources/\(example)"))
    try #require(outcome.status == 0, "\(outcome.errors)")
    let files =
      try sources("Sources/Runtime/AdderUIKit")
      + sources("Examples/\(example)/Sources/\(example)UIKit")
    #expect(try errors(in: options + files).isEmpty)
  }

  @Test func `No template uses API newer than iOS 16`() throws {
    let newer = try DeclaredSymbol.all(in: Compiler.products().appending(path: "Modules"))
      .filter { $0.since != nil }.map { "." + ($0.name.split(separator: ".").last ?? "") }
    #expect(!newer.isEmpty)
    let folder = repository.appending(path: "Architectures")
    let files =
      FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
    let templates = files.filter { $0.hasSuffix(".liquid") }
    #expect(templates.count > 100)
    for template in templates {
      let text = try String(contentsOf: folder.appending(path: template), encoding: .utf8)
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
      for name in newer { #expect(!words.contains { $0.hasSuffix(name) }, "\(template): \(name)") }
    }
  }

  private func sources(_ folder: String) throws -> [String] {
    let root = repository.appending(path: folder)
    let files =
      FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { root.appending(path: $0).path() }
  }
}
