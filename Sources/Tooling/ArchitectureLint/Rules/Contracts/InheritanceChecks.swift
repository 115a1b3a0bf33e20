import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Checks that a contract which should be referenced weakly is limited to classes.
struct ClassBoundCheck: ProtocolCheck {
  func verdicts(
    on type: TypeDeclaration.ID, _ contract: Contract, _ module: LintedModule
  ) -> [ProtocolVerdict] {
    let isHeldWeakly = module.architecture.references.contains {
      $0.strength == .weak && $0.targets.contains(contract.name)
    }
    guard isHeldWeakly, contract.isClassBound else { return [] }
    if module.isClassBound(type) { return [.kept] }
    if !module.followsDocument, isOnlyHeldStrongly(type, module) { return [] }
    return [
      .broken(
        "'\(module.name(type))' should be referenced weakly, but structures can conform to it. Make it inherit from 'AnyObject'.",
        at: module.nameplace(of: type),
        fix: InheritanceEdit(of: type, in: module)?.adding("AnyObject"))
    ]
  }

  /// Returns true if parts of the module have properties of this type, and none of these is weak: whether one should be
  /// is another rule's question.
  private func isOnlyHeldStrongly(_ type: TypeDeclaration.ID, _ module: LintedModule) -> Bool {
    let held = module.parts.flatMap { module.index.types[$0.type].properties }
      .filter { $0.types.contains(type) }
    return !held.isEmpty && held.allSatisfy { $0.strength == .strong }
  }
}

/// Reports `class` in a protocol's inheritance clause; it is deprecated in favor of `AnyObject`.
struct OldWordCheck: ProtocolCheck {
  func verdicts(
    on type: TypeDeclaration.ID, _ contract: Contract, _ module: LintedModule
  ) -> [ProtocolVerdict] {
    guard let edit = InheritanceEdit(of: type, in: module) else { return [] }
    if let old = edit.inherited(named: "class") {
      return [
        .broken(
          "'\(module.name(type))' uses the deprecated keyword 'class'. Use 'AnyObject' instead.",
          at: old, fix: SourceFix([.init(place: old, text: "AnyObject")]))
      ]
    }
    return edit.inherited(named: "AnyObject") == nil ? [] : [.kept]
  }
}

/// Checks that a contract inherits the types that the architecture requires. Some types are
/// required only if a library is imported.
struct ContractInheritanceCheck: ProtocolCheck {
  func verdicts(
    on type: TypeDeclaration.ID, _ contract: Contract, _ module: LintedModule
  ) -> [ProtocolVerdict] {
    contract.inherits.compactMap { inheritance in
      guard inheritance.whenImported.map(module.ownFilesImport) ?? true else { return nil }
      let inherited = module.index.allInherited(by: type)
      let isInherited =
        inherited.foreign.contains { module.index.names[$0] == inheritance.type }
        || inherited.types.contains { module.name($0) == inheritance.type }
      if isInherited { return .kept }
      let reason = inheritance.whenImported.map { ", so '\($0)' cannot use it" } ?? ""
      return .broken(
        "'\(module.name(type))' does not inherit from '\(inheritance.type)'\(reason). Make it inherit from '\(inheritance.type)'.",
        at: module.nameplace(of: type), fix: fix(type, inheritance, module))
    }
  }

  /// Returns a fix if the file imports the library. If the contract inherits `AnyObject`, the
  /// required type replaces it.
  private func fix(
    _ type: TypeDeclaration.ID, _ inheritance: Inheritance, _ module: LintedModule
  ) -> SourceFix? {
    guard let edit = InheritanceEdit(of: type, in: module),
      inheritance.whenImported.map({ module.index.imports($0, file: edit.file) }) ?? true
    else { return nil }
    let bound = edit.inherited(named: "AnyObject") ?? edit.inherited(named: "class")
    return bound.map { SourceFix([.init(place: $0, text: inheritance.type)]) }
      ?? edit.adding(inheritance.type)
  }
}

extension LintedModule {
  /// Returns true if a file with parts or contracts of the module imports a library.
  func ownFilesImport(_ library: String) -> Bool {
    let types = parts.map(\.type) + contracts.map(\.type)
    return Set(types.map { index.types[$0].place.file }).contains {
      index.imports(library, file: $0)
    }
  }

  /// Returns true if only classes can conform to a protocol, or if that is unknown.
  func isClassBound(_ type: TypeDeclaration.ID) -> Bool {
    let all = index.allInherited(by: type)
    if !all.foreign.allSatisfy(isForAllTypes) { return true }
    return ([type] + all.types).contains { type in
      let declaration = index.types[type]
      let facts = facts(at: declaration.place)
      return declaration.kind == .class
        || declaration.attributes.contains { index.names[$0] == "objc" }
        // `where Self: UIViewController`.
        || facts.part(.requirement, of: Int(declaration.place.node)) != nil
    }
  }

  private func isForAllTypes(_ name: Name) -> Bool {
    Self.protocolsForAllTypes.contains(index.names[name])
  }

  private static let protocolsForAllTypes: Set<String> = [
    "Any", "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable",
    "Decodable",
    "Encodable", "CustomStringConvertible",
  ]
}

/// Edits the inheritance clause of a type.
struct InheritanceEdit {
  let file: Int32
  private let facts: SwiftFile
  private let declaration: Int

  /// Creates an edit, or returns `nil` for a declaration without a name.
  init?(of type: TypeDeclaration.ID, in module: LintedModule) {
    let place = module.index.types[type].place
    file = place.file
    facts = module.facts(at: place)
    declaration = Int(place.node)
    if facts.nodes[declaration].name == 0 { return nil }
  }

  /// Returns the place of a type's name in the inheritance clause.
  func inherited(named name: String) -> LintPlace? {
    for inherited in facts.parts(.inheritedType, of: declaration) {
      if let named = facts.parts(of: inherited).first(where: { facts.name(of: $0) == name }) {
        return LintPlace(
          file: file, start: facts.nodes[named].start, end: facts.nodes[named].end)
      }
    }
    return nil
  }

  /// Inserts a type at the beginning of the inheritance clause.
  func adding(_ name: String) -> SourceFix? {
    if let first = facts.part(.inheritedType, of: declaration) {
      let start = facts.nodes[first].start
      return SourceFix([
        .init(place: LintPlace(file: file, start: start, end: start), text: "\(name), ")
      ])
    }
    // A new clause is inserted after the name, where generic parameters would be in the way.
    if facts.part(.genericParameter, of: declaration) != nil { return nil }
    let node = facts.nodes[declaration]
    let quote: UInt32 = node.traits.contains(.isQuoted) ? 1 : 0
    let end = node.nameStart + facts.names.bytes(of: node.name) { UInt32($0.count) } + quote
    return SourceFix([.init(place: LintPlace(file: file, start: end, end: end), text: ": \(name)")])
  }
}
