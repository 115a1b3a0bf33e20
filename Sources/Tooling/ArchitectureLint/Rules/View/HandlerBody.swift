import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The body of a function that handles an event.
struct HandlerBody {
  private let file: ProjectIndex.File
  private let block: Int?

  init(_ function: Function, _ module: LintedModule) {
    file = module.index.files[Int(function.place.file)]
    block = file.facts.part(.codeBlock, of: Int(function.place.node))
  }

  private var facts: SwiftFile { file.facts }
  private var statements: [Int] { block.map { Array(facts.parts(of: $0)) } ?? [] }

  /// True if the body does nothing, or affects only the keyboard or how the view is drawn.
  var isOfTheScreen: Bool {
    statements.allSatisfy { statement in
      facts.nodes[statement].kind == .chain && isScreenCall(statement)
    }
  }

  private func isScreenCall(_ chain: Int) -> Bool {
    facts.parts(of: chain).contains { step in
      facts.nodes[step].kind == .member
        && FrameworkNames.screenCalls.contains(facts.name(of: step))
    }
  }

  var onlyCallsSuper: Bool {
    statements.allSatisfy { statement in
      facts.nodes[statement].kind == .chain
        && facts.parts(of: statement).first { _ in true }.map { facts.isNamed($0, "super") }
          ?? false
    }
  }

  /// Returns true if the body chooses between different calls to the outputs. A choice based on the
  /// location of a touch does not count: only the view knows that location.
  func decides(_ outputs: Set<Name>) -> Bool {
    guard let block else { return false }
    let all = facts.range(of: block)
    let looksWhere = all.contains {
      facts.nodes[$0].kind == .member && facts.isNamed($0, "location")
    }
    return !looksWhere && all.contains { said(to: outputs, inBranchesOf: $0).count > 1 }
  }

  /// Returns the names of the first methods that the branches of a statement call on the outputs.
  private func said(to outputs: Set<Name>, inBranchesOf node: Int) -> Set<Name> {
    switch facts.nodes[node].kind {
    case .ifStatement, .switchStatement:
      facts.parts(of: node).reduce(into: []) { all, branch in
        switch facts.nodes[branch].kind {
        // The calls in one branch always follow each other, so they count as one call.
        case .codeBlock, .ifStatement, .switchCase:
          if let first = firstSaid(to: outputs, in: branch) { all.insert(first) }
        default: break
        }
      }
    default: []
    }
  }

  private func firstSaid(to outputs: Set<Name>, in branch: Int) -> Name? {
    let last = branch + Int(facts.nodes[branch].count)
    for node in branch...last where facts.nodes[node].kind == .chain {
      let steps = Array(facts.parts(of: node))
      guard let output = steps.prefix(2).lastIndex(where: { isNamed($0, outputs) }) else {
        continue
      }
      let method = steps[(output + 1)...].first { facts.nodes[$0].kind == .member }
      if let method { return file.names[Int(facts.nodes[method].name)] }
    }
    return nil
  }

  private func isNamed(_ step: Int, _ names: Set<Name>) -> Bool {
    switch facts.nodes[step].kind {
    case .identifier, .member: names.contains(file.names[Int(facts.nodes[step].name)])
    default: false
    }
  }
}
