// Generated from Rules/. To update: swift run AdderEmbeddedFiles
// swift-format-ignore-file

import AdderArchitectures

extension LintRule {
  /// The rules of all pages, sorted by id.
  static let all: [LintRule] = [
    .assemblyExposesViewOnly,
    .assemblyFillsEveryDependency,
    .assemblyLazy,
    .assemblyMethodNaming,
    .assemblyName,
    .assemblyNotCalledByHand,
    .assemblyPerModule,
    .assemblyRightParts,
    .assemblySeparateFromRouter,
    .baseObjectsInCoreAssembly,
    .businessLogicInInteractor,
    .cellModuleStateSetByFactory,
    .cellObjectFactoryExtracted,
    .cellObjectFactoryName,
    .changeBatchCarriesPlainObjects,
    .childModuleEmbeddedByRouter,
    .componentFileName,
    .componentSharedPrefix,
    .conformanceInteractorInput,
    .conformanceInteractorOutput,
    .conformanceModuleInput,
    .conformanceModuleOutput,
    .conformanceRouterInput,
    .conformanceViewInput,
    .conformanceViewOutput,
    .contractEnds,
    .contractName,
    .contractReturnsNothing,
    .csBusinessTakesRequest,
    .csComponentsBehindProtocols,
    .csConfiguratorSingleMethod,
    .csConfiguratorSingleton,
    .csDataStoreGetterOnly,
    .csDisplayTakesViewModel,
    .csFormattingInPresenter,
    .csInteractorCalledOnlyByView,
    .csInteractorHoldsPresenter,
    .csInteractorImplementsDataStore,
    .csInteractorNotView,
    .csModelsAreValues,
    .csModelsNamespacedUseCase,
    .csOneWayCycle,
    .csPrepareDelegatesToRouter,
    .csPresentationTakesResponse,
    .csPresenterSingleProtocol,
    .csPresenterStatelessFormatter,
    .csPresenterViewWeak,
    .csProtocolNames,
    .csRequestResponseViewmodelComplete,
    .csRouteToNaming,
    .csRouterDataPassing,
    .csRouterNsobject,
    .csRouterViewWeak,
    .csSceneParts,
    .csSegueIdentifierMatchesRoute,
    .csSetupComplete,
    .csSetupInOnePlace,
    .csUseCaseIsolated,
    .csUseCaseMethodNaming,
    .csViewConfiguresViews,
    .csViewConformsDisplayLogic,
    .csViewHoldsInteractor,
    .csViewHoldsRouter,
    .csViewModelDisplayReady,
    .csWorkerFetches,
    .csWorkerNoUpward,
    .csWorkerReusedQueries,
    .dataStoreOnlyForInteractor,
    .ddmDataOnly,
    .ddmName,
    .ddmNoProtocol,
    .docClassMethods,
    .docParametersAndReturn,
    .docProtocolMethods,
    .docSameModuleComment,
    .docUniqueComponent,
    .emptyLayerProtocol,
    .entityNoBusinessLogic,
    .entityNotManagedObject,
    .entityReadonly,
    .facadeName,
    .fileInOwnLayerFolder,
    .forbiddenKnowledge,
    .frcBehindTracker,
    .frcOnlyInInteractor,
    .helperImplementationNaming,
    .helperInLayerFolder,
    .interactorClassName,
    .interactorDependenciesOpen,
    .interactorInputName,
    .interactorInputSourceSuffix,
    .interactorInputVerbs,
    .interactorNoRouter,
    .interactorNoUikit,
    .interactorNoView,
    .interactorOutputDidPrefix,
    .interactorOutputName,
    .interactorOutputProtocolName,
    .interactorOutputSuccessFailurePair,
    .interactorOutputWeak,
    .interactorStateless,
    .interactorWorksThroughServices,
    .layerArrows,
    .layerBehindProtocol,
    .layerCommandImperative,
    .layerFactPastTense,
    .layerMethodVerbFirst,
    .layerMinimalImports,
    .layerNoComplexObjects,
    .layerProtocolClassBound,
    .layerProtocolDeprecatedClass,
    .layerProtocolNoState,
    .layerProtocolSync,
    .managedObjectMappedInInteractor,
    .managedObjectNotAboveInteractor,
    .markClassSections,
    .markPerProtocol,
    .massiveViewController,
    .methodBegin,
    .mmInteractorTested,
    .mmLayerInterfaces,
    .mmVcDuties,
    .mmWireframeOwnsNavigation,
    .moduleComplete,
    .moduleCompleteSurf,
    .moduleCompleteViper,
    .moduleIgnorantOfOtherModule,
    .moduleInUserStoryFolder,
    .moduleInputConfigure,
    .moduleInputMcflurry,
    .moduleInputName,
    .moduleLayerSubfolders,
    .moduleNameMeaningful,
    .moduleNoModuleSuffix,
    .moduleOutputDidPrefix,
    .moduleOutputMcflurry,
    .moduleOutputName,
    .moduleSingleFolder,
    .moduleSplitIfVcStillLarge,
    .modulesTalkViaRouter,
    .navigationControllerOnlyInRouter,
    .partFileName,
    .partFolder,
    .partName,
    .presenterChildModuleInputName,
    .presenterClassName,
    .presenterInteractorName,
    .presenterInteractorStrong,
    .presenterIsModuleEntry,
    .presenterModuleOutputWeak,
    .presenterNoDataAccess,
    .presenterNoInteractorBypass,
    .presenterNoTransition,
    .presenterNoUikit,
    .presenterNoUikitExceptUiimage,
    .presenterNoViewClassCast,
    .presenterReturnsNothingToView,
    .presenterRouterName,
    .presenterRouterStrong,
    .presenterStatePrivate,
    .presenterViewName,
    .presenterViewWeak,
    .referenceName,
    .referenceStrength,
    .requiredPartMissing,
    .routeExtracted,
    .routeName,
    .routerClassName,
    .routerInjectMethodName,
    .routerInputName,
    .routerInputNamesModule,
    .routerInputOpenCloseEmbed,
    .routerNoBusinessOrFormatting,
    .routerNoInteractor,
    .routerNoUiviewcontrollerDependency,
    .routerNotHeldByView,
    .routerOnlyNavigates,
    .routerPresentMethodName,
    .routerTransitionHandlerName,
    .routerTransitionHandlerWeak,
    .routerViewStrongCycle,
    .serviceNoModuleReference,
    .serviceOneModelType,
    .servicePassive,
    .servicesInjected,
    .sharedLogicToFacade,
    .stateClassName,
    .stateHeldByPresenterOnly,
    .stateNoBehaviour,
    .submoduleConfigByInput,
    .submoduleNotTooSmall,
    .submoduleSingleResponsibility,
    .surfAdapterOutput,
    .surfAdapterOwnedByView,
    .surfAdapterRegistersCells,
    .surfAlertSimpleInRouter,
    .surfAlertWithLogicIsModule,
    .surfBusinessLogicInServices,
    .surfCellConfiguresItself,
    .surfCollectionAdapter,
    .surfConfiguratorName,
    .surfConfiguratorNoProtocol,
    .surfConfiguratorOnlyConfigure,
    .surfConfiguratorSetsLinks,
    .surfCustomTransitionProtocol,
    .surfModuleInputConfigure,
    .surfModuleOutputFact,
    .surfModuleOutputSetInConfigurator,
    .surfNoUiDetailInRouter,
    .surfNoUiDetailInViewProtocols,
    .surfPresenterDecidesState,
    .surfPresenterHoldsRouter,
    .surfPresenterUsesServices,
    .surfRouterChildNotOnlyVc,
    .surfRouterShowModule,
    .surfRouterViewWeak,
    .surfViewForwardsActions,
    .surfViewInputConfigureWith,
    .surfViewInputInitialState,
    .surfViewLoaded,
    .surfViewModuleTransitionable,
    .surfViewOutputIntent,
    .testAssemblyFilled,
    .testAssemblyPrivateParts,
    .testCaseName,
    .testCasePerComponent,
    .testConfiguratorSurf,
    .testDependenciesMocked,
    .testFolder,
    .testGivenWhenThen,
    .testInteractorServices,
    .testMarkPerProtocol,
    .testOneCheck,
    .testPresenterProxying,
    .testRouterTransitions,
    .testSurroundings,
    .testTreeMirrorsSources,
    .testViewEvents,
    .testViewInput,
    .testViewLifecycle,
    .transitionDataToPresenter,
    .transitionLogicNotInView,
    .uikitOnlyInView,
    .unusedModuleMethod,
    .unusedModuleType,
    .vcAutonomous,
    .vcStoresNoData,
    .viewAnimationExtracted,
    .viewClassName,
    .viewComplexSubviewOwnClass,
    .viewEventHandlerForwardsOnly,
    .viewEventProtocolNamingDeck,
    .viewExtraObjectsInjected,
    .viewInputName,
    .viewInputSetters,
    .viewInteractorSeparated,
    .viewLifecycleInOutput,
    .viewLifecycleNaming,
    .viewModelImmutable,
    .viewNoBusinessLogic,
    .viewNoDataAccess,
    .viewNoDependencyCreation,
    .viewNoModelObjects,
    .viewNoModuleCreation,
    .viewNoNavigation,
    .viewNoNetwork,
    .viewNoValidation,
    .viewOnlyViewsAndOutput,
    .viewOutletsActionsOpen,
    .viewOutputDidPrefix,
    .viewOutputName,
    .viewOutputProtocolName,
    .viewOutputStrong,
    .viewPassiveNoPull,
    .viewProtocolsExtracted,
    .viewSystemEventsForwarded,
    .viewTableDelegateExtracted,
    .webviewEnginePresentationSplit,
    .wiringRetainCycle,
  ]

