import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The names of protocol properties that code sets or changes on another object.
///
/// Matches by name, not by symbol, so one use counts for everything with that name.
struct NamesSetOnOthers: Sendable {
  private(set) var app: Set<Name> = []
  private(set) var tests: Set<Name> = []

  /// Creates empty sets.
  init() {}

  init(in index: ProjectIndex, isTest: [Bool]) {
    var isSettable = [Bool](repeating: false, count: index.names.count)
    for type in index.types where type.kind == .protocol {
      for property in type.properties where index.hasSetter(property) {
        isSettable[Int(property.name.number)] = true
      }
    }
    var changes = [Bool](repeating: false, count: index.names.count)
    for name in index.known(.mutatingMethods) { changes[Int(name.number)] = true }
    for (file, isTest) in zip(index.files, isTest)
    where file.names.contains(where: { isSettable[Int($0.number)] }) {
      let found = Self.names(in: file, changes)
      if isTest { tests.formUnion(found) } else { app.formUnion(found) }
    }
  }

  private static func names(in file: ProjectIndex.File, _ changes: [Bool]) -> Set<Name> {
    let facts = file.facts
    var names: Set<Name> = []
    for node in facts.nodes.indices {
      switch facts.nodes[node].kind {
      case .sequence:
        var former: Int?
        for part in facts.parts(of: node) {
          if let former, facts.setsItsLeft(part) { names.formUnion(members(of: former, in: file)) }
          former = part
        }
      case .chain:
        let isChanged = facts.parts(of: node).contains {
          facts.nodes[$0].kind == .member
            && changes[Int(file.names[Int(facts.nodes[$0].name)].number)]
        }
        if isChanged { names.formUnion(members(of: node, in: file)) }
      case .keyPath, .inoutExpression: names.formUnion(members(of: node, in: file))
      default: break
      }
    }
    return names
  }

  /// Returns the names of the members in a node, except those of `self`, such as `self.name`.
  private static func members(of node: Int, in file: ProjectIndex.File) -> [Name] {
    let facts = file.facts
    return facts.range(of: node).filter { piece in
      (facts.nodes[piece].kind == .member || facts.nodes[piece].kind == .implicitMember)
        && !(facts.nodes[piece - 1].kind == .identifier && facts.isNamed(piece - 1, "self"))
    }.map { file.names[Int(facts.nodes[$0].name)] }
  }
}
