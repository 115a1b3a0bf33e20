import AdderArchitectures
import AdderModuleDiscovery

extension RouteWriter {
  /// Adds the method that passes data to the opened module, what the module needs for it, and its test.
  mutating func writePassing(_ passing: DataPassing, _ parts: OpenerParts) {
    for value in passing.values where value.isNew {
      addValue(value, of: passing)
    }
    let mark = isMarked(passing.source) ? "any " : ""
    let source = "\(mark)\(index.name(of: passing.sourceType))"
    let destination = "\(mark)\(index.name(of: passing.destinationType))"
    implement(
      passing.method, parameters: "source: \(source), destination: \(destination)",
      passing.values.map { "destination.\($0.destination) = source.\($0.source)" },
      of: parts.navigation.declared, in: parts.navigator, false, documentation: nil)
    writePassingTest(passing, parts)
  }

  /// A property that other modules may set, in the data store and in the part that keeps the data.
  private mutating func addValue(_ value: DataPassing.Value, of passing: DataPassing) {
    let type = value.type.hasSuffix("?") ? value.type : "\(value.type)?"
    let declaration = "var \(value.destination): \(type)"
    let text = "The \(value.source) of \(scene.opener.name), which opened the scene."
    checkName(value.destination, in: passing.receiver)
    addValue(declaration + " { get set }", text, to: passing.destinationType)
    let receivers = index.types.indices.filter { other in
      index.types[other].kind != .protocol
        && !index.files[Int(index.types[other].place.file)].isMadeOfContracts
        && index.allInherited(by: other).types.contains(passing.destinationType)
    }
    for receiver in receivers { addValue(declaration, nil, to: receiver) }
  }

  private mutating func addValue(
    _ declaration: String, _ documentation: String?, to type: TypeDeclaration.ID
  ) {
    guard let list = list(at: index.types[type].place) else {
      return note(.noPlace(type: index.name(of: type)), at: index.types[type].place)
    }
    let isDocumented = documentation != nil && (list.hasDocumentation || list.members.isEmpty)
    addProperty(declaration, to: type, documentation: isDocumented ? documentation : nil)
  }

  private mutating func isMarked(_ property: Property) -> Bool {
    source(property.place.file)?.text(of: Int(property.place.node)).contains("any ") ?? false
  }

  private mutating func writePassingTest(_ passing: DataPassing, _ parts: OpenerParts) {
    guard var suite = suite(of: parts.navigator),
      let source = suite.double(of: passing.sourceType),
      let made = suite.creation(of: parts.navigator, with: [source]),
      let receiver = suite.double(of: passing.destinationType, asFixture: false),
      let double = receiver.statement?.split(separator: "=").last
    else { return }
    suite.add(
      "passesDataTo\(other)", under: index.name(of: parts.navigation.declared),
      given: made.lines + ["let destination =\(double)"],
      when: ["sut.\(passing.method)(source: \(source.name), destination: destination)"],
      then: passing.values.map { value in
        .equal("destination.\(value.destination)", "\(source.name).\(value.source)")
      })
    for test in suite.tests { add(test.lines, to: suite.list, after: test.last, suite.type) }
  }

  /// The test case of a part.
  mutating func suite(of type: TypeDeclaration.ID) -> PartSuite? {
    guard let suite = PartSuite.types(testing: type, in: project).first,
      let list = list(at: index.types[suite].place)
    else { return nil }
    return PartSuite(
      suite, list, beside: [], isIsolated: isIsolated(suite), isTestedIsolated: isIsolated(type),
      in: project)
  }
}
