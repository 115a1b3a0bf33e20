/// The code of a function as most modules have it.
struct CommonBody {
  /// The contents of the braces.
  private(set) var text: String
  /// False if the function has to return a value and this code does not.
  private(set) var isComplete: Bool
  /// True if nothing of the modules' own code is left.
  let isMinimal: Bool
  /// The names that the code uses.
  let uses: Set<String>

  /// - Parameters:
  ///   - functions: The versions of the function.
  ///   - parameters: The parameters that it has in the template.
  init(
    _ functions: [FunctionPiece], _ parameters: [FunctionPiece.Parameter], in type: String,
    _ names: KnownNames
  ) {
    let bodies = functions.compactMap(\.body)
    let returnsValue = functions.first?.returnsValue ?? false
    var locals = KnownNames.Locals()
    locals.own = Set(functions.flatMap { $0.parameters.map(\.name) })
    locals.kept = Set(parameters.map(\.name))
    let statements = UsualLocals(bodies.map(\.statements), names).applied
    for statement in statements.joined() { locals.own.formUnion(statement.declares) }
    let lists = statements.map { CommonMember.numbered(Self.usual($0, names), by: \.family) }
    if let whole = Self.whole(bodies, lists, type, locals, names) {
      self = CommonBody(whole)
      return
    }
    var kept = Self.completed(
      Self.common(lists, type, locals, names), from: lists, type, locals, names)
    kept = Wiring(in: type, names).completed(Self.known(kept, type, locals, names), from: lists)
    kept = Self.withoutUnused(kept)
    if returnsValue, !Self.returns(kept) {
      // What builds a module is the code of one module, the one that is most like the others.
      let whole = lists.filter { list in
        list.contains { names.isPart($0.createdType) } && Self.returns(list)
          && list.allSatisfy { names.creates($0.text) }
          && Self.known(list, type, locals, names).count == list.count
      }
      let families = Set(kept.map(\.family))
      let best = whole.max { one, other in
        one.count { families.contains($0.family) } < other.count { families.contains($0.family) }
      }
      kept = best ?? kept
    }
    let code = kept.map { Self.line($0, isFirst: $0.key == kept[0].key) }.joined()
    isComplete = !returnsValue || Self.returns(kept)
    isMinimal = kept.isEmpty
    if !isComplete, kept.isEmpty, let function = functions.first, let value = function.minimalValue
    {
      let indent = lists.joined().first?.indent ?? "    "
      text = "\n\(indent)return \(value)"
      isComplete = true
    } else {
      text = code
    }
    uses = Self.names(kept)
  }

  /// A body that is taken as it is.
  init(_ body: FunctionPiece.Body) {
    text = body.text
    isComplete = true
    isMinimal = false
    uses = Self.names(body.statements)
  }

  private static func names(_ statements: [CodePiece]) -> Set<String> {
    Set(statements.flatMap(\.uses).flatMap { [$0.base, $0.name] })
  }

  /// Leaves out local constants that nothing uses any more.
  private static func withoutUnused(_ statements: [CodePiece]) -> [CodePiece] {
    var statements = statements
    while true {
      let used = names(statements)
      let kept = statements.filter { statement in
        !statement.family.hasPrefix("let ") || !used.isDisjoint(with: statement.declares)
      }
      if kept.count == statements.count { return statements }
      statements = kept
    }
  }

  /// Returns true if statements end with a value.
  private static func returns(_ statements: [CodePiece]) -> Bool {
    let last = statements.last?.text ?? ""
    return ["return ", "throw ", "fatalError"].contains(where: last.hasPrefix)
      || (statements.count == 1 && statements[0].isExpression)
  }

  /// Returns statements that create objects with the usual arguments.
  private static func usual(_ statements: [CodePiece], _ names: KnownNames) -> [CodePiece] {
    statements.map { statement in
      let text = names.withUsualArguments(statement.text)
      return text == statement.text ? statement : statement.rewritten(as: text)
    }
  }

  /// Returns the text of the whole body, if most versions have the same and it needs nothing that is missing.
  private static func whole(
    _ bodies: [FunctionPiece.Body], _ lists: [[CodePiece]], _ type: String,
    _ locals: KnownNames.Locals, _ names: KnownNames
  ) -> FunctionPiece.Body? {
    let texts = bodies.map(\.text.onOneLine)
    let all = Majority(texts)
    guard let usual = all.kept(of: bodies.count).first, let place = texts.firstIndex(of: usual),
      Agreement.isProof(all.count(of: usual), of: bodies.count)
    else { return nil }
    let text = bodies[place].text
    guard names.withUsualArguments(text) == text else { return nil }
    let statements = lists[place]
    guard names.creates(text),
      known(statements, type, locals, names).count == statements.count
    else { return nil }
    return FunctionPiece.Body(text: text.trimmingEnd, statements: statements)
  }

