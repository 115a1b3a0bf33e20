import AdderModuleDiscovery
import AdderSwiftSource

/// A requirement of a protocol, from the declaration of a class's member.
struct ContractRequirement {
  let name: Name
  /// The labels of a method's parameters; `nil` for a property.
  let labels: [String]?
  /// True if the property must be settable.
  let isSet: Bool
  /// The lines of the requirement, without indentation.
  let lines: [String]
  /// The lines of the member's comment.
  let documentation: [String]
  /// True if it names types that neither the project nor Swift's library declares.
  let needsImports: Bool
  let place: SyntaxPlace
}

/// Writes requirements for the members of a class.
struct RequirementReader {
  let code: ProjectCode
  let source: SourceText
  /// The type that declares the member.
  let owner: TypeDeclaration.ID
  /// The access level that a member must have.
  let least: Access
  private var index: ProjectIndex { code.index }
  private var file: CodeFile
  private let types: ValueTypes

  init(
    _ code: ProjectCode, _ source: SourceText, _ file: Int32, of owner: TypeDeclaration.ID,
    least: Access
  ) {
    self.least = least
    self.code = code
    self.source = source
    self.owner = owner
    self.file = code.file(file)
    types = ValueTypes(code)
  }

  // MARK: Methods

  func requirement(_ function: Function) throws(ContractObstacle) -> ContractRequirement {
    let node = Int(function.place.node)
    let name = index.names[function.name]
    try checkAccess(function.access, name)
    if index.types[owner].kind == .protocol, hasAssociatedTypes {
      throw .unsupported(name, why: "belongs to a protocol with associated types")
    }
    let parts = file.parts(of: node)
    let heads = parts.prefix { [.attribute, .modifier, .ifConfig].contains(file.kind($0)) }
    let end = file.facts.part(.codeBlock, of: node).map(start) ?? self.end(node)
    let begin = heads.last.map(self.end) ?? start(node)
    if let result = file.facts.part(.result, of: node),
      let opaque = file.facts.range(of: result).first(where: {
        file.kind($0) == .constrainedType && file.text($0) == "some"
      }), opaque > 0
    {
      throw .unsupported(name, why: "returns an opaque type, which a protocol cannot require")
    }
    let generics = Set(file.facts.parts(.genericParameter, of: node).map(file.name))
    let (edits, needsImports) = try qualified(in: node, until: end, of: name, generics)
    let defaults = file.facts.parts(.parameter, of: node).compactMap { parameter -> Edit? in
      guard !file.facts.nodes[parameter].traits.contains(.isVariadic),
        let type = types.typePart(of: parameter, in: file), self.end(type) < self.end(parameter)
      else { return nil }
      return Edit(range: self.end(type)..<self.end(parameter), text: "")
    }
    let words = heads.compactMap(kept)
    let declaration = text(begin..<end, edits + defaults).trimmed
    return ContractRequirement(
      name: function.name, labels: index.labels(of: function), isSet: false,
      lines: lines((words + [String(declaration)]).joined(separator: " "), from: node),
      documentation: documentation(of: node), needsImports: needsImports, place: function.place)
  }

  private var hasAssociatedTypes: Bool {
    let place = index.types[owner].place
    let file = code.file(place.file)
    return file.facts.range(of: Int(place.node)).contains {
      file.kind($0) == .associatedtypeDeclaration
    }
  }

  private static let attributes: Set<String> = ["MainActor", "discardableResult", "available"]

  /// The text of an attribute or a modifier that the requirement needs.
  private func kept(_ node: Int) -> String? {
    switch file.kind(node) {
    case .attribute where Self.attributes.contains(file.text(node)): source.text(of: node)
    case .modifier where file.text(node) == "nonisolated": "nonisolated"
    default: nil
    }
  }

  // MARK: Properties

