import UIKit

@MainActor protocol AccountRouterInput: AnyObject {
  func showDetails(of id: Int)
  func showOrders()
  func showAlert(_ message: String)
  func showLogin(then: @escaping () -> Void)
  func replace()
  func openSettings()
  func goBack()
  func goToStart(isAnimated: Bool)
  func close()
  func showDetails(on screen: UIViewController)
  func showDetails(in navigation: UINavigationController?)
}

@MainActor protocol ScreenFactory {
  func makeOrders() -> UIViewController
}

/// A router whose transitions go through UIKit.
@MainActor final class AccountRouter {
  weak var viewController: UIViewController?
  weak var output: (any AccountViewOutput)?
  private let factory: any ScreenFactory

  init(factory: any ScreenFactory) { self.factory = factory }
}

extension AccountRouter: AccountRouterInput {
  func showDetails(of id: Int) {
    let details = AccountDetailsAssembly.build(id: id)
    viewController?.navigationController?.pushViewController(details, animated: true)
  }

  func showOrders() {
    viewController?.show(factory.makeOrders(), sender: nil)
  }

  func showAlert(_ message: String) {
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    viewController?.present(alert, animated: true)
  }

  func showLogin(then: @escaping () -> Void) {
    let login = UINavigationController(rootViewController: AccountDetailsViewController(id: 0))
    viewController?.present(login, animated: true, completion: then)
  }

  func replace() {
    guard let navigation = viewController?.navigationController else { return }
    navigation.setViewControllers([AccountDetailsViewController(id: 1)], animated: false)
  }

  func openSettings() {
    viewController?.performSegue(withIdentifier: "Settings", sender: nil)
  }

  func goBack() { viewController?.navigationController?.popViewController(animated: true) }

  func goToStart(isAnimated: Bool) {
    if isAnimated {
      viewController?.navigationController?.popToRootViewController(animated: true)
    } else {
      close()
    }
  }

  func close() {
    viewController?.dismiss(animated: true) { [weak self] in self?.output?.didClose() }
  }

  func showDetails(on screen: UIViewController) {
    let details = AccountDetailsViewController(id: 2)
    screen.navigationController?.pushViewController(details, animated: true)
  }

  func showDetails(in navigation: UINavigationController?) {
    navigation?.pushViewController(AccountDetailsViewController(id: 3), animated: true)
  }
}

final class AccountDetailsViewController: UIViewController {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

@MainActor enum AccountDetailsAssembly {
  static func build(id: Int) -> UIViewController {
    let screen = AccountDetailsViewController(id: id)
    return screen
  }
}
