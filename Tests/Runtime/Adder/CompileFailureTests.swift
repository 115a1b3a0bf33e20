import AdderTestSupport
import Foundation
import Testing

/// Mistakes that the compiler detects: each sample is compiled against the library and must fail
/// with the expected error.
@Suite struct CompileFailureTests {
  @Test func `Correct use compiles`() throws {
    try check(
      """
      func take(_ reply: ModuleReply<Int>) { reply.answer(1) }
      func open(_ handler: any TransitionHandler, _ factory: PersonFactory, _ owner: Owner) {
        handler.open(factory, output: ModuleOutputReference { [weak owner] in owner }) {
          $0.configure(id: 1)
        }
      }
      """, fails: nil)
  }

  @Test func `A reply can be stored like any other object`() throws {
    try check(
      """
      final class AvatarPresenter {
        private let reply: ModuleReply<Int>
        private var later: ModuleReply<Int>?
        init(reply: ModuleReply<Int>) {
          self.reply = reply
          later = reply
        }
        func didSelectAvatar(_ number: Int) { reply.answer(number) }
        func makeAction() -> () -> Void { { self.later?.answer(0) } }
      }
      """, fails: nil)
  }

  @Test func `An answer must have the question's type`() throws {
    try check(
      "func take(_ reply: ModuleReply<Int>) { reply.answer(\"one\") }",
      fails: "cannot convert value of type 'String' to expected argument type 'Int'")
  }

  @Test func `A link can call only the module's input`() throws {
    try check(
      """
      func open(_ handler: any TransitionHandler, _ factory: PersonFactory) {
        handler.open(factory) { $0.configure(name: "Мария") }
      }
      """, fails: "incorrect argument label in call (have 'name:', expected 'id:')")
  }

  @Test func `A module's output must conform to the output protocol`() throws {
    try check(
      """
      func open(_ handler: any TransitionHandler, _ factory: PersonFactory, _ stranger: Stranger) {
        handler.open(factory, output: ModuleOutputReference { [weak stranger] in stranger })
      }
      """, fails: "Stranger")
  }

  @Test func `Modules can be opened only on the main actor`() throws {
    try check(
      """
      nonisolated func open(_ handler: any TransitionHandler, _ factory: PersonFactory) {
        handler.open(factory)
      }
      """, fails: "main actor-isolated")
  }

  @Test func `A part must create objects of its own type`() throws {
    try check(
      "let part = GraphPart<Owner>()\nfunc make() -> Owner { part { Stranger() } }",
      fails: "cannot convert")
  }

  // MARK: - Helpers

  private static let surroundings = """
    import Adder
    @MainActor protocol PersonInput: AnyObject { func configure(id: Int) }
    @MainActor protocol PersonOutput: AnyObject {}
    @MainActor final class Owner: PersonOutput {}
    @MainActor final class Stranger {}
    @MainActor struct PersonFactory: ModuleFactory {
      func makeModule(output: ModuleOutputReference<any PersonOutput>) -> Module<any PersonInput> {
        Module(view: Stranger()) { nil }
      }
    }

    """

  private func check(
    _ code: String, fails error: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let isolated =
      code.hasPrefix("nonisolated")
      ? code : "@MainActor " + code.replacing("\nfunc", with: "\n@MainActor func")
    let outcome = try Compiler.compile(Self.surroundings + isolated)
    guard let error else {
      #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
      return
    }
    #expect(outcome.status != 0, sourceLocation: sourceLocation)
    #expect(outcome.errors.contains(error), "\(outcome.errors)", sourceLocation: sourceLocation)
  }
}
