extension LeakPattern {
  /// Services and singletons that outlive the module.
  static let services: [LeakPattern] = [
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
        // A new object is asked for, which nothing keeps.
        Shape(
          .bookView,
          """
          func pick() {
            let picker = Screens.storyboard.instantiate("Picker") as! PickerController
            picker.pickerDelegate = self
          }
          """,
          beside: """
            enum Screens { static var storyboard: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) } }
            final class PickerController: UIViewController { var pickerDelegate: UIViewController? }
            """),
        // Another part of the app ends it.
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
            final class FeedHeader { func close() { FeedService.shared.onChange = nil } }
            """),
        // The database keeps its objects.
        Shape(
          .bookPresenter,
          """
          let sheet = TimeSheet()
          func didTriggerViewReadyEvent() { sheet.addItem() }
          """,
          beside: """
            final class TimeSheet: NSManagedObject {
              @NSManaged var title: String
              func addItem() { Database.shared.newItem().sheet = self }
            }
            final class TimeSheetItem: NSManagedObject { @NSManaged var sheet: TimeSheet? }
            final class Database {
              static let shared = Database()
              let item = TimeSheetItem()
              func newItem() -> TimeSheetItem { item }
            }
            """),
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
          .startInteractor,
          """
          func start() { FeedService.shared.load { self.obtainName() } }
          """,
          beside: """
            final class FeedService {
              static let shared = FeedService()
              private var waiting: [() -> Void] = []
              func load(_ completion: @escaping () -> Void) { waiting.append(completion) }
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
          .bookInteractor,
          """
          private let id = UUID().uuidString
          func start() { Session.shared.parts[id] = self }
          """,
          beside: """
            final class Session {
              static let shared = Session()
              var parts: [String: AnyObject] = [:]
            }
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
          .bookInteractor,
          """
          func start() { Session.shared.parts["posts"] = self }
          """,
          beside: """
            final class Session {
              static let shared = Session()
              var parts: [String: AnyObject] = [:]
            }
            """),
        Shape(
          .bookInteractor,
          """
          func start() { Session.shared.parts[Key.posts] = self }
          """,
          beside: """
            enum Key { static let posts = "posts" }
            final class Session {
              static let shared = Session()
              var parts: [String: AnyObject] = [:]
            }
            """),
        Shape(
          .bookInteractor,
          """
          func start() { Session.shared.add(self) }
          """,
          beside: """
            protocol SessionObserver: AnyObject { func didLogOut() }
            final class Observers<T> {
              private let objects = NSHashTable<AnyObject>.weakObjects()
              static func += (left: Observers<T>, right: T) { left.objects.add(right as AnyObject) }
            }
            final class Session {
              static let shared = Session()
              private var observers = Observers<SessionObserver>()
              func add(_ observer: SessionObserver) { observers += observer }
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
}
