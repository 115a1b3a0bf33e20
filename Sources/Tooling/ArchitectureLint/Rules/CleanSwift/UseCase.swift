import AdderArchitectures
import AdderModuleDiscovery

/// One thing a user can do in a scene, as the type that contains its values; the scene's namespace contains it.
struct UseCase {
  let type: TypeDeclaration.ID
}

/// A value that travels through a contract: `request: ContactList.ShowContacts.Request`.
struct TravellingValue {
  let method: ContractMethod
  let type: TypeDeclaration.ID
  /// As the architecture calls it: `Request`.
  let kind: String
  /// `nil` where it does not stand in a type of its own use case.
  let useCase: UseCase?
}

extension LintedModule {
  /// The names of the kinds of values that travel through contracts, in the order of the architecture.
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

  /// The type in a use case that is named like a kind of value.
  func value(_ kind: String, of useCase: UseCase) -> TypeDeclaration.ID? {
    index.names.name(kind).flatMap { index.nested($0, in: useCase.type) }
  }

  /// Whether a use case gives another name to a value that it shares.
  func hasAlias(_ kind: String, of useCase: UseCase) -> Bool {
    guard let name = index.names.name(kind) else { return false }
    return index.aliases[name]?.contains { $0.outer == useCase.type } ?? false
  }
}
