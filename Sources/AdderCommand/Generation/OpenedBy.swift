import AdderArchitectures
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderModuleRoutes
import AdderProjectChecks
import AdderProjects

/// `adder gen --opened-by`: the module that is to open the generated one.
struct OpenedBy {
  private let invocation: Invocation
  private let sources: ProjectSources
  private let opener: OpenerModule
  private let name: ModuleName

  /// Finds the opening module; `nil` if the option is not set.
  ///
  /// - Throws: `OpenerError` if there is no such module.
  init?(_ invocation: Invocation, _ project: Project, _ name: ModuleName) throws {
    guard let word = invocation.value(.openedBy) else { return nil }
    self.invocation = invocation
    self.name = name
    let prefix = try invocation.prefix() ?? project.settings.prefix ?? ""
    sources = try invocation.sources(of: project)
    opener = try OpenerModule(named: word, prefix: prefix, opening: name.text, in: sources)
  }

  /// Adds the route to the plan that generates the module, if it is proven.
  func open(_ plan: inout FileChangePlan, _ template: Template) throws -> RouteReport {
    let isShipped = ShippedArchitectures.names.contains(template.name)
    let opened = try OpenedModule(
      name.text, by: opener, plan: plan, architecture: isShipped ? template.name : nil,
      request: try CheckRequest(CheckOptions(), of: sources.project, in: invocation.environment))
    opened.add(to: &plan)
    try invocation.updateGeneratedCode(&plan, in: sources)
    return RouteReport(opener: opener.module.name, opened: name.text, route: opened.route)
  }
}

/// What a user reads about the route to a generated module.
struct RouteReport {
  let opener: String
  let opened: String
  let route: ModuleRoute

  /// Shows how to open the module, or the lines that the user must add for that.
  func show(on console: Console) throws {
    if let place = route.existing {
      console.report(
        "note: \(opener) already opens \(opened) (\(place.file):\(place.line)), so it is not changed."
      )
    } else if let obstacle = route.obstacle {
      let text = lines(obstacle)
      if console.isForPrograms { console.report(text) } else { try console.show("\n\(text)") }
    } else if !console.isForPrograms {
      try console.show(
        """

        \(opener) opens it. \(segue)\(route.entrances.joined(separator: " or ")) when the user asks for it.\
        \(route.isEntranceFound ? " Until something calls it, 'adder check' finds it unused." : "")
        """)
    }
  }

  /// What a storyboard still needs for a route by segue, and the verb for the other way.
  private var segue: String {
    guard let segue = route.segue else { return "Call " }
    let destination = segue.destination.map { " to \($0)" } ?? ""
    return
      "Draw a segue with the identifier '\(segue.identifier)'\(destination) in the storyboard, or call "
  }

  private func lines(_ obstacle: RouteObstacle) -> String {
    let reason = "\(opener) is not changed, because \(obstacle.message)."
    guard !route.steps.isEmpty else {
      return "\(reason) Add the route by hand."
    }
    return """
      \(reason)
      To open \(opened) from \(opener), add these lines, whose numbers are those of the unchanged files:

      \(route.text)
      """
  }
}
