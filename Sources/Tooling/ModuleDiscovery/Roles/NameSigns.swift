import AdderArchitectures

/// What the names of a project say to one architecture. Each answer is worked out once: the same types and properties
/// are looked at from many screens.
final class NameSigns {
  private let names: NameNumbers
  private let roles: [RolePattern]
  private let references: [ReferencePattern]
  private let crossing: [Contract]

  /// An answer about a name and a role or reference.
  private struct Question: Hashable {
    var name: Name
    var number: Int32
  }

  private var endings: [Question: String?] = [:]
  private var rolesByEnding: [Name: Int?] = [:]
  private var propertiesOfReferences: [Question: Bool] = [:]
  private var propertiesOfRoles: [Question: Bool] = [:]
  private var contracts: [Question: Bool] = [:]
  private var mentions: [Question: Bool] = [:]
  private var agreements: [Question: Int] = [:]

  init(
    _ names: NameNumbers, _ architecture: Architecture, _ roles: [RolePattern],
    _ references: [ReferencePattern]
  ) {
    self.names = names
    self.roles = roles
    self.references = references
    crossing = architecture.contracts.filter { $0.crossing != .within }
  }

  private func answer<Answer>(
    _ known: ReferenceWritableKeyPath<NameSigns, [Question: Answer]>, _ name: Name, _ number: Int,
    _ find: (String) -> Answer
  ) -> Answer {
    let question = Question(name: name, number: Int32(number))
    if let answer = self[keyPath: known][question] { return answer }
    let answer = find(names[name])
    self[keyPath: known][question] = answer
    return answer
  }

  /// The word of a role that the name of a type ends with.
  func ending(of type: Name, _ role: Int) -> String? {
    answer(\.endings, type, role) { name in
      roles[role].ownWords.first(where: name.ends) ?? roles[role].words.first(where: name.ends)
    }
  }

  /// Which role's own ending the name of a type has; the longest counts.
  func roleByEnding(of type: Name) -> Int? {
    if let known = rolesByEnding[type] { return known }
    let name = names[type]
    var best: (role: Int, length: Int)?
    for role in roles {
      for word in role.ownWords where name.ends(with: word) && word.count > best?.length ?? 0 {
        best = (role.number, word.count)
      }
    }
    rolesByEnding[type] = .some(best?.role)
    return best?.role
  }

  /// Whether a property is called as a reference is.
  func isProperty(_ property: Name, of reference: ReferencePattern) -> Bool {
    answer(\.propertiesOfReferences, property, reference.number) { name in
      reference.properties.contains { $0.values(of: name, member: true) != nil }
    }
  }

  /// Whether a property is called as one who plays a role.
  func isProperty(_ property: Name, forRole role: Int) -> Bool {
    answer(\.propertiesOfRoles, property, role) { name in
      (roles[role].ownWords + roles[role].words).contains { word in
        name.ends(with: word) || name == word.prefix(1).lowercased() + word.dropFirst()
      }
    }
  }

  /// Whether a protocol is called as a contract of a reference is.
  func isContract(_ type: Name, of reference: ReferencePattern) -> Bool {
    answer(\.contracts, type, reference.number) { name in
      reference.contracts.contains { $0.protocolNames.contains { $0.matches(name) } }
    }
  }

  /// Whether a protocol has a word of a role in its name.
  func mentions(_ type: Name, role: Int) -> Bool {
    answer(\.mentions, type, role) { name in
      (roles[role].ownWords + roles[role].words).contains(where: name.holds)
    }
  }

  /// What it says for the architecture that who plays a role conforms to a protocol: more than nothing if it is
  /// called as one of the contracts with other modules that the role implements, less if as another of them.
  func agreement(_ type: Name, _ role: Int) -> Int {
    answer(\.agreements, type, role) { name in
      let contracts = crossing.filter { $0.protocolNames.contains { $0.matches(name) } }
      if contracts.isEmpty { return 0 }
      let name = roles[role].role.name
      return contracts.contains { $0.implementers.contains(name) } ? 2 : -1
    }
  }
}

extension String {
  /// Whether it ends with these bytes, whatever characters they are a part of.
  func ends(with other: String) -> Bool {
    let count = other.utf8.count
    return utf8.count >= count && utf8.suffix(count).elementsEqual(other.utf8)
  }

  /// Whether these bytes stand anywhere in it.
  func holds(_ other: String) -> Bool {
    let count = other.utf8.count
    guard let first = other.utf8.first, utf8.count >= count else { return count == 0 }
    var rest = utf8[...]
    while rest.count >= count, let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: other.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }
}
