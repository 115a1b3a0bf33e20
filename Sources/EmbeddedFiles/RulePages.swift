package import Foundation

/// The pages of all rules, and the Swift values generated from them.
package struct RulePages {
  /// Sorted by id.
  package let pages: [RulePageFile]

  package init(in repository: URL = EmbeddedFile.repository) throws {
    let folder = repository.appending(path: "Rules")
    var problems: [String] = []
    var pages: [RulePageFile] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where path.hasSuffix(".md") && path != "README.md" {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      do {
        pages.append(try RulePageFile(text, path: path))
      } catch {
        problems.append("Rules/\(path):\(error)")
      }
    }
    pages.sort { $0.id < $1.id }
    for (page, next) in zip(pages, pages.dropFirst()) where page.id == next.id {
      problems.append("Rules/\(next.path): '\(next.id)' is also the id of Rules/\(page.path).")
    }
    if !problems.isEmpty { throw DataProblems(problems: problems) }
    self.pages = pages
  }

  /// - Parameter titles: the titles of the shipped architectures, keyed by name.
  func swift(_ titles: [String: String]) -> String {
    """
    // Generated from Rules/. To update: swift run AdderEmbeddedFiles
    // swift-format-ignore-file

    import AdderArchitectures
    import AdderFindings

    extension LintRule {
      /// The rules of all pages, sorted by id.
      static let all: [LintRule] = [
    \(pages.map { "    .\($0.name)," }.joined(separator: "\n"))
      ]

    \(pages.map { $0.swift(titles) }.joined(separator: "\n\n"))
    }

    """
  }
}

extension RulePageFile {
  /// The rule's id as a Swift name, such as `presenterViewWeak`.
  var name: String {
    let words = id.split(separator: "-")
    return words.dropFirst().reduce(into: String(words.first ?? "")) { name, word in
      name += word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  /// Returns the Swift declaration of the rule.
  ///
  /// - Parameter titles: the titles of the shipped architectures, keyed by name.
  fileprivate func swift(_ titles: [String: String]) -> String {
    let settings = [
      isUniversal ? "isUniversal: true" : nil,
      when == .always ? nil : "when: .\(when.swift)",
      fix == .manual ? nil : "fix: .\(fix.rawValue)",
      limit.map { "limit: Limit(\($0.count), \(SwiftLiteral.line($0.things)))" },
    ]
    let arguments = [SwiftLiteral.line(id), ".\(aspect.rawValue)", ".\(severity.rawValue)"]
    let sources = sources.map { source in
      let title = source.architecture.map { SwiftLiteral.line(titles[$0] ?? $0) } ?? "nil"
      return ".init(\(title), \(SwiftLiteral.line(source.chapter)))"
    }
    let indentation = "        "
    return """
        /// \(finds)
        static let \(name) = LintRule(
          \((arguments + settings.compactMap(\.self)).joined(separator: ", ")),
          RulePage(
            finds: \(SwiftLiteral.line(finds)),
            hurts: \(SwiftLiteral.line(hurts)),
            bad: \(SwiftLiteral.block(bad, indentation: indentation)),
            good: \(SwiftLiteral.block(good, indentation: indentation)),
            sources: [\(sources.joined(separator: ", "))]))
      """
  }
}

extension RulePageFile.Activation {
  /// The name of the case in `LintRule.Activation`.
  fileprivate var swift: String {
    switch self {
    case .family: "inFamily"
    case .always: "always"
    case .choice: "whenChosen"
    case .convention: "byConvention"
    case .choiceAndConvention: "byConventionWhenChosen"
    case .request: "onRequest"
    }
  }
}
