import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjects

/// `adder gen MODULE --add Method CONTRACT.METHOD`: a method is added to a contract of an existing module.
struct MethodAddition {
  static let part = "Method"

  private let addition: ModuleAddition
  private var invocation: Invocation { addition.invocation }

  /// Returns `nil` if something else is added.
  init?(_ invocation: Invocation, _ project: Project) {
    guard let addition = ModuleAddition(of: Self.part, invocation, project) else { return nil }
    self.addition = addition
  }

  func run() throws -> ExitStatus {
    let module = addition.module
    guard let text = addition.name else { throw MethodError.nothingNamed(module: module) }
    let sources = try addition.sources()
    let makesTests = !invocation.isSet(.noTests)
    let added = try AddedMethod(
      text, to: module, prefix: addition.prefix(), summary: invocation.value(.description),
      tests: makesTests, in: sources, request: addition.request())
    var plan = added.plan(title: addition.title("\(added.contract).\(added.method)"))
    try invocation.updateGeneratedCode(&plan, in: sources)
    for type in added.untested {
      invocation.console.report(
        "note: '\(type)' has no test case, so it gets no test of \(added.method). 'adder spy \(module) --tests' makes one."
      )
    }
    guard let applied = try invocation.carryOut(plan, in: addition.project.root),
      !invocation.console.isForPrograms
    else { return .success }
    let implementers = added.implementers.joined(separator: " and ")
    let isTested = makesTests && added.untested.count < added.implementers.count
    try invocation.console.show(
      """
      Added \(added.method) to \(added.contract):

      \(applied.tree())
      Write it in \(implementers)\(isTested ? ", where a test fails until then" : "").
      'adder undo' reverts it.
      """)
    return .success
  }
}
