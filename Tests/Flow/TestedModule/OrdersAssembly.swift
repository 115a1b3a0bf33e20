@MainActor final class OrdersView: OrdersViewInput {
  var output: (any OrdersViewOutput)?
  func showLoading(_ isLoading: Bool) {}
  func show(_ orders: [Order]) {}
  func showMessage(_ text: String) {}
  func showLogin() {}
  func endRefreshing() {}
}

@MainActor final class OrdersRouter: OrdersRouterInput {
  weak var view: OrdersView?
  func openOrder(id: Int) {}
  func close() {}
}

@MainActor final class OrdersAssembly {
  func make(service: any OrderService) -> OrdersView {
    let view = OrdersView()
    let interactor = OrdersInteractor(service: service)
    let router = OrdersRouter()
    let presenter = OrdersPresenter(interactor: interactor, router: router)
    view.output = presenter
    presenter.view = view
    interactor.output = presenter
    router.view = view
    return view
  }
}
