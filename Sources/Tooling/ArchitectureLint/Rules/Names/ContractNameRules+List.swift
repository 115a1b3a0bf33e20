import AdderArchitectures

extension ContractNameRules {
  static let all = ContractNameRules(entries: [
    Entry(viewInputName, from: [.decides], to: [.shows], .within),
    Entry(viewOutputProtocolName, from: [.shows], to: [.decides], .within),
    Entry(interactorInputName, from: [.decides], to: [.appliesBusinessLogic], .within),
    Entry(interactorOutputProtocolName, from: [.appliesBusinessLogic], to: [.decides], .within),
    Entry(routerInputName, from: [.decides], to: [.navigates], .within),
    Entry(csProtocolNames),
    Entry(contractName),
  ])

  private static let viewInputName = LintRule(
    "view-input-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A view input that is not called after its module.",
      hurts: """
        The name says who talks to whom. Where it does not, one has to look at both ends.
        """,
      bad: """
        // in place of PostListViewInput
        protocol PostListUI: AnyObject {
          func showTitles(_ titles: [String])
        }
        """,
      good: """
        protocol PostListViewInput: AnyObject {
          func showTitles(_ titles: [String])
        }
        """,
      chapter: "Code Style, ViewInput"))

  private static let viewOutputProtocolName = LintRule(
    "view-output-protocol-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A view output that is not called after its module.",
      hurts: """
        The name says who talks to whom. Where it does not, one has to look at both ends.
        """,
      bad: """
        // in place of PostListViewOutput
        protocol PostListEvents: AnyObject {
          func didTriggerViewReadyEvent()
          func didSelectPost(at index: Int)
        }
        """,
      good: """
        protocol PostListViewOutput: AnyObject {
          func didTriggerViewReadyEvent()
          func didSelectPost(at index: Int)
        }
        """,
      chapter: "Code Style, ViewOutput"))

  private static let interactorInputName = LintRule(
    "interactor-input-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An interactor input that is not called after its module.",
      hurts: """
        The name says who talks to whom. Where it does not, one has to look at both ends.
        """,
      bad: """
        // in place of PostListInteractorInput
        protocol PostListUseCases: AnyObject {
          func obtainPosts()
        }
        """,
      good: """
        protocol PostListInteractorInput: AnyObject {
          func obtainPosts()
        }
        """,
      chapter: "Code Style, InteractorInput"))

  private static let interactorOutputProtocolName = LintRule(
    "interactor-output-protocol-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An interactor output that is not called after its module.",
      hurts: """
        The name says who talks to whom. Where it does not, one has to look at both ends.
        """,
      bad: """
        // in place of PostListInteractorOutput
        protocol PostListInteractorDelegate: AnyObject {
          func didObtainPosts(_ posts: [String])
        }
        """,
      good: """
        protocol PostListInteractorOutput: AnyObject {
          func didObtainPosts(_ posts: [String])
        }
        """,
      chapter: "Code Style, InteractorOutput"))

  private static let routerInputName = LintRule(
    "router-input-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A router input that is not called after its module.",
      hurts: """
        The name says who talks to whom. Where it does not, one has to look at both ends.
        """,
      bad: """
        // in place of PostListRouterInput
        protocol PostListRouting: AnyObject {
          func openPostModule()
        }
        """,
      good: """
        protocol PostListRouterInput: AnyObject {
          func openPostModule()
        }
        """,
      chapter: "Code Style, RouterInput"))

  private static let csProtocolNames = LintRule(
    "cs-protocol-names", [.cleanSwift], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A protocol of a scene that is not called as what it is.",
      hurts: """
        The name says who talks to whom. Where it does not, one has to look at both ends.
        """,
      bad: """
        // in place of ContactListDisplayLogic
        protocol ContactListScreenLogic: AnyObject {
          func displayContacts(viewModel: ContactList.ShowContacts.ViewModel)
        }
        """,
      good: """
        protocol ContactListDisplayLogic: AnyObject {
          func displayContacts(viewModel: ContactList.ShowContacts.ViewModel)
        }
        """,
      chapter: "An example"))

  private static let contractName = LintRule(
    "contract-name", [], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A protocol between parts that is not called as the architecture's file says.",
      hurts: """
        The name says who talks to whom. Where it does not, one has to look at both ends.
        """,
      bad: """
        // in place of PostListDataDisplayManagerDelegate
        protocol PostListListDelegate: AnyObject {
          func didSelectItem(at index: Int)
        }
        """,
      good: """
        protocol PostListDataDisplayManagerDelegate: AnyObject {
          func didSelectItem(at index: Int)
        }
        """,
      chapter: "The architecture's file, contracts"))

}
