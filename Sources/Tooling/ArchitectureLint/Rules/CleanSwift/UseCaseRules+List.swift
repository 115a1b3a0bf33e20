import AdderArchitectures

extension UseCaseRules {
  static let all = UseCaseRules(
    namespaced: csModelsNamespacedUseCase, complete: csRequestResponseViewmodelComplete,
    values: csModelsAreValues, isolated: csUseCaseIsolated, displayReady: csViewModelDisplayReady)

  private static let csModelsNamespacedUseCase = LintRule(
    "cs-models-namespaced-use-case", [.cleanSwift], .contracts, when: .always, fix: .generate,
    RulePage(
      finds: "A request, response or view model that does not stand in a type of its own use case.",
      hurts: """
        'ContactList.ShowContacts.Response' says who uses it and for what; among others of the app \
        it must be looked for.
        """,
      bad: """
        protocol ContactListPresentationLogic {
          func presentContacts(response: ContactsResponse)
        }

        // ContactList/ContactListModels.swift
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct ViewModel { let names: [String] }
          }
        }

        struct ContactsResponse { let contacts: [String] }
        """,
      good: """
        protocol ContactListPresentationLogic {
          func presentContacts(response: ContactList.ShowContacts.Response)
        }
        """,
      chapter: "Models"))

  private static let csRequestResponseViewmodelComplete = LintRule(
    "cs-request-response-viewmodel-complete", [.cleanSwift], .completeness, when: .byConvention,
    fix: .generate,
    RulePage(
      finds: "A use case in which one of request, response and view model is missing.",
      hurts: """
        The three say what goes in, what comes out and what is shown, even where one of them is \
        empty.
        """,
      bad: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [String] }
          }
        }
        """,
      good: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [String] }
            struct ViewModel { let names: [String] }
          }
        }
        """,
      chapter: "Models"))

  private static let csModelsAreValues = LintRule(
    "cs-models-are-values", [.cleanSwift], .contracts, when: .always, fix: .automatic,
    RulePage(
      finds: "A request, response or view model that is a class.",
      hurts: """
        It travels through three parts. A class lets the third change what the first still holds.
        """,
      bad: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            final class Response { let contacts: [String] = [] }
            struct ViewModel { let names: [String] }
          }
        }
        """,
      good: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [String] }
            struct ViewModel { let names: [String] }
          }
        }
        """,
      chapter: "An example"))

  private static let csUseCaseIsolated = LintRule(
    "cs-use-case-isolated", [.cleanSwift], .contracts, when: .always, fix: .manual,
    RulePage(
      finds: "A method that takes the values of another use case than the one it is called after.",
      hurts: """
        Use cases can be changed one by one as long as none uses what another one made for itself.
        """,
      bad: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [String] }
            struct ViewModel { let names: [String] }
          }
          enum Edit {
            struct Request {}
            struct Response {}
            struct ViewModel {}
          }
        }

        // ContactList/ContactListPresenter.swift
        protocol ContactListPresentationLogic {
          func presentShowContacts(response: ContactList.Edit.Response)
          func presentEdit(response: ContactList.Edit.Response)
        }
        """,
      good: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [String] }
            struct ViewModel { let names: [String] }
          }
          enum Edit {
            struct Request {}
            struct Response {}
            struct ViewModel {}
          }
        }

        // ContactList/ContactListPresenter.swift
        protocol ContactListPresentationLogic {
          func presentShowContacts(response: ContactList.ShowContacts.Response)
          func presentEdit(response: ContactList.Edit.Response)
        }
        """,
      chapter: "Why Clean Swift"))

  private static let csViewModelDisplayReady = LintRule(
    "cs-view-model-display-ready", [.cleanSwift], .contracts, when: .always, fix: .generate,
    RulePage(
      finds: "A view model that carries what the interactor worked with, as it came.",
      hurts: """
        The view must then format it itself, and knows the model. Ready values can be shown as they \
        are.
        """,
      bad: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [Contact] }
            struct ViewModel { let contacts: [Contact] }
            struct DisplayedContact { let name: String }
          }
        }

        // Models/Contact.swift
        struct Contact { let name: String }
        """,
      good: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            struct Response { let contacts: [Contact] }
            struct ViewModel { let contacts: [DisplayedContact] }
            struct DisplayedContact { let name: String }
          }
        }

        // Models/Contact.swift
        struct Contact { let name: String }
        """,
      chapter: "Models"))
}
