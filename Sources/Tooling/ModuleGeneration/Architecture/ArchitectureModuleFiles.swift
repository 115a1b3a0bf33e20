import AdderArchitectures
import AdderFindings
import AdderLiquidTemplates

/// The files of a module that is made from its architecture's file alone, and the values with which
/// they are rendered.
struct ArchitectureModuleFiles: Sendable {
  private let module: ArchitectureModule
  private let tests: ArchitectureModuleTests
  private let usesXCTest: Bool
  /// The declarations of each file, by its path in the module's folder, in the order of the file.
  private var declarations: [(path: String, members: [Member])] = []

  /// A declaration of a file: a part, plain data, or a protocol.
  private enum Member: Sendable {
    case role(Role)
    case value(Role)
    case contract(Contract)
    /// The types of parameters, in a type of this name.
    case models(String)

    var name: String {
      switch self {
      case .models(let name): name
      case .role(let role), .value(let role): role.name
      case .contract(let contract): contract.name
      }
    }
  }

  init(_ module: ArchitectureModule, parameters: [String: String], spySuffix: String) {
    self.module = module
    usesXCTest = parameters["tests"] == "xctest"
    tests = ArchitectureModuleTests(
      module, parameters: parameters, spySuffix: spySuffix)
    for contract in members.contracts { add(.contract(contract), at: path(of: contract)) }
    for role in members.roles + module.outerComposer { add(.role(role), at: path(of: role)) }
    let values = members.values.map(module.type)
    for role in members.values { add(.value(role), at: path(of: role)) }
    for name in module.modelNames where !values.contains(name) {
      add(.models(name), at: path("\(names.module)Models", in: nil))
    }
  }

  private var members: ModuleMembers { module.members }
  private var names: ModuleNames { module.names }
  private var architecture: Architecture { module.architecture }

  private mutating func add(_ member: Member, at path: String) {
    if let index = declarations.firstIndex(where: { $0.path == path }) {
      declarations[index].members.append(member)
    } else {
      declarations.append((path, [member]))
    }
  }

  // MARK: - Paths

  private func path(of role: Role) -> String {
    if let file = role.file {
      return path(file.name([.module: names.module]), in: role.folder)
    }
    let type = module.type(of: role)
    // The type of a role that has the module's own name would not tell its file from a folder.
    return path(type == names.module ? type + role.name : type, in: role.folder)
  }

  private func path(of contract: Contract) -> String {
    let file = contract.file.map { $0.name([.module: names.module]) }
    return path(file ?? names.type(of: contract), in: contract.folder)
  }

  private func testsPath(of role: Role) -> String {
    path(testCase(of: role), in: role.folder)
  }

  private func testCase(of role: Role) -> String {
    let own = names.testCase(of: module.type(of: role), role: role)
    // A team may name test cases like their types: the file would have that name twice.
    return own == module.type(of: role) ? own + "Tests" : own
  }

  private func path(_ name: String, in folder: String?) -> String {
    (names.folder(folder).map { "\($0)/" } ?? "") + "\(name).swift"
  }

  /// The roles that have a test case.
  private var tested: [Role] {
    (members.roles + module.outerComposer).filter(tests.hasTests)
  }

  var spec: (code: [TemplateFile], tests: [TemplateFile]) {
    let code = declarations.map { path, members in
      let parts = members.map { architecture.part(of: $0.name)?.name }
      return file(path, "Code", part: parts.allSatisfy { $0 == parts[0] } ? parts[0] : nil)
    }
    let tests = tested.map { role in
      file(testsPath(of: role), "Tests", part: architecture.part(of: role.name)?.name)
    }
    return (code, tests)
  }

  private func file(_ path: String, _ source: String, part: String?) -> TemplateFile {
    TemplateFile(
      name: path, isWholeName: true, path: "\(source).swift.liquid", isResource: false, part: part,
      subject: "\(source)/\(path)",
      location: SourceLocation(file: architecture.name, line: 1, column: 1))
  }

  // MARK: - Values

