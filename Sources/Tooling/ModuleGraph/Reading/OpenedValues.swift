import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// What a function that makes a module takes: values for the module, and what it reports to.
struct OpenedValues {
  /// Each with its type as it is written: `ids: [User.ID]`.
  private(set) var passes: [String] = []
  private(set) var returns: [String] = []

  init() {}

  /// - Parameter text: Returns the text of the function's file.
  init(_ maker: Int, _ reader: GraphReader, text: () -> [UInt8]?) {
    let member = reader.members[maker]
    guard let function = member.function, !function.parameters.isEmpty else { return }
    let index = reader.index
    let isPlain = function.parameters.allSatisfy { $0.type?.isPlain ?? true }
    let written = isPlain ? nil : WrittenTypes(member, reader, text: text)
    for (number, parameter) in function.parameters.enumerated() {
      guard let use = parameter.type else { continue }
      let names = use.names.map { index.names[$0.last] }
      let name = index.names[parameter.name]
      if use.shape == .function || use.names.contains(where: { index.isFunction($0) }) {
        returns.append(name)
      } else if names.contains(where: FrameworkNames.passedScreens.contains) || names.isEmpty
        || name == "_"
      {
        continue
      } else if names.contains(where: { $0.hasSuffix("Output") || $0.hasSuffix("Delegate") }) {
        returns += names
      } else {
        let type = "\(names.joined(separator: " & "))\(use.isOptional ? "?" : "")"
        passes.append("\(name): \(written?[number] ?? type)")
      }
    }
  }
}

/// The types of a function's parameters as they are written, without attributes and without `any`.
private struct WrittenTypes {
  private var types: [String?] = []

  init(_ member: CodeMember, _ reader: GraphReader, text: () -> [UInt8]?) {
    guard let bytes = text() else { return }
    let facts = reader.trees[member.place.file].facts
    for parameter in facts.parts(.parameter, of: Int(member.place.node)) {
      var type = facts.firstType(of: parameter)
      while let outer = type,
        [.attributedType, .prefixedType, .constrainedType].contains(facts.nodes[outer].kind)
      {
        type = facts.parts(of: outer).reduce(nil) { facts.nodes[$1].kind.isType ? $1 : $0 }
      }
      types.append(type.flatMap { Self.text(of: facts.nodes[$0], in: bytes) })
    }
  }

  /// Returns the type of a parameter by its number; `nil` if the text is unknown.
  subscript(number: Int) -> String? { types.indices.contains(number) ? types[number] : nil }

  private static func text(of node: SyntaxNode, in bytes: [UInt8]) -> String? {
    let (start, end) = (Int(node.start), Int(node.end))
    guard start < end, end <= bytes.count else { return nil }
    let words = String(decoding: bytes[start..<end], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }
}

extension TypeUse {
  /// True if the names of the types say how the type is written.
  fileprivate var isPlain: Bool {
    shape == .single && names.allSatisfy { $0.path.count == 1 && $0.arguments.isEmpty }
  }
}

extension ProjectIndex {
  /// Returns true for an alias of a function's type: `typealias Completion<Value> = (Value) -> Void`.
  fileprivate func isFunction(_ name: TypeName) -> Bool {
    guard let aliases = aliases[name.last], !aliases.isEmpty else { return false }
    return aliases.allSatisfy { $0.type.shape == .function }
  }
}
