import AdderArchitectures

/// Compares a project's names with those of one architecture. Each result is computed once,
/// because the same types and properties are examined from many screens.
final class NameSigns {
  private let index: ProjectIndex
  private let roles: [RolePattern]
  private let crossing: [CrossingContract]
  private let compositions: [NamingPattern]

  // Answers about types, for each role or reference.
  private var endings: KnownAnswers<Int8>
  private var rolesByEnding: KnownAnswers<Int32>
  private var contracts: KnownAnswers<Int8>
  private var mentions: KnownAnswers<Int8>
  private var agreements: KnownAnswers<Int8>
  // Answers about names of properties and functions.
  private var propertiesOfReferences: KnownAnswers<Int8>
  private var propertiesOfRoles: KnownAnswers<Int8>
  private var isComposition: KnownAnswers<Int8>

  init(
    _ index: ProjectIndex, _ architecture: Architecture, _ roles: [RolePattern],
    referenceCount: Int
  ) {
    self.index = index
    self.roles = roles
    crossing = architecture.contracts.filter { $0.crossing != .within }.map {
      CrossingContract(names: $0.protocolNames, implementers: $0.implementers)
    }
    compositions = architecture.compositions.map(\.method)
    let (types, names) = (index.types.count, index.names.count)
    endings = KnownAnswers(count: types, width: roles.count)
    rolesByEnding = KnownAnswers(count: types, width: 1)
    contracts = KnownAnswers(count: types, width: referenceCount)
    mentions = KnownAnswers(count: types, width: roles.count)
    agreements = KnownAnswers(count: types, width: roles.count)
    propertiesOfReferences = KnownAnswers(count: names, width: referenceCount)
    propertiesOfRoles = KnownAnswers(count: names, width: roles.count)
    isComposition = KnownAnswers(count: names, width: 1)
  }

  /// The names of a contract with other modules, and the roles that implement it.
  private struct CrossingContract {
    let names: [NamingPattern]
    let implementers: [String]
  }

  // MARK: Types

  /// Returns the role's word that a type's name ends with.
  func ending(of type: TypeDeclaration.ID, _ role: Int) -> String? {
    roles[role].allWords.first(where: index.name(of: type).ends)
      ?? roles[role].allWords.first(where: index.plainName(of: type).ends)
  }

  /// Returns true if a type's name ends with one of the role's words.
  func isNamed(_ type: TypeDeclaration.ID, _ role: Int) -> Bool {
    endings.isTrue(type, role) { ending(of: type, role) != nil }
  }

  /// Returns the role whose own words include a suffix of a type's name. The longest suffix takes
  /// precedence.
  func roleByEnding(of type: TypeDeclaration.ID) -> Int? {
    let role = rolesByEnding.answer(type) {
      let name = index.name(of: type)
      var best: (role: Int, length: Int)?
      for role in roles where !role.isWholeModule {
        for word in role.ownWords where name.ends(with: word) && word.count > best?.length ?? 0 {
          best = (role.number, word.count)
        }
      }
      return Int32(best?.role ?? -1)
    }
    return role < 0 ? nil : Int(role)
  }

  /// Returns true if a protocol's name fits a contract that the reference can have.
  func isContract(_ type: TypeDeclaration.ID, of reference: ReferencePattern) -> Bool {
    contracts.isTrue(type, reference.number) {
      let name = index.name(of: type)
      return reference.contractNames.contains { $0.matches(name) }
    }
  }

  /// Returns true if a protocol's name contains one of the role's words.
  func mentions(_ type: TypeDeclaration.ID, _ role: Int) -> Bool {
    mentions.isTrue(type, role) { roles[role].allWords.contains(where: index.name(of: type).holds) }
  }

  /// Returns how a protocol conformance of a type with a role affects the architecture's fit. The
  /// result is positive if the protocol is named like a contract with other modules that the role
  /// implements. It is negative if the protocol is named like such contracts, but the role
  /// implements none of them. Otherwise, the result is 0.
  func agreement(_ type: TypeDeclaration.ID, _ role: Int) -> Int {
    let agreement = agreements.answer(type, role) {
      let name = index.name(of: type)
      let contracts = crossing.filter { $0.names.contains { $0.matches(name) } }
      if contracts.isEmpty { return 0 }
      return contracts.contains { $0.implementers.contains(roles[role].role.name) } ? 2 : -1
    }
    return Int(agreement)
  }

  // MARK: Properties and functions

  /// Returns true if a property is named like a reference.
  func isProperty(_ property: Name, of reference: ReferencePattern) -> Bool {
    propertiesOfReferences.isTrue(property.place, reference.number) {
      let name = index.names[property]
      return reference.properties.contains { $0.values(of: name, member: true) != nil }
    }
  }

  /// Returns true if a property is named after a type that can have a role.
  func isProperty(_ property: Name, forRole role: Int) -> Bool {
    propertiesOfRoles.isTrue(property.place, role) {
      let name = index.names[property]
      return roles[role].allWords.contains(where: name.ends)
        || roles[role].propertyNames.contains(name)
    }
  }

  /// Returns true if a function is named like a function that composes a module.
  func isComposition(_ function: Name) -> Bool {
    isComposition.isTrue(function.place) {
      let name = index.names[function]
      return compositions.contains { $0.values(of: name, member: true) != nil }
    }
  }
}
