import AdderArchitectures

/// The test cases of a module that is made from its architecture's file alone.
struct ArchitectureModuleTests: Sendable {
  private let module: ArchitectureModule
  private let usesXCTest: Bool
  private let spySuffix: String

  init(_ module: ArchitectureModule, parameters: [String: String], spySuffix: String) {
    self.module = module
    self.spySuffix = spySuffix
    usesXCTest = parameters["tests"] == "xctest"
  }

  private var walk: ModuleWalk { module.walk }
  private var members: ModuleMembers { module.members }

  /// A test: its name, its steps, and what it expects.
  struct Test: Equatable, Sendable {
    var mark: String
    var name: String
    var given: [String]
    var when: [String]
    var expectation: Expectation
    var canThrow = false
  }

  enum Expectation: Equatable, Sendable {
    case equal(String, String)
    case same(String, String)
    case isTrue(String)
  }

  /// A test double of a reference with several contracts, for which there is no spy.
  struct Mock: Equatable, Sendable {
    var name: String
    var contracts: [Contract]
  }

  /// What tests create a part with.
  struct Maker: Equatable, Sendable {
    /// The parameters of the function that creates the part.
    var parameters: [String]
    var lines: [String]
  }

  /// True if the part has a test case.
  func hasTests(_ role: Role) -> Bool {
    role.name == module.composer?.name && !moduleTests.isEmpty || !tests(of: role).isEmpty
  }

  // MARK: - Test doubles

  /// The references that lead to test doubles, directly or in the parts that are created with it.
  private func mocked(_ role: String, createdBy creators: [String] = []) -> [ModuleMembers.Link] {
    members.links(of: role).flatMap { link -> [ModuleMembers.Link] in
      if !link.contracts.isEmpty { return [link] }
      let isCreated = link.setting == .parameter || link == module.dismissal(by: role)
      // A router that holds its screen does not create another one.
      guard isCreated, let target = link.target, !creators.contains(target) else { return [] }
      return mocked(target, createdBy: creators + [role]).filter { $0.setting == .parameter }
    }
  }

  /// The spy of a reference's contract; `nil` if it has several.
  private func spyName(_ link: ModuleMembers.Link) -> String? {
    guard link.contracts.count == 1,
      let contract = module.architecture.contract(named: link.contracts[0])
    else { return nil }
    return module.names.type(of: contract) + spySuffix
  }

  /// The property of a spy with the calls of a method: `showItemsCalls`.
  private func recorder(of inlet: ModuleWalk.Inlet) -> String {
    let label = module.parameter(of: inlet)?.label.capitalizedFirst ?? ""
    return "\(module.methods.name(of: inlet))\(label)Calls"
  }

  private func mockName(_ link: ModuleMembers.Link, in role: String) -> String {
    if let spy = spyName(link) { return spy }
    let name = link.name.capitalizedFirst + "Mock"
    let isFirst = mocked(role).first { $0.name == link.name } == link
    return isFirst ? name : module.noun(of: members.role(link.holder)) + name
  }

  /// The names of other variables in tests.
  private static let localNames: Set<String> = [
    "closeCount", "items", "lines", "navigationController", "opener", "parts", "sut", "texts",
    "viewController",
  ]

  /// The variable for a test double of a reference.
  private func mockVariable(_ link: ModuleMembers.Link) -> String {
    Self.localNames.contains(link.name)
      ? link.name + (spyName(link) == nil ? "Mock" : "Spy") : module.property(link)
  }

  func mocks(of role: Role) -> [Mock] {
    var mocks: [Mock] = []
    for link in mocked(role.name) where spyName(link) == nil {
      let mock = Mock(
        name: mockName(link, in: role.name),
        contracts: link.contracts.compactMap(module.architecture.contract(named:)))
      if !mocks.contains(mock) { mocks.append(mock) }
    }
    return mocks
  }

  // MARK: - The part

  /// True if every part that is created for the tests of a role can be created in them.
  private func canMake(_ role: String) -> Bool {
    members.links(of: role).allSatisfy { link in
      guard link.contracts.isEmpty, link.setting == .parameter, let target = link.target else {
        return true
      }
      // A test double that only an unowned reference holds would be gone.
      return canMake(target)
        && module.parameters(of: target).allSatisfy { $0.strength != .unowned }
        && link.strength != .unowned
    }
  }

