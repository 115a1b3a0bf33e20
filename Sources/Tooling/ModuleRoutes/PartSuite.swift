import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// A test case of a part that gets more tests, in its own style.
struct PartSuite {
  let type: TypeDeclaration.ID
  let list: MemberList
  /// The test after which others are added, if the heading is not there; `nil` for the end.
  private let last: Int?
  private(set) var tests: [Test] = []

  private let project: DiscoveredProject
  private let isIsolated: Bool
  private let needsIsolation: Bool
  private let usesXCTest: Bool
  /// The comment that begins a section of a test, such as `given`; `nil` if tests have no such comments.
  private let given: String?

  struct Test {
    let lines: [String]
    /// The test after which this one is added; `nil` for the end.
    let last: Int?
  }

  enum Effects: String {
    case plain = ""
    case async = " async"
    case throwing = " throws"
    case asyncThrowing = " async throws"

    init(isAsync: Bool, canThrow: Bool) {
      self =
        isAsync ? (canThrow ? .asyncThrowing : .async) : canThrow ? .throwing : .plain
    }

    /// The effects of a test that also waits for something.
    var waiting: Effects {
      Effects(isAsync: true, canThrow: self == .throwing || self == .asyncThrowing)
    }
  }

  enum Check {
    case code(String)
    case equal(String, String)
    /// The test fails, with this reason.
    case failure(String)
  }

  struct Double {
    let contract: TypeDeclaration.ID
    /// The expression that a test uses.
    let name: String
    /// The statement that creates it; `nil` if the test case has it already.
    let statement: String?
    /// True for a generated spy.
    let isSpy: Bool

    /// What a spy has for a method with these labels.
    func calls(of method: String, _ labels: String...) -> String {
      "\(name).\(method)\(labels.map(\.capitalizedFirst).joined())Calls"
    }
  }

  struct Creation {
    let type: String
    let expression: String
    let before: [String]
    let after: [String]

    var lines: [String] { before + ["let sut = \(expression)"] + after }
    /// The statements for an object that the test releases.
    var optionalLines: [String] {
      before + ["var sut: \(type)? = \(expression)"]
        + after.map { $0.replacing("sut.", with: "sut?.") }
    }
  }

  init(
    _ type: TypeDeclaration.ID, _ list: MemberList, beside methods: [String], isIsolated: Bool,
    isTestedIsolated: Bool, in project: DiscoveredProject
  ) {
    let source = list.source
    let facts = source.facts
    let imports = facts.parts(.importDeclaration, of: 0).map { facts.name(of: $0) }
    let functions = list.members.filter { facts.nodes[$0].kind == .functionDeclaration }
    self.type = type
    self.list = list
    self.project = project
    self.isIsolated = isIsolated
    needsIsolation = isTestedIsolated && !isIsolated
    let functionNames = functions.map { facts.name(of: $0) }
    usesXCTest =
      !imports.contains("Testing") && functionNames.contains { $0.hasPrefix("test") }
    last = functions.last { function in
      let text = source.text(of: function)
      return methods.contains { text.contains(".\($0)(") }
    }
    let whole = String(decoding: source.bytes, as: UTF8.self)
    given = ["given", "Given"].first { whole.contains("// \($0)\n") }
  }

  /// The test cases of a type: those named after it first.
  static func types(
    testing type: TypeDeclaration.ID, in project: DiscoveredProject
  ) -> [TypeDeclaration.ID] {
    let index = project.index
    let name = index.name(of: type)
    return ["\(name)Tests", "\(name)Test", "\(name)Spec"].flatMap { index.types(named: $0) }
      .filter { index.files[Int(index.types[$0].place.file)].isTest }
  }

  // MARK: What a test needs

  private var index: ProjectIndex { project.index }

  /// The double of a contract that the test case can create; `nil` if there is none that is created
  /// without arguments.
  ///
  /// - Parameter asFixture: whether a property of the test case that has one is used.
  func double(of contract: TypeDeclaration.ID, asFixture: Bool = true) -> Double? {
    let file = index.types[type].place.file
    let doubles = index.types.indices.filter { other in
      let declaration = index.types[other]
      let source = index.files[Int(declaration.place.file)]
      return source.isTest && declaration.kind != .protocol
        && declaration.outer == nil && index.allInherited(by: other).types.contains(contract)
        && declaration.initializers.allSatisfy { $0.parameters.allSatisfy(\.hasDefault) }
    }
    let own = doubles.first { index.types[$0].place.file == file }
    let visible = doubles.filter(isVisible)
    guard let found = own ?? visible.first(where: { !isSpy($0) }) ?? visible.first else {
      return nil
    }
    let double = index.name(of: found)
    let facts = list.source.facts
    for member in asFixture ? list.members : []
    where facts.nodes[member].kind == .variableDeclaration {
      guard let binding = facts.part(.binding, of: member),
        list.source.text(of: member).contains("\(double)()")
      else { continue }
      return Double(
        contract: contract, name: facts.name(of: binding), statement: nil, isSpy: isSpy(found))
    }
    let words = NameWords(double).spelled
    let name = NameWords(words.count > 1 ? words.dropLast().joined() : double).variable
    return Double(
      contract: contract, name: name, statement: "let \(name) = \(double)()", isSpy: isSpy(found))
  }

  private func isSpy(_ type: TypeDeclaration.ID) -> Bool {
    index.files[Int(index.types[type].place.file)].isMadeOfContracts
  }

