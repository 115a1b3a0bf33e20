import AdderContractSpies
import Testing

/// Which tests a part gets.
@Suite struct PartTestCaseTests {
  /// What a presenter does, and what its tests check.
  @Test(arguments: [
    Row(
      "A call is counted", "func run() { router?.close() }",
      ["runCallsCloseOfRouter: router.closeCalls.count == 1"]),
    Row(
      "An argument that the test passes is compared",
      "func rename(to name: String) { view?.show(name: name) }",
      ["renameToCallsShowNameOfView: view.showNameCalls.arguments == [\"name\"]"]),
    Row(
      "One of several arguments is compared",
      "func open(user: User) { router?.open(user, animated: true) }",
      [
        "openUserCallsOpenAnimatedOfRouter: "
          + "router.openAnimatedCalls.last.map { $0 == (user, true) } == true"
      ]),
    Row(
      "The setting of a property is compared", "func run() { view?.title = \"Title\" }",
      ["runSetsTitleOfView: view.titleAccess.writes == [\"Title\"]"]),
    Row(
      "What a function stores is shown by a later call",
      """
      private var name = "first"
      func rename(to name: String) { self.name = name }
      func run() { view?.show(name: name) }
      """,
      [
        "runCallsShowNameOfView: view.showNameCalls.arguments == [\"first\"]",
        "runAfterRenameCallsShowNameOfView: view.showNameCalls.arguments == [\"name\"]",
      ]),
    Row(
      "A Boolean parameter decides",
      "func toggle(isOn: Bool) { if isOn { router?.close() } else { view?.show(name: \"off\") } }",
      [
        "toggleIsOnWhenOnCallsCloseOfRouter: router.closeCalls.count == 1",
        "toggleIsOnWhenNotOnCallsShowNameOfView: view.showNameCalls.arguments == [\"off\"]",
      ]),
    Row(
      "An optional parameter decides",
      "func select(_ user: User?) { guard let user else { return }; view?.show(name: user.name) }",
      [
        "selectWithUserCallsShowNameOfView: view.showNameCalls.arguments == [user.name]",
        "selectWithoutUserCallsNothing: log.names.isEmpty",
      ]),
    Row(
      "An empty text decides",
      "func search(text: String) { guard !text.isEmpty else { return }; view?.show(name: text) }",
      [
        "searchTextWithTextCallsShowNameOfView: view.showNameCalls.arguments == [\"text\"]",
        "searchTextWithEmptyTextCallsNothing: log.names.isEmpty",
      ]),
    Row(
      "The length of a text decides",
      "func search(text: String) { guard text.count > 0 else { return }; view?.show(name: text) }",
      [
        "searchTextWithTextCallsShowNameOfView: view.showNameCalls.arguments == [\"text\"]",
        "searchTextWithEmptyTextCallsNothing: log.names.isEmpty",
      ]),
    Row(
      "A text has the length that decides",
      "func log(in code: String) { if code.count == 6 { view?.show(name: code) } else { router?.close() } }",
      [
        "logInWith6LetterCodeCallsShowNameOfView: view.showNameCalls.arguments == [\"codeco\"]",
        "logInWithCodeCallsCloseOfRouter: router.closeCalls.count == 1",
      ]),
    Row(
      "A property that a test can set decides",
      """
      var order: Order?
      func run() { guard let name = order?.buyer?.name else { return }; view?.show(name: name) }
      """,
      [
        "runCallsNothing: log.names.isEmpty",
        "runWithOrderWithBuyerCallsShowNameOfView: view.showNameCalls.arguments == [\"name\"]",
      ]),
    Row(
      "A property of what a dependency returns decides",
      """
      func run() {
        guard let order = interactor.order(), let buyer = order.buyer, !order.isPaid else { return }
        view?.show(name: buyer.name)
      }
      """,
      [
        "runWithoutOrderCallsOrderOfInteractor: interactor.orderCalls.count == 1",
        "runWithOrderWithBuyerWhenNotPaidCallsShowNameOfView: view.showNameCalls.arguments == [\"name\"]",
      ]),
    Row(
      "A place in a list decides",
      """
      func select(at path: IndexPath) {
        switch path.row {
        case 0: router?.close()
        case 1: view?.show(name: "Second")
        default: break
        }
      }
      """,
      [
        "selectAtWith0CallsCloseOfRouter: router.closeCalls.count == 1",
        "selectAtWith1CallsShowNameOfView: view.showNameCalls.arguments == [\"Second\"]",
      ]),
    Row(
      "The text of an address decides",
      """
      func open(_ text: String) {
        guard let url = URL(string: text) else { router?.close(); return }
        view?.show(name: url.path)
      }
      """,
      [
        "openWithTextCallsShowNameOfView: view.showNameCalls.count == 1",
        "openWithEmptyTextCallsCloseOfRouter: router.closeCalls.count == 1",
      ]),
    Row(
      "A private property without a value is empty at first",
      """
      private var chosen: User?
      func choose(_ user: User) { chosen = user }
      func run() { if chosen == nil { view?.show(name: "No user") } else { router?.close() } }
      """,
      [
        "runCallsShowNameOfView: view.showNameCalls.arguments == [\"No user\"]",
        "runAfterChooseCallsCloseOfRouter: router.closeCalls.count == 1",
      ]),
    Row(
      "A trimmed text decides as the text",
      """
      func rename(to name: String?) {
        guard let name = name?.trimmingCharacters(in: .whitespaces), isValid(name) else { return }
        view?.show(name: name)
      }
      private func isValid(_ text: String) -> Bool { if text.count == 0 { return false }; return true }
      """,
      [
        "renameToWithNameCallsShowNameOfView: view.showNameCalls.arguments == [\"name\"]",
        "renameToWithoutNameCallsNothing: log.names.isEmpty",
      ]),
    Row(
      "What no test can make true is left to a person",
      "func open(order: Order) { if order.isBig { router?.close() } }",
      [
        "openOrderWhenBigCallsCloseOfRouter: router.closeCalls.count == 1 (disabled)",
        "openOrderWhenNotBigCallsNothing: log.names.isEmpty (disabled)",
      ]),
    Row(
      "Each case of an enumeration decides",
      """
      func finish(_ result: Result<User, Failure>) {
        switch result {
        case .success(let user): view?.show(name: user.name)
        case .failure(.offline): router?.close()
        case .failure: view?.show(name: "Error")
        }
      }
      """,
      [
        "finishWithSuccessCallsShowNameOfView: view.showNameCalls.arguments == [value.name]",
        "finishWithFailureCallsShowNameOfView: view.showNameCalls.arguments == [\"Error\"]",
        "finishWithFailureWithOfflineCallsCloseOfRouter: router.closeCalls.count == 1",
      ]),
    Row(
      "What a dependency returns decides",
      "func run() { if interactor.isOnline { router?.close() } }",
      [
        "runWhenOnlineCallsCloseOfRouter: router.closeCalls.count == 1",
        "runWhenNotOnlineCallsNothing: log.names.isEmpty",
      ]),
    Row(
      "An error decides",
      """
      func save(name: String) {
        do {
          try interactor.save(name: name)
          router?.close()
        } catch {
          view?.show(name: "Error")
        }
      }
      """,
      [
        "saveNameCallsSaveNameOfInteractor: interactor.saveNameCalls.arguments == [\"name\"]",
        "saveNameCallsCloseOfRouter: router.closeCalls.count == 1",
        "saveNameWhenSaveNameFailsCallsShowNameOfView: view.showNameCalls.arguments == [\"Error\"]",
      ]),
    Row(
      "A task is waited for",
      "func run() { Task { let user = try await interactor.load(); view?.show(name: user.name) } }",
      [
        "runCallsLoadOfInteractor: interactor.loadCalls.count == 1",
        "runCallsShowNameOfView: view.showNameCalls.arguments == [answer.name]",
      ]),
    Row(
      "A closure that a dependency got is called",
      "func run() { interactor.fetch(id: 7) { [weak self] user in self?.view?.show(name: user.name) } }",
      [
        "runCallsFetchIdCompletionOfInteractor: interactor.fetchIdCompletionCalls.last?.id == 7",
        "runCallsShowNameOfView: view.showNameCalls.arguments == [result.name]",
      ]),
    Row(
      "A closure that the part got is recorded",
      "func load(completion: @escaping (User) -> Void) { interactor.fetch(id: 1, completion: completion) }",
      [
        "loadCompletionCallsFetchIdCompletionOfInteractor: interactor.fetchIdCompletionCalls.last?.id == 1",
        "loadCompletionCallsCompletion: completion.arguments == [result]",
      ]),
    Row(
      "The part's own functions are followed",
      "func run() { update(name: \"One\") }\nprivate func update(name: String) { view?.show(name: name) }",
      ["runCallsShowNameOfView: view.showNameCalls.arguments == [\"One\"]"]),
    Row(
      "Another function brings the part into another state",
      """
      private var isBusy = false
      func run() {
        guard !isBusy else { return }
        isBusy = true
        router?.close()
      }
      """,
      [
        "runCallsCloseOfRouter: router.closeCalls.count == 1",
        "runAfterRunCallsNothingMore: log.names.count == 1",
      ]),
    Row(
      "What an initializer sets is unknown",
      """
      private var isBusy = false
      init() { isBusy = Bool.random() }
      func run() { if isBusy { router?.close() } }
      """,
      ["runCallsCloseOfRouter: router.closeCalls.count == 1 (disabled)"]),
    Row(
      "Elements of a list are known",
      """
      private var users: [User] = []
      func add(_ users: [User]) { self.users += users }
      func select(at index: Int) {
        guard users.indices.contains(index) else { return }
        view?.show(name: users[index].name)
      }
      func update(_ user: User) {
        guard let index = users.firstIndex(where: { $0.id == user.id }) else { return }
        users[index] = user
        router?.open(users[index], animated: users.count > 0)
      }
      """,
      [
        "selectAtWithWrongIndexCallsNothing: log.names.isEmpty",
        "selectAtAfterAddCallsShowNameOfView: view.showNameCalls.arguments == [user.name]",
        "updateCallsNothing: log.names.isEmpty",
        "updateAfterAddCallsOpenAnimatedOfRouter: "
          + "router.openAnimatedCalls.last.map { $0 == (user, true) } == true",
      ]),
    Row(
      "A list can be empty",
      """
      func show(_ users: [User]) {
        if users.isEmpty { view?.show(name: "None") } else { view?.show(name: users[0].name) }
      }
      """,
      [
        "showCallsShowNameOfView: view.showNameCalls.arguments == [user.name]",
        "showWithEmptyUsersCallsShowNameOfView: view.showNameCalls.arguments == [\"None\"]",
      ]),
    Row(
      "What is deferred happens last",
      """
      func run() async {
        defer { router?.close() }
        do { _ = try await interactor.load() } catch Failure.offline { view?.show(name: "Offline") } catch { return }
        view?.show(name: "Loaded")
      }
      """,
      [
        "runCallsLoadOfInteractor: interactor.loadCalls.count == 1",
        "runCallsShowNameOfView: view.showNameCalls.arguments == [\"Loaded\"]",
        "runCallsCloseOfRouter: router.closeCalls.count == 1",
        "runWhenLoadFailsWithOfflineCallsShowNameOfView: "
          + "view.showNameCalls.arguments == [\"Offline\", \"Loaded\"]",
      ]),
    Row(
      "A property of a parameter decides",
      "func open(_ user: User) { if user.name.isEmpty { router?.close() } else if user.id == 7 { view?.show(name: \"7\") } }",
      [
        "openWithEmptyNameCallsCloseOfRouter: router.closeCalls.count == 1",
        "openWithNameWith7CallsShowNameOfView: view.showNameCalls.arguments == [\"7\"]",
        "openWithNameWithOtherIdCallsNothing: log.names.isEmpty",
      ]),
    Row(
      "A number decides",
      "func page(count: Int) { if count > 3 { router?.close() } else { view?.show(name: \"few\") } }",
      [
        "pageCountWithMoreCountCallsCloseOfRouter: router.closeCalls.count == 1",
        "pageCountWithFewerCountCallsShowNameOfView: view.showNameCalls.arguments == [\"few\"]",
      ]),
    Row(
      "Observers of a property run when it changes",
      """
      var user: User? { didSet { view?.title = "User" } }
      func select(_ user: User) { self.user = user; router?.close() }
      """,
      [
        "selectSetsTitleOfView: view.titleAccess.writes == [\"User\"]",
        "selectCallsCloseOfRouter: router.closeCalls.count == 1",
      ]),
    Row(
      "Computed properties are followed",
      """
      private var users: [User] = []
      private var isEmpty: Bool { users.isEmpty }
      func run() { if isEmpty { router?.close() } else { view?.show(name: "Users") } }
      func add(_ user: User) { users.append(user) }
      """,
      [
        "runCallsCloseOfRouter: router.closeCalls.count == 1",
        "runAfterAddCallsShowNameOfView: view.showNameCalls.arguments == [\"Users\"]",
      ]),
    Row(
      "What a loop does is not expected",
      """
      private var count = 0
      func run(users: [User]) {
        for user in users { count += 1; view?.show(name: user.name) }
        users.forEach { _ in interactor.fetch(id: 1) { _ in } }
        view?.show(name: "\\(count)")
        if count == 0 { router?.close() }
      }
      """,
      ["runUsersCallsCloseOfRouter: router.closeCalls.count == 1 (disabled)"]),
    Row(
      "A superclass is followed",
      """
      func start() { super.begin(); router?.close() }
      func finish() { end() }
      }
      class Base {
        weak var view: ViewInput?
        func begin() { view?.show(name: "Begin") }
        func end() { view?.show(name: "End") }
      """,
      [
        "startCallsShowNameOfView: view.showNameCalls.arguments == [\"Begin\"]",
        "startCallsCloseOfRouter: router.closeCalls.count == 1",
        "finishCallsShowNameOfView: view.showNameCalls.arguments == [\"End\"]",
        "beginCallsShowNameOfView: view.showNameCalls.arguments == [\"Begin\"]",
        "endCallsShowNameOfView: view.showNameCalls.arguments == [\"End\"]",
      ], superclass: "Base"),
    Row(
      "How often a recursive function calls something is not expected",
      """
      func run() { router?.close(); again() }
      private func again() { view?.show(name: "Again"); again() }
      """,
      ["runCallsCloseOfRouter: router.closeCalls.count == 1"]),
    Row(
      "A ternary decides",
      "func toggle(isOn: Bool) { view?.show(name: isOn ? \"on\" : \"off\") }",
      [
        "toggleIsOnCallsShowNameOfView (true, \"on\") (false, \"off\"): view.showNameCalls.arguments == [expected]"
      ]),
    Row(
      "A missing value is replaced",
      "func rename(to name: String?) { view?.show(name: name ?? \"none\") }",
      [
        "renameToWithNameCallsShowNameOfView: view.showNameCalls.arguments == [\"name\"]",
        "renameToWithoutNameCallsShowNameOfView: view.showNameCalls.arguments == [\"none\"]",
      ]),
    Row(
      "A property is set twice", "func run() { view?.title = \"One\"; view?.title = \"Two\" }",
      ["runSetsTitleOfView: view.titleAccess.writes == [\"One\", \"Two\"]"]),
    Row(
      "What a block defers happens at the block's end",
      """
      private var name = "before"
      func run(isOn: Bool) {
        if isOn {
          defer { name = "after" }
          view?.show(name: name)
        }
        view?.title = name
      }
      """,
      [
        "runIsOnWhenOnCallsShowNameOfView: view.showNameCalls.arguments == [\"before\"]",
        "runIsOnWhenOnSetsTitleOfView: view.titleAccess.writes == [\"after\"]",
        "runIsOnWhenNotOnSetsTitleOfView: view.titleAccess.writes == [\"before\"]",
      ]),
    Row(
      "A task begins after the function",
      """
      private var name = "before"
      func run() {
        Task { view?.show(name: name) }
        name = "after"
      }
      """,
      ["runCallsShowNameOfView: view.showNameCalls.arguments == [\"after\"]"]),
    Row(
      "A closure is called after the function",
      """
      private var name = "before"
      func run() {
        interactor.fetch(id: 7) { [weak self] _ in self?.view?.show(name: self?.name ?? "none") }
        name = "after"
      }
      """,
      [
        "runCallsFetchIdCompletionOfInteractor: interactor.fetchIdCompletionCalls.last?.id == 7",
        "runCallsShowNameOfView: view.showNameCalls.arguments == [\"after\"]",
      ]),
    Row(
      "What a cast gives is unknown",
      "func run(_ value: Any) { if let user = value as? User { view?.show(name: user.name) } else { router?.close() } }",
      [
        "runCallsShowNameOfView: view.showNameCalls.count == 1 (disabled)",
        "runCallsCloseOfRouter: router.closeCalls.count == 1 (disabled)",
      ]),
    Row(
      "A case can fall through",
      """
      func page(count: Int) {
        switch count {
        case 0:
          router?.close()
          fallthrough
        case 1: view?.show(name: "few")
        default: view?.show(name: "many")
        }
      }
      """,
      [
        "pageCountCallsShowNameOfView (1, \"few\") (2, \"many\"): view.showNameCalls.arguments == [expected]",
        "pageCountWith0CallsCloseOfRouter: router.closeCalls.count == 1 (disabled)",
      ]),
    Row(
      "A result is compared", "func title(for user: User) -> String { user.name }",
      ["titleForReturnsUsername: result == user.name"]),
    Row(
      "Two earlier calls can bring about what a function needs",
      """
      private var user: User?
      private var isReady = false
      func choose(_ user: User) { self.user = user }
      func prepare() { isReady = true }
      func run() {
        guard isReady, let user else { return }
        view?.show(name: user.name)
      }
      """,
      [
        "runCallsNothing: log.names.isEmpty",
        "runAfterChooseAfterPrepareCallsShowNameOfView: view.showNameCalls.arguments == [user.name]",
      ]),
    Row(
      "Comparisons are combined",
      """
      private var isBusy = false
      func page(count: Int) {
        if count == 0 && !isBusy || count > 5 && isBusy { router?.close() }
        view?.show(name: "page")
      }
      """,
      [
        "pageCountWith0CallsCloseOfRouter: router.closeCalls.count == 1",
        "pageCountWith0CallsShowNameOfView: view.showNameCalls.arguments == [\"page\"]",
      ]),
    Row(
      "The properties of a value that the code makes are known",
      """
      struct Model { struct State { let name: String; var isError: Bool } }
      func present(isError: Bool) {
        var state = Presenter.Model.State(name: "Ada", isError: isError)
        if state.isError { router?.close() } else { view?.show(name: state.name) }
        state.isError = true
        if state.isError { view?.title = state.name }
      }
      """,
      [
        "presentIsErrorWhenErrorCallsCloseOfRouter: router.closeCalls.count == 1",
        "presentIsErrorWhenErrorSetsTitleOfView: view.titleAccess.writes == [\"Ada\"]",
        "presentIsErrorWhenNotErrorCallsShowNameOfView: view.showNameCalls.arguments == [\"Ada\"]",
      ]),
    Row(
      "A value that the code changes is not the one that it made",
      "func run() { var user = User(id: 1, name: \"Ada\"); user.name = \"Bob\"; router?.open(user, animated: true) }",
      [
        "runCallsOpenAnimatedOfRouter: router.openAnimatedCalls.last.map { $0 == (User(id: 1, name: \"Bob\"), true) } == true"
      ]),
    Row(
      "What depends on more is left to a person",
      "func run() { if Date.now > .distantPast { router?.close() } }",
      ["runCallsCloseOfRouter: router.closeCalls.count == 1 (disabled)"]),
    Row(
      "Without a value, a person writes one", "func show(_ image: Picture) { view?.show(image) }",
      ["showCallsShowOfView: view.showCalls.count == 1 (enabled if)"]),
  ])
  func `The code decides the tests`(_ row: Row) throws {
    let tests = try Self.tests(of: Self.project(row.code, superclass: row.superclass))
    #expect(tests == row.tests, "\(tests.joined(separator: "\n"))")
  }

