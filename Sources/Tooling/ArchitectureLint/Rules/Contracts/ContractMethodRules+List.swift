import AdderArchitectures

extension ContractMethodRules {
  static let signatures = ContractMethodRules(groups: [
    Group(check: SynchronousCheck(), entries: [Entry(layerProtocolSync)]),
    Group(check: SimpleTypesCheck(), entries: [Entry(layerNoComplexObjects)]),
    Group(check: ModelObjectCheck(), entries: [Entry(viewNoModelObjects, .viewInput)]),
    Group(
      check: ResultCheck(),
      entries: [
        Entry(presenterReturnsNothingToView, .viewOutput), Entry(viewPassiveNoPull, .viewOutput),
        Entry(contractReturnsNothing),
      ]),
    Group(
      check: ParameterCheck(),
      entries: [
        Entry(csBusinessTakesRequest, ContractKind(from: [.shows], to: [.appliesBusinessLogic])),
        Entry(
          csPresentationTakesResponse, ContractKind(from: [.appliesBusinessLogic], to: [.formats])),
        Entry(csDisplayTakesViewModel, ContractKind(from: [.formats], to: [.shows])),
      ]),
  ])

  private static let layerProtocolSync = LintRule(
    "layer-protocol-sync", [.viperBook], .contracts, fix: .generate,
    RulePage(
      finds: "A method between parts whose answer comes later: a closure, 'async', a publisher.",
      hurts: """
        Who waits for an answer must be alive when it comes, and remember why it asked. A request \
        and a fact are two plain calls.
        """,
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

  private static let layerNoComplexObjects = LintRule(
    "layer-no-complex-objects", [.viperBook, .bytePace], .contracts,
    RulePage(
      finds:
        "A method that hands a view, or another object with a life of its own, to another part.",
      hurts: """
        Whoever gets a view can do anything to it, and what it is for can no longer be read off the \
        contract.
        """,
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

  private static let presenterReturnsNothingToView = LintRule(
    "presenter-returns-nothing-to-view", [.bytePace], .contracts, fix: .generate,
    RulePage(
      finds: "A method of the view output that answers.",
      hurts: """
        A view that asks decides when, and the presenter no longer knows what is on the screen.
        """,
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

  private static let viewPassiveNoPull = LintRule(
    "view-passive-no-pull", [.viperBook, .surf, .bytePace, .mutualMobile], .contracts,
    fix: .generate,
    RulePage(
      finds: "A view that asks its presenter for data.",
      hurts: """
        What is shown then depends on when the view happened to ask. A passive view is given all it \
        shows.
        """,
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

  private static let contractReturnsNothing = LintRule(
    "contract-returns-nothing", [], .contracts, when: .byConvention,
    RulePage(
      finds: "A method that answers where the architecture's file says that nothing comes back.",
      hurts:
        "An answer is a second contract, in the other direction, that nobody has written down.",
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

  private static let csBusinessTakesRequest = LintRule(
    "cs-business-takes-request", [.cleanSwift], .contracts, fix: .generate,
    RulePage(
      finds: "A method of the business logic that takes something else than one request.",
      hurts: """
        Every use case is called in the same way, and a new value is a new property, not a change of \
        the protocol.
        """,
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

  private static let csPresentationTakesResponse = LintRule(
    "cs-presentation-takes-response", [.cleanSwift], .contracts, fix: .generate,
    RulePage(
      finds: "A method of the presentation logic that takes something else than one response.",
      hurts: """
        What the interactor tells is named by its use case; loose values are bound to the order they \
        came in.
        """,
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

  private static let csDisplayTakesViewModel = LintRule(
    "cs-display-takes-view-model", [.cleanSwift], .contracts, fix: .generate,
    RulePage(
      finds: "A method of the display logic that takes something else than one view model.",
      hurts: """
        A view model says all there is to show. What comes beside it, the view has to put together \
        itself.
        """,
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

  private static let viewNoModelObjects = LintRule(
    "view-no-model-objects", [.viperBook], .contracts, fix: .generate,
    RulePage(
      finds: "A view that is given objects with which services work.",
      hurts: """
        When the model changes the screen changes with it; simple values of its own keep the two \
        apart.
        """,
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
}
