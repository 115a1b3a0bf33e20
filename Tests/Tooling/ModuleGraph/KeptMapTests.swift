import AdderModuleGraph
import Testing

@Suite struct KeptMapTests {
  private func map() throws -> KeptMap {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          let session: Session
            func openNext() {
              screen.modalPresentationStyle = .fullScreen
              if isReady { screen.present(ПрофильAssembly.make(id: "1")) }
            }
            func close() { if isDone { screen.dismiss(animated: true) } }
          """)
        + DrawnApp.module("Профиль") + """
          // Session.swift
          final class Session { func end() {} }

          """)
    #expect(app.graph.edges.map(\.isFixed) == [true])
    #expect(app.graph.nodes.contains { !$0.closings.isEmpty && !$0.services.isEmpty })
    return KeptMap(app.graph, notes: ["a note"])
  }

  @Test func `A map that was kept is the same`() throws {
    let map = try map()
    #expect(KeptMap(bytes: map.bytes) == map)
  }

  @Test func `Damaged bytes are no map`() throws {
    let bytes = try map().bytes
    for length in 0..<bytes.count { #expect(KeptMap(bytes: Array(bytes[..<length])) == nil) }
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0xff
      // Some texts are still texts; the ends of each edge must exist.
      let graph = KeptMap(bytes: damaged)?.graph
      #expect(graph?.edges.allSatisfy { graph?.nodes.indices.contains($0.to) ?? false } ?? true)
    }
  }
}
