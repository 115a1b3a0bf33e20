import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Functions of business logic that say the same word for word in several modules.
struct RepeatedBodies: Sendable {
  struct Occurrence: Sendable {
    /// The number of the module.
    let module: Int
    let owner: TypeDeclaration.ID
    let function: Function
  }

  /// Those that are alike, by what they say.
  private var alike: [Int: [Occurrence]] = [:]
  private var keys: [SyntaxPlace: Int] = [:]

  /// What is shorter is alike by chance: pieces of syntax in a body.
  private static let leastSize = 40

  init(in found: DiscoveredProject, _ architectures: [Architecture]) {
    for (number, module) in found.modules.enumerated() {
      guard let architecture = architectures.first(where: { $0.name == module.architecture })
      else { continue }
      for part in module.parts
      where architecture.traits(ofRole: part.role).contains(.appliesBusinessLogic) {
        for function in found.index.types[part.type].functions where function.hasBody {
          guard let key = Self.key(of: function, found.index) else { continue }
          keys[function.place] = key
          alike[key, default: []].append(
            Occurrence(module: number, owner: part.type, function: function))
        }
      }
    }
    alike = alike.filter { Set($0.value.map(\.owner)).count > 1 }
  }

  /// The functions that say the same as one, itself among them.
  func occurrences(like function: Function) -> [Occurrence] {
    keys[function.place].flatMap { alike[$0] } ?? []
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
