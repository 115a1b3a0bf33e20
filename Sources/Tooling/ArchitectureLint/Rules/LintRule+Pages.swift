// Generated from Rules/. To update: swift run AdderEmbeddedFiles
// swift-format-ignore-file

import AdderArchitectures
import AdderFindings

extension LintRule {
  /// The rules of all pages, sorted by id.
  static let all: [LintRule] = [
    .adapterOutsideView,
    .adapterUsesPresenter,
    .alertOutsideRouter,
    .appearanceOutsideView,
    .assemblyCalledAtLaunch,
    .assemblyCreatedByHand,
    .assemblyCreatesForeignPart,
    .assemblyCreatesSharedHelper,
    .assemblyExposesInnerPart,
    .assemblyMethodMisnamed,
    .assemblyMethodUntested,
    .assemblyMisnamed,
    .assemblyNavigates,
    .assemblyOmitsDependency,
    .assemblySetsViewData,
    .assemblyTestLacksTestable,
    .businessLogicLacksRequest,
    .cellConfiguredFromOutside,
    .cellModuleStoresState,
    .cellObjectFactoryMisnamed,
    .cellObjectLacksFactory,
    .classSectionsUnmarked,
    .commandInPastTense,
    .configuratorDoesOtherWork,
    .configuratorHasExtraMethod,
    .configuratorHasProtocol,
    .configuratorInstantiable,
    .configuratorMisnamed,
    .configuratorOmitsLink,
    .configuratorUntested,
    .contractImportUnused,
    .contractLacksAnyobject,
    .contractMethodAsync,
    .contractMethodReturnsValue,
    .contractMethodUndocumented,
    .contractMisnamed,
    .contractPassesComplexObject,
    .contractRequiresProperty,
    .contractUsesClassKeyword,
    .contractWrongPart,
    .dataStoreOutsideInteractor,
    .dataStorePropertySettable,
    .dataStoreWrongPart,
    .displayLacksViewModel,
    .displayManagerHasProtocol,
    .displayManagerMisnamed,
    .displayManagerUsesOutlets,
    .entityContainsLogic,
    .entityIsManagedObject,
    .entityMutable,
    .eventInImperative,
    .facadeMisnamed,
    .fetchedResultsMisplaced,
    .fileInWrongLayer,
    .fileMisnamed,
    .fileOutsideLayerFolder,
    .formattingOutsidePresenter,
    .gestureMethodWrongSuffix,
    .helperImplementationMisnamed,
    .helperLacksFolder,
    .initialStateMethodMisnamed,
    .injectMethodMisnamed,
    .interactorBypassesService,
    .interactorBypassesWorker,
    .interactorCalledOutsideView,
    .interactorDuplicatesLogic,
    .interactorDuplicatesQuery,
    .interactorHasWeakPresenter,
    .interactorHidesDependency,
    .interactorInputMisnamed,
    .interactorInputSourceUnclear,
    .interactorInputWrongPart,
    .interactorInputWrongVerb,
    .interactorLacksCohesion,
    .interactorMethodUntested,
    .interactorMisnamed,
    .interactorMisnamesOutput,
    .interactorOutputMisnamed,
    .interactorOutputWrongPart,
    .interactorOutputWrongPrefix,
    .interactorPassesManagedObject,
    .interactorRetainsOutput,
    .interactorStoresState,
    .interactorUntested,
    .interactorUsesDisplayLogic,
    .interactorUsesFetchedResults,
    .interactorUsesRouter,
    .interactorUsesUikit,
    .interactorUsesView,
    .layerHasForbiddenDependency,
    .managedObjectAboveInteractor,
    .massiveViewController,
    .methodCommentIncomplete,
    .methodCrossesUseCases,
    .methodLacksVerb,
    .methodUndocumented,
    .methodWrongPrefix,
    .moduleCommentDiffers,
    .moduleConfigurationMisnamed,
    .moduleIncomplete,
    .moduleInputLacksBase,
    .moduleInputMisnamed,
    .moduleInputWrongPart,
    .moduleLacksAssembly,
    .moduleMethodUnused,
    .moduleNameVague,
    .moduleOutputLacksBase,
    .moduleOutputMethodMisnamed,
    .moduleOutputMisnamed,
    .moduleOutputSetExternally,
    .moduleOutputWrongPart,
    .moduleOutputWrongPrefix,
    .moduleOutsideUserStory,
    .moduleRetainCycle,
    .moduleSetupMisnamed,
    .moduleSuffixRedundant,
    .moduleTooSmall,
    .moduleTypeUnused,
    .mvpModuleIncomplete,
    .navigationOutsideRouter,
    .navigationOutsideWireframe,
    .outletOrActionPrivate,
    .partCallsForeignModule,
    .partFileMisnamed,
    .partHasForbiddenDependency,
    .partInWrongFolder,
    .partLacksModulePrefix,
    .partMisnamed,
    .partOutsideModuleFolder,
    .partUntested,
    .partUsesConcreteClass,
    .partUsesForeignInternals,
    .presentMethodMisnamed,
    .presentationLacksResponse,
    .presenterAccessesData,
    .presenterBypassesInteractor,
    .presenterBypassesService,
    .presenterCastsView,
    .presenterHasExtraProtocol,
    .presenterHasWeakInteractor,
    .presenterHasWeakRouter,
    .presenterMethodUntested,
    .presenterMisnamed,
    .presenterMisnamesChildInput,
    .presenterMisnamesInteractor,
    .presenterMisnamesRouter,
    .presenterMisnamesView,
    .presenterNavigates,
    .presenterRetainsDisplayLogic,
    .presenterRetainsModuleOutput,
    .presenterRetainsView,
    .presenterStateExposed,
    .presenterStoresState,
    .presenterUikitBeyondUiimage,
    .presenterUsesUikit,
    .protocolEmpty,
    .protocolMethodsUnmarked,
    .referenceMisnamed,
    .referenceWrongStrength,
    .requiredPartMissing,
    .routeMisnamed,
    .routerBypassesDataStore,
    .routerCreatesModuleParts,
    .routerDuplicatesTransition,
    .routerHandlesAlertAction,
    .routerHandlesData,
    .routerInputLacksSuffix,
    .routerInputMisnamed,
    .routerInputNamesUi,
    .routerInputWrongPart,
    .routerInputWrongPrefix,
    .routerInputWrongVerb,
    .routerLacksObjc,
    .routerMisnamed,
    .routerMisnamesScreen,
    .routerOutsidePresenter,
    .routerRetainsModuleParts,
    .routerRetainsScreen,
    .routerRetainsView,
    .routerRetainsViewController,
    .routerSetsViewData,
    .routerTransitionUntested,
    .routerUsesModuleParts,
    .routerUsesUikit,
    .routerViewWrongType,
    .routingLogicWrongPrefix,
    .sceneIncomplete,
    .sceneModelIsClass,
    .sceneModelUnnested,
    .scenePreparedByView,
    .sceneProtocolMisnamed,
    .sceneSetupOmitsLink,
    .sceneSetupScattered,
    .sceneUsesConcreteClass,
    .segueLacksRouterMethod,
    .serviceHandlesManyModels,
    .serviceInjectionMissing,
    .serviceOutsidePresenter,
    .serviceStoresState,
    .serviceUsesModule,
    .serviceUsesUikit,
    .stateHasMethod,
    .stateMisnamed,
    .stateOutsidePresenter,
    .successFailureUnpaired,
    .testCaseMisnamed,
    .testFolderDiffers,
    .testGroupsUnmarked,
    .testHasMultipleChecks,
    .testInWrongFolder,
    .testStepsUnmarked,
    .testUsesRealDependency,
    .testUsesRealPart,
    .transitionProtocolExtended,
    .uniquePartUndocumented,
    .useCaseIncomplete,
    .useCaseMethodMisnamed,
    .validationOutsideInteractor,
    .valueCarriesManagedObject,
    .viewBuildsComplexLayout,
    .viewComputesValues,
    .viewConfigurationMisnamed,
    .viewConfiguresForeignView,
    .viewContractNamesUi,
    .viewControlsWebPage,
    .viewCreatesDependency,
    .viewCreatesForeignView,
    .viewCreatesHelper,
    .viewDecidesEmptyState,
    .viewEmbedsScreen,
    .viewEventUntested,
    .viewHasManyAnimations,
    .viewHasManyMethods,
    .viewHasManyProtocols,
    .viewHasNonviewProperty,
    .viewHasWeakOutput,
    .viewInputMisnamed,
    .viewInputUntested,
    .viewInputWrongPart,
    .viewInterpretsUserAction,
    .viewIsListDelegate,
    .viewIsNonvisualDelegate,
    .viewLacksConformance,
    .viewLacksListAdapter,
    .viewLifecycleEventMisnamed,
    .viewLifecycleUntested,
    .viewLoadedEventMisnamed,
    .viewMisnamed,
    .viewMisnamesOutput,
    .viewModelCarriesEntity,
    .viewModelMutable,
    .viewNavigates,
    .viewOutputMisnamed,
    .viewOutputNamesGesture,
    .viewOutputReturnsValue,
    .viewOutputWrongPart,
    .viewOutputWrongPrefix,
    .viewPreparesNextScreen,
    .viewPresenterTightlyCoupled,
    .viewPresentsMessage,
    .viewPullsFromPresenter,
    .viewReceivesDataSource,
    .viewReceivesModelObject,
    .viewRegistersCells,
    .viewStoresModelObject,
    .viewSwallowsLoadEvent,
    .viewSwallowsSystemEvent,
    .viewSwallowsUserAction,
    .viewUsesConcreteInteractor,
    .viewUsesConcreteRouter,
    .viewUsesForeignSubviews,
    .viewUsesInteractor,
    .viewUsesNetwork,
    .viewUsesRouter,
    .viewUsesStorage,
    .viewValidatesInput,
    .vipCycleViolated,
    .viperModuleIncomplete,
    .workerUsesScene,
  ]

  /// An adapter that another part than the view holds or makes.
  static let adapterOutsideView = LintRule(
    "adapter-outside-view", .contracts, .warning, fix: .move,
    RulePage(
      finds: "An adapter that another part than the view holds or makes.",
      hurts: "That there is a list, and how it is filled, is the view's own business. It cannot become something else while others hold the adapter.",
      bad: """
        final class ProfileAdapter: NSObject, UITableViewDataSource {}

        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!
          var adapter: ProfileAdapter?
        }

        final class ProfileModuleConfigurator {
          func configure() -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            view.adapter = ProfileAdapter()
            presenter.view = view
            presenter.router = router
            router.view = view
            return view
          }
        }
        """,
      good: """
        final class ProfileAdapter: NSObject, UITableViewDataSource {}

        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!
          private var adapter = ProfileAdapter()
        }
        """,
      sources: [.init("Surf MVP", "Adapters")]))

  /// An adapter that knows the presenter.
  static let adapterUsesPresenter = LintRule(
    "adapter-uses-presenter", .knowledge, .warning,
    RulePage(
      finds: "An adapter that knows the presenter.",
      hurts: "What happens in a list is the view's to pass on. An adapter with an output of its own fits every screen.",
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
      sources: [.init("Surf MVP", "Adapters")]))

