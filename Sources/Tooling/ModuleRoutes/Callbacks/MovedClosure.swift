import AdderFileChanges
import AdderModuleDiscovery
import AdderSwiftSource

/// The statements of a closure, as the body of a method of the same type.
struct MovedClosure {
  let file: CodeFile
  let closure: Int
  let source: SourceText
  /// The names of the closure's parameters; `_` for those that are not named.
  private let own: [String]
  /// The names of the new method's parameters.
  let names: [String]
  private var edits: [FileEdit] = []
  /// True if `self` is weak in the closure.
  private let isWeak: Bool
  /// Local names of `self`, such as `strongSelf`, by their declarations.
  private var aliases: Set<Int> = []
  private var rebound: Set<Int> = []
  private(set) var removed: [ClosedRange<Int>] = []
  private var locals: Set<String> = []

  /// - Parameters:
  ///   - names: the names for parameters of the closure that it does not name.
  ///   - type: the caller's type, if nothing but the closure keeps it until the answer.
  init(
    _ closure: Int, in file: CodeFile, _ source: SourceText, names: [String], of type: String?
  ) throws(CallbackFault) {
    self.closure = closure
    self.file = file
    self.source = source
    let parameters = file.facts.parts(.closureParameter, of: closure).map(file.text)
    own = parameters.isEmpty ? names.map { _ in "_" } : parameters
    self.names = zip(own, names).map { $0 == "_" ? $1 : $0 }
    let captures = file.facts.parts(.capture, of: closure)
    isWeak = captures.contains { capture in
      file.text(capture) == "self"
        && file.facts.parts(.modifier, of: capture).contains { file.text($0) == "weak" }
    }
    if let other = captures.first(where: { file.text($0) != "self" }) {
      throw CallbackFault(.captures(file.text(other)), file.place(other))
    }
    let isHeld = captures.isEmpty || isStrong(captures)
    if let type, isHeld, !statements.isEmpty {
      throw CallbackFault(.independent(type), file.place(closure))
    }
    let traits = file.facts.nodes[closure].traits
    if traits.contains(.isAsync) || awaits { throw CallbackFault(.awaits, file.place(closure)) }
    readLocals()
    try removeUnwrapping()
    try rewrite()
  }

  /// Returns true for `[self]`.
  private func isStrong(_ captures: [Int]) -> Bool {
    captures.contains { file.text($0) == "self" && file.facts.part(.modifier, of: $0) == nil }
  }

  /// The names that the method's parameters should have.
  static func parameterNames(of closure: Int, in file: CodeFile) -> [String] {
    file.facts.parts(.closureParameter, of: closure).map(file.text)
  }

  var statements: [Int] {
    file.parts(of: closure).filter { part in
      switch file.kind(part) {
      case .attribute, .capture, .closureParameter, .result: false
      default: true
      }
    }
  }

  private var awaits: Bool {
    file.facts.range(of: closure).contains { node in
      file.kind(node) == .effect && file.text(node) == "await"
        && !closures(around: node).contains { $0 != closure }
    }
  }

  private mutating func readLocals() {
    locals = Set(names)
    for node in file.facts.range(of: closure) {
      switch file.kind(node) {
      case .namePattern, .binding, .closureParameter, .parameter: locals.insert(file.text(node))
      default: break
      }
    }
  }

  // MARK: Unwrapping of self

  /// Removes `guard let self = self else { return }` from the closure's own statements.
  private mutating func removeUnwrapping() throws(CallbackFault) {
    guard isWeak else { return }
    for statement in statements where file.kind(statement) == .guardStatement {
      let conditions = file.parts(of: statement).filter { file.kind($0) != .codeBlock }
      guard let condition = conditions.first(where: isUnwrapping),
        let pattern = file.facts.part(.namePattern, of: condition)
      else { continue }
      if file.text(pattern) != "self" { aliases.insert(pattern) }
      rebound.insert(pattern)
      if conditions.count == 1 {
        removed.append(file.facts.range(of: statement))
        edits.append(FileEdit(source.linesOrRange(of: statement), with: ""))
        continue
      }
      removed.append(file.facts.range(of: condition))
      edits.append(FileEdit(source.elementRange(condition, among: conditions), with: ""))
    }
  }

  /// Returns true for `let self = self`, `let strongSelf = self` and `let self`.
  private func isUnwrapping(_ condition: Int) -> Bool {
    guard file.kind(condition) == .optionalBinding else { return false }
    let parts = file.parts(of: condition)
    guard let pattern = parts.first, file.kind(pattern) == .namePattern else { return false }
    if parts.count == 1 { return file.text(pattern) == "self" }
    return parts.count == 2 && file.kind(parts[1]) == .identifier && file.text(parts[1]) == "self"
  }

  // MARK: Names

  private mutating func rewrite() throws(CallbackFault) {
    var weakened: Set<Int> = []
    for node in file.facts.range(of: closure) where !removed.contains(where: { $0.contains(node) })
    {
      switch file.kind(node) {
      case .namePattern where file.text(node) == "self":
        guard let outer = file.parent(of: node), file.kind(outer) == .optionalBinding,
          isOuterSelf(node)
        else { continue }
        try weaken(node, &weakened)
      case .namePattern where file.isShorthandBinding(node):
        try checkUse(of: node, at: file.parent(of: node) ?? node)
      case .capture where file.isShorthandCapture(node) && file.text(node) != "self":
        try checkUse(of: node, at: node)
      case .identifier: try rewriteName(node, &weakened)
      default: break
      }
    }
    for inner in weakened { edits.append(weakCapture(of: inner)) }
  }

