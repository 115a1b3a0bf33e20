import AdderFindings
import AdderModuleDiscovery

/// A declaration whose name contains the module's name: a property, a function, a
/// case, a parameter or a variable.
struct MemberDeclaration {
  /// The number of the declaration's file in the index.
  var file: Int
  /// The number of the declaration's node in the file.
  var node: Int
  var location: SourceLocation
  var tie: Tie
  /// True for a method, which other code can call by its name.
  var isMethod: Bool
  /// True for a method that calls one with its name.
  var forwards: Bool
  /// True if the name is worth a note if it stays.
  var mayMeanModule: Bool
  /// True for a member of a type, or an element of a tuple. Beside a renamed one, it is worth a note.
  var isMember: Bool
  /// True if the name has a meaning outside of Swift: a JSON key, a database column, a selector.
  var isBound: Bool
  /// The type that contains the declaration.
  var owner: TypeDeclaration.ID?
  /// The type of a library whose extension declares a static member.
  var library: Name?

  /// The declaration's relation to the module.
  enum Tie: Equatable {
    /// The declaration uses types or members of the module.
    case tied
    /// The declaration means the module, but that says nothing about others of the same name.
    case tiedAlone
    /// The declaration's code shows no relation to the module. The declaration is renamed together
    /// with others of the same name.
    case unknown
    /// The declaration belongs to something else.
    case untied
    /// The function makes another module's screen.
    case makesOther
  }
}
