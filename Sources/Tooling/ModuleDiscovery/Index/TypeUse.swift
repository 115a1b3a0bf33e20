/// The declared type of a property, a parameter or a result.
package struct TypeUse: Hashable, Sendable {
  /// The types that are named: one for `any ViewInput`, two for `A & B`, the element types for a
  /// collection or a tuple, none for a function.
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
    /// An array, a set or a dictionary.
    case collection
    case function
    case tuple
    /// A kind of type that is not supported.
    case unknown
  }
}

/// A type as it is written in code: `Profile.ViewModel`.
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
