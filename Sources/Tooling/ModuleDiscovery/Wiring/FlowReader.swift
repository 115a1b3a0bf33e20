import AdderSwiftSource

/// Follows values through the code of a project as far as it is plain: from where they are made to the
/// properties that hold them.
///
/// Local names, arguments, results of the project's own functions and casts are followed; what cannot be
/// inferred from the code stays unknown.
struct FlowReader {
  let index: ProjectIndex
  var flows: [Flow] = []
  var constructions: [Construction] = []
  var calls: [Call] = []
  var closures: [ClosureUse] = []

  /// For each function, the property that a parameter ends in.
  var endings: [SyntaxPlace: [Name: Name]] = [:]
  /// What functions return, as far as it is known; `nil` while it is being found out.
  var results: [SyntaxPlace: Value?] = [:]

  /// How many functions are being looked into, each for the result of the one before.
  var depth = 0
  static let deepest = 32

  /// The arguments of functions, as far as their classes are known.
  var passed: [Value.Parameter: Set<Value>] = [:]
  /// Where parameters are put into properties.
  var given: [(parameter: Value.Parameter, flow: Flow)] = []

  /// Where closures go, by their places.
  var fates: [SyntaxPlace: ClosureUse.Fate] = [:]

  /// What names stand for in the code that is being read.
  var locals: LocalValues

  var words: DeclarationWords { index.words }

  init(_ index: ProjectIndex) {
    self.index = index
    locals = LocalValues(nameCount: index.names.count)
  }

  /// The place of the code that is read.
  struct Scope {
    let facts: SwiftFile
    /// For each name of the facts, its number in the project.
    let names: [Name]
    let type: TypeDeclaration.ID?
    /// The function, or the property whose value or accessor it is.
    let function: SyntaxPlace
    /// What `return` gave.
    var returned: [Value] = []
    /// Whether events are recorded; not while only a result is needed.
    let tells: Bool

    init(
      _ function: SyntaxPlace, of type: TypeDeclaration.ID?, tells: Bool, in index: ProjectIndex
    ) {
      facts = index.files[Int(function.file)].facts
      names = index.files[Int(function.file)].names
      self.type = type
      self.function = function
      self.tells = tells
    }

    var file: Int32 { function.file }

    func name(of node: Int) -> Name { names[Int(facts.nodes[node].name)] }
  }

  /// What a call is given.
  struct Arguments {
    var values: [(label: Name, value: Value)] = []
    /// Those of them that are closures, and closures behind the call.
    var closures: [(label: Name, isBehind: Bool, node: Int)] = []

    var labels: [Name] { values.map(\.label) }
  }

  /// - Parameter isRead: the types whose code is followed.
  mutating func read(_ isRead: (TypeDeclaration.ID) -> Bool) {
    for type in index.types.indices where index.types[type].kind != .protocol && isRead(type) {
      for function in index.types[type].initializers where function.hasBody {
        read(function, of: type, tells: true)
      }
      for function in index.types[type].functions where function.hasBody {
        read(function, of: type, tells: true)
      }
      for property in index.types[type].properties { read(property, of: type) }
    }
    followParameters()
    followClosures()
  }
}
