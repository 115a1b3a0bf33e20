import AdderArchitectureLint
import Testing

/// The leaks that apps have, and code that is like them but leaks nothing.
@Suite struct LeakTests {
  /// The messages about an example.
  private func findings(_ shape: LeakPattern.Shape) throws -> [String] {
    var choice = RuleChoice()
    choice.only = ["module-retain-cycle", "module-outlives-screen"]
    return try shape.host.stage.report(playing: shape.example, choice).findings.map(\.message)
  }

  @Test(arguments: LeakPattern.all)
  func `A leak is reported in each of its shapes`(pattern: LeakPattern) throws {
    for (number, shape) in pattern.leaks.enumerated() {
      #expect(try !findings(shape).isEmpty, "\(number): \(shape.code)")
    }
  }

  @Test(arguments: LeakPattern.all)
  func `Code that is like a leak but releases the module is not reported`(
    pattern: LeakPattern
  ) throws {
    for (number, shape) in pattern.twins.enumerated() {
      #expect(try findings(shape) == [], "\(number): \(shape.code)")
    }
  }

  @Test func `Objects that are all passed to each other's methods are followed in finite time`()
    throws
  {
    let names = (0..<20).map { "box\($0)" }
    let declarations = names.map { "    let \($0) = Box()" }
    let calls = names.flatMap { one in
      names.filter { $0 != one }.map { "    \(one).hold(\($0))" }
    }
    let code = """
      final class Box {
        var content: Box?
        var handler: (() -> Void)?
        func hold(_ box: Box) { content = box }
      }
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        private var box: Box?
        func viewIsReady() {
      \((declarations + calls).joined(separator: "\n"))
          box8.handler = { self.viewIsReady() }
          box = box0
        }
      }
      """
    var choice = RuleChoice()
    choice.only = ["module-retain-cycle"]
    let messages = try Stage.viperBook.report(playing: code, choice).findings.map(\.message)
    #expect(messages.count == 1, "\(messages)")
  }

  @Test(arguments: ["_ tableView", "_"])
  func `The property of a framework's class is not its delegate's method`(
    parameter: String
  ) throws {
    func messages(_ value: String) throws -> [String] {
      let code = """
        final class PostListViewController: UITableViewController, PostListViewInput {
          var output: PostListViewOutput!
          var kept: Any?
          override func viewDidLoad() { kept = self.\(value) }
          func tableView(\(parameter): UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          func reload() {}
        }
        """
      var choice = RuleChoice()
      choice.only = ["module-retain-cycle"]
      return try Stage.viperBook.report(playing: code, choice).findings.map(\.message)
    }
    #expect(try messages("tableView") == [])
    #expect(try messages("reload").count == 1)
  }

  @Test func `The table has at least 25 leaks, each with twins`() {
    #expect(LeakPattern.all.count >= 25)
    #expect(LeakPattern.all.allSatisfy { !$0.leaks.isEmpty && !$0.twins.isEmpty })
    #expect(LeakPattern.all.count { $0.leaks.count > 1 } >= 25)
    #expect(Set(LeakPattern.all.map(\.name)).count == LeakPattern.all.count)
  }

  @Test func `Each helper that refers back to its part is reported`() throws {
    func helper(_ name: String) -> String {
      "final class \(name)Manager { var handler: PostListInteractor? }\n"
    }
    let shape = LeakPattern.Shape(
      .bookInteractor,
      """
      private let local = LocalManager(), remote = RemoteManager()
      func start() {
        local.handler = self
        remote.handler = self
      }
      """, beside: helper("Local") + helper("Remote"))
    let messages = try findings(shape)
    #expect(messages.count == 2, "\(messages)")
    #expect(messages.allSatisfy { $0.hasSuffix("Make 'handler' weak.") }, "\(messages)")
  }

  @Test(arguments: [("", 0), ("@escaping ", 1)])
  func `An initializer that the project adds can call its closure at once`(
    attribute: String, count: Int
  ) throws {
    let shape = LeakPattern.Shape(
      .bookView,
      """
      private lazy var button: UIButton = .init({ $0.isHidden = self.isViewLoaded })
      override func viewDidLoad() { view.addSubview(button) }
      """,
      beside: """
        protocol Creatable: AnyObject {}
        extension NSObject: Creatable {}
        extension Creatable where Self: NSObject {
          init(_ setUp: \(attribute)(Self) -> Void) {
            self.init()
            setUp(self)
          }
        }
        """)
    #expect(try findings(shape).count == count)
  }

  @Test(arguments: [("setUp(view)", 0), ("keeper = { setUp(view) }", 1), ("keeper = setUp", 1)])
  func `A method that the project adds to a framework's class can call its closure at once`(
    statement: String, count: Int
  ) throws {
    let shape = LeakPattern.Shape(
      .bookView,
      """
      private lazy var table: UITableView = { .make(UITableView()) { $0.dataSource = self } }()
      override func viewDidLoad() { view.addSubview(table) }
      """,
      beside: """
        extension UIView {
          static func make<View: UIView>(_ view: View, setUp: @escaping (View) -> Void) -> View {
            \(statement)
            return view
          }
        }
        """)
    #expect(try findings(shape).count == count)
  }
}
