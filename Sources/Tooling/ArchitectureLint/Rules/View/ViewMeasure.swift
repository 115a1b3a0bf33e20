import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Counts that show how much a view does.
struct ViewMeasure {
  private(set) var lines = 0
  private(set) var methods = 0
  /// Calls that add views to each other and lay them out.
  private(set) var layoutCalls = 0
  private(set) var animations = 0
  /// Framework protocols through which the view is called, including list protocols.
  private(set) var delegates: [String] = []

  init(of type: TypeDeclaration.ID, in module: LintedModule) {
    let declaration = module.index.types[type]
    methods = declaration.functions.count
    delegates = declaration.inherited.compactMap { inherited in
      let name = module.index.names[inherited.type.last]
      let isForeign =
        module.index.type(inherited.type, in: declaration.outer, file: inherited.place.file) == nil
      let isDelegate = ["Delegate", "DataSource", "Observer"].contains(where: name.hasSuffix)
      return isForeign && isDelegate ? name : nil
    }
    for place in module.places(of: type) { count(place, module) }
  }

  private mutating func count(_ place: SyntaxPlace, _ module: LintedModule) {
    let facts = module.facts(at: place)
    let first = Int(place.node)
    let (start, end) = (facts.nodes[first].start, facts.nodes[first].end)
    lines += facts.lineAndColumn(of: end).line - facts.lineAndColumn(of: start).line + 1
    for node in facts.range(of: first)
    where facts.nodes[node].kind == .chain { countCalls(node, facts) }
  }

  private mutating func countCalls(_ chain: Int, _ facts: SwiftFile) {
    var called: Int?
    for step in facts.parts(of: chain) {
      switch facts.nodes[step].kind {
      case .identifier, .member: called = step
      case .call:
        if let called {
          if FrameworkNames.layoutCalls.contains(facts.name(of: called)) { layoutCalls += 1 }
          if isAnimation(called, chain, facts) { animations += 1 }
        }
        called = nil
      default: break
      }
    }
  }

  /// Returns true for `UIView.animate(…)`, `CABasicAnimation(…)` and `UIViewPropertyAnimator(…)`.
  private func isAnimation(_ called: Int, _ chain: Int, _ facts: SwiftFile) -> Bool {
    switch facts.nodes[called].kind {
    case .identifier:
      return FrameworkNames.animationTypes.contains(facts.name(of: called))
    case .member:
      return FrameworkNames.animationCalls.contains(facts.name(of: called))
        && FrameworkNames.animatedTypes.contains(facts.name(of: chain + 1))
    default: return false
    }
  }
}
