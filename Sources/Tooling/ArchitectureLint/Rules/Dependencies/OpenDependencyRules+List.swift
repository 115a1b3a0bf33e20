import AdderArchitectures

extension OpenDependencyRules {
  static let all = OpenDependencyRules(
    rule: LintRule(
      "interactor-dependencies-open", [.viperBook], .contracts, fix: .move,
      RulePage(
        finds: "An interactor that makes a helper in a private property.",
        hurts: """
          All that an interactor has are its dependencies, in its open interface. One that is hidden no test can replace, \
          and nobody who reads the assembly sees it.
          """,
        bad: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!
            private let mapper = PostMapper()

            func obtainPosts() { output?.didObtainPosts(mapper.map(postService.posts())) }
          }

          // PostList/Interactor/PostMapper/PostMapper.swift
          final class PostMapper {
            func map(_ posts: [String]) -> [String] { posts }
          }
          """,
        good: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!
            var mapper: PostMapper!

            func obtainPosts() { output?.didObtainPosts(mapper.map(postService.posts())) }
          }

          // PostList/Interactor/PostMapper/PostMapper.swift
          final class PostMapper {
            func map(_ posts: [String]) -> [String] { posts }
          }
          """,
        chapter: "Code Style, Interactor")))
}
