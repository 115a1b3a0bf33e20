import AdderArchitectures

extension RequiredPartRules {
  static let all = RequiredPartRules(
    rule: LintRule(
      "required-part-missing", [], .completeness, fix: .generate,
      RulePage(
        finds: """
          A module without a part that the team's own architecture file marks as `required: true`. What a document \
          requires is a matter of 'module-complete' and its kin.
          """,
        hurts: """
          The team agreed that every module has this part. Where it is missing, nobody knows whether it was forgotten \
          or whether its work is done somewhere else.
          """,
        bad: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?
            func openPostModule() { transitionHandler?.openModule() }
          }
          """,
        good: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?
            let coordinator = PostListCoordinator()
            func openPostModule() { coordinator.start() }
          }

          // PostList/Coordinator/PostListCoordinator.swift
          final class PostListCoordinator {
            func start() {}
          }
          """,
        chapter: "What the architecture's own file says under 'roles'",
        stage: .viperBook)))
}
