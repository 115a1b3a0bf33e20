import AdderArchitectures

/// What business logic, and what serves it, must not know.
extension KnowledgeRules {
  static let interactorNoUikit = Entry(
    rule: LintRule(
      "interactor-no-uikit", [.viperBook, .mutualMobile], .knowledge, fix: .manual,
      RulePage(
        finds: "An interactor that knows the user-interface framework.",
        hurts: """
          Business logic that needs a screen cannot be tested without one, nor used for another screen.
          """,
        bad: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!

            func obtainPosts() {
              let cover = UIImage()
              output?.didObtainPosts([cover.description])
            }
          }
          """,
        good: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!

            func obtainPosts() {
              output?.didObtainPosts(["cover"])
            }
          }
          """,
        chapter: "Massive View Controller, advice; Interactor")),
    holders: [.appliesBusinessLogic], topics: .knowledge(["userInterface"]),
    advice: "Hand on plain values, and let the view layer make pictures and colours of them.")

  static let interactorNoView = Entry(
    rule: LintRule(
      "interactor-no-view", [.viperBook, .bytePace, .mutualMobile], .knowledge, fix: .manual,
      RulePage(
        finds: "An interactor that knows the view.",
        hurts: """
          What happened and how it is shown change for different reasons; two talk to one view, and no order holds.
          """,
        bad: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!

            weak var view: PostListViewInput?

            func obtainPosts() {
              view?.showTitles([])
            }
          }
          """,
        good: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!

            func obtainPosts() {
              output?.didObtainPosts([])
            }
          }
          """,
        chapter: "What is VIPER")),
    holders: [.appliesBusinessLogic], topics: .roles([.shows]),
    advice: "Tell the output, and let the presenter decide what is shown.")

  static let interactorNoRouter = Entry(
    rule: LintRule(
      "interactor-no-router", [.bytePace, .mutualMobile], .knowledge, fix: .manual,
      RulePage(
        finds: "An interactor that knows the router.",
        hurts: """
          Business logic that leads to screens cannot be used where the way is another.
          """,
        bad: """
          final class StartInteractor: StartInteractorInput {
            weak var output: StartInteractorOutput?
            var router: StartRouterInput!
          }
          """,
        good: """
          final class StartInteractor: StartInteractorInput {
            weak var output: StartInteractorOutput?
          }
          """,
        chapter: "What is VIPER")),
    holders: [.appliesBusinessLogic], topics: .roles([.navigates]),
    advice: "Tell the output; the presenter decides where to go.")

  static let interactorWorksThroughServices = Entry(
    rule: LintRule(
      "interactor-works-through-services", [.viperBook], .knowledge, fix: .move,
      RulePage(
        finds: "An interactor that works with the network or a store itself.",
        hurts: """
          It is a facade over services. What it does itself, other modules do again, and tests need a server.
          """,
        bad: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!

            func obtainPosts() {
              let posts = UserDefaults.standard.stringArray(forKey: "posts") ?? []
              output?.didObtainPosts(posts)
            }
          }
          """,
        good: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!

            func obtainPosts() {
              output?.didObtainPosts(postService.posts())
            }
          }
          """,
        chapter: "Structure of a module")),
    holders: [.appliesBusinessLogic], topics: .knowledge(["network", "storage"]),
    advice: "Move it to a service, and ask that one.")

  static let frcOnlyInInteractor = Entry(
    rule: LintRule(
      "frc-only-in-interactor", [.viperBook], .knowledge, fix: .move,
      RulePage(
        finds: "A fetched results controller in the view, the presenter or a service.",
        hurts: """
          It ties the screen to the database, and objects of the database to the main thread's context.
          """,
        bad: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!

            var results: NSFetchedResultsController<Post>?
          }
          """,
        good: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!

            func didTriggerViewReadyEvent() { interactor.obtainPosts() }
          }
          """,
        chapter: "NSFetchedResultsController")),
    holders: [.shows, .decides, .reachesData], topics: .knowledge(["fetchedResults"]),
    advice: "Let a cache tracker of the interactor's layer hold it.")

  static let frcBehindTracker = Entry(
    rule: LintRule(
      "frc-behind-tracker", [.viperBook], .knowledge, fix: .manual,
      RulePage(
        finds: "An interactor that holds a fetched results controller.",
        hurts: """
          The interactor would deal with index paths and managed objects in place of transactions of plain objects.
          """,
        bad: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!

            var results: NSFetchedResultsController<Post>?
          }
          """,
        good: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!

            var cacheTracker: CacheTracker!
          }
          """,
        chapter: "NSFetchedResultsController")),
    holders: [.appliesBusinessLogic], topics: .knowledge(["fetchedResults"]),
    advice: "Hide it behind a cache tracker.")

  static let surfBusinessLogicInServices = Entry(
    rule: LintRule(
      "surf-business-logic-in-services", [.surf], .knowledge, fix: .move,
      RulePage(
        finds: "A presenter that works with the network or a store itself.",
        hurts: """
          There is no interactor here: services are the model. Without them the presenter does everything.
          """,
        bad: """
          final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
            weak var view: ProfileViewInput?
            var router: ProfileRouterInput!
            weak var output: ProfileModuleOutput?

            func viewLoaded() {
              let name = UserDefaults.standard.string(forKey: "name")
              view?.setupInitialState()
              print(name ?? "")
            }
          }
          """,
        good: """
          final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
            weak var view: ProfileViewInput?
            var router: ProfileRouterInput!
            weak var output: ProfileModuleOutput?

            var profileService: ProfileService!

            func viewLoaded() {
              profileService.load()
            }
          }
          """,
        chapter: "The layer of business logic")),
    holders: [.decides], topics: .knowledge(["network", "storage"]),
    advice: "Move it to a service.")

  static let dataStoreOnlyForInteractor = Entry(
    rule: LintRule(
      "data-store-only-for-interactor", [.mutualMobile], .knowledge, fix: .manual,
      RulePage(
        finds: "A view or presenter that uses the data store.",
        hurts: """
          Entities are the interactor's; whoever passes it by skips its rules.
          """,
        bad: """
          final class ListPresenter: ListModuleInterface, ListInteractorOutput {
            weak var userInterface: ListViewInterface?
            var interactor: ListInteractorInput!
            weak var wireframe: ListWireframe?
            var dataStore: ListDataStoreInterface!
          }
          """,
        good: """
          final class ListPresenter: ListModuleInterface, ListInteractorOutput {
            weak var userInterface: ListViewInterface?
            var interactor: ListInteractorInput!
            weak var wireframe: ListWireframe?
          }
          """,
        chapter: "Data Store")),
    holders: [.shows, .decides], topics: .roles([.reachesData]),
    advice: "Ask the interactor.")

  static let csWorkerFetches = Entry(
    rule: LintRule(
      "cs-worker-fetches", [.cleanSwift], .knowledge, fix: .move,
      RulePage(
        finds: "An interactor that gets data from the network or a store.",
        hurts: """
          Where data come from is the worker's duty, so that several scenes can share it.
          """,
        bad: """
          final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
            var presenter: ContactListPresentationLogic?
            var worker: ContactListWorkerLogic?

            func showContacts(request: ContactList.ShowContacts.Request) {
              print(UserDefaults.standard.bool(forKey: "seen"))
            }
          }
          """,
        good: """
          final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
            var presenter: ContactListPresentationLogic?
            var worker: ContactListWorkerLogic?

            func showContacts(request: ContactList.ShowContacts.Request) {
              worker?.contacts()
            }
          }
          """,
        chapter: "Interactor")),
    holders: [.appliesBusinessLogic], topics: .knowledge(["network", "storage"]),
    advice: "Let a worker get it.")

  static let csInteractorNotView = Entry(
    rule: LintRule(
      "cs-interactor-not-view", [.cleanSwift], .knowledge, fix: .manual,
      RulePage(
        finds: "An interactor that knows the view.",
        hurts: """
          Requests run one way round: view, interactor, presenter, view. A short cut shows what nobody has formatted.
          """,
        bad: """
          final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
            var presenter: ContactListPresentationLogic?
            var worker: ContactListWorkerLogic?

            weak var viewController: ContactListDisplayLogic?
          }
          """,
        good: """
          final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
            var presenter: ContactListPresentationLogic?
            var worker: ContactListWorkerLogic?

            func showContacts(request: ContactList.ShowContacts.Request) {}
          }
          """,
        chapter: "Interactor")),
    holders: [.appliesBusinessLogic], topics: .roles([.shows]),
    advice: "Answer through the presenter.")

  static let csOneWayCycle = Entry(
    rule: LintRule(
      "cs-one-way-cycle", [.cleanSwift], .knowledge, fix: .manual,
      RulePage(
        finds: "A call against the direction view → interactor → presenter → view.",
        hurts: """
          The circle is what makes a scene readable; a part that answers back makes two orders possible.
          """,
        bad: """
          final class ContactListPresenter: ContactListPresentationLogic {
            weak var viewController: ContactListDisplayLogic?

            var interactor: ContactListBusinessLogic?
          }
          """,
        good: """
          final class ContactListPresenter: ContactListPresentationLogic {
            weak var viewController: ContactListDisplayLogic?

            func presentContacts(response: ContactList.ShowContacts.Response) {}
          }
          """,
        chapter: "Why Clean Swift")),
    holders: [.shows, .formats, .appliesBusinessLogic],
    topics: .roles([.formats, .appliesBusinessLogic, .navigates]),
    advice:
      "Send a request to the interactor, a response to the presenter, a view model to the view.")

  static let csWorkerNoUpward = Entry(
    rule: LintRule(
      "cs-worker-no-upward", [.cleanSwift], .knowledge, fix: .manual,
      RulePage(
        finds: "A worker that knows the scene.",
        hurts: """
          Several scenes share a worker; one that knows a presenter serves that one.
          """,
        bad: """
          final class ContactListWorker: ContactListWorkerLogic {
            var presenter: ContactListPresentationLogic?
            func contacts() {}
          }
          """,
        good: """
          final class ContactListWorker: ContactListWorkerLogic {
            func contacts() {}
          }
          """,
        chapter: "Worker")),
    holders: [.reachesData], topics: .roles([.shows, .formats, .appliesBusinessLogic, .navigates]),
    advice: "Return what was asked for.")
}
