import AdderBase
import AdderFindings

extension GraphDifference {
  /// The most rows of the table: a comment on GitHub has at most 65,536 characters.
  private static let mostRows = 100

  /// Returns the difference as Markdown for a comment in a pull request: a summary, a table, and a diagram.
  package func markdown(since revision: String) -> String {
    let title = "### The map of the app since \(Self.escaped(revision))"
    if isEmpty { return "\(title)\n\n\(Self.nothing)" }
    var lines = [title, "", "\(summary)."]
    let rows = self.rows
    lines += ["", "| | module | opens | where |", "| --- | --- | --- | --- |"]
    lines += rows.prefix(Self.mostRows)
    if rows.count > Self.mostRows {
      lines += ["", "And \((rows.count - Self.mostRows).of("other change"))."]
    }
    lines += ["", "```mermaid", picture.mermaid, "```", ""]
    lines.append("Green: added. Red: removed. Orange: changed.")
    return lines.joined(separator: "\n")
  }

  private var rows: [String] {
    addedNodes.map { row("added", latter, node: $0) }
      + removedNodes.map { row("removed", former, node: $0) }
      + changedNodes.map { row("changed", latter, node: $0.latter, details(of: $0)) }
      + addedOpenings.map { row("added", latter, edge: $0) }
      + removedOpenings.map { row("removed", former, edge: $0) }
      + changedEdges.compactMap { change in
        change.latter.first.map { row("changed", latter, edge: $0, details(of: change)) }
      }
  }

  private func row(
    _ what: String, _ graph: ModuleGraph, node: Int, _ details: [String] = []
  ) -> String {
    let node = graph.nodes[node]
    let place = node.place.map { "\($0.file):\($0.line)" } ?? ""
    return row([what, "**\(Self.escaped(node.title))**", "", Self.escaped(place)], details)
  }

  private func row(
    _ what: String, _ graph: ModuleGraph, edge number: Int, _ details: [String] = []
  ) -> String {
    let edge = graph.edges[number]
    let (from, to) = (graph.nodes[edge.from].title, graph.nodes[edge.to].title)
    let method = edge.method.isEmpty ? "segue" : edge.method
    return row(
      [
        what, Self.escaped(from), "\(edge.action.rawValue) \(Self.escaped(to))",
        Self.escaped("\(method), \(edge.place.file):\(edge.place.line)"),
      ], details)
  }

  private func row(_ cells: [String], _ details: [String]) -> String {
    let notes = cells.suffix(1).filter { !$0.isEmpty } + details.map(Self.escaped)
    let row = cells.dropLast() + [notes.joined(separator: "<br>")]
    return "| \(row.joined(separator: " | ")) |"
  }

  /// Returns the text without characters that mean something to Markdown or to HTML.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@": "\\\(character)"
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      default: character.isNewline ? " " : String(character)
      }
    }.joined()
  }
}
