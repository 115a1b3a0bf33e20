import AdderBase
import AdderFindings

extension GraphDifference {
  /// Returns the difference as text for people.
  package func text(since revision: String) -> String {
    if isEmpty { return "The map has not changed since \(revision)." }
    var lines = ["Since \(revision): \(summary)."]
    lines += section(
      "Added",
      addedNodes.map { "+ \(latter.place(of: $0))" }
        + addedOpenings.map { "+ \(latter.sentence(latter.edges[$0]))" })
    lines += section(
      "Removed",
      removedNodes.map { "- \(former.place(of: $0))" }
        + removedOpenings.map { "- \(former.sentence(former.edges[$0]))" })
    lines += section("Changed", changedNodes.flatMap(text) + changedEdges.flatMap(text))
    return lines.joined(separator: "\n")
  }

  /// The numbers of what changed: `1 module and 2 openings added, 1 opening removed`.
  var summary: String {
    let parts = [
      (addedNodes.map { latter.nodes[$0] }, addedOpenings.count, "added"),
      (removedNodes.map { former.nodes[$0] }, removedOpenings.count, "removed"),
      (changedNodes.map { latter.nodes[$0.latter] }, changedEdges.count, "changed"),
    ]
    return parts.compactMap { nodes, edges, what in
      let modules = nodes.count { $0.kind == .module }
      let counts = [(modules, "module"), (nodes.count - modules, "screen"), (edges, "opening")]
        .filter { $0.0 > 0 }.map { $0.0.of($0.1) }
      return counts.isEmpty ? nil : "\(counts.joined(separator: " and ")) \(what)"
    }.joined(separator: ", ")
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title] + lines.map { "  \($0)" }
  }

  private func text(of change: NodeChange) -> [String] {
    ["~ \(latter.place(of: change.latter))"] + details(of: change).map { "    \($0)" }
  }

  private func text(of change: EdgeChange) -> [String] {
    change.latter.prefix(1).map { "~ \(latter.sentence(latter.edges[$0]))" }
      + details(of: change).map { "    \($0)" }
  }

  /// Returns what differs, as `WHAT: BEFORE → AFTER`.
  func details(of change: NodeChange) -> [String] {
    let (before, after) = (former.nodes[change.former], latter.nodes[change.latter])
    return [
      Self.detail("story", [before.story], [after.story]),
      Self.detail("targets", before.targets, after.targets),
    ].compactMap(\.self)
  }

  func details(of change: EdgeChange) -> [String] {
    let before = change.former.map { former.edges[$0] }
    let after = change.latter.map { latter.edges[$0] }
    return [
      Self.detail("condition", before.map(\.condition), after.map(\.condition)),
      Self.detail("passes", before.flatMap(\.passes), after.flatMap(\.passes)),
      Self.detail("returns", before.flatMap(\.returns), after.flatMap(\.returns)),
    ].compactMap(\.self)
  }

  private static func detail(_ name: String, _ before: [String], _ after: [String]) -> String? {
    func text(_ values: [String]) -> String {
      let written = Set(values.filter { !$0.isEmpty }.map { $0.onOneLine.shortened(to: 100) })
      return written.isEmpty ? "none" : written.sorted().joined(separator: ", ")
    }
    let (before, after) = (text(before), text(after))
    return before == after ? nil : "\(name): \(before) → \(after)"
  }
}
