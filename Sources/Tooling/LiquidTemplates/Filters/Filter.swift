/// A filter: its function and the number of its arguments.
struct Filter: Sendable {
  private let argumentCounts: ClosedRange<Int>
  private let function: Function

  /// The function, with a case for each signature, so that no function has
  /// to be wrapped in another.
  private enum Function: Sendable {
    case ofValue(Part<ValueCall>)
    case ofArguments(Part<ArgumentsCall>)
    case ofNumbers(Part<NumbersCall>)
    case ofText(Part<TextCall>, keepsNull: Bool)
    case ofTextAndArguments(Part<TextAndArgumentsCall>, keepsNull: Bool)
    case unknown
  }

  typealias OfValue = @Sendable (LiquidValue) throws(FilterProblem) -> LiquidValue
  /// A function that may consume the value, because nothing else uses that value.
  typealias OfArguments =
    @Sendable (
      inout LiquidValue, Arguments, inout FilterContext
    ) throws(FilterProblem) -> LiquidValue
  typealias OfNumbers = @Sendable (Number, Number) throws(FilterProblem) -> Number
  /// A function that appends its result for a string to the buffer, which is empty before the call.
  typealias OfText = @Sendable (UnsafeBufferPointer<UInt8>, inout TextBuffer) -> Void
  typealias OfTextAndArguments =
    @Sendable (
      UnsafeBufferPointer<UInt8>, Arguments, inout TextBuffer, inout FilterContext
    ) throws(FilterProblem) -> Void

  // The functions are stored in structs: as a generic argument, a bare function would
  // be called through a thunk.
  private struct ValueCall { let function: OfValue }
  private struct ArgumentsCall { let function: OfArguments }
  private struct NumbersCall { let function: OfNumbers }
  private struct TextCall { let function: OfText }
  private struct TextAndArgumentsCall { let function: OfTextAndArguments }

  init(_ argumentCounts: ClosedRange<Int>, _ function: @escaping OfArguments) {
    self.argumentCounts = argumentCounts
    self.function = .ofArguments(Part(forever: ArgumentsCall(function: function)))
  }

  /// Creates a filter without arguments.
  init(_ function: @escaping OfValue) {
    argumentCounts = 0...0
    self.function = .ofValue(Part(forever: ValueCall(function: function)))
  }

  /// Creates a filter that calculates with the value and another number.
  init(operation: @escaping OfNumbers) {
    argumentCounts = 1...1
    function = .ofNumbers(Part(forever: NumbersCall(function: operation)))
  }

  /// Creates a text filter.
  init(
    text argumentCounts: ClosedRange<Int>, keepsNull: Bool = false,
    _ function: @escaping OfTextAndArguments
  ) {
    self.argumentCounts = argumentCounts
    self.function = .ofTextAndArguments(
      Part(forever: TextAndArgumentsCall(function: function)), keepsNull: keepsNull)
  }

  /// Creates a text filter without arguments.
  init(keepsNull: Bool = false, _ function: @escaping OfText) {
    argumentCounts = 0...0
    self.function = .ofText(Part(forever: TextCall(function: function)), keepsNull: keepsNull)
  }

  /// A placeholder for a filter that does not exist.
  static let unknown = Filter(unknown: ())

  private init(unknown: Void) {
    argumentCounts = 0...0
    function = .unknown
  }

  var isUnknown: Bool { if case .unknown = function { true } else { false } }

  /// Applies the filter to a value. Before and after the call, a value that is `nil` represents the
  /// text in `texts`.
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

  /// `default: value, allow_false: true`: replaces a missing or empty value.
  private static let `default` = Filter(0...2) { (value, arguments, _) throws(FilterProblem) in
    var allowsFalse = false
    if case .object(let options) = arguments[1] ?? .null {
      allowsFalse = options["allow_false"]?.isTruthy == true
    }
    let isMissing = allowsFalse ? value.isNull : !value.isTruthy
    return isMissing || value.isEmpty ? arguments[0] ?? .string("") : value
  }
}

/// The arguments of one call, valid only during the call.
struct Arguments {
  let values: UnsafeBufferPointer<LiquidValue>

  subscript(position: Int) -> LiquidValue? {
    position < values.count ? values[position] : nil
  }

  /// Returns an argument as text, or its default.
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

/// The buffers of text filters, so that a chain of filters needs no value
/// for each intermediate string.
struct FilterTexts: ~Copyable {
  /// The result of the last filter.
  fileprivate(set) var text = TextBuffer()
  fileprivate var result = TextBuffer()

  fileprivate var value: LiquidValue { .string(String(bytes: text.bytes)) }

  /// Writes the text of a value into the buffer, unless it is already there. Returns `false` if the
  /// value is Liquid's `nil` and must not be changed.
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

/// The state that filters share during a rendering.
struct FilterContext: ~Copyable {
  let clock: LiquidClock
  /// The remaining work budget: the number of bytes that filters may still read and produce.
  var workLeft: Int
  /// A buffer for strings whose length is not known in advance. Its contents are
  /// meaningless between uses.
  var scratch = TextBuffer()

  /// Subtracts the cost of a result from the remaining work budget, before the result is created.
  mutating func spend(_ work: Int, times count: Int = 1) throws(FilterProblem) {
    let (product, overflows) = work.multipliedReportingOverflow(by: count)
    workLeft -= min(overflows ? .max : product, workLeft + 1)
    if workLeft < 0 { throw .tooMuchWork }
  }
}

/// The reason why a filter cannot process its value or arguments.
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
