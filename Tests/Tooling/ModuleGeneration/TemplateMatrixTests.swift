import AdderBase
import AdderFindings
import AdderModuleGeneration
import AdderProjectSpies
import AdderProjects
import AdderTestSupport
import Foundation
import Testing

/// Generates every shipped template in every combination of its parameters, with one target of a
/// package for each combination. The code must compile without warnings in Swift 6 mode, and its
/// tests must pass. Some combinations of each template are also compiled in Swift 5 mode, where
/// default arguments cannot be isolated. Without a UI framework, targets with Swift Testing use the
/// main actor as their default isolation, as new projects do. Tests that need a framework that the
/// build does not have are reported as skipped.
///
/// With `ADDER_TEST_SCALE=full`, a target has a module for each choice of parts, in every
/// combination. Otherwise, a target has a module with all parts and one with another choice, in a
/// sample of the combinations that has every pair of values. The cases take the other choices in
/// turn, and each user interface begins with a different one.
@Suite(.serialized) struct TemplateMatrixTests {
  @Test func `The code of all templates compiles and passes its tests without a UI framework`()
    throws
  {
    var package = try MatrixPackage()
    for template in try shippedTemplates() {
      // Without UIKit, most code for UIKit is compiled out, so one module for each case is enough.
      let cases =
        template.cases(ui: "none") + template.shortCases(ui: "none", inSwift5: true)
        + template.shortCases(ui: "uikit", inSwift5: false)
      for matrixCase in cases { try package.add(matrixCase) }
    }
    try package.buildAndTest()
  }

  @Test(.enabled(if: hasGTK, "This build has no GTK: ADDER_GTK=1"))
  func `The code of all templates with GTK compiles and passes its tests`() throws {
    var package = try MatrixPackage(.gtk)
    for template in try shippedTemplates() {
      for matrixCase in template.cases(ui: "gtk") { try package.add(matrixCase) }
    }
    try package.buildAndTest()
  }

  @Test(.enabled(if: isLinux, "On macOS the toolchain has a UIKit of its own for other systems"))
  func `The code of all templates with UIKit compiles and passes its tests against the double`()
    throws
  {
    var package = try MatrixPackage(.double)
    for template in try shippedTemplates() {
      let cases = template.cases(ui: "uikit") + template.shortCases(ui: "uikit", inSwift5: true)
      for matrixCase in cases { try package.add(matrixCase) }
    }
    try package.buildAndTest()
  }

  @Test func `Modules named like Swift types compile wherever they can be generated`() throws {
    let names =
      ["Task", "Error", "Result", "String", "MainActor"]
      + ["View", "Router", "State", "Item", "Request", "Optional", "Module"]
      .prefix(samples(1, full: 7))
    var package = try MatrixPackage()
    for template in try shippedTemplates() {
      for values in template.combinationsForNames {
        var matrixCase = MatrixCase(template, values)
        let parts = template.questions.parts.map(\.name)
        matrixCase.modules = names.map { MatrixModule($0, on: parts) }
          .filter { matrixCase.canMake($0) }
        #expect(matrixCase.modules.isEmpty == false)
        try package.add(matrixCase)
      }
    }
    try package.buildAndTest()
  }

