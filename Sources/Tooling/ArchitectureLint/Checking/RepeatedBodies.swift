import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Functions of business logic that say the same word for word in several modules.
struct RepeatedBodies: Sendable {
  /// The types that have a body of the same words.
  private struct Group {
    /// By name.
    var owners: [Owner] = []
    /// For each module, where its types are among them.
    var places: [Int: [Int]] = [:]
  }

  private struct Owner {
    let type: TypeDeclaration.ID
    /// The numbers of the modules that it is of.
    var modules: Set<Int>
  }

  private let groups: [Int: Group]
  /// What a function says, by its place.
  private let keys: [SyntaxPlace: Int]

  /// What is shorter is alike by chance: pieces of syntax in a body.
  private static let leastSize = 40

  init(in found: DiscoveredProject, _ architectures: [Architecture]) {
    var modules: [Int: [TypeDeclaration.ID: Set<Int>]] = [:]
    var keys: [SyntaxPlace: Int] = [:]
    for (number, module) in found.modules.enumerated() {
      guard let architecture = architectures.first(where: { $0.name == module.architecture })
      else { continue }
      for part in module.parts
      where architecture.traits(ofRole: part.role).contains(.appliesBusinessLogic) {
        for function in found.index.types[part.type].functions where function.hasBody {
          guard let key = Self.key(of: function, found.index) else { continue }
          keys[function.place] = key
          modules[key, default: [:]][part.type, default: []].insert(number)
        }
      }
    }
    self.keys = keys
    groups = modules.filter { $0.value.count > 1 }.mapValues { owners in
      let named = owners.map { (name: found.index.name(of: $0.key), type: $0.key, $0.value) }
      var group = Group()
      for (_, type, modules) in named.sorted(by: { ($0.name, $0.type) < ($1.name, $1.type) }) {
        for module in modules { group.places[module, default: []].append(group.owners.count) }
        group.owners.append(Owner(type: type, modules: modules))
      }
      return group
    }
  }

  /// The types of other modules that contain the same function: the first by name, and their count.
  func others(
    like function: Function, of type: TypeDeclaration.ID, in module: Int
  ) -> (first: TypeDeclaration.ID, count: Int)? {
    guard let group = keys[function.place].flatMap({ groups[$0] }) else { return nil }
    let isOwn = { (owner: Owner) in owner.type == type || owner.modules == [module] }
    guard let first = group.owners.first(where: { !isOwn($0) }) else { return nil }
    let own = group.places[module, default: []].count { isOwn(group.owners[$0]) }
    return (first.type, group.owners.count - own)
  }

  /// What a function says, as a number; `nil` for one that says little.
  private static func key(of function: Function, _ index: ProjectIndex) -> Int? {
    let file = index.files[Int(function.place.file)]
    let nodes = file.facts.nodes
    guard let body = file.facts.part(.codeBlock, of: Int(function.place.node)),
      nodes[body].count >= leastSize
    else { return nil }
    var hasher = Hasher()
    for node in body...body + Int(nodes[body].count) {
      hasher.combine(nodes[node].kind)
      hasher.combine(nodes[node].count)
      hasher.combine(file.names[Int(nodes[node].name)])
    }
    return hasher.finalize()
  }
}
