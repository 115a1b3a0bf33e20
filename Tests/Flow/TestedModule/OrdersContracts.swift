import Foundation

struct Order: Equatable, Identifiable {
  enum State: Equatable { case open, paid, cancelled }

  let id: Int
  var title: String
  var state: State
}

enum OrderFilter: Equatable { case all, open, paid }

enum OrderError: Error {
  case offline
  case unauthorized
  case server(code: Int)
}

@MainActor protocol OrdersModuleInput: AnyObject {
  func configure(filter: OrderFilter)
}

@MainActor protocol OrdersModuleOutput: AnyObject {
  func ordersDidClose(count: Int)
}

@MainActor protocol OrdersViewInput: AnyObject {
  func showLoading(_ isLoading: Bool)
  func show(_ orders: [Order])
  func showMessage(_ text: String)
  func showLogin()
  func endRefreshing()
}

@MainActor protocol OrdersViewOutput: AnyObject {
  func viewLoaded()
  func didScrollToEnd()
  func didPullToRefresh() async
  func didSelectOrder(at index: Int)
  func didTapDelete(at index: Int)
  func didChangeFilter(_ filter: OrderFilter)
  func didTapPay(_ order: Order) async
  func didTapClose()
}

@MainActor protocol OrdersInteractorInput: AnyObject {
  var isAuthorized: Bool { get }
  func loadOrders(page: Int, filter: OrderFilter)
  func refresh(filter: OrderFilter) async throws -> [Order]
  func delete(_ order: Order, completion: @escaping (Result<Void, OrderError>) -> Void)
  func pay(_ order: Order) async throws -> Order
}

@MainActor protocol OrdersInteractorOutput: AnyObject {
  func didLoad(_ orders: [Order], isLast: Bool)
  func didFail(with error: OrderError)
  func didChange(_ order: Order)
}

@MainActor protocol OrdersRouterInput: AnyObject {
  func openOrder(id: Int)
  func close()
}

protocol OrderService: Sendable {
  func orders(page: Int, filter: OrderFilter) async throws(OrderError) -> [Order]
  func delete(id: Int) async throws(OrderError)
  func pay(id: Int) async throws -> Order
  var isAuthorized: Bool { get }
}