  @Test func `A module with all parts has every file that the template can generate`() throws {
    for template in try shippedTemplates() {
      for values in template.combinations where values["tests"] == "swift-testing" {
        let parts = template.questions.parts.map(\.name)
        func files(_ module: MatrixModule) throws -> Set<String> {
          var matrixCase = MatrixCase(template, values)
          matrixCase.modules = [module]
          let folder = FileManager.default.temporaryDirectory.path()
          return Set(try matrixCase.make(in: folder).map(\.path.text))
        }
        let missing = try files(MatrixModule("Profile", off: parts))
          .subtracting(files(MatrixModule("Profile", on: parts)))
        #expect(missing.isEmpty, "\(template.name) \(values): \(missing)")
      }
    }
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
private let hasGTK = ProcessInfo.processInfo.environment["ADDER_GTK"] == "1"

/// The shipped templates, or the one named in `ADDER_MATRIX_TEMPLATE`.
private func shippedTemplates() throws -> [Template] {
  let chosen = ProcessInfo.processInfo.environment["ADDER_MATRIX_TEMPLATE"]
  return try ShippedTemplateFiles.names.filter { chosen == nil || $0 == chosen }.map { name in
    try Template(name: name, files: try #require(ShippedTemplateFiles(name: name)))
  }
}

/// A module with a choice of parts. Names with a prefix or with non-ASCII letters must work, too.
private struct MatrixModule {
  var name: String
  var prefix: String
  var on: [String]
  var off: [String]
  /// The parts that are added after the module was generated, each as if it were the only one.
  var added: [String]

  init(
    _ name: String, prefix: String = "", on: [String] = [], off: [String] = [],
    added: [String] = []
  ) {
    self.name = name
    self.prefix = prefix
    self.on = on
    self.off = off
    self.added = added
  }
}

/// The input for one target of the package.
private struct MatrixCase {
  var template: Template
  var values: [String: String]
  var modules: [MatrixModule]
  var isInSwift5 = false

  /// Creates a case of two modules with all parts. The modules must be compatible in one target.
  init(_ template: Template, _ values: [String: String]) {
    self.template = template
    self.values = values
    let parts = template.questions.parts.map(\.name)
    modules = [
      MatrixModule("Настройки", prefix: "RB", on: parts), MatrixModule("Profile", on: parts),
    ]
  }

  var target: String {
    let words =
      [template.name] + values.sorted { $0.key < $1.key }.map(\.value)
      + (isInSwift5 ? ["Swift5"] : [])
    return words.map { word in
      word.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }.joined(separator: "_")
  }

  /// The name, in the manifest, of the build settings that the target uses.
  var settings: String {
    if isInSwift5 { return "swift5" }
    // XCTest classes cannot be isolated to the main actor.
    return values["ui"] == "none" && values["tests"] == "swift-testing" ? "mainActor" : "strict"
  }

  /// Generates the files of the modules without writing them.
  func make(in folder: String) throws -> [GeneratedFile] {
    let contents = DiskContents(root: AbsolutePath(folder))
    var files: [GeneratedFile] = []
    for module in modules {
      let made = try template.makeModule(request(module), in: contents)
      // A part can apply to one user interface only, so it may generate nothing here.
      let findings = made.findings.filter { $0.rule != "PartMakesNothing" }
      #expect(findings.isEmpty, "\(target): \(findings)")
      var own = made.files
      for part in module.added { own += try add(part, to: module, of: made.files) }
      files += module.added.isEmpty ? own : try withNewSpies(own, of: module)
    }
    return files
  }

  /// Makes the spies of a module to which several parts were added, each as if it were the only one.
  private func withNewSpies(
    _ files: [GeneratedFile], of module: MatrixModule
  ) throws -> [GeneratedFile] {
    let request = try request(module)
    let others = files.filter { $0.kind != .spies }
    let spies = try request.spies.files(others, request, template.architecture)
    return others + spies.filter { $0.kind == .spies }
  }

  /// Generates a part for a module that was generated without it. The result is empty if the part
  /// is not for this user interface, or has no files of its own.
  private func add(
    _ part: String, to module: MatrixModule, of files: [GeneratedFile]
  ) throws -> [GeneratedFile] {
    var request = try request(module)
    request.addedPart = part
    request.explicitParameters = Set(values.keys)
    let project = SampleProject(paths: Set(files.map(\.path.text)))
    do {
      return try template.makeModule(request, in: project).files
    } catch GenerationError.partNeedsOptions, GenerationError.nothingToMake {
      return []
    }
  }

  /// Returns true if the template generates the module, and
  /// false if one of its types would have a taken name.
  func canMake(_ module: MatrixModule) -> Bool {
    do {
      let contents = DiskContents(root: AbsolutePath("/nowhere"))
      _ = try template.makeModule(request(module), in: contents)
      return true
    } catch {
      guard case GenerationError.nameTaken = error else {
        Issue.record(error)
        return true
      }
      return false
    }
  }

  private func request(_ module: MatrixModule) throws -> GenerationRequest {
    var request = GenerationRequest(
      module: try ModuleName(validating: module.name),
      moduleFolder: try RelativePath(validating: "Sources/\(target)/Modules/\(module.name)"),
      testFolder: try RelativePath(validating: "Tests/\(target)Tests/\(module.name)"),
      sharedFolder: try RelativePath(validating: "Sources/\(target)"),
      date: CalendarDate(year: 2026, month: 11, day: 20))
    request.prefix = module.prefix
    request.author = module.prefix.isEmpty ? "" : "Мария"
    request.company = module.prefix.isEmpty ? "" : "Company"
    request.projectName = "Matrix"
    request.productModuleName = target
    request.targets = [target]
    request.testTargets = ["\(target)Tests"]
    let isFirst = module.name == modules[0].name
    request.spies = try ModuleSpies(
      SpyRequest(SpySettings()),
      TargetIsolation(
        onMainActor: settings == "mainActor" ? [target, "\(target)Tests"] : [],
        inSwift6: [target, "\(target)Tests"]),
      hasRecorders: { _, _ in !isFirst })
    request.isInPackage = true
    request.parameters = values
    request.wantedParts = module.on
    request.unwantedParts = module.off
    return request
  }
}

/// True if every combination is tested with every choice of parts.
private let isFullScale = samples(1, full: 2) > 1

extension Template {
  /// All valid combinations of the parameters' values.
  fileprivate var combinations: [[String: String]] {
    questions.parameters.reduce([[:]]) { combinations, parameter in
      combinations.flatMap { values in
        parameter.values.map { values.merging([parameter.name: $0]) { _, new in new } }
      }
    }
    .filter { questions.unmetNeed(of: $0) == nil }
  }

  /// The combinations without a user interface in which names are tried: it is enough to test each
  /// test framework with one runtime. Below full scale, only so many are included that each value
  /// occurs.
  fileprivate var combinationsForNames: [[String: String]] {
    let values = combinations.filter {
      $0["ui"] == "none" && ($0["tests"] == "xctest") == ($0["runtime"] == "adder")
    }
    return isFullScale ? values : Self.cover(Self.words, of: values)
  }

  /// The choices other than all parts: the defaults, no parts, no parts before all are added, and
  /// the defaults without one part.
  private var partChoices: [MatrixModule] {
    let names = questions.parts.map(\.name)
    guard !names.isEmpty else { return [] }
    return [
      MatrixModule("Usual"), MatrixModule("Bare", off: names),
      MatrixModule("Added", off: names, added: names),
    ]
      + questions.parts.filter(\.isOnByDefault).map { part in
        MatrixModule("Without\(part.name)", off: [part.name])
      }
  }

  /// The cases for a user interface. Each case has two modules with all parts, and modules with
  /// other choices of parts.
  fileprivate func cases(ui: String) -> [MatrixCase] {
    let half = ["none", "uikit", "gtk"].firstIndex(of: ui) ?? 0
    let values = combinations.filter { $0["ui"] == ui }
    let isSampled = !isFullScale && Set(values.map { $0["runtime"] }).count > 1
    let choices = partChoices
    return (isSampled ? sample(of: values, half) : values).enumerated().map { number, values in
      var matrixCase = MatrixCase(self, values)
      if isFullScale {
        matrixCase.modules += choices
      } else {
        matrixCase.modules.remove(at: number % 2)
        if !choices.isEmpty { matrixCase.modules.append(choices[(number + half) % choices.count]) }
      }
      return matrixCase
    }
  }

  /// Cases of a single module with all parts. Below full scale, only so many combinations are
  /// included that each value occurs.
  fileprivate func shortCases(ui: String, inSwift5: Bool) -> [MatrixCase] {
    let values = combinations.filter { $0["ui"] == ui }
    return (isFullScale ? values : Self.cover(Self.words, of: values))
      .map { values in
        var matrixCase = MatrixCase(self, values)
        matrixCase.modules.removeLast()
        matrixCase.isInSwift5 = inSwift5
        return matrixCase
      }
  }

  /// The positions of the values among the values of their parameters, added.
  private func turn(of values: [String: String]) -> Int {
    questions.parameters.filter { $0.name != "ui" }.reduce(0) { turn, parameter in
      turn + (parameter.values.firstIndex { $0 == values[parameter.name] } ?? 0)
    }
  }

  /// Returns combinations that together have every two values of different parameters that occur
  /// together at all. With two parameters of two values, one of the halves is enough: the user
  /// interfaces complement each other.
  private func sample(of combinations: [[String: String]], _ half: Int) -> [[String: String]] {
    guard combinations.count > 4 else {
      return combinations.filter { (turn(of: $0) + half).isMultiple(of: 2) }
    }
    return Self.cover(Self.pairs, of: combinations)
  }

  /// Returns the first combinations that together have everything that all have.
  private static func cover(
    _ facts: ([String: String]) -> Set<[String]>, of combinations: [[String: String]]
  ) -> [[String: String]] {
    var missing = combinations.reduce(into: Set<[String]>()) { $0.formUnion(facts($1)) }
    var chosen: [[String: String]] = []
    while !missing.isEmpty {
      let counts = combinations.map { missing.intersection(facts($0)).count }
      guard let most = counts.max(), let next = counts.firstIndex(of: most) else { break }
      chosen.append(combinations[next])
      missing.subtract(facts(combinations[next]))
    }
    return chosen
  }

  private static func words(of values: [String: String]) -> Set<[String]> {
    Set(values.map { ["\($0.key)=\($0.value)"] })
  }

  private static func pairs(of values: [String: String]) -> Set<[String]> {
    let words = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return words.indices.reduce(into: []) { pairs, first in
      for second in words[words.index(after: first)...] { pairs.insert([words[first], second]) }
    }
  }
}

/// A package of generated modules in a temporary folder.
private struct MatrixPackage {
  /// The UI framework that is available to the modules.
  enum Framework {
    case nothing, double, gtk

    var build: PackagesBuild { self == .double ? .uikit : .plain }
  }

  private struct Target {
    var name: String
    /// The name of the target's build settings in the manifest.
    var settings: String
    /// True if the target's modules use the runtime library.
    var hasRuntime: Bool
    /// The paths of the resources from the target's folder.
    var resources: [String]
  }

  private let folder: TemporaryFolder
  private let framework: Framework
  private var targets: [Target] = []

  init(_ framework: Framework = .nothing) throws {
    folder = try TemporaryFolder()
    self.framework = framework
  }

  /// Adds a target with the modules of a case.
  mutating func add(_ matrixCase: MatrixCase) throws {
    let files = try matrixCase.make(in: folder.path)
    for file in files {
      // Outlets need Objective-C. The double connects them by name.
      let text = file.isResource ? file.text : file.text.replacing("@IBOutlet ", with: "")
      try folder.write(text, to: file.path.text)
    }
    let source = "Sources/\(matrixCase.target)/"
    targets.append(
      Target(
        name: matrixCase.target, settings: matrixCase.settings,
        hasRuntime: matrixCase.values["runtime"] == "adder",
        resources: files.filter(\.isResource).map { String($0.path.text.dropFirst(source.count)) }))
  }

  func buildAndTest() throws {
    try folder.write(manifest, to: "Package.swift")
    let outcome = try run(
      "swift",
      ["test"] + framework.build.options
        + ["--xunit-output", folder.url.appending(path: "results.xml").path()], in: folder.url,
      environment: [
        "ADDER_UIKIT_DOUBLE": framework == .double ? "1" : "0",
        "ADDER_GTK": framework == .gtk ? "1" : "0", "ADDER_ONLY": "",
      ])
    let log = outcome.output + outcome.errors
    #expect(outcome.status == 0, "\(Self.relevant(log))")
    guard folder.exists("results-swift-testing.xml") else {
      Issue.record("The generated tests did not run.\n\(log.suffix(6000))")
      return
    }
    let report = try folder.read("results-swift-testing.xml")
    // XCTest writes no report for a serial run, but the last line of its output contains the number
    // of tests.
    let ended = log.matches(of: /Executed (\d+) tests?, with (\d+) failures?/).last
    let testing = sum("tests", inXUnit: report)
    let xctest = ended.flatMap { Int($0.output.1) } ?? 0
    let failures =
      sum("failures", inXUnit: report) + sum("errors", inXUnit: report)
      + (ended.flatMap { Int($0.output.2) } ?? 0)
    print("\(targets.count) cases: \(testing) tests in Swift Testing, \(xctest) in XCTest")
    #expect(failures == 0)
    // Half of the cases use each test framework, and each case has a module with several tests.
    #expect(testing >= targets.count * 4)
    #expect(xctest >= targets.count * 4)
  }

  private var manifest: String {
    let declarations = targets.map { target in
      let name = "\"\(target.name)\""
      let own = dependencies(of: target)
      let resources = target.resources.map { ".process(\"\($0)\")" }.joined(separator: ", ")
      let tests = [name] + own + (target.hasRuntime ? [Self.product("AdderTesting")] : [])
      return """
          .target(
            name: \(name), dependencies: [\(own.joined(separator: ", "))],
            resources: [\(resources)], swiftSettings: \(target.settings)),
          .testTarget(
            name: "\(target.name)Tests", dependencies: [\(tests.joined(separator: ", "))],
            swiftSettings: \(target.settings)),
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
      let mainActor = strict + [.defaultIsolation(MainActor.self)]

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

  /// The first 40 lines of a log that contain errors or warnings, without duplicates.
  private static func relevant(_ log: String) -> String {
    var lines: [Substring] = []
    for line in log.split(separator: "\n") where !lines.contains(line) && lines.count < 40 {
      if ["error: ", "warning: ", "✘", ": failed"].contains(where: { line.contains($0) }) {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
