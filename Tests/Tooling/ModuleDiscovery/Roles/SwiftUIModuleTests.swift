import AdderArchitectures
import AdderModuleDiscovery
import AdderTestSupport
import Testing

/// Modules whose views are structures, as teams write them.
@Suite struct SwiftUIModuleTests {
  /// Compares the found modules with lines like `Feed: Presenter=FeedPresenter View=FeedView`.
  private func check(
    _ text: String, finds expected: String...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try check(
      SampleProject("import SwiftUI\n" + text), finds: expected, sourceLocation: sourceLocation)
  }

  private func check(
    _ project: SampleProject, finds expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let architectures = try ["rambler-viper", "clean-swift", "mutual-mobile-viper"].map {
      try ArchitectureReader().architecture(named: $0)
    }
    let found = ModuleFinder(project.index, architectures: architectures).modules().map { module in
      let parts = module.parts.map { "\($0.role)=\(project.name($0.type))" }
      return "\(module.name): \(parts.sorted().joined(separator: " "))"
    }
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  /// A presenter and an interactor behind protocols.
  private static let logic = """
    protocol FeedInteractorProtocol {}
    final class FeedInteractor: FeedInteractorProtocol {}
    final class FeedPresenter: ObservableObject {
      private let interactor: FeedInteractorProtocol
      private let router: FeedRouter
      init(interactor: FeedInteractorProtocol, router: FeedRouter) {
        self.interactor = interactor
        self.router = router
      }
    }
    final class FeedRouter { func makeDetail() -> some View { Text("") } }

    """
  private static let parts =
    "Interactor=FeedInteractor Presenter=FeedPresenter Router=FeedRouter View=FeedView"

  @Test(arguments: [
    "struct FeedView: View { @ObservedObject var presenter: FeedPresenter }",
    "struct FeedView: View { @StateObject private var presenter: FeedPresenter }",
    "struct FeedView: View { let presenter: FeedPresenter }",
    "public struct FeedView: SwiftUI.View { @EnvironmentObject var presenter: FeedPresenter }",
    "struct FeedView { @ObservedObject var presenter: FeedPresenter }\nextension FeedView: View {}",
    """
    struct FeedView: View {
      @StateObject private var presenter: FeedPresenter
      init(presenter: FeedPresenter) { _presenter = StateObject(wrappedValue: presenter) }
    }
    """,
    """
    struct FeedView: View {
      @ObservedObject var presenter = FeedView.makePresenter()
      static func makePresenter() -> FeedPresenter {
        FeedPresenter(interactor: FeedInteractor(), router: FeedRouter())
      }
    }
    """,
    """
    struct FeedView: View {
      struct Dependencies { let presenter: FeedPresenter }
      let dependencies: Dependencies
    }
    """,
  ])
  func `A structure that holds its presenter is the view of a module`(_ view: String) throws {
    try check(Self.logic + view, finds: "Feed: \(Self.parts)")
  }

  @Test(arguments: [
    "struct FeedView<Presenter: FeedPresenting>: View { @ObservedObject var presenter: Presenter }",
    """
    struct FeedView<Presenter>: View where Presenter: FeedPresenting {
      @EnvironmentObject var presenter: Presenter
    }
    """,
    "struct FeedView: View { let presenter: any FeedPresenting }",
  ])
  func `A generic view is wired by what its parameter conforms to`(_ view: String) throws {
    try check(
      Self.logic + "protocol FeedPresenting: ObservableObject {}\n"
        + "extension FeedPresenter: FeedPresenting {}\n" + view, finds: "Feed: \(Self.parts)")
  }

  @Test func `A generic view's arguments say which presenter it has`() throws {
    try check(
      Self.logic + """
        protocol Presenting: ObservableObject {}
        extension FeedPresenter: Presenting {}
        final class OtherThing: Presenting {}
        struct FeedView<Presenter: Presenting>: View { @EnvironmentObject var presenter: Presenter }
        final class FeedAssembly {
          func build() -> some View {
            let presenter = FeedPresenter(interactor: FeedInteractor(), router: FeedRouter())
            return FeedView<FeedPresenter>().environmentObject(presenter)
          }
        }
        """, finds: "Feed: Assembly=FeedAssembly \(Self.parts)")
  }

  @Test func `Implementations are called by what they implement, and their doubles do not count`()
    throws
  {
    try check(
      """
      protocol FeedPresenter: ObservableObject {}
      protocol FeedInteractor {}
      final class RealFeedPresenter: FeedPresenter {
        let interactor: FeedInteractor
        init(interactor: FeedInteractor) { self.interactor = interactor }
      }
      final class FeedPresenterMock: FeedPresenter {}
      final class FeedInteractorDefault: FeedInteractor {}
      struct StubFeedInteractor: FeedInteractor {}
      struct FeedView<Presenter: FeedPresenter>: View { @ObservedObject var presenter: Presenter }
      struct FeedView_Previews: PreviewProvider {
        static var previews: some View { FeedView(presenter: FeedPresenterMock()) }
      }
      """, finds: "Feed: Interactor=FeedInteractorDefault Presenter=RealFeedPresenter View=FeedView"
    )
  }

  @Test func `A product's own word does not make a double`() throws {
    try check(
      """
      protocol Themed {}
      final class HomePresenter: Themed {}
      final class MockupInteractor {}
      final class MockupPresenter: ObservableObject, Themed {
        let interactor: MockupInteractor
        init(interactor: MockupInteractor) { self.interactor = interactor }
      }
      struct MockupView: View { @ObservedObject var presenter: MockupPresenter }
      """, finds: "Mockup: Interactor=MockupInteractor Presenter=MockupPresenter View=MockupView")
  }

  @Test func `The state between a view and its presenter is a part of the view`() throws {
    try check(
      """
      protocol FeedViewStateProtocol { func set(presenter: FeedPresenter) }
      final class FeedViewState: ObservableObject, FeedViewStateProtocol {
        private var presenter: FeedPresenter?
        func set(presenter: FeedPresenter) { self.presenter = presenter }
      }
      final class FeedPresenter {
        private let viewState: FeedViewStateProtocol
        private let interactor: FeedInteractor
        init(viewState: FeedViewStateProtocol, interactor: FeedInteractor) {
          self.viewState = viewState
          self.interactor = interactor
        }
      }
      final class FeedInteractor {}
      struct FeedView: View { @StateObject var viewState: FeedViewState }
      """,
      finds:
        "Feed: Interactor=FeedInteractor Presenter=FeedPresenter View=FeedView View=FeedViewState"
    )
  }

  @Test func `The state of the whole app is a part of no view`() throws {
    try check(
      Self.logic + """
        final class AppState: ObservableObject { var presenter: FeedPresenter? }
        struct ContentView: View { @EnvironmentObject var appState: AppState }
        struct FeedView: View {
          @EnvironmentObject var appState: AppState
          @ObservedObject var presenter: FeedPresenter
        }
        """, finds: "Feed: \(Self.parts)")
  }

  @Test func `A view that another view of the module shows is not a second one`() throws {
    try check(
      Self.logic + """
        struct FeedRow: View { @ObservedObject var presenter: FeedPresenter }
        struct FeedView: View {
          @ObservedObject var presenter: FeedPresenter
          var body: some View { FeedRow(presenter: presenter) }
        }
        """, finds: "Feed: \(Self.parts)")
  }

  @Test func `A router that builds its module has the router's role`() throws {
    try check(
      """
      final class FeedInteractor {}
      final class FeedPresenter: ObservableObject {
        let interactor: FeedInteractor
        init(interactor: FeedInteractor) { self.interactor = interactor }
      }
      struct FeedView: View { @ObservedObject var presenter: FeedPresenter }
      final class FeedRouter {
        static func createModule() -> FeedView {
          FeedView(presenter: FeedPresenter(interactor: FeedInteractor()))
        }
      }
      """, finds: "Feed: \(Self.parts)")
  }

  @Test(arguments: ["HomeRouter", "AppCoordinator", "HomePresenter", "HomeView: View", "Root: App"])
  func `What opens a module from elsewhere is no part of it`(_ opener: String) throws {
    let kind = opener.contains(":") ? "struct" : "final class"
    try check(
      Self.logic + """
        struct FeedView: View { @ObservedObject var presenter: FeedPresenter }
        \(kind) \(opener) {
          func open() -> some View {
            FeedView(presenter: FeedPresenter(interactor: FeedInteractor(), router: FeedRouter()))
          }
        }
        """, finds: "Feed: \(Self.parts)")
  }

  @Test func `A helper names no module`() throws {
    try check(
      """
      protocol FeedInteractorInput: AnyObject {}
      final class FeedInteractor: FeedInteractorInput {
        let service: AlbumProvider
        init(service: AlbumProvider) { self.service = service }
      }
      final class AlbumProvider {}
      final class FeedPresenter: ObservableObject {
        let interactor: FeedInteractorInput
        init(interactor: FeedInteractorInput) { self.interactor = interactor }
      }
      struct NewsFeedView: View { @ObservedObject var presenter: FeedPresenter }
      struct HomeFeedView: View { @ObservedObject var presenter: FeedPresenter }
      """,
      finds:
        "Feed: DataStore=AlbumProvider Interactor=FeedInteractor Presenter=FeedPresenter View=HomeFeedView View=NewsFeedView"
    )
  }

  @Test func `An actor and structures can be parts`() throws {
    try check(
      """
      protocol FeedInteractorInput: Sendable {}
      actor FeedInteractor: FeedInteractorInput {}
      struct FeedRouter { func makeDetail() -> some View { Text("") } }
      @Observable final class FeedPresenter {
        let router: FeedRouter
        let interactor: FeedInteractorInput
        init(router: FeedRouter, interactor: FeedInteractorInput) {
          self.router = router
          self.interactor = interactor
        }
      }
      struct FeedView: View { let presenter: FeedPresenter }
      """, finds: "Feed: \(Self.parts)")
  }

  @Test(arguments: [
    """
    struct FeedView: View { @StateObject var viewModel: FeedViewModel }
    final class FeedViewModel: ObservableObject { let service = FeedService() }
    final class FeedService { weak var delegate: FeedViewModel? }
    """,
    """
    struct FeedView: View { @ObservedObject var viewModel: ViewModel }
    extension FeedView {
      final class ViewModel: ObservableObject {
        let container: DIContainer
        init(container: DIContainer) { self.container = container }
      }
    }
    struct DIContainer { let interactors: Interactors }
    struct Interactors { let feed: FeedInteractor }
    final class FeedInteractor {}
    """,
    """
    @Reducer struct Feed { struct State {} }
    struct FeedView: View { let store: StoreOf<Feed> }
    """,
    "struct FeedView: View { @State var isShown = false }\nstruct FeedRow: View { let title: String }",
  ])
  func `Views with view models, stores or nothing are no modules`(_ text: String) throws {
    try check(text)
  }

  @Test func `The views of a feature may share its presenter`() throws {
    func project(_ folders: String...) -> SampleProject {
      func view(_ name: String) -> String {
        "import SwiftUI\nstruct Feed\(name)View: View { @StateObject var presenter = FeedPresenter() }"
      }
      return SampleProject([
        "App/Feed/Presenter/FeedPresenter.swift":
          "final class FeedPresenter: ObservableObject { let interactor = FeedInteractor() }",
        "App/Feed/Interactor/FeedInteractor.swift": "final class FeedInteractor {}",
        "App/\(folders[0])/FeedListView.swift": view("List"),
        "App/\(folders[1])/FeedDetailView.swift": view("Detail"),
        "App/\(folders[2])/FeedFormView.swift": view("Form"),
        "App/\(folders[3])/FeedFilterView.swift": view("Filter"),
      ])
    }
    let views = ["Detail", "Filter", "Form", "List"].map { "View=Feed\($0)View" }
    try check(
      project("Feed/View", "Feed/View", "Feed/View", "Feed/View"),
      finds: [
        "Feed: Interactor=FeedInteractor Presenter=FeedPresenter \(views.joined(separator: " "))"
      ])
    try check(project("A/View", "B/View", "C/View", "D/View"), finds: [])
  }

  @Test func `Views to which the view passes its presenter do not make it a shared object`() throws
  {
    let children = (1...4).map { number in
      "struct Row\(number): View { @ObservedObject var presenter: FeedPresenter }"
    }
    let rows = (1...4).map { "Row\($0)(presenter: presenter)" }
    let inner = "struct Inner: View { let presenter: FeedPresenter }"
    let group = """
      struct Group: View {
        let presenter: FeedPresenter
        var body: some View { Inner(presenter: presenter) }
      }

      """
    try check(
      SampleProject([
        "App/Presenter/Logic.swift": "import SwiftUI\n" + Self.logic,
        "App/ContentView.swift": """
        import SwiftUI
        struct ContentView: View {
          @ObservedObject var presenter: FeedPresenter
          var body: some View { VStack { \(rows.joined(separator: "; ")); Group(presenter: presenter) } }
        }
        struct FeedModuleBuilder {
          static func make() -> some View {
            let interactor = FeedInteractor()
            let router = FeedRouter()
            let presenter = FeedPresenter(interactor: interactor, router: router)
            return ContentView(presenter: presenter)
          }
        }
        """,
        "App/View/Rows/Rows.swift": "import SwiftUI\n" + group + children.joined(separator: "\n")
          + inner,
      ]),
      finds: [
        """
        Feed: Assembly=FeedModuleBuilder Interactor=FeedInteractor Presenter=FeedPresenter \
        Router=FeedRouter View=ContentView
        """
      ])
  }

  @Test func `A tab of an app is the view of its module, not what shows the tabs`() throws {
    let tabs = """
      import SwiftUI
      struct ContentView: View {
        @EnvironmentObject var presenter: FeedPresenter
        var body: some View { TabView { FeedView(presenter: presenter) } }
      }
      struct FeedView: View { @ObservedObject var presenter: FeedPresenter }
      final class AppStart {
        func make() -> some View {
          let interactor = FeedInteractor()
          let presenter = FeedPresenter(interactor: interactor, router: FeedRouter())
          return ContentView().environmentObject(presenter)
        }
      }
      """
    try check(
      SampleProject([
        "App/Feed/Logic.swift": "import SwiftUI\n" + Self.logic, "App/ContentView.swift": tabs,
      ]), finds: ["Feed: Assembly=AppStart \(Self.parts)"])
  }

  /// A presenter that each screen has its own object of, as a shared package declares it.
  private static let generic = """
    import SwiftUI
    protocol UseCase { associatedtype Response }
    final class Interactor<Response>: UseCase {}
    final class GetListPresenter<Response, Work: UseCase>: ObservableObject {
      private let useCase: Work
      init(useCase: Work) { self.useCase = useCase }
    }

    """

  private static func screen(_ name: String) -> String {
    """
    import SwiftUI
    struct \(name)View: View {
      @ObservedObject var presenter: GetListPresenter<Post, Interactor<Post>>
      var body: some View { Text("") }
    }

    """
  }

  @Test func `Each screen of a generic presenter is a module with the screen's name`() throws {
    let start = """
      import SwiftUI
      struct ContentView: View {
        @EnvironmentObject var home: GetListPresenter<Post, Interactor<Post>>
        @EnvironmentObject var favorites: GetListPresenter<Post, Interactor<Post>>
        var body: some View {
          TabView { HomeView(presenter: home); FavoriteView(presenter: favorites) }
        }
      }
      final class AppStart {
        func make() -> some View {
          let home = GetListPresenter(useCase: Interactor<Post>())
          let favorites = GetListPresenter(useCase: Interactor<Post>())
          return ContentView().environmentObject(home).environmentObject(favorites)
        }
      }
      """
    try check(
      SampleProject([
        "Core/GetListPresenter.swift": Self.generic, "App/ContentView.swift": start,
        "App/Home/HomeView.swift": Self.screen("Home"),
        "App/Favorite/FavoriteView.swift": Self.screen("Favorite"),
      ]),
      finds: [
        "Favorite: Interactor=Interactor Presenter=GetListPresenter View=FavoriteView",
        "Home: Interactor=Interactor Presenter=GetListPresenter View=HomeView",
      ])
  }

  @Test func `A generic presenter that is named after its screen names the module`() throws {
    try check(
      SampleProject([
        "Core/Presenter.swift": Self.generic.replacing("GetListPresenter", with: "SearchPresenter"),
        "App/SearchTableView.swift": Self.screen("SearchTable").replacing(
          "GetListPresenter", with: "SearchPresenter"),
        "App/AppStart.swift": """
        final class AppStart {
          func make() -> SearchTableView {
            SearchTableView(presenter: SearchPresenter(useCase: Interactor<Post>()))
          }
        }
        """,
      ]),
      finds: [
        "Search: Assembly=AppStart Interactor=Interactor Presenter=SearchPresenter View=SearchTableView"
      ])
  }

  @Test func `A view and a presenter of its name are a module, even without an interactor`() throws
  {
    let scan = """
      struct ScanView: View { @EnvironmentObject var presenter: ScanPresenter }
      final class ScanPresenter: ObservableObject {
        let onValue: (String) -> Void
        init(onValue: @escaping (String) -> Void) { self.onValue = onValue }
      }

      """
    try check(scan, finds: "Scan: Presenter=ScanPresenter View=ScanView")
    try check(scan.replacing("ScanPresenter", with: "CodePresenter"))
    try check(scan.replacing("ScanPresenter", with: "ScanViewModel"))
  }
}
