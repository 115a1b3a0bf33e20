import AdderArchitectures

extension ContractMethodRules {
  static let names = ContractMethodRules(groups: [
    Group(
      check: BeginCheck(),
      entries: [
        Entry(viewOutputDidPrefix, .viewOutput),
        Entry(interactorOutputDidPrefix, .interactorOutput),
        Entry(moduleOutputDidPrefix, .moduleOutput),
        Entry(routerInputOpenCloseEmbed, .routerInput),
        Entry(surfRouterShowModule, .routerInput),
        Entry(csRouteToNaming, ContractKind(to: [.navigates])),
        Entry(csUseCaseMethodNaming, ContractKind(to: [.formats, .shows])),
        Entry(methodBegin),
      ]),
    Group(check: ContainCheck(), entries: [Entry(routerInputNamesModule, .routerInput)]),
    Group(
      check: AvoidedWordCheck(words: .gestures, advice: "Say what the user wants."),
      entries: [Entry(surfViewOutputIntent, .viewOutput)]),
    Group(
      check: AvoidedWordCheck(words: .others, advice: "Say what it is for."),
      entries: [
        Entry(surfNoUiDetailInViewProtocols, .viewProtocols),
        Entry(surfNoUiDetailInRouter, .routerInput),
      ]),
    Group(check: GestureEndCheck(), entries: [Entry(viewEventProtocolNamingDeck, .viewOutput)]),
    Group(check: VerbCheck(), entries: [Entry(layerMethodVerbFirst)]),
    Group(check: CommandCheck(), entries: [Entry(layerCommandImperative)]),
    Group(check: FactCheck(), entries: [Entry(layerFactPastTense)]),
    Group(check: NewsCheck(), entries: [Entry(surfModuleOutputFact, .moduleOutput)]),
    Group(check: ReadingVerbCheck(), entries: [Entry(interactorInputVerbs, .interactorInput)]),
    Group(check: SourceEndCheck(), entries: [Entry(interactorInputSourceSuffix, .interactorInput)]),
    Group(check: PairCheck(), entries: [Entry(interactorOutputSuccessFailurePair)]),
    Group(check: SetterCheck(), entries: [Entry(viewInputSetters, .viewInput)]),
    Group(
      check: LifecycleCheck(),
      entries: [Entry(viewLifecycleNaming, .viewOutput), Entry(surfViewLoaded, .viewOutput)]),
    Group(
      check: ConfigurationCheck(label: nil), entries: [Entry(moduleInputConfigure, .moduleInput)]),
    Group(
      check: ConfigurationCheck(label: "with"),
      entries: [
        Entry(surfModuleInputConfigure, .moduleInput),
        Entry(surfViewInputConfigureWith, .viewInput),
      ]),
    Group(check: InitialStateCheck(), entries: [Entry(surfViewInputInitialState, .viewInput)]),
    Group(
      check: OtherModuleCheck(purpose: .opening),
      entries: [Entry(routerPresentMethodName, .routerInput)]),
    Group(
      check: OtherModuleCheck(purpose: .preparation),
      entries: [Entry(routerInjectMethodName, .routerInput)]),
  ])

