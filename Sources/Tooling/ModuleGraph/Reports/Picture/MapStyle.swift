import AdderBase

/// The style sheet of the picture, and the heads of its arrows.
enum MapStyle {
  /// For a picture that follows its reader's setting.
  static let text = "\n\(light)@media (prefers-color-scheme: dark) {\n\(dark)}\n"

  static let light = """
    text { font: 13px -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; fill: #1d2733; }
    .heading { font-size: 20px; font-weight: 600; }
    .summary, .legend { font-size: 12px; fill: #5b6773; }
    .name, .note { text-anchor: middle; }
    .note { font-size: 11px; fill: #5b6773; }
    .ground { fill: #ffffff; }
    .frame { fill: #f4f6f9; stroke: #d3dae2; }
    .story text { font-size: 12px; font-weight: 600; fill: #5b6773; }
    .shape { fill: #e8f0fe; stroke: #5580c8; stroke-width: 1.2; }
    .bar { stroke: #8a7433; stroke-width: 1.2; }
    .entry .shape { fill: #1f3a5f; stroke: #1f3a5f; }
    .entry text { fill: #ffffff; font-weight: 600; }
    .screen .shape { fill: #fff8e2; stroke: #8a7433; }
    .flow .shape { fill: #e6f6ec; stroke: #3c8a5c; }
    .flow .bar { stroke: #3c8a5c; }
    .system .shape, .unknown .shape { fill: #f1f1f3; stroke: #7c828a; stroke-dasharray: 4 3; }
    .group .shape { fill: #dfe8fa; stroke: #3d67b0; stroke-width: 1.4; }
    .group .name { font-weight: 600; }
    .line { fill: none; stroke: #66727f; stroke-width: 1.2; }
    .near { fill: none; stroke: none; stroke-width: 10; pointer-events: stroke; }
    .edge:hover .line { stroke-width: 3; }
    .count { font-size: 10px; fill: #3b4651; stroke: #ffffff; stroke-width: 3; paint-order: stroke; }
    .head { fill: #66727f; stroke: #66727f; }
    .open { fill: none; stroke-width: 1.3; }
    .presents .line { stroke: #a0522d; stroke-dasharray: 7 4; }
    .presents.head { fill: #a0522d; stroke: #a0522d; }
    .embeds .line { stroke: #2f7d55; stroke-dasharray: 2 3; stroke-width: 1.6; }
    .embeds.head { fill: #ffffff; stroke: #2f7d55; stroke-width: 1.6; }
    .replaces .line { stroke: #7a3fa0; stroke-width: 2; stroke-dasharray: 12 3 2 3; }
    .replaces.head { fill: #7a3fa0; stroke: #7a3fa0; }
    .several .line { stroke: #3b4651; stroke-width: 2.4; }
    .several.head { fill: #3b4651; stroke: #3b4651; }
    .mark { font-size: 14px; font-weight: 700; }
    .node.added .shape { stroke: #1a7f37; stroke-width: 3; stroke-dasharray: none; }
    .node.removed .shape { stroke: #cf222e; stroke-width: 3; stroke-dasharray: 5 4; }
    .node.changed .shape { stroke: #bf8700; stroke-width: 3; stroke-dasharray: none; }
    .added .mark { fill: #116329; }
    .removed .mark { fill: #a40e26; }
    .changed .mark { fill: #7d4e00; }
    .entry .mark { fill: #ffffff; }
    .edge .mark { stroke: #ffffff; stroke-width: 3; paint-order: stroke; }
    .added .line { stroke: #1a7f37; stroke-width: 2.4; }
    .added.head { fill: #1a7f37; stroke: #1a7f37; }
    .removed .line { stroke: #cf222e; stroke-width: 2.4; stroke-dasharray: 5 4; }
    .removed.head { fill: #cf222e; stroke: #cf222e; }
    .changed .line { stroke: #bf8700; stroke-width: 2.4; }
    .changed.head { fill: #bf8700; stroke: #bf8700; }

    """

  /// What differs in the dark.
  static let dark = """
    text { fill: #e4e9ef; }
    .summary, .legend, .note, .story text { fill: #a3aebb; }
    .ground { fill: #14181d; }
    .frame { fill: #1c2229; stroke: #36404b; }
    .shape { fill: #1e2f4a; stroke: #7ea4e6; }
    .bar { stroke: #cbb26a; }
    .entry .shape { fill: #cfe0fb; stroke: #cfe0fb; }
    .entry text { fill: #14181d; }
    .screen .shape { fill: #332d18; stroke: #cbb26a; }
    .flow .shape { fill: #173526; stroke: #6cc391; }
    .flow .bar { stroke: #6cc391; }
    .system .shape, .unknown .shape { fill: #272c32; stroke: #9aa3ad; }
    .group .shape { fill: #263c63; stroke: #8fb2f0; }
    .line { stroke: #98a4b1; }
    .count { fill: #d3dae2; stroke: #14181d; }
    .head { fill: #98a4b1; stroke: #98a4b1; }
    .presents .line { stroke: #e0996f; }
    .presents.head { fill: #e0996f; stroke: #e0996f; }
    .embeds .line { stroke: #6cc391; }
    .embeds.head { fill: #14181d; stroke: #6cc391; }
    .replaces .line { stroke: #c69be6; }
    .replaces.head { fill: #c69be6; stroke: #c69be6; }
    .several .line { stroke: #d3dae2; }
    .several.head { fill: #d3dae2; stroke: #d3dae2; }
    .node.added .shape, .added .line, .added.head { stroke: #56d364; }
    .node.removed .shape, .removed .line, .removed.head { stroke: #ff7b72; }
    .node.changed .shape, .changed .line, .changed.head { stroke: #e3b341; }
    .added .mark, .added.head { fill: #56d364; }
    .removed .mark, .removed.head { fill: #ff7b72; }
    .changed .mark, .changed.head { fill: #e3b341; }
    .entry .mark { fill: #14181d; }
    .edge .mark { stroke: #14181d; }
    .opens.head { fill: none; }

    """

  /// A triangle, except for: what is shown in an unknown way (an open head), what is embedded (a circle), and what
  /// replaces everything (a triangle before a bar).
  static let heads = [
    head("opens", "M1 1L9 5L1 9", "opens head open"),
    head("pushes", "M1 1L9 5L1 9Z", "pushes head"),
    head("presents", "M1 1L9 5L1 9Z", "presents head"),
    head("embeds", "M5 1a4 4 0 1 0 0.01 0Z", "embeds head"),
    head("replaces", "M0 1L7 5L0 9ZM8.5 0.5V9.5", "replaces head"),
    head("several", "M1 1L9 5L1 9Z", "several head"),
  ]

  /// The heads of arrows that changed.
  static let changedHeads = GraphPicture.Mark.changes.map {
    head($0.rawValue, "M1 1L9 5L1 9Z", "\($0.rawValue) head")
  }

  private static func head(_ id: String, _ data: String, _ style: String) -> XML {
    XML(
      "marker",
      [
        ("id", id), ("viewBox", "0 0 10 10"), ("refX", "9.4"), ("refY", "5"),
        ("markerWidth", "9"), ("markerHeight", "9"), ("markerUnits", "userSpaceOnUse"),
        ("orient", "auto"),
      ], [XML("path", [("class", style), ("d", data)])])
  }
}
