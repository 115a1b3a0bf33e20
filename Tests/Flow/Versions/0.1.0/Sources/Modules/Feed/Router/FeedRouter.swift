/// Feed module
@MainActor
final class FeedRouter {
  // MARK: - Properties

  var view: (any ModuleTransitionable)?
}

// MARK: - FeedRouterInput

extension FeedRouter: FeedRouterInput {
  func closeModule() {
    view?.pop()
  }
}
