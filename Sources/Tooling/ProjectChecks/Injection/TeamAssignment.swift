import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The statement with which a team's builder sets a property of a new part: another one can be set
/// below it.
struct TeamAssignment {
  let path: String
  /// The line behind the statement, from 1.
  let line: Int
  /// The end of the statement's line.
  let place: Int
  /// True if the statement runs on the main actor.
  let isOnMainActor: Bool
  /// The protocol as which the builder knows the part; `nil` if it knows the class.
  let contract: String?
  private let object: String
  private let indentation: String

  /// - Returns: `nil` if the builder sets no property of the part in a statement on one line.
  init?(
    to holder: String, by composer: TypeDeclaration.ID, in project: DiscoveredProject,
    _ texts: any SourceTexts
  ) {
    let index = project.index
    let edges = index.types(named: holder).flatMap { project.graph.edges(from: $0) }.filter {
      $0.composer?.type == composer && $0.certainty == .assigned
    }
    let last = edges.max { ($0.place.file, $0.place.node) < ($1.place.file, $1.place.node) }
    guard let last, let function = last.composer?.function, function.file == last.place.file else {
      return nil
    }
    let file = index.files[Int(last.place.file)]
    guard let bytes = try? texts.bytes(of: file.path, limit: .max),
      bytes.count == file.facts.length
    else { return nil }
    let start = Int(file.facts.nodes[Int(last.place.node)].start)
    let first = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let text = String(decoding: bytes[first..<end], as: UTF8.self)
    let code = text.drop { $0 == " " || $0 == "\t" }
    guard let dot = code.firstRange(of: ".\(index.names[last.property]) = ") else { return nil }
    object = String(code[..<dot.lowerBound])
    guard !object.isEmpty, object.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      let local = Self.local(object, in: function, file)
    else { return nil }
    path = file.path
    line = file.facts.lineAndColumn(of: UInt32(start)).line + 1
    place = end
    indentation = String(text.prefix(text.count - code.count))
    contract = local.type
    isOnMainActor =
      index.isOnMainActor(composer)
      || file.facts.parts(.attribute, of: Int(function.node)).contains {
        file.facts.isNamed($0, "MainActor")
      }
  }

  /// The declared type of a local constant; `nil` if there is no such constant.
  private static func local(
    _ name: String, in function: SyntaxPlace, _ file: ProjectIndex.File
  ) -> (type: String?, Void)? {
    let facts = file.facts
    let binding = facts.range(of: Int(function.node)).first { node in
      facts.nodes[node].kind == .binding && facts.name(of: node) == name
    }
    guard let binding, let first = facts.parts(of: binding).first(where: { _ in true }) else {
      return nil
    }
    switch facts.nodes[first].kind {
    case .typeName: return (facts.name(of: first), ())
    case .constrainedType, .compositionType:
      let inner = facts.range(of: first).first { facts.nodes[$0].kind == .typeName }
      return (inner.map(facts.name(of:)), ())
    case .chain: return (nil, ())
    default: return nil
    }
  }

  /// The new statement without and with its indentation.
  func code(_ property: String, _ value: String) -> String { "\(object).\(property) = \(value)" }
  func statement(_ property: String, _ value: String) -> String {
    indentation + code(property, value)
  }
}

extension ProjectIndex {
  /// Returns true if the code of a type is known to run on the main actor.
  func isOnMainActor(_ type: TypeDeclaration.ID) -> Bool {
    ([type] + superclasses(of: type)).contains { type in
      types[type].attributes.contains { names[$0] == "MainActor" }
    } || inherits(.viewControllers, type)
  }
}