  /// Returns true if code in other files can use a type.
  private func isVisible(_ type: TypeDeclaration.ID) -> Bool {
    let place = index.types[type].place
    let facts = index.files[Int(place.file)].facts
    return !facts.parts(.modifier, of: Int(place.node)).contains {
      facts.isNamed($0, "private") || facts.isNamed($0, "fileprivate")
    }
  }

  /// The tested object that the test case has, or creates by a method of its own; `nil` if it does neither.
  ///
  /// - Returns: the object as a test writes it, and the statements that it needs.
  func fixture(of tested: TypeDeclaration.ID) -> (name: String, lines: [String])? {
    let declaration = index.types[type]
    let property = declaration.properties.first { property in
      !property.isComputed && property.types.contains(tested)
    }
    if let property {
      let name = index.names[property.name]
      return (property.type?.isOptional ?? false ? "\(name)?" : name, [])
    }
    let name = index.types[tested].name
    let maker = declaration.functions.first { function in
      !function.isAsync && !function.canThrow && !function.isStatic
        && function.parameters.allSatisfy(\.hasDefault)
        && function.result.map { $0.shape == .single && $0.names.map(\.path) == [[name]] } ?? false
    }
    return maker.map { ("sut", ["let sut = \(index.names[$0.name])()"]) }
  }

  /// The statements that create the tested object and connect it with doubles; `nil` if they are not
  /// known.
  func creation(of tested: TypeDeclaration.ID, with doubles: [Double]) -> Creation? {
    let declaration = index.types[tested]
    let name = index.name(of: tested)
    let isScreen = Screens.isScreen(tested, in: index)
    var doubles = doubles
    var passed: [TypeDeclaration.ID] = []
    let own = declaration.initializers.filter { !isScreen || !$0.isOverride }.filter {
      !$0.parameters.contains { index.names[$0.label] == "coder" }
    }
    var arguments: [String] = []
    if !own.isEmpty {
      var found: [String]?
      for initializer in own where initializer.access > .fileprivate && found == nil {
        (found, passed) = (nil, [])
        var texts: [String] = []
        let isKnown = initializer.parameters.filter { !$0.hasDefault }.allSatisfy { parameter in
          guard let double = self.double(for: parameter, initializer.place.file, &doubles) else {
            return false
          }
          passed.append(double.contract)
          let label = index.names[parameter.label]
          texts.append(label.isEmpty ? double.name : "\(label): \(double.name)")
          return true
        }
        if isKnown { found = texts }
      }
      guard let found else { return nil }
      arguments = found
    }
    var after: [String] = []
    for double in doubles where !passed.contains(double.contract) {
      let property = declaration.properties.first { property in
        !property.isConstant && !property.isComputed && property.access > .fileprivate
          && property.types.contains(double.contract)
      }
      guard let property else { return nil }
      after.append("sut.\(index.names[property.name]) = \(double.name)")
    }
    let factory =
      isScreen && Screens.isFromInterfaceFile(tested, in: index) ? ".\(Screens.factory)" : ""
    return Creation(
      type: name, expression: "\(name)\(factory)(\(arguments.joined(separator: ", ")))",
      before: doubles.compactMap(\.statement), after: after)
  }

  private func double(
    for parameter: Function.Parameter, _ file: Int32, _ doubles: inout [Double]
  ) -> Double? {
    guard let use = parameter.type, use.shape == .single, let written = use.names.first,
      let contract = index.type(written, in: nil, file: file)
    else { return nil }
    if let known = doubles.first(where: { $0.contract == contract }) { return known }
    guard let new = double(of: contract) else { return nil }
    doubles.append(new)
    return new
  }

  // MARK: Tests

  /// - Parameter heading: the heading for tests like this one, if the test case has it.
  mutating func add(
    _ name: String, _ effects: Effects = .plain, under heading: String = "", given: [String],
    when: [String], then: [Check]
  ) {
    let name = name.trimmingBackticks
    let isolation = needsIsolation ? "@MainActor " : ""
    var lines: [String]
    if usesXCTest {
      // A test of a type on the main actor must be able to wait for it.
      let waits = needsIsolation ? effects.waiting.rawValue : effects.rawValue
      lines = ["\(isolation)func test\(name.capitalizedFirst)()\(waits) {"]
    } else {
      lines = ["@Test \(isolation)func \(name)()\(effects.rawValue) {"]
    }
    let sections = [given, when, then.map(code)].enumerated().filter { !$0.element.isEmpty }
    lines += sections.map { number, code in
      section(number, code, isOnly: sections.count == 1)
    }.joined(separator: [""])
    lines.append("}")
    tests.append(Test(lines: lines, last: list.lastMember(under: heading) ?? last))
  }

  private func section(_ number: Int, _ lines: [String], isOnly: Bool) -> [String] {
    let comment =
      isOnly
      ? nil
      : given.map { given in
        let word = ["given", "when", "then"][number]
        return ["\t// \(given.first?.isUppercase == true ? word.capitalizedFirst : word)"]
      }
    return (comment ?? []) + lines.map { "\t" + $0 }
  }

  private func code(_ check: Check) -> String {
    switch check {
    case .code(let code): code
    case .equal(let value, let expected):
      usesXCTest ? "XCTAssertEqual(\(value), \(expected))" : "#expect(\(value) == \(expected))"
    case .failure(let reason):
      usesXCTest ? "XCTFail(\"\(reason)\")" : "Issue.record(\"\(reason)\")"
    }
  }
}
