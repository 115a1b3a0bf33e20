import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjects

/// `adder gen MODULE --add Callback CONTRACT.METHOD`: a method that reports its result through a closure becomes a
/// request, and the other contract gets the method that answers it.
struct CallbackSplit {
  static let part = "Callback"

  private let addition: ModuleAddition
  private var invocation: Invocation { addition.invocation }

  /// Returns `nil` if something else is added.
  init?(_ invocation: Invocation, _ project: Project) {
    guard let addition = ModuleAddition(of: Self.part, invocation, project) else { return nil }
    self.addition = addition
  }

  func run() throws -> ExitStatus {
    let module = addition.module
    guard let text = addition.name else { throw CallbackError.nothingNamed(module: module) }
    let sources = try addition.sources()
    let split = try SplitCallback(
      text, in: module, prefix: addition.prefix(), of: sources, request: addition.request())
    var plan = split.plan(title: addition.title(split.request))
    try invocation.updateGeneratedCode(&plan, in: sources)
    guard let applied = try invocation.carryOut(plan, in: addition.project.root),
      !invocation.console.isForPrograms
    else { return .success }
    try invocation.console.show(
      """
      \(split.request) is now answered by \(split.answers.joined(separator: " and ")):

      \(applied.tree())
      'adder undo' reverts it.
      """)
    return .success
  }
}
