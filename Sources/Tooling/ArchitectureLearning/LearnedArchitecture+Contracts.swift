import AdderArchitectures
import AdderBase
import AdderModuleDiscovery

extension LearnedArchitecture {
  /// Learns the protocols between the roles: their names, files and folders, and how many modules have them.
  mutating func learnContracts(_ observed: ObservedModules) {
    for contract in observed.nearest.contracts {
      // A contract can inherit from one of all modules: `FeedView: IndicatableView`.
      let types = observed.usual(
        of: observed.modules.map { module in
          (module, module.module.contracts.filter { $0.contract == contract.name }.map(\.type))
        })
      var learned = contract
      learned.users.removeAll { architecture.role(named: $0) == nil }
      learned.implementers.removeAll { architecture.role(named: $0) == nil }
      if contract.crossing == .within { learnUsers(of: &learned, types, observed) }
      learnOuterEnd(of: &learned, types.map(\.1), observed)
      guard observed.isCommon(types.count), !learned.users.isEmpty || learned.crossing == .in,
        !learned.implementers.isEmpty || learned.crossing == .out
      else { continue }
      add(learned, of: types, observed)
    }
  }

  /// Learns which roles of other modules use a contract that leads into a module, or implement one that leads out.
  private func learnOuterEnd(
    of contract: inout Contract, _ types: [TypeDeclaration.ID], _ observed: ObservedModules
  ) {
    if contract.crossing != .out { learnImplementers(of: &contract, types, observed) }
    if contract.crossing == .within { return }
    var roles = Tally<String>()
    for type in types {
      let own =
        contract.crossing == .in ? observed.rolesMentioning(type) : observed.rolesImplementing(type)
      for role in own where architecture.role(named: role) != nil { roles.add(role) }
    }
    let found = roles.common
    if contract.crossing == .in {
      // A contract that was generated with the module, and that no other module uses.
      contract.users = found
    } else if !found.isEmpty {
      contract.implementers = found
    } else {
      // Coordinators, for example.
      let isOutside = types.contains { observed.isImplementedOutside($0) }
      contract.implementers = isOutside ? [] : Array(contract.implementers.prefix(1))
    }
  }

  /// Learns which parts of a module use a contract, of those that may: whose code mentions it.
  private func learnUsers(
    of contract: inout Contract, _ types: [(ObservedModules.Observed, TypeDeclaration.ID)],
    _ observed: ObservedModules
  ) {
    let usual = contract.users.filter { role in
      let parts = types.compactMap { module, type in
        module.module.part(role).map { observed.mentions(type, $0.type) }
      }
      return parts.count(where: { $0 }) * 2 >= parts.count
    }
    if !usual.isEmpty { contract.users = usual }
  }

  /// Learns which parts of a module implement a contract, of those that may.
  private func learnImplementers(
    of contract: inout Contract, _ types: [TypeDeclaration.ID], _ observed: ObservedModules
  ) {
    var roles = Tally<String>()
    for type in types {
      for role in Set(observed.rolesImplementing(type)) { roles.add(role) }
    }
    let usual = contract.implementers.filter { roles.count(of: $0) * 2 > types.count }
    if !usual.isEmpty { contract.implementers = usual }
  }

  /// A part's weak reference to the module that opened its module.
  private struct Report {
    var contract: String
    var type: TypeDeclaration.ID
    var holder: String
    var property: String
  }

  /// Learns the protocols through which modules report to others: parts refer to them weakly, and no part of the module
  /// implements them.
  mutating func learnReports(_ observed: ObservedModules) {
    var found: [String: [(ObservedModules.Observed, Report)]] = [:]
    for module in observed.modules {
      for report in reports(of: module, observed)
      where architecture.role(named: report.holder)?.has(.isPlainData) == false
        && found[report.contract]?.last?.0.number != module.number
      {
        found[report.contract, default: []].append((module, report))
      }
    }
    for (name, reports) in found.sorted(by: { $0.key < $1.key })
    where architecture.contract(named: name) == nil && architecture.role(named: name) == nil
      && observed.isCommon(reports.count) && reports.count * 2 >= observed.modules.count
    {
      var holders = Tally<String>()
      for (_, report) in reports { holders.add(report.holder) }
      var contract = Contract(name: name)
      contract.crossing = .out
      contract.users = holders.values.prefix(1).map(\.value)
      contract.implementers = contract.users
      learnOuterEnd(of: &contract, reports.map(\.1.type), observed)
      add(contract, of: reports.map { ($0, $1.type) }, observed)
    }
  }

