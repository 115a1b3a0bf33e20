/// Profile module
@MainActor
final class ProfileRouter {
  weak var transitionHandler: (any ProfileTransitionHandler)?
}

// MARK: - ProfileRouterInput

extension ProfileRouter: ProfileRouterInput {
  func closeCurrentModule() {
    transitionHandler?.closeCurrentModule()
  }
}