  /// Returns the variables for a file of the module.
  func values(for subject: String) -> [(String, LiquidValue)] {
    let found = declarations.first { "Code/\($0.path)" == subject }.map(code)
    let test = tested.first { "Tests/\(testsPath(of: $0))" == subject }.map(testCaseValue)
    return [
      ("subject", found ?? test ?? .null),
      ("comments", ["one_module_comment": .bool(architecture.comments.oneModuleComment)]),
    ]
  }

  private func code(_ path: String, _ members: [Member]) -> LiquidValue {
    let needsUIKit = members.contains { member in
      if case .role(let role) = member { usesUIKit(role) } else { false }
    }
    let needsSwiftUI = members.contains { module.hasSwiftUI && $0.name == module.screen?.name }
    return [
      "imports": .strings((needsSwiftUI ? ["SwiftUI"] : []) + (needsUIKit ? ["UIKit"] : [])),
      "declarations": .array(members.map(declaration)),
    ]
  }

  private func declaration(_ member: Member) -> LiquidValue {
    switch member {
    case .role(let role): self.role(role)
    case .value(let role): value(role)
    case .contract(let contract): self.contract(contract)
    case .models(let name): models(name, "What the parts of the \(names.name) module pass.", false)
    }
  }

  private func models(_ name: String, _ summary: String, _ isRequired: Bool) -> LiquidValue {
    let lines =
      module.modelLines(of: name).map { ["enum \(name) {"] + $0.map(Self.indented) + ["}"] }
      ?? module.modelItself(name)
    return [
      "kind": "models", "summary": .string(summary), "is_required": .bool(isRequired),
      "lines": .strings(lines),
    ]
  }

  private static func indented(_ line: String) -> String { line.isEmpty ? "" : "    " + line }

  private func usesUIKit(_ role: Role) -> Bool {
    module.hasUIKit && (isScreen(role) || module.dismissal(by: role.name) != nil)
  }

  private func isScreen(_ role: Role) -> Bool { role.name == module.screen?.name }

  private func contract(_ contract: Contract) -> LiquidValue {
    let role =
      members.implementers(of: contract).first?.name ?? contract.implementers.first ?? ""
    let methods = module.methods(of: role, in: contract).reduce(
      into: [ArchitectureModule.Method]()
    ) { known, method in
      if !known.contains(where: { $0.name == method.name }) { known.append(method) }
    }
    return [
      "kind": "protocol", "name": .string(names.type(of: contract)),
      "summary": .string(module.summary(of: contract)),
      "is_required": .bool(architecture.part(of: contract.name) == nil),
      "is_class_bound": .bool(module.isClassBound(contract)),
      "methods": .array(methods.map(method)),
    ]
  }

  private func method(_ method: ArchitectureModule.Method) -> LiquidValue {
    [
      "name": .string(method.name), "declaration": .string(module.declaration(of: method)),
      "summary": .string(method.summary), "takes_items": .bool(method.signature.takesItems),
      "parameter": .string(module.parameter(of: method.inlet)?.label ?? "items"),
      "has_parameter": .bool(module.parameter(of: method.inlet) != nil),
      "given": .string(module.givenItems(in: method.inlet)),
      "returns_items": .bool(method.signature.returnsItems),
      "is_ignored": .bool(method.signature.isIgnored),
    ]
  }

  private func method(
    _ method: ArchitectureModule.Method, by role: String
  ) -> LiquidValue {
    guard case .object(var object) = self.method(method) else { return .null }
    object["lines"] = .strings(module.lines(of: method, by: role))
    return .object(object)
  }

  private func value(_ role: Role) -> LiquidValue {
    if module.modelNames.contains(module.type(of: role)) {
      return models(module.type(of: role), module.summary(of: role), role.isRequired)
    }
    if members.takenValues.contains(role) { return takenValue(role) }
    let isItem = module.items.first?.name == role.name
    let isFree = module.items.contains { $0.name == role.name }
    let property =
      isItem || isFree
      ? "let title: String"
      : role.has(.isReadOnly) ? "let items: [String]" : "var items: [String] = []"
    return [
      "kind": .string(role.kind == .class ? "class" : "struct"), "is_data": .bool(true),
      "name": .string(module.type(of: role)),
      "summary": .string(module.summary(of: role)), "is_required": .bool(role.isRequired),
      "properties": .strings([property]),
      "initializer": role.kind == .class && property.hasPrefix("let")
        ? .string(isItem || isFree ? "title: String" : "items: [String]") : .string(""),
      "initialized": .string(isItem || isFree ? "title" : "items"),
    ]
  }

