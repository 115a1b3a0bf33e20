import AdderSwiftSource

// Tests of what a function stores, if only a later call shows it.
extension [PathTests] {
  /// The greatest number of later calls that are tried for one stored value.
  private static var mostTries: Int { 120 }

  /// Adds a test for each place that sets a property, unless a test fails already when the place sets nothing.
  ///
  /// The test calls the function that sets the property, and then another one that does something else because of it.
  mutating func addTests(ofValuesStoredIn states: [PathTests.EarlierState]) {
    var places: Set<SourceNode> = []
    for state in states { places.formUnion(state.path.settings) }
    for tests in self { places.formUnion(tests.settings) }
    for place in places.sorted() where !contains(where: { $0.shows(place) }) {
      addTest(ofValueStoredAt: place, states)
    }
  }

  private mutating func addTest(
    ofValueStoredAt place: SourceNode, _ states: [PathTests.EarlierState]
  ) {
    var triesLeft = Self.mostTries
    for state in states where state.path.settings.contains(place) {
      if addTest(after: state, showing: place, &triesLeft) { return }
    }
    // The value can differ from the old one only after another call.
    for state in states.prefix(12) {
      for number in indices
      where self[number].settings.contains(place)
        && !self[number].reads.isDisjoint(with: state.properties)
      {
        guard triesLeft > 0 else { return }
        triesLeft -= 1
        if self[number].addTest(after: state, showing: place) { return }
        for longer in self[number].states(after: state) where longer.path.settings.contains(place) {
          if addTest(after: longer, showing: place, &triesLeft) { return }
        }
      }
    }
  }

  /// Adds a test of any of the functions; returns false if there is none.
  private mutating func addTest(
    after state: PathTests.EarlierState, showing place: SourceNode, _ triesLeft: inout Int
  ) -> Bool {
    for number in indices where !self[number].reads.isDisjoint(with: state.lastProperties) {
      guard triesLeft > 0 else { return false }
      triesLeft -= 1
      if self[number].addTest(after: state, showing: place) { return true }
    }
    return false
  }
}

extension PathTests {
  /// True if a test fails when a place in the code sets nothing.
  fileprivate func shows(_ place: SourceNode) -> Bool {
    checks.contains { path, text in
      path.settings.contains(place) && reader.fails(text, of: path, without: place)
    }
  }

  fileprivate func states(after state: EarlierState) -> [EarlierState] {
    Self.states(through: function, after: state.path, reader)
  }

  /// Adds a test that fails when a place in the code sets nothing; returns false if there is none.
  fileprivate mutating func addTest(after state: EarlierState, showing place: SourceNode) -> Bool {
    let count = tests.count
    for path in Self.sorted(reader.paths(through: function, after: state.path)).0
    where path.settings.contains(place) && !path.isThrowing {
      for (number, use) in path.uses.enumerated()
      where use.step == path.step && !use.isInTask && !path.unsure.contains(use.name) {
        var writer = TestWriter(path, reader)
        guard let check = writer.check(number), reader.fails(check.text, of: path, without: place)
        else { continue }
        add(check, of: use, on: path, writer)
        if tests.count > count { return true }
      }
      if let text = reader.resultCheck(of: path), reader.fails(text, of: path, without: place) {
        addTest(ofResultOf: path)
      } else if function.part(.result) == nil, path.unsure.isEmpty,
        !path.uses.contains(where: \.isInTask),
        path.checkedUses.allSatisfy({ $0.step != path.step }),
        reader.fails(path.logCheck, of: path, without: place)
      {
        addTest(thatCallsNothingOn: path)
      }
      if tests.count > count { return true }
    }
    return false
  }
}

extension PathReader {
  /// True if a check at the end of a path fails when the code sets nothing at one place.
  fileprivate func fails(
    _ check: String, of path: MethodPath, without place: SourceNode
  ) -> Bool {
    let setsProperties = (Array(path.choices.keys) + path.assumed).contains {
      if case .stored = $0.root { true } else { false }
    }
    let paths = omitting(place) {
      path.steps.enumerated().reduce([MethodPath()]) { paths, step in
        let isLast = step.offset == path.steps.count - 1
        return paths.prefix(8).flatMap { earlier in
          self.paths(
            through: step.element.function, after: earlier,
            setsProperties: isLast && setsProperties)
        }.filter(path.agrees)
      }
    }.filter { $0.callbackCount == path.callbackCount }
    return !paths.isEmpty && paths.allSatisfy { !holds(check, after: $0) }
  }

  /// True if a check can be that of a path.
  private func holds(_ check: String, after path: MethodPath) -> Bool {
    check == path.logCheck || check == resultCheck(of: path)
      || path.uses.indices.contains { number in
        var writer = TestWriter(path, self)
        return writer.check(number)?.text == check
      }
  }

  fileprivate func resultCheck(of path: MethodPath) -> String? {
    guard let result = path.result else { return nil }
    var writer = TestWriter(path, self)
    return writer.text(result).map { "result == \($0)" }
  }
}

extension MethodPath {
  /// True if a test can bring about both ways with the same values.
  fileprivate func agrees(with other: MethodPath) -> Bool {
    for (source, choice) in choices {
      if let another = other.choices[source], another != choice { return false }
    }
    for (number, pair) in zip(uses, other.uses).enumerated() where pair.0.node == pair.1.node {
      if failures.contains(number) != other.failures.contains(number) { return false }
    }
    return true
  }

  fileprivate var callbackCount: Int {
    uses.count { if case .callback = $0.kind { true } else { false } }
  }
}

extension SourceNode: Comparable {
  static func < (one: SourceNode, other: SourceNode) -> Bool {
    (one.path, one.node) < (other.path, other.node)
  }
}
