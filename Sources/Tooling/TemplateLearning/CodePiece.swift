/// A declaration or another piece of a file, with gaps where the module's name is.
struct CodePiece {
  /// What the same piece has in common in all modules: `func viewDidLoad()`.
  var key: String
  /// The same, without what may differ: `func viewDidLoad`. Pieces with different keys can be versions of one.
  var family: String
  var content: Content
  /// The comment directly before the piece; empty if there is none.
  var comment: String
  var isAfterBlankLine: Bool
  /// The blanks before the piece's first line.
  var indent: String
  /// The names that the piece introduces.
  var declares: Set<String> = []
  /// The names that the piece needs.
  var uses: Set<NameUse> = []

  enum Content {
    /// A piece that is taken as a whole.
    case text(String)
    case type(TypePiece)
    case function(FunctionPiece)
  }
}

/// A type or an extension.
struct TypePiece {
  /// The name of the type, or of the type that is extended.
  var name: String
  var isExtension: Bool
  /// Everything before the colon or the brace: `final class ProfilePresenter`.
  var head: String
  var inherited: [String]
  /// The requirements of a generic type: ` where Item: Hashable`.
  var condition: String
  var members: [CodePiece]
  /// What is before the brace: a space, or a line end.
  var opening: String
  /// The whole declaration.
  var text: String
}

/// A function or an initialiser.
struct FunctionPiece {
  /// Everything up to the body.
  var head: String
  /// Everything before the parameters: `static func build`.
  var prefix: String
  var parameters: [Parameter]
  /// Everything between the parameters and the body: ` -> UIViewController`.
  var suffix: String
  /// `nil` for the requirement of a protocol.
  var body: Body?
  var returnsValue: Bool

  struct Parameter: Hashable {
    /// The label with which callers pass it; `_` if they pass it without.
    var label: String
    var name: String
    var text: String
  }

  struct Body {
    /// What is before the brace: a space, or a line end.
    var opening = " "
    /// The contents of the braces.
    var text: String
    var statements: [CodePiece]
  }
}

/// A name that a piece uses: a bare one, or the member of an object with a name.
struct NameUse: Hashable {
  /// The name of the object; empty for a bare name.
  var base: String
  var name: String
}