  /// Data with which the module is built: what it carries is all that is known of it.
  private func takenValue(_ role: Role) -> LiquidValue {
    [
      "kind": .string(role.kind == .class ? "class" : "struct"), "is_data": .bool(true),
      "name": .string(module.type(of: role)),
      "summary": .string(
        role.summary.isEmpty
          ? "What other modules pass to the \(names.name) module." : module.summary(of: role)),
      "is_required": .bool(role.isRequired),
      "properties": .strings(members.links(of: role.name).map(module.declaration)),
      "initializer": "", "initialized": "",
    ]
  }

  private func role(_ role: Role) -> LiquidValue {
    let isComposer = role.name == module.composer?.name
    let isPart = members.roles.contains { $0.name == role.name }
    let links = isPart ? members.links(of: role.name) : []
    let parameters = isPart ? module.parameters(of: role.name) : []
    let own = isPart ? module.ownMethods(of: role.name) : []
    var events = isPart ? module.events(of: role.name) : []
    let isUIKit = isScreen(role) && module.hasUIKit
    let isSwiftUI = isScreen(role) && module.hasSwiftUI
    var load: [String] = []
    if isUIKit || isSwiftUI, !events.isEmpty {
      load = module.lines(of: events.removeFirst(), by: role.name)
    }
    let isEmpty =
      links.isEmpty && !isScreen(role) && !isComposer && own.isEmpty && events.isEmpty
      && (!isPart || module.state(of: role).isEmpty)
    let values: [(String, LiquidValue)] = [
      ("is_empty", .bool(isEmpty)),
      ("kind", .string(kind(of: role))), ("is_data", .bool(false)),
      ("name", .string(module.type(of: role))), ("summary", .string(module.summary(of: role))),
      ("is_required", .bool(role.isRequired)),
      ("words", .string(module.words(for: role.name))),
      ("is_screen", .bool(isScreen(role))), ("is_uikit", .bool(isUIKit)),
      ("is_swiftui", .bool(isSwiftUI)),
      ("can_close", .bool(module.walk.canClose)), ("load", .strings(load)),
      ("properties", .strings(links.map(module.declaration))),
      ("state", .strings(isPart ? module.state(of: role) : [])),
      ("parameters", .array(parameters.map(parameter))),
      (
        "initializer",
        .strings(
          SwiftLines.list(
            "init(", parameters.map { "\($0.name): \(module.type(of: $0))" }, ") {", indent: 4))
      ),
      ("events", .array(events.map { method($0, by: role.name) })),
      ("own", .array(own.map { method($0, by: role.name) })),
      ("extensions", .array(isPart ? extensions(of: role) : [])),
      ("composition", isComposer ? composition : .null),
      ("creation_call", .string(isScreen(role) ? module.creationCall ?? "" : "")),
    ]
    return .object(LiquidObject(values))
  }

  private func kind(of role: Role) -> String {
    if members.roles.contains(where: { $0.name == role.name }) {
      let isValue = module.isStructure(role) || isScreen(role) && module.hasSwiftUI
      return isValue ? "struct" : "class"
    }
    switch role.kind {
    case .struct: return "struct"
    case .enum: return "enum"
    case .class, .protocol: return "class"
    }
  }

  private func parameter(_ link: ModuleMembers.Link) -> LiquidValue {
    [
      "name": .string(link.name), "property": .string(module.property(link)),
      "type": .string(module.type(of: link)),
      "summary": .string(
        "The \(link.target.map { module.words(for: $0) } ?? "")"
          + (link.strength == .unowned ? ", which outlives this part." : ".")),
    ]
  }

  private func extensions(of role: Role) -> [LiquidValue] {
    var known: Set<String> = []
    return module.walk.conformances(of: role.name).map { contract in
      let methods = module.methods(of: role.name, in: contract).filter {
        known.insert($0.name).inserted
      }
      return [
        "contract": .string(names.type(of: contract)),
        "methods": .array(methods.map { method($0, by: role.name) }),
      ]
    }
  }

