import AdderModuleDiscovery

/// A name in a part's code that gives away what the part knows.
struct Mention {
  var name: Name
  var place: LintPlace
  var bodies: KnowledgeNames.Bodies
  var kind: Kind

  enum Kind {
    /// A type, or a value of that name.
    case mention
    case call
    /// A line that imports it.
    case imported
    /// A type of the project.
    case type(TypeDeclaration.ID)
  }
}
