import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjects

/// `adder gen MODULE --add Method CONTRACT.METHOD`: a method is added to a contract of an existing module.
struct MethodAddition: NamedAddition {
  static let part = "Method"

  private let addition: ModuleAddition
  private var invocation: Invocation { addition.invocation }

  init(_ addition: ModuleAddition) { self.addition = addition }

  func run() throws -> ExitStatus {
    let module = addition.module
    guard let text = addition.name else { throw MethodError.nothingNamed(module: module) }
    let sources = try addition.sources()
    let makesTests = !invocation.isSet(.noTests)
    let added = try AddedMethod(
      text, to: module, prefix: addition.prefix(), summary: invocation.value(.description),
      tests: makesTests, in: sources, request: addition.request())
    let notes = added.untested.map { type in
      "'\(type)' has no test case, so it gets no test of \(added.method). 'adder spy \(module) --tests' makes one."
    }
    let implementers = added.implementers.joined(separator: " and ")
    let isTested = makesTests && added.untested.count < added.implementers.count
    return try addition.carryOut(
      added.plan(title: addition.title("\(added.contract).\(added.method)")), in: sources,
      notes: notes
    ) {
      """
      Added \(added.method) to \(added.contract):

      \($0)
      Write it in \(implementers)\(isTested ? ", where a test fails until then" : "").
      'adder undo' reverts it.
      """
    }
  }
}
