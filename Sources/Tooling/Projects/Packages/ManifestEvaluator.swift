/// Evaluates names, sums, functions and closures of a manifest to strings and lists.
struct ManifestEvaluator {
  /// The known elements of a list; `isComplete` is false if the list may have other elements.
  struct List {
    var elements: [ManifestValue] = []
    var isComplete = true

    mutating func append(_ other: List) {
      elements += other.elements
      isComplete = isComplete && other.isComplete
    }
  }

  private let statements: ManifestStatements
  /// The names of SwiftPM's own functions, which are not looked up in the manifest.
  private let builtIn: Set<String>
  /// The number of values that may still be evaluated, so that a hostile
  /// manifest cannot run forever.
  private var steps = 200_000
  private var depth = 0
  private static let depthLimit = 64

  init(statements: ManifestStatements, builtIn: Set<String>) {
    self.statements = statements
    self.builtIn = builtIn
  }

  // MARK: - Strings

  /// Returns the string that a value evaluates to, or `nil` if only running the manifest could
  /// compute it.
  mutating func text(_ value: ManifestValue?) -> String? {
    guard let value else { return nil }
    return descending(otherwise: nil) { evaluator in
      switch evaluator.resolved(value) {
      case .string(let pieces): evaluator.joined(pieces) { $0.text($1) }
      case .sum(let terms): evaluator.joined(terms) { $0.text($1) }
      case .list, .call, .name, .number, .mapped, .computed: nil
      }
    }
  }

  mutating func texts(_ value: ManifestValue?) -> [String]? {
    guard let value else { return nil }
    return list(value).elements.compactMap { text($0) }
  }

  private mutating func text(_ piece: ManifestValue.Piece) -> String? {
    switch piece {
    case .text(let text): text
    case .value(let value): text(value)
    }
  }

  /// Returns the concatenated strings of all parts, or `nil` if the string of a part is unknown.
  private mutating func joined<Part>(
    _ parts: [Part], _ text: (inout ManifestEvaluator, Part) -> String?
  ) -> String? {
    var whole = ""
    for part in parts {
      guard let text = text(&self, part) else { return nil }
      whole += text
    }
    return whole
  }

  // MARK: - Lists

  /// Returns the evaluated elements of a list; a missing value is an empty list.
  mutating func list(_ value: ManifestValue?) -> List {
    value.map { elements(of: $0) } ?? List()
  }

  /// Returns the elements that later statements add to a property of the package, or to the
  /// variable that is the property's value.
  mutating func additions(
    to property: String, setTo value: ManifestValue?, conditional: Bool
  ) -> List {
    var names: Set = [property]
    if case .name(let variable)? = value { names.insert(variable) }
    var list = List()
    for name in names.sorted() {
      for addition in statements.additions[name] ?? []
      where addition.isConditional == conditional {
        list.append(elements(of: addition.value))
      }
    }
    return list
  }

  private mutating func elements(of value: ManifestValue) -> List {
    descending(otherwise: List(isComplete: false)) { evaluator in
      var list = List()
      switch evaluator.resolved(value) {
      case .list(let values):
        list.elements = values.map { evaluator.resolved($0) }
      case .sum(let terms):
        for term in terms { list.append(evaluator.elements(of: term)) }
      case .mapped(let base, let function, let isFlat):
        list = evaluator.mapped(base, function, isFlat: isFlat)
      case .name("nil"):
        break
      case .string, .call, .name, .number, .computed:
        list.isComplete = false
      }
      return list
    }
  }

  private mutating func mapped(
    _ base: ManifestValue, _ function: ManifestFunction, isFlat: Bool
  ) -> List {
    let base = list(base)
    var list = List(isComplete: base.isComplete)
    for element in base.elements {
      let arguments = [ManifestValue.Argument(label: "", value: element)]
      guard let result = function.result(of: arguments, steps: &steps) else {
        list.isComplete = false
        continue
      }
      list.append(isFlat ? elements(of: result) : List(elements: [resolved(result)]))
    }
    return list
  }

  // MARK: - Evaluating

  /// Returns the value that a name refers to, or the result of a call to one of the manifest's own
  /// functions. Any other value is returned unchanged.
  private mutating func resolved(_ value: ManifestValue) -> ManifestValue {
    var value = value
    // Without a limit, a recursive function would never end and would nest
    // its arguments ever deeper.
    for _ in 0..<Self.depthLimit where steps > 0 {
      steps -= 1
      if case .name(let name) = value, let next = statements.values[name] {
        value = next
      } else if case .call(let name, let arguments) = value, !builtIn.contains(name),
        let next = result(of: name, arguments)
      {
        value = next
      } else {
        break
      }
    }
    return value
  }

  private mutating func result(
    of name: String, _ arguments: [ManifestValue.Argument]
  ) -> ManifestValue? {
    for function in statements.functions[name] ?? [] {
      if let result = function.result(of: arguments, steps: &steps) { return result }
    }
    return nil
  }

  /// Calls the closure one level deeper, or returns `limit` if the limit on steps or depth has
  /// been reached.
  private mutating func descending<Result>(
    otherwise limit: Result, _ look: (inout ManifestEvaluator) -> Result
  ) -> Result {
    guard steps > 0, depth < Self.depthLimit else { return limit }
    steps -= 1
    depth += 1
    defer { depth -= 1 }
    return look(&self)
  }
}