  /// What a view shows, and what it tells its output.
  @Test(arguments: [
    Row(
      "A text is shown", "func show(name: String) { label.text = name }",
      ["showNameSetsTextOfLabel: sut.label.text == \"name\""]),
    Row(
      "What is set last is expected",
      "func run() { label.text = \"One\"; self.label.text = \"Two\" }",
      ["runSetsTextOfLabel: sut.label.text == \"Two\""]),
    Row(
      "A button is hidden or shown",
      "func show(isReady: Bool) { button.isHidden = !isReady }",
      [
        "showIsReadyWhenNotReadyHidesButton: sut.button.isHidden",
        "showIsReadyWhenReadyShowsButton: !sut.button.isHidden",
      ]),
    Row(
      "An indicator starts and stops",
      "func show(isLoading: Bool) { if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() } }",
      [
        "showIsLoadingWhenLoadingStartsSpinner: sut.spinner.isAnimating",
        "showIsLoadingWhenNotLoadingStopsSpinner: !sut.spinner.isAnimating",
      ]),
    Row(
      "An outlet is set by the test",
      "@IBOutlet weak var name: UILabel!\nfunc show() { name.text = \"Ada\" }",
      ["showSetsTextOfName: sut.name.text == \"Ada\""]),
    Row(
      "A view inside another one is reached", "func show() { header.title.text = \"Ada\" }",
      ["showSetsTextOfHeaderTitle: sut.header.title.text == \"Ada\""]),
    Row(
      "The title of the screen is shown",
      "func show(name: String) { title = name; navigationItem.title = \"Item\" }",
      [
        "showNameSetsTitle: sut.title == \"name\"",
        "showNameSetsTitleOfNavigationItem: sut.navigationItem.title == \"Item\"",
      ]),
    Row(
      "A stored value is expected, unless it is the first one",
      "var users: [User] = []\nvar count = 0\nfunc show(_ users: [User]) { self.users = users; count = 0 }",
      ["showSetsUsers: sut.users == [user]"]),
    Row(
      "A private view is found by its accessibility identifier",
      """
      private lazy var note: UILabel = {
        let label = UILabel()
        label.accessibilityIdentifier = "note"
        return label
      }()
      private let retry = UIButton()
      private let stack = UIStackView()
      private let other = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stack)
        self.stack.addArrangedSubview(note)
        stack.addArrangedSubview(retry)
        other.accessibilityIdentifier = "other"
        retry.accessibilityIdentifier = "retry"
      }
      func show(name: String) { note.text = name; retry.isHidden = true; other.text = name }
      """,
      [
        "showNameSetsTextOfNote: sut.view.identified(\"note\", as: UILabel.self)?.text == \"name\"",
        "showNameHidesRetry: sut.view.identified(\"retry\", as: UIButton.self)?.isHidden == true",
      ]),
    Row(
      "An accessibility identifier is a constant",
      """
      enum Names { static let note = "note" }
      private enum Hidden { static let retry = "retry" }
      enum Cell: String { case help }
      private let note = UILabel()
      private let retry = UIButton()
      private let help = UIButton()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(note)
        view.addSubview(retry)
        view.addSubview(help)
        note.accessibilityIdentifier = Names.note
        retry.accessibilityIdentifier = Self.Hidden.retry
        help.accessibilityIdentifier = Cell.help.rawValue
      }
      func show(name: String) { note.text = name; retry.isHidden = true; help.isEnabled = false }
      """,
      [
        "showNameSetsTextOfNote: sut.view.identified(Presenter.Names.note, as: UILabel.self)?.text == \"name\"",
        "showNameHidesRetry: sut.view.identified(\"retry\", as: UIButton.self)?.isHidden == true",
        "showNameDisablesHelp",
      ]),
    Row(
      "What a test cannot read is not expected",
      """
      private let hidden = UILabel()
      private var state = 0
      func show() { hidden.text = "Ada"; header.secret.text = "Ada"; state = 1; output?.didClose() }
      """,
      ["showCallsDidCloseOfOutput: output.didCloseCalls.count == 1"]),
    Row(
      "What something else may change is not expected",
      """
      func show() { label.text = "Ada"; decorate(label) }
      func hide() { button.isHidden = true; button.fade(); output?.didClose() }
      """,
      ["hideCallsDidCloseOfOutput: output.didCloseCalls.count == 1"]),
    Row(
      "What is set later is not expected",
      "func show() { label.text = \"One\"; DispatchQueue.main.async { self.label.text = \"Two\" } }",
      []),
    Row(
      "UIKit loads the view",
      """
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label); output?.didLoad() }
      override func viewWillAppear(_ animated: Bool) { output?.didAppear() }
      func show() { view.endEditing(true); output?.didClose() }
      """,
      [
        "viewDidLoadCallsDidLoadOfOutput: output.didLoadCalls.count == 1",
        "viewWillAppearCallsDidAppearOfOutput: output.didAppearCalls.count == 1",
        "showCallsDidCloseOfOutput: output.didCloseCalls.count == 1",
      ]),
    Row(
      "Actions and delegate methods call the output",
      """
      var users: [User] = [User(name: "Ada")]
      @IBAction func didTapClose(_ sender: UIButton) { output?.didClose() }
      @objc private func hiddenAction() { output?.didClose() }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { output?.didSelect(indexPath.row) }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      """,
      [
        "didTapCloseCallsDidCloseOfOutput: output.didCloseCalls.count == 1",
        "tableViewDidSelectRowAtCallsDidSelectOfOutput: output.didSelectCalls.arguments == [indexPath.row]",
      ]),
    Row(
      "What would end the test is not called",
      """
      @IBOutlet private weak var name: UILabel!
      func show() { name.text = "Ada"; output?.didClose() }
      func force() { output!.didClose() }
      func row(at index: Int) { output?.didSelect(items[index]) }
      var items: [Int] = []
      func open() { performSegue(withIdentifier: "Open", sender: nil); output?.didClose() }
      """, []),
  ])
  func `The code of a view decides the tests`(_ row: Row) throws {
    let view = """
      import UIKit
      struct User: Equatable { let name: String }
      protocol Output: AnyObject { func didLoad(); func didAppear(); func didClose(); func didSelect(_ index: Int) }
      final class Header: UIView { let title = UILabel(); private let secret = UILabel() }
      final class Presenter: UIViewController {
        weak var output: Output?
        let label = UILabel()
        lazy var button = UIButton(type: .system)
        let spinner = UIActivityIndicatorView()
        let header = Header()
        \(row.code)
      }
      """
    guard row.tests.isEmpty else {
      let tests = try Self.tests(of: Self.source(view))
      #expect(tests == row.tests, "\(tests.joined(separator: "\n"))")
      return
    }
    #expect(throws: TestRefusal.self) { try Self.tests(of: Self.source(view)) }
  }

