import AdderSwiftSource

/// The test case of one part of a module, as the text of a file.
///
/// It covers what the code shows: which calls each method makes to the objects behind protocols, on every way that
/// parameters and the answers of these objects decide.
package struct PartTestCase: Sendable {
  /// `ProfilePresenterTests`.
  package let name: String
  package let text: String
  /// The number of tests that are complete.
  package let completeCount: Int
  /// The number of disabled tests, in which a person has to write what is given.
  package let openCount: Int
  /// The protocols whose spies the tests use.
  package let protocols: [ProtocolName]

  package struct Options: Sendable {
    /// How the spies are written.
    package var spies = SpyFile.Options()
    /// The module to import; `nil` if the tests are in the same module.
    package var module: String?
    package var framework = Framework.testing
    /// The file that creates the part, if it is a screen.
    package var screenFile: ScreenFile?
    /// True if the files of the part's module are in `Bundle.module`, as those of Swift packages are.
    package var hasModuleBundle = false

    package init() {}
  }

  package enum Framework: Sendable { case testing, xctest }

  /// - Parameters:
  ///   - part: The full name of the part's type.
  ///   - file: The path of the file that declares it.
  package init(
    of part: String, inFile file: String, in project: TestedProject, _ options: Options = Options()
  ) throws(TestRefusal) {
    var samples = project.samples
    samples.spies = options.spies
    let plain = part.split(separator: ".").last.map(String.init) ?? part
    guard let declaration = samples.types.declaration(plain, inFile: file) else {
      throw .notDeclared
    }
    let tested = try TestedPart(declaration, samples, options.spies, from: options.screenFile)
    var groups: [(title: String, tests: [PathTests.Test])] = []
    var known: Set<SourceNode> = []
    let functions = tested.refusal == nil ? Self.functions(of: tested, samples) : []
    let called = functions.flatMap(\.functions)
    let reader = PathReader(tested, samples)
    let states = PathTests.states(of: called, reader)
    var later: [PathTests.EarlierState]?
    func statesAfterTwoCalls() -> [PathTests.EarlierState] {
      let known = later ?? PathTests.states(of: called, reader, after: states)
      later = known
      return known
    }
    var all = functions.map { group in
      group.functions.filter { known.insert(SourceNode($0)).inserted }.map {
        PathTests(of: $0, reader, after: states, later: statesAfterTwoCalls)
      }
    }
    // Views show what they get at once.
    if tested.view == nil {
      var joined = all.joined().map { $0 }
      joined.addTests(ofValuesStoredIn: states)
      for group in all.indices {
        all[group] = Array(joined.prefix(all[group].count))
        joined.removeFirst(all[group].count)
      }
    }
    for (group, ofFunctions) in zip(functions, all) {
      let tests = ofFunctions.flatMap { ofFunction in
        // With XCTest, separate tests say which of them fails.
        options.framework == .testing
          ? ParameterizedTests(ofFunction.tests, besides: tested.names).tests : ofFunction.tests
      }
      if !tests.isEmpty { groups.append((group.title, tests)) }
    }
    let composed = Self.compositions(of: tested, samples, options)
    if !composed.tests.isEmpty { groups.append((tested.name, composed.tests)) }
    guard !groups.isEmpty else {
      let outlet = functions.flatMap(\.functions).lazy.compactMap(reader.missingOutlet).first
      throw tested.refusal ?? outlet.map(TestRefusal.unsetOutlet) ?? .nothingToTest
    }
    groups = Self.withUniqueNames(groups)
    let tests = groups.flatMap(\.tests)
    openCount = tests.count {
      !$0.open.isEmpty || !$0.missing.isEmpty || !tested.missing.isEmpty
    }
    completeCount = tests.count - openCount
    name = "\(plain)Tests"
    let dependencies = tested.dependencies + composed.dependencies
    text =
      TestCaseText(
        tested, name, groups, options, parameters: composed.dependencies,
        readsPrivate: composed.readsPrivate
      ).text
    protocols = samples.protocols(withSpiesIn: text, besides: dependencies, declaration)
  }

  /// The functions through which others call a part, by the protocol that requires them; all that are not private
  /// if it has no protocol of the project.
  private static func functions(
    of part: TestedPart, _ samples: SampleValues
  ) -> [(title: String, functions: [Syntax])] {
    let containers = part.declaration.qualifiedName.split(separator: ".").map(String.init)
    let contracts = samples.types.inherited(by: part.declaration)
      .flatMap { $0.kind == .compositionType ? $0.parts : [$0] }
      .compactMap { type in
        type.pathName.flatMap {
          samples.scope.declaredProtocol($0, in: containers, of: part.declaration.node.source)
        }
      }
    if contracts.isEmpty {
      if part.view != nil { return [(part.name, actions(of: part, samples))] }
      let functions = part.members.filter { member in
        member.kind == .functionDeclaration && !member.isStatic && !samples.types.isHidden(member)
          && !member.has(modifier: "override") && member.part(.genericParameter) == nil
      }
      return [(part.name, functions)]
    }
    let own = part.view == nil ? [] : [(part.name, actions(of: part, samples))]
    return contracts.map { contract in
      let required = (try? SpyMembers(of: contract, in: samples.scope))?.requirements ?? []
      return (
        contract.qualifiedName,
        required.map(\.declaration).filter { $0.kind == .functionDeclaration }.flatMap {
          part.functions($0.name, $0.parts(.parameter).map(\.argumentLabel))
        }
      )
    } + own
  }

  /// The functions of a view that UIKit and controls call.
  private static func actions(of part: TestedPart, _ samples: SampleValues) -> [Syntax] {
    let calledByUIKit: Set = [
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    return part.members.filter { member in
      member.kind == .functionDeclaration && !member.isStatic && !samples.types.isHidden(member)
        && member.part(.genericParameter) == nil
        && (!member.has(modifier: "override") || calledByUIKit.contains(member.name))
    }
  }

  /// What the functions of a part compose.
  private struct Composed {
    var tests: [PathTests.Test] = []
    /// The objects behind protocols that the functions get.
    var dependencies: [TestedPart.Dependency] = []
    var readsPrivate = false
  }

  private static func compositions(
    of part: TestedPart, _ samples: SampleValues, _ options: Options
  ) -> Composed {
    var composed = Composed()
    for function in part.members
    where function.kind == .functionDeclaration && !function.isPrivate {
      guard function.isStatic || part.refusal == nil,
        let composition = ModuleComposition(function, samples.types)
      else { continue }
      let known = part.dependencies + composed.dependencies
      guard let (arguments, spies) = arguments(of: function, in: part, samples, options, known)
      else { continue }
      let receiver = function.isStatic ? part.declaration.qualifiedName : "sut"
      let call = "\(receiver).\(function.writtenName)(\(arguments.joined(separator: ", ")))"
      let tests = CompositionTests(composition, call: call)
      composed.tests += tests.tests
      composed.readsPrivate = composed.readsPrivate || tests.readsPrivate
      for spy in spies
      where !composed.dependencies.contains(where: { $0.property == spy.property }) {
        composed.dependencies.append(spy)
      }
    }
    return composed
  }

  /// The arguments of a function, with the spies among them; `nil` if a test cannot make one of them.
  ///
  /// - Parameter known: The spies that the tests have already.
  private static func arguments(
    of function: Syntax, in part: TestedPart, _ samples: SampleValues, _ options: Options,
    _ known: [TestedPart.Dependency]
  ) -> (arguments: [String], spies: [TestedPart.Dependency])? {
    var arguments: [String] = []
    var spies: [TestedPart.Dependency] = []
    for parameter in function.parts(.parameter) where parameter.value == nil {
      let label = parameter.argumentLabel.map { "\($0): " } ?? ""
      do throws(TestRefusal) {
        if let spy = try part.dependency(
          of: parameter, called: parameter.name, samples, options.spies, besides: known)
        {
          guard spy.missing.isEmpty else { return nil }
          spies.append(spy)
          arguments.append(label + spy.property)
          continue
        }
      } catch {
        return nil
      }
      guard let value = parameter.type.flatMap({ samples.value(of: $0, for: parameter.name) })
      else { return nil }
      arguments.append(label + value)
    }
    return (arguments, spies)
  }

  private static func withUniqueNames(
    _ groups: [(title: String, tests: [PathTests.Test])]
  ) -> [(title: String, tests: [PathTests.Test])] {
    var names: Set<String> = []
    return groups.map { title, tests in
      (
        title,
        tests.map { test in
          var test = test
          test.name = test.name.upTo(80)
          let name = test.name
          var number = 2
          while !names.insert(test.name).inserted {
            test.name = "\(name)\(number)"
            number += 1
          }
          return test
        }
      )
    }
  }
}

/// What the tests of a project need to know about its types.
package struct TestedProject: Sendable {
  let samples: SampleValues
  let castContracts: CastContracts

  /// - Parameter sources: The files that are no tests, with their texts.
  package init(_ sources: [ContractSource], _ scope: ContractScope) {
    castContracts = CastContracts(in: sources, scope)
    samples = SampleValues(types: DeclaredTypes(sources), scope: scope)
  }
}

/// The file with a test case.
struct TestCaseText {
  private let part: TestedPart
  private let name: String
  private let groups: [(title: String, tests: [PathTests.Test])]
  private let options: PartTestCase.Options
  private let layout: Layout
  /// The spies that composing functions get.
  private let parameters: [TestedPart.Dependency]
  private let readsPrivate: Bool
  /// True if tests decode recorded values.
  private let decodes: Bool

  init(
    _ part: TestedPart, _ name: String, _ groups: [(title: String, tests: [PathTests.Test])],
    _ options: PartTestCase.Options, parameters: [TestedPart.Dependency], readsPrivate: Bool,
    decodes: Bool = false
  ) {
    self.decodes = decodes
    self.parameters = parameters.filter { part.dependency($0.property) == nil }
    self.readsPrivate = readsPrivate
    self.part = part
    layout = Layout(depth: part.declaration.conditions.count)
    self.name = name
    self.groups = groups
    self.options = options
  }

  private var isTesting: Bool { options.framework == .testing }
  private var tests: [PathTests.Test] { groups.flatMap(\.tests) }

  var text: String {
    var body = isTesting ? fixture : lazyFixture
    for (title, tests) in groups {
      body += (body.isEmpty ? [] : [""]) + ["// MARK: - \(title)"]
      for test in tests { body += [""] + lines(of: test) }
    }
    let traits = part.missing.uniqued.map { ".enabled(if: \($0.name)() != nil)" }
    let head =
      isTesting
      ? (traits.isEmpty ? ["@MainActor @Suite"] : layout.list("@MainActor @Suite", traits, ""))
        + ["struct \(name) {"]
      : ["@MainActor", "final class \(name): XCTestCase {"]
    let imports = imports(for: body)
    var lines = imports + [""] + head + body.indented + ["}"]
    if imports.contains("import UIKit") {
      lines = lines.map {
        $0.replacing("IndexPath(indexes: [0, 0])", with: "IndexPath(row: 0, section: 0)")
      }
    }
    lines = lines.map {
      $0.replacing(MissingValue.require, with: isTesting ? "#require" : "XCTUnwrap")
    }
    let missing = missing
    if !missing.isEmpty {
      lines += ["", "// MARK: - Values", ""]
      lines.append("// Return a value, and the tests that need it run.")
      lines += missing.map { "\(isolation)private func \($0.name)() -> \($0.optional) { nil }" }
    }
    lines += screenSpies
    if readsPrivate { lines += [""] + Self.privateReader }
    lines += IdentifiedView.support(for: lines)
    if decodes { lines += [""] + Self.decoder }
    if lines.contains(where: { $0.contains("\(SampleValues.error)()") }) {
      lines += ["", "private struct \(SampleValues.error): Error {}"]
    }
    return lines.compiled(if: part.declaration.conditions).joined(separator: "\n") + "\n"
  }

  /// The values that a person writes, in the order of the tests.
  private var missing: [MissingValue] {
    (part.missing + tests.flatMap(\.missing)).uniqued
  }

  /// The classes of the screens that record transitions.
  private var screenSpies: [String] {
    let recorded = tests.reduce(into: Set<ScreenSpy.Recorded>()) { $0.formUnion($1.transitions) }
    let known = (usesPart ? part.screens.map(\.spy) : []) + recorded.map(\.spy)
    let spies = Set(known + (originalScreen == nil ? [] : [.navigation]))
    return spies.filter { $0.kind != .original }.sorted { $0.name < $1.name }.flatMap { spy in
      [""]
        + spy.declaration(
          recording: Set(recorded.filter { $0.spy == spy }.map(\.transition)),
          hasNavigation: spy.kind == .screen && recorded.contains { $0.spy == .navigation })
    }
  }

  /// The screen that the tests put into a navigation controller.
  private var originalScreen: String? { usesPart ? part.originalScreen?.property : nil }

  /// Conditions of tests are isolated to nothing.
  private var isolation: String { isTesting ? "nonisolated " : "" }

  /// - Parameter code: The lines of the test case.
  private func imports(for code: [String]) -> [String] {
    var imports = FileImports()
    imports.add(
      [part.declaration.node.source] + (part.dependencies + parameters).map(\.spy.contract.source))
    imports.add(isTesting ? "import Testing" : "import XCTest")
    if decodes { imports.add("import Foundation") }
    if part.view != nil || !part.screens.isEmpty { imports.add("import UIKit") }
    if options.spies.usesLibrary { imports.add("import AdderTesting") }
    // UIKit comes before Foundation, which it includes.
    for module in SampleValues.modules(in: code).sorted(by: >) where !imports.includes(module) {
      imports.add("import \(module)")
    }
    return imports.lines(besides: Set([options.module].compactMap { $0 }))
      + (options.module.map { ["", "@testable import \($0)"] } ?? [])
  }

  /// Reads a property that only the part itself can see.
  private static let privateReader = [
    "private func \(CompositionTests.reader)(of property: String, in object: Any) -> Any? {",
    "  var mirror: Mirror? = Mirror(reflecting: object)",
    "  while let current = mirror {",
    "    if let value = current.descendant(property) { return value }",
    "    mirror = current.superclassMirror", "  }", "  return nil", "}",
  ]

  /// Decodes a recorded value.
  private static let decoder = [
    "private func \(RecordedValues.decode)<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {",
    "  try JSONDecoder().decode([Value].self, from: Data(\"[\\(json)]\".utf8))[0]", "}",
  ]

  // MARK: - What each test has

  /// True if a test calls a method of the part.
  private var usesPart: Bool {
    tests.contains { test in (test.given + test.when).contains { $0.contains("sut") } }
  }

  private var usesLog: Bool {
    !spies.isEmpty || tests.contains { ($0.given + [$0.then]).contains { $0.contains("log") } }
  }

  private var spies: [TestedPart.Dependency] { part.dependencies + parameters }

  private var settings: [String] {
    (part.dependencies.filter(\.isSetLater).map(\.property)
      + part.screens.filter(\.isSetLater).map(\.property) + outlets.map(\.property))
      .map { "sut.\($0) = \($0)" }
      + (originalScreen.map { ["navigation.viewControllers = [\($0)]"] } ?? [])
      + (part.screenFile != nil && !part.members.contains(where: part.isLoading)
        ? ["sut.loadViewIfNeeded()"] : [])
  }

  /// The statements that create the part.
  private func creation(_ target: String, _ arguments: [String]) -> [String] {
    guard let file = part.screenFile else {
      return layout.statement("\(target) = \(typeName)", arguments)
    }
    let bundle = options.hasModuleBundle ? ".module" : "Bundle(for: \(typeName).self)"
    return file.creation(
      of: typeName, as: target, inBundle: bundle, canThrow: isTesting, layout)
  }

  /// The outlets that the tests need.
  private var outlets: [TestedPart.Outlet] {
    let used = tests.reduce(into: Set<String>()) { $0.formUnion($1.outlets) }
    return part.outlets.filter { used.contains($0.property) }
  }

  /// The properties with screens and outlets.
  private var screens: [String] {
    outlets.map { "\($0.property) = \($0.creation)" }
      + part.screens.map { "\($0.property) = \($0.creation)" }
      + (originalScreen == nil ? [] : ["navigation = \(ScreenSpy.navigation.name)()"])
  }

  private var word: String {
    part.declaration.node.kind == .structDeclaration && !settings.isEmpty ? "var" : "let"
  }

  private var typeName: String { part.declaration.qualifiedName }

  private var fixture: [String] {
    var lines = usesLog ? ["private let log = SpyLog()"] : []
    lines += spies.map { "private let \($0.property): \($0.spy.qualifiedName)" }
    if usesPart { lines.append("private let sut: \(typeName)") }
    if usesPart {
      lines += screens.flatMap { layout.statement("private let \($0)") }
    }
    if spies.isEmpty, !usesPart { return [] }
    lines.append("")
    let canThrow = !part.missing.isEmpty || usesPart && part.screenFile?.canThrow == true
    lines.append(canThrow ? "init() throws {" : "init() {")
    for dependency in spies {
      lines +=
        layout.statement(
          "\(dependency.property) = \(dependency.spy.qualifiedName)",
          ["log: log"] + dependency.arguments
        ).indented
    }
    if !usesPart { return lines + ["}"] }
    if word == "var" {
      lines += layout.statement("var sut = \(typeName)", part.arguments).indented
      lines += (settings + ["self.sut = sut"]).indented
    } else {
      lines += creation("sut", part.arguments).indented
      lines += settings.indented
    }
    return lines + ["}"]
  }

  /// XCTest creates an instance of the class for each test.
  private var lazyFixture: [String] {
    var lines = usesLog ? ["private let log = SpyLog()"] : []
    let arguments = part.arguments.map(\.forced)
    for dependency in spies {
      lines += layout.statement(
        "private lazy var \(dependency.property) = \(dependency.spy.qualifiedName)",
        ["log: log"] + dependency.arguments.map(\.forced))
    }
    if usesPart {
      lines += screens.flatMap { layout.statement("private lazy var \($0)") }
    }
    if !usesPart {
      // Only type methods are tested.
    } else if settings.isEmpty, part.screenFile == nil {
      lines += layout.statement("private lazy var sut = \(typeName)", arguments)
    } else {
      lines.append("private lazy var sut: \(typeName) = {")
      lines += creation("\(word) sut", arguments).indented
      lines += (settings + ["return sut"]).indented + ["}()"]
    }
    if part.missing.isEmpty { return lines }
    return lines + ["", "override func setUp() async throws {"]
      + part.missing.uniqued.flatMap { layout.statement($0.skip) }.indented + ["}"]
  }

  // MARK: - Tests

  private func lines(of test: PathTests.Test) -> [String] {
    // On Linux, XCTest cannot call a throwing method of the main actor that is not asynchronous.
    let canThrow = test.canThrow || !isTesting && !(test.open.isEmpty && test.missing.isEmpty)
    let isAsync = test.isAsync || !isTesting && canThrow
    let effects = (isAsync ? " async" : "") + (canThrow ? " throws" : "")
    var lines: [String]
    let reason = Self.reason(test.open)
    if isTesting {
      let traits =
        (test.open.isEmpty ? [] : [".disabled(\(reason))"])
        + test.missing.map { ".enabled(if: \($0.name)() != nil)" }
      let head = layout.head(test.name, effects)
      lines =
        !test.parameters.isEmpty
        ? arguments(of: test) + layout.list("func \(test.name)", test.signature, "\(effects) {")
        : traits.isEmpty && head.count == 1 && head[0].count + 6 <= layout.width
          ? ["@Test \(head[0])"]
          : (traits.isEmpty ? ["@Test"] : layout.list("@Test", traits, "")) + head
    } else {
      lines = layout.head("test\(test.name.capitalized)", effects)
      // Code after a 'throw' would never run, and the compiler says so.
      if !test.open.isEmpty {
        lines += layout.statement("try XCTSkipIf", ["true", reason]).indented + [""]
      }
      lines += test.missing.flatMap { layout.statement($0.skip) }.indented
      if !test.missing.isEmpty { lines.append("") }
    }
    if test.when.contains(where: { $0.contains("<#") }) {
      // A person has to write a value first.
      return lines + commented(test).indented + ["}"]
    }
    return lines + body(test).indented + ["}"]
  }

  /// The attribute of a test with parameters, with a run on each line.
  private func arguments(of test: PathTests.Test) -> [String] {
    let runs = test.parameters[0].arguments.indices.map { run in
      let values = test.parameters.map { $0.arguments[run] }.joined(separator: ", ")
      return test.parameters.count == 1 ? values : "(\(values))"
    }
    return ["@Test(arguments: ["] + runs.map { "  \($0)," } + ["])"]
  }

  private func body(_ test: PathTests.Test) -> [String] {
    var body: [String] = []
    if !test.given.isEmpty { body += ["// given"] + test.given.flatMap(layout.statement) + [""] }
    body += ["// when"] + test.when.flatMap(layout.statement) + ["", "// then"]
    if test.others.isEmpty { return body + layout.statement(check(test.then)) }
    return body + ([test.then] + test.others).flatMap(comparison)
  }

  private func commented(_ test: PathTests.Test) -> [String] {
    body(test).map { $0.isEmpty || $0.hasPrefix("//") ? $0 : "// \($0)" }
  }

  /// A check of a list, with an element on each line if it is long.
  private func comparison(_ condition: String) -> [String] {
    let line = check(condition)
    if line.count > layout.width - 2, condition.hasSuffix(")"),
      let bracket = condition.firstIndex(of: "(")
    {
      let arguments = condition[condition.index(after: bracket)...].dropLast().arguments
      return ["\(isTesting ? "#expect" : "XCTAssert")(", "  \(condition[...bracket])"]
        + Layout(depth: 1).filled(arguments, indentation: 4, end: "))")
    }
    guard line.count > layout.width - 2, condition.hasSuffix("]"),
      let start = condition.firstRange(of: " == [")
    else { return layout.statement(line) }
    let elements = condition[start.upperBound...].dropLast().arguments
    return ["\(isTesting ? "#expect" : "XCTAssert")(", "  \(condition[..<start.lowerBound]) == ["]
      + elements.map { "    \($0)," } + ["  ])"]
  }

  private func check(_ condition: String) -> String {
    (isTesting ? "#expect" : "XCTAssert") + "(\(condition))"
  }

  /// The reason why a test is disabled, as a literal.
  private static func reason(_ open: [String]) -> String {
    let text = open.joined(separator: "; ").replacing("\\", with: "\\\\")
      .replacing("\"", with: "\\\"")
    return "\"Write what is given: \(text)\""
  }
}

extension PathTests.Test {
  /// The parameters in the function's parentheses.
  fileprivate var signature: [String] { parameters.map { "\($0.name): \($0.type)" } }
}

extension [MissingValue] {
  fileprivate var uniqued: [MissingValue] {
    reduce(into: []) { all, value in
      if !all.contains(where: { $0.name == value.name }) { all.append(value) }
    }
  }
}

extension String {
  /// The words of a name that fit into a number of letters.
  fileprivate func upTo(_ limit: Int) -> String {
    guard count > limit else { return self }
    let end = prefix(limit).lastIndex(where: \.isUppercase) ?? index(startIndex, offsetBy: limit)
    return String(self[..<end])
  }

  /// An argument of a lazy property, which cannot throw. The value is there, or the test is skipped.
  fileprivate var forced: String {
    let mark = "try \(MissingValue.require)("
    guard contains(mark), hasSuffix(")") else { return self }
    return replacing(mark, with: "").dropLast() + "!"
  }
}

extension MissingValue {
  fileprivate var skip: String {
    "try XCTSkipIf(\(name)() == nil, \"Write a value of '\(type)'\")"
  }

  fileprivate var optional: String { type.hasPrefix("any ") ? "(\(type))?" : "\(type)?" }
}

extension TestedPart.Screen {
  fileprivate var creation: String { "\(spy.name)(\(arguments.joined(separator: ", ")))" }
}