  func requirement(
    _ property: Property, _ change: ReferenceUses.Change
  ) throws(ContractObstacle) -> ContractRequirement {
    let binding = Int(property.place.node)
    let name = index.names[property.name]
    try checkAccess(property.access, name)
    guard let variable = file.parent(of: binding) else { throw .unwrittenType(name) }
    let setter = index.setterAccess(of: property)
    let isSet = isSet(property, by: change, setter)
    if isSet, setter.map({ $0 < least }) ?? true { throw .hiddenSetter(name) }
    let accessors = file.facts.parts(.accessor, of: binding)
    let hasEffects = accessors.contains {
      file.facts.nodes[$0].traits.contains(.isAsync)
        || file.facts.nodes[$0].traits.contains(.canThrow)
    }
    if hasEffects { throw .unsupported(name, why: "has a getter that throws or is asynchronous") }
    let type: String
    var needsImports = false
    if let written = types.typePart(of: binding, in: file) {
      if file.kind(written) == .constrainedType, file.text(written) == "some" {
        throw .unsupported(name, why: "has an opaque type, which a protocol cannot require")
      }
      let found = try qualified(in: written, until: end(written), of: name, [])
      type = text(start(written)..<end(written), found.edits)
      needsImports = found.needsImports
    } else if let inferred = try inferredType(of: binding, name) {
      (type, needsImports) = inferred
    } else {
      throw .unwrittenType(name)
    }
    let attributes = file.facts.parts(.attribute, of: variable).compactMap { attribute in
      file.text(attribute) == "MainActor" ? "@MainActor" : nil
    }
    let line =
      (attributes + [
        "var \(source.nameText(of: binding)): \(type) \(isSet ? "{ get set }" : "{ get }")"
      ])
      .joined(separator: " ")
    return ContractRequirement(
      name: property.name, labels: nil, isSet: isSet, lines: lines(line, from: binding),
      documentation: documentation(of: variable), needsImports: needsImports,
      place: property.place)
  }

  /// Returns true if a change sets a property, and not only an object that it holds.
  private func isSet(
    _ property: Property, by change: ReferenceUses.Change, _ setter: Access?
  ) -> Bool {
    switch change {
    case .nothing: return false
    case .member: return true
    case .inside:
      // The code could not be compiled if the value was not an object.
      guard let setter, setter > .private else { return false }
      let type = types.type(ofLocal: Int(property.place.node), in: file)
      return !(type.map(index.isObject) ?? false)
    }
  }

  /// The type of a property without a written one, if its initial value tells.
  private func inferredType(
    of binding: Int, _ name: String
  ) throws(ContractObstacle) -> (type: String, needsImports: Bool)? {
    guard let value = types.initialValue(of: binding, in: file) else { return nil }
    switch file.kind(value) {
    case .booleanLiteral: return ("Bool", false)
    case .integerLiteral: return ("Int", false)
    case .floatLiteral: return ("Double", false)
    case .stringLiteral: return ("String", false)
    case .chain: return try createdType(of: value, name)
    default: return nil
    }
  }

  /// The type of what `Type()` creates. With arguments, the initializer may be one that can fail.
  private func createdType(
    of value: Int, _ name: String
  ) throws(ContractObstacle) -> (type: String, needsImports: Bool)? {
    let steps = file.parts(of: value)
    guard steps.count == 2, file.kind(steps[0]) == .identifier, file.kind(steps[1]) == .call,
      file.text(steps[0]).first?.isUppercase ?? false
    else { return nil }
    guard let type = types.type(of: value, in: file) else {
      guard file.facts.nodes[steps[1]].count == 0 else { return nil }
      let found = try qualified(in: steps[0], until: end(steps[0]), of: name, [])
      let isKnown = Self.known.contains(file.text(steps[0])) && !found.needsImports
      return (text(start(steps[0])..<end(steps[0]), found.edits), !isKnown)
    }
    let declaration = index.types[type]
    let canFail = declaration.initializers.contains {
      code.file($0.place.file).facts.nodes[Int($0.place.node)].traits.contains(.isFailable)
    }
    guard declaration.outer == nil, declaration.genericParameters.isEmpty, !canFail else {
      return nil
    }
    return (index.name(of: type), isElsewhere(type))
  }

