/// Feed module
@MainActor
final class FeedPresenter {
  // MARK: - Properties

  weak var view: (any FeedViewInput)?
  var output: (any FeedModuleOutput)?
  let router: any FeedRouterInput

  private var text = "Feed module"
  private var isViewLoaded = false

  // MARK: - Initialization

  /// Creates the presenter.
  ///
  /// - Parameter router: Shows other modules and closes this one.
  init(router: any FeedRouterInput) {
    self.router = router
  }
}

// MARK: - FeedViewOutput

extension FeedPresenter: FeedViewOutput {
  func viewLoaded() {
    isViewLoaded = true
    view?.setupInitialState()
    view?.configure(with: text)
  }

  func close() {
    router.closeModule()
    output?.feedClosed()
  }
}

// MARK: - FeedModuleInput

extension FeedPresenter: FeedModuleInput {
  func configureModule(with text: String) {
    self.text = text
    guard isViewLoaded else { return }
    view?.configure(with: text)
  }
}
