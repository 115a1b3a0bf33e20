import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

extension RouteWriter {
  /// Adds a test that the navigating part opens the module, beside the one that it closes its own, and
  /// one that it leaves what a segue shows to the segue.
  mutating func writeOpeningTests(
    _ parts: OpenerParts, _ way: OpeningWay?, _ route: RouteCalls
  ) {
    writeOpeningTest(parts, way, .init(code: route.opening, name: "opens\(other)")) {
      ($0, OpeningWay.openedValue)
    }
    guard let segue = route.segue else { return }
    let call = ClonedTest.TestedCall(
      code: route.passing(), given: [segue.constant()], importing: framework(of: segue),
      name: "showsNothingForTheSegueTo\(other)")
    writeOpeningTest(parts, way, call) { shown in ("\(shown.prefix { $0 != "." }).count", "0") }
  }

  /// - Parameter check: what the test asks a double instead of what tells that the module was opened, and
  ///   the answer.
  private mutating func writeOpeningTest(
    _ parts: OpenerParts, _ way: OpeningWay?, _ call: ClonedTest.TestedCall,
    check: @escaping (String) -> (code: String, value: String)
  ) {
    guard let way, let handler = way.handler else { return }
    let isolated = isIsolated(way.maker.type)
    if let screen = way.screenMethod {
      writeTests(
        of: parts.navigator, call, calling: screen.type, isolated, condition: condition,
        check: way.shownCheck.map { shown in
          { isSpy in check(isSpy ? screen.names.spied(shown) : shown) }
        })
      return
    }
    var changes: [ClonedTest.Change] = []
    func follow(_ known: String, _ old: String, is value: String, by new: String) {
      let (code, newValue) = check(new)
      changes.append(
        ClonedTest.Change(
          call: known, new: call, check: old, value: value, newCheck: code, newValue: newValue,
          tested: index.name(of: parts.navigator),
          isIsolated: isolated && !isIsolated(parts.navigator), condition: condition))
    }
    if let shown = way.shownCheck {
      // The test to follow is one that another view is shown.
      let views = project.modules.flatMap(\.parts).map { index.name(of: $0.type) }
      let names = OpeningWay.ScreenNames(in: parts.architecture)
      for known in calls(of: parts.navigator, calling: ".\(names.method)(") {
        for view in views {
          let old = names.check(of: view)
          follow(known, old, is: OpeningWay.openedValue, by: shown)
          follow(known, names.spied(old), is: OpeningWay.openedValue, by: names.spied(shown))
        }
      }
    } else if let opened = way.openedCheck {
      for known in calls(of: parts.navigator, calling: "\(index.names[handler])?.") {
        follow(known, "closeCount", is: "1", by: opened)
      }
    }
    let files = index.files.indices.filter { index.files[$0].isTest }
    for change in changes where files.contains(where: { addTest(change, Int32($0)) }) { return }
  }

  /// Adds a test that a new method calls the new method of a protocol, beside one of a similar
  /// method.
  ///
  /// - Parameter check: what the test asks a double, or a spy, instead of the number of calls, and the answer.
  mutating func writeTests(
    of tested: TypeDeclaration.ID, _ call: ClonedTest.TestedCall,
    calling contract: TypeDeclaration.ID, _ isolated: Bool, condition: String? = nil,
    check: ((_ isSpy: Bool) -> (code: String, value: String))? = nil
  ) {
    var files: Set<Int32> = []
    for counter in edits.counters
    where counter.contract == contract && !files.contains(counter.file) {
      let check = check?(counter.isSpy)
      for known in calls(of: tested, calling: ".\(counter.counter.knownMethod)(") {
        let change = ClonedTest.Change(
          call: known, new: call, check: counter.counter.known,
          newCheck: check?.code ?? counter.counter.new, newValue: check?.value,
          tested: index.name(of: tested),
          isIsolated: isolated && !isIsolated(tested), condition: condition)
        if addTest(change, counter.file) {
          files.insert(counter.file)
          break
        }
      }
    }
  }

  /// The methods of a type, without parameters, that call a protocol's methods to leave the module.
  mutating func methods(
    of type: TypeDeclaration.ID, calling contract: TypeDeclaration.ID
  ) -> [String] {
    index.types[contract].functions.flatMap { function in
      methods(of: type, calling: ".\(index.names[function.name])(")
        .filter { $0.parameters.isEmpty }
    }.map { index.names[$0.name] }.filter { !FrameworkNames.lifecycleMethods.contains($0) }
  }

  /// The calls of a type's methods whose code contains a call: of those without parameters, and of
  /// routes without their segue.
  private mutating func calls(of type: TypeDeclaration.ID, calling call: String) -> [String] {
    methods(of: type, calling: call).map { function in
      let arguments = function.parameters.map { "\(index.names[$0.label]): nil" }
      return "\(index.names[function.name])(\(arguments.joined()))"
    }
  }

  private mutating func methods(
    of type: TypeDeclaration.ID, calling call: String
  ) -> [Function] {
    var found: [Function] = []
    for function in index.types[type].functions {
      guard function.parameters.isEmpty || SegueRoute.isRoute(function, in: index) else { continue }
      let text = source(function.place.file)?.text(of: Int(function.place.node)) ?? ""
      if text.contains(call) { found.append(function) }
    }
    return found
  }

  /// - Returns: true if there was a test to follow.
  private mutating func addTest(_ change: ClonedTest.Change, _ file: Int32) -> Bool {
    guard let source = source(file), var test = ClonedTest(change, in: source) else { return false }
    var change = change
    let outer = conditions(around: .init(file: file, node: Int32(test.member)))
    if change.condition.map(outer.contains) ?? false {
      change.condition = nil
      test = ClonedTest(change, in: source) ?? test
    }
    guard let added = test.list.adding(test.lines, after: test.member, isApart: true) else {
      return false
    }
    if let module = change.new.importing { addImport(of: module, to: file, if: change.condition) }
    append(
      RouteStep(
        path: source.path, line: added.line, code: test.list.indented(test.lines),
        edit: added.edit))
    return true
  }
}
