import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

/// Reports modules that are assembled in the wrong place.
struct SetupRules: RuleFamily {
  /// The module's parts are connected in several functions.
  let inOnePlace = LintRule.sceneSetupScattered
  /// A type other than the module's own assembly connects the parts, or the assembly does not
  /// return the part that it should return.
  let byOwnAssembly = LintRule.moduleLacksAssembly
  /// The module is assembled when the app starts instead of when it is opened.
  let notTooEarly = LintRule.assemblyCalledAtLaunch

  var rules: [LintRule] { [inOnePlace, byOwnAssembly, notTooEarly] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    if report.follows(inOnePlace, in: module) { checkPlaces(module, &report) }
    if report.follows(byOwnAssembly, in: module) { checkAssembly(module, &report) }
    if report.follows(notTooEarly, in: module) { checkTime(module, &report) }
  }

  // MARK: In one place

  private static let fewLinks = 3

  private func checkPlaces(_ module: LintedModule, _ report: inout LintReport) {
    let links = module.setLinks
    let functions = Dictionary(grouping: links.compactMap(\.composer?.function)) { $0 }
    let main = functions.max { one, other in
      // If two functions set the same number of links, the first one in the source is chosen.
      (one.value.count, other.key.file, other.key.node)
        < (other.value.count, one.key.file, one.key.node)
    }?.key
    let here = links.filter { $0.composer?.function == main }
    let places = here.compactMap { $0.composer?.type }
    let others = links.filter { link in
      !here.contains { $0.holder == link.holder && $0.property == link.property }
        && !isInherited(link.composer, places, module)
    }
    // If few links are known, most of them may be set elsewhere.
    guard here.count >= Self.fewLinks else { return }
    if others.isEmpty { report.keeps(inOnePlace) }
    for link in others {
      guard let composer = link.composer else { continue }
      let name = module.index.names[link.property]
      let property =
        link.holder == composer.type
        ? "its '\(name)'" : "'\(name)' of '\(module.name(link.holder))'"
      report.finds(
        LintProblem(
          inOnePlace, module.subject(name, of: link.holder), at: module.nameplace(at: link.place),
          "'\(module.name(composer.type))' sets \(property) separately from the other links of the scene. Set all of them in one method."
        ), in: module)
    }
  }

  /// Returns true if a composer inherits from one of the other composers, or if one of them
  /// inherits from this composer. In that case, each of them sets some of the links.
  private func isInherited(
    _ composer: WiringGraph.Composer?, _ others: [TypeDeclaration.ID], _ module: LintedModule
  ) -> Bool {
    guard let type = composer?.type else { return true }
    return others.contains { other in
      module.index.superclasses(of: other).contains(type)
        || module.index.superclasses(of: type).contains(other)
    }
  }

  // MARK: The module's own assembly

  private func checkAssembly(_ module: LintedModule, _ report: inout LintReport) {
    let architecture = module.architecture
    guard let composition = architecture.compositions.first else { return }
    let name = module.module.name
    let assembly = module.parts(composition.role).first { !module.isForAll($0.type) }
    guard let assembly else {
      let strange = module.setLinks.first { link in
        link.composer.map { module.part($0.type) == nil || module.isForAll($0.type) } ?? false
      }
      guard let strange, let composer = strange.composer else { return }
      let usual = architecture.role(named: composition.role)?.typeNames.first
      let wanted = usual?.typeName(module: name) ?? composition.role
      report.finds(
        LintProblem(
          byOwnAssembly, module.subject, at: module.nameplace(at: strange.place),
          "'\(module.name(composer.type))' assembles the module '\(name)'. Move this code to the method '\(composition.method.memberName([.module: name]))' of a separate '\(wanted)'."
        ), in: module)
      return
    }
    let work = ComposerWork(assembly, composition, module)
    let given = work.openFunctions.filter { !work.roles(givenBy: $0).isEmpty }
    // A method that returns a plain view controller is ignored: it may return the right part.
    guard let returned = composition.returns, !module.parts(returned).isEmpty,
      let first = given.first,
      !given.contains(where: { work.roles(givenBy: $0).contains(returned) })
    else { return report.keeps(byOwnAssembly) }
    work.report(
      byOwnAssembly, first,
      "'\(work.name(first))' of '\(work.name)' does not return the \(returned.lowercased()). Return it so that the code that opens the module can use it.",
      &report)
  }
}

extension SetupRules {
  private func checkTime(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where part.role.has(.composes) {
      let composition = module.architecture.compositions.first { $0.role == part.role.name }
      guard composition?.isLazy == true else { continue }
      guard let use = module.project.appStart.uses[part.type], use.isFurther else {
        report.keeps(notTooEarly)
        continue
      }
      let (starter, assembly) = (module.name(use.starter), module.name(part.type))
      report.finds(
        LintProblem(
          notTooEarly, module.subject(assembly, of: use.starter),
          at: module.nameplace(at: use.place),
          "'\(starter)' calls '\(assembly)' at app launch. Call it from the router that opens the module."
        ), in: module)
    }
  }
}

extension LintedModule {
  /// The known places where required links are set. Required links are those that every module has
  /// and that the holder does not create itself.
  fileprivate var setLinks: [WiringGraph.Edge] {
    let references = Set(
      architecture.references.filter { !$0.isOptional && $0.isInjected }.map(\.name))
    let links = wiring.arrows.compactMap { arrow -> WiringGraph.Edge? in
      guard let edge = arrow.edge, let name = arrow.reference, references.contains(name),
        isCertain(edge.holder), isCertain(edge.target)
      else { return nil }
      return edge
    }
    return links.flatMap { link in
      graph.edges(from: link.holder).filter { edge in
        edge.property == link.property && edge.target == link.target
          && edge.certainty == .assigned && edge.composer != nil
      }
    }
  }

  /// Returns true if a composer of this module also serves other modules or the entire app.
  fileprivate func isForAll(_ composer: TypeDeclaration.ID) -> Bool {
    project.sharedParts.contains(composer)
      || index.inherits(.appDelegates, composer)
  }
}
