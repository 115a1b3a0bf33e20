import AdderArchitectures

/// What those must not know who decide what is shown, or lead to other modules.
extension KnowledgeRules {
  static let presenterNoUikit = Entry(
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

  static let presenterNoUikitExceptUiimage = Entry(
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

  static let presenterNoDataAccess = Entry(
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

  static let presenterNoTransition = Entry(
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

  static let routerNoBusinessOrFormatting = Entry(
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

  static let routerNotHeldByView = Entry(
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

  static let navigationControllerOnlyInRouter = Entry(
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

  static let surfAlertSimpleInRouter = Entry(
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

  static let routerNoUiviewcontrollerDependency = Entry(
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

  static let childModuleEmbeddedByRouter = Entry(
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

  static let csFormattingInPresenter = Entry(
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

  static let routerNoInteractor = Entry(
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
}