  private var composition: LiquidValue {
    guard let composition = members.composition else { return .null }
    let parameters = module.taken.map { parameter -> LiquidValue in
      ["name": .string(parameter.name), "summary": .string(parameter.summary)]
    }
    let isOfRoot = members.composerIsRoot
    let isAroundRoot = members.isBuiltAroundRoot
    let method =
      (isOfRoot ? "private " : module.compositionIsStatic ? "static " : "")
      + "func \(module.compositionMethod(composition))("
    return [
      "declaration": .strings(
        SwiftLines.list(
          method, module.taken.map(\.declaration),
          isAroundRoot ? ") {" : ") -> \(module.type(of: members.root)) {", indent: 4)),
      "is_of_root": .bool(isOfRoot), "is_around_root": .bool(isAroundRoot),
      "singleton": .string(
        module.compositionIsStatic ? "" : composition.singleton ?? ""),
      "parameters": .array(parameters),
      "returned": .string(
        module.words(for: members.root)
          + (members.rootIsCarrier ? " with \(module.article(members.keeper))" : "")),
      "lines": .strings(module.compositionLines),
    ]
  }

  // MARK: - Tests

  private func testCaseValue(_ role: Role) -> LiquidValue {
    let isComposer = role.name == module.composer?.name
    let isPart = members.roles.contains { $0.name == role.name }
    let own = isPart ? tests.tests(of: role) : []
    let all = own + (isComposer ? tests.moduleTests : [])
    var mocks = own.isEmpty ? [] : tests.mocks(of: role)
    if isComposer {
      mocks += tests.moduleMocks.filter { mock in !mocks.contains { $0.name == mock.name } }
    }
    let maker = tests.maker(of: role)
    let needsUIKit =
      usesUIKit(role) || isComposer && module.hasUIKit && members.hasScreen
    var marks: [String] = []
    for test in all where !marks.contains(test.mark) { marks.append(test.mark) }
    let groups = marks.map { mark -> LiquidValue in
      [
        "mark": .string(mark),
        "tests": .array(all.filter { $0.mark == mark }.map(test)),
      ]
    }
    let values: [(String, LiquidValue)] = [
      ("name", .string(testCase(of: role))),
      ("imports", .strings(needsUIKit ? ["UIKit"] : [])),
      ("groups", .array(groups)),
      ("has_maker", .bool(!own.isEmpty)),
      (
        "maker",
        .strings(
          SwiftLines.list(
            (usesXCTest ? "@MainActor " : "")
              + "private func make\(module.noun(of: role).capitalizedFirst)(", maker.parameters,
            ") -> \(module.type(of: role)) {", indent: 4))
      ),
      ("lines", .strings(maker.lines)),
      ("mocks", .array(mocks.map(mock))), ("checks_release", .bool(isComposer)),
    ]
    return .object(LiquidObject(values))
  }

  private func test(_ test: ArchitectureModuleTests.Test) -> LiquidValue {
    let (kind, value, expected) =
      switch test.expectation {
      case .equal(let value, let expected): ("equal", value, expected)
      case .same(let value, let expected): ("same", value, expected)
      case .isTrue(let value): ("true", value, "")
      }
    return [
      "name": .string(test.name), "given": .strings(test.given), "when": .strings(test.when),
      "can_throw": .bool(test.canThrow), "expectation": .string(kind), "value": .string(value),
      "expected": .string(expected),
    ]
  }

  private func mock(_ mock: ArchitectureModuleTests.Mock) -> LiquidValue {
    var methods: [ArchitectureModule.Method] = []
    for contract in mock.contracts {
      let role = members.implementers(of: contract).first?.name ?? ""
      for method in module.methods(of: role, in: contract)
      where !methods.contains(where: { $0.name == method.name }) {
        methods.append(method)
      }
    }
    return [
      "name": .string(mock.name),
      "contracts": .string(mock.contracts.map(names.type).joined(separator: ", ")),
      "methods": .array(methods.map(method)),
    ]
  }
}

extension LiquidValue {
  fileprivate static func strings(_ texts: [String]) -> LiquidValue {
    .array(texts.map { .string($0) })
  }
}
