import AdderModuleGraph
import Testing

/// The screens that an app shows and never closes.
@Suite struct LastingScreenTests {
  /// The names of these screens on a map, of which only `Tabs` keeps what it embeds.
  private func lasting(_ map: String, closing: String? = nil) -> [String] {
    var graph = ModuleGraph.written(map)
    if let closing {
      let place = graph.edges[0].place
      var nodes = graph.nodes
      nodes[graph.number(closing)].closings = [.init(.pops, method: "close", at: place)]
      graph = ModuleGraph(nodes: nodes, edges: graph.edges)
    }
    let tabs = graph.number("Tabs")
    return graph.names(graph.lasting { $0 == tabs }.keys).sorted()
  }

  @Test(arguments: [
    ("entry.start replaces Feed", ["Feed"]),
    ("entry.start replaces Tabs\nTabs embeds Feed", ["Feed", "Tabs"]),
    ("entry.start replaces Login\nLogin replaces Tabs\nTabs embeds Feed", ["Feed", "Tabs"]),
    (
      "entry.start replaces Login\nLogin presents Tabs\nTabs embeds Feed",
      ["Feed", "Login", "Tabs"]
    ),
    ("entry.start replaces Feed\nFeed pushes Post", ["Feed"]),
    ("entry.start replaces Feed\nFeed presents Post", ["Feed"]),
    ("entry.start replaces Feed\nFeed embeds Post", ["Feed"]),
    ("entry.start replaces Tabs\nTabs embeds Feed\nFeed pushes Feed", ["Tabs"]),
    (
      "entry.start replaces Tabs\nTabs embeds Feed\nFeed pushes Post\nPost replaces Login",
      ["Login"]
    ),
    ("entry.start replaces Tabs\nTabs embeds Feed\nflow.Session replaces Login", []),
    ("entry.start replaces Feed\nentry.link replaces Post", []),
    ("entry.start pushes Post\nOther embeds Feed", []),
  ])
  func `A screen lasts if it is at the bottom and nothing replaces it`(
    map: String, expected: [String]
  ) {
    #expect(lasting(map) == expected)
  }

  @Test func `What a first screen or a tab closes is another screen`() {
    #expect(lasting("entry.start replaces Feed", closing: "Feed") == ["Feed"])
    let tabs = "entry.start replaces Tabs\nTabs embeds Feed"
    #expect(lasting(tabs, closing: "Feed") == ["Feed", "Tabs"])
    // What replaces it may be its stack.
    let login = "entry.start replaces Login\nLogin replaces Feed"
    #expect(lasting(login, closing: "Feed") == [])
    #expect(lasting("entry.start pushes Login\nLogin presents Tabs", closing: "Tabs") == [])
  }
}
