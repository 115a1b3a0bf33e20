import AdderSwiftSource

/// The code of a spy for one requirement.
struct SpyMember {
  /// What the spy stores for it.
  var storage: [Storage] = []
  /// What a test must pass to create the spy.
  var argument: Argument?
  /// The type of that argument.
  var argumentType: Syntax?
  /// The member that meets the requirement.
  var lines: [String] = []
  var conditions: [String] = []
  /// True if the spy creates a screen or view as its result.
  var createsScreen = false
  /// What a test asks about the requirement.
  var use: Use?

  enum Use {
    case call(SpiedCall, name: String)
    /// A property, with the beginning of the name of its `SpyProperty`.
    case property(name: String, stem: String, type: SpyType)
  }

  struct Storage {
    var name: String
    var type: StoredType
    /// The expression that creates it.
    var value: Creation
    var isStatic = false
    /// True if the value needs nothing from the initializer.
    var isInline = false
  }

  /// `SpyCalls<Int, Bool, Never>`.
  struct StoredType {
    var generic: String
    var arguments: [String]

    var text: String { "\(generic)<\(arguments.joined(separator: ", "))>" }
  }

  /// `SpyCalls(log, "…")`.
  struct Creation {
    var type: String
    var arguments: [String] = []

    var text: String { "\(type)(\(arguments.joined(separator: ", ")))" }
  }

  struct Argument: Equatable {
    var label: String
    /// The type of the parameter.
    var type: String
  }
}

/// A parameter of a requirement.
struct SpyParameter {
  let declaration: Syntax
  let type: SpyType
  /// The label in a call; `nil` for `_`.
  let label: String?
  /// The name inside the function.
  let local: String
  /// True if it belongs to a subscript, where a single name is no label.
  let isOfSubscript: Bool
  let isVariadic: Bool
  /// True if the type, or what it is constrained to, cannot be copied.
  let isNoncopyable: Bool
  /// The attributes and modifiers before the type.
  let words: Set<String>
  /// True if a closure can only be used during the call.
  private let isTransient: Bool

  init(
    declaration: Syntax, type: SpyType, label: String?, local: String, isOfSubscript: Bool,
    isVariadic: Bool, isNoncopyable: Bool
  ) {
    self.declaration = declaration
    self.type = type
    self.label = label
    self.local = local
    self.isOfSubscript = isOfSubscript
    self.isVariadic = isVariadic
    self.isNoncopyable = isNoncopyable
    words = type.words
    isTransient =
      !words.contains("escaping")
      && (words.contains("autoclosure") || (type.isFunction && !type.isOptional))
  }

  /// The parameter in the signature.
  var inSignature: String {
    let attributes = declaration.parts.filter { $0.kind == .attribute || $0.kind == .modifier }
    let words = attributes.map { "\($0.text) " }.joined()
    let isOneName = label == local && !isOfSubscript
    let names = isOneName ? local : "\(label ?? "_") \(local)"
    return words + names + ": " + type.inSignature + (isVariadic ? "..." : "")
  }

  /// The name as an expression.
  var expression: String { local.asExpression }

  var isPack: Bool {
    type.type.plainType.kind == .prefixedType && type.type.plainType.name == "repeat"
  }

  var isRecorded: Bool {
    !isTransient && !isNoncopyable && !words.contains("isolated") && !isPack
      || isPack && !isNoncopyable
  }

  /// True if a test can do more with the argument during the call than with the recorded one.
  var wantsHandler: Bool {
    !words.contains("isolated")
      && (isTransient || isNoncopyable || words.contains("inout"))
  }

  /// The type of the recorded argument.
  var recordedType: String {
    if isPack { return "[Any]" }
    if isErased { return isVariadic ? "[Any]" : "Any" }
    return isVariadic ? "[\(type.stored)]" : type.stored
  }

  private var isErased: Bool { type.isGeneric }

  var recordedExpression: String {
    if isPack { return "\(local)Values" }
    let value =
      words.contains("borrowing") || words.contains("consuming") ? "copy \(expression)" : expression
    if isErased { return isVariadic ? "\(value).map { $0 as Any }" : "\(value) as Any" }
    return value
  }

  /// What a call with the same arguments passes.
  var forwarded: String {
    let prefix = label.map { "\($0.asLabel): " } ?? ""
    if isPack { return "\(prefix)repeat each \(local)" }
    if words.contains("inout") { return "\(prefix)&\(expression)" }
    if words.contains("autoclosure") { return "\(prefix)\(expression)()" }
    return prefix + expression
  }

  /// The parameter's type in the type of a handler.
  var handlerType: String {
    let text = type.inSignature
    guard words.contains("autoclosure") else { return text }
    return text.split(separator: " ").filter { $0 != "@autoclosure" }.joined(separator: " ")
  }

  /// What is passed to a handler.
  var handlerArgument: String {
    if words.contains("inout") { return "&\(expression)" }
    return expression
  }
}

extension String {
  private static let reserved = Set(Keyword.allCases.filter(\.isReserved).map(\.rawValue))

  /// The name as an expression, in backticks if it is a reserved word.
  var asExpression: String {
    Self.reserved.contains(self) && self != "_" ? "`\(self)`" : self
  }

  /// The label of an argument, where only three words need backticks.
  var asLabel: String {
    let plain = withoutBackticks
    return ["inout", "var", "let"].contains(plain) ? "`\(plain)`" : plain
  }

  /// The text with its first letter in upper case.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// The text with its first word in lower case: `uiImage` for `UIImage`.
  var decapitalized: String {
    let capitals = prefix(while: \.isUppercase)
    let count =
      capitals.count < 2 || capitals.count == self.count ? capitals.count : capitals.count - 1
    return prefix(count).lowercased() + dropFirst(count)
  }

  var withoutBackticks: String {
    utf8.contains(UInt8(ascii: "`")) ? filter { $0 != "`" } : self
  }
}
