import AdderArchitectures

extension SelectorRules {
  static let all = SelectorRules(rule: csRouterNsobject)

  private static let csRouterNsobject = LintRule(
    "cs-router-nsobject", [.cleanSwift], .contracts, when: .always, fix: .automatic,
    RulePage(
      finds: "A router that segues call by selectors, and that selectors cannot call.",
      hurts: """
        Only what is '@objc' answers to a selector; otherwise the way is never taken, and nobody is \
        told.
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
            let selector = NSSelectorFromString("routeToViewContactWithSegue:")
            router?.perform(selector, with: segue)
          }
        }

        // ContactList/ContactListRouter.swift
        protocol ContactListRoutingLogic {
          func routeToViewContact(segue: UIStoryboardSegue?)
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
            let selector = NSSelectorFromString("routeToViewContactWithSegue:")
            router?.perform(selector, with: segue)
          }
        }

        // ContactList/ContactListRouter.swift
        @objc protocol ContactListRoutingLogic {
          func routeToViewContact(segue: UIStoryboardSegue?)
        }
        """,
      chapter: "An example"))
}