  /// The function that creates the part with test doubles.
  func maker(of role: Role) -> Maker {
    var maker = Maker(parameters: [], lines: [])
    var arguments: [String] = []
    var assignments: [String] = []
    for link in members.links(of: role.name) where !members.isValue(link) {
      let property = module.property(link)
      switch link.setting {
      case .created: break
      case .parameter where link.contracts.isEmpty:
        arguments.append("\(link.name): \(creation(of: link.target ?? "", in: role.name))")
      case .parameter:
        let mock = mockName(link, in: role.name)
        if link.strength == .unowned {
          maker.parameters.append("\(link.name): \(mock)")
          arguments.append("\(link.name): \(property)")
        } else {
          maker.parameters.append("\(link.name): \(mock)? = nil")
          arguments.append("\(link.name): \(property) ?? \(mock)()")
        }
      case .later where link.contracts.isEmpty: break
      case .later:
        maker.parameters.append("\(link.name): \(mockName(link, in: role.name))? = nil")
        assignments.append("sut.\(property) = \(property)")
      }
    }
    let start = "\(module.type(of: role))("
    maker.lines =
      assignments.isEmpty
      ? SwiftLines.list(start, arguments, ")", indent: 8)
      : SwiftLines.list("let sut = \(start)", arguments, ")", indent: 8) + assignments
        + ["return sut"]
    return maker
  }

  /// An expression that creates a part of which tests need no double.
  private func creation(of role: String, in tested: String) -> String {
    let arguments = module.parameters(of: role).map { link in
      link.contracts.isEmpty
        ? "\(link.name): \(creation(of: link.target ?? "", in: tested))"
        : "\(link.name): \(mockName(link, in: tested))()"
    }
    return "\(module.type(of: role))(\(arguments.joined(separator: ", ")))"
  }

  // MARK: - Tests of a part

  func tests(of role: Role) -> [Test] {
    guard canMake(role.name), !(module.hasSwiftUI && role.name == members.entry) else { return [] }
    var tests: [Test] = []
    var known: Set<String> = []
    func add(_ method: ArchitectureModule.Method, _ mark: String, _ call: String) {
      guard known.insert(call).inserted else { return }
      tests += self.tests(of: method, call, mark, role)
    }
    for event in module.events(of: role.name) {
      let isLoad =
        module.hasUIKit && members.hasScreen && role.name == members.entry
        && event.name == module.methods.start
      add(event, "Events", isLoad ? "loadViewIfNeeded" : event.name)
    }
    for contract in walk.conformances(of: role.name) {
      for method in module.methods(of: role.name, in: contract) {
        add(method, module.names.type(of: contract), method.name)
      }
    }
    for method in module.ownMethods(of: role.name) { add(method, "Methods", method.name) }
    return numbered(tests)
  }

  /// Two properties can be called alike apart from their case.
  private func numbered(_ tests: [Test]) -> [Test] {
    var known: [String: Int] = [:]
    return tests.map { test in
      var test = test
      known[test.name, default: 0] += 1
      if let count = known[test.name], count > 1 { test.name += "\(count)" }
      return test
    }
  }

  private static let given = ["Given item"]
  private static let stubbed = ["Stubbed item"]

