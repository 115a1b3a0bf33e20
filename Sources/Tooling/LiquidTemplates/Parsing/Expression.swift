/// What a template can ask a value of.
///
/// The parts of a parsed template are objects that never change, so that a rendering hands them
/// around as single references.
enum Expression: Sendable {
  case literal(Literal)
  /// The words `blank` and `empty`: an empty text, except that comparing with them asks a question.
  case blank
  case empty
  case variable(VariableLookup)
  case range(RangeExpression)
}

/// A value that stands in the template.
final class Literal: Sendable {
  let value: LiquidValue

  init(_ value: LiquidValue) { self.value = value }
}

/// `(first..last)`
final class RangeExpression: Sendable {
  let first: Expression
  let last: Expression

  init(_ first: Expression, _ last: Expression) {
    self.first = first
    self.last = last
  }
}

extension Expression {
  static func literal(_ value: LiquidValue) -> Expression { .literal(Literal(value)) }

  /// The value when it is the same in every rendering.
  var constant: LiquidValue? {
    switch self {
    case .literal(let literal): literal.value
    case .blank, .empty: .string("")
    case .variable, .range: nil
    }
  }
}

/// A variable and the way from it to a value: `a.b[c].size`.
final class VariableLookup: Sendable {
  let root: Root
  let steps: [Step]
  /// Where it stands in the template.
  let range: Range<Int>
  /// The usual case `a.b`, for a shorter way to the value.
  let usual: (root: Symbol, name: StepName)?

  enum Root: Sendable {
    case symbol(Symbol)
    /// `[expression]`: a variable whose name is computed.
    case computed(Expression)
  }

  enum Step: Sendable {
    /// `.name`
    case name(StepName)
    /// `[expression]`
    case index(Expression)
  }

  init(root: Root, steps: [Step], range: Range<Int>) {
    self.root = root
    self.steps = steps
    self.range = range
    usual =
      if steps.count == 1, case .symbol(let symbol) = root, case .name(let name) = steps[0] {
        (symbol, name)
      } else {
        nil
      }
  }
}

/// A name after a point, with all that it can mean besides a key of an object.
final class StepName: Sendable {
  let key: LiquidKey
  let command: Command?
  let loopProperty: LoopProperty?

  enum Command: String { case size, first, last }

  init(_ name: String) {
    key = LiquidKey(name)
    command = Command(rawValue: name)
    loopProperty = LoopProperty(rawValue: name)
  }
}

/// The number that a template gives to one of its names.
struct Symbol: Hashable, Sendable {
  let number: Int
}

/// The names a template uses, each once.
struct SymbolTable: Sendable {
  private(set) var names: [String] = []
  private(set) var numbers: [String: Int] = [:]

  mutating func symbol(_ name: String) -> Symbol {
    if let number = numbers[name] { return Symbol(number: number) }
    numbers[name] = names.count
    names.append(name)
    return Symbol(number: names.count - 1)
  }
}

/// An expression and the filters it goes through: what an output shows and `assign` assigns.
final class FilteredExpression: Sendable {
  let base: Expression
  let filters: [FilterCall]
  let offset: Int

  init(base: Expression, filters: [FilterCall], offset: Int) {
    self.base = base
    self.filters = filters
    self.offset = offset
  }
}

/// One filter with its arguments.
final class FilterCall: Sendable {
  let name: String
  /// `nil` when there is none of this name.
  let filter: Filter?
  let arguments: [Expression]
  let keywords: [(name: String, value: Expression)]
  /// Whether the filter makes something of a variable that isn't there.
  var asks: Bool { name == "default" }
  /// All arguments, when they are the same in every rendering.
  let constants: [LiquidValue]?
  let offset: Int

  init(
    name: String, arguments: [Expression], keywords: [(name: String, value: Expression)],
    offset: Int
  ) {
    self.name = name
    filter = Filter.all[name]
    self.arguments = arguments
    self.keywords = keywords
    self.offset = offset
    let values = arguments.compactMap(\.constant)
    constants = keywords.isEmpty && values.count == arguments.count ? values : nil
  }
}

/// Comparisons tied by `and` and `or`, which bind alike and to the right.
struct Condition: Sendable {
  let links: [Link]

  final class Link: Sendable {
    let left: Expression
    /// `nil` when the left side alone is the question.
    let comparison: Comparison?
    let right: Expression
    /// What ties this comparison to those after it.
    let next: Junction?
    let offset: Int

    init(
      left: Expression, comparison: Comparison?, right: Expression, next: Junction?, offset: Int
    ) {
      self.left = left
      self.comparison = comparison
      self.right = right
      self.next = next
      self.offset = offset
    }
  }

  enum Junction: Sendable { case and, or }

  enum Comparison: Sendable {
    case equal, unequal, less, greater, lessOrEqual, greaterOrEqual, contains
    /// Something that is none; evaluating it is an error.
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