  /// Learns which roles hold the modules to which their own report.
  mutating func learnReportingReferences(_ observed: ObservedModules) {
    var found: [String: Tally<String>] = [:]
    for module in observed.modules {
      for report in reports(of: module, observed)
      where architecture.contract(named: report.contract)?.crossing == .out {
        found["\(report.holder) \(report.contract)", default: Tally()].add(report.property)
      }
    }
    for (ends, properties) in found.sorted(by: { $0.key < $1.key }) {
      let names = ends.split(separator: " ").map(String.init)
      let all = observed.modules.count { $0.module.part(names[0]) != nil }
      guard architecture.role(named: names[0]) != nil, let usual = properties.values.first,
        properties.all > 1, properties.all * 2 > all,
        let pattern = try? NamingPattern(parsing: usual.value),
        !architecture.references.contains(where: {
          $0.holder == names[0] && ($0.property == pattern || $0.targets == [names[1]])
        })
      else { continue }
      var reference = Reference(
        holder: names[0], property: pattern, strength: .weak, targets: [names[1]])
      reference.isOptional = properties.all * 10 < all * 9
      shares["references.\(reference.name)"] = Share(count: usual.count, all: all)
      architecture.references.append(reference)
    }
  }

  private func reports(
    of module: ObservedModules.Observed, _ observed: ObservedModules
  ) -> [Report] {
    let index = observed.index
    let parts = Set(module.module.parts.map(\.type))
    return module.module.parts.flatMap { part in
      index.types[part.type].properties.compactMap { property -> Report? in
        guard property.strength == .weak, !property.isStatic, property.types.count == 1,
          let type = property.types.first, index.types[type].kind == .protocol,
          parts.isDisjoint(with: observed.project.graph.conforming[type] ?? []),
          let name = reportName(of: type, in: module, observed)
        else { return nil }
        let property = index.names[property.name]
        return Report(
          contract: name, type: type, holder: part.role,
          property: module.name.memberPattern(of: property)?.description ?? property)
      }
    }
  }

  /// Returns the name of the contract that a protocol of the module is, if it leads out of the module.
  private func reportName(
    of type: TypeDeclaration.ID, in module: ObservedModules.Observed, _ observed: ObservedModules
  ) -> String? {
    if let known = module.module.contracts.first(where: { $0.type == type })?.contract {
      return architecture.contract(named: known)?.crossing == .out ? known : nil
    }
    guard module.types.contains(type), let pattern = observed.pattern(of: type, in: module) else {
      return nil
    }
    let known = observed.nearest.contracts.first {
      $0.crossing == .out && $0.protocolNames.contains(pattern)
    }
    return known?.name ?? pattern.roleWord
  }

  private mutating func add(
    _ known: Contract, of types: [(ObservedModules.Observed, TypeDeclaration.ID)],
    _ observed: ObservedModules
  ) {
    var (names, files, folders) = (Tally<NamingPattern>(), Tally<NamingPattern?>(), Tally<String>())
    for (module, type) in types {
      if let pattern = observed.pattern(of: type, in: module) { names.add(pattern) }
      if let file = observed.file(of: type, in: module) { files.add(file) }
      if let folder = observed.innerFolder(of: type, in: module) { folders.add(folder) }
    }
    guard !names.common.isEmpty else { return }
    var contract = known
    let path = "contracts.\(contract.name)"
    contract.protocolNames = names.forms.withoutMisspellings
    shares[path] = observed.share(types.count)
    shares["\(path).name"] = names.share(of: contract.protocolNames, in: types.count)
    contract.file = nil
    if let usual = files.usual(of: types.count), let file = usual.value {
      contract.file = file
      shares["\(path).file"] = usual.share
    }
    contract.folder = nil
    if let usual = folders.usual(of: types.count), !usual.value.isEmpty {
      contract.folder = usual.value
      shares["\(path).folder"] = usual.share
    }
    learnMethods(of: &contract, types.map(\.1), observed)
    contract.isRequired = types.count == observed.modules.count
    architecture.contracts.append(contract)
  }

  /// The fewest methods that show how a contract's methods are named.
  private static let fewestMethods = 20
  /// The fewest methods for each of several words that they begin with. Three words for twenty methods are chance.
  private static let fewestMethodsForWord = 12
  /// The most words that they may begin with, if that is a convention.
  private static let mostWords = 3

  /// Learns the words that nearly all methods of a contract begin with.
  private mutating func learnMethods(
    of contract: inout Contract, _ types: [TypeDeclaration.ID], _ observed: ObservedModules
  ) {
    contract.methods = MethodNaming()
    // All words, and each word once for each protocol.
    var (words, protocols) = (Tally<String>(), Tally<String>())
    var protocolCount = 0
    for type in Set(types).sorted() {
      let own = observed.index.types[type].functions.compactMap {
        NameWords(observed.index.names[$0.name]).words.first
      }
      for word in own { words.add(word) }
      for word in own.uniqued { protocols.add(word) }
      if !own.isEmpty { protocolCount += 1 }
    }
    // A word that one module uses often is that module's.
    let first = words.common.filter { protocols.count(of: $0) * 2 > protocolCount }
      .prefix(Self.mostWords)
    let share = Share(
      count: words.values.filter { first.contains($0.value) }.reduce(0) { $0 + $1.count },
      all: words.all)
    guard words.all >= max(Self.fewestMethods, first.count * Self.fewestMethodsForWord),
      share.isConvention
    else { return }
    contract.methods.begin = Array(first)
    shares["contracts.\(contract.name).methods"] = share
  }
}
