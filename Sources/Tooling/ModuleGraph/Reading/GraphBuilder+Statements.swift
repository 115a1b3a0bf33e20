import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Joins the openings that one expression makes.
extension GraphBuilder {
  /// A statement of a member that opens a screen.
  struct Statement: Hashable {
    let from: Int
    let to: Int
    let member: Int
    /// The statement's node.
    let node: Int
  }

  /// An opening that is on the map.
  struct DrawnEdge {
    /// Its position in the map's edges.
    let number: Int
    /// The node of the chain in which it is.
    let chain: Int?
    /// The call that gets the chain as an argument.
    let call: Int?
    /// True if the code says how the screen is shown.
    let isActionKnown: Bool
  }

  /// Adds an opening, or what it says to one that is known: in `ProfileAssembly().make(id)`, both calls lead to the
  /// screen, and in `push(ProfileScreen.self, presenter: ProfilePresenter())` both arguments.
  mutating func add(_ edge: ModuleGraph.Edge, of read: ReadEdge, _ context: OpeningContext) {
    let statement = Statement(
      from: read.from, to: read.lead.node, member: read.member,
      node: context.statement(around: read.node))
    let isChain = context.tree.kind(read.node) == .chain
    let chain = isChain ? read.node : context.tree.chain(around: read.node)
    let drawn = DrawnEdge(
      number: edges.count, chain: chain, call: chain.flatMap(context.tree.call(withArgument:)),
      isActionKnown: read.lead.action != nil)
    let same = (edgesByStatement[statement] ?? []).first { known in
      let other = edges[known.number]
      let isSamePlace =
        (known.chain != nil && known.chain == drawn.chain)
        || (known.call != nil && known.call == drawn.call)
        || other.place.line == edge.place.line
      return isSamePlace && other.passes.agrees(with: edge.passes)
        && other.returns.agrees(with: edge.returns)
        && (other.action == edge.action || !known.isActionKnown || !drawn.isActionKnown)
    }
    guard let same else {
      edgesByStatement[statement, default: []].append(drawn)
      return edges.append(edge)
    }
    if !same.isActionKnown { edges[same.number].action = edge.action }
    if edges[same.number].passes.isEmpty { edges[same.number].passes = edge.passes }
    if edges[same.number].returns.isEmpty { edges[same.number].returns = edge.returns }
  }

  /// Returns true for the class in a declaration or a cast whose value leads to the same screen:
  /// `let screen = makeScreen("Profile") as! ProfileViewController`.
  func isNamedAgain(
    _ lead: Lead, at node: Int, _ member: CodeMember, _ own: [(Lead, node: Int)]
  ) -> Bool {
    let tree = reader.trees[member.place.file]
    guard tree.kind(node) == .typeName else { return false }
    let path = tree.path(to: node, from: member.range.lowerBound)
    let around = path.nodes.last { [.binding, .sequence].contains(tree.kind($0)) }
    guard let around else { return false }
    let range = tree.facts.range(of: around)
    return own.contains { other, place in
      other.node == lead.node && place != node && range.contains(place)
        && tree.kind(place) != .typeName
    }
  }
}

extension [String] {
  /// Returns true unless two makers of a screen take different values.
  fileprivate func agrees(with other: [String]) -> Bool {
    self == other || isEmpty || other.isEmpty
  }
}

extension SyntaxTree {
  /// Returns the call that gets a node as an argument.
  fileprivate func call(withArgument value: Int) -> Int? {
    let (argument, call) = (parent(of: value), parent(of: parent(of: value)))
    return kind(argument) == .argument && kind(call) == .call ? call : nil
  }
}

extension OpeningContext {
  /// Returns the node of the innermost statement around a node.
  func statement(around node: Int) -> Int {
    let path = path(to: node)
    let block = path.nodes.indices.dropLast().last {
      [.codeBlock, .closure, .switchCase].contains(path.kind($0))
    }
    return path.nodes[block.map { $0 + 1 } ?? 0]
  }
}

extension CodeMember {
  /// Returns true for a method in which a screen gets ready for a segue: it gets the segue.
  func preparesForSegue(_ index: ProjectIndex) -> Bool {
    guard let segue = parameters.first?.type else { return false }
    return segue.names.contains { FrameworkNames.segues.contains(index.names[$0.last]) }
  }
}
