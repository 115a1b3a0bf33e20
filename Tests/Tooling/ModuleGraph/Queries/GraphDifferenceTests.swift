import AdderFindings
import AdderModuleGraph
import AdderTestSupport
import Testing

@Suite struct GraphDifferenceTests {
  private static let former = ModuleGraph(
    nodes: [
      .init(.module, "Feed", story: "Main"), .init(.module, "Old"), .init(.module, "Profile"),
      .init(.system, "UIAlertController"),
    ],
    edges: [
      .init(0, 1, .pushes, method: "FeedRouter.openOld"),
      .init(0, 2, .pushes, method: "FeedRouter.openProfile", condition: "isAdmin", line: 3),
      .init(2, 3, .presents, method: "ProfileRouter.ask"),
    ])
  private static let latter = ModuleGraph(
    nodes: [
      .init(.module, "Feed", story: "Main/Feed"), .init(.module, "New|<b>"),
      .init(.module, "Profile"),
      .init(.system, "UIAlertController"),
    ],
    edges: [
      .init(0, 1, .presents, method: "FeedRouter.openNew"),
      .init(0, 2, .pushes, method: "FeedRouter.openProfile", condition: "user.isAdmin", line: 9),
      .init(2, 3, .presents, method: "ProfileRouter.ask", line: 77),
    ])

  @Test func `Added, removed and changed modules and openings are told in text`() {
    #expect(
      GraphDifference(from: Self.former, to: Self.latter).text(since: "main") == """
        Since main: 1 module and 1 opening added, 1 module and 1 opening removed, 1 module and 1 opening changed.

        Added
          + New|<b>
          + Feed presents New|<b> in FeedRouter.openNew, Router.swift:1

        Removed
          - Old
          - Feed pushes Old in FeedRouter.openOld, Router.swift:1

        Changed
          ~ Feed
              story: Main → Main/Feed
          ~ Feed pushes Profile in FeedRouter.openProfile, Router.swift:9
              condition: isAdmin → user.isAdmin
        """)
  }

  @Test func `A comment for a pull request has a summary, a table and a diagram`() {
    #expect(
      GraphDifference(from: Self.former, to: Self.latter).markdown(since: "main") == #"""
        ### The map of the app since main

        1 module and 1 opening added, 1 module and 1 opening removed, 1 module and 1 opening changed.

        | | module | opens | where |
        | --- | --- | --- | --- |
        | added | **New\|&lt;b&gt;** |  |  |
        | removed | **Old** |  |  |
        | changed | **Feed** |  | story: Main → Main/Feed |
        | added | Feed | presents New\|&lt;b&gt; | FeedRouter.openNew, Router.swift:1 |
        | removed | Feed | pushes Old | FeedRouter.openOld, Router.swift:1 |
        | changed | Feed | pushes Profile | FeedRouter.openProfile, Router.swift:9<br>condition: isAdmin → user.isAdmin |

        ```mermaid
        flowchart LR
          subgraph s0["Main/Feed"]
            n0["Feed"]:::changed
          end
          n1["New#124;#60;b#62;"]:::added
          n2["Profile"]
          n3["Old"]:::removed
          n0 -.->|presents| n1
          n0 -->|pushes| n2
          n0 -->|pushes| n3
          classDef added stroke:#2da44e,stroke-width:3px
          classDef removed stroke:#cf222e,stroke-width:3px,stroke-dasharray:5
          classDef changed stroke:#bf8700,stroke-width:3px
          linkStyle 0 stroke:#2da44e,stroke-width:3px
          linkStyle 2 stroke:#cf222e,stroke-width:3px,stroke-dasharray:5
          linkStyle 1 stroke:#bf8700,stroke-width:3px
        ```

        Green: added. Red: removed. Orange: changed.
        """#)
  }

  @Test func `Two places of one opening are one change, and others of its screens are not drawn`() {
    let former = ModuleGraph.written("A pushes B\nA pushes C\nB pushes D\nB pushes E")
    var edges = former.edges
    edges.append(.init(1, 3, .presents, line: 8))
    edges.append(.init(1, 3, .presents, line: 9))
    let difference = GraphDifference(
      from: former, to: ModuleGraph(nodes: former.nodes, edges: edges))
    #expect(
      difference.text(since: "main") == """
        Since main: 1 opening added.

        Added
          + B presents D in Router.open, Router.swift:8
        """)
    #expect(
      difference.picture.mermaid == """
        flowchart LR
          n0["B"]
          n1["D"]
          n0 -->|pushes, presents| n1
          linkStyle 0 stroke:#bf8700,stroke-width:3px
        """)
  }

  @Test func `Other lines are no difference`() {
    for seed in 0..<samples(100, full: 1000) {
      let graph = ModuleGraph.random(seed: seed)
      let moved = graph.edges.map { edge in
        var edge = edge
        edge.place.line += 10
        return edge
      }
      let difference = GraphDifference(
        from: graph, to: ModuleGraph(nodes: graph.nodes, edges: moved.reversed()))
      #expect(difference.isEmpty, "seed \(seed)")
      #expect(difference.text(since: "HEAD~1") == "The map has not changed since HEAD~1.")
    }
  }

  @Test func `What is added one way is removed the other way`() {
    for seed in 0..<samples(200, full: 2000) {
      let one = ModuleGraph.random(seed: seed)
      let other = ModuleGraph.random(seed: seed + 1_000_000)
      let there = GraphDifference(from: one, to: other)
      let back = GraphDifference(from: other, to: one)
      #expect(there.addedNodes == back.removedNodes, "seed \(seed)")
      #expect(there.addedEdges == back.removedEdges, "seed \(seed)")
      #expect(Set(there.changedNodes.map(\.latter)) == Set(back.changedNodes.map(\.former)))
      #expect(Set(there.changedEdges.map(\.latter)) == Set(back.changedEdges.map(\.former)))
      // Each edge of the map is new, changed, or as it was.
      let ends = { (graph: ModuleGraph, number: Int) in
        let edge = graph.edges[number]
        return [graph.nodes[edge.from].id, graph.nodes[edge.to].id, edge.action.rawValue]
      }
      let old = Set(one.edges.indices.map { ends(one, $0) })
      let expected = other.edges.indices.filter { !old.contains(ends(other, $0)) }
      #expect(there.addedEdges == expected, "seed \(seed)")
    }
  }
}
