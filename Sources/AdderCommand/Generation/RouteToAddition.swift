import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderModuleRoutes
import AdderProjectChecks
import AdderProjects

/// `adder gen MODULE --add RouteTo OTHER`: an existing module gets a route to another existing one.
struct RouteToAddition: NamedAddition {
  static let part = "RouteTo"

  private let addition: ModuleAddition
  private var invocation: Invocation { addition.invocation }

  init(_ addition: ModuleAddition) { self.addition = addition }

  func run() throws -> ExitStatus {
    let module = addition.module
    guard let word = addition.name else { throw RouteToError.noModule(from: module) }
    let prefix = try addition.prefix()
    let sources = try addition.sources()
    let opener = try OpenerModule(named: module, prefix: prefix, opening: word, in: sources)
    let other = try opener.other(named: word, prefix: prefix)
    let opened = try OpenedModule(
      existing: other.module, called: other.name, by: opener,
      passing: invocation.list(.passing),
      request: addition.request())
    var plan = FileChangePlan(title: addition.title(word))
    opened.add(to: &plan)
    try invocation.updateGeneratedCode(&plan, in: sources)
    let report = RouteReport(
      opener: opener.module.name, opened: other.name, route: opened.route)
    let applied = try invocation.carryOut(plan, in: addition.project.root)
    if let applied, !invocation.console.isForPrograms {
      try invocation.console.show(
        """
        Added a route to \(other.name) to \(opener.module.name):

        \(applied.tree())
        'adder undo' reverts it.
        """)
    }
    try report.show(on: invocation.console)
    return opened.route.obstacle == nil ? .success : .refused
  }
}

/// The reason why a route to an existing module cannot be added.
enum RouteToError: ReportedError {
  case noModule(from: String)
  case passesWithoutRoute

  var message: String {
    switch self {
    case .noModule(let module):
      "Name the module that \(module) opens: 'adder gen \(module) --add RouteTo Details'."
    case .passesWithoutRoute:
      "--passing needs a route: 'adder gen MODULE --add RouteTo OTHER --passing NAMES'."
    }
  }

  var location: SourceLocation? { nil }
  var exitStatus: ExitStatus { .unusableInput }
}
