import AdderArchitectures
package import AdderFileChanges
import AdderModuleDiscovery
package import AdderProjectChecks

/// A method of a contract whose result came through a closure, divided into a request and the methods of another
/// contract that answer it. Everything is in memory; nothing is written.
package struct SplitCallback {
  /// The request, such as `OrdersInteractorInput.obtainOrders`.
  package let request: String
  /// The answers, such as `OrdersInteractorOutput.didObtainOrders(_:)`.
  package let answers: [String]
  private let edits: ProvenEdits

  /// - Parameters:
  ///   - text: the contract and the method: `InteractorInput.obtainOrders`.
  ///   - word: the module's name, with or without the prefix of type names.
  /// - Throws: `MethodError` if there is no such method, `CallbackError` if its code cannot be divided;
  ///   `MergeConflict` if a file has one.
  package init(
    _ text: String, in word: String, prefix: String, of sources: ProjectSources,
    request check: CheckRequest
  ) throws {
    let extended = try ExtendedModule(named: word, prefix: prefix, in: sources)
    let (contract, written) = try extended.contract(in: text)
    let index = extended.project.index
    let function = try extended.method(named: written, of: contract)
    let name = "\(index.name(of: contract)).\(index.names[function.name])"
    let code = ProjectCode(index)
    var writer: CallbackWriter
    do throws(CallbackFault) {
      let scene = try CallbackScene(function, of: contract, in: extended, code)
      writer = CallbackWriter(
        project: extended.project, texts: sources.texts, code: code, scene: scene,
        endings: extended.endings(of: scene.output.contract))
      try writer.write()
    } catch {
      throw CallbackError.impossible(name, error.obstacle, error.place.map(index.location))
    }
    let output = index.name(of: writer.scene.output.contract)
    edits = try extended.prove(
      writer.edits, declaring: writer.answers.map { .init(name: $0.name, type: output) }, check
    ) { CallbackError.refused(name, $0, $1) }
    request = name
    answers = writer.answers.map { answer in
      "\(output).\(answer.name)(\(answer.labels.map { $0 + ":" }.joined()))"
    }
  }

  /// The plan that makes the edits.
  package func plan(title: String) -> FileChangePlan { edits.plan(title: title) }
}

extension ExtendedModule {
  /// The endings of the names for a success and a failure that a contract's architecture asks for, or that the contract
  /// has already; empty if there are none.
  fileprivate func endings(of contract: TypeDeclaration.ID) -> [String] {
    let index = project.index
    let names = index.types[contract].functions.map { index.names[$0.name] }
    for endings in [["WithSuccess", "WithFailure"], ["Success", "Failure"]] {
      if endings.allSatisfy({ ending in names.contains { $0.hasSuffix(ending) } }) {
        return endings
      }
    }
    let use = module.contracts.first { $0.type == contract }
    return use.flatMap { architecture.contract(named: $0.contract) }?.methods.pairs ?? []
  }
}
