extension SequenceDiagram {
  /// The diagram in Mermaid's language, which GitHub and GitLab draw.
  package var mermaid: String {
    var lines = ["sequenceDiagram"]
    for (index, name) in participants.enumerated() {
      lines.append("  participant p\(index) as \(Self.escaped(name))")
    }
    for message in messages {
      let arrow =
        switch message.kind {
        case .call: "->>"
        case .asynchronousCall: "-)"
        case .answer: "-->>"
        case .failure: "-x"
        }
      lines.append("  p\(message.from)\(arrow)p\(message.to): \(Self.escaped(message.label))")
    }
    return lines.joined(separator: "\n")
  }

  /// The text without characters that mean something to Mermaid.
  private static func escaped(_ text: String) -> String {
    text.map { sign in
      switch sign {
      case "#", ";", "<", ">", "&", "%", "{", "}":
        "#\(sign.unicodeScalars.first.map { $0.value } ?? 0);"
      default: String(sign)
      }
    }.joined()
  }
}
