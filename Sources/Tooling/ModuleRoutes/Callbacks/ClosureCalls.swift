import AdderFileChanges
import AdderModuleDiscovery
import AdderSwiftSource

/// Replaces what a method does with its closure by calls of the reference to the method's caller.
struct ClosureCalls {
  private(set) var edits: [FileEdit] = []
  /// The calls of the method itself that no longer pass the closure.
  private(set) var ownCalls: Set<Int> = []

  private let file: CodeFile
  private let source: SourceText
  private let function: Int
  private let output: Output
  private let answers: [AnswerMethod]
  private let code: ProjectCode
  /// The closures that got a weak `self`.
  private var weakened: Set<Int> = []

  /// The reference to the caller.
  struct Output {
    let property: String
    /// True if the reference may be missing.
    let isOptional: Bool
    let contract: String
    /// True if the contract is on the main actor.
    let isIsolated: Bool
  }

  /// - Parameters:
  ///   - answers: one method, or those for success and failure.
  ///   - isOwnCall: returns true for a call of the method itself, from which the argument is removed.
  init(
    _ parameter: Name, of function: Int, in file: CodeFile, _ source: SourceText, _ output: Output,
    _ answers: [AnswerMethod], _ code: ProjectCode, isOwnCall: (Int) -> Bool
  ) throws(CallbackFault) {
    self.file = file
    self.source = source
    self.function = function
    self.output = output
    self.answers = answers
    self.code = code
    for node in file.facts.range(of: function) where file.name(node) == parameter {
      switch file.kind(node) {
      case .identifier where isParameter(parameter, at: node): try replace(node, isOwnCall)
      case .capture where isParameter(parameter, at: node):
        throw CallbackFault(.keptClosure(file.text(node)), file.place(node))
      case .namePattern where file.isShorthandBinding(node):
        guard isParameter(parameter, at: file.parent(of: node) ?? node) else { continue }
        throw CallbackFault(.keptClosure(file.text(node)), file.place(node))
      default: break
      }
    }
  }

  /// Returns true if the name of the closure means the method's parameter at a node.
  private func isParameter(_ name: Name, at node: Int) -> Bool {
    guard let local = file.local(name, before: node) else { return false }
    return file.kind(local) == .parameter && file.parent(of: local) == function
  }

  private mutating func replace(_ node: Int, _ isOwnCall: (Int) -> Bool) throws(CallbackFault) {
    let kept = CallbackFault(.keptClosure(file.text(node)), file.place(node))
    if file.ancestors(of: node).prefix(while: { $0 != function }).contains(where: {
      file.kind($0) == .functionDeclaration
    }) {
      throw CallbackFault(.localFunction, file.place(node))
    }
    guard let outer = file.parent(of: node) else { throw kept }
    switch file.kind(outer) {
    case .chain:
      let steps = file.steps(of: outer)
      guard steps.count == 2, steps[0] == node, file.kind(steps[1]) == .call,
        file.facts.part(.trailingClosure, of: steps[1]) == nil
      else { throw kept }
      let arguments = file.facts.parts(.argument, of: steps[1]).compactMap(file.firstPart)
      try replaceCall(outer, arguments)
    case .argument: try replaceArgument(node, outer, isOwnCall)
    default: throw kept
    }
  }

  // MARK: Calls of the closure

  private mutating func replaceCall(_ chain: Int, _ arguments: [Int]) throws(CallbackFault) {
    let kept = CallbackFault(.keptClosure(file.text(chain)), file.place(chain))
    guard let statement = file.parent(of: chain) else { throw kept }
    let receiver = try self.receiver(at: chain)
    let code = try self.calls(on: receiver, arguments, at: chain)
    switch file.kind(statement) {
    case .codeBlock, .closure, .switchCase:
      edits.append(FileEdit(source.range(of: chain), with: code))
    case .returnStatement:
      let isAlone = source.isBlank(
        source.lineStart(of: source.start(of: statement))..<source.start(of: statement))
      let separator =
        isAlone
        ? source.newline + source.indentation(at: source.start(of: statement)) : "; "
      edits.append(FileEdit(source.range(of: statement), with: code + separator + "return"))
    default:
      throw CallbackFault(
        .keptClosure(file.text(file.firstPart(of: chain) ?? chain)), file.place(chain))
    }
  }

