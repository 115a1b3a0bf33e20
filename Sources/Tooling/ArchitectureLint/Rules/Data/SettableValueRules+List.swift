import AdderArchitectures

extension SettableValueRules {
  static let all = SettableValueRules(
    viewModels: LintRule(
      "view-model-immutable", [.viperBook], .contracts, when: .byConvention, fix: .automatic,
      RulePage(
        finds: "A value for views that can be changed.",
        hurts: """
          What is given to a view is loaded and ready. If it can change later, nobody knows whether what is drawn \
          is what was given.
          """,
        bad: """
          struct PostViewModel {
            var title: String
          }

          protocol PostListViewInput: AnyObject {
            func showTitles(_ titles: [PostViewModel])
          }
          """,
        good: """
          struct PostViewModel {
            let title: String
          }

          protocol PostListViewInput: AnyObject {
            func showTitles(_ titles: [PostViewModel])
          }
          """,
        chapter: "Massive View Controller, advice")),
    entities: LintRule(
      "entity-readonly", [.mutualMobile], .contracts, when: .byConvention, fix: .automatic,
      RulePage(
        finds: "An entity of which most properties can be set.",
        hurts: "Only the interactor changes entities; what everybody can set everybody will.",
        bad: """
          struct Item {
            var name: String
          }

          protocol ListInteractorOutput: AnyObject {
            func didObtainNames(_ names: [Item])
          }
          """,
        good: """
          struct Item {
            let name: String
          }

          protocol ListInteractorOutput: AnyObject {
            func didObtainNames(_ names: [Item])
          }
          """,
        chapter: "Presenter; Entities")))
}
