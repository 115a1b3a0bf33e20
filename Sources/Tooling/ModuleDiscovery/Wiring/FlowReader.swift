import AdderSwiftSource

/// Follows values through the code of a project, from where they are created
/// to the properties that hold them.
///
/// Follows local names, arguments, results of the project's own functions, and casts. A value that
/// cannot be inferred from the code stays unknown.
struct FlowReader {
  let index: ProjectIndex
  var flows: [Flow] = []
  var constructions: [Construction] = []
  var calls: [Call] = []
  var closures: [ClosureUse] = []

  /// The properties in which functions store their parameters, keyed by the function and then by
  /// the parameter's name.
  var endings: [SyntaxPlace: [Name: Name]] = [:]
  /// The known results of functions and properties; `nil` while a result is being determined.
  var results: [SyntaxPlace: Value?] = [:]

  /// The nesting depth of the functions that are being read. To determine the result of a call, the
  /// called function is read while the calling function is still being read.
  var depth = 0
  static let deepest = 32

  /// The values that are passed as parameters, if their types are known.
  var passed: [Value.Parameter: Set<Value>] = [:]
  /// The flows that store parameters in properties.
  var given: [(parameter: Value.Parameter, flow: Flow)] = []

  /// The destinations of closures, keyed by the places of the closures.
  var fates: [SyntaxPlace: ClosureUse.Fate] = [:]

  /// The values of local names in the code that is being read.
  var locals: LocalValues

  var words: DeclarationWords { index.words }

  init(_ index: ProjectIndex) {
    self.index = index
    locals = LocalValues(nameCount: index.names.count)
  }

  /// The code that is being read, in its context.
  struct Scope {
    let facts: SwiftFile
    /// The project-wide number of each name in the facts.
    let names: [Name]
    let type: TypeDeclaration.ID?
    /// The function that is being read, or the property whose value or accessor is being read.
    let function: SyntaxPlace
    /// The values of the `return` statements.
    var returned: [Value] = []
    /// True if flows, calls and closures are recorded; false if only a result is needed.
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

  /// The arguments of a call.
  struct Arguments {
    var values: [(label: Name, value: Value)] = []
    /// Arguments that are closures, including trailing closures.
    var closures: [Closure] = []

    struct Closure {
      var label: Name
      /// True for a trailing closure.
      var isBehind: Bool
      var node: Int
    }

    var labels: [Name] { values.map(\.label) }
  }

  /// - Parameter isRead: Returns true for the types whose code is followed.
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
