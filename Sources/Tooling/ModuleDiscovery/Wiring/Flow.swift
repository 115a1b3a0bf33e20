/// A value that the code stores in a property.
package struct Flow: Hashable, Sendable {
  package var holder: TypeDeclaration.ID
  package var property: Name
  package var value: TypeDeclaration.ID
  /// True if the value has exactly this type; false if the value is only declared as this type.
  package var isExact: Bool
  package var place: SyntaxPlace
  /// The type whose code stores the value; `nil` for a function outside of types.
  package var composer: TypeDeclaration.ID?
  /// The function that contains the code.
  package var function: SyntaxPlace
}

/// A value that the code creates.
package struct Construction: Hashable, Sendable {
  package var type: TypeDeclaration.ID
  package var place: SyntaxPlace
  package var composer: TypeDeclaration.ID?
  /// The function that contains the code.
  package var function: SyntaxPlace
}

/// The known type of a value at the place where it is used.
enum Value: Hashable {
  /// A parameter of a function.
  struct Parameter: Hashable {
    var function: SyntaxPlace
    var name: Name
  }

  /// A value of exactly this type.
  case exact(TypeDeclaration.ID)
  /// A value that is declared as these types; its actual type can also be a subclass or a
  /// conforming type.
  case declared([TypeDeclaration.ID])
  /// The argument for a parameter, which is declared as these types.
  case parameter(Parameter, [TypeDeclaration.ID])
  /// The type itself, not an instance of it.
  case type(TypeDeclaration.ID)
  /// The type's initializer as a function: `Presenter.init`.
  case initializer(TypeDeclaration.ID)
  case unknown

  var types: [TypeDeclaration.ID] {
    switch self {
    case .exact(let type): [type]
    case .declared(let types), .parameter(_, let types): types
    case .type, .initializer, .unknown: []
    }
  }

  /// The types whose members can be accessed on the value.
  var known: [TypeDeclaration.ID] {
    if case .type(let type) = self { [type] } else { types }
  }
}
