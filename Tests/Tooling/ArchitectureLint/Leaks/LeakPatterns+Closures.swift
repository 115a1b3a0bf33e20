extension LeakPattern {
  /// Closures and methods that an object stores in its own properties.
  static let closures: [LeakPattern] = [
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
        // A command that is made of another one belongs to whoever asked for it.
        Shape(
          .bookPresenter,
          """
          private lazy var command = Command { [weak self] in self?.interactor.obtainPosts() }
          func didTriggerViewReadyEvent() { command.twice().action() }
          """,
          beside: """
            final class Command {
              let action: () -> Void
              init(action: @escaping () -> Void) { self.action = action }
              func twice() -> Command { Command { self.action(); self.action() } }
            }
            """),
        // The closure lets go of itself.
        Shape(
          .bookPresenter,
          """
          var onClose: (() -> Void)?
          init() {
            onClose = {
              self.interactor.obtainPosts()
              self.onClose = nil
            }
          }
          """),
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
          .bookPresenter,
          """
          private let conversation = Conversation()
          func didTriggerViewReadyEvent() {
            conversation.insert("Hello") { self.interactor.obtainPosts() }
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
        Shape(
          .listPresenter,
          """
          func select(_ row: Int) {
            Settings.sections[0].options[row].handler = { self.interactor.obtainNames() }
          }
          """, beside: settings),
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
        Shape(
          .listPresenter,
          """
          func select(_ row: Int) {
            var option = Settings.sections[0].options[row]
            option.handler = { self.interactor.obtainNames() }
            option.handler()
          }
          """, beside: settings),
      ]),
  ]

  private static let settings = """
    struct Option {
      let title: String
      var handler: () -> Void
    }
    struct Section { var options: [Option] }
    enum Settings {
      static var sections: [Section] = [Section(options: [Option(title: "", handler: {})])]
    }
    """
}
