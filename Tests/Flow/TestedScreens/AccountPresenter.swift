import UIKit

/// What connects the screen with its router.
final class AccountPresenter: AccountViewOutput {
  private weak var view: (any AccountViewInput)?
  private let router: any AccountRouterInput

  init(view: any AccountViewInput, router: any AccountRouterInput) {
    self.view = view
    self.router = router
  }

  func viewIsReady() { view?.show(name: "Ada") }
  func viewWillShow() { view?.show(orders: ["One", "Two"]) }
  func didTapSave(name: String?) { router.showAlert(name ?? "No name") }
  func didTapClose() { router.close() }
  func didSelectOrder(at index: Int) { router.showDetails(of: index) }
  func didClose() {}
}

@MainActor enum AccountAssembly {
  static func build(factory: any ScreenFactory) -> UIViewController {
    let view = AccountViewController()
    let router = AccountRouter(factory: factory)
    let presenter = AccountPresenter(view: view, router: router)
    view.output = presenter
    router.output = presenter
    router.viewController = view
    return view
  }
}
