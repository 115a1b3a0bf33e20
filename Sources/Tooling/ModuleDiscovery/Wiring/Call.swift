/// A call of a method of another type: its caller and its receiver.
package struct Call: Hashable, Sendable {
  /// The type in which the call is written.
  package var caller: TypeDeclaration.ID
  /// The function that it is written in.
  package var function: SyntaxPlace
  /// The protocol or class through which the caller references the object.
  package var through: TypeDeclaration.ID
  package var method: Name
  package var place: SyntaxPlace
}
