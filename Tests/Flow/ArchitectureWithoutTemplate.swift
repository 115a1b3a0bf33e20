import AdderTestSupport

/// A random architecture that extends no shipped one: random parts with random traits, contracts in
/// both directions, and random names.
struct ArchitectureWithoutTemplate {
  /// The file that the team would write.
  private(set) var text = ""
  /// The roles of a module with all optional parts.
  private(set) var roles: Set<String> = []
  /// The optional part; `nil` if there is none.
  private(set) var part: String?

  private var random: SeededRandom
  private var nouns = Self.words(
    """
    Anchor Basket Beacon Bridge Canvas Capsule Carrier Compass Cradle Crystal Dealer Depot Engine
    Falcon Feeder Forge Garden Harbor Helper Hub Kernel Ladder Lantern Lens Marker Mirror Needle
    Oracle Orbit Parcel Pilot Pivot Planner Plaza Pulse Quarry Ranger Relay Ribbon Runner Saddle
    Scout Seeker Shelf Signal Sketch Spindle Station Steward Studio Tailor Tracker Turbine Vault
    Vessel Voyage Walker Wheel Whistle Window
    Abacus Amulet Bobbin Boulder Cactus Candle Castle Cavern Comet Cottage Dagger Domino Dragon
    Easel Emblem Ferry Fiddle Geyser Goblet Grove Hammock Helmet Igloo Island Jigsaw Kettle Kiosk
    Lagoon Locket Magnet Meadow Mitten Monocle Nugget Oasis Paddle Parade Pebble
    """)
  private var verbs = Self.words(
    """
    accept activate adjust align arrange assign attach bookmark bring capture collect compose
    deliver detach determine discard draw emit extract flag group hold inspect keep locate merge
    pick place propose protect restore shift suggest trace transform turn wrap
    """)

  private var parts: [Part] = []
  private var contracts: [String] = []
  private var references: [String] = []
  private var folders: [String] = []
  private var contractFile: String?

  /// A role of the random module.
  private struct Part {
    var name: String
    var traits: [String]
    /// The position of the part that holds it.
    var holder: Int?
    var options: [String] = []
  }

  init(seed: Int) {
    random = SeededRandom(seed: seed &* 7 &+ 3)
    nouns.shuffle(using: &random)
    verbs.shuffle(using: &random)
    folders = chance(50) ? [noun(), noun()] : []
    contractFile = chance(25) ? noun() : nil
    addParts()
    addReferences()
    text = write()
  }

  // MARK: - Choices

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private mutating func noun() -> String { nouns.removeLast() }
  private mutating func verb() -> String { verbs.removeLast() }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  // MARK: - Parts

