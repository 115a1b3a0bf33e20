import AdderSwiftSource

/// How a spy records one requirement, and what it returns.
struct SpiedCall {
  /// What the names of the spy's properties begin with: `showPosts`.
  let stem: String
  /// The literal that names the requirement in the log.
  let name: String
  /// The requirement in messages.
  let shownName: String
  let parameters: [SpyParameter]
  let result: SpyType?
  /// The type of the errors that a test can set.
  let failure: String
  let isAsync: Bool
  let isStatic: Bool
  let logName: String
  let layout: Layout
  var canThrow = false
  /// The base name of the requirement: `show` for `show(posts:)`.
  var requirementName: String { shownName.prefix { $0 != "(" }.description }
  /// The declared type of its errors; `nil` for any error, and for none.
  var failureType: Syntax?
  private let recorded: [SpyParameter]
  /// A distinct label for each recorded argument.
  private let tupleLabels: [String]

  init(
    stem: String, name: String, shownName: String, parameters: [SpyParameter], result: SpyType?,
    failure: String, isAsync: Bool, isStatic: Bool, logName: String, layout: Layout
  ) {
    self.stem = stem
    self.name = name
    self.shownName = shownName
    self.parameters = parameters
    self.result = result
    self.failure = failure
    self.isAsync = isAsync
    self.isStatic = isStatic
    self.logName = logName
    self.layout = layout
    recorded = parameters.filter(\.isRecorded)
    tupleLabels = Self.labels(of: recorded)
  }

  /// Where the result comes from.
  enum Outcome {
    /// An obvious value.
    case value(String?)
    /// The spy itself.
    case itself
    /// What the test passed when it created the spy.
    case required
    /// A value of any type, or this one if the caller wants another type.
    case cast(fallback: String)
    /// A value of any type, or an error if the caller wants another type.
    case checkedCast
    /// What another object returns.
    case forwarded
  }

  var outcome: Outcome {
    guard let result else { return .value(nil) }
    if result.isSelf { return .itself }
    if result.isGeneric {
      if let value = result.defaultValue { return .cast(fallback: value) }
      // Only an untyped error can say that the type is wrong.
      return canThrow && failure == "any Error" ? .checkedCast : .forwarded
    }
    // Nobody can pass a result to a static member.
    guard let value = result.defaultValue ?? (isStatic ? result.emptyScreen : nil) else {
      return .required
    }
    return .value(value == "()" ? nil : value)
  }

  /// False for values that have a type only where one is expected.
  static func isTyped(_ value: String) -> Bool { value != "nil" && !value.hasPrefix("(") }

  private var isNoncopyable: Bool {
    result.map { $0.scope.isNoncopyable($0.type.plainType) } ?? false
  }

  /// The result in the recorder's type.
  private var recordedResult: String {
    switch outcome {
    case .value(nil), .itself, .forwarded: "Void"
    case .value, .required: result?.stored ?? "Void"
    case .cast(let fallback): Self.isTyped(fallback) ? "Any" : "Any?"
    case .checkedCast: "Any"
    }
  }

  var argument: SpyMember.Argument? {
    guard let result else { return nil }
    if isNoncopyable {
      return .init(label: "\(stem)Result", type: "@escaping () -> \(result.stored)")
    }
    let escaping = result.isFunction && !result.isOptional ? "@escaping " : ""
    return .init(label: "\(stem)Result", type: escaping + result.stored)
  }

  // MARK: - Arguments

  /// `posts: [Post]` for each recorded argument.
  var tupleElements: [String] {
    zip(tupleLabels, recorded).map { "\($0): \($1.recordedType)" }
  }

  private static func labels(of recorded: [SpyParameter]) -> [String] {
    var labels: Set<String> = []
    return recorded.map { parameter in
      var label = (parameter.label ?? parameter.local).withoutBackticks
      if ["self", "inout", "var", "let", "init", "Type", "Protocol"].contains(label) {
        label = parameter.local.withoutBackticks
      }
      while !labels.insert(label).inserted { label += "2" }
      return label
    }
  }

  /// The label of a parameter in the tuple of recorded arguments; `nil` if it is the only one.
  func argumentLabel(_ number: Int) -> String? {
    guard recorded.count > 1 else { return nil }
    let position = parameters[..<number].count(where: \.isRecorded)
    return tupleLabels[position]
  }

  private var argumentsType: String {
    switch recorded.count {
    case 0: "Void"
    case 1: recorded[0].recordedType
    default: "(\(tupleElements.joined(separator: ", ")))"
    }
  }

  /// `posts: posts` for each recorded argument.
  private var recordedElements: [String] {
    recorded.count == 1
      ? [recorded[0].recordedExpression]
      : zip(tupleLabels, recorded).map { "\($0): \($1.recordedExpression)" }
  }

