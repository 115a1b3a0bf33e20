import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjects

/// `adder gen MODULE --add Callback CONTRACT.METHOD`: a method that reports its result through a closure becomes a
/// request, and the other contract gets the method that answers it.
struct CallbackSplit: NamedAddition {
  static let part = "Callback"

  private let addition: ModuleAddition

  init(_ addition: ModuleAddition) { self.addition = addition }

  func run() throws -> ExitStatus {
    let module = addition.module
    guard let text = addition.name else { throw CallbackError.nothingNamed(module: module) }
    let sources = try addition.sources()
    let split = try SplitCallback(
      text, in: module, prefix: addition.prefix(), of: sources, request: addition.request())
    return try addition.carryOut(split.plan(title: addition.title(split.request)), in: sources) {
      """
      \(split.request) is now answered by \(split.answers.joined(separator: " and ")):

      \($0)
      'adder undo' reverts it.
      """
    }
  }
}
