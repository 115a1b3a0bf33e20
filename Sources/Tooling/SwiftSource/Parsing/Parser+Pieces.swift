extension Parser {
  /// Begins a node at the current token.
  @inline(__always) mutating func open(_ kind: SyntaxKind) -> Int {
    let start = tokens[index].start
    nodes.append(
      SyntaxNode(
        kind: kind, traits: [], name: 0, start: start, end: start, nameStart: start, count: 0))
    return nodes.count - 1
  }

  /// Ends a node at the last token that was taken.
  @inline(__always) mutating func close(_ node: Int) {
    let end = max(lastEnd, nodes[node].start)
    nodes[node].end = end
    if nodes[nodes.count - 1].start > end { pullBack(to: end, behind: node) }
    nodes[node].count = UInt32(truncatingIfNeeded: nodes.count - node - 1)
  }

  /// Moves empty nodes for missing parts from the start of the next token back to the end of the
  /// node that contains them.
  private func pullBack(to end: UInt32, behind node: Int) {
    var last = nodes.count - 1
    while last > node, nodes[last].start > end {
      nodes[last].start = end
      nodes[last].end = end
      nodes[last].nameStart = end
      last -= 1
    }
  }

  /// Inserts a node before an existing node, which becomes the first part of the new node.
  mutating func wrap(_ kind: SyntaxKind, from node: Int) {
    let start = nodes[node].start
    nodes.insert(
      SyntaxNode(
        kind: kind, traits: [], name: 0, start: start, end: start, nameStart: start, count: 0),
      at: node)
  }

  /// Adds a node for the current token, with the token as its name.
  mutating func leaf(_ kind: SyntaxKind) {
    let node = open(kind)
    takeName(node)
    close(node)
  }

  /// Adds a node for the current token, without a name.
  mutating func word(_ kind: SyntaxKind) {
    let node = open(kind)
    advance()
    close(node)
  }

  /// Adds an empty node for something that is missing here.
  mutating func missing(_ kind: SyntaxKind) {
    let node = open(kind)
    close(node)
  }

  /// Takes the current token as the name of a node.
  @inline(__always) mutating func takeName(_ node: Int) {
    name(node, token)
    advance()
  }

  /// Takes `try?` or `as!` as the name of a node.
  mutating func takeNameWithMark(_ node: Int) {
    let start = Int(token.start)
    advance()
    if kind == .postfixQuestion || kind == .exclamation { advance() }
    name(node, from: start, to: Int(lastEnd))
  }

  private mutating func name(_ node: Int, _ token: Token) {
    var start = Int(token.start)
    var end = Int(token.end)
    if end - start > 2, bytes[start] == UInt8(ascii: "`"), bytes[end - 1] == UInt8(ascii: "`") {
      start += 1
      end -= 1
      nodes[node].traits.insert(.isQuoted)
    }
    name(node, from: start, to: end)
  }

  mutating func name(_ node: Int, from start: Int, to end: Int) {
    nodes[node].name = names.name(from: start, to: end)
    nodes[node].nameStart = UInt32(truncatingIfNeeded: start)
  }
}
