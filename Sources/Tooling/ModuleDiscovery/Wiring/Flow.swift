/// Something that is put into a property: who holds what from then on, and where that is written.
package struct Flow: Hashable, Sendable {
  package var holder: TypeDeclaration.ID
  package var property: Name
  package var value: TypeDeclaration.ID
  /// Whether the value is of this very type, and not only known to conform to it.
  package var isExact: Bool
  package var place: SyntaxPlace
  /// The type in which it is written; `nil` in a function that belongs to none.
  package var composer: TypeDeclaration.ID?
  /// The function that it is written in.
  package var function: SyntaxPlace
}

/// A value that a piece of code makes.
package struct Construction: Hashable, Sendable {
  package var type: TypeDeclaration.ID
  package var place: SyntaxPlace
  package var composer: TypeDeclaration.ID?
  /// The function that contains it.
  package var function: SyntaxPlace
}

/// What is known of a value where it is used.
enum Value: Hashable {
  /// A parameter of a function.
  struct Parameter: Hashable {
    var function: SyntaxPlace
    var name: Name
  }

  /// Of exactly this type.
  case exact(TypeDeclaration.ID)
  /// Of a type that is or conforms to these.
  case declared([TypeDeclaration.ID])
  /// What a function was given; it is declared as these.
  case parameter(Parameter, [TypeDeclaration.ID])
  /// The type itself.
  case type(TypeDeclaration.ID)
  case unknown

  var types: [TypeDeclaration.ID] {
    switch self {
    case .exact(let type): [type]
    case .declared(let types), .parameter(_, let types): types
    case .type, .unknown: []
    }
  }

  /// The types whose members can be called of it.
  var known: [TypeDeclaration.ID] {
    if case .type(let type) = self { [type] } else { types }
  }
}
