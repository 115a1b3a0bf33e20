import AdderArchitectures
import AdderModuleDiscovery

/// Reports links that differ from the architecture: the wrong part
/// references the target, or the wrong type sets the reference.
struct LinkOwnerRules: RuleFamily {
  /// Only a deciding part references the router.
  let router = LintRule.routerOutsidePresenter
  /// Only a view references its adapter, and the view also creates the adapter.
  let adapter = LintRule.adapterOutsideView
  /// Only a composer sets the reference to the calling module.
  let moduleOutput = LintRule.moduleOutputSetExternally

  var rules: [LintRule] { [router, adapter, moduleOutput] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for arrow in module.wiring.arrows {
      guard let edge = arrow.edge, module.isCertain(edge.holder), module.isCertain(edge.target),
        let holder = module.architecture.role(named: arrow.from),
        let target = module.architecture.role(named: arrow.to)
      else { continue }
      if target.has(.navigates), !holder.has(.composes) {
        checkRouter(arrow, edge, holder, module, &report)
      }
      if target.has(.displaysLists), !target.has(.shows) {
        checkAdapter(arrow, edge, holder, module, &report)
      }
    }
    checkModuleOutput(module, &report)
  }

  private func checkRouter(
    _ arrow: ModuleWiring.Arrow, _ edge: WiringGraph.Edge, _ holder: Role, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    // Another rule reports a view that uses a router.
    guard report.follows(router, in: module), !holder.has(.shows) else { return }
    // A part that the architecture gives a reference to the router may use it.
    if holder.has(.decides) || arrow.reference != nil { return report.keeps(router) }
    tell(
      router, edge, module, &report,
      "'\(module.name(edge.holder))' stores the router '\(module.name(edge.target))'. Notify the presenter, which decides where to go."
    )
  }

  private func checkAdapter(
    _ arrow: ModuleWiring.Arrow, _ edge: WiringGraph.Edge, _ holder: Role, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    guard report.follows(adapter, in: module), !holder.has(.composes) else { return }
    let (holderName, name) = (module.name(edge.holder), module.name(edge.target))
    if !holder.has(.shows) {
      return tell(
        adapter, edge, module, &report,
        "'\(holderName)' stores the adapter '\(name)'. Create and store it in the view.")
    }
    let reference = module.architecture.references.first { $0.name == arrow.reference }
    guard let maker = edge.composer?.type, reference?.isInjected == false,
      maker != edge.holder, !module.index.superclasses(of: edge.holder).contains(maker)
    else { return report.keeps(adapter) }
    tell(
      adapter, edge, module, &report,
      "'\(module.name(maker))' passes the adapter '\(name)' to '\(holderName)'. Create it in the view."
    )
  }

  private func checkModuleOutput(_ module: LintedModule, _ report: inout LintReport) {
    guard report.follows(moduleOutput, in: module) else { return }
    let outputs = Set(module.contracts.filter { $0.contract.crossing == .out }.map(\.type))
    for part in module.parts where part.role.has(.decides) && part.certainty == .certain {
      for edge in module.graph.edges(from: part.type)
      where edge.certainty == .assigned && !outputs.isDisjoint(with: edge.declared) {
        guard let setter = edge.composer?.type, setter != edge.holder else { continue }
        if module.isComposer(setter) {
          report.keeps(moduleOutput)
          continue
        }
        let name = module.index.names[edge.property]
        report.finds(
          LintProblem(
            moduleOutput, module.subject(name, of: part.type), at: module.nameplace(at: edge.place),
            "'\(module.name(setter))' sets '\(name)' of '\(module.name(part.type))'. Pass it to the configurator, and set it there."
          ), in: module)
      }
    }
  }

  private func tell(
    _ rule: LintRule, _ edge: WiringGraph.Edge, _ module: LintedModule,
    _ report: inout LintReport, _ message: String
  ) {
    guard let property = module.index.property(edge.property, of: edge.owner)?.property else {
      return
    }
    report.finds(
      LintProblem(
        rule, module.subject(module.index.names[edge.property], of: edge.holder),
        at: module.nameplace(at: property.place), message), in: module)
  }
}

extension LintedModule {
  /// Returns true if a type is the composer of any module.
  fileprivate func isComposer(_ type: TypeDeclaration.ID) -> Bool {
    if let own = part(type) { return own.role.has(.composes) }
    return project.moduleTypes.use(of: type, in: index)?.role?.has(.composes) == true
  }
}
