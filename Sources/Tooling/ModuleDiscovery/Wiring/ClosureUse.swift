/// A closure in a type's code: what it captures, and where it is stored or passed.
package struct ClosureUse: Hashable, Sendable {
  /// The type that contains the closure.
  package var owner: TypeDeclaration.ID
  /// The function that contains the closure.
  package var function: SyntaxPlace
  package var place: SyntaxPlace
  package var captures: [Capture]
  package var fate: Fate

  /// An object that a closure captures.
  package struct Capture: Hashable, Sendable {
    package var name: Name
    /// The object's class, or the protocol that the object is declared as.
    package var type: TypeDeclaration.ID
    package var strength: Property.Strength
  }

  /// The destination of a closure, which determines how long it can live.
  package enum Fate: Hashable, Sendable {
    /// The closure does not outlive the call to the function that it is passed to.
    case stays
    /// The closure is stored in a property.
    case stored(holder: TypeDeclaration.ID, property: Name)
    /// The closure is passed to a function of the project that can store it.
    case escapes(into: SyntaxPlace)
    /// The destination cannot be inferred from the code.
    case unknown
  }
}
