import AdderArchitectures

extension HelperRules {
  static let all = HelperRules(folder: helperInLayerFolder, name: helperImplementationNaming)

  private static let helperInLayerFolder = LintRule(
    "helper-in-layer-folder", [.viperBook], .layout, when: .byConvention,
    RulePage(
      finds: "A helper of one layer that has no folder in that layer's folder.",
      hurts: """
        Between a module's parts a helper looks like one of them; and nobody sees which layer it is for.
        """,
      bad: """
        // PostList/UserInputValidator.swift
        protocol UserInputValidator {
          func isValid(_ input: String) -> Bool
        }
        struct UserInputValidatorImplementation: UserInputValidator {
          func isValid(_ input: String) -> Bool { !input.isEmpty }
        }
        // PostList/Interactor/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var validator: UserInputValidator!
        }
        """,
      good: """
        // PostList/Interactor/UserInputValidator/UserInputValidator.swift
        protocol UserInputValidator {
          func isValid(_ input: String) -> Bool
        }
        struct UserInputValidatorImplementation: UserInputValidator {
          func isValid(_ input: String) -> Bool { !input.isEmpty }
        }
        // PostList/Interactor/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var validator: UserInputValidator!
        }
        """,
      chapter: "Code Style, rules for a module"))

  private static let helperImplementationNaming = LintRule(
    "helper-implementation-naming", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A type that alone stands behind a helper's protocol and is not called after it.",
      hurts: """
        From the protocol nobody comes to the type that does the work, as long as the names do not tell.
        """,
      bad: """
        protocol PlainObjectMapper {
          func post(from record: String) -> String
        }
        final class DefaultMapper: PlainObjectMapper {
          func post(from record: String) -> String { record }
        }
        // PostList/Interactor/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var mapper: PlainObjectMapper!
        }
        """,
      good: """
        protocol PlainObjectMapper {
          func post(from record: String) -> String
        }
        final class PlainObjectMapperImplementation: PlainObjectMapper {
          func post(from record: String) -> String { record }
        }
        // PostList/Interactor/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var mapper: PlainObjectMapper!
        }
        """,
      chapter: "Code Style, rules for a module (example)"))
}
