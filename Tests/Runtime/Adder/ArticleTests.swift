import AdderTestSupport
import Foundation
import Testing

/// All Swift code in the documentation compiles, even if the main actor is the default isolation.
/// Each test adds the declarations that its article assumes.
@Suite struct ArticleTests {
  @Test func `The code in 'A module in ten minutes' compiles`() throws {
    try check("AModuleInTenMinutes", pieces: 4) { $0.joined(separator: "\n") }
  }

  @Test func `The code on the landing page compiles`() throws {
    try check("Adder", pieces: 1) { pieces in
      """
      struct Person { typealias ID = Int }
      @MainActor final class Router {
        weak var transitionHandler: (any TransitionHandler)?
        weak var output: (any PersonModuleOutput)?
        let personFactory = PersonAssembly()
        \(pieces[0])
      }
      """
    }
  }

  @Test func `The code in 'Deep links' compiles`() throws {
    try check("DeepLinks", pieces: 5) { pieces in
      """
      final class PersonStore {}
      extension PersonAssembly { init(store: PersonStore) { self.init() } }
      \(pieces[0...1].joined(separator: "\n"))
      struct BiographyStep: DeepLinkStep {
        static let name = "biography"
        func open(
          from handler: any TransitionHandler, in services: AppServices, isAnimated: Bool
        ) -> OpenModule<any PersonModuleInput> {
          handler.open(PersonAssembly())
        }
      }
      @MainActor func read(root: any TransitionHandler, services: AppServices) throws {
        \(pieces[2])
      }
      func universal(steps: [any DeepLinkStep<AppServices>.Type]) throws {
        \(pieces[3])
        _ = link
      }
      @MainActor func restore(
        root: any TransitionHandler, visible: any TransitionHandler,
        links: DeepLinkScheme<AppServices>, services: AppServices
      ) throws { \(pieces[4]) }
      """
    }
  }

  @Test func `The code in 'Projects on the main actor by default' compiles`() throws {
    try check("MainActorByDefault", pieces: 1) { $0[0] }
  }

  @Test func `The code in 'Testing a module' compiles`() throws {
    try check("TestingAModule", pieces: 3) { pieces in
      """
      import AdderTesting
      import Testing
      struct Avatar: Sendable {}
      @MainActor final class ChooseAvatarView: HeadlessTransitionHandler {
        let position = HeadlessPosition()
      }
      @MainActor struct ChooseAvatarAssembly: ModuleQuestion {
        func makeModule(reply: ModuleReply<Avatar>) -> Module<Void> {
          Module(view: ChooseAvatarView())
        }
      }
      \(pieces.joined(separator: "\n"))
      """
    }
  }

  @Test func `The code in the articles about moving from other libraries compiles`() throws {
    try check("MovingFromViperMcFlurry", pieces: 6) { pieces in
      """
      @MainActor func open(
        _ transitionHandler: (any TransitionHandler)?, _ personFactory: PersonAssembly,
        _ output: any PersonModuleOutput, personID: Int
      ) {
        \(pieces[0])
        \(pieces[1])
      }
      final class PeopleView: HeadlessTransitionHandler {
        let position = HeadlessPosition()
        \(pieces[5])
      }
      """
    }
    try check("MovingFromModuleTransitionable", pieces: 2) { pieces in
      let parts = pieces[1].split(separator: "\nfunc ", maxSplits: 1)
      return """
        extension PersonPresenter {
          convenience init(output: ModuleOutputReference<any PersonModuleOutput>) {
            self.init(router: PersonRouter(), output: output)
          }
        }
        typealias PersonViewController = PersonView
        \(parts[0])
        @MainActor final class Router {
          weak var view: (any TransitionHandler)?
          func \(parts[1])
        }
        """
    }
  }

  @Test func `The code in 'Clean Swift scenes' compiles`() throws {
    try check("CleanSwiftScenes", pieces: 2) { pieces in
      """
      @MainActor final class ShowOrderInteractor: ShowOrderDataStore { var orderID: Int? }
      @MainActor final class ShowOrderRouter {
        let dataStore: any ShowOrderDataStore = ShowOrderInteractor()
      }
      @MainActor final class ShowOrderViewController: HeadlessTransitionHandler {
        let position = HeadlessPosition()
        var router: ShowOrderRouter? = ShowOrderRouter()
      }
      \(pieces[0])
      @MainActor protocol ListOrdersDataStore: AnyObject { var selectedOrderID: Int? { get } }
      @MainActor protocol ListOrdersRoutingLogic: AnyObject { func routeToShowOrder() }
      @MainActor final class ListOrdersRouter {
        weak var viewController: (any TransitionHandler)?
        let dataStore: any ListOrdersDataStore
        init(dataStore: any ListOrdersDataStore) { self.dataStore = dataStore }
      }
      \(pieces[1])
      """
    }
  }

