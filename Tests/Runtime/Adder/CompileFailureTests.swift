import AdderTestSupport
import Foundation
import Testing

/// Wrong use that the compiler finds: each piece is compiled against the library, and the error is the
/// one expected.
@Suite struct CompileFailureTests {
  @Test func `Right use compiles`() throws {
    try check(
      """
      func take(_ reply: consuming ModuleReply<Int>) { reply.answer(1) }
      func open(_ handler: any TransitionHandler, _ factory: PersonFactory, _ owner: Owner) {
        handler.open(factory, output: ModuleOutputReference { [weak owner] in owner }) {
          $0.configure(id: 1)
        }
      }
      """, fails: nil)
  }

  @Test func `A local reply cannot be answered twice`() throws {
    try check(
      """
      func take(_ reply: consuming ModuleReply<Int>) {
        reply.answer(1)
        reply.answer(2)
      }
      """, fails: "'reply' consumed more than once")
  }

  @Test func `A reply is not copied into two hands`() throws {
    try check(
      """
      func take(_ reply: consuming ModuleReply<Int>) {
        let first = reply
        let second = reply
        first.answer(1)
        second.answer(2)
      }
      """, fails: "'reply' consumed more than once")
  }

  @Test func `The answer has the question's type`() throws {
    try check(
      "func take(_ reply: consuming ModuleReply<Int>) { reply.answer(\"one\") }",
      fails: "cannot convert value of type 'String' to expected argument type 'Int'")
  }

  @Test func `A link says only what the module's input understands`() throws {
    try check(
      """
      func open(_ handler: any TransitionHandler, _ factory: PersonFactory) {
        handler.open(factory) { $0.configure(name: "Мария") }
      }
      """, fails: "incorrect argument label in call (have 'name:', expected 'id:')")
  }

  @Test func `A module's output cannot be somebody who does not listen to it`() throws {
    try check(
      """
      func open(_ handler: any TransitionHandler, _ factory: PersonFactory, _ stranger: Stranger) {
        handler.open(factory, output: ModuleOutputReference { [weak stranger] in stranger })
      }
      """, fails: "Stranger")
  }

  @Test func `Modules are opened on the main actor only`() throws {
    try check(
      """
      nonisolated func open(_ handler: any TransitionHandler, _ factory: PersonFactory) {
        handler.open(factory)
      }
      """, fails: "main actor-isolated")
  }

  @Test func `A part makes what it is a part for`() throws {
    try check(
      "let part = GraphPart<Owner>()\nfunc make() -> Owner { part { Stranger() } }",
      fails: "cannot convert")
  }

  // MARK: - The door

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

@Suite struct ArticleTests {
  @Test func `The code of the articles compiles`() throws {
    let module = try code(of: "AModuleInTenMinutes")
    let steps = try code(of: "DeepLinks")
    #expect(module.count == 4)
    let text = "import Adder\n" + (module + steps.prefix(1)).joined(separator: "\n")
    let outcome = try Compiler.compile(text)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// The pieces of Swift in an article.
  private func code(of article: String) throws -> [String] {
    let file = repository.appending(path: "Sources/Runtime/Adder/Adder.docc/\(article).md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "```swift\n").dropFirst()
      .map { String($0.prefix(upTo: $0.firstRange(of: "\n```")?.lowerBound ?? $0.endIndex)) }
  }
}

/// The compiler, with the library's module.
private enum Compiler {
  static func compile(_ text: String) throws -> Outcome {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Case.swift")
    return try run(
      "swiftc",
      [
        "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6", "-I",
        try modules(), folder.url.appending(path: "Case.swift").path(),
      ])
  }

  /// Where the library's module was built, beside these tests.
  private static func modules() throws -> String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let places = [bundle, URL(filePath: CommandLine.arguments[0])].compactMap { $0 }
      .map { $0.deletingLastPathComponent().appending(path: "Modules") }
    return try #require(
      places.first {
        FileManager.default.fileExists(atPath: $0.appending(path: "Adder.swiftmodule").path())
      }, "The library's module is not beside the tests: \(places)"
    ).path()
  }
}
