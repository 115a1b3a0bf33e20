import AdderArchitectures

extension HandlerTypeRules {
  static let all = HandlerTypeRules(entries: [
    Entry(rule: surfViewModuleTransitionable, from: [.navigates], to: [.shows])
  ])

  private static let surfViewModuleTransitionable = LintRule(
    "surf-view-module-transitionable", [.surf], .contracts,
    RulePage(
      finds: "A router that knows the view as something else than what shows modules.",
      hurts: """
        'ModuleTransitionable' is all that a transition needs; a view controller lets the router \
        reach into the screen.
        """,
      bad: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: UIViewController?

          func showEditProfileModule() {}
        }
        """,
      good: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() {}
        }
        """,
      chapter: "ModuleTransitionable"))
}
