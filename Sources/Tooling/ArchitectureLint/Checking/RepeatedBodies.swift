import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Functions of business logic whose bodies are identical in several modules.
struct RepeatedBodies: Sendable {
  /// The types that contain the same body.
  private struct Group {
    /// Sorted by name.
    var owners: [Owner] = []
    /// For each module, the indexes of its types in `owners`.
    var places: [Int: [Int]] = [:]
  }

  private struct Owner {
    let type: TypeDeclaration.ID
    /// The name of the first function with the body.
    let function: Name
    /// The numbers of the type's modules.
    var modules: Set<Int> = []
  }

  private let groups: [Int: Group]
  /// The hash of each function's body, by the function's place.
  private let keys: [SyntaxPlace: Int]

  /// The minimum number of syntax nodes in a body: shorter bodies are alike by chance.
  private static let leastSize = 40

  init(in found: DiscoveredProject, _ architectures: [Architecture]) {
    var owners: [Int: [TypeDeclaration.ID: Owner]] = [:]
    var keys: [SyntaxPlace: Int] = [:]
    for (number, module) in found.modules.enumerated() {
      guard let architecture = architectures.first(where: { $0.name == module.architecture })
      else { continue }
      for part in module.parts
      where architecture.traits(ofRole: part.role).contains(.appliesBusinessLogic) {
        for function in found.index.types[part.type].functions where function.hasBody {
          guard let key = Self.key(of: function, found.index) else { continue }
          keys[function.place] = key
          let owner = Owner(type: part.type, function: function.name)
          owners[key, default: [:]][part.type, default: owner].modules.insert(number)
        }
      }
    }
    self.keys = keys
    groups = owners.filter { $0.value.count > 1 }.mapValues { owners in
      let named = owners.values.map { (name: found.index.name(of: $0.type), owner: $0) }
      let sorted = named.sorted { ($0.name, $0.owner.type) < ($1.name, $1.owner.type) }
      var group = Group()
      for (_, owner) in sorted {
        for module in owner.modules {
          group.places[module, default: []].append(group.owners.count)
        }
        group.owners.append(owner)
      }
      return group
    }
  }

  /// Returns the first type, sorted by name, that contains the same function in another module,
  /// with the name of that function, and the number of such types.
  func others(
    like function: Function, of type: TypeDeclaration.ID, in module: Int
  ) -> (type: TypeDeclaration.ID, function: Name, count: Int)? {
    guard let group = keys[function.place].flatMap({ groups[$0] }) else { return nil }
    let isOwn = { (owner: Owner) in owner.type == type || owner.modules == [module] }
    guard let first = group.owners.first(where: { !isOwn($0) }) else { return nil }
    let own = group.places[module, default: []].count { isOwn(group.owners[$0]) }
    return (first.type, first.function, group.owners.count - own)
  }

  /// Returns a hash of a function's body; `nil` if the function has no body or its body is short.
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
