/// A filter: what it makes of a value, and how many arguments it takes.
struct Filter: Sendable {
  private let argumentCounts: ClosedRange<Int>
  private let function: Function

  /// The kinds are distinguished so that no function has to be wrapped in another.
  private enum Function: Sendable {
    case ofValue(Part<ValueCall>)
    case ofArguments(Part<ArgumentsCall>)
    case ofNumbers(Part<NumbersCall>)
    case ofText(Part<TextCall>, keepsNull: Bool)
    case ofTextAndArguments(Part<TextAndArgumentsCall>, keepsNull: Bool)
    case unknown
  }

  typealias OfValue = @Sendable (LiquidValue) throws(FilterProblem) -> LiquidValue
  /// May take the value apart, because nothing else needs it.
  typealias OfArguments =
    @Sendable (
      inout LiquidValue, Arguments, inout FilterContext
    ) throws(FilterProblem) -> LiquidValue
  typealias OfNumbers = @Sendable (Number, Number) throws(FilterProblem) -> Number
  /// Writes what it makes of a text behind what is written already, which is nothing.
  typealias OfText = @Sendable (UnsafeBufferPointer<UInt8>, inout TextBuffer) -> Void
  typealias OfTextAndArguments =
    @Sendable (
      UnsafeBufferPointer<UInt8>, Arguments, inout TextBuffer, inout FilterContext
    ) throws(FilterProblem) -> Void

  // Kept in structs: a bare function in a generic type would be called through another one.
  private struct ValueCall { let function: OfValue }
  private struct ArgumentsCall { let function: OfArguments }
  private struct NumbersCall { let function: OfNumbers }
  private struct TextCall { let function: OfText }
  private struct TextAndArgumentsCall { let function: OfTextAndArguments }

  init(_ argumentCounts: ClosedRange<Int>, _ function: @escaping OfArguments) {
    self.argumentCounts = argumentCounts
    self.function = .ofArguments(Part(forever: ArgumentsCall(function: function)))
  }

  /// A filter without arguments.
  init(_ function: @escaping OfValue) {
    argumentCounts = 0...0
    self.function = .ofValue(Part(forever: ValueCall(function: function)))
  }

  /// A filter that calculates with the value and another number.
  init(operation: @escaping OfNumbers) {
    argumentCounts = 1...1
    function = .ofNumbers(Part(forever: NumbersCall(function: operation)))
  }

  /// A filter of texts.
  init(
    text argumentCounts: ClosedRange<Int>, keepsNull: Bool = false,
    _ function: @escaping OfTextAndArguments
  ) {
    self.argumentCounts = argumentCounts
    self.function = .ofTextAndArguments(
      Part(forever: TextAndArgumentsCall(function: function)), keepsNull: keepsNull)
  }

  /// A filter of texts without arguments.
  init(keepsNull: Bool = false, _ function: @escaping OfText) {
    argumentCounts = 0...0
    self.function = .ofText(Part(forever: TextCall(function: function)), keepsNull: keepsNull)
  }

  /// Replaces a filter that does not exist.
  static let unknown = Filter(unknown: ())

  private init(unknown: Void) {
    argumentCounts = 0...0
    function = .unknown
  }

  var isUnknown: Bool { if case .unknown = function { true } else { false } }

  /// Makes of a value what the filter makes of it; either is `nil` when it is the text of `texts`.
  func apply(
    to value: inout LiquidValue?, _ arguments: Arguments, _ texts: inout FilterTexts,
    _ context: inout FilterContext
  ) throws(FilterProblem) {
    guard argumentCounts.contains(arguments.values.count) else {
      throw problem(arguments)
    }
    switch function {
    case .ofText(let function, let keepsNull):
      guard texts.begin(with: &value, keepsNull: keepsNull) else { return }
      function.pointer.pointee.function(texts.text.bytes, &texts.result)
      texts.accept()
    case .ofTextAndArguments(let function, let keepsNull):
      guard texts.begin(with: &value, keepsNull: keepsNull) else { return }
      try function.pointer.pointee.function(texts.text.bytes, arguments, &texts.result, &context)
      texts.accept()
    case .ofValue(let function):
      value = try function.pointer.pointee.function(value.take() ?? texts.value)
    case .ofArguments(let function):
      var given = value.take() ?? texts.value
      value = try function.pointer.pointee.function(&given, arguments, &context)
    case .ofNumbers(let operation):
      let (one, other) = (
        try Number(value.take() ?? texts.value), try Number(arguments[0] ?? .null)
      )
      try context.spend(one.length, times: other.length)
      value = try operation.pointer.pointee.function(one, other).value
    case .unknown: break
    }
  }

