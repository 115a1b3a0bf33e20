/// The direct parts of a node, as indices of `SwiftFile.nodes`.
package struct SyntaxParts: Sequence, IteratorProtocol {
  private let nodes: [SyntaxNode]
  private var index: Int
  private let end: Int

  init(_ file: SwiftFile, of node: Int) {
    nodes = file.nodes
    index = node + 1
    end = node + Int(file.nodes[node].count) + 1
  }

  package mutating func next() -> Int? {
    if index >= end { return nil }
    defer { index += Int(nodes[index].count) + 1 }
    return index
  }
}

extension SwiftFile {
  /// Returns the direct parts of a node.
  package func parts(of node: Int) -> SyntaxParts { SyntaxParts(self, of: node) }

  /// Returns the indices of a node and of everything inside it.
  package func range(of node: Int) -> ClosedRange<Int> { node...node + Int(nodes[node].count) }

  /// Returns the first direct part with the given kind.
  package func part(_ kind: SyntaxKind, of node: Int) -> Int? {
    parts(of: node).first { nodes[$0].kind == kind }
  }

  package func parts(_ kind: SyntaxKind, of node: Int) -> [Int] {
    parts(of: node).filter { nodes[$0].kind == kind }
  }

  /// Returns the first direct part that is a type, such as the declared type of a property.
  package func firstType(of node: Int) -> Int? { parts(of: node).first { nodes[$0].kind.isType } }

  /// Returns the name of a node, or an empty string if it has none.
  package func name(of node: Int) -> String { names[nodes[node].name] }

  /// Returns true if a node has this name. Creates no string.
  package func isNamed(_ node: Int, _ name: StaticString) -> Bool {
    names.bytes(of: nodes[node].name) { bytes in
      bytes.count == name.utf8CodeUnitCount
        && bytes.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: bytes.count))
    }
  }

  /// Returns the line and column of a position, counted from 1. The column counts UTF-8 bytes, as
  /// in the compiler's messages.
  package func lineAndColumn(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - lineStarts[low]) + 1)
  }
}
