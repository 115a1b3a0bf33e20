@MainActor final class OrdersPresenter {
  weak var view: (any OrdersViewInput)?
  weak var moduleOutput: (any OrdersModuleOutput)?
  private let interactor: any OrdersInteractorInput
  private let router: any OrdersRouterInput

  private var orders: [Order] = []
  private var page = 0
  private var isLoading = false
  private var hasMore = true
  private var filter = OrderFilter.all

  init(interactor: any OrdersInteractorInput, router: any OrdersRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func loadNextPage() {
    guard !isLoading, hasMore else { return }
    isLoading = true
    view?.showLoading(true)
    interactor.loadOrders(page: page, filter: filter)
  }

  private func restart() {
    orders = []
    page = 0
    hasMore = true
    loadNextPage()
  }

  private func show(_ error: any Error) {
    switch error {
    case OrderError.offline: view?.showMessage("You are offline.")
    case OrderError.unauthorized: view?.showLogin()
    default: view?.showMessage("Something went wrong.")
    }
  }
}

// MARK: - OrdersModuleInput

extension OrdersPresenter: OrdersModuleInput {
  func configure(filter: OrderFilter) { self.filter = filter }
}

// MARK: - OrdersViewOutput

extension OrdersPresenter: OrdersViewOutput {
  func viewLoaded() {
    guard interactor.isAuthorized else {
      view?.showLogin()
      return
    }
    loadNextPage()
  }

  func didScrollToEnd() { loadNextPage() }

  func didPullToRefresh() async {
    do {
      orders = try await interactor.refresh(filter: filter)
      page = 1
      view?.show(orders)
    } catch {
      show(error)
    }
    view?.endRefreshing()
  }

  func didSelectOrder(at index: Int) {
    guard orders.indices.contains(index) else { return }
    router.openOrder(id: orders[index].id)
  }

  func didTapDelete(at index: Int) {
    guard orders.indices.contains(index) else { return }
    let order = orders[index]
    interactor.delete(order) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success:
        orders.removeAll { $0.id == order.id }
        view?.show(orders)
      case .failure(let error): show(error)
      }
    }
  }

  func didChangeFilter(_ filter: OrderFilter) {
    guard filter != self.filter else { return }
    self.filter = filter
    restart()
  }

  func didTapPay(_ order: Order) async {
    guard order.state == .open else { return }
    view?.showLoading(true)
    defer { view?.showLoading(false) }
    do {
      let paid = try await interactor.pay(order)
      didChange(paid)
    } catch {
      show(error)
    }
  }

  func didTapClose() {
    moduleOutput?.ordersDidClose(count: orders.count)
    router.close()
  }
}

// MARK: - OrdersInteractorOutput

extension OrdersPresenter: OrdersInteractorOutput {
  func didLoad(_ orders: [Order], isLast: Bool) {
    isLoading = false
    hasMore = !isLast
    page += 1
    self.orders += orders
    view?.showLoading(false)
    if self.orders.isEmpty {
      view?.showMessage("There are no orders.")
    } else {
      view?.show(self.orders)
    }
  }

  func didFail(with error: OrderError) {
    isLoading = false
    view?.showLoading(false)
    show(error)
  }

  func didChange(_ order: Order) {
    guard let index = orders.firstIndex(where: { $0.id == order.id }) else { return }
    orders[index] = order
    view?.show(orders)
  }
}
