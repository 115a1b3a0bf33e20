import AdderFindings
import AdderModuleDiscovery

/// A declaration whose name contains the module's name: a property, a function, a
/// case, a parameter or a variable.
struct MemberDeclaration {
  /// The number of its file in the index.
  var file: Int
  var location: SourceLocation
  var tie: Tie
  /// Whether its name has a meaning outside of Swift: a JSON key, a database column, a selector.
  var isBound: Bool
  /// The type that contains it.
  var owner: TypeDeclaration.ID?

  /// Its relation to the module.
  enum Tie: Equatable {
    /// It uses types or members of the module.
    case tied
    /// Its code shows no relation. It is renamed with others that have its name.
    case unknown
    /// It belongs to something else.
    case untied
  }
}
