import UIKit

@MainActor protocol AccountViewInput: AnyObject {
  func show(name: String)
  func showLoading(_ isLoading: Bool)
  func show(orders: [String])
}

@MainActor protocol AccountViewOutput: AnyObject {
  func viewIsReady()
  func viewWillShow()
  func didTapSave(name: String?)
  func didTapClose()
  func didSelectOrder(at index: Int)
  func didClose()
}

final class AccountHeaderView: UIView {
  let titleLabel = UILabel()
}

final class AccountViewController: UIViewController {
  var output: (any AccountViewOutput)?
  let nameLabel = UILabel()
  lazy var saveButton = UIButton(type: .system)
  let tableView = UITableView()
  private(set) var orders: [String] = []
  let indicator = UIActivityIndicatorView()
  let header = AccountHeaderView()
  private let hintLabel: UILabel = {
    let label = UILabel()
    label.accessibilityIdentifier = "hint"
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    view.addSubview(nameLabel)
    view.addSubview(saveButton)
    view.addSubview(hintLabel)
    saveButton.isHidden = true
    output?.viewIsReady()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    output?.viewWillShow()
  }

  func didTapClose() { output?.didTapClose() }
}

extension AccountViewController: AccountViewInput {
  func show(name: String) {
    nameLabel.text = name
    saveButton.isHidden = false
    header.titleLabel.text = "Hello"
    hintLabel.text = "Welcome"
    navigationItem.title = name
  }

  func showLoading(_ isLoading: Bool) {
    saveButton.isEnabled = !isLoading
    if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
  }

  func show(orders: [String]) {
    self.orders = orders
    nameLabel.isHidden = orders.isEmpty
    tableView.reloadData()
    view.setNeedsLayout()
  }
}

extension AccountViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.didSelectOrder(at: indexPath.row)
  }
}