  private func calls(
    on receiver: String, _ arguments: [Int], at chain: Int
  ) throws(CallbackFault) -> String {
    let texts = arguments.map { source.text(of: $0) }
    guard answers.count == 2 else { return receiver + answers[0].call(texts) }
    let kept = CallbackFault(.keptClosure("Result"), file.place(chain))
    guard let value = arguments.first else { throw kept }
    if let (name, argument) = resultCase(value) {
      return receiver + answers[name == "success" ? 0 : 1].call([argument])
    }
    let start = source.start(of: chain)
    guard source.isBlank(source.lineStart(of: start)..<start), canBeSwitched(value) else {
      throw kept
    }
    return divided(texts[0], receiver).joined(
      separator: source.newline + source.indentation(at: start))
  }

  /// The name and the value of `.success(value)` and `Result.failure(error)`.
  private func resultCase(_ node: Int) -> (name: String, value: String)? {
    guard file.kind(node) == .chain else { return nil }
    let steps = file.parts(of: node)
    guard let call = steps.last, file.kind(call) == .call, steps.count > 1 else { return nil }
    let name = file.text(steps[steps.count - 2])
    guard ["success", "failure"].contains(name),
      file.kind(steps[0]) == .implicitMember || file.text(steps[0]) == "Result",
      let argument = file.facts.part(.argument, of: call), let value = file.firstPart(of: argument)
    else { return nil }
    return (name, source.text(of: value))
  }

  /// Returns true if a value keeps its meaning behind `switch`, where nothing tells its type, and a brace begins the
  /// cases.
  private func canBeSwitched(_ value: Int) -> Bool {
    !file.facts.range(of: value).contains { node in
      file.kind(node) == .implicitMember || file.kind(node) == .closure
    }
  }

  /// A `switch` that calls the methods for success and failure.
  private func divided(_ value: String, _ receiver: String) -> [String] {
    let (success, failure) = (answers[0].parameters[0].name, answers[1].parameters[0].name)
    let unit = source.indentationUnit
    return [
      "switch \(value) {",
      "case .success(let \(success)):",
      unit + receiver + answers[0].call([success]),
      "case .failure(let \(failure)):",
      unit + receiver + answers[1].call([failure]),
      "}",
    ]
  }

  // MARK: The closure as an argument

  private mutating func replaceArgument(
    _ node: Int, _ argument: Int, _ isOwnCall: (Int) -> Bool
  ) throws(CallbackFault) {
    let kept = CallbackFault(.keptClosure(file.text(node)), file.place(node))
    guard let call = file.parent(of: argument), file.kind(call) == .call else { throw kept }
    if isOwnCall(call) {
      let arguments = file.facts.parts(.argument, of: call)
      ownCalls.insert(call)
      return edits.append(FileEdit(source.elementRange(argument, among: arguments), with: ""))
    }
    if output.isIsolated { throw CallbackFault(.isolated(output.contract), file.place(node)) }
    // A closure around it that does not have `self` yet must not keep it.
    if !closures(around: node).isEmpty { _ = try receiver(at: node) }
    let receiver = "self?.\(output.property)\(output.isOptional ? "?." : ".")"
    let names = parameterNames
    let typed = zip(names, valueTypes).map { "\($0): \($1)" }.joined(separator: ", ")
    let isKnown = isPlainCall(call)
    let head = names.isEmpty ? "" : isKnown ? names.joined(separator: ", ") + " " : "(\(typed)) "
    let opening = "{ [weak self] \(head)in"
    let body: [String] =
      answers.count == 2
      ? divided(names[0], receiver) : [receiver + answers[0].call(names)]
    let start = source.start(of: node)
    let outer = source.indentation(at: start)
    let inner = source.newline + outer + source.indentationUnit
    let text =
      opening + inner + body.joined(separator: inner)
      + source.newline + outer + "}"
    edits.append(FileEdit(start..<source.end(of: node), with: text))
  }

  private var parameterNames: [String] {
    answers.count == 2 ? ["result"] : answers[0].parameters.map(\.name)
  }

  private var valueTypes: [String] {
    guard answers.count == 2 else { return answers[0].parameters.map(\.type) }
    return ["Result<\(answers[0].parameters[0].type), \(answers[1].parameters[0].type)>"]
  }

