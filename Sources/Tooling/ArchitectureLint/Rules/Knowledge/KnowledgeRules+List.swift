import AdderArchitectures

extension KnowledgeRules {
  static let all = KnowledgeRules(entries: [
    interactorNoUikit,
    interactorNoView,
    interactorNoRouter,
    interactorWorksThroughServices,
    frcOnlyInInteractor,
    frcBehindTracker,
    presenterNoUikit,
    presenterNoUikitExceptUiimage,
    surfBusinessLogicInServices,
    presenterNoDataAccess,
    presenterNoTransition,
    routerNoBusinessOrFormatting,
    routerNotHeldByView,
    viewInteractorSeparated,
    viewNoDataAccess,
    viewNoNetwork,
    viewNoNavigation,
    navigationControllerOnlyInRouter,
    viewTableDelegateExtracted,
    surfCollectionAdapter,
    surfAdapterRegistersCells,
    surfAdapterOutput,
    surfAlertSimpleInRouter,
    webviewEnginePresentationSplit,
    dataStoreOnlyForInteractor,
    ddmDataOnly,
    csWorkerFetches,
    csInteractorNotView,
    csOneWayCycle,
    csWorkerNoUpward,
    routerNoUiviewcontrollerDependency,
    childModuleEmbeddedByRouter,
    viewNoValidation,
    csFormattingInPresenter,
    routerNoInteractor,
    forbiddenKnowledge,
  ])

