package import AdderShipped

extension ProjectIndex {
  /// Whether a type inherits a framework's type of a kind, directly or through types of the project.
  package func inherits(_ kind: FrameworkNames, _ type: TypeDeclaration.ID) -> Bool {
    allInherited(by: type).foreign.contains { kind.contains(names[$0]) }
  }

  /// Whether one of some names is of a kind.
  package func has(_ kind: FrameworkNames, in some: [Name]) -> Bool {
    some.contains { kind.contains(names[$0]) }
  }

  /// Those names of a kind that stand in the project's code, without the patterns.
  package func known(_ kind: FrameworkNames) -> Set<Name> {
    Set(kind.listed.compactMap(names.name))
  }
}