  private func tests(
    of method: ArchitectureModule.Method, _ call: String, _ mark: String, _ role: Role
  ) -> [Test] {
    let body = method.body
    let argument = module.argument(of: method.inlet, items: literal(Self.given))
    let callText = "sut.\(SwiftWords.escaped(call))(\(argument))"
    let isIgnored = method.signature.returnsItems
    let items = items(of: body)
    func test(
      _ name: String, mock link: ModuleMembers.Link? = nil, needsItems: Bool = false,
      given: [String] = [], when: [String]? = nil, _ expectation: Expectation
    ) -> Test {
      Test(
        mark: mark, name: call + name,
        given: setup(role, mock: link, itemsOf: needsItems ? body : nil) + given,
        when: when ?? [(isIgnored ? "_ = " : "") + callText], expectation: expectation)
    }
    var tests: [Test] = []
    for call in body.calls where call.wire.contract != nil {
      let link = call.wire.link
      let name = module.methods.name(of: call.inlet)
      let who = link.name.capitalizedFirst
      let mock = mockVariable(link)
      guard walk.signatures[call.inlet]?.takesItems == true else {
        let count =
          spyName(link) == nil ? "\(name)CallCount" : "\(recorder(of: call.inlet)).count"
        tests.append(test("Asks\(who)", mock: link, .equal("\(mock).\(count)", "1")))
        continue
      }
      let received: [String]?
      if body.asks.contains(call) {
        received = []
      } else if body.transforms.contains(call) {
        received = call == body.transforms.first ? itemsBeforeTransforms(of: body) : nil
      } else {
        received = items
      }
      guard let received else { continue }
      let last = "\(recorder(of: call.inlet)).last"
      let argument =
        spyName(link) == nil
        ? "\(name)Argument" : module.parameter(of: call.inlet) == nil ? last : "\(last)?.items"
      tests.append(
        test(
          "PassesItemsTo\(who)", mock: link, needsItems: true,
          .equal("\(mock).\(argument)", literal(received))))
    }
    if body.shows, let items {
      tests.append(shownItems(call, items, of: body, mark, role, callText))
    }
    if body.keeps, let items {
      tests.append(test("KeepsItems", needsItems: true, .equal("sut.items", literal(items))))
    }
    if body.result == .items, let items {
      tests.append(
        test(
          "ReturnsItems", needsItems: true, when: ["let items = \(callText)"],
          .equal("items", literal(items))))
    }
    switch body.end {
    case .note(let name): tests.append(test("IsNoted", .isTrue("sut.\(name)")))
    case .callback:
      tests.append(
        test(
          "ClosesTheModule", given: ["var closeCount = 0", "sut.onClose = { closeCount += 1 }"],
          .equal("closeCount", "1")))
    case .screen where module.hasUIKit:
      tests.append(
        test(
          "LeavesTheNavigationStack",
          given: [
            "let opener = UIViewController()",
            "let navigationController = UINavigationController(rootViewController: opener)",
            "navigationController.pushViewController(sut, animated: false)",
          ], .same("navigationController.topViewController", "opener")))
    case .screen: tests.append(test("ClosesTheModule", .isTrue("sut.isClosed")))
    case .dismissal(let link) where canMakeView(of: link):
      let view = creation(of: link.target ?? "", in: role.name)
      tests.append(
        test(
          "LeavesTheNavigationStack",
          given: [
            "let opener = UIViewController()", "let viewController = \(view)",
            "let navigationController = UINavigationController(rootViewController: opener)",
            "navigationController.pushViewController(viewController, animated: false)",
            "sut.\(module.property(link)) = viewController",
          ], .same("navigationController.topViewController", "opener")))
    case .dismissal: break
    case nil: break
    }
    return tests
  }

  /// True if a test can create the view controller that the part closes.
  private func canMakeView(of link: ModuleMembers.Link) -> Bool {
    guard link.setting == .later, let target = link.target else { return false }
    return canMake(target) && module.parameters(of: target).allSatisfy { $0.strength != .unowned }
  }

  private func shownItems(
    _ call: String, _ items: [String], of body: ModuleWalk.Body, _ mark: String, _ role: Role,
    _ callText: String
  ) -> Test {
    let isUIKit = module.hasUIKit
    return Test(
      mark: mark, name: call + "ShowsItems",
      given: setup(role, mock: nil, itemsOf: body)
        + (isUIKit ? [] : ["var lines: [String] = []", "sut.write = { lines.append($0) }"]),
      when: [callText] + (isUIKit ? [Self.shownTexts("sut")] : []),
      expectation: .equal(isUIKit ? "texts" : "lines", literal(items)))
  }

  private static func shownTexts(_ view: String) -> String {
    "let texts = \(view).stackView.arrangedSubviews.compactMap { ($0 as? UILabel)?.text }"
  }

