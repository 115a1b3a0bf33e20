/// A map as languages for diagrams draw it: one arrow between two nodes, whatever the number of openings.
package struct GraphPicture: Hashable, Sendable {
  package var boxes: [Box] = []
  /// Sorted by their ends.
  package var arrows: [Arrow] = []

  package struct Box: Hashable, Sendable {
    package var name: String
    package var kind: ModuleGraph.Kind
    /// The user story in whose frame the box is; empty if it is in none.
    package var story = ""
    package var mark: Mark = .none
  }

  package struct Arrow: Hashable, Sendable {
    package var from: Int
    package var to: Int
    /// How the screen is opened, each way once.
    package var actions: Set<ModuleGraph.Action>
    package var mark: Mark = .none

    /// What is written beside the arrow.
    package var label: String {
      ModuleGraph.Action.allCases.filter(actions.contains).map(\.rawValue).joined(separator: ", ")
    }
  }

  /// What sets a box or an arrow apart.
  package enum Mark: String, Hashable, Sendable {
    case none
    /// It was asked for.
    case focus
    case added, removed, changed

    static let changes: [Self] = [.added, .removed, .changed]

    /// What says the same without a color.
    var sign: String {
      switch self {
      case .none, .focus: ""
      case .added: "+"
      case .removed: "−"
      case .changed: "~"
      }
    }
  }

  /// The stories of the boxes, sorted, without the empty one.
  var stories: [String] { Set(boxes.map(\.story)).subtracting([""]).sorted() }

  /// Returns an arrow for each two nodes that edges connect.
  ///
  /// - Parameter mark: Returns the mark of an edge, given by its number. If the edges of an arrow have different
  ///   marks, the arrow is changed.
  static func arrows(
    of graph: ModuleGraph, mark: (Int) -> Mark = { _ in .none }
  ) -> [Arrow] {
    var arrows: [[Int]: Arrow] = [:]
    for (number, edge) in graph.edges.enumerated() {
      let key = [edge.from, edge.to]
      let own = mark(number)
      var arrow = arrows[key] ?? Arrow(from: edge.from, to: edge.to, actions: [], mark: own)
      arrow.actions.insert(edge.action)
      if arrow.mark != own { arrow.mark = .changed }
      arrows[key] = arrow
    }
    return arrows.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}

extension ModuleGraph {
  package var picture: GraphPicture { picture(of: whole) }

  /// Returns the picture of a part of the map.
  package func picture(of part: Part) -> GraphPicture {
    let graph = limited(to: part)
    let focus = part.nodes.sorted().map { part.focus.contains($0) }
    let boxes = zip(graph.nodes, focus).map { node, isFocus in
      GraphPicture.Box(
        name: node.name, kind: node.kind, story: node.story, mark: isFocus ? .focus : .none)
    }
    return GraphPicture(boxes: boxes, arrows: GraphPicture.arrows(of: graph))
  }
}
