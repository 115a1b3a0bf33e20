import AdderModuleGraph
import AdderTestSupport
import Testing

@Suite struct GraphPictureTests {
  private static let hasGraphviz = (try? run("dot", ["-V"]).status == 0) ?? false

  /// Names with everything that the languages use for themselves.
  private static let odd = ModuleGraph(
    nodes: [
      .init(.entry, "start"), .init(.module, #"Say "hi" [now]"#, story: "Заказ/Оплата"),
      .init(.screen, #"Box<Item>{}|;#%&`\"#), .init(.flow, "end"),
      .init(.system, "UIAlertController"), .init(.module, "Экран\nвхода", story: "Заказ/Оплата"),
    ],
    edges: [
      .init(0, 1, .replaces), .init(1, 2, .pushes), .init(1, 2, .presents), .init(3, 4, .presents),
      .init(1, 5, .embeds),
    ])

  @Test func `Mermaid draws stories as frames and escapes names`() {
    #expect(
      Self.odd.picture.mermaid == """
        flowchart LR
          subgraph s0["Заказ/Оплата"]
            n1["Say #34;hi#34; #91;now#93;"]
            n5["Экран входа"]
          end
          n0(["start"])
          n2("Box#60;Item#62;#123;#125;#124;#59;#35;#37;#38;#96;#92;")
          n3{{"end"}}
          n4[/"UIAlertController"/]
          n0 ==>|replaces| n1
          n1 -->|pushes, presents| n2
          n1 --o|embeds| n5
          n3 -.->|presents| n4
        """)
  }

  @Test func `DOT draws stories as clusters and escapes names`() {
    let dot = Self.odd.picture.dot
    #expect(dot.contains(#"n1 [label="Say \"hi\" [now]"]"#))
    #expect(dot.contains(##"n2 [label="Box<Item>{}|;#%&`\\", fillcolor="#f6f8fa""##))
    #expect(
      dot.contains(
        """
          subgraph cluster_0 {
            label="Заказ/Оплата"; style="rounded"
            n1 
        """))
    #expect(dot.contains(#"n1 -> n2 [label="pushes, presents"]"#))
  }

  @Test(.enabled(if: hasGraphviz, "Graphviz is not installed"))
  func `Graphviz draws every map`() throws {
    for graph in [Self.odd, ModuleGraph()] + (0..<20).map({ ModuleGraph.random(seed: $0) }) {
      let drawn = try run("dot", ["-Tsvg"], input: graph.picture.dot)
      #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
      #expect(drawn.output.split(separator: "class=\"node\"").count - 1 == graph.nodes.count)
    }
  }

  @Test func `Graphviz looks less long for the best layout of a large map`() {
    let limit = "graph [nslimit=1, nslimit1=1, mclimit=0.1]"
    let nodes = (0..<502).map { ModuleGraph.Node(.module, "M\($0)") }
    let edges = (0..<501).map { ModuleGraph.Edge($0, $0 + 1, .pushes) }
    #expect(ModuleGraph(nodes: nodes, edges: edges).picture.dot.contains(limit))
    #expect(!ModuleGraph(nodes: nodes, edges: Array(edges.dropLast())).picture.dot.contains(limit))
  }

  @Test func `What was asked for is marked`() {
    let graph = ModuleGraph.written("A pushes B\nB pushes C\nD pushes A")
    let part = graph.part(of: .reach(graph.reach(of: graph.number("B"))))
    #expect(
      graph.picture(of: part).mermaid == """
        flowchart LR
          n0["A"]
          n1["B"]:::focus
          n2["C"]
          n3["D"]
          n0 -->|pushes| n1
          n1 -->|pushes| n2
          n3 -->|pushes| n0
          classDef focus stroke-width:4px
        """)
  }

  @Test func `A map that GitHub would not draw is drawn by stories`() {
    let nodes =
      [ModuleGraph.Node(.entry, "start")]
      + (0..<600).map {
        ModuleGraph.Node(.module, "M\($0)", story: "Story\($0 / 100)/Part\($0 / 2)")
      }
    let edges = (0..<599).map { ModuleGraph.Edge($0, $0 + 1, .pushes) }
    let lines = ModuleGraph(nodes: nodes, edges: edges).picture.mermaid
      .split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("  %% GitHub draws at most 500 arrows"))
    #expect(lines[1].hasSuffix("the map has 599. So this is a map of its user stories."))
    #expect(lines[2] == "  %% 'adder graph --format dot' draws all modules.")
    #expect(lines[3] == "  n0([\"start\"])")
    let stories = (0..<300).map { "  n\($0 + 1)[\"Story\($0 / 50)/Part\($0) (2)\"]" }
    #expect(lines[4..<304] == stories[...])
    #expect(lines[304...] == (0..<300).map { "  n\($0) -->|pushes| n\($0 + 1)" }[...])
  }

  @Test func `Without stories a map that is too large says so`() {
    let nodes = (0..<600).map { ModuleGraph.Node(.module, "M\($0)") }
    let edges = (0..<599).map { ModuleGraph.Edge($0, $0 + 1, .pushes) }
    let lines = ModuleGraph(nodes: nodes, edges: edges).picture.mermaid.split(separator: "\n")
    #expect(lines[1].contains("%% GitHub draws at most 500 arrows"))
    #expect(lines.count == 3 + 600 + 599)
  }
}
