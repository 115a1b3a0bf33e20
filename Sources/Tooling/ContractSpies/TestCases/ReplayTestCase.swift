package import AdderRecordedTraffic
import AdderSwiftSource

/// A test that repeats what was recorded around one part: the calls to it, the answers that it got, and what it told
/// the other parts.
package struct ReplayTestCase: Sendable {
  /// `ProfilePresenterReplayTests`.
  package let name: String
  package let text: String
  /// The protocols whose spies the test uses.
  package let protocols: [ProtocolName]
  /// The types of which a person has to write a value.
  package let missing: [String]

  /// - Parameters:
  ///   - part: The full name of the part's type.
  ///   - file: The path of the file that declares it.
  ///   - log: What was recorded.
  package init(
    of part: String, inFile file: String, replaying log: TrafficLog, in project: TestedProject,
    _ options: PartTestCase.Options = PartTestCase.Options()
  ) throws(TestRefusal) {
    let samples = project.samples
    let plain = part.split(separator: ".").last.map(String.init) ?? part
    guard let declaration = samples.types.declaration(plain, inFile: file) else {
      throw .notDeclared
    }
    let tested = try TestedPart(declaration, samples, options.spies)
    if let refusal = tested.refusal { throw refusal }
    let replay = try Replay(log, of: plain, tested, samples)
    var writer = ReplayWriter(replay, tested, samples)
    let test = writer.test()
    name = "\(plain)ReplayTests"
    missing = (tested.missing + test.missing).map(\.type)
    protocols = tested.dependencies.map(\.spy.contract.fullName)
    text =
      TestCaseText(
        tested, name, [("Recorded traffic", [test])], options, parameters: [], readsPrivate: false,
        decodes: writer.decodes
      ).text
  }
}

/// The calls around one part, as a test repeats them.
private struct Replay {
  private(set) var steps: [Step] = []

  /// What a test does, and the calls of the part that follow.
  struct Step {
    let action: Action
    var calls: [Use] = []
  }

  enum Action {
    /// Calls a member of the part.
    case call(TrafficCall)
    /// Calls a closure that the part passed on, by the number of its call.
    case answer(TestedPart.Dependency, SpiedCall, call: Int, parameter: Int, [TrafficValue])
    /// Waits for a call that no step of the test leads to immediately.
    case wait
  }

  /// A call of the part to another one.
  struct Use {
    let call: TrafficCall
    let dependency: TestedPart.Dependency
    let requirement: SpyMember.Use
    /// The number of the call among those of the requirement, counted from 0.
    let number: Int
  }

  /// Takes the first instance of the part's module.
  init(
    _ log: TrafficLog, of part: String, _ tested: TestedPart, _ samples: SampleValues
  ) throws(TestRefusal) {
    guard let first = log.calls.first(where: { $0.to == part }) else { throw .notRecorded }
    let calls = log.calls.filter { $0.module == first.module }
    /// The positions of steps by the calls that they repeat.
    var positions: [Int: Int] = [:]
    var uses: [Int: Use] = [:]
    var counts: [String: Int] = [:]
    let known = Set(calls.map(\.index))
    for event in log.events {
      switch event {
      case .began(let index) where known.contains(index):
        let call = log.calls[index]
        if call.to == part, call.from != part {
          positions[index] = steps.count
          steps.append(Step(action: .call(call)))
        } else if call.from == part {
          guard let (dependency, requirement) = tested.dependency(of: call) else { continue }
          let key = "\(call.contract).\(call.member)"
          let use = Use(
            call: call, dependency: dependency, requirement: requirement,
            number: counts[key, default: 0])
          counts[key, default: 0] += 1
          uses[index] = use
          if let step = Self.step(of: call, log, positions) {
            steps[step].calls.append(use)
          } else {
            // Nothing calls the part now: it goes on by itself.
            steps.append(Step(action: .wait, calls: [use]))
          }
        }
      case .answered(let index, let name, let arguments, _):
        guard let use = uses[index], case .call(let spied, _) = use.requirement,
          let parameter = spied.parameters.firstIndex(where: {
            $0.local.withoutBackticks == name
          })
        else { continue }
        steps.append(
          Step(
            action: .answer(
              use.dependency, spied, call: use.number, parameter: parameter,
              arguments.map(\.value))))
      default: continue
      }
    }
  }

