import AdderArchitectures
import AdderTestSupport

/// A random architecture of a team: it extends a shipped one, gives other names to its roles,
/// contracts, references, verbs and folders, lacks some of its optional parts, and has up to three
/// roles of its own.
struct TeamArchitecture {
  let base: Architecture
  /// The file that the team would write.
  private(set) var text = ""
  /// Words of the base that nothing in a module of this architecture may be called.
  private(set) var formerNames: [String] = []
  /// The parts that the team removed.
  private(set) var removedParts: [String] = []
  /// The optional parts that the team added.
  private(set) var addedParts: [String] = []
  /// The roles that the team added.
  private(set) var addedRoles: [String] = []

  private var random: SeededRandom
  private var nouns = Self.unusualNouns
  private var verbs = Self.unusualVerbs
  private var folders: [String: String] = [:]

  init(extending base: Architecture, seed: Int) {
    self.base = base
    random = SeededRandom(seed: seed)
    nouns.shuffle(using: &random)
    verbs.shuffle(using: &random)
    removedParts = base.parts.map(\.name).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    var added: [AddedRole] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) { added.append(addedRole(after: added)) }
    addedRoles = added.map(\.name)
    addedParts = added.filter(\.isOptional).map(\.name)
    text = write(added)
  }

  // MARK: - Words

  // None of these words is a type, a keyword, or a word that a rule knows.
  private static let unusualNouns = words(
    """
    Alder Aspen Badger Basalt Beech Birch Bison Bramble Cedar Cobalt Coral Crane Cypress Dahlia
    Ember Falcon Fennel Ferret Flint Garnet Ginger Granite Hazel Heron Hickory Iris Jackal Jasper
    Juniper Kestrel Larch Lichen Lilac Linden Lynx Magnolia Maple Marble Marten Mimosa Myrtle
    Narwhal Nettle Nutmeg Olive Onyx Opal Osprey Otter Panther Pebble Pelican Peony Pepper Plover
    Poplar Puffin Quartz Raven Robin Rowan Saffron Salmon Sequoia Sorrel Sparrow Spruce Sycamore
    Tansy Thistle Topaz Toucan Tulip Turquoise Verbena Violet Walnut Weasel Willow Wombat Yarrow
    """)

  private static let unusualVerbs = words(
    """
    accept activate adjust align apply arrange assign attach bookmark bring build capture collect
    compose deliver detach determine discard draw embed emit establish extract flag group hold
    inspect keep locate maintain merge monitor observe pack pick place prompt propose protect
    resolve restore reveal shift stretch suggest trace transform turn unfold wrap
    """)

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private mutating func noun() -> String { nouns.removeLast() }

  private mutating func verbs(_ count: Int) -> [String] {
    (0..<count).map { _ in verbs.removeLast() }
  }

  private mutating func folder(_ name: String) -> String {
    if let known = folders[name] { return known }
    let own = Bool.random(using: &random) ? noun() : "\(noun())/\(noun())"
    folders[name] = own
    return own
  }

  // MARK: - The file

  private mutating func write(_ added: [AddedRole]) -> String {
    let gone = Set(
      base.parts.filter { removedParts.contains($0.name) }.flatMap { $0.roles + $0.contracts })
    var lines = ["extends: \(base.name)"]
    lines.append("module: { folder: \"{module}\(Bool.random(using: &random) ? noun() : "")\" }")
    // Roles whose protocol belongs to a helper are named after it.
    var helpers: [String: String] = [:]
    lines.append("roles:")
    for role in base.roles {
      if gone.contains(role.name) {
        lines.append("  \(role.name): ~")
      } else if let line = self.line(of: role, &helpers) {
        lines.append(line)
      }
    }
    lines += added.map(\.roleLine)
    lines.append("contracts:")
    lines += added.flatMap(\.contractLines)
    for contract in base.contracts {
      if gone.contains(contract.name) {
        lines.append("  \(contract.name): ~")
      } else if let line = self.line(of: contract, helpers) {
        lines.append(line)
      }
    }
    lines.append("references:")
    lines += added.flatMap(\.referenceLines)
    for reference in base.references where !gone.contains(reference.holder) {
      guard !reference.targets.contains(where: gone.contains) else { continue }
      lines += self.lines(of: reference)
    }
    lines.append("composition:")
    for composition in base.compositions where !gone.contains(composition.role) {
      let verb = verbs(1)[0]
      let builds =
        composition.builds.filter { !gone.contains($0) }
        + added.filter { !$0.isOptional && !$0.isData }.map(\.name)
      lines.append(
        "  \(composition.role): { method: \"\(verb){module}\(noun())\", "
          + "builds: [\(builds.joined(separator: ", "))] }")
    }
    if !addedParts.isEmpty {
      lines.append("parts:")
      lines += added.filter(\.isOptional).map(\.partLine)
    }
    lines.append(
      "tests: { name: \"{type}\(["Tests", "Spec"].randomElement(using: &random) ?? "")\" }")
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func line(of role: Role, _ helpers: inout [String: String]) -> String? {
    // Foreign types keep their names, and shared parts are not generated.
    guard !role.has(.isForeign), let pattern = role.typeNames.first,
      pattern.placeholders.contains(.module) || pattern.placeholders.contains(.feature)
    else { return nil }
    let gap = pattern.placeholders.contains(.module) ? "{module}" : "{feature}"
    var name = noun()
    let helped = base.contracts(implementedBy: role.name).first {
      $0.protocolNames.contains { "\($0)Implementation" == "\(pattern)" }
    }
    if let helped {
      helpers[helped.name] = "\(gap)\(name)"
      name += "Implementation"
    }
    formerNames += pattern.fixedWords
    var line = "  \(role.name): { name: \"\(gap)\(name)\""
    if let folder = role.folder { line += ", folder: \(self.folder(folder))" }
    return line + " }"
  }

  private mutating func line(of contract: Contract, _ helpers: [String: String]) -> String? {
    guard let pattern = contract.protocolNames.first, !contract.users.isEmpty,
      pattern.placeholders.contains(.module) || pattern.placeholders.contains(.feature)
    else { return nil }
    let gap = pattern.placeholders.contains(.module) ? "{module}" : "{feature}"
    formerNames += pattern.fixedWords
    var line = "  \(contract.name): { name: \"\(helpers[contract.name] ?? "\(gap)\(noun())")\""
    if let folder = contract.folder { line += ", folder: \(self.folder(folder))" }
    let methods = methods(contract.methods)
    if !methods.isEmpty { line += ", methods: { \(methods.joined(separator: ", ")) }" }
    return line + " }"
  }

  private mutating func methods(_ old: MethodNaming) -> [String] {
    var keys: [String] = []
    if !old.begin.isEmpty {
      let begin = old.mood == .fact ? ["has"] : verbs(old.begin.count)
      keys.append("begin: [\(begin.joined(separator: ", "))]")
    }
    if !old.prefer.isEmpty {
      keys.append("prefer: [\(verbs(old.prefer.count).joined(separator: ", "))]")
    }
    if !old.contain.isEmpty { keys.append("contain: [\(noun())]") }
    var named: [String] = []
    for (purpose, pattern) in old.named.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let gaps = pattern.placeholders.map { "{\($0.rawValue)}" }.joined()
      // A segue is named after a method.
      guard purpose != .segue, purpose != .opening else { continue }
      let start = old.mood == .fact ? "has" : verbs(1)[0]
      named.append("\(purpose.rawValue): \"\(start)\(gaps)\(noun())\"")
    }
    if !named.isEmpty { keys.append("named: { \(named.joined(separator: ", ")) }") }
    return keys
  }

  private mutating func lines(of reference: Reference) -> [String] {
    guard reference.property.placeholders.isEmpty else { return [] }
    let name = noun().lowercased()
    let holds = "\(reference.strength.rawValue) \(reference.targets.joined(separator: " & "))"
    return [
      "  \(reference.name): ~",
      "  \(reference.holder).\(name): { holds: \(holds), optional: \(reference.isOptional), "
        + "injected: \(reference.isInjected) }",
    ]
  }
}

