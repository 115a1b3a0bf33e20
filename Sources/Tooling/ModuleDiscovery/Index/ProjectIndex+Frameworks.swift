package import AdderShipped

extension ProjectIndex {
  /// Returns true if a type inherits from a framework type of the given kind, directly
  /// or through other types declared in the project.
  package func inherits(_ kind: FrameworkNames, _ type: TypeDeclaration.ID) -> Bool {
    allInherited(by: type).foreign.contains { kind.contains(names[$0]) }
  }

  /// Returns true if at least one of the names belongs to the given kind.
  package func has(_ kind: FrameworkNames, in some: [Name]) -> Bool {
    some.contains { kind.contains(names[$0]) }
  }

  /// Returns the names of the given kind that occur in the project. Ignores the kind's patterns.
  package func known(_ kind: FrameworkNames) -> Set<Name> {
    Set(kind.listed.compactMap(names.name))
  }

  /// The method in which a screen prepares for the segues of its storyboard; `nil` if it has none.
  package func seguePreparation(of type: TypeDeclaration.ID) -> Function? {
    types[type].functions.first { function in
      function.isOverride && names[function.name] == "prepare"
        && has(.segues, in: function.parameters.first?.type?.names.map(\.last) ?? [])
    }
  }
}