  /// The step that leads to a call, if the call was made during it.
  private static func step(
    of call: TrafficCall, _ log: TrafficLog, _ positions: [Int: Int]
  ) -> Int? {
    var outer = call.outer
    while let index = outer {
      if let step = positions[index] { return step }
      outer = log.calls[index].outer
    }
    return nil
  }
}

extension TestedPart {
  /// The dependency that a recorded call went to, and the called requirement.
  fileprivate func dependency(
    of call: TrafficCall
  ) -> (dependency: Dependency, requirement: SpyMember.Use)? {
    let name =
      call.member.hasSuffix(" =") ? String(call.member.dropLast(2)) : call.member
    for dependency in dependencies where dependency.spy.contract.qualifiedName == call.contract {
      let requirement = dependency.requirements.first { requirement in
        switch requirement {
        case .call(let spied, _): spied.shownName.replacing("`", with: "") == name
        case .property(let property, _, _): property == name
        }
      }
      if let requirement { return (dependency, requirement) }
    }
    return nil
  }
}

/// Writes the test.
private struct ReplayWriter {
  private let replay: Replay
  private let part: TestedPart
  private let samples: SampleValues
  private let values: RecordedValues
  private var missing: [MissingValue] = []
  private var open: [String] = []
  private var canThrow = false
  private var isAsync = false
  private(set) var decodes = false

  init(_ replay: Replay, _ part: TestedPart, _ samples: SampleValues) {
    self.replay = replay
    self.part = part
    self.samples = samples
    values = RecordedValues(samples: samples)
  }

  mutating func test() -> PathTests.Test {
    var lines: [String] = []
    for (index, step) in replay.steps.enumerated() {
      lines += stubs(before: index) + action(step)
    }
    let checks = argumentChecks()
    let names = replay.steps.flatMap(\.calls).compactMap(loggedName)
    let order = "log.names == [\(names.map(\.swiftLiteral).joined(separator: ", "))]"
    var test = PathTests.Test(
      name: "repeatsWhatWasRecorded", when: lines, then: order, open: open.uniqued)
    test.others = checks
    test.missing = missing
    test.canThrow = canThrow || !missing.isEmpty
    test.isAsync = isAsync
    return test
  }

  /// How the spies' log names a call; `nil` for reading a property, which is not logged.
  private func loggedName(_ use: Replay.Use) -> String? {
    switch use.requirement {
    case .call(let spied, _): String(spied.name.dropFirst().dropLast())
    case .property(let name, _, _):
      use.call.member.hasSuffix(" =") ? "\(use.call.contract).\(name) =" : nil
    }
  }

  // MARK: - Values

  private mutating func text(_ value: TrafficValue, as type: Syntax?) -> String? {
    guard let type else { return nil }
    if let found = values.expression(value, as: type) {
      canThrow = canThrow || found.canThrow
      decodes = decodes || found.decodes
      return found.text
    }
    guard let value = MissingValue(type, samples.types) else { return nil }
    if !missing.contains(value) { missing.append(value) }
    return value.expression
  }

  private mutating func argument(_ value: TrafficValue, as type: Syntax?) -> String {
    if let text = text(value, as: type) { return text }
    // A closure of the caller: what it did is not part of the test.
    if let type, let sample = samples.value(of: type, for: "") { return sample }
    open.append("a value of '\(type?.text ?? "")'")
    return "<#\(type?.text ?? "value")#>"
  }

  // MARK: - Steps

