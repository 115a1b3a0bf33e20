import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

extension RouteWriter {
  /// Adds a test that the navigating part opens the module, beside the one that it closes its own.
  mutating func writeOpeningTests(
    _ parts: OpenerParts, _ way: OpeningWay?, _ opening: String
  ) {
    guard let way, let handler = way.handler else { return }
    let isolated = isIsolated(way.maker.type)
    if let screen = way.screenMethod {
      writeTests(
        of: parts.navigator, opening, calling: screen.type, isolated, condition: condition,
        name: "opens\(other)", newCheck: way.shownCheck)
      return
    }
    var changes: [ClonedTest.Change] = []
    func follow(_ method: String, _ check: String, by newCheck: String, value: String? = nil) {
      changes.append(
        ClonedTest.Change(
          method: method, newMethod: opening, check: check, newCheck: newCheck, newValue: value,
          name: "opens\(other)", tested: index.name(of: parts.navigator),
          isIsolated: isolated && !isIsolated(parts.navigator), condition: condition))
    }
    if let check = way.shownCheck {
      // The test to follow is one that another view is shown.
      let views = project.modules.flatMap(\.parts).map { index.name(of: $0.type) }
      let names = OpeningWay.ScreenNames(in: parts.architecture)
      for method in methods(of: parts.navigator, calling: ".\(names.method)(") {
        for view in views { follow(method, names.check(of: view), by: check) }
      }
    } else if let check = way.openedCheck {
      for method in methods(of: parts.navigator, calling: "\(index.names[handler])?.") {
        follow(method, "closeCount", by: check, value: OpeningWay.openedValue)
      }
    }
    let files = index.files.indices.filter { index.files[$0].isTest }
    for change in changes where files.contains(where: { addTest(change, Int32($0)) }) { return }
  }

  /// Adds a test that a new method calls the new method of a protocol, beside one of a similar
  /// method.
  mutating func writeTests(
    of tested: TypeDeclaration.ID, _ method: String, calling contract: TypeDeclaration.ID,
    _ isolated: Bool, condition: String? = nil, name: String, newCheck: String? = nil
  ) {
    var files: Set<Int32> = []
    for counter in edits.counters
    where counter.contract == contract && !files.contains(counter.file) {
      for known in methods(of: tested, calling: ".\(counter.counter.knownMethod)(") {
        let change = ClonedTest.Change(
          method: known, newMethod: method, check: counter.counter.known,
          newCheck: newCheck ?? counter.counter.new,
          newValue: newCheck == nil ? nil : OpeningWay.openedValue, name: name,
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
    }.filter { !FrameworkNames.lifecycleMethods.contains($0) }
  }

  /// The methods without parameters of a type whose code contains a call.
  private mutating func methods(of type: TypeDeclaration.ID, calling call: String) -> [String] {
    var found: [String] = []
    for function in index.types[type].functions where function.parameters.isEmpty {
      let text = source(function.place.file)?.text(of: Int(function.place.node)) ?? ""
      if text.contains(call) { found.append(index.names[function.name]) }
    }
    return found
  }

  /// - Returns: true if there was a test to follow.
  private mutating func addTest(_ change: ClonedTest.Change, _ file: Int32) -> Bool {
    guard let source = source(file), var test = ClonedTest(change, in: source) else { return false }
    if change.condition.map(
      conditions(around: .init(file: file, node: Int32(test.member))).contains)
      ?? false
    {
      var plain = change
      plain.condition = nil
      test = ClonedTest(plain, in: source) ?? test
    }
    guard let added = test.list.adding(test.lines, after: test.member, isApart: true) else {
      return false
    }
    append(
      RouteStep(
        path: source.path, line: added.line, code: test.list.indented(test.lines),
        edit: added.edit))
    return true
  }
}