// MARK: - Added roles

extension TeamArchitecture {
  /// A role that the team adds, the contracts with its holder, and the reference to it.
  fileprivate struct AddedRole {
    var name: String
    var traits: [String]
    var holder: String
    var property: String
    var folder: String?
    var isOptional: Bool
    var hasInput: Bool
    var hasOutput: Bool
    var verbs: [String]

    var isData: Bool { traits.contains("isPlainData") }

    var roleLine: String {
      var line =
        "  \(name): { traits: [\(traits.joined(separator: ", "))], name: \"{module}\(name)\""
      if let folder { line += ", folder: \(folder)" }
      if isData { line += ", kind: struct" }
      if !isOptional { line += ", required: true" }
      return line + " }"
    }

    var contractLines: [String] {
      let place = folder.map { ", folder: \($0)" } ?? ""
      let begin = verbs.joined(separator: ", ")
      let input =
        "  \(name)In: { name: \"{module}\(name)In\", from: \(holder), to: \(name)\(place), "
        + "methods: { mood: command, begin: [\(begin)] } }"
      let output =
        "  \(name)Out: { name: \"{module}\(name)Out\", from: \(name), to: \(holder)\(place), "
        + "methods: { mood: fact, begin: [did], mayReturn: false } }"
      return (hasInput ? [input] : []) + (hasOutput ? [output] : [])
    }

    var referenceLines: [String] {
      let target = hasInput ? "\(name)In" : name
      let optional = isOptional ? "true" : "false"
      return [
        "  \(holder).\(property): { holds: strong \(target), optional: \(optional), "
          + "injected: \(!isData) }"
      ] + (hasOutput ? ["  \(name).output: weak \(name)Out"] : [])
    }

    var partLine: String {
      let members = (hasInput ? ["\(name)In"] : []) + (hasOutput ? ["\(name)Out"] : [])
      return "  \(name): { roles: [\(name)], contracts: [\(members.joined(separator: ", "))] }"
    }
  }

