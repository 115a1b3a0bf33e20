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