  private func problem(_ arguments: Arguments) -> FilterProblem {
    let least = argumentCounts.lowerBound
    let most = argumentCounts.upperBound
    let expected = least == most ? "\(least)" : "\(least) to \(most)"
    return FilterProblem("Expected \(expected) arguments, found \(arguments.values.count).")
  }

  /// All filters by name.
  static let all: [String: Filter] = [textFilters, markupFilters, numberFilters, arrayFilters]
    .reduce(into: ["date": date, "default": `default`]) { all, some in
      all.merge(some) { one, _ in one }
    }

  /// `default: value, allow_false: true`: the value when there is nothing.
  private static let `default` = Filter(0...2) { (value, arguments, _) throws(FilterProblem) in
    var allowsFalse = false
    if case .object(let options) = arguments[1] ?? .null {
      allowsFalse = options["allow_false"]?.isTruthy == true
    }
    let isMissing = allowsFalse ? value.isNull : !value.isTruthy
    return isMissing || value.isEmpty ? arguments[0] ?? .string("") : value
  }
}

/// The arguments of one call, as long as it lasts.
struct Arguments {
  let values: UnsafeBufferPointer<LiquidValue>

  subscript(position: Int) -> LiquidValue? {
    position < values.count ? values[position] : nil
  }

  /// An argument as text, or its default.
  func text(_ position: Int, default text: String = "") -> String {
    self[position]?.text ?? text
  }

  func integer(_ position: Int, default number: Int) throws(FilterProblem) -> Int {
    guard let value = self[position] else { return number }
    guard let integer = value.wholeInteger else {
      throw FilterProblem("'\(value.text)' is not an integer.")
    }
    return integer
  }
}

/// The memory that filters of texts work in, so that they can follow each other without a value
/// for every text between them.
struct FilterTexts: ~Copyable {
  /// What the last filter made.
  fileprivate(set) var text = TextBuffer()
  fileprivate var result = TextBuffer()

  fileprivate var value: LiquidValue { .string(String(bytes: text.bytes)) }

  /// Takes the text of a value, which may be the one that is here already; `false` when the value
  /// is `nil` and stays so.
  fileprivate mutating func begin(with value: inout LiquidValue?, keepsNull: Bool) -> Bool {
    guard let given = value.take() else { return true }
    if keepsNull, given.isNull {
      value = .null
      return false
    }
    text.cut(to: 0)
    given.describe(to: &text)
    return true
  }

  fileprivate mutating func accept() {
    swap(&text, &result)
    result.cut(to: 0)
  }
}

/// What filters share in a rendering.
struct FilterContext: ~Copyable {
  let clock: LiquidClock
  /// How many more bytes may be read and made.
  var workLeft: Int
  /// For texts of a length that is not known before; what is in it is of no use.
  var scratch = TextBuffer()

  /// Takes the cost of a result from what may be used, before the result is made.
  mutating func spend(_ work: Int, times count: Int = 1) throws(FilterProblem) {
    let (product, overflows) = work.multipliedReportingOverflow(by: count)
    workLeft -= min(overflows ? .max : product, workLeft + 1)
    if workLeft < 0 { throw .tooMuchWork }
  }
}

/// Why a filter cannot work with what it is given.
struct FilterProblem: Error {
  let message: String
  private(set) var isAboutWork = false

  init(_ message: String) { self.message = message }

  static var tooMuchWork: FilterProblem {
    var problem = FilterProblem("")
    problem.isAboutWork = true
    return problem
  }
}
