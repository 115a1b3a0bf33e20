import AdderArchitectures

extension ManagedValueRules {
  static let all = ManagedValueRules(
    mapped: LintRule(
      "managed-object-mapped-in-interactor", [.viperBook], .contracts, fix: .generate,
      RulePage(
        finds: "An interactor that hands objects of the database to its output as they are.",
        hurts: """
          Above the interactor they change by themselves, belong to another thread, and are gone with their \
          context.
          """,
        bad: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!

            func obtainPosts() {
              let posts = postService.records()
              output?.didObtainPosts(posts)
            }
          }

          \(records)
          """,
        good: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!

            func obtainPosts() {
              let posts = postService.records().map { $0.title }
              output?.didObtainPosts(posts)
            }
          }

          \(records)
          """,
        chapter: "Structure of a module")),
    batches: LintRule(
      "change-batch-carries-plain-objects", [.viperBook], .contracts, fix: .generate,
      RulePage(
        finds: "A value that goes upwards with an object of the database in it.",
        hurts: """
          What tells of a change is kept and shown later; by then the object in it may be another, or none.
          """,
        bad: """
          import CoreData

          final class PostRecord: NSManagedObject {}

          struct CacheTransaction {
            let object: PostRecord
          }

          protocol PostListInteractorOutput: AnyObject {
            func didProcess(_ transactions: [CacheTransaction])
          }
          """,
        good: """
          struct PlainPost {
            let title: String
          }

          struct CacheTransaction {
            let object: PlainPost
          }

          protocol PostListInteractorOutput: AnyObject {
            func didProcess(_ transactions: [CacheTransaction])
          }
          """,
        chapter: "NSFetchedResultsController")))

  private static let records = """
    protocol PostService: AnyObject {
      func records() -> [PostRecord]
    }

    protocol PostListInteractorOutput: AnyObject {
      func didObtainPosts(_ posts: [Any])
    }

    // Model/PostRecord.swift
    import CoreData

    final class PostRecord: NSManagedObject {
      @NSManaged var title: String
    }
    """
}
