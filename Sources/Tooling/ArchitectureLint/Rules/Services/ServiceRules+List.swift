import AdderArchitectures

extension ServiceRules {
  static let all = ServiceRules(
    ignorant: LintRule(
      "service-no-module-reference", [.viperBook], .knowledge,
      RulePage(
        finds: "A service that knows a part or a contract of a module.",
        hurts: """
          Services are for any number of modules and stand on the network and the store alone. One that knows who asks \
          serves nobody else, and pulls the module in wherever it is used.
          """,
        bad: """
          final class PostServiceImplementation: PostService {
            weak var output: PostListInteractorOutput?

            func posts() -> [String] {
              output?.didObtainPosts([])
              return []
            }
          }
          """,
        good: """
          final class PostServiceImplementation: PostService {
            func posts() -> [String] { [] }
          }
          """,
        chapter: "Structure of a module")),
    passive: LintRule(
      "service-passive", [.viperBook], .contracts, when: .byConvention, fix: .move,
      RulePage(
        finds: "A service that remembers something between two calls.",
        hurts: """
          Services do what they are told. What one of them remembers on the way every module that uses it shares, \
          and the answer depends on who asked before.
          """,
        bad: """
          final class PostServiceImplementation: PostService {
            private var lastPosts: [String] = []

            func posts() -> [String] { lastPosts }
          }
          """,
        good: """
          final class PostServiceImplementation: PostService {
            func posts() -> [String] { [] }
          }
          """,
        chapter: "NSFetchedResultsController")))
}

extension ServiceHolderRules {
  static let all = ServiceHolderRules(entries: [
    Entry(
      rule: presenterNoInteractorBypass, holders: [.decides], asker: .appliesBusinessLogic),
    Entry(rule: surfPresenterUsesServices, asker: .decides),
  ])

  private static let presenterNoInteractorBypass = LintRule(
    "presenter-no-interactor-bypass", [.viperBook], .knowledge, fix: .move,
    RulePage(
      finds: "A presenter that holds a service though its module has an interactor.",
      hurts: """
        The interactor is the one place where the module's data come from. Around it the business logic ends up in \
        two parts, and a test of the presenter needs services.
        """,
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          var postService: PostService!
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      chapter: "Structure of a module"))

  private static let surfPresenterUsesServices = LintRule(
    "surf-presenter-uses-services", [.surf], .knowledge, fix: .move,
    RulePage(
      finds: "A view, adapter or router that holds a service.",
      hurts: """
        The presenter asks services and decides what becomes of the answer. Data that another part gets by itself \
        nobody decides about.
        """,
      bad: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?
          var profileService: ProfileService?

          func showEditProfileModule() { view?.presentModule() }
        }

        // Services/ProfileServiceImplementation.swift
        final class ProfileServiceImplementation: ProfileService {
          func load() {}
        }
        """,
      good: """
        final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
          weak var view: ProfileViewInput?
          var router: ProfileRouterInput!
          weak var output: ProfileModuleOutput?
          var profileService: ProfileService?
        }
        """,
      chapter: "Description"))
}
