import AdderSwiftSource

/// A value in a part's code, as far as a test knows it.
indirect enum PathValue {
  /// What the test decides.
  case source(PathSource)
  /// An expression that means the same in the test.
  case literal(String)
  /// A value of an enumeration or a structure that the code makes of others.
  case made(String, [(label: String?, value: PathValue)])
  case list([PathValue])
  /// The indices of a list with this many elements.
  case indices(Int)
  /// A closure, with the names that it can see.
  case closure(Syntax, [String: PathValue])
  case dependency(String)
  /// A screen whose transitions the test records.
  case screen(PathScreen)
  /// An object that the code creates, by the name of its class.
  case object(String)
  case owner
  case unknown
}

/// A screen of the test.
indirect enum PathScreen {
  /// One that a property of the part contains.
  case property(String)
  /// A parameter of a called function.
  case parameter(PathSource)
  case navigation(PathScreen)
}

/// Something whose value a test decides.
indirect enum PathSource: Hashable {
  /// A parameter of a called function, by the number of the call in the test.
  case parameter(Int, String)
  /// What a dependency's call returns, by the call's number on the path.
  case answer(Int)
  /// The error that a dependency's call throws.
  case failure(Int)
  /// What a dependency's property contains.
  case property(String, String)
  /// A property of the part that the test sets.
  case stored(String)
  /// A parameter of a closure that the part passes on, by the number of the call and of the argument.
  case callback(Int, argument: Int, Int)
  /// An associated value of another source, by its number and its name.
  case payload(PathSource, Int, String)
  /// A property of another source.
  case field(PathSource, String)
  /// The only element of another source.
  case element(PathSource)
}

extension PathSource {
  /// The source that this one is a part of.
  var root: PathSource {
    switch self {
    case .payload(let source, _, _), .field(let source, _), .element(let source): source.root
    case .parameter, .answer, .failure, .property, .stored, .callback: self
    }
  }
}

/// One way through the functions that a test calls, with what makes the code take it.
struct MethodPath {
  /// The functions that the test calls, the tested one last.
  var steps: [Step] = []
  /// What the part does with its dependencies, in order.
  var uses: [Use] = []
  var choices: [PathSource: Choice] = [:]
  /// Sources whose usual value has decided something.
  var assumed: Set<PathSource> = []
  /// The calls that throw.
  var failures: Set<Int> = []
  /// The declared types of sources.
  var types: [PathSource: Syntax] = [:]
  /// The tasks that have not begun.
  var tasks: [Task] = []
  /// The closures that dependencies have got.
  var callbacks: [Callback] = []
  /// Conditions that no test can bring about without knowing more.
  var open: [String] = []
  /// What the code has stored in the part's own properties.
  private(set) var properties: [String: PathValue] = [:]
  /// The properties of the part that the code of the last step has set, and those of dependencies as `view.title`.
  private(set) var changedProperties: Set<String> = []
  /// The places in the code that have set properties of the part to values that are known.
  private(set) var settings: Set<SourceNode> = []
  /// What the code has shown in a view, by the expression that reads it.
  var shown: [String: PathValue] = [:]
  /// The names of what may also happen in code that is not followed: in loops, and in closures that others run.
  var unsure: Set<String> = []
  /// True while the code runs in a task, so that a test has to wait for it.
  var isInTask = false
  var result: PathValue?
  /// True if the tested function throws.
  var isThrowing = false

  struct Step {
    let function: Syntax
    /// Words for the test's name, in the order of the decisions.
    var words: [String] = []
  }

  struct Task {
    let closure: Syntax
    let locals: [String: PathValue]
  }

  struct Callback {
    /// The numbers of the call and of its argument.
    let call: Int
    let argument: Int
    let closure: PathValue
    let isInTask: Bool
  }

  /// A value that a test sets.
  enum Choice: Hashable {
    case value(String)
    /// A case of an enumeration with the labels of its associated values, which are sources of their own.
    case element(String, payloads: [PathSource], labels: [String])
  }

  /// A call to a dependency, the setting of one of its properties, or the call of a closure.
  struct Use {
    enum Kind {
      case call(SpiedCall)
      case write(stem: String, type: Syntax)
      /// A closure that was an argument of an earlier call.
      case callback(call: Int, argument: Int)
      /// A closure that a function got, by the name of its parameter.
      case completion(String)
      /// What a screen shows or closes.
      case transition(Transition, on: PathScreen)
      /// The setting of what a test can read of a view: `titleLabel.text`.
      case state(String)
    }

    let kind: Kind
    /// The dependency's property; empty for the closure of a parameter.
    let dependency: String
    var arguments: [PathValue] = []
    /// Where the code does it.
    let node: SourceNode
    let isInTask: Bool
    /// The number of the test's call.
    let step: Int

    /// True for a call of the same function of the same dependency.
    func isCall(of spied: SpiedCall, of dependency: String) -> Bool {
      if case .call(let call) = kind {
        call.stem == spied.stem && self.dependency == dependency
      } else {
        false
      }
    }

    /// True for the setting of a dependency's property.
    func isWrite(of stem: String, of dependency: String) -> Bool {
      if case .write(stem, _) = kind { self.dependency == dependency } else { false }
    }

    /// The name in the code.
    var name: String {
      switch kind {
      case .call(let spied): spied.requirementName
      case .write(let stem, _): stem
      case .callback: ""
      case .completion(let name): name
      case .transition(let transition, _): transition.method
      case .state(let expression): expression
      }
    }

    /// True if the log of the spies contains it.
    var isLogged: Bool {
      switch kind {
      case .call, .write, .completion: true
      case .callback, .transition, .state: false
      }
    }
  }

  /// Begins with the call of another function.
  mutating func begin(_ function: Syntax) {
    steps.append(Step(function: function))
    changedProperties = []
  }

  /// - Parameter place: The place in the code; `nil` if the value is unknown.
  mutating func set(_ property: String, to value: PathValue, at place: SourceNode? = nil) {
    properties[property] = value
    changedProperties.insert(property)
    if let place { settings.insert(place) }
  }

  /// Records that the code sets a property of a dependency.
  mutating func write(
    _ value: PathValue, to stem: String, _ type: Syntax, of dependency: String, at node: SourceNode
  ) {
    uses.append(
      Use(
        kind: .write(stem: stem, type: type), dependency: dependency, arguments: [value],
        node: node, isInTask: isInTask, step: step))
    changedProperties.insert("\(dependency).\(stem)")
  }

  /// The properties that code after the path can find changed or decided: those of the part, and those of dependencies as
  /// `view.title`.
  var knownProperties: Set<String> {
    var known = Set(properties.keys)
    for use in uses {
      if case .write(let stem, _) = use.kind { known.insert("\(use.dependency).\(stem)") }
    }
    for source in Array(choices.keys) + assumed {
      if case .property(let dependency, let stem) = source.root {
        known.insert("\(dependency).\(stem)")
      }
    }
    return known
  }

  /// The number of the test's current call.
  var step: Int { max(steps.count - 1, 0) }
}

/// A place in the code of a part, whose members can be in several files.
struct SourceNode: Hashable {
  let path: String
  let node: Int

  init(_ syntax: Syntax) {
    path = syntax.source.path
    node = syntax.node
  }
}
