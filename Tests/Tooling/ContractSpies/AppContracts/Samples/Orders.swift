import UIKit

// A module as VIPER has it, with classes of UIKit and values of its own.

typealias OrderCompletion = (Result<[Order], OrderError>) -> Void
typealias OrderID = String

struct Order: Equatable {
  let id: OrderID
  var lines: [Line]

  struct Line {
    let title: String
  }

  enum State {
    case open, sent
  }
}

enum OrderError: Error {
  case offline
}

enum OrderListModel {
  struct Request {}
  struct Response<Value> { var values: [Value] }
  struct ViewModel { var title: String }
}

protocol OrderListViewInput: AnyObject {
  var isLoading: Bool { get set }
  func show(_ orders: [Order], animated: Bool)
  func show(error: Error)
  func setTitle(_ title: String?, color: UIColor)
  func showMenu(_ actions: [UIAlertAction], from view: UIView, at index: IndexPath)
}

protocol OrderListViewOutput: AnyObject {
  func viewDidLoad()
  func didSelect(_ order: Order, at index: IndexPath)
  func didChange(state: Order.State, of line: Order.Line)
  func cell(for index: IndexPath) -> OrderCellModel
  func numberOfRows(in section: Int) -> Int
}

protocol OrderListInteractorInput {
  func load(completion: @escaping OrderCompletion)
  func load(
    page: Int, size: Int,
    completion: @escaping (Result<OrderListModel.Response<Order>, Error>) -> Void)
  func delete(_ id: OrderID, completion: ((Error?) -> Void)?)
  @discardableResult func refresh() -> Bool
}

protocol OrderListInteractorOutput: AnyObject {
  func didLoad(_ orders: [OrderID: Order])
  func didFail(with error: OrderError)
}

@MainActor protocol OrderListRouterInput {
  static func createModule(for user: User?) -> UIViewController
  func open(_ order: Order, from view: OrderListViewInput & UIViewController)
  func close(animated: Bool, completion: (() -> Void)?)
  var viewController: UIViewController? { get }
}

protocol OrderRoute: OrderListModuleInput {
  static func createModule(for user: User?) -> UIViewController
}

protocol OrderListModuleOutput: AnyObject {
  func orderList(_ module: OrderListModuleInput, didFinishWith result: OrderListResult)
}

protocol OrderListModuleInput: AnyObject {
  var output: OrderListModuleOutput? { get set }
  func configure(with filter: OrderFilter, _ didChange: @escaping (OrderFilter) -> Void)
}

protocol OrderListDisplayLogic: AnyObject {
  func display(viewModel: OrderListModel.ViewModel)
}

protocol OrderListDataPassing {
  var dataStore: OrderListDataStore? { get }
}

protocol OrderListDataStore {
  var orders: [Order] { get set }
  var selected: Order? { get set }
  var source: (any OrderListModuleInput)! { get set }
}

@objc protocol OrderListRoutingLogic {
  func routeToOrder(segue: UIStoryboardSegue?)
}

protocol OrderCellModel {
  var title: NSAttributedString { get }
  var image: UIImage? { get }
  var style: UITableViewCell.SelectionStyle { get }
  func configure(_ cell: UITableViewCell)
}

protocol OrderTableAdapter: UITableViewDataSource, UITableViewDelegate {
  var tableView: UITableView? { get set }
  func reload()
}

protocol OrderHeader: UIView {
  var onTap: (() -> Void)? { get set }
  func update(with order: Order)
}

protocol OrderScreen where Self: UIViewController {
  func reload()
}

class BaseOrderController: UIViewController {}

protocol OrderPage: BaseOrderController, OrderListViewInput {
  var index: Int { get }
}
