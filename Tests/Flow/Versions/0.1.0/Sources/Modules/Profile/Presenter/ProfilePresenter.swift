import UIKit

/// Profile module
@MainActor
final class ProfilePresenter {
  var view: (any ProfileViewInput)?
  weak var moduleOutput: (any ProfileModuleOutput)?

  let interactor: any ProfileInteractorInput
  let router: any ProfileRouterInput

  private var state = ProfileState()

  /// Creates the presenter.
  ///
  /// - Parameters:
  ///   - interactor: The business logic of the module.
  ///   - router: The ways out of the module.
  init(interactor: any ProfileInteractorInput, router: any ProfileRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - ProfileModuleInput

extension ProfilePresenter: ProfileModuleInput {
  func configure(withTitle title: String) {
    state.title = title
  }
}

// MARK: - ProfileViewOutput

extension ProfilePresenter: ProfileViewOutput {
  func didTriggerViewReadyEvent() {
    view?.update(title: state.title)
    interactor.obtainItems()
  }

  func didSelectItem(at index: Int) {
    guard state.items.indices.contains(index) else { return }
    moduleOutput?.didSelectItem(state.items[index])
  }

  func didTriggerCloseEvent() {
    router.closeCurrentModule()
  }
}

// MARK: - ProfileInteractorOutput

extension ProfilePresenter: ProfileInteractorOutput {
  func didObtainItems(_ items: [String]) {
    state.items = items
    view?.showItems(state.items)
  }
}
