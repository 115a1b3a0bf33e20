import AdderModuleDiscovery

/// The protocols that a project declares, with what they require.
struct ProjectProtocols {
  /// The names of the required members, by the name of the protocol. `nil` if the protocol also inherits from others.
  private var requirements: [String: Set<String>?] = [:]

  init(_ index: ProjectIndex) {
    for type in index.types.indices where index.types[type].kind == .protocol {
      let inherited = index.allInherited(by: type)
      let isKnown = inherited.foreign.allSatisfy {
        ["AnyObject", "class", "NSObjectProtocol", "Sendable"].contains(index.names[$0])
      }
      let all = [type] + inherited.types
      requirements[index.name(of: type)] = .some(
        isKnown ? Set(all.flatMap { Self.members(of: $0, index) }) : nil)
    }
  }

  private static func members(of type: TypeDeclaration.ID, _ index: ProjectIndex) -> [String] {
    index.types[type].functions.map { index.names[$0.name] }
      + index.types[type].properties.map { index.names[$0.name] }
      + (index.types[type].initializers.isEmpty ? [] : ["init"])
  }

  func contains(_ name: String) -> Bool { requirements[name] != nil }

  /// Returns true if a protocol can require a member.
  ///
  /// - Parameter word: The family or the key of the member: `func show`.
  func canRequire(_ word: String, in name: String) -> Bool {
    guard let known = requirements[name], let names = known else { return true }
    let words = word.split(separator: " ").drop { ["static", "weak", "unowned"].contains($0) }
    switch words.first.map({ $0.prefix { $0 != "(" } }) {
    case "func", "var":
      return names.contains(
        String((words.dropFirst().first ?? "").prefix { $0 != "(" && $0 != ":" }))
    case "init": return names.contains("init")
    // Nothing is known of types and subscripts.
    default: return true
    }
  }
}
