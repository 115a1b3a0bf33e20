import Testing

/// Checks the vocabulary in which the tables of documents are written.
@Suite struct CodeStructureTests {
  private let code = CodeStructure([
    "App/Profile/ProfilePresenter.swift": """
    /// Decides what the screen shows.
    final class ProfilePresenter {
      weak var view: (any ProfileViewInput)?
      private(set) var router: any ProfileRouterInput
      private let mapper = ProfileMapper()
      static let shared = ProfilePresenter()
      var title: String { "Profile" }

      init(router: any ProfileRouterInput) { self.router = router }
    }

    // MARK: - ProfileViewOutput

    extension ProfilePresenter: ProfileViewOutput {
      /// Shows the items.
      func viewLoaded() {
        let items = mapper.map(load())
        self.view?.show(items)
        view?.title = items.first
        router = ProfileRouter()
        return finish
      }
      func select(_ item: Int, at index: Int) async -> [String]? { nil }
    }
    """,
    "AppTests/Profile/ProfilePresenterTests.swift": """
    // MARK: - ProfileViewOutput
    // given
    // when
    // then
    #expect(view.isShown)
    """,
    "App/Profile/Profile.swift": """
    enum Profile { enum Load { struct Request {} } }
    protocol ProfileDataStore: AnyObject { var items: [String] { get } }
    """,
  ])

  @Test(arguments: [
    ("ProfilePresenter", "class"),
    ("ProfilePresenter", "final class"),
    ("Profile.Load.Request", "struct"),
    ("Profile.Load.Request", "holds nothing"),
    ("ProfileDataStore", "conforms AnyObject"),
    ("ProfileDataStore", "get items: [String]"),
    ("ProfilePresenter", "conforms ProfileViewOutput"),
    ("ProfilePresenter", "holds weak view: ProfileViewInput"),
    ("ProfilePresenter", "get set view: ProfileViewInput"),
    ("ProfilePresenter", "get router: ProfileRouterInput"),
    ("ProfilePresenter", "get title: String"),
    ("ProfilePresenter", "holds strong mapper: ProfileMapper"),
    ("ProfilePresenter", "hides mapper"),
    ("ProfilePresenter", "holds static shared: ProfilePresenter"),
    ("ProfilePresenter", "holds only view router mapper shared"),
    ("ProfilePresenter", "method select(_:at:) -> [String]"),
    ("ProfilePresenter", "methods begin init|view|select"),
    ("ProfilePresenter", "documented"),
    ("ProfilePresenter", "section ProfileViewOutput"),
    ("ProfilePresenter", "test section ProfileViewOutput"),
    ("ProfilePresenter", "tests in given, when, then"),
    ("ProfilePresenter", "test file ProfilePresenterTests.swift"),
    ("ProfilePresenter", "file ProfilePresenter.swift"),
    (
      "ProfilePresenter",
      "in viewLoaded: calls load < calls mapper.map < calls view.show < sets view.title = items.first"
    ),
    ("ProfilePresenter", "in viewLoaded: creates ProfileRouter < sets router < returns finish"),
  ])
  func `A fact that the code shows holds`(type: String, fact: String) {
    #expect(code.holds(fact, of: type) == true)
    if !fact.contains("file ") { #expect(code.holds("not \(fact)", of: type) == false) }
  }

  @Test(arguments: [
    ("ProfilePresenter", "struct"),
    ("Missing", "class"),
    ("ProfileDataStore", "get set items: [String]"),
    ("ProfilePresenter", "holds strong view: ProfileViewInput"),
    ("ProfilePresenter", "holds weak view: ProfileView"),
    ("ProfilePresenter", "holds strong title: String"),
    ("ProfilePresenter", "get set router: ProfileRouterInput"),
    ("ProfilePresenter", "get mapper: ProfileMapper"),
    ("ProfilePresenter", "exposes mapper"),
    ("ProfilePresenter", "hides missing"),
    ("ProfilePresenter", "holds only view"),
    ("ProfilePresenter", "method select(_:)"),
    ("ProfilePresenter", "method viewLoaded() -> Int"),
    ("ProfilePresenter", "only method viewLoaded()"),
    ("ProfilePresenter", "methods begin select"),
    ("ProfilePresenter", "methods synchronous"),
    ("ProfilePresenter", "methods documented"),
    ("Profile", "methods documented"),
    ("ProfilePresenter", "methods return nothing"),
    ("ProfilePresenter", "comment of Profile"),
    ("ProfilePresenter", "section ProfileModuleInput"),
    ("ProfilePresenter", "file Presenter/ProfilePresenter.swift"),
    ("ProfilePresenter", "in viewLoaded: calls view.show < calls mapper.map"),
    ("ProfilePresenter", "in viewLoaded: calls show"),
    ("ProfilePresenter", "test section ProfileModuleInput"),
    ("Profile", "tests in given, when, then"),
    ("ProfilePresenter", "in missing: calls load"),
  ])
  func `A fact that the code does not show does not hold`(type: String, fact: String) {
    #expect(code.holds(fact, of: type) == false)
  }

  @Test(arguments: [
    "owns view", "holds view", "conforms", "methods begin", "in viewLoaded",
    "in viewLoaded: does it",
    "method select(_:at:) [String]",
  ])
  func `A fact outside the vocabulary is neither true nor false`(fact: String) {
    #expect(code.holds(fact, of: "ProfilePresenter") == nil)
  }
}
