import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds out which alerts let the user choose.
extension GraphReader {
  /// Returns true for an alert with two actions or more, or with a text field. Another one only tells something.
  func offersChoice(_ place: SyntaxPlace) -> Bool {
    guard let number = members.member(around: place) else { return false }
    let (buttons, isRepeated) = buttons(ofAlertAt: place, in: members[number])
    return buttons.count > 1 || isRepeated
  }

  /// Returns the calls that add something to an alert.
  private func buttons(
    ofAlertAt place: SyntaxPlace, in member: CodeMember
  ) -> (calls: [Int], isRepeated: Bool) {
    let tree = trees[place.file]
    let (name, code) = alert(at: Int(place.node), in: member, tree)
    let calls = code.flatMap { $0 }.filter { node in
      [.identifier, .member].contains(tree.kind(node)) && tree.call(after: node) != nil
    }
    let all = calls.filter { FrameworkNames.alertAdditions.contains(tree.facts.name(of: $0)) }
    let own = all.filter { tree.receiver(of: $0) == name }
    let added = own.isEmpty ? all : own
    let actions =
      added.count > 1 || !own.isEmpty
      ? added : calls.filter { FrameworkNames.alertActions.contains(tree.facts.name(of: $0)) }
    let isRepeated = actions.contains { node in
      let path = tree.path(to: node, from: code.first { $0.contains(node) }?.lowerBound ?? node)
      return path.nodes.indices.contains { position in
        switch path.kind(position) {
        case .forStatement: true
        case .call:
          path.callee(at: position).map {
            ["forEach", "map"].contains(tree.facts.name(of: $0))
          } ?? false
        default: false
        }
      }
    }
    return (actions, isRepeated)
  }

  /// Returns the name of an alert that is created at a node, and the code in which the name means it: a block, or for a
  /// property the type in this file.
  private func alert(
    at node: Int, in member: CodeMember, _ tree: SyntaxTree
  ) -> (name: String, code: [ClosedRange<Int>]) {
    let path = tree.path(to: node, from: member.range.lowerBound)
    guard let binding = path.nodes.indices.last(where: { path.kind($0) == .binding }) else {
      return ("", [member.range])
    }
    let name = tree.facts.name(of: path.nodes[binding])
    let block = path.nodes[..<binding].last {
      [.codeBlock, .closure, .switchCase].contains(tree.kind($0))
    }
    if let block { return (name, [tree.facts.range(of: block)]) }
    guard let type = member.type else { return ("", [member.range]) }
    let places = [index.types[type].place] + index.types[type].extensions
    return (
      name,
      places.filter { $0.file == member.place.file }.map { tree.facts.range(of: Int($0.node)) }
    )
  }

  /// Returns false for an alert that a function shows without a choice for a call which leaves out what the other buttons
  /// are for: `cancelHandler` in `if let cancelHandler { alert.addAction(…) }`.
  ///
  /// - Parameter lead: The screen to which the function leads.
  func offersChoice(
    _ lead: Lead, of number: Int, calledAt call: Int, _ tree: SyntaxTree
  ) -> Bool {
    let member = members[number]
    guard nodes[lead.node].kind == .system, let function = member.function,
      FrameworkNames.alerts.contains(nodes[lead.node].name), tree.kind(call) == .call,
      lead.place.file == member.place.file, member.range.contains(Int(lead.place.node))
    else { return true }
    let (buttons, isRepeated) = buttons(ofAlertAt: lead.place, in: member)
    if isRepeated { return true }
    let shown = buttons.filter { button in
      guard let parameter = parameter(neededFor: button, of: function, member) else { return true }
      return passes(parameter, of: function, at: call, tree)
    }
    return shown.count > 1
  }

  /// Returns the parameter without which a function's code does not run: `handler` in `if let handler { … }`,
  /// `if handler != nil { … }` and, for a flag, `if isCancellable { … }`.
  private func parameter(
    neededFor node: Int, of function: Function, _ member: CodeMember
  ) -> Function.Parameter? {
    let tree = trees[member.place.file]
    let path = tree.path(to: node, from: member.range.lowerBound)
    for position in path.nodes.indices.dropLast() where path.kind(position) == .ifStatement {
      let statement = path.nodes[position]
      guard let block = tree.facts.part(.codeBlock, of: statement),
        path.nodes[position + 1] == block
      else { continue }
      let names = (statement + 1..<block).filter {
        [.identifier, .namePattern].contains(tree.kind($0))
      }
      let conditions = tree.facts.parts(of: statement).filter { $0 < block }
      guard conditions.count == 1, let last = names.last else { continue }
      let isPresence =
        [.optionalBinding, .identifier].contains(tree.kind(conditions[0]))
        || (statement + 1..<block).contains { tree.facts.isNamed($0, "!=") }
      guard isPresence, names.count == 1 || tree.kind(conditions[0]) == .optionalBinding,
        let parameter = function.parameters.first(where: { $0.name == tree.name(last) })
      else { continue }
      return parameter
    }
    return nil
  }

  /// Returns false for a call that leaves a parameter out, or passes `nil` or `false`.
  private func passes(
    _ parameter: Function.Parameter, of function: Function, at call: Int, _ tree: SyntaxTree
  ) -> Bool {
    let parts = tree.facts.parts(of: call).filter {
      [.argument, .trailingClosure].contains(tree.kind($0))
    }
    guard let part = parts.first(where: { tree.name($0) == parameter.label }) else {
      let labels = parts.map(tree.name)
      let isTrailing = parts.contains {
        tree.kind($0) == .trailingClosure && tree.name($0) == .none
      }
      return isTrailing
        && function.parameterForTrailingClosure(beside: labels)?.name == parameter.name
    }
    guard let value = tree.facts.parts(of: part).first(where: { _ in true }) else { return true }
    return tree.kind(value) != .nilLiteral && tree.flag(in: part) != false
  }
}
