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
  /// The module's folder.
  var folder = ""

  /// The same group with only some of its protocols.
  func with(_ protocols: [ProtocolName]) -> SpyGroup {
    var group = self
    group.protocols = protocols
    return group
  }
}

/// The protocols that get spies, by file.
struct SpyGroups {
  private(set) var groups: [SpyGroup] = []
  private var known: Set<ProtocolName> = []
  private var contracts: Set<ProtocolName> = []
  /// The modules whose files are written.
  private var modules: [ModuleReport] = []

  init(
    _ request: SpyRequest, _ modules: [ModuleReport], _ scope: ContractScope, _ texts: SpySources
  ) throws(SpyError) {
    for name in request.modules where !modules.contains(where: { $0.name == name }) {
      throw .noModule(name, suggestion: Spelling.nearest(to: name, among: modules.map(\.name)))
    }
    if request.protocols.isEmpty || !request.modules.isEmpty {
      self.modules = modules.filter {
        request.modules.isEmpty || request.modules.contains($0.name)
      }
      for module in self.modules {
        let own = module.contracts.map { ProtocolName($0.type, in: $0.place.file) }
          .filter { module.owns($0) && !texts.isTest($0.file) }
        contracts.formUnion(own)
        add(own, of: module, texts)
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
    let wanted =
      scope.markedNames + scope.names.filter { request.isWanted($0.text) }
      + texts.protocolsWithUsedSpies(scope, suffix: request.suffix)
    single += wanted.filter { name in
      !texts.isTest(name.file) && (request.isForAll || owner(of: name) != nil)
    }
    add(single, scope, texts)
    // Spies of contracts that are gone can still be removed.
    if groups.isEmpty, !request.isForAll || texts.generated.isEmpty { throw .nothingToSpy }
  }

  /// Adds protocols that are no contracts of modules.
  mutating func add(_ names: [ProtocolName], _ scope: ContractScope, _ texts: SpySources) {
    defer { order(by: scope) }
    for name in names where !known.contains(name) {
      if let module = owner(of: name) {
        add([name], of: module, texts)
      } else {
        known.insert(name)
        groups.append(
          SpyGroup(
            name: name.text, target: texts.target(of: name.file), protocols: [name],
            isModule: false))
      }
    }
  }

  /// Puts the protocols of each file that are no contracts into the order of their files, whatever asked for them.
  private mutating func order(by scope: ContractScope) {
    let places = Dictionary(zip(scope.names, 0...)) { first, _ in first }
    for index in groups.indices {
      let all = groups[index].protocols
      groups[index].protocols =
        all.filter(contracts.contains)
        + all.filter { !contracts.contains($0) }.sorted { places[$0] ?? 0 < places[$1] ?? 0 }
    }
  }

  /// Returns the module whose file gets the spy of a protocol that is none of its contracts, such as that of a service: of
  /// the modules around the protocol, the innermost, or the one that the protocol is named after.
  private func owner(of name: ProtocolName) -> ModuleReport? {
    modules.filter { module in
      module.owns(name) && module.files.contains(name.file)
        || name.file.isInside(folder: module.folder) && name.text.contains(module.name)
    }.max { $0.closeness < $1.closeness }
  }

  /// Adds protocols of a module. Modules of one name in one target share a file.
  private mutating func add(
    _ contracts: [ProtocolName], of module: ModuleReport, _ texts: SpySources
  ) {
    let contracts = contracts.filter { known.insert($0).inserted }
    guard let first = contracts.first else { return }
    let target = texts.target(of: first.file)
    let parts = module.parts.map(\.type)
    let same = groups.firstIndex {
      $0.name == module.name && $0.isModule && $0.target == target
        && (target != nil || $0.folder == module.folder)
    }
    if let same {
      groups[same].protocols += contracts
      groups[same].parts += parts.filter { !groups[same].parts.contains($0) }
    } else {
      groups.append(
        SpyGroup(
          name: module.name, target: target, protocols: contracts, parts: parts, isModule: true,
          folder: module.folder))
    }
  }
}

extension ModuleReport {
  /// False for a contract that modules share, such as `ModuleTransitionable`. Its spy is in no module's file.
  fileprivate func owns(_ contract: ProtocolName) -> Bool {
    contract.file.isInside(folder: folder) || contract.text.contains(name)
  }

  /// Larger for folders that are further inside, and for longer names.
  fileprivate var closeness: (Int, Int) { (folder.utf8.count, name.utf8.count) }
}
