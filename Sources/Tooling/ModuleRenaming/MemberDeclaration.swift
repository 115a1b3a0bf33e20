import AdderFindings
import AdderModuleDiscovery

/// A declaration whose name contains the module's: a property, a function, a case, a
/// parameter, a variable.
struct MemberDeclaration {
  /// The position of its file in the index.
  var file: Int
  var location: SourceLocation
  var tie: Tie
  /// Whether its name means something outside of Swift: a key of JSON, a column of a database, a selector.
  var isBound: Bool
  /// The type that it is a member of, or nested in.
  var owner: TypeDeclaration.ID?

  /// What ties it to the module.
  enum Tie: Equatable {
    /// It is made of the module's types, or leads to them.
    case tied
    /// No visible use: it is renamed with others of its name.
    case unknown
    /// It is about something else.
    case untied
  }
}
