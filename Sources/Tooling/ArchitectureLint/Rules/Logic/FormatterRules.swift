import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports formatters that store state, and parts outside the view that choose an appearance.
struct FormatterRules: RuleFamily {
  /// A formatter stores state.
  let stateless = LintRule.presenterStoresState
  /// A part outside the view chooses an appearance.
  let drawing = LintRule.appearanceOutsideView

  var rules: [LintRule] { [stateless, drawing] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts {
      if part.role.has(.formats), !part.role.has(.holdsState) {
        checkState(of: part, module, &report)
      }
      if !part.role.has(.touchesScreen), !part.role.has(.composes), !part.role.has(.isPlainData) {
        checkDrawing(in: part, module, &report)
      }
    }
  }

  private func checkState(
    of part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(stateless, in: module) else { return }
    let state = module.state(of: part.type)
    if state.isEmpty { report.keeps(stateless) }
    let type = module.name(part.type)
    for property in state {
      let name = module.index.names[property.name]
      report.finds(
        LintProblem(
          stateless, module.subject(name, of: part.type), at: module.nameplace(at: property.place),
          "'\(type)' stores '\(name)', but should only prepare responses. Store it in the interactor, and put it in the response."
        ), in: module)
    }
  }

  private func checkDrawing(
    in part: LintedModule.Part, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(drawing, in: module) else { return }
    let type = module.name(part.type)
    var known: Set<String> = []
    for place in module.places(of: part.type) {
      let file = module.index.files[Int(place.file)]
      for node in TypeMentions(in: place, of: file) {
        let name = file.facts.name(of: node)
        guard FrameworkNames.appearance.contains(name), known.insert(name).inserted else {
          continue
        }
        report.finds(
          LintProblem(
            drawing, module.subject(name, of: part.type),
            at: module.nameplace(at: SyntaxPlace(file: place.file, node: Int32(node))),
            "'\(type)' uses '\(name)'. Let the view choose the appearance based on the view model."
          ),
          in: module)
      }
    }
    if known.isEmpty { report.keeps(drawing) }
  }
}
