import AdderArchitectures
import AdderFileChanges
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

extension RouteWriter {
  /// The `#if` around the code that knows segues, if the part that navigates is not in it.
  func condition(of segue: SegueRoute, _ parts: OpenerParts) -> String? {
    let outer = conditions(around: index.types[parts.navigation.declared].place)
    return conditions(around: index.types[segue.holder.type].place).first {
      !outer.contains($0) && !isAlwaysMet($0, for: parts)
    }
  }

  /// The framework that declares segues.
  func framework(of segue: SegueRoute) -> String {
    interfaceModule(of: index.types[segue.holder.type].place.file)
  }

  /// Adds what a route by segue has in addition to other routes.
  mutating func write(
    _ segue: SegueRoute, _ route: RouteCalls, passing: DataPassing?, _ parts: OpenerParts
  ) {
    for type in [parts.navigation.declared, parts.navigator] {
      addImport(of: framework(of: segue), to: index.types[type].place.file, if: condition)
    }
    if let passing { writeDestinationTest(of: segue, route, passing, parts) }
    guard case .cases(let statement, let file) = segue.dispatch else { return }
    writeCase(of: segue, route, in: statement, file)
    writeViewTest(of: segue, parts)
  }

  /// The attribute with which a selector finds the route, if the contract does not have it already.
  func attribute(of segue: SegueRoute, in contract: TypeDeclaration.ID) -> String? {
    guard case .selector = segue.dispatch else { return nil }
    return index.types[contract].attributes.contains { index.names[$0] == "objc" } ? nil : "@objc"
  }

  /// Adds the case of the segue to the view's `switch`.
  private mutating func writeCase(
    of segue: SegueRoute, _ route: RouteCalls, in statement: Int, _ file: Int32
  ) {
    guard let source = source(file) else { return }
    let facts = source.facts
    let cases = facts.parts(.switchCase, of: statement)
    let label = "case \"\(segue.identifier)\":"
    if cases.contains(where: { source.text(of: $0).hasPrefix(label) }) { return }
    let call = segue.holder.property.access(in: index, texts) + route.passing(segue.variable)
    let known = cases.last { facts.part(.caseItem, of: $0) != nil }
    guard let model = known ?? cases.last else {
      return note(.noPlace(type: index.name(of: segue.holder.type)))
    }
    let start = Int(facts.nodes[model].start)
    let indentation = source.indentation(at: start)
    let isOnOneLine = source.line(of: start) == source.line(of: Int(facts.nodes[model].end))
    let lines =
      isOnOneLine
      ? ["\(indentation)\(label) \(call)"]
      : ["\(indentation)\(label)", "\(indentation)\(source.indentationUnit)\(call)"]
    let text = lines.joined(separator: source.newline)
    let first = source.lineStart(of: start)
    guard source.isBlank(first..<start) else {
      return note(.noPlace(type: index.name(of: segue.holder.type)))
    }
    // After the other cases, or else before the default one.
    let place = known.map { source.lineEnd(of: Int(facts.nodes[$0].end)) } ?? first
    let edit = FileEdit(
      place..<place, with: known == nil ? text + source.newline : source.newline + text)
    let line = source.line(of: place) + (known == nil ? 0 : 1)
    append(RouteStep(path: source.path, line: line, code: lines, edit: edit))
  }

  // MARK: Tests

  private mutating func writeViewTest(of segue: SegueRoute, _ parts: OpenerParts) {
    let view = segue.holder.type
    guard var suite = suite(of: view),
      let router = suite.double(of: parts.navigation.declared),
      let made = suite.creation(of: view, with: [router]),
      let counter = edits.counters.first(where: {
        $0.contract == parts.navigation.declared && $0.isSpy == router.isSpy
      })
    else { return }
    suite.add(
      "segueTo\(other)IsRouted",
      under: FrameworkNames.bareViewControllers.listed.first ?? "",
      given: made.lines + [segue.constant(from: "sut")],
      when: ["sut.prepare(for: \(SegueRoute.parameter), sender: nil)"],
      then: [.equal("\(router.name).\(counter.counter.new)", "1")])
    for test in suite.tests { add(test.lines, to: suite.list, after: test.last, suite.type) }
  }

  private mutating func writeDestinationTest(
    of segue: SegueRoute, _ route: RouteCalls, _ passing: DataPassing, _ parts: OpenerParts
  ) {
    guard var suite = suite(of: parts.navigator),
      let source = suite.double(of: passing.sourceType),
      let made = suite.creation(of: parts.navigator, with: [source]),
      let destination = suite.creation(of: passing.view, with: [])
    else { return }
    suite.add(
      "segueTo\(other)PassesData",
      under: index.name(of: parts.navigation.declared),
      given: made.lines + [
        "let scene = \(destination.expression)", segue.constant(to: "scene"),
      ],
      when: ["sut.\(route.passing())"],
      then: passing.values.map { value in
        .equal("scene.\(passing.way).\(value.destination)", "\(source.name).\(value.source)")
      })
    let inner = condition(inside: index.types[suite.type].place)
    for test in suite.tests {
      add(Self.lines(test.lines, if: inner), to: suite.list, after: test.last, suite.type)
    }
    addImport(of: framework(of: segue), to: index.types[suite.type].place.file, if: inner)
  }

  /// The condition, if a declaration is not in it.
  func condition(inside place: SyntaxPlace) -> String? {
    let outer = conditions(around: place)
    return condition.flatMap { outer.contains($0) ? nil : $0 }
  }
}
