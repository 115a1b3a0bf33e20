import AdderFindings
import AdderProjects

/// What `adder gen MODULE --add PART NAME` adds to an existing module, for one part.
protocol NamedAddition {
  /// What is written after `--add`.
  static var part: String { get }
  init(_ addition: ModuleAddition)
  func run() throws -> ExitStatus
}

extension ModuleAddition {
  static var named: [any NamedAddition.Type] {
    [
      UseCaseAddition.self, RouteToAddition.self, MethodAddition.self, ContractAddition.self,
      CallbackSplit.self, PlainObjectAddition.self,
    ]
  }

  /// Adds what a command names. Returns `nil` if the command adds something else.
  static func run(_ invocation: Invocation, _ project: Project) throws -> ExitStatus? {
    let isRoute = ModuleAddition(of: RouteToAddition.part, invocation, project) != nil
    if invocation.isSet(.passing), !isRoute { throw RouteToError.passesWithoutRoute }
    for kind in named {
      guard let addition = ModuleAddition(of: kind.part, invocation, project) else { continue }
      try invocation.recover(project.root)
      return try kind.init(addition).run()
    }
    return nil
  }
}