  private static let interactorNoUikit = Entry(
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

  private static let interactorNoView = Entry(
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

  private static let interactorNoRouter = Entry(
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

  private static let interactorWorksThroughServices = Entry(
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

  private static let frcOnlyInInteractor = Entry(
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

  private static let frcBehindTracker = Entry(
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

  private static let presenterNoUikit = Entry(
    rule: LintRule(
      "presenter-no-uikit", [.viperBook], .knowledge, fix: .manual,
      RulePage(
        finds: "A presenter that knows the user-interface framework.",
        hurts: """
          The presenter decides what is shown, and the view how. With colours and pictures in it, it is a second view.
          """,
        bad: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!

            func didObtainPosts(_ posts: [String]) {
              let color = UIColor.red
              view?.showTitles(posts + [color.description])
            }
          }
          """,
        good: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!

            func didObtainPosts(_ posts: [String]) {
              view?.showTitles(posts)
            }
          }
          """,
        chapter: "Massive View Controller, advice")),
    holders: [.decides], topics: .knowledge(["userInterface"]),
    advice: "Leave it to the view or to a service, and hand on plain values.")

  private static let presenterNoUikitExceptUiimage = Entry(
    rule: LintRule(
      "presenter-no-uikit-except-uiimage", [.surf], .knowledge, fix: .manual,
      RulePage(
        finds: "A presenter that knows more of the user-interface framework than `UIImage`.",
        hurts: """
          The presenter decides what is shown, and the view how.
          """,
        bad: """
          final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
            weak var view: ProfileViewInput?
            var router: ProfileRouterInput!
            weak var output: ProfileModuleOutput?

            func viewLoaded() {
              let color = UIColor.red
              view?.setupInitialState()
              print(color)
            }
          }
          """,
        good: """
          final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
            weak var view: ProfileViewInput?
            var router: ProfileRouterInput!
            weak var output: ProfileModuleOutput?

            func viewLoaded() {
              let avatar = UIImage()
              view?.setupInitialState()
              print(avatar)
            }
          }
          """,
        chapter: "What is Surf MVP")),
    holders: [.decides], topics: .knowledge(["userInterface"]),
    advice: "Leave it to the view or to a service; only 'UIImage' is fine.")

  private static let surfBusinessLogicInServices = Entry(
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

  private static let presenterNoDataAccess = Entry(
    rule: LintRule(
      "presenter-no-data-access", [.viperBook, .bytePace, .mutualMobile], .knowledge, fix: .move,
      RulePage(
        finds: "A presenter that reads the network or a store.",
        hurts: """
          It ties parts together and keeps state. What it reads itself, no test of the interactor sees.
          """,
        bad: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!

            func didTriggerViewReadyEvent() {
              let posts = UserDefaults.standard.stringArray(forKey: "posts") ?? []
              view?.showTitles(posts)
            }
          }
          """,
        good: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!

            func didTriggerViewReadyEvent() {
              interactor.obtainPosts()
            }
          }
          """,
        chapter: "Structure of a module")),
    holders: [.decides], topics: .knowledge(["network", "storage", "fetchedResults"]),
    advice: "Ask the interactor for it.")

  private static let presenterNoTransition = Entry(
    rule: LintRule(
      "presenter-no-transition", [.viperBook, .surf], .knowledge, fix: .move,
      RulePage(
        finds: "A presenter that goes to another screen itself.",
        hurts: """
          Ways out of a module are the router's, so that they can be changed and tested in one place.
          """,
        bad: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!

            func didTriggerViewReadyEvent() {
              let screen = view as? UIViewController
              screen?.navigationController?.pushViewController(UIViewController(), animated: true)
            }
          }
          """,
        good: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!

            func didTriggerViewReadyEvent() {
              router.openPostModule()
            }
          }
          """,
        chapter: "Structure of a module; Router")),
    holders: [.decides], topics: .knowledge(["navigation"]),
    advice: "Ask the router.", onlyCalls: true)

  private static let routerNoBusinessOrFormatting = Entry(
    rule: LintRule(
      "router-no-business-or-formatting", [.viperBook, .surf], .knowledge, fix: .move,
      RulePage(
        finds: "A router that reads data.",
        hurts: """
          Where to go is one question, and what to do there another; a router with data decides both.
          """,
        bad: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() {
              print(UserDefaults.standard.bool(forKey: "seen"))
            }
          }
          """,
        good: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() {
              transitionHandler?.openModule()
            }
          }
          """,
        chapter: "Structure of a module; Router")),
    holders: [.navigates], topics: .knowledge(["network", "storage", "formatting"]),
    advice: "Let the presenter hand over what is needed.")

  private static let routerNotHeldByView = Entry(
    rule: LintRule(
      "router-not-held-by-view", [.viperBook, .surf, .bytePace], .knowledge, fix: .move,
      RulePage(
        finds: "A view that knows the router.",
        hurts: """
          The view then decides where the user goes, and the presenter does not know that they went.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            var router: PostListRouterInput!
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {}
          }
          """,
        chapter: "RouterInput; BytePace, what VIPER is")),
    holders: [.shows], topics: .roles([.navigates]),
    advice: "Tell the presenter what the user did.")

  private static let viewInteractorSeparated = Entry(
    rule: LintRule(
      "view-interactor-separated", [.viperBook, .bytePace, .mutualMobile], .knowledge, fix: .manual,
      RulePage(
        finds: "A view that knows the interactor.",
        hurts: """
          The presenter is passed by: it cannot tell what is going on, and the view waits for data.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            var interactor: PostListInteractorInput!
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {}
          }
          """,
        chapter: "What is VIPER")),
    holders: [.shows], topics: .roles([.appliesBusinessLogic]),
    advice: "Tell the presenter what the user did.")

  private static let viewNoDataAccess = Entry(
    rule: LintRule(
      "view-no-data-access", [.viperBook, .mutualMobile, .surf], .knowledge, fix: .move,
      RulePage(
        finds: "A view that reads a store.",
        hurts: """
          A view that reads for itself shows what it likes; nobody can say what the screen depends on.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              print(UserDefaults.standard.bool(forKey: "seen"))
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              print(titles)
            }
          }
          """,
        chapter: "Massive View Controller, reading data")),
    holders: [.shows], topics: .knowledge(["storage", "managedObjects"]),
    advice: "Let the interactor or a service read it.")

  private static let viewNoNetwork = Entry(
    rule: LintRule(
      "view-no-network", [.viperBook, .mutualMobile, .surf], .knowledge, fix: .move,
      RulePage(
        finds: "A view that makes requests.",
        hurts: """
          The answer comes when the screen may be gone, and no other screen can use what it brings.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              print(URLSession.shared)
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              print(titles)
            }
          }
          """,
        chapter: "Massive View Controller")),
    holders: [.shows], topics: .knowledge(["network"]),
    advice: "Let a service behind the interactor ask.")

  private static let viewNoNavigation = Entry(
    rule: LintRule(
      "view-no-navigation", [.viperBook, .surf, .mutualMobile], .knowledge, fix: .move,
      RulePage(
        finds: "A view that goes to another screen.",
        hurts: """
          Screens that know each other cannot be used, shown or tested one without the other.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            @objc func didTapPost() {
              navigationController?.pushViewController(UIViewController(), animated: true)
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            @objc func didTapPost() {
              output.didTriggerViewReadyEvent()
            }
          }
          """,
        chapter: "Massive View Controller, transitions")),
    holders: [.shows], topics: .knowledge(["navigation"]),
    advice: "Tell the presenter, and let the router go there.", onlyCalls: true,
    leavesOut: ["prepare"])

  private static let navigationControllerOnlyInRouter = Entry(
    rule: LintRule(
      "navigation-controller-only-in-router", [.bytePace], .knowledge, fix: .move,
      RulePage(
        finds: "A navigation controller or window that another part than the router touches.",
        hurts: """
          Who may change what is on the screen has to be one place, or screens come and go behind each other's back.
          """,
        bad: """
          final class StartViewController: UIViewController, StartViewInput {
            var output: StartViewOutput!

            @objc func didTapOptions() {
              navigationController?.popViewController(animated: true)
            }
          }
          """,
        good: """
          final class StartViewController: UIViewController, StartViewInput {
            var output: StartViewOutput!

            @objc func didTapOptions() {
              output.didTapOptions()
            }
          }
          """,
        chapter: "UINavigationController for transitions between modules")),
    holders: [.shows, .decides, .appliesBusinessLogic], topics: .knowledge(["navigation"]),
    advice: "Leave it to the router.")

  private static let viewTableDelegateExtracted = Entry(
    rule: LintRule(
      "view-table-delegate-extracted", [.viperBook, .mutualMobile], .knowledge, fix: .move,
      RulePage(
        finds: "A view controller that is a list's data source or delegate.",
        hurts: """
          Rows, cells and selection are most of a massive view controller; they are an object that can be reused.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput, UITableViewDataSource {
            var output: PostListViewOutput!

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            var dataDisplayManager: PostListDataDisplayManager!
          }
          """,
        chapter: "Structure of a module; how to save the view controller")),
    holders: [.shows], topics: .knowledge(["lists"]),
    advice: "Give it an object of its own: a data display manager, a data source.")

  private static let surfCollectionAdapter = Entry(
    rule: LintRule(
      "surf-collection-adapter", [.surf], .knowledge, fix: .move,
      RulePage(
        finds: "A view controller that is a list's data source or delegate.",
        hurts: """
          Rows, cells and selection are most of a massive view controller; an adapter can be reused.
          """,
        bad: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable, UITableViewDataSource {
            var output: ProfileViewOutput!

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          }
          """,
        good: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!

            func setupInitialState() {}
          }
          """,
        chapter: "Adapters")),
    holders: [.shows], topics: .knowledge(["lists"]),
    advice: "Give it an adapter.")

  private static let surfAdapterRegistersCells = Entry(
    rule: LintRule(
      "surf-adapter-registers-cells", [.surf], .knowledge, fix: .move,
      RulePage(
        finds: "A view controller that registers cells.",
        hurts: """
          The adapter makes the cells; who registers others elsewhere makes it crash.
          """,
        bad: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!

            func setupInitialState() {
              UITableView().register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
          }
          """,
        good: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!

            func setupInitialState() {
              title = "Profile"
            }
          }
          """,
        chapter: "Adapters")),
    holders: [.shows], topics: .knowledge(["cells"]),
    advice: "Hand the list to the adapter, and let it register what it shows.")

  private static let surfAlertSimpleInRouter = Entry(
    rule: LintRule(
      "surf-alert-simple-in-router", [.surf], .knowledge, fix: .move,
      RulePage(
        finds: "An alert that is built outside the router.",
        hurts: """
          An alert is a screen like any other: the presenter decides on it and the router shows it.
          """,
        bad: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!

            func setupInitialState() {
              print(UIAlertController(title: nil, message: nil, preferredStyle: .alert))
            }
          }
          """,
        good: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!

            func setupInitialState() {
              output.viewLoaded()
            }
          }
          """,
        chapter: "UIAlertController")),
    holders: [.shows, .decides], topics: .knowledge(["alerts"]),
    advice: "Let the router build and show it: `showMessageModule(with:)`.")

  private static let webviewEnginePresentationSplit = Entry(
    rule: LintRule(
      "webview-engine-presentation-split", [.viperBook], .knowledge, fix: .move,
      RulePage(
        finds: "A view that loads pages or runs scripts of a web view.",
        hurts: """
          What is loaded is business logic and what is tapped is view; in one object neither can be tested.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              WKWebView().evaluateJavaScript("show()")
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              print(titles)
            }
          }
          """,
        chapter: "Working with UIWebView")),
    holders: [.shows], topics: .knowledge(["webScripts"]),
    advice: "Let the interactor load and script it by a web engine.")

  private static let dataStoreOnlyForInteractor = Entry(
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

  private static let ddmDataOnly = Entry(
    rule: LintRule(
      "ddm-data-only", [.viperBook], .knowledge, fix: .manual,
      RulePage(
        finds: "A data display manager that knows other views of the screen.",
        hurts: """
          It shows data in a list that it is given; with the screen's labels it serves that one screen only.
          """,
        bad: """
          final class PostListDataDisplayManager: NSObject {
            weak var delegate: PostListDataDisplayManagerDelegate?
            weak var header: UILabel?
          }
          """,
        good: """
          final class PostListDataDisplayManager: NSObject {
            weak var delegate: PostListDataDisplayManagerDelegate?
          }
          """,
        chapter: "Code Style, DataDisplayManager")),
    holders: [.displaysLists], topics: .knowledge(["outlets"]),
    advice: "Let the view keep its own views.")

  private static let csWorkerFetches = Entry(
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

  private static let csInteractorNotView = Entry(
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

  private static let csOneWayCycle = Entry(
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

  private static let csWorkerNoUpward = Entry(
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

  private static let routerNoUiviewcontrollerDependency = Entry(
    rule: LintRule(
      "router-no-uiviewcontroller-dependency", [.viperBook], .knowledge, fix: .manual,
      RulePage(
        finds: "A router that is bound to view controllers.",
        hurts: """
          It can then be used with that framework and that class only, and tested with neither.
          """,
        bad: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func showPost(from screen: UIViewController) {}
          }
          """,
        good: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() {}
          }
          """,
        chapter: "Transitions between modules")),
    holders: [.navigates], topics: .knowledge(["userInterface"]),
    advice: "Talk to the screen through a transition handler.")

  private static let childModuleEmbeddedByRouter = Entry(
    rule: LintRule(
      "child-module-embedded-by-router", [.viperBook], .knowledge, fix: .move,
      RulePage(
        finds: "A view that takes another screen in as its child.",
        hurts: """
          A child module has an input and an output; taken in by the view, the presenter can talk to neither.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              addChild(UIViewController())
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              title = titles.first
            }
          }
          """,
        chapter: "Composite modules, containers")),
    holders: [.shows], topics: .knowledge(["embedding"]),
    advice: "Let the router embed it when the presenter asks for it.")

  private static let viewNoValidation = Entry(
    rule: LintRule(
      "view-no-validation", [.viperBook, .bytePace], .knowledge, when: .onRequest, fix: .move,
      RulePage(
        finds: "A view that checks what the user typed.",
        hurts: """
          What counts as an address is business logic; in a text field nobody finds it, and other screens check otherwise.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func didChangeEmail(_ email: String) {
              print(NSPredicate(format: "SELF MATCHES %@", email))
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func didChangeEmail(_ email: String) {
              output.didTriggerViewReadyEvent()
            }
          }
          """,
        chapter: "BytePace, problems")),
    holders: [.shows], topics: .knowledge(["validation"]),
    advice: "Let the interactor check it.")

  private static let csFormattingInPresenter = Entry(
    rule: LintRule(
      "cs-formatting-in-presenter", [.cleanSwift], .knowledge, when: .onRequest, fix: .move,
      RulePage(
        finds: "Formatting for people outside the presenter.",
        hurts: """
          The presenter is there to format; what the view formats no test sees.
          """,
        bad: """
          final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
            var presenter: ContactListPresentationLogic?
            var worker: ContactListWorkerLogic?

            func showContacts(request: ContactList.ShowContacts.Request) {
              print("name".uppercased())
            }
          }
          """,
        good: """
          final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
            var presenter: ContactListPresentationLogic?
            var worker: ContactListWorkerLogic?

            func showContacts(request: ContactList.ShowContacts.Request) {
              print("name")
            }
          }
          """,
        chapter: "Presenter")),
    holders: [.shows, .appliesBusinessLogic], topics: .knowledge(["formatting"]),
    advice: "Let the presenter format it, and put the text in the view model.")

  private static let routerNoInteractor = Entry(
    rule: LintRule(
      "router-no-interactor", [], .knowledge, fix: .manual,
      RulePage(
        finds: "A router that knows parts which it only serves.",
        hurts: """
          A router leads the way that it is told; who decides must not stand behind it.
          """,
        bad: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            var interactor: PostListInteractorInput!
          }
          """,
        good: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() {}
          }
          """,
        chapter: "The architecture's file, mustNotKnow")),
    holders: [.navigates],
    topics: .roles([.appliesBusinessLogic, .reachesData, .formats, .decides]),
    advice: "Let the presenter decide.")

  private static let surfAdapterOutput = Entry(
    rule: LintRule(
      "surf-adapter-output", [.surf], .knowledge, fix: .manual,
      RulePage(
        finds: "An adapter that knows the presenter.",
        hurts: """
          What happens in a list is the view's to pass on. An adapter with an output of its own fits every screen.
          """,
        bad: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!
            var adapter: ProfileTableAdapter!

            override func viewDidLoad() {
              super.viewDidLoad()
              adapter = ProfileTableAdapter()
              output.viewLoaded()
            }
          }

          final class ProfileTableAdapter: NSObject {
            weak var output: ProfileViewOutput?
          }
          """,
        good: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable,
            ProfileTableAdapterOutput
          {
            var output: ProfileViewOutput!
            var adapter: ProfileTableAdapter!

            override func viewDidLoad() {
              super.viewDidLoad()
              adapter = ProfileTableAdapter()
              adapter.output = self
              output.viewLoaded()
            }
          }

          protocol ProfileTableAdapterOutput: AnyObject {
            func didSelectProfile()
          }

          final class ProfileTableAdapter: NSObject {
            weak var output: ProfileTableAdapterOutput?
          }
          """,
        chapter: "Adapters")),
    holders: [.displaysLists], topics: .roles([.decides]),
    advice: "Tell the view through an output of the adapter's own.")

  private static let forbiddenKnowledge = Entry(
    rule: LintRule(
      "forbidden-knowledge", [], .knowledge, fix: .manual,
      RulePage(
        finds: "A part that knows something which its role must not know.",
        hurts: """
          What a part knows it depends on; every layer that leaks is one more reason to change it.
          """,
        bad: """
          final class PostListDataDisplayManager: NSObject {
            weak var delegate: PostListDataDisplayManagerDelegate?
            let seen = UserDefaults.standard.bool(forKey: "seen")
          }
          """,
        good: """
          final class PostListDataDisplayManager: NSObject {
            weak var delegate: PostListDataDisplayManagerDelegate?
          }
          """,
        chapter: "The architecture's file, mustNotKnow")),
    holders: [], topics: .any,
    advice: "Leave it to the part whose business it is.")

}
