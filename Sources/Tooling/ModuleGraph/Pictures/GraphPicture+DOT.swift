extension GraphPicture {
  /// The picture in the DOT language of Graphviz, with a frame for each user story.
  package var dot: String {
    var lines = [
      "digraph map {",
      ##"  graph [rankdir=LR, fontname="Helvetica", bgcolor=transparent, fontcolor="#57606a","##,
      ##"    color="#8c959f", nodesep=0.3, ranksep=0.9]"##,
      #"  node [shape=box, style="rounded,filled", fontname="Helvetica", fontsize=12,"#,
      ##"    fillcolor="#ddf4ff", color="#218bff", fontcolor="#0a3069", margin="0.2,0.1"]"##,
      ##"  edge [fontname="Helvetica", fontsize=10, color="#6e7781", fontcolor="#6e7781"]"##,
    ]
    if arrows.count > Self.manyArrows {
      lines.append("  graph [nslimit=1, nslimit1=1, mclimit=0.1]")
    }
    for (number, story) in stories.enumerated() {
      lines.append("  subgraph cluster_\(number) {")
      lines.append("    label=\(Self.quoted(story)); style=\"rounded\"")
      for box in boxes.indices where boxes[box].story == story {
        lines.append("    \(statement(box))")
      }
      lines.append("  }")
    }
    for box in boxes.indices where boxes[box].story.isEmpty { lines.append("  \(statement(box))") }
    for arrow in arrows {
      lines.append(
        """
          n\(arrow.from) -> n\(arrow.to) [label=\(Self.quoted(arrow.label))\(Self.style(of: arrow))]
        """)
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// Above this number, Graphviz is told to look less long for the best layout: it would take minutes.
  private static let manyArrows = 500

  private func statement(_ number: Int) -> String {
    let box = boxes[number]
    let style =
      switch box.kind {
      case .module: ""
      case .entry: ##", shape=oval, fillcolor="#dafbe1", color="#2da44e", fontcolor="#116329""##
      case .screen: ##", fillcolor="#f6f8fa", color="#8c959f", fontcolor="#24292f""##
      case .flow:
        ##", style="filled", shape=hexagon, fillcolor="#fff8c5", color="#bf8700", fontcolor="#4d2d00""##
      case .system, .unknown:
        ##", style="rounded,filled,dashed", fillcolor="#f6f8fa", color="#8c959f", fontcolor="#57606a""##
      }
    let mark =
      switch box.mark {
      case .none: ""
      case .focus: ", penwidth=3"
      case .added: ##", penwidth=2, color="#2da44e""##
      case .removed: ##", penwidth=2, color="#cf222e""##
      case .changed: ##", penwidth=2, color="#bf8700""##
      }
    return "n\(number) [label=\(Self.quoted(box.name))\(style)\(mark)]"
  }

  private static func style(of arrow: Arrow) -> String {
    let style =
      switch arrow.actions {
      case [.presents]: ", style=dashed"
      case [.replaces]: ", style=bold"
      case [.embeds]: ", arrowhead=odot"
      default: ""
      }
    let mark =
      switch arrow.mark {
      case .none, .focus: ""
      case .added: ##", color="#2da44e", fontcolor="#116329""##
      case .removed: ##", color="#cf222e", fontcolor="#a40e26""##
      case .changed: ##", color="#bf8700", fontcolor="#7d4e00""##
      }
    return style + mark
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\", "\"": "\\\(character)"
      default: character.isNewline ? " " : String(character)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
