/// A closure in a type's code: what it holds, and how long it may live.
package struct ClosureUse: Hashable, Sendable {
  /// The type in which it is written.
  package var owner: TypeDeclaration.ID
  /// The function that it is written in.
  package var function: SyntaxPlace
  package var place: SyntaxPlace
  package var captures: [Capture]
  package var fate: Fate

  /// An object that a closure knows from outside.
  package struct Capture: Hashable, Sendable {
    package var name: Name
    /// Its class, or the protocol that it is known by.
    package var type: TypeDeclaration.ID
    package var strength: Property.Strength
  }

  /// Where a closure goes.
  package enum Fate: Hashable, Sendable {
    /// It has run before the function that it is given to returns.
    case stays
    /// Into a property.
    case stored(holder: TypeDeclaration.ID, property: Name)
    /// Into a function of the project that may keep it.
    case escapes(into: SyntaxPlace)
    /// It cannot be inferred from the code.
    case unknown
  }
}
