import AdderArchitectures
import AdderFileChanges
import AdderModuleDiscovery
import AdderSwiftSource

/// Divides a method with a closure into a request and the methods that answer it.
struct CallbackWriter: MemberWriting {
  var edits = MemberEdits()
  let project: DiscoveredProject
  let texts: any SourceTexts
  let code: ProjectCode
  let scene: CallbackScene
  /// The endings of the names of a success and a failure; empty if results are not divided.
  let endings: [String]

  private(set) var answers: [AnswerMethod] = []

  var requestName: String { index.names[scene.method.name] }

  /// The plain request: its labels without the closure's.
  private var labels: [String] {
    var labels = index.labels(of: scene.method)
    labels.remove(at: scene.closure.position)
    return labels
  }

  mutating func write() throws(CallbackFault) {
    let moved = try ArgumentClosure(scene, code, texts)
    try writeCalls(moved)
    removeParameter(of: scene.method, of: scene.contract)
    removeParameter(of: scene.implementation, of: scene.implementer)
    try removeFromDoubles()
    append(moved.source, moved.edit)
    let output = scene.output.contract
    for answer in answers {
      require(
        answer.name, answer.parametersText, "The answer to '\(requestName)'.", details: [],
        of: output, condition: nil, labels: answer.labels)
      implement(
        answer.name, parameters: answer.parametersText, answer.body, of: output, in: scene.caller,
        false, documentation: nil, labels: answer.labels)
      addToDoubles(
        answer.name, answer.parametersText, of: output, except: [scene.caller], condition: nil)
    }
  }

  private mutating func append(_ source: SourceText, _ edit: FileEdit) {
    append(
      RouteStep(
        path: source.path, line: source.line(of: edit.range.lowerBound), code: [], edit: edit))
  }

  // MARK: The implementation

  /// Replaces the uses of the closure. A result is divided if both sides allow it.
  private mutating func writeCalls(_ moved: ArgumentClosure) throws(CallbackFault) {
    let place = scene.implementation.place
    guard let source = source(place.file) else { throw CallbackFault(.noClosure, place) }
    let property = scene.output.property
    let output = ClosureCalls.Output(
      property: index.names[property.name], isOptional: property.type?.isOptional ?? true,
      contract: index.name(of: scene.output.contract),
      isIsolated: isIsolated(scene.output.contract) || isIsolated(scene.caller))
    if output.isIsolated, !isIsolated(scene.implementer) {
      throw CallbackFault(.isolated(output.contract), place)
    }
    let file = code.file(place.file)
    let own = scene.ownCalls
    let parameter = scene.implementation.parameters[scene.closure.position].name
    func calls(_ answers: [AnswerMethod]) throws(CallbackFault) -> ClosureCalls {
      let calls = try ClosureCalls(
        parameter, of: Int(place.node), in: file, source, output, answers, code
      ) { own.contains(file.place($0)) }
      let other = own.sorted { $0.node < $1.node }.first { !calls.ownCalls.contains(Int($0.node)) }
      if let other { throw CallbackFault(.otherCall, other) }
      return calls
    }
    if let pair = moved.pair(named: requestName, endings, scene.closure) {
      if let found = try? calls(pair) {
        answers = pair
        for edit in found.edits { append(source, edit) }
        return
      }
    }
    answers = [try moved.answer(named: requestName, scene.closure)]
    for edit in try calls(answers).edits { append(source, edit) }
  }

  // MARK: The parameter

  private mutating func removeParameter(of function: Function, of type: TypeDeclaration.ID) {
    guard let source = source(function.place.file) else {
      return note(.noPlace(type: index.name(of: type)), at: function.place)
    }
    checkName(requestName, labels, in: type)
    let list = source.facts.parts(.parameter, of: Int(function.place.node))
    let parameter = list[scene.closure.position]
    append(source, FileEdit(source.elementRange(parameter, among: list), with: ""))
    let name = index.names[function.parameters[scene.closure.position].name]
    for line in source.documentation(ofParameter: name, of: Int(function.place.node)) {
      append(source, FileEdit(line, with: ""))
    }
  }

  private mutating func removeFromDoubles() throws(CallbackFault) {
    let full = index.labels(of: scene.method)
    for type in index.conformers(of: scene.contract) where type != scene.implementer {
      let file = index.files[Int(index.types[type].place.file)]
      if file.isMadeOfContracts { continue }
      let function = index.types[type].functions.first {
        $0.name == scene.method.name && index.labels(of: $0) == full
      }
      guard let function, function.hasBody else { continue }
      let inner = code.file(function.place.file)
      let name = function.parameters[scene.closure.position].name
      let isUsed = inner.facts.range(of: Int(function.place.node)).contains {
        inner.kind($0) == .identifier && inner.name($0) == name
      }
      if isUsed { throw CallbackFault(.double(index.name(of: type)), function.place) }
      if source(function.place.file)?.isGenerated ?? false {
        note(
          .generatedDouble(index.name(of: type), path: file.path), at: function.place)
      }
      removeParameter(of: function, of: type)
    }
  }
}

extension SourceText {
  /// The lines of a comment that describe a parameter.
  func documentation(ofParameter name: String, of node: Int) -> [Range<Int>] {
    let lines = documentationLines(of: node)
    guard
      let first = lines.firstIndex(where: {
        $0.text.hasPrefix("- Parameter \(name):") || $0.text.hasPrefix("- \(name):")
      })
    else { return [] }
    let depth = lines[first].depth
    // The rest of a description is indented more than its beginning.
    let next = lines[(first + 1)...].firstIndex { $0.text.isEmpty || $0.depth <= depth }
    let end = next ?? lines.count
    var start = first
    let isLast = end == lines.count || lines[end].text.isEmpty || lines[end].depth < depth
    if isLast, first > 0, lines[first - 1].text == "- Parameters:" { start -= 1 }
    return lines[start..<end].map(\.range)
  }

  /// A line of a documentation comment: its range with the line break, its text behind `///`, and how far that is
  /// indented.
  private struct DocumentationLine {
    let range: Range<Int>
    let text: Substring
    let depth: Int
  }

  private func documentationLines(of node: Int) -> [DocumentationLine] {
    var place = commentedStart(of: node)
    let end = lineStart(of: start(of: node))
    var lines: [DocumentationLine] = []
    while place < end {
      let next = (bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 }) ?? end
      let line = text(place..<next).trimmed.dropFirst(3)
      let words = line.drop { $0 == " " }
      lines.append(
        DocumentationLine(range: place..<next, text: words, depth: line.count - words.count))
      place = next
    }
    return lines
  }
}
