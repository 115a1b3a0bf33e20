import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports views that do not pass events on.
struct ViewEventRules: RuleFamily {
  /// The presenter is not notified that the view was loaded.
  let lifecycle = LintRule.viewSwallowsLoadEvent
  /// A handler decides what its event means.
  let forwardsOnly = LintRule.viewInterpretsUserAction
  /// A handler does not pass its event on.
  let forwards = LintRule.viewSwallowsUserAction
  /// A system notification is not passed on.
  let systemEvents = LintRule.viewSwallowsSystemEvent

  var rules: [LintRule] { [lifecycle, forwardsOnly, forwards, systemEvents] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where part.role.has(.shows) && part.role.has(.forwardsEvents) {
      let outputs = module.names(ofReferencesFrom: part, to: .decides)
      if outputs.isEmpty { continue }
      let telling = ReachingMembers(of: part.type, to: outputs, in: module)
      checkLifecycle(of: part, telling, module, &report)
      let events = UserEvents(of: part.type, in: module)
      for handler in events.handlers {
        check(handler, of: part, telling, outputs, module, &report)
      }
      checkSystemEvents(events, of: part, telling, module, &report)
    }
  }

  // MARK: Life cycle

  private func checkLifecycle(
    of part: LintedModule.Part, _ telling: ReachingMembers, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    guard report.follows(lifecycle, in: module) else { return }
    let line = [part.type] + module.index.superclasses(of: part.type)
    let functions = line.flatMap { module.index.types[$0].functions }.filter {
      $0.isOverride && $0.hasBody
        && FrameworkNames.lifecycleMethods.contains(module.index.names[$0.name])
    }
    let loading = module.index.types[part.type].functions.first {
      $0.isOverride && $0.hasBody
        && FrameworkNames.loadingMethods.contains(module.index.names[$0.name])
        && !HandlerBody($0, module).onlyCallsSuper
    }
    guard let loading else { return }
    if functions.contains(where: { telling.reaches(from: $0.place) }) {
      report.keeps(lifecycle)
      return
    }
    let type = module.name(part.type)
    report.finds(
      LintProblem(
        lifecycle, module.subject("viewDidLoad", of: part.type),
        at: module.nameplace(at: loading.place),
        "'\(type)' does not report that it was loaded. Notify its output."), in: module)
  }

  // MARK: User actions

  private func check(
    _ handler: Function, of part: LintedModule.Part, _ telling: ReachingMembers,
    _ outputs: Set<Name>, _ module: LintedModule, _ report: inout LintReport
  ) {
    let (type, name) = (module.name(part.type), module.index.names[handler.name])
    let tells = telling.reaches(from: handler.place)
    if report.follows(forwards, in: module) {
      if tells || HandlerBody(handler, module).isOfTheScreen {
        report.keeps(forwards)
      } else {
        report.finds(
          LintProblem(
            forwards, module.subject(name, of: part.type), at: module.nameplace(at: handler.place),
            "'\(type).\(name)' does not report what the user did. Let the presenter decide what happens next."
          ), in: module)
      }
    }
    // Events that are not passed on are not judged here, because they may concern only drawing.
    guard tells, report.follows(forwardsOnly, in: module) else { return }
    guard HandlerBody(handler, module).decides(outputs) else {
      report.keeps(forwardsOnly)
      return
    }
    report.finds(
      LintProblem(
        forwardsOnly, module.subject(name, of: part.type), at: module.nameplace(at: handler.place),
        "'\(type).\(name)' decides what the user's action means. Pass the action on, and let the presenter decide."
      ), in: module)
  }

  // MARK: System events

  private func checkSystemEvents(
    _ events: UserEvents, of part: LintedModule.Part, _ telling: ReachingMembers,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    guard report.follows(systemEvents, in: module) else { return }
    let warnings = module.index.types[part.type].functions.filter {
      $0.isOverride && FrameworkNames.warningMethods.contains(module.index.names[$0.name])
        && !HandlerBody($0, module).onlyCallsSuper
    }
    let type = module.name(part.type)
    for observer in events.observers + warnings {
      if telling.reaches(from: observer.place) {
        report.keeps(systemEvents)
        continue
      }
      let name = module.index.names[observer.name]
      report.finds(
        LintProblem(
          systemEvents, module.subject(name, of: part.type),
          at: module.nameplace(at: observer.place),
          "'\(type).\(name)' does not pass on a system notification. Notify the presenter."
        ), in: module)
    }
  }
}
