import AdderArchitectures

extension MessageViewRules {
  static let all = MessageViewRules(
    rule: LintRule(
      "surf-router-child-not-only-vc", [.surf], .knowledge, when: .onRequest, fix: .move,
      RulePage(
        finds: "A view that shows a message by itself: a toast, a banner, a popup.",
        hurts: """
          A message is a module as any other. Shown by the router it can become a screen or an alert, and \
          nobody else changes.
          """,
        bad: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!

            func setupInitialState() {
              view.addSubview(ToastView(text: "Profile"))
            }
          }
          """,
        good: """
          final class ProfileRouter: ProfileRouterInput {
            weak var view: ModuleTransitionable?

            func showEditProfileModule() {
              view?.presentModule()
            }
          }
          """,
        chapter: "Router")))
}
