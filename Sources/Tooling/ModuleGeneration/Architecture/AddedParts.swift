import AdderArchitectures
import AdderFindings

/// The roles and contracts that a team's own architecture adds to the one for which a template was
/// written, in one module.
///
/// The template writes the other parts. It asks this value for what they get from the added ones:
/// properties, calls and conformances, and the lines that connect them.
struct AddedParts: Sendable {
  private(set) var roles: [Role] = []
  private(set) var contracts: [Contract] = []

  private let names: ModuleNames
  private let written: Architecture

  /// - Parameter parts: The optional parts that the module has.
  init(_ names: ModuleNames, writtenFor written: Architecture, parts: [String]) {
    self.names = names
    self.written = written
    roles = architecture.roles.filter { role in
      written.role(named: role.name) == nil && !role.has(.isForeign) && !role.has(.isShared)
        && isWanted(role, parts)
    }
    // A role whose holders are optional parts that the module does not have would have no use.
    while let unused = roles.firstIndex(where: { isUnheld($0.name) }) { roles.remove(at: unused) }
    contracts = architecture.contracts.filter { contract in
      written.contract(named: contract.name) == nil && contract.crossing == .within
        && contract.users.contains(where: exists) && contract.implementers.contains(where: exists)
    }
  }

  var isEmpty: Bool { roles.isEmpty && contracts.isEmpty }

  private var architecture: Architecture { names.architecture }

  private func isWanted(_ role: Role, _ parts: [String]) -> Bool {
    if let part = architecture.part(of: role.name) { return parts.contains(part.name) }
    return role.isRequired || architecture.compositions.contains { $0.builds.contains(role.name) }
  }

  /// True if the architecture lets parts hold a role, and the module has none of them.
  private func isUnheld(_ role: String) -> Bool {
    let holders = architecture.references.filter {
      $0.strength == .strong && architecture.roles(reachedBy: $0).contains(role)
    }.map(\.holder)
    return !holders.isEmpty && !holders.contains(where: exists)
  }

  func isAdded(_ role: String) -> Bool { roles.contains { $0.name == role } }

  /// True if the module has the role: it is added, or one that the template writes.
  private func exists(_ role: String) -> Bool {
    isAdded(role) || written.role(named: role)?.isRequired == true
  }
}

// MARK: - References

extension AddedParts {
  /// A property of a part, and the part that it leads to.
  struct Link: Sendable {
    var name: String
    /// The type without `any` and without `?`: `HomeCoordinatorInput`.
    var type: String
    var isExistential: Bool
    var strength: Reference.Strength
    var holder: String
    var target: String
    /// The method that the holder calls; `nil` if nothing is known about the target's methods.
    var call: String?
    /// The contract of that method; `nil` if the holder knows the target's class.
    var calledContract: Contract?
  }

  /// The references of a role that lead to an added part, or that an added part holds.
  func links(of holder: String) -> [Link] {
    architecture.references(heldBy: holder).compactMap { reference in
      guard !architecture.leavesModule(reference),
        let target = architecture.roles(reachedBy: reference).first(where: exists),
        isAdded(holder) || isAdded(target) || contracts.contains(where: { reference.leads(to: $0) })
      else { return nil }
      return link(reference, to: target)
    }
  }

  private func link(_ reference: Reference, to target: String) -> Link {
    let typed = reference.targets.compactMap(architecture.contract(named:))
    let type =
      typed.isEmpty
      ? architecture.role(named: target).map(names.type(of:)) ?? target
      : typed.map(names.type(of:)).joined(separator: " & ")
    let called = contracts.first { reference.leads(to: $0) }
    return Link(
      name: reference.property.memberName([.feature: names.name, .module: names.name]),
      type: type, isExistential: !typed.isEmpty, strength: reference.strength,
      holder: reference.holder, target: target,
      call: called.map(method) ?? (typed.isEmpty ? ownMethod(of: target) : nil),
      calledContract: called)
  }

  /// The calls of a part after which the target reports back to it, in the order of the file. Each
  /// such part has its turn when the one before it has reported.
  func turns(of holder: String) -> [Link] {
    links(of: holder).filter { link in
      link.call != nil && !answers(from: link.target, to: holder).isEmpty
    }
  }

  /// The added contracts with which an added role reports to a part.
  func answers(from role: String, to holder: String) -> [Contract] {
    guard isAdded(role) else { return [] }
    let called = links(of: role).compactMap(\.calledContract)
    return conformances(of: holder).filter(called.contains)
  }

  /// The roles that the template writes. Each can hold an added part or implement an added contract.
  var holders: [String] { written.roles.map(\.name) }

  func conformances(of role: String) -> [Contract] {
    contracts.filter { $0.implementers.contains(role) }
  }
}

extension Reference {
  fileprivate func leads(to contract: Contract) -> Bool { targets.contains(contract.name) }
}

