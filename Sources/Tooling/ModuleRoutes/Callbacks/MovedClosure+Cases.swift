import AdderModuleDiscovery
import AdderSwiftSource

extension MovedClosure {
  /// A case of a `switch` over a result.
  struct Case {
    let name: String
    /// The name of the value; `nil` if it is not used.
    let value: String?
    let body: [String]
  }

  /// The bodies of the two cases, if the only statement is a `switch` over the closure's only parameter.
  var cases: (success: Case, failure: Case)? {
    let kept = statements.filter { statement in
      !removed.contains { $0 == file.facts.range(of: statement) }
    }
    guard kept.count == 1, file.kind(kept[0]) == .switchStatement, names.count == 1 else {
      return nil
    }
    let parts = file.parts(of: kept[0])
    guard let value = parts.first, file.kind(value) == .identifier,
      file.text(value) == names[0] || file.text(value) == "$0"
    else { return nil }
    let cases = parts.filter { file.kind($0) == .switchCase }
    let uses = file.facts.range(of: kept[0]).filter {
      file.kind($0) == .identifier && file.text($0) == file.text(value)
    }
    guard cases.count == 2, uses.count == 1, !hasText(around: cases, of: kept[0]) else {
      return nil
    }
    let read = cases.compactMap(readCase)
    guard read.count == 2, let success = read.first(where: { $0.name == "success" }),
      let failure = read.first(where: { $0.name == "failure" })
    else { return nil }
    return (success, failure)
  }

  /// Returns true if there are comments that belong to neither case.
  private func hasText(around cases: [Int], of statement: Int) -> Bool {
    var place = source.bodyStart(of: closure, in: file)
    for part in statements where part < statement {
      if !source.isBlank(place..<source.start(of: part)) { return true }
      place = source.end(of: part)
    }
    let head = file.firstPart(of: statement).map(source.end) ?? place
    let brace = source.position(after: 0x7B, from: head)
    let gaps = [
      place..<source.start(of: statement), brace..<source.start(of: cases[0]),
      source.end(of: cases[0])..<source.start(of: cases[1]),
      source.end(of: cases[1])..<source.end(of: statement) - 1,
      source.end(of: statement)..<source.end(of: closure) - 1,
    ]
    return !gaps.allSatisfy { source.isBlank($0) }
  }

  private func readCase(_ node: Int) -> Case? {
    let items = file.facts.parts(.caseItem, of: node)
    guard items.count == 1, file.facts.part(.whereClause, of: items[0]) == nil else { return nil }
    let range = file.facts.range(of: items[0])
    guard let member = range.first(where: { file.kind($0) == .implicitMember }) else { return nil }
    let names = range.filter { file.kind($0) == .namePattern }
    guard names.count < 2, bindsWholeValue(range) else { return nil }
    let statements = file.parts(of: node).filter { $0 != items[0] }
    let isEmpty = statements.count == 1 && file.kind(statements[0]) == .breakStatement
    if !isEmpty, isLeft(by: file.facts.range(of: node), node) { return nil }
    let start = source.position(after: 0x3A, from: Int(file.facts.nodes[items[0]].end))
    let end = Int(file.facts.nodes[node].end)
    guard let body = isEmpty || start >= end ? [] : text(start..<end) else { return nil }
    return Case(name: file.text(member), value: names.first.map(file.text), body: body)
  }

  /// Returns true if a pattern names the associated value as a whole, or leaves it out.
  private func bindsWholeValue(_ pattern: some Sequence<Int>) -> Bool {
    guard let call = pattern.first(where: { file.kind($0) == .call }) else { return true }
    let arguments = file.facts.parts(.argument, of: call)
    guard arguments.count == 1 else { return false }
    return file.facts.range(of: arguments[0]).allSatisfy { node in
      switch file.kind(node) {
      case .argument, .bindingPattern, .expressionPattern, .namePattern, .wildcardPattern: true
      case .identifier: file.text(node) == "_"
      default: false
      }
    }
  }

  /// Returns true if a `break` in a case ends the `switch`.
  private func isLeft(by nodes: some Sequence<Int>, _ outer: Int) -> Bool {
    nodes.contains { node in
      file.kind(node) == .breakStatement
        && !file.ancestors(of: node).prefix { $0 != outer }.contains { inner in
          switch file.kind(inner) {
          case .switchStatement, .forStatement, .whileStatement, .repeatStatement, .closure,
            .functionDeclaration:
            true
          default: false
          }
        }
    }
  }
}
