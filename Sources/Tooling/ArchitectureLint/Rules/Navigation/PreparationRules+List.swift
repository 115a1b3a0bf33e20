import AdderArchitectures

extension PreparationRules {
  static let all = PreparationRules(rules: [
    LintRule(
      "transition-logic-not-in-view", [.viperBook, .surf, .mutualMobile], .knowledge, fix: .move,
      RulePage(
        finds: "A view that sets up the next screen in 'prepare(for:sender:)'.",
        hurts: """
          The view then knows how another module is made, and each view writes that again for each way out.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              let post = segue.destination as? PostViewController
              post?.postID = sender as? String
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            func didTapPost() {
              output.didSelectPost(at: 0)
            }
          }
          """,
        chapter: "Transitions between modules, by the view controller; Massive View Controller")),
    LintRule(
      "cs-prepare-delegates-to-router", [.cleanSwift], .knowledge, fix: .move,
      RulePage(
        finds: "A view controller that sets up the next scene in 'prepare(for:sender:)'.",
        hurts: """
          Data go from store to store in the router. What the view controller hands over as well is found by \
          nobody who looks there.
          """,
        bad: """
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

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              (segue.destination as? EditContactViewController)?.contact = sender as? String
            }
          }
          """,
        good: """
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

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              guard let scene = segue.identifier else { return }
              let selector = NSSelectorFromString("routeTo\\(scene)WithSegue:")
              router?.perform(selector, with: segue)
            }
          }
          """,
        chapter: "An example")),
  ])
}
