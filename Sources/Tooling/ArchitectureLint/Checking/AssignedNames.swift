import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// What parts that lead to other modules set on something else: the data that they hand over.
struct AssignedNames {
  private(set) var names: Set<Name> = []

  init(in found: DiscoveredProject, _ architectures: [Architecture]) {
    for module in found.modules {
      guard let architecture = architectures.first(where: { $0.name == module.architecture })
      else { continue }
      for part in module.parts where architecture.role(named: part.role)?.has(.navigates) == true {
        let type = found.index.types[part.type]
        for place in [type.place] + type.extensions { read(place, found.index) }
      }
    }
  }

  private mutating func read(_ place: SyntaxPlace, _ index: ProjectIndex) {
    let file = index.files[Int(place.file)]
    let (facts, first) = (file.facts, Int(place.node))
    for node in first...first + Int(facts.nodes[first].count)
    where facts.nodes[node].kind == .sequence {
      var former: Int?
      for part in facts.parts(of: node) {
        if facts.nodes[part].kind == .assignment, let former,
          let member = facts.parts(.member, of: former).last
        {
          names.insert(file.names[Int(facts.nodes[member].name)])
        }
        former = facts.nodes[part].kind == .chain ? part : nil
      }
    }
  }
}
