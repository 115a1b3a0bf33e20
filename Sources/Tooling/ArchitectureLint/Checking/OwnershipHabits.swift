import AdderModuleDiscovery
import AdderSwiftSource

/// Which parts of a module own which others, as most modules of a project do it.
struct OwnershipHabits: Sendable {
  private struct Pair: Hashable {
    var architecture: String
    var holder: String
    var target: String
  }

  private struct Count {
    var strong = 0
    var weak = 0
  }

  /// The number of modules from which a habit is known.
  private static let leastModules = 3

  private var counts: [Pair: Count] = [:]

  init(_ found: DiscoveredProject) {
    for module in found.modules {
      let roles = Dictionary(
        module.parts.map { ($0.type, $0.role) }, uniquingKeysWith: { first, _ in first })
      var strengths: [Pair: Property.Strength] = [:]
      for (part, role) in roles {
        for edge in found.graph.edges(from: part) {
          guard let other = roles[edge.target], edge.target != part else { continue }
          let pair = Pair(architecture: module.architecture, holder: role, target: other)
          if strengths[pair] != .strong { strengths[pair] = edge.strength }
        }
      }
      for (pair, strength) in strengths {
        if strength == .strong {
          counts[pair, default: Count()].strong += 1
        } else {
          counts[pair, default: Count()].weak += 1
        }
      }
    }
  }

  /// Returns true if in most modules the part with one role keeps the part with another one alive, which
  /// only knows it weakly.
  func owns(_ holder: String, _ target: String, in architecture: String) -> Bool {
    func count(_ holder: String, _ target: String) -> Count {
      counts[Pair(architecture: architecture, holder: holder, target: target)] ?? Count()
    }
    let (forth, back) = (count(holder, target), count(target, holder))
    return forth.strong >= max(Self.leastModules, 3 * forth.weak)
      && back.weak >= max(Self.leastModules, 3 * back.strong)
  }
}
