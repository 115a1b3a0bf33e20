import AdderArchitectures

extension ModuleSizeRules {
  static let all = ModuleSizeRules(
    small: LintRule(
      "submodule-not-too-small", [.viperBook], .completeness, when: .onRequest,
      RulePage(
        finds: "A module none of whose contracts asks for more than one thing.",
        hurts: """
          A module costs ten files. One for every entry of a menu is harder to follow and to maintain than the one \
          module that has them all.
          """,
        bad: """
          protocol PostListViewOutput: AnyObject {
            func didTriggerViewReadyEvent()
          }
          """,
        good: """
          protocol PostListViewOutput: AnyObject {
            func didTriggerViewReadyEvent()
            func didSelectPost(at index: Int)
          }
          """,
        chapter: "Compound modules, when submodules are in the way")),
    single: LintRule(
      "submodule-single-responsibility", [.viperBook], .contracts, when: .onRequest, fix: .move,
      limit: .init(4, "groups of helpers"),
      RulePage(
        finds: "An interactor with five or more groups of helpers that no method needs together.",
        hurts: """
          It serves several purposes, and each change of one is a change of a module that is about the others. \
          Submodules with an interactor each can be shown, used and tested alone.
          """,
        bad: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!
            var userService: UserService!
            var soundService: SoundService!
            var themeService: ThemeService!
            var cacheService: CacheService!

            func obtainPosts() { output?.didObtainPosts(postService.posts()) }
            func obtainUser() { userService.load() }
            func performSound() { soundService.play() }
            func obtainTheme() { themeService.load() }
            func invalidateCache() { cacheService.clear() }
          }

          protocol UserService: AnyObject { func load() }
          protocol SoundService: AnyObject { func play() }
          protocol ThemeService: AnyObject { func load() }
          protocol CacheService: AnyObject { func clear() }
          """,
        good: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!

            func obtainPosts() { output?.didObtainPosts(postService.posts()) }
          }
          """,
        chapter: "Compound modules, when submodules help")))
}
