import Testing

/// A way in which apps leak modules, with code in which it is harmless.
struct LeakPattern: Sendable, CustomTestStringConvertible {
  let name: String
  /// Each of these leaks.
  let leaks: [Shape]
  /// None of these leaks.
  let twins: [Shape]

  var testDescription: String { name }

  /// Code in one part of a module.
  struct Shape: Sendable {
    let host: Host
    let code: String
    let beside: String

    /// - Parameters:
    ///   - code: Members of the part.
    ///   - beside: Other declarations of the app.
    init(_ host: Host, _ code: String, beside: String = "") {
      self.host = host
      self.code = code
      self.beside = beside
    }

    /// The part with the code in it, and the declarations beside it.
    var example: String { host.declaration + "\n" + code + "\n}\n\n" + beside }
  }

  /// The part of a module that contains the code.
  enum Host: Sendable {
    case bookPresenter, bookView, bookInteractor, bookAssembly
    case startPresenter, startInteractor
    case listPresenter, listInteractor
    case sceneView, sceneInteractor, scenePresenter
    case surfPresenter, surfView

    var stage: Stage {
      switch self {
      case .bookPresenter, .bookView, .bookInteractor, .bookAssembly: .viperBook
      case .startPresenter, .startInteractor: .bytePace
      case .listPresenter, .listInteractor: .mutualMobile
      case .sceneView, .sceneInteractor, .scenePresenter: .cleanSwift
      case .surfPresenter, .surfView: .surf
      }
    }

    /// The beginning of the part's declaration, with its references to other parts.
    var declaration: String {
      switch self {
      case .bookPresenter:
        """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!

          func didSelectPost(at index: Int) { router.openPostModule() }
          func didObtainPosts(_ titles: [String]) { view?.showTitles(titles) }
        """
      case .bookView:
        """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func showTitles(_ titles: [String]) { title = titles.first }
          func reload() { output.didTriggerViewReadyEvent() }
        """
      case .bookInteractor:
        """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!

          func obtainPosts() { output?.didObtainPosts([]) }
        """
      case .bookAssembly: "final class PostListAssembly {"
      case .startPresenter:
        """
        final class StartPresenter: StartViewOutput, StartInteractorOutput {
          weak var view: StartViewInput?
          var interactor: StartInteractorInput!
          var router: StartRouterInput!

          func didTapOptions() { router.presentOptions() }
          func didObtainName(_ name: String) { view?.showName(name) }
        """
      case .startInteractor:
        """
        final class StartInteractor: StartInteractorInput {
          weak var output: StartInteractorOutput?

          func obtainName() { output?.didObtainName("Name") }
        """
      case .listPresenter:
        """
        final class ListPresenter: ListModuleInterface, ListInteractorOutput {
          weak var userInterface: ListViewInterface?
          var interactor: ListInteractorInput!
          weak var wireframe: ListWireframeInterface?

          func addButtonTapped() { wireframe?.presentAddInterface() }
          func didObtainNames(_ names: [String]) { userInterface?.showNames(names) }
        """
      case .listInteractor:
        """
        final class ListInteractor: ListInteractorInput {
          weak var output: ListInteractorOutput?
          var dataStore: ListDataStoreInterface!

          func obtainNames() { output?.didObtainNames(dataStore.names()) }
        """
      case .sceneView:
        """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          private func setup() {
            let interactor = ContactListInteractor()
            let presenter = ContactListPresenter()
            let router = ContactListRouter()
            self.interactor = interactor
            self.router = router
            interactor.presenter = presenter
            presenter.viewController = self
            router.viewController = self
            router.dataStore = interactor
          }

          func displayContacts(viewModel: ContactList.ShowContacts.ViewModel) {}
          func refresh() { interactor?.showContacts(request: .init()) }
        """
      case .sceneInteractor:
        """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          var presenter: ContactListPresentationLogic?
          var worker: ContactListWorkerLogic?
          var contacts: [String] = []

          func showContacts(request: ContactList.ShowContacts.Request) {
            contacts = worker?.contacts() ?? []
            presenter?.presentContacts(response: .init(contacts: contacts))
          }
        """
      case .scenePresenter:
        """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?

          func presentContacts(response: ContactList.ShowContacts.Response) {}
        """
      case .surfPresenter:
        """
        final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
          weak var view: ProfileViewInput?
          var router: ProfileRouterInput!
          weak var output: ProfileModuleOutput?

          func configureModule(with name: String) { router.showEditProfileModule() }
        """
      case .surfView:
        """
        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!

          func setupInitialState() { title = "Profile" }
        """
      }
    }
  }
}
