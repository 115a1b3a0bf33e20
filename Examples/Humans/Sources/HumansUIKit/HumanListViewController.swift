#if canImport(UIKit)
  import Humans
  import UIKit

  /// The list of people.
  final class HumanListViewController: UITableViewController {
    /// Shown behind the list when there is nothing in it.
    let spinner = UIActivityIndicatorView(style: .large)
    let messageLabel = UILabel()
    private(set) lazy var retryButton = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.output.retryTapped() })
    private static let cellIdentifier = "Human"
    private var rows: [HumanRow] = []
    private let output: any HumanListViewOutput

    init(output: any HumanListViewOutput) {
      self.output = output
      super.init(style: .plain)
    }

    @available(*, unavailable, message: "Made in code, by HumanListAssembly")
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "People"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
      spinner.accessibilityLabel = "Loading people"
      messageLabel.font = .preferredFont(forTextStyle: .body)
      messageLabel.adjustsFontForContentSizeCategory = true
      messageLabel.textAlignment = .center
      messageLabel.textColor = .secondaryLabel
      messageLabel.numberOfLines = 0
      output.viewLoaded()
    }

    private func show(_ rows: [HumanRow], background: UIView?, canRetry: Bool = false) {
      self.rows = rows
      tableView.backgroundView = background
      background === spinner ? spinner.startAnimating() : spinner.stopAnimating()
      navigationItem.rightBarButtonItem = canRetry ? retryButton : nil
      tableView.reloadData()
    }

    // MARK: - UITableViewDataSource

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let row = rows[indexPath.row]
      let cell = tableView.dequeueReusableCell(
        withIdentifier: Self.cellIdentifier, for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = row.name
      content.secondaryText = row.age
      content.image =
        row.photoPath.flatMap { UIImage(contentsOfFile: $0) }
        ?? UIImage(systemName: "person.crop.circle.fill")
      content.imageProperties.maximumSize = CGSize(width: 48, height: 48)
      content.imageProperties.cornerRadius = 24
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      output.rowTapped(at: indexPath.row)
    }
  }

  // MARK: - HumanListViewInput

  extension HumanListViewController: HumanListViewInput {
    func showLoading() {
      show([], background: spinner)
    }

    func showRows(_ rows: [HumanRow]) {
      show(rows, background: nil)
    }

    func showEmptyList() {
      messageLabel.text = "Nobody here: the list of people is empty."
      show([], background: messageLabel)
    }

    func showProblem(_ problem: String) {
      messageLabel.text = problem
      show([], background: messageLabel, canRetry: true)
    }
  }
#endif
