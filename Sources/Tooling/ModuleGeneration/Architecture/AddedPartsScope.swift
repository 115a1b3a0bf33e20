import AdderArchitectures
import AdderLiquidTemplates

/// The variables with which a template asks for what the team's architecture adds.
///
/// `added.roles` and `added.contracts` are rendered with files that come with Adder. A template
/// asks for `added.holders.Presenter`, what its own part gets, and for `added.links`, which the
/// composition root connects.
struct AddedPartsScope: Sendable {
  private let parts: AddedParts
  private let names: ModuleNames

  init(_ parts: AddedParts, _ names: ModuleNames) {
    self.parts = parts
    self.names = names
  }

  private var architecture: Architecture { names.architecture }

  var value: LiquidValue {
    let holders = parts.holders.map { ($0, holder($0)) }
    let all = parts.isEmpty ? [] : parts.holders + parts.roles.map(\.name)
    return [
      "roles": .array(parts.roles.map(role)),
      "holders": .object(LiquidObject(holders)),
      "links": .array(all.flatMap(parts.links).filter { !isValue($0) }.map(connection)),
      "screen": .string(architecture.roles(with: .shows).first?.name ?? ""),
    ]
  }

  // MARK: - Files

  /// The value that the file of an added role, or of an added contract, is rendered with.
  func subject(_ name: String) -> LiquidValue? {
    if let role = parts.roles.first(where: { $0.name == name }) { return self.role(role) }
    return parts.contracts.first { $0.name == name }.map(contract)
  }

  // MARK: - Roles

  private func role(_ role: Role) -> LiquidValue {
    let methods = methods(ofAdded: role)
    let values: [(String, LiquidValue)] = [
      ("role", .string(role.name)), ("summary", .string(summary(of: role))),
      ("is_data", .bool(role.has(.isPlainData))), ("is_read_only", .bool(role.has(.isReadOnly))),
      ("is_required", .bool(role.isRequired)),
      ("properties", .array(parts.links(of: role.name).map(property))),
      ("state", .string(methods.contains(where: \.isRemembered) ? state(role) : "")),
      ("methods", .array(methods.map(value))),
    ]
    return .object(LiquidObject(values))
  }

  /// A method of an added role.
  private struct Method {
    /// The contract that requires the method; `nil` for the role's own method.
    var contract: Contract?
    var name: String
    var calls: [AddedParts.Link]
    var returnsItems: Bool
    /// True if the contract is only declared, because another one requires the same method.
    var isKnown = false

    /// True if the role remembers the call, because no call to a contract shows it.
    var isRemembered: Bool { !isKnown && !returnsItems && !calls.contains(where: \.isExistential) }
  }

  private func methods(ofAdded role: Role) -> [Method] {
    if let own = parts.ownMethod(of: role.name) {
      let calls = parts.calls(of: role.name, in: nil)
      return [Method(name: own, calls: calls, returnsItems: parts.returnsItems(role.name))]
    }
    guard !role.has(.isPlainData) else { return [] }
    var known: Set<String> = []
    return parts.conformances(of: role.name).map { contract in
      let name = parts.method(of: contract)
      return Method(
        contract: contract, name: name, calls: parts.calls(of: role.name, in: contract),
        returnsItems: parts.returnsItems(contract), isKnown: !known.insert(name).inserted)
    }
  }

  private func value(_ method: Method) -> LiquidValue {
    [
      "contract": .string(method.contract.map(names.type) ?? ""), "name": .string(method.name),
      "is_known": .bool(method.isKnown), "calls": .array(method.calls.map(call)),
      "spied_calls": .array(method.calls.filter(\.isExistential).map(call)),
      "returns_items": .bool(method.returnsItems), "is_remembered": .bool(method.isRemembered),
    ]
  }

  private func summary(of role: Role) -> String {
    role.summary.isEmpty
      ? "The \(NameWords(names.noun(of: role)).sentence) of \(names.name)"
      : role.summary
  }

  /// The name of the property that says that a role has done its work: `isStarted`.
  private func state(_ role: Role) -> String {
    "is" + Lexicon.participle(of: AddedParts.work(role.traits).verb).capitalizedFirst
  }

