import AdderArchitectures

extension NothingElseRules {
  static let all = NothingElseRules(entries: [
    Entry(rule: csPresenterSingleProtocol, holders: [.formats]),
    Entry(rule: surfConfiguratorNoProtocol, holders: [.composes]),
  ])

  private static let csPresenterSingleProtocol = LintRule(
    "cs-presenter-single-protocol", [.cleanSwift], .contracts,
    RulePage(
      finds: "A presenter that implements more than its presentation logic.",
      hurts: """
        It has one job, to prepare responses for display. A list's data source or a delegate is \
        another.
        """,
      bad: """
        final class ContactListPresenter: ContactListPresentationLogic, UITableViewDataSource {
          weak var viewController: ContactListDisplayLogic?
        }
        """,
      good: """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?
        }
        """,
      chapter: "An example"))

  private static let surfConfiguratorNoProtocol = LintRule(
    "surf-configurator-no-protocol", [.surf], .contracts,
    RulePage(
      finds: "A configurator that implements a protocol.",
      hurts:
        "Nobody needs to put another one in its place: it only makes objects and connects them.",
      bad: """
        protocol Configurable {}

        final class ProfileModuleConfigurator: Configurable {
          func configure(output: ProfileModuleOutput?) -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            presenter.output = output
            router.view = view
            return view
          }
        }
        """,
      good: """
        final class ProfileModuleConfigurator {
          func configure(output: ProfileModuleOutput?) -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            presenter.output = output
            router.view = view
            return view
          }
        }
        """,
      chapter: "Configurator"))
}
