import AdderTestSupport
import Foundation
import Testing

/// A double that a person wrote, beside the generated spies.
let ordersViewMock = """
  @testable import App

  final class ViewMock: OrdersViewInput {
      private(set) var title: String?
      private(set) var items: [String]?
      private(set) var messages: [String] = []

      func update(title: String) {
          self.title = title
      }

      func showItems(_ items: [String]) {
          self.items = items
      }

      func showMessage(_ message: String) {
          messages.append(message)
      }
  }

  """

/// `adder gen MODULE --add Method CONTRACT.METHOD`, run as a user runs it.
@Suite(.serialized) struct AddedMethodTests {
  private static let folder = "Sources/App/Modules/Orders/"
  private static let tests = "Tests/AppTests/Modules/Orders/"

  private func module(_ architecture: String = "rambler-viper") throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    let made = try adder.run(
      ["gen", "Orders", "--architecture", architecture, "--ui", "none", "--runtime", "none"])
    #expect(made.status == 0, "\(made.errors)")
    if architecture == "rambler-viper" {
      try adder.folder.write(ordersViewMock, to: Self.tests + "ViewMock.swift")
    }
    return adder
  }

  private func add(_ method: String, to adder: CommandUnderTest, _ words: String...) throws
    -> Outcome
  {
    try adder.run(["gen", "Orders", "--add", "Method", method] + words)
  }

  private func texts(_ adder: CommandUnderTest) throws -> [String: String] {
    try adder.folder.snapshot().filter { $0.key.hasSuffix(".swift") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `A method gets its requirement, an implementation, its doubles and a failing test`()
    throws
  {
    let adder = try module()
    let before = try texts(adder)
    let outcome = try add("ViewInput.showError(_ text: String, code: Int)", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains("Added showError(_:code:) to OrdersViewInput"), "\(outcome.output)")
    let contract = try adder.folder.read(Self.folder + "View/OrdersViewInput.swift")
    #expect(
      contract.contains(
        """
            /// Shows error.
            func showError(_ text: String, code: Int)

        """), "\(contract)")
    let view = try adder.folder.read(Self.folder + "View/OrdersView.swift")
    #expect(
      view.contains(
        """
            func showError(_ text: String, code: Int) {
                // TODO: Write showError(_:code:).
            }

        """), "\(view)")
    let double = try adder.folder.read(Self.tests + "ViewMock.swift")
    #expect(double.contains("        showErrorCallCount += 1\n"), "\(double)")
    let test = try adder.folder.read(Self.tests + "View/OrdersViewTests.swift")
    #expect(
      test.contains(
        """
            @Test func showErrorIsNotWrittenYet() {
                // given
                let sut = makeView()

                // when
                sut.showError("text", code: 1)

                // then
                Issue.record("Write showError(_:code:) of OrdersView, and test here what it does.")
            }

        """), "\(test)")
    #expect(try adder("undo").status == 0)
    #expect(try texts(adder) == before)
  }

  @Test(arguments: [
    ("rambler-viper", "ModuleInput.isEmpty() -> Bool"),
    (
      "rambler-viper", "ViewInput.show<Value>(_ value: Value, at place: Int?) where Value: Sendable"
    ),
    ("rambler-viper", "ViewInput.size<Value>(of value: Value) -> Int where Value: Sendable"),
    ("rambler-viper", "RouterInput.close(animated: Bool)"),
    (
      "rambler-viper",
      "ViewOutput.didTapRetry(at rows: [Int], _ filter: (String) -> Bool)"
    ),
    ("clean-swift", "BusinessLogic.reload(request: Orders.ShowItems.Request)"),
    ("surf-mvp", "ViewInput.update(_ names: [String])"),
    ("mutual-mobile-viper", "ViewInterface.showNothing()"),
  ])
  func `What is added is correct Swift, with one test`(architecture: String, method: String) throws
  {
    let adder = try module(architecture)
    let outcome = try add(method, to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let after = try texts(adder)
    let added = after.reduce(0) { count, file in
      count + file.value.components(separatedBy: "IsNotWrittenYet()").count - 1
    }
    #expect(added == 1)
    let code = after.filter { $0.key.hasPrefix("Sources/") }
    #expect(try SwiftFrontend.errors(in: code, "-typecheck", ["-swift-version", "6"]) == [:])
    #expect(try SwiftFrontend.errors(in: after.filter { $0.key.hasPrefix("Tests/") }) == [:])
  }

  @Test func `Generated spies and proxies have the new method`() throws {
    let adder = try module()
    #expect(try adder("spy").status == 0)
    #expect(try adder("record").status == 0)
    let outcome = try add("InteractorInput.reload(_ names: [String])", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let spies = try adder.folder.read(Self.tests + "OrdersSpies.swift")
    #expect(spies.contains("reloadCalls"), "\(spies)")
    #expect(try adder("spy", "--check").status == 0)
    #expect(try adder("record", "--check").status == 0)
  }

  @Test func `An empty double gets the method`() throws {
    let adder = try module()
    try adder.folder.write(
      """
      @testable import App

      class OtherInteractorMock: OrdersModuleOutput {

      }

      """, to: "Tests/AppTests/OtherInteractorMock.swift")
    let contract = Self.folder + "Presenter/OrdersModuleOutput.swift"
    try adder.folder.write("protocol OrdersModuleOutput: AnyObject {\n}\n", to: contract)
    try adder.folder.write(
      "final class Listener: OrdersModuleOutput {}\n", to: "Sources/App/Listener.swift")
    let outcome = try add("ModuleOutput.didFinish()", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try adder.folder.read("Tests/AppTests/OtherInteractorMock.swift").hasSuffix(
        """
        class OtherInteractorMock: OrdersModuleOutput {
            private(set) var didFinishCallCount = 0

            func didFinish() {
                didFinishCallCount += 1
            }
        }

        """))
  }

  @Test func `A contract that was empty and unused gets its first method`() throws {
    let adder = try module()
    let assembly = Self.folder + "Assembly/OrdersAssembly.swift"
    let code = try adder.folder.read(assembly)
    try adder.folder.write(
      code.replacing("any OrdersModuleInput", with: "OrdersPresenter"), to: assembly)
    try adder.folder.write(
      "protocol OrdersModuleInput: AnyObject {}\n",
      to: Self.folder + "Presenter/OrdersModuleInput.swift")
    try FileManager.default.removeItem(
      at: adder.folder.url.appending(path: Self.tests + "Assembly/OrdersAssemblyTests.swift"))
    let outcome = try add("ModuleInput.reset()", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `An Xcode project that a generator makes need not be there`() throws {
    let adder = try module()
    try adder.folder.write("xcodeproj_path: App.xcodeproj\n", to: "Rambafile")
    let outcome = try add("ViewInput.showNothing()", to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `A double returns what a test sets`() throws {
    let adder = try module()
    #expect(try add("ViewInput.selectedRow() throws -> Int?", to: adder).status == 0)
    let double = try adder.folder.read(Self.tests + "ViewMock.swift")
    #expect(double.contains("    var selectedRowResult: Int?\n"), "\(double)")
    #expect(
      double.contains("    func selectedRow() throws -> Int? {\n        selectedRowResult\n"),
      "\(double)")
  }

  @Test func `An implementation without an obvious result is not called by its test`() throws {
    let adder = try module()
    #expect(try add("ViewInput.makeError() -> any Error", to: adder).status == 0)
    let view = try adder.folder.read(Self.folder + "View/OrdersView.swift")
    #expect(view.contains("fatalError(\"makeError() is not written yet.\")"), "\(view)")
    let test = try adder.folder.read(Self.tests + "View/OrdersViewTests.swift")
    #expect(!test.contains("makeError()\n"), "\(test)")
    let double = try adder.folder.read(Self.tests + "ViewMock.swift")
    #expect(double.contains("    var makeErrorResult: (any Error)!\n"), "\(double)")
  }

  @Test func `A double repeats what is said about generic parameters`() throws {
    let adder = try module()
    let method = "size<Value>(of value: Value) -> Int where Value: Sendable"
    #expect(try add("ViewInput.\(method)", to: adder).status == 0)
    let double = try adder.folder.read(Self.tests + "ViewMock.swift")
    #expect(double.contains("    func \(method) {\n        sizeResult\n"), "\(double)")
  }

  @Test func `With --no-tests, only the doubles are completed`() throws {
    let adder = try module()
    let outcome = try add("ViewInput.showNothing()", to: adder, "--no-tests")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try texts(adder).values.allSatisfy { !$0.contains("IsNotWrittenYet") })
    #expect(
      try adder.folder.read(Self.tests + "ViewMock.swift").contains("showNothingCallCount"))
  }

  @Test func `A part without a test case is named, and the method is added`() throws {
    let adder = try module()
    try FileManager.default.removeItem(
      at: adder.folder.url.appending(path: Self.tests + "View/OrdersViewTests.swift"))
    let outcome = try add("ViewInput.showNothing()", to: adder, "--format", "text")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "note: 'OrdersView' has no test case, so it gets no test of showNothing()."),
      "\(outcome.errors)")
  }

  @Test(arguments: [
    ("showError()", 2, "'showError()' names no contract. Write it before the method"),
    ("ViewInput.showError", 2, "'showError' is not the declaration of a method"),
    ("ViewInput.showError(", 2, "'showError(' is not the declaration of a method"),
    ("ViewInput.show(_ text: String = \"\")", 2, "is not the declaration of a method"),
    ("ViewInput.load<Value>() -> Value", 1, "'ViewMock' cannot keep what 'load()' returns"),
    ("ViewInput.var title: String { get }", 2, "is not the declaration of a method"),
    ("Door.open()", 2, "Orders has no contract 'Door', only: OrdersInteractorInput, "),
    ("ViewInput.update(title: String)", 1, "'OrdersViewInput' already has a member 'update'"),
    ("InteractorInput.load() async", 1, "'adder check' would then find 'contract-method-async'"),
  ])
  func `What cannot be added is a clear error, and nothing is written`(
    method: String, status: Int32, says: String
  ) throws {
    let adder = try module()
    let before = try texts(adder)
    let outcome = try add(method, to: adder)
    #expect(outcome.status == status, "\(outcome.output)")
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `A method that is not named is a clear error`() throws {
    let outcome = try module()("gen", "Orders", "--add", "Method")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "'adder gen Orders --add Method \"OrdersViewInput.show(_ text: String)\"'"),
      "\(outcome.errors)")
  }
}
