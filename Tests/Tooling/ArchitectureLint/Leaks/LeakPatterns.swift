// The patterns come from how apps leak, not from how the rules work.
extension LeakPattern {
  static let all: [LeakPattern] =
    closures + helpers + services + loops + subscriptions + screens + objects + owners

  // MARK: Closures

  private static let closures: [LeakPattern] = [
    LeakPattern(
      name: "A closure in an own property",
      leaks: [
        Shape(
          .bookPresenter,
          """
          var onClose: (() -> Void)?
          func didTriggerViewReadyEvent() { onClose = { self.interactor.obtainPosts() } }
          """),
        Shape(
          .surfView, "lazy var onTap: () -> Void = { self.output.viewLoaded() }"),
        Shape(
          .listPresenter,
          """
          private var completion: ((String) -> Void)?
          func viewTapped() {
            completion = { [self] name in didObtainNames([name]) }
          }
          """),
        Shape(
          .startPresenter,
          """
          private var retry: (() -> Void)?
          func didLoadView() {
            let action = { self.interactor.obtainName() }
            if retry == nil { retry = action }
          }
          """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          var onClose: (() -> Void)?
          func didTriggerViewReadyEvent() {
            weak var weakSelf = self
            onClose = { weakSelf?.interactor.obtainPosts() }
          }
          """),
        Shape(
          .bookPresenter,
          """
          var onClose: (() -> Void)?
          func didTriggerViewReadyEvent() { onClose = { [weak self] in self?.interactor.obtainPosts() } }
          """),
        Shape(
          .surfView, "lazy var onTap: () -> Void = { [unowned self] in self.output.viewLoaded() }"),
        Shape(
          .listPresenter,
          """
          private var completion: ((String) -> Void)?
          func viewTapped() { completion = { [interactor] _ in interactor?.obtainNames() } }
          """),
        Shape(
          .startPresenter,
          """
          private var retry: (() -> Void)?
          func didLoadView() { retry = { self.interactor.obtainName() } }
          func didRetry() {
            retry?()
            retry = nil
          }
          """),
      ]),
    LeakPattern(
      name: "A collection of handlers",
      leaks: [
        Shape(
          .sceneInteractor,
          """
          private var handlers: [() -> Void] = []
          func start() { handlers += [{ self.showContacts(request: .init()) }] }
          """),
        Shape(
          .bookPresenter,
          """
          private var handlers: [() -> Void] = []
          func didTriggerViewReadyEvent() { handlers.append { self.interactor.obtainPosts() } }
          """),
        Shape(
          .startPresenter,
          """
          private var handlers: [String: () -> Void] = [:]
          func didLoadView() { handlers["options"] = { self.router.presentOptions() } }
          """),
        Shape(
          .surfPresenter,
          """
          struct Action {
            let title: String
            let handler: () -> Void
          }
          private var actions: [Action] = []
          func viewLoaded() {
            actions = [
              Action(title: "Edit", handler: { self.router.showEditProfileModule() }),
              Action(title: "Close", handler: {}),
            ]
          }
          """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private var handlers: [() -> Void] = []
          func didTriggerViewReadyEvent() {
            handlers.append { [weak self] in self?.interactor.obtainPosts() }
          }
          """),
        Shape(
          .startPresenter,
          """
          private var handlers: [String: () -> Void] = [:]
          func didLoadView() { handlers["options"] = { self.router.presentOptions() } }
          func didTapDone() { handlers.removeAll() }
          """),
        Shape(
          .surfPresenter,
          """
          func viewLoaded() {
            let actions = [{ self.router.showEditProfileModule() }, { self.view?.setupInitialState() }]
            actions.forEach { $0() }
          }
          """),
      ]),
    LeakPattern(
      name: "A method reference",
      leaks: [
        Shape(
          .bookPresenter,
          """
          var onClose: (() -> Void)?
          func didTriggerViewReadyEvent() { onClose = close }
          private func close() { interactor.obtainPosts() }
          """),
        Shape(
          .surfView,
          """
          private let header = ProfileHeaderView()
          override func viewDidLoad() {
            super.viewDidLoad()
            header.onTap = self.didTapHeader
          }
          private func didTapHeader() { output.viewLoaded() }
          """, beside: "final class ProfileHeaderView: UIView { var onTap: (() -> Void)? }"),
        Shape(
          .sceneView,
          """
          private var handlers: [(String) -> Void] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            handlers.append(select(_:))
          }
          private func select(_ name: String) { refresh() }
          """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          var onClose: (() -> Void)?
          private var titles: [String] = []
          func didTriggerViewReadyEvent() {
            titles = [1, 2].map(makeTitle)
            onClose = { [weak self] in self?.close() }
          }
          private func makeTitle(_ number: Int) -> String { "\\(number)" }
          private func close() { interactor.obtainPosts() }
          """),
        Shape(
          .surfView,
          """
          private let header = ProfileHeaderView()
          override func viewDidLoad() {
            super.viewDidLoad()
            header.onTap = Self.didTapHeader
          }
          private static func didTapHeader() {}
          """, beside: "final class ProfileHeaderView: UIView { var onTap: (() -> Void)? }"),
        Shape(
          .sceneView,
          """
          private var names: [String] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            names = ["a", "b"].filter(isShown)
          }
          private func isShown(_ name: String) -> Bool { name != title }
          """),
      ]),
    LeakPattern(
      name: "A nested function",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private var onRetry: (() -> Void)?
          func didTriggerViewReadyEvent() {
            func load() { self.interactor.obtainPosts() }
            onRetry = load
          }
          """),
        Shape(
          .startPresenter,
          """
          private var makeTitle: ((Int) -> String)?
          func didLoadView() {
            func title(_ number: Int) -> String {
              interactor.obtainName()
              return "\\(number)"
            }
            makeTitle = title
          }
          """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private var onRetry: (() -> Void)?
          func didTriggerViewReadyEvent() {
            func load() { self.interactor.obtainPosts() }
            load()
            onRetry = { [weak self] in self?.interactor.obtainPosts() }
          }
          """),
        Shape(
          .startPresenter,
          """
          private var makeTitle: ((Int) -> String)?
          func didLoadView() {
            func title(_ number: Int) -> String { "\\(number)" }
            makeTitle = title
          }
          """),
      ]),
    LeakPattern(
      name: "A weak capture inside a strong one",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private var onReload: (() -> Void)?
          func didTriggerViewReadyEvent() {
            onReload = {
              Loader.load { [weak self] in self?.interactor.obtainPosts() }
            }
          }
          """, beside: "enum Loader { static func load(_ done: @escaping () -> Void) { done() } }"),
        Shape(
          .surfPresenter,
          """
          private var onUpdate: (() -> Void)?
          func viewLoaded() {
            onUpdate = {
              DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                self.view?.setupInitialState()
              }
            }
          }
          """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private var onReload: (() -> Void)?
          func didTriggerViewReadyEvent() {
            onReload = { [weak self] in
              Loader.load { self?.interactor.obtainPosts() }
            }
          }
          """, beside: "enum Loader { static func load(_ done: @escaping () -> Void) { done() } }"),
        Shape(
          .surfPresenter,
          """
          func viewLoaded() {
            DispatchQueue.main.async {
              DispatchQueue.main.async { [weak self] in self?.view?.setupInitialState() }
            }
          }
          """),
      ]),
    LeakPattern(
      name: "A strong capture after 'guard let self'",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private var onDone: (() -> Void)?
          func didTriggerViewReadyEvent() {
            Loader.load { [weak self] in
              guard let self = self else { return }
              self.onDone = { self.router.openPostModule() }
            }
          }
          """, beside: "enum Loader { static func load(_ done: @escaping () -> Void) { done() } }"),
        Shape(
          .surfView,
          """
          private let header = ProfileHeaderView()
          override func viewDidLoad() {
            super.viewDidLoad()
            DispatchQueue.main.async { [weak self] in
              guard let self else { return }
              header.onTap = { self.output.viewLoaded() }
            }
          }
          """, beside: "final class ProfileHeaderView: UIView { var onTap: (() -> Void)? }"),
        Shape(
          .listPresenter,
          """
          private var onDone: (() -> Void)?
          func viewTapped() {
            Loader.load { [weak self] in
              guard let strongSelf = self else { return }
              strongSelf.onDone = { strongSelf.addButtonTapped() }
            }
          }
          """, beside: "enum Loader { static func load(_ done: @escaping () -> Void) { done() } }"),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private var onDone: (() -> Void)?
          func didTriggerViewReadyEvent() {
            Loader.load { [weak self] in
              guard let self = self else { return }
              self.onDone = { [weak self] in self?.router.openPostModule() }
            }
          }
          """, beside: "enum Loader { static func load(_ done: @escaping () -> Void) { done() } }"),
        Shape(
          .surfView,
          """
          private let header = ProfileHeaderView()
          override func viewDidLoad() {
            super.viewDidLoad()
            header.onTap = { [weak self] in
              guard let self else { return }
              DispatchQueue.main.async { self.output.viewLoaded() }
            }
          }
          """, beside: "final class ProfileHeaderView: UIView { var onTap: (() -> Void)? }"),
      ]),
    LeakPattern(
      name: "A wrapped completion handler",
      leaks: [
        Shape(
          .bookInteractor,
          """
          private var onDone: ((String) -> Void)?
          func load(completion: @escaping (String) -> Void) {
            onDone = { text in
              completion(text)
              self.obtainPosts()
            }
          }
          """),
        Shape(
          .startInteractor,
          """
          private let cache = NameCache()
          func warmUp() { cache.prepare { self.obtainName() } }
          """,
          beside: """
            final class NameCache {
              private var finished: (() -> Void)?
              func prepare(_ done: @escaping () -> Void) {
                finished = {
                  print("prepared")
                  done()
                }
              }
            }
            """),
      ],
      twins: [
        Shape(
          .bookInteractor,
          """
          private var onDone: ((String) -> Void)?
          func load(completion: @escaping (String) -> Void) {
            onDone = { text in completion(text) }
          }
          """),
        Shape(
          .startInteractor,
          """
          private let cache = NameCache()
          func warmUp() { cache.prepare { self.obtainName() } }
          """,
          beside: """
            final class NameCache {
              private var finished: (() -> Void)?
              func prepare(_ done: @escaping () -> Void) {
                finished = { done() }
                DispatchQueue.main.async {
                  self.finished?()
                  self.finished = nil
                }
              }
            }
            """),
      ]),
    LeakPattern(
      name: "A lazy property",
      leaks: [
        Shape(
          .surfView,
          """
          private lazy var saveButton: UIButton = {
            let button = UIButton()
            button.addAction(UIAction { _ in self.output.viewLoaded() }, for: .touchUpInside)
            return button
          }()
          """),
        Shape(
          .bookPresenter,
          """
          private lazy var loader = PageLoader { self.interactor.obtainPosts() }
          """,
          beside: """
            final class PageLoader {
              private let onPage: () -> Void
              init(onPage: @escaping () -> Void) { self.onPage = onPage }
            }
            """),
        Shape(
          .startPresenter,
          """
          private lazy var loader: PageLoader = {
            let loader = PageLoader()
            loader.onPage = { self.interactor.obtainName() }
            return loader
          }()
          """, beside: "final class PageLoader { var onPage: (() -> Void)? }"),
      ],
      twins: [
        Shape(
          .surfView,
          """
          private lazy var saveButton: UIButton = {
            let button = UIButton()
            button.addTarget(self, action: #selector(save), for: .touchUpInside)
            button.setTitle(self.title, for: .normal)
            return button
          }()
          @objc private func save() { output.viewLoaded() }
          """),
        Shape(
          .bookPresenter,
          """
          private lazy var loader = PageLoader { [weak self] in self?.interactor.obtainPosts() }
          """,
          beside: """
            final class PageLoader {
              private let onPage: () -> Void
              init(onPage: @escaping () -> Void) { self.onPage = onPage }
            }
            """),
        Shape(
          .startPresenter,
          """
          private lazy var title: String = { self.makeTitle() }()
          private func makeTitle() -> String { "Start" }
          """),
      ]),
    LeakPattern(
      name: "A value that carries a closure",
      leaks: [
        Shape(
          .surfView,
          """
          struct Model {
            let title: String
            let onTap: () -> Void
          }
          private var model: Model?
          override func viewDidLoad() {
            super.viewDidLoad()
            let model = Model(title: "Edit", onTap: { self.output.viewLoaded() })
            self.model = model
          }
          """),
        Shape(
          .listPresenter,
          """
          enum State {
            case loading
            case failed(retry: () -> Void)
          }
          private var state = State.loading
          func viewTapped() { state = .failed(retry: { self.interactor.obtainNames() }) }
          """),
      ],
      twins: [
        Shape(
          .surfView,
          """
          struct Model {
            let title: String
            let onTap: () -> Void
          }
          private var model: Model?
          override func viewDidLoad() {
            super.viewDidLoad()
            model = Model(title: "Edit", onTap: { [weak self] in self?.output.viewLoaded() })
          }
          """),
        Shape(
          .listPresenter,
          """
          struct Draft {
            var text = ""
            var onChange: (() -> Void)?
            mutating func edit() { onChange = { print(self.text) } }
          }
          private var draft = Draft()
          func viewTapped() { draft.edit() }
          """),
      ]),
  ]

  // MARK: Helpers

  private static let helpers: [LeakPattern] = [
    LeakPattern(
      name: "A closure in a helper",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private let loader = PageLoader()
          func didTriggerViewReadyEvent() {
            loader.onPage = { page in self.interactor.obtainPosts() }
          }
          """, beside: "final class PageLoader { var onPage: ((Int) -> Void)? }"),
        Shape(
          .startPresenter,
          """
          private let validator: NameValidator
          init(validator: NameValidator) { self.validator = validator }
          func didLoadView() {
            validator.observe { isValid in
              if isValid { self.router.presentOptions() }
            }
          }
          """,
          beside: """
            final class NameValidator {
              private var observer: ((Bool) -> Void)?
              func observe(_ observer: @escaping (Bool) -> Void) { self.observer = observer }
            }
            """),
        Shape(
          .scenePresenter,
          """
          private var formatter: ContactFormatter?
          func start() {
            let formatter = ContactFormatter(onChange: { self.update() })
            self.formatter = formatter
          }
          private func update() {}
          """,
          beside: """
            final class ContactFormatter {
              let onChange: () -> Void
              init(onChange: @escaping () -> Void) { self.onChange = onChange }
            }
            """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private let first = PageLoader()
          func didTriggerViewReadyEvent() {
            let second = PageLoader(onPage: { self.interactor.obtainPosts() })
            second.onPage?()
          }
          """,
          beside: """
            final class PageLoader {
              var onPage: (() -> Void)?
              init(onPage: (() -> Void)? = nil) { self.onPage = onPage }
            }
            """),
        Shape(
          .bookPresenter,
          """
          private let loader = PageLoader()
          func didTriggerViewReadyEvent() {
            loader.onPage = { [weak self] page in self?.interactor.obtainPosts() }
          }
          """, beside: "final class PageLoader { var onPage: ((Int) -> Void)? }"),
        Shape(
          .startPresenter,
          """
          private let validator: NameValidator
          init(validator: NameValidator) { self.validator = validator }
          func didLoadView() {
            validator.validate { isValid in
              if isValid { self.router.presentOptions() }
            }
          }
          """,
          beside: """
            final class NameValidator {
              func validate(_ completion: @escaping (Bool) -> Void) {
                DispatchQueue.main.async { completion(true) }
              }
            }
            """),
        Shape(
          .scenePresenter,
          """
          func start() {
            let formatter = ContactFormatter(onChange: { self.update() })
            formatter.run()
          }
          private func update() {}
          """,
          beside: """
            final class ContactFormatter {
              let onChange: () -> Void
              init(onChange: @escaping () -> Void) { self.onChange = onChange }
              func run() { onChange() }
            }
            """),
      ]),
    LeakPattern(
      name: "A helper's strong delegate",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private let paginator = Paginator()
          func didTriggerViewReadyEvent() { paginator.delegate = self }
          """,
          beside: """
            protocol PaginatorDelegate: AnyObject { func didLoadPage() }
            final class Paginator { var delegate: PaginatorDelegate? }
            extension PostListPresenter: PaginatorDelegate { func didLoadPage() {} }
            """),
        Shape(
          .surfView,
          """
          private lazy var adapter = ProfileAdapter(owner: self)
          """,
          beside: """
            final class ProfileAdapter {
              private let owner: ProfileViewController
              init(owner: ProfileViewController) { self.owner = owner }
            }
            """),
        Shape(
          .listInteractor,
          """
          private let sync = SyncQueue()
          func start() { sync.add(listener: self) }
          """,
          beside: """
            protocol SyncListener: AnyObject { func didSync() }
            final class SyncQueue {
              private var listeners: [SyncListener] = []
              func add(listener: SyncListener) { listeners.append(listener) }
            }
            extension ListInteractor: SyncListener { func didSync() {} }
            """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private let paginator = Paginator()
          func didTriggerViewReadyEvent() { paginator.delegate = self }
          """,
          beside: """
            protocol PaginatorDelegate: AnyObject { func didLoadPage() }
            final class Paginator { weak var delegate: PaginatorDelegate? }
            extension PostListPresenter: PaginatorDelegate { func didLoadPage() {} }
            """),
        Shape(
          .surfView,
          """
          private lazy var adapter = ProfileAdapter(owner: self)
          """,
          beside: """
            final class ProfileAdapter {
              private unowned let owner: ProfileViewController
              init(owner: ProfileViewController) { self.owner = owner }
            }
            """),
        Shape(
          .listInteractor,
          """
          private let sync = SyncQueue()
          func start() { sync.add(listener: self) }
          """,
          beside: """
            protocol SyncListener: AnyObject { func didSync() }
            struct WeakListener { weak var value: SyncListener? }
            final class SyncQueue {
              private var listeners: [WeakListener] = []
              func add(listener: SyncListener) { listeners.append(WeakListener(value: listener)) }
            }
            extension ListInteractor: SyncListener { func didSync() {} }
            """),
      ]),
    LeakPattern(
      name: "A child that retains its parent through an object in between",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private var child: FilterController?
          func didTriggerViewReadyEvent() {
            child = FilterController(context: FilterContext(presenter: self))
          }
          """,
          beside: """
            final class FilterContext {
              let presenter: PostListPresenter
              init(presenter: PostListPresenter) { self.presenter = presenter }
            }
            final class FilterController {
              private let context: FilterContext
              init(context: FilterContext) { self.context = context }
            }
            """),
        Shape(
          .startPresenter,
          """
          private var flow: OptionsFlow?
          func didLoadView() {
            let flow = OptionsFlow()
            let steps = OptionsSteps()
            steps.parent = self
            flow.steps = steps
            self.flow = flow
          }
          """,
          beside: """
            final class OptionsSteps { var parent: StartPresenter? }
            final class OptionsFlow { var steps: OptionsSteps? }
            """),
        Shape(
          .surfPresenter,
          """
          private var children: [EditFlow] = []
          func viewLoaded() {
            let child = EditFlow(onFinish: { self.finish() })
            children.append(child)
          }
          private func finish() {}
          """,
          beside: """
            final class EditFlow {
              private let onFinish: () -> Void
              init(onFinish: @escaping () -> Void) { self.onFinish = onFinish }
            }
            """),
        Shape(
          .surfPresenter,
          """
          private let helper = EditHelper()
          func viewLoaded() {
            let form = EditForm()
            form.onSave = { self.finish() }
            helper.show(form)
          }
          private func finish() {}
          """,
          beside: """
            final class EditForm { var onSave: (() -> Void)? }
            final class EditHelper {
              private var shown: [EditForm] = []
              func show(_ form: EditForm) { shown.append(form) }
            }
            """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private var child: FilterController?
          func didTriggerViewReadyEvent() {
            child = FilterController(context: FilterContext(presenter: self))
          }
          func didFilter() { child = nil }
          """,
          beside: """
            final class FilterContext {
              let presenter: PostListPresenter
              init(presenter: PostListPresenter) { self.presenter = presenter }
            }
            final class FilterController {
              private let context: FilterContext
              init(context: FilterContext) { self.context = context }
            }
            """),
        Shape(
          .startPresenter,
          """
          private var flow: OptionsFlow?
          func didLoadView() {
            let flow = OptionsFlow()
            let steps = OptionsSteps()
            steps.parent = self
            flow.steps = steps
            self.flow = flow
          }
          """,
          beside: """
            final class OptionsSteps { weak var parent: StartPresenter? }
            final class OptionsFlow { var steps: OptionsSteps? }
            """),
        Shape(
          .surfPresenter,
          """
          private var children: [EditFlow] = []
          func viewLoaded() {
            let child = EditFlow(onFinish: { self.finish() })
            children.append(child)
          }
          private func finish() { children.removeLast() }
          """,
          beside: """
            final class EditFlow {
              private let onFinish: () -> Void
              init(onFinish: @escaping () -> Void) { self.onFinish = onFinish }
            }
            """),
        Shape(
          .surfPresenter,
          """
          private let helper = EditHelper()
          func viewLoaded() {
            let form = EditForm()
            form.onSave = { self.finish() }
            helper.show(form)
          }
          private func finish() {}
          """,
          beside: """
            final class EditForm { var onSave: (() -> Void)? }
            final class EditScreen: UIViewController {
              private let form: EditForm
              init(form: EditForm) {
                self.form = form
                super.init(nibName: nil, bundle: nil)
              }
            }
            final class EditHelper {
              weak var parent: UIViewController?
              func show(_ form: EditForm) {
                let screen = EditScreen(form: form)
                parent?.present(screen, animated: true)
              }
            }
            """),
      ]),
    LeakPattern(
      name: "A closure that the assembly stores in a part",
      leaks: [
        Shape(
          .bookAssembly,
          """
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            presenter.interactor = PostListInteractor()
            presenter.router = PostListRouter()
            view.output = presenter
            presenter.view = view
            presenter.onClose = { view.dismiss(animated: true) }
            return view
          }
          """,
          beside: """
            final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
              weak var view: PostListViewInput?
              var interactor: PostListInteractorInput!
              var router: PostListRouterInput!
              var onClose: (() -> Void)?
            }
            """),
        Shape(
          .bookAssembly,
          """
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter(onClose: { [view] in view.dismiss(animated: true) })
            presenter.interactor = PostListInteractor()
            presenter.router = PostListRouter()
            view.output = presenter
            presenter.view = view
            return view
          }
          """,
          beside: """
            final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
              weak var view: PostListViewInput?
              var interactor: PostListInteractorInput!
              var router: PostListRouterInput!
              private let onClose: () -> Void
              init(onClose: @escaping () -> Void) { self.onClose = onClose }
            }
            """),
      ],
      twins: [
        Shape(
          .bookAssembly,
          """
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            presenter.interactor = PostListInteractor()
            presenter.router = PostListRouter()
            view.output = presenter
            presenter.view = view
            presenter.onClose = { [weak view] in view?.dismiss(animated: true) }
            return view
          }
          """,
          beside: """
            final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
              weak var view: PostListViewInput?
              var interactor: PostListInteractorInput!
              var router: PostListRouterInput!
              var onClose: (() -> Void)?
            }
            """),
        Shape(
          .bookAssembly,
          """
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            presenter.interactor = interactor
            presenter.router = PostListRouter()
            view.output = presenter
            presenter.view = view
            presenter.onClose = { interactor.obtainPosts() }
            return view
          }
          """,
          beside: """
            final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
              weak var view: PostListViewInput?
              var interactor: PostListInteractorInput!
              var router: PostListRouterInput!
              var onClose: (() -> Void)?
            }
            """),
      ]),
    LeakPattern(
      name: "A work item",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private var searchWork: DispatchWorkItem?
          func didChangeQuery() {
            let work = DispatchWorkItem { self.interactor.obtainPosts() }
            searchWork = work
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: work)
          }
          """),
        Shape(
          .surfPresenter,
          """
          private lazy var work = DispatchWorkItem(block: { self.view?.setupInitialState() })
          """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private var searchWork: DispatchWorkItem?
          func didChangeQuery() {
            let work = DispatchWorkItem { [weak self] in self?.interactor.obtainPosts() }
            searchWork = work
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: work)
          }
          """),
        Shape(
          .surfPresenter,
          """
          func viewLoaded() {
            let work = DispatchWorkItem { self.view?.setupInitialState() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: work)
          }
          """),
      ]),
  ]

  // MARK: Services

  private static let services: [LeakPattern] = [
    LeakPattern(
      name: "A singleton that stores a closure",
      leaks: [
        Shape(
          .bookPresenter,
          """
          func didTriggerViewReadyEvent() {
            FeedService.shared.onChange = { self.interactor.obtainPosts() }
          }
          """,
          beside: """
            final class FeedService {
              static let shared = FeedService()
              var onChange: (() -> Void)?
            }
            """),
        Shape(
          .startInteractor,
          """
          func start() { FeedService.shared.subscribe { self.obtainName() } }
          """,
          beside: """
            final class FeedService {
              static let shared = FeedService()
              private var handlers: [() -> Void] = []
              func subscribe(_ handler: @escaping () -> Void) { handlers.append(handler) }
            }
            """),
        Shape(
          .sceneInteractor,
          """
          func start() { FeedService.shared.subscribe(name: "contacts", handler: refresh) }
          func refresh() { showContacts(request: .init()) }
          """,
          beside: """
            final class FeedService {
              static let shared = FeedService()
              private var handlers: [String: () -> Void] = [:]
              func subscribe(name: String, handler: @escaping () -> Void) { handlers[name] = handler }
            }
            """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          func didTriggerViewReadyEvent() {
            FeedService.shared.onChange = { [weak self] in self?.interactor.obtainPosts() }
          }
          """,
          beside: """
            final class FeedService {
              static let shared = FeedService()
              var onChange: (() -> Void)?
            }
            """),
        Shape(
          .startInteractor,
          """
          func start() { FeedService.shared.load { self.obtainName() } }
          """,
          beside: """
            final class FeedService {
              static let shared = FeedService()
              func load(_ completion: @escaping () -> Void) {
                URLSession.shared.dataTask(with: URL(string: "a")!) { _, _, _ in completion() }.resume()
              }
            }
            """),
        Shape(
          .sceneInteractor,
          """
          func start() { FeedService.shared.onChange = { self.showContacts(request: .init()) } }
          func stop() { FeedService.shared.onChange = nil }
          """,
          beside: """
            final class FeedService {
              static let shared = FeedService()
              var onChange: (() -> Void)?
            }
            """),
      ]),
    LeakPattern(
      name: "A singleton that stores a part",
      leaks: [
        Shape(
          .bookInteractor,
          """
          func start() { Session.shared.add(self) }
          """,
          beside: """
            protocol SessionObserver: AnyObject { func didLogOut() }
            final class Session {
              static let shared = Session()
              private var observers: [SessionObserver] = []
              func add(_ observer: SessionObserver) { observers.append(observer) }
            }
            extension PostListInteractor: SessionObserver { func didLogOut() {} }
            """),
        Shape(
          .surfPresenter,
          """
          func viewLoaded() { Session.current.observer = self }
          """,
          beside: """
            protocol SessionObserver: AnyObject { func didLogOut() }
            final class Session {
              static var current = Session()
              var observer: SessionObserver?
            }
            extension ProfilePresenter: SessionObserver { func didLogOut() {} }
            """),
      ],
      twins: [
        Shape(
          .bookInteractor,
          """
          func start() { Session.shared.add(self) }
          """,
          beside: """
            protocol SessionObserver: AnyObject { func didLogOut() }
            final class WeakBox {
              weak var value: SessionObserver?
              init(_ value: SessionObserver) { self.value = value }
            }
            final class Session {
              static let shared = Session()
              private var observers: [WeakBox] = []
              func add(_ observer: SessionObserver) { observers.append(WeakBox(observer)) }
            }
            extension PostListInteractor: SessionObserver { func didLogOut() {} }
            """),
        Shape(
          .bookInteractor,
          """
          func start() { Session.shared.add(self) }
          """,
          beside: """
            protocol SessionObserver: AnyObject { func didLogOut() }
            final class Session {
              static let shared = Session()
              private let observers = NSHashTable<AnyObject>.weakObjects()
              func add(_ observer: SessionObserver) { observers.add(observer) }
            }
            extension PostListInteractor: SessionObserver { func didLogOut() {} }
            """),
        Shape(
          .surfPresenter,
          """
          func viewLoaded() { Session.current.observer = self }
          """,
          beside: """
            protocol SessionObserver: AnyObject { func didLogOut() }
            final class Session {
              static var current = Session()
              weak var observer: SessionObserver?
            }
            extension ProfilePresenter: SessionObserver { func didLogOut() {} }
            """),
        Shape(
          .listInteractor,
          """
          func start() { Session.shared.add(self) }
          func stop() { Session.shared.remove(self) }
          """,
          beside: """
            protocol SessionObserver: AnyObject { func didLogOut() }
            final class Session {
              static let shared = Session()
              private var observers: [SessionObserver] = []
              func add(_ observer: SessionObserver) { observers.append(observer) }
              func remove(_ observer: SessionObserver) { observers.removeAll { $0 === observer } }
            }
            extension ListInteractor: SessionObserver { func didLogOut() {} }
            """),
      ]),
    LeakPattern(
      name: "An injected service that stores handlers",
      leaks: [
        Shape(
          .bookInteractor,
          """
          func start() { postService.onUpdate = { self.obtainPosts() } }
          """, beside: "protocol PostService: AnyObject { var onUpdate: (() -> Void)? { get set } }"
        ),
        Shape(
          .startInteractor,
          """
          private let names: NameService
          init(names: NameService) { self.names = names }
          func start() {
            names.observe(onChange: { name in self.output?.didObtainName(name) })
          }
          """,
          beside: """
            protocol NameService { func observe(onChange: @escaping (String) -> Void) }
            final class NameServiceImplementation: NameService {
              private var observers: [(String) -> Void] = []
              func observe(onChange: @escaping (String) -> Void) { observers.append(onChange) }
            }
            """),
        Shape(
          .listInteractor,
          """
          private let store: ItemStore
          init(store: ItemStore) { self.store = store }
          func start() { store.listeners["list"] = obtainNames }
          """, beside: "final class ItemStore { var listeners: [String: () -> Void] = [:] }"),
      ],
      twins: [
        Shape(
          .bookInteractor,
          """
          func start() { postService.onUpdate = { [weak self] in self?.obtainPosts() } }
          """, beside: "protocol PostService: AnyObject { var onUpdate: (() -> Void)? { get set } }"
        ),
        Shape(
          .startInteractor,
          """
          private let names: NameService
          init(names: NameService) { self.names = names }
          func start() {
            names.loadName { name in self.output?.didObtainName(name) }
          }
          """,
          beside: """
            protocol NameService { func loadName(_ completion: @escaping (String) -> Void) }
            final class NameServiceImplementation: NameService {
              func loadName(_ completion: @escaping (String) -> Void) {
                DispatchQueue.global().async { completion("Name") }
              }
            }
            """),
        Shape(
          .listInteractor,
          """
          private weak var store: ItemStore?
          init(store: ItemStore) { self.store = store }
          func start() { store?.listeners["list"] = { [weak self] in self?.obtainNames() } }
          """, beside: "final class ItemStore { var listeners: [String: () -> Void] = [:] }"),
      ]),
    LeakPattern(
      name: "A notification block",
      leaks: [
        Shape(
          .bookInteractor,
          """
          private var token: NSObjectProtocol?
          func start() {
            token = NotificationCenter.default.addObserver(
              forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
            ) { _ in self.obtainPosts() }
          }
          deinit { token.map(NotificationCenter.default.removeObserver) }
          """),
        Shape(
          .surfView,
          """
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              forName: .didLogIn, object: nil, queue: nil, using: { note in
                self.output.viewLoaded()
              })
          }
          """),
        Shape(
          .sceneView,
          """
          private var tokens: [Any] = []
          private let center = NotificationCenter.default
          override func viewDidLoad() {
            super.viewDidLoad()
            tokens.append(
              center.addObserver(forName: .didLogIn, object: nil, queue: nil, using: didLogIn))
          }
          private func didLogIn(_ note: Notification) { refresh() }
          """),
      ],
      twins: [
        Shape(
          .surfView,
          """
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              forName: .didLogIn, object: nil, queue: nil, using: { note in
                self.output.viewLoaded()
              })
          }
          """,
          beside: """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
              private let profile = ProfileViewController()
            }
            """),
        Shape(
          .bookInteractor,
          """
          private var token: NSObjectProtocol?
          func start() {
            token = NotificationCenter.default.addObserver(
              forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
            ) { [weak self] _ in self?.obtainPosts() }
          }
          """),
        Shape(
          .surfView,
          """
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              self, selector: #selector(didLogIn), name: .didLogIn, object: nil)
          }
          @objc private func didLogIn() { output.viewLoaded() }
          """),
        Shape(
          .sceneView,
          """
          private var token: Any?
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            token = NotificationCenter.default.addObserver(
              forName: .didLogIn, object: nil, queue: nil
            ) { _ in self.refresh() }
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            token.map { NotificationCenter.default.removeObserver($0) }
          }
          """),
      ]),
    LeakPattern(
      name: "A session's delegate",
      leaks: [
        Shape(
          .bookInteractor,
          """
          private lazy var session = URLSession(
            configuration: .default, delegate: self, delegateQueue: nil)
          """),
        Shape(
          .startInteractor,
          """
          private var session: URLSession?
          func start() {
            session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: .main)
          }
          deinit { session?.invalidateAndCancel() }
          """),
      ],
      twins: [
        Shape(
          .bookInteractor,
          """
          private lazy var session = URLSession(
            configuration: .default, delegate: self, delegateQueue: nil)
          func stop() { session.finishTasksAndInvalidate() }
          """),
        Shape(
          .startInteractor,
          """
          private let delegate = SessionDelegate()
          private lazy var session = URLSession(
            configuration: .ephemeral, delegate: delegate, delegateQueue: .main)
          """, beside: "final class SessionDelegate: NSObject, URLSessionDelegate {}"),
      ]),
  ]

  // MARK: Loops

  private static let loops: [LeakPattern] = [
    LeakPattern(
      name: "A timer's block",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private var timer: Timer?
          func didTriggerViewReadyEvent() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
              self.interactor.obtainPosts()
            }
          }
          deinit { timer?.invalidate() }
          """),
        Shape(
          .surfView,
          """
          override func viewDidLoad() {
            super.viewDidLoad()
            Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [self] timer in
              output.viewLoaded()
            }
          }
          """),
        Shape(
          .listInteractor,
          """
          func start() {
            let timer = Timer(timeInterval: 1, repeats: true) { _ in self.obtainNames() }
            RunLoop.main.add(timer, forMode: .common)
          }
          """),
        Shape(
          .startPresenter,
          """
          private var timer: Timer?
          func didLoadView() {
            timer?.invalidate()
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: tick)
          }
          private func tick(_ timer: Timer) { interactor.obtainName() }
          """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private var timer: Timer?
          func didTriggerViewReadyEvent() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
              self?.interactor.obtainPosts()
            }
          }
          deinit { timer?.invalidate() }
          """),
        Shape(
          .surfView,
          """
          override func viewDidLoad() {
            super.viewDidLoad()
            Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self.output.viewLoaded() }
          }
          """),
        Shape(
          .listInteractor,
          """
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.obtainNames() }
          }
          func stop() { timer?.invalidate() }
          """),
        Shape(
          .startPresenter,
          """
          private var attempts = 0
          func didLoadView() {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
              self.attempts += 1
              if self.attempts > 3 { timer.invalidate() }
            }
          }
          """),
      ]),
    LeakPattern(
      name: "A timer's target",
      leaks: [
        Shape(
          .surfView,
          """
          private var timer: Timer?
          override func viewDidLoad() {
            super.viewDidLoad()
            timer = Timer.scheduledTimer(
              timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
          }
          @objc private func tick() { output.viewLoaded() }
          deinit { timer?.invalidate() }
          """),
        Shape(
          .bookInteractor,
          """
          private lazy var timer = Timer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
          func start() { RunLoop.current.add(timer, forMode: .default) }
          @objc private func tick() { obtainPosts() }
          """),
        Shape(
          .startPresenter,
          """
          private var timer: Timer?
          func didLoadView() {
            timer = .scheduledTimer(
              timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
          }
          @objc private func tick() { interactor.obtainName() }
          deinit { stop() }
          private func stop() { timer?.invalidate() }
          """),
      ],
      twins: [
        Shape(
          .surfView,
          """
          private var timer: Timer?
          override func viewDidLoad() {
            super.viewDidLoad()
            timer = Timer.scheduledTimer(
              timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
          }
          @objc private func tick() { output.viewLoaded() }
          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            timer?.invalidate()
          }
          """),
        Shape(
          .bookInteractor,
          """
          private lazy var timer = Timer(
            timeInterval: 1, target: WeakTarget(self), selector: #selector(WeakTarget.fire),
            userInfo: nil, repeats: true)
          func start() { RunLoop.current.add(timer, forMode: .default) }
          """,
          beside: """
            final class WeakTarget: NSObject {
              private weak var owner: PostListInteractor?
              init(_ owner: PostListInteractor) { self.owner = owner }
              @objc func fire() { owner?.obtainPosts() }
            }
            """),
        Shape(
          .startPresenter,
          """
          func didLoadView() {
            Timer.scheduledTimer(
              timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
          }
          @objc private func tick() { interactor.obtainName() }
          """),
      ]),
    LeakPattern(
      name: "A display link",
      leaks: [
        Shape(
          .surfView,
          """
          private var link: CADisplayLink?
          override func viewDidLoad() {
            super.viewDidLoad()
            link = CADisplayLink(target: self, selector: #selector(step))
            link?.add(to: .main, forMode: .common)
          }
          @objc private func step() { output.viewLoaded() }
          deinit { link?.invalidate() }
          """),
        Shape(
          .sceneView,
          """
          override func viewDidLoad() {
            super.viewDidLoad()
            let link = CADisplayLink(target: self, selector: #selector(step))
            link.add(to: RunLoop.main, forMode: .default)
          }
          @objc private func step() { refresh() }
          """),
        Shape(
          .bookView,
          """
          private let spinner = SpinnerView()
          """,
          beside: """
            final class SpinnerView: UIView {
              private lazy var link = CADisplayLink(target: self, selector: #selector(step))
              func start() { link.add(to: .main, forMode: .common) }
              @objc private func step() { setNeedsDisplay() }
            }
            """),
        Shape(
          .bookView,
          """
          private let spinner = SpinnerView()
          """,
          beside: """
            final class SpinnerView: UIView {
              private var link: CADisplayLink?
              override func didMoveToWindow() {
                if link != nil { link?.invalidate() }
                guard window != nil else { return }
                link = CADisplayLink(target: self, selector: #selector(step))
              }
              @objc private func step() { setNeedsDisplay() }
            }
            """),
      ],
      twins: [
        Shape(
          .surfView,
          """
          private var link: CADisplayLink?
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            link = CADisplayLink(target: self, selector: #selector(step))
            link?.add(to: .main, forMode: .common)
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            link?.invalidate()
            link = nil
          }
          @objc private func step() { output.viewLoaded() }
          """),
        Shape(
          .sceneView,
          """
          override func viewDidLoad() {
            super.viewDidLoad()
            let link = CADisplayLink(target: LinkProxy(self), selector: #selector(LinkProxy.step))
            link.add(to: RunLoop.main, forMode: .default)
          }
          """,
          beside: """
            final class LinkProxy: NSObject {
              private weak var view: ContactListViewController?
              init(_ view: ContactListViewController) { self.view = view }
              @objc func step() { view?.refresh() }
            }
            """),
        Shape(
          .bookView,
          """
          private let spinner = SpinnerView()
          """,
          beside: """
            final class SpinnerView: UIView {
              private var link: CADisplayLink?
              override func didMoveToWindow() {
                guard window != nil else {
                  link?.invalidate()
                  link = nil
                  return
                }
                link = CADisplayLink(target: self, selector: #selector(step))
              }
              @objc private func step() { setNeedsDisplay() }
            }
            """),
        Shape(
          .bookView,
          """
          private let spinner = SpinnerView()
          """,
          beside: """
            final class SpinnerView: UIView {
              private var link: CADisplayLink?
              override func willMove(toWindow newWindow: UIWindow?) {
                if newWindow == nil {
                  link?.invalidate()
                } else if link == nil {
                  link = CADisplayLink(target: self, selector: #selector(step))
                }
              }
              @objc private func step() { setNeedsDisplay() }
            }
            """),
        Shape(
          .bookView,
          """
          private let spinner = SpinnerView()
          """,
          beside: """
            final class SpinnerView: UIView {
              private var link: CADisplayLink?
              override func didMoveToWindow() {
                if window == nil {
                  link?.invalidate()
                  return
                }
                link = CADisplayLink(target: self, selector: #selector(step))
              }
              @objc private func step() { setNeedsDisplay() }
            }
            """),
      ]),
    LeakPattern(
      name: "A task that never ends",
      leaks: [
        Shape(
          .bookInteractor,
          """
          func start() {
            Task {
              for await _ in NotificationCenter.default.notifications(named: .didLogIn) {
                obtainPosts()
              }
            }
          }
          """),
        Shape(
          .startPresenter,
          """
          private var task: Task<Void, Never>?
          private let names: AsyncStream<String>
          init(names: AsyncStream<String>) { self.names = names }
          func didLoadView() {
            task = Task { [weak self] in
              guard let self else { return }
              for await name in self.names { self.didObtainName(name) }
            }
          }
          deinit { task?.cancel() }
          """),
        Shape(
          .surfPresenter,
          """
          func viewLoaded() {
            Task { @MainActor in
              while !Task.isCancelled {
                self.view?.setupInitialState()
                try? await Task.sleep(nanoseconds: 1_000_000_000)
              }
            }
          }
          """),
        Shape(
          .listInteractor,
          """
          private let store = ItemStore()
          func start() { Task { await listen() } }
          private func listen() async {
            for await _ in store.changes { obtainNames() }
          }
          """, beside: "final class ItemStore { let changes = AsyncStream<Int> { _ in } }"),
      ],
      twins: [
        Shape(
          .bookInteractor,
          """
          func start() {
            Task { [weak self] in
              for await _ in NotificationCenter.default.notifications(named: .didLogIn) {
                self?.obtainPosts()
              }
            }
          }
          """),
        Shape(
          .startPresenter,
          """
          private var task: Task<Void, Never>?
          private let names: AsyncStream<String>
          init(names: AsyncStream<String>) { self.names = names }
          func didLoadView() {
            task = Task { for await name in names { didObtainName(name) } }
          }
          func didDisappear() { task?.cancel() }
          """),
        Shape(
          .surfPresenter,
          """
          private var task: Task<Void, Never>?
          func viewLoaded() {
            task = Task {
              try? await Task.sleep(nanoseconds: 1_000_000_000)
              self.view?.setupInitialState()
            }
          }
          """),
        Shape(
          .listInteractor,
          """
          private let store = ItemStore()
          func start() {
            Task { [weak self, store] in
              for await _ in store.changes {
                guard let self else { return }
                self.obtainNames()
              }
            }
          }
          """, beside: "final class ItemStore { let changes = AsyncStream<Int> { _ in } }"),
        Shape(
          .bookInteractor,
          """
          func start() {
            Task {
              await withTaskGroup(of: Int.self) { group in
                group.addTask { 1 }
                for await _ in group { self.obtainPosts() }
              }
            }
          }
          """),
      ]),
    LeakPattern(
      name: "A dispatch source",
      leaks: [
        Shape(
          .bookInteractor,
          """
          private let source = DispatchSource.makeTimerSource(queue: .main)
          func start() {
            source.schedule(deadline: .now(), repeating: 1)
            source.setEventHandler { self.obtainPosts() }
            source.resume()
          }
          deinit { source.cancel() }
          """),
        Shape(
          .startInteractor,
          """
          private var source: DispatchSourceTimer?
          func start() {
            let source = DispatchSource.makeTimerSource()
            source.setEventHandler(handler: { [self] in obtainName() })
            self.source = source
          }
          """),
      ],
      twins: [
        Shape(
          .bookInteractor,
          """
          private let source = DispatchSource.makeTimerSource(queue: .main)
          func start() {
            source.setEventHandler { [weak self] in self?.obtainPosts() }
            source.resume()
          }
          """),
        Shape(
          .startInteractor,
          """
          private var source: DispatchSourceTimer?
          func start() {
            let source = DispatchSource.makeTimerSource()
            source.setEventHandler(handler: { self.obtainName() })
            self.source = source
          }
          func stop() { source?.cancel() }
          """),
      ]),
  ]

  // MARK: Subscriptions

  private static let subscriptions: [LeakPattern] = [
    LeakPattern(
      name: "Combine's 'sink'",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private var cancellables = Set<AnyCancellable>()
          private let titles = CurrentValueSubject<[String], Never>([])
          func didTriggerViewReadyEvent() {
            titles
              .receive(on: DispatchQueue.main)
              .sink { titles in self.view?.showTitles(titles) }
              .store(in: &cancellables)
          }
          """),
        Shape(
          .startInteractor,
          """
          private var subscription: AnyCancellable?
          private let names: NamesStore
          init(names: NamesStore) { self.names = names }
          func start() {
            subscription = names.$current.dropFirst().sink(receiveValue: { name in
              self.output?.didObtainName(name)
            })
          }
          """,
          beside: "final class NamesStore: ObservableObject { @Published var current = \"\" }"),
        Shape(
          .surfView,
          """
          private var cancellables: Set<AnyCancellable> = []
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.publisher(for: .didLogIn)
              .map { _ in self.title }
              .sink { [weak self] _ in self?.output.viewLoaded() }
              .store(in: &cancellables)
          }
          """),
        Shape(
          .sceneView,
          """
          private var bag: [AnyCancellable] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            bag.append(ticks.sink(receiveValue: show))
          }
          private func show(_ date: Date) { refresh() }
          """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private var cancellables = Set<AnyCancellable>()
          private let titles = CurrentValueSubject<[String], Never>([])
          func didTriggerViewReadyEvent() {
            titles
              .map { $0.sorted() }
              .sink { [weak self] titles in self?.view?.showTitles(titles) }
              .store(in: &cancellables)
          }
          """),
        Shape(
          .startInteractor,
          """
          private var subscription: AnyCancellable?
          private let names: NamesStore
          init(names: NamesStore) { self.names = names }
          func start() {
            let output = self.output
            subscription = names.$current.sink(receiveValue: { [names] name in
              names.log(name)
            })
          }
          """,
          beside: """
            final class NamesStore: ObservableObject {
              @Published var current = ""
              func log(_ name: String) {}
            }
            """),
        Shape(
          .surfView,
          """
          private var cancellables: Set<AnyCancellable> = []
          override func viewDidLoad() {
            super.viewDidLoad()
            Just("Profile").sink { self.title = $0 }.store(in: &cancellables)
          }
          """),
        Shape(
          .sceneView,
          """
          private var bag: [AnyCancellable] = []
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            NotificationCenter.default.publisher(for: .didLogIn)
              .sink { _ in self.refresh() }
              .store(in: &bag)
          }
          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            bag.forEach { $0.cancel() }
            bag.removeAll()
          }
          """),
      ]),
    LeakPattern(
      name: "Combine's 'assign(to:on:)'",
      leaks: [
        Shape(
          .surfView,
          """
          private var cancellables = Set<AnyCancellable>()
          private let model = ProfileModel()
          override func viewDidLoad() {
            super.viewDidLoad()
            model.$name.map(Optional.some).assign(to: \\.title, on: self).store(in: &cancellables)
          }
          """,
          beside: "final class ProfileModel: ObservableObject { @Published var name = \"\" }"),
        Shape(
          .bookPresenter,
          """
          private var subscription: AnyCancellable?
          private let counts = PassthroughSubject<Int, Never>()
          var count = 0
          func didTriggerViewReadyEvent() {
            subscription = counts.assign(to: \\PostListPresenter.count, on: self)
          }
          """),
        Shape(
          .bookPresenter,
          """
          private var subscription: AnyCancellable?
          private let counts = PassthroughSubject<Int, Never>()
          var count = 0
          func didTriggerViewReadyEvent() {
            subscription = counts.removeDuplicates().assign(to: \\.count, on: self)
          }
          """),
        Shape(
          .bookPresenter,
          """
          private var cancellables = Set<AnyCancellable>()
          private let locator = Locator()
          var count = 0
          func didTriggerViewReadyEvent() {
            let counts = locator.counts()
            counts.map { $0 + 1 }.assign(to: \\.count, on: self).store(in: &cancellables)
          }
          """,
          beside: """
            final class Locator {
              private let subject = PassthroughSubject<Int, Never>()
              func counts() -> AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
            }
            """),
      ],
      twins: [
        Shape(
          .surfView,
          """
          private var cancellables = Set<AnyCancellable>()
          private let model = ProfileModel()
          private let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            model.$name.map(Optional.some).assign(to: \\.text, on: label).store(in: &cancellables)
          }
          """,
          beside: "final class ProfileModel: ObservableObject { @Published var name = \"\" }"),
        Shape(
          .bookPresenter,
          """
          private let counts = PassthroughSubject<Int, Never>()
          @Published var count = 0
          func didTriggerViewReadyEvent() { counts.assign(to: &$count) }
          """),
        Shape(
          .bookPresenter,
          """
          private var cancellables = Set<AnyCancellable>()
          private let locator = Locator()
          var count = 0
          func didTriggerViewReadyEvent() {
            let counts = locator.counts()
            counts.map { $0 + 1 }.assign(to: \\.count, on: self).store(in: &cancellables)
          }
          """,
          beside: """
            protocol Locating { func places() -> AnyPublisher<Int, Error> }
            final class Places: Locating {
              func places() -> AnyPublisher<Int, Error> {
                let subject = PassthroughSubject<Int, Error>()
                Geocoder().geocode { count, error in
                  if let count {
                    subject.send(count)
                    subject.send(completion: .finished)
                  } else {
                    subject.send(completion: .failure(error))
                  }
                }
                return subject.eraseToAnyPublisher()
              }
            }
            final class Locator {
              private let places: Locating = Places()
              func counts() -> AnyPublisher<Int, Never> {
                places.places().replaceError(with: 0).eraseToAnyPublisher()
              }
            }
            """),
        Shape(
          .bookPresenter,
          """
          private var cancellables = Set<AnyCancellable>()
          func didTriggerViewReadyEvent() {
            let answer = Future<Int, Never> { $0(.success(1)) }
            answer.sink { _ in self.interactor.obtainPosts() }.store(in: &cancellables)
          }
          """),
      ]),
    LeakPattern(
      name: "Rx's 'subscribe'",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private let disposeBag = DisposeBag()
          private let titles = BehaviorRelay<[String]>(value: [])
          func didTriggerViewReadyEvent() {
            titles.asObservable()
              .subscribe(onNext: { titles in self.view?.showTitles(titles) })
              .disposed(by: disposeBag)
          }
          """),
        Shape(
          .surfView,
          """
          private let bag = DisposeBag()
          private let button = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            button.rx.tap.bind { self.output.viewLoaded() }.disposed(by: bag)
          }
          """),
        Shape(
          .sceneView,
          """
          private let bag = DisposeBag()
          private let field = UITextField()
          override func viewDidLoad() {
            super.viewDidLoad()
            field.rx.text.orEmpty
              .filter { text in self.isShown(text) }
              .bind(to: rx.title)
              .disposed(by: bag)
          }
          private func isShown(_ text: String) -> Bool { text != title }
          """),
        Shape(
          .startPresenter,
          """
          private let bag = DisposeBag()
          private let names: PublishSubject<String>
          init(names: PublishSubject<String>) { self.names = names }
          func didLoadView() {
            names.asDriver(onErrorJustReturn: "").drive(onNext: didObtainName).disposed(by: bag)
          }
          """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private let disposeBag = DisposeBag()
          private let titles = BehaviorRelay<[String]>(value: [])
          func didTriggerViewReadyEvent() {
            titles.asObservable()
              .subscribe(onNext: { [weak self] titles in self?.view?.showTitles(titles) })
              .disposed(by: disposeBag)
          }
          """),
        Shape(
          .surfView,
          """
          private let bag = DisposeBag()
          private let label = UILabel()
          private let names = PublishSubject<String>()
          override func viewDidLoad() {
            super.viewDidLoad()
            names.bind(to: label.rx.text).disposed(by: bag)
          }
          """),
        Shape(
          .sceneView,
          """
          private let bag = DisposeBag()
          private let button = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            button.rx.tap
              .subscribe(with: self, onNext: { owner, _ in owner.refresh() })
              .disposed(by: bag)
          }
          """),
        Shape(
          .startPresenter,
          """
          private var bag = DisposeBag()
          private let names = PublishSubject<String>()
          func didLoadView() {
            names.subscribe(onNext: { self.didObtainName($0) }).disposed(by: bag)
          }
          func didDisappear() { bag = DisposeBag() }
          """),
      ]),
    LeakPattern(
      name: "A key-value observation",
      leaks: [
        Shape(
          .surfView,
          """
          private let player = AVPlayer()
          private var observation: NSKeyValueObservation?
          override func viewDidLoad() {
            super.viewDidLoad()
            observation = player.observe(\\.rate) { _, _ in self.output.viewLoaded() }
          }
          """),
        Shape(
          .sceneView,
          """
          private var observations: [NSKeyValueObservation] = []
          private let webView = WKWebView()
          override func viewDidLoad() {
            super.viewDidLoad()
            observations.append(
              webView.observe(\\.estimatedProgress, options: [.new], changeHandler: { view, _ in
                self.title = view.title
              }))
          }
          """),
        Shape(
          .sceneView,
          """
          private var observation: NSKeyValueObservation?
          override func viewDidLoad() {
            super.viewDidLoad()
            observation = observe(\\.title, options: [.new]) { _, _ in self.refresh() }
          }
          """),
      ],
      twins: [
        Shape(
          .surfView,
          """
          private let player = AVPlayer()
          private var observation: NSKeyValueObservation?
          override func viewDidLoad() {
            super.viewDidLoad()
            observation = player.observe(\\.rate) { [weak self] _, _ in self?.output.viewLoaded() }
          }
          """),
        Shape(
          .sceneView,
          """
          private var observation: NSKeyValueObservation?
          override func viewDidLoad() {
            super.viewDidLoad()
            observation = observe(\\.title) { view, _ in view.refresh() }
          }
          """),
        Shape(
          .bookView,
          """
          private let player = AVPlayer()
          private var observation: NSKeyValueObservation?
          override func viewDidLoad() {
            super.viewDidLoad()
            observation = player.observe(\\.rate) { _, _ in self.reload() }
          }
          override func viewDidDisappear(_ animated: Bool) { observation?.invalidate() }
          """),
      ]),
    LeakPattern(
      name: "A player's time observer",
      leaks: [
        Shape(
          .surfView,
          """
          private let player = AVPlayer()
          private var token: Any?
          override func viewDidLoad() {
            super.viewDidLoad()
            token = player.addPeriodicTimeObserver(forInterval: .zero, queue: nil) { _ in
              self.output.viewLoaded()
            }
          }
          """),
        Shape(
          .bookView,
          """
          private let player = AVPlayer()
          override func viewDidLoad() {
            super.viewDidLoad()
            player.addBoundaryTimeObserver(forTimes: [], queue: .main, using: reload)
          }
          """),
      ],
      twins: [
        Shape(
          .surfView,
          """
          private let player = AVPlayer()
          private var token: Any?
          override func viewDidLoad() {
            super.viewDidLoad()
            token = player.addPeriodicTimeObserver(forInterval: .zero, queue: nil) { _ in
              self.output.viewLoaded()
            }
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if let token { player.removeTimeObserver(token) }
          }
          """),
        Shape(
          .bookView,
          """
          private let player = AVPlayer()
          override func viewDidLoad() {
            super.viewDidLoad()
            player.addBoundaryTimeObserver(forTimes: [], queue: .main) { [weak self] in
              self?.reload()
            }
          }
          """),
      ]),
  ]

  // MARK: Screens

  private static let screens: [LeakPattern] = [
    LeakPattern(
      name: "A cell's closure",
      leaks: [
        Shape(
          .surfView,
          """
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath) as! LikeCell
            cell.onLike = { self.output.viewLoaded() }
            return cell
          }
          """, beside: "final class LikeCell: UITableViewCell { var onLike: (() -> Void)? }"),
        Shape(
          .sceneView,
          """
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
            let reused = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
            guard let cell = reused as? LikeCell else { return reused }
            cell.setUp(title: "a", onLike: refresh)
            return cell
          }
          """,
          beside: """
            final class LikeCell: UICollectionViewCell {
              private var onLike: (() -> Void)?
              func setUp(title: String, onLike: @escaping () -> Void) { self.onLike = onLike }
            }
            """),
      ],
      twins: [
        Shape(
          .surfView,
          """
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath) as! LikeCell
            cell.onLike = { [weak self] in self?.output.viewLoaded() }
            return cell
          }
          """, beside: "final class LikeCell: UITableViewCell { var onLike: (() -> Void)? }"),
        Shape(
          .sceneView,
          """
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
            let reused = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
            guard let cell = reused as? LikeCell else { return reused }
            cell.delegate = self
            return cell
          }
          """,
          beside: """
            protocol LikeCellDelegate: AnyObject {}
            final class LikeCell: UICollectionViewCell { weak var delegate: LikeCellDelegate? }
            extension ContactListViewController: LikeCellDelegate {}
            """),
      ]),
    LeakPattern(
      name: "A control's action",
      leaks: [
        Shape(
          .surfView,
          """
          private let saveButton = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            saveButton.addAction(UIAction { _ in self.output.viewLoaded() }, for: .touchUpInside)
          }
          """),
        Shape(
          .sceneView,
          """
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              systemItem: .refresh, primaryAction: UIAction { _ in self.refresh() })
          }
          """),
        Shape(
          .bookView,
          """
          private let menuButton = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            let reload = UIAction(title: "Reload") { _ in self.reload() }
            menuButton.menu = UIMenu(children: [reload])
          }
          """),
        Shape(
          .bookView,
          """
          private let menuButton = UIButton()
          private let commands = ["Share", "Delete"]
          override func viewDidLoad() {
            super.viewDidLoad()
            menuButton.menu = UIMenu(children: commands.map { command in
              UIAction(title: command) { _ in self.reload() }
            })
          }
          """),
      ],
      twins: [
        Shape(
          .surfView,
          """
          private let saveButton = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            saveButton.addAction(
              UIAction { [weak self] _ in self?.output.viewLoaded() }, for: .touchUpInside)
          }
          """),
        Shape(
          .sceneView,
          """
          private let saveButton = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .save, target: self, action: #selector(save))
          }
          @objc private func save() { refresh() }
          """),
        Shape(
          .bookView,
          """
          func ask() {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.reload() })
            present(alert, animated: true)
          }
          """),
        Shape(
          .bookView,
          """
          private let commands = ["Share", "Delete"]
          func ask() {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            let actions = commands.map { command in
              UIAlertAction(title: command, style: .default) { _ in self.reload() }
            }
            actions.forEach(alert.addAction)
            present(alert, animated: true)
          }
          """),
        Shape(
          .bookView,
          """
          private let menuButton = UIButton()
          private let commands = ["Share", "Delete"]
          override func viewDidLoad() {
            super.viewDidLoad()
            menuButton.menu = UIMenu(children: commands.map { command in
              UIAction(title: command) { [weak self] _ in self?.reload() }
            })
          }
          """),
      ]),
    LeakPattern(
      name: "A data source's cell provider",
      leaks: [
        Shape(
          .surfView,
          """
          private let tableView = UITableView()
          private lazy var dataSource = UITableViewDiffableDataSource<Int, String>(
            tableView: tableView
          ) { tableView, indexPath, name in
            self.cell(for: name)
          }
          private func cell(for name: String) -> UITableViewCell { UITableViewCell() }
          """),
        Shape(
          .sceneView,
          """
          private var dataSource: UICollectionViewDiffableDataSource<Int, String>!
          private var collectionView: UICollectionView!
          override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = UICollectionViewDiffableDataSource(
              collectionView: collectionView, cellProvider: makeCell)
          }
          private func makeCell(
            _ view: UICollectionView, _ path: IndexPath, _ name: String
          ) -> UICollectionViewCell? { nil }
          """),
      ],
      twins: [
        Shape(
          .surfView,
          """
          private let tableView = UITableView()
          private lazy var dataSource = UITableViewDiffableDataSource<Int, String>(
            tableView: tableView
          ) { [weak self] tableView, indexPath, name in
            self?.cell(for: name)
          }
          private func cell(for name: String) -> UITableViewCell { UITableViewCell() }
          """),
        Shape(
          .sceneView,
          """
          private lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(
            collectionView: collectionView
          ) { view, path, name in
            view.dequeueReusableCell(withReuseIdentifier: name, for: path)
          }
          private var collectionView: UICollectionView!
          """),
      ]),
    LeakPattern(
      name: "A script message handler",
      leaks: [
        Shape(
          .surfView,
          """
          private let webView = WKWebView()
          override func viewDidLoad() {
            super.viewDidLoad()
            webView.configuration.userContentController.add(self, name: "app")
          }
          """),
        Shape(
          .sceneView,
          """
          private var webView: WKWebView!
          override func viewDidLoad() {
            super.viewDidLoad()
            let controller = WKUserContentController()
            controller.add(self, name: "app")
            let configuration = WKWebViewConfiguration()
            configuration.userContentController = controller
            webView = WKWebView(frame: .zero, configuration: configuration)
          }
          """),
        Shape(
          .surfView,
          """
          private let webView = WKWebView()
          override func viewDidLoad() {
            super.viewDidLoad()
            webView.configuration.userContentController.add(self, name: "app")
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            webView.stopLoading()
          }
          """),
      ],
      twins: [
        Shape(
          .surfView,
          """
          private let webView = WKWebView()
          override func viewDidLoad() {
            super.viewDidLoad()
            webView.configuration.userContentController.add(self, name: "app")
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            webView.configuration.userContentController.removeScriptMessageHandler(forName: "app")
          }
          """),
        Shape(
          .sceneView,
          """
          private var webView: WKWebView!
          override func viewDidLoad() {
            super.viewDidLoad()
            let controller = WKUserContentController()
            controller.add(WeakHandler(self), name: "app")
            let configuration = WKWebViewConfiguration()
            configuration.userContentController = controller
            webView = WKWebView(frame: .zero, configuration: configuration)
          }
          """,
          beside: """
            final class WeakHandler: NSObject {
              private weak var handler: ContactListViewController?
              init(_ handler: ContactListViewController) { self.handler = handler }
            }
            """),
      ]),
    LeakPattern(
      name: "An animation or a call that runs at once",
      leaks: [
        Shape(
          .surfView,
          """
          private var animator: UIViewPropertyAnimator?
          private var onFinish: (() -> Void)?
          override func viewDidLoad() {
            super.viewDidLoad()
            UIView.animate(withDuration: 1) { self.onFinish = { self.output.viewLoaded() } }
          }
          """)
      ],
      twins: [
        Shape(
          .surfView,
          """
          override func viewDidLoad() {
            super.viewDidLoad()
            UIView.animate(withDuration: 1, animations: { self.view.alpha = 1 }) { _ in
              self.output.viewLoaded()
            }
            DispatchQueue.main.async { self.title = "Profile" }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.output.viewLoaded() }
          }
          """),
        Shape(
          .bookView,
          """
          private var titles: [String] = []
          func update() {
            titles = titles.map { self.text(of: $0) }.sorted { self.text(of: $0) < $1 }
            titles.forEach { self.title = $0 }
            let work = { self.reload() }
            work()
          }
          private func text(of title: String) -> String { title + (self.title ?? "") }
          """),
        Shape(
          .bookInteractor,
          """
          private var task: URLSessionTask?
          func load() {
            task = URLSession.shared.dataTask(with: URL(string: "a")!) { _, _, _ in
              self.obtainPosts()
            }
            task?.resume()
            UNUserNotificationCenter.current().requestAuthorization(options: []) { _, _ in
              self.obtainPosts()
            }
          }
          """),
      ]),
  ]

  // MARK: Objects

  private static let objects: [LeakPattern] = [
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
  ]
}
