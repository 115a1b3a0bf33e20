extension ArchitectureFigure {
  /// The figure in the DOT language of Graphviz.
  package var dot: String {
    var text = """
      digraph \(Self.quoted(title)) {
        graph [rankdir=LR, label=\(Self.quoted(title)), labelloc=t, fontname="Helvetica",
          bgcolor=transparent, fontcolor="#57606a", color="#8c959f", nodesep=0.5, ranksep=1.2]
        node [shape=box, style="rounded,filled", fontname="Helvetica", fontsize=12,
          fillcolor="#ddf4ff", color="#218bff", fontcolor="#0a3069", margin="0.2,0.1"]
        edge [fontname="Helvetica", fontsize=10, color="#6e7781", fontcolor="#6e7781"]
        subgraph cluster_module {
          label=\(Self.quoted(module)); style="rounded"

      """
    for (position, node) in nodes.enumerated() where node.kind.isInside {
      text += "    \(statement(position, node))\n"
    }
    for (position, line) in lines.enumerated() {
      let label = Self.quoted(name(of: line), line.text)
      text += "    line\(position) [label=\(label), shape=note"
      text += lineStyle(line.kind) + "]\n"
    }
    text += "  }\n"
    for (position, node) in nodes.enumerated() where !node.kind.isInside {
      text += "  \(statement(position, node))\n"
    }
    for arrow in arrows {
      text += "  node\(arrow.from) -> node\(arrow.to) [label=\(Self.quoted(caption(of: arrow)))"
      text += Self.attributes(of: arrow) + "]\n"
    }
    return text + "}\n"
  }

  private func statement(_ position: Int, _ node: Node) -> String {
    let subtitle = subtitle(of: node)
    let label = subtitle.isEmpty ? Self.quoted(node.name) : Self.quoted(node.name, subtitle)
    let style =
      switch node.kind {
      case .required: ""
      case .optional: isOfFoundModule ? "" : #", style="rounded,filled,dashed""#
      case .outside, .otherModule:
        ##", fillcolor="#f6f8fa", color="#8c959f", fontcolor="#24292f""##
      case .missing:
        ##", style="rounded,filled,dashed", fillcolor="#ffebe9", color="#cf222e""##
      }
    return "node\(position) [label=\(label)\(style)]"
  }

  private func lineStyle(_ kind: Node.Kind) -> String {
    switch kind {
    case .required, .outside, .otherModule: ", style=filled"
    case .optional: isOfFoundModule ? ", style=filled" : #", style="dashed,filled""#
    case .missing: ##", style="dashed,filled", fillcolor="#ffebe9", color="#cf222e""##
    }
  }

  private static func attributes(of arrow: Arrow) -> String {
    let style = arrow.isStrong ? "" : ", style=dashed"
    return switch arrow.state {
    case .asDescribed, .unknown: style
    case .broken: style + wrong
    case .missing: ", style=dotted" + wrong
    }
  }

  private static let wrong = ##", color="#cf222e", fontcolor="#cf222e""##

  /// Returns lines of text as a quoted string.
  private static func quoted(_ lines: String...) -> String {
    let escaped = lines.map { line in
      line.map { character in
        switch character {
        case "\\", "\"": "\\\(character)"
        default: character.isNewline ? " " : String(character)
        }
      }.joined()
    }
    return "\"" + escaped.joined(separator: "\\n") + "\""
  }
}
