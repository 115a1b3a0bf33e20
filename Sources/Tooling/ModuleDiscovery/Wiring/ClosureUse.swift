/// A closure in a type's code: what it captures, and where it goes.
package struct ClosureUse: Hashable, Sendable {
  /// The type that contains it.
  package var owner: TypeDeclaration.ID
  /// The function that contains it.
  package var function: SyntaxPlace
  package var place: SyntaxPlace
  package var captures: [Capture]
  package var fate: Fate

  /// An object that a closure captures.
  package struct Capture: Hashable, Sendable {
    package var name: Name
    /// Its class, or the protocol that it is declared as.
    package var type: TypeDeclaration.ID
    package var strength: Property.Strength
  }

  /// The destination of a closure, which determines how long it can live.
  package enum Fate: Hashable, Sendable {
    /// It does not outlive the call of the function that it is passed to.
    case stays
    /// It is stored in a property.
    case stored(holder: TypeDeclaration.ID, property: Name)
    /// It is passed to a function of the project that can store it.
    case escapes(into: SyntaxPlace)
    /// It cannot be inferred from the code.
    case unknown
  }
}
