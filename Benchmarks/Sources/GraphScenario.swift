import AdderGraphLayout

/// Lays a graph out and prints it in Graphviz's plain format, so that both layouts are measured alike.
///
/// The file has a line for each node, `node ID WIDTH HEIGHT`, and then for each edge, `edge FROM TO`,
/// with the positions of its nodes.
enum GraphScenario {
  static func printLayout(ofGraphIn path: String) throws {
    var graph = LayeredGraph(nodes: [], edges: [])
    for line in try TextFiles.read(path).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 4, let width = Double(words[2]), let height = Double(words[3]) {
        graph.nodes.append(.init(id: String(words[1]), width: width, height: height))
      } else if words.count == 3, let from = Int(words[1]), let to = Int(words[2]) {
        graph.edges.append(.init(from: from, to: to))
      } else {
        throw UnusableFile(path: path)
      }
    }
    let start = processorTime()
    let layout = GraphLayout(graph)
    let milliseconds = (processorTime() - start) * 1000
    print("graph 1 \(layout.width) \(layout.height) \(milliseconds)")
    for (edge, path) in zip(graph.edges, layout.edges) {
      let points = [path.start] + path.curves.flatMap { [$0.control1, $0.control2, $0.end] }
      let numbers = points.map { "\($0.x) \($0.y)" }.joined(separator: " ")
      print("edge \(edge.from) \(edge.to) \(points.count) \(numbers)")
    }
  }
}
