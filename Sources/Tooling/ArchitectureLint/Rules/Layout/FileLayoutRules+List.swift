import AdderArchitectures

extension FileLayoutRules {
  static let all = FileLayoutRules(entries: [
    Entry(moduleSingleFolder, .moduleFolder),
    Entry(moduleLayerSubfolders, .anyLayerFolder),
    Entry(fileInOwnLayerFolder, .ownLayerFolder),
    Entry(componentFileName, .name),
    Entry(partFolder, .ownLayerFolder),
    Entry(partFileName, .name),
  ])

  private static let moduleSingleFolder = LintRule(
    "module-single-folder", [.viperBook], .layout, when: .byConvention,
    RulePage(
      finds: "A part or a contract that lies outside of its module's folder.",
      hurts: """
        What belongs together and lies apart is overlooked: it is not moved along, not renamed along and not deleted along.
        """,
      bad: """
        // Presenters/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      good: """
        // PostList/Presenter/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      chapter: "Code Style, rules for a module"))

  private static let moduleLayerSubfolders = LintRule(
    "module-layer-subfolders", [.viperBook], .layout, when: .byConvention,
    RulePage(
      finds: "A file that lies in the module's folder and in none of its layers' folders.",
      hurts: """
        A module has a dozen files; without folders for its layers one has to read all names to find those of one layer.
        """,
      bad: """
        // PostList/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
      good: """
        // PostList/Interactor/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
      chapter: "Code Style, rules for a module"))

  private static let fileInOwnLayerFolder = LintRule(
    "file-in-own-layer-folder", [.viperBook], .layout, when: .byConvention,
    RulePage(
      finds: "A part or a contract that lies in the folder of another layer.",
      hurts: """
        Whoever opens a layer's folder takes what lies there for that layer, and looks for the rest in vain.
        """,
      bad: """
        // PostList/View/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      good: """
        // PostList/Presenter/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      chapter: "Code Style, rules for a module"))

  private static let componentFileName = LintRule(
    "component-file-name", [.viperBook], .layout, when: .byConvention,
    RulePage(
      finds: "A part or a contract in a file that is called otherwise.",
      hurts: """
        A type is looked for by its file; one that stands in the file of something else is found by searching only.
        """,
      bad: """
        // PostList/View/Protocols.swift
        protocol PostListViewInput: AnyObject {
          func showTitles(_ titles: [String])
        }
        """,
      good: """
        // PostList/View/PostListViewInput.swift
        protocol PostListViewInput: AnyObject {
          func showTitles(_ titles: [String])
        }
        """,
      chapter: "Code Style, names of each part"))

  private static let partFolder = LintRule(
    "part-folder", [], .layout, when: .byConvention,
    RulePage(
      finds: "A part or a contract that lies in another folder than the architecture's file says.",
      hurts: """
        Whoever opens a layer's folder takes what lies there for that layer, and looks for the rest in vain.
        """,
      bad: """
        // Profile/View/ProfileRouter.swift
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?
        }
        """,
      good: """
        // Profile/Router/ProfileRouter.swift
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?
        }
        """,
      chapter: "The architecture's file, roles and contracts", stage: .surf))

  private static let partFileName = LintRule(
    "part-file-name", [], .layout, when: .byConvention,
    RulePage(
      finds: "A part or a contract in another file than the architecture's file says.",
      hurts: """
        A type is looked for by its file; one that stands in the file of something else is found by searching only.
        """,
      bad: """
        // ContactList/Protocols.swift
        protocol ContactListPresentationLogic {
          func presentContacts(response: ContactList.ShowContacts.Response)
        }
        """,
      good: """
        // ContactList/ContactListPresenter.swift
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?
        }
        protocol ContactListPresentationLogic {
          func presentContacts(response: ContactList.ShowContacts.Response)
        }
        """,
      chapter: "The architecture's file, contracts", stage: .cleanSwift))
}
