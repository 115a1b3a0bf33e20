extension ArchitectureFigure {
  /// The figure in the language of Graphviz.
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
    let inside: Set<Node.Kind> = [.required, .optional]
    for (position, node) in nodes.enumerated() where inside.contains(node.kind) {
      text += "    \(Self.statement(position, node))\n"
    }
    for (position, line) in lines.enumerated() {
      let label = Self.quoted(line.name, line.text)
      text += "    line\(position) [label=\(label), shape=note"
      text += line.isOptional ? #", style="dashed,filled"]"# + "\n" : ", style=filled]\n"
    }
    text += "  }\n"
    for (position, node) in nodes.enumerated() where !inside.contains(node.kind) {
      text += "  \(Self.statement(position, node))\n"
    }
    for arrow in arrows {
      text += "  node\(arrow.from) -> node\(arrow.to) [label=\(Self.quoted(arrow.label))"
      text += arrow.isStrong ? "]\n" : ", style=dashed]\n"
    }
    return text + "}\n"
  }

  private static func statement(_ position: Int, _ node: Node) -> String {
    let label = node.typeName.isEmpty ? quoted(node.name) : quoted(node.name, node.typeName)
    let style =
      switch node.kind {
      case .required: ""
      case .optional: #", style="rounded,filled,dashed""#
      case .outside, .otherModule:
        ##", fillcolor="#f6f8fa", color="#8c959f", fontcolor="#24292f""##
      }
    return "node\(position) [label=\(label)\(style)]"
  }

  /// Lines of text in quotes.
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
