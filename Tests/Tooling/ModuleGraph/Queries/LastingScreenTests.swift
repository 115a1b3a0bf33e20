import AdderModuleGraph
import Testing

/// The screens that an app shows and never closes.
@Suite struct LastingScreenTests {
  /// The names of these screens on a map, of which only `Tabs` keeps what it embeds.
  ///
  /// - Parameters:
  ///   - closing: A screen that is closed, in this way.
  ///   - fixed: A screen that is shown so that the user cannot close it.
  private func lasting(
    _ map: String, closing: String? = nil, _ way: ModuleGraph.Closing.Way = .pops,
    fixed: String? = nil
  ) -> [String] {
    var graph = ModuleGraph.written(map, closing: closing, way)
    if let fixed {
      let number = graph.number(fixed)
      graph = ModuleGraph(
        nodes: graph.nodes,
        edges: graph.edges.map { edge in
          var edge = edge
          edge.isFixed = edge.to == number
          return edge
        })
    }
    let tabs = graph.number("Tabs")
    return graph.names(graph.lasting { $0 == tabs }).sorted()
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
    ("entry.start embeds Feed\nFeed pushes Post", ["Feed"]),
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
    let presented = "entry.start pushes Login\nLogin presents Tabs\nTabs embeds Feed"
    #expect(lasting(presented, closing: "Tabs", .dismisses) == [])
    #expect(lasting(presented, closing: "Feed", .dismisses) == [])
    // This closes only what is above the tab.
    #expect(lasting(presented, closing: "Feed", .returns) == ["Feed", "Tabs"])
  }

  @Test func `The tabs of a tab bar without a class of its own last with the screen that shows it`()
  {
    let map = "entry.start replaces Login\nLogin embeds Feed"
    #expect(lasting(map) == ["Login"])
    #expect(lasting(map, fixed: "Feed") == ["Feed", "Login"])
    #expect(lasting(map, closing: "Feed", fixed: "Feed") == ["Feed", "Login"])
    #expect(lasting(map, closing: "Feed", .dismisses, fixed: "Feed") == ["Login"])
  }

  @Test func `Tabs that are pushed last unless something goes back`() {
    let map = "entry.start replaces Login\nLogin pushes Tabs\nTabs embeds Feed\nFeed pushes Post"
    #expect(lasting(map) == ["Feed", "Login", "Tabs"])
    #expect(lasting(map, closing: "Post") == ["Feed", "Login", "Tabs"])
    #expect(lasting(map, closing: "Post", .returns) == ["Login"])
    #expect(lasting(map, closing: "Tabs") == ["Login"])
  }

  @Test func `A screen without a way back lasts unless something goes back`() {
    let map = "entry.start replaces Login\nLogin pushes Feed\nFeed pushes Post"
    func lasting(_ closing: String? = nil, _ way: ModuleGraph.Closing.Way = .pops) -> [String] {
      let graph = ModuleGraph.written(map, closing: closing, way)
      let feed = graph.number("Feed")
      return graph.names(
        graph.lasting { _ in
          false
        } hidesWayBack: {
          $0 == feed
        }
      ).sorted()
    }
    #expect(lasting() == ["Feed", "Login"])
    #expect(lasting("Post") == ["Feed", "Login"])
    #expect(lasting("Post", .returns) == ["Login"])
    #expect(lasting("Feed") == ["Login"])
    // The opener may do so when the screen reports back.
    #expect(lasting("Login") == ["Login"])
  }

  @Test(arguments: ["presents", "pushes"])
  func `Nobody goes back to a splash screen`(way: String) {
    let map = "entry.start replaces SplashScreen\nSplashScreen \(way) Feed\nFeed pushes Post"
    #expect(lasting(map) == ["Feed", "SplashScreen"])
    #expect(lasting(map, closing: "SplashScreen") == ["Feed", "SplashScreen"])
    #expect(lasting(map, closing: "Post") == ["Feed", "SplashScreen"])
    #expect(lasting(map, closing: "Feed", .closes) == ["SplashScreen"])
    #expect(lasting(map.replacing("SplashScreen", with: "Login")) == ["Login"])
  }

  @Test func `What covers the screen lasts unless code closes it`() {
    let map = "entry.start replaces Login\nLogin presents Feed\nFeed pushes Post"
    #expect(lasting(map) == ["Login"])
    #expect(lasting(map, fixed: "Feed") == ["Feed", "Login"])
    #expect(lasting(map, closing: "Feed", .dismisses, fixed: "Feed") == ["Login"])
    #expect(lasting(map, closing: "Post", .dismisses, fixed: "Feed") == ["Login"])
    #expect(lasting(map, closing: "Login", .dismisses, fixed: "Feed") == ["Login"])
  }

  @Test func `What only code opens that nothing runs is never opened`() {
    let map = ModuleGraph.written(
      "entry.start replaces Feed\nFeed pushes Post\nPost pushes Photo\nFeed pushes Menu\nMenu pushes Photo"
    )
    func opened(_ names: String...) -> [String] {
      map.names(
        map.opened(onlyWhereNot: { edge in !names.contains { edge.to == map.number($0) } })
      ).sorted()
    }
    #expect(opened() == [])
    #expect(opened("Post") == ["Post"])
    #expect(opened("Post", "Menu") == ["Menu", "Photo", "Post"])
  }

  @Test func `Code that nothing runs replaces no screen`() {
    let map = ModuleGraph.written("entry.start replaces Feed\nflow.Session replaces Login")
    #expect(map.lasting { _ in false }.isEmpty)
    let lasting = map.lasting { _ in
      false
    } runs: {
      map.nodes[$0.from].kind != .flow
    }
    #expect(map.names(lasting) == ["Feed"])
  }
}

extension ModuleGraph {
  /// A map in which a screen is closed, in this way.
  fileprivate static func written(
    _ text: String, closing: String?, _ way: Closing.Way
  ) -> ModuleGraph {
    let graph = written(text)
    guard let closing else { return graph }
    var nodes = graph.nodes
    nodes[graph.number(closing)].closings = [
      .init(way, method: "close", at: graph.edges[0].place)
    ]
    return ModuleGraph(nodes: nodes, edges: graph.edges)
  }
}
