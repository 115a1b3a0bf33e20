import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

/// Reports views that do too much, judged by counts.
struct ViewSizeRules: RuleFamily {
  /// Too many kinds of work in one class.
  let massive = LintRule.massiveViewController
  /// Too many framework protocols in one class.
  let protocols = LintRule.viewHasManyProtocols
  /// The view builds a layout that a separate view should build.
  let layout = LintRule.viewBuildsComplexLayout
  /// The view creates animations that a separate object should create.
  let animation = LintRule.viewHasManyAnimations
  /// The view has too many methods, even for a module's view.
  let long = LintRule.viewHasManyMethods
  /// The view is the delegate of objects that have nothing to do with the screen.
  let duties = LintRule.viewIsNonvisualDelegate

  var rules: [LintRule] { [massive, protocols, layout, animation, long, duties] }

  /// A view with more lines than this is treated as if it did one more kind of work.
  private static let mostLines = 400

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where part.role.has(.shows) && module.isScreen(part.type) {
      let measure = ViewMeasure(of: part.type, in: module)
      let type = module.name(part.type)
      let others = measure.delegates.filter { !isOfLists($0, module) }
      let works =
        report.follows(massive, in: module) ? works(of: part, measure, others, module, report) : []
      func tell(_ rule: LintRule, _ isBroken: Bool, _ message: String) {
        guard report.follows(rule, in: module) else { return }
        if isBroken {
          report.finds(
            LintProblem(
              rule, module.subject(part.type), at: module.nameplace(of: part.type),
              "'\(type)' \(message)"), in: module)
        } else {
          report.keeps(rule)
        }
      }
      tell(
        massive, works.count > report.limit(of: massive, in: module),
        "does too many things: \(Self.list(works)). Move each to a separate object."
      )
      tell(
        protocols, Self.subjects(of: others) > report.limit(of: protocols, in: module),
        "implements \(others.count) framework protocols: \(Self.list(others)). Move them to other objects of the view layer."
      )
      tell(
        layout, measure.layoutCalls > report.limit(of: layout, in: module),
        "builds its layout in \(measure.layoutCalls) calls. Move that to a separate view.")
      tell(
        animation, measure.animations > report.limit(of: animation, in: module),
        "creates \(measure.animations) animations. Move them to an object of the view layer.")
      tell(
        long, measure.methods > report.limit(of: long, in: module),
        "has \(measure.methods) methods in \(measure.lines) lines. Split the module into several."
      )
      let strange = others.filter(FrameworkNames.offScreenDelegates.contains)
      tell(
        duties, !strange.isEmpty,
        "\(Self.conformances(to: strange)) to a separate object behind the interactor.")
    }
  }

  /// Returns the number of objects to which protocols belong. For example, a delegate protocol and
  /// a data source protocol may belong to the same object.
  private static func subjects(of protocols: [String]) -> Int {
    let endings = ["Delegate", "DataSource", "Observer"]
    return Set(
      protocols.map { name in
        String(name.dropLast(endings.first(where: name.hasSuffix)?.count ?? 0))
      }
    ).count
  }

  /// Returns the part of a message that names these conformances of a view, followed by the
  /// beginning of the advice.
  private static func conformances(to delegates: [String]) -> String {
    let names = delegates.map { "'\($0)'" }.joined(separator: " and ")
    return delegates.count == 1
      ? "conforms to \(names), the delegate protocol of a nonvisual object. Move the conformance"
      : "conforms to \(names), the delegate protocols of nonvisual objects. Move the conformances"
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  private func isOfLists(_ name: String, _ module: LintedModule) -> Bool {
    module.architecture.knowledge(named: "lists")?.includesMention(name) ?? false
  }

  /// Returns the kinds of work that a view does besides drawing the data that it receives.
  private func works(
    of part: LintedModule.Part, _ measure: ViewMeasure, _ others: [String],
    _ module: LintedModule, _ report: LintReport
  ) -> [String] {
    let knowledge = module.mentions(in: part).reduce(0) { $0 | $1.bodies }
    func knows(_ bodies: String...) -> Bool {
      bodies.contains { name in
        knowledge & (module.knowledge?.bodies(named: name) ?? 0) != 0
      }
    }
    let works = [
      ("its layout", measure.layoutCalls > report.limit(of: layout, in: module)),
      ("lists", knows("lists")), ("navigation", knows("navigation")),
      ("the network", knows("network")), ("storage", knows("storage")),
      ("animations", measure.animations > report.limit(of: animation, in: module)),
      ("formatting", knows("formatting")), ("validation", knows("validation")),
      (
        "\(others.count) delegates",
        Self.subjects(of: others) > report.limit(of: protocols, in: module)
      ),
      ("\(measure.lines) lines", measure.lines > Self.mostLines),
    ]
    return works.filter(\.1).map(\.0)
  }
}
