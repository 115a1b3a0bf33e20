import AdderSwiftSource

/// The tests of the functions that compose a module: the right parts, all connections, and that the module is freed.
struct CompositionTests {
  private let composition: ModuleComposition
  private let call: String
  private(set) var tests: [PathTests.Test] = []
  /// True if a test reads a private property.
  private(set) var readsPrivate = false

  /// The name of the function that reads private properties.
  static let reader = "value"

  /// - Parameter call: The call of the composing function.
  init(_ composition: ModuleComposition, call: String) {
    self.composition = composition
    self.call = call
    var seen: Set<String> = []
    for link in composition.links where seen.insert("\(link.from).\(link.property)").inserted {
      addTest(of: link)
    }
    if !tests.isEmpty, !composition.hasCycle, !composition.keepsParts { addTestOfRelease() }
  }

  private var function: Syntax { composition.function }

  private func typeName(_ name: String) -> String {
    composition.object(name)?.type.qualifiedName ?? ""
  }

  /// The constant for the returned part.
  private var result: [String] {
    guard let name = composition.result, let type = composition.object(name)?.type else {
      return []
    }
    let isExact = function.part(.result)?.type?.plainType.pathName == type.node.name
    return [
      isExact
        ? "let \(name) = \(call)"
        : "let \(name) = try \(MissingValue.require)(\(call) as? \(type.qualifiedName))"
    ]
  }

  /// The constants for the parts on the way to a part.
  private mutating func way(to name: String) -> [String]? {
    if name == composition.result { return [] }
    guard let link = composition.path.first(where: { $0.to == name }),
      let before = way(to: link.from)
    else { return nil }
    let value = expression(link)
    let property = composition.property(link)
    guard property?.isDeclared(as: plain(name)) ?? false else {
      return before + ["let \(name) = try \(MissingValue.require)(\(value) as? \(typeName(name)))"]
    }
    return before + [
      property?.isOptional ?? true
        ? "let \(name) = try \(MissingValue.require)(\(value))" : "let \(name) = \(value)"
    ]
  }

  private mutating func expression(_ link: ModuleComposition.Link) -> String {
    if composition.property(link)?.isReadable ?? true { return "\(link.from).\(link.property)" }
    readsPrivate = true
    return "\(Self.reader)(of: \"\(link.property)\", in: \(link.from))"
  }

  private mutating func addTest(of link: ModuleComposition.Link) {
    guard composition.property(link) != nil, let way = way(to: link.from) else { return }
    let steps = result + way
    let isKnown = steps.contains { $0.hasPrefix("let \(link.to) = ") }
    let value = expression(link)
    let property = composition.property(link)
    let isExact = property?.isDeclared(as: plain(link.to)) ?? false
    // A property that cannot be anything else needs no test.
    if isExact, !isKnown, property?.isOptional == false { return }
    let check =
      switch (isExact, isKnown) {
      case (true, true): "\(value) === \(link.to)"
      case (true, false): "\(value) != nil"
      case (false, true): "(\(value) as? \(typeName(link.to))) === \(link.to)"
      case (false, false): "\(value) is \(typeName(link.to))"
      }
    tests.append(
      PathTests.Test(
        name: "\(function.name)Gives\(plain(link.from))Its\(link.property.capitalized)",
        when: steps, then: check, canThrow: steps.contains { $0.contains("try ") }))
  }

  private func plain(_ name: String) -> String { composition.object(name)?.type.node.name ?? "" }

  private mutating func addTestOfRelease() {
    var names: [String] = []
    var steps = result
    for link in composition.path {
      guard let way = way(to: link.to), let last = way.last else { continue }
      steps.append(last)
      names.append(link.to)
    }
    guard let result = composition.result else { return }
    names = [result] + names
    let given = names.map { "weak var weak\($0.capitalized): \(typeName($0))?" }
    let lines =
      ["do {"] + (steps + names.map { "weak\($0.capitalized) = \($0)" }).indented + ["}"]
    let conditions = names.map { "weak\($0.capitalized) == nil" }
    let line = "let isFreed = \(conditions.joined(separator: " && "))"
    let check =
      line.count <= Layout(depth: 0).width - 2
      ? [line]
      : ["let isFreed ="]
        + conditions.enumerated().map { "  " + ($0.offset == 0 ? "" : "&& ") + $0.element }
    tests.append(
      PathTests.Test(
        name: "\(function.name)KeepsNothingAlive", given: given,
        when: lines + check, then: "isFreed",
        canThrow: steps.contains { $0.contains("try ") }))
  }
}
