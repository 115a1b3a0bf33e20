import AdderArchitectures

extension TransitionProtocolRules {
  static let all = TransitionProtocolRules(
    rule: LintRule(
      "surf-custom-transition-protocol", [.surf], .contracts, fix: .manual,
      RulePage(
        finds: "A transition of its own kind that is added to the protocol of all transitions.",
        hurts: """
          All routers can use it then, and all views have it, also where it makes no sense.
          """,
        bad: """
          // Common/Fading.swift
          extension ModuleTransitionable {
            func fadeModule() {}
          }
          """,
        good: """
          final class ProfileViewController: UIViewController, ProfileViewInput, FadeTransitionable {
            var output: ProfileViewOutput!
          }

          final class ProfileRouter: ProfileRouterInput {
            weak var view: FadeTransitionable?

            func showEditProfileModule() {
              view?.fadeModule()
            }
          }

          // Common/FadeTransitionable.swift
          protocol FadeTransitionable: ModuleTransitionable {
            func fadeModule()
          }

          extension FadeTransitionable {
            func fadeModule() {}
          }
          """,
        chapter: "A custom transition")))
}