  /// A role with random traits, held by a random part of every module or by a role added before.
  private mutating func addedRole(after others: [AddedRole]) -> AddedRole {
    let known = base.roles.filter { role in
      role.isRequired && !role.has(.isShared) && !role.has(.isForeign) && !role.has(.isPlainData)
        && (!role.has(.composes) || !base.references(heldBy: role.name).isEmpty)
    }
    let holders = known.map(\.name) + others.filter { !$0.isData }.map(\.name)
    let kinds = [
      ["isPlainData"], ["isPlainData", "isReadOnly"], ["navigates"], ["reachesData"],
      ["appliesBusinessLogic"], ["formats"], ["holdsState"],
      ["reachesData", "appliesBusinessLogic"],
      [],
    ]
    let traits = kinds.randomElement(using: &random) ?? []
    let name = noun()
    let isData = traits.contains("isPlainData")
    let hasInput = !isData && Int.random(in: 0..<4, using: &random) > 0
    return AddedRole(
      name: name, traits: traits, holder: holders.randomElement(using: &random) ?? "",
      property: noun().lowercased(), folder: Bool.random(using: &random) ? folder(name) : nil,
      isOptional: Bool.random(using: &random), hasInput: hasInput,
      hasOutput: hasInput && Bool.random(using: &random), verbs: verbs(2))
  }
}

extension NamingPattern {
  /// The text around the gaps, if it is longer than the names that code uses anyway.
  fileprivate var fixedWords: [String] {
    let text = parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    return text.count > 4 ? [text] : []
  }
}