  private mutating func action(_ step: Replay.Step) -> [String] {
    switch step.action {
    case .wait: return wait(for: step.calls)
    case .answer(let dependency, let spied, let call, let parameter, let values):
      let type = spied.parameters[parameter].functionType
      let types = type?.part(.tupleType)?.parts(.tupleTypeElement).compactMap(\.type) ?? []
      var arguments: [String] = []
      for (index, value) in values.enumerated() {
        arguments.append(argument(value, as: index < types.count ? types[index] : nil))
      }
      let label = spied.argumentLabel(parameter).map { ".\($0)" } ?? ""
      let mark = spied.parameters[parameter].type.isOptional ? "?" : ""
      return [
        "\(dependency.property).\(spied.stem)Calls[\(call)]\(label)\(mark)(\(arguments.joined(separator: ", ")))"
      ] + wait(for: step.calls)
    case .call(let call): return self.call(call) + asynchronousWaits(step)
    }
  }

  private mutating func call(_ call: TrafficCall) -> [String] {
    let name = String(call.member.prefix { $0 != "(" })
    guard call.member.contains("(") else {
      guard name.hasSuffix(" ="), let value = call.arguments.last else {
        return ["_ = sut.\(name)"]
      }
      let property = String(name.dropLast(2))
      let type = part.members.filter { $0.kind == .variableDeclaration }
        .flatMap { $0.parts(.binding) }.first { $0.name == property }?.type
      return ["sut.\(property) = \(argument(value.value, as: type))"]
    }
    let labels = call.member.drop { $0 != "(" }.dropFirst().dropLast()
      .split(separator: ":").map { $0 == "_" ? nil : String($0) }
    guard let function = part.functions(name, labels).first else {
      open.append("a call of '\(call.member)'")
      return ["// sut.\(call.member)"]
    }
    var arguments: [String] = []
    for (parameter, recorded) in zip(function.parts(.parameter), call.arguments) {
      let label = parameter.argumentLabel.map { "\($0): " } ?? ""
      arguments.append(label + argument(recorded.value, as: parameter.type))
    }
    var text = "sut.\(function.writtenName)(\(arguments.joined(separator: ", ")))"
    if function.traits.contains(.isAsync) || part.isActor {
      text = "await \(text)"
      isAsync = true
    }
    if function.traits.contains(.canThrow) {
      if case .error = call.outcome {
        text = "try? \(text)"
      } else {
        text = "try \(text)"
        canThrow = true
      }
    }
    if let result = function.part(.result)?.type, !result.isVoid,
      !function.has(attribute: "discardableResult")
    {
      text = "_ = \(text)"
    }
    return [text]
  }

  private mutating func wait(for calls: [Replay.Use]) -> [String] {
    calls.compactMap { use in
      guard case .call(let spied, _) = use.requirement else { return nil }
      isAsync = true
      let count = use.number == 0 ? "" : "\(use.number + 1)"
      return "await \(use.dependency.property).\(spied.stem)Calls.called(\(count))"
    }
  }

  /// An asynchronous call that the recorder saw during another one was made by a task.
  private mutating func asynchronousWaits(_ step: Replay.Step) -> [String] {
    wait(for: step.calls.filter { $0.call.isAsync })
  }

  // MARK: - Answers

  /// What the spies return from a step on, if it differs from what they returned before.
  private mutating func stubs(before index: Int) -> [String] {
    var lines: [String] = []
    var known: Set<String> = []
    for use in replay.steps[index].calls {
      let property = use.dependency.property
      switch use.requirement {
      case .property(_, let stem, let type):
        guard case .value(let value, _) = use.call.outcome, known.insert(stem + property).inserted,
          let text = text(value, as: type.type)
        else { continue }
        lines.append("\(property).\(stem)Access.value = \(text)")
      case .call(let spied, _):
        guard known.insert(spied.stem + property).inserted else { continue }
        let same = replay.steps[index].calls.filter { $0.isSame(as: use) }
        lines += stub(same, spied, "\(property).\(spied.stem)Calls")
      }
    }
    return lines
  }

