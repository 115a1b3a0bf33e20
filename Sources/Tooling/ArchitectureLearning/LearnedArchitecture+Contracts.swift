import AdderArchitectures
import AdderBase
import AdderModuleDiscovery

extension LearnedArchitecture {
  /// Learns the protocols between the roles: their names, files and folders, and how many modules have them.
  mutating func learnContracts(_ observed: ObservedModules) {
    for contract in observed.nearest.contracts {
      var types: [(ObservedModules.Observed, TypeDeclaration.ID)] = []
      for module in observed.modules {
        if let use = module.module.contracts.first(where: { $0.contract == contract.name }) {
          types.append((module, use.type))
        }
      }
      var learned = contract
      learned.users.removeAll { architecture.role(named: $0) == nil }
      learned.implementers.removeAll { architecture.role(named: $0) == nil }
      guard observed.isCommon(types.count), !learned.users.isEmpty, !learned.implementers.isEmpty
      else { continue }
      add(learned, of: types, observed)
    }
  }

  private mutating func add(
    _ known: Contract, of types: [(ObservedModules.Observed, TypeDeclaration.ID)],
    _ observed: ObservedModules
  ) {
    var (names, files, folders) = (Tally<NamingPattern>(), Tally<NamingPattern?>(), Tally<String>())
    let index = observed.index
    for (module, type) in types {
      if let pattern = observed.pattern(of: type, in: module) { names.add(pattern) }
      let file = observed.path(of: type).fileStem
      if file == index.name(of: type) {
        files.add(nil)
      } else if let pattern = module.name.pattern(of: file) {
        files.add(pattern)
      }
      if let folder = observed.innerFolder(of: type, in: module) { folders.add(folder) }
    }
    guard let usualName = names.values.first else { return }
    var contract = known
    let path = "contracts.\(contract.name)"
    contract.protocolNames =
      names.common.isEmpty ? [usualName.value] : names.common.withoutMisspellings
    shares[path] = observed.share(types.count)
    shares["\(path).name"] = Share(count: usualName.count, all: types.count)
    contract.file = nil
    if let usual = files.usual, let file = usual.value {
      contract.file = file
      shares["\(path).file"] = usual.share
    }
    contract.folder = nil
    if let usual = folders.usual, !usual.value.isEmpty {
      contract.folder = usual.value
      shares["\(path).folder"] = usual.share
    }
    learnMethods(of: &contract, types.map(\.1), observed)
    contract.isRequired = types.count == observed.modules.count
    architecture.contracts.append(contract)
  }

  /// The fewest methods that show how a contract's methods are named.
  private static let fewestMethods = 20
  /// The most words that they may begin with, if that is a convention.
  private static let mostWords = 3

  /// Learns the words that nearly all methods of a contract begin with.
  private mutating func learnMethods(
    of contract: inout Contract, _ types: [TypeDeclaration.ID], _ observed: ObservedModules
  ) {
    contract.methods = MethodNaming()
    var words = Tally<String>()
    for type in Set(types).sorted() {
      for function in observed.index.types[type].functions {
        if let word = NameWords(observed.index.names[function.name]).words.first { words.add(word) }
      }
    }
    let first = words.common.prefix(Self.mostWords)
    let share = Share(
      count: words.values.filter { first.contains($0.value) }.reduce(0) { $0 + $1.count },
      all: words.all)
    guard words.all >= Self.fewestMethods, share.isConvention else { return }
    contract.methods.begin = Array(first)
    shares["contracts.\(contract.name).methods"] = share
  }
}
