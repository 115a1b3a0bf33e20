import AdderBase
import AdderContractSpies
import AdderModuleDiscovery

/// The spies that share a file.
struct SpyGroup {
  /// The module's name, or the protocol's if it belongs to no module.
  let name: String
  /// The target of the protocols; `nil` if it is unknown.
  let target: String?
  var protocols: [ProtocolName]
  /// The types of the module's parts.
  var parts: [String] = []
  let isModule: Bool
}

/// The protocols that get spies, by file.
struct SpyGroups {
  private(set) var groups: [SpyGroup] = []
  private var known: Set<ProtocolName> = []

  init(
    _ request: SpyRequest, _ modules: [ModuleReport], _ scope: ContractScope, _ texts: SpySources
  ) throws(SpyError) {
    for name in request.modules where !modules.contains(where: { $0.name == name }) {
      throw .noModule(name, suggestion: Spelling.nearest(to: name, among: modules.map(\.name)))
    }
    if request.protocols.isEmpty || !request.modules.isEmpty {
      for module in modules
      where request.modules.isEmpty || request.modules.contains(module.name) {
        let contracts = module.contracts.map { ProtocolName($0.type, in: $0.place.file) }
        add(contracts.filter { !texts.isTest($0.file) }, of: module, texts)
      }
    }
    var single: [ProtocolName] = []
    for name in request.protocols {
      let found = scope.names(of: name)
      if found.isEmpty {
        throw .noProtocol(
          name, suggestion: Spelling.nearest(to: name, among: scope.names.map(\.text)))
      }
      single += found
    }
    if request.isForAll {
      let wanted =
        scope.markedNames
        + scope.names.filter { name in
          request.isWanted(name.text)
            || (request.includesUsed
              ? texts.mentions(spyOf: name.text, request.suffix)
                && scope.files(declaringClass: name.text + request.suffix).isEmpty
              : texts.isUsed(spyOf: name.text, request.suffix))
        }
      single += wanted.filter { !texts.isTest($0.file) }
    }
    add(single, texts)
    // Spies of contracts that are gone can still be removed.
    if groups.isEmpty, !request.isForAll || texts.generated.isEmpty { throw .nothingToSpy }
  }

  /// Adds protocols that belong to no module.
  mutating func add(_ single: [ProtocolName], _ texts: SpySources) {
    for name in single where known.insert(name).inserted {
      groups.append(
        SpyGroup(
          name: name.text, target: texts.target(of: name.file), protocols: [name],
          isModule: false))
    }
  }

  /// Adds the contracts of a module. Modules of one name in one target share a file.
  private mutating func add(
    _ contracts: [ProtocolName], of module: ModuleReport, _ texts: SpySources
  ) {
    let contracts = contracts.filter { known.insert($0).inserted }
    guard let first = contracts.first else { return }
    let target = texts.target(of: first.file)
    let parts = module.parts.map(\.type)
    let same = groups.firstIndex {
      $0.name == module.name && $0.target == target && target != nil
    }
    if let same {
      groups[same].protocols += contracts
      groups[same].parts += parts
    } else {
      groups.append(
        SpyGroup(
          name: module.name, target: target, protocols: contracts, parts: parts, isModule: true))
    }
  }
}
