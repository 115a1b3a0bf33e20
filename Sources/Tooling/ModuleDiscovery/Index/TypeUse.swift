/// What a property, a parameter or a result is declared to be.
package struct TypeUse: Hashable, Sendable {
  /// The types that a value has all at once: one for `any ViewInput`, two for `A & B`; none where the
  /// type has no name, as a tuple or a function.
  package var names: [TypeName] = []
  package var shape = Shape.single
  package var isOptional = false

  package init(names: [TypeName] = [], shape: Shape = .single, isOptional: Bool = false) {
    self.names = names
    self.shape = shape
    self.isOptional = isOptional
  }

  package enum Shape: Hashable, Sendable {
    case single
    /// An array, a set or a dictionary of them.
    case collection
    case function
    case tuple
    /// Nothing that could be inferred from the code.
    case unknown
  }
}

/// A type as it is named somewhere: `Profile.ViewModel`.
package struct TypeName: Hashable, Sendable {
  /// From the outermost type to the innermost.
  package var path: [Name]
  package var arguments: [TypeUse] = []

  package init(path: [Name], arguments: [TypeUse] = []) {
    self.path = path
    self.arguments = arguments
  }

  package var last: Name { path.last ?? .none }
}
