import AdderModuleDiscovery
import AdderSwiftSource

/// The closure with which a method reports its result.
struct ClosureParameter {
  struct Value {
    /// The name in the closure's type; `nil` if it has none.
    let name: String?
    let type: String
  }

  /// The position among the method's parameters.
  let position: Int
  let values: [Value]
  /// The types of `Result<Success, Failure>`, if that is the only value.
  let result: (success: String, failure: String)?

  /// - Throws: a fault if the function has no closure for its result, or its type is not one that can be replaced.
  init(
    of function: Function, _ code: ProjectCode, _ texts: any SourceTexts
  ) throws(CallbackFault) {
    let file = code.file(function.place.file)
    let types = ValueTypes(code)
    if function.isAsync { throw CallbackFault(.asynchronous, function.place) }
    let parameters = file.facts.parts(.parameter, of: Int(function.place.node))
    var found: [(position: Int, node: Int, file: CodeFile)] = []
    for (position, parameter) in parameters.enumerated() {
      guard let type = types.typePart(of: parameter, in: file),
        let closure = Self.functionType(type, in: file, code)
      else { continue }
      found.append((position, closure.node, closure.file))
    }
    guard let closure = found.first else { throw CallbackFault(.noClosure, function.place) }
    guard found.count == 1 else { throw CallbackFault(.severalClosures, function.place) }
    guard let source = SourceText(closure.file.number, of: code.index, in: texts) else {
      throw CallbackFault(.noClosure, function.place)
    }
    let facts = closure.file.facts
    let traits = facts.nodes[closure.node].traits
    if traits.contains(.isAsync) || traits.contains(.canThrow) {
      throw CallbackFault(.otherClosure("is asynchronous or throws"), function.place)
    }
    let returned = facts.part(.result, of: closure.node).map(source.text) ?? "Void"
    guard ["Void", "()", "-> Void", "-> ()"].contains(returned) else {
      throw CallbackFault(.otherClosure("returns a value"), function.place)
    }
    guard let tuple = facts.part(.tupleType, of: closure.node) else {
      throw CallbackFault(.otherClosure("has no parentheses"), function.place)
    }
    let elements = facts.parts(.tupleTypeElement, of: tuple)
    values = elements.map { element in
      let type = closure.file.parts(of: element).first { types.isType($0, in: closure.file) }
      let name = closure.file.text(element)
      return Value(
        name: name.isEmpty || name == "_" ? nil : name, type: type.map(source.text) ?? "")
    }
    position = closure.position
    let only = elements.count == 1 ? elements.first : nil
    let first = only.flatMap { element in
      closure.file.parts(of: element).first { closure.file.kind($0) == .typeName }
    }
    if let first, closure.file.text(first) == "Result" {
      let arguments = closure.file.parts(of: first)
      result =
        arguments.count == 2
        ? (source.text(of: arguments[0]), source.text(of: arguments[1])) : nil
    } else {
      result = nil
    }
  }

  /// The function type in a declared type, or in the alias that it names.
  private static func functionType(
    _ node: Int, in file: CodeFile, _ code: ProjectCode
  ) -> (node: Int, file: CodeFile)? {
    switch file.kind(node) {
    case .functionType: return (node, file)
    case .optionalType, .attributedType, .tupleType, .tupleTypeElement:
      guard file.kind(node) != .tupleType || file.parts(of: node).count == 1 else { return nil }
      return file.parts(of: node).lazy.compactMap { functionType($0, in: file, code) }.first
    case .typeName:
      let outer = code.type(around: node, in: file)
      let aliases = code.index.aliases[file.name(node)] ?? []
      let alias = aliases.first { $0.outer == outer && outer != nil } ?? aliases.first
      guard let alias, alias.outer == outer || alias.outer == nil else { return nil }
      let other = code.file(alias.place.file)
      return other.parts(of: Int(alias.place.node)).lazy.compactMap {
        other.kind($0) == .typeName ? nil : functionType($0, in: other, code)
      }.first
    default: return nil
    }
  }
}
