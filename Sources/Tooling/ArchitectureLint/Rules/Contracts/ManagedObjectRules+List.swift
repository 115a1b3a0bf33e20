import AdderArchitectures

extension ManagedObjectRules {
  static let all = ManagedObjectRules(rule: managedObjectNotAboveInteractor)

  private static let managedObjectNotAboveInteractor = LintRule(
    "managed-object-not-above-interactor", [.viperBook], .contracts, fix: .generate,
    RulePage(
      finds: "An object of the database above the interactor.",
      hurts: """
        It changes under the screen, belongs to one thread, and dies with its context. A plain value \
        does none of that.
        """,
      bad: """
        protocol PostListInteractorOutput: AnyObject {
          func didObtainPosts(_ posts: [PostRecord])
        }

        // Model/PostRecord.swift
        import CoreData

        final class PostRecord: NSManagedObject {}
        """,
      good: """
        protocol PostListInteractorOutput: AnyObject {
          func didObtainPosts(_ posts: [PlainPost])
        }

        // Model/PlainPost.swift
        struct PlainPost {}
        """,
      chapter: "Structure of a module; Massive View Controller, reading data"))
}
