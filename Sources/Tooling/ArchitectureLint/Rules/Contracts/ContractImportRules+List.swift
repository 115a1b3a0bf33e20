import AdderArchitectures

extension ContractImportRules {
  static let all = ContractImportRules(
    rule: LintRule(
      "layer-minimal-imports", [.viperBook], .knowledge, fix: .automatic,
      RulePage(
        finds: "A file of contracts that imports a framework of screens and uses nothing of it.",
        hurts: """
          Whoever reads the contract has to think that views pass through it, and one day they do.
          """,
        bad: """
          // PostList/Router/PostListRouterInput.swift
          import UIKit

          protocol PostListRouterInput: AnyObject {
            func openPostModule()
          }
          """,
        good: """
          // PostList/Router/PostListRouterInput.swift
          import Foundation

          protocol PostListRouterInput: AnyObject {
            func openPostModule()
          }
          """,
        chapter: "Code Style, general rules")))
}
