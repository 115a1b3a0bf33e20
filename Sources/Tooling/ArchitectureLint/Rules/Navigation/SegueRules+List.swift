import AdderArchitectures

extension SegueRules {
  static let all = SegueRules(
    rule: LintRule(
      "cs-segue-identifier-matches-route", [.cleanSwift], .contracts, fix: .rename,
      RulePage(
        finds:
          "A segue for which the router has no method, where methods are found by the segue's name.",
        hurts: "The scene is shown, and no data are handed to it. Nothing tells why.",
        bad: """
          \(view(performing: "showDetail"))
          """,
        good: """
          \(view(performing: "ViewContact"))
          """,
        chapter: "An example")))

  /// A view that has its router prepare what it shows.
  private static func view(performing segue: String) -> String {
    """
    final class ContactListViewController: UIViewController, ContactListDisplayLogic {
      var interactor: ContactListBusinessLogic?
      var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

      private func setup() {
        let interactor = ContactListInteractor()
        let presenter = ContactListPresenter()
        let router = ContactListRouter()
        self.interactor = interactor
        self.router = router
        interactor.presenter = presenter
        presenter.viewController = self
        router.viewController = self
        router.dataStore = interactor
      }

      func didTapContact() {
        performSegue(withIdentifier: "\(segue)", sender: nil)
      }

      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let scene = segue.identifier else { return }
        let selector = NSSelectorFromString("routeTo\\(scene)WithSegue:")
        router?.perform(selector, with: segue)
      }
    }
    """
  }
}
