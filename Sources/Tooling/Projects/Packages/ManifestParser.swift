/// The statements of a manifest that say something about the package.
struct ManifestStatements: Equatable {
  /// The values of constants and variables, also of static ones in extensions.
  var values: [String: ManifestValue] = [:]
  /// What is added later: `package.targets.append(…)`, `targets += …`, by the variable's last name.
  /// What is set later, as by `targets = …`, counts as an addition that is computed.
  var additions: [String: [Addition]] = [:]
  var hasSeveralPackages = false
  /// The functions of one expression, also static ones in extensions; several may share a name.
  var functions: [String: [ManifestFunction]] = [:]

  struct Addition: Equatable {
    /// The list that is added.
    var value: ManifestValue
    /// Whether that happens only under a condition, or in a loop or function.
    var isConditional: Bool
  }
}

/// Reads the statements out of a manifest's words. What it does not understand it steps over.
struct ManifestParser {
  private static let depthLimit = 64

  private let tokens: [ManifestToken]
  private var position = 0
  private var depth = 0
  /// How many conditions, loops and functions the statement here is in.
  private var nesting = 0
  /// Whether a `{` begins what a condition is for, and not a closure.
  private var bodyFollows = false

  private init(_ text: String) {
    tokens = ManifestTokens.tokens(in: text)
  }

  static func statements(in text: String) -> ManifestStatements {
    var parser = ManifestParser(text)
    return parser.statements()
  }

  private mutating func statements() -> ManifestStatements {
    var statements = ManifestStatements()
    while position < tokens.count {
      let token = tokens[position]
      position += 1
      guard case .name(let name) = token else {
        nesting += Self.nestingChange(token)
        if token == .symbol("{") { bodyFollows = false }
        continue
      }
      switch name {
      case "let", "var": declaration(into: &statements)
      case "func": function(into: &statements)
      case "if", "guard", "while": bodyFollows = true
      case "else": bodyFollows = false
      default: addition(to: name, into: &statements)
      }
    }
    return statements
  }

  private static func nestingChange(_ token: ManifestToken) -> Int {
    switch token {
    case .conditionBegins, .symbol("{"): 1
    case .conditionEnds, .symbol("}"): -1
    case .name, .number, .string, .symbol: 0
    }
  }

  /// `name = value` or `name: Type = value`, after `let` or `var`.
  private mutating func declaration(into statements: inout ManifestStatements) {
    guard case .name(let name)? = peek() else { return }
    position += 1
    if peek() == .symbol(":") {
      position += 1
      skipType()
    }
    guard peek() == .symbol("="), peek(1) != .symbol("=") else { return }
    position += 1
    let isOptional = bodyFollows
    let given = expression()
    // What `if let` takes out of an optional depends on the machine.
    let value = isOptional ? .computed : given
    guard let earlier = statements.values.updateValue(value, forKey: name) else { return }
    // A name that is declared twice, say in both branches of an `#if`, has no single value. Of two
    // packages the first is better than none.
    if case .call("Package", _) = earlier {
      statements.values[name] = earlier
      statements.hasSeveralPackages = true
    } else {
      statements.values[name] = .computed
    }
  }

  /// `.append(…)`, `.append(contentsOf: …)`, `+= …` or `= …` after a name.
  private mutating func addition(to name: String, into statements: inout ManifestStatements) {
    if peek() == .symbol("+"), peek(1) == .symbol("=") {
      position += 2
      add(expression(), to: name, in: &statements)
    } else if peek() == .symbol("."), peek(1) == .name("append"), peek(2) == .symbol("(") {
      position += 2
      for argument in arguments() {
        let isWhole = argument.label == "contentsOf"
        add(isWhole ? argument.value : .list([argument.value]), to: name, in: &statements)
      }
    } else if peek() == .symbol("="), peek(1) != .symbol("=") {
      // What is set anew is not followed; it is enough to know that more is to be told of it.
      add(.computed, to: name, in: &statements)
    }
  }

  private func add(
    _ value: ManifestValue, to name: String, in statements: inout ManifestStatements
  ) {
    let addition = ManifestStatements.Addition(value: value, isConditional: nesting > 0)
    statements.additions[name, default: []].append(addition)
  }

  /// Steps over a type.
  ///
  /// - Returns: whether it ends in `...`.
  @discardableResult
  private mutating func skipType() -> Bool {
    var brackets = 0
    var dots = 0
    while let token = peek() {
      switch token {
      case .symbol("["), .symbol("("), .symbol("<"): brackets += 1
      case .symbol("]"), .symbol(")"), .symbol(">"): brackets -= 1
      case .symbol("="), .symbol("{"), .symbol("}"), .symbol(";"): return dots == 3
      case .symbol(",") where brackets == 0: return dots == 3
      case .name("let"), .name("var"): return dots == 3
      default: break
      }
      if brackets < 0 { return dots == 3 }
      dots = token == .symbol(".") ? dots + 1 : 0
      position += 1
    }
    return dots == 3
  }

  // MARK: - Functions

  /// `name(parameters) -> Type { expression }`, after `func`. The body of any other function is
  /// left to be read for statements.
  private mutating func function(into statements: inout ManifestStatements) {
    guard case .name(let name)? = peek(), peek(1) == .symbol("(") else { return }
    position += 2
    let first = position
    guard let parameters = parameters() else {
      position = first
      return
    }
    while let token = peek(), token != .symbol("{") {
      // A declaration without a body: the next statement begins.
      if token == .symbol("}") || token == .name("func") || token == .name("let") { return }
      position += 1
    }
    let start = position
    guard let body = block() else {
      position = start
      return
    }
    let function = ManifestFunction(parameters: parameters, body: body)
    statements.functions[name, default: []].append(function)
  }

