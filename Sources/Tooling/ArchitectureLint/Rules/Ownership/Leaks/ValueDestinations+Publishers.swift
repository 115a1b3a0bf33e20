import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds publishers that end by themselves. They release their subscriptions.
extension ValueDestinations {
  /// Returns true if a publisher ends by itself, or may do so.
  ///
  /// - Parameter steps: the expression, such as the part of a chain before a subscription.
  func endsSoon(_ steps: [Int], _ code: MemberCode, depth: Int = 0) -> Bool {
    var isFirstCall = true
    for (number, step) in steps.enumerated() {
      guard code.kind(step) == .identifier || code.kind(step) == .member else { continue }
      let text = code.facts.name(of: step)
      let isCalled = number + 1 < steps.count && code.kind(steps[number + 1]) == .call
      if !isCalled, text == "publisher", isSequence(steps[..<number], code) { return true }
      guard isCalled else { continue }
      if FrameworkNames.endingPublishers.contains(text)
        || FrameworkNames.endingOperators.contains(text)
      {
        return true
      }
      if FrameworkNames.otherRemovals.contains(text) { continue }
      if isFirstCall, FrameworkNames.requestWords.contains(text.firstWord) { return true }
      isFirstCall = false
    }
    guard depth < 4, let first = steps.first, code.kind(first) == .identifier else { return false }
    // `guard let self` does not make `self` another object.
    if !code.facts.isNamed(first, "self"), let local = code.local(code.name(first), before: first) {
      return isEnded(local, code)
        || value(of: local, code).map { endsSoon($0, code, depth: depth + 1) } ?? false
    }
    let bodies = calledFunctions(steps, code)
    return !bodies.isEmpty && bodies.allSatisfy { returnsEndingPublisher($0, depth: depth + 1) }
  }

  /// Returns true for a collection, whose publisher ends after the last element: `[1, 2]`, `names.enumerated()`.
  private func isSequence(_ steps: ArraySlice<Int>, _ code: MemberCode) -> Bool {
    guard let last = steps.last else { return false }
    if steps.count == 1 { return code.kind(last) == .arrayLiteral }
    return code.kind(last) == .call
      && ["enumerated", "shuffled", "sorted", "reversed"].contains(
        code.facts.name(of: steps[steps.endIndex - 2]))
  }

  /// Returns the steps of the value that a local name is set to in its declaration.
  private func value(of local: Int, _ code: MemberCode) -> [Int]? {
    guard code.kind(local) == .binding else { return nil }
    let value = code.facts.parts(of: local).first { part in
      [.identifier, .chain, .sequence, .effect, .tuple].contains(code.kind(part))
    }
    return value.map { code.steps(of: code.unwrapped($0)) }
  }

  /// Returns true if the code around a local subject ends it: `subject.send(completion: .finished)`.
  private func isEnded(_ local: Int, _ code: MemberCode) -> Bool {
    code.facts.range(of: code.root).contains { node in
      guard node > local, code.kind(node) == .chain, let first = code.firstPart(of: node),
        code.name(first) == code.name(local), code.local(code.name(first), before: first) == local
      else { return false }
      let steps = code.steps(of: node)
      return zip(steps, steps.dropFirst()).contains { step, call in
        guard code.kind(step) == .member, code.kind(call) == .call else { return false }
        let labels = code.facts.parts(.argument, of: call).map { code.facts.name(of: $0) }
        return FrameworkNames.endingCalls.contains(
          "\(code.facts.name(of: step))(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))")
      }
    }
  }

  /// Returns all functions that the first call of an expression can mean; none if one is unknown.
  private func calledFunctions(_ steps: [Int], _ code: MemberCode) -> [MemberCode] {
    guard let number = steps.firstIndex(where: { code.kind($0) == .call }), number > 0 else {
      return []
    }
    let (name, before) = (code.name(steps[number - 1]), Array(steps[..<(number - 1)]))
    let receiver =
      before.isEmpty
      ? code.type
      : receiver(ofCall: steps[number], in: code) ?? type(ofSteps: before, at: steps[number], code)
    guard let receiver else { return [] }
    let types =
      index.types[receiver].kind == .protocol ? module.graph.conforming[receiver] ?? [] : [receiver]
    let found = types.map { type in
      functions(named: name, of: type).flatMap { found in
        found.functions.first(where: \.hasBody).map {
          MemberCode($0.place, of: found.owner, in: index)
        }
      }
    }
    return found.contains { $0 == nil } ? [] : found.compactMap { $0 }
  }

  /// Returns true if everything that a function returns ends soon.
  private func returnsEndingPublisher(_ code: MemberCode, depth: Int) -> Bool {
    guard let body = code.facts.part(.codeBlock, of: code.root) else { return false }
    var returned = code.facts.range(of: body).filter { node in
      code.kind(node) == .returnStatement
        && !code.ancestors(of: node).dropFirst().contains {
          code.kind($0) == .closure || code.kind($0) == .functionDeclaration
        }
    }.compactMap(code.firstPart)
    if returned.isEmpty { returned = Array(code.facts.parts(of: body).suffix(1)) }
    return !returned.isEmpty
      && returned.allSatisfy { endsSoon(code.steps(of: code.unwrapped($0)), code, depth: depth) }
  }
}
