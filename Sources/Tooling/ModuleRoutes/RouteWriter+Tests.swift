import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

extension RouteWriter {
  /// Adds a method to all types but some that conform to a protocol: the doubles in tests.
  mutating func addToDoubles(
    _ method: String, _ parameters: String, of contract: TypeDeclaration.ID,
    except parts: Set<TypeDeclaration.ID>, condition: String?, importing module: String? = nil,
    keeping kept: TestDoubleAddition.Kept? = nil
  ) {
    let implementers = Set(project.graph.conforming[contract] ?? [])
    for type in index.types.indices where index.types[type].kind != .protocol {
      guard !parts.contains(type), index.allInherited(by: type).types.contains(contract) else {
        continue
      }
      let isInherited = index.superclasses(of: type).contains {
        index.allInherited(by: $0).types.contains(contract)
      }
      if isInherited { continue }
      guard index.files[Int(index.types[type].place.file)].isTest || !implementers.contains(type)
      else {
        note(.otherImplementer(index.name(of: type), contract: index.name(of: contract)))
        continue
      }
      let outer = conditions(around: index.types[type].place)
      let inner = condition.flatMap { outer.contains($0) ? nil : $0 }
      if let module { addImport(of: module, to: index.types[type].place.file, if: inner) }
      addToDouble(type, method, parameters, contract, inner, kept)
    }
  }

  private mutating func addToDouble(
    _ type: TypeDeclaration.ID, _ method: String, _ parameters: String,
    _ contract: TypeDeclaration.ID, _ condition: String?, _ kept: TestDoubleAddition.Kept?
  ) {
    let place = index.place(of: contract, in: type)
    guard let list = list(at: place) else {
      return note(.noPlace(type: index.name(of: type)))
    }
    if list.source.isGenerated {
      return note(.generatedDouble(index.name(of: type), path: list.source.path))
    }
    let known = Set(index.types[contract].functions.map { index.names[$0.name] })
    let addition = TestDoubleAddition(
      to: type, method: method, parameters: parameters, keeping: kept, contract: known, in: list,
      index)
    if !addition.property.isEmpty {
      // The type of an argument may be known under the condition only.
      let property = kept == nil ? addition.property : Self.lines(addition.property, if: condition)
      let home = self.list(at: index.types[type].place) ?? list
      let isOwn = place == index.types[type].place
      let last = isOwn ? addition.lastProperty : nil
      let added =
        last.map { list.adding(property, after: $0, isApart: false) } ?? home.addingFirst(property)
      add(added, property, in: list, type)
    }
    let isApart = addition.method.count > 1 ? nil : false as Bool?
    let lines = Self.lines(addition.method, if: condition)
    let last = addition.lastMethod
    // A method after the only property of its class is apart from it.
    let added = list.adding(lines, after: last, isApart: last == nil ? true : isApart)
    add(added, lines, in: list, type)
    counters += addition.counters.map {
      DoubleCounter(counter: $0, contract: contract, file: place.file)
    }
  }

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
    for counter in counters where counter.contract == contract && !files.contains(counter.file) {
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
