import AdderArchitectures
package import AdderBase
package import AdderFindings

extension LintRule {
  /// The rule's page as JSON.
  package var json: JSON {
    findingRule.explanation(
      aspect: aspect.rawValue, activation: activation.word, fix: fix.word,
      sources: page.sources.compactMap(\.architecture))
  }
}

extension FindingRule {
  /// The JSON page of a rule that is not about modules.
  package var explanation: JSON {
    explanation(aspect: tags.first, activation: "always", fix: nil, sources: [])
  }

  fileprivate func explanation(
    aspect: String?, activation: String, fix: String?, sources: [String]
  ) -> JSON {
    [
      "id": .string(id), "summary": .string(summary), "aspect": aspect.map(JSON.string),
      "activation": .string(activation), "fix": fix.map(JSON.string),
      "sources": .array(sources.map(JSON.string)),
      "help": .array(
        help.map { passage in
          switch passage {
          case .text(let text): ["text": .string(text)]
          case .code(let title, let code): ["title": .string(title), "code": .string(code)]
          }
        }),
    ]
  }
}

extension LintRule.Activation {
  fileprivate var word: String {
    switch self {
    case .inFamily: "inFamily"
    case .always: "always"
    case .whenChosen: "whenChosen"
    case .byConvention: "byConvention"
    case .byConventionWhenChosen: "byConventionWhenChosen"
    case .onRequest: "onRequest"
    }
  }
}

extension LintRule.Fix {
  fileprivate var word: String {
    switch self {
    case .automatic: "automatic"
    case .file: "file"
    case .rename: "rename"
    case .generate: "generate"
    case .move: "move"
    case .manual: "manual"
    }
  }
}
