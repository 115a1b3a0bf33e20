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
    .linkLeadsNowhere,
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
    .moduleOpenedByClass,
    .moduleOutlivesScreen,
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
    .moduleUnreachable,
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
    .storyHasManyModules,
    .storyUsesForeignInternals,
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

  /// An adapter that is stored or created by a part other than the view.
  static let adapterOutsideView = LintRule(
    "adapter-outside-view", .contracts, .warning, fix: .move,
    RulePage(
      finds: "An adapter that is stored or created by a part other than the view.",
      hurts: "The list and its contents are details of the view. The view cannot replace the list while other parts depend on the adapter.",
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

  /// An adapter that depends on the presenter.
  static let adapterUsesPresenter = LintRule(
    "adapter-uses-presenter", .knowledge, .warning,
    RulePage(
      finds: "An adapter that depends on the presenter.",
      hurts: "The view should forward list events to the presenter. An adapter with its own output can be reused on any screen.",
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
    "alert-outside-router", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "An alert that is built outside the router.",
      hurts: "An alert is a screen like any other: the presenter decides to show it, and the router shows it.",
      bad: """
        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!

          func setupInitialState() {
            print(UIAlertController(title: nil, message: nil, preferredStyle: .alert))
          }
        }
        """,
      good: """
        protocol ProfileRouterInput {
          func showEditProfileModule()
          func showMessageModule(with message: String)
        }

        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() {
            view?.presentModule()
          }

          func showMessageModule(with message: String) {
            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
            view?.presentModule(alert, animated: true, completion: nil)
          }
        }
        """,
      sources: [.init("Surf MVP", "UIAlertController")]))

  /// A part other than the view that uses fonts, views or their layout.
  static let appearanceOutsideView = LintRule(
    "appearance-outside-view", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A part other than the view that uses fonts, views or their layout.",
      hurts: "A change in design then requires changes outside the view.",
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

  /// A module that is built when the app starts although it is not the first module.
  static let assemblyCalledAtLaunch = LintRule(
    "assembly-called-at-launch", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A module that is built when the app starts although it is not the first module.",
      hurts: "Modules that the user has not opened take up memory from launch.",
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
      sources: [.init("BytePace VIPER", "Dependency injection")]))

  /// A part that creates an assembly itself instead of leaving that to the dependency injection container.
  static let assemblyCreatedByHand = LintRule(
    "assembly-created-by-hand", .contracts, .warning,
    RulePage(
      finds: "A part that creates an assembly itself instead of leaving that to the dependency injection container.",
      hurts: "An assembly created by hand is not connected to the container, so the dependencies that other assemblies provide are missing.",
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
            // The container creates the assembly of the module that is opened.
            transitionHandler?.openModule()
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module, what we changed")]))

  /// An assembly that creates a part of another module.
  static let assemblyCreatesForeignPart = LintRule(
    "assembly-creates-foreign-part", .contracts, .warning,
    RulePage(
      finds: "An assembly that creates a part of another module.",
      hurts: "Two assemblies then depend on how that module is built. If one of them changes, the other builds an incomplete module.",
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
      sources: [.init("Rambler VIPER", "Testing a module, Assembly")]))

  /// A helper that is created separately in the assemblies of three or more modules.
  static let assemblyCreatesSharedHelper = LintRule(
    "assembly-creates-shared-helper", .contracts, .warning, when: .byConvention, limit: Limit(2, "modules"),
    RulePage(
      finds: "A helper that is created separately in the assemblies of three or more modules.",
      hurts: "The setup of the helper is duplicated, and what should be one cache or one session becomes many.",
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
            interactor.postService = PostServiceImplementation(client: CoreAssembly.client)
            return view
          }
        }
        // Core/CoreAssembly.swift
        final class NetworkClient {}
        final class CoreAssembly {
          static let client = NetworkClient()
        }
        // Post/PostAssembly.swift
        final class PostAssembly {
          func viewPostModule() -> UIViewController {
            let view = PostViewController()
            let presenter = PostPresenter()
            view.output = presenter
            presenter.view = view
            presenter.client = CoreAssembly.client
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
            presenter.client = CoreAssembly.client
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

  /// An assembly method that returns a part other than the view to other modules.
  static let assemblyExposesInnerPart = LintRule(
    "assembly-exposes-inner-part", .contracts, .warning, when: .whenChosen, fix: .automatic,
    RulePage(
      finds: "An assembly method that returns a part other than the view to other modules.",
      hurts: "How a module is built is a detail of its assembly. A caller that gets the presenter can bypass the module's input and output.",
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

  /// An assembly method whose name does not say which part of which module it creates.
  static let assemblyMethodMisnamed = LintRule(
    "assembly-method-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "An assembly method whose name does not say which part of which module it creates.",
      hurts: "Names that begin with the part are easy to find with code completion in any assembly.",
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

  /// An assembly method without a test of what it creates.
  static let assemblyMethodUntested = LintRule(
    "assembly-method-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "An assembly method without a test of what it creates.",
      hurts: "If an assembly forgets a dependency, users find out first: a tap does nothing.",
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

  /// An assembly that is not named after its module.
  static let assemblyMisnamed = LintRule(
    "assembly-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "An assembly that is not named after its module.",
      hurts: "Developers look for a part by its name. If names follow no pattern, they have to search the code.",
      bad: """
        // Replaces PostListAssembly
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

  /// An assembly that opens another screen.
  static let assemblyNavigates = LintRule(
    "assembly-navigates", .contracts, .warning, fix: .move,
    RulePage(
      finds: "An assembly that opens another screen.",
      hurts: "An assembly that also navigates has two reasons to change, like the wireframe of the original VIPER. The router navigates, and the assembly builds.",
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

  /// A property for another part of the module that the assembly never sets.
  static let assemblyOmitsDependency = LintRule(
    "assembly-omits-dependency", .completeness, .note, fix: .generate,
    RulePage(
      finds: "A property for another part of the module that the assembly never sets.",
      hurts: "Calls through the unset property do nothing or crash. The mistake only shows at run time.",
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
      sources: [.init("Rambler VIPER", "Testing a module, Assembly")]))

  /// An assembly that passes data from the opening module to the view.
  static let assemblySetsViewData = LintRule(
    "assembly-sets-view-data", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "An assembly that passes data from the opening module to the view.",
      hurts: "The presenter is the module's entry point. If only the view has the data, the presenter has to ask the view for it.",
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
      sources: [.init("Rambler VIPER", "Transitions between modules; Testing a module, Presenter")]))

  /// An assembly test case without `@testable` access to the module.
  static let assemblyTestLacksTestable = LintRule(
    "assembly-test-lacks-testable", .tests, .note, when: .byConvention,
    RulePage(
      finds: "An assembly test case without `@testable` access to the module.",
      hurts: "The references that an assembly sets are internal. A test that cannot read them cannot say which part is wrong.",
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

  /// A business logic method that does not take exactly one request.
  static let businessLogicLacksRequest = LintRule(
    "business-logic-lacks-request", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A business logic method that does not take exactly one request.",
      hurts: "With one request per use case, all calls look the same. Passing another value only adds a property to the request; the protocol does not change.",
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

  /// A subview of a cell that is configured from outside the cell.
  static let cellConfiguredFromOutside = LintRule(
    "cell-configured-from-outside", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A subview of a cell that is configured from outside the cell.",
      hurts: "Every list then depends on the contents of the cell, and each one may configure it differently.",
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

  /// A cell that is the view of a module and stores the data it shows.
  static let cellModuleStoresState = LintRule(
    "cell-module-stores-state", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A cell that is the view of a module and stores the data it shows.",
      hurts: "Cells are reused. A reused cell shows the data of the previous row until something resets it.",
      bad: """
        // Replaces PostListViewController
        final class PostListView: UICollectionViewCell, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          private var titles: [String] = []

          func showTitles(_ titles: [String]) {
            self.titles = titles
          }
        }
        """,
      good: """
        // Replaces PostListViewController
        final class PostListView: UICollectionViewCell, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          @IBOutlet weak var titleLabel: UILabel!

          func showTitles(_ titles: [String]) {
            titleLabel.text = titles.first
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Composite modules, cells that are modules")]))

  /// A factory of cell objects that is not named after its module.
  static let cellObjectFactoryMisnamed = LintRule(
    "cell-object-factory-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A factory of cell objects that is not named after its module.",
      hurts: "Developers look for a part by its name. If names follow no pattern, they have to search the code.",
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

  /// A data display manager that creates cell objects itself.
  static let cellObjectLacksFactory = LintRule(
    "cell-object-lacks-factory", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A data display manager that creates cell objects itself.",
      hurts: "The content of a row and the way the list displays rows change for different reasons. A separate factory can be tested without a table.",
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

  /// A class whose properties and methods are not divided by `MARK` comments.
  static let classSectionsUnmarked = LintRule(
    "class-sections-unmarked", .comments, .note, when: .byConventionWhenChosen,
    RulePage(
      finds: "A class whose properties and methods are not divided by `MARK` comments.",
      hurts: "Marks are the table of contents that Xcode shows for a file. Without them, readers scan the whole file.",
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

  /// A method that starts something but is named as if it had already happened.
  static let commandInPastTense = LintRule(
    "command-in-past-tense", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A method that starts something but is named as if it had already happened.",
      hurts: "Readers mistake the command for an event and look for the method's implementation in the wrong part.",
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

  /// A configurator method that does not configure the module.
  static let configuratorDoesOtherWork = LintRule(
    "configurator-does-other-work", .contracts, .warning,
    RulePage(
      finds: "A configurator method that does not configure the module.",
      hurts: "A configurator creates parts and connects them. Other work in it is hard to find and is usually not tested.",
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
    "configurator-has-extra-method", .contracts, .warning, when: .whenChosen,
    RulePage(
      finds: "A configurator with more than one method.",
      hurts: "A configurator only connects the parts of the scene. Developers do not look for other behavior there.",
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

  /// A configurator that conforms to a protocol.
  static let configuratorHasProtocol = LintRule(
    "configurator-has-protocol", .contracts, .warning,
    RulePage(
      finds: "A configurator that conforms to a protocol.",
      hurts: "A configurator only creates and connects objects, so nothing needs to replace it. The protocol is extra code to maintain.",
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

  /// A configurator that can have more than one instance.
  static let configuratorInstantiable = LintRule(
    "configurator-instantiable", .contracts, .warning,
    RulePage(
      finds: "A configurator that can have more than one instance.",
      hurts: "A configurator has no state, so a single shared instance is enough.",
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

  /// A configurator that is not named after its module.
  static let configuratorMisnamed = LintRule(
    "configurator-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A configurator that is not named after its module.",
      hurts: "Developers look for a part by its name. If names follow no pattern, they have to search the code.",
      bad: """
        // Replaces ProfileModuleConfigurator
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

  /// A link between two parts of a module that the configurator never sets.
  static let configuratorOmitsLink = LintRule(
    "configurator-omits-link", .completeness, .note, fix: .generate,
    RulePage(
      finds: "A link between two parts of a module that the configurator never sets.",
      hurts: "The presenter's calls do nothing, or the router cannot show a module, and no error explains why.",
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
      hurts: "If a configurator forgets a link, users find out first: a tap does nothing.",
      bad: """
        // Replaces ProfileModuleConfiguratorTests
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

  /// A contract file that imports a user-interface framework without using it.
  static let contractImportUnused = LintRule(
    "contract-import-unused", .knowledge, .warning, fix: .automatic,
    RulePage(
      finds: "A contract file that imports a user-interface framework without using it.",
      hurts: "The import suggests that views pass through the contract, and it makes it easy to pass a view later.",
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

  /// A contract that should be referenced weakly but is not limited to classes.
  static let contractLacksAnyobject = LintRule(
    "contract-lacks-anyobject", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A contract that should be referenced weakly but is not limited to classes.",
      hurts: "A weak reference to a protocol compiles only if the protocol is limited to classes. Without `AnyObject`, the reference has to be strong, and objects can leak.",
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

  /// A contract method that delivers its result later through a closure, `async` or a publisher.
  static let contractMethodAsync = LintRule(
    "contract-method-async", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A contract method that delivers its result later through a closure, `async` or a publisher.",
      hurts: "The caller must stay alive until the result arrives. A request and its result are easier to test as two plain calls.",
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

  /// A method that returns a value where the architecture file allows none.
  static let contractMethodReturnsValue = LintRule(
    "contract-method-returns-value", .contracts, .warning, isUniversal: true, when: .byConventionWhenChosen,
    RulePage(
      finds: "A method that returns a value where the architecture file allows none.",
      hurts: "A return value sends data back through a contract that is meant to go in one direction only.",
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
      sources: [.init(nil, "The architecture file, mayReturn")]))

  /// A contract method without a comment.
  static let contractMethodUndocumented = LintRule(
    "contract-method-undocumented", .comments, .note, when: .byConventionWhenChosen, fix: .generate,
    RulePage(
      finds: "A contract method without a comment.",
      hurts: "A contract is all that one part sees of another. If it does not explain its methods, callers have to read the implementation.",
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

  /// A protocol between parts whose name differs from the one in the architecture file.
  static let contractMisnamed = LintRule(
    "contract-misnamed", .naming, .note, isUniversal: true, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A protocol between parts whose name differs from the one in the architecture file.",
      hurts: "The name should say which parts the contract connects. Without that, readers have to look up both sides.",
      bad: """
        // Replaces PostListDataDisplayManagerDelegate
        protocol PostListListDelegate: AnyObject {
          func didSelectItem(at index: Int)
        }
        """,
      good: """
        protocol PostListDataDisplayManagerDelegate: AnyObject {
          func didSelectItem(at index: Int)
        }
        """,
      sources: [.init(nil, "The architecture file, contracts")]))

  /// A method that passes a view, or another object with its own lifecycle, to another part.
  static let contractPassesComplexObject = LintRule(
    "contract-passes-complex-object", .contracts, .warning, when: .byConventionWhenChosen,
    RulePage(
      finds: "A method that passes a view, or another object with its own lifecycle, to another part.",
      hurts: "The receiver can do anything with the object, so the contract no longer shows what the object is for.",
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

  /// A contract between parts that requires a property.
  static let contractRequiresProperty = LintRule(
    "contract-requires-property", .contracts, .warning, when: .whenChosen,
    RulePage(
      finds: "A contract between parts that requires a property.",
      hurts: "A contract describes behavior. A property lets one part read or change another part's state.",
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

  /// A contract that uses `class` instead of `AnyObject`.
  static let contractUsesClassKeyword = LintRule(
    "contract-uses-class-keyword", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A contract that uses `class` instead of `AnyObject`.",
      hurts: "The compiler warns about the deprecated keyword. `AnyObject` has the same meaning.",
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

  /// A contract that is implemented or called by a part other than the one in the architecture file.
  static let contractWrongPart = LintRule(
    "contract-wrong-part", .contracts, .warning, isUniversal: true,
    RulePage(
      finds: "A contract that is implemented or called by a part other than the one in the architecture file.",
      hurts: "A contract connects two parts. If a third part uses it, responsibilities become unclear.",
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
      sources: [.init(nil, "The architecture file, contracts")]))

  /// A view or presenter that uses the data store.
  static let dataStoreOutsideInteractor = LintRule(
    "data-store-outside-interactor", .knowledge, .warning,
    RulePage(
      finds: "A view or presenter that uses the data store.",
      hurts: "The data store belongs to the interactor. Access from other parts bypasses its business rules.",
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

  /// A data store property that is declared settable although no code sets it through the store.
  static let dataStorePropertySettable = LintRule(
    "data-store-property-settable", .contracts, .warning, when: .whenChosen, fix: .automatic,
    RulePage(
      finds: "A data store property that is declared settable although no code sets it through the store.",
      hurts: "Other scenes have access to the store and can change its data without the interactor noticing.",
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

  /// A data store that is implemented by a part other than the interactor.
  static let dataStoreWrongPart = LintRule(
    "data-store-wrong-part", .contracts, .warning,
    RulePage(
      finds: "A data store that is implemented by a part other than the interactor.",
      hurts: "The scene's data belongs to the business logic. A copy elsewhere may be stale when a router passes it on.",
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

  /// A display logic method that does not take exactly one view model.
  static let displayLacksViewModel = LintRule(
    "display-lacks-view-model", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A display logic method that does not take exactly one view model.",
      hurts: "A view model contains everything to show. If values arrive separately, the view has to combine them itself.",
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

  /// A data display manager behind a protocol with no other conforming type.
  static let displayManagerHasProtocol = LintRule(
    "display-manager-has-protocol", .contracts, .warning, when: .byConvention,
    RulePage(
      finds: "A data display manager behind a protocol with no other conforming type.",
      hurts: "The data display manager belongs to one view. The protocol adds code to read and maintain without decoupling anything.",
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

  /// A data display manager that is not named after its module.
  static let displayManagerMisnamed = LintRule(
    "display-manager-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A data display manager that is not named after its module.",
      hurts: "Developers look for a part by its name. If names follow no pattern, they have to search the code.",
      bad: """
        // Replaces PostListDataDisplayManager
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

  /// A data display manager that uses other views of the screen.
  static let displayManagerUsesOutlets = LintRule(
    "display-manager-uses-outlets", .knowledge, .warning,
    RulePage(
      finds: "A data display manager that uses other views of the screen.",
      hurts: "A data display manager should only fill its list. If it uses the screen's labels, it cannot be reused on another screen.",
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

  /// An entity that contains decisions or behavior.
  static let entityContainsLogic = LintRule(
    "entity-contains-logic", .contracts, .warning, when: .byConventionWhenChosen, fix: .move,
    RulePage(
      finds: "An entity that contains decisions or behavior.",
      hurts: "Developers look for business logic in interactors and test it there. Logic in an entity imposes one module's needs on all modules.",
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

  /// An entity that is a database object.
  static let entityIsManagedObject = LintRule(
    "entity-is-managed-object", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "An entity that is a database object.",
      hurts: "Every part that uses the entity depends on the database and its threading rules. `adder gen List --add PlainObject Item` writes the structure for the code above the interactor.",
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

  /// An entity whose properties are mostly settable.
  static let entityMutable = LintRule(
    "entity-mutable", .contracts, .warning, when: .byConventionWhenChosen, fix: .automatic,
    RulePage(
      finds: "An entity whose properties are mostly settable.",
      hurts: "Only the interactor should change entities. Settable properties let any part change them.",
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

  /// A method that reports an event but is named like a command.
  static let eventInImperative = LintRule(
    "event-in-imperative", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A method that reports an event but is named like a command.",
      hurts: "The caller reports a fact and does not decide what follows. A name in the form of a command suggests that the caller does decide.",
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

  /// A class between services and the interactors of several modules that does not have `Facade` in its name.
  static let facadeMisnamed = LintRule(
    "facade-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A class between services and the interactors of several modules that does not have `Facade` in its name.",
      hurts: "A facade only decides the order of calls to services. Under another name, it looks like a service, and unrelated logic collects in it.",
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
      hurts: "It ties the screen to the database and binds database objects to the main thread's context.",
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

  /// A part or contract in the folder of another layer.
  static let fileInWrongLayer = LintRule(
    "file-in-wrong-layer", .layout, .note, when: .byConventionWhenChosen, fix: .file,
    RulePage(
      finds: "A part or contract in the folder of another layer.",
      hurts: "Readers assume that the type belongs to the layer whose folder it is in, and do not find it in the right folder.",
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

  /// A part or contract in a file with a different name.
  static let fileMisnamed = LintRule(
    "file-misnamed", .layout, .note, when: .byConvention, fix: .file,
    RulePage(
      finds: "A part or contract in a file with a different name.",
      hurts: "Developers look for a type by its file name. If the file has another name, they have to search for the type.",
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

  /// A file in the module's folder that is not in any layer's folder.
  static let fileOutsideLayerFolder = LintRule(
    "file-outside-layer-folder", .layout, .note, when: .byConvention, fix: .file,
    RulePage(
      finds: "A file in the module's folder that is not in any layer's folder.",
      hurts: "A module has a dozen files. Without layer folders, readers have to scan every name to find the files of one layer.",
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

  /// Display formatting outside the presenter.
  static let formattingOutsidePresenter = LintRule(
    "formatting-outside-presenter", .knowledge, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "Display formatting outside the presenter.",
      hurts: "Presenter tests do not cover formatting in other parts.",
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

  /// A method that reports a gesture but whose name does not end with the gesture.
  static let gestureMethodWrongSuffix = LintRule(
    "gesture-method-wrong-suffix", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A method that reports a gesture but whose name does not end with the gesture.",
      hurts: "Mutual Mobile's slides name events with the control first and the gesture last. A consistent order makes events easy to find.",
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

  /// A type that is the only implementation of a helper's protocol and is not named after it.
  static let helperImplementationMisnamed = LintRule(
    "helper-implementation-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A type that is the only implementation of a helper's protocol and is not named after it.",
      hurts: "Developers cannot get from the protocol to its implementation by name.",
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

  /// A helper of one layer that has no folder inside that layer's folder.
  static let helperLacksFolder = LintRule(
    "helper-lacks-folder", .layout, .note, when: .byConvention, fix: .file,
    RulePage(
      finds: "A helper of one layer that has no folder inside that layer's folder.",
      hurts: "Next to the module's parts, a helper looks like one of them, and readers cannot see which layer uses it.",
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

  /// A method that sets the view's initial state but is not named `setupInitialState`.
  static let initialStateMethodMisnamed = LintRule(
    "initial-state-method-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A method that sets the view's initial state but is not named `setupInitialState`.",
      hurts: "Every view has this method. With the same name everywhere, it is easy to find.",
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

  /// A method that prepares another module but is not named after what it injects.
  static let injectMethodMisnamed = LintRule(
    "inject-method-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A method that prepares another module but is not named after what it injects.",
      hurts: "Preparing a module and showing it are two steps. The name should say which one the method does.",
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
      sources: [.init("BytePace VIPER", "Dependency injection")]))

  /// An interactor that uses the network or a store directly.
  static let interactorBypassesService = LintRule(
    "interactor-bypasses-service", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "An interactor that uses the network or a store directly.",
      hurts: "Other modules duplicate the code, and tests of the interactor need a server or a store.",
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

  /// An interactor that loads data from the network or a store directly.
  static let interactorBypassesWorker = LintRule(
    "interactor-bypasses-worker", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "An interactor that loads data from the network or a store directly.",
      hurts: "Workers load data so that several scenes can share the code. Code in an interactor cannot be shared.",
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

  /// A call to the interactor from a part other than the view.
  static let interactorCalledOutsideView = LintRule(
    "interactor-called-outside-view", .contracts, .warning, when: .whenChosen,
    RulePage(
      finds: "A call to the interactor from a part other than the view.",
      hurts: "Requests flow in one direction. Readers who follow the view's action handlers do not see a call from another part.",
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

  /// A method that uses services and is duplicated in the interactors of several modules.
  static let interactorDuplicatesLogic = LintRule(
    "interactor-duplicates-logic", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A method that uses services and is duplicated in the interactors of several modules.",
      hurts: "A fix in one copy leaves the others wrong. A facade over the services keeps the logic in one place and lets new modules reuse it.",
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

  /// A query that is duplicated in the interactors of several scenes.
  static let interactorDuplicatesQuery = LintRule(
    "interactor-duplicates-query", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A query that is duplicated in the interactors of several scenes.",
      hurts: "Copies diverge over time, and two scenes show different data for the same thing. A shared worker keeps one copy.",
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

  /// An interactor that references its presenter weakly.
  static let interactorHasWeakPresenter = LintRule(
    "interactor-has-weak-presenter", .ownership, .error, fix: .automatic,
    RulePage(
      finds: "An interactor that references its presenter weakly.",
      hurts: "Nothing else owns the presenter, so it is freed and responses are never shown.",
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

  /// An interactor that creates a helper in a private property.
  static let interactorHidesDependency = LintRule(
    "interactor-hides-dependency", .contracts, .warning, fix: .move,
    RulePage(
      finds: "An interactor that creates a helper in a private property.",
      hurts: "Dependencies should be visible in the interactor's interface. A test cannot replace a hidden one, and readers of the assembly cannot see it.",
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

  /// An interactor input that is not named after its module.
  static let interactorInputMisnamed = LintRule(
    "interactor-input-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "An interactor input that is not named after its module.",
      hurts: "The name should say which parts the contract connects. Without that, readers have to look up both sides.",
      bad: """
        // Replaces PostListInteractorInput
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

  /// Two methods that load the same data but whose names do not both say where it comes from.
  static let interactorInputSourceUnclear = LintRule(
    "interactor-input-source-unclear", .naming, .note, when: .onRequest,
    RulePage(
      finds: "Two methods that load the same data but whose names do not both say where it comes from.",
      hurts: "If callers choose the source, the names have to say which source each method uses.",
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

  /// An interactor input that is implemented by a part other than the interactor or called by a part other than the presenter.
  static let interactorInputWrongPart = LintRule(
    "interactor-input-wrong-part", .contracts, .warning,
    RulePage(
      finds: "An interactor input that is implemented by a part other than the interactor or called by a part other than the presenter.",
      hurts: "The contract is the boundary of the business logic. Another part that implements it takes over that logic without saying so.",
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

  /// A method that reads data and does not begin with `obtain`.
  static let interactorInputWrongVerb = LintRule(
    "interactor-input-wrong-verb", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A method that reads data and does not begin with `obtain`.",
      hurts: "'get', 'load' and 'fetch' each suggest a different source, and the presenter should not depend on the source.",
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

  /// An interactor with five or more groups of dependencies that are never used together in one method.
  static let interactorLacksCohesion = LintRule(
    "interactor-lacks-cohesion", .contracts, .warning, when: .onRequest, fix: .move, limit: Limit(4, "groups of helpers"),
    RulePage(
      finds: "An interactor with five or more groups of dependencies that are never used together in one method.",
      hurts: "The interactor serves several purposes, so a change for one purpose can break the others. Submodules with separate interactors can be shown, reused and tested alone.",
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
      sources: [.init("Rambler VIPER", "Composite modules, when submodules help")]))

  /// An interactor method that uses services and has no test.
  static let interactorMethodUntested = LintRule(
    "interactor-method-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "An interactor method that uses services and has no test.",
      hurts: "How the interactor handles what services return is the module's business logic. Without a test, errors in it go unnoticed.",
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

  /// An interactor that is not named after its module.
  static let interactorMisnamed = LintRule(
    "interactor-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "An interactor that is not named after its module.",
      hurts: "Developers look for a part by its name. If names follow no pattern, they have to search the code.",
      bad: """
        // Replaces PostListInteractor
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

  /// An interactor whose reference to its output is not named `output`.
  static let interactorMisnamesOutput = LintRule(
    "interactor-misnames-output", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "An interactor whose reference to its output is not named `output`.",
      hurts: "If the same reference has the same name in every module, a developer who knows one module can read them all.",
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

  /// An interactor output that is not named after its module.
  static let interactorOutputMisnamed = LintRule(
    "interactor-output-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "An interactor output that is not named after its module.",
      hurts: "The name should say which parts the contract connects. Without that, readers have to look up both sides.",
      bad: """
        // Replaces PostListInteractorOutput
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

  /// An interactor output that is implemented by a part other than the presenter or called by a part other than the interactor.
  static let interactorOutputWrongPart = LintRule(
    "interactor-output-wrong-part", .contracts, .warning, when: .byConvention,
    RulePage(
      finds: "An interactor output that is implemented by a part other than the presenter or called by a part other than the interactor.",
      hurts: "Results that bypass the presenter are shown even if the presenter would not show them.",
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

  /// An interactor output method that does not begin with `did`.
  static let interactorOutputWrongPrefix = LintRule(
    "interactor-output-wrong-prefix", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "An interactor output method that does not begin with `did`.",
      hurts: "The prefix `did` shows that the method reports a result and is not a command. The presenter decides what to do with the result.",
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

  /// An interactor that passes database objects to its output unchanged.
  static let interactorPassesManagedObject = LintRule(
    "interactor-passes-managed-object", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "An interactor that passes database objects to its output unchanged.",
      hurts: "Above the interactor, the objects change unexpectedly, belong to another thread and become invalid with their context. If the contract names the class, `adder gen PostList --add PlainObject PostRecord` converts what is passed on.",
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

  /// An interactor that references its output, the presenter, strongly.
  static let interactorRetainsOutput = LintRule(
    "interactor-retains-output", .ownership, .error, fix: .automatic,
    RulePage(
      finds: "An interactor that references its output, the presenter, strongly.",
      hurts: "The presenter owns the interactor, so the two form a retain cycle and leak.",
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

  /// An interactor that stores state.
  static let interactorStoresState = LintRule(
    "interactor-stores-state", .contracts, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "An interactor that stores state.",
      hurts: "The presenter should be the only part with state. With two copies, the displayed state and the interactor's state can differ.",
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
      hurts: "An interactor is kept independent of the screen so that its use cases can be tested. Without tests, that separation is of no use.",
      bad: """
        // Replaces ListInteractorTests
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

  /// An interactor that depends on the view.
  static let interactorUsesDisplayLogic = LintRule(
    "interactor-uses-display-logic", .knowledge, .warning, when: .inFamily,
    RulePage(
      finds: "An interactor that depends on the view.",
      hurts: "Requests flow in one direction: view, interactor, presenter, view. A shortcut shows data that the presenter has not formatted.",
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

  /// An interactor that stores a fetched results controller.
  static let interactorUsesFetchedResults = LintRule(
    "interactor-uses-fetched-results", .knowledge, .warning,
    RulePage(
      finds: "An interactor that stores a fetched results controller.",
      hurts: "The interactor has to handle index paths and managed objects instead of batches of changes to plain objects.",
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

  /// An interactor that depends on the router.
  static let interactorUsesRouter = LintRule(
    "interactor-uses-router", .knowledge, .warning,
    RulePage(
      finds: "An interactor that depends on the router.",
      hurts: "Business logic that navigates cannot be reused where navigation differs.",
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

  /// An interactor that depends on the user-interface framework.
  static let interactorUsesUikit = LintRule(
    "interactor-uses-uikit", .knowledge, .warning, when: .inFamily,
    RulePage(
      finds: "An interactor that depends on the user-interface framework.",
      hurts: "Business logic that needs a screen cannot be tested without one or reused for another screen.",
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

  /// An interactor that depends on the view.
  static let interactorUsesView = LintRule(
    "interactor-uses-view", .knowledge, .warning, when: .inFamily,
    RulePage(
      finds: "An interactor that depends on the view.",
      hurts: "Business logic and display change for different reasons. If both interactor and presenter update the view, the order of updates is undefined.",
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

  /// A file that imports a forbidden layer or uses one of its types.
  static let layerHasForbiddenDependency = LintRule(
    "layer-has-forbidden-dependency", .knowledge, .warning, isUniversal: true,
    RulePage(
      finds: "A file that imports a forbidden layer or uses one of its types.",
      hurts: "Layers can be built, tested and replaced separately only if dependencies point in one direction. A single dependency in the opposite direction ties them together.",
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
      sources: [.init(nil, "The architecture file, layers")]))

  /// A link that leads nowhere: a callback for links that does nothing, or a segue to a scene that does not exist.
  static let linkLeadsNowhere = LintRule(
    "link-leads-nowhere", .completeness, .warning, isUniversal: true, when: .inFamily,
    RulePage(
      finds: "A link that leads nowhere: a callback for links that does nothing, or a segue to a scene that does not exist.",
      hurts: "The system opens the app for the link, and the user sees whatever was there before. A segue to a scene that is missing ends the app. Callbacks that call anything, and references to other bundles, are not reported.",
      bad: """
        // App/AppDelegate.swift
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
          ) -> Bool {
            return true
          }
        }
        """,
      good: """
        // App/AppDelegate.swift
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
          ) -> Bool {
            window?.rootViewController = PostListAssembly().viewPostListModule(moduleOutput: nil)
            return true
          }
        }
        """,
      sources: [.init(nil, "What the app can do")]))

  /// A database object that is used above the interactor.
  static let managedObjectAboveInteractor = LintRule(
    "managed-object-above-interactor", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A database object that is used above the interactor.",
      hurts: "The object changes while the screen shows it, belongs to one thread and becomes invalid with its context. A plain value avoids all three. `adder gen PostList --add PlainObject PostRecord` writes it, and changes the code that uses it.",
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

  /// A view controller that combines three or more of these: layout, lists, navigation, networking, storage, animations, formatting, validation, three or more delegate protocols other than those of lists, or more than 400 lines.
  static let massiveViewController = LintRule(
    "massive-view-controller", .contracts, .warning, when: .byConventionWhenChosen, fix: .move, limit: Limit(2, "kinds of work"),
    RulePage(
      finds: "A view controller that combines three or more of these: layout, lists, navigation, networking, storage, animations, formatting, validation, three or more delegate protocols other than those of lists, or more than 400 lines.",
      hurts: "Its methods are hard to find, none of them can be tested or reused alone, and every change can break unrelated behavior.",
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

  /// A method comment that omits a parameter or the return value.
  static let methodCommentIncomplete = LintRule(
    "method-comment-incomplete", .comments, .note, when: .byConventionWhenChosen, fix: .generate,
    RulePage(
      finds: "A method comment that omits a parameter or the return value.",
      hurts: "Callers read a comment to learn which values are valid and what the result means.",
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
          /// - Parameter index: the position in the list.
          /// - Returns: the title of the post.
          func obtainPost(at index: Int) -> String
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, comments")]))

  /// A method that takes values of a use case other than the one in its name.
  static let methodCrossesUseCases = LintRule(
    "method-crosses-use-cases", .contracts, .warning, when: .whenChosen,
    RulePage(
      finds: "A method that takes values of a use case other than the one in its name.",
      hurts: "Use cases can change independently only if they do not use each other's values.",
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

  /// A contract method whose name does not begin with a verb.
  static let methodLacksVerb = LintRule(
    "method-lacks-verb", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A contract method whose name does not begin with a verb.",
      hurts: "A contract describes actions. A name without a verb reads like a property.",
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

  /// A method of a class that has no comment and that no contract documents either.
  static let methodUndocumented = LintRule(
    "method-undocumented", .comments, .note, when: .byConventionWhenChosen, fix: .generate,
    RulePage(
      finds: "A method of a class that has no comment and that no contract documents either.",
      hurts: "Without a contract or a comment, every reader has to work out from the code what the method does.",
      bad: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func setUp() {}
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          /// Prepares the transitions to other modules.
          func setUp() {}
        }
        """,
      sources: [.init("Rambler VIPER", "Code Style, comments")]))

  /// A method that does not begin with the prefix that the architecture file sets for its contract.
  static let methodWrongPrefix = LintRule(
    "method-wrong-prefix", .naming, .note, isUniversal: true, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A method that does not begin with the prefix that the architecture file sets for its contract.",
      hurts: "A shared prefix shows at a glance in which direction a call goes.",
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
      sources: [.init(nil, "The architecture file, methods")]))

  /// A part whose comment describes the module differently from the other parts.
  static let moduleCommentDiffers = LintRule(
    "module-comment-differs", .comments, .note, when: .byConventionWhenChosen, fix: .generate,
    RulePage(
      finds: "A part whose comment describes the module differently from the other parts.",
      hurts: "The first lines of every file should describe the module in the same words. With different descriptions, readers cannot tell which one is right.",
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

  /// A module input method that configures the module but is not named `configureModule(with:)`.
  static let moduleConfigurationMisnamed = LintRule(
    "module-configuration-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A module input method that configures the module but is not named `configureModule(with:)`.",
      hurts: "Every module has this method. A consistent name makes it easy to find.",
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

  /// A module that is in use but lacks something the architecture file requires.
  static let moduleIncomplete = LintRule(
    "module-incomplete", .completeness, .note, isUniversal: true, when: .byConventionWhenChosen, fix: .generate,
    RulePage(
      finds: "A module that is in use but lacks something the architecture file requires.",
      hurts: "If a part is missing, another part takes over its work and grows. If a protocol is missing, its users depend on a concrete class and cannot be tested alone.",
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
      sources: [.init(nil, "The architecture file, roles and contracts")]))

  /// A module input that does not inherit from ViperMcFlurry's base protocol.
  static let moduleInputLacksBase = LintRule(
    "module-input-lacks-base", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A module input that does not inherit from ViperMcFlurry's base protocol.",
      hurts: "ViperMcFlurry looks for its own protocol when it opens a module. Without it, the link block receives nothing.",
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

  /// A protocol that other modules use to control a module but that is not named like a module input.
  static let moduleInputMisnamed = LintRule(
    "module-input-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A protocol that other modules use to control a module but that is not named like a module input.",
      hurts: "Developers look for a module's input by name. With another name, they have to search the code.",
      bad: """
        // Replaces PostListModuleInput
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

  /// A module input that is implemented by a part other than the presenter.
  static let moduleInputWrongPart = LintRule(
    "module-input-wrong-part", .contracts, .warning, when: .byConvention,
    RulePage(
      finds: "A module input that is implemented by a part other than the presenter.",
      hurts: "The presenter owns the module's state. Input that goes to another part bypasses that state.",
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

  /// A module without its own assembly, or with an assembly that does not return the router.
  static let moduleLacksAssembly = LintRule(
    "module-lacks-assembly", .contracts, .warning, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A module without its own assembly, or with an assembly that does not return the router.",
      hurts: "Without its own assembly, a module is built by code such as the app delegate, which grows with every module. Code that opens the module needs the router that the assembly returns.",
      bad: """
        // Replaces StartAssembly
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
      sources: [.init("BytePace VIPER", "Dependency injection")]))

  /// A module method whose name appears nowhere in the app except in its declaration. Actions, overridden methods and methods that a framework may call are skipped.
  static let moduleMethodUnused = LintRule(
    "module-method-unused", .completeness, .note,
    RulePage(
      finds: "A module method whose name appears nowhere in the app except in its declaration. Actions, overridden methods and methods that a framework may call are skipped.",
      hurts: "A method that nobody calls is still read and maintained. If a contract requires it, every implementation and every test double also has to provide it. `adder module remove PostList --method RouterInput.openSettingsModule` deletes it everywhere.",
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

  /// A module name that fits any other module as well, such as `Main` or `Screen1`.
  static let moduleNameVague = LintRule(
    "module-name-vague", .naming, .note, when: .onRequest, fix: .rename,
    RulePage(
      finds: "A module name that fits any other module as well, such as `Main` or `Screen1`.",
      hurts: "Readers have to open the module to learn what it is for.",
      bad: """
        // Replaces PostListPresenter
        final class Screen1Presenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        // Replaces PostListInteractor
        final class Screen1Interactor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        // Replaces PostListRouter
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

  /// A module that another module opens by creating a part of it.
  static let moduleOpenedByClass = LintRule(
    "module-opened-by-class", .knowledge, .warning, isUniversal: true,
    RulePage(
      finds: "A module that another module opens by creating a part of it.",
      hurts: "The module's parts are then connected in more than one place. If one of them changes, the screen still opens, but with parts missing. The map of the app shows which code opens a module, also in types that are no part of any.",
      bad: """
        // PostList/Router/PostListNavigation.swift
        final class PostListNavigation {
          func openPost(above screen: UIViewController) {
            let view = PostViewController()
            screen.navigationController?.pushViewController(view, animated: true)
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
        """,
      good: """
        // PostList/Router/PostListNavigation.swift
        final class PostListNavigation {
          func openPost(above screen: UIViewController) {
            let view = PostAssembly().viewPostModule()
            screen.navigationController?.pushViewController(view, animated: true)
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
        """,
      sources: [.init(nil, "Transitions between modules; Surf MVP, reuse; BytePace")]))

  /// A part that the run loop, the notification center, a session, a task or a singleton retains after its screen closes.
  static let moduleOutlivesScreen = LintRule(
    "module-outlives-screen", .ownership, .error, isUniversal: true, when: .inFamily,
    RulePage(
      finds: "A part that the run loop, the notification center, a session, a task or a singleton retains after its screen closes.",
      hurts: "A repeating timer, a display link, a notification block, a session's delegate, an endless task and a closure in a singleton retain what they use until somebody ends them. `deinit` is too late for that: it never runs. The module stays in memory after its screen closes and keeps handling events.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          private var timer: Timer?

          func didTriggerViewReadyEvent() {
            timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
              self.interactor.obtainPosts()
            }
          }

          deinit {
            timer?.invalidate()
          }
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          private var timer: Timer?

          func didTriggerViewReadyEvent() {
            timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
              self?.interactor.obtainPosts()
            }
          }

          deinit {
            timer?.invalidate()
          }
        }
        """,
      sources: [.init(nil, "BytePace, problems; Code Style")]))

  /// A module output that does not inherit from ViperMcFlurry's base protocol.
  static let moduleOutputLacksBase = LintRule(
    "module-output-lacks-base", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A module output that does not inherit from ViperMcFlurry's base protocol.",
      hurts: "ViperMcFlurry sets the output only if it inherits from the library's protocol. Otherwise the opening module receives no calls.",
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

  /// A module output method whose name is not a noun followed by a participle.
  static let moduleOutputMethodMisnamed = LintRule(
    "module-output-method-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A module output method whose name is not a noun followed by a participle.",
      hurts: "Another module implements the method. There, 'didEditProfile' reads as if that module had edited the profile; 'profileEdited' says only what happened.",
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

  /// A protocol that a module uses to report events but that is not named as its output.
  static let moduleOutputMisnamed = LintRule(
    "module-output-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A protocol that a module uses to report events but that is not named as its output.",
      hurts: "The name should say which module reports the events. A delegate can belong to a view, a module or a service.",
      bad: """
        // Replaces PostListModuleOutput
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

  /// A module output that is set on the presenter outside the configurator.
  static let moduleOutputSetExternally = LintRule(
    "module-output-set-externally", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A module output that is set on the presenter outside the configurator.",
      hurts: "Code elsewhere that sets the output depends on the presenter. Until that code has run, nobody receives the module's calls.",
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

  /// A module output that is implemented or called by a part other than a presenter.
  static let moduleOutputWrongPart = LintRule(
    "module-output-wrong-part", .contracts, .warning, when: .byConvention,
    RulePage(
      finds: "A module output that is implemented or called by a part other than a presenter.",
      hurts: "The presenter decides what its module reports, and the presenter of the opening module decides how to respond. Another part bypasses both decisions.",
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

  /// A module output method that does not begin with `did`.
  static let moduleOutputWrongPrefix = LintRule(
    "module-output-wrong-prefix", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A module output method that does not begin with `did`.",
      hurts: "The prefix `did` shows that the method reports an event and is not a command. The module that opened this one decides what to do about the event.",
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

  /// A module outside every user story folder, in a project that has such folders.
  static let moduleOutsideUserStory = LintRule(
    "module-outside-user-story", .layout, .note, when: .onRequest,
    RulePage(
      finds: "A module outside every user story folder, in a project that has such folders.",
      hurts: "Modules that serve the same user goal change together. A module stored elsewhere is easily forgotten.",
      bad: """
        // PostList/Presenter/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
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

  /// Parts of a module that keep each other or themselves alive: through strong references, also of helpers, or through a stored closure, method, subscription or observation.
  static let moduleRetainCycle = LintRule(
    "module-retain-cycle", .ownership, .error, isUniversal: true, when: .inFamily, fix: .automatic,
    RulePage(
      finds: "Parts of a module that keep each other or themselves alive: through strong references, also of helpers, or through a stored closure, method, subscription or observation.",
      hurts: "The parts leak. The module stays in memory after its screen closes and keeps handling events while the next instance is created. The finding lists the path by which the object keeps itself alive. A path that the code ends, for example with `= nil`, `cancel()` or `removeAll()` outside of `deinit`, is not reported. Nor is a subscription to a publisher that ends by itself.",
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

  /// A module input method that configures the module but is not named `configure`.
  static let moduleSetupMisnamed = LintRule(
    "module-setup-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A module input method that configures the module but is not named `configure`.",
      hurts: "Every module has this method. A consistent name makes it easy to find.",
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
    "module-suffix-redundant", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A module whose name ends in `Module`.",
      hurts: "The suffix adds no information and makes the name of every part longer.",
      bad: """
        // Replaces PostListPresenter
        final class PostListModulePresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        // Replaces PostListInteractor
        final class PostListModuleInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        // Replaces PostListRouter
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

  /// A module none of whose contracts has more than one method.
  static let moduleTooSmall = LintRule(
    "module-too-small", .completeness, .note, when: .onRequest,
    RulePage(
      finds: "A module none of whose contracts has more than one method.",
      hurts: "A module takes about ten files. Several modules with one method each are harder to follow and maintain than one module that contains all of the methods.",
      bad: """
        protocol PostListViewOutput: AnyObject {
          func didTriggerViewReadyEvent()
        }
        """,
      good: """
        // The parent module, which now also does the work of PostList
        protocol BlogViewOutput: AnyObject {
          func didTriggerViewReadyEvent()
          func didSelectPost(at index: Int)
        }
        """,
      sources: [.init("Rambler VIPER", "Composite modules, when submodules are in the way")]))

  /// A module type that the app's code never mentions, or a protocol that some type conforms to but no code uses.
  static let moduleTypeUnused = LintRule(
    "module-type-unused", .completeness, .note,
    RulePage(
      finds: "A module type that the app's code never mentions, or a protocol that some type conforms to but no code uses.",
      hurts: "Unused code is read, changed and tested with the module but does nothing. It can be written again when it is needed.",
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

  /// A module that no entry point of the app leads to.
  static let moduleUnreachable = LintRule(
    "module-unreachable", .completeness, .note, isUniversal: true, when: .inFamily,
    RulePage(
      finds: "A module that no entry point of the app leads to.",
      hurts: "Code that never runs still has to be read, built and changed. Adder follows the map of the app from where it starts. A module is reported only if no code outside of it names one of its types, so a gap in the map is no finding.",
      bad: """
        // App/AppDelegate.swift
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
          ) -> Bool {
            window?.rootViewController = PostListAssembly().viewPostListModule(moduleOutput: nil)
            return true
          }
        }
        // Draft/DraftPresenter.swift
        protocol DraftViewOutput: AnyObject {}
        protocol DraftViewInput: AnyObject {}
        final class DraftPresenter: DraftViewOutput {
          weak var view: DraftViewInput?
        }
        // Draft/DraftViewController.swift
        final class DraftViewController: UIViewController, DraftViewInput {
          var output: DraftViewOutput!
        }
        // Draft/DraftAssembly.swift
        final class DraftAssembly {
          func viewDraftModule() -> UIViewController {
            let view = DraftViewController()
            let presenter = DraftPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      good: """
        // App/AppDelegate.swift
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
          ) -> Bool {
            window?.rootViewController = PostListAssembly().viewPostListModule(moduleOutput: nil)
            return true
          }
        }
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            transitionHandler?.openModule(DraftAssembly().viewDraftModule())
          }
        }
        // Draft/DraftPresenter.swift
        protocol DraftViewOutput: AnyObject {}
        protocol DraftViewInput: AnyObject {}
        final class DraftPresenter: DraftViewOutput {
          weak var view: DraftViewInput?
        }
        // Draft/DraftViewController.swift
        final class DraftViewController: UIViewController, DraftViewInput {
          var output: DraftViewOutput!
        }
        // Draft/DraftAssembly.swift
        final class DraftAssembly {
          func viewDraftModule() -> UIViewController {
            let view = DraftViewController()
            let presenter = DraftPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      sources: [.init(nil, "What the app can do")]))

  /// A module that is in use but lacks one of the four classes or five protocols.
  static let mvpModuleIncomplete = LintRule(
    "mvp-module-incomplete", .completeness, .note, when: .byConventionWhenChosen, fix: .generate,
    RulePage(
      finds: "A module that is in use but lacks one of the four classes or five protocols.",
      hurts: "If a class is missing, another class takes over its work and grows. If a protocol is missing, its users depend on a concrete class and cannot be tested alone.",
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

  /// A part other than the router that uses a navigation controller or window.
  static let navigationOutsideRouter = LintRule(
    "navigation-outside-router", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A part other than the router that uses a navigation controller or window.",
      hurts: "If several parts change what is on the screen, their changes conflict and the current screen becomes unpredictable.",
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

  /// A part other than the wireframe that creates a navigation controller or window.
  static let navigationOutsideWireframe = LintRule(
    "navigation-outside-wireframe", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A part other than the wireframe that creates a navigation controller or window.",
      hurts: "The wireframe owns navigation. If another part creates its own, screens change without the wireframe.",
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

  /// A private outlet or action of a view.
  static let outletOrActionPrivate = LintRule(
    "outlet-or-action-private", .contracts, .warning, when: .byConventionWhenChosen, fix: .automatic,
    RulePage(
      finds: "A private outlet or action of a view.",
      hurts: "Tests of the view use outlets and actions to press buttons and read labels. (SwiftLint's `private_outlet` and `private_action` require the opposite; enable either those or this rule.)",
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
      sources: [.init("Rambler VIPER", "Code Style, View; Testing a module, View")]))

  /// A part other than the router that calls another module.
  static let partCallsForeignModule = LintRule(
    "part-calls-foreign-module", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A part other than the router that calls another module.",
      hurts: "Navigation and the data it passes on are then spread over several parts instead of being in the router.",
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

  /// A part or contract whose file name differs from the one in the architecture file.
  static let partFileMisnamed = LintRule(
    "part-file-misnamed", .layout, .note, isUniversal: true, when: .byConvention, fix: .file,
    RulePage(
      finds: "A part or contract whose file name differs from the one in the architecture file.",
      hurts: "Developers look for a type by its file name. If the file has another name, they have to search for the type.",
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
      sources: [.init(nil, "The architecture file, contracts")]))

  /// A part with a dependency that its role does not allow.
  static let partHasForbiddenDependency = LintRule(
    "part-has-forbidden-dependency", .knowledge, .warning, isUniversal: true, when: .whenChosen,
    RulePage(
      finds: "A part with a dependency that its role does not allow.",
      hurts: "Every forbidden dependency gives the part another reason to change and makes it harder to test alone.",
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
      sources: [.init(nil, "The architecture file, mustNotKnow")]))

  /// A part or contract outside the folder that the architecture file sets for it.
  static let partInWrongFolder = LintRule(
    "part-in-wrong-folder", .layout, .note, isUniversal: true, when: .byConvention, fix: .file,
    RulePage(
      finds: "A part or contract outside the folder that the architecture file sets for it.",
      hurts: "Readers assume that the type belongs to the layer whose folder it is in, and do not find it in the right folder.",
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
      sources: [.init(nil, "The architecture file, roles and contracts")]))

  /// A part or contract whose name does not begin with its module's name.
  static let partLacksModulePrefix = LintRule(
    "part-lacks-module-prefix", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A part or contract whose name does not begin with its module's name.",
      hurts: "In lists, searches and logs, the common prefix shows which types belong together.",
      bad: """
        // Replaces PostListPresenter
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

  /// A part whose name differs from the one in the architecture file.
  static let partMisnamed = LintRule(
    "part-misnamed", .naming, .note, isUniversal: true, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A part whose name differs from the one in the architecture file.",
      hurts: "Developers look for a part by its name. If names follow no pattern, they have to search the code.",
      bad: """
        // Replaces ListDataStore
        final class ListStorage: ListDataStoreInterface {
          func names() -> [String] { [] }
        }
        """,
      good: """
        final class ListDataStore: ListDataStoreInterface {
          func names() -> [String] { [] }
        }
        """,
      sources: [.init(nil, "The architecture file, roles")]))

  /// A part or contract outside its module's folder.
  static let partOutsideModuleFolder = LintRule(
    "part-outside-module-folder", .layout, .note, when: .whenChosen, fix: .file,
    RulePage(
      finds: "A part or contract outside its module's folder.",
      hurts: "Developers overlook the file when they move, rename or delete the module.",
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
    "part-untested", .tests, .note, when: .byConventionWhenChosen, fix: .generate,
    RulePage(
      finds: "A part without a test case, in a project that tests its parts.",
      hurts: "A part without its own test only runs together with others, so a failure does not show which part is wrong.",
      bad: """
        // Replaces PostListRouterTests
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

  /// A part that depends on the concrete class of another part of its module.
  static let partUsesConcreteClass = LintRule(
    "part-uses-concrete-class", .contracts, .warning, isUniversal: true, fix: .generate,
    RulePage(
      finds: "A part that depends on the concrete class of another part of its module.",
      hurts: "The part cannot be tested alone, and every method of the other class becomes part of the contract.",
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
      sources: [.init(nil, "Code Style; Surf, how layers talk; BytePace, what VIPER is; Clean Swift, why Clean Swift")]))

  /// A part that uses internals of another module.
  static let partUsesForeignInternals = LintRule(
    "part-uses-foreign-internals", .knowledge, .warning, isUniversal: true, when: .whenChosen,
    RulePage(
      finds: "A part that uses internals of another module.",
      hurts: "Only a module's input and output are meant for other modules. Code that uses its internals has to change with it, and neither module can be reused alone.",
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

  /// A method that opens another module but is not named `present` plus that module's name.
  static let presentMethodMisnamed = LintRule(
    "present-method-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A method that opens another module but is not named `present` plus that module's name.",
      hurts: "With this name, the call reads like a sentence: `presentOptions` presents the options.",
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
      sources: [.init("BytePace VIPER", "Dependency injection")]))

  /// A presentation logic method that does not take exactly one response.
  static let presentationLacksResponse = LintRule(
    "presentation-lacks-response", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A presentation logic method that does not take exactly one response.",
      hurts: "A response groups the values of one use case under a name. Separate parameters do not show which use case they belong to.",
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

  /// A presenter that reads data from the network or a store.
  static let presenterAccessesData = LintRule(
    "presenter-accesses-data", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A presenter that reads data from the network or a store.",
      hurts: "Interactor tests do not cover that access, and the presenter takes on a second responsibility.",
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

  /// A presenter that stores a service although its module has an interactor.
  static let presenterBypassesInteractor = LintRule(
    "presenter-bypasses-interactor", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A presenter that stores a service although its module has an interactor.",
      hurts: "The interactor should be the only source of the module's data. With a service in the presenter, business logic is split between two parts, and presenter tests need services.",
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

  /// A presenter that uses the network or a store directly.
  static let presenterBypassesService = LintRule(
    "presenter-bypasses-service", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A presenter that uses the network or a store directly.",
      hurts: "Surf MVP has no interactor: services are the model. Without services, the presenter has to do everything.",
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
      sources: [.init("Surf MVP", "The business logic layer")]))

  /// A presenter that casts its view to `UIView` or to a view controller class.
  static let presenterCastsView = LintRule(
    "presenter-casts-view", .contracts, .warning, when: .whenChosen,
    RulePage(
      finds: "A presenter that casts its view to `UIView` or to a view controller class.",
      hurts: "The presenter bypasses the contract and does the work of the view or router. The cast fails with a test double.",
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

  /// A presenter that implements protocols besides its presentation logic.
  static let presenterHasExtraProtocol = LintRule(
    "presenter-has-extra-protocol", .contracts, .warning, when: .whenChosen,
    RulePage(
      finds: "A presenter that implements protocols besides its presentation logic.",
      hurts: "The presenter only prepares responses for display. A list's data source or delegate is a separate responsibility.",
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

  /// A presenter that references its interactor weakly.
  static let presenterHasWeakInteractor = LintRule(
    "presenter-has-weak-interactor", .ownership, .error, fix: .automatic,
    RulePage(
      finds: "A presenter that references its interactor weakly.",
      hurts: "Nothing else owns the interactor, so it is freed and requests have no effect.",
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

  /// A presenter that references its router weakly.
  static let presenterHasWeakRouter = LintRule(
    "presenter-has-weak-router", .ownership, .error, when: .whenChosen, fix: .automatic,
    RulePage(
      finds: "A presenter that references its router weakly.",
      hurts: "Nothing else owns the router, so it is freed and buttons stop opening screens.",
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

  /// A presenter method without a test of its effect.
  static let presenterMethodUntested = LintRule(
    "presenter-method-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A presenter method without a test of its effect.",
      hurts: "A presenter forwards most of what it receives. Without a test, only users notice a missing call.",
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

  /// A presenter that is not named after its module.
  static let presenterMisnamed = LintRule(
    "presenter-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A presenter that is not named after its module.",
      hurts: "Developers look for a part by its name. If names follow no pattern, they have to search the code.",
      bad: """
        // Replaces PostListPresenter
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

  /// A presenter that stores another module's input under a name that does not mention that module.
  static let presenterMisnamesChildInput = LintRule(
    "presenter-misnames-child-input", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A presenter that stores another module's input under a name that does not mention that module.",
      hurts: "A presenter can store the inputs of several modules. The name should say which one it calls.",
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

  /// A presenter whose reference to the interactor is not named `interactor`.
  static let presenterMisnamesInteractor = LintRule(
    "presenter-misnames-interactor", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A presenter whose reference to the interactor is not named `interactor`.",
      hurts: "If the same reference has the same name in every module, a developer who knows one module can read them all.",
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

  /// A presenter whose reference to the router is not named `router`.
  static let presenterMisnamesRouter = LintRule(
    "presenter-misnames-router", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A presenter whose reference to the router is not named `router`.",
      hurts: "If the same reference has the same name in every module, a developer who knows one module can read them all.",
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

  /// A presenter whose reference to the view is not named `view`.
  static let presenterMisnamesView = LintRule(
    "presenter-misnames-view", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A presenter whose reference to the view is not named `view`.",
      hurts: "If the same reference has the same name in every module, a developer who knows one module can read them all.",
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

  /// A presenter that opens another screen itself.
  static let presenterNavigates = LintRule(
    "presenter-navigates", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A presenter that opens another screen itself.",
      hurts: "Navigation belongs to the router, where it can be changed and tested in one place.",
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

  /// A presenter that references the view controller strongly.
  static let presenterRetainsDisplayLogic = LintRule(
    "presenter-retains-display-logic", .ownership, .error, fix: .automatic,
    RulePage(
      finds: "A presenter that references the view controller strongly.",
      hurts: "The reference closes the cycle view → interactor → presenter → view, so the scene leaks.",
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

  /// A presenter with a strong reference to the module that opened it.
  static let presenterRetainsModuleOutput = LintRule(
    "presenter-retains-module-output", .ownership, .error, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "A presenter with a strong reference to the module that opened it.",
      hurts: "The caller keeps the opened module alive through the screen or its module input. A strong reference back keeps the caller alive as long as the opened module, or forever.",
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

  /// A presenter that references its view strongly.
  static let presenterRetainsView = LintRule(
    "presenter-retains-view", .ownership, .error, fix: .automatic,
    RulePage(
      finds: "A presenter that references its view strongly.",
      hurts: "The view owns the presenter, so the two form a retain cycle and leak after the screen closes.",
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

  /// Presenter state that other parts can change.
  static let presenterStateExposed = LintRule(
    "presenter-state-exposed", .contracts, .warning, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "Presenter state that other parts can change.",
      hurts: "The state can then change without the presenter's involvement.",
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

  /// A presenter that stores state.
  static let presenterStoresState = LintRule(
    "presenter-stores-state", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A presenter that stores state.",
      hurts: "The same response can then produce different view models, and the scene's data is stored in two places.",
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

  /// A presenter that uses user-interface types other than `UIImage`.
  static let presenterUikitBeyondUiimage = LintRule(
    "presenter-uikit-beyond-uiimage", .knowledge, .warning, when: .inFamily,
    RulePage(
      finds: "A presenter that uses user-interface types other than `UIImage`.",
      hurts: "The presenter decides what to show, and the view decides how. A presenter that uses more UIKit types takes over the view's work.",
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

  /// A presenter that depends on the user-interface framework.
  static let presenterUsesUikit = LintRule(
    "presenter-uses-uikit", .knowledge, .warning, when: .inFamily,
    RulePage(
      finds: "A presenter that depends on the user-interface framework.",
      hurts: "The presenter decides what to show, and the view decides how. With colors and images, the presenter becomes a second view.",
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

  /// A module protocol without requirements.
  static let protocolEmpty = LintRule(
    "protocol-empty", .completeness, .note, when: .whenChosen, fix: .automatic,
    RulePage(
      finds: "A module protocol without requirements.",
      hurts: "It is left over from a template. Readers look for the calls that go through it and find none.",
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

  /// A class that implements several protocols without a mark before each group of methods.
  static let protocolMethodsUnmarked = LintRule(
    "protocol-methods-unmarked", .comments, .note, when: .byConventionWhenChosen, fix: .automatic,
    RulePage(
      finds: "A class that implements several protocols without a mark before each group of methods.",
      hurts: "A presenter often implements several contracts. Without marks, readers cannot see which caller uses which method.",
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

  /// A reference between parts whose name differs from the one in the architecture file.
  static let referenceMisnamed = LintRule(
    "reference-misnamed", .naming, .note, isUniversal: true, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A reference between parts whose name differs from the one in the architecture file.",
      hurts: "If the same reference has the same name in every module, a developer who knows one module can read them all.",
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
      sources: [.init(nil, "The architecture file, references")]))

  /// A reference between parts that is strong or weak where the architecture file requires the opposite.
  static let referenceWrongStrength = LintRule(
    "reference-wrong-strength", .ownership, .error, isUniversal: true, fix: .automatic,
    RulePage(
      finds: "A reference between parts that is strong or weak where the architecture file requires the opposite.",
      hurts: "A strong reference that should be weak can leak objects. A weak reference that should be strong lets an object be freed too early.",
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
      sources: [.init(nil, "The architecture file, references")]))

  /// A module without a part that the team's own architecture file marks as `required: true`. Parts that a published architecture requires are checked by 'module-incomplete' and similar rules.
  static let requiredPartMissing = LintRule(
    "required-part-missing", .completeness, .note, isUniversal: true, fix: .generate,
    RulePage(
      finds: "A module without a part that the team's own architecture file marks as `required: true`. Parts that a published architecture requires are checked by 'module-incomplete' and similar rules.",
      hurts: "The team agreed that every module has this part. If it is missing, readers cannot tell whether it was forgotten or its work is done elsewhere.",
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
      sources: [.init(nil, "The architecture file, roles")]))

  /// A class that opens screens for the routers of several modules but whose name does not end in `Route`.
  static let routeMisnamed = LintRule(
    "route-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A class that opens screens for the routers of several modules but whose name does not end in `Route`.",
      hurts: "Developers look for an existing route by name. If they do not find it, they write a second one.",
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

  /// A router that passes data to another scene without using that scene's data store.
  static let routerBypassesDataStore = LintRule(
    "router-bypasses-data-store", .contracts, .warning,
    RulePage(
      finds: "A router that passes data to another scene without using that scene's data store.",
      hurts: "The data store declares what a scene accepts. Without it, routers depend on view controllers and interactors of other scenes.",
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

  /// A router that creates parts of a module.
  static let routerCreatesModuleParts = LintRule(
    "router-creates-module-parts", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A router that creates parts of a module.",
      hurts: "Building a module is the assembly's job. A router that does it has two reasons to change, and other callers cannot open the module the same way.",
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

  /// A transition that is duplicated in three or more routers.
  static let routerDuplicatesTransition = LintRule(
    "router-duplicates-transition", .contracts, .warning, when: .onRequest, fix: .generate, limit: Limit(2, "routers"),
    RulePage(
      finds: "A transition that is duplicated in three or more routers.",
      hurts: "When the transition changes, one copy is easily forgotten.",
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

  /// A router that runs logic when the user taps an alert button.
  static let routerHandlesAlertAction = LintRule(
    "router-handles-alert-action", .contracts, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A router that runs logic when the user taps an alert button.",
      hurts: "How the app responds to the tap is logic. In a separate module it can be tested, and the presenter receives the user's choice through the module output.",
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
    "router-handles-data", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A router that reads data.",
      hurts: "Navigation and business logic are separate responsibilities. A router that reads data mixes them.",
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

  /// A router input method whose name does not say that it opens a module.
  static let routerInputLacksSuffix = LintRule(
    "router-input-lacks-suffix", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A router input method whose name does not say that it opens a module.",
      hurts: "'openPost' could open a post on the same screen. 'openPostModule' says that the user goes to another module.",
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

  /// A router input that is not named after its module.
  static let routerInputMisnamed = LintRule(
    "router-input-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A router input that is not named after its module.",
      hurts: "The name should say which parts the contract connects. Without that, readers have to look up both sides.",
      bad: """
        // Replaces PostListRouterInput
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

  /// A router input method whose name says how a module is shown.
  static let routerInputNamesUi = LintRule(
    "router-input-names-ui", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A router input method whose name says how a module is shown.",
      hurts: "The router chooses between an alert, a popup and a screen. The choice can change without a change to the contract.",
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

  /// A router input that is implemented by a part other than the router or called by a part other than the presenter.
  static let routerInputWrongPart = LintRule(
    "router-input-wrong-part", .contracts, .warning,
    RulePage(
      finds: "A router input that is implemented by a part other than the router or called by a part other than the presenter.",
      hurts: "The presenter decides where the user goes. Navigation from another part is not visible in the presenter.",
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

  /// A router input method that does not begin with `open`, `close` or `embed`.
  static let routerInputWrongPrefix = LintRule(
    "router-input-wrong-prefix", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A router input method that does not begin with `open`, `close` or `embed`.",
      hurts: "The three verbs cover everything that a router does with modules. Others, such as push or present, expose how the router does it.",
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

  /// A router input method that does not begin with `show` or `close`.
  static let routerInputWrongVerb = LintRule(
    "router-input-wrong-verb", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A router input method that does not begin with `show` or `close`.",
      hurts: "These verbs do not name the kind of transition, so the router can change the transition without a change to its contract.",
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

  /// A router that is called by segues through selectors but is not visible to Objective-C.
  static let routerLacksObjc = LintRule(
    "router-lacks-objc", .contracts, .warning, when: .whenChosen, fix: .automatic,
    RulePage(
      finds: "A router that is called by segues through selectors but is not visible to Objective-C.",
      hurts: "Only `@objc` methods respond to a selector. Without `@objc`, the route is never taken, and no error is reported.",
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

  /// A router that is not named after its module.
  static let routerMisnamed = LintRule(
    "router-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A router that is not named after its module.",
      hurts: "Developers look for a part by its name. If names follow no pattern, they have to search the code.",
      bad: """
        // Replaces PostListRouter
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

  /// A router whose reference to the screen is not named `transitionHandler`.
  static let routerMisnamesScreen = LintRule(
    "router-misnames-screen", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A router whose reference to the screen is not named `transitionHandler`.",
      hurts: "If the same reference has the same name in every module, a developer who knows one module can read them all.",
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

  /// A router that is stored by a part other than the presenter.
  static let routerOutsidePresenter = LintRule(
    "router-outside-presenter", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A router that is stored by a part other than the presenter.",
      hurts: "The user can navigate without the presenter, which then cannot decide what happens.",
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

  /// A router that references the presenter or the view strongly.
  static let routerRetainsModuleParts = LintRule(
    "router-retains-module-parts", .ownership, .error, fix: .automatic,
    RulePage(
      finds: "A router that references the presenter or the view strongly.",
      hurts: "The view owns the presenter, and the presenter owns the router. A strong reference back is a retain cycle, so the module leaks. A router may keep its view until it shows it, in a property beside `view`, such as `unshownView`, that its own code sets to `nil`.",
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

  /// A router with a strong reference to the screen it navigates from.
  static let routerRetainsScreen = LintRule(
    "router-retains-screen", .ownership, .error, fix: .automatic,
    RulePage(
      finds: "A router with a strong reference to the screen it navigates from.",
      hurts: "The screen owns the presenter, and the presenter owns the router. The retain cycle keeps the module in memory after it closes.",
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

  /// A router that references the view strongly.
  static let routerRetainsView = LintRule(
    "router-retains-view", .ownership, .error, fix: .automatic,
    RulePage(
      finds: "A router that references the view strongly.",
      hurts: "View, presenter and router form a retain cycle and leak after the screen closes.",
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

  /// A router that references the view controller strongly.
  static let routerRetainsViewController = LintRule(
    "router-retains-view-controller", .ownership, .error, fix: .automatic,
    RulePage(
      finds: "A router that references the view controller strongly.",
      hurts: "The view controller owns its router, so the two form a retain cycle and the scene leaks.",
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

  /// A router that sets data on the view of the module it opens.
  static let routerSetsViewData = LintRule(
    "router-sets-view-data", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A router that sets data on the view of the module it opens.",
      hurts: "The view stores data that its presenter needs for decisions. Every router that opens the module also depends on its view.",
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

  /// A router transition without a test.
  static let routerTransitionUntested = LintRule(
    "router-transition-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A router transition without a test.",
      hurts: "A router is thin, and a one-line test can check each transition. Without a test, users are the first to notice a wrong transition.",
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

  /// A router that depends on other parts of its module.
  static let routerUsesModuleParts = LintRule(
    "router-uses-module-parts", .knowledge, .warning, isUniversal: true, when: .byConventionWhenChosen,
    RulePage(
      finds: "A router that depends on other parts of its module.",
      hurts: "The presenter decides where the user goes, and the router carries it out. A router that uses other parts starts to make decisions itself.",
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
      sources: [.init(nil, "The architecture file, mustNotKnow")]))

  /// A router that depends on view controllers.
  static let routerUsesUikit = LintRule(
    "router-uses-uikit", .knowledge, .warning,
    RulePage(
      finds: "A router that depends on view controllers.",
      hurts: "The router then cannot be tested without UIKit and real view controllers.",
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

  /// A router whose view has a type other than `ModuleTransitionable`.
  static let routerViewWrongType = LintRule(
    "router-view-wrong-type", .contracts, .warning,
    RulePage(
      finds: "A router whose view has a type other than `ModuleTransitionable`.",
      hurts: "`ModuleTransitionable` is all that a transition needs. With a view controller, the router can reach into the screen.",
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

  /// A routing logic method that does not begin with `routeTo`.
  static let routingLogicWrongPrefix = LintRule(
    "routing-logic-wrong-prefix", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A routing logic method that does not begin with `routeTo`.",
      hurts: "Segues find their methods by this prefix. They never call a method with another name.",
      bad: """
        protocol ContactListRoutingLogic {
          func openContact()
        }
        """,
      good: """
        protocol ContactListRoutingLogic {
          func routeToContact(segue: UIStoryboardSegue?)
        }
        """,
      sources: [.init("Clean Swift", "An example")]))

  /// A scene without a view controller, an interactor, a presenter, a router or models.
  static let sceneIncomplete = LintRule(
    "scene-incomplete", .completeness, .note, when: .byConventionWhenChosen, fix: .generate,
    RulePage(
      finds: "A scene without a view controller, an interactor, a presenter, a router or models.",
      hurts: "The one-way cycle of requests is broken, and another part does the work of the missing one.",
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
        protocol ViewContactDisplayLogic: AnyObject {
          func displayContact(viewModel: ViewContact.Show.ViewModel)
        }
        final class ViewContactViewController: UIViewController, ViewContactDisplayLogic {
          var interactor: ViewContactBusinessLogic?

          init() {
            super.init(nibName: nil, bundle: nil)
            let interactor = ViewContactInteractor()
            let presenter = ViewContactPresenter()
            self.interactor = interactor
            interactor.presenter = presenter
            presenter.viewController = self
          }

          func displayContact(viewModel: ViewContact.Show.ViewModel) {
            title = viewModel.name
          }
        }
        protocol ViewContactBusinessLogic {
          func showContact(request: ViewContact.Show.Request)
        }
        final class ViewContactInteractor: ViewContactBusinessLogic {
          var presenter: ViewContactPresentationLogic?

          func showContact(request: ViewContact.Show.Request) {
            presenter?.presentContact(response: .init(name: request.name))
          }
        }
        protocol ViewContactPresentationLogic {
          func presentContact(response: ViewContact.Show.Response)
        }
        final class ViewContactPresenter: ViewContactPresentationLogic {
          weak var viewController: ViewContactDisplayLogic?

          func presentContact(response: ViewContact.Show.Response) {
            viewController?.displayContact(viewModel: .init(name: response.name))
          }
        }
        """,
      sources: [.init("Clean Swift", "Introduction; Models")]))

  /// A request, response or view model that is a class.
  static let sceneModelIsClass = LintRule(
    "scene-model-is-class", .contracts, .warning, fix: .automatic,
    RulePage(
      finds: "A request, response or view model that is a class.",
      hurts: "The model passes through three parts. With a class, one part can change a value that another still uses.",
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

  /// A request, response or view model that is not nested in its use case.
  static let sceneModelUnnested = LintRule(
    "scene-model-unnested", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A request, response or view model that is not nested in its use case.",
      hurts: "'ContactList.ShowContacts.Response' shows which use case owns the type. A top-level type does not show this and is hard to find among the app's types.",
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

  /// A view controller that configures the next scene in `prepare(for:sender:)`.
  static let scenePreparedByView = LintRule(
    "scene-prepared-by-view", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view controller that configures the next scene in `prepare(for:sender:)`.",
      hurts: "The router passes data from store to store. Data that the view controller passes is easily overlooked.",
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

  /// A scene protocol whose name does not state its role.
  static let sceneProtocolMisnamed = LintRule(
    "scene-protocol-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A scene protocol whose name does not state its role.",
      hurts: "The name should say which parts the contract connects. Without that, readers have to look up both sides.",
      bad: """
        // Replaces ContactListDisplayLogic
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

  /// A scene whose setup omits a link between its parts.
  static let sceneSetupOmitsLink = LintRule(
    "scene-setup-omits-link", .completeness, .note, fix: .generate,
    RulePage(
      finds: "A scene whose setup omits a link between its parts.",
      hurts: "The cycle view → interactor → presenter → view has a gap, so requests, responses or data are lost.",
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

  /// A link of a scene that is set in a different place than the other links.
  static let sceneSetupScattered = LintRule(
    "scene-setup-scattered", .contracts, .warning, when: .whenChosen,
    RulePage(
      finds: "A link of a scene that is set in a different place than the other links.",
      hurts: "Until the code in both places has run, the scene is only partly connected. Whether it works depends on the order of events.",
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

  /// A part of a scene that depends on the concrete class of another part.
  static let sceneUsesConcreteClass = LintRule(
    "scene-uses-concrete-class", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A part of a scene that depends on the concrete class of another part.",
      hurts: "Without a protocol, a test cannot replace the other part with a stub.",
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

  /// A segue without a router method with the matching name.
  static let segueLacksRouterMethod = LintRule(
    "segue-lacks-router-method", .contracts, .warning, fix: .rename,
    RulePage(
      finds: "A segue without a router method with the matching name.",
      hurts: "The scene opens without its data, and no error is reported.",
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

  /// A service whose methods use more than three kinds of model objects.
  static let serviceHandlesManyModels = LintRule(
    "service-handles-many-models", .contracts, .warning, when: .onRequest, fix: .move, limit: Limit(3, "kinds of model objects"),
    RulePage(
      finds: "A service whose methods use more than three kinds of model objects.",
      hurts: "A service should handle one kind of model object, such as news. A service for all of them grows with every module, and each change affects all its users.",
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

  /// A part that creates a service or uses a shared instance instead of receiving it.
  static let serviceInjectionMissing = LintRule(
    "service-injection-missing", .contracts, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A part that creates a service or uses a shared instance instead of receiving it.",
      hurts: "A test cannot replace the service, and another app cannot provide a different one. The dependency is also hidden from the assembly.",
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

  /// A view, adapter or router that stores a service.
  static let serviceOutsidePresenter = LintRule(
    "service-outside-presenter", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A view, adapter or router that stores a service.",
      hurts: "The presenter calls services and decides what to do with the result. Data that another part loads bypasses that decision.",
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

  /// A service that keeps state between calls.
  static let serviceStoresState = LintRule(
    "service-stores-state", .contracts, .warning, when: .byConvention, fix: .move,
    RulePage(
      finds: "A service that keeps state between calls.",
      hurts: "All modules that use the service share that state, so the result of a call depends on earlier callers.",
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

  /// A service that depends on a part or contract of a module.
  static let serviceUsesModule = LintRule(
    "service-uses-module", .knowledge, .warning,
    RulePage(
      finds: "A service that depends on a part or contract of a module.",
      hurts: "A service should work for any module. If it depends on one, other modules cannot use it without that module.",
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

  /// A service that depends on the user-interface framework.
  static let serviceUsesUikit = LintRule(
    "service-uses-uikit", .knowledge, .warning, when: .whenChosen,
    RulePage(
      finds: "A service that depends on the user-interface framework.",
      hurts: "Screens, extensions and tests all use services. A user-interface framework ties a service to an app and its main thread.",
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

  /// A method on the module's state.
  static let stateHasMethod = LintRule(
    "state-has-method", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A method on the module's state.",
      hurts: "The presenter decides how the state changes. A method on the state is a second place to look for such decisions.",
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

  /// A module state that is not named after its module.
  static let stateMisnamed = LintRule(
    "state-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A module state that is not named after its module.",
      hurts: "Developers look for a module's state by its name.",
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

  /// A part other than the presenter that stores the module's state.
  static let stateOutsidePresenter = LintRule(
    "state-outside-presenter", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A part other than the presenter that stores the module's state.",
      hurts: "Two copies of the state differ as soon as one of them changes.",
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

  /// A user story with more modules than the team allows.
  static let storyHasManyModules = LintRule(
    "story-has-many-modules", .layout, .warning, isUniversal: true, when: .onRequest, limit: Limit(12, "modules"),
    RulePage(
      finds: "A user story with more modules than the team allows.",
      hurts: "A story that grows without a limit becomes a second app: nobody knows all of it, and its modules begin to know each other. State the limit of your team, `story-has-many-modules: { limit: 8 }`; without one, nothing is reported. The example has the limit 1.",
      bad: """
        // FeedUserStory/Comments/CommentsPresenter.swift
        protocol CommentsViewOutput: AnyObject {}
        protocol CommentsViewInput: AnyObject {}
        final class CommentsPresenter: CommentsViewOutput {
          weak var view: CommentsViewInput?
        }
        // FeedUserStory/Comments/CommentsViewController.swift
        final class CommentsViewController: UIViewController, CommentsViewInput {
          var output: CommentsViewOutput!
        }
        // FeedUserStory/Comments/CommentsAssembly.swift
        final class CommentsAssembly {
          func viewCommentsModule() -> UIViewController {
            let view = CommentsViewController()
            let presenter = CommentsPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      good: """
        // CommentsUserStory/Comments/CommentsPresenter.swift
        protocol CommentsViewOutput: AnyObject {}
        protocol CommentsViewInput: AnyObject {}
        final class CommentsPresenter: CommentsViewOutput {
          weak var view: CommentsViewInput?
        }
        // CommentsUserStory/Comments/CommentsViewController.swift
        final class CommentsViewController: UIViewController, CommentsViewInput {
          var output: CommentsViewOutput!
        }
        // CommentsUserStory/Comments/CommentsAssembly.swift
        final class CommentsAssembly {
          func viewCommentsModule() -> UIViewController {
            let view = CommentsViewController()
            let presenter = CommentsPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      sources: [.init(nil, "What a team allows")]))

  /// A module that uses internals of a module in another user story.
  static let storyUsesForeignInternals = LintRule(
    "story-uses-foreign-internals", .knowledge, .warning, isUniversal: true,
    RulePage(
      finds: "A module that uses internals of a module in another user story.",
      hurts: "A user story is the folder around the modules that serve one goal of the user. Teams change, test and move it as a whole, so only what its modules offer to others should be known outside: their assemblies, inputs and outputs.",
      bad: """
        final class PostListAssembly {
          func viewPostListModule(for user: UserPresenter) -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        // ProfileUserStory/User/UserPresenter.swift
        protocol UserModuleInput: AnyObject {}
        protocol UserViewOutput: AnyObject {}
        protocol UserViewInput: AnyObject {}
        final class UserPresenter: UserViewOutput, UserModuleInput {
          weak var view: UserViewInput?
        }
        // ProfileUserStory/User/UserViewController.swift
        final class UserViewController: UIViewController, UserViewInput {
          var output: UserViewOutput!
        }
        // ProfileUserStory/User/UserAssembly.swift
        final class UserAssembly {
          func viewUserModule() -> UIViewController {
            let view = UserViewController()
            let presenter = UserPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      good: """
        final class PostListAssembly {
          func viewPostListModule(for user: UserModuleInput) -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        // ProfileUserStory/User/UserPresenter.swift
        protocol UserModuleInput: AnyObject {}
        protocol UserViewOutput: AnyObject {}
        protocol UserViewInput: AnyObject {}
        final class UserPresenter: UserViewOutput, UserModuleInput {
          weak var view: UserViewInput?
        }
        // ProfileUserStory/User/UserViewController.swift
        final class UserViewController: UIViewController, UserViewInput {
          var output: UserViewOutput!
        }
        // ProfileUserStory/User/UserAssembly.swift
        final class UserAssembly {
          func viewUserModule() -> UIViewController {
            let view = UserViewController()
            let presenter = UserPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """,
      sources: [.init(nil, "Transitions between modules; VIPER Book, rules for a module")]))

  /// A result method without its counterpart: success without failure, or failure without success.
  static let successFailureUnpaired = LintRule(
    "success-failure-unpaired", .completeness, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A result method without its counterpart: success without failure, or failure without success.",
      hurts: "If one outcome is never reported, a caller that waits for it waits forever.",
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

  /// A test case that is not named after the part it tests.
  static let testCaseMisnamed = LintRule(
    "test-case-misnamed", .tests, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A test case that is not named after the part it tests.",
      hurts: "The name leads from a part to its tests and from a failure to the part. A different name breaks that link.",
      bad: """
        // Replaces PostListRouterTests
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

  /// A test case whose folder differs from the folder of its part in the sources.
  static let testFolderDiffers = LintRule(
    "test-folder-differs", .tests, .note, when: .byConventionWhenChosen,
    RulePage(
      finds: "A test case whose folder differs from the folder of its part in the sources.",
      hurts: "If both folder trees match, tests are easy to find and missing ones are easy to see.",
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

  /// A test case that tests several protocols without a mark before each group.
  static let testGroupsUnmarked = LintRule(
    "test-groups-unmarked", .tests, .note, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "A test case that tests several protocols without a mark before each group.",
      hurts: "Without marks, readers cannot see which contracts of a presenter are tested.",
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

  /// A test with more than one assertion.
  static let testHasMultipleChecks = LintRule(
    "test-has-multiple-checks", .tests, .note, when: .byConventionWhenChosen,
    RulePage(
      finds: "A test with more than one assertion.",
      hurts: "If the test fails, its name does not say what is wrong: it describes only one of the assertions.",
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

  /// A test case outside the folder that the architecture file expects for its part.
  static let testInWrongFolder = LintRule(
    "test-in-wrong-folder", .tests, .note, isUniversal: true, when: .byConvention,
    RulePage(
      finds: "A test case outside the folder that the architecture file expects for its part.",
      hurts: "If the test folders match the source folders, tests are easy to find and missing ones are easy to see.",
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
      sources: [.init(nil, "The architecture file, tests")]))

  /// A test whose given, when and then steps are not separated.
  static let testStepsUnmarked = LintRule(
    "test-steps-unmarked", .tests, .note, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "A test whose given, when and then steps are not separated.",
      hurts: "Readers first have to find out which line is under test and which lines only prepare it.",
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

  /// A test case that creates real dependencies of the tested part, although contracts allow mocks.
  static let testUsesRealDependency = LintRule(
    "test-uses-real-dependency", .tests, .note, when: .byConvention,
    RulePage(
      finds: "A test case that creates real dependencies of the tested part, although contracts allow mocks.",
      hurts: "The test fails because of faults in other parts, and it cannot choose what they return.",
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

  /// A test case that creates real dependencies of the tested part, although the architecture file asks for mocks.
  static let testUsesRealPart = LintRule(
    "test-uses-real-part", .tests, .note, isUniversal: true, when: .byConvention,
    RulePage(
      finds: "A test case that creates real dependencies of the tested part, although the architecture file asks for mocks.",
      hurts: "The test fails because of faults in other parts, and it cannot choose what they return.",
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
      sources: [.init(nil, "The architecture file, tests")]))

  /// A custom transition that is added to the protocol that all routers share.
  static let transitionProtocolExtended = LintRule(
    "transition-protocol-extended", .contracts, .warning,
    RulePage(
      finds: "A custom transition that is added to the protocol that all routers share.",
      hurts: "Every router and view gets the transition, even where it makes no sense.",
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

  /// A helper, cell or other part that only this module has, without a comment.
  static let uniquePartUndocumented = LintRule(
    "unique-part-undocumented", .comments, .note, when: .byConventionWhenChosen, fix: .generate,
    RulePage(
      finds: "A helper, cell or other part that only this module has, without a comment.",
      hurts: "Readers know the parts that every module has. They have to read the code to learn what an unusual part is for.",
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

  /// A use case that lacks a request, a response or a view model.
  static let useCaseIncomplete = LintRule(
    "use-case-incomplete", .completeness, .note, when: .byConventionWhenChosen, fix: .generate,
    RulePage(
      finds: "A use case that lacks a request, a response or a view model.",
      hurts: "The three types document what goes in, what comes out and what is shown, even if one of them is empty.",
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

  /// A use case method that lacks the prefix of its contract, or whose name after the prefix differs from that of the previous method in the cycle.
  static let useCaseMethodMisnamed = LintRule(
    "use-case-method-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A use case method that lacks the prefix of its contract, or whose name after the prefix differs from that of the previous method in the cycle.",
      hurts: "With 'showContacts', 'presentContacts' and 'displayContacts', readers of one method can guess the other two.",
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

  /// A view or presenter that validates user input.
  static let validationOutsideInteractor = LintRule(
    "validation-outside-interactor", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A view or presenter that validates user input.",
      hurts: "Validation is business logic. Outside the interactor it is easily duplicated or skipped.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func didEnter(_ text: String) {
            if text.contains("@") { output.didEnterEmail(text) }
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func didEnter(_ text: String) {
            output.didEnterEmail(text)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Structure of a module"), .init("BytePace VIPER", "What VIPER is"), .init("Clean Swift", "Interactor")]))

  /// A value that carries a database object to upper layers.
  static let valueCarriesManagedObject = LintRule(
    "value-carries-managed-object", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A value that carries a database object to upper layers.",
      hurts: "The value is stored and shown later. By then the database object may have changed or become invalid. `adder gen PostList --add PlainObject PostRecord` writes a plain object for the value to carry instead.",
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

  /// A view controller that builds its view hierarchy in more than twelve calls.
  static let viewBuildsComplexLayout = LintRule(
    "view-builds-complex-layout", .contracts, .warning, when: .whenChosen, fix: .move, limit: Limit(12, "calls that build the view hierarchy"),
    RulePage(
      finds: "A view controller that builds its view hierarchy in more than twelve calls.",
      hurts: "Layout code hides how the controller handles events. A separate view class keeps the two apart.",
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
      sources: [.init("Rambler VIPER", "Massive View Controller, advice"), .init("Mutual Mobile VIPER", "How to keep the view controller from becoming overweight")]))

  /// A view that computes values from the items of a list.
  static let viewComputesValues = LintRule(
    "view-computes-values", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A view that computes values from the items of a list.",
      hurts: "Other views cannot reuse the computation, and a test of it needs a screen.",
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

  /// A method that configures the whole view with a value but is not named `configure(with:)`.
  static let viewConfigurationMisnamed = LintRule(
    "view-configuration-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A method that configures the whole view with a value but is not named `configure(with:)`.",
      hurts: "One name in all modules shows where the view receives its data.",
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
    "view-configures-foreign-view", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A view that sets data on the view of another module.",
      hurts: "The two views share data that neither presenter sees. The submodule can be reused only if all its data arrives through its module input.",
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

  /// A method of a view contract whose name mentions a control or a list.
  static let viewContractNamesUi = LintRule(
    "view-contract-names-ui", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A method of a view contract whose name mentions a control or a list.",
      hurts: "A name that mentions a button or table has to change with the design, even if the behavior does not.",
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

  /// A view that loads web pages or runs scripts in a web view.
  static let viewControlsWebPage = LintRule(
    "view-controls-web-page", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A view that loads web pages or runs scripts in a web view.",
      hurts: "Which page to load is business logic, and what the user taps is view logic. Neither can be tested if one object contains both.",
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

  /// A view that creates a service or manager, or uses a shared instance.
  static let viewCreatesDependency = LintRule(
    "view-creates-dependency", .contracts, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A view that creates a service or manager, or uses a shared instance.",
      hurts: "The view depends on where data comes from and cannot be shown or tested without that source.",
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

  /// A view that creates the view of another module.
  static let viewCreatesForeignView = LintRule(
    "view-creates-foreign-view", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A view that creates the view of another module.",
      hurts: "The view depends on how that module is built, and it grows with every screen that it opens.",
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

  /// A view that itself creates helpers of the view layer, such as a data display manager.
  static let viewCreatesHelper = LintRule(
    "view-creates-helper", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A view that itself creates helpers of the view layer, such as a data display manager.",
      hurts: "A test cannot replace these helpers, and the view also needs all of their dependencies.",
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

  /// A view that decides to show or hide something because there is no data.
  static let viewDecidesEmptyState = LintRule(
    "view-decides-empty-state", .contracts, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A view that decides to show or hide something because there is no data.",
      hurts: "Only the presenter can tell an empty result from data that has not loaded yet.",
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

  /// A view that embeds another screen as its child.
  static let viewEmbedsScreen = LintRule(
    "view-embeds-screen", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A view that embeds another screen as its child.",
      hurts: "A child module has an input and an output. If the view embeds the child, the presenter can use neither.",
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

  /// A user action with no test to show that the presenter receives it.
  static let viewEventUntested = LintRule(
    "view-event-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A user action with no test to show that the presenter receives it.",
      hurts: "A button that is not connected looks like any other. Without a test, users find it first.",
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

          func testThatRowSelectionIsReported() {
            view.didSelectItem(at: 1)
            XCTAssertEqual(output.didSelectPostIndex, 1)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Testing a module, View")]))

  /// A view controller that contains more than two animations.
  static let viewHasManyAnimations = LintRule(
    "view-has-many-animations", .contracts, .warning, when: .onRequest, fix: .move, limit: Limit(2, "animations"),
    RulePage(
      finds: "A view controller that contains more than two animations.",
      hurts: "Animation code is long and hides what the screen does.",
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

  /// A module's view controller with more than 40 methods.
  static let viewHasManyMethods = LintRule(
    "view-has-many-methods", .contracts, .warning, when: .onRequest, limit: Limit(40, "methods"),
    RulePage(
      finds: "A module's view controller with more than 40 methods.",
      hurts: "A screen with so many methods usually has several responsibilities. Each of them could be a separate module.",
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

  /// A view controller that conforms to more than two framework protocols, not counting list protocols.
  static let viewHasManyProtocols = LintRule(
    "view-has-many-protocols", .contracts, .warning, when: .byConventionWhenChosen, fix: .move, limit: Limit(2, "framework protocols"),
    RulePage(
      finds: "A view controller that conforms to more than two framework protocols, not counting list protocols.",
      hurts: "Behavior built into the view controller cannot be reused on another screen. Separate objects in the view layer can.",
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

  /// A view that stores something other than views and its output.
  static let viewHasNonviewProperty = LintRule(
    "view-has-nonview-property", .contracts, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A view that stores something other than views and its output.",
      hurts: "A passive view has no state that can be wrong. Data that it stores can become stale.",
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

  /// A view that references its presenter weakly.
  static let viewHasWeakOutput = LintRule(
    "view-has-weak-output", .ownership, .error, fix: .automatic,
    RulePage(
      finds: "A view that references its presenter weakly.",
      hurts: "UIKit keeps the view alive, and the view owns the rest of the module. With a weak reference the presenter is freed.",
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

  /// A view input that is not named after its module.
  static let viewInputMisnamed = LintRule(
    "view-input-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A view input that is not named after its module.",
      hurts: "The name should say which parts the contract connects. Without that, readers have to look up both sides.",
      bad: """
        // Replaces PostListViewInput
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

  /// A view input method without a test of what the view shows.
  static let viewInputUntested = LintRule(
    "view-input-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A view input method without a test of what the view shows.",
      hurts: "Without a test, only users notice that a view shows its input incorrectly.",
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

  /// A view input that is implemented by a part other than the view or called by a part other than the presenter.
  static let viewInputWrongPart = LintRule(
    "view-input-wrong-part", .contracts, .warning, when: .whenChosen,
    RulePage(
      finds: "A view input that is implemented by a part other than the view or called by a part other than the presenter.",
      hurts: "The screen should be the only receiver of display commands. With a second one, the order of calls starts to matter.",
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

  /// An action handler in the view that decides what the action means.
  static let viewInterpretsUserAction = LintRule(
    "view-interprets-user-action", .contracts, .warning, when: .byConventionWhenChosen, fix: .move,
    RulePage(
      finds: "An action handler in the view that decides what the action means.",
      hurts: "Presenter tests do not cover the decision, and another view has to repeat it.",
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
    "view-is-list-delegate", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A view controller that is a list's data source or delegate.",
      hurts: "Code for rows, cells and selection makes the view controller massive. In a separate object it can be reused.",
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
      sources: [.init("Rambler VIPER", "Structure of a module"), .init("Mutual Mobile VIPER", "How to keep the view controller from becoming overweight")]))

  /// A view controller that is the delegate of a nonvisual object.
  static let viewIsNonvisualDelegate = LintRule(
    "view-is-nonvisual-delegate", .contracts, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A view controller that is the delegate of a nonvisual object.",
      hurts: "A controller manages views and their lifecycle. Other work that it does depends on the screen and ends with it.",
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

  /// A view controller that does not conform to its display logic protocol.
  static let viewLacksConformance = LintRule(
    "view-lacks-conformance", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A view controller that does not conform to its display logic protocol.",
      hurts: "Without the conformance, the presenter can refer to the view only by its class, and a test cannot replace the view with a spy.",
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
    "view-lacks-list-adapter", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A view controller that is a list's data source or delegate.",
      hurts: "Code for rows, cells and selection makes the view controller massive. In an adapter it can be reused.",
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

  /// A view lifecycle event whose name differs from the one in Rambler's Book of VIPER.
  static let viewLifecycleEventMisnamed = LintRule(
    "view-lifecycle-event-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A view lifecycle event whose name differs from the one in Rambler's Book of VIPER.",
      hurts: "The name `didTrigger…Event` separates lifecycle events from user actions.",
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

  /// A view lifecycle event that no test of the view triggers.
  static let viewLifecycleUntested = LintRule(
    "view-lifecycle-untested", .tests, .note, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A view lifecycle event that no test of the view triggers.",
      hurts: "If the view does not report that it loaded, the screen stays empty.",
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

  /// A view-loaded event that is not named `viewLoaded`.
  static let viewLoadedEventMisnamed = LintRule(
    "view-loaded-event-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A view-loaded event that is not named `viewLoaded`.",
      hurts: "Every module has this event. With the same name everywhere, it is easy to find.",
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

  /// A view that is not named after its module.
  static let viewMisnamed = LintRule(
    "view-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A view that is not named after its module.",
      hurts: "Developers look for a part by its name. If names follow no pattern, they have to search the code.",
      bad: """
        // Replaces PostListViewController
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

  /// A view whose reference to its output is not named `output`.
  static let viewMisnamesOutput = LintRule(
    "view-misnames-output", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A view whose reference to its output is not named `output`.",
      hurts: "If the same reference has the same name in every module, a developer who knows one module can read them all.",
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

  /// A view model that contains the interactor's model objects unchanged.
  static let viewModelCarriesEntity = LintRule(
    "view-model-carries-entity", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A view model that contains the interactor's model objects unchanged.",
      hurts: "The view has to format them and depends on the model. Formatted values can be shown directly.",
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

  /// A mutable view model.
  static let viewModelMutable = LintRule(
    "view-model-mutable", .contracts, .warning, when: .byConventionWhenChosen, fix: .automatic,
    RulePage(
      finds: "A mutable view model.",
      hurts: "A view model should be complete when the view receives it. If it can change later, the screen may show stale values.",
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

  /// A view that opens another screen.
  static let viewNavigates = LintRule(
    "view-navigates", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view that opens another screen.",
      hurts: "Screens that depend on each other cannot be reused, shown or tested separately.",
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

  /// A view output that is not named after its module.
  static let viewOutputMisnamed = LintRule(
    "view-output-misnamed", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A view output that is not named after its module.",
      hurts: "The name should say which parts the contract connects. Without that, readers have to look up both sides.",
      bad: """
        // Replaces PostListViewOutput
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

  /// A view output method that names the user's gesture.
  static let viewOutputNamesGesture = LintRule(
    "view-output-names-gesture", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A view output method that names the user's gesture.",
      hurts: "The presenter handles what the user wants. The gesture can change with the design.",
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

  /// A view output method that returns a value.
  static let viewOutputReturnsValue = LintRule(
    "view-output-returns-value", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A view output method that returns a value.",
      hurts: "The view decides when to ask for data, so the presenter no longer controls what is on the screen.",
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

  /// A view output that is implemented by a part other than the presenter or called by a part other than the view.
  static let viewOutputWrongPart = LintRule(
    "view-output-wrong-part", .contracts, .warning,
    RulePage(
      finds: "A view output that is implemented by a part other than the presenter or called by a part other than the view.",
      hurts: "User actions that go to another part bypass the presenter and its state.",
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

  /// A view output method that does not begin with `did`.
  static let viewOutputWrongPrefix = LintRule(
    "view-output-wrong-prefix", .naming, .note, when: .byConventionWhenChosen, fix: .rename,
    RulePage(
      finds: "A view output method that does not begin with `did`.",
      hurts: "A view reports what happened and gives no commands. The prefix keeps facts and requests apart.",
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

  /// A view that configures the next screen in `prepare(for:sender:)`.
  static let viewPreparesNextScreen = LintRule(
    "view-prepares-next-screen", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view that configures the next screen in `prepare(for:sender:)`.",
      hurts: "The view depends on how another module is built, and every view repeats that code for each screen it opens.",
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

  /// A view or presenter that depends on the other's concrete class.
  static let viewPresenterTightlyCoupled = LintRule(
    "view-presenter-tightly-coupled", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A view or presenter that depends on the other's concrete class.",
      hurts: "Neither part can be replaced, for example by a test double. Protocols for the view's interface and events keep them apart.",
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

  /// A view that shows a message itself, such as a toast, banner or popup.
  static let viewPresentsMessage = LintRule(
    "view-presents-message", .knowledge, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A view that shows a message itself, such as a toast, banner or popup.",
      hurts: "A message is a module like any other. If the router shows it, it can become a screen or an alert without changes to the view.",
      bad: """
        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!

          func setupInitialState() {
            view.addSubview(ToastView(text: "Profile"))
          }
        }
        """,
      good: """
        protocol ProfileRouterInput {
          func showEditProfileModule()
          func showMessageModule(with message: String)
        }

        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() {
            view?.presentModule()
          }

          func showMessageModule(with message: String) {
            view?.presentModule()
          }
        }
        """,
      sources: [.init("Surf MVP", "Router")]))

  /// A view that asks its presenter for data.
  static let viewPullsFromPresenter = LintRule(
    "view-pulls-from-presenter", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A view that asks its presenter for data.",
      hurts: "What the screen shows depends on when the view asks. A passive view receives everything it shows.",
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

  /// A method that passes the view an object to load data from.
  static let viewReceivesDataSource = LintRule(
    "view-receives-data-source", .contracts, .warning,
    RulePage(
      finds: "A method that passes the view an object to load data from.",
      hurts: "The view decides what it loads and shows. The presenter no longer controls the screen.",
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

  /// A view that receives model objects from services.
  static let viewReceivesModelObject = LintRule(
    "view-receives-model-object", .contracts, .warning, when: .whenChosen, fix: .generate,
    RulePage(
      finds: "A view that receives model objects from services.",
      hurts: "A change to the model requires a change to the view. Simple values made for the view keep the two independent.",
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
    "view-registers-cells", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A view controller that registers cells.",
      hurts: "The adapter creates the cells. If another part registers them, the two can disagree, and the app crashes.",
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

  /// A view that stores model objects from services.
  static let viewStoresModelObject = LintRule(
    "view-stores-model-object", .contracts, .warning, when: .byConventionWhenChosen, fix: .move,
    RulePage(
      finds: "A view that stores model objects from services.",
      hurts: "The stored copy can become stale, and other parts have to ask the view for it.",
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

          func showTitles(_ titles: [String]) {
            title = titles.first
          }
        }

        struct Post { let title: String }

        protocol PostService: AnyObject {
          func posts() -> [Post]
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, Apple's advice")]))

  /// A view that does not report to its presenter that it loaded.
  static let viewSwallowsLoadEvent = LintRule(
    "view-swallows-load-event", .contracts, .warning, when: .byConventionWhenChosen,
    RulePage(
      finds: "A view that does not report to its presenter that it loaded.",
      hurts: "Another part has to start the presenter, or the view starts the work itself.",
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

  /// A view that handles system notifications without its presenter.
  static let viewSwallowsSystemEvent = LintRule(
    "view-swallows-system-event", .contracts, .warning, fix: .move,
    RulePage(
      finds: "A view that handles system notifications without its presenter.",
      hurts: "What happens when memory is low or the app returns to the foreground is not a display decision. Presenter tests do not cover it.",
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
            output.didTriggerMemoryWarning()
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller, refactoring")]))

  /// A user action that the view does not report to a presenter.
  static let viewSwallowsUserAction = LintRule(
    "view-swallows-user-action", .contracts, .warning, when: .byConventionWhenChosen, fix: .move,
    RulePage(
      finds: "A user action that the view does not report to a presenter.",
      hurts: "The presenter decides how the app responds to an action. It cannot respond to an action that it does not receive.",
      bad: """
        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!

          @IBAction func close() {
            removeFromParent()
          }
        }
        """,
      good: """
        protocol ProfileViewOutput: AnyObject {
          func viewLoaded()
          func close()
        }

        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!

          @IBAction func close() {
            output.close()
          }
        }
        """,
      sources: [.init("Surf MVP", "View")]))

  /// A view controller that depends on the interactor's concrete class.
  static let viewUsesConcreteInteractor = LintRule(
    "view-uses-concrete-interactor", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A view controller that depends on the interactor's concrete class.",
      hurts: "The view can call any method of the class, and a test cannot replace it.",
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

  /// A view controller that depends on the router's concrete class.
  static let viewUsesConcreteRouter = LintRule(
    "view-uses-concrete-router", .contracts, .warning, fix: .generate,
    RulePage(
      finds: "A view controller that depends on the router's concrete class.",
      hurts: "The view controller needs only the contracts for routing and passing data. A reference to the class also lets it call everything else.",
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

  /// A view controller that uses the subviews of another view controller.
  static let viewUsesForeignSubviews = LintRule(
    "view-uses-foreign-subviews", .contracts, .warning, when: .whenChosen,
    RulePage(
      finds: "A view controller that uses the subviews of another view controller.",
      hurts: "The subviews may not be loaded yet, and their owner may change them at any time. Code that uses them can break for either reason.",
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

  /// A view that depends on the interactor.
  static let viewUsesInteractor = LintRule(
    "view-uses-interactor", .knowledge, .warning, when: .inFamily,
    RulePage(
      finds: "A view that depends on the interactor.",
      hurts: "The view bypasses the presenter, which cannot track what happens on the screen.",
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

  /// A view that makes network requests.
  static let viewUsesNetwork = LintRule(
    "view-uses-network", .knowledge, .warning, fix: .move,
    RulePage(
      finds: "A view that makes network requests.",
      hurts: "The screen may be closed when the response arrives, and no other screen can reuse the data.",
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

  /// A view that depends on the router.
  static let viewUsesRouter = LintRule(
    "view-uses-router", .knowledge, .warning, when: .whenChosen, fix: .move,
    RulePage(
      finds: "A view that depends on the router.",
      hurts: "The view decides where the user goes, and the presenter does not learn about it.",
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
      hurts: "The presenter no longer controls what the screen shows, and the screen has a hidden dependency on the store.",
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

  /// A view that validates user input.
  static let viewValidatesInput = LintRule(
    "view-validates-input", .knowledge, .warning, when: .onRequest, fix: .move,
    RulePage(
      finds: "A view that validates user input.",
      hurts: "Validation is business logic. In a view it is hard to find, and other screens may validate differently.",
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
            output.didChangeEmail(email)
          }
        }
        """,
      sources: [.init("Rambler VIPER", "Massive View Controller"), .init("BytePace VIPER", "Problems")]))

  /// A call against the direction view → interactor → presenter → view.
  static let vipCycleViolated = LintRule(
    "vip-cycle-violated", .knowledge, .warning, when: .whenChosen,
    RulePage(
      finds: "A call against the direction view → interactor → presenter → view.",
      hurts: "The one-way cycle makes a scene easy to follow. A call in the other direction makes the order of events unclear.",
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

  /// A module that is in use but lacks one of the five classes or five protocols.
  static let viperModuleIncomplete = LintRule(
    "viper-module-incomplete", .completeness, .note, when: .byConventionWhenChosen, fix: .generate,
    RulePage(
      finds: "A module that is in use but lacks one of the five classes or five protocols.",
      hurts: "If a class is missing, another class takes over its work and grows. If a protocol is missing, its users depend on a concrete class and cannot be tested alone.",
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

  /// A worker that depends on the scene.
  static let workerUsesScene = LintRule(
    "worker-uses-scene", .knowledge, .warning,
    RulePage(
      finds: "A worker that depends on the scene.",
      hurts: "Several scenes share a worker. A worker that depends on one presenter works for that scene only.",
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