  private mutating func stub(
    _ uses: [Replay.Use], _ spied: SpiedCall, _ calls: String
  ) -> [String] {
    var returned: [String] = []
    var failed = false
    for use in uses {
      switch use.call.outcome {
      case .value(let value, _): returned.append(argument(value, as: spied.result?.type))
      case .error(let error, _):
        failed = true
        if returned.isEmpty, let type = spied.failureType, let text = text(error, as: type) {
          return ["\(calls).fails(\(text))"]
        }
      case .returned, .dropped, .pending: continue
      }
    }
    if failed {
      if !returned.isEmpty { open.append("different results of '\(spied.shownName)'") }
      return ["\(calls).fails(\(SampleValues.error)())"]
    }
    guard !returned.isEmpty else {
      return spied.canThrow && spied.result == nil && hasFailed(uses)
        ? ["\(calls).returns(())"] : []
    }
    let values = Set(returned).count == 1 ? [returned[0]] : returned
    return ["\(calls).returns(\(values.joined(separator: ", ")))"]
  }

  /// True if an earlier call of the same function threw.
  private func hasFailed(_ uses: [Replay.Use]) -> Bool {
    guard let use = uses.first else { return false }
    return replay.steps.flatMap(\.calls).contains { other in
      guard other.isSame(as: use), other.number < use.number, case .error = other.call.outcome
      else { return false }
      return true
    }
  }

  // MARK: - Checks

  /// The comparisons of the arguments of each function that the part called.
  private mutating func argumentChecks() -> [String] {
    var checks: [String] = []
    var known: Set<String> = []
    let all = replay.steps.flatMap(\.calls)
    for use in all {
      switch use.requirement {
      case .call(let spied, _):
        let calls = "\(use.dependency.property).\(spied.stem)Calls"
        guard known.insert(calls).inserted else { continue }
        checks += self.checks(all.filter { $0.isSame(as: use) }, spied, calls)
      case .property(_, let stem, let type):
        let writes = all.filter { $0.isSame(as: use) && $0.call.member.hasSuffix(" =") }
        let access = "\(use.dependency.property).\(stem)Access.writes"
        guard !writes.isEmpty, known.insert(access).inserted, samples.isEquatable(type.type),
          let texts = texts(writes.map { $0.call.arguments.last?.value }, type.type)
        else { continue }
        checks.append("\(access) == [\(texts.joined(separator: ", "))]")
      }
    }
    return checks
  }

  private mutating func checks(
    _ uses: [Replay.Use], _ spied: SpiedCall, _ calls: String
  ) -> [String] {
    var checks: [String] = []
    for (number, parameter) in spied.parameters.enumerated() {
      guard parameter.isRecorded, !parameter.isVariadic, !parameter.type.isGeneric,
        samples.isEquatable(parameter.type.type)
      else { continue }
      let recorded = uses.map { use in
        number < use.call.arguments.count ? use.call.arguments[number].value : nil
      }
      guard let texts = texts(recorded, parameter.type.type) else { continue }
      let list = "[\(texts.joined(separator: ", "))]"
      if let label = spied.argumentLabel(number) {
        checks.append("\(calls).arguments.map(\\.\(label)) == \(list)")
      } else {
        checks.append("\(calls).arguments == \(list)")
      }
    }
    return checks
  }

  /// The expressions for recorded values, if the recording says all of them.
  private mutating func texts(_ values: [TrafficValue?], _ type: Syntax) -> [String]? {
    var texts: [String] = []
    for value in values {
      guard let value, let found = self.values.expression(value, as: type) else { return nil }
      texts.append(found.text)
      canThrow = canThrow || found.canThrow
      decodes = decodes || found.decodes
    }
    return texts
  }
}

extension Replay.Use {
  fileprivate func isSame(as other: Self) -> Bool {
    guard dependency.property == other.dependency.property else { return false }
    switch (requirement, other.requirement) {
    case (.call(let own, _), .call(let theirs, _)): return own.stem == theirs.stem
    case (.property(_, let own, _), .property(_, let theirs, _)): return own == theirs
    default: return false
    }
  }
}

extension [String] {
  fileprivate var uniqued: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
