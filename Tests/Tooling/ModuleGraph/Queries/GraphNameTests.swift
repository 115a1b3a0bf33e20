import AdderModuleGraph
import Testing

@Suite struct GraphNameTests {
  private let graph = ModuleGraph(
    nodes: [
      .init(.entry, "start"), .init(.module, "Feed"), .init(.module, "FeedSearch"),
      .init(.module, "Profile"), .init(.module, "Профиль"), .init(.screen, "Profile"),
      .init(.module, "Web"), .init(.module, "Web", id: "Web 2"),
      .init(.module, "Settings", targets: ["App"]),
    ], edges: [])

  @Test(arguments: [
    ("Feed", "Feed"), ("feed", "Feed"), ("feeds", "FeedSearch"), ("PROFILE", "Profile"),
    ("prof", "Profile"), ("screen:Profile", "screen:Profile"), ("Web 2", "Web 2"),
    ("проф", "Профиль"), ("start", "entry:start"), ("set", "Settings"),
  ])
  func `A name is found in any case and by its beginning`(text: String, id: String) throws {
    #expect(try graph.nodes[graph.node(named: text)].id == id)
  }

  @Test func `A name that fits several nodes is refused with their names`() {
    #expect(throws: GraphError.ambiguous("fe", candidates: ["Feed", "FeedSearch"])) {
      try graph.node(named: "fe")
    }
  }

  @Test func `An unknown name gets the nearest known one`() {
    #expect(throws: GraphError.unknown("Setings", suggestion: "Settings")) {
      try graph.node(named: "Setings")
    }
    #expect(throws: GraphError.unknown("", suggestion: nil)) { try graph.node(named: "") }
    #expect(throws: GraphError.unknownTarget("Ap", suggestion: "App", known: ["App"])) {
      try graph.target(named: "Ap")
    }
    #expect(throws: Never.self) { try graph.target(named: "app") }
  }

  @Test func `Two modules of one name are told apart by their IDs`() {
    // The name alone is also the ID of the first.
    #expect(throws: GraphError.ambiguous("web", candidates: ["Web", "Web 2"])) {
      try graph.node(named: "web")
    }
  }
}
