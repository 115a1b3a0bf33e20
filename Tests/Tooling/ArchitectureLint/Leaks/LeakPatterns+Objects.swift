extension LeakPattern {
  /// Objects that retain each other without a closure.
  static let objects: [LeakPattern] = [
    LeakPattern(
      name: "A part that tells another one to remove something",
      leaks: [
        Shape(
          .bookPresenter,
          """
          var screen: PostListViewController?
          func attach(_ screen: PostListViewController) { self.screen = screen }
          func didTapDelete() { screen?.removeRows() }
          """, beside: "extension PostListViewController { func removeRows() {} }")
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          var screen: PostListViewController?
          func attach(_ screen: PostListViewController) { self.screen = screen }
          func didTapDelete() {
            screen?.removeRows()
            screen = nil
          }
          """, beside: "extension PostListViewController { func removeRows() {} }")
      ]),
    LeakPattern(
      name: "Parts that retain each other",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private var child: PostListChild?
          func didTriggerViewReadyEvent() { child = PostListChild(presenter: self) }
          """,
          beside: """
            final class PostListChild {
              private var presenter: PostListViewOutput
              init(presenter: PostListViewOutput) { self.presenter = presenter }
            }
            """),
        Shape(
          .listPresenter,
          """
          private let sorter: ListSorter = ListSorter()
          func viewTapped() { sorter.onSort = { [unowned self, interactor] in interactor?.obtainNames() } }
          func start() { sorter.owner = self }
          """,
          beside: """
            final class ListSorter {
              var onSort: (() -> Void)?
              var owner: AnyObject?
            }
            """),
        Shape(
          .surfPresenter,
          """
          private let child = ProfileChild()
          func viewLoaded() { child.parent = self }
          """,
          beside: """
            final class ProfileChild { var parent: ProfilePresenter? }
            """),
      ],
      twins: [
        // Each of these makes a new one of the others.
        Shape(
          .bookPresenter, "private let store = PostStore()",
          beside: """
            final class PostStore { lazy var worker = PostWorker() }
            final class PostWorker { private let store: PostStore = PostStore() }
            """),
        Shape(
          .bookPresenter,
          """
          private var child: PostListChild?
          func didTriggerViewReadyEvent() { child = PostListChild(presenter: self) }
          """,
          beside: """
            final class PostListChild {
              private weak var presenter: PostListViewOutput?
              init(presenter: PostListViewOutput) { self.presenter = presenter }
            }
            """),
        Shape(
          .listPresenter,
          """
          private let sorter: ListSorter = ListSorter()
          func viewTapped() { sorter.sort(self) }
          """,
          beside: """
            final class ListSorter {
              func sort(_ owner: AnyObject) { print(owner) }
            }
            """),
        Shape(
          .surfPresenter,
          """
          private let child = ProfileChild()
          """,
          beside: """
            final class ProfileChild { var parent: ProfilePresenter? }
            """),
        Shape(
          .surfPresenter,
          """
          private let children = ProfileChildren()
          """,
          beside: """
            final class ProfileChildren {
              weak var presenter: ProfilePresenter?
              private let other: OtherPresenter
              init() {
                let (_, presenter) = OtherModule.assemble()
                other = presenter
              }
            }
            final class OtherPresenter {}
            enum OtherModule {
              static func assemble() -> (view: UIViewController, presenter: OtherPresenter) {
                (UIViewController(), OtherPresenter())
              }
            }
            """),
      ]),
    LeakPattern(
      name: "A coordinator that keeps its child",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private var flow: PostFlow?
          func didTriggerViewReadyEvent() {
            let flow = PostFlow()
            flow.onFinish = { self.didFinish() }
            self.flow = flow
          }
          private func didFinish() { router.openPostModule() }
          """, beside: "final class PostFlow { var onFinish: (() -> Void)? }"),
        Shape(
          .surfPresenter,
          """
          private var flows: [String: EditFlow] = [:]
          func viewLoaded() {
            let flow = EditFlow()
            flow.onFinish = didFinish
            flows["edit"] = flow
          }
          private func didFinish() {}
          """, beside: "final class EditFlow { var onFinish: (() -> Void)? }"),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private var flow: PostFlow?
          func didTriggerViewReadyEvent() {
            let flow = PostFlow()
            flow.onFinish = { self.didFinish() }
            self.flow = flow
          }
          private func didFinish() { flow = nil }
          """, beside: "final class PostFlow { var onFinish: (() -> Void)? }"),
        Shape(
          .surfPresenter,
          """
          private var flows: [String: EditFlow] = [:]
          func viewLoaded() {
            let flow = EditFlow()
            flow.onFinish = { self.flows["edit"] = nil }
            flows["edit"] = flow
          }
          """, beside: "final class EditFlow { var onFinish: (() -> Void)? }"),
      ]),
    LeakPattern(
      name: "A reference that is set through a protocol",
      leaks: [Shape(.bookAssembly, buildingChat, beside: chat)],
      twins: [
        Shape(
          .bookAssembly, buildingChat,
          beside: chat.replacing(
            "  var presenter: ChatAnswering?\n  func",
            with: "  weak var presenter: ChatAnswering?\n  func"))
      ]),
    LeakPattern(
      name: "An argument without a label behind another one",
      leaks: [
        Shape(
          .surfPresenter,
          """
          private var form: EditForm?
          private var tab = 0
          func viewLoaded() {
            let form = EditForm()
            form.onSave = { self.finish() }
            select(1, form)
          }
          private func select(_ tab: Int, _ form: EditForm) {
            self.tab = tab
            self.form = form
          }
          private func finish() {}
          """, beside: "final class EditForm { var onSave: (() -> Void)? }")
      ],
      twins: [
        Shape(
          .surfPresenter,
          """
          private var tab = EditTab.first
          func viewLoaded() {
            let form = EditForm()
            form.onSave = { self.finish() }
            select(.second, form)
          }
          private func select(_ tab: EditTab, _ form: EditForm) {
            self.tab = tab
            form.update()
          }
          private func finish() {}
          """,
          beside: """
            enum EditTab { case first, second }
            final class EditForm {
              var onSave: (() -> Void)?
              func update() {}
            }
            """)
      ]),
    LeakPattern(
      name: "A computed property that sets a stored one",
      leaks: [
        Shape(
          .bookInteractor,
          """
          private var storedListener: PostListListener!
          var listener: PostListListener {
            get { storedListener }
            set { storedListener = newValue }
          }
          func start() { listener = PostListListener(interactor: self) }
          """,
          beside: """
            final class PostListListener {
              private let interactor: PostListInteractor
              init(interactor: PostListInteractor) { self.interactor = interactor }
            }
            """),
        Shape(
          .surfPresenter,
          """
          private let child = ProfileChild()
          func viewLoaded() { child.parent = self }
          """,
          beside: """
            final class ProfileChild {
              private var storedParent: AnyObject?
              var parent: AnyObject? {
                get { return self.storedParent }
                set(newParent) { self.storedParent = newParent }
              }
            }
            """),
      ],
      twins: [
        Shape(
          .surfPresenter,
          """
          private let child = ProfileChild()
          func viewLoaded() { child.parent = self }
          """,
          beside: """
            final class ProfileChild {
              private weak var storedParent: AnyObject?
              var parent: AnyObject? {
                get { storedParent }
                set { storedParent = newValue }
              }
            }
            """),
        Shape(
          .surfPresenter,
          """
          private let child = ProfileChild()
          func viewLoaded() { child.parent = self }
          """,
          beside: """
            final class ProfileChild {
              private var title = ""
              var parent: ProfilePresenter {
                get { fatalError() }
                set { title = "\\(newValue)" }
              }
            }
            """),
      ]),
    LeakPattern(
      name: "An object that is created for each of several modules",
      leaks: [
        Shape(
          .bookInteractor,
          """
          private let facade = Facade()
          func start() { facade.list = self }
          """,
          beside: """
            final class Facade {
              var list: PostListInteractor?
              var menu: MenuInteractor?
            }
            final class MenuInteractor {
              private let facade = Facade()
              func start() { facade.menu = self }
            }
            """),
        Shape(
          .bookAssembly,
          """
          static func build(_ interactor: PostListInteractor) {
            let facade = Facade()
            facade.list = interactor
            interactor.facade = facade
          }
          """,
          beside: """
            final class Facade {
              var list: PostListInteractor?
            }
            final class PostListInteractor: PostListInteractorInput {
              weak var output: PostListInteractorOutput?
              var postService: PostService!
              var facade: Facade?
              func obtainPosts() { output?.didObtainPosts([]) }
            }
            final class MenuInteractor {
              private let facade: Facade
              init(facade: Facade) { self.facade = facade }
            }
            """),
      ],
      twins: [
        Shape(
          .bookInteractor,
          """
          private let facade: Facade
          init(facade: Facade) { self.facade = facade }
          func start() { facade.menu = MenuInteractor(facade: facade) }
          """,
          beside: """
            final class Facade {
              var menu: MenuInteractor?
            }
            final class MenuInteractor {
              private let facade: Facade
              init(facade: Facade) { self.facade = facade }
            }
            """),
        Shape(
          .bookInteractor,
          """
          private let facade = Facade()
          func start() { facade.list = self }
          """,
          beside: """
            final class Facade {
              weak var list: PostListInteractor?
            }
            final class MenuInteractor {
              private let facade = Facade()
            }
            """),
      ]),
  ]
  /// Code that connects the parts of the module in `chat`.
  private static let buildingChat = """
    static func build(_ screen: ChatScreen) {
      let presenter: ChatPresenting & ChatAnswering = ChatPresenter()
      screen.presenter = presenter
      screen.presenter?.interactor = ChatInteractor()
      screen.presenter?.interactor?.presenter = presenter
    }
    """

  /// A module whose parts know each other's protocols.
  private static let chat = """
    // Chat/ChatScreen.swift
    final class ChatScreen: UIViewController {
      var presenter: ChatPresenting?
      override func viewDidLoad() { presenter?.load() }
    }
    // Chat/ChatProtocols.swift
    protocol ChatPresenting: AnyObject {
      var interactor: ChatLoading? { get set }
      func load()
    }
    protocol ChatLoading: AnyObject {
      var presenter: ChatAnswering? { get set }
      func obtain()
    }
    protocol ChatAnswering: AnyObject { func didObtain() }
    // Chat/ChatPresenter.swift
    final class ChatPresenter: ChatPresenting, ChatAnswering {
      var interactor: ChatLoading?
      func load() { interactor?.obtain() }
      func didObtain() {}
    }
    // Chat/ChatInteractor.swift
    final class ChatInteractor: ChatLoading {
      var presenter: ChatAnswering?
      func obtain() { presenter?.didObtain() }
    }
    """
}
