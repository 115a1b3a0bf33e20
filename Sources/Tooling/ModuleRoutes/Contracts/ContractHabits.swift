import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderSwiftSource

/// How the modules of a project declare the contracts between their parts.
struct ContractHabits {
  /// A contract between two parts of a module.
  struct Sibling {
    let contract: TypeDeclaration.ID
    let module: String
    let reference: String?
    let holder: TypeDeclaration.ID
    let implementer: TypeDeclaration.ID
  }

  let project: DiscoveredProject
  let module: Module
  /// The architecture's name for the reference; `nil` if it does not describe it.
  let reference: String?
  /// The contracts of the module itself, then those of other modules.
  let siblings: [Sibling]
  /// Those for the same reference in other modules.
  var same: [Sibling] { reference == nil ? [] : siblings.filter { $0.reference == reference } }
  var own: [Sibling] { siblings.filter { $0.module == module.name } }

  /// The kinds of the types that a file declares, not those that are nested.
  private let topLevelKinds: [Int32: [TypeDeclaration.Kind]]
  private var index: ProjectIndex { project.index }

  init(
    of reference: String?, in module: Module, _ architecture: Architecture,
    _ project: DiscoveredProject
  ) {
    self.project = project
    self.module = module
    self.reference = reference
    let index = project.index
    let modules =
      [module]
      + project.modules.filter {
        $0.architecture == module.architecture && $0.name != module.name
      }
    var found: [Sibling] = []
    for module in modules {
      for arrow in ModuleWiring(of: module, in: project, architecture).arrows {
        guard let edge = arrow.edge else { continue }
        let protocols = edge.declared.filter { index.types[$0].kind == .protocol }
        let first = protocols.first { $0 != edge.target && index.conformers(of: $0).count < 4 }
        guard let first, !found.contains(where: { $0.contract == first }) else { continue }
        found.append(
          Sibling(
            contract: first, module: module.name, reference: arrow.reference, holder: edge.holder,
            implementer: edge.target))
      }
    }
    siblings = found
    let outermost = index.types.filter { $0.outer == nil }
    topLevelKinds = Dictionary(grouping: outermost, by: \.place.file)
      .mapValues { $0.map(\.kind) }
  }

  // MARK: Names

  /// How a contract's name is made from another one.
  private struct Affix: Hashable {
    enum Base: Int { case implementer, module, holder }
    let base: Base
    let prefix: String
    let suffix: String

    func name(_ base: String) -> String { prefix + base + suffix }
  }

  /// The names that the contract can have, the best one first.
  func names(
    holder: TypeDeclaration.ID, target: TypeDeclaration.ID, _ contracts: [Contract]
  ) -> [String] {
    let bases: [Affix.Base: String] = [
      .implementer: index.name(of: target), .module: module.name,
      .holder: index.name(of: holder),
    ]
    var names: [String] = []
    if let affix = usual(same.flatMap(affixes)) {
      names.append(affix.name(bases[affix.base] ?? ""))
    }
    let others = siblings.flatMap(affixes).filter { $0.base == .implementer }
    if let affix = usual(others), isUsual(affix, among: siblings) {
      names.append(affix.name(index.name(of: target)))
    }
    names += contracts.compactMap { $0.protocolNames.first?.typeName(module: module.name) }
    return (names + [index.name(of: target) + "Protocol"]).uniqued
  }

  private func isUsual(_ affix: Affix, among siblings: [Sibling]) -> Bool {
    siblings.count { affixes(of: $0).contains(affix) } * 2 > siblings.count
  }

  private func usual(_ affixes: [Affix]) -> Affix? {
    var counts: [Affix: Int] = [:]
    for affix in affixes { counts[affix, default: 0] += 1 }
    return counts.max { left, right in
      (left.value, -left.key.base.rawValue, right.key.suffix, right.key.prefix)
        < (right.value, -right.key.base.rawValue, left.key.suffix, left.key.prefix)
    }?.key
  }

  private func affixes(of sibling: Sibling) -> [Affix] {
    let name = index.name(of: sibling.contract)
    let bases: [(Affix.Base, String)] = [
      (.implementer, index.name(of: sibling.implementer)), (.module, sibling.module),
      (.holder, index.name(of: sibling.holder)),
    ]
    return bases.compactMap { base, text in
      for prefix in ["", "I"] where name.hasPrefix(prefix + text) {
        let suffix = String(name.dropFirst((prefix + text).count))
        // The rest begins a new word.
        guard suffix.first?.isUppercase ?? !prefix.isEmpty else { continue }
        return Affix(base: base, prefix: prefix, suffix: suffix)
      }
      return nil
    }
  }

  // MARK: Places

  enum Place: Hashable { case ownFile, together, aboveClass, aboveHolder, elsewhere }

  func place(of sibling: Sibling) -> Place {
    let file = index.types[sibling.contract].place.file
    if index.types[sibling.implementer].place.file == file { return .aboveClass }
    if index.types[sibling.holder].place.file == file { return .aboveHolder }
    let kinds = topLevelKinds[file] ?? []
    guard kinds.allSatisfy({ $0 == .protocol }) else { return .elsewhere }
    return kinds.count == 1 ? .ownFile : .together
  }

  /// Where most contracts are; `nil` if there are none.
  var place: Place? {
    for group in [own.filter { $0.reference == reference }, same, own, siblings]
    where !group.isEmpty {
      var counts: [Place: Int] = [:]
      for sibling in group { counts[place(of: sibling), default: 0] += 1 }
      let best = counts.max { ($0.value, Self.order($0.key)) < ($1.value, Self.order($1.key)) }
      if let best, best.key != .elsewhere { return best.key }
    }
    return nil
  }

  private static func order(_ place: Place) -> Int {
    switch place {
    case .together: 4
    case .ownFile: 3
    case .aboveClass: 2
    case .aboveHolder: 1
    case .elsewhere: 0
    }
  }

  // MARK: Declarations

  /// True if most contracts can only be adopted by classes; `nil` if there are none.
  var isClassBound: Bool? { most(of: siblings) { index.isClassBound($0.contract) } }

  /// True if most contracts for the same reference are isolated to the main actor.
  var isIsolated: Bool {
    let group = same.isEmpty ? own : same
    return most(of: group) { sibling in
      index.types[sibling.contract].attributes.contains { index.names[$0] == "MainActor" }
    } ?? false
  }

  /// True if most classes conform to their contracts in extensions.
  var usesExtensions: Bool {
    most(of: same.isEmpty ? siblings : same) { sibling in
      let type = index.types[sibling.implementer]
      return index.place(of: sibling.contract, in: sibling.implementer) != type.place
    } ?? false
  }

  /// True if most references to protocols are written with `any`.
  func writesAny(_ code: ProjectCode) -> Bool {
    var (with, without) = (0, 0)
    for part in project.modules.flatMap(\.parts) {
      for property in index.types[part.type].properties
      where property.types.contains(where: {
        index.types[$0].kind == .protocol
      }) {
        let file = code.file(property.place.file)
        let isAny = file.facts.range(of: Int(property.place.node)).contains {
          file.kind($0) == .constrainedType && file.text($0) == "any"
        }
        if isAny { with += 1 } else { without += 1 }
      }
    }
    return with > without
  }

  private func most(of siblings: [Sibling], _ has: (Sibling) -> Bool) -> Bool? {
    siblings.isEmpty ? nil : siblings.count(where: has) * 2 > siblings.count
  }
}
