import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

extension ProjectIndex.File {
  func location(of node: Int) -> SourceLocation {
    let syntax = facts.nodes[node]
    let (line, column) = facts.lineAndColumn(of: syntax.name == 0 ? syntax.start : syntax.nameStart)
    return SourceLocation(file: path, line: line, column: column)
  }

  /// Where a name of the file stands first in code, not in a string; `nil` where it does not.
  func location(of name: Name) -> SourceLocation? {
    facts.nodes.indices.first {
      names[Int(facts.nodes[$0].name)] == name && facts.nodes[$0].kind != .stringLiteral
    }.map(location)
  }
}

extension ProjectIndex {
  /// Where a name stands first in code; `nil` where it does not.
  func firstPlace(of name: String) -> SourceLocation? {
    guard let number = names.name(name) else { return nil }
    return files.lazy.filter { $0.names.contains(number) }.compactMap { $0.location(of: number) }
      .first
  }
}
