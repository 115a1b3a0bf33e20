#if canImport(UIKit)
  import Adder
  import AdderUIKit
  import Humans
  import UIKit

  /// Shows the list of people.
  final class HumanListViewController: UITableViewController {
    /// Shown behind the list while people are being loaded.
    let spinner = UIActivityIndicatorView(style: .large)
    let messageLabel = UILabel()
    private(set) lazy var retryButton = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.output.retryTapped() })
    let dataDisplayManager = DataDisplayManager()
    private let output: any HumanListViewOutput

    init(output: any HumanListViewOutput) {
      self.output = output
      super.init(style: .plain)
    }

    @available(*, unavailable, message: "Created in code by HumanListAssembly")
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "People"
      setUpList()
      spinner.accessibilityLabel = "Loading people"
      messageLabel.font = .preferredFont(forTextStyle: .body)
      messageLabel.adjustsFontForContentSizeCategory = true
      messageLabel.textAlignment = .center
      messageLabel.textColor = .secondaryLabel
      messageLabel.numberOfLines = 0
      output.viewLoaded()
    }

    private func setUpList() {
      dataDisplayManager.register(HumanCell.self)
      dataDisplayManager.didSelectEvent.addListener(self) { view, row in
        view.output.rowTapped(at: row.position.item)
      }
      // If a batch does not match the list, the entire list is requested again.
      dataDisplayManager.didLoseTrackEvent.addListener(self) { view, _ in
        view.output.retryTapped()
      }
      tableView.dataSource = dataDisplayManager.dataSource(for: tableView)
      tableView.delegate = dataDisplayManager.delegate(for: tableView)
    }

    private func show(background: UIView?, canRetry: Bool = false) {
      tableView.backgroundView = background
      background === spinner ? spinner.startAnimating() : spinner.stopAnimating()
      navigationItem.rightBarButtonItem = canRetry ? retryButton : nil
    }
  }

  // MARK: - HumanListViewInput

  extension HumanListViewController: HumanListViewInput {
    func showLoading() {
      show(background: spinner)
    }

    func showRows(_ rows: CacheTransactionBatch<HumanRow>) {
      dataDisplayManager.reset(to: rows.map { $0 as any CellObject })
      show(background: nil)
    }

    func showChanges(_ changes: CacheTransactionBatch<HumanRow>) {
      dataDisplayManager.apply(changes)
      show(background: nil)
    }

    func showEmptyList() {
      messageLabel.text = "Nobody here: the list of people is empty."
      show(background: messageLabel)
    }

    func showProblem(_ problem: String) {
      messageLabel.text = problem
      show(background: messageLabel, canRetry: true)
    }
  }
#endif
