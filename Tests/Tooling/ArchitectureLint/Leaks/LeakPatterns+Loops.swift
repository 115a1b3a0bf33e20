extension LeakPattern {
  /// Timers, tasks and other work that goes on by itself.
  static let loops: [LeakPattern] = [
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
          .startInteractor,
          """
          private let poller = Poller()
          func start() { poller.start(self) }
          func read() { output?.didObtainName("") }
          """,
          beside: poller),
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
        Shape(
          .startInteractor,
          """
          private let poller = Poller()
          func start() { poller.start(self) }
          func close() { poller.stop() }
          func read() { output?.didObtainName("") }
          """,
          beside: poller),
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

  private static let poller = """
    final class Poller {
      private var timer: Timer?
      func start(_ reader: StartInteractor) {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in reader.read() }
      }
      func stop() { timer?.invalidate() }
    }
    """
}
