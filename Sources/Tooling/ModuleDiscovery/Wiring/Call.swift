/// A call to another type's method.
package struct Call: Hashable, Sendable {
  /// The type that contains the call.
  package var caller: TypeDeclaration.ID
  /// The function that contains the call.
  package var function: SyntaxPlace
  /// The protocol or class through which the caller references the object.
  package var through: TypeDeclaration.ID
  package var method: Name
  package var place: SyntaxPlace
}
