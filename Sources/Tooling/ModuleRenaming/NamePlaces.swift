import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

/// Finds the places of names in the code of a project.
struct NamePlaces {
  private let index: ProjectIndex
  private let files: FilesByName

  init(_ index: ProjectIndex) {
    self.index = index
    files = FilesByName(index)
  }

  /// Returns the numbers of the files in which a name occurs, in code or in a string.
  func files(with name: Name) -> [Int] { files[name].map(Int.init) }

  /// Returns the first place of a name in code, or `nil` if it does not occur.
  func first(of name: String) -> SourceLocation? {
    index.names.name(name).flatMap { first(of: $0) }
  }

  /// Returns the first place of a name in the code of some files.
  func first(
    of name: Name, inFiles isMeant: (Int) -> Bool = { _ in true }
  ) -> SourceLocation? {
    first(of: name, inFiles: isMeant) { $0 != .stringLiteral }
  }

  /// Returns the first place at which a node of one of the given kinds has the given name.
  func first(
    of name: Name, inFiles isMeant: (Int) -> Bool = { _ in true }, as kind: (SyntaxKind) -> Bool
  ) -> SourceLocation? {
    for number in files(with: name) where isMeant(number) {
      let file = index.files[number]
      let node = file.nodes(named: name).first { kind(file.facts.nodes[$0].kind) }
      if let node { return file.location(of: node) }
    }
    return nil
  }
}

extension ProjectIndex.File {
  func location(of node: Int) -> SourceLocation {
    let syntax = facts.nodes[node]
    let (line, column) = facts.lineAndColumn(of: syntax.name == 0 ? syntax.start : syntax.nameStart)
    return SourceLocation(file: path, line: line, column: column)
  }
}