  /// What a router does on the way to another screen.
  @Test(arguments: [
    Row(
      "A screen of a known class is pushed",
      "func run() { viewController?.navigationController?.pushViewController(Details(), animated: true) }",
      ["runPushesDetails: viewController.navigation.pushed.last is Details"]),
    Row(
      "The class of a screen is known from the function that makes it",
      "func run() { viewController?.present(Assembly.make(), animated: true, completion: nil) }",
      ["runPresentsDetails: viewController.presented.last is Details"]),
    Row(
      "A storyboard has the screen that the code expects",
      """
      func run() {
        let board = UIStoryboard(name: "Main", bundle: nil)
        guard let details = board.instantiateViewController(withIdentifier: "Details") as? Details
        else { return }
        viewController?.show(details, sender: nil)
      }
      """,
      ["runShowsDetails: viewController.shown.last is Details"]),
    Row(
      "A screen that a dependency makes is the same one",
      "func run() { viewController?.present(factory.makeHelp(), animated: true) }",
      [
        "runCallsMakeHelpOfFactory: factory.makeHelpCalls.count == 1",
        "runPresentsAnswer: viewController.presented.last === answer",
      ]),
    Row(
      "A class of UIKit is expected",
      "func run() { viewController?.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true) }",
      ["runPresentsUIAlertController: viewController.presented.last is UIAlertController"]),
    Row(
      "A screen of an unknown class is counted",
      "func run(screen: Any) { viewController?.present(unknown(screen), animated: true) }",
      ["runScreenPresentsScreen: viewController.presented.count == 1"]),
    Row(
      "A screen is popped or dismissed",
      "func run(isModal: Bool) { if isModal { viewController?.dismiss(animated: true) } else { viewController?.navigationController?.popViewController(animated: true) } }",
      [
        "runIsModalWhenModalDismisses: viewController.dismissals.count == 1",
        "runIsModalWhenNotModalPops: viewController.navigation.pops.count == 1",
      ]),
    Row(
      "A segue is performed",
      "func run() { viewController?.performSegue(withIdentifier: \"Details\", sender: nil) }",
      ["runPerformsSegue: viewController.segues.arguments == [\"Details\"]"]),
    Row(
      "What follows a transition is expected",
      "func run() { viewController?.dismiss(animated: true) { [weak self] in self?.output?.didClose() } }",
      [
        "runDismisses: viewController.dismissals.count == 1",
        "runCallsDidCloseOfOutput: output.didCloseCalls.count == 1",
      ]),
    Row(
      "A later transition is waited for",
      "func run() { DispatchQueue.main.async { self.viewController?.present(Details(), animated: true) } }",
      ["runPresentsDetails: viewController.presented.last is Details"]),
    Row(
      "The screen of a parameter is replaced",
      "func run(from screen: UIViewController) { screen.present(Details(), animated: true) }",
      ["runFromPresentsDetails: screen.presented.last is Details"]),
    Row(
      "A final screen is in a navigation controller",
      "func run() { home?.navigationController?.setViewControllers([Details()], animated: true); home?.dismiss(animated: true) }",
      ["runSetsDetails: navigation.stacks.last?.last is Details"]),
  ])
  func `The code of a router decides the tests`(_ row: Row) throws {
    let router = """
      import UIKit
      protocol Output: AnyObject { func didClose() }
      protocol Factory { func makeHelp() -> UIViewController }
      final class Home: UIViewController {}
      class Details: UIViewController {}
      enum Assembly { static func make() -> UIViewController { let screen = Details(); return screen } }
      final class Presenter {
        weak var viewController: UIViewController?
        weak var home: Home?
        weak var output: Output?
        let factory: Factory
        init(factory: Factory) { self.factory = factory }
        \(row.code)
      }
      """
    let tests = try Self.tests(of: Self.source(router))
    #expect(tests == row.tests, "\(tests.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("", ["makeGivesPartItsRouter", "makeGivesRouterItsPart", "makeKeepsNothingAlive"]),
    // A module that its own parts keep alive is not expected to be freed.
    (
      "part.other = router; router.strong = part",
      [
        "makeGivesPartItsRouter", "makeGivesRouterItsPart", "makeGivesPartItsOther",
        "makeGivesRouterItsStrong",
      ]
    ),
    // What the assembly keeps is not freed with the module.
    ("kept = part", ["makeGivesPartItsRouter", "makeGivesRouterItsPart"]),
  ])
  func `An assembly gets tests of the parts, their connections and their release`(
    line: String, names: [String]
  ) throws {
    let text = """
      protocol RouterInput: AnyObject {}
      final class Part { private let router: RouterInput; var other: RouterInput?
        init(router: RouterInput) { self.router = router } }
      final class Router: RouterInput { weak var part: Part?; var strong: Part? }
      final class Assembly {
        private var kept: Part?
        func make() -> Part {
          let router = Router()
          let part = Part(router: router)
          router.part = part
          \(line)
          return part
        }
      }
      """
    let sources = [ContractSource(path: "App.swift", module: "App", text: Array(text.utf8))]
    let scope = ContractScope(sources)
    let test = try PartTestCase(
      of: "Assembly", inFile: "App.swift", in: TestedProject(sources, scope))
    let found = test.text.matches(of: /@Test func (\w+)\(/).map { String($0.1) }
    #expect(found == names)
  }

  @Test func `A part inside an '#if' is tested inside it`() throws {
    let text = """
      protocol RouterInput: AnyObject { func close() }
      #if DEBUG
        #if canImport(UIKit)
          final class Presenter { var router: RouterInput? }
          extension Presenter { func run() { router?.close() } }
        #endif
        #else
          extension Presenter { func stop() { router?.close() } }
      #endif
      """
    let sources = Self.source(text)
    let test = try PartTestCase(
      of: "Presenter", inFile: "Presenter.swift",
      in: TestedProject(sources, ContractScope(sources)))
    #expect(test.text.hasPrefix("#if DEBUG\n  #if canImport(UIKit)\n    import Testing\n"))
    #expect(test.text.hasSuffix("    }\n  #endif\n#endif\n"))
    #expect(try Self.tests(of: sources) == ["runCallsCloseOfRouter: router.closeCalls.count == 1"])
  }

  @Test func `A type behind a typealias of the contract has its own name in tests`() throws {
    let text = """
      enum PostsModel { enum Load { struct Response: Equatable { let name: String } } }
      enum OtherModel { enum Load { struct Response { let id: UInt128 } } }
      protocol Input { typealias Model = PostsModel; func show(_ response: Model.Load.Response) }
      protocol View: AnyObject { typealias Model = PostsModel; func show(_ response: Model.Load.Response) }
      final class Presenter: Input {
        weak var view: View?
        func show(_ response: Model.Load.Response) { view?.show(response) }
      }
      """
    let sources = Self.source(text)
    let test = try PartTestCase(
      of: "Presenter", inFile: "Presenter.swift",
      in: TestedProject(sources, ContractScope(sources)))
    #expect(test.text.contains("let response = PostsModel.Load.Response(name: \"name\")\n"))
    #expect(test.text.contains("#expect(view.showCalls.arguments == [response])\n"))
  }

  @Test func `A long value is on several lines`() throws {
    let fields = (1...9).map { "var property\($0)OfThisBigValue: String" }.joined(separator: "; ")
    let text = """
      struct BigValue: Equatable { \(fields) }
      protocol ViewInput: AnyObject { func show(_ value: BigValue) }
      final class Presenter {
        weak var view: ViewInput?
        func run(_ value: BigValue) { view?.show(value) }
      }
      """
    let sources = [ContractSource(path: "App.swift", module: "App", text: Array(text.utf8))]
    let scope = ContractScope(sources)
    let test = try PartTestCase(
      of: "Presenter", inFile: "App.swift", in: TestedProject(sources, scope))
    #expect(test.text.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(test.text)")
    #expect(test.text.contains("property9OfThisBigValue: \"property9OfThisBigValue\")\n"))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: String
    let tests: [String]
    let superclass: String?

    init(_ name: String, _ code: String, _ tests: [String], superclass: String? = nil) {
      testDescription = name
      self.code = code
      self.tests = tests
      self.superclass = superclass
    }
  }

  /// A presenter with this code, and its surroundings.
  private static func project(_ code: String, superclass: String?) -> [ContractSource] {
    let presenter = """
      import Foundation
      struct User: Equatable { let id: Int; let name: String }
      struct Order { var buyer: User?; var isPaid = false; var isBig: Bool { isPaid } }
      enum Failure: Error { case offline, unknown }
      protocol ViewInput: AnyObject {
        var title: String { get set }
        func show(name: String)
        func show(_ image: Picture)
      }
      protocol InteractorInput {
        var isOnline: Bool { get }
        func save(name: String) throws
        func load() async throws -> User
        func order() -> Order?
        func fetch(id: Int, completion: @escaping (User) -> Void)
      }
      protocol RouterInput { func close(); func open(_ user: User, animated: Bool) }
      final class Presenter\(superclass.map { ": \($0)" } ?? "") {
        \(superclass == nil ? "weak var view: ViewInput?" : "")
        var interactor: InteractorInput!
        var router: RouterInput?
        \(code)
      }
      """
    return source(presenter)
  }

  private static func source(_ text: String) -> [ContractSource] {
    [ContractSource(path: "Presenter.swift", module: "App", text: Array(text.utf8))]
  }

  /// The name and the check of each test.
  private static func tests(of sources: [ContractSource]) throws -> [String] {
    let scope = ContractScope(sources)
    let test = try PartTestCase(
      of: "Presenter", inFile: "Presenter.swift", in: TestedProject(sources, scope))
    var tests: [String] = []
    var traits = ""
    var runs: [String] = []
    for line in test.text.split(separator: "\n") {
      if line.contains("@Test(arguments: [") {
        runs = []
      } else if line.contains("@Test(") {
        traits = line.contains("disabled") ? " (disabled)" : " (enabled if)"
      }
      if let run = line.firstMatch(of: /^    (\S.*),$/)?.1 { runs.append("\(run)") }
      if let name = line.firstMatch(of: /func (\w+)\(.*\)/)?.1, !line.contains("private"),
        !line.contains("override")
      {
        tests.append("\(name)" + (runs.isEmpty ? "" : " \(runs.joined(separator: " "))"))
        runs = []
      }
      if let check = line.firstMatch(of: /#expect\((.*)\)$/)?.1 {
        tests[tests.count - 1] += ": \(check)\(traits)"
        traits = ""
      }
    }
    return tests
  }
}
