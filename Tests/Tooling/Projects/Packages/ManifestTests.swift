import AdderToolingTestSupport
import Testing

@testable import AdderProjects

/// Cases that SwiftPM does not report or does not accept.
@Suite struct ManifestTests {
  @Test func `Products are read with their kinds`() throws {
    let package = try read(
      """
      let package = Package(name: "A", products: [
        .executable(name: "run", targets: ["Run", "B"]), .library(name: "L", targets: ["B"]),
      ])
      """)
    let products = package.products.map { "\($0.kind) \($0.name) \($0.targets)" }
    #expect(products == [#"executable run ["Run", "B"]"#, #"library L ["B"]"#])
  }

  @Test(arguments: [
    ("// swift-tools-version:5.9", 5, 9), ("// swift-tools-version: 6.2", 6, 2),
    ("//swift-tools-version:5", 5, 0), ("/* no */", 3, 1),
    ("// Swift-Tools-Version: 5.10.1", 5, 10),
  ])
  func `The tools version is read from the comment`(line: String, major: Int, minor: Int) throws {
    let package = try read("\(line)\nlet package = Package(name: \"A\")")
    #expect(package.toolsVersion.major == major)
    #expect(package.toolsVersion.minor == minor)
  }

  @Test func `A target's default isolation is read`() throws {
    let package = try read(
      """
      let shared: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let package = Package(name: "A", targets: [
        .target(name: "One", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "Two", swiftSettings: [.defaultIsolation(nil)]),
        .target(name: "Three", swiftSettings: shared + [.enableUpcomingFeature("ExistentialAny")]),
        .testTarget(name: "Four"),
      ])
      """)
    #expect(package.targets.filter(\.isMainActorByDefault).map(\.name) == ["One", "Three"])
  }

  @Test(arguments: [
    ("6.0", "", ["One", "Two"]), ("5.10", "", ["One"]),
    ("6.0", ", swiftLanguageModes: [.v5]", ["One"]),
    ("5.10", ", swiftLanguageVersions: [.v5, .v6]", ["One", "Two"]),
  ])
  func `The language mode of a target is read`(
    version: String, modes: String, names: [String]
  ) throws {
    let package = try read(
      """
      // swift-tools-version: \(version)
      let package = Package(name: "A", targets: [
        .target(name: "One", swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(name: "Two"),
        .target(name: "Three", swiftSettings: [.swiftLanguageMode(.v5)]),
      ]\(modes))
      """)
    #expect(package.targets.filter(\.isSwift6).map(\.name) == names)
  }

  @Test func `The plugins of a target's build are read`() throws {
    let package = try read(
      """
      let package = Package(name: "A", targets: [
        .target(name: "One", plugins: [.plugin(name: "AdderCheck", package: "adder"), "Own"]),
        .testTarget(name: "Two"),
      ])
      """)
    #expect(package.targets.map(\.plugins) == [["AdderCheck", "Own"], []])
  }

  @Test func `Targets that are added under a condition are marked as conditional`() throws {
    let package = try read(
      """
      let package = Package(name: "A", targets: [.target(name: "One")])
      #if os(Linux)
      package.targets.append(.target(name: "Two"))
      #else
      package.targets += [.target(name: "Three")]
      #endif
      if isOn { package.targets.append(.target(name: "Four")) }
      if let folder = found, let other = folder.other {
        package.targets.append(.target(name: "Six", path: folder))
      } else {
        package.targets.append(.target(name: "Seven"))
      }
      package.targets.append(.target(name: "Five"))
      """)
    #expect(package.targets.map(\.name) == ["One", "Five", "Two", "Three", "Four", "Six", "Seven"])
    #expect(package.targets.map(\.isConditional) == [false, false, true, true, true, true, true])
  }

  @Test func `Every branch of a condition is read`() throws {
    let package = try read(
      """
      let package = Package(name: "A", targets: [.target(name: "One")])
      #if os(Linux) && "x" == "{" // {
      package.targets.append(.target(name: "Two"))
      #elseif swift(>=6.2)
        #if canImport(Darwin)
        package.targets.append(.target(name: "Three"))
        #endif
      #else
      package.targets += [.target(name: "Four")]
      #endif
      switch kind { case .all: package.targets.append(.target(name: "Five")); default: break }
      package.targets.append(.target(name: "Six"))
      """)
    #expect(package.targets.map(\.name) == ["One", "Six", "Two", "Three", "Four", "Five"])
    #expect(package.targets.map(\.isConditional) == [false, false, true, true, true, true])
    #expect(package.isComplete)
  }