  private mutating func rewriteName(
    _ node: Int, _ weakened: inout Set<Int>
  ) throws(CallbackFault) {
    let text = file.text(node)
    if text.hasPrefix("$"), let number = Int(text.dropFirst()) {
      let innermost = closures(around: node).first { closure in
        file.facts.part(.closureParameter, of: closure) == nil
      }
      if innermost == closure, names.indices.contains(number) {
        edits.append(FileEdit(source.range(of: node), with: names[number]))
      }
      return
    }
    if text == "self" {
      if isOuterSelf(node) { try rewriteSelf(node, &weakened) }
      return
    }
    if let local = file.local(file.name(node), before: node), aliases.contains(local) {
      return replaceAlias(node)
    }
    try checkUse(of: node, at: node)
  }

  /// A name must not be one of the method around the closure.
  ///
  /// - Parameter place: the node before which the name is declared.
  private func checkUse(of node: Int, at place: Int) throws(CallbackFault) {
    guard let local = file.local(file.name(node), before: place) else { return }
    let text = file.text(node)
    if aliases.contains(local) { throw CallbackFault(.captures(text), file.place(node)) }
    if file.kind(local) == .binding && file.isMember(local) { return }
    if !file.contains(local, in: closure) {
      throw CallbackFault(.usesLocal(text), file.place(node))
    }
  }

  /// Returns true for the closure's own `self`, not one that an inner closure captures or unwraps itself.
  private func isOuterSelf(_ node: Int) -> Bool {
    for inner in closures(around: node) {
      if inner == closure { break }
      if file.facts.parts(.capture, of: inner).contains(where: { file.text($0) == "self" }) {
        return false
      }
    }
    guard file.kind(node) == .identifier, let local = file.local(file.name(node), before: node)
    else { return true }
    return rebound.contains(local) || !file.contains(local, in: closure)
  }

  private mutating func rewriteSelf(
    _ node: Int, _ weakened: inout Set<Int>
  ) throws(CallbackFault) {
    guard isWeak else { return }
    let isInner = closures(around: node).first != closure
    let chain = file.parent(of: node).flatMap { file.kind($0) == .chain ? $0 : nil }
    let next = chain.flatMap { chain in file.parts(of: chain).first { $0 > node } }
    guard let chain, let next, file.kind(next) == .optionalChaining else {
      let local = file.local(file.name(node), before: node)
      // Unwrapped before, so it means the same in a method.
      if local.map(rebound.contains) ?? false { return }
      if isInner { return try weaken(node, &weakened) }
      if let outer = file.parent(of: node), file.kind(outer) == .argument { return }
      throw CallbackFault(.unwrapsSelf, file.place(node))
    }
    if isInner { return try weaken(node, &weakened) }
    try checkValue(of: chain, after: next)
    guard let member = file.parts(of: chain).first(where: { $0 > next }) else { return }
    if locals.contains(file.text(member)) {
      edits.append(FileEdit(source.range(of: next), with: ""))
    } else {
      edits.append(FileEdit(source.start(of: node)..<source.nameStart(of: member), with: ""))
    }
  }

  /// A value that is no longer optional must not be used as one.
  private func checkValue(of chain: Int, after first: Int) throws(CallbackFault) {
    let steps = file.parts(of: chain)
    if steps.contains(where: { $0 > first && file.kind($0) == .optionalChaining }) { return }
    var node = chain
    var outer = file.parent(of: chain)
    while let next = outer, file.kind(next) == .effect {
      node = next
      outer = file.parent(of: next)
    }
    guard let outer else { return }
    switch file.kind(outer) {
    case .codeBlock, .closure, .switchCase, .argument: return
    case .sequence:
      let operands = file.parts(of: outer)
      if operands.first == node, file.isAssignment(outer) { return }
    default: break
    }
    throw CallbackFault(.optionalSelf, file.place(chain))
  }

  /// An inner closure that used the weak `self` of the closure gets its own.
  private func weaken(_ node: Int, _ weakened: inout Set<Int>) throws(CallbackFault) {
    let inner = closures(around: node).prefix { $0 != closure }
    guard let outermost = inner.last else {
      throw CallbackFault(.unwrapsSelf, file.place(node))
    }
    weakened.insert(outermost)
  }

  private func weakCapture(of inner: Int) -> FileEdit {
    source.captureEdit("[weak self]", "weak self, ", of: inner, in: file)
  }

  private mutating func replaceAlias(_ node: Int) {
    let isInner = closures(around: node).first != closure
    let next = file.parent(of: node).flatMap { chain in
      file.kind(chain) == .chain ? file.parts(of: chain).first { $0 > node } : nil
    }
    guard !isInner, let next, file.kind(next) == .member, !locals.contains(file.text(next)) else {
      return edits.append(FileEdit(source.range(of: node), with: "self"))
    }
    edits.append(FileEdit(source.start(of: node)..<source.nameStart(of: next), with: ""))
  }

  /// The closures around a node, the innermost first, up to this one.
  private func closures(around node: Int) -> [Int] {
    var found: [Int] = []
    for outer in file.ancestors(of: node) where file.kind(outer) == .closure {
      found.append(outer)
      if outer == closure { break }
    }
    return found
  }

  // MARK: The body

  /// The lines of the body, indented with tabs; `nil` if it cannot be moved.
  var lines: [String]? {
    let start = source.bodyStart(of: closure, in: file)
    let end = Int(file.facts.nodes[closure].end) - 1
    return start < end ? text(start..<end) : []
  }

  func text(_ range: Range<Int>) -> [String]? {
    source.dedented(range, edits)
  }
}
