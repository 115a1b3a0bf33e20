package import AdderBase

/// Modules of a project that are built alike: the same architecture, chosen or not.
package struct ModuleGroup: Sendable {
  /// What the architecture is called; see `ModuleReport.label`.
  package let label: String
  /// The architecture that the modules follow or resemble most.
  package let architecture: String
  package let modules: [ModuleReport]

  /// Returns the groups of a project, the largest first.
  package static func all(in reports: [ModuleReport]) -> [ModuleGroup] {
    let groups = Dictionary(grouping: reports) { [$0.label, $0.architecture] }
    return groups.map { ModuleGroup(label: $0[0], architecture: $0[1], modules: $1) }
      .sorted { one, other in
        (other.modules.count, one.label, one.architecture)
          < (one.modules.count, other.label, other.architecture)
      }
  }

  /// The number of references that are as the architecture describes them, and of all that it
  /// describes and the code shows.
  package var agreement: (agreeing: Int, all: Int) {
    let known = modules.flatMap(\.wiring).filter { $0.state != .unknown }
    return (known.count { $0.state == .asDescribed }, known.count)
  }

  /// The ways in which modules differ from the architecture, with their numbers of modules, the most
  /// frequent first.
  package var differences: [(text: String, modules: Int)] {
    var counts: [String: Int] = [:]
    for module in modules {
      let arrows = module.wiring.compactMap { arrow -> String? in
        let name = arrow.reference ?? "\(arrow.from).\(arrow.label)"
        return switch arrow.state {
        case .otherStrength: "\(name) is \(arrow.strength)"
        case .notDescribed: "\(arrow.from) knows \(arrow.to)"
        case .missing: "no \(name)"
        case .asDescribed, .unknown: nil
        }
      }
      for text in Set(arrows + module.missingRoles.map { "no \($0)" }) {
        counts[text, default: 0] += 1
      }
    }
    return counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  package var json: JSON {
    let (agreeing, all) = agreement
    return [
      "family": modules.first.map { .string($0.family) }, "architecture": .string(architecture),
      "isChosen": .bool(modules.contains(where: \.isArchitectureChosen)),
      "modules": .array(modules.map { .string($0.name) }),
      "references": ["agreeing": .number(agreeing), "all": .number(all)],
      "differences": .array(
        differences.map { ["difference": .string($0.text), "modules": .number($0.modules)] }),
    ]
  }
}