  /// The lines that create the part, with a test double that is checked, and with spies that return the items of a body.
  private func setup(
    _ role: Role, mock link: ModuleMembers.Link?, itemsOf body: ModuleWalk.Body?
  ) -> [String] {
    let stubbed = (body.map { $0.sources + $0.transforms } ?? []).filter { call in
      call.wire.contract != nil && isSet(call) && spyName(call.wire.link) != nil
        && walk.signatures[call.inlet]?.returnsItems == true
    }
    let needed = members.links(of: role.name).filter { own in
      own == link || stubbed.contains { $0.wire.link == own }
        || own.strength == .unowned && own.setting == .parameter && !own.contracts.isEmpty
    }
    let mocks = needed.map {
      "let \(mockVariable($0)) = \(mockName($0, in: role.name))()"
    }
    let arguments = needed.map { "\($0.name): \(mockVariable($0))" }.joined(separator: ", ")
    var stubs: [String] = []
    for call in stubbed {
      let line =
        "\(mockVariable(call.wire.link)).\(recorder(of: call.inlet))"
        + ".returns(\(literal(Self.stubbed)))"
      if !stubs.contains(line) { stubs.append(line) }
    }
    return mocks + stubs + ["let sut = make\(module.noun(of: role).capitalizedFirst)(\(arguments))"]
  }

  /// The items that a body has, with test doubles; `nil` if that is unknown.
  private func items(of body: ModuleWalk.Body) -> [String]? {
    guard let items = itemsBeforeTransforms(of: body) else { return nil }
    guard let last = body.transforms.last else { return items }
    return last.wire.contract == nil ? nil : isSet(last) ? Self.stubbed : []
  }

  private func itemsBeforeTransforms(of body: ModuleWalk.Body) -> [String]? {
    var items: [String]
    switch body.items {
    case nil: return nil
    case .parameter: items = Self.given
    case .own: items = ModuleWalk.ownItems
    case .results: items = []
    }
    for source in body.sources {
      guard source.wire.contract != nil else { return nil }
      if isSet(source) { items += Self.stubbed }
    }
    return body.formats ? ModuleWalk.formatted(items) : items
  }

  /// True if the part has a test double for the call even if the test names none.
  private func isSet(_ call: ModuleWalk.Call) -> Bool { call.wire.link.setting == .parameter }

