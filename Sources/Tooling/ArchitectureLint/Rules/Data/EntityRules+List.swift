import AdderArchitectures

extension EntityRules {
  static let all = EntityRules(
    noLogic: LintRule(
      "entity-no-business-logic", [.viperBook, .bytePace, .mutualMobile], .contracts,
      when: .byConvention, fix: .move,
      RulePage(
        finds: "An entity that decides or does something.",
        hurts: """
          Business logic is looked for in interactors, and tested there. In an entity it is for all modules what \
          one of them wanted.
          """,
        bad: """
          struct Post {
            let age: Int
            func canBeEdited() -> Bool { age < 10 }
          }

          protocol PostListInteractorOutput: AnyObject {
            func didObtainPosts(_ posts: [Post])
          }
          """,
        good: """
          struct Post {
            let age: Int
          }

          protocol PostListInteractorOutput: AnyObject {
            func didObtainPosts(_ posts: [Post])
          }
          """,
        chapter: "Structure of a module; What is VIPER; Entities")),
    notManaged: LintRule(
      "entity-not-managed-object", [.mutualMobile], .contracts, fix: .generate,
      RulePage(
        finds: "An entity that is an object of a database.",
        hurts: """
          Entities are made by the store and know nothing of it. One that belongs to a database takes that to \
          wherever it goes.
          """,
        bad: """
          import CoreData

          final class Item: NSManagedObject {}

          protocol ListDataStoreInterface: AnyObject {
            func names() -> [Item]
          }
          """,
        good: """
          struct Item {
            let name: String
          }

          protocol ListDataStoreInterface: AnyObject {
            func names() -> [Item]
          }
          """,
        chapter: "Entities")))
}