// MARK: - Methods

extension AddedParts {
  /// The name of the only method of an added contract: a command to an added part, or the news that
  /// it has done its work.
  func method(of contract: Contract) -> String {
    let commanded = isNews(contract) ? nil : contract.implementers.first(where: isAdded)
    let role = commanded ?? contract.users.first(where: isAdded)
    let traits = role.map { architecture.traits(ofRole: $0) } ?? []
    let (verb, object) = Self.work(traits)
    var old = MethodNaming()
    old.mood = commanded == nil ? .fact : .command
    old.begin = [commanded == nil ? "did" : verb]
    // The news names its sender, because a part may receive news from several parts.
    let sender = role.flatMap(architecture.role(named:)).map(names.noun) ?? ""
    let name = commanded == nil ? "did\(verb.capitalizedFirst)\(sender)" : verb + object
    return MethodNames(old: old, new: contract.methods).name(for: name)
  }

  /// True if a contract carries news: what a part reports to the one that holds it. Parts are held
  /// strongly, and report through weak references.
  func isNews(_ contract: Contract) -> Bool {
    let holding = architecture.references.filter { $0.leads(to: contract) }
    return !contract.implementers.contains(where: isAdded)
      || !holding.isEmpty && holding.allSatisfy { $0.strength != .strong }
  }

  /// The calls of an added role when a method of a contract is called, or its own method if there is
  /// no contract. The role does its work before it reports, and reports only once: when a part that
  /// it asks has answered. News is only passed on, and never back, because its sender would
  /// otherwise be asked again.
  func calls(of role: String, in contract: Contract?) -> [Link] {
    let links = links(of: role).filter { $0.call != nil }
    let reports = links.filter { $0.strength != .strong }
    guard let contract, isNews(contract) else {
      let asked = links.filter { $0.strength == .strong }
      let isAnswered = asked.contains { !answers(from: $0.target, to: role).isEmpty }
      return asked + (isAnswered ? [] : reports)
    }
    return reports.filter { !contract.users.contains($0.target) }
  }

  /// The method of an added role that implements no contract; `nil` for other roles.
  func ownMethod(of role: String) -> String? {
    guard isAdded(role), conformances(of: role).isEmpty else { return nil }
    let traits = architecture.traits(ofRole: role)
    guard !traits.contains(.isPlainData) else { return nil }
    let (verb, object) = Self.work(traits)
    return verb + object
  }

  /// What a role does with these traits: a verb, and the noun that follows it.
  static func work(_ traits: Traits) -> (verb: String, object: String) {
    if traits.contains(.navigates) { return ("start", "") }
    if traits.contains(.reachesData) { return ("fetch", "Items") }
    if traits.contains(.appliesBusinessLogic) { return ("process", "Items") }
    if traits.contains(.formats) { return ("format", "Items") }
    if traits.contains(.decides) { return ("handle", "Items") }
    return ("update", "Items")
  }

  /// True if the method of an added role returns items: the role may not keep what it has done, and
  /// tells no other part about it.
  func returnsItems(_ contract: Contract) -> Bool {
    contract.methods.mayReturn && !isNews(contract)
      && contract.implementers.first(where: isAdded).map(returnsItems) ?? false
  }

  /// True if the methods of an added role return items, as far as its contracts allow.
  func returnsItems(_ role: String) -> Bool {
    let traits = architecture.traits(ofRole: role)
    let mayKeepNothing = traits.contains(.appliesBusinessLogic) && !traits.contains(.holdsState)
    return traits.hasAny(of: [.reachesData, .appliesBusinessLogic, .formats])
      && (mayKeepNothing || links(of: role).allSatisfy { $0.call == nil })
  }
}

// MARK: - Files

extension AddedParts {
  /// The files of the added roles, with their tests, and of the added contracts.
  var files: (code: [TemplateFile], tests: [TemplateFile]) {
    let code = roles.map { file($0.name, "Role", names.type(of: $0), in: $0.folder) }
    let protocols = contracts.map { file($0.name, "Contract", names.type(of: $0), in: $0.folder) }
    let tests = roles.filter { !$0.has(.isPlainData) }.map {
      file($0.name, "RoleTests", names.testCase(of: names.type(of: $0), role: $0), in: $0.folder)
    }
    return (code + protocols, tests)
  }

  private func file(
    _ subject: String, _ source: String, _ type: String, in folder: String?
  ) -> TemplateFile {
    TemplateFile(
      name: names.folder(folder).map { "\($0)/\(type).swift" } ?? "\(type).swift",
      isWholeName: true,
      path: "\(source).swift.liquid", isResource: false, part: architecture.part(of: subject)?.name,
      subject: subject, location: SourceLocation(file: architecture.name, line: 1, column: 1))
  }
}