  /// A method of an assembly that gives others another part than the view.
  static let assemblyExposesViewOnly = LintRule(
    "assembly-exposes-view-only", [.viperBook], .contracts, fix: .automatic,
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
      chapter: "Code Style, Assembly"))

  /// A part of the module that another part has a property for, and that nobody sets there.
  static let assemblyFillsEveryDependency = LintRule(
    "assembly-fills-every-dependency", [.viperBook], .completeness, fix: .generate,
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
      chapter: "Testing, Assembly"))

  /// A module that is put together when the app starts, besides the first one.
  static let assemblyLazy = LintRule(
    "assembly-lazy", [.bytePace], .contracts, fix: .move,
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
      chapter: "Injection of dependencies"))

  /// A method of an assembly that does not say which part of which module it makes.
  static let assemblyMethodNaming = LintRule(
    "assembly-method-naming", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, Assembly"))

  /// An assembly that is not called after its module.
  static let assemblyName = LintRule(
    "assembly-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, Assembly"))

  /// A part that makes an assembly which a container is there to call.
  static let assemblyNotCalledByHand = LintRule(
    "assembly-not-called-by-hand", [.viperBook], .contracts,
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
      chapter: "Structure of a module, what we changed"))

  /// A module that has no assembly of its own, or one whose assembly does not give back the router.
  static let assemblyPerModule = LintRule(
    "assembly-per-module", [.bytePace], .contracts, when: .byConvention, fix: .generate,
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
      chapter: "Injection of dependencies"))

  /// An assembly that makes a part of another module.
  static let assemblyRightParts = LintRule(
    "assembly-right-parts", [.viperBook], .contracts,
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
      chapter: "Testing, Assembly"))

  /// An assembly that takes the user to another screen.
  static let assemblySeparateFromRouter = LintRule(
    "assembly-separate-from-router", [.viperBook], .contracts, fix: .move,
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
      chapter: "Structure of a module, what we changed"))

  /// A helper that the assemblies of three modules or more make, each for itself.
  static let baseObjectsInCoreAssembly = LintRule(
    "base-objects-in-core-assembly", [.viperBook], .contracts, when: .byConvention, limit: Limit(2, "modules"),
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
      chapter: "Massive View Controller, configuration"))

  /// A view or presenter that checks what the user typed.
  static let businessLogicInInteractor = LintRule(
    "business-logic-in-interactor", [.viperBook, .bytePace, .cleanSwift], .contracts, when: .onRequest, fix: .move,
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
      chapter: "Structure of a module; What is VIPER; Interactor"))

  /// A cell that is the view of a module and keeps what it shows.
  static let cellModuleStateSetByFactory = LintRule(
    "cell-module-state-set-by-factory", [.viperBook], .contracts, when: .onRequest, fix: .move,
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
      chapter: "Compound modules, cells that are modules"))

  /// A data display manager that makes the values of cells by itself.
  static let cellObjectFactoryExtracted = LintRule(
    "cell-object-factory-extracted", [.viperBook], .contracts, when: .onRequest, fix: .move,
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
      chapter: "Code Style, CellObjectFactory"))

  /// A factory of cell objects that is not called after its module.
  static let cellObjectFactoryName = LintRule(
    "cell-object-factory-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, CellObjectFactory"))

  /// A value that goes upwards with an object of the database in it.
  static let changeBatchCarriesPlainObjects = LintRule(
    "change-batch-carries-plain-objects", [.viperBook], .contracts, fix: .generate,
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
      chapter: "NSFetchedResultsController"))

  /// A view that takes another screen in as its child.
  static let childModuleEmbeddedByRouter = LintRule(
    "child-module-embedded-by-router", [.viperBook], .knowledge, fix: .move,
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
      chapter: "Composite modules, containers"))

  /// A part or a contract in a file that is called otherwise.
  static let componentFileName = LintRule(
    "component-file-name", [.viperBook], .layout, when: .byConvention,
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
      chapter: "Code Style, names of each part"))

  /// A part or a contract whose name does not begin with that of its module.
  static let componentSharedPrefix = LintRule(
    "component-shared-prefix", [.viperBook, .surf, .cleanSwift], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, names of each part"))

  /// An interactor input that another part than the interactor implements, or another than the presenter speaks through.
  static let conformanceInteractorInput = LintRule(
    "conformance-interactor-input", [.viperBook], .contracts,
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
      chapter: "Code Style, Interactor"))

  /// An interactor output that another part than the presenter implements, or another than the interactor speaks through.
  static let conformanceInteractorOutput = LintRule(
    "conformance-interactor-output", [.viperBook], .contracts,
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
      chapter: "Code Style, Interactor"))

  /// A module input that another part than the presenter implements.
  static let conformanceModuleInput = LintRule(
    "conformance-module-input", [.viperBook, .surf], .contracts,
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
      chapter: "Transitions, ModuleInput; Surf, ModuleInput"))

  /// A module output that is no presenter's business: another part hears it, or speaks through it.
  static let conformanceModuleOutput = LintRule(
    "conformance-module-output", [.viperBook, .surf], .contracts,
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
      chapter: "Transitions, ModuleInput; Surf, ModuleOutput"))

  /// A router input that another part than the router implements, or another than the presenter speaks through.
  static let conformanceRouterInput = LintRule(
    "conformance-router-input", [.viperBook, .surf], .contracts,
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
      chapter: "Code Style, Router; Surf, RouterInput"))

  /// A view input that another part than the view implements, or another than the presenter speaks through.
  static let conformanceViewInput = LintRule(
    "conformance-view-input", [.viperBook, .surf], .contracts,
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
      chapter: "Code Style, View; Surf, ViewInput"))

  /// A view output that another part than the presenter implements, or another than the view speaks through.
  static let conformanceViewOutput = LintRule(
    "conformance-view-output", [.viperBook, .surf], .contracts,
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
      chapter: "Code Style, View; Surf, ViewOutput"))

  /// A contract that another part implements, or speaks through, than the architecture's file says.
  static let contractEnds = LintRule(
    "contract-ends", [], .contracts,
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
      chapter: "The architecture's file, contracts"))

  /// A protocol between parts that is not called as the architecture's file says.
  static let contractName = LintRule(
    "contract-name", [], .naming, when: .byConvention, fix: .rename,
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
      chapter: "The architecture's file, contracts"))

  /// A method that answers where the architecture's file says that nothing comes back.
  static let contractReturnsNothing = LintRule(
    "contract-returns-nothing", [], .contracts, when: .byConvention,
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
      chapter: "The architecture's file, mayReturn", stage: .mutualMobile))

  /// A method of the business logic that takes something else than one request.
  static let csBusinessTakesRequest = LintRule(
    "cs-business-takes-request", [.cleanSwift], .contracts, fix: .generate,
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
      chapter: "An example"))

  /// A part of a scene that knows another one as the class it is.
  static let csComponentsBehindProtocols = LintRule(
    "cs-components-behind-protocols", [.cleanSwift], .contracts,
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
      chapter: "Why Clean Swift"))

  /// A configurator with more than one method.
  static let csConfiguratorSingleMethod = LintRule(
    "cs-configurator-single-method", [.cleanSwift], .contracts,
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
      chapter: "An example"))

  /// A configurator of which there can be several.
  static let csConfiguratorSingleton = LintRule(
    "cs-configurator-singleton", [.cleanSwift], .contracts,
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
      chapter: "An example"))

  /// A property of a data store that can be set, though nobody sets it on the store.
  static let csDataStoreGetterOnly = LintRule(
    "cs-data-store-getter-only", [.cleanSwift], .contracts, fix: .automatic,
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
      chapter: "Interactor, the data store"))

  /// A method of the display logic that takes something else than one view model.
  static let csDisplayTakesViewModel = LintRule(
    "cs-display-takes-view-model", [.cleanSwift], .contracts, fix: .generate,
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
      chapter: "An example"))

  /// Formatting for people outside the presenter.
  static let csFormattingInPresenter = LintRule(
    "cs-formatting-in-presenter", [.cleanSwift], .knowledge, when: .onRequest, fix: .move,
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
      chapter: "Presenter"))

  /// A request to the interactor that does not come from the view.
  static let csInteractorCalledOnlyByView = LintRule(
    "cs-interactor-called-only-by-view", [.cleanSwift], .contracts,
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
      chapter: "Interactor"))

  /// An interactor that does not keep its presenter alive.
  static let csInteractorHoldsPresenter = LintRule(
    "cs-interactor-holds-presenter", [.cleanSwift], .ownership, fix: .automatic,
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
      chapter: "An example"))

  /// A data store that another part than the interactor implements.
  static let csInteractorImplementsDataStore = LintRule(
    "cs-interactor-implements-data-store", [.cleanSwift], .contracts,
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
      chapter: "Interactor"))

  /// An interactor that knows the view.
  static let csInteractorNotView = LintRule(
    "cs-interactor-not-view", [.cleanSwift], .knowledge,
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
      chapter: "Interactor"))

  /// A request, response or view model that is a class.
  static let csModelsAreValues = LintRule(
    "cs-models-are-values", [.cleanSwift], .contracts, fix: .automatic,
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
      chapter: "An example"))

  /// A request, response or view model that does not stand in a type of its own use case.
  static let csModelsNamespacedUseCase = LintRule(
    "cs-models-namespaced-use-case", [.cleanSwift], .contracts, fix: .generate,
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
      chapter: "Models"))

  /// A call against the direction view → interactor → presenter → view.
  static let csOneWayCycle = LintRule(
    "cs-one-way-cycle", [.cleanSwift], .knowledge,
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
      chapter: "Why Clean Swift"))

  /// A view controller that sets up the next scene in 'prepare(for:sender:)'.
  static let csPrepareDelegatesToRouter = LintRule(
    "cs-prepare-delegates-to-router", [.cleanSwift], .knowledge, fix: .move,
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
      chapter: "An example"))

  /// A method of the presentation logic that takes something else than one response.
  static let csPresentationTakesResponse = LintRule(
    "cs-presentation-takes-response", [.cleanSwift], .contracts, fix: .generate,
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
      chapter: "An example"))

  /// A presenter that implements more than its presentation logic.
  static let csPresenterSingleProtocol = LintRule(
    "cs-presenter-single-protocol", [.cleanSwift], .contracts,
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
      chapter: "An example"))

  /// A presenter that keeps something.
  static let csPresenterStatelessFormatter = LintRule(
    "cs-presenter-stateless-formatter", [.cleanSwift], .contracts, when: .onRequest, fix: .move,
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
      chapter: "Presenter"))

  /// A presenter that holds the view controller strongly.
  static let csPresenterViewWeak = LintRule(
    "cs-presenter-view-weak", [.cleanSwift], .ownership, fix: .automatic,
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
      chapter: "An example"))

  /// A protocol of a scene that is not called as what it is.
  static let csProtocolNames = LintRule(
    "cs-protocol-names", [.cleanSwift], .naming, when: .byConvention, fix: .rename,
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
      chapter: "An example"))

  /// A use case in which one of request, response and view model is missing.
  static let csRequestResponseViewmodelComplete = LintRule(
    "cs-request-response-viewmodel-complete", [.cleanSwift], .completeness, when: .byConvention, fix: .generate,
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
      chapter: "Models"))

  /// A method of the routing logic that does not begin with 'routeTo'.
  static let csRouteToNaming = LintRule(
    "cs-route-to-naming", [.cleanSwift], .naming, when: .byConvention, fix: .rename,
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
      chapter: "An example"))

  /// A router that hands data to another scene past its data store.
  static let csRouterDataPassing = LintRule(
    "cs-router-data-passing", [.cleanSwift], .contracts,
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
      chapter: "Router"))

  /// A router that segues call by selectors, and that selectors cannot call.
  static let csRouterNsobject = LintRule(
    "cs-router-nsobject", [.cleanSwift], .contracts, fix: .automatic,
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
      chapter: "An example"))

  /// A router that holds the view controller strongly.
  static let csRouterViewWeak = LintRule(
    "cs-router-view-weak", [.cleanSwift], .ownership, fix: .automatic,
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
      chapter: "Router"))

  /// A scene without a view controller, an interactor, a presenter, a router or models.
  static let csSceneParts = LintRule(
    "cs-scene-parts", [.cleanSwift], .completeness, when: .byConvention, fix: .generate,
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
      chapter: "Introduction; Models"))

  /// A segue for which the router has no method, where methods are found by the segue's name.
  static let csSegueIdentifierMatchesRoute = LintRule(
    "cs-segue-identifier-matches-route", [.cleanSwift], .contracts, fix: .rename,
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
      chapter: "An example"))

  /// A scene whose setup leaves out one of the links between its parts.
  static let csSetupComplete = LintRule(
    "cs-setup-complete", [.cleanSwift], .completeness, fix: .generate,
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
      chapter: "An example"))

  /// A link of a scene that is not set where the others are.
  static let csSetupInOnePlace = LintRule(
    "cs-setup-in-one-place", [.cleanSwift], .contracts,
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
      chapter: "An example"))

  /// A method that takes the values of another use case than the one it is called after.
  static let csUseCaseIsolated = LintRule(
    "cs-use-case-isolated", [.cleanSwift], .contracts,
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
      chapter: "Why Clean Swift"))

  /// A method on the way of a use case that begins with another word than its contract has, or is called after something else than the one before it.
  static let csUseCaseMethodNaming = LintRule(
    "cs-use-case-method-naming", [.cleanSwift], .naming, when: .byConvention, fix: .rename,
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
      chapter: "An example"))

  /// A part other than the view that speaks of fonts, views or where they lie.
  static let csViewConfiguresViews = LintRule(
    "cs-view-configures-views", [.cleanSwift], .contracts, when: .onRequest, fix: .move,
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
      chapter: "View (View Controller)"))

  /// A view controller that does not implement the display logic it is spoken to through.
  static let csViewConformsDisplayLogic = LintRule(
    "cs-view-conforms-display-logic", [.cleanSwift], .contracts, fix: .generate,
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
      chapter: "View"))

  /// A view controller that knows the interactor as the class it is.
  static let csViewHoldsInteractor = LintRule(
    "cs-view-holds-interactor", [.cleanSwift], .contracts,
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
      chapter: "An example"))

  /// A view controller that knows the router as the class it is.
  static let csViewHoldsRouter = LintRule(
    "cs-view-holds-router", [.cleanSwift], .contracts,
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
      chapter: "An example"))

  /// A view model that carries what the interactor worked with, as it came.
  static let csViewModelDisplayReady = LintRule(
    "cs-view-model-display-ready", [.cleanSwift], .contracts, fix: .generate,
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
      chapter: "Models"))

  /// An interactor that gets data from the network or a store.
  static let csWorkerFetches = LintRule(
    "cs-worker-fetches", [.cleanSwift], .knowledge, fix: .move,
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
      chapter: "Interactor"))

  /// A worker that knows the scene.
  static let csWorkerNoUpward = LintRule(
    "cs-worker-no-upward", [.cleanSwift], .knowledge,
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
      chapter: "Worker"))

  /// A query that stands in interactors of several scenes.
  static let csWorkerReusedQueries = LintRule(
    "cs-worker-reused-queries", [.cleanSwift], .contracts, when: .onRequest, fix: .move,
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
      chapter: "Worker"))

  /// A view or presenter that uses the data store.
  static let dataStoreOnlyForInteractor = LintRule(
    "data-store-only-for-interactor", [.mutualMobile], .knowledge,
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
      chapter: "Data Store"))

  /// A data display manager that knows other views of the screen.
  static let ddmDataOnly = LintRule(
    "ddm-data-only", [.viperBook], .knowledge,
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
      chapter: "Code Style, DataDisplayManager"))

  /// A data display manager that is not called after its module.
  static let ddmName = LintRule(
    "ddm-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, DataDisplayManager"))

  /// A data display manager behind a protocol that it alone implements.
  static let ddmNoProtocol = LintRule(
    "ddm-no-protocol", [.viperBook], .contracts, when: .byConvention,
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
      chapter: "Code Style, DataDisplayManager"))

  /// A method of a class without a comment, where no contract says what it does.
  static let docClassMethods = LintRule(
    "doc-class-methods", [.viperBook], .comments, when: .byConvention, fix: .generate,
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
      chapter: "Code Style, comments"))

  /// A comment of a method that leaves out a parameter or what comes back.
  static let docParametersAndReturn = LintRule(
    "doc-parameters-and-return", [.viperBook], .comments, when: .byConvention, fix: .generate,
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
      chapter: "Code Style, comments"))

  /// A method of a contract without a comment.
  static let docProtocolMethods = LintRule(
    "doc-protocol-methods", [.viperBook, .surf], .comments, when: .byConvention, fix: .generate,
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
      chapter: "Code Style, comments"))

  /// A part that says otherwise than the others of its module what the module is for.
  static let docSameModuleComment = LintRule(
    "doc-same-module-comment", [.viperBook], .comments, when: .byConvention, fix: .generate,
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
      chapter: "Code Style, comments"))

  /// A helper, a cell or another part that only this module has, without a comment.
  static let docUniqueComponent = LintRule(
    "doc-unique-component", [.viperBook], .comments, when: .byConvention, fix: .generate,
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
      chapter: "Code Style, comments"))

  /// A protocol of a module that asks for nothing.
  static let emptyLayerProtocol = LintRule(
    "empty-layer-protocol", [.viperBook], .completeness, fix: .automatic,
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
      chapter: "Code Style, general rules"))

  /// An entity that decides or does something.
  static let entityNoBusinessLogic = LintRule(
    "entity-no-business-logic", [.viperBook, .bytePace, .mutualMobile], .contracts, when: .byConvention, fix: .move,
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
      chapter: "Structure of a module; What is VIPER; Entities"))

  /// An entity that is an object of a database.
  static let entityNotManagedObject = LintRule(
    "entity-not-managed-object", [.mutualMobile], .contracts, fix: .generate,
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
      chapter: "Entities"))

  /// An entity of which most properties can be set.
  static let entityReadonly = LintRule(
    "entity-readonly", [.mutualMobile], .contracts, when: .byConvention, fix: .automatic,
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
      chapter: "Presenter; Entities"))

  /// A class between services and the interactors of several modules that is not called a facade.
  static let facadeName = LintRule(
    "facade-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, facades over services"))

  /// A part or a contract that lies in the folder of another layer.
  static let fileInOwnLayerFolder = LintRule(
    "file-in-own-layer-folder", [.viperBook], .layout, when: .byConvention,
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
      chapter: "Code Style, rules for a module"))

  /// A part that knows something which its role must not know.
  static let forbiddenKnowledge = LintRule(
    "forbidden-knowledge", [], .knowledge,
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
      chapter: "The architecture's file, mustNotKnow"))

  /// An interactor that holds a fetched results controller.
  static let frcBehindTracker = LintRule(
    "frc-behind-tracker", [.viperBook], .knowledge,
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
      chapter: "NSFetchedResultsController"))

  /// A fetched results controller in the view, the presenter or a service.
  static let frcOnlyInInteractor = LintRule(
    "frc-only-in-interactor", [.viperBook], .knowledge, fix: .move,
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
      chapter: "NSFetchedResultsController"))

  /// A type that alone stands behind a helper's protocol and is not called after it.
  static let helperImplementationNaming = LintRule(
    "helper-implementation-naming", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, rules for a module (example)"))

  /// A helper of one layer that has no folder in that layer's folder.
  static let helperInLayerFolder = LintRule(
    "helper-in-layer-folder", [.viperBook], .layout, when: .byConvention,
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
      chapter: "Code Style, rules for a module"))

  /// An interactor that is not called after its module.
  static let interactorClassName = LintRule(
    "interactor-class-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, Interactor"))

  /// An interactor that makes a helper in a private property.
  static let interactorDependenciesOpen = LintRule(
    "interactor-dependencies-open", [.viperBook], .contracts, fix: .move,
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
      chapter: "Code Style, Interactor"))

  /// An interactor input that is not called after its module.
  static let interactorInputName = LintRule(
    "interactor-input-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, InteractorInput"))

  /// Two methods that get the same data, of which one does not say from where.
  static let interactorInputSourceSuffix = LintRule(
    "interactor-input-source-suffix", [.viperBook], .naming, when: .onRequest,
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
      chapter: "Code Style, InteractorInput"))

  /// A method that reads data and begins with another word than 'obtain'.
  static let interactorInputVerbs = LintRule(
    "interactor-input-verbs", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, InteractorInput"))

  /// An interactor that knows the router.
  static let interactorNoRouter = LintRule(
    "interactor-no-router", [.bytePace, .mutualMobile], .knowledge,
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
      chapter: "What is VIPER"))

  /// An interactor that knows the user-interface framework.
  static let interactorNoUikit = LintRule(
    "interactor-no-uikit", [.viperBook, .mutualMobile], .knowledge,
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
      chapter: "Massive View Controller, advice; Interactor"))

  /// An interactor that knows the view.
  static let interactorNoView = LintRule(
    "interactor-no-view", [.viperBook, .bytePace, .mutualMobile], .knowledge,
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
      chapter: "What is VIPER"))

  /// A method of the interactor output that does not begin with 'did'.
  static let interactorOutputDidPrefix = LintRule(
    "interactor-output-did-prefix", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, InteractorOutput"))

  /// An interactor that calls its output otherwise than `output`.
  static let interactorOutputName = LintRule(
    "interactor-output-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, Interactor"))

  /// An interactor output that is not called after its module.
  static let interactorOutputProtocolName = LintRule(
    "interactor-output-protocol-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, InteractorOutput"))

  /// A result that is told as a success without a failure, or the other way round.
  static let interactorOutputSuccessFailurePair = LintRule(
    "interactor-output-success-failure-pair", [.viperBook], .completeness, fix: .generate,
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
      chapter: "Code Style, InteractorOutput"))

  /// An interactor that holds its output, the presenter, strongly.
  static let interactorOutputWeak = LintRule(
    "interactor-output-weak", [.viperBook, .bytePace, .mutualMobile], .ownership, fix: .automatic,
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
      chapter: "Code Style, Interactor"))

  /// An interactor that keeps state.
  static let interactorStateless = LintRule(
    "interactor-stateless", [.viperBook], .contracts, fix: .move,
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
      chapter: "Code Style, Interactor"))

  /// An interactor that works with the network or a store itself.
  static let interactorWorksThroughServices = LintRule(
    "interactor-works-through-services", [.viperBook], .knowledge, fix: .move,
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
      chapter: "Structure of a module"))

  /// A file that imports a layer, or mentions a type of one, which its own layer may not know.
  static let layerArrows = LintRule(
    "layer-arrows", [], .knowledge,
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
      chapter: "What the architecture's own file says under 'layers'", stage: .viperBook))

  /// A part that knows another part of its module as the class it is.
  static let layerBehindProtocol = LintRule(
    "layer-behind-protocol", [], .contracts,
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
      chapter: "Code Style; Surf, how layers talk; BytePace, what VIPER is; Clean Swift, why"))

  /// A method that starts something and is named as if it had happened.
  static let layerCommandImperative = LintRule(
    "layer-command-imperative", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, general rules"))

  /// A method that tells what happened and is named as an order.
  static let layerFactPastTense = LintRule(
    "layer-fact-past-tense", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, general rules"))

  /// A method of a contract that begins with no verb.
  static let layerMethodVerbFirst = LintRule(
    "layer-method-verb-first", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, general rules"))

  /// A file of contracts that imports a framework of screens and uses nothing of it.
  static let layerMinimalImports = LintRule(
    "layer-minimal-imports", [.viperBook], .knowledge, fix: .automatic,
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
      chapter: "Code Style, general rules"))

  /// A method that hands a view, or another object with a life of its own, to another part.
  static let layerNoComplexObjects = LintRule(
    "layer-no-complex-objects", [.viperBook, .bytePace], .contracts,
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
      chapter: "BytePace, what VIPER is; Code Style, general rules"))

  /// A contract that is held weakly, and is not for classes only.
  static let layerProtocolClassBound = LintRule(
    "layer-protocol-class-bound", [.surf, .viperBook], .contracts, fix: .automatic,
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
      chapter: "ViewInput"))

  /// A contract that is bound to classes by the word 'class'.
  static let layerProtocolDeprecatedClass = LintRule(
    "layer-protocol-deprecated-class", [.surf], .contracts, fix: .automatic,
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
      chapter: "ViewInput"))

  /// A contract between parts that asks for a property.
  static let layerProtocolNoState = LintRule(
    "layer-protocol-no-state", [.viperBook], .contracts,
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
      chapter: "Code Style, general rules"))

  /// A method between parts whose answer comes later: a closure, 'async', a publisher.
  static let layerProtocolSync = LintRule(
    "layer-protocol-sync", [.viperBook], .contracts, fix: .generate,
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
      chapter: "Code Style, general rules"))

  /// An interactor that hands objects of the database to its output as they are.
  static let managedObjectMappedInInteractor = LintRule(
    "managed-object-mapped-in-interactor", [.viperBook], .contracts, fix: .generate,
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
      chapter: "Structure of a module"))

  /// An object of the database above the interactor.
  static let managedObjectNotAboveInteractor = LintRule(
    "managed-object-not-above-interactor", [.viperBook], .contracts, fix: .generate,
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
      chapter: "Structure of a module; Massive View Controller, reading data"))

  /// A class with properties and methods that no marks divide.
  static let markClassSections = LintRule(
    "mark-class-sections", [.surf], .comments, when: .byConvention,
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
      chapter: "UIAlertController (examples)"))

  /// Methods of several protocols in one class without a mark that tells them apart.
  static let markPerProtocol = LintRule(
    "mark-per-protocol", [.viperBook, .surf], .comments, when: .byConvention, fix: .automatic,
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
      chapter: "Code Style, comments"))

  /// A view controller that does more than two of these: layout, lists, navigation, the network, storage, animations, formatting, validation, more than two further delegates, more than 400 lines.
  static let massiveViewController = LintRule(
    "massive-view-controller", [.viperBook, .mutualMobile], .contracts, when: .byConvention, fix: .move, limit: Limit(2, "kinds of work"),
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
      chapter: "Massive View Controller"))

  /// A method that begins with another word than the architecture's file has for its contract.
  static let methodBegin = LintRule(
    "method-begin", [], .naming, when: .byConvention, fix: .rename,
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
      chapter: "The architecture's file, methods"))

  /// An interactor without a test case.
  static let mmInteractorTested = LintRule(
    "mm-interactor-tested", [.mutualMobile], .tests, when: .byConvention, fix: .generate,
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
      chapter: "Interactor"))

  /// A view that knows its presenter as the class it is, or the other way round.
  static let mmLayerInterfaces = LintRule(
    "mm-layer-interfaces", [.mutualMobile], .contracts,
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
      chapter: "View"))

  /// A view controller that is the delegate of something which is not on the screen.
  static let mmVcDuties = LintRule(
    "mm-vc-duties", [.mutualMobile], .contracts, fix: .move,
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
      chapter: "UIViewController"))

  /// A navigation controller or window that another part than the wireframe makes.
  static let mmWireframeOwnsNavigation = LintRule(
    "mm-wireframe-owns-navigation", [.mutualMobile], .knowledge, fix: .move,
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
      chapter: "Wireframe"))

  /// A module without something that the architecture's file requires, though it is used.
  static let moduleComplete = LintRule(
    "module-complete", [], .completeness, when: .byConvention, fix: .generate,
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
      chapter: "The architecture's file, roles and contracts", stage: .mutualMobile))

  /// A module without one of the four classes and five protocols, though it is used.
  static let moduleCompleteSurf = LintRule(
    "module-complete-surf", [.surf], .completeness, when: .byConvention, fix: .generate,
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
      chapter: "Generating code"))

  /// A module without one of the five classes and five protocols, though it is used.
  static let moduleCompleteViper = LintRule(
    "module-complete-viper", [.viperBook], .completeness, when: .byConvention, fix: .generate,
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
      chapter: "Generating code"))

  /// A part that knows what is inside of another module.
  static let moduleIgnorantOfOtherModule = LintRule(
    "module-ignorant-of-other-module", [], .knowledge,
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
      chapter: "Transitions between modules; Surf MVP, reuse; BytePace"))

  /// A module that lies in no folder of a user story, in a project that has such folders.
  static let moduleInUserStoryFolder = LintRule(
    "module-in-user-story-folder", [.viperBook], .layout, when: .onRequest,
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
      chapter: "Code Style, rules for a module (example)"))

  /// An entrance of the module that sets it up and is not called 'configure'.
  static let moduleInputConfigure = LintRule(
    "module-input-configure", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, ModuleInput"))

  /// A module input that the library cannot hand over, because it does not inherit the library's own.
  static let moduleInputMcflurry = LintRule(
    "module-input-mcflurry", [.viperBook], .contracts, fix: .automatic,
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
      chapter: "Code Style, ModuleInput"))

  /// A protocol by which others command a module, and that is not called as its input.
  static let moduleInputName = LintRule(
    "module-input-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, ModuleInput"))

  /// A file that lies in the module's folder and in none of its layers' folders.
  static let moduleLayerSubfolders = LintRule(
    "module-layer-subfolders", [.viperBook], .layout, when: .byConvention,
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
      chapter: "Code Style, rules for a module"))

  /// A module with a name that fits any other as well, such as `Main` or `Screen1`.
  static let moduleNameMeaningful = LintRule(
    "module-name-meaningful", [.viperBook], .naming, when: .onRequest, fix: .rename,
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
      chapter: "Code Style, rules for a module"))

  /// A module whose name ends in `Module`.
  static let moduleNoModuleSuffix = LintRule(
    "module-no-module-suffix", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, rules for a module"))

  /// A method of the module output that does not begin with 'did'.
  static let moduleOutputDidPrefix = LintRule(
    "module-output-did-prefix", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, ModuleOutput"))

  /// A module output that the library cannot hand over, because it does not inherit the library's own.
  static let moduleOutputMcflurry = LintRule(
    "module-output-mcflurry", [.viperBook], .contracts, fix: .automatic,
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
      chapter: "Code Style, ModuleOutput"))

  /// A protocol by which a module tells others, and that is not called as its output.
  static let moduleOutputName = LintRule(
    "module-output-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, ModuleOutput"))

  /// A part or a contract that lies outside of its module's folder.
  static let moduleSingleFolder = LintRule(
    "module-single-folder", [.viperBook], .layout, when: .byConvention,
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
      chapter: "Code Style, rules for a module"))

  /// A view controller of a module with more than 40 methods.
  static let moduleSplitIfVcStillLarge = LintRule(
    "module-split-if-vc-still-large", [.viperBook], .contracts, when: .onRequest, limit: Limit(40, "methods"),
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
      chapter: "Massive View Controller, advice"))

  /// A part that talks to another module, and is no router.
  static let modulesTalkViaRouter = LintRule(
    "modules-talk-via-router", [.bytePace], .knowledge, fix: .move,
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
      chapter: "Passing objects between modules"))

  /// A navigation controller or window that another part than the router touches.
  static let navigationControllerOnlyInRouter = LintRule(
    "navigation-controller-only-in-router", [.bytePace], .knowledge, fix: .move,
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
      chapter: "UINavigationController for transitions between modules"))

  /// A part or a contract in another file than the architecture's file says.
  static let partFileName = LintRule(
    "part-file-name", [], .layout, when: .byConvention,
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
      chapter: "The architecture's file, contracts", stage: .cleanSwift))

  /// A part or a contract that lies in another folder than the architecture's file says.
  static let partFolder = LintRule(
    "part-folder", [], .layout, when: .byConvention,
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
      chapter: "The architecture's file, roles and contracts", stage: .surf))

  /// A part that is not called as the architecture's file says.
  static let partName = LintRule(
    "part-name", [], .naming, when: .byConvention, fix: .rename,
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
      chapter: "The architecture's file, roles", stage: .mutualMobile))

  /// A presenter that keeps the input of another module and does not call it after that.
  static let presenterChildModuleInputName = LintRule(
    "presenter-child-module-input-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, Presenter"))

  /// A presenter that is not called after its module.
  static let presenterClassName = LintRule(
    "presenter-class-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, Presenter"))

  /// A presenter that calls its interactor otherwise than `interactor`.
  static let presenterInteractorName = LintRule(
    "presenter-interactor-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, Presenter"))

  /// A presenter that does not keep its interactor alive.
  static let presenterInteractorStrong = LintRule(
    "presenter-interactor-strong", [.viperBook, .bytePace, .mutualMobile], .ownership, fix: .automatic,
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
      chapter: "Code Style, Presenter"))

  /// An assembly that gives the view what the opening module handed over.
  static let presenterIsModuleEntry = LintRule(
    "presenter-is-module-entry", [.viperBook], .contracts, when: .byConvention, fix: .generate,
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
      chapter: "Transitions between modules; Testing, Presenter"))

  /// A presenter that holds the module that opened it strongly.
  static let presenterModuleOutputWeak = LintRule(
    "presenter-module-output-weak", [.viperBook, .surf, .mutualMobile], .ownership, when: .byConvention, fix: .automatic,
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
      chapter: "Transitions between modules; ModuleOutput"))

  /// A presenter that reads the network or a store.
  static let presenterNoDataAccess = LintRule(
    "presenter-no-data-access", [.viperBook, .bytePace, .mutualMobile], .knowledge, fix: .move,
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
      chapter: "Structure of a module"))

  /// A presenter that holds a service though its module has an interactor.
  static let presenterNoInteractorBypass = LintRule(
    "presenter-no-interactor-bypass", [.viperBook], .knowledge, fix: .move,
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
      chapter: "Structure of a module"))

  /// A presenter that goes to another screen itself.
  static let presenterNoTransition = LintRule(
    "presenter-no-transition", [.viperBook, .surf], .knowledge, fix: .move,
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
      chapter: "Structure of a module; Router"))

  /// A presenter that knows the user-interface framework.
  static let presenterNoUikit = LintRule(
    "presenter-no-uikit", [.viperBook], .knowledge,
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
      chapter: "Massive View Controller, advice"))

  /// A presenter that knows more of the user-interface framework than `UIImage`.
  static let presenterNoUikitExceptUiimage = LintRule(
    "presenter-no-uikit-except-uiimage", [.surf], .knowledge,
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
      chapter: "What is Surf MVP"))

  /// A presenter that takes its view for a view controller or a view.
  static let presenterNoViewClassCast = LintRule(
    "presenter-no-view-class-cast", [.viperBook, .surf], .contracts,
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
      chapter: "How layers talk"))

  /// A method of the view output that answers.
  static let presenterReturnsNothingToView = LintRule(
    "presenter-returns-nothing-to-view", [.bytePace], .contracts, fix: .generate,
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
      chapter: "TableViewDelegate and TableViewDataSource"))

  /// A presenter that calls its router otherwise than `router`.
  static let presenterRouterName = LintRule(
    "presenter-router-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, Presenter"))

  /// A presenter that does not keep its router alive.
  static let presenterRouterStrong = LintRule(
    "presenter-router-strong", [.viperBook, .surf, .bytePace], .ownership, fix: .automatic,
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
      chapter: "Code Style, Presenter"))

  /// State of a presenter that everybody can change.
  static let presenterStatePrivate = LintRule(
    "presenter-state-private", [.viperBook], .contracts, when: .byConvention, fix: .automatic,
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
      chapter: "Code Style, Presenter"))

  /// A presenter that calls its view otherwise than `view`.
  static let presenterViewName = LintRule(
    "presenter-view-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, Presenter"))

  /// A presenter that holds its view strongly.
  static let presenterViewWeak = LintRule(
    "presenter-view-weak", [.viperBook, .bytePace, .mutualMobile], .ownership, fix: .automatic,
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
      chapter: "Code Style, Presenter; BytePace, problems"))

  /// A reference between parts that is not called as the architecture's file says.
  static let referenceName = LintRule(
    "reference-name", [], .naming, when: .byConvention, fix: .rename,
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
      chapter: "The architecture's file, references"))

  /// A reference between parts that is not as strong or weak as the architecture's file says.
  static let referenceStrength = LintRule(
    "reference-strength", [], .ownership, fix: .automatic,
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
      chapter: "The architecture's file, references"))

  /// A module without a part that the team's own architecture file marks as `required: true`. What a document requires is a matter of 'module-complete' and its kin.
  static let requiredPartMissing = LintRule(
    "required-part-missing", [], .completeness, fix: .generate,
    RulePage(
      finds: "A module without a part that the team's own architecture file marks as `required: true`. What a document requires is a matter of 'module-complete' and its kin.",
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
      chapter: "What the architecture's own file says under 'roles'", stage: .viperBook))

  /// A transition that stands in three routers or more, word for word.
  static let routeExtracted = LintRule(
    "route-extracted", [.viperBook], .contracts, when: .onRequest, fix: .generate, limit: Limit(2, "routers"),
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
      chapter: "Code Style, Route"))

  /// A class that leads to other screens for the routers of several modules, and is not called a route.
  static let routeName = LintRule(
    "route-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, Route"))

  /// A router that is not called after its module.
  static let routerClassName = LintRule(
    "router-class-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, Router"))

  /// A method that makes another module ready and is not called after what it injects.
  static let routerInjectMethodName = LintRule(
    "router-inject-method-name", [.bytePace], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Injection of dependencies"))

  /// A router input that is not called after its module.
  static let routerInputName = LintRule(
    "router-input-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, RouterInput"))

  /// A method of the router input that does not say that it leads to a module.
  static let routerInputNamesModule = LintRule(
    "router-input-names-module", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, RouterInput; Surf, RouterInput"))

  /// A method of the router input that begins with something else than 'open', 'close' or 'embed'.
  static let routerInputOpenCloseEmbed = LintRule(
    "router-input-open-close-embed", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, RouterInput"))

  /// A router that reads data.
  static let routerNoBusinessOrFormatting = LintRule(
    "router-no-business-or-formatting", [.viperBook, .surf], .knowledge, fix: .move,
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
      chapter: "Structure of a module; Router"))

  /// A router that knows parts which it only serves.
  static let routerNoInteractor = LintRule(
    "router-no-interactor", [], .knowledge,
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
      chapter: "The architecture's file, mustNotKnow"))

  /// A router that is bound to view controllers.
  static let routerNoUiviewcontrollerDependency = LintRule(
    "router-no-uiviewcontroller-dependency", [.viperBook], .knowledge,
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
      chapter: "Transitions between modules"))

  /// A view that knows the router.
  static let routerNotHeldByView = LintRule(
    "router-not-held-by-view", [.viperBook, .surf, .bytePace], .knowledge, fix: .move,
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
      chapter: "RouterInput; BytePace, what VIPER is"))

  /// A router that makes parts of a module.
  static let routerOnlyNavigates = LintRule(
    "router-only-navigates", [.viperBook], .knowledge, fix: .move,
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
      chapter: "Structure of a module, what we changed"))

  /// A way to another module that is not called 'present' and that module's name.
  static let routerPresentMethodName = LintRule(
    "router-present-method-name", [.bytePace], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Injection of dependencies"))

  /// A router that calls the screen otherwise than `transitionHandler`.
  static let routerTransitionHandlerName = LintRule(
    "router-transition-handler-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, Router"))

  /// A router that holds the screen it leads away from strongly.
  static let routerTransitionHandlerWeak = LintRule(
    "router-transition-handler-weak", [.viperBook], .ownership, fix: .automatic,
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
      chapter: "Code Style, Router"))

  /// A router that holds the presenter or the view strongly.
  static let routerViewStrongCycle = LintRule(
    "router-view-strong-cycle", [.bytePace], .ownership, fix: .automatic,
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
      chapter: "Problems"))

  /// A service that knows a part or a contract of a module.
  static let serviceNoModuleReference = LintRule(
    "service-no-module-reference", [.viperBook], .knowledge,
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
      chapter: "Structure of a module"))

  /// A service whose methods take and give more than three kinds of model objects.
  static let serviceOneModelType = LintRule(
    "service-one-model-type", [.viperBook], .contracts, when: .onRequest, fix: .move, limit: Limit(3, "kinds of model objects"),
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
      chapter: "Structure of a module"))

  /// A service that remembers something between two calls.
  static let servicePassive = LintRule(
    "service-passive", [.viperBook], .contracts, when: .byConvention, fix: .move,
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
      chapter: "NSFetchedResultsController"))

  /// A part that gets a service by itself: makes it, or takes the only one from its class.
  static let servicesInjected = LintRule(
    "services-injected", [.viperBook], .contracts, fix: .move,
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
      chapter: "Structure of a module; Massive View Controller, configuration"))

  /// A method that works with services and stands in interactors of several modules.
  static let sharedLogicToFacade = LintRule(
    "shared-logic-to-facade", [.viperBook], .contracts, when: .onRequest, fix: .move,
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
      chapter: "Code Style, facades over services"))

  /// The state of a module that is not called after it.
  static let stateClassName = LintRule(
    "state-class-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, State"))

  /// A part that holds the module's state beside the presenter.
  static let stateHeldByPresenterOnly = LintRule(
    "state-held-by-presenter-only", [.viperBook], .contracts, fix: .move,
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
      chapter: "Code Style, Presenter and State"))

  /// A method of the module's state.
  static let stateNoBehaviour = LintRule(
    "state-no-behaviour", [.viperBook], .contracts, fix: .move,
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
      chapter: "Code Style, State"))

  /// A view that sets data on the view of another module.
  static let submoduleConfigByInput = LintRule(
    "submodule-config-by-input", [.viperBook], .contracts, fix: .generate,
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
      chapter: "Composite modules, the container"))

  /// A module none of whose contracts asks for more than one thing.
  static let submoduleNotTooSmall = LintRule(
    "submodule-not-too-small", [.viperBook], .completeness, when: .onRequest,
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
      chapter: "Compound modules, when submodules are in the way"))

  /// An interactor with five or more groups of helpers that no method needs together.
  static let submoduleSingleResponsibility = LintRule(
    "submodule-single-responsibility", [.viperBook], .contracts, when: .onRequest, fix: .move, limit: Limit(4, "groups of helpers"),
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
      chapter: "Compound modules, when submodules help"))

  /// An adapter that knows the presenter.
  static let surfAdapterOutput = LintRule(
    "surf-adapter-output", [.surf], .knowledge,
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
      chapter: "Adapters"))

  /// An adapter that another part than the view holds or makes.
  static let surfAdapterOwnedByView = LintRule(
    "surf-adapter-owned-by-view", [.surf], .contracts, fix: .move,
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
      chapter: "Adapters"))

  /// A view controller that registers cells.
  static let surfAdapterRegistersCells = LintRule(
    "surf-adapter-registers-cells", [.surf], .knowledge, fix: .move,
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
      chapter: "Adapters"))

  /// An alert that is built outside the router.
  static let surfAlertSimpleInRouter = LintRule(
    "surf-alert-simple-in-router", [.surf], .knowledge, fix: .move,
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
      chapter: "UIAlertController"))

  /// A router that does something when an alert is answered.
  static let surfAlertWithLogicIsModule = LintRule(
    "surf-alert-with-logic-is-module", [.surf], .contracts, fix: .move,
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
      chapter: "UIAlertController"))

  /// A presenter that works with the network or a store itself.
  static let surfBusinessLogicInServices = LintRule(
    "surf-business-logic-in-services", [.surf], .knowledge, fix: .move,
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
      chapter: "The layer of business logic"))

  /// A view within a cell that is set from outside of the cell.
  static let surfCellConfiguresItself = LintRule(
    "surf-cell-configures-itself", [.surf], .contracts, fix: .move,
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
      chapter: "Adapters"))

  /// A view controller that is a list's data source or delegate.
  static let surfCollectionAdapter = LintRule(
    "surf-collection-adapter", [.surf], .knowledge, fix: .move,
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
      chapter: "Adapters"))

  /// A configurator that is not called after its module.
  static let surfConfiguratorName = LintRule(
    "surf-configurator-name", [.surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Configurator"))

  /// A configurator that implements a protocol.
  static let surfConfiguratorNoProtocol = LintRule(
    "surf-configurator-no-protocol", [.surf], .contracts,
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
      chapter: "Configurator"))

  /// A method of a configurator that does not configure the module.
  static let surfConfiguratorOnlyConfigure = LintRule(
    "surf-configurator-only-configure", [.surf], .contracts,
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
      chapter: "Configurator"))

  /// A link between two parts of a module that nobody sets.
  static let surfConfiguratorSetsLinks = LintRule(
    "surf-configurator-sets-links", [.surf], .completeness, fix: .generate,
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
      chapter: "Configurator"))

  /// A transition of its own kind that is added to the protocol of all transitions.
  static let surfCustomTransitionProtocol = LintRule(
    "surf-custom-transition-protocol", [.surf], .contracts,
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
      chapter: "A custom transition"))

  /// An entrance of the module that sets it up and is not 'configureModule(with:)'.
  static let surfModuleInputConfigure = LintRule(
    "surf-module-input-configure", [.surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "ModuleInput"))

  /// A method of the module output that is not told as news: a noun, and what happened to it.
  static let surfModuleOutputFact = LintRule(
    "surf-module-output-fact", [.surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "ModuleOutput"))

  /// A module output that is set on the presenter past the configurator.
  static let surfModuleOutputSetInConfigurator = LintRule(
    "surf-module-output-set-in-configurator", [.surf], .contracts, fix: .generate,
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
      chapter: "ModuleOutput"))

  /// A method of the router input that says by what means a module is shown.
  static let surfNoUiDetailInRouter = LintRule(
    "surf-no-ui-detail-in-router", [.surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Rules of RouterInput"))

  /// A method between view and presenter that names a control or a list.
  static let surfNoUiDetailInViewProtocols = LintRule(
    "surf-no-ui-detail-in-view-protocols", [.surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Rules of naming"))

  /// A view that shows or hides something because there is nothing else to show.
  static let surfPresenterDecidesState = LintRule(
    "surf-presenter-decides-state", [.surf], .contracts, when: .onRequest, fix: .move,
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
      chapter: "Presenter"))

  /// A router that another part than the presenter holds.
  static let surfPresenterHoldsRouter = LintRule(
    "surf-presenter-holds-router", [.surf], .contracts, fix: .move,
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
      chapter: "RouterInput"))

  /// A view, adapter or router that holds a service.
  static let surfPresenterUsesServices = LintRule(
    "surf-presenter-uses-services", [.surf], .knowledge, fix: .move,
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
      chapter: "Description"))

  /// A view that shows a message by itself: a toast, a banner, a popup.
  static let surfRouterChildNotOnlyVc = LintRule(
    "surf-router-child-not-only-vc", [.surf], .knowledge, when: .onRequest, fix: .move,
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
      chapter: "Router"))

  /// A method of the router input that begins with something else than 'show' or 'close'.
  static let surfRouterShowModule = LintRule(
    "surf-router-show-module", [.surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "RouterInput"))

  /// A router that holds the view strongly.
  static let surfRouterViewWeak = LintRule(
    "surf-router-view-weak", [.surf], .ownership, fix: .automatic,
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
      chapter: "ModuleTransitionable"))

  /// An action of the user that no presenter hears of.
  static let surfViewForwardsActions = LintRule(
    "surf-view-forwards-actions", [.surf], .contracts, when: .byConvention, fix: .move,
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
      chapter: "View"))

  /// A method that fills the whole view with a value and is not 'configure(with:)'.
  static let surfViewInputConfigureWith = LintRule(
    "surf-view-input-configure-with", [.surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "ViewInput"))

  /// The method that sets the first state under another name than 'setupInitialState'.
  static let surfViewInputInitialState = LintRule(
    "surf-view-input-initial-state", [.surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "ViewInput"))

  /// The event that the view is there under another name than 'viewLoaded'.
  static let surfViewLoaded = LintRule(
    "surf-view-loaded", [.surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "ViewOutput"))

  /// A router that knows the view as something else than what shows modules.
  static let surfViewModuleTransitionable = LintRule(
    "surf-view-module-transitionable", [.surf], .contracts,
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
      chapter: "ModuleTransitionable"))

  /// A method of the view output that tells what the finger did.
  static let surfViewOutputIntent = LintRule(
    "surf-view-output-intent", [.surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Rules of naming"))

  /// A method of an assembly without a test of what it makes.
  static let testAssemblyFilled = LintRule(
    "test-assembly-filled", [.viperBook], .tests, when: .byConvention, fix: .generate,
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
      chapter: "Testing a module, Assembly"))

  /// A test case of an assembly that sees only what everybody sees of it.
  static let testAssemblyPrivateParts = LintRule(
    "test-assembly-private-parts", [.viperBook], .tests, when: .byConvention,
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
      chapter: "Code Style, tests"))

  /// A test case that is called otherwise than what it tests.
  static let testCaseName = LintRule(
    "test-case-name", [.viperBook, .surf], .tests, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, tests"))

  /// A part without a test case, in a project that tests its parts.
  static let testCasePerComponent = LintRule(
    "test-case-per-component", [.viperBook, .surf], .tests, when: .byConvention, fix: .generate,
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
      chapter: "Code Style, tests; Generating code"))

  /// A configurator without a test case.
  static let testConfiguratorSurf = LintRule(
    "test-configurator-surf", [.surf], .tests, when: .byConvention, fix: .generate,
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
      chapter: "Generating code"))

  /// A test case that makes real parts around the one that it tests, where contracts would let mocks stand there.
  static let testDependenciesMocked = LintRule(
    "test-dependencies-mocked", [.viperBook], .tests, when: .byConvention,
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
      chapter: "Testing a module, VIPER and tests"))

  /// A test case that lies elsewhere than its part, though by the architecture's file both lie alike.
  static let testFolder = LintRule(
    "test-folder", [], .tests, when: .byConvention,
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
      chapter: "The architecture's file, tests", stage: .mutualMobile))

  /// A test that is not divided into what is given, what is done and what is checked.
  static let testGivenWhenThen = LintRule(
    "test-given-when-then", [.viperBook], .tests, when: .byConvention, fix: .automatic,
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
      chapter: "Code Style, tests"))

  /// Something that an interactor does with services, without a test.
  static let testInteractorServices = LintRule(
    "test-interactor-services", [.viperBook], .tests, when: .byConvention, fix: .generate,
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
      chapter: "Testing a module, Interactor"))

  /// Tests of several protocols in one test case without a mark that tells them apart.
  static let testMarkPerProtocol = LintRule(
    "test-mark-per-protocol", [.viperBook], .tests, when: .byConvention, fix: .automatic,
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
      chapter: "Code Style, tests"))

  /// A test with more than one check.
  static let testOneCheck = LintRule(
    "test-one-check", [.viperBook], .tests, when: .byConvention,
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
      chapter: "Code Style, tests"))

  /// Something that is said to a presenter, without a test of what it makes of that.
  static let testPresenterProxying = LintRule(
    "test-presenter-proxying", [.viperBook], .tests, when: .byConvention, fix: .generate,
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
      chapter: "Testing a module, Presenter"))

  /// A way to another module without a test.
  static let testRouterTransitions = LintRule(
    "test-router-transitions", [.viperBook], .tests, when: .byConvention, fix: .generate,
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
      chapter: "Testing a module, Router"))

  /// A test case that makes real parts around the one that it tests, where the architecture's file asks for mocks.
  static let testSurroundings = LintRule(
    "test-surroundings", [], .tests, when: .byConvention,
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
      chapter: "The architecture's file, tests", stage: .mutualMobile))

  /// A test case that lies in another folder than its part does among the sources.
  static let testTreeMirrorsSources = LintRule(
    "test-tree-mirrors-sources", [.viperBook], .tests, when: .byConvention,
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
      chapter: "Code Style, tests"))

  /// Something that the user can do, without a test that the presenter hears of it.
  static let testViewEvents = LintRule(
    "test-view-events", [.viperBook], .tests, when: .byConvention, fix: .generate,
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
      chapter: "Testing a module, View"))

  /// Something that a view is told to show, without a test that it shows it.
  static let testViewInput = LintRule(
    "test-view-input", [.viperBook], .tests, when: .byConvention, fix: .generate,
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
      chapter: "Testing a module, View"))

  /// An event in the life of a view that no test of it causes.
  static let testViewLifecycle = LintRule(
    "test-view-lifecycle", [.viperBook], .tests, when: .byConvention, fix: .generate,
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
      chapter: "Testing a module, View"))

  /// A router that sets data on the view of the module that it opens.
  static let transitionDataToPresenter = LintRule(
    "transition-data-to-presenter", [.viperBook], .contracts, fix: .generate,
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
      chapter: "Transitions between modules"))

  /// A view that sets up the next screen in 'prepare(for:sender:)'.
  static let transitionLogicNotInView = LintRule(
    "transition-logic-not-in-view", [.viperBook, .surf, .mutualMobile], .knowledge, fix: .move,
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
      chapter: "Transitions between modules, by the view controller; Massive View Controller"))

  /// A service that knows the user-interface framework.
  static let uikitOnlyInView = LintRule(
    "uikit-only-in-view", [.viperBook], .knowledge,
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
      chapter: "Massive View Controller, advice"))

  /// A method of a module whose name stands nowhere in the app but where it is declared. Actions, overridden methods and what a framework may call are left alone.
  static let unusedModuleMethod = LintRule(
    "unused-module-method", [.viperBook], .completeness,
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
      chapter: "Code Style, general rules"))

  /// A type of a module that no code of the app mentions, or a protocol that is conformed to and nobody talks through.
  static let unusedModuleType = LintRule(
    "unused-module-type", [.viperBook], .completeness,
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
      chapter: "Code Style, general rules"))

  /// A view controller that uses the views of another one.
  static let vcAutonomous = LintRule(
    "vc-autonomous", [.viperBook], .contracts,
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
      chapter: "Massive View Controller, Apple's advice"))

  /// A view that keeps model objects, with which services work.
  static let vcStoresNoData = LintRule(
    "vc-stores-no-data", [.viperBook], .contracts, when: .byConvention, fix: .move,
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
      chapter: "Massive View Controller, Apple's advice"))

  /// A view controller with more than two animations of its own.
  static let viewAnimationExtracted = LintRule(
    "view-animation-extracted", [.viperBook], .contracts, when: .onRequest, fix: .move, limit: Limit(2, "animations"),
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
      chapter: "Massive View Controller, advice"))

  /// A view that is not called after its module.
  static let viewClassName = LintRule(
    "view-class-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, View"))

  /// A view controller that puts its views together itself, in more than twelve calls.
  static let viewComplexSubviewOwnClass = LintRule(
    "view-complex-subview-own-class", [.viperBook, .mutualMobile], .contracts, when: .byConvention, fix: .move, limit: Limit(12, "calls that put views together"),
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
      chapter: "Massive View Controller, advice; how to save the view controller from overweight"))

  /// A handler of the user's actions that decides what they mean.
  static let viewEventHandlerForwardsOnly = LintRule(
    "view-event-handler-forwards-only", [.viperBook, .surf], .contracts, when: .byConvention, fix: .move,
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
      chapter: "Massive View Controller, refactoring; Surf MVP, View"))

  /// A method about a gesture that does not end with what was done.
  static let viewEventProtocolNamingDeck = LintRule(
    "view-event-protocol-naming-deck", [.mutualMobile], .naming, when: .byConvention, fix: .rename,
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
      chapter: "View"))

  /// A view that makes the other objects of its layer by itself.
  static let viewExtraObjectsInjected = LintRule(
    "view-extra-objects-injected", [.viperBook], .contracts, fix: .move,
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
      chapter: "Structure of a module, the view is a layer"))

  /// A view input that is not called after its module.
  static let viewInputName = LintRule(
    "view-input-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, ViewInput"))

  /// A method that gives the view something to get its data from.
  static let viewInputSetters = LintRule(
    "view-input-setters", [.bytePace, .mutualMobile], .contracts,
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
      chapter: "TableViewDelegate and TableViewDataSource; View"))

  /// A view that knows the interactor.
  static let viewInteractorSeparated = LintRule(
    "view-interactor-separated", [.viperBook, .bytePace, .mutualMobile], .knowledge,
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
      chapter: "What is VIPER"))

  /// A view whose presenter never hears that it was loaded.
  static let viewLifecycleInOutput = LintRule(
    "view-lifecycle-in-output", [.viperBook, .surf], .contracts, when: .byConvention,
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
      chapter: "Code Style, ViewOutput"))

  /// An event in the life of the view that has not the name which the Book has for it.
  static let viewLifecycleNaming = LintRule(
    "view-lifecycle-naming", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, ViewOutput"))

  /// A value for views that can be changed.
  static let viewModelImmutable = LintRule(
    "view-model-immutable", [.viperBook], .contracts, when: .byConvention, fix: .automatic,
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
      chapter: "Massive View Controller, advice"))

  /// A view that computes with the values of a list.
  static let viewNoBusinessLogic = LintRule(
    "view-no-business-logic", [.viperBook, .bytePace], .contracts, when: .onRequest, fix: .move,
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
      chapter: "Massive View Controller; What is VIPER"))

  /// A view that reads a store.
  static let viewNoDataAccess = LintRule(
    "view-no-data-access", [.viperBook, .mutualMobile, .surf], .knowledge, fix: .move,
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
      chapter: "Massive View Controller, reading data"))

  /// A view that makes a service or manager, or takes the only one from its class.
  static let viewNoDependencyCreation = LintRule(
    "view-no-dependency-creation", [.viperBook], .contracts, fix: .move,
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
      chapter: "Massive View Controller, configuration"))

  /// A view that is given objects with which services work.
  static let viewNoModelObjects = LintRule(
    "view-no-model-objects", [.viperBook], .contracts, fix: .generate,
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
      chapter: "Massive View Controller, advice"))

  /// A view that makes the view of another module.
  static let viewNoModuleCreation = LintRule(
    "view-no-module-creation", [.viperBook, .surf, .mutualMobile], .knowledge, fix: .move,
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
      chapter: "Massive View Controller, transitions"))

  /// A view that goes to another screen.
  static let viewNoNavigation = LintRule(
    "view-no-navigation", [.viperBook, .surf, .mutualMobile], .knowledge, fix: .move,
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
      chapter: "Massive View Controller, transitions"))

  /// A view that makes requests.
  static let viewNoNetwork = LintRule(
    "view-no-network", [.viperBook, .mutualMobile, .surf], .knowledge, fix: .move,
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
      chapter: "Massive View Controller"))

  /// A view that checks what the user typed.
  static let viewNoValidation = LintRule(
    "view-no-validation", [.viperBook, .bytePace], .knowledge, when: .onRequest, fix: .move,
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
      chapter: "BytePace, problems"))

  /// A view that holds something else than views and the way to its presenter.
  static let viewOnlyViewsAndOutput = LintRule(
    "view-only-views-and-output", [.bytePace], .contracts, fix: .move,
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
      chapter: "TableViewDelegate and TableViewDataSource"))

  /// An outlet or action of a view that is private.
  static let viewOutletsActionsOpen = LintRule(
    "view-outlets-actions-open", [.viperBook], .contracts, when: .byConvention, fix: .automatic,
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
      chapter: "Code Style, View; Testing, View"))

  /// A method of the view output that does not begin with 'did'.
  static let viewOutputDidPrefix = LintRule(
    "view-output-did-prefix", [.viperBook], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, ViewOutput"))

  /// A view that calls its output otherwise than `output`.
  static let viewOutputName = LintRule(
    "view-output-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, View"))

  /// A view output that is not called after its module.
  static let viewOutputProtocolName = LintRule(
    "view-output-protocol-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
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
      chapter: "Code Style, ViewOutput"))

  /// A view that does not keep its presenter alive.
  static let viewOutputStrong = LintRule(
    "view-output-strong", [.viperBook, .surf, .bytePace, .mutualMobile], .ownership, fix: .automatic,
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
      chapter: "Code Style, View"))

  /// A view that asks its presenter for data.
  static let viewPassiveNoPull = LintRule(
    "view-passive-no-pull", [.viperBook, .surf, .bytePace, .mutualMobile], .contracts, fix: .generate,
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
      chapter: "Structure of a module, View"))

  /// A view controller that answers for more than two protocols of frameworks, lists aside.
  static let viewProtocolsExtracted = LintRule(
    "view-protocols-extracted", [.viperBook], .contracts, when: .byConvention, fix: .move, limit: Limit(2, "protocols of frameworks"),
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
      chapter: "Massive View Controller, advice"))

  /// A view that acts on announcements of the system without its presenter.
  static let viewSystemEventsForwarded = LintRule(
    "view-system-events-forwarded", [.viperBook], .contracts, fix: .move,
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
      chapter: "Massive View Controller, refactoring"))

  /// A view controller that is a list's data source or delegate.
  static let viewTableDelegateExtracted = LintRule(
    "view-table-delegate-extracted", [.viperBook, .mutualMobile], .knowledge, fix: .move,
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
      chapter: "Structure of a module; how to save the view controller"))

  /// A view that loads pages or runs scripts of a web view.
  static let webviewEnginePresentationSplit = LintRule(
    "webview-engine-presentation-split", [.viperBook], .knowledge, fix: .move,
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
      chapter: "Working with UIWebView"))

  /// Parts of a module that keep each other alive: by strong references in a circle, or by a closure that one keeps and that captures another strongly.
  static let wiringRetainCycle = LintRule(
    "wiring-retain-cycle", [], .ownership, fix: .automatic,
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
      chapter: "BytePace, problems; Code Style"))
}
