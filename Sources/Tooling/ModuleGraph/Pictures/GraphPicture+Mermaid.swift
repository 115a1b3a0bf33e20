extension GraphPicture {
  /// The most arrows and characters of a diagram that GitHub draws.
  private static let mostArrows = 500
  private static let mostCharacters = 50_000

  /// The picture as a flowchart in Mermaid's language, which GitHub and GitLab draw.
  ///
  /// If it has more arrows or text than GitHub draws, user stories are drawn instead of modules, and a comment
  /// says so.
  package var mermaid: String {
    let text = flowchart()
    if fits(text) { return text }
    let depth = boxes.map { $0.story.split(separator: "/").count }.max() ?? 0
    for depth in stride(from: depth, to: 0, by: -1) {
      let picture = collapsed(depth: depth)
      let text = picture.flowchart(comments: [
        "\(Self.limits), and the map has \(arrows.count). So this is a map of its user stories.",
        "'adder graph --format dot' draws all modules.",
      ])
      if picture.fits(text) { return text }
    }
    return flowchart(comments: [
      "\(Self.limits), and this map has \(arrows.count).",
      "'adder graph --reach MODULE' shows a part of it.",
    ])
  }

  private static let limits =
    "GitHub draws at most \(mostArrows) arrows and \(mostCharacters) characters"

  private func fits(_ text: String) -> Bool {
    arrows.count <= Self.mostArrows && text.utf16.count <= Self.mostCharacters
  }

  private func flowchart(comments: [String] = []) -> String {
    var lines = ["flowchart LR"] + comments.map { "  %% \($0)" }
    for (number, story) in stories.enumerated() {
      lines.append("  subgraph s\(number)[\(Self.quoted(story))]")
      for box in boxes.indices where boxes[box].story == story {
        lines.append("    \(statement(box))")
      }
      lines.append("  end")
    }
    for box in boxes.indices where boxes[box].story.isEmpty { lines.append("  \(statement(box))") }
    for arrow in arrows {
      lines.append("  n\(arrow.from) \(Self.line(arrow))|\(arrow.label)| n\(arrow.to)")
    }
    return (lines + styles).joined(separator: "\n")
  }

  /// A box in the shape of its kind. Its identifier is a number, because names can contain anything.
  private func statement(_ number: Int) -> String {
    let name = Self.quoted(boxes[number].name)
    let mark = boxes[number].mark == .none ? "" : ":::\(boxes[number].mark)"
    let shape =
      switch boxes[number].kind {
      case .entry: "([\(name)])"
      case .module: "[\(name)]"
      case .screen: "(\(name))"
      case .flow: "{{\(name)}}"
      case .system, .unknown: "[/\(name)/]"
      }
    return "n\(number)\(shape)\(mark)"
  }

  private static func line(_ arrow: Arrow) -> String {
    switch arrow.actions {
    case [.presents]: "-.->"
    case [.replaces]: "==>"
    case [.embeds]: "--o"
    default: "-->"
    }
  }

  /// The colors of the marks that occur. They can be read on a light and on a dark page.
  private var styles: [String] {
    let colors: [(Mark, String)] = [
      (.focus, "stroke-width:4px"), (.added, "stroke:#2da44e,stroke-width:3px"),
      (.removed, "stroke:#cf222e,stroke-width:3px,stroke-dasharray:5"),
      (.changed, "stroke:#bf8700,stroke-width:3px"),
    ]
    let used = Set(boxes.map(\.mark))
    return colors.filter { used.contains($0.0) }.map { "  classDef \($0) \($1)" }
      + colors.compactMap { mark, color in
        let numbers = arrows.indices.filter { mark != .focus && arrows[$0].mark == mark }
        return numbers.isEmpty
          ? nil : "  linkStyle \(numbers.map(String.init).joined(separator: ",")) \(color)"
      }
  }

  /// Returns the text in quotes, without characters that mean something to Mermaid or to HTML.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\"", "#", ";", "<", ">", "&", "`", "\\", "[", "]", "{", "}", "|", "%":
        "#\(character.unicodeScalars.first.map { $0.value } ?? 0);"
      default: character.isNewline ? " " : String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
