import AdderEmbeddedFiles
import AdderModuleGraph
import Foundation
import Testing

@Suite struct MapPageTests {
  /// The data that the page's script reads.
  private struct PageData: Decodable {
    var nodes: [[Value]]
    var edges: [[Value]]
    var groups: [[Value]]
    var pictures: [[Value]]
    var texts: [String]

    init(of page: String) throws {
      let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">"))
      let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
      let json = page[start.upperBound..<end.lowerBound]
      self = try JSONDecoder().decode(PageData.self, from: Data(json.utf8))
    }

    /// What each box of each picture stands for: a node, or a negative number for a group.
    var boxes: [[Int]] {
      pictures.map { picture in picture[3].values.compactMap { $0.values[4].number } }
    }
  }

  private enum Value: Decodable {
    case number(Int)
    case text(String)
    case list([Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .list(try container.decode([Value].self))
      }
    }

    var number: Int? { if case .number(let number) = self { number } else { nil } }
    var values: [Value] { if case .list(let values) = self { values } else { [] } }
  }

  @Test func `The checked-in parts of the page are those in Pages/Map`() throws {
    let isCurrent = try EmbeddedFile.mapPage().isCurrent
    #expect(isCurrent, "Run 'swift run AdderEmbeddedFiles'.")
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (String(repeating: "a", count: 119), "MeulHDE6XAgiat8Y1KNZz9/Y0ugWsT9K+VL36mWE3Ps="),
  ])
  func `The hash of a script is that of the standard`(text: String, hash: String) {
    #expect(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString() == hash)
  }

  @Test func `A name cannot end the script or become an element`() throws {
    let name = "</script><!--<script>alert('&\"`${1}\u{2028}')</script>"
    let graph = ModuleGraph(
      nodes: [.init(.module, name, story: "A<b>/\"C\""), .init(.module, "Feed")],
      edges: [Edge(1, 0, .pushes, method: "<img src=x onerror=alert(1)>", condition: "a < b && c")])
    let page = graph.html
    #expect(!page.contains("<img") && !page.contains("<script>alert"))
    let data = try PageData(of: page)
    #expect(data.texts.contains(name) && data.texts.contains("a < b && c"))
    #expect(page.components(separatedBy: "<script").count == 3)
  }

  @Test func `The page may load nothing and run one script`() throws {
    let page = ModuleGraph.written("Feed pushes Photo").html
    #expect(page.contains("content=\"default-src 'none'; script-src 'sha256-"))
    for word in ["http:", "https:", "url(//", "@import", "<link", "src="] {
      #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
    }
  }

  @Test func `The same map has the same page`() {
    let edges = ModuleGraph.scripted(modules: 300)
    #expect(edges.html == ModuleGraph.scripted(modules: 300).html)
  }

  @Test(arguments: [0, 1, 30, 300, 3_000])
  func `No picture has more than 150 boxes, and every module has its own in one`(
    count: Int
  ) throws {
    let data = try PageData(of: ModuleGraph.scripted(modules: count).html)
    #expect(data.boxes.allSatisfy { $0.count <= 150 })
    #expect(Set(data.boxes.joined()).isSuperset(of: 0..<data.nodes.count))
  }

  @Test(arguments: [151, 1_000])
  func `Modules without a user story are found in groups of groups`(count: Int) throws {
    let nodes = (0..<count).map { ModuleGraph.Node(.module, "Word\($0 % 9)Module\($0)") }
    for edges in [[], (1..<count).map { Edge(0, $0, .pushes) }] {
      let data = try PageData(of: ModuleGraph(nodes: nodes, edges: edges).html)
      #expect(data.boxes.allSatisfy { $0.count <= 150 })
      #expect(Set(data.boxes.joined()).isSuperset(of: 0..<count))
    }
  }

  private typealias Edge = ModuleGraph.Edge
}
