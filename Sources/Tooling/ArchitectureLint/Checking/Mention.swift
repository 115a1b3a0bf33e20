import AdderModuleDiscovery

/// A name in a part's code that shows what the part knows.
struct Mention {
  var name: Name
  var place: LintPlace
  var bodies: KnowledgeNames.Bodies
  var kind: Kind
  /// The declaration that it is a conformance of, if it is one.
  var clause: Int?

  enum Kind {
    /// A type, or a value of that name.
    case mention
    case call
    /// A line that imports it.
    case imported
    /// A type of the project.
    case type(TypeDeclaration.ID)
  }

  func isWithin(_ places: [LintPlace]) -> Bool {
    places.contains { $0.file == place.file && $0.start <= place.start && place.end <= $0.end }
  }

  /// Whether it is another conformance of the same declaration.
  func isConformance(beside other: Mention) -> Bool {
    clause != nil && clause == other.clause && place.file == other.place.file
      && name != other.name
  }
}