  @Test func `The code in the articles about SQLite compiles`() throws {
    try checkOfSQLite("AStoreOnSQLite", pieces: 6) { $0.joined(separator: "\n") }
    try checkOfSQLite("TrackingAList", pieces: 2) { pieces in
      "import Adder\n" + pieces.joined(separator: "\n")
    }
    try checkOfSQLite("AdderSQLite", pieces: 1) { "func use(path: String) throws {\n\($0[0])\n}" }
  }

  @Test func `The code in the articles about lists compiles`() throws {
    try check("Lists", pieces: 8) { pieces in
      """
      import AdderTesting
      import Testing
      @MainActor protocol PostListInteractorOutput: AnyObject {
        func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Post>)
        func didFailToObtainPosts(reason: String)
      }
      @MainActor protocol PostListViewOutput: AnyObject {
        func didSelectPost(id: Int)
        func didRequestAllPosts()
      }
      @MainActor protocol LongListInteractorInput: AnyObject {
        var sections: [CacheSectionSize] { get }
        func obtainPost(at position: ListPosition) -> Post?
      }
      @MainActor final class SettingsScreen { func logOut() {} }
      struct LogoutCellObject: CellObject { let id = "logout" }
      struct TitleCellObject: CellObject {
        let title: String
        var id: String { title }
      }
      nonisolated struct Person: Identifiable, Sendable { let id: Int }
      \(pieces[0...2].joined(separator: "\n"))
      @MainActor \(pieces[4])
      \(pieces[5].replacing("func show(", with: "@MainActor func show("))
      @MainActor \(pieces[6])
      \(pieces[7])
      """
    }
    try check("MovingFromReactiveDataDisplayManager", pieces: 1) { pieces in
      """
      @MainActor final class SettingsScreen { func open(_ title: String) {} }
      struct TitleCellObject: CellObject {
        let title: String
        var id: String { title }
      }
      @MainActor \(pieces[0])
      """
    }
  }

  @Test(arguments: ["Adder", "AdderGTK", "AdderSQLite"])
  func `A library's landing page lists every public type`(library: String) throws {
    let folder = "Sources/Runtime/\(library)"
    let page = try String(
      contentsOf: repository.appending(path: "\(folder)/\(library).docc/\(library).md"),
      encoding: .utf8)
    let types = try publicTypes(in: folder)
    #expect(types.count > 8)
    for type in types { #expect(page.contains("- ``\(type)``"), "\(type)") }
  }

  // MARK: - Helpers

  /// The names of the top-level public types in a folder's files.
  private func publicTypes(in folder: String) throws -> [String] {
    let root = repository.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String }
    let declaration =
      /(?m)^(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|actor) (\w+)/
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.flatMap { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return text.matches(of: declaration).map { String($0.output.1) }
    }
  }

  /// Compiles an article's code together with the declarations that it assumes and the module of
  /// the first article.
  private func check(
    _ article: String, pieces count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    in surroundings: ([String]) -> String
  ) throws {
    let folder = "Sources/Runtime/Adder/Adder.docc"
    let pieces = try codeSamples(in: "\(folder)/\(article).md")
    try #require(pieces.count == count, sourceLocation: sourceLocation)
    let module =
      article == "AModuleInTenMinutes"
      ? [] : try codeSamples(in: "\(folder)/AModuleInTenMinutes.md")
    try checkCompiles(
      (["import Adder"] + module + [surroundings(pieces)]).joined(separator: "\n"), [],
      sourceLocation)
  }

  /// Compiles the code of an article about AdderSQLite, without the module of the first article.
  private func checkOfSQLite(
    _ article: String, pieces count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    in surroundings: ([String]) -> String
  ) throws {
    let pieces = try codeSamples(
      in: "Sources/Runtime/AdderSQLite/AdderSQLite.docc/\(article).md")
    try #require(pieces.count == count, sourceLocation: sourceLocation)
    try checkCompiles(
      "import AdderSQLite\n" + surroundings(pieces), Compiler.withSQLite, sourceLocation)
  }

  private func checkCompiles(
    _ code: String, _ arguments: [String], _ sourceLocation: SourceLocation
  ) throws {
    for isolation in [[], ["-default-isolation", "MainActor"]] {
      let outcome = try Compiler.compile(code, arguments + isolation)
      #expect(
        outcome.status == 0, "\(isolation): \(outcome.errors)", sourceLocation: sourceLocation)
    }
  }
}
