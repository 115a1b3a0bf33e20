import AdderArchitectures

extension LayerRules {
  static let all = LayerRules(
    rule: LintRule(
      "layer-arrows", [], .knowledge,
      RulePage(
        finds:
          "A file that imports a layer, or mentions a type of one, which its own layer may not know.",
        hurts: """
          Layers can be built, tested and replaced one by one as long as arrows point one way. One arrow back, and they \
          are one layer.
          """,
        bad: """
          // Network/PostLoader.swift
          final class PostLoader {
            weak var view: PostListViewController?
          }
          """,
        good: """
          // Network/PostLoader.swift
          final class PostLoader {
            var didLoad: (([String]) -> Void)?
          }
          """,
        chapter: "What the architecture's own file says under 'layers'",
        stage: .viperBook)))
}
