import AdderArchitectures

extension CallerRules {
  static let all = CallerRules(entries: [
    .init(csInteractorCalledOnlyByView, ContractKind(from: [.shows], to: [.appliesBusinessLogic]))
  ])

  private static let csInteractorCalledOnlyByView = LintRule(
    "cs-interactor-called-only-by-view", [.cleanSwift], .contracts,
    RulePage(
      finds: "A request to the interactor that does not come from the view.",
      hurts: """
        Requests go one way round. One that comes from elsewhere is not seen where the user's \
        actions are handled.
        """,
      bad: """
        final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
          weak var viewController: ContactListViewController?
          var dataStore: ContactListDataStore?

          func routeToViewContact(segue: UIStoryboardSegue?) {
            viewController?.interactor?.showContacts(request: ContactList.ShowContacts.Request())
          }
        }
        """,
      good: """
        final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
          weak var viewController: ContactListViewController?
          var dataStore: ContactListDataStore?

          func routeToViewContact(segue: UIStoryboardSegue?) {}
        }
        """,
      chapter: "Interactor"))
}
