/// A directed graph to be drawn: boxes, some of them in frames, and arrows between them.
package struct LayeredGraph: Sendable {
  package var nodes: [Node]
  package var edges: [Edge]
  package var clusters: [Cluster]

  package init(nodes: [Node], edges: [Edge], clusters: [Cluster] = []) {
    self.nodes = nodes
    self.edges = edges
    self.clusters = clusters
  }

  /// A box.
  package struct Node: Hashable, Sendable {
    /// Different for each node. The picture depends on the identifiers, not on the order of the nodes.
    package var id: String
    package var width: Double
    package var height: Double
    /// The position of the node's frame in `clusters`.
    package var cluster: Int?

    package init(id: String, width: Double, height: Double, cluster: Int? = nil) {
      self.id = id
      self.width = width
      self.height = height
      self.cluster = cluster
    }
  }

  /// An arrow between two nodes, which are given by their positions.
  package struct Edge: Hashable, Sendable {
    package var from: Int
    package var to: Int

    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// A frame around some nodes, with a title at the top.
  package struct Cluster: Hashable, Sendable {
    /// Different for each cluster.
    package var id: String
    /// The frame is at least this wide.
    package var width: Double
    /// The height of the title.
    package var title: Double

    package init(id: String, width: Double, title: Double) {
      self.id = id
      self.width = width
      self.title = title
    }
  }
}
