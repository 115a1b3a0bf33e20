import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports parts that do the work of a wireframe although they do not navigate, and routers that
/// handle alerts.
struct NavigationOwnerRules: RuleFamily {
  /// A part that does not navigate creates a container of screens.
  let makesContainers = LintRule.navigationOutsideWireframe
  /// A router handles the action of an alert.
  let answersAlerts = LintRule.routerHandlesAlertAction

  var rules: [LintRule] { [makesContainers, answersAlerts] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts {
      if part.role.has(.navigates) {
        checkAlerts(part, module, &report)
      } else {
        checkContainers(part, module, &report)
      }
    }
  }

  // MARK: Containers

  private func checkContainers(
    _ part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    let hasWireframe = module.parts.contains {
      $0.role.has(.navigates) && !module.doubtfulParts.contains($0.type)
    }
    guard report.follows(makesContainers, in: module), let knowledge = module.knowledge,
      hasWireframe || module.followsDocument
    else { return }
    let ways = knowledge.bodies(named: "navigation")
    let isScreen = module.isScreen(part.type)
    var isKept = true
    for place in module.places(of: part.type) {
      let file = module.index.files[Int(place.file)]
      for node in TypeMentions(in: place, of: file) where file.facts.isMade(node) {
        let name = file.names[Int(file.facts.nodes[node].name)]
        guard knowledge.bodies(ofMention: name) & ways != 0,
          !isScreen || !isInCreation(of: module.name(part.type), node, place, file.facts)
        else { continue }
        isKept = false
        let (type, container) = (module.name(part.type), module.index.names[name])
        report.finds(
          LintProblem(
            makesContainers, module.subject(container, of: part.type),
            at: module.nameplace(at: SyntaxPlace(file: place.file, node: Int32(node))),
            "'\(type)' creates a '\(container)'. Let the wireframe create and own it."), in: module)
      }
    }
    if isKept { report.keeps(makesContainers) }
  }

  /// Returns true if a node is in a type method with which the type creates itself, such as from a
  /// storyboard.
  private func isInCreation(
    of type: String, _ node: Int, _ place: SyntaxPlace, _ facts: SwiftFile
  ) -> Bool {
    (Int(place.node)..<node).contains { function in
      facts.nodes[function].kind == .functionDeclaration
        && node <= function + Int(facts.nodes[function].count) && facts.creates(type, function)
    }
  }

  // MARK: Alerts

  private func checkAlerts(
    _ part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(answersAlerts, in: module) else { return }
    var isKept = true
    for place in module.places(of: part.type) {
      let file = module.index.files[Int(place.file)]
      for node in TypeMentions(in: place, of: file)
      where file.facts.isMade(node)
        && FrameworkNames.alertActions.contains(file.facts.name(of: node))
        && answers(node + Int(file.facts.nodes[node].count) + 1, file.facts)
      {
        isKept = false
        let type = module.name(part.type)
        report.finds(
          LintProblem(
            answersAlerts, module.subject(file.facts.name(of: node), of: part.type),
            at: module.nameplace(at: SyntaxPlace(file: place.file, node: Int32(node))),
            "'\(type)' handles an alert action. Make the alert a separate module that notifies its module output."
          ), in: module)
      }
    }
    if isKept { report.keeps(answersAlerts) }
  }

  /// Returns true if a closure in the arguments of a call contains any code.
  private func answers(_ call: Int, _ facts: SwiftFile) -> Bool {
    facts.parts(of: call).contains { argument in
      facts.parts(.closure, of: argument).contains { closure in
        facts.parts(of: closure).contains { part in
          switch facts.nodes[part].kind {
          case .capture, .closureParameter, .attribute, .result, .thrownType: false
          default: true
          }
        }
      }
    }
  }
}
