import AdderModuleDiscovery

/// A name in a part's code that shows what the part knows about.
struct Mention {
  var name: Name
  var place: LintPlace
  var bodies: KnowledgeNames.Bodies
  var kind: Kind
  /// The declaration whose inheritance clause contains the name; `nil` for a name elsewhere.
  var clause: Int?

  enum Kind {
    /// A type name, an attribute, or another identifier.
    case mention
    case call
    /// An import.
    case imported
    /// A type of the project.
    case type(TypeDeclaration.ID)
  }

  func isWithin(_ places: [LintPlace]) -> Bool {
    places.contains { $0.file == place.file && $0.start <= place.start && place.end <= $0.end }
  }

  /// Returns true if both mentions are in the inheritance clause of the same declaration, with
  /// different names.
  func isConformance(beside other: Mention) -> Bool {
    clause != nil && clause == other.clause && place.file == other.place.file
      && name != other.name
  }
}
