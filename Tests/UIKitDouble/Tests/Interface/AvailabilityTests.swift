import AdderTestSupport
import Foundation
import Testing

/// The lane that finds what is newer than a version of iOS, and what it finds in our own sources.
@Suite(.serialized) struct AvailabilityTests {
  /// Checks the body of a view controller's method for iOS 16; each finding is a part of one error.
  private func check(
    _ body: String, finds expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      final class Screen: UIViewController {
        func show() {
          \(body)
        }
      }
      """, to: "Screen.swift")
    let errors = try errors(in: ["\(folder.path)/Screen.swift"])
    #expect(errors.count == expected.count, "\(errors)", sourceLocation: sourceLocation)
    for (error, part) in zip(errors, expected) {
      #expect(error.contains("Screen.swift:4:"), sourceLocation: sourceLocation)
      #expect(error.contains(part), "\(error)", sourceLocation: sourceLocation)
    }
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

  @Test func `What is newer is found, unless a condition asks for it`() throws {
    let use = "navigationItem.largeTitleDisplayMode = .inline"
    try check(use, finds: "'inline' is only available in iOS_17_0")
    try check("if #available(iOS 16.4, *) { \(use) }", finds: "iOS_17_0")
    try check("if #available(iOS 17, tvOS 17, *) { \(use) }")
    try check("guard #available(iOS 18.1, *) else { return }; \(use)")
    try check("@available(iOS 17.0, *) func newer() { \(use) }")
    try check(
      "if #available(iOS 17, *) { _ = UIBarButtonItem(systemItem: .writingTools) }",
      finds: "iOS_18_2")
  }

  @Test(arguments: [nil, "Counter", "Humans"])
  func `The library's screen and the examples need no more than iOS 16`(example: String?) throws {
    let products = try Compiler.products()
    let modules = try TemporaryFolder()
    // SwiftPM's name for the package, in which the library's modules were built.
    let package = repository.lastPathComponent.lowercased().replacing(/[^a-z0-9]/, with: "_")
    let options =
      [
        "-I", modules.path, "-I", products.appending(path: "Modules").path(), "-package-name",
        package,
        "-D", "ADDER_UIKIT_DOUBLE",
      ] + Compiler.withSQLite
    var files = try sources("Sources/Runtime/AdderUIKit")
    if let example {
      try modules.write(
        "import Foundation\nextension Bundle { static var module: Bundle { main } }",
        to: "Bundle.swift")
      let outcome = try run(
        "swiftc",
        ["-emit-module", "-module-name", example, "-swift-version", "6", "-parse-as-library"]
          + options
          + [
            "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
            "ExistentialAny",
            "-emit-module-path", "\(modules.path)/\(example).swiftmodule",
            "\(modules.path)/Bundle.swift",
          ] + sources("Examples/\(example)/Sources/\(example)"))
      try #require(outcome.status == 0, "\(outcome.errors)")
      files += try sources("Examples/\(example)/Sources/\(example)UIKit")
    }
    #expect(try errors(in: options + files).isEmpty)
  }

  @Test func `No template names what is newer than iOS 16`() throws {
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
