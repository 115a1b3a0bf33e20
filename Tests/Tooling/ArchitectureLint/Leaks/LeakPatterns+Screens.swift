extension LeakPattern {
  /// Cells, child screens and other parts of a view.
  static let screens: [LeakPattern] = [
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
}
