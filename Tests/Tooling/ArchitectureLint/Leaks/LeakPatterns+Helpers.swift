extension LeakPattern {
  /// A helper that keeps the closure `then` and calls the others at once.
  private static let alert = """
    final class PageAlert {
      private var action: (() -> Void)?
      func ask(now: @escaping () -> Void, then: @escaping () -> Void) {
        now()
        action = then
      }
      func tell(now: (() -> Void)? = nil, then: @escaping () -> Void) { action = then }
      func wait(now: @escaping () -> Void, then: (() -> Void)? = nil) {
        now()
        action = then
      }
    }
    """

  /// Helpers of a part that retain what the part gives them.
  static let helpers: [LeakPattern] = [
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
        Shape(
          .bookPresenter,
          """
          private let alert = PageAlert()
          func didTriggerViewReadyEvent() {
            alert.ask {
            } then: {
              self.interactor.obtainPosts()
            }
          }
          """, beside: alert),
        Shape(
          .bookPresenter,
          """
          private let alert = PageAlert()
          func didTriggerViewReadyEvent() { alert.tell { self.interactor.obtainPosts() } }
          """, beside: alert),
      ],
      twins: [
        // The first trailing closure is for the parameter that the second one leaves, or that needs one.
        Shape(
          .bookPresenter,
          """
          private let alert = PageAlert()
          func didTriggerViewReadyEvent() {
            alert.ask {
              self.interactor.obtainPosts()
            } then: {
            }
          }
          """, beside: alert),
        Shape(
          .bookPresenter,
          """
          private let alert = PageAlert()
          func didTriggerViewReadyEvent() { alert.wait { self.interactor.obtainPosts() } }
          """, beside: alert),
        Shape(
          .bookPresenter,
          """
          private let store = PageStore()
          func didTriggerViewReadyEvent() {
            store.start { self.interactor.obtainPosts() }
          }
          """,
          beside: """
            final class PageStore {
              private let reference = RemoteReference()
              private var stop: (() -> Void)?
              func start(_ update: @escaping () -> Void) { stop = watch(update) }
              private func watch(_ update: @escaping () -> Void) -> (() -> Void)? {
                let handle: UInt? = reference.query().observe(.value, with: { _ in update() })
                guard let handle else { return nil }
                return { [reference] in reference.remove(handle) }
              }
            }
            """),
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
          func showRows() { print(adapter) }
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
          .bookView,
          """
          private let field = PostField()
          override func viewDidLoad() {
            super.viewDidLoad()
            field.delegate = self
          }
          """,
          beside: """
            final class PostField: UITextField {
              override var delegate: UITextFieldDelegate? { willSet { tintColor = nil } }
            }
            extension PostListViewController: UITextFieldDelegate {}
            """),
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
}