  /// The parameters up to and with the closing bracket; `nil` when they are no parameters.
  private mutating func parameters() -> [ManifestFunction.Parameter]? {
    var parameters: [ManifestFunction.Parameter] = []
    while peek() != .symbol(")") {
      guard case .name(let label)? = peek() else { return nil }
      position += 1
      var parameter = ManifestFunction.Parameter(label: label == "_" ? "" : label, name: label)
      if case .name(let name)? = peek() {
        parameter.name = name
        position += 1
      }
      guard peek() == .symbol(":") else { return nil }
      position += 1
      parameter.isVariadic = skipType()
      if peek() == .symbol("=") {
        position += 1
        parameter.defaultValue = expression()
      }
      parameters.append(parameter)
      if peek() == .symbol(",") { position += 1 }
    }
    position += 1
    return parameters
  }

  /// `{ expression }` or `{ return expression }`; `nil` when there is more in it.
  private mutating func block() -> ManifestValue? {
    position += 1
    if peek() == .name("return") { position += 1 }
    let value = expression()
    guard peek() == .symbol("}") else { return nil }
    position += 1
    return value
  }

  /// `{ expression }` or `{ name in expression }` after `map`; `nil` when there is more in it.
  private mutating func closure() -> ManifestFunction? {
    var parameter = "$0"
    if case .name(let name)? = peek(1), peek(2) == .name("in") {
      parameter = name
      position += 2
    }
    return block().map {
      ManifestFunction(parameters: [.init(label: "", name: parameter)], body: $0)
    }
  }

  // MARK: - Expressions

  private mutating func expression() -> ManifestValue {
    guard depth < Self.depthLimit else { return .computed }
    depth += 1
    defer { depth -= 1 }
    var terms = [operand()]
    while peek() == .symbol("+"), peek(1) != .symbol("=") {
      position += 1
      terms.append(operand())
    }
    guard let next = peek(), case .symbol(let symbol) = next, "?-*/<>=&|".contains(symbol) else {
      return terms.count == 1 ? terms[0] : .sum(terms)
    }
    return .computed
  }

  private mutating func operand() -> ManifestValue {
    var value = primary()
    while let token = peek() {
      switch token {
      case .symbol("."):
        guard case .name(let member)? = peek(1) else { return value }
        position += 2
        if peek() == .symbol("{"), member == "map" || member == "flatMap" {
          value = mapped(value, isFlat: member == "flatMap")
        } else if case .name = value {
          value = .name(member)
        } else {
          value = .computed
        }
      case .symbol("("):
        let arguments = arguments()
        if case .name(let name) = value {
          value = .call(name, arguments)
        } else {
          value = .computed
        }
      case .symbol("{"):
        if bodyFollows { return value }
        skipBalanced()
        value = .computed
      case .symbol("!"):
        position += 1
        value = .computed
      default:
        return value
      }
    }
    return value
  }

  private mutating func mapped(_ list: ManifestValue, isFlat: Bool) -> ManifestValue {
    let start = position
    guard let function = closure() else {
      position = start
      skipBalanced()
      return .computed
    }
    return .mapped(list, function, isFlat: isFlat)
  }

  private mutating func primary() -> ManifestValue {
    guard let token = peek() else { return .computed }
    switch token {
    case .string(let pieces):
      position += 1
      return .string(pieces)
    case .number(let digits):
      position += 1
      return .number(digits)
    case .symbol("["):
      return list()
    case .symbol("."):
      guard case .name(let name)? = peek(1) else { return .computed }
      position += 2
      return .name(name)
    case .name(let name):
      position += 1
      return .name(name)
    case .symbol("("):
      return parenthesized()
    case .symbol, .conditionBegins, .conditionEnds:
      return .computed
    }
  }

  private mutating func parenthesized() -> ManifestValue {
    let start = position
    position += 1
    let value = expression()
    guard peek() == .symbol(")") else {
      position = start
      skipBalanced()
      return .computed
    }
    position += 1
    return value
  }

  private mutating func list() -> ManifestValue {
    .list(elements(until: "]").map(\.value))
  }

  private mutating func arguments() -> [ManifestValue.Argument] {
    elements(until: ")")
  }

  /// The comma-separated values between the bracket here and the one that closes it.
  private mutating func elements(until end: Character) -> [ManifestValue.Argument] {
    position += 1
    var elements: [ManifestValue.Argument] = []
    while let token = peek(), token != .symbol(end) {
      var label = ""
      if case .name(let name) = token, peek(1) == .symbol(":") {
        label = name
        position += 2
      }
      var value = expression()
      if peek() != .symbol(","), peek() != .symbol(end) {
        value = .computed
        skipElement(until: end)
      }
      elements.append(ManifestValue.Argument(label: label, value: value))
      if peek() == .symbol(",") { position += 1 }
    }
    position += 1
    return elements
  }

  private mutating func skipElement(until end: Character) {
    while let token = peek(), token != .symbol(","), token != .symbol(end) {
      switch token {
      case .symbol("("), .symbol("["), .symbol("{"): skipBalanced()
      default: position += 1
      }
    }
  }

  /// Steps over the bracket here and everything up to the one that closes it.
  private mutating func skipBalanced() {
    var depth = 0
    while let token = peek() {
      position += 1
      switch token {
      case .symbol("("), .symbol("["), .symbol("{"): depth += 1
      case .symbol(")"), .symbol("]"), .symbol("}"): depth -= 1
      default: break
      }
      if depth <= 0 { return }
    }
  }

  private func peek(_ offset: Int = 0) -> ManifestToken? {
    position + offset < tokens.count ? tokens[position + offset] : nil
  }
}
