import AdderContractSpies
import Testing

/// Tests of one function that differ only in values.
@Suite struct ParameterizedTestTests {
  @Test func `Errors that one function tells apart are the arguments of one test`() throws {
    let text = try Self.tests(
      """
      func load() {
        interactor.load { [weak view] result in
          switch result {
          case .success: break
          case .failure(.offline): view?.show(message: "You are offline.")
          case .failure(.server): view?.show(message: "Try again later.")
          }
        }
      }
      """)
    #expect(
      text.contains(
        """
          @Test(arguments: [
            (LoadError.offline, "You are offline."),
            (LoadError.server(code: 1), "Try again later."),
          ])
          func loadWithFailureCallsShowMessageOfView(error: LoadError, expected: String) {
            // when
            sut.load()
            interactor.loadCalls.last?(.failure(error))

            // then
            #expect(view.showMessageCalls.arguments == [expected])
          }
        """), "\(text)")
  }

  @Test func `A value that only some tests need keeps them apart`() throws {
    let text = try Self.tests(
      """
      func select(_ filter: Filter, isOn: Bool) {
        switch filter {
        case .all: view?.show(message: "All")
        case .open: if isOn { view?.show(message: "Open") }
        }
      }
      """)
    #expect(!text.contains("arguments: ["), "\(text)")
  }

  @Test func `Values that use a constant of the test are no arguments`() throws {
    let text = try Self.tests(
      """
      func show(_ item: Item, isOn: Bool) { view?.show(message: isOn ? item.title : "Off") }
      """)
    #expect(!text.contains("arguments: ["), "\(text)")
  }

  @Test func `Values of types that are not sendable are no arguments`() throws {
    let text = try Self.tests(
      """
      func show(_ kind: Kind) {
        switch kind {
        case .local: view?.show(message: "Local")
        case .remote: view?.show(message: "Remote")
        }
      }
      """)
    #expect(!text.contains("arguments: ["), "\(text)")
    #expect(text.contains("view.showMessageCalls.arguments == [\"Local\"]"))
  }

  @Test func `With XCTest, each value has its own test`() throws {
    let code = "func toggle(isOn: Bool) { view?.show(message: isOn ? \"On\" : \"Off\") }"
    #expect(
      try Self.tests(code).contains(
        "func toggleIsOnCallsShowMessageOfView(isOn: Bool, expected: String)"))
    let text = try Self.tests(code, .xctest)
    #expect(text.contains("func testToggleIsOnWhenNotOnCallsShowMessageOfView()"), "\(text)")
  }

  private static func tests(
    _ code: String, _ framework: PartTestCase.Framework = .testing
  ) throws -> String {
    let text = """
      enum LoadError: Error { case offline, server(code: Int) }
      enum Filter { case all, open }
      final class Remote {}
      enum Kind { case local, remote(Remote) }
      struct Item { let id: Int; let title: String }
      protocol View: AnyObject { func show(message: String) }
      protocol Interactor { func load(_ completion: @escaping (Result<Int, LoadError>) -> Void) }
      final class Presenter {
        weak var view: View?
        private let interactor: Interactor
        init(interactor: Interactor) { self.interactor = interactor }
        \(code)
      }
      """
    let sources = [ContractSource(path: "Presenter.swift", text: Array(text.utf8))]
    var options = PartTestCase.Options()
    options.framework = framework
    return try PartTestCase(
      of: "Presenter", inFile: "Presenter.swift",
      in: TestedProject(sources, ContractScope(sources)), options
    ).text
  }
}
