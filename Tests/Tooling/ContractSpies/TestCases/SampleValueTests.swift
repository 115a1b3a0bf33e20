import AdderContractSpies
import Testing

/// The values that tests pass.
@Suite struct SampleValueTests {
  @Test func `A protocol of the project gets a spy as a value`() throws {
    let test = try Self.test(
      """
      protocol CellModel { var identifier: String { get } }
      protocol Handler: AnyObject { func push(); func make() -> Screen }
      final class Screen { init(model: CellModel) {} }
      """, view: "func show(_ models: [CellModel]); func use(_ handler: Handler?)",
      """
      func show(models: [CellModel]) { view?.show(models) }
      func open(_ handler: Handler?) { view?.use(handler) }
      """)
    #expect(test.text.contains("    let model = CellModelSpy()\n"))
    #expect(test.text.contains("    sut.show(models: [model])\n"))
    #expect(
      test.text.contains(
        "    let handler = HandlerSpy(makeResult: Screen(model: CellModelSpy()))\n"))
    #expect(test.protocols.map(\.text) == ["View", "CellModel", "Handler"])
  }

  @Test func `A parameter of a dependency's protocol is the same spy`() throws {
    let test = try Self.test(
      "", view: "func show()",
      "func attach(_ view: View) { self.view = view; self.view?.show() }")
    #expect(
      test.text.contains(
        "    sut.attach(view)\n\n    // then\n    #expect(view.showCalls.count == 1)\n"))
  }

  @Test func `A generic enumeration has the values of its arguments`() throws {
    let test = try Self.test(
      """
      enum Response<Value> { case success(Value), failure(code: Int) }
      struct User: Equatable { let name: String }
      """, view: "func show(_ user: User); func close()",
      """
      func handle(_ response: Response<User>) {
        switch response {
        case .success(let user): view?.show(user)
        case .failure: view?.close()
        }
      }
      """)
    #expect(test.text.contains("    sut.handle(.success(value))\n"))
    #expect(test.text.contains("    sut.handle(.failure(code: 1))\n"))
    #expect(test.openCount == 0)
  }

  @Test(arguments: [
    ("<T: Codable>", "", "    sut.save(\"value\")\n"),
    ("<T>", " where T: Decodable, T: Encodable", "    sut.save(\"value\")\n"),
    ("<T: AnyObject>", "", "    // sut.save(<#T#>)\n"),
  ])
  func `A generic parameter is a text if that is enough`(
    parameter: String, clause: String, call: String
  ) throws {
    let method = "func save\(parameter)(_ value: T)\(clause)"
    let test = try Self.test(
      "protocol Input { \(method) }\nextension Presenter: Input {}", view: "func close()",
      "\(method) { view?.close() }")
    #expect(test.text.contains(call), "\(test.text)")
    #expect(!test.text.contains("-> T?"))
  }

  @Test func `What a generic requirement returns is left to a person`() throws {
    let test = try Self.test(
      "", view: "func cached<T: Codable>(_ key: String) -> T?; func close()",
      """
      func run() {
        if let name: String = view?.cached("name") { view?.close() }
      }
      """)
    #expect(
      test.text.contains("Write what is given: let name: String = view?.cached"), "\(test.text)")
    #expect(!test.text.contains("-> T?"))
  }

  @Test func `The modules of the values are imported`() throws {
    let test = try Self.test(
      "import CoreLocation\nimport UIKit\nstruct Place { let image: UIImage; let day: Date; let point: CLLocationCoordinate2D }",
      view: "func show(_ place: Place)", "func show(place: Place) { view?.show(place) }")
    #expect(
      test.text.hasPrefix("import CoreLocation\nimport Testing\nimport UIKit\n\n"), "\(test.text)")
    #expect(test.text.contains("point: CLLocationCoordinate2D(latitude: 1.5, longitude: 1.5))"))
  }

  @Test func `Long values of values are on several lines`() throws {
    let fields = (1...6).map { "let property\($0)OfThisValue: String" }.joined(separator: "; ")
    let test = try Self.test(
      "struct Inner { \(fields) }\nstruct Outer { let first: Inner; let all: [Inner]; let last: Int }",
      view: "func show(_ value: Outer) -> Outer",
      "func open(value: Outer) { _ = view?.show(value) }")
    #expect(test.text.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(test.text)")
    #expect(
      test.text.contains(
        """
              first: Inner(
                property1OfThisValue: "property1OfThisValue", property2OfThisValue: "property2OfThisValue",
        """), "\(test.text)")
  }

  /// - Parameters:
  ///   - types: What the project declares besides, in another file.
  ///   - view: The requirements of the view.
  ///   - code: The code of the presenter.
  private static func test(
    _ types: String, view: String, _ code: String
  ) throws -> PartTestCase {
    let presenter = """
      protocol View: AnyObject { \(view) }
      final class Presenter {
        weak var view: View?
        \(code)
      }
      """
    let sources = [
      ContractSource(path: "Presenter.swift", module: nil, text: Array(presenter.utf8)),
      ContractSource(path: "Types.swift", module: nil, text: Array(types.utf8)),
    ]
    return try PartTestCase(
      of: "Presenter", inFile: "Presenter.swift",
      in: TestedProject(sources, ContractScope(sources)))
  }
}
