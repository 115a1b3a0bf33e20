import AdderTestSupport
import Foundation
import Testing

/// `adder module remove MODULE --method CONTRACT.METHOD`, run as a user runs it.
@Suite(.serialized) struct RemovedMethodTests {
  private static let folder = "Sources/App/Modules/Orders/"
  private static let tests = "Tests/AppTests/Modules/Orders/"

  private func module() throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    let made = try adder.run(
      ["gen", "Orders", "--architecture", "rambler-viper", "--ui", "none", "--runtime", "none"])
    #expect(made.status == 0, "\(made.errors)")
    return adder
  }

  private func add(_ method: String, to adder: CommandUnderTest) throws {
    let outcome = try adder.run(["gen", "Orders", "--add", "Method", method])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private func remove(_ method: String, from adder: CommandUnderTest) throws -> Outcome {
    try adder.run(["module", "remove", "Orders", "--method", method])
  }

  private func texts(_ adder: CommandUnderTest) throws -> [String: String] {
    try adder.folder.snapshot().filter { $0.key.hasSuffix(".swift") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("ViewInput.showError(_ text: String, code: Int)", "ViewInput.showError"),
    ("RouterInput.close(animated: Bool)", "RouterInput.close(animated:)"),
    ("ViewInput.count() -> Int", "OrdersViewInput.count()"),
    ("ModuleInput.title() throws -> String", "moduleInput.title"),
    ("ViewInput.show<Value>(_ value: Value) where Value: Sendable", "ViewInput.show(_:)"),
  ])
  func `A method that was added is removed without a trace`(added: String, removed: String) throws {
    let adder = try module()
    let before = try texts(adder)
    try add(added, to: adder)
    let after = try texts(adder)
    let outcome = try remove(removed, from: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try texts(adder) == before)
    #expect(try adder("undo").status == 0)
    #expect(try texts(adder) == after)
  }

  @Test func `A double that was empty is empty again`() throws {
    let adder = try module()
    try adder.folder.write(
      "@testable import App\n\nclass OtherMock: OrdersModuleOutput {\n}\n",
      to: "Tests/AppTests/OtherMock.swift")
    try adder.folder.write(
      "protocol OrdersModuleOutput: AnyObject {\n}\n",
      to: Self.folder + "Presenter/OrdersModuleOutput.swift")
    try adder.folder.write(
      "final class Listener: OrdersModuleOutput {\n}\n", to: "Sources/App/Listener.swift")
    let before = try texts(adder)
    try add("ModuleOutput.didFinish()", to: adder)
    let outcome = try remove("ModuleOutput.didFinish", from: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `A method that was added is removed after a rename of its module`() throws {
    let adder = try module()
    #expect(try adder("module", "rename", "Orders", "Bills").status == 0)
    let before = try texts(adder)
    #expect(try adder("undo").status == 0)
    try add("ViewInput.showNothing()", to: adder)
    #expect(try adder("module", "rename", "Orders", "Bills").status == 0)
    let outcome = try adder("module", "remove", "Bills", "--method", "ViewInput.showNothing")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `A method that a storyboard names is not removed`() throws {
    let adder = try module()
    try add("ViewInput.showNothing()", to: adder)
    try adder.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="a"><objects><viewController id="b" customClass="OrdersView">
      <connections><action selector="showNothing" destination="b" id="c"/></connections>
      </viewController></objects></scene></scenes></document>
      """, to: "Sources/App/Main.storyboard")
    let outcome = try remove("ViewInput.showNothing", from: adder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("a storyboard or xib names 'showNothing'"), "\(outcome.errors)")
  }

  @Test func `A method is not looked for in a folder`() throws {
    let adder = try module()
    let outcome = try adder(
      "module", "remove", "Orders", "--method", "ViewInput.update", "--module-path", "Modules")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("'--method' cannot be combined with '--module-path'"),
      "\(outcome.errors)")
  }

  @Test func `Generated spies and proxies lose the method`() throws {
    let adder = try module()
    try add("ViewInput.showNothing()", to: adder)
    #expect(try adder("spy").status == 0)
    #expect(try adder("record").status == 0)
    #expect(try remove("ViewInput.showNothing", from: adder).status == 0)
    #expect(try adder("spy", "--check").status == 0)
    #expect(try adder("record", "--check").status == 0)
  }

  @Test func `A method that another contract asks for, too, stays in the type`() throws {
    let adder = try module()
    try add("ModuleInput.reset()", to: adder)
    try adder.folder.write(
      """
      protocol Resettable { func reset() }

      extension OrdersPresenter: Resettable {}

      """, to: "Sources/App/Resettable.swift")
    let outcome = try remove("ModuleInput.reset", from: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let presenter = try adder.folder.read(Self.folder + "Presenter/OrdersPresenter.swift")
    #expect(presenter.contains("func reset()"), "\(presenter)")
    let contract = try adder.folder.read(Self.folder + "Presenter/OrdersModuleInput.swift")
    #expect(!contract.contains("reset"), "\(contract)")
  }

  @Test func `What a test asks a double stays, so that the test still compiles`() throws {
    let adder = try module()
    let path = Self.tests + "ViewMock.swift"
    try adder.folder.write(ordersViewMock, to: path)
    try add("ViewInput.showNothing()", to: adder)
    try adder.folder.write(
      """
      import Testing

      @testable import App

      @MainActor @Test func nothingIsShown() {
          let view = ViewMock()
          #expect(view.showNothingCallCount == 0)
      }

      """, to: "Tests/AppTests/MockTests.swift")
    #expect(try remove("ViewInput.showNothing", from: adder).status == 0)
    let edited = try adder.folder.read(path)
    #expect(edited.contains("var showNothingCallCount = 0"), "\(edited)")
    #expect(!edited.contains("func showNothing()"), "\(edited)")
  }

  @Test(arguments: [
    ("ViewInput.update", 1, "'update(title:)' of 'OrdersViewInput' is used here, or may be"),
    ("ViewInput.foo", 2, "'OrdersViewInput' has no method 'foo', only: showItems(_:), "),
    ("Door.open", 2, "Orders has no contract 'Door', only: "),
    ("update", 2, "'update' names no contract. Write it before the method"),
  ])
  func `What cannot be removed is a clear error, and nothing is written`(
    method: String, status: Int32, says: String
  ) throws {
    let adder = try module()
    let before = try texts(adder)
    let outcome = try remove(method, from: adder)
    #expect(outcome.status == status, "\(outcome.output)")
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `A method that a test of the team calls is not removed, and the test is named`() throws
  {
    let adder = try module()
    try add("ViewInput.showNothing()", to: adder)
    let path = Self.tests + "View/OrdersViewTests.swift"
    let code = try adder.folder.read(path)
    try adder.folder.write(
      code.replacing("showNothingIsNotWrittenYet", with: "showsNothing"), to: path)
    let outcome = try remove("ViewInput.showNothing", from: adder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("\(path):"), "\(outcome.errors)")
  }

  @Test func `Overloads are told apart by their labels`() throws {
    let adder = try module()
    try add("ViewInput.update(_ number: Int)", to: adder)
    let outcome = try remove("ViewInput.update", from: adder)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "'OrdersViewInput' has several methods 'update'. Name one of them: update(_:), update(title:)."
      ),
      "\(outcome.errors)")
    #expect(try remove("ViewInput.update(_:)", from: adder).status == 0)
  }

  @Test func `What nothing uses without the method is named`() throws {
    let adder = try module()
    #expect(try adder("init", "--architecture", "rambler-viper").status == 0)
    try adder.folder.write(
      "struct App { let view = OrdersAssembly.self }\n", to: "Sources/App/App.swift")
    try add("ViewOutput.didTapRetry()", to: adder)
    try add("RouterInput.showRetry()", to: adder)
    let path = Self.folder + "Presenter/OrdersPresenter.swift"
    let code = try adder.folder.read(path)
    try adder.folder.write(
      code.replacing("// TODO: Write didTapRetry().", with: "router.showRetry()"), to: path)
    let outcome = try remove("ViewOutput.didTapRetry", from: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("note: Without it, nothing uses 'OrdersRouterInput.showRetry'."),
      "\(outcome.errors)")
  }

  @Test func `A finding about an unused method is settled`() throws {
    let adder = try module()
    #expect(try adder("init", "--architecture", "rambler-viper").status == 0)
    try adder.folder.write(
      "struct App { let view = OrdersAssembly.self }\n", to: "Sources/App/App.swift")
    try add("ViewInput.showNothing()", to: adder)
    let found = try adder("check", "--format", "text")
    #expect(
      found.output.contains("'showNothing' of 'OrdersViewInput'"), "\(found.output)\(found.errors)")
    #expect(try remove("ViewInput.showNothing", from: adder).status == 0)
    #expect(!(try adder("check", "--format", "text").output.contains("showNothing")))
  }
}
