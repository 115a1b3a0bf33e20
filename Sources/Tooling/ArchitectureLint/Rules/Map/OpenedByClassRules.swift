import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import AdderModuleGraph
import AdderSwiftSource

/// Reports openings for which a module creates the screen of another one itself.
///
/// The map says which code opens a module. Other rules report parts that use another module's parts, whatever for; what
/// they reported is not reported again.
struct OpenedByClassRules: RuleFamily {
  let rule = LintRule.moduleOpenedByClass
  var rules: [LintRule] { [rule] }

  private let others = [
    LintRule.partUsesForeignInternals, .routerCreatesModuleParts, .viewCreatesForeignView,
    .assemblyCreatesForeignPart,
  ]

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let creations = module.project.map.creations(in: module.project)
    // Only the map tells which code opens a module, but without creations nothing can be wrong with it.
    if creations.all.isEmpty { return }
    let map = module.project.map.openings
    var known: Set<String> = []
    for (edge, opened) in map.openings(from: module.number)
    where !edge.method.isEmpty && !module.relatives.contains(opened)
      && known.insert("\(edge.method) \(opened)").inserted
    {
      guard let file = map.file(edge.place.file),
        let code = module.index.files[Int(file)].facts.member(around: edge.place)
      else { continue }
      let created = creations.all.first {
        $0.module == opened && $0.place.file == file && code.contains(Int($0.place.node))
      }
      guard let created, let factory = creations.factories[opened] else {
        report.keeps(rule)
        continue
      }
      tell(created, openedBy: edge.method, factory, module, &report)
    }
  }

  private func tell(
    _ created: ForeignCreations.Creation, openedBy method: String, _ factory: TypeDeclaration.ID,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    let place = module.nameplace(at: created.place)
    if report.reports(others, at: place) { return }
    let name = module.name(created.type)
    let opened = module.project.found.modules[created.module].name
    report.finds(
      LintProblem(
        rule, module.subject(name, of: created.type, titled: method), at: place,
        "'\(method)' opens the module '\(opened)' by creating '\(name)'. Let '\(module.name(factory))' create it, which connects the parts of '\(opened)'."
      ), in: module)
  }
}

extension SwiftFile {
  /// Returns the nodes of the function, the initializer or the property around a place.
  fileprivate func member(around place: SourceLocation) -> ClosedRange<Int>? {
    let position = (place.line, place.column)
    func contains(_ node: Int) -> Bool {
      lineAndColumn(of: nodes[node].start) <= position
        && position < lineAndColumn(of: nodes[node].end)
    }
    let function = nodes.indices.last {
      [.functionDeclaration, .initializerDeclaration].contains(nodes[$0].kind) && contains($0)
    }
    let member =
      function ?? nodes.indices.first { nodes[$0].kind == .variableDeclaration && contains($0) }
    return member.map(range)
  }
}
