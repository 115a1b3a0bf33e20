/// A call of a method of another type: who says what to whom.
package struct Call: Hashable, Sendable {
  /// The type in which the call is written.
  package var caller: TypeDeclaration.ID
  /// The function that it is written in.
  package var function: SyntaxPlace
  /// The protocol or class by which the called object is known there.
  package var through: TypeDeclaration.ID
  package var method: Name
  package var place: SyntaxPlace
}