  /// Returns the statements that more than half of the versions have, in the usual order.
  private static func common(
    _ lists: [[CodePiece]], _ type: String, _ locals: KnownNames.Locals, _ names: KnownNames
  ) -> [CodePiece] {
    var families = Majority<String>()
    for list in lists { for statement in list { families.add(statement.family) } }
    var kept = families.kept(of: lists.count)
    var known = locals
    known.note(lists.joined())
    kept.removeAll { family in
      !Agreement.isProof(families.count(of: family), of: lists.count)
        && !lists.joined().contains { statement in
          statement.family == family && isStructural(statement, type, known, names)
        }
    }
    var found: [String: CodePiece] = [:]
    for family in kept {
      let versions = lists.compactMap { $0.first { $0.family == family } }
      let valid = versions.filter {
        names.creates($0.text) && names.areKnown($0.uses, in: type, locals.all)
      }
      // Most of those that have the statement must agree on it. Parts are created in one way or another.
      // What a superclass does is called with one argument or another.
      let isAlways = valid.contains {
        names.isPart($0.createdType) || $0.text.hasPrefix("super.")
      }
      let key =
        isAlways
        ? Majority(valid.map(\.key)).first
        : Majority(versions.map(\.key)).kept(of: versions.count).first
      guard var usual = valid.first(where: { $0.key == key }) else { continue }
      usual.comment = CommonType.comment(of: versions)
      usual.isAfterBlankLine = Majority(versions.map(\.isAfterBlankLine)).first ?? false
      found[family] = usual
    }
    return commonOrder(Set(found.keys), in: lists.map { $0.map(\.family) }).compactMap { found[$0] }
  }

  /// Returns true for a statement that creates a part, works with one, or does what every screen must.
  private static func isStructural(
    _ statement: CodePiece, _ type: String, _ locals: KnownNames.Locals, _ names: KnownNames
  ) -> Bool {
    [.module, .lowercasedModule].contains { (gap: Gap) in statement.text.contains(gap.rawValue) }
      || statement.text.hasPrefix("super.")
      || ["return", "throw", "fatalError"].contains(where: statement.text.hasPrefix)
      || names.refersToPart(statement, in: type, locals)
  }

  /// Adds the statements that declare what other statements need, as most modules write them.
  private static func completed(
    _ statements: [CodePiece], from lists: [[CodePiece]], _ type: String,
    _ locals: KnownNames.Locals, _ names: KnownNames
  ) -> [CodePiece] {
    var kept = Dictionary(statements.map { ($0.family, $0) }) { first, _ in first }
    // What is added can need more.
    for _ in 0..<4 {
      let known = kept.values.reduce(locals.kept) { $0.union($1.declares) }
      let needed = Set(kept.values.flatMap { $0.uses.map(\.name) })
        .intersection(locals.own).subtracting(known)
      let found = needed.sorted().compactMap { name in
        usual(
          lists.joined().filter { statement in
            statement.declares.contains(name) && names.creates(statement.text)
              && names.areKnown(statement.uses, in: type, locals.all)
          })
      }
      if found.isEmpty { break }
      for statement in found { kept[statement.family] = statement }
    }
    return commonOrder(Set(kept.keys), in: lists.map { $0.map(\.family) }).compactMap { kept[$0] }
  }

  private static func usual(_ versions: [CodePiece]) -> CodePiece? {
    Majority(versions.map(\.key)).first.flatMap { key in versions.first { $0.key == key } }
  }

  /// Leaves out the statements that need a name which the template does not have.
  private static func known(
    _ statements: [CodePiece], _ type: String, _ locals: KnownNames.Locals, _ names: KnownNames
  ) -> [CodePiece] {
    var statements = statements
    while true {
      var locals = locals
      for statement in statements { locals.kept.formUnion(statement.declares) }
      locals.note(statements)
      let known = statements.filter {
        names.areKnown($0.uses, in: type, locals) && !names.passesOtherSelf($0, in: type)
          && !$0.setsToItself(without: locals)
      }
      if known.count == statements.count { return statements }
      statements = known
    }
  }

  private static func line(_ statement: CodePiece, isFirst: Bool) -> String {
    (statement.isAfterBlankLine && !isFirst ? "\n" : "")
      + (statement.comment.isEmpty ? "" : "\n" + statement.comment)
      + "\n" + statement.indent + statement.text
  }
}

extension FunctionPiece {
  /// The simplest value that the function can return.
  fileprivate var minimalValue: String? {
    suffix.firstRange(of: "-> ").flatMap { MinimalValue.code(for: suffix[$0.upperBound...]) }
  }
}

extension KnownNames.Locals {
  /// Notes of which types local constants are.
  mutating func note(_ statements: some Sequence<CodePiece>) {
    for statement in statements {
      guard statement.declares.count == 1, let name = statement.declares.first,
        let created = statement.createdType
      else { continue }
      types[name] = created
    }
  }
}

extension CodePiece {
  /// The text of a piece that is taken as a whole.
  var text: String { if case .text(let text) = content { text } else { "" } }

  /// The type of which a statement such as `let view = ProfileView()` creates an object, or as which it gets one.
  var createdType: String? {
    guard let equals = text.firstRange(of: "= ") else { return nil }
    if text.hasPrefix("let "), ["?", "!"].contains(where: { text.contains(" as\($0) ") }) {
      return KnownNames.typeName(in: text)
    }
    let value = text[equals.upperBound...]
    guard let call = value.firstIndex(of: "(") else { return nil }
    return String(value[..<call])
  }

  /// The statement with another text, where it was.
  func rewritten(as text: String) -> CodePiece {
    // No name begins with the character of a gap.
    let gaps = ModuleGaps("Zzmodulezz", renamed: [:])
    let reader = PieceReader(Array(gaps.filled(text).utf8), gaps)
    guard var piece = reader.statements(of: 0, from: 0).first else { return self }
    piece.comment = comment
    piece.indent = indent
    piece.isAfterBlankLine = isAfterBlankLine
    return piece
  }

  /// True for `self.view = view` if `view` is a parameter that the template does not have.
  fileprivate func setsToItself(without locals: KnownNames.Locals) -> Bool {
    locals.own.subtracting(locals.kept).contains { text == "self.\($0) = \($0)" }
  }

  fileprivate var isExpression: Bool {
    !family.hasPrefix("let ") && !family.hasSuffix(" =")
      && !["if ", "guard ", "for "].contains(where: text.hasPrefix)
  }
}
