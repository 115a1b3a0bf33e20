import AdderArchitectures
import AdderFileChanges
import AdderModuleDiscovery
import AdderSwiftSource

/// What a call passes as the closure for its result.
struct ArgumentClosure {
  let source: SourceText
  /// The edit that removes the argument from the call.
  let edit: FileEdit

  private let file: CodeFile
  private let scene: CallbackScene
  private let code: ProjectCode
  private let value: Int

  init(
    _ scene: CallbackScene, _ code: ProjectCode, _ texts: any SourceTexts
  ) throws(CallbackFault) {
    self.scene = scene
    self.code = code
    let call = Int(scene.call.node)
    let file = code.file(scene.call.file)
    self.file = file
    guard let source = SourceText(scene.call.file, of: code.index, in: texts) else {
      throw CallbackFault(.unknownCall, scene.call)
    }
    self.source = source
    let trailing = file.facts.parts(.trailingClosure, of: call)
    let arguments = file.facts.parts(.argument, of: call)
    if trailing.count > 1 { throw CallbackFault(.severalTrailing, scene.call) }
    if let last = trailing.first {
      value = file.firstPart(of: last) ?? last
      let start = source.start(of: call)
      let hasParentheses = source.bytes[start] == 0x28
      if hasParentheses {
        let head = arguments.last.map(source.end) ?? start
        let close = source.position(after: 0x29, from: head)
        edit = FileEdit(close..<source.end(of: last), with: "")
      } else {
        let before = source.bytes[..<start].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? start
        edit = FileEdit(before..<source.end(of: last), with: "()")
      }
      return
    }
    let label = scene.method.parameters[scene.closure.position].label
    let argument =
      arguments.first { file.name($0) == label && label != .none }
      ?? (scene.closure.position < arguments.count ? arguments[scene.closure.position] : nil)
    guard let argument, let value = file.firstPart(of: argument) else {
      throw CallbackFault(.noClosureLiteral, scene.call)
    }
    self.value = value
    edit = FileEdit(source.elementRange(argument, among: arguments), with: "")
  }

  /// The caller's type, if the reference to it is not what keeps it.
  private var callerName: String? {
    scene.output.property.strength == .strong ? nil : code.index.name(of: scene.caller)
  }

  // MARK: Methods

  /// The methods for success and failure; `nil` if the result is not divided.
  func pair(
    named request: String, _ endings: [String], _ closure: ClosureParameter
  ) -> [AnswerMethod]? {
    guard endings.count == 2, let result = closure.result, file.kind(value) == .closure,
      let moved = try? MovedClosure(
        value, in: file, source, names: names(closure, request), of: callerName),
      let cases = moved.cases
    else { return nil }
    let name = AnswerMethod.name(for: request)
    let noun = AnswerMethod.noun(in: request) ?? "value"
    let isNothing = ["Void", "()"].contains(result.success)
    if isNothing { return nil }
    return [
      AnswerMethod(
        name + endings[0], [(cases.success.value ?? noun, result.success)],
        body: cases.success.body),
      AnswerMethod(
        name + endings[1], [(cases.failure.value ?? "error", result.failure)],
        body: cases.failure.body),
    ]
  }

  /// The method with all values of the closure.
  func answer(
    named request: String, _ closure: ClosureParameter
  ) throws(CallbackFault) -> AnswerMethod {
    let name = AnswerMethod.name(for: request)
    var names = names(closure, request)
    let body: [String]
    switch file.kind(value) {
    case .closure:
      let moved = try MovedClosure(value, in: file, source, names: names, of: callerName)
      guard let lines = moved.lines else {
        throw CallbackFault(.unwrapsSelf, file.place(value))
      }
      names = moved.names
      body = lines
    case .nilLiteral: body = []
    default: throw CallbackFault(.noClosureLiteral, file.place(value))
    }
    return AnswerMethod(
      name, zip(names, closure.values).map { (name: $0, type: $1.type) }, body: body)
  }

  // MARK: Names

  private func names(_ closure: ClosureParameter, _ request: String) -> [String] {
    var used: Set<String> = []
    let written =
      file.kind(value) == .closure ? MovedClosure.parameterNames(of: value, in: file) : []
    return closure.values.enumerated().map { position, value in
      let own = position < written.count && written[position] != "_" ? written[position] : nil
      let noun = position == 0 ? AnswerMethod.noun(in: request) : nil
      let typed = AnswerMethod.name(ofType: value.type)
      let isPlain = typed.map { ["result", "error", "success"].contains($0) } ?? false
      let named = [own, value.name, isPlain ? typed : noun, typed, "value"].compactMap { $0 }
      let candidates = named + (2...9).map { "value\($0)" }
      let name = candidates.first { !used.contains($0) } ?? "value"
      used.insert(name)
      return name
    }
  }
}
