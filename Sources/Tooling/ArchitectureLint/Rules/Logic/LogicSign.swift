import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// A place in code that seems to make a decision.
struct LogicSign {
  enum Kind: Sendable {
    /// Values are combined by arithmetic.
    case computing
    /// Input is validated.
    case checking
    /// What is shown depends on whether there is any data.
    case choosingWhatIsShown
  }

  let kind: Kind
  /// The name in the code that indicates the decision.
  let word: String
  let place: LintPlace

  static func all(in place: SyntaxPlace, _ module: LintedModule) -> [LogicSign] {
    let facts = module.facts(at: place)
    let first = Int(place.node)
    return facts.range(of: first).compactMap { node in
      found(at: node, facts).map { kind, named in
        LogicSign(
          kind: kind, word: facts.name(of: named),
          place: module.nameplace(at: SyntaxPlace(file: place.file, node: Int32(named))))
      }
    }
  }

  private static func found(at node: Int, _ facts: SwiftFile) -> (Kind, Int)? {
    switch facts.nodes[node].kind {
    case .chain: sign(ofChain: node, facts)
    case .ifStatement: choice(node, facts).map { (.choosingWhatIsShown, $0) }
    default: nil
    }
  }

  // MARK: Computing and checking

  private static func sign(ofChain chain: Int, _ facts: SwiftFile) -> (Kind, Int)? {
    let steps = Array(facts.parts(of: chain))
    if facts.isMade(steps[0]), FrameworkNames.textCheckers.contains(facts.name(of: steps[0])) {
      return (.checking, steps[0])
    }
    for (step, call) in zip(steps, steps.dropFirst())
    where facts.nodes[step].kind == .member && facts.nodes[call].kind == .call {
      if facts.isNamed(step, "reduce"), computes(call, facts) { return (.computing, step) }
      if ["contains", "hasPrefix", "hasSuffix"].contains(facts.name(of: step)),
        asksForAddress(call, facts)
      {
        return (.checking, step)
      }
      if facts.isNamed(step, "evaluate"),
        facts.parts(.argument, of: call).contains(where: { facts.isNamed($0, "with") })
      {
        return (.checking, step)
      }
    }
    return nil
  }

  /// Returns true if a call contains arithmetic, unless it computes sizes.
  private static func computes(_ call: Int, _ facts: SwiftFile) -> Bool {
    let all = facts.range(of: call)
    let isOfSizes = all.contains { node in
      switch facts.nodes[node].kind {
      case .identifier, .member: FrameworkNames.lengths.contains(facts.name(of: node))
      default: false
      }
    }
    return !isOfSizes
      && all.contains { node in
        facts.nodes[node].kind == .binaryOperator
          && ["+", "-", "*", "/"].contains(facts.name(of: node))
      }
  }

  /// Returns true if a call searches for the `"@"` of an e-mail address.
  private static func asksForAddress(_ call: Int, _ facts: SwiftFile) -> Bool {
    facts.parts(.argument, of: call).contains { argument in
      facts.parts(of: argument).contains {
        facts.nodes[$0].kind == .stringLiteral
          && ["\"@\"", "@"].contains(facts.name(of: $0))
      }
    }
  }

  // MARK: Choosing

  /// Returns the `isEmpty` node in the condition of an `if` that hides or shows something.
  private static func choice(_ node: Int, _ facts: SwiftFile) -> Int? {
    guard let block = facts.part(.codeBlock, of: node) else { return nil }
    let asked = (node + 1..<block).first {
      facts.nodes[$0].kind == .member && facts.isNamed($0, "isEmpty")
    }
    let hides = facts.range(of: block).contains {
      facts.nodes[$0].kind == .member && facts.isNamed($0, "isHidden")
    }
    return hides ? asked : nil
  }
}
