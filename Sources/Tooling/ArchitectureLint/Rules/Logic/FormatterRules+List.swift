import AdderArchitectures

extension FormatterRules {
  static let all = FormatterRules(
    stateless: LintRule(
      "cs-presenter-stateless-formatter", [.cleanSwift], .contracts, when: .onRequest, fix: .move,
      RulePage(
        finds: "A presenter that keeps something.",
        hurts: """
          The same response then gives one view model or another, and the scene's data are in two places.
          """,
        bad: """
          final class ContactListPresenter: ContactListPresentationLogic {
            weak var viewController: ContactListDisplayLogic?
            private var last: [String] = []

            func presentContacts(response: ContactList.ShowContacts.Response) {
              last = response.contacts
            }
          }
          """,
        good: """
          final class ContactListPresenter: ContactListPresentationLogic {
            weak var viewController: ContactListDisplayLogic?

            func presentContacts(response: ContactList.ShowContacts.Response) {
              viewController?.displayContacts(
                viewModel: ContactList.ShowContacts.ViewModel(names: response.contacts))
            }
          }
          """,
        chapter: "Presenter")),
    drawing: LintRule(
      "cs-view-configures-views", [.cleanSwift], .contracts, when: .onRequest, fix: .move,
      RulePage(
        finds: "A part other than the view that speaks of fonts, views or where they lie.",
        hurts:
          "How things look changes for the screen's reasons; who else says it has to change with it.",
        bad: """
          final class ContactListPresenter: ContactListPresentationLogic {
            weak var viewController: ContactListDisplayLogic?

            func presentContacts(response: ContactList.ShowContacts.Response) {
              let font = UIFont.systemFont(ofSize: 12)
              viewController?.displayContacts(
                viewModel: ContactList.ShowContacts.ViewModel(names: [font.fontName]))
            }
          }
          """,
        good: """
          final class ContactListPresenter: ContactListPresentationLogic {
            weak var viewController: ContactListDisplayLogic?

            func presentContacts(response: ContactList.ShowContacts.Response) {
              viewController?.displayContacts(
                viewModel: ContactList.ShowContacts.ViewModel(names: response.contacts))
            }
          }
          """,
        chapter: "View (View Controller)")))
}