  /// The statements that put the arguments of a parameter pack into an array.
  var packedArguments: [String] {
    recorded.filter(\.isPack).flatMap { pack in
      [
        "var \(pack.local)Values: [Any] = []",
        "repeat \(pack.local)Values.append(each \(pack.local))",
      ]
    }
  }

  /// The recorded arguments as one expression.
  var recordedTuple: String {
    recorded.count == 1
      ? recorded[0].recordedExpression
      : "(\(recorded.map(\.recordedExpression).joined(separator: ", ")))"
  }

  // MARK: - Code

  func recorder(returning value: String?) -> SpyMember.Storage {
    var creation = SpyMember.Creation(
      type: "SpyCalls", arguments: [isStatic ? "nil" : logName, name])
    if let value {
      creation.arguments.append(
        isNoncopyable ? "answers: { _ in \(value)() }" : "returns: \(value)")
    }
    return .init(
      name: "\(stem)Calls",
      type: .init(generic: "SpyCalls", arguments: [argumentsType, recordedResult, failure]),
      value: creation, isStatic: isStatic)
  }

  private var tryWord: String { failure == "Never" ? "" : "try " }
  private var recorderName: String { (isStatic ? "Self." : "") + "\(stem)Calls" }

  /// The call that returns the result.
  var answer: String {
    isSimple
      ? "\(tryWord)\(recorderName).call(\(recordedTuple))"
      : "\(tryWord)\(recorderName).result(for: \(argumentsType == "Void" ? "()" : "arguments"))"
  }

  /// True if nothing happens between recording the call and returning.
  private var isSimple: Bool { !isAsync && !hasHandler }

  private var recording: [String] {
    if isSimple { return [] }
    var lines: [String] = []
    if argumentsType == "Void" {
      lines.append("\(recorderName).record(())")
    } else {
      lines +=
        recorded.count == 1
        ? ["let arguments = \(recordedTuple)"]
        : layout.list("let arguments = ", recordedElements, "")
      lines.append("\(recorderName).record(arguments)")
    }
    if isAsync { lines.append("await \(recorderName).pauseIfHeld()") }
    if hasHandler {
      var handler = "handler"
      while parameters.contains(where: { $0.local.withoutBackticks == handler }) { handler += "2" }
      let call =
        "\(tryWord)\(handler)(\(parameters.map(\.handlerArgument).joined(separator: ", ")))"
      lines += [
        "if let \(handler) = \(isStatic ? "Self." : "")\(stem)Handler.function {",
        "  return \(call)", "}",
      ]
    }
    return lines
  }

  /// A statement, whose arguments are on a line of their own if it is too long.
  private func wrapped(_ statement: String) -> [String] {
    let arguments = "(\(recordedTuple))"
    guard !recorded.isEmpty, statement.hasSuffix(arguments) else { return [statement] }
    return layout.statement(String(statement.dropLast(arguments.count)), [recordedTuple])
  }

  /// The statements that record the call and return an expression.
  func steps(returning value: String?, after others: [String] = []) -> [String] {
    guard let value else {
      // Errors are thrown, even if the result comes from elsewhere.
      return recording + wrapped(answer)
    }
    // A single expression needs no `return`.
    if isSimple { return wrapped(others.isEmpty || result == nil ? value : "return \(value)") }
    let line = "return \(value)"
    guard line.count > layout.width - 2, line.hasSuffix("(for: arguments)") else {
      return recording + [line]
    }
    return recording + layout.statement(String(line.dropLast(16)), ["for: arguments"])
  }

  /// The statements that record the call and keep the result.
  func steps(keeping name: String) -> [String] {
    recording + ["let \(name) = \(answer)"]
  }

  // MARK: - Handler

  /// True if a test can run code during the call.
  var hasHandler: Bool {
    parameters.contains(where: \.wantsHandler)
      && !parameters.contains { $0.type.isGeneric || $0.type.words.contains("isolated") }
      && !(result?.isGeneric ?? false) && !(result?.isSelf ?? false)
  }

  var handlerType: String {
    let throwing =
      switch failure {
      case "Never": ""
      case "any Error": " throws"
      default: " throws(\(failure))"
      }
    let types = parameters.map { $0.isVariadic ? "[\($0.type.stored)]" : $0.handlerType }
    return "(\(types.joined(separator: ", ")))\(throwing) -> \(result?.stored ?? "Void")"
  }
}

extension SpyType {
  /// True if the type is `Self`, so that a class can return itself.
  var isSelf: Bool { type.plainType.kind == .typeName && type.plainType.name == "Self" }
  var mentionsSelf: Bool { type.all.contains { $0.kind == .typeName && $0.name == "Self" } }
}
