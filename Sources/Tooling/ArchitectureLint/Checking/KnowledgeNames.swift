import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

/// Maps each name in a project to the topics of an architecture that the name belongs to.
///
/// A type that the project itself declares belongs to no topic, even if its name matches a pattern.
struct KnowledgeNames: Sendable {
  /// A set of the architecture's topics: one bit for each, by its index in the architecture.
  typealias Bodies = UInt64

  /// The index of each topic, by the topic's name.
  private let places: [String: Int]
  private let imports: [Name: Bodies]
  private let mentions: [Name: Bodies]
  private let calls: [Name: Bodies]
  /// Calls that count only if they have one of these argument labels.
  private let labelledCalls: [Name: [Name: Bodies]]
  private let screenCalls: [Name: Bodies]
  /// The topics that the types of the project's properties mention, by the name of the property.
  private let properties: [Name: Bodies]
  /// The names in the requirements of the project's protocols.
  private let demanded: Set<Name>
  /// The topics that roles must not know, by name.
  private let topics: [String: Topic]
  /// For each name in the project: true if the name belongs to a topic. Most names belong to none,
  /// so checking this first saves lookups.
  private let isTelling: [Bool]

  init(_ architecture: Architecture, _ index: ProjectIndex) {
    var places: [String: Int] = [:]
    var imports: [Name: Bodies] = [:]
    var mentions: [Name: Bodies] = [:]
    var calls: [Name: Bodies] = [:]
    var screenCalls: [Name: Bodies] = [:]
    var labelledCalls: [Name: [Name: Bodies]] = [:]
    func add(_ names: [String], _ body: Bodies, to table: inout [Name: Bodies]) {
      for name in names.compactMap(index.names.name) { table[name, default: 0] |= body }
    }
    // The set has 64 bits, which is more than any architecture needs.
    for (place, knowledge) in architecture.knowledge.prefix(Bodies.bitWidth).enumerated() {
      let body: Bodies = 1 << Bodies(place)
      places[knowledge.name] = place
      add(knowledge.imports, body, to: &imports)
      add(knowledge.calls.filter { !$0.hasSuffix(":)") }, body, to: &calls)
      for call in knowledge.calls where call.hasSuffix(":)") {
        // `register(forCellReuseIdentifier:)`.
        let words = call.dropLast(2).split(separator: "(").map(String.init)
        guard words.count == 2, let name = index.names.name(words[0]),
          let label = index.names.name(words[1])
        else { continue }
        labelledCalls[name, default: [:]][label, default: 0] |= body
      }
      add(knowledge.screenCalls, body, to: &screenCalls)
      for name in Self.mentioned(by: knowledge, in: index.names)
      where index.types(named: name).isEmpty {
        mentions[name, default: 0] |= body
      }
    }
    self.places = places
    self.imports = imports
    self.mentions = mentions
    self.calls = calls
    self.screenCalls = screenCalls
    self.labelledCalls = labelledCalls
    var properties: [Name: Bodies] = [:]
    for property in index.types.lazy.flatMap(\.properties) {
      let bodies = Self.bodies(mentionedBy: property, in: mentions)
      if bodies != 0 { properties[property.name, default: 0] |= bodies }
    }
    self.properties = properties
    demanded = Set(
      index.types.lazy.filter { $0.kind == .protocol }.flatMap(Self.names(inSignaturesOf:)))
    topics = Dictionary(
      architecture.roles.flatMap(\.mustNotKnow).map { ($0, Topic($0, in: architecture)) },
      uniquingKeysWith: { first, _ in first })
    var isTelling = [Bool](repeating: false, count: index.names.count)
    for table in [imports, mentions, calls, screenCalls] {
      for name in table.keys { isTelling[Int(name.number)] = true }
    }
    for name in labelledCalls.keys { isTelling[Int(name.number)] = true }
    self.isTelling = isTelling
  }

  /// Returns the names in the project that a topic mentions, directly or by a pattern. A framework's
  /// names have no underscores: `CA_COUNT` is a constant of the project.
  private static func mentioned(by knowledge: Knowledge, in names: NameNumbers) -> Set<Name> {
    let beginnings = knowledge.mentions.filter { $0.last == "*" }.map { String($0.dropLast()) }
    let candidates = names.names(beginningWith: beginnings).filter { name in
      let text = names[name]
      return knowledge.includesMention(text) && !text.contains("_")
        && !FrameworkNames.lookalikes.contains(text)
    }
    return Set(knowledge.mentions.compactMap(names.name)).union(candidates)
  }

  private static func bodies(
    mentionedBy property: Property, in mentions: [Name: Bodies]
  ) -> Bodies {
    property.type?.names.lazy.flatMap(\.path).reduce(0) { $0 | (mentions[$1] ?? 0) } ?? 0
  }

  /// Returns the names in the types of a type's members.
  static func names(inSignaturesOf type: TypeDeclaration) -> [Name] {
    let values = type.properties.map(\.type) + type.functions.map(\.result)
    let parameters = type.functions.flatMap(\.parameters).map(\.type)
    return (values + parameters).compactMap(\.self).flatMap(\.names).flatMap(\.path)
  }

  func topic(_ name: String) -> Topic? { topics[name] }

  /// Returns true if a protocol of the project demands something of a type with this name.
  func isDemanded(_ name: Name) -> Bool { demanded.contains(name) }

  /// Returns the set with only this topic; empty if the architecture has no topic with this name.
  func bodies(named name: String) -> Bodies { places[name].map { 1 << Bodies($0) } ?? 0 }

  /// Returns the names of types and functions that belong to a topic.
  func names(of topic: String) -> [Name] {
    let body = bodies(named: topic)
    return mentions.filter { $0.value & body != 0 }.map(\.key)
  }

  func bodies(ofImport name: Name) -> Bodies { bodies(of: name, in: imports) }
  func bodies(ofMention name: Name) -> Bodies { bodies(of: name, in: mentions) }
  func bodies(ofCall name: Name) -> Bodies { bodies(of: name, in: calls) }
  /// Returns the topics that a call belongs to because of its argument labels.
  func bodies(ofCall name: Name, with labels: some Sequence<Name>) -> Bodies {
    guard isTelling[Int(name.number)], let known = labelledCalls[name] else { return 0 }
    return labels.reduce(0) { $0 | (known[$1] ?? 0) }
  }

  func bodies(ofScreenCall name: Name) -> Bodies { bodies(of: name, in: screenCalls) }
  /// Returns the topics that the types of all the project's properties with a name mention.
  func bodies(ofPropertiesNamed name: Name) -> Bodies { properties[name] ?? 0 }
  /// Returns the topics that a property's type mentions.
  func bodies(mentionedBy property: Property) -> Bodies {
    Self.bodies(mentionedBy: property, in: mentions)
  }

  private func bodies(of name: Name, in table: [Name: Bodies]) -> Bodies {
    isTelling[Int(name.number)] ? table[name] ?? 0 : 0
  }
}