  private mutating func addParts() {
    let hasView = chance(80)
    let isViewRoot = hasView && chance(75)
    if hasView, !isViewRoot {
      parts.append(
        Part(name: noun(), traits: ["keepsModuleAlive"] + (chance(50) ? ["navigates"] : [])))
    }
    if hasView {
      let alive = isViewRoot ? ["keepsModuleAlive"] : []
      parts.append(
        Part(
          name: noun(), traits: ["shows", "touchesScreen"] + alive,
          holder: isViewRoot ? nil : 0))
    }
    let isDecider = !hasView && chance(40)
    parts.append(
      Part(
        name: noun(),
        traits: ["decides"] + (chance(40) ? ["formats"] : []) + (chance(40) ? ["holdsState"] : [])
          + (hasView || !isDecider ? [] : ["keepsModuleAlive"]),
        holder: parts.isEmpty ? nil : parts.count - 1))
    if !hasView, !isDecider { parts[0].traits.append("keepsModuleAlive") }
    let kinds: [[String]] = [
      ["appliesBusinessLogic"], ["reachesData"], ["appliesBusinessLogic", "reachesData"],
      ["formats"],
      ["navigates"], ["navigates", "touchesScreen"], ["holdsState"], [],
    ]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let first = parts.count > 1 && chance(70) ? parts.count - 1 : 0
      let holder = Int.random(in: min(first, parts.count - 1)..<parts.count, using: &random)
      parts.append(Part(name: noun(), traits: pick(kinds), holder: holder))
    }
  }

  // MARK: - Contracts

  /// Adds a contract between parts, and returns its name.
  private mutating func contract(
    from users: [String], to implementers: [String], crossing: String? = nil
  ) -> String {
    let name = noun()
    var keys = [
      "name: \"\(chance(80) ? "{module}\(name)" : "\(name){module}")\"",
      "from: [\(users.joined(separator: ", "))]", "to: [\(implementers.joined(separator: ", "))]",
    ]
    if let crossing { keys.append("crosses: \(crossing)") }
    if let contractFile {
      keys.append("file: \"{module}\(contractFile)\"")
    } else if !folders.isEmpty, chance(60) {
      keys.append("folder: \(pick(folders))")
    }
    if chance(40) { keys.append("required: true") }
    let methods = methods()
    if !methods.isEmpty { keys.append("methods: { \(methods.joined(separator: ", ")) }") }
    contracts.append("  \(name): { \(keys.joined(separator: ", ")) }")
    return name
  }

  private mutating func methods() -> [String] {
    var keys: [String] = []
    let mood = pick(["", "", "command", "fact", "news"])
    if !mood.isEmpty { keys.append("mood: \(mood)") }
    if mood == "fact" {
      if chance(50) { keys.append("begin: [\(pick(["did", "has"]))]") }
    } else if mood != "news" {
      if chance(30) {
        keys.append("begin: [\(verb()), \(verb())]")
      } else if chance(20) {
        keys.append("prefer: [\(verb())]")
      }
      if chance(15) { keys.append("contain: [\(noun())]") }
      if chance(10) { keys.append("end: [\(noun())]") }
    }
    if mood.isEmpty, chance(20) {
      keys.append("named: { viewReady: \"\(verb())\(noun())\", configuration: \(verb()) }")
    }
    if chance(25) { keys.append("mayReturn: false") }
    if chance(12) {
      let type = "{module}\(noun())" + (chance(60) ? ".{useCase}.\(noun())" : "")
      keys.append("parameter: { label: \(verb()), type: \"\(type)\" }")
    }
    return keys
  }

  // MARK: - References

  private mutating func addReferences() {
    for (index, part) in parts.enumerated() {
      guard let holder = part.holder else { continue }
      let above = parts[holder].name
      let target =
        chance(85) ? contract(from: [above], to: [part.name]) : part.name
      refer(above, target, "strong")
      // The decider is found by the references that lead back to it.
      let decides = parts[holder].traits.contains("decides")
      let isNeeded = part.traits.contains("decides") || decides
      if isNeeded || chance(50) {
        refer(part.name, contract(from: [part.name], to: [above]), weakness())
      }
      if let higher = parts[holder].holder, chance(20) {
        refer(
          part.name, contract(from: [part.name], to: [parts[higher].name]), weakness())
      }
      if index > 1, chance(20) {
        let other = parts[Int.random(in: 0..<index, using: &random)].name
        if other != above { refer(other, contract(from: [other], to: [part.name]), "strong") }
      }
    }
    let decider = parts.first { $0.traits.contains("decides") }?.name ?? ""
    if chance(40) {
      refer(decider, contract(from: [decider], to: [decider], crossing: "out"), "weak")
    }
    if chance(30) { _ = contract(from: [decider], to: [decider], crossing: "in") }
  }

  private mutating func weakness() -> String { chance(85) ? "weak" : "unowned" }

  private mutating func refer(_ holder: String, _ target: String, _ strength: String) {
    references.append("  \(holder).\(noun().lowercased()): \(strength) \(target)")
  }

  // MARK: - The file

  private mutating func write() -> String {
    var lines = ["extends: common", "module: { folder: \"{module}\(chance(50) ? noun() : "")\" }"]
    lines.append("roles:")
    let optional = parts.indices.last.flatMap { last in
      parts[last].traits.contains("decides") || chance(60) ? nil : parts[last].name
    }
    let composer: String
    if chance(30), let own = parts.indices.last, parts[own].name != optional {
      composer = parts[own].name
      parts[own].traits.append("composes")
    } else {
      composer = noun()
      lines.append(
        "  \(composer): { traits: [composes], name: \"{module}\(noun())\", required: true, "
          + "kind: \(pick(["class", "class", "struct", "enum"])) }")
    }
    for part in parts {
      var keys = ["name: \"{module}\(noun())\""]
      if !part.traits.isEmpty { keys.append("traits: [\(part.traits.joined(separator: ", "))]") }
      if part.name != optional { keys.append("required: \(pick(["true", "whereNeeded"]))") }
      if !folders.isEmpty, chance(60) { keys.append("folder: \(pick(folders))") }
      lines.append("  \(part.name): { \(keys.joined(separator: ", ")) }")
    }
    roles = Set(parts.map(\.name) + [composer])
    addData(to: &lines)
    lines += ["contracts:"] + contracts + ["references:"] + references
    let taken = contracts.filter { $0.contains("crosses: out") && chance(80) }
      .compactMap { $0.split(separator: ":").first?.drop { $0 == " " } }
    let builds = parts.map(\.name).filter { $0 != optional && $0 != composer }
    lines.append("composition:")
    lines.append(
      "  \(composer): { builds: [\(builds.joined(separator: ", "))], returns: \(parts[0].name), "
        + "method: \"\(verb())\(chance(50) ? "{module}" : "")\", "
        + "takes: [\(taken.joined(separator: ", "))] }")
    if let optional {
      part = noun()
      lines.append(
        "parts: { \(part ?? ""): { roles: [\(optional)], default: \(pick(["on", "off"])) } }")
    }
    if chance(50) {
      lines.append("tests: { name: \"{type}\(pick(["Tests", "Spec", "TestCase"]))\" }")
    }
    if chance(40) { lines.append("comments: { oneModuleComment: true }") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Adds plain data: a state that the decider stores, and items that no reference leads to.
  private mutating func addData(to lines: inout [String]) {
    let decider = parts.first { $0.traits.contains("decides") }?.name ?? ""
    if chance(40) {
      let (name, kind) = (noun(), pick(["struct", "class"]))
      let isReadOnly = chance(30) ? ", isReadOnly" : ""
      lines.append(
        "  \(name): { traits: [isPlainData\(isReadOnly)], name: \"{module}\(noun())\", "
          + "required: true, kind: \(kind) }")
      references.append(
        "  \(decider).\(noun().lowercased()): { holds: strong \(name), injected: false }")
      roles.insert(name)
    }
    if chance(40) {
      let name = noun()
      lines.append(
        "  \(name): { traits: [isPlainData], name: \"{module}\(noun())\", required: true, "
          + "kind: \(pick(["struct", "class"])) }")
      roles.insert(name)
    }
    if chance(20) {
      let name = noun()
      lines.append("  \(name): { traits: [reachesData, isShared], name: \"{feature}\(noun())\" }")
      references.append(
        "  \(decider).\(noun().lowercased()): { holds: strong \(name), optional: true }")
    }
  }
}