  /// Returns true if all functions with the name of the called one are known, and none is generic.
  private func isPlainCall(_ call: Int) -> Bool {
    guard let chain = file.parent(of: call),
      let callee = file.steps(of: chain).last(where: { $0 < call })
    else { return false }
    let functions = code.functions(named: file.name(callee))
    return !functions.isEmpty && !functions.contains(where: code.isGeneric)
  }

  // MARK: Captured self

  /// Functions whose closures end before they return.
  private static let immediate: Set<String> = [
    "map", "forEach", "filter", "compactMap", "flatMap", "reduce", "sorted", "contains", "first",
    "allSatisfy", "sort", "removeAll", "sync",
  ]

  /// The closures around a node that may outlive the call, the innermost first.
  private func closures(around node: Int) -> [Int] {
    file.ancestors(of: node).prefix { $0 != function }.filter { outer in
      file.kind(outer) == .closure && !isImmediate(outer)
    }
  }

  private func isImmediate(_ closure: Int) -> Bool {
    callee(of: closure).map(Self.immediate.contains) ?? false
  }

  private func isTask(_ closure: Int) -> Bool { callee(of: closure) == "Task" }

  /// The name of the function that gets a closure.
  private func callee(of closure: Int) -> String? {
    var outer = file.parent(of: closure)
    while let next = outer, file.kind(next) != .call { outer = file.parent(of: next) }
    guard let call = outer, let chain = file.parent(of: call), file.kind(chain) == .chain,
      let callee = file.steps(of: chain).last(where: { $0 < call })
    else { return nil }
    return file.text(callee)
  }

  /// What is written before a call of the output: `output?.`, `self?.output?.`.
  private mutating func receiver(at node: Int) throws(CallbackFault) -> String {
    let reference = output.property + (output.isOptional ? "?." : ".")
    let around = closures(around: node)
    if output.isIsolated, let closure = around.first(where: { !isTask($0) }) {
      throw CallbackFault(.isolated(output.contract), file.place(closure))
    }
    guard let outermost = around.last else {
      return isShadowed(at: node) ? "self.\(reference)" : reference
    }
    if let name = unwrappedSelf(at: node, around) { return "\(name).\(reference)" }
    if let capturing = around.first(where: { capture(of: $0) != nil }) {
      return capture(of: capturing) == "weak" ? "self?.\(reference)" : "self.\(reference)"
    }
    if usesSelf(outermost) { return "self.\(reference)" }
    if weakened.insert(outermost).inserted {
      edits.append(source.captureEdit("[weak self]", "weak self, ", of: outermost, in: file))
    }
    return "self?.\(reference)"
  }

  private func isShadowed(at node: Int) -> Bool {
    code.index.names.name(output.property).map { file.local($0, before: node) != nil } ?? false
  }

  /// How a closure captures `self`; `nil` if its list does not name it.
  private func capture(of closure: Int) -> String? {
    let capture = file.facts.parts(.capture, of: closure).first { file.text($0) == "self" }
    return capture.map { file.facts.part(.modifier, of: $0).map(file.text) ?? "strong" }
  }

  /// The name of `self` after `guard let self = self` in one of the closures.
  private func unwrappedSelf(at node: Int, _ around: [Int]) -> String? {
    var found: String?
    for pattern in file.facts.range(of: around.last ?? node)
    where pattern < node && file.kind(pattern) == .namePattern {
      guard let binding = file.parent(of: pattern), file.kind(binding) == .optionalBinding,
        file.local(file.name(pattern), before: node) == pattern
      else { continue }
      let value = file.parts(of: binding).last ?? pattern
      if file.text(value) == "self" && (value == pattern || file.kind(value) == .identifier) {
        found = file.text(pattern)
      }
    }
    return found
  }

  /// Returns true if a closure uses `self` or, without naming it, a member of its type.
  private func usesSelf(_ closure: Int) -> Bool {
    guard let type = code.type(around: closure, in: file) else { return false }
    let members = Set(
      ([type] + code.index.superclasses(of: type)).flatMap { owner in
        code.index.types[owner].properties.map(\.name)
          + code.index.types[owner].functions.map(\.name)
      })
    return file.facts.range(of: closure).contains { node in
      guard file.kind(node) == .identifier else { return false }
      if file.text(node) == "self" { return true }
      return members.contains(file.name(node)) && file.local(file.name(node), before: node) == nil
    }
  }
}
