import AdderFindings
import AdderModuleGeneration
import AdderProjects
import AdderTestSupport
import Foundation
import Testing

/// Every shipped template in every combination of its parameters, generated into packages, one target
/// a case, built and run once: what a template makes compiles without a warning in Swift 6 mode, and
/// its tests pass. So does one case of each in Swift 5 mode, where no default argument can be isolated.
/// What needs a framework that the build does not have is reported as skipped.
@Suite(.serialized) struct TemplateMatrixTests {
  @Test func `What the templates make compiles and passes its tests without a UI framework`() throws
  {
    var package = try MatrixPackage()
    for template in try shippedTemplates() {
      for values in template.combinations where values["ui"] != "gtk" {
        // Behind `#if canImport(UIKit)`.
        let isEmpty = values["ui"] == "uikit"
        let choices = isEmpty ? [template.partChoices[0]] : template.partChoices
        for parts in choices { try package.add(template, values, parts) }
      }
      for tests in ["swift-testing", "xctest"] {
        try package.add(
          template, ["ui": "none", "tests": tests], .all(of: template), inSwift5: true)
      }
    }
    try package.buildAndTest()
  }

  @Test(.enabled(if: hasGTK, "This build has no GTK: ADDER_GTK=1"))
  func `What the templates make with GTK compiles and passes its tests`() throws {
    var package = try MatrixPackage(.gtk)
    for template in try shippedTemplates() {
      for values in template.combinations where values["ui"] == "gtk" {
        for parts in template.partChoices { try package.add(template, values, parts) }
      }
    }
    try package.buildAndTest()
  }