  @Test func `A closure that adds targets makes the list incomplete`() throws {
    let package = try read(
      """
      let package = Package(name: "A", targets: [.target(name: "One")])
      ["B", "C"].forEach { package.targets.append(.target(name: $0)) }
      """)
    #expect(package.targets.map(\.name) == ["One"])
    #expect(!package.isComplete)
  }

  @Test(arguments: [
    "package.targets = []", "if isOn { package.targets = others }", "package.targets=[x]",
  ])
  func `Assigning targets again makes the list incomplete`(statement: String) throws {
    let manifest = "let package = Package(name: \"A\", targets: [.target(name: \"One\")])\n"
    #expect(try !read(manifest + statement).isComplete)
    #expect(try read(manifest + "if package.targets == [] {}").isComplete)
  }

  @Test func `Of two packages, the first is read, and its list of targets is incomplete`() throws {
    let package = try read(
      """
      #if os(Linux)
      let package = Package(name: "A", targets: [.target(name: "One")])
      #else
      let package = Package(name: "B")
      #endif
      """)
    #expect(package.name == "A")
    #expect(package.targets.map(\.name) == ["One"])
    #expect(!package.isComplete)
  }

  @Test(arguments: [
    "targets: makeTargets()", "targets: names.map { .target(name: $0) }",
    "targets: [feature(\"A\")]",
    "targets: [.target(name: names[0])]", "targets: isOn ? [] : []", "targets: [] + others",
    "targets: [.target(name: \"\\(1 + 1)\")]",
  ])
  func `Computed targets make the list incomplete`(argument: String) throws {
    #expect(try !read("let package = Package(name: \"A\", \(argument))").isComplete)
  }

  @Test(arguments: [
    "let package = Package(name: \"A\", targets: [.target(name: \"B\"",
    "let package = Package(name: \"A\", targets: [.target(name: \"B\n)])",
    "let package = Package(name: \"A\", targets: [)}]",
    "let package = Package(/* unclosed", "let package = Package(name: \"\"\"\nA",
    "let package = Package(#\"",
    "let a = a + a; let package = Package(name: a, targets: a)",
    "func f(_ x: T) -> T { f([x]) }; let package = Package(name: f(1), targets: f([]))",
    "func f(_ x: T) -> T { \"a\" + f(x + x) }; let package = Package(name: f(\"\"), targets: f([]))",
    "func f(x: Int\nlet package = Package(name: \"A\")", "func f() -> T let package = Package()",
    "func let package = Package()", "func f(_ x: Int = 1, let package = Package(name: \"A\")",
    "let a = b.map { x; y }; let package = Package(name: \"A\")",
    "let a = b; let b = a; let package = Package(name: a, targets: [.target(name: b)])",
    "let package = Package(name: \"\\u{110000}\\u{}\\(\\\"",
  ])
  func `A broken manifest is read as far as possible`(text: String) throws {
    _ = try read(text)
  }

  @Test func `Reading a hostile manifest ends`() throws {
    let nested = String(repeating: "[", count: 100_000)
    _ = try read("let package = Package(name: \"A\", targets: \(nested))")
    let names = (0..<60).map { "let a\($0 + 1) = a\($0) + a\($0)" }.joined(separator: "\n")
    _ = try read("let a0 = [.target(name: \"A\")]\n\(names)\nlet package = Package(targets: a60)")
    let functions = (0..<60).map { "func f\($0)(_ x: T) -> T { f\($0 + 1)(x + x) }" }
    let last = "func f60(_ x: T) -> T { [1].map { .target(name: g(x, $0)) } }"
    _ = try read(
      (functions + [last, "let package = Package(targets: f0(a))"]).joined(separator: "\n"))
    let sum = Array(repeating: "\"a\"", count: 50_000).joined(separator: " + ")
    _ = try read("let package = Package(name: \(sum))")
  }

  @Test func `A manifest cut at any point is read without a crash`() throws {
    let whole = """
      let n = "A" // x
      func f(_ a: String, b: Int = 1, c: String...) -> T { return .target(name: a) }
      let package = Package(name: "\\(n)B", platforms: [.iOS(.v16)], targets: [
        .target(name: n + "C", dependencies: [.product(name: "P", package: "Q")]), #if x
      ] + more.map { $0 } + [f("D", c: n)])
      """
    for index in whole.indices {
      _ = ManifestReader.manifest(in: String(whole[..<index]))
      _ = ManifestReader.manifest(in: String(whole[index...]))
    }
  }

  // MARK: - Helpers

  private func read(_ manifest: String) throws -> SwiftPackage {
    let folder = try ProjectFolder(["Package.swift": manifest])
    return try SwiftPackage(at: folder.path)
  }
}