  /// An alert that is built outside the router.
  static let alertOutsideRouter = LintRule(
    "alert-outside-router", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "An alert that is built outside the router.",
      hurts: "An alert is a screen like any other: the presenter decides on it and the router shows it.",
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
      sources: [.init("Surf MVP", "UIAlertController")]))

  /// A part other than the view that speaks of fonts, views or where they lie.
  static let appearanceOutsideView = LintRule(
    "appearance-outside-view", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A part other than the view that speaks of fonts, views or where they lie.",
      hurts: "How things look changes for the screen's reasons; who else says it has to change with it.",
      bad: """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?

          func presentContacts(response: ContactList.ShowContacts.Response) {
            let font = UIFont.systemFont(ofSize: 12)
            viewController?.displayContacts(
              viewModel: ContactList.ShowContacts.ViewModel(names: [font.fontName]))
          }
        }
        """,
      good: """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?

          func presentContacts(response: ContactList.ShowContacts.Response) {
            viewController?.displayContacts(
              viewModel: ContactList.ShowContacts.ViewModel(names: response.contacts))
          }
        }
        """,
      sources: [.init("Clean Swift", "View (View Controller)")]))

  /// A module that is put together when the app starts, besides the first one.
  static let assemblyCalledAtLaunch = LintRule(
    "assembly-called-at-launch", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A module that is put together when the app starts, besides the first one.",
      hurts: "Modules that nobody has opened take up memory from the start of the app.",
      bad: """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func start() {
            print(StartAssembly.assembleModule())
            print(OptionsAssembly.assembleModule())
          }
        }
        // Options/OptionsAssembly.swift
        final class OptionsAssembly {
          static func assembleModule() -> OptionsRouter {
            let view = OptionsViewController()
            let presenter = OptionsPresenter()
            let router = OptionsRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            return router
          }
        }
        // Options/OptionsPresenter.swift
        protocol OptionsViewOutput: AnyObject {}
        protocol OptionsViewInput: AnyObject {}
        protocol OptionsRouterInput: AnyObject {}
        final class OptionsRouter: OptionsRouterInput {}
        final class OptionsPresenter: OptionsViewOutput {
          weak var view: OptionsViewInput?
          var router: OptionsRouterInput!
        }
        // Options/OptionsViewController.swift
        final class OptionsViewController: UIViewController, OptionsViewInput {
          var output: OptionsViewOutput!
        }
        """,
      good: """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func start() {
            print(StartAssembly.assembleModule())
          }
        }

        final class StartRouter: StartRouterInput {
          weak var presenter: StartPresenter?
          weak var view: StartViewController?

          func presentOptions() {
            print(OptionsAssembly.assembleModule())
          }
        }
        // Options/OptionsAssembly.swift
        final class OptionsAssembly {
          static func assembleModule() -> OptionsRouter {
            let view = OptionsViewController()
            let presenter = OptionsPresenter()
            let router = OptionsRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            return router
          }
        }
        // Options/OptionsPresenter.swift
        protocol OptionsViewOutput: AnyObject {}
        protocol OptionsViewInput: AnyObject {}
        protocol OptionsRouterInput: AnyObject {}
        final class OptionsRouter: OptionsRouterInput {}
        final class OptionsPresenter: OptionsViewOutput {
          weak var view: OptionsViewInput?
          var router: OptionsRouterInput!
        }
        // Options/OptionsViewController.swift
        final class OptionsViewController: UIViewController, OptionsViewInput {
          var output: OptionsViewOutput!
        }
        """,
      sources: [.init("BytePace VIPER", "Injection of dependencies")]))

  /// A part that makes an assembly which a container is there to call.
  static let assemblyCreatedByHand = LintRule(
    "assembly-created-by-hand", .contracts, .warning,
    RulePage(
      finds: "A part that makes an assembly which a container is there to call.",
      hurts: "An assembly that is made by hand knows nothing of the others in the container, and what they would give it is missing.",
      bad: """
        final class PostListAssembly: TyphoonAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let router = PostListRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            return view
          }
        }

        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            let view = PostListAssembly().viewPostListModule()
            print(view)
          }
        }
        """,
      good: """
        final class PostListAssembly: TyphoonAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let router = PostListRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            return view
          }
        }

        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            transitionHandler?.openModule()
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module, what we changed")]))

  /// An assembly that makes a part of another module.
  static let assemblyCreatesForeignPart = LintRule(
    "assembly-creates-foreign-part", .contracts, .warning,
    RulePage(
      finds: "An assembly that makes a part of another module.",
      hurts: "Two assemblies then have to know how that module is put together, and one of them will forget what the other one adds.",
      bad: """
        final class PostListAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            view.output = presenter
            presenter.view = view
            view.addChild(PostViewController())
            return view
          }
        }
        // Post/PostAssembly.swift
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        // Post/PostPresenter.swift
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostPresenter: PostViewOutput {
          weak var view: PostViewInput?
        }
        // Post/PostViewController.swift
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
        }
        """,
      good: """
        final class PostListAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            view.output = presenter
            presenter.view = view
            view.addChild(PostAssembly().viewPostModule())
            return view
          }
        }
        // Post/PostAssembly.swift
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        // Post/PostPresenter.swift
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostPresenter: PostViewOutput {
          weak var view: PostViewInput?
        }
        // Post/PostViewController.swift
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
        }
        """,
      sources: [.init("Rambler VIPER", "Testing, Assembly")]))

  /// A helper that the assemblies of three modules or more make, each for itself.
  static let assemblyCreatesSharedHelper = LintRule(
    "assembly-creates-shared-helper", .contracts, .warning, when: .byConvention, limit: Limit(2, "modules"),
    RulePage(
      finds: "A helper that the assemblies of three modules or more make, each for itself.",
      hurts: "How it is made stands in many places, and what should be one cache or one session becomes many.",
      bad: """
        final class PostListAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            interactor.output = presenter
            interactor.postService = PostServiceImplementation(client: NetworkClient())
            return view
          }
        }
        // Core/NetworkClient.swift
        final class NetworkClient {}
        // Post/PostAssembly.swift
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            presenter.client = NetworkClient()
            return view
          }
        }
        // Post/PostPresenter.swift
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostPresenter: PostViewOutput {
          weak var view: PostViewInput?
          var client: NetworkClient!
        }
        // Post/PostViewController.swift
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
        }
        // Draft/DraftAssembly.swift
        final class DraftAssembly {
          func viewDraftModule() -> UIViewController {
            let view = DraftViewController()
            let presenter = DraftPresenter()
            view.output = presenter
            presenter.view = view
            presenter.client = NetworkClient()
            return view
          }
        }
        // Draft/DraftPresenter.swift
        protocol DraftViewOutput: AnyObject {}
        protocol DraftViewInput: AnyObject {}
        final class DraftPresenter: DraftViewOutput {
          weak var view: DraftViewInput?
          var client: NetworkClient!
        }
        // Draft/DraftViewController.swift
        final class DraftViewController: UIViewController, DraftViewInput {
          var output: DraftViewOutput!
        }
        """,
      good: """
        final class PostListAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            interactor.output = presenter
            interactor.postService = PostServiceImplementation(client: CoreAssembly().client())
            return view
          }
        }
        // Core/CoreAssembly.swift
        final class NetworkClient {}
        final class CoreAssembly {
          func client() -> NetworkClient { NetworkClient() }
        }
        // Post/PostAssembly.swift
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            presenter.client = CoreAssembly().client()
            return view
          }
        }
        // Post/PostPresenter.swift
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostPresenter: PostViewOutput {
          weak var view: PostViewInput?
          var client: NetworkClient!
        }
        // Post/PostViewController.swift
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
        }
        // Draft/DraftAssembly.swift
        final class DraftAssembly {
          func viewDraftModule() -> UIViewController {
            let view = DraftViewController()
            let presenter = DraftPresenter()
            view.output = presenter
            presenter.view = view
            presenter.client = CoreAssembly().client()
            return view
          }
        }
        // Draft/DraftPresenter.swift
        protocol DraftViewOutput: AnyObject {}
        protocol DraftViewInput: AnyObject {}
        final class DraftPresenter: DraftViewOutput {
          weak var view: DraftViewInput?
          var client: NetworkClient!
        }
        // Draft/DraftViewController.swift
        final class DraftViewController: UIViewController, DraftViewInput {
          var output: DraftViewOutput!
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, configuration")]))

  /// A method of an assembly that gives others another part than the view.
  static let assemblyExposesInnerPart = LintRule(
    "assembly-exposes-inner-part", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A method of an assembly that gives others another part than the view.",
      hurts: "How a module is built is a detail of its assembly. Who can ask for the presenter will talk to it past the module's doors.",
      bad: """
        final class PostListAssembly {
          func viewPostListModule() -> PostListViewController {
            let view = PostListViewController()
            let presenter = presenterPostListModule()
            view.output = presenter
            presenter.view = view
            return view
          }

          func presenterPostListModule() -> PostListPresenter {
            let presenter = PostListPresenter()
            presenter.interactor = PostListInteractor()
            presenter.router = PostListRouter()
            return presenter
          }
        }
        """,
      good: """
        final class PostListAssembly {
          func viewPostListModule() -> PostListViewController {
            let view = PostListViewController()
            let presenter = presenterPostListModule()
            view.output = presenter
            presenter.view = view
            return view
          }

          private func presenterPostListModule() -> PostListPresenter {
            let presenter = PostListPresenter()
            presenter.interactor = PostListInteractor()
            presenter.router = PostListRouter()
            return presenter
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Assembly")]))

  /// A method of an assembly that does not say which part of which module it makes.
  static let assemblyMethodMisnamed = LintRule(
    "assembly-method-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of an assembly that does not say which part of which module it makes.",
      hurts: "Names that begin with the part are found by their first letters in any assembly.",
      bad: """
        final class PostListAssembly {
          func makeView() -> PostListViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      good: """
        final class PostListAssembly {
          func viewPostListModule() -> PostListViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Assembly")]))

  /// A method of an assembly without a test of what it makes.
  static let assemblyMethodUntested = LintRule(
    "assembly-method-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A method of an assembly without a test of what it makes.",
      hurts: "What an assembly forgets is noticed by the user: nothing happens at a tap.",
      bad: """
        final class PostListAssemblyTests: XCTestCase {
          func testThatAssemblyIsThere() {
            XCTAssertNotNil(assembly)
          }
        }
        """,
      good: """
        final class PostListAssemblyTests: XCTestCase {
          func testThatViewPostListModuleSetsOutput() {
            let view = assembly.viewPostListModule(moduleOutput: nil)
            XCTAssertNotNil(view.output)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Testing a module, Assembly")]))

  /// An assembly that is not called after its module.
  static let assemblyMisnamed = LintRule(
    "assembly-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An assembly that is not called after its module.",
      hurts: "Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.",
      bad: """
        // in place of PostListAssembly
        final class PostListFactory {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            let router = PostListRouter()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router
            interactor.output = presenter
            router.transitionHandler = view
            return view
          }
        }
        """,
      good: """
        final class PostListAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            let router = PostListRouter()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router
            interactor.output = presenter
            router.transitionHandler = view
            return view
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Assembly")]))

  /// An assembly that takes the user to another screen.
  static let assemblyNavigates = LintRule(
    "assembly-navigates", .contracts, .warning, fix: .move,
    RulePage(
      finds: "An assembly that takes the user to another screen.",
      hurts: "That was the wireframe, which had two reasons to change. The router goes, the assembly builds.",
      bad: """
        final class PostListAssembly {
          func viewPostListModule(over screen: UIViewController) {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            view.output = presenter
            presenter.view = view
            screen.navigationController?.pushViewController(view, animated: true)
          }
        }
        """,
      good: """
        final class PostListAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module, what we changed")]))

  /// A part of the module that another part has a property for, and that nobody sets there.
  static let assemblyOmitsDependency = LintRule(
    "assembly-omits-dependency", .completeness, .note, fix: .generate,
    RulePage(
      finds: "A part of the module that another part has a property for, and that nobody sets there.",
      hurts: "What is said through it reaches nobody, or the app stops. Only who runs the app notices.",
      bad: """
        final class PostListAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            let router = PostListRouter()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            interactor.output = presenter
            router.transitionHandler = view
            return view
          }
        }
        """,
      good: """
        final class PostListAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            let router = PostListRouter()
            view.output = presenter
            view.dataDisplayManager = PostListDataDisplayManager()
            view.dataDisplayManager.delegate = view
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router
            interactor.output = presenter
            interactor.postService = PostServiceImplementation()
            router.transitionHandler = view
            return view
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Testing, Assembly")]))

  /// An assembly that gives the view what the opening module handed over.
  static let assemblySetsViewData = LintRule(
    "assembly-sets-view-data", .contracts, .warning, when: .byConvention, fix: .generate,
    RulePage(
      finds: "An assembly that gives the view what the opening module handed over.",
      hurts: "The presenter is where a module is entered. What only the view knows the presenter has to ask it for.",
      bad: """
        final class PostAssembly {
          func viewPostModule(postID: String) -> PostViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            view.postID = postID
            presenter.view = view
            return view
          }
        }
        // Post/PostPresenter.swift
        protocol PostModuleInput: AnyObject {
          func configure(withPostID id: String)
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostPresenter: PostViewOutput, PostModuleInput {
          weak var view: PostViewInput?
          func configure(withPostID id: String) {}
        }
        // Post/PostViewController.swift
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
          var postID: String?
        }
        """,
      good: """
        final class PostAssembly {
          func viewPostModule(postID: String) -> PostViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.configure(withPostID: postID)
            presenter.view = view
            return view
          }
        }
        // Post/PostPresenter.swift
        protocol PostModuleInput: AnyObject {
          func configure(withPostID id: String)
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostPresenter: PostViewOutput, PostModuleInput {
          weak var view: PostViewInput?
          func configure(withPostID id: String) {}
        }
        // Post/PostViewController.swift
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
          var postID: String?
        }
        """,
      sources: [.init("Rambler VIPER", "Transitions between modules; Testing, Presenter")]))

  /// A test case of an assembly that sees only what everybody sees of it.
  static let assemblyTestLacksTestable = LintRule(
    "assembly-test-lacks-testable", .tests, .note, when: .byConvention,
    RulePage(
      finds: "A test case of an assembly that sees only what everybody sees of it.",
      hurts: "What an assembly makes of each part is hidden; a test that cannot reach it cannot say which part is wrong.",
      bad: """
        final class PostListAssembly {
          func viewPostListModule(moduleOutput: PostListModuleOutput?) -> UIViewController {
            let view = PostListViewController()
            view.output = presenterPostListModule()
            return view
          }
          func presenterPostListModule() -> PostListPresenter { PostListPresenter() }
        }
        // Tests/PostList/Assembly/PostListAssemblyTests.swift
        import App
        final class PostListAssemblyTests: XCTestCase {
          func testThatViewPostListModuleMakesView() {}
        }
        """,
      good: """
        final class PostListAssembly {
          func viewPostListModule(moduleOutput: PostListModuleOutput?) -> UIViewController {
            let view = PostListViewController()
            view.output = presenterPostListModule()
            return view
          }
          func presenterPostListModule() -> PostListPresenter { PostListPresenter() }
        }
        // Tests/PostList/Assembly/PostListAssemblyTests.swift
        @testable import App
        final class PostListAssemblyTests: XCTestCase {
          func testThatViewPostListModuleMakesView() {}
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, tests")]))

  /// A method of the business logic that takes something else than one request.
  static let businessLogicLacksRequest = LintRule(
    "business-logic-lacks-request", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A method of the business logic that takes something else than one request.",
      hurts: "Every use case is called in the same way, and a new value is a new property, not a change of the protocol.",
      bad: """
        protocol ContactListBusinessLogic {
          func showContacts()
        }
        """,
      good: """
        protocol ContactListBusinessLogic {
          func showContacts(request: ContactList.ShowContacts.Request)
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A view within a cell that is set from outside of the cell.
  static let cellConfiguredFromOutside = LintRule(
    "cell-configured-from-outside", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A view within a cell that is set from outside of the cell.",
      hurts: "Then whoever shows lists knows what is in the cell, and each list fills it otherwise.",
      bad: """
        final class ProfileAdapter: NSObject {
          func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "ProfileCell", for: path)
            cell.textLabel?.text = "Name"
            return cell
          }
        }

        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!
          private var adapter: ProfileAdapter = ProfileAdapter()
        }
        """,
      good: """
        final class ProfileAdapter: NSObject {
          func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "ProfileCell", for: path)
            (cell as? ProfileCell)?.configure(with: "Name")
            return cell
          }
        }

        final class ProfileCell: UITableViewCell {
          func configure(with name: String) {
            textLabel?.text = name
          }
        }

        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!
          private var adapter: ProfileAdapter = ProfileAdapter()
        }
        """,
      sources: [.init("Surf MVP", "Adapters")]))

  /// A cell that is the view of a module and keeps what it shows.
  static let cellModuleStoresState = LintRule(
    "cell-module-stores-state", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A cell that is the view of a module and keeps what it shows.",
      hurts: "Cells are used again. What one keeps is that of the row before, until somebody remembers to set it.",
      bad: """
        // in place of PostListViewController
        final class PostListView: UICollectionViewCell, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          private var titles: [String] = []

          func showTitles(_ titles: [String]) {
            self.titles = titles
          }
        }
        """,
      good: """
        // in place of PostListViewController
        final class PostListView: UICollectionViewCell, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func showTitles(_ titles: [String]) {
            output.didTriggerViewReadyEvent()
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Compound modules, cells that are modules")]))

  /// A factory of cell objects that is not called after its module.
  static let cellObjectFactoryMisnamed = LintRule(
    "cell-object-factory-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A factory of cell objects that is not called after its module.",
      hurts: "Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          var cellObjectFactory: PostCellObjectFactory!
        }

        final class PostCellObjectFactory {}
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          var cellObjectFactory: PostListCellObjectFactory!
        }

        final class PostListCellObjectFactory {}
        """,
      sources: [.init("Rambler VIPER", "Code Style, CellObjectFactory")]))

  /// A data display manager that makes the values of cells by itself.
  static let cellObjectLacksFactory = LintRule(
    "cell-object-lacks-factory", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A data display manager that makes the values of cells by itself.",
      hurts: "What a row says and how rows are shown change for different reasons, and the first can be tested without a table.",
      bad: """
        final class PostListDataDisplayManager: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?

          func show(_ titles: [String]) {
            rows = titles.map { PostListCellObject(title: $0) }
          }

          private var rows: [PostListCellObject] = []
        }

        // PostList/View/PostListCellObject.swift
        struct PostListCellObject {
          let title: String
        }
        """,
      good: """
        final class PostListDataDisplayManager: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?

          func show(_ rows: [PostListCellObject]) {
            self.rows = rows
          }

          private var rows: [PostListCellObject] = []
        }

        // PostList/View/PostListCellObject.swift
        struct PostListCellObject {
          let title: String
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, CellObjectFactory")]))

  /// A class with properties and methods that no marks divide.
  static let classSectionsUnmarked = LintRule(
    "class-sections-unmarked", .comments, .note, when: .byConvention,
    RulePage(
      finds: "A class with properties and methods that no marks divide.",
      hurts: "Marks are the table of contents that Xcode shows of a file; without them one has to read it all.",
      bad: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() {
            view?.presentModule()
          }
        }
        """,
      good: """
        final class ProfileRouter: ProfileRouterInput {
          // MARK: - Properties

          weak var view: ModuleTransitionable?

          // MARK: - ProfileRouterInput

          func showEditProfileModule() {
            view?.presentModule()
          }
        }
        """,
      sources: [.init("Surf MVP", "UIAlertController (examples)")]))

  /// A method that starts something and is named as if it had happened.
  static let commandInPastTense = LintRule(
    "command-in-past-tense", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method that starts something and is named as if it had happened.",
      hurts: "Who reads the call cannot tell a request from a report, and looks in the wrong part for the other end.",
      bad: """
        protocol PostListInteractorInput: AnyObject {
          func obtainedPosts()
        }
        """,
      good: """
        protocol PostListInteractorInput: AnyObject {
          func obtainPosts()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, general rules")]))

  /// A method of a configurator that does not configure the module.
  static let configuratorDoesOtherWork = LintRule(
    "configurator-does-other-work", .contracts, .warning,
    RulePage(
      finds: "A method of a configurator that does not configure the module.",
      hurts: "A configurator makes parts and connects them. What else it does is done by nobody's part, where no test looks for it.",
      bad: """
        final class ProfileModuleConfigurator {
          func configure() -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.view = view
            return view
          }

          func show(over screen: UIViewController) {
            screen.present(configure(), animated: true)
          }
        }
        """,
      good: """
        final class ProfileModuleConfigurator {
          func configure(with name: String) -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.view = view
            return view
          }
        }
        """,
      sources: [.init("Surf MVP", "Configurator")]))

  /// A configurator with more than one method.
  static let configuratorHasExtraMethod = LintRule(
    "configurator-has-extra-method", .contracts, .warning,
    RulePage(
      finds: "A configurator with more than one method.",
      hurts: "It is there to wire the scene. What else it can do nobody looks for there.",
      bad: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          override func awakeFromNib() {
            super.awakeFromNib()
            ContactListConfigurator.sharedInstance.configure(self)
          }
        }

        final class ContactListConfigurator {
          static let sharedInstance = ContactListConfigurator()
          private init() {}

          func configure(_ control: ContactListViewController) {
            let viewController = control
            let interactor = ContactListInteractor()
            let presenter = ContactListPresenter()
            let router = ContactListRouter()
            viewController.interactor = interactor
            viewController.router = router
            interactor.presenter = presenter
            interactor.worker = ContactListWorker()
            presenter.viewController = viewController
            router.viewController = viewController
            router.dataStore = interactor
          }

          func reset(_ control: ContactListViewController) {
            control.interactor = nil
          }
        }
        """,
      good: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          override func awakeFromNib() {
            super.awakeFromNib()
            ContactListConfigurator.sharedInstance.configure(self)
          }
        }

        final class ContactListConfigurator {
          static let sharedInstance = ContactListConfigurator()
          private init() {}

          func configure(_ control: ContactListViewController) {
            let viewController = control
            let interactor = ContactListInteractor()
            let presenter = ContactListPresenter()
            let router = ContactListRouter()
            viewController.interactor = interactor
            viewController.router = router
            interactor.presenter = presenter
            interactor.worker = ContactListWorker()
            presenter.viewController = viewController
            router.viewController = viewController
            router.dataStore = interactor
          }
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A configurator that implements a protocol.
  static let configuratorHasProtocol = LintRule(
    "configurator-has-protocol", .contracts, .warning,
    RulePage(
      finds: "A configurator that implements a protocol.",
      hurts: "Nobody needs to put another one in its place: it only makes objects and connects them.",
      bad: """
        protocol Configurable {}

        final class ProfileModuleConfigurator: Configurable {
          func configure(output: ProfileModuleOutput?) -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            presenter.output = output
            router.view = view
            return view
          }
        }
        """,
      good: """
        final class ProfileModuleConfigurator {
          func configure(output: ProfileModuleOutput?) -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            presenter.output = output
            router.view = view
            return view
          }
        }
        """,
      sources: [.init("Surf MVP", "Configurator")]))

  /// A configurator of which there can be several.
  static let configuratorInstantiable = LintRule(
    "configurator-instantiable", .contracts, .warning,
    RulePage(
      finds: "A configurator of which there can be several.",
      hurts: "It keeps nothing, so one is enough, and all scenes are wired in the same way.",
      bad: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          override func awakeFromNib() {
            super.awakeFromNib()
            ContactListConfigurator.sharedInstance.configure(self)
          }
        }

        final class ContactListConfigurator {
          static let sharedInstance = ContactListConfigurator()

          func configure(_ control: ContactListViewController) {
            let viewController = control
            let interactor = ContactListInteractor()
            let presenter = ContactListPresenter()
            let router = ContactListRouter()
            viewController.interactor = interactor
            viewController.router = router
            interactor.presenter = presenter
            interactor.worker = ContactListWorker()
            presenter.viewController = viewController
            router.viewController = viewController
            router.dataStore = interactor
          }
        }
        """,
      good: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          override func awakeFromNib() {
            super.awakeFromNib()
            ContactListConfigurator.sharedInstance.configure(self)
          }
        }

        final class ContactListConfigurator {
          static let sharedInstance = ContactListConfigurator()
          private init() {}

          func configure(_ control: ContactListViewController) {
            let viewController = control
            let interactor = ContactListInteractor()
            let presenter = ContactListPresenter()
            let router = ContactListRouter()
            viewController.interactor = interactor
            viewController.router = router
            interactor.presenter = presenter
            interactor.worker = ContactListWorker()
            presenter.viewController = viewController
            router.viewController = viewController
            router.dataStore = interactor
          }
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A configurator that is not called after its module.
  static let configuratorMisnamed = LintRule(
    "configurator-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A configurator that is not called after its module.",
      hurts: "Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.",
      bad: """
        // in place of ProfileModuleConfigurator
        final class ProfileBuilder {
          func configure() -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.view = view
            return view
          }
        }
        """,
      good: """
        final class ProfileModuleConfigurator {
          func configure() -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.view = view
            return view
          }
        }
        """,
      sources: [.init("Surf MVP", "Configurator")]))

  /// A link between two parts of a module that nobody sets.
  static let configuratorOmitsLink = LintRule(
    "configurator-omits-link", .completeness, .note, fix: .generate,
    RulePage(
      finds: "A link between two parts of a module that nobody sets.",
      hurts: "The presenter then speaks to nobody, or the router shows modules nowhere, and nothing tells why.",
      bad: """
        final class ProfileModuleConfigurator {
          func configure() -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            return view
          }
        }
        """,
      good: """
        final class ProfileModuleConfigurator {
          func configure() -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.view = view
            return view
          }
        }
        """,
      sources: [.init("Surf MVP", "Configurator")]))

  /// A configurator without a test case.
  static let configuratorUntested = LintRule(
    "configurator-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A configurator without a test case.",
      hurts: "What a configurator forgets is noticed by the user: nothing happens at a tap.",
      bad: """
        // in place of ProfileModuleConfiguratorTests
        final class WiringTests: XCTestCase {
          func testThatScreensOpen() {}
        }
        """,
      good: """
        final class ProfileModuleConfiguratorTests: XCTestCase {
          func testThatConfigureSetsOutput() {}
        }
        """,
      sources: [.init("Surf MVP", "Generating code")]))

  /// A file of contracts that imports a framework of screens and uses nothing of it.
  static let contractImportUnused = LintRule(
    "contract-import-unused", .knowledge, .warning, fix: .automatic,
    RulePage(
      finds: "A file of contracts that imports a framework of screens and uses nothing of it.",
      hurts: "Whoever reads the contract has to think that views pass through it, and one day they do.",
      bad: """
        // PostList/Router/PostListRouterInput.swift
        import UIKit

        protocol PostListRouterInput: AnyObject {
          func openPostModule()
        }
        """,
      good: """
        // PostList/Router/PostListRouterInput.swift
        import Foundation

        protocol PostListRouterInput: AnyObject {
          func openPostModule()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, general rules")]))

  /// A contract that is held weakly, and is not for classes only.
  static let contractLacksAnyobject = LintRule(
    "contract-lacks-anyobject", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A contract that is held weakly, and is not for classes only.",
      hurts: "Only references to classes can be weak; without the bound the reference is strong sooner or later.",
      bad: """
        protocol ProfileViewInput {
          func setupInitialState()
        }
        """,
      good: """
        protocol ProfileViewInput: AnyObject {
          func setupInitialState()
        }
        """,
      sources: [.init("Surf MVP", "ViewInput"), .init("Rambler VIPER", "Code Style, the examples")]))

  /// A method between parts whose answer comes later: a closure, 'async', a publisher.
  static let contractMethodAsync = LintRule(
    "contract-method-async", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A method between parts whose answer comes later: a closure, 'async', a publisher.",
      hurts: "Who waits for an answer must be alive when it comes, and remember why it asked. A request and a fact are two plain calls.",
      bad: """
        protocol PostListInteractorInput: AnyObject {
          func obtainPosts(completion: @escaping ([String]) -> Void)
        }
        """,
      good: """
        protocol PostListInteractorInput: AnyObject {
          func obtainPosts()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, general rules")]))

  /// A method that answers where the architecture's file says that nothing comes back.
  static let contractMethodReturnsValue = LintRule(
    "contract-method-returns-value", .contracts, .warning, isUniversal: true, when: .byConvention,
    RulePage(
      finds: "A method that answers where the architecture's file says that nothing comes back.",
      hurts: "An answer is a second contract, in the other direction, that nobody has written down.",
      bad: """
        protocol ListWireframeInterface: AnyObject {
          func presentAddInterface() -> Bool
        }
        """,
      good: """
        protocol ListWireframeInterface: AnyObject {
          func presentAddInterface()
        }
        """,
      sources: [.init(nil, "The architecture's file, mayReturn")]))

  /// A method of a contract without a comment.
  static let contractMethodUndocumented = LintRule(
    "contract-method-undocumented", .comments, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A method of a contract without a comment.",
      hurts: "A contract is all that one part knows of another; what its methods do can be read nowhere else.",
      bad: """
        protocol PostListInteractorInput: AnyObject {
          func obtainPosts()
        }
        """,
      good: """
        protocol PostListInteractorInput: AnyObject {
          /// Loads all posts.
          func obtainPosts()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, comments"), .init("Surf MVP", "Comments in the examples")]))

  /// A protocol between parts that is not called as the architecture's file says.
  static let contractMisnamed = LintRule(
    "contract-misnamed", .naming, .note, isUniversal: true, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A protocol between parts that is not called as the architecture's file says.",
      hurts: "The name says who talks to whom. Where it does not, one has to look at both ends.",
      bad: """
        // in place of PostListDataDisplayManagerDelegate
        protocol PostListListDelegate: AnyObject {
          func didSelectItem(at index: Int)
        }
        """,
      good: """
        protocol PostListDataDisplayManagerDelegate: AnyObject {
          func didSelectItem(at index: Int)
        }
        """,
      sources: [.init(nil, "The architecture's file, contracts")]))

  /// A method that hands a view, or another object with a life of its own, to another part.
  static let contractPassesComplexObject = LintRule(
    "contract-passes-complex-object", .contracts, .warning,
    RulePage(
      finds: "A method that hands a view, or another object with a life of its own, to another part.",
      hurts: "Whoever gets a view can do anything to it, and what it is for can no longer be read off the contract.",
      bad: """
        protocol PostListInteractorInput: AnyObject {
          func obtainPosts()
          func showPosts(in view: UIView)
        }
        """,
      good: """
        protocol PostListInteractorInput: AnyObject {
          func obtainPosts()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, general rules"), .init("BytePace VIPER", "What VIPER is")]))

  /// A contract between parts that asks for a property.
  static let contractRequiresProperty = LintRule(
    "contract-requires-property", .contracts, .warning,
    RulePage(
      finds: "A contract between parts that asks for a property.",
      hurts: "Contracts say what parts do. A property lets one part read or change what another one keeps.",
      bad: """
        protocol PostListViewInput: AnyObject {
          var title: String { get set }
        }
        """,
      good: """
        protocol PostListViewInput: AnyObject {
          func updateTitle(_ title: String)
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, general rules")]))

  /// A contract that is bound to classes by the word 'class'.
  static let contractUsesClassKeyword = LintRule(
    "contract-uses-class-keyword", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A contract that is bound to classes by the word 'class'.",
      hurts: "The compiler warns of it and will forget it. 'AnyObject' says the same.",
      bad: """
        protocol ProfileViewInput: class {
          func setupInitialState()
        }
        """,
      good: """
        protocol ProfileViewInput: AnyObject {
          func setupInitialState()
        }
        """,
      sources: [.init("Surf MVP", "ViewInput")]))

  /// A contract that another part implements, or speaks through, than the architecture's file says.
  static let contractWrongPart = LintRule(
    "contract-wrong-part", .contracts, .warning, isUniversal: true,
    RulePage(
      finds: "A contract that another part implements, or speaks through, than the architecture's file says.",
      hurts: "A contract names two parts. With a third one, who must do what is no longer written anywhere.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput, PostListModuleInput, PostListDataDisplayManagerDelegate {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          weak var moduleOutput: PostListModuleOutput?
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput, PostListModuleInput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          weak var moduleOutput: PostListModuleOutput?
        }
        """,
      sources: [.init(nil, "The architecture's file, contracts")]))

  /// A view or presenter that uses the data store.
  static let dataStoreOutsideInteractor = LintRule(
    "data-store-outside-interactor", .knowledge, .warning,
    RulePage(
      finds: "A view or presenter that uses the data store.",
      hurts: "Entities are the interactor's; whoever passes it by skips its rules.",
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
      sources: [.init("Mutual Mobile VIPER", "Data Store")]))

  /// A property of a data store that can be set, though nobody sets it on the store.
  static let dataStorePropertySettable = LintRule(
    "data-store-property-settable", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A property of a data store that can be set, though nobody sets it on the store.",
      hurts: "Other scenes see the store. What they can change they will, and the interactor is not told.",
      bad: """
        protocol ContactListDataStore {
          var contacts: [String] { get set }
        }
        """,
      good: """
        protocol ContactListDataStore {
          var contacts: [String] { get }
        }
        """,
      sources: [.init("Clean Swift", "Interactor, the data store")]))

  /// A data store that another part than the interactor implements.
  static let dataStoreWrongPart = LintRule(
    "data-store-wrong-part", .contracts, .warning,
    RulePage(
      finds: "A data store that another part than the interactor implements.",
      hurts: "The scene's data are the business logic's. Kept elsewhere they are out of date when a router hands them on.",
      bad: """
        final class ContactListPresenter: ContactListPresentationLogic, ContactListDataStore {
          weak var viewController: ContactListDisplayLogic?
          var contacts: [String] = []
        }
        """,
      good: """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?
        }
        """,
      sources: [.init("Clean Swift", "Interactor")]))

  /// A method of the display logic that takes something else than one view model.
  static let displayLacksViewModel = LintRule(
    "display-lacks-view-model", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A method of the display logic that takes something else than one view model.",
      hurts: "A view model says all there is to show. What comes beside it, the view has to put together itself.",
      bad: """
        protocol ContactListDisplayLogic: AnyObject {
          func displayContacts(_ names: [String])
        }
        """,
      good: """
        protocol ContactListDisplayLogic: AnyObject {
          func displayContacts(viewModel: ContactList.ShowContacts.ViewModel)
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A data display manager behind a protocol that it alone implements.
  static let displayManagerHasProtocol = LintRule(
    "display-manager-has-protocol", .contracts, .warning, when: .byConvention,
    RulePage(
      finds: "A data display manager behind a protocol that it alone implements.",
      hurts: "It belongs to the view's layer and to this view. A protocol between the two is read, kept and changed for nothing.",
      bad: """
        protocol PostListDataDisplayManagerProtocol: AnyObject {
          func update(with titles: [String])
        }

        final class PostListDataDisplayManager: NSObject, PostListDataDisplayManagerProtocol,
          UITableViewDataSource, UITableViewDelegate
        {
          func update(with titles: [String]) {}
        }

        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          var dataDisplayManager: PostListDataDisplayManagerProtocol!
        }
        """,
      good: """
        final class PostListDataDisplayManager: NSObject, UITableViewDataSource, UITableViewDelegate {
          func update(with titles: [String]) {}
        }

        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          var dataDisplayManager: PostListDataDisplayManager!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, DataDisplayManager")]))

  /// A data display manager that is not called after its module.
  static let displayManagerMisnamed = LintRule(
    "display-manager-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A data display manager that is not called after its module.",
      hurts: "Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.",
      bad: """
        // in place of PostListDataDisplayManager
        final class PostTableHandler: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      good: """
        final class PostListDataDisplayManager: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, DataDisplayManager")]))

  /// A data display manager that knows other views of the screen.
  static let displayManagerUsesOutlets = LintRule(
    "display-manager-uses-outlets", .knowledge, .warning,
    RulePage(
      finds: "A data display manager that knows other views of the screen.",
      hurts: "It shows data in a list that it is given; with the screen's labels it serves that one screen only.",
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
      sources: [.init("Rambler VIPER", "Code Style, DataDisplayManager")]))

  /// An entity that decides or does something.
  static let entityContainsLogic = LintRule(
    "entity-contains-logic", .contracts, .warning, when: .byConvention, fix: .move,
    RulePage(
      finds: "An entity that decides or does something.",
      hurts: "Business logic is looked for in interactors, and tested there. In an entity it is for all modules what one of them wanted.",
      bad: """
        struct Post {
          let age: Int
          func canBeEdited() -> Bool { age < 10 }
        }

        protocol PostListInteractorOutput: AnyObject {
          func didObtainPosts(_ posts: [Post])
        }
        """,
      good: """
        struct Post {
          let age: Int
        }

        protocol PostListInteractorOutput: AnyObject {
          func didObtainPosts(_ posts: [Post])
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module"), .init("BytePace VIPER", "What VIPER is"), .init("Mutual Mobile VIPER", "Entities")]))

  /// An entity that is an object of a database.
  static let entityIsManagedObject = LintRule(
    "entity-is-managed-object", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "An entity that is an object of a database.",
      hurts: "Entities are made by the store and know nothing of it. One that belongs to a database takes that to wherever it goes.",
      bad: """
        import CoreData

        final class Item: NSManagedObject {}

        protocol ListDataStoreInterface: AnyObject {
          func names() -> [Item]
        }
        """,
      good: """
        struct Item {
          let name: String
        }

        protocol ListDataStoreInterface: AnyObject {
          func names() -> [Item]
        }
        """,
      sources: [.init("Mutual Mobile VIPER", "Entities")]))

  /// An entity of which most properties can be set.
  static let entityMutable = LintRule(
    "entity-mutable", .contracts, .warning, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "An entity of which most properties can be set.",
      hurts: "Only the interactor changes entities; what everybody can set everybody will.",
      bad: """
        struct Item {
          var name: String
        }

        protocol ListInteractorOutput: AnyObject {
          func didObtainNames(_ names: [Item])
        }
        """,
      good: """
        struct Item {
          let name: String
        }

        protocol ListInteractorOutput: AnyObject {
          func didObtainNames(_ names: [Item])
        }
        """,
      sources: [.init("Mutual Mobile VIPER", "Presenter; Entities")]))

  /// A method that tells what happened and is named as an order.
  static let eventInImperative = LintRule(
    "event-in-imperative", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method that tells what happened and is named as an order.",
      hurts: "Whoever tells a fact does not know what follows from it. An order pretends to.",
      bad: """
        protocol PostListInteractorOutput: AnyObject {
          func loadPosts(_ posts: [String])
        }
        """,
      good: """
        protocol PostListInteractorOutput: AnyObject {
          func didLoadPosts(_ posts: [String])
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, general rules")]))

  /// A class between services and the interactors of several modules that is not called a facade.
  static let facadeMisnamed = LintRule(
    "facade-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A class between services and the interactors of several modules that is not called a facade.",
      hurts: "A facade repeats nothing and adds nothing but the order in which services are asked. Under another name it is taken for a service, and logic of all kinds gathers there.",
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var paging: PagingHelper!
        }

        // Services/PagingHelper.swift
        final class PagingHelper {
          var postService: PostService!
        }

        // Post/PostPresenter.swift
        final class PostPresenter: PostViewOutput, PostInteractorOutput {
          weak var view: PostViewInput?
          var interactor: PostInteractorInput!
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        protocol PostInteractorInput: AnyObject {}
        protocol PostInteractorOutput: AnyObject {}
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
        }
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            let interactor = PostInteractor()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            interactor.output = presenter
            return view
          }
        }
        final class PostInteractor: PostInteractorInput {
          weak var output: PostInteractorOutput?
          var paging: PagingHelper!
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var paging: PagingFacade!
        }

        // Services/PagingFacade.swift
        final class PagingFacade {
          var postService: PostService!
        }

        // Post/PostPresenter.swift
        final class PostPresenter: PostViewOutput, PostInteractorOutput {
          weak var view: PostViewInput?
          var interactor: PostInteractorInput!
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        protocol PostInteractorInput: AnyObject {}
        protocol PostInteractorOutput: AnyObject {}
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
        }
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            let interactor = PostInteractor()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            interactor.output = presenter
            return view
          }
        }
        final class PostInteractor: PostInteractorInput {
          weak var output: PostInteractorOutput?
          var paging: PagingFacade!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, facades over services")]))

  /// A fetched results controller in the view, the presenter or a service.
  static let fetchedResultsMisplaced = LintRule(
    "fetched-results-misplaced", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A fetched results controller in the view, the presenter or a service.",
      hurts: "It ties the screen to the database, and objects of the database to the main thread's context.",
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
      sources: [.init("Rambler VIPER", "NSFetchedResultsController")]))

  /// A part or a contract that lies in the folder of another layer.
  static let fileInWrongLayer = LintRule(
    "file-in-wrong-layer", .layout, .note, when: .byConvention,
    RulePage(
      finds: "A part or a contract that lies in the folder of another layer.",
      hurts: "Whoever opens a layer's folder takes what lies there for that layer, and looks for the rest in vain.",
      bad: """
        // PostList/View/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      good: """
        // PostList/Presenter/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, rules for a module")]))

  /// A part or a contract in a file that is called otherwise.
  static let fileMisnamed = LintRule(
    "file-misnamed", .layout, .note, when: .byConvention,
    RulePage(
      finds: "A part or a contract in a file that is called otherwise.",
      hurts: "A type is looked for by its file; one that stands in the file of something else is found by searching only.",
      bad: """
        // PostList/View/Protocols.swift
        protocol PostListViewInput: AnyObject {
          func showTitles(_ titles: [String])
        }
        """,
      good: """
        // PostList/View/PostListViewInput.swift
        protocol PostListViewInput: AnyObject {
          func showTitles(_ titles: [String])
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, names of each part")]))

  /// A file that lies in the module's folder and in none of its layers' folders.
  static let fileOutsideLayerFolder = LintRule(
    "file-outside-layer-folder", .layout, .note, when: .byConvention,
    RulePage(
      finds: "A file that lies in the module's folder and in none of its layers' folders.",
      hurts: "A module has a dozen files; without folders for its layers one has to read all names to find those of one layer.",
      bad: """
        // PostList/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
      good: """
        // PostList/Interactor/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, rules for a module")]))

  /// Formatting for people outside the presenter.
  static let formattingOutsidePresenter = LintRule(
    "formatting-outside-presenter", .knowledge, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "Formatting for people outside the presenter.",
      hurts: "The presenter is there to format; what the view formats no test sees.",
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
      sources: [.init("Clean Swift", "Presenter")]))

  /// A method about a gesture that does not end with what was done.
  static let gestureMethodWrongSuffix = LintRule(
    "gesture-method-wrong-suffix", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method about a gesture that does not end with what was done.",
      hurts: "The slides name an event by its control and what was done to it; one order for all lets a reader find it.",
      bad: """
        protocol ListModuleInterface: AnyObject {
          func didTapAddButton()
        }
        """,
      good: """
        protocol ListModuleInterface: AnyObject {
          func addButtonTapped()
        }
        """,
      sources: [.init("Mutual Mobile VIPER", "View")]))

  /// A type that alone stands behind a helper's protocol and is not called after it.
  static let helperImplementationMisnamed = LintRule(
    "helper-implementation-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A type that alone stands behind a helper's protocol and is not called after it.",
      hurts: "From the protocol nobody comes to the type that does the work, as long as the names do not tell.",
      bad: """
        protocol PlainObjectMapper {
          func post(from record: String) -> String
        }
        final class DefaultMapper: PlainObjectMapper {
          func post(from record: String) -> String { record }
        }
        // PostList/Interactor/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var mapper: PlainObjectMapper!
        }
        """,
      good: """
        protocol PlainObjectMapper {
          func post(from record: String) -> String
        }
        final class PlainObjectMapperImplementation: PlainObjectMapper {
          func post(from record: String) -> String { record }
        }
        // PostList/Interactor/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var mapper: PlainObjectMapper!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, rules for a module (example)")]))

  /// A helper of one layer that has no folder in that layer's folder.
  static let helperLacksFolder = LintRule(
    "helper-lacks-folder", .layout, .note, when: .byConvention,
    RulePage(
      finds: "A helper of one layer that has no folder in that layer's folder.",
      hurts: "Between a module's parts a helper looks like one of them; and nobody sees which layer it is for.",
      bad: """
        // PostList/UserInputValidator.swift
        protocol UserInputValidator {
          func isValid(_ input: String) -> Bool
        }
        struct UserInputValidatorImplementation: UserInputValidator {
          func isValid(_ input: String) -> Bool { !input.isEmpty }
        }
        // PostList/Interactor/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var validator: UserInputValidator!
        }
        """,
      good: """
        // PostList/Interactor/UserInputValidator/UserInputValidator.swift
        protocol UserInputValidator {
          func isValid(_ input: String) -> Bool
        }
        struct UserInputValidatorImplementation: UserInputValidator {
          func isValid(_ input: String) -> Bool { !input.isEmpty }
        }
        // PostList/Interactor/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var validator: UserInputValidator!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, rules for a module")]))

  /// The method that sets the first state under another name than 'setupInitialState'.
  static let initialStateMethodMisnamed = LintRule(
    "initial-state-method-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "The method that sets the first state under another name than 'setupInitialState'.",
      hurts: "Every view has one. Under one name it is found at once.",
      bad: """
        protocol ProfileViewInput: AnyObject {
          func prepareUI()
        }
        """,
      good: """
        protocol ProfileViewInput: AnyObject {
          func setupInitialState()
        }
        """,
      sources: [.init("Surf MVP", "ViewInput")]))

  /// A method that makes another module ready and is not called after what it injects.
  static let injectMethodMisnamed = LintRule(
    "inject-method-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method that makes another module ready and is not called after what it injects.",
      hurts: "Making a module ready and showing it are two steps; the name says which one is meant.",
      bad: """
        protocol StartRouterInput: AnyObject {
          func presentOptions()
          func setupOptions()
        }
        """,
      good: """
        protocol StartRouterInput: AnyObject {
          func presentOptions()
          func injectOptionsDependencies()
        }
        """,
      sources: [.init("BytePace VIPER", "Injection of dependencies")]))

  /// An interactor that works with the network or a store itself.
  static let interactorBypassesService = LintRule(
    "interactor-bypasses-service", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "An interactor that works with the network or a store itself.",
      hurts: "It is a facade over services. What it does itself, other modules do again, and tests need a server.",
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
      sources: [.init("Rambler VIPER", "Structure of a module")]))

  /// An interactor that gets data from the network or a store.
  static let interactorBypassesWorker = LintRule(
    "interactor-bypasses-worker", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "An interactor that gets data from the network or a store.",
      hurts: "Where data come from is the worker's duty, so that several scenes can share it.",
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
      sources: [.init("Clean Swift", "Interactor")]))

  /// A request to the interactor that does not come from the view.
  static let interactorCalledOutsideView = LintRule(
    "interactor-called-outside-view", .contracts, .warning,
    RulePage(
      finds: "A request to the interactor that does not come from the view.",
      hurts: "Requests go one way round. One that comes from elsewhere is not seen where the user's actions are handled.",
      bad: """
        final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
          weak var viewController: ContactListViewController?
          var dataStore: ContactListDataStore?

          func routeToViewContact(segue: UIStoryboardSegue?) {
            viewController?.interactor?.showContacts(request: ContactList.ShowContacts.Request())
          }
        }
        """,
      good: """
        final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
          weak var viewController: ContactListViewController?
          var dataStore: ContactListDataStore?

          func routeToViewContact(segue: UIStoryboardSegue?) {}
        }
        """,
      sources: [.init("Clean Swift", "Interactor")]))

  /// A method that works with services and stands in interactors of several modules.
  static let interactorDuplicatesLogic = LintRule(
    "interactor-duplicates-logic", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A method that works with services and stands in interactors of several modules.",
      hurts: "What is put right in one of them stays wrong in the others. A facade over the services has it once, and a new module gets it for nothing.",
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!

          func obtainPosts() {
            let posts = postService.posts()
            let known = posts.filter { !$0.isEmpty }
            let page = known.prefix(20).map { $0.uppercased() }
            output?.didObtainPosts(Array(page.sorted { $0.count < $1.count }))
          }
        }

        // News/NewsPresenter.swift
        final class NewsPresenter: NewsViewOutput, NewsInteractorOutput {
          weak var view: NewsViewInput?
          var interactor: NewsInteractorInput!
          func didObtainPosts(_ posts: [String]) {}
        }
        protocol NewsViewOutput: AnyObject {}
        protocol NewsViewInput: AnyObject {}
        protocol NewsInteractorInput: AnyObject { func obtainNews() }
        protocol NewsInteractorOutput: AnyObject { func didObtainPosts(_ posts: [String]) }
        final class NewsViewController: UIViewController, NewsViewInput {
          var output: NewsViewOutput!
        }
        final class NewsAssembly {
          func viewNewsModule() -> UIViewController {
            let view = NewsViewController()
            let presenter = NewsPresenter()
            let interactor = NewsInteractor()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            interactor.output = presenter
            return view
          }
        }
        final class NewsInteractor: NewsInteractorInput {
          weak var output: NewsInteractorOutput?
          var postService: PostService!

          func obtainNews() {
            let posts = postService.posts()
            let known = posts.filter { !$0.isEmpty }
            let page = known.prefix(20).map { $0.uppercased() }
            output?.didObtainPosts(Array(page.sorted { $0.count < $1.count }))
          }
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var pagingFacade: PagingFacade!

          func obtainPosts() { output?.didObtainPosts(pagingFacade.nextPage()) }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, facades over services")]))

  /// A query that stands in interactors of several scenes.
  static let interactorDuplicatesQuery = LintRule(
    "interactor-duplicates-query", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A query that stands in interactors of several scenes.",
      hurts: "A worker has it once. Copies of it grow apart, and two scenes show different data as the same.",
      bad: """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          var presenter: ContactListPresentationLogic?
          var worker: ContactListWorkerLogic?
          var contacts: [String] = []

          private func loadContacts() {
            let all = worker?.contacts() ?? []
            let named = all.filter { !$0.isEmpty }
            let sorted = named.map { $0.capitalized }.sorted { $0.count < $1.count }
            contacts = Array(sorted.prefix(20))
          }
        }

        // Chat/ChatViewController.swift
        protocol ChatDisplayLogic: AnyObject {}
        protocol ChatBusinessLogic {}
        protocol ChatPresentationLogic {}
        final class ChatViewController: UIViewController, ChatDisplayLogic {
          var interactor: ChatBusinessLogic?

          init() {
            super.init(nibName: nil, bundle: nil)
            let interactor = ChatInteractor()
            let presenter = ChatPresenter()
            self.interactor = interactor
            interactor.presenter = presenter
            presenter.viewController = self
          }
        }
        final class ChatPresenter: ChatPresentationLogic {
          weak var viewController: ChatDisplayLogic?
        }
        final class ChatInteractor: ChatBusinessLogic {
          var presenter: ChatPresentationLogic?
          var worker: ContactListWorkerLogic?
          var contacts: [String] = []

          private func loadContacts() {
            let all = worker?.contacts() ?? []
            let named = all.filter { !$0.isEmpty }
            let sorted = named.map { $0.capitalized }.sorted { $0.count < $1.count }
            contacts = Array(sorted.prefix(20))
          }
        }
        """,
      good: """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          var presenter: ContactListPresentationLogic?
          var worker: ContactListWorkerLogic?
          var contacts: [String] = []

          private func loadContacts() { contacts = worker?.contacts() ?? [] }
        }
        """,
      sources: [.init("Clean Swift", "Worker")]))

  /// An interactor that does not keep its presenter alive.
  static let interactorHasWeakPresenter = LintRule(
    "interactor-has-weak-presenter", .ownership, .warning, fix: .automatic,
    RulePage(
      finds: "An interactor that does not keep its presenter alive.",
      hurts: "Nobody else holds the presenter, so responses are never shown.",
      bad: """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          weak var presenter: ContactListPresentationLogic?
        }
        """,
      good: """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          var presenter: ContactListPresentationLogic?
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// An interactor that makes a helper in a private property.
  static let interactorHidesDependency = LintRule(
    "interactor-hides-dependency", .contracts, .warning, fix: .move,
    RulePage(
      finds: "An interactor that makes a helper in a private property.",
      hurts: "All that an interactor has are its dependencies, in its open interface. One that is hidden no test can replace, and nobody who reads the assembly sees it.",
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!
          private let mapper = PostMapper()

          func obtainPosts() { output?.didObtainPosts(mapper.map(postService.posts())) }
        }

        // PostList/Interactor/PostMapper/PostMapper.swift
        final class PostMapper {
          func map(_ posts: [String]) -> [String] { posts }
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!
          var mapper: PostMapper!

          func obtainPosts() { output?.didObtainPosts(mapper.map(postService.posts())) }
        }

        // PostList/Interactor/PostMapper/PostMapper.swift
        final class PostMapper {
          func map(_ posts: [String]) -> [String] { posts }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Interactor")]))

  /// An interactor input that is not called after its module.
  static let interactorInputMisnamed = LintRule(
    "interactor-input-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An interactor input that is not called after its module.",
      hurts: "The name says who talks to whom. Where it does not, one has to look at both ends.",
      bad: """
        // in place of PostListInteractorInput
        protocol PostListUseCases: AnyObject {
          func obtainPosts()
        }
        """,
      good: """
        protocol PostListInteractorInput: AnyObject {
          func obtainPosts()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, InteractorInput")]))

  /// Two methods that get the same data, of which one does not say from where.
  static let interactorInputSourceUnclear = LintRule(
    "interactor-input-source-unclear", .naming, .note, when: .onRequest,
    RulePage(
      finds: "Two methods that get the same data, of which one does not say from where.",
      hurts: "If the module chooses the source itself, its contract has to say which one a method means.",
      bad: """
        protocol PostListInteractorInput: AnyObject {
          func obtainPosts()
          func obtainCachedPosts()
        }
        """,
      good: """
        protocol PostListInteractorInput: AnyObject {
          func obtainPostsFromNetwork()
          func obtainPostsFromCache()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, InteractorInput")]))

  /// An interactor input that another part than the interactor implements, or another than the presenter speaks through.
  static let interactorInputWrongPart = LintRule(
    "interactor-input-wrong-part", .contracts, .warning,
    RulePage(
      finds: "An interactor input that another part than the interactor implements, or another than the presenter speaks through.",
      hurts: "The contract closes the business logic off; a part that takes it over does the logic's work without saying so.",
      bad: """
        final class PostListRouter: PostListRouterInput, PostListInteractorInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            transitionHandler?.openModule()
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
      sources: [.init("Rambler VIPER", "Code Style, Interactor")]))

  /// A method that reads data and begins with another word than 'obtain'.
  static let interactorInputWrongVerb = LintRule(
    "interactor-input-wrong-verb", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method that reads data and begins with another word than 'obtain'.",
      hurts: "'get', 'load' and 'fetch' each promise another source; the presenter is not to know of any.",
      bad: """
        protocol PostListInteractorInput: AnyObject {
          func getPosts()
        }
        """,
      good: """
        protocol PostListInteractorInput: AnyObject {
          func obtainPosts()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, InteractorInput")]))

  /// An interactor with five or more groups of helpers that no method needs together.
  static let interactorLacksCohesion = LintRule(
    "interactor-lacks-cohesion", .contracts, .warning, when: .onRequest, fix: .move, limit: Limit(4, "groups of helpers"),
    RulePage(
      finds: "An interactor with five or more groups of helpers that no method needs together.",
      hurts: "It serves several purposes, and each change of one is a change of a module that is about the others. Submodules with an interactor each can be shown, used and tested alone.",
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!
          var userService: UserService!
          var soundService: SoundService!
          var themeService: ThemeService!
          var cacheService: CacheService!

          func obtainPosts() { output?.didObtainPosts(postService.posts()) }
          func obtainUser() { userService.load() }
          func performSound() { soundService.play() }
          func obtainTheme() { themeService.load() }
          func invalidateCache() { cacheService.clear() }
        }

        protocol UserService: AnyObject { func load() }
        protocol SoundService: AnyObject { func play() }
        protocol ThemeService: AnyObject { func load() }
        protocol CacheService: AnyObject { func clear() }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!

          func obtainPosts() { output?.didObtainPosts(postService.posts()) }
        }
        """,
      sources: [.init("Rambler VIPER", "Compound modules, when submodules help")]))

  /// Something that an interactor does with services, without a test.
  static let interactorMethodUntested = LintRule(
    "interactor-method-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "Something that an interactor does with services, without a test.",
      hurts: "What services answer decides what happens next; the business logic of the module is just that.",
      bad: """
        final class PostListInteractorTests: XCTestCase {
          func testThatInteractorIsThere() {
            XCTAssertNotNil(interactor)
          }
        }
        """,
      good: """
        final class PostListInteractorTests: XCTestCase {
          func testThatObtainPostsAnswersWithPosts() {
            interactor.obtainPosts()
            XCTAssertEqual(output.posts, ["First"])
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Testing a module, Interactor")]))

  /// An interactor that is not called after its module.
  static let interactorMisnamed = LintRule(
    "interactor-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An interactor that is not called after its module.",
      hurts: "Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.",
      bad: """
        // in place of PostListInteractor
        final class PostListLogic: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Interactor")]))

  /// An interactor that calls its output otherwise than `output`.
  static let interactorMisnamesOutput = LintRule(
    "interactor-misnames-output", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An interactor that calls its output otherwise than `output`.",
      hurts: "In every module the same thing has the same name, so that one who knows one module knows them all.",
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var presenter: PostListInteractorOutput?
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Interactor")]))

  /// An interactor output that is not called after its module.
  static let interactorOutputMisnamed = LintRule(
    "interactor-output-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An interactor output that is not called after its module.",
      hurts: "The name says who talks to whom. Where it does not, one has to look at both ends.",
      bad: """
        // in place of PostListInteractorOutput
        protocol PostListInteractorDelegate: AnyObject {
          func didObtainPosts(_ posts: [String])
        }
        """,
      good: """
        protocol PostListInteractorOutput: AnyObject {
          func didObtainPosts(_ posts: [String])
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, InteractorOutput")]))

  /// An interactor output that another part than the presenter implements, or another than the interactor speaks through.
  static let interactorOutputWrongPart = LintRule(
    "interactor-output-wrong-part", .contracts, .warning,
    RulePage(
      finds: "An interactor output that another part than the presenter implements, or another than the interactor speaks through.",
      hurts: "Results that go past the presenter are shown without anybody deciding that they should be.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler, PostListInteractorOutput {
          var output: PostListViewOutput!
          var dataDisplayManager: PostListDataDisplayManager!
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          var dataDisplayManager: PostListDataDisplayManager!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Interactor")]))

  /// A method of the interactor output that does not begin with 'did'.
  static let interactorOutputWrongPrefix = LintRule(
    "interactor-output-wrong-prefix", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the interactor output that does not begin with 'did'.",
      hurts: "An interactor tells what came of a request; what to do with it is for the presenter to say.",
      bad: """
        protocol PostListInteractorOutput: AnyObject {
          func loadedPosts(_ posts: [String])
        }
        """,
      good: """
        protocol PostListInteractorOutput: AnyObject {
          func didLoadPosts(_ posts: [String])
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, InteractorOutput")]))

  /// An interactor that hands objects of the database to its output as they are.
  static let interactorPassesManagedObject = LintRule(
    "interactor-passes-managed-object", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "An interactor that hands objects of the database to its output as they are.",
      hurts: "Above the interactor they change by themselves, belong to another thread, and are gone with their context.",
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!

          func obtainPosts() {
            let posts = postService.records()
            output?.didObtainPosts(posts)
          }
        }

        protocol PostService: AnyObject {
          func records() -> [PostRecord]
        }

        protocol PostListInteractorOutput: AnyObject {
          func didObtainPosts(_ posts: [Any])
        }

        // Model/PostRecord.swift
        import CoreData

        final class PostRecord: NSManagedObject {
          @NSManaged var title: String
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!

          func obtainPosts() {
            let posts = postService.records().map { $0.title }
            output?.didObtainPosts(posts)
          }
        }

        protocol PostService: AnyObject {
          func records() -> [PostRecord]
        }

        protocol PostListInteractorOutput: AnyObject {
          func didObtainPosts(_ posts: [Any])
        }

        // Model/PostRecord.swift
        import CoreData

        final class PostRecord: NSManagedObject {
          @NSManaged var title: String
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module")]))

  /// An interactor that holds its output, the presenter, strongly.
  static let interactorRetainsOutput = LintRule(
    "interactor-retains-output", .ownership, .warning, fix: .automatic,
    RulePage(
      finds: "An interactor that holds its output, the presenter, strongly.",
      hurts: "The presenter holds the interactor, so neither is ever freed.",
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          var output: PostListInteractorOutput?
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Interactor"), .init("BytePace VIPER", "What VIPER is"), .init("Mutual Mobile VIPER", "Interactor")]))

  /// An interactor that keeps state.
  static let interactorStoresState = LintRule(
    "interactor-stores-state", .contracts, .warning, fix: .move,
    RulePage(
      finds: "An interactor that keeps state.",
      hurts: "The presenter is the only part with state. With a second one, what is shown and what is computed with can be two different things.",
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!
          private var posts: [String] = []

          func obtainPosts() {
            posts = postService.posts()
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
      sources: [.init("Rambler VIPER", "Code Style, Interactor")]))

  /// An interactor without a test case.
  static let interactorUntested = LintRule(
    "interactor-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "An interactor without a test case.",
      hurts: "An interactor knows no screen, so that its use cases can be tested; untested, that was for nothing.",
      bad: """
        // in place of ListInteractorTests
        final class NameTests: XCTestCase {
          func testThatNamesAreFound() {}
        }
        """,
      good: """
        final class ListInteractorTests: XCTestCase {
          func testThatObtainNamesAnswers() {}
        }
        """,
      sources: [.init("Mutual Mobile VIPER", "Interactor")]))

  /// An interactor that knows the view.
  static let interactorUsesDisplayLogic = LintRule(
    "interactor-uses-display-logic", .knowledge, .warning,
    RulePage(
      finds: "An interactor that knows the view.",
      hurts: "Requests run one way round: view, interactor, presenter, view. A short cut shows what nobody has formatted.",
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
      sources: [.init("Clean Swift", "Interactor")]))

  /// An interactor that holds a fetched results controller.
  static let interactorUsesFetchedResults = LintRule(
    "interactor-uses-fetched-results", .knowledge, .warning,
    RulePage(
      finds: "An interactor that holds a fetched results controller.",
      hurts: "The interactor would deal with index paths and managed objects in place of transactions of plain objects.",
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
      sources: [.init("Rambler VIPER", "NSFetchedResultsController")]))

  /// An interactor that knows the router.
  static let interactorUsesRouter = LintRule(
    "interactor-uses-router", .knowledge, .warning,
    RulePage(
      finds: "An interactor that knows the router.",
      hurts: "Business logic that leads to screens cannot be used where the way is another.",
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
      sources: [.init("BytePace VIPER", "What VIPER is"), .init("Mutual Mobile VIPER", "What VIPER is")]))

  /// An interactor that knows the user-interface framework.
  static let interactorUsesUikit = LintRule(
    "interactor-uses-uikit", .knowledge, .warning,
    RulePage(
      finds: "An interactor that knows the user-interface framework.",
      hurts: "Business logic that needs a screen cannot be tested without one, nor used for another screen.",
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
      sources: [.init("Rambler VIPER", "Massive View Controller, advice"), .init("Mutual Mobile VIPER", "Interactor")]))

  /// An interactor that knows the view.
  static let interactorUsesView = LintRule(
    "interactor-uses-view", .knowledge, .warning,
    RulePage(
      finds: "An interactor that knows the view.",
      hurts: "What happened and how it is shown change for different reasons; two talk to one view, and no order holds.",
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
      sources: [.init("Rambler VIPER", "Structure of a module"), .init("BytePace VIPER", "What VIPER is"), .init("Mutual Mobile VIPER", "What VIPER is")]))

  /// A file that imports a layer, or mentions a type of one, which its own layer may not know.
  static let layerHasForbiddenDependency = LintRule(
    "layer-has-forbidden-dependency", .knowledge, .warning, isUniversal: true,
    RulePage(
      finds: "A file that imports a layer, or mentions a type of one, which its own layer may not know.",
      hurts: "Layers can be built, tested and replaced one by one as long as arrows point one way. One arrow back, and they are one layer.",
      bad: """
        // Network/PostLoader.swift
        final class PostLoader {
          weak var view: PostListViewController?
        }
        """,
      good: """
        // Network/PostLoader.swift
        final class PostLoader {
          var didLoad: (([String]) -> Void)?
        }
        """,
      sources: [.init(nil, "What the architecture's own file says under 'layers'")]))

  /// An object of the database above the interactor.
  static let managedObjectAboveInteractor = LintRule(
    "managed-object-above-interactor", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "An object of the database above the interactor.",
      hurts: "It changes under the screen, belongs to one thread, and dies with its context. A plain value does none of that.",
      bad: """
        protocol PostListInteractorOutput: AnyObject {
          func didObtainPosts(_ posts: [PostRecord])
        }

        // Model/PostRecord.swift
        import CoreData

        final class PostRecord: NSManagedObject {}
        """,
      good: """
        protocol PostListInteractorOutput: AnyObject {
          func didObtainPosts(_ posts: [PlainPost])
        }

        // Model/PlainPost.swift
        struct PlainPost {}
        """,
      sources: [.init("Rambler VIPER", "Structure of a module; Massive View Controller, reading data")]))

  /// A view controller that does more than two of these: layout, lists, navigation, the network, storage, animations, formatting, validation, more than two further delegates, more than 400 lines.
  static let massiveViewController = LintRule(
    "massive-view-controller", .contracts, .warning, when: .byConvention, fix: .move, limit: Limit(2, "kinds of work"),
    RulePage(
      finds: "A view controller that does more than two of these: layout, lists, navigation, the network, storage, animations, formatting, validation, more than two further delegates, more than 400 lines.",
      hurts: "Nobody finds a method in it, nothing of it can be tested or used again, and each change can break anything else.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler,
          UITableViewDataSource
        {
          var output: PostListViewOutput!

          func load(_ address: URL) {
            URLSession.shared.dataTask(with: address).resume()
            UserDefaults.standard.set(address.path.uppercased(), forKey: "last")
            navigationController?.popViewController(animated: true)
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller"), .init("Mutual Mobile VIPER", "Massive view controllers")]))

  /// A comment of a method that leaves out a parameter or what comes back.
  static let methodCommentIncomplete = LintRule(
    "method-comment-incomplete", .comments, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A comment of a method that leaves out a parameter or what comes back.",
      hurts: "What a value may be, and what to make of the answer, is what callers look for in a comment.",
      bad: """
        protocol PostListInteractorInput: AnyObject {
          /// Post.
          func obtainPost(at index: Int) -> String
        }
        """,
      good: """
        protocol PostListInteractorInput: AnyObject {
          /// Obtains a post.
          ///
          /// - Parameter index: its place in the list.
          /// - Returns: the title of the post.
          func obtainPost(at index: Int) -> String
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, comments")]))

  /// A method that takes the values of another use case than the one it is called after.
  static let methodCrossesUseCases = LintRule(
    "method-crosses-use-cases", .contracts, .warning,
    RulePage(
      finds: "A method that takes the values of another use case than the one it is called after.",
      hurts: "Use cases can be changed one by one as long as none uses what another one made for itself.",
      bad: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [String] }
            struct ViewModel { let names: [String] }
          }
          enum Edit {
            struct Request {}
            struct Response {}
            struct ViewModel {}
          }
        }

        // ContactList/ContactListPresenter.swift
        protocol ContactListPresentationLogic {
          func presentShowContacts(response: ContactList.Edit.Response)
          func presentEdit(response: ContactList.Edit.Response)
        }
        """,
      good: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [String] }
            struct ViewModel { let names: [String] }
          }
          enum Edit {
            struct Request {}
            struct Response {}
            struct ViewModel {}
          }
        }

        // ContactList/ContactListPresenter.swift
        protocol ContactListPresentationLogic {
          func presentShowContacts(response: ContactList.ShowContacts.Response)
          func presentEdit(response: ContactList.Edit.Response)
        }
        """,
      sources: [.init("Clean Swift", "Why Clean Swift")]))

  /// A method of a contract that begins with no verb.
  static let methodLacksVerb = LintRule(
    "method-lacks-verb", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of a contract that begins with no verb.",
      hurts: "Contracts say what is to happen. A name without a verb reads like a property.",
      bad: """
        protocol PostListViewInput: AnyObject {
          func titles(_ titles: [String])
        }
        """,
      good: """
        protocol PostListViewInput: AnyObject {
          func showTitles(_ titles: [String])
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, general rules")]))

  /// A method of a class without a comment, where no contract says what it does.
  static let methodUndocumented = LintRule(
    "method-undocumented", .comments, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A method of a class without a comment, where no contract says what it does.",
      hurts: "What neither a contract nor a comment tells has to be read out of the code, each time anew.",
      bad: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func setUp() {}
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          /// Makes the ways to other modules ready.
          func setUp() {}
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, comments")]))

  /// A method that begins with another word than the architecture's file has for its contract.
  static let methodWrongPrefix = LintRule(
    "method-wrong-prefix", .naming, .note, isUniversal: true, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method that begins with another word than the architecture's file has for its contract.",
      hurts: "Beginnings that all methods of a contract share say at once which way a call goes.",
      bad: """
        protocol PostListDataDisplayManagerDelegate: AnyObject {
          func itemSelected(at index: Int)
        }
        """,
      good: """
        protocol PostListDataDisplayManagerDelegate: AnyObject {
          func didSelectItem(at index: Int)
        }
        """,
      sources: [.init(nil, "The architecture's file, methods")]))

  /// A part that says otherwise than the others of its module what the module is for.
  static let moduleCommentDiffers = LintRule(
    "module-comment-differs", .comments, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A part that says otherwise than the others of its module what the module is for.",
      hurts: "Wherever one enters a module, the first lines shall tell which one it is, and the same everywhere.",
      bad: """
        /// Decides what the list of posts does.
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      good: """
        /// The posts of a blog, the newest first.
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, comments")]))

  /// An entrance of the module that sets it up and is not 'configureModule(with:)'.
  static let moduleConfigurationMisnamed = LintRule(
    "module-configuration-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An entrance of the module that sets it up and is not 'configureModule(with:)'.",
      hurts: "Every module has one, and whoever shows a module looks for it.",
      bad: """
        protocol ProfileModuleInput: AnyObject {
          func setup(profile: String)
        }
        """,
      good: """
        protocol ProfileModuleInput: AnyObject {
          func configureModule(with profile: String)
        }
        """,
      sources: [.init("Surf MVP", "ModuleInput")]))

  /// A module without something that the architecture's file requires, though it is used.
  static let moduleIncomplete = LintRule(
    "module-incomplete", .completeness, .note, isUniversal: true, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A module without something that the architecture's file requires, though it is used.",
      hurts: "What has no place of its own is done in another part, which grows and can no longer be tested alone.",
      bad: """
        final class ListPresenter: ListModuleInterface, ListInteractorOutput {
          weak var userInterface: ListViewInterface?
          var interactor: ListInteractor!
          weak var wireframe: ListWireframeInterface?

          func viewTapped() { interactor.obtainNames() }
        }
        final class ListInteractor {
          weak var output: ListInteractorOutput?
          var dataStore: ListDataStoreInterface!

          func obtainNames() { output?.didObtainNames(dataStore.names()) }
        }
        """,
      good: """
        final class ListPresenter: ListModuleInterface, ListInteractorOutput {
          weak var userInterface: ListViewInterface?
          var interactor: ListInteractorInput!
          weak var wireframe: ListWireframeInterface?

          func viewTapped() { interactor.obtainNames() }
        }
        final class ListInteractor: ListInteractorInput {
          weak var output: ListInteractorOutput?
          var dataStore: ListDataStoreInterface!

          func obtainNames() { output?.didObtainNames(dataStore.names()) }
        }
        """,
      sources: [.init(nil, "The architecture's file, roles and contracts")]))

  /// A module input that the library cannot hand over, because it does not inherit the library's own.
  static let moduleInputLacksBase = LintRule(
    "module-input-lacks-base", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A module input that the library cannot hand over, because it does not inherit the library's own.",
      hurts: "ViperMcFlurry looks for its own protocol when a module is opened; without it the link block gets nothing.",
      bad: """
        // PostList/Presenter/PostListModuleInput.swift
        import ViperMcFlurry

        protocol PostListModuleInput: AnyObject {
          func configure(withPostID id: String)
        }
        """,
      good: """
        // PostList/Presenter/PostListModuleInput.swift
        import ViperMcFlurry

        protocol PostListModuleInput: RamblerViperModuleInput {
          func configure(withPostID id: String)
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, ModuleInput")]))

  /// A protocol by which others command a module, and that is not called as its input.
  static let moduleInputMisnamed = LintRule(
    "module-input-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A protocol by which others command a module, and that is not called as its input.",
      hurts: "The inputs of modules are what routers look for. One under another name has to be found by reading.",
      bad: """
        // in place of PostListModuleInput
        protocol PostListConfigurable: AnyObject {
          func configure(withPostID id: String)
        }

        // Menu/Router/MenuRouter.swift
        final class MenuRouter {
          weak var posts: PostListConfigurable?
          func openPostListModule() { posts?.configure(withPostID: "1") }
        }
        """,
      good: """
        protocol PostListModuleInput: AnyObject {
          func configure(withPostID id: String)
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, ModuleInput"), .init("Surf MVP", "ModuleInput")]))

  /// A module input that another part than the presenter implements.
  static let moduleInputWrongPart = LintRule(
    "module-input-wrong-part", .contracts, .warning,
    RulePage(
      finds: "A module input that another part than the presenter implements.",
      hurts: "The presenter is the module's entrance: what other modules say goes where the state is kept.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler, PostListModuleInput {
          var output: PostListViewOutput!
          var dataDisplayManager: PostListDataDisplayManager!
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          var dataDisplayManager: PostListDataDisplayManager!
        }
        """,
      sources: [.init("Rambler VIPER", "Transitions, ModuleInput"), .init("Surf MVP", "ModuleInput")]))

  /// A module that has no assembly of its own, or one whose assembly does not give back the router.
  static let moduleLacksAssembly = LintRule(
    "module-lacks-assembly", .contracts, .warning, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A module that has no assembly of its own, or one whose assembly does not give back the router.",
      hurts: "A method that wires several modules grows with each of them, and keeps all of them in memory from the start of the app.",
      bad: """
        // in place of StartAssembly
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func assemble() {
            let view = StartViewController()
            let presenter = StartPresenter()
            let interactor = StartInteractor()
            let router = StartRouter()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router
            interactor.output = presenter
          }
        }
        """,
      good: """
        final class StartAssembly {
          static func assembleModule() -> StartRouter {
            let view = StartViewController()
            let presenter = StartPresenter()
            let interactor = StartInteractor()
            let router = StartRouter()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router
            interactor.output = presenter
            return router
          }
        }
        """,
      sources: [.init("BytePace VIPER", "Injection of dependencies")]))

  /// A method of a module whose name stands nowhere in the app but where it is declared. Actions, overridden methods and what a framework may call are left alone.
  static let moduleMethodUnused = LintRule(
    "module-method-unused", .completeness, .note,
    RulePage(
      finds: "A method of a module whose name stands nowhere in the app but where it is declared. Actions, overridden methods and what a framework may call are left alone.",
      hurts: "A contract promises what nobody asks for, and whoever implements it, or stands in for it in a test, has to write it nevertheless.",
      bad: """
        protocol PostListRouterInput: AnyObject {
          func openPostModule()
          func openSettingsModule()
        }

        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() { transitionHandler?.openModule() }
          func openSettingsModule() { transitionHandler?.openModule() }
        }
        """,
      good: """
        protocol PostListRouterInput: AnyObject {
          func openPostModule()
        }

        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() { transitionHandler?.openModule() }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, general rules")]))

  /// A module with a name that fits any other as well, such as `Main` or `Screen1`.
  static let moduleNameVague = LintRule(
    "module-name-vague", .naming, .note, when: .onRequest, fix: .rename,
    RulePage(
      finds: "A module with a name that fits any other as well, such as `Main` or `Screen1`.",
      hurts: "Who looks for what the user sees has to open the module to learn what it is for.",
      bad: """
        // in place of PostListPresenter
        final class Screen1Presenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        // in place of PostListInteractor
        final class Screen1Interactor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        // in place of PostListRouter
        final class Screen1Router: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, rules for a module")]))

  /// A module output that the library cannot hand over, because it does not inherit the library's own.
  static let moduleOutputLacksBase = LintRule(
    "module-output-lacks-base", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A module output that the library cannot hand over, because it does not inherit the library's own.",
      hurts: "ViperMcFlurry sets the output only if it is one of its own; otherwise the opener is never told.",
      bad: """
        // PostList/Presenter/PostListModuleOutput.swift
        import ViperMcFlurry

        protocol PostListModuleOutput: AnyObject {
          func didSelectPost()
        }
        """,
      good: """
        // PostList/Presenter/PostListModuleOutput.swift
        import ViperMcFlurry

        protocol PostListModuleOutput: RamblerViperModuleOutput {
          func didSelectPost()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, ModuleOutput")]))

  /// A method of the module output that is not told as news: a noun, and what happened to it.
  static let moduleOutputMethodMisnamed = LintRule(
    "module-output-method-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the module output that is not told as news: a noun, and what happened to it.",
      hurts: "'profileEdited' says the same to every opener, whoever did it and however.",
      bad: """
        protocol ProfileModuleOutput: AnyObject {
          func didEditProfile()
        }
        """,
      good: """
        protocol ProfileModuleOutput: AnyObject {
          func profileEdited()
        }
        """,
      sources: [.init("Surf MVP", "ModuleOutput")]))

  /// A protocol by which a module tells others, and that is not called as its output.
  static let moduleOutputMisnamed = LintRule(
    "module-output-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A protocol by which a module tells others, and that is not called as its output.",
      hurts: "The name says whose news it is. A delegate can be that of the view, of the module or of a service.",
      bad: """
        // in place of PostListModuleOutput
        protocol PostListDelegate: AnyObject {
          func didSelectPost()
        }

        // Post/PostPresenter.swift
        final class PostPresenter: PostViewOutput, PostListDelegate {
          weak var view: PostViewInput?
          func didSelectPost() {}
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
        }
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      good: """
        protocol PostListModuleOutput: AnyObject {
          func didSelectPost()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, ModuleOutput"), .init("Surf MVP", "ModuleOutput")]))

  /// A module output that is set on the presenter past the configurator.
  static let moduleOutputSetExternally = LintRule(
    "module-output-set-externally", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A module output that is set on the presenter past the configurator.",
      hurts: "Who sets it has to know the presenter, and until then the module speaks to nobody.",
      bad: """
        final class ProfileModuleConfigurator {
          func configure() -> ProfileViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.view = view
            return view
          }
        }

        // News/NewsRouter.swift
        final class NewsPresenter: ProfileModuleOutput {
          func profileViewed() {}
        }
        final class NewsRouter {
          func showProfileModule(_ news: NewsPresenter, _ profile: ProfilePresenter) {
            profile.output = news
          }
        }
        """,
      good: """
        final class ProfileModuleConfigurator {
          func configure(output: ProfileModuleOutput?) -> ProfileViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            presenter.output = output
            router.view = view
            return view
          }
        }

        // News/NewsRouter.swift
        final class NewsPresenter: ProfileModuleOutput {
          func profileViewed() {}
        }
        final class NewsRouter {
          func showProfileModule(_ news: NewsPresenter) {
            print(ProfileModuleConfigurator().configure(output: news))
          }
        }
        """,
      sources: [.init("Surf MVP", "ModuleOutput")]))

  /// A module output that is no presenter's business: another part hears it, or speaks through it.
  static let moduleOutputWrongPart = LintRule(
    "module-output-wrong-part", .contracts, .warning,
    RulePage(
      finds: "A module output that is no presenter's business: another part hears it, or speaks through it.",
      hurts: "What a module tells its opener is a decision of its presenter, and the opener's presenter answers for it.",
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          weak var moduleOutput: PostListModuleOutput?
          var postService: PostService!

          func obtainPosts() {
            output?.didObtainPosts(postService.posts())
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
      sources: [.init("Rambler VIPER", "Transitions, ModuleInput"), .init("Surf MVP", "ModuleOutput")]))

  /// A method of the module output that does not begin with 'did'.
  static let moduleOutputWrongPrefix = LintRule(
    "module-output-wrong-prefix", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the module output that does not begin with 'did'.",
      hurts: "A module tells its opener what happened and cannot know what the opener makes of it.",
      bad: """
        protocol PostListModuleOutput: AnyObject {
          func postSelected()
        }
        """,
      good: """
        protocol PostListModuleOutput: AnyObject {
          func didSelectPost()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, ModuleOutput")]))

  /// A module that lies in no folder of a user story, in a project that has such folders.
  static let moduleOutsideUserStory = LintRule(
    "module-outside-user-story", .layout, .note, when: .onRequest,
    RulePage(
      finds: "A module that lies in no folder of a user story, in a project that has such folders.",
      hurts: "Modules that serve one goal of the user change together; those that lie apart are forgotten.",
      bad: """
        // FeedUserStory/Comments/CommentsRow.swift
        struct CommentsRow {}
        """,
      good: """
        // FeedUserStory/PostList/View/PostListViewController.swift
        final class PostListViewController: UIViewController, PostListViewInput {
          var output: PostListViewOutput!
        }
        // FeedUserStory/PostList/View/PostListViewContracts.swift
        protocol PostListViewInput: AnyObject {}
        protocol PostListViewOutput: AnyObject {}
        // FeedUserStory/PostList/Presenter/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        // FeedUserStory/PostList/Interactor/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        // FeedUserStory/PostList/Interactor/PostListInteractorContracts.swift
        protocol PostListInteractorInput: AnyObject {}
        protocol PostListInteractorOutput: AnyObject {}
        // FeedUserStory/PostList/Router/PostListRouter.swift
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, rules for a module (example)")]))

  /// Parts of a module that keep each other alive: by strong references in a circle, or by a closure that one keeps and that captures another strongly.
  static let moduleRetainCycle = LintRule(
    "module-retain-cycle", .ownership, .warning, isUniversal: true, fix: .automatic,
    RulePage(
      finds: "Parts of a module that keep each other alive: by strong references in a circle, or by a closure that one keeps and that captures another strongly.",
      hurts: "None of them is ever freed. The module stays in memory after its screen is closed, goes on listening, and the next one is made beside it.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          var onClose: (() -> Void)?

          func didTriggerViewReadyEvent() {
            onClose = { self.interactor.obtainPosts() }
          }
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          var onClose: (() -> Void)?

          func didTriggerViewReadyEvent() {
            onClose = { [weak self] in self?.interactor.obtainPosts() }
          }
        }
        """,
      sources: [.init(nil, "BytePace, problems; Code Style")]))

  /// An entrance of the module that sets it up and is not called 'configure'.
  static let moduleSetupMisnamed = LintRule(
    "module-setup-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An entrance of the module that sets it up and is not called 'configure'.",
      hurts: "Every module has one, and whoever opens a module looks for it.",
      bad: """
        protocol PostListModuleInput: AnyObject {
          func setup(postID: String)
        }
        """,
      good: """
        protocol PostListModuleInput: AnyObject {
          func configure(withPostID id: String)
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, ModuleInput")]))

  /// A module whose name ends in `Module`.
  static let moduleSuffixRedundant = LintRule(
    "module-suffix-redundant", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A module whose name ends in `Module`.",
      hurts: "The word tells nothing, and makes the name of every part of the module longer.",
      bad: """
        // in place of PostListPresenter
        final class PostListModulePresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        // in place of PostListInteractor
        final class PostListModuleInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        // in place of PostListRouter
        final class PostListModuleRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, rules for a module")]))

  /// A module none of whose contracts asks for more than one thing.
  static let moduleTooSmall = LintRule(
    "module-too-small", .completeness, .note, when: .onRequest,
    RulePage(
      finds: "A module none of whose contracts asks for more than one thing.",
      hurts: "A module costs ten files. One for every entry of a menu is harder to follow and to maintain than the one module that has them all.",
      bad: """
        protocol PostListViewOutput: AnyObject {
          func didTriggerViewReadyEvent()
        }
        """,
      good: """
        protocol PostListViewOutput: AnyObject {
          func didTriggerViewReadyEvent()
          func didSelectPost(at index: Int)
        }
        """,
      sources: [.init("Rambler VIPER", "Compound modules, when submodules are in the way")]))

  /// A type of a module that no code of the app mentions, or a protocol that is conformed to and nobody talks through.
  static let moduleTypeUnused = LintRule(
    "module-type-unused", .completeness, .note,
    RulePage(
      finds: "A type of a module that no code of the app mentions, or a protocol that is conformed to and nobody talks through.",
      hurts: "It is read, changed and tested with the module, and does nothing. When it is needed it can be written again.",
      bad: """
        // PostList/View/PostListTitleFormatter.swift
        struct PostListTitleFormatter {
          func title(of post: String) -> String { post }
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          private let formatter = PostListTitleFormatter()
        }

        // PostList/View/PostListTitleFormatter.swift
        struct PostListTitleFormatter {
          func title(of post: String) -> String { post }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, general rules")]))

  /// A module without one of the four classes and five protocols, though it is used.
  static let mvpModuleIncomplete = LintRule(
    "mvp-module-incomplete", .completeness, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A module without one of the four classes and five protocols, though it is used.",
      hurts: "What has no place of its own is done in another part, which grows and can no longer be tested alone.",
      bad: """
        final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
          weak var view: ProfileViewInput?
          var router: ProfileRouter!
          weak var output: ProfileModuleOutput?

          func viewLoaded() { router.showEditProfileModule() }
        }
        final class ProfileRouter {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() { view?.presentModule() }
        }
        """,
      good: """
        final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
          weak var view: ProfileViewInput?
          var router: ProfileRouterInput!
          weak var output: ProfileModuleOutput?

          func viewLoaded() { router.showEditProfileModule() }
        }
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() { view?.presentModule() }
        }
        """,
      sources: [.init("Surf MVP", "Generating code")]))

  /// A navigation controller or window that another part than the router touches.
  static let navigationOutsideRouter = LintRule(
    "navigation-outside-router", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A navigation controller or window that another part than the router touches.",
      hurts: "Who may change what is on the screen has to be one place, or screens come and go behind each other's back.",
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
      sources: [.init("BytePace VIPER", "UINavigationController for transitions between modules")]))

  /// A navigation controller or window that another part than the wireframe makes.
  static let navigationOutsideWireframe = LintRule(
    "navigation-outside-wireframe", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A navigation controller or window that another part than the wireframe makes.",
      hurts: "Who owns what is on the screen leads to other screens. With a second owner they go behind each other's back.",
      bad: """
        final class ListViewController: UIViewController, ListViewInterface {
          var eventHandler: ListModuleInterface!

          func add() {
            let container = UINavigationController(rootViewController: self)
            print(container)
          }
        }
        """,
      good: """
        final class ListWireframe: ListWireframeInterface {
          var viewController: ListViewController?

          func makeListModule(moduleDelegate: ListModuleDelegate?) -> ListViewController {
            let view = ListViewController()
            let presenter = ListPresenter()
            let interactor = ListInteractor()
            view.eventHandler = presenter
            presenter.userInterface = view
            presenter.interactor = interactor
            presenter.wireframe = self
            interactor.output = presenter
            viewController = view
            return view
          }

          func presentAddInterface() {
            let add = UINavigationController(rootViewController: UIViewController())
            viewController?.present(add, animated: true)
          }
        }
        """,
      sources: [.init("Mutual Mobile VIPER", "Wireframe")]))

  /// An outlet or action of a view that is private.
  static let outletOrActionPrivate = LintRule(
    "outlet-or-action-private", .contracts, .warning, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "An outlet or action of a view that is private.",
      hurts: "Outlets and actions are how a test of the view presses buttons and reads labels. (SwiftLint's `private_outlet` and `private_action` ask for the contrary; follow one of them.)",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          @IBOutlet private weak var titleLabel: UILabel!

          @IBAction private func didTapReload() {
            output.didTriggerViewReadyEvent()
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          @IBOutlet weak var titleLabel: UILabel!

          @IBAction func didTapReload() {
            output.didTriggerViewReadyEvent()
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, View; Testing, View")]))

  /// A part that talks to another module, and is no router.
  static let partCallsForeignModule = LintRule(
    "part-calls-foreign-module", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A part that talks to another module, and is no router.",
      hurts: "Who goes where, and takes what along, then stands in more places than the router.",
      bad: """
        final class StartPresenter: StartViewOutput, StartInteractorOutput {
          weak var view: StartViewInput?
          var interactor: StartInteractorInput!
          var router: StartRouterInput!

          func didTapOptions() {
            let options = OptionsAssembly.assembleModule()
            print(options)
          }
        }
        // Options/OptionsAssembly.swift
        final class OptionsAssembly {
          static func assembleModule() -> OptionsRouter {
            let view = OptionsViewController()
            let presenter = OptionsPresenter()
            let router = OptionsRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            return router
          }
        }
        // Options/OptionsPresenter.swift
        protocol OptionsViewOutput: AnyObject {}
        protocol OptionsViewInput: AnyObject {}
        protocol OptionsRouterInput: AnyObject {}
        final class OptionsRouter: OptionsRouterInput {}
        final class OptionsPresenter: OptionsViewOutput {
          weak var view: OptionsViewInput?
          var router: OptionsRouterInput!
        }
        // Options/OptionsViewController.swift
        final class OptionsViewController: UIViewController, OptionsViewInput {
          var output: OptionsViewOutput!
        }
        """,
      good: """
        final class StartPresenter: StartViewOutput, StartInteractorOutput {
          weak var view: StartViewInput?
          var interactor: StartInteractorInput!
          var router: StartRouterInput!

          func didTapOptions() {
            router.presentOptions()
          }
        }

        final class StartRouter: StartRouterInput {
          weak var presenter: StartPresenter?
          weak var view: StartViewController?

          func presentOptions() {
            let options = OptionsAssembly.assembleModule()
            print(options)
          }
        }
        // Options/OptionsAssembly.swift
        final class OptionsAssembly {
          static func assembleModule() -> OptionsRouter {
            let view = OptionsViewController()
            let presenter = OptionsPresenter()
            let router = OptionsRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            return router
          }
        }
        // Options/OptionsPresenter.swift
        protocol OptionsViewOutput: AnyObject {}
        protocol OptionsViewInput: AnyObject {}
        protocol OptionsRouterInput: AnyObject {}
        final class OptionsRouter: OptionsRouterInput {}
        final class OptionsPresenter: OptionsViewOutput {
          weak var view: OptionsViewInput?
          var router: OptionsRouterInput!
        }
        // Options/OptionsViewController.swift
        final class OptionsViewController: UIViewController, OptionsViewInput {
          var output: OptionsViewOutput!
        }
        """,
      sources: [.init("BytePace VIPER", "Passing objects between modules")]))

  /// A part or a contract in another file than the architecture's file says.
  static let partFileMisnamed = LintRule(
    "part-file-misnamed", .layout, .note, isUniversal: true, when: .byConvention,
    RulePage(
      finds: "A part or a contract in another file than the architecture's file says.",
      hurts: "A type is looked for by its file; one that stands in the file of something else is found by searching only.",
      bad: """
        // ContactList/Protocols.swift
        protocol ContactListPresentationLogic {
          func presentContacts(response: ContactList.ShowContacts.Response)
        }
        """,
      good: """
        // ContactList/ContactListPresenter.swift
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?
        }
        protocol ContactListPresentationLogic {
          func presentContacts(response: ContactList.ShowContacts.Response)
        }
        """,
      sources: [.init(nil, "The architecture's file, contracts")]))

  /// A part that knows something which its role must not know.
  static let partHasForbiddenDependency = LintRule(
    "part-has-forbidden-dependency", .knowledge, .warning, isUniversal: true,
    RulePage(
      finds: "A part that knows something which its role must not know.",
      hurts: "What a part knows it depends on; every layer that leaks is one more reason to change it.",
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
      sources: [.init(nil, "The architecture's file, mustNotKnow")]))

  /// A part or a contract that lies in another folder than the architecture's file says.
  static let partInWrongFolder = LintRule(
    "part-in-wrong-folder", .layout, .note, isUniversal: true, when: .byConvention,
    RulePage(
      finds: "A part or a contract that lies in another folder than the architecture's file says.",
      hurts: "Whoever opens a layer's folder takes what lies there for that layer, and looks for the rest in vain.",
      bad: """
        // Profile/View/ProfileRouter.swift
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?
        }
        """,
      good: """
        // Profile/Router/ProfileRouter.swift
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?
        }
        """,
      sources: [.init(nil, "The architecture's file, roles and contracts")]))

  /// A part or a contract whose name does not begin with that of its module.
  static let partLacksModulePrefix = LintRule(
    "part-lacks-module-prefix", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A part or a contract whose name does not begin with that of its module.",
      hurts: "The common beginning is what shows that types belong together, in lists, in searches and in logs.",
      bad: """
        // in place of PostListPresenter
        final class FeedPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, names of each part"), .init("Surf MVP", "Names in the examples"), .init("Clean Swift", "Names in the examples")]))

  /// A part that is not called as the architecture's file says.
  static let partMisnamed = LintRule(
    "part-misnamed", .naming, .note, isUniversal: true, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A part that is not called as the architecture's file says.",
      hurts: "Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.",
      bad: """
        // in place of ListDataStore
        final class ListStorage: ListDataStoreInterface {
          func names() -> [String] { [] }
        }
        """,
      good: """
        final class ListDataStore: ListDataStoreInterface {
          func names() -> [String] { [] }
        }
        """,
      sources: [.init(nil, "The architecture's file, roles")]))

  /// A part or a contract that lies outside of its module's folder.
  static let partOutsideModuleFolder = LintRule(
    "part-outside-module-folder", .layout, .note, when: .byConvention,
    RulePage(
      finds: "A part or a contract that lies outside of its module's folder.",
      hurts: "What belongs together and lies apart is overlooked: it is not moved along, not renamed along and not deleted along.",
      bad: """
        // Presenters/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      good: """
        // PostList/Presenter/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, rules for a module")]))

  /// A part without a test case, in a project that tests its parts.
  static let partUntested = LintRule(
    "part-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A part without a test case, in a project that tests its parts.",
      hurts: "A part is tested alone or not at all: what only runs together with others fails without telling where.",
      bad: """
        // in place of PostListRouterTests
        final class TransitionTests: XCTestCase {
          func testThatScreensOpen() {}
        }
        """,
      good: """
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {}
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, tests"), .init("Surf MVP", "Generating code")]))

  /// A part that knows another part of its module as the class it is.
  static let partUsesConcreteClass = LintRule(
    "part-uses-concrete-class", .contracts, .warning, isUniversal: true,
    RulePage(
      finds: "A part that knows another part of its module as the class it is.",
      hurts: "It cannot be tested alone, and whatever the other one can do becomes a part of the agreement.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractor!
          var router: PostListRouterInput!
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init(nil, "Code Style; Surf, how layers talk; BytePace, what VIPER is; Clean Swift, why")]))

  /// A part that knows what is inside of another module.
  static let partUsesForeignInternals = LintRule(
    "part-uses-foreign-internals", .knowledge, .warning, isUniversal: true,
    RulePage(
      finds: "A part that knows what is inside of another module.",
      hurts: "Only the doors of a module are meant for others. Whoever looks inside has to change when it changes, and neither can be used without the other.",
      bad: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
          weak var post: PostPresenter?
        }

        // Post/PostPresenter.swift
        final class PostPresenter: PostViewOutput {
          weak var view: PostViewInput?
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
        }
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
          weak var post: PostModuleInput?
        }

        // Post/PostPresenter.swift
        final class PostPresenter: PostViewOutput, PostModuleInput {
          weak var view: PostViewInput?
        }
        protocol PostModuleInput: AnyObject {}
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
        }
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      sources: [.init(nil, "Transitions between modules; Surf MVP, reuse; BytePace")]))

  /// A way to another module that is not called 'present' and that module's name.
  static let presentMethodMisnamed = LintRule(
    "present-method-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A way to another module that is not called 'present' and that module's name.",
      hurts: "In the caller's code the way reads like the sentence that describes it: present the options.",
      bad: """
        protocol StartRouterInput: AnyObject {
          func goOptions()
        }
        """,
      good: """
        protocol StartRouterInput: AnyObject {
          func presentOptions()
        }
        """,
      sources: [.init("BytePace VIPER", "Injection of dependencies")]))

  /// A method of the presentation logic that takes something else than one response.
  static let presentationLacksResponse = LintRule(
    "presentation-lacks-response", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A method of the presentation logic that takes something else than one response.",
      hurts: "What the interactor tells is named by its use case; loose values are bound to the order they came in.",
      bad: """
        protocol ContactListPresentationLogic {
          func presentContacts(_ contacts: [String])
        }
        """,
      good: """
        protocol ContactListPresentationLogic {
          func presentContacts(response: ContactList.ShowContacts.Response)
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A presenter that reads the network or a store.
  static let presenterAccessesData = LintRule(
    "presenter-accesses-data", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A presenter that reads the network or a store.",
      hurts: "It ties parts together and keeps state. What it reads itself, no test of the interactor sees.",
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
      sources: [.init("Rambler VIPER", "Structure of a module"), .init("BytePace VIPER", "What VIPER is"), .init("Mutual Mobile VIPER", "Interactor")]))

  /// A presenter that holds a service though its module has an interactor.
  static let presenterBypassesInteractor = LintRule(
    "presenter-bypasses-interactor", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A presenter that holds a service though its module has an interactor.",
      hurts: "The interactor is the one place where the module's data come from. Around it the business logic ends up in two parts, and a test of the presenter needs services.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          var postService: PostService!
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module")]))

  /// A presenter that works with the network or a store itself.
  static let presenterBypassesService = LintRule(
    "presenter-bypasses-service", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A presenter that works with the network or a store itself.",
      hurts: "There is no interactor here: services are the model. Without them the presenter does everything.",
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
      sources: [.init("Surf MVP", "The layer of business logic")]))

  /// A presenter that takes its view for a view controller or a view.
  static let presenterCastsView = LintRule(
    "presenter-casts-view", .contracts, .warning,
    RulePage(
      finds: "A presenter that takes its view for a view controller or a view.",
      hurts: "Behind the contract the presenter then does what only the view or the router may do, and a test's view is none.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!

          func didTriggerViewReadyEvent() {
            let screen = view as? UIViewController
            screen?.title = "Posts"
          }
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!

          func didTriggerViewReadyEvent() {
            view?.showTitles(["Posts"])
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module"), .init("Surf MVP", "How layers talk")]))

  /// A presenter that implements more than its presentation logic.
  static let presenterHasExtraProtocol = LintRule(
    "presenter-has-extra-protocol", .contracts, .warning,
    RulePage(
      finds: "A presenter that implements more than its presentation logic.",
      hurts: "It has one job, to prepare responses for display. A list's data source or a delegate is another.",
      bad: """
        final class ContactListPresenter: ContactListPresentationLogic, UITableViewDataSource {
          weak var viewController: ContactListDisplayLogic?
        }
        """,
      good: """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A presenter that does not keep its interactor alive.
  static let presenterHasWeakInteractor = LintRule(
    "presenter-has-weak-interactor", .ownership, .warning, fix: .automatic,
    RulePage(
      finds: "A presenter that does not keep its interactor alive.",
      hurts: "Nobody else holds the interactor, so requests go nowhere once it is freed.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          weak var interactor: PostListInteractorInput?
          var router: PostListRouterInput!
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Presenter"), .init("BytePace VIPER", "What VIPER is"), .init("Mutual Mobile VIPER", "Presenter")]))

  /// A presenter that does not keep its router alive.
  static let presenterHasWeakRouter = LintRule(
    "presenter-has-weak-router", .ownership, .warning, fix: .automatic,
    RulePage(
      finds: "A presenter that does not keep its router alive.",
      hurts: "Nobody else holds the router, so buttons stop leading anywhere once it is freed.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          weak var router: PostListRouterInput?
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Presenter"), .init("Surf MVP", "Presenter"), .init("BytePace VIPER", "What VIPER is")]))

  /// Something that is said to a presenter, without a test of what it makes of that.
  static let presenterMethodUntested = LintRule(
    "presenter-method-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "Something that is said to a presenter, without a test of what it makes of that.",
      hurts: "A presenter passes on most of what it hears; a call that it forgets is missed by nobody but the user.",
      bad: """
        final class PostListPresenterTests: XCTestCase {
          func testThatPresenterIsThere() {
            XCTAssertNotNil(presenter)
          }
        }
        """,
      good: """
        final class PostListPresenterTests: XCTestCase {
          // MARK: - PostListModuleInput

          func testThatConfigureObtainsPosts() {
            presenter.configure(withPostID: "1")
            XCTAssertTrue(interactor.obtainedPosts)
          }

          // MARK: - PostListViewOutput

          func testThatReadyViewObtainsPosts() {
            presenter.didTriggerViewReadyEvent()
            XCTAssertTrue(interactor.obtainedPosts)
          }

          func testThatChosenPostIsOpened() {
            presenter.didSelectPost(at: 1)
            XCTAssertTrue(router.openedPost)
          }

          // MARK: - PostListInteractorOutput

          func testThatPostsAreShown() {
            presenter.didObtainPosts(["First"])
            XCTAssertEqual(view.titles, ["First"])
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Testing a module, Presenter")]))

  /// A presenter that is not called after its module.
  static let presenterMisnamed = LintRule(
    "presenter-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A presenter that is not called after its module.",
      hurts: "Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.",
      bad: """
        // in place of PostListPresenter
        final class PostListHandler: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Presenter"), .init("Surf MVP", "Presenter")]))

  /// A presenter that keeps the input of another module and does not call it after that.
  static let presenterMisnamesChildInput = LintRule(
    "presenter-misnames-child-input", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A presenter that keeps the input of another module and does not call it after that.",
      hurts: "A presenter can keep the inputs of several modules. The name says which one is talked to.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          private var child: GalleryModuleInput?
        }

        protocol GalleryModuleInput: AnyObject {
          func configure()
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          private var galleryModuleInput: GalleryModuleInput?
        }

        protocol GalleryModuleInput: AnyObject {
          func configure()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Presenter")]))

  /// A presenter that calls its interactor otherwise than `interactor`.
  static let presenterMisnamesInteractor = LintRule(
    "presenter-misnames-interactor", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A presenter that calls its interactor otherwise than `interactor`.",
      hurts: "In every module the same thing has the same name, so that one who knows one module knows them all.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var useCase: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Presenter")]))

  /// A presenter that calls its router otherwise than `router`.
  static let presenterMisnamesRouter = LintRule(
    "presenter-misnames-router", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A presenter that calls its router otherwise than `router`.",
      hurts: "In every module the same thing has the same name, so that one who knows one module knows them all.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var wireframe: PostListRouterInput!
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Presenter"), .init("Surf MVP", "Presenter")]))

  /// A presenter that calls its view otherwise than `view`.
  static let presenterMisnamesView = LintRule(
    "presenter-misnames-view", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A presenter that calls its view otherwise than `view`.",
      hurts: "In every module the same thing has the same name, so that one who knows one module knows them all.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var userInterface: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Presenter"), .init("Surf MVP", "Presenter")]))

  /// A presenter that goes to another screen itself.
  static let presenterNavigates = LintRule(
    "presenter-navigates", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A presenter that goes to another screen itself.",
      hurts: "Ways out of a module are the router's, so that they can be changed and tested in one place.",
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
      sources: [.init("Rambler VIPER", "Structure of a module"), .init("Surf MVP", "Router")]))

  /// A presenter that holds the view controller strongly.
  static let presenterRetainsDisplayLogic = LintRule(
    "presenter-retains-display-logic", .ownership, .warning, fix: .automatic,
    RulePage(
      finds: "A presenter that holds the view controller strongly.",
      hurts: "It closes the circle view → interactor → presenter → view, and the scene is never freed.",
      bad: """
        final class ContactListPresenter: ContactListPresentationLogic {
          var viewController: ContactListDisplayLogic?
        }
        """,
      good: """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A presenter that holds the module that opened it strongly.
  static let presenterRetainsModuleOutput = LintRule(
    "presenter-retains-module-output", .ownership, .warning, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "A presenter that holds the module that opened it strongly.",
      hurts: "The caller keeps the module it opened alive, through the screen or through its module input. Held back, it lives as long as the module it opened, or forever.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          var moduleOutput: PostListModuleOutput?
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          weak var moduleOutput: PostListModuleOutput?
        }
        """,
      sources: [.init("Rambler VIPER", "Transitions between modules"), .init("Surf MVP", "ModuleOutput"), .init("Mutual Mobile VIPER", "Wireframe")]))

  /// A presenter that holds its view strongly.
  static let presenterRetainsView = LintRule(
    "presenter-retains-view", .ownership, .warning, fix: .automatic,
    RulePage(
      finds: "A presenter that holds its view strongly.",
      hurts: "The view holds the presenter, so neither is freed when the screen is gone.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Presenter"), .init("BytePace VIPER", "Problems"), .init("Mutual Mobile VIPER", "Presenter")]))

  /// State of a presenter that everybody can change.
  static let presenterStateExposed = LintRule(
    "presenter-state-exposed", .contracts, .warning, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "State of a presenter that everybody can change.",
      hurts: "What other parts set by themselves the presenter does not decide any more.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          var feedID: String?
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          private var feedID: String?
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Presenter")]))

  /// A presenter that keeps something.
  static let presenterStoresState = LintRule(
    "presenter-stores-state", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A presenter that keeps something.",
      hurts: "The same response then gives one view model or another, and the scene's data are in two places.",
      bad: """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?
          private var last: [String] = []

          func presentContacts(response: ContactList.ShowContacts.Response) {
            last = response.contacts
          }
        }
        """,
      good: """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?

          func presentContacts(response: ContactList.ShowContacts.Response) {
            viewController?.displayContacts(
              viewModel: ContactList.ShowContacts.ViewModel(names: response.contacts))
          }
        }
        """,
      sources: [.init("Clean Swift", "Presenter")]))

  /// A presenter that knows more of the user-interface framework than `UIImage`.
  static let presenterUikitBeyondUiimage = LintRule(
    "presenter-uikit-beyond-uiimage", .knowledge, .warning,
    RulePage(
      finds: "A presenter that knows more of the user-interface framework than `UIImage`.",
      hurts: "The presenter decides what is shown, and the view how.",
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
      sources: [.init("Surf MVP", "What is Surf MVP")]))

  /// A presenter that knows the user-interface framework.
  static let presenterUsesUikit = LintRule(
    "presenter-uses-uikit", .knowledge, .warning,
    RulePage(
      finds: "A presenter that knows the user-interface framework.",
      hurts: "The presenter decides what is shown, and the view how. With colours and pictures in it, it is a second view.",
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
      sources: [.init("Rambler VIPER", "Massive View Controller, advice")]))

  /// A protocol of a module that asks for nothing.
  static let protocolEmpty = LintRule(
    "protocol-empty", .completeness, .note, fix: .automatic,
    RulePage(
      finds: "A protocol of a module that asks for nothing.",
      hurts: "A template left it. Whoever reads the module looks for what is said through it, and there is nothing.",
      bad: """
        // PostList/Presenter/PostListPresenter.swift
        protocol PostListModuleInput: AnyObject {
        }

        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput, PostListModuleInput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }

        // Application/AppDelegate.swift
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          let posts = PostListAssembly().viewPostListModule(moduleOutput: nil)
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, general rules")]))

  /// Methods of several protocols in one class without a mark that tells them apart.
  static let protocolMethodsUnmarked = LintRule(
    "protocol-methods-unmarked", .comments, .note, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "Methods of several protocols in one class without a mark that tells them apart.",
      hurts: "A presenter implements three contracts; without marks nobody sees who calls which of its methods.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!

          func didTriggerViewReadyEvent() { interactor.obtainPosts() }
          func didObtainPosts(_ posts: [String]) { view?.showTitles(posts) }
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!

          // MARK: - PostListViewOutput

          func didTriggerViewReadyEvent() { interactor.obtainPosts() }

          // MARK: - PostListInteractorOutput

          func didObtainPosts(_ posts: [String]) { view?.showTitles(posts) }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, comments"), .init("Surf MVP", "Comments in the examples")]))

  /// A reference between parts that is not called as the architecture's file says.
  static let referenceMisnamed = LintRule(
    "reference-misnamed", .naming, .note, isUniversal: true, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A reference between parts that is not called as the architecture's file says.",
      hurts: "In every module the same thing has the same name, so that one who knows one module knows them all.",
      bad: """
        final class PostListDataDisplayManager: NSObject {
          weak var owner: PostListDataDisplayManagerDelegate?
        }
        """,
      good: """
        final class PostListDataDisplayManager: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      sources: [.init(nil, "The architecture's file, references")]))

  /// A reference between parts that is not as strong or weak as the architecture's file says.
  static let referenceWrongStrength = LintRule(
    "reference-wrong-strength", .ownership, .warning, isUniversal: true, fix: .automatic,
    RulePage(
      finds: "A reference between parts that is not as strong or weak as the architecture's file says.",
      hurts: "What should be weak keeps alive what should be freed; what should be strong is gone too early.",
      bad: """
        final class PostListDataDisplayManager: NSObject {
          var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      good: """
        final class PostListDataDisplayManager: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      sources: [.init(nil, "The architecture's file, references")]))

  /// A module without a part that the team's own architecture file marks as `required: true`. What a document requires is a matter of 'module-incomplete' and its kin.
  static let requiredPartMissing = LintRule(
    "required-part-missing", .completeness, .note, isUniversal: true, fix: .generate,
    RulePage(
      finds: "A module without a part that the team's own architecture file marks as `required: true`. What a document requires is a matter of 'module-incomplete' and its kin.",
      hurts: "The team agreed that every module has this part. Where it is missing, nobody knows whether it was forgotten or whether its work is done somewhere else.",
      bad: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
          func openPostModule() { transitionHandler?.openModule() }
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
          let coordinator = PostListCoordinator()
          func openPostModule() { coordinator.start() }
        }

        // PostList/Coordinator/PostListCoordinator.swift
        final class PostListCoordinator {
          func start() {}
        }
        """,
      sources: [.init(nil, "What the architecture's own file says under 'roles'")]))

  /// A class that leads to other screens for the routers of several modules, and is not called a route.
  static let routeMisnamed = LintRule(
    "route-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A class that leads to other screens for the routers of several modules, and is not called a route.",
      hurts: "Whoever writes a router looks for a route to the module that it shall open, and writes a second one where it has another name.",
      bad: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
          var authorization: AuthorizationHelper!
          func openPostModule() { authorization.openAuthorizationModule() }
        }

        // Common/AuthorizationHelper.swift
        final class AuthorizationHelper {
          weak var handler: UINavigationController?
          func openAuthorizationModule() {
            handler?.pushViewController(UIViewController(), animated: true)
          }
        }

        // Post/PostPresenter.swift
        final class PostPresenter: PostViewOutput {
          weak var view: PostViewInput?
          var router: PostRouterInput!
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        protocol PostRouterInput: AnyObject {}
        final class PostViewController: UIViewController, PostViewInput, TransitionHandler {
          var output: PostViewOutput!
        }
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            let router = PostRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.transitionHandler = view
            return view
          }
        }
        final class PostRouter: PostRouterInput {
          weak var transitionHandler: TransitionHandler?
          var authorization: AuthorizationHelper!
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
          var authorization: AuthorizationRoute!
          func openPostModule() { authorization.openAuthorizationModule() }
        }

        // Common/AuthorizationRoute.swift
        final class AuthorizationRoute {
          weak var handler: UINavigationController?
          func openAuthorizationModule() {
            handler?.pushViewController(UIViewController(), animated: true)
          }
        }

        // Post/PostPresenter.swift
        final class PostPresenter: PostViewOutput {
          weak var view: PostViewInput?
          var router: PostRouterInput!
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        protocol PostRouterInput: AnyObject {}
        final class PostViewController: UIViewController, PostViewInput, TransitionHandler {
          var output: PostViewOutput!
        }
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            let router = PostRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.transitionHandler = view
            return view
          }
        }
        final class PostRouter: PostRouterInput {
          weak var transitionHandler: TransitionHandler?
          var authorization: AuthorizationRoute!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Route")]))

  /// A router that hands data to another scene past its data store.
  static let routerBypassesDataStore = LintRule(
    "router-bypasses-data-store", .contracts, .warning,
    RulePage(
      finds: "A router that hands data to another scene past its data store.",
      hurts: "A data store says what a scene takes. Past it, routers depend on view controllers and interactors of other scenes.",
      bad: """
        final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
          weak var viewController: ContactListViewController?
          var dataStore: ContactListDataStore?

          func routeToViewContact(segue: UIStoryboardSegue?) {
            let scene = segue?.destination as? ViewContactViewController
            (scene?.interactor as? ViewContactInteractor)?.contact = dataStore?.contacts.first
          }
        }
        """,
      good: """
        final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
          weak var viewController: ContactListViewController?
          var dataStore: ContactListDataStore?

          func routeToViewContact(segue: UIStoryboardSegue?) {
            let scene = segue?.destination as? ViewContactViewController
            scene?.router?.dataStore?.contact = dataStore?.contacts.first
          }
        }
        """,
      sources: [.init("Clean Swift", "Router")]))

  /// A router that makes parts of a module.
  static let routerCreatesModuleParts = LintRule(
    "router-creates-module-parts", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A router that makes parts of a module.",
      hurts: "Putting a module together is the assembly's work. A router that does it too has two reasons to change, and the module cannot be opened from anywhere else in the same way.",
      bad: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            let presenter = PostListPresenter()
            presenter.router = self
          }
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            let view = PostListAssembly().viewPostListModule(moduleOutput: nil)
            print(view)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module, what we changed")]))

  /// A transition that stands in three routers or more, word for word.
  static let routerDuplicatesTransition = LintRule(
    "router-duplicates-transition", .contracts, .warning, when: .onRequest, fix: .generate, limit: Limit(2, "routers"),
    RulePage(
      finds: "A transition that stands in three routers or more, word for word.",
      hurts: "When the way changes, one of them is forgotten.",
      bad: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            let view = PostAssembly().viewPostModule()
            transitionHandler?.open(view, animated: true)
          }
        }
        // Post/PostAssembly.swift
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            let router = PostRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.transitionHandler = view
            return view
          }
        }
        // Post/PostRouter.swift
        protocol PostRouterInput: AnyObject {
          func openPostModule()
        }
        final class PostRouter: PostRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            let view = PostAssembly().viewPostModule()
            transitionHandler?.open(view, animated: true)
          }
        }
        // Post/PostPresenter.swift
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostPresenter: PostViewOutput {
          weak var view: PostViewInput?
          var router: PostRouterInput!
        }
        // Post/PostViewController.swift
        final class PostViewController: UIViewController, PostViewInput, TransitionHandler {
          var output: PostViewOutput!
        }
        // Draft/DraftAssembly.swift
        final class DraftAssembly {
          func viewDraftModule() -> UIViewController {
            let view = DraftViewController()
            let presenter = DraftPresenter()
            let router = DraftRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.transitionHandler = view
            return view
          }
        }
        // Draft/DraftRouter.swift
        protocol DraftRouterInput: AnyObject {
          func openPostModule()
        }
        final class DraftRouter: DraftRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            let view = PostAssembly().viewPostModule()
            transitionHandler?.open(view, animated: true)
          }
        }
        // Draft/DraftPresenter.swift
        protocol DraftViewOutput: AnyObject {}
        protocol DraftViewInput: AnyObject {}
        final class DraftPresenter: DraftViewOutput {
          weak var view: DraftViewInput?
          var router: DraftRouterInput!
        }
        // Draft/DraftViewController.swift
        final class DraftViewController: UIViewController, DraftViewInput, TransitionHandler {
          var output: DraftViewOutput!
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
          var postRoute: PostRoute!

          func openPostModule() {
            postRoute.openPostModule(from: transitionHandler)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Route")]))

  /// A router that does something when an alert is answered.
  static let routerHandlesAlertAction = LintRule(
    "router-handles-alert-action", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A router that does something when an alert is answered.",
      hurts: "What follows from an answer is logic. In a module of its own it can be tested, and the presenter hears of it by the module output.",
      bad: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Edit", style: .default) { [weak self] _ in
              self?.view?.presentModule()
            })
          }
        }
        """,
      good: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
          }
        }
        """,
      sources: [.init("Surf MVP", "UIAlertController")]))

  /// A router that reads data.
  static let routerHandlesData = LintRule(
    "router-handles-data", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A router that reads data.",
      hurts: "Where to go is one question, and what to do there another; a router with data decides both.",
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
      sources: [.init("Rambler VIPER", "Structure of a module"), .init("Surf MVP", "Router")]))

  /// A method of the router input that does not say that it leads to a module.
  static let routerInputLacksSuffix = LintRule(
    "router-input-lacks-suffix", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the router input that does not say that it leads to a module.",
      hurts: "'openPost' could open a post in this screen. 'openPostModule' says that the user goes elsewhere.",
      bad: """
        protocol PostListRouterInput: AnyObject {
          func openPost()
        }
        """,
      good: """
        protocol PostListRouterInput: AnyObject {
          func openPostModule()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, RouterInput"), .init("Surf MVP", "RouterInput")]))

  /// A router input that is not called after its module.
  static let routerInputMisnamed = LintRule(
    "router-input-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A router input that is not called after its module.",
      hurts: "The name says who talks to whom. Where it does not, one has to look at both ends.",
      bad: """
        // in place of PostListRouterInput
        protocol PostListRouting: AnyObject {
          func openPostModule()
        }
        """,
      good: """
        protocol PostListRouterInput: AnyObject {
          func openPostModule()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, RouterInput"), .init("Surf MVP", "RouterInput")]))

  /// A method of the router input that says by what means a module is shown.
  static let routerInputNamesUi = LintRule(
    "router-input-names-ui", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the router input that says by what means a module is shown.",
      hurts: "Whether it is an alert, a popup or a screen is for the router to say, and may change.",
      bad: """
        protocol ProfileRouterInput {
          func showConfirmationAlert()
        }
        """,
      good: """
        protocol ProfileRouterInput {
          func showConfirmationModule()
        }
        """,
      sources: [.init("Surf MVP", "Rules of RouterInput")]))

  /// A router input that another part than the router implements, or another than the presenter speaks through.
  static let routerInputWrongPart = LintRule(
    "router-input-wrong-part", .contracts, .warning,
    RulePage(
      finds: "A router input that another part than the router implements, or another than the presenter speaks through.",
      hurts: "Where the user goes is decided in the presenter; a second way out cannot be seen there.",
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!
          var router: PostListRouterInput!

          func obtainPosts() {
            output?.didObtainPosts(postService.posts())
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
      sources: [.init("Rambler VIPER", "Code Style, Router"), .init("Surf MVP", "RouterInput")]))

  /// A method of the router input that begins with something else than 'open', 'close' or 'embed'.
  static let routerInputWrongPrefix = LintRule(
    "router-input-wrong-prefix", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the router input that begins with something else than 'open', 'close' or 'embed'.",
      hurts: "Three verbs are all that happens to modules; others tell of pushing and presenting, which is the router's secret.",
      bad: """
        protocol PostListRouterInput: AnyObject {
          func showPostModule()
        }
        """,
      good: """
        protocol PostListRouterInput: AnyObject {
          func openPostModule()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, RouterInput")]))

  /// A method of the router input that begins with something else than 'show' or 'close'.
  static let routerInputWrongVerb = LintRule(
    "router-input-wrong-verb", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the router input that begins with something else than 'show' or 'close'.",
      hurts: "One verb for all ways to a module leaves the router free to change the way.",
      bad: """
        protocol ProfileRouterInput {
          func openEditProfileModule()
        }
        """,
      good: """
        protocol ProfileRouterInput {
          func showEditProfileModule()
        }
        """,
      sources: [.init("Surf MVP", "RouterInput")]))

  /// A router that segues call by selectors, and that selectors cannot call.
  static let routerLacksObjc = LintRule(
    "router-lacks-objc", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A router that segues call by selectors, and that selectors cannot call.",
      hurts: "Only what is '@objc' answers to a selector; otherwise the way is never taken, and nobody is told.",
      bad: """
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

          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            let selector = NSSelectorFromString("routeToViewContactWithSegue:")
            router?.perform(selector, with: segue)
          }
        }

        // ContactList/ContactListRouter.swift
        protocol ContactListRoutingLogic {
          func routeToViewContact(segue: UIStoryboardSegue?)
        }
        """,
      good: """
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

          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            let selector = NSSelectorFromString("routeToViewContactWithSegue:")
            router?.perform(selector, with: segue)
          }
        }

        // ContactList/ContactListRouter.swift
        @objc protocol ContactListRoutingLogic {
          func routeToViewContact(segue: UIStoryboardSegue?)
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A router that is not called after its module.
  static let routerMisnamed = LintRule(
    "router-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A router that is not called after its module.",
      hurts: "Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.",
      bad: """
        // in place of PostListRouter
        final class PostListNavigator: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Router"), .init("Surf MVP", "Router")]))

  /// A router that calls the screen otherwise than `transitionHandler`.
  static let routerMisnamesScreen = LintRule(
    "router-misnames-screen", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A router that calls the screen otherwise than `transitionHandler`.",
      hurts: "In every module the same thing has the same name, so that one who knows one module knows them all.",
      bad: """
        final class PostListRouter: PostListRouterInput {
          weak var screen: TransitionHandler?
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Router")]))

  /// A router that another part than the presenter holds.
  static let routerOutsidePresenter = LintRule(
    "router-outside-presenter", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A router that another part than the presenter holds.",
      hurts: "The presenter does not know then where the user went, and cannot decide about it.",
      bad: """
        final class ProfileAdapter: NSObject, UITableViewDataSource {
          var router: ProfileRouter?

          func didSelectRow() { router?.showEditProfileModule() }
        }

        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!
          private let adapter = ProfileAdapter()
        }

        final class ProfileModuleConfigurator {
          func configure() -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            view.adapter.router = router
            presenter.view = view
            presenter.router = router
            router.view = view
            return view
          }
        }
        """,
      good: """
        protocol ProfileAdapterOutput: AnyObject {
          func didSelectRow()
        }

        final class ProfileAdapter: NSObject, UITableViewDataSource {
          weak var output: ProfileAdapterOutput?

          func didSelectRow() { output?.didSelectRow() }
        }

        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable,
          ProfileAdapterOutput
        {
          var output: ProfileViewOutput!
          private let adapter = ProfileAdapter()

          func didSelectRow() { output.viewLoaded() }
        }
        """,
      sources: [.init("Surf MVP", "RouterInput")]))

  /// A router that holds the presenter or the view strongly.
  static let routerRetainsModuleParts = LintRule(
    "router-retains-module-parts", .ownership, .warning, fix: .automatic,
    RulePage(
      finds: "A router that holds the presenter or the view strongly.",
      hurts: "The view holds the presenter and the presenter the router: one way has to be weak.",
      bad: """
        final class StartRouter: StartRouterInput {
          var presenter: StartPresenter?
          weak var view: StartViewController?

          func presentOptions() {}
        }
        """,
      good: """
        final class StartRouter: StartRouterInput {
          weak var presenter: StartPresenter?
          weak var view: StartViewController?

          func presentOptions() {}
        }
        """,
      sources: [.init("BytePace VIPER", "Problems")]))

  /// A router that holds the screen it leads away from strongly.
  static let routerRetainsScreen = LintRule(
    "router-retains-screen", .ownership, .warning, fix: .automatic,
    RulePage(
      finds: "A router that holds the screen it leads away from strongly.",
      hurts: "The screen holds the presenter and the presenter the router: a circle, so the module stays in memory after it is closed.",
      bad: """
        final class PostListRouter: PostListRouterInput {
          var transitionHandler: PostListViewController?
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: PostListViewController?
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Router")]))

  /// A router that holds the view strongly.
  static let routerRetainsView = LintRule(
    "router-retains-view", .ownership, .warning, fix: .automatic,
    RulePage(
      finds: "A router that holds the view strongly.",
      hurts: "View, presenter and router then keep each other alive after the screen is closed.",
      bad: """
        final class ProfileRouter: ProfileRouterInput {
          var view: ModuleTransitionable?
        }
        """,
      good: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?
        }
        """,
      sources: [.init("Surf MVP", "ModuleTransitionable")]))

  /// A router that holds the view controller strongly.
  static let routerRetainsViewController = LintRule(
    "router-retains-view-controller", .ownership, .warning, fix: .automatic,
    RulePage(
      finds: "A router that holds the view controller strongly.",
      hurts: "The view controller owns its router, so the scene keeps itself alive.",
      bad: """
        final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
          var viewController: ContactListViewController?
          var dataStore: ContactListDataStore?
        }
        """,
      good: """
        final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
          weak var viewController: ContactListViewController?
          var dataStore: ContactListDataStore?
        }
        """,
      sources: [.init("Clean Swift", "Router")]))

  /// A router that sets data on the view of the module that it opens.
  static let routerSetsViewData = LintRule(
    "router-sets-view-data", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A router that sets data on the view of the module that it opens.",
      hurts: "The view then keeps what the presenter should decide with. The next module's view cannot change without all routers that lead to it.",
      bad: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            let post = PostAssembly().viewPostModule()
            post.postID = "7"
          }
        }
        // Post/PostAssembly.swift
        final class PostAssembly {
          func viewPostModule() -> PostViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        // Post/PostPresenter.swift
        protocol PostModuleInput: AnyObject {
          func configure(withPostID id: String)
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostPresenter: PostViewOutput, PostModuleInput {
          weak var view: PostViewInput?
          func configure(withPostID id: String) {}
        }
        // Post/PostViewController.swift
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
          var postID: String?
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            let input = PostAssembly().viewPostModule().output as? PostModuleInput
            input?.configure(withPostID: "7")
          }
        }
        // Post/PostAssembly.swift
        final class PostAssembly {
          func viewPostModule() -> PostViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        // Post/PostPresenter.swift
        protocol PostModuleInput: AnyObject {
          func configure(withPostID id: String)
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostPresenter: PostViewOutput, PostModuleInput {
          weak var view: PostViewInput?
          func configure(withPostID id: String) {}
        }
        // Post/PostViewController.swift
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
          var postID: String?
        }
        """,
      sources: [.init("Rambler VIPER", "Transitions between modules")]))

  /// A way to another module without a test.
  static let routerTransitionUntested = LintRule(
    "router-transition-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A way to another module without a test.",
      hurts: "A router is thin, and what it does can be told in one line of a test; untested, a wrong way is found by users.",
      bad: """
        final class PostListRouterTests: XCTestCase {
          func testThatRouterIsThere() {
            XCTAssertNotNil(router)
          }
        }
        """,
      good: """
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {
            router.openPostModule()
            XCTAssertTrue(transitionHandler.opened)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Testing a module, Router")]))

  /// A router that knows parts which it only serves.
  static let routerUsesModuleParts = LintRule(
    "router-uses-module-parts", .knowledge, .warning, isUniversal: true,
    RulePage(
      finds: "A router that knows parts which it only serves.",
      hurts: "A router leads the way that it is told; who decides must not stand behind it.",
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
      sources: [.init(nil, "The architecture's file, mustNotKnow")]))

  /// A router that is bound to view controllers.
  static let routerUsesUikit = LintRule(
    "router-uses-uikit", .knowledge, .warning,
    RulePage(
      finds: "A router that is bound to view controllers.",
      hurts: "It can then be used with that framework and that class only, and tested with neither.",
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
      sources: [.init("Rambler VIPER", "Transitions between modules")]))

  /// A router that knows the view as something else than what shows modules.
  static let routerViewWrongType = LintRule(
    "router-view-wrong-type", .contracts, .warning,
    RulePage(
      finds: "A router that knows the view as something else than what shows modules.",
      hurts: "'ModuleTransitionable' is all that a transition needs; a view controller lets the router reach into the screen.",
      bad: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: UIViewController?

          func showEditProfileModule() {}
        }
        """,
      good: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() {}
        }
        """,
      sources: [.init("Surf MVP", "ModuleTransitionable")]))

  /// A method of the routing logic that does not begin with 'routeTo'.
  static let routingLogicWrongPrefix = LintRule(
    "routing-logic-wrong-prefix", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the routing logic that does not begin with 'routeTo'.",
      hurts: "Segues find their methods by that name; a method with another name is never called by them.",
      bad: """
        protocol ContactListRoutingLogic {
          func openContact()
        }
        """,
      good: """
        protocol ContactListRoutingLogic {
          func routeToViewContact(segue: UIStoryboardSegue?)
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A scene without a view controller, an interactor, a presenter, a router or models.
  static let sceneIncomplete = LintRule(
    "scene-incomplete", .completeness, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A scene without a view controller, an interactor, a presenter, a router or models.",
      hurts: "The one way round that requests go is broken: what the missing part would do is done in another one.",
      bad: """
        protocol ViewContactDisplayLogic: AnyObject {
          func displayContact(viewModel: ViewContact.Show.ViewModel)
        }
        final class ViewContactViewController: UIViewController, ViewContactDisplayLogic {
          var interactor: ViewContactBusinessLogic?

          init() {
            super.init(nibName: nil, bundle: nil)
            let interactor = ViewContactInteractor()
            self.interactor = interactor
            interactor.viewController = self
          }

          func displayContact(viewModel: ViewContact.Show.ViewModel) {
            title = viewModel.name
          }
        }
        protocol ViewContactBusinessLogic {
          func showContact(request: ViewContact.Show.Request)
        }
        final class ViewContactInteractor: ViewContactBusinessLogic {
          weak var viewController: ViewContactDisplayLogic?

          func showContact(request: ViewContact.Show.Request) {
            viewController?.displayContact(viewModel: .init(name: request.name))
          }
        }
        """,
      good: """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?

          func presentContacts(response: ContactList.ShowContacts.Response) {
            viewController?.displayContacts(viewModel: .init(names: response.contacts))
          }
        }
        """,
      sources: [.init("Clean Swift", "Introduction; Models")]))

  /// A request, response or view model that is a class.
  static let sceneModelIsClass = LintRule(
    "scene-model-is-class", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A request, response or view model that is a class.",
      hurts: "It travels through three parts. A class lets the third change what the first still holds.",
      bad: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            final class Response { let contacts: [String] = [] }
            struct ViewModel { let names: [String] }
          }
        }
        """,
      good: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [String] }
            struct ViewModel { let names: [String] }
          }
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A request, response or view model that does not stand in a type of its own use case.
  static let sceneModelUnnested = LintRule(
    "scene-model-unnested", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A request, response or view model that does not stand in a type of its own use case.",
      hurts: "'ContactList.ShowContacts.Response' says who uses it and for what; among others of the app it must be looked for.",
      bad: """
        protocol ContactListPresentationLogic {
          func presentContacts(response: ContactsResponse)
        }

        // ContactList/ContactListModels.swift
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct ViewModel { let names: [String] }
          }
        }

        struct ContactsResponse { let contacts: [String] }
        """,
      good: """
        protocol ContactListPresentationLogic {
          func presentContacts(response: ContactList.ShowContacts.Response)
        }
        """,
      sources: [.init("Clean Swift", "Models")]))

  /// A view controller that sets up the next scene in 'prepare(for:sender:)'.
  static let scenePreparedByView = LintRule(
    "scene-prepared-by-view", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view controller that sets up the next scene in 'prepare(for:sender:)'.",
      hurts: "Data go from store to store in the router. What the view controller hands over as well is found by nobody who looks there.",
      bad: """
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

          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            (segue.destination as? EditContactViewController)?.contact = sender as? String
          }
        }
        """,
      good: #"""
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

          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let scene = segue.identifier else { return }
            let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
            router?.perform(selector, with: segue)
          }
        }
        """#,
      sources: [.init("Clean Swift", "An example")]))

  /// A protocol of a scene that is not called as what it is.
  static let sceneProtocolMisnamed = LintRule(
    "scene-protocol-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A protocol of a scene that is not called as what it is.",
      hurts: "The name says who talks to whom. Where it does not, one has to look at both ends.",
      bad: """
        // in place of ContactListDisplayLogic
        protocol ContactListScreenLogic: AnyObject {
          func displayContacts(viewModel: ContactList.ShowContacts.ViewModel)
        }
        """,
      good: """
        protocol ContactListDisplayLogic: AnyObject {
          func displayContacts(viewModel: ContactList.ShowContacts.ViewModel)
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A scene whose setup leaves out one of the links between its parts.
  static let sceneSetupOmitsLink = LintRule(
    "scene-setup-omits-link", .completeness, .note, fix: .generate,
    RulePage(
      finds: "A scene whose setup leaves out one of the links between its parts.",
      hurts: "The circle from the view to the view has a gap: requests, answers or data are lost there.",
      bad: """
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
            interactor.worker = ContactListWorker()
            presenter.viewController = self
            router.viewController = self
          }
        }
        """,
      good: """
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
            interactor.worker = ContactListWorker()
            presenter.viewController = self
            router.viewController = self
            router.dataStore = interactor
          }
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A link of a scene that is not set where the others are.
  static let sceneSetupScattered = LintRule(
    "scene-setup-scattered", .contracts, .warning,
    RulePage(
      finds: "A link of a scene that is not set where the others are.",
      hurts: "Between the two places the scene is half wired. Whether it works depends on what happens first.",
      bad: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          private func setup() {
            let interactor = ContactListInteractor()
            let presenter = ContactListPresenter()
            self.interactor = interactor
            interactor.presenter = presenter
            presenter.viewController = self
          }

          override func viewDidLoad() {
            super.viewDidLoad()
            let router = ContactListRouter()
            router.viewController = self
            self.router = router
          }
        }
        """,
      good: """
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
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A part of a scene that knows another one as the class it is.
  static let sceneUsesConcreteClass = LintRule(
    "scene-uses-concrete-class", .contracts, .warning,
    RulePage(
      finds: "A part of a scene that knows another one as the class it is.",
      hurts: "Parts behind protocols can be tested with stubs, one at a time; that is half of what the architecture is for.",
      bad: """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          var presenter: ContactListPresenter?
          var worker: ContactListWorkerLogic?
          var contacts: [String] = []

          func showContacts(request: ContactList.ShowContacts.Request) {}
        }
        """,
      good: """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          var presenter: ContactListPresentationLogic?
          var worker: ContactListWorkerLogic?
          var contacts: [String] = []

          func showContacts(request: ContactList.ShowContacts.Request) {}
        }
        """,
      sources: [.init("Clean Swift", "Why Clean Swift")]))

  /// A segue for which the router has no method, where methods are found by the segue's name.
  static let segueLacksRouterMethod = LintRule(
    "segue-lacks-router-method", .contracts, .warning, fix: .rename,
    RulePage(
      finds: "A segue for which the router has no method, where methods are found by the segue's name.",
      hurts: "The scene is shown, and no data are handed to it. Nothing tells why.",
      bad: #"""
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

          func didTapContact() {
            performSegue(withIdentifier: "showDetail", sender: nil)
          }

          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let scene = segue.identifier else { return }
            let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
            router?.perform(selector, with: segue)
          }
        }
        """#,
      good: #"""
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

          func didTapContact() {
            performSegue(withIdentifier: "ViewContact", sender: nil)
          }

          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let scene = segue.identifier else { return }
            let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
            router?.perform(selector, with: segue)
          }
        }
        """#,
      sources: [.init("Clean Swift", "An example")]))

  /// A service whose methods take and give more than three kinds of model objects.
  static let serviceHandlesManyModels = LintRule(
    "service-handles-many-models", .contracts, .warning, when: .onRequest, fix: .move, limit: Limit(3, "kinds of model objects"),
    RulePage(
      finds: "A service whose methods take and give more than three kinds of model objects.",
      hurts: "A service is about one kind of model object: news, or signing in. One for all of them grows with every module, and every change of it concerns all of them.",
      bad: """
        protocol PostService: AnyObject {
          func posts() -> [String]
          func save(_ post: Post)
          func user() -> User
          func pay(_ order: Order)
          func send(_ message: Message)
        }

        final class PostServiceImplementation: PostService {
          func posts() -> [String] { [] }
          func save(_ post: Post) {}
          func user() -> User { User(name: "") }
          func pay(_ order: Order) {}
          func send(_ message: Message) {}
        }

        struct Post { let title: String }
        struct User { let name: String }
        struct Order { let sum: Int }
        struct Message { let text: String }
        """,
      good: """
        final class PostServiceImplementation: PostService {
          func posts() -> [String] { [] }
          func save(_ post: Post) {}
          func draft() -> PostDraft { PostDraft(title: "") }
        }

        struct Post { let title: String }
        struct PostDraft { let title: String }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module")]))

  /// A part that gets a service by itself: makes it, or takes the only one from its class.
  static let serviceInjectionMissing = LintRule(
    "service-injection-missing", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A part that gets a service by itself: makes it, or takes the only one from its class.",
      hurts: "What a part takes for itself no test can replace and no other app can give it otherwise. The assembly is the place where objects are made and handed out.",
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          private let postService = PostServiceImplementation()

          func obtainPosts() {
            output?.didObtainPosts(postService.posts())
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
      sources: [.init("Rambler VIPER", "Structure of a module; Massive View Controller, configuration")]))

  /// A view, adapter or router that holds a service.
  static let serviceOutsidePresenter = LintRule(
    "service-outside-presenter", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view, adapter or router that holds a service.",
      hurts: "The presenter asks services and decides what becomes of the answer. Data that another part gets by itself nobody decides about.",
      bad: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?
          var profileService: ProfileService?

          func showEditProfileModule() { view?.presentModule() }
        }

        // Services/ProfileServiceImplementation.swift
        final class ProfileServiceImplementation: ProfileService {
          func load() {}
        }
        """,
      good: """
        final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
          weak var view: ProfileViewInput?
          var router: ProfileRouterInput!
          weak var output: ProfileModuleOutput?
          var profileService: ProfileService?
        }
        """,
      sources: [.init("Surf MVP", "Description")]))

  /// A service that remembers something between two calls.
  static let serviceStoresState = LintRule(
    "service-stores-state", .contracts, .warning, when: .byConvention, fix: .move,
    RulePage(
      finds: "A service that remembers something between two calls.",
      hurts: "Services do what they are told. What one of them remembers on the way every module that uses it shares, and the answer depends on who asked before.",
      bad: """
        final class PostServiceImplementation: PostService {
          private var lastPosts: [String] = []

          func posts() -> [String] { lastPosts }
        }
        """,
      good: """
        final class PostServiceImplementation: PostService {
          func posts() -> [String] { [] }
        }
        """,
      sources: [.init("Rambler VIPER", "NSFetchedResultsController")]))

  /// A service that knows a part or a contract of a module.
  static let serviceUsesModule = LintRule(
    "service-uses-module", .knowledge, .warning,
    RulePage(
      finds: "A service that knows a part or a contract of a module.",
      hurts: "Services are for any number of modules and stand on the network and the store alone. One that knows who asks serves nobody else, and pulls the module in wherever it is used.",
      bad: """
        final class PostServiceImplementation: PostService {
          weak var output: PostListInteractorOutput?

          func posts() -> [String] {
            output?.didObtainPosts([])
            return []
          }
        }
        """,
      good: """
        final class PostServiceImplementation: PostService {
          func posts() -> [String] { [] }
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module")]))

  /// A service that knows the user-interface framework.
  static let serviceUsesUikit = LintRule(
    "service-uses-uikit", .knowledge, .warning,
    RulePage(
      finds: "A service that knows the user-interface framework.",
      hurts: "What lies below the screens is used by all of them, by extensions and by tests. A framework of screens takes it to the main thread of an app.",
      bad: """
        // Services/PostServiceImplementation.swift
        import UIKit

        final class PostServiceImplementation: PostService {
          func posts() -> [String] { [UIDevice.current.name] }
        }
        """,
      good: """
        // Services/PostServiceImplementation.swift
        import Foundation

        final class PostServiceImplementation: PostService {
          func posts() -> [String] { [] }
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, advice")]))

  /// A method of the module's state.
  static let stateHasMethod = LintRule(
    "state-has-method", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A method of the module's state.",
      hurts: "The presenter decides how the state changes. What the state does by itself is a second place to look.",
      bad: """
        struct PostListState {
          var feedID: String?
          mutating func reset() { feedID = nil }
        }

        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          private var state: PostListState
        }
        """,
      good: """
        struct PostListState {
          var feedID: String?
        }

        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          private var state: PostListState
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, State")]))

  /// The state of a module that is not called after it.
  static let stateMisnamed = LintRule(
    "state-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "The state of a module that is not called after it.",
      hurts: "Who looks for what a module keeps looks for its name.",
      bad: """
        struct PostListVariables {
          var feedID: String?
        }

        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          private var state: PostListVariables
        }
        """,
      good: """
        struct PostListState {
          var feedID: String?
        }

        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          private var state: PostListState
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, State")]))

  /// A part that holds the module's state beside the presenter.
  static let stateOutsidePresenter = LintRule(
    "state-outside-presenter", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A part that holds the module's state beside the presenter.",
      hurts: "Two parts that hold the state have two of them as soon as one changes.",
      bad: """
        struct PostListState {
          var feedID: String?
        }

        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          private var state: PostListState
        }

        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var state = PostListState()
          var shown: PostListState?
        }
        """,
      good: """
        struct PostListState {
          var feedID: String?
        }

        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          private var state: PostListState
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, Presenter and State")]))

  /// A result that is told as a success without a failure, or the other way round.
  static let successFailureUnpaired = LintRule(
    "success-failure-unpaired", .completeness, .note, fix: .generate,
    RulePage(
      finds: "A result that is told as a success without a failure, or the other way round.",
      hurts: "Without a common system of errors, whoever waits for the missing one waits forever.",
      bad: """
        protocol PostListInteractorOutput: AnyObject {
          func didPerformLoginWithSuccess()
        }
        """,
      good: """
        protocol PostListInteractorOutput: AnyObject {
          func didPerformLoginWithSuccess()
          func didPerformLoginWithFailure(_ error: Error)
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, InteractorOutput")]))

  /// A test case that is called otherwise than what it tests.
  static let testCaseMisnamed = LintRule(
    "test-case-misnamed", .tests, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A test case that is called otherwise than what it tests.",
      hurts: "From a part one comes to its tests by the name, and from a failure to the part.",
      bad: """
        // in place of PostListRouterTests
        final class TestRouter: XCTestCase {
          var router: PostListRouter!
        }
        """,
      good: """
        final class PostListRouterTests: XCTestCase {
          var router: PostListRouter!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, tests"), .init("Surf MVP", "Tests in the sample")]))

  /// A test case that lies in another folder than its part does among the sources.
  static let testFolderDiffers = LintRule(
    "test-folder-differs", .tests, .note, when: .byConvention,
    RulePage(
      finds: "A test case that lies in another folder than its part does among the sources.",
      hurts: "Where the trees are alike, nobody has to look for tests, and a missing one is seen.",
      bad: """
        // Tests/PostListRouterTests.swift
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {}
        }
        """,
      good: """
        // Tests/PostList/Router/PostListRouterTests.swift
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {}
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, tests")]))

  /// Tests of several protocols in one test case without a mark that tells them apart.
  static let testGroupsUnmarked = LintRule(
    "test-groups-unmarked", .tests, .note, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "Tests of several protocols in one test case without a mark that tells them apart.",
      hurts: "Without marks nobody sees which contract of a presenter is tested, and which is not.",
      bad: """
        final class PostListPresenterTests: XCTestCase {
          func testThatReadyViewObtainsPosts() {
            presenter.didTriggerViewReadyEvent()
          }

          func testThatPostsAreShown() {
            presenter.didObtainPosts([])
          }
        }
        """,
      good: """
        final class PostListPresenterTests: XCTestCase {
          // MARK: - PostListViewOutput

          func testThatReadyViewObtainsPosts() {
            presenter.didTriggerViewReadyEvent()
          }

          // MARK: - PostListInteractorOutput

          func testThatPostsAreShown() {
            presenter.didObtainPosts([])
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, tests")]))

  /// A test with more than one check.
  static let testHasMultipleChecks = LintRule(
    "test-has-multiple-checks", .tests, .note, when: .byConvention,
    RulePage(
      finds: "A test with more than one check.",
      hurts: "The first check that fails hides the others, and the name of the test fits only one of them.",
      bad: """
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {
            // when
            router.openPostModule()

            // then
            XCTAssertTrue(transitionHandler.opened)
            XCTAssertNil(transitionHandler.closed)
          }
        }
        """,
      good: """
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {
            // when
            router.openPostModule()

            // then
            XCTAssertTrue(transitionHandler.opened)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, tests")]))

  /// A test case that lies elsewhere than its part, though by the architecture's file both lie alike.
  static let testInWrongFolder = LintRule(
    "test-in-wrong-folder", .tests, .note, isUniversal: true, when: .byConvention,
    RulePage(
      finds: "A test case that lies elsewhere than its part, though by the architecture's file both lie alike.",
      hurts: "Where the trees are alike, nobody has to look for tests, and a missing one is seen.",
      bad: """
        // Tests/ListInteractorTests.swift
        final class ListInteractorTests: XCTestCase {
          func testThatObtainNamesAnswers() {}
        }
        """,
      good: """
        // Tests/List/Interactor/ListInteractorTests.swift
        final class ListInteractorTests: XCTestCase {
          func testThatObtainNamesAnswers() {}
        }
        """,
      sources: [.init(nil, "The architecture's file, tests")]))

  /// A test that is not divided into what is given, what is done and what is checked.
  static let testStepsUnmarked = LintRule(
    "test-steps-unmarked", .tests, .note, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "A test that is not divided into what is given, what is done and what is checked.",
      hurts: "Without that one has to find out first which line is tested and which lines only prepare it.",
      bad: """
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {
            router.transitionHandler = transitionHandler
            router.openPostModule()
            XCTAssertTrue(transitionHandler.opened)
          }
        }
        """,
      good: """
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {
            // given
            router.transitionHandler = transitionHandler

            // when
            router.openPostModule()

            // then
            XCTAssertTrue(transitionHandler.opened)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, tests")]))

  /// A test case that makes real parts around the one that it tests, where contracts would let mocks stand there.
  static let testUsesRealDependency = LintRule(
    "test-uses-real-dependency", .tests, .note, when: .byConvention,
    RulePage(
      finds: "A test case that makes real parts around the one that it tests, where contracts would let mocks stand there.",
      hurts: "Then the test fails for faults of others, and their answers cannot be chosen.",
      bad: """
        final class PostListPresenterTests: XCTestCase {
          let interactor = PostListInteractor()
        }
        """,
      good: """
        final class PostListPresenterTests: XCTestCase {
          let interactor = PostListInteractorInputMock()
        }
        """,
      sources: [.init("Rambler VIPER", "Testing a module, VIPER and tests")]))

  /// A test case that makes real parts around the one that it tests, where the architecture's file asks for mocks.
  static let testUsesRealPart = LintRule(
    "test-uses-real-part", .tests, .note, isUniversal: true, when: .byConvention,
    RulePage(
      finds: "A test case that makes real parts around the one that it tests, where the architecture's file asks for mocks.",
      hurts: "Then the test fails for faults of others, and their answers cannot be chosen.",
      bad: """
        final class ListInteractorTests: XCTestCase {
          let output = ListPresenter()
        }
        """,
      good: """
        final class ListInteractorTests: XCTestCase {
          let output = ListInteractorOutputMock()
        }
        """,
      sources: [.init(nil, "The architecture's file, tests")]))

  /// A transition of its own kind that is added to the protocol of all transitions.
  static let transitionProtocolExtended = LintRule(
    "transition-protocol-extended", .contracts, .warning,
    RulePage(
      finds: "A transition of its own kind that is added to the protocol of all transitions.",
      hurts: "All routers can use it then, and all views have it, also where it makes no sense.",
      bad: """
        // Common/Fading.swift
        extension ModuleTransitionable {
          func fadeModule() {}
        }
        """,
      good: """
        final class ProfileViewController: UIViewController, ProfileViewInput, FadeTransitionable {
          var output: ProfileViewOutput!
        }

        final class ProfileRouter: ProfileRouterInput {
          weak var view: FadeTransitionable?

          func showEditProfileModule() {
            view?.fadeModule()
          }
        }

        // Common/FadeTransitionable.swift
        protocol FadeTransitionable: ModuleTransitionable {
          func fadeModule()
        }

        extension FadeTransitionable {
          func fadeModule() {}
        }
        """,
      sources: [.init("Surf MVP", "A custom transition")]))

  /// A helper, a cell or another part that only this module has, without a comment.
  static let uniquePartUndocumented = LintRule(
    "unique-part-undocumented", .comments, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A helper, a cell or another part that only this module has, without a comment.",
      hurts: "What every module has is known; what only one has is a riddle to whoever opens it first.",
      bad: """
        final class PostListDataDisplayManager: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      good: """
        /// Shows the titles of posts in a table.
        final class PostListDataDisplayManager: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, comments")]))

  /// A use case in which one of request, response and view model is missing.
  static let useCaseIncomplete = LintRule(
    "use-case-incomplete", .completeness, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A use case in which one of request, response and view model is missing.",
      hurts: "The three say what goes in, what comes out and what is shown, even where one of them is empty.",
      bad: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [String] }
          }
        }
        """,
      good: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [String] }
            struct ViewModel { let names: [String] }
          }
        }
        """,
      sources: [.init("Clean Swift", "Models")]))

  /// A method on the way of a use case that begins with another word than its contract has, or is called after something else than the one before it.
  static let useCaseMethodMisnamed = LintRule(
    "use-case-method-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method on the way of a use case that begins with another word than its contract has, or is called after something else than the one before it.",
      hurts: "'showContacts', 'presentContacts', 'displayContacts': whoever reads one of them knows the other two.",
      bad: """
        protocol ContactListPresentationLogic {
          func gotContacts(response: ContactList.ShowContacts.Response)
        }
        """,
      good: """
        protocol ContactListPresentationLogic {
          func presentContacts(response: ContactList.ShowContacts.Response)
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A view or presenter that checks what the user typed.
  static let validationOutsideInteractor = LintRule(
    "validation-outside-interactor", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A view or presenter that checks what the user typed.",
      hurts: "What is right is a matter of the business; on the way to the screen it is checked twice or never.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func didEnter(_ text: String) {
            if text.contains("@") { output.didTriggerViewReadyEvent() }
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func didEnter(_ text: String) {
            output.didTriggerViewReadyEvent()
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module"), .init("BytePace VIPER", "What VIPER is"), .init("Clean Swift", "Interactor")]))

  /// A value that goes upwards with an object of the database in it.
  static let valueCarriesManagedObject = LintRule(
    "value-carries-managed-object", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A value that goes upwards with an object of the database in it.",
      hurts: "What tells of a change is kept and shown later; by then the object in it may be another, or none.",
      bad: """
        import CoreData

        final class PostRecord: NSManagedObject {}

        struct CacheTransaction {
          let object: PostRecord
        }

        protocol PostListInteractorOutput: AnyObject {
          func didProcess(_ transactions: [CacheTransaction])
        }
        """,
      good: """
        struct PlainPost {
          let title: String
        }

        struct CacheTransaction {
          let object: PlainPost
        }

        protocol PostListInteractorOutput: AnyObject {
          func didProcess(_ transactions: [CacheTransaction])
        }
        """,
      sources: [.init("Rambler VIPER", "NSFetchedResultsController")]))

  /// A view controller that puts its views together itself, in more than twelve calls.
  static let viewBuildsComplexLayout = LintRule(
    "view-builds-complex-layout", .contracts, .warning, when: .byConvention, fix: .move, limit: Limit(12, "calls that put views together"),
    RulePage(
      finds: "A view controller that puts its views together itself, in more than twelve calls.",
      hurts: "Where views lie is the business of the view around them; a controller is then free for what happens.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          override func loadView() {
            view.addSubview(label1)
            view.addSubview(label2)
            view.addSubview(label3)
            view.addSubview(label4)
            view.addSubview(label5)
            view.addSubview(label6)
            view.addSubview(label7)
            view.addSubview(label8)
            view.addSubview(label9)
            view.addSubview(label10)
            view.addSubview(label11)
            view.addSubview(label12)
            view.addSubview(label13)
            view.addSubview(label14)
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          override func loadView() {
            view = PostListView()
          }
        }

        // PostList/View/PostListView.swift
        final class PostListView: UIView {
          func setUp() {
            view.addSubview(label1)
            view.addSubview(label2)
            view.addSubview(label3)
            view.addSubview(label4)
            view.addSubview(label5)
            view.addSubview(label6)
            view.addSubview(label7)
            view.addSubview(label8)
            view.addSubview(label9)
            view.addSubview(label10)
            view.addSubview(label11)
            view.addSubview(label12)
            view.addSubview(label13)
            view.addSubview(label14)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, advice"), .init("Mutual Mobile VIPER", "How to save the view controller from overweight")]))

  /// A view that computes with the values of a list.
  static let viewComputesValues = LintRule(
    "view-computes-values", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A view that computes with the values of a list.",
      hurts: "What a view works out no other view has, and no test without a screen.",
      bad: #"""
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func showTitles(_ titles: [String]) {
            title = "\(titles.reduce(0) { $0 + $1.count * 2 })"
          }
        }
        """#,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func showTitles(_ titles: [String]) {
            title = titles.first
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller"), .init("BytePace VIPER", "What VIPER is")]))

  /// A method that fills the whole view with a value and is not 'configure(with:)'.
  static let viewConfigurationMisnamed = LintRule(
    "view-configuration-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method that fills the whole view with a value and is not 'configure(with:)'.",
      hurts: "One name for it in all modules says that the view shows what it was given, and nothing before.",
      bad: """
        protocol ProfileViewInput: AnyObject {
          func setupInitialState()
          func fillProfile(_ profile: String)
        }
        """,
      good: """
        protocol ProfileViewInput: AnyObject {
          func setupInitialState()
          func configure(with profile: String)
        }
        """,
      sources: [.init("Surf MVP", "ViewInput")]))

  /// A view that sets data on the view of another module.
  static let viewConfiguresForeignView = LintRule(
    "view-configures-foreign-view", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A view that sets data on the view of another module.",
      hurts: "Two views then share what neither presenter knows. A submodule can be used elsewhere only if all it needs comes in by its module input.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          var post: PostViewController!

          func didTapPost() {
            post.postID = "7"
          }
        }
        // Post/PostAssembly.swift
        final class PostAssembly {
          func viewPostModule() -> PostViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        // Post/PostPresenter.swift
        protocol PostModuleInput: AnyObject {
          func configure(withPostID id: String)
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostPresenter: PostViewOutput, PostModuleInput {
          weak var view: PostViewInput?
          func configure(withPostID id: String) {}
        }
        // Post/PostViewController.swift
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
          var postID: String?
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func didTapPost() {
            output.didSelectPost(at: 0)
          }
        }
        // Post/PostAssembly.swift
        final class PostAssembly {
          func viewPostModule() -> PostViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        // Post/PostPresenter.swift
        protocol PostModuleInput: AnyObject {
          func configure(withPostID id: String)
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostPresenter: PostViewOutput, PostModuleInput {
          weak var view: PostViewInput?
          func configure(withPostID id: String) {}
        }
        // Post/PostViewController.swift
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
          var postID: String?
        }
        """,
      sources: [.init("Rambler VIPER", "Composite modules, the container")]))

  /// A method between view and presenter that names a control or a list.
  static let viewContractNamesUi = LintRule(
    "view-contract-names-ui", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method between view and presenter that names a control or a list.",
      hurts: "Names that speak of buttons and tables must change when the design does, though nothing else has.",
      bad: """
        protocol ProfileViewInput: AnyObject {
          func setupInitialState()
          func reloadTable()
        }
        """,
      good: """
        protocol ProfileViewInput: AnyObject {
          func setupInitialState()
          func reload()
        }
        """,
      sources: [.init("Surf MVP", "Rules of naming")]))

  /// A view that loads pages or runs scripts of a web view.
  static let viewControlsWebPage = LintRule(
    "view-controls-web-page", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view that loads pages or runs scripts of a web view.",
      hurts: "What is loaded is business logic and what is tapped is view; in one object neither can be tested.",
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
      sources: [.init("Rambler VIPER", "Working with UIWebView")]))

  /// A view that makes a service or manager, or takes the only one from its class.
  static let viewCreatesDependency = LintRule(
    "view-creates-dependency", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A view that makes a service or manager, or takes the only one from its class.",
      hurts: "The view then depends on how data come about, and cannot be shown or tested without them.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          lazy var posts = PostServiceImplementation()
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, configuration")]))

  /// A view that makes the view of another module.
  static let viewCreatesForeignView = LintRule(
    "view-creates-foreign-view", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view that makes the view of another module.",
      hurts: "It then has to know how that module is put together, and becomes massive with each way out.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func didTapPost() {
            let post = PostViewController()
            print(post)
          }
        }

        // Post/PostPresenter.swift
        final class PostPresenter: PostViewOutput {
          weak var view: PostViewInput?
        }
        protocol PostViewOutput: AnyObject {}
        protocol PostViewInput: AnyObject {}
        final class PostViewController: UIViewController, PostViewInput {
          var output: PostViewOutput!
        }
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func didTapPost() {
            output.didSelectPost(at: 0)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, transitions"), .init("Surf MVP", "Router"), .init("Mutual Mobile VIPER", "Massive view controllers")]))

  /// A view that makes the other objects of its layer by itself.
  static let viewCreatesHelper = LintRule(
    "view-creates-helper", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A view that makes the other objects of its layer by itself.",
      hurts: "What a view makes no test can replace, and what that needs in turn the view has to have as well.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          let dataDisplayManager = PostListDataDisplayManager()
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          var dataDisplayManager: PostListDataDisplayManager!
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module, the view is a layer")]))

  /// A view that shows or hides something because there is nothing else to show.
  static let viewDecidesEmptyState = LintRule(
    "view-decides-empty-state", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A view that shows or hides something because there is nothing else to show.",
      hurts: "Whether nothing was found or nothing is loaded yet only the presenter knows.",
      bad: """
        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!
          private let emptyView = UIView()

          func show(_ names: [String]) {
            if names.isEmpty {
              emptyView.isHidden = false
            }
          }
        }
        """,
      good: """
        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!
          private let emptyView = UIView()

          func showEmptyState() {
            emptyView.isHidden = false
          }
        }
        """,
      sources: [.init("Surf MVP", "Presenter")]))

  /// A view that takes another screen in as its child.
  static let viewEmbedsScreen = LintRule(
    "view-embeds-screen", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view that takes another screen in as its child.",
      hurts: "A child module has an input and an output; taken in by the view, the presenter can talk to neither.",
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
      sources: [.init("Rambler VIPER", "Composite modules, containers")]))

  /// Something that the user can do, without a test that the presenter hears of it.
  static let viewEventUntested = LintRule(
    "view-event-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "Something that the user can do, without a test that the presenter hears of it.",
      hurts: "A button that is not connected looks like any other; only a test, or a user, finds it.",
      bad: """
        final class PostListViewControllerTests: XCTestCase {
          func testThatLoadedViewTellsPresenter() {
            view.viewDidLoad()
            XCTAssertTrue(output.didTriggerViewReadyEventCalled)
          }
        }
        """,
      good: """
        final class PostListViewControllerTests: XCTestCase {
          func testThatLoadedViewTellsPresenter() {
            view.viewDidLoad()
            XCTAssertTrue(output.didTriggerViewReadyEventCalled)
          }

          func testThatChosenRowIsTold() {
            view.didSelectItem(at: 1)
            XCTAssertEqual(output.didSelectPostIndex, 1)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Testing a module, View")]))

  /// A view controller with more than two animations of its own.
  static let viewHasManyAnimations = LintRule(
    "view-has-many-animations", .contracts, .warning, when: .onRequest, fix: .move, limit: Limit(2, "animations"),
    RulePage(
      finds: "A view controller with more than two animations of its own.",
      hurts: "Animations are long to read and say nothing of what the screen is for.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          private func blink() {
            UIView.animate(withDuration: 1) { self.view.alpha = 0 }
            UIView.animate(withDuration: 1) { self.view.alpha = 1 }
            UIView.animate(withDuration: 1) { self.view.alpha = 0 }
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          private func blink() {
            UIView.animate(withDuration: 1) { self.view.alpha = 0 }
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, advice")]))

  /// A view controller of a module with more than 40 methods.
  static let viewHasManyMethods = LintRule(
    "view-has-many-methods", .contracts, .warning, when: .onRequest, limit: Limit(40, "methods"),
    RulePage(
      finds: "A view controller of a module with more than 40 methods.",
      hurts: "A screen that needs so much is several screens: each could be a module of its own.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func showPart1() {}
          func showPart2() {}
          func showPart3() {}
          func showPart4() {}
          func showPart5() {}
          func showPart6() {}
          func showPart7() {}
          func showPart8() {}
          func showPart9() {}
          func showPart10() {}
          func showPart11() {}
          func showPart12() {}
          func showPart13() {}
          func showPart14() {}
          func showPart15() {}
          func showPart16() {}
          func showPart17() {}
          func showPart18() {}
          func showPart19() {}
          func showPart20() {}
          func showPart21() {}
          func showPart22() {}
          func showPart23() {}
          func showPart24() {}
          func showPart25() {}
          func showPart26() {}
          func showPart27() {}
          func showPart28() {}
          func showPart29() {}
          func showPart30() {}
          func showPart31() {}
          func showPart32() {}
          func showPart33() {}
          func showPart34() {}
          func showPart35() {}
          func showPart36() {}
          func showPart37() {}
          func showPart38() {}
          func showPart39() {}
          func showPart40() {}
          func showPart41() {}
          func showPart42() {}
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, advice")]))

  /// A view controller that answers for more than two protocols of frameworks, lists aside.
  static let viewHasManyProtocols = LintRule(
    "view-has-many-protocols", .contracts, .warning, when: .byConvention, fix: .move, limit: Limit(2, "protocols of frameworks"),
    RulePage(
      finds: "A view controller that answers for more than two protocols of frameworks, lists aside.",
      hurts: "A view is a layer of several objects. What one class answers for cannot be used on another screen.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler,
          UITextFieldDelegate, UISearchBarDelegate, UIScrollViewDelegate
        {
          var output: PostListViewOutput!
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler,
          UITextFieldDelegate
        {
          var output: PostListViewOutput!
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, advice")]))

  /// A view that holds something else than views and the way to its presenter.
  static let viewHasNonviewProperty = LintRule(
    "view-has-nonview-property", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A view that holds something else than views and the way to its presenter.",
      hurts: "A passive view has nothing to be wrong about; what it keeps it can show too late.",
      bad: """
        final class StartViewController: UIViewController, StartViewInput {
          var output: StartViewOutput!
          private var currentName = ""
        }
        """,
      good: """
        final class StartViewController: UIViewController, StartViewInput {
          var output: StartViewOutput!
          private var nameLabel = UILabel()
        }
        """,
      sources: [.init("BytePace VIPER", "TableViewDelegate and TableViewDataSource")]))

  /// A view that does not keep its presenter alive.
  static let viewHasWeakOutput = LintRule(
    "view-has-weak-output", .ownership, .warning, fix: .automatic,
    RulePage(
      finds: "A view that does not keep its presenter alive.",
      hurts: "The screen holds the view and the view everything else: without it the presenter is gone.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput {
          weak var output: PostListViewOutput?
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput {
          var output: PostListViewOutput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, View"), .init("Surf MVP", "View"), .init("BytePace VIPER", "What VIPER is"), .init("Mutual Mobile VIPER", "View")]))

  /// A view input that is not called after its module.
  static let viewInputMisnamed = LintRule(
    "view-input-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A view input that is not called after its module.",
      hurts: "The name says who talks to whom. Where it does not, one has to look at both ends.",
      bad: """
        // in place of PostListViewInput
        protocol PostListUI: AnyObject {
          func showTitles(_ titles: [String])
        }
        """,
      good: """
        protocol PostListViewInput: AnyObject {
          func showTitles(_ titles: [String])
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, ViewInput"), .init("Surf MVP", "ViewInput")]))

  /// Something that a view is told to show, without a test that it shows it.
  static let viewInputUntested = LintRule(
    "view-input-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "Something that a view is told to show, without a test that it shows it.",
      hurts: "What a view makes of its input is seen by nobody but the user, as long as no test looks.",
      bad: """
        final class PostListViewControllerTests: XCTestCase {
          func testThatLoadedViewTellsPresenter() {
            view.viewDidLoad()
            XCTAssertTrue(output.didTriggerViewReadyEventCalled)
          }
        }
        """,
      good: """
        final class PostListViewControllerTests: XCTestCase {
          func testThatShowTitlesSetsTitle() {
            view.showTitles(["First"])
            XCTAssertEqual(view.title, "First")
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Testing a module, View")]))

  /// A view input that another part than the view implements, or another than the presenter speaks through.
  static let viewInputWrongPart = LintRule(
    "view-input-wrong-part", .contracts, .warning,
    RulePage(
      finds: "A view input that another part than the view implements, or another than the presenter speaks through.",
      hurts: "Who is told what to show is the screen. A second listener makes the order of calls matter.",
      bad: """
        final class PostListRouter: PostListRouterInput, PostListViewInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            transitionHandler?.openModule()
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
      sources: [.init("Rambler VIPER", "Code Style, View"), .init("Surf MVP", "ViewInput")]))

  /// A handler of the user's actions that decides what they mean.
  static let viewInterpretsUserAction = LintRule(
    "view-interprets-user-action", .contracts, .warning, when: .byConvention, fix: .move,
    RulePage(
      finds: "A handler of the user's actions that decides what they mean.",
      hurts: "What a view decides by itself no test of a presenter sees, and another view has to decide again.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          @IBAction func didTapReload() {
            if title == "Posts" {
              output.didTriggerViewReadyEvent()
            } else {
              output.didSelectPost(at: 0)
            }
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          @IBAction func didTapReload() {
            output.didTriggerViewReadyEvent()
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, refactoring"), .init("Surf MVP", "View")]))

  /// A view controller that is a list's data source or delegate.
  static let viewIsListDelegate = LintRule(
    "view-is-list-delegate", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view controller that is a list's data source or delegate.",
      hurts: "Rows, cells and selection are most of a massive view controller; they are an object that can be reused.",
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
      sources: [.init("Rambler VIPER", "Structure of a module"), .init("Mutual Mobile VIPER", "How to save the view controller from overweight")]))

  /// A view controller that is the delegate of something which is not on the screen.
  static let viewIsNonvisualDelegate = LintRule(
    "view-is-nonvisual-delegate", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A view controller that is the delegate of something which is not on the screen.",
      hurts: "A controller loads views, takes part in their life, and turns with the device. What else is left to it cannot go on without a screen.",
      bad: """
        final class ListViewController: UIViewController, ListViewInterface, CLLocationManagerDelegate {
          var eventHandler: ListModuleInterface!
        }
        """,
      good: """
        final class ListViewController: UIViewController, ListViewInterface, UITextFieldDelegate {
          var eventHandler: ListModuleInterface!
        }
        """,
      sources: [.init("Mutual Mobile VIPER", "UIViewController")]))

  /// A view controller that does not implement the display logic it is spoken to through.
  static let viewLacksConformance = LintRule(
    "view-lacks-conformance", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A view controller that does not implement the display logic it is spoken to through.",
      hurts: "The presenter then knows the class, and no test can put a spy in its place.",
      bad: """
        final class ContactListViewController: UIViewController {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          private func setup() {
            let interactor = ContactListInteractor()
            let presenter = ContactListPresenter()
            self.interactor = interactor
            interactor.presenter = presenter
            presenter.viewController = self
          }
        }
        """,
      good: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          private func setup() {
            let interactor = ContactListInteractor()
            let presenter = ContactListPresenter()
            self.interactor = interactor
            interactor.presenter = presenter
            presenter.viewController = self
          }
        }
        """,
      sources: [.init("Clean Swift", "View")]))

  /// A view controller that is a list's data source or delegate.
  static let viewLacksListAdapter = LintRule(
    "view-lacks-list-adapter", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view controller that is a list's data source or delegate.",
      hurts: "Rows, cells and selection are most of a massive view controller; an adapter can be reused.",
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
      sources: [.init("Surf MVP", "Adapters")]))

  /// An event in the life of the view that has not the name which the Book has for it.
  static let viewLifecycleEventMisnamed = LintRule(
    "view-lifecycle-event-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An event in the life of the view that has not the name which the Book has for it.",
      hurts: "Between what the user did and what UIKit did there is a difference; 'didTrigger…Event' shows it.",
      bad: """
        protocol PostListViewOutput: AnyObject {
          func viewWillAppear()
        }
        """,
      good: """
        protocol PostListViewOutput: AnyObject {
          func didTriggerViewWillAppearEvent()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, ViewOutput")]))

  /// An event in the life of a view that no test of it causes.
  static let viewLifecycleUntested = LintRule(
    "view-lifecycle-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "An event in the life of a view that no test of it causes.",
      hurts: "If the presenter does not hear that the view is there, the screen stays empty.",
      bad: """
        final class PostListViewControllerTests: XCTestCase {
          func testThatShowTitlesSetsTitle() {
            view.showTitles(["First"])
            XCTAssertEqual(view.title, "First")
          }
        }
        """,
      good: """
        final class PostListViewControllerTests: XCTestCase {
          func testThatLoadedViewTellsPresenter() {
            view.viewDidLoad()
            XCTAssertTrue(output.didTriggerViewReadyEventCalled)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Testing a module, View")]))

  /// The event that the view is there under another name than 'viewLoaded'.
  static let viewLoadedEventMisnamed = LintRule(
    "view-loaded-event-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "The event that the view is there under another name than 'viewLoaded'.",
      hurts: "Every module has it. Under one name it is found at once.",
      bad: """
        protocol ProfileViewOutput: AnyObject {
          func viewDidLoad()
        }
        """,
      good: """
        protocol ProfileViewOutput: AnyObject {
          func viewLoaded()
        }
        """,
      sources: [.init("Surf MVP", "ViewOutput")]))

  /// A view that is not called after its module.
  static let viewMisnamed = LintRule(
    "view-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A view that is not called after its module.",
      hurts: "Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.",
      bad: """
        // in place of PostListViewController
        final class PostsScreen: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, View"), .init("Surf MVP", "View")]))

  /// A view that calls its output otherwise than `output`.
  static let viewMisnamesOutput = LintRule(
    "view-misnames-output", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A view that calls its output otherwise than `output`.",
      hurts: "In every module the same thing has the same name, so that one who knows one module knows them all.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var presenter: PostListViewOutput!
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, View"), .init("Surf MVP", "View")]))

  /// A view model that carries what the interactor worked with, as it came.
  static let viewModelCarriesEntity = LintRule(
    "view-model-carries-entity", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A view model that carries what the interactor worked with, as it came.",
      hurts: "The view must then format it itself, and knows the model. Ready values can be shown as they are.",
      bad: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [Contact] }
            struct ViewModel { let contacts: [Contact] }
            struct DisplayedContact { let name: String }
          }
        }

        // Models/Contact.swift
        struct Contact { let name: String }
        """,
      good: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [Contact] }
            struct ViewModel { let contacts: [DisplayedContact] }
            struct DisplayedContact { let name: String }
          }
        }

        // Models/Contact.swift
        struct Contact { let name: String }
        """,
      sources: [.init("Clean Swift", "Models")]))

  /// A value for views that can be changed.
  static let viewModelMutable = LintRule(
    "view-model-mutable", .contracts, .warning, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "A value for views that can be changed.",
      hurts: "What is given to a view is loaded and ready. If it can change later, nobody knows whether what is drawn is what was given.",
      bad: """
        struct PostViewModel {
          var title: String
        }

        protocol PostListViewInput: AnyObject {
          func showTitles(_ titles: [PostViewModel])
        }
        """,
      good: """
        struct PostViewModel {
          let title: String
        }

        protocol PostListViewInput: AnyObject {
          func showTitles(_ titles: [PostViewModel])
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, advice")]))

  /// A view that goes to another screen.
  static let viewNavigates = LintRule(
    "view-navigates", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view that goes to another screen.",
      hurts: "Screens that know each other cannot be used, shown or tested one without the other.",
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
      sources: [.init("Rambler VIPER", "Massive View Controller, transitions"), .init("Surf MVP", "Router"), .init("Mutual Mobile VIPER", "Massive view controllers")]))

  /// A view output that is not called after its module.
  static let viewOutputMisnamed = LintRule(
    "view-output-misnamed", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A view output that is not called after its module.",
      hurts: "The name says who talks to whom. Where it does not, one has to look at both ends.",
      bad: """
        // in place of PostListViewOutput
        protocol PostListEvents: AnyObject {
          func didTriggerViewReadyEvent()
          func didSelectPost(at index: Int)
        }
        """,
      good: """
        protocol PostListViewOutput: AnyObject {
          func didTriggerViewReadyEvent()
          func didSelectPost(at index: Int)
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, ViewOutput"), .init("Surf MVP", "ViewOutput")]))

  /// A method of the view output that tells what the finger did.
  static let viewOutputNamesGesture = LintRule(
    "view-output-names-gesture", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the view output that tells what the finger did.",
      hurts: "The presenter answers to what the user wants; by which gesture they say it may change with the design.",
      bad: """
        protocol ProfileViewOutput: AnyObject {
          func viewLoaded()
          func didTapReload()
        }
        """,
      good: """
        protocol ProfileViewOutput: AnyObject {
          func viewLoaded()
          func reload()
        }
        """,
      sources: [.init("Surf MVP", "Rules of naming")]))

  /// A method of the view output that answers.
  static let viewOutputReturnsValue = LintRule(
    "view-output-returns-value", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A method of the view output that answers.",
      hurts: "A view that asks decides when, and the presenter no longer knows what is on the screen.",
      bad: """
        protocol StartViewOutput: AnyObject {
          func didLoadView()
          func numberOfRows() -> Int
        }
        """,
      good: """
        protocol StartViewOutput: AnyObject {
          func didLoadView()
        }
        """,
      sources: [.init("BytePace VIPER", "TableViewDelegate and TableViewDataSource")]))

  /// A view output that another part than the presenter implements, or another than the view speaks through.
  static let viewOutputWrongPart = LintRule(
    "view-output-wrong-part", .contracts, .warning,
    RulePage(
      finds: "A view output that another part than the presenter implements, or another than the view speaks through.",
      hurts: "What the user did is decided upon in one place; elsewhere it goes past the state that the presenter keeps.",
      bad: """
        final class PostListInteractor: PostListInteractorInput, PostListViewOutput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!

          func obtainPosts() {
            output?.didObtainPosts(postService.posts())
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
      sources: [.init("Rambler VIPER", "Code Style, View"), .init("Surf MVP", "ViewOutput")]))

  /// A method of the view output that does not begin with 'did'.
  static let viewOutputWrongPrefix = LintRule(
    "view-output-wrong-prefix", .naming, .note, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the view output that does not begin with 'did'.",
      hurts: "A view tells what happened and orders nothing. The word keeps facts and requests apart at a glance.",
      bad: """
        protocol PostListViewOutput: AnyObject {
          func postButtonTapped()
        }
        """,
      good: """
        protocol PostListViewOutput: AnyObject {
          func didTapPostButton()
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, ViewOutput")]))

  /// A view that sets up the next screen in 'prepare(for:sender:)'.
  static let viewPreparesNextScreen = LintRule(
    "view-prepares-next-screen", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view that sets up the next screen in 'prepare(for:sender:)'.",
      hurts: "The view then knows how another module is made, and each view writes that again for each way out.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            let post = segue.destination as? PostViewController
            post?.postID = sender as? String
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func didTapPost() {
            output.didSelectPost(at: 0)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Transitions between modules, by the view controller"), .init("Surf MVP", "Router"), .init("Mutual Mobile VIPER", "Massive view controllers")]))

  /// A view that knows its presenter as the class it is, or the other way round.
  static let viewPresenterTightlyCoupled = LintRule(
    "view-presenter-tightly-coupled", .contracts, .warning,
    RulePage(
      finds: "A view that knows its presenter as the class it is, or the other way round.",
      hurts: "The view's interface and its events are protocols, so that either can be another one.",
      bad: """
        final class ListViewController: UIViewController, ListViewInterface {
          var eventHandler: ListPresenter!

          func showNames(_ names: [String]) {}
        }
        """,
      good: """
        final class ListViewController: UIViewController, ListViewInterface {
          var eventHandler: ListModuleInterface!

          func showNames(_ names: [String]) {}
        }
        """,
      sources: [.init("Mutual Mobile VIPER", "View")]))

  /// A view that shows a message by itself: a toast, a banner, a popup.
  static let viewPresentsMessage = LintRule(
    "view-presents-message", .knowledge, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A view that shows a message by itself: a toast, a banner, a popup.",
      hurts: "A message is a module as any other. Shown by the router it can become a screen or an alert, and nobody else changes.",
      bad: """
        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!

          func setupInitialState() {
            view.addSubview(ToastView(text: "Profile"))
          }
        }
        """,
      good: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() {
            view?.presentModule()
          }
        }
        """,
      sources: [.init("Surf MVP", "Router")]))

  /// A view that asks its presenter for data.
  static let viewPullsFromPresenter = LintRule(
    "view-pulls-from-presenter", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A view that asks its presenter for data.",
      hurts: "What is shown then depends on when the view happened to ask. A passive view is given all it shows.",
      bad: """
        protocol PostListViewOutput: AnyObject {
          func didTriggerViewReadyEvent()
          func title(at index: Int) -> String
        }
        """,
      good: """
        protocol PostListViewOutput: AnyObject {
          func didTriggerViewReadyEvent()
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module, View"), .init("Surf MVP", "View"), .init("BytePace VIPER", "What VIPER is"), .init("Mutual Mobile VIPER", "View")]))

  /// A method that gives the view something to get its data from.
  static let viewReceivesDataSource = LintRule(
    "view-receives-data-source", .contracts, .warning,
    RulePage(
      finds: "A method that gives the view something to get its data from.",
      hurts: "A view that fetches is asked nothing and shows what it likes; the presenter sets what is shown.",
      bad: """
        protocol StartViewInput: AnyObject {
          func reload(from source: NameDataSource)
        }
        """,
      good: """
        protocol StartViewInput: AnyObject {
          func showName(_ name: String)
        }
        """,
      sources: [.init("BytePace VIPER", "TableViewDelegate and TableViewDataSource"), .init("Mutual Mobile VIPER", "View")]))

  /// A view that is given objects with which services work.
  static let viewReceivesModelObject = LintRule(
    "view-receives-model-object", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A view that is given objects with which services work.",
      hurts: "When the model changes the screen changes with it; simple values of its own keep the two apart.",
      bad: """
        protocol PostListViewInput: AnyObject {
          func showPosts(_ posts: [Post])
        }

        struct Post { let title: String }

        protocol PostService: AnyObject {
          func posts() -> [Post]
        }
        """,
      good: """
        protocol PostListViewInput: AnyObject {
          func showPosts(_ posts: [PostCellObject])
        }

        struct PostCellObject { let title: String }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, advice")]))

  /// A view controller that registers cells.
  static let viewRegistersCells = LintRule(
    "view-registers-cells", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view controller that registers cells.",
      hurts: "The adapter makes the cells; who registers others elsewhere makes it crash.",
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
      sources: [.init("Surf MVP", "Adapters")]))

  /// A view that keeps model objects, with which services work.
  static let viewStoresModelObject = LintRule(
    "view-stores-model-object", .contracts, .warning, when: .byConvention, fix: .move,
    RulePage(
      finds: "A view that keeps model objects, with which services work.",
      hurts: "What is shown and what is true are then two things, and the view has to be asked for one of them.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          private var posts: [Post] = []

          func showTitles(_ titles: [String]) {
            title = posts.first?.title
          }
        }

        struct Post { let title: String }

        protocol PostService: AnyObject {
          func posts() -> [Post]
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          private var titles: [String] = []

          func showTitles(_ titles: [String]) {
            self.titles = titles
          }
        }

        struct Post { let title: String }

        protocol PostService: AnyObject {
          func posts() -> [Post]
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, Apple's advice")]))

  /// A view whose presenter never hears that it was loaded.
  static let viewSwallowsLoadEvent = LintRule(
    "view-swallows-load-event", .contracts, .warning, when: .byConvention,
    RulePage(
      finds: "A view whose presenter never hears that it was loaded.",
      hurts: "Then somebody else has to tell the presenter when to begin, or the view begins by itself.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Posts"
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          override func viewDidLoad() {
            super.viewDidLoad()
            output.didTriggerViewReadyEvent()
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, ViewOutput"), .init("Surf MVP", "ViewOutput")]))

  /// A view that acts on announcements of the system without its presenter.
  static let viewSwallowsSystemEvent = LintRule(
    "view-swallows-system-event", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A view that acts on announcements of the system without its presenter.",
      hurts: "What has to happen when memory is low, or when the app comes back, is no question of drawing.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            images = [:]
          }

          private var images: [String: UIImage] = [:]
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            output.didTriggerViewReadyEvent()
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, refactoring")]))

  /// An action of the user that no presenter hears of.
  static let viewSwallowsUserAction = LintRule(
    "view-swallows-user-action", .contracts, .warning, when: .byConvention, fix: .move,
    RulePage(
      finds: "An action of the user that no presenter hears of.",
      hurts: "The presenter decides what follows on an action; it cannot if it is not told.",
      bad: """
        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!

          @IBAction func close() {
            removeFromParent()
          }
        }
        """,
      good: """
        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!

          @IBAction func reload() {
            output.viewLoaded()
          }
        }
        """,
      sources: [.init("Surf MVP", "View")]))

  /// A view controller that knows the interactor as the class it is.
  static let viewUsesConcreteInteractor = LintRule(
    "view-uses-concrete-interactor", .contracts, .warning,
    RulePage(
      finds: "A view controller that knows the interactor as the class it is.",
      hurts: "Requests are the agreement between them; a class can be asked for anything, and no test can stand in for it.",
      bad: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListInteractor?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          init() {
            super.init(nibName: nil, bundle: nil)
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
        }
        """,
      good: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          init() {
            super.init(nibName: nil, bundle: nil)
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
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A view controller that knows the router as the class it is.
  static let viewUsesConcreteRouter = LintRule(
    "view-uses-concrete-router", .contracts, .warning,
    RulePage(
      finds: "A view controller that knows the router as the class it is.",
      hurts: "Routing and passing data are two contracts, and all that the view controller may know of the router.",
      bad: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: ContactListRouter?

          init() {
            super.init(nibName: nil, bundle: nil)
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
        }
        """,
      good: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          init() {
            super.init(nibName: nil, bundle: nil)
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
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A view controller that uses the views of another one.
  static let viewUsesForeignSubviews = LintRule(
    "view-uses-foreign-subviews", .contracts, .warning,
    RulePage(
      finds: "A view controller that uses the views of another one.",
      hurts: "The views of a controller are not loaded until it is shown, and are its own to change. Who reaches for them depends on all of that.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func show(_ details: PostDetailsViewController) {
            details.titleLabel.text = "Post"
          }
        }

        // PostDetails/View/PostDetailsViewController.swift
        final class PostDetailsViewController: UIViewController {
          @IBOutlet var titleLabel: UILabel!
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func show(_ details: PostDetailsViewController) {
            details.updateTitle("Post")
          }
        }

        // PostDetails/View/PostDetailsViewController.swift
        final class PostDetailsViewController: UIViewController {
          @IBOutlet var titleLabel: UILabel!

          func updateTitle(_ title: String) {
            titleLabel.text = title
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, Apple's advice")]))

  /// A view that knows the interactor.
  static let viewUsesInteractor = LintRule(
    "view-uses-interactor", .knowledge, .warning,
    RulePage(
      finds: "A view that knows the interactor.",
      hurts: "The presenter is passed by: it cannot tell what is going on, and the view waits for data.",
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
      sources: [.init("Rambler VIPER", "Structure of a module"), .init("BytePace VIPER", "What VIPER is"), .init("Mutual Mobile VIPER", "What VIPER is")]))

  /// A view that makes requests.
  static let viewUsesNetwork = LintRule(
    "view-uses-network", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view that makes requests.",
      hurts: "The answer comes when the screen may be gone, and no other screen can use what it brings.",
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
      sources: [.init("Rambler VIPER", "Massive View Controller"), .init("Surf MVP", "View"), .init("Mutual Mobile VIPER", "Massive view controllers")]))

  /// A view that knows the router.
  static let viewUsesRouter = LintRule(
    "view-uses-router", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view that knows the router.",
      hurts: "The view then decides where the user goes, and the presenter does not know that they went.",
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
      sources: [.init("Rambler VIPER", "Structure of a module"), .init("Surf MVP", "RouterInput"), .init("BytePace VIPER", "What VIPER is")]))

  /// A view that reads a store.
  static let viewUsesStorage = LintRule(
    "view-uses-storage", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view that reads a store.",
      hurts: "A view that reads for itself shows what it likes; nobody can say what the screen depends on.",
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
      sources: [.init("Rambler VIPER", "Massive View Controller, reading data"), .init("Surf MVP", "View"), .init("Mutual Mobile VIPER", "Massive view controllers")]))

  /// A view that checks what the user typed.
  static let viewValidatesInput = LintRule(
    "view-validates-input", .knowledge, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A view that checks what the user typed.",
      hurts: "What counts as an address is business logic; in a text field nobody finds it, and other screens check otherwise.",
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
      sources: [.init("Rambler VIPER", "Massive View Controller"), .init("BytePace VIPER", "Problems")]))

  /// A call against the direction view → interactor → presenter → view.
  static let vipCycleViolated = LintRule(
    "vip-cycle-violated", .knowledge, .warning,
    RulePage(
      finds: "A call against the direction view → interactor → presenter → view.",
      hurts: "The circle is what makes a scene readable; a part that answers back makes two orders possible.",
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
      sources: [.init("Clean Swift", "Why Clean Swift")]))

  /// A module without one of the five classes and five protocols, though it is used.
  static let viperModuleIncomplete = LintRule(
    "viper-module-incomplete", .completeness, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A module without one of the five classes and five protocols, though it is used.",
      hurts: "What has no place of its own is done in another part, which grows and can no longer be tested alone.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouter!

          func didSelectPost(at index: Int) { router.openPostModule() }
        }
        final class PostListRouter {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() { transitionHandler?.openModule() }
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!

          func didSelectPost(at index: Int) { router.openPostModule() }
        }
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() { transitionHandler?.openModule() }
        }
        """,
      sources: [.init("Rambler VIPER", "Generating code")]))

  /// A worker that knows the scene.
  static let workerUsesScene = LintRule(
    "worker-uses-scene", .knowledge, .warning,
    RulePage(
      finds: "A worker that knows the scene.",
      hurts: "Several scenes share a worker; one that knows a presenter serves that one.",
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
      sources: [.init("Clean Swift", "Worker")]))
}
