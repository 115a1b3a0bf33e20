import AdderArchitectures
import AdderModuleDiscovery

/// One thing that a user can do in a scene. A use case is a type that contains the corresponding
/// values and is nested in the scene's namespace.
struct UseCase {
  let type: TypeDeclaration.ID
}

/// A value that is passed through a contract: `request: ContactList.ShowContacts.Request`.
struct TravellingValue {
  let method: ContractMethod
  let type: TypeDeclaration.ID
  /// The architecture's name for the value: `Request`.
  let kind: String
  /// The use case that contains the value's type; `nil` if the type is not nested in a use case.
  let useCase: UseCase?
}

extension LintedModule {
  /// The names of the kinds of values that are passed
  /// through contracts, in the architecture's order.
  var valueKinds: [String] {
    var kinds: [String] = []
    for contract in architecture.contracts {
      guard let kind = contract.methods.parameter?.typeName, !kinds.contains(kind) else { continue }
      kinds.append(kind)
    }
    return kinds
  }

  func findTravellingValues() -> [TravellingValue] {
    contractMethods.flatMap { contract, type, methods -> [TravellingValue] in
      guard let kind = contract.methods.parameter?.typeName else { return [] }
      return methods.flatMap { method in
        method.function.parameters.flatMap { parameter in
          mentionedTypes(in: parameter.type, within: type, file: method.function.place.file)
            .compactMap { value(of: $0, kind, method) }
        }
      }
    }
  }

  private func value(
    of type: MentionedType, _ kind: String, _ method: ContractMethod
  ) -> TravellingValue? {
    guard case .own(let type) = type, name(type).hasSuffix(kind) else { return nil }
    let outer = index.types[type].outer.flatMap { index.types[$0].outer == nil ? nil : $0 }
    let useCase = outer.map(UseCase.init)
    return TravellingValue(method: method, type: type, kind: kind, useCase: useCase)
  }

  /// Returns the type that is nested in a use case and has the name of a kind of value.
  func value(_ kind: String, of useCase: UseCase) -> TypeDeclaration.ID? {
    index.names.name(kind).flatMap { index.nested($0, in: useCase.type) }
  }

  /// Returns true if a use case has an alias for a value that it shares with other use cases.
  func hasAlias(_ kind: String, of useCase: UseCase) -> Bool {
    guard let name = index.names.name(kind) else { return false }
    return index.aliases[name]?.contains { $0.outer == useCase.type } ?? false
  }
}
