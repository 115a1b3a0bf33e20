import AdderModuleDiscovery

extension ExtendedModule {
  /// Splits `ViewInput.show(_ text: String)` into the contract and what is behind it.
  ///
  /// A contract is written with its name, its name without the module's, or the architecture's name for it.
  func contract(
    in text: String
  ) throws(MethodError) -> (contract: TypeDeclaration.ID, method: String) {
    guard let dot = text.firstIndex(of: "."), !text[..<dot].contains("(") else {
      throw .noContract(text, module: module.name)
    }
    return (try contract(named: String(text[..<dot])), String(text[text.index(after: dot)...]))
  }

  private func contract(named word: String) throws(MethodError) -> TypeDeclaration.ID {
    let index = project.index
    let contracts = module.contracts.filter { index.types[$0.type].kind == .protocol }
    let wanted = word.lowercased()
    func matches(_ name: String) -> Bool {
      name.lowercased() == wanted
        || name.hasPrefix(module.name) && name.dropFirst(module.name.count).lowercased() == wanted
    }
    let named = contracts.filter { matches(index.name(of: $0.type)) }.map(\.type)
    let meant = contracts.filter { $0.contract.lowercased() == wanted }.map(\.type)
    let found = Set(named.isEmpty ? meant : named)
    guard found.count == 1, let only = found.first else {
      throw .unknownContract(
        word, module: module.name, known: Set(contracts.map { index.name(of: $0.type) }).sorted())
    }
    return only
  }

  /// Finds the method of a contract that a name with or without labels means.
  func method(
    named text: String, of contract: TypeDeclaration.ID
  ) throws(MethodError) -> Function {
    let index = project.index
    let name = index.name(of: contract)
    let known = index.types[contract].functions.filter { !$0.hasBody }
    let found = known.filter { index.matches($0, text) }
    guard let function = found.first else {
      throw .unknownMethod(text, contract: name, known: known.map(index.fullName).sorted())
    }
    guard found.count == 1 else {
      throw .severalMethods(text, contract: name, known: found.map(index.fullName).sorted())
    }
    return function
  }
}
