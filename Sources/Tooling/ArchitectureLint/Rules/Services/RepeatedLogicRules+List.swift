import AdderArchitectures

extension RepeatedLogicRules {
  static let all = RepeatedLogicRules(entries: [
    Entry(rule: sharedLogicToFacade, place: "facade"),
    Entry(rule: csWorkerReusedQueries, place: "worker that both use"),
  ])

  private static let sharedLogicToFacade = LintRule(
    "shared-logic-to-facade", [.viperBook], .contracts, when: .onRequest, fix: .move,
    RulePage(
      finds: "A method that works with services and stands in interactors of several modules.",
      hurts: """
        What is put right in one of them stays wrong in the others. A facade over the services has it once, and a new \
        module gets it for nothing.
        """,
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!

          func obtainPosts() {
            \(paging)
          }
        }

        \(post)
          func obtainNews() {
            \(paging)
          }
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var pagingFacade: PagingFacade!

          func obtainPosts() { output?.didObtainPosts(pagingFacade.nextPage()) }
        }
        """,
      chapter: "Code Style, facades over services"))

  private static let csWorkerReusedQueries = LintRule(
    "cs-worker-reused-queries", [.cleanSwift], .contracts, when: .onRequest, fix: .move,
    RulePage(
      finds: "A query that stands in interactors of several scenes.",
      hurts: """
        A worker has it once. Copies of it grow apart, and two scenes show different data as the same.
        """,
      bad: """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          var presenter: ContactListPresentationLogic?
          var worker: ContactListWorkerLogic?
          var contacts: [String] = []

          private func loadContacts() {
            \(query)
          }
        }

        \(scene)
          private func loadContacts() {
            \(query)
          }
        }
        """,
      good: """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          var presenter: ContactListPresentationLogic?
          var worker: ContactListWorkerLogic?
          var contacts: [String] = []

          private func loadContacts() { contacts = worker?.contacts() ?? [] }
        }
        """,
      chapter: "Worker"))

  private static let paging = """
    let posts = postService.posts()
        let known = posts.filter { !$0.isEmpty }
        let page = known.prefix(20).map { $0.uppercased() }
        output?.didObtainPosts(Array(page.sorted { $0.count < $1.count }))
    """

  private static let query = """
    let all = worker?.contacts() ?? []
        let named = all.filter { !$0.isEmpty }
        let sorted = named.map { $0.capitalized }.sorted { $0.count < $1.count }
        contacts = Array(sorted.prefix(20))
    """

  /// A second module, up to the methods of its interactor.
  private static let post = """
    // News/NewsPresenter.swift
    final class NewsPresenter: NewsViewOutput, NewsInteractorOutput {
      weak var view: NewsViewInput?
      var interactor: NewsInteractorInput!
      func didObtainPosts(_ posts: [String]) {}
    }
    protocol NewsViewOutput: AnyObject {}
    protocol NewsViewInput: AnyObject {}
    protocol NewsInteractorInput: AnyObject { func obtainNews() }
    protocol NewsInteractorOutput: AnyObject { func didObtainPosts(_ posts: [String]) }
    final class NewsViewController: UIViewController, NewsViewInput {
      var output: NewsViewOutput!
    }
    final class NewsAssembly {
      func viewNewsModule() -> UIViewController {
        let view = NewsViewController()
        let presenter = NewsPresenter()
        let interactor = NewsInteractor()
        view.output = presenter
        presenter.view = view
        presenter.interactor = interactor
        interactor.output = presenter
        return view
      }
    }
    final class NewsInteractor: NewsInteractorInput {
      weak var output: NewsInteractorOutput?
      var postService: PostService!

    """

  /// A second scene, up to the methods of its interactor.
  private static let scene = """
    // Chat/ChatViewController.swift
    protocol ChatDisplayLogic: AnyObject {}
    protocol ChatBusinessLogic {}
    protocol ChatPresentationLogic {}
    final class ChatViewController: UIViewController, ChatDisplayLogic {
      var interactor: ChatBusinessLogic?

      init() {
        super.init(nibName: nil, bundle: nil)
        let interactor = ChatInteractor()
        let presenter = ChatPresenter()
        self.interactor = interactor
        interactor.presenter = presenter
        presenter.viewController = self
      }
    }
    final class ChatPresenter: ChatPresentationLogic {
      weak var viewController: ChatDisplayLogic?
    }
    final class ChatInteractor: ChatBusinessLogic {
      var presenter: ChatPresentationLogic?
      var worker: ContactListWorkerLogic?
      var contacts: [String] = []

    """
}
