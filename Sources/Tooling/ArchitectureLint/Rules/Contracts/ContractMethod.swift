import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// A method that a contract requires.
struct ContractMethod {
  let contract: Contract
  /// The protocol that declares the method.
  let owner: TypeDeclaration.ID
  let function: Function
  let name: String
  /// The words of the method's name, in lower case.
  let words: [String]

  init(
    _ function: Function, of owner: TypeDeclaration.ID, _ contract: Contract, _ index: ProjectIndex
  ) {
    self.contract = contract
    self.owner = owner
    self.function = function
    name = index.names[function.name]
    words = NameWords(name).words
  }

  var firstWord: String { words.first ?? "" }
}

extension LintedModule {
  /// A contract between parts, its protocol in this
  /// module, and the methods that the protocol requires.
  typealias ContractMethods = (
    contract: Contract, type: TypeDeclaration.ID, methods: [ContractMethod]
  )

  func findContractMethods() -> [ContractMethods] {
    contracts.filter { $0.contract.isBetweenParts(of: architecture) }.map {
      ($0.contract, $0.type, methods(of: $0.contract, $0.type))
    }
  }

  /// Returns the requirements of the protocol itself; methods of its extensions are ordinary code.
  private func methods(
    of contract: Contract, _ type: TypeDeclaration.ID
  ) -> [ContractMethod] {
    index.types[type].functions.filter { !$0.hasBody && !$0.isStatic }
      .map { ContractMethod($0, of: type, contract, index) }
  }

  /// Returns the properties that a protocol requires.
  func requiredProperties(of type: TypeDeclaration.ID) -> [Property] {
    index.types[type].properties.filter { property in
      !property.isStatic && isRequirement(property, of: type)
    }
  }

  /// Returns true if a property is declared in the protocol itself, not in an extension.
  private func isRequirement(_ property: Property, of type: TypeDeclaration.ID) -> Bool {
    let place = index.types[type].place
    guard property.place.file == place.file else { return false }
    let last = place.node + Int32(facts(at: place).nodes[Int(place.node)].count)
    return (place.node...last).contains(property.place.node)
  }
}

extension ProjectIndex {
  /// Returns true if a protocol requires the property to be settable.
  func hasSetter(_ property: Property) -> Bool {
    let facts = files[Int(property.place.file)].facts
    return facts.parts(.accessor, of: Int(property.place.node)).contains {
      facts.isNamed($0, "set")
    }
  }
}
