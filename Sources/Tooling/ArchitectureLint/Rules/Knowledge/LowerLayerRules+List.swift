import AdderArchitectures

extension LowerLayerRules {
  static let all = LowerLayerRules(
    rule: LintRule(
      "uikit-only-in-view", [.viperBook], .knowledge, fix: .manual,
      RulePage(
        finds: "A service that knows the user-interface framework.",
        hurts: """
          What lies below the screens is used by all of them, by extensions and by tests. A framework of screens \
          takes it to the main thread of an app.
          """,
        bad: """
          // Services/PostServiceImplementation.swift
          import UIKit

          final class PostServiceImplementation: PostService {
            func posts() -> [String] { [UIDevice.current.name] }
          }
          """,
        good: """
          // Services/PostServiceImplementation.swift
          import Foundation

          final class PostServiceImplementation: PostService {
            func posts() -> [String] { [] }
          }
          """,
        chapter: "Massive View Controller, advice")))
}