  private func literal(_ items: [String]) -> String {
    "[" + items.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  // MARK: - Tests of the composition root

  /// The tests of the whole module, as its composition root builds it.
  var moduleTests: [Test] {
    // What SwiftUI shows exists only on a screen.
    if module.hasSwiftUI { return [] }
    var tests: [Test] = []
    if let walked { tests.append(walked) }
    tests += wiring
    if members.rootIsCarrier { tests.append(keptAlive) }
    tests.append(released)
    return numbered(tests)
  }

  private static let mark = "Module"

  private var root: String { module.variable(of: members.root) }

  private func building(taking: ModuleMembers.Link? = nil) -> String {
    let argument = module.compositionArguments(giving: taking)
    return "let \(root) = \(module.compositionCall ?? "")(\(argument))"
  }

  private func require(_ value: String) -> String {
    usesXCTest ? "try XCTUnwrap(\(value))" : "try #require(\(value))"
  }

  /// The line that gets a part from the part that holds it.
  private func line(for way: ArchitectureModule.Way) -> String {
    let value = "\(module.variable(of: way.link.holder)).\(module.property(way.link))"
    let name = module.variable(of: way.role)
    if !way.link.contracts.isEmpty {
      return "let \(name) = \(require("\(value) as? \(module.type(of: way.role))"))"
    }
    return "let \(name) = "
      + (module.isOptional(way.link) ? require(value) : value)
  }

  /// The lines that get these parts, and whether they can throw.
  private func lines(reaching roles: [String]) -> (lines: [String], canThrow: Bool) {
    let lines = module.ways(to: roles).map(line)
    return (lines, lines.contains { $0.contains("try ") })
  }

  /// The test that lets an event pass through the whole module.
  private var walked: Test? {
    guard let result = walk.result(showsLines: !module.hasUIKit) else { return nil }
    let (lines, canThrow) = lines(reaching: [members.entry])
    let entry = module.variable(of: members.entry)
    let isUIKit = module.hasUIKit
    var given = [building()] + lines
    if members.hasScreen, !isUIKit {
      given += ["var lines: [String] = []", "\(entry).write = { lines.append($0) }"]
    }
    let showsLabels = isUIKit && members.hasScreen
    let start = showsLabels ? "loadViewIfNeeded" : module.methods.start
    let shown = !members.hasScreen ? "\(entry).items" : isUIKit ? "texts" : "lines"
    return Test(
      mark: Self.mark,
      name: members.hasScreen ? "eventReturnsToTheView" : "eventReturnsThroughAllParts",
      given: given,
      when: ["\(entry).\(start)()"] + (showsLabels ? [Self.shownTexts(entry)] : []),
      expectation: .equal(shown, literal(result)),
      canThrow: canThrow)
  }

  /// The tests that the parts are connected.
  private var wiring: [Test] {
    var tests: [Test] = []
    for link in members.links where !members.isValue(link) {
      let name = "connects" + link.holder.capitalizedFirst + "To" + link.name.capitalizedFirst
      let (holder, property) = (module.variable(of: link.holder), module.property(link))
      guard let target = link.target else {
        guard module.canGive(link) else { continue }
        let (lines, canThrow) = lines(reaching: [link.holder])
        tests.append(
          Test(
            mark: Self.mark, name: name,
            given: ["let \(property) = \(mockName(link, in: link.holder))()"],
            when: [building(taking: link)] + lines,
            expectation: .same("\(holder).\(property)", property), canThrow: canThrow))
        continue
      }
      guard !module.ways.contains(where: { $0.link == link }), isObject(link, target) else {
        continue
      }
      let (lines, canThrow) = lines(reaching: [link.holder, target])
      tests.append(
        Test(
          mark: Self.mark, name: name, given: [], when: [building()] + lines,
          expectation: .same("\(holder).\(property)", module.variable(of: target)),
          canThrow: canThrow))
    }
    return tests
  }

  private func isObject(_ link: ModuleMembers.Link, _ target: String) -> Bool {
    !module.isStructure(members.role(target))
      && link.contracts.allSatisfy { name in
        module.architecture.contract(named: name).map(module.isClassBound) ?? true
      }
  }

  /// The test that nothing of the module stays when its root is gone.
  private var released: Test {
    let roles = module.ways.map(\.role).filter { !module.isStructure(members.role($0)) }
    let (lines, canThrow) = lines(reaching: roles)
    let parts = ([members.root] + roles).map { "Released(\(module.variable(of: $0)))" }
    return Test(
      mark: Self.mark, name: "moduleIsFreed", given: ["var parts: [Released] = []"],
      when: ["do {"] + ([building()] + lines).map { "    " + $0 }
        + SwiftLines.list("parts = [", parts, "]", indent: 12).map { "    " + $0 } + ["}"],
      expectation: .isTrue("parts.allSatisfy { $0.object == nil }"), canThrow: canThrow)
  }

  /// The test that the module needs nothing that only carries it to the code that opens it.
  private var keptAlive: Test {
    let roles = members.reached(from: members.keeper).subtracting([members.keeper])
    let parts = module.ways.map(\.role).filter {
      roles.contains($0) && !module.isStructure(members.role($0))
    }
    let (lines, canThrow) = lines(reaching: [members.keeper] + parts)
    let keeper = module.variable(of: members.keeper)
    let noun = NameWords(module.noun(of: members.role(members.keeper))).variable
    let released = SwiftLines.list(
      "parts = [", parts.map { "Released(\(module.variable(of: $0)))" }, "]", indent: 12)
    return Test(
      mark: Self.mark, name: "\(noun)KeepsTheModuleAlive",
      given: ["var kept: \(module.type(of: members.keeper))?", "var parts: [Released] = []"],
      when: ["do {"] + ([building()] + lines + released + ["kept = \(keeper)"]).map { "    " + $0 }
        + ["}"],
      expectation: .isTrue("withExtendedLifetime(kept) { parts.allSatisfy { $0.object != nil } }"),
      canThrow: canThrow)
  }

  /// The test doubles of other modules in the composition root's tests.
  var moduleMocks: [Mock] {
    var mocks: [Mock] = []
    for link in members.links where module.canGive(link) && spyName(link) == nil {
      let mock = Mock(
        name: mockName(link, in: link.holder),
        contracts: link.contracts.compactMap(module.architecture.contract(named:)))
      if !mocks.contains(mock) { mocks.append(mock) }
    }
    return mocks
  }
}