  @Test(.enabled(if: isLinux, "On macOS the toolchain has a UIKit of its own for other systems"))
  func `What the templates make with UIKit compiles and passes its tests against the double`()
    throws
  {
    var package = try MatrixPackage(.double)
    for template in try shippedTemplates() {
      for values in template.combinations where values["ui"] == "uikit" {
        for parts in template.partChoices { try package.add(template, values, parts) }
      }
      for tests in ["swift-testing", "xctest"] {
        try package.add(
          template, ["ui": "uikit", "tests": tests], .all(of: template), inSwift5: true)
      }
    }
    try package.buildAndTest()
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
private let hasGTK = ProcessInfo.processInfo.environment["ADDER_GTK"] == "1"

private func shippedTemplates() throws -> [Template] {
  try ShippedTemplateFiles.names.map { name in
    try Template(name: name, files: try #require(ShippedTemplateFiles(name: name)))
  }
}

/// Which parts are on and off in a case.
private struct PartChoice {
  var name: String
  var on: [String]
  var off: [String]

  static func all(of template: Template) -> PartChoice {
    PartChoice(name: "All", on: template.questions.parts.map(\.name), off: [])
  }
}

extension Template {
  /// A value for each parameter, in all combinations that go together.
  fileprivate var combinations: [[String: String]] {
    questions.parameters.reduce([[:]]) { combinations, parameter in
      combinations.flatMap { values in
        parameter.values.map { values.merging([parameter.name: $0]) { _, new in new } }
      }
    }
    .filter { values in
      questions.parameters.allSatisfy { parameter in
        (parameter.needs[values[parameter.name] ?? ""] ?? [:]).allSatisfy { values[$0] == $1 }
      }
    }
  }

  /// The usual parts, all, none, and each one alone missing.
  fileprivate var partChoices: [PartChoice] {
    let names = questions.parts.map(\.name)
    guard !names.isEmpty else { return [PartChoice(name: "Usual", on: [], off: [])] }
    return [
      PartChoice(name: "Usual", on: [], off: []), .all(of: self),
      PartChoice(name: "Bare", on: [], off: names),
    ]
      + questions.parts.filter(\.isOnByDefault).map { part in
        PartChoice(name: "Without\(part.name)", on: [], off: [part.name])
      }
  }
}

/// A package of generated modules in a temporary folder.
private struct MatrixPackage {
  /// What there is to draw with.
  enum Framework { case nothing, double, gtk }

  private struct Target {
    var name: String
    var isInSwift5: Bool
    /// Whether the library opens and closes its modules.
    var hasRuntime: Bool
  }

  private let folder: TemporaryFolder
  private let framework: Framework
  private var targets: [Target] = []

  init(_ framework: Framework = .nothing) throws {
    folder = try TemporaryFolder()
    self.framework = framework
  }

  /// Adds a target with two modules of one case: names that are not ASCII or have a prefix must do,
  /// and two modules must get along in one target.
  mutating func add(
    _ template: Template, _ values: [String: String], _ parts: PartChoice, inSwift5: Bool = false
  ) throws {
    let words =
      [template.name, parts.name] + values.sorted { $0.key < $1.key }.map(\.value)
      + (inSwift5 ? ["Swift5"] : [])
    let target = words.map { word in
      word.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }.joined(separator: "_")
    for (name, prefix) in [("Profile", ""), ("Настройки", "RB")] {
      var request = GenerationRequest(
        module: try ModuleName(validating: name),
        moduleFolder: try RelativePath(validating: "Sources/\(target)/Modules/\(name)"),
        testFolder: try RelativePath(validating: "Tests/\(target)Tests/\(name)"),
        sharedFolder: try RelativePath(validating: "Sources/\(target)"),
        date: CalendarDate(year: 2026, month: 11, day: 20))
      request.prefix = prefix
      request.author = prefix.isEmpty ? "" : "Мария"
      request.company = prefix.isEmpty ? "" : "Company"
      request.projectName = "Matrix"
      request.productModuleName = target
      request.parameters = values
      request.wantedParts = parts.on
      request.unwantedParts = parts.off
      let contents = DiskContents(root: AbsolutePath(folder.path))
      let module = try template.makeModule(request, in: contents)
      // A part can be for one user interface only.
      let findings = module.findings.filter { $0.rule != "PartMakesNothing" }
      #expect(findings.isEmpty, "\(target): \(findings)")
      for file in module.files { try folder.write(file.text, to: file.path.text) }
    }
    targets.append(
      Target(name: target, isInSwift5: inSwift5, hasRuntime: values["runtime"] == "adder"))
  }

  func buildAndTest() throws {
    try folder.write(manifest, to: "Package.swift")
    let outcome = try run(
      "swift",
      [
        "test", "--xunit-output",
        folder.url.appending(path: "results.xml").path(),
      ], in: folder.url,
      environment: [
        "ADDER_UIKIT_DOUBLE": framework == .double ? "1" : "0",
        "ADDER_GTK": framework == .gtk ? "1" : "0",
      ])
    let log = outcome.output + outcome.errors
    #expect(outcome.status == 0, "\(Self.relevant(log))")
    guard folder.exists("results-swift-testing.xml") else {
      Issue.record("The generated tests did not run.")
      return
    }
    let report = try folder.read("results-swift-testing.xml")
    // XCTest writes no report of a run that is not parallel; it says at its end what it ran.
    let ended = log.matches(of: /Executed (\d+) tests?, with (\d+) failures?/).last
    let testing = Self.sum("tests", report)
    let xctest = ended.flatMap { Int($0.output.1) } ?? 0
    let failures =
      Self.sum("failures", report) + Self.sum("errors", report)
      + (ended.flatMap { Int($0.output.2) } ?? 0)
    print("\(targets.count) cases: \(testing) tests in Swift Testing, \(xctest) in XCTest")
    #expect(failures == 0)
    // Half of the cases are for either framework, and each has two modules of several tests.
    #expect(testing >= targets.count * 4)
    #expect(xctest >= targets.count * 4)
  }

  private var manifest: String {
    let declarations = targets.map { target in
      let name = "\"\(target.name)\""
      let settings = target.isInSwift5 ? "swift5" : "strict"
      let own = dependencies(of: target)
      let tests = [name] + own + (target.hasRuntime ? [Self.product("AdderTesting")] : [])
      return """
          .target(
            name: \(name), dependencies: [\(own.joined(separator: ", "))],
            swiftSettings: \(settings)),
          .testTarget(
            name: "\(target.name)Tests", dependencies: [\(tests.joined(separator: ", "))],
            swiftSettings: \(settings)),
        """
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let features: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
      let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
      let strict = features + [.treatAllWarnings(as: .error)]

      let package = Package(
        name: "Matrix",
        platforms: [.iOS(.v16), .macOS(.v13)],
        dependencies: [.package(name: "Adder", path: "\(repository.path())")],
        targets: [
      \(declarations.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6])
      """
  }

  private func dependencies(of target: Target) -> [String] {
    var products = target.hasRuntime ? ["Adder"] : []
    switch framework {
    case .nothing: products += target.hasRuntime ? ["AdderUIKit"] : []
    case .double: products += ["UIKitDouble"] + (target.hasRuntime ? ["AdderUIKit"] : [])
    case .gtk: products += ["AdderGTK", "AdderCAdwaita"]
    }
    return products.map(Self.product)
  }

  private static func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"Adder\")"
  }

  /// The lines of a log that say what went wrong, each once.
  private static func relevant(_ log: String) -> String {
    var lines: [Substring] = []
    for line in log.split(separator: "\n") where !lines.contains(line) && lines.count < 40 {
      if ["error: ", "warning: ", "✘", ": failed"].contains(where: { line.contains($0) }) {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The sum of an attribute over the suites of an XUnit report.
  private static func sum(_ attribute: String, _ report: String) -> Int {
    report.split(separator: "<testsuite ").dropFirst().compactMap { suite in
      guard let start = suite.range(of: "\(attribute)=\"")?.upperBound else { return nil }
      return Int(suite[start...].prefix { $0 != "\"" })
    }.reduce(0, +)
  }
}
