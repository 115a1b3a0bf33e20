extension LeakPattern {
  /// Objects of the system and of the app that retain what they are given.
  static let owners: [LeakPattern] = [
    LeakPattern(
      name: "A property observer",
      leaks: [
        Shape(
          .bookPresenter,
          """
          private var session: Session? {
            didSet { session?.onExpire = finish }
          }
          func didTriggerViewReadyEvent() { session = Session() }
          private func finish() { interactor.obtainPosts() }
          """, beside: "final class Session { var onExpire: (() -> Void)? }"),
        Shape(
          .surfPresenter,
          """
          var stream: PriceStream? {
            didSet { stream?.onEach { self.view?.setupInitialState() } }
          }
          func viewLoaded() { stream = PriceStream() }
          """,
          beside: """
            final class PriceStream {
              private var listeners: [() -> Void] = []
              func onEach(_ listener: @escaping () -> Void) { listeners.append(listener) }
            }
            """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          private var session: Session? {
            didSet { session?.onExpire = { [weak self] in self?.finish() } }
          }
          func didTriggerViewReadyEvent() { session = Session() }
          private func finish() { interactor.obtainPosts() }
          """, beside: "final class Session { var onExpire: (() -> Void)? }"),
        Shape(
          .bookPresenter,
          """
          private var session: Session? {
            didSet { session?.onExpire = finish }
          }
          func didTriggerViewReadyEvent() { session = Session() }
          private func finish() { session = nil }
          """, beside: "final class Session { var onExpire: (() -> Void)? }"),
        Shape(
          .surfPresenter,
          """
          var stream: PriceStream? {
            didSet { stream?.onEach { self.view?.setupInitialState() } }
          }
          func viewLoaded() { stream = PriceStream() }
          """,
          beside: """
            final class PriceStream {
              func onEach(_ listener: () -> Void) { listener() }
            }
            """),
      ]),
    LeakPattern(
      name: "An operation's block",
      leaks: [
        Shape(
          .bookInteractor,
          """
          private var postponed: [BlockOperation] = []
          func start() { postponed.append(BlockOperation { self.obtainPosts() }) }
          """),
        Shape(
          .startPresenter,
          """
          private let loading = BlockOperation()
          private let queue = OperationQueue()
          func didLoadView() {
            loading.addExecutionBlock { self.interactor.obtainName() }
            queue.addOperation(loading)
          }
          """),
      ],
      twins: [
        Shape(
          .bookInteractor,
          """
          private let queue = OperationQueue()
          func start() {
            let operation = BlockOperation { self.obtainPosts() }
            operation.addExecutionBlock { self.obtainPosts() }
            queue.addOperation(operation)
            queue.addOperation { self.obtainPosts() }
          }
          """),
        Shape(
          .bookInteractor,
          """
          private var postponed: [BlockOperation] = []
          func start() { postponed.append(BlockOperation { self.obtainPosts() }) }
          func stop() { postponed.removeAll() }
          """),
        Shape(
          .startPresenter,
          """
          private let loading = BlockOperation()
          func didLoadView() {
            loading.addExecutionBlock { [weak self] in self?.interactor.obtainName() }
          }
          """),
      ]),
    LeakPattern(
      name: "A property animator",
      leaks: [
        Shape(
          .surfView,
          """
          private let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
          override func viewDidLoad() {
            super.viewDidLoad()
            animator.addAnimations { self.view.alpha = 1 }
          }
          func scrub(to fraction: CGFloat) { animator.fractionComplete = fraction }
          """),
        Shape(
          .bookView,
          """
          private let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
          override func viewDidLoad() {
            super.viewDidLoad()
            animator.addCompletion { _ in self.reload() }
          }
          """),
      ],
      twins: [
        Shape(
          .surfView,
          """
          private let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
          func appear() {
            animator.addAnimations { self.view.alpha = 1 }
            animator.startAnimation()
          }
          """),
        Shape(
          .bookView,
          """
          func appear() {
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
            animator.addAnimations { self.view.alpha = 1 }
            animator.startAnimation()
          }
          """),
      ]),
    LeakPattern(
      name: "A motion manager's handler",
      leaks: [
        Shape(
          .bookPresenter,
          """
          func didTriggerViewReadyEvent() {
            MotionHub.shared.manager.startAccelerometerUpdates(to: .main) { _, _ in
              self.interactor.obtainPosts()
            }
          }
          """,
          beside: """
            final class MotionHub {
              static let shared = MotionHub()
              let manager = CMMotionManager()
            }
            """),
        Shape(
          .surfPresenter,
          """
          private let motion = CMMotionManager()
          func viewLoaded() {
            motion.startDeviceMotionUpdates(to: .main) { _, _ in self.view?.setupInitialState() }
          }
          """),
      ],
      twins: [
        Shape(
          .bookPresenter,
          """
          func didTriggerViewReadyEvent() {
            MotionHub.shared.manager.startAccelerometerUpdates(to: .main) { _, _ in
              self.interactor.obtainPosts()
            }
          }
          func didClose() { MotionHub.shared.manager.stopAccelerometerUpdates() }
          """,
          beside: """
            final class MotionHub {
              static let shared = MotionHub()
              let manager = CMMotionManager()
            }
            """),
        Shape(
          .surfPresenter,
          """
          private let motion = CMMotionManager()
          func viewLoaded() {
            motion.startDeviceMotionUpdates(to: .main) { [weak self] _, _ in
              self?.view?.setupInitialState()
            }
          }
          """),
      ]),
    LeakPattern(
      name: "A static property that contains a part",
      leaks: [
        Shape(
          .listInteractor,
          """
          static var current: ListInteractor?
          func start() { ListInteractor.current = self }
          """),
        Shape(
          .surfPresenter,
          """
          func viewLoaded() { Running.presenter = self }
          """, beside: "enum Running { static var presenter: ProfilePresenter? }"),
        Shape(
          .startPresenter,
          """
          static var onReload: (() -> Void)?
          func didLoadView() { Self.onReload = { self.interactor.obtainName() } }
          """),
        Shape(
          .surfPresenter,
          """
          func viewLoaded() { Running.presenters[ObjectIdentifier(self)] = self }
          """,
          beside: """
            enum Running { static var presenters: [ObjectIdentifier: ProfilePresenter] = [:] }
            """),
      ],
      twins: [
        Shape(
          .listInteractor,
          """
          static weak var current: ListInteractor?
          func start() { ListInteractor.current = self }
          """),
        Shape(
          .listInteractor,
          """
          static var current: ListInteractor?
          func start() { Self.current = self }
          func stop() { Self.current = nil }
          """),
        Shape(
          .bookInteractor,
          """
          static var current: PostListInteractor?
          func start() { PostListInteractor.current = self }
          """),
        Shape(
          .surfPresenter,
          """
          func viewLoaded() { Running.presenter = self }
          """,
          beside: """
            enum Running { static var presenter: ProfilePresenter? }
            final class Cleaner { func clean() { Running.presenter = nil } }
            """),
        Shape(
          .surfPresenter,
          """
          static var shared: ProfilePresenter!
          func viewLoaded() { ProfilePresenter.shared = self }
          """),
      ]),
  ]
}
