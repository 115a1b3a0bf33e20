/// An expression in a template, which can be evaluated.
enum Expression: Sendable {
  case literal(Part<LiquidValue>)
  /// The words `blank` and `empty`. A comparison with one of them checks whether a value is blank
  /// or empty; otherwise, the word is an empty string.
  case blank
  case empty
  case variable(Part<VariableLookup>)
  case range(Part<RangeExpression>)
}

/// A range: `(first..last)`.
struct RangeExpression: Sendable {
  let first: Expression
  let last: Expression
}

extension Expression {
  /// The value, if it is the same in every rendering.
  var constant: LiquidValue? {
    switch self {
    case .literal(let literal): literal.content
    case .blank, .empty: .string("")
    case .variable, .range: nil
    }
  }
}

/// A variable and the steps from it to a value: `a.b[c].size`.
struct VariableLookup: Sendable {
  let root: Root
  let steps: Parts<Step>
  /// The range of the lookup in the template.
  let range: Range<Int>
  /// The root and the name of the most frequent form, `a.b`, for a fast path.
  let usual: (root: Symbol, name: Part<StepName>)?
  /// True if the root is `self`. In that case, the first step is the name of a variable, unless
  /// there is a variable named `self`.
  let isBehindSelf: Bool

  enum Root: Sendable {
    case symbol(Symbol)
    /// `[expression]`: a variable whose name is computed.
    case computed(Expression)
  }

  enum Step: Sendable {
    /// `.name`
    case name(Part<StepName>)
    /// `[expression]`
    case index(Expression)
  }

  init(root: Root, steps: Parts<Step>, range: Range<Int>, isBehindSelf: Bool) {
    self.root = root
    self.steps = steps
    self.range = range
    self.isBehindSelf = isBehindSelf
    usual =
      if steps.count == 1, case .symbol(let symbol) = root, case .name(let name) = steps[0] {
        (symbol, name)
      } else {
        nil
      }
  }
}

/// A name after a dot: an object's key and, if the name has a special meaning, that meaning.
struct StepName: Sendable {
  let key: LiquidKey
  let command: Command?
  let loopProperty: LoopProperty?

  enum Command: String, CaseIterable { case size, first, last }

  // Most names have no special meaning. Their hashes, which are known, tell so at once.
  private static let special: Set = Set(
    (Command.allCases.map(\.rawValue) + LoopProperty.allCases.map(\.rawValue)).map(LiquidKey.init))

  init(_ key: LiquidKey) {
    self.key = key
    let isSpecial = Self.special.contains(key)
    command = isSpecial ? Command(rawValue: key.text) : nil
    loopProperty = isSpecial ? LoopProperty(rawValue: key.text) : nil
  }
}

/// The number assigned to a name in a template.
struct Symbol: Hashable, Sendable {
  let number: Int
}

/// The different names that a template uses, and the storage of the template's parts.
struct SymbolTable: Sendable {
  private(set) var names = NameTable()
  private var stepKeys = NameTable()
  private var stepNames: [Part<StepName>] = []
  let storage = TemplateStorage()

  mutating func symbol(_ name: ArraySlice<UInt8>) -> Symbol {
    Symbol(number: names.number(of: name))
  }

  mutating func symbol(_ name: String) -> Symbol {
    Symbol(number: names.number(of: LiquidKey(name)))
  }

  mutating func stepName(_ name: ArraySlice<UInt8>) -> Part<StepName> {
    let number = stepKeys.number(of: name)
    if number == stepNames.count {
      stepNames.append(storage.keep(StepName(stepKeys.keys[number])))
    }
    return stepNames[number]
  }

  // MARK: Parts

  func literal(_ value: LiquidValue) -> Expression { .literal(storage.keep(value)) }

  // Mutating, so that the table is accessed after the arguments of the call are evaluated, and
  // contains the symbols that they create.
  mutating func variable(
    _ root: VariableLookup.Root, _ steps: [VariableLookup.Step], at range: Range<Int>
  ) -> Expression {
    var isBehindSelf = false
    if case .symbol(let symbol) = root {
      isBehindSelf = !steps.isEmpty && names.keys[symbol.number].text == "self"
    }
    return .variable(
      storage.keep(
        VariableLookup(
          root: root, steps: storage.keepAll(steps), range: range, isBehindSelf: isBehindSelf)))
  }

  func filtered(
    _ base: Expression, _ filters: [FilterCall] = [], at offset: Int
  ) -> Part<FilteredExpression> {
    let filters = storage.keepAll(filters.map { storage.keep($0) })
    return storage.keep(FilteredExpression(base: base, filters: filters, offset: offset))
  }
}

/// An expression and its filters, as in an output or `assign`.
struct FilteredExpression: Sendable {
  let base: Expression
  let filters: Parts<Part<FilterCall>>
  let offset: Int
}

/// One filter with its arguments.
struct FilterCall: Sendable {
  let name: String
  let filter: Filter
  let arguments: Parts<Expression>
  let keywords: Parts<Keyword>
  /// True if the filter handles undefined variables itself.
  let asks: Bool
  /// All arguments, if they are the same in every rendering.
  let constants: Parts<LiquidValue>?
  let offset: Int

  struct Keyword: Sendable {
    let name: String
    let value: Expression
  }

  init(
    name: String, arguments: [Expression], keywords: [Keyword], offset: Int,
    in storage: TemplateStorage
  ) {
    self.name = name
    filter = Filter.all[name] ?? .unknown
    asks = name == "default"
    self.arguments = storage.keepAll(arguments)
    self.keywords = storage.keepAll(keywords)
    self.offset = offset
    let values = arguments.compactMap(\.constant)
    constants =
      keywords.isEmpty && values.count == arguments.count ? storage.keepAll(values) : nil
  }
}

/// Comparisons joined by `and` and `or`, which have the same precedence and associate to the right.
struct Condition: Sendable {
  let links: Parts<Link>

  struct Link: Sendable {
    let left: Expression
    /// The operator; `nil` if the condition is only the left side.
    let comparison: Comparison?
    let right: Expression
    /// The word that joins this comparison to the following ones.
    let next: Junction?
    let offset: Int
  }

  enum Junction: Sendable { case and, or }

  enum Comparison: Sendable {
    case equal, unequal, less, greater, lessOrEqual, greaterOrEqual, contains
    /// An unknown operator; evaluating it is an error.
    case unknown

    init(_ text: String) {
      self =
        switch text {
        case "==": .equal
        case "!=", "<>": .unequal
        case "<": .less
        case ">": .greater
        case "<=": .lessOrEqual
        case ">=": .greaterOrEqual
        case "contains": .contains
        default: .unknown
        }
    }
  }
}