  // MARK: - Contracts

  private func contract(_ contract: Contract) -> LiquidValue {
    let values: [(String, LiquidValue)] = [
      ("name", .string(names.type(of: contract))),
      (
        "summary",
        .string(
          contract.summary.isEmpty
            ? "What \(article(contract.implementers)) does for \(article(contract.users))"
            : contract.summary)
      ),
      ("is_class_bound", .bool(contract.isClassBound)),
      ("method", .object(LiquidObject(method(of: contract)))),
    ]
    return .object(LiquidObject(values))
  }

  private func article(_ roles: [String]) -> String {
    let role = roles.first.flatMap(architecture.role(named:))
    return "the " + (role.map { NameWords(names.noun(of: $0)).sentence } ?? "module")
  }

  /// The conformances of a part, each with its method. Two contracts can have the same method.
  private func methods(
    of contracts: [Contract], in role: String
  ) -> [LiquidValue] {
    let turns = parts.turns(of: role)
    var known: Set<String> = []
    return contracts.map { contract in
      let isNew = known.insert(parts.method(of: contract)).inserted
      let done = turns.firstIndex { parts.answers(from: $0.target, to: role).contains(contract) }
      let next = done.flatMap { turns.dropFirst($0 + 1).first }
      let values = method(of: contract) + [("next", next.map(call) ?? .null)]
      return [
        "contract": .string(names.type(of: contract)),
        "methods": .array(isNew ? [.object(LiquidObject(values))] : []),
      ]
    }
  }

  private func method(of contract: Contract) -> [(String, LiquidValue)] {
    [
      ("name", .string(parts.method(of: contract))),
      (
        "summary",
        .string(
          parts.isNews(contract)
            ? "Reports that \(article(contract.users)) has done its work."
            : "Asks \(article(contract.implementers)) to do its work.")
      ),
      ("returns_items", .bool(parts.returnsItems(contract))),
    ]
  }

  // MARK: - Holders

  private func holder(_ role: String) -> LiquidValue {
    guard !parts.isEmpty else { return Self.nothing }
    let links = parts.links(of: role)
    let turns = parts.turns(of: role)
    let calls = links.filter { $0.call != nil }
    let others = calls.filter { link in !turns.contains { $0.name == link.name } }
    return [
      "properties": .array(links.map(property)),
      "calls": .array(calls.map(call)), "calls_without_answer": .array(others.map(call)),
      "first_turn": turns.first.map(call) ?? .null,
      "conformances": .array(methods(of: parts.conformances(of: role), in: role)),
    ]
  }

  /// What a part gets if the architecture adds nothing, as most do.
  private static let nothing: LiquidValue = [
    "properties": .array([]), "calls": .array([]), "calls_without_answer": .array([]),
    "first_turn": .null, "conformances": .array([]),
  ]

  /// True if the link leads to plain data, which the holder creates itself.
  private func isValue(_ link: AddedParts.Link) -> Bool {
    architecture.traits(ofRole: link.target).contains(.isPlainData)
  }

  private func property(_ link: AddedParts.Link) -> LiquidValue {
    let target = architecture.role(named: link.target)
    let declaration: String
    if isValue(link), target?.has(.isReadOnly) == true {
      declaration = "private let \(link.name) = \(link.type)(items: [])"
    } else if isValue(link) {
      declaration = "private var \(link.name) = \(link.type)()"
    } else {
      let type = link.isExistential ? "(any \(link.type))?" : "\(link.type)?"
      // A part is connected after it is created, so a reference without a value is possible.
      declaration = (link.strength == .strong ? "" : "weak ") + "var \(link.name): \(type)"
    }
    return ["name": .string(link.name), "declaration": .string(declaration)]
  }

  private func call(_ link: AddedParts.Link) -> LiquidValue {
    [
      "name": .string(link.name), "method": .string(link.call ?? ""),
      "contract": .string(link.type),
      "returns_items": .bool(link.calledContract.map(parts.returnsItems) ?? false),
    ]
  }

  private func connection(_ link: AddedParts.Link) -> LiquidValue {
    [
      "holder": .string(link.holder), "name": .string(link.name),
      "target": .string(link.target),
    ]
  }
}
