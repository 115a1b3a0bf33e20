extension LeakPattern {
  /// Publishers, observables and what subscribes to them.
  static let subscriptions: [LeakPattern] = [
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
          .surfView,
          """
          private var cancellables: Set<AnyCancellable> = []
          override func viewDidLoad() {
            super.viewDidLoad()
            logout().sink { self.title = $0 }.store(in: &cancellables)
          }
          private func logout() -> AnyPublisher<String, Never> {
            guard let url else { return Just("").eraseToAnyPublisher() }
            return URLSession.shared.dataTaskPublisher(for: url).map { "\\($0)" }.eraseToAnyPublisher()
          }
          """),
        Shape(
          .surfView,
          """
          private var cancellables: Set<AnyCancellable> = []
          private lazy var logIn: () -> Void = { [weak self] in
            guard let self = self else { return }
            self.logout().sink { self.title = $0 }.store(in: &self.cancellables)
          }
          private func logout() -> AnyPublisher<String, Never> {
            URLSession.shared.dataTaskPublisher(for: url).map { "\\($0)" }.eraseToAnyPublisher()
          }
          """),
        Shape(
          .surfView,
          """
          private var cancellables: Set<AnyCancellable> = []
          override func viewDidLoad() {
            super.viewDidLoad()
            names.enumerated().publisher.map(\\.element).sink { self.title = $0 }.store(in: &cancellables)
            ["Profile"].publisher.sink { self.title = $0 }.store(in: &cancellables)
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
          private let titles = PassthroughSubject<String?, Never>()
          override func viewDidLoad() {
            super.viewDidLoad()
            titles.assign(to: \\.title, on: self, ownership: .weak).store(in: &cancellables)
          }
          """),
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
        Shape(
          .startPresenter,
          """
          private let bag = DisposeBag()
          private let names = PublishSubject<String>()
          func didLoadView() {
            names.subscribe(onNext: { self.didObtainName($0) }).disposed(by: bag)
          }
          """),
        Shape(
          .startInteractor,
          """
          private let bag = DisposeBag()
          func start() {
            let request = NameRequest()
            request.answers.map { $0 }
              .subscribe(onNext: { self.output?.didObtainName($0) }).disposed(by: bag)
          }
          """,
          beside: "final class NameRequest { let answers = PublishSubject<String>() }"),
      ],
      twins: [
        // The closure lists the subscriptions, and runs at once.
        Shape(
          .bookPresenter,
          """
          private let disposeBag = DisposeBag()
          private let titles = BehaviorRelay<[String]>(value: [])
          func didTriggerViewReadyEvent() {
            disposeBag.insert {
              titles.subscribe(onNext: { [weak self] titles in self?.view?.showTitles(titles) })
              titles.bind(to: self.interactor.titles)
            }
          }
          """),
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
        Shape(
          .startInteractor,
          """
          private let bag = DisposeBag()
          func start() {
            let request = NameRequest()
            request.answers
              .subscribe(onNext: { self.output?.didObtainName($0) }).disposed(by: bag)
          }
          """,
          beside: "final class NameRequest { let answers = PublishSubject<String>() }"),
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
}
