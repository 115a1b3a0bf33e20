import AdderArchitectures
import AdderTestSupport
import Testing

@testable import AdderModuleDiscovery

@Suite struct SeenScreensTests {
  private func text(_ files: KeyValuePairs<String, String>) throws -> String {
    let rambler = try ArchitectureReader().architecture(named: "rambler-viper")
    let finder = ModuleFinder(SampleProject(files).index, architectures: [rambler])
    #expect(finder.modules().isEmpty)
    return finder.seenScreens.text
  }

  @Test func `View models of the screens are named as what they are`() throws {
    #expect(
      try text([
        "Feed.swift": """
        import UIKit
        final class FeedViewController: UIViewController { var viewModel: FeedViewModel! }
        final class FeedViewModel {}
        final class CartViewController: UIViewController { var viewModel: CartViewModel! }
        final class CartViewModel {}
        """
      ]) == """
        None of the 2 screens has a presenter or an interactor. This looks like MVVM (2 view models); Adder checks \
        VIPER, VIP and MVP.
        """)
    #expect(
      try text([
        "Feed.swift": """
        import SwiftUI
        struct FeedView: View { @StateObject var viewModel: FeedViewModel }
        final class FeedViewModel: ObservableObject {}
        final class CartViewModel: ObservableObject {}
        final class AppCoordinator {}
        final class FeedCoordinator {}
        """
      ]) == """
        The only screen has no presenter and no interactor. This looks like MVVM with coordinators (2 view models, \
        2 coordinators); Adder checks VIPER, VIP and MVP.
        """)
  }

  @Test func `View models that ask an interactor for data are no module`() throws {
    let shipped = try ["clean-swift", "rambler-viper"].map {
      try ArchitectureReader().architecture(named: $0)
    }
    let finder = ModuleFinder(
      SampleProject([
        "Login.swift": """
        import SwiftUI
        protocol AuthInteractorProtocol: Sendable { func login() }
        final class AuthInteractor: AuthInteractorProtocol { func login() {} }
        protocol AuthRouter { func showMain() }
        final class Router: AuthRouter { func showMain() {} }
        final class LoginViewModel: ObservableObject {
          let router: AuthRouter
          private let interactor: AuthInteractorProtocol
          init(interactor: AuthInteractorProtocol, router: AuthRouter) {
            self.interactor = interactor
            self.router = router
          }
        }
        struct LoginView: View {
          @StateObject private var viewModel: LoginViewModel
          init(viewModel: LoginViewModel) { _viewModel = StateObject(wrappedValue: viewModel) }
          var body: some View { Text("") }
        }
        struct App {
          func make() -> LoginView {
            LoginView(viewModel: LoginViewModel(interactor: AuthInteractor(), router: Router()))
          }
        }
        """
      ]).index, architectures: shipped)
    #expect(finder.modules().isEmpty)
  }

  @Test(arguments: ["RIBs", "ComposableArchitecture", "ReactorKit"])
  func `A library's own architecture is named, and nothing that uses it is a module`(
    _ library: String
  ) throws {
    #expect(
      try text([
        "Feed.swift": """
        import \(library)
        import UIKit
        protocol FeedPresentable: AnyObject {}
        protocol FeedListener: AnyObject {}
        final class FeedViewController: UIViewController, FeedPresentable {
          weak var listener: FeedListener?
          var presenter: FeedPresenter!
        }
        final class FeedPresenter: FeedListener {
          weak var view: FeedViewController?
          var interactor: FeedInteractor!
        }
        final class FeedInteractor: PresentableInteractor<FeedPresentable> {
          weak var output: FeedPresenter?
        }
        """
      ]) == """
        The only screen has no presenter and no interactor of its own. This looks like \(library) (1 file imports it); \
        Adder checks VIPER, VIP and MVP.
        """)
  }

  @Test func `A screen that starts something of a library's own architecture is no module`() throws
  {
    let seen = try text([
      "ListController.swift": """
      import UIKit
      final class ListController: UIViewController { var presenter: FeedPresenter! }
      """,
      "FeedPresenter.swift": """
      import RIBs
      final class FeedPresenter {
        weak var view: ListController?
        var interactor: FeedInteractor!
        init(view: ListController) { self.view = view }
      }
      final class FeedInteractor { weak var presenter: FeedPresenter? }
      """,
    ])
    #expect(seen.contains("This looks like RIBs"), "\(seen)")
  }

  @Test func `Presenters that no screen refers to are not called MVC`() throws {
    #expect(
      try text([
        "Feed.swift": """
        import UIKit
        final class FeedViewController: UIViewController {}
        final class FeedPresenter {}
        final class FeedInteractor {}
        """
      ]) == """
        2 classes are named like presenters or interactors, but how they and the only screen refer to each other could \
        not be inferred.
        """)
  }

  @Test func `View controllers alone are MVC, and SwiftUI views alone are nothing known`() throws {
    #expect(
      try text(["Feed.swift": "import UIKit\nfinal class FeedViewController: UIViewController {}"])
        == """
        The only screen has no presenter and no interactor. This looks like MVC; Adder checks VIPER, VIP and MVP.
        """)
    #expect(
      try text(["Feed.swift": "import SwiftUI\nstruct FeedView: View {}\nstruct Row: View {}"])
        == "None of the 2 screens has a presenter or an interactor.")
  }

  @Test func `Screens that share a presenter have none of their own`() throws {
    let screens = (1...6).map { "struct Screen\($0): View { let posts: PostPresenter }" }
    let text = try text([
      "Feed.swift": """
      import SwiftUI
      final class PostPresenter: ObservableObject {}
      \(screens.joined(separator: "\n"))
      """
    ])
    #expect(text == "None of the 6 screens has a presenter or an interactor of its own.")
  }

  @Test func `Without screens there is nothing to say`() throws {
    #expect(try text(["Feed.swift": "final class FeedViewModel {}"]).isEmpty)
  }
}