  private static let viewOutputDidPrefix = LintRule(
    "view-output-did-prefix", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the view output that does not begin with 'did'.",
      hurts: """
        A view tells what happened and orders nothing. The word keeps facts and requests apart at a \
        glance.
        """,
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

  private static let interactorOutputDidPrefix = LintRule(
    "interactor-output-did-prefix", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the interactor output that does not begin with 'did'.",
      hurts: """
        An interactor tells what came of a request; what to do with it is for the presenter to say.
        """,
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

  private static let moduleOutputDidPrefix = LintRule(
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

  private static let routerInputOpenCloseEmbed = LintRule(
    "router-input-open-close-embed", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: """
        A method of the router input that begins with something else than 'open', 'close' or \
        'embed'.
        """,
      hurts: """
        Three verbs are all that happens to modules; others tell of pushing and presenting, which is \
        the router's secret.
        """,
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

  private static let surfRouterShowModule = LintRule(
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

  private static let csRouteToNaming = LintRule(
    "cs-route-to-naming", [.cleanSwift], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the routing logic that does not begin with 'routeTo'.",
      hurts: """
        Segues find their methods by that name; a method with another name is never called by them.
        """,
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

  private static let csUseCaseMethodNaming = LintRule(
    "cs-use-case-method-naming", [.cleanSwift], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: """
        A method on the way of a use case that begins with another word than its contract has, or is \
        called after something else than the one before it.
        """,
      hurts: """
        'showContacts', 'presentContacts', 'displayContacts': whoever reads one of them knows the \
        other two.
        """,
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

  private static let methodBegin = LintRule(
    "method-begin", [], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: """
        A method that begins with another word than the architecture's file has for its contract.
        """,
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

  private static let routerInputNamesModule = LintRule(
    "router-input-names-module", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the router input that does not say that it leads to a module.",
      hurts: """
        'openPost' could open a post in this screen. 'openPostModule' says that the user goes \
        elsewhere.
        """,
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

  private static let surfViewOutputIntent = LintRule(
    "surf-view-output-intent", [.surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the view output that tells what the finger did.",
      hurts: """
        The presenter answers to what the user wants; by which gesture they say it may change with \
        the design.
        """,
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

  private static let surfNoUiDetailInViewProtocols = LintRule(
    "surf-no-ui-detail-in-view-protocols", [.surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method between view and presenter that names a control or a list.",
      hurts: """
        Names that speak of buttons and tables must change when the design does, though nothing else \
        has.
        """,
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

  private static let surfNoUiDetailInRouter = LintRule(
    "surf-no-ui-detail-in-router", [.surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method of the router input that says by what means a module is shown.",
      hurts:
        "Whether it is an alert, a popup or a screen is for the router to say, and may change.",
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

  private static let viewEventProtocolNamingDeck = LintRule(
    "view-event-protocol-naming-deck", [.mutualMobile], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method about a gesture that does not end with what was done.",
      hurts: """
        The slides name an event by its control and what was done to it; one order for all lets a \
        reader find it.
        """,
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

  private static let layerMethodVerbFirst = LintRule(
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

  private static let layerCommandImperative = LintRule(
    "layer-command-imperative", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method that starts something and is named as if it had happened.",
      hurts: """
        Who reads the call cannot tell a request from a report, and looks in the wrong part for the \
        other end.
        """,
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

  private static let layerFactPastTense = LintRule(
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

  private static let surfModuleOutputFact = LintRule(
    "surf-module-output-fact", [.surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: """
        A method of the module output that is not told as news: a noun, and what happened to it.
        """,
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

  private static let interactorInputVerbs = LintRule(
    "interactor-input-verbs", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method that reads data and begins with another word than 'obtain'.",
      hurts: """
        'get', 'load' and 'fetch' each promise another source; the presenter is not to know of any.
        """,
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

  private static let interactorInputSourceSuffix = LintRule(
    "interactor-input-source-suffix", [.viperBook], .naming, when: .onRequest,
    RulePage(
      finds: "Two methods that get the same data, of which one does not say from where.",
      hurts: """
        If the module chooses the source itself, its contract has to say which one a method means.
        """,
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

  private static let interactorOutputSuccessFailurePair = LintRule(
    "interactor-output-success-failure-pair", [.viperBook], .completeness, when: .always,
    fix: .generate,
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

  private static let viewInputSetters = LintRule(
    "view-input-setters", [.bytePace, .mutualMobile], .contracts, when: .always, fix: .manual,
    RulePage(
      finds: "A method that gives the view something to get its data from.",
      hurts: """
        A view that fetches is asked nothing and shows what it likes; the presenter sets what is \
        shown.
        """,
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

  private static let viewLifecycleNaming = LintRule(
    "view-lifecycle-naming", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An event in the life of the view that has not the name which the Book has for it.",
      hurts: """
        Between what the user did and what UIKit did there is a difference; 'didTrigger…Event' shows \
        it.
        """,
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

  private static let surfViewLoaded = LintRule(
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

  private static let moduleInputConfigure = LintRule(
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

  private static let surfModuleInputConfigure = LintRule(
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

  private static let surfViewInputConfigureWith = LintRule(
    "surf-view-input-configure-with", [.surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method that fills the whole view with a value and is not 'configure(with:)'.",
      hurts: """
        One name for it in all modules says that the view shows what it was given, and nothing \
        before.
        """,
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

  private static let surfViewInputInitialState = LintRule(
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

  private static let routerPresentMethodName = LintRule(
    "router-present-method-name", [.bytePace], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A way to another module that is not called 'present' and that module's name.",
      hurts: """
        In the caller's code the way reads like the sentence that describes it: present the options.
        """,
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

  private static let routerInjectMethodName = LintRule(
    "router-inject-method-name", [.bytePace], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A method that makes another module ready and is not called after what it injects.",
      hurts:
        "Making a module ready and showing it are two steps; the name says which one is meant.",
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
}
