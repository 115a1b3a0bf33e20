import AdderSwiftSource

// Spies as values.
extension SampleValues {
  /// What a test passes to create a spy, besides the log.
  struct SpyArguments {
    var texts: [String] = []
    /// The types of which a person has to write a value first.
    var missing: [MissingValue] = []
  }

  /// The arguments with which a test creates a spy with these members.
  ///
  /// - Parameter contract: The name of the protocol.
  func arguments(
    for members: [SpyMember], of contract: String, depth: Int = 0
  ) throws(TestRefusal) -> SpyArguments {
    var arguments = SpyArguments()
    for member in members {
      guard let argument = member.argument else { continue }
      let type = member.argumentType
      if let value = type.flatMap({ value(of: $0, for: argument.label, depth: depth) }) {
        arguments.texts.append("\(argument.label): \(value)")
      } else if let value = type.flatMap({ MissingValue($0, types) }) {
        arguments.texts.append("\(argument.label): \(value.expression)")
        arguments.missing.append(value)
      } else {
        throw .noValue(type: argument.type, of: contract)
      }
    }
    return arguments
  }

  /// The protocols whose spies a test case uses.
  ///
  /// - Parameter known: The spies with properties of their own.
  func protocols(
    withSpiesIn text: String, besides known: [TestedPart.Dependency],
    _ part: DeclaredTypes.Declaration
  ) -> [ProtocolName] {
    let protocols = known.map(\.spy.contract.fullName)
    let names = Set(known.map(\.spy.name))
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return protocols
      + words.subtracting(names).filter { $0.hasSuffix(spies.suffix) }.sorted().compactMap { name in
        scope.declaredProtocol(
          String(name.dropLast(spies.suffix.count)), in: [], of: part.node.source)?.fullName
      }
  }

  /// A new spy of a protocol of the project; `nil` if it needs what only a person can write.
  func spy(of type: Syntax, depth: Int) -> String? {
    guard let path = type.pathName, !scope.isClass(path),
      let contract = scope.declaredProtocol(path, in: [], of: type.source),
      let spy = try? SpyClass(of: contract, in: scope, spies), !spy.isGeneric,
      let written = try? spy.writtenMembers(), !written.1.forwards,
      let arguments = try? arguments(
        for: written.0, of: contract.qualifiedName, depth: depth + 1),
      arguments.missing.isEmpty
    else { return nil }
    return "\(spy.qualifiedName)(\(arguments.texts.joined(separator: ", ")))"
  }
}