  // MARK: Access

  private func checkAccess(_ access: Access, _ name: String) throws(ContractObstacle) {
    if access < least { throw .hiddenMember(name, access.word) }
  }

  // MARK: Types in signatures

  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  /// Types of Swift's library, which need no import.
  private static let known: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "Void", "Any", "AnyObject", "Error", "Result",
    "Array", "Set", "Dictionary", "Optional", "Character", "Int64", "Int32", "UInt", "Never",
    "Int8",
    "Int16", "UInt8", "UInt16", "UInt32", "UInt64", "Substring", "Range", "ClosedRange", "Sequence",
    "Collection", "Hashable", "Equatable", "Comparable", "Codable", "Decodable", "Encodable",
    "Identifiable", "Sendable", "MainActor", "Task", "Self",
  ]

  /// What is written before the names of types that are nested in the class, and whether a name needs an import.
  private func qualified(
    in node: Int, until end: Int, of member: String, _ generics: Set<Name>
  ) throws(ContractObstacle) -> (edits: [Edit], needsImports: Bool) {
    var edits: [Edit] = []
    var needsImports = false
    for part in file.facts.range(of: node)
    where file.kind(part) == .typeName && self.end(part) <= end {
      if let outer = file.parent(of: part), file.kind(outer) == .memberType,
        file.firstPart(of: outer) != part
      {
        continue
      }
      let name = file.name(part)
      if generics.contains(name) { continue }
      if file.text(part) == "Self" {
        throw .unsupported(member, why: "has 'Self' in its signature")
      }
      if let type = index.type(TypeName(path: [name]), in: owner, file: file.number) {
        if let outer = index.types[type].outer {
          edits.append(Edit(range: start(part)..<start(part), text: "\(path(of: outer))."))
        }
        if isElsewhere(type) { needsImports = true }
        continue
      }
      if let alias = index.aliases[name]?.first(where: { $0.outer == owner || $0.outer == nil }) {
        if alias.outer == owner {
          edits.append(Edit(range: start(part)..<start(part), text: "\(path(of: owner))."))
        }
        continue
      }
      if !Self.known.contains(file.text(part)) { needsImports = true }
    }
    return (edits, needsImports)
  }

  /// The name of a type with those of the types around it.
  private func path(of type: TypeDeclaration.ID) -> String {
    let outer = index.types[type].outer.map { "\(path(of: $0))." } ?? ""
    return outer + index.name(of: type)
  }

  private func isElsewhere(_ type: TypeDeclaration.ID) -> Bool {
    let own = file.file.targets
    let others = index.files[Int(index.types[type].place.file)].targets
    return !own.isEmpty && !others.isEmpty && !own.contains(where: others.contains)
  }

  // MARK: Text

  private func start(_ node: Int) -> Int { Int(file.facts.nodes[node].start) }
  private func end(_ node: Int) -> Int { Int(file.facts.nodes[node].end) }

  private func text(_ range: Range<Int>, _ edits: [Edit]) -> String {
    var text = ""
    var place = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= place && edit.range.upperBound <= range.upperBound {
      text += source.text(place..<edit.range.lowerBound) + edit.text
      place = edit.range.upperBound
    }
    return text + source.text(place..<range.upperBound)
  }

  /// The lines without the indentation of the declaration that they are from.
  private func lines(_ text: String, from node: Int) -> [String] {
    let indentation = source.indentation(at: start(node))
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = line.last == "\r" ? line.dropLast() : line
      return String(line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
    }
  }

  private func documentation(of node: Int) -> [String] {
    let start = source.commentedStart(of: node)
    let end = source.lineStart(of: self.start(node))
    guard start < end else { return [] }
    return source.text(start..<end).split(separator: "\n").map { String(String($0).trimmed) }
  }
}

extension SourceText {
  /// The name of a declaration as it is written, with backticks.
  func nameText(of node: Int) -> String {
    let name = facts.name(of: node)
    return facts.nodes[node].traits.contains(.isQuoted) ? "`\(name)`" : name
  }
}
