/// An expression of a package manifest, as far as it can be read without running it.
indirect enum ManifestValue: Equatable {
  case string([ManifestToken.Piece])
  case list([ManifestValue])
  /// A call by the last name of what is called: `.target(…)` and `Target.target(…)` are the same.
  case call(String, [Argument])
  /// A name by its last part: `.app`, `Self.app` and `app` are the same.
  case name(String)
  case number(String)
  /// Texts or lists with `+` between them.
  case sum([ManifestValue])
  /// What only Swift itself can tell.
  case computed

  struct Argument: Equatable {
    /// Empty when there is none.
    var label: String
    var value: ManifestValue
  }
}

/// The statements of a manifest that say something about the package.
struct ManifestStatements: Equatable {
  /// The values of constants and variables, also of static ones in extensions.
  var values: [String: ManifestValue] = [:]
  /// What is added later: `package.targets.append(…)`, `targets += …`, by the variable's last name.
  var additions: [String: [ManifestValue]] = [:]
}

/// Reads the statements out of a manifest's words. What it does not understand it steps over.
struct ManifestParser {
  private static let depthLimit = 64

  private let tokens: [ManifestToken]
  private var position = 0
  private var depth = 0

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
      guard case .name(let name) = token else { continue }
      if name == "let" || name == "var" {
        declaration(into: &statements)
      } else {
        addition(to: name, into: &statements)
      }
    }
    return statements
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
    let value = expression()
    // A name that is declared twice, say in both branches of an `#if`, has no single value.
    statements.values[name] = statements.values[name] == nil ? value : .computed
  }

  /// `.append(…)`, `.append(contentsOf: …)` or `+= …` after a name.
  private mutating func addition(to name: String, into statements: inout ManifestStatements) {
    if peek() == .symbol("+"), peek(1) == .symbol("=") {
      position += 2
      statements.additions[name, default: []].append(expression())
    } else if peek() == .symbol("."), peek(1) == .name("append"), peek(2) == .symbol("(") {
      position += 2
      for argument in arguments() {
        let isWhole = argument.label == "contentsOf"
        statements.additions[name, default: []].append(
          isWhole ? argument.value : .list([argument.value]))
      }
    }
  }

  private mutating func skipType() {
    var brackets = 0
    while let token = peek() {
      switch token {
      case .symbol("["), .symbol("("), .symbol("<"): brackets += 1
      case .symbol("]"), .symbol(")"), .symbol(">"): brackets -= 1
      case .symbol("="), .symbol("{"), .symbol("}"), .symbol(";"), .symbol(","): return
      case .name("let"), .name("var"): return
      default: break
      }
      if brackets < 0 { return }
      position += 1
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
        if case .name = value { value = .name(member) } else { value = .computed }
      case .symbol("("):
        let arguments = arguments()
        if case .name(let name) = value {
          value = .call(name, arguments)
        } else {
          value = .computed
        }
      case .symbol("{"):
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
      skipBalanced()
      return .computed
    case .symbol:
      return .computed
    }
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
