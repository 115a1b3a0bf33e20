import AdderModuleDiscovery
import AdderSwiftSource

/// A helper that a type gets without being given it.
struct SelfServedHelper {
  var type: TypeDeclaration.ID
  /// Where it is got first.
  var place: LintPlace
  /// Whether it is the only one, taken from its class: `Service.shared`.
  var isShared: Bool
  /// What the only one is called.
  var member = ""

  /// Those in the code of a type, each once.
  static func all(in type: TypeDeclaration.ID, _ module: LintedModule) -> [SelfServedHelper] {
    var found: [SelfServedHelper] = []
    for place in module.places(of: type) {
      let file = module.index.files[Int(place.file)]
      let first = Int(place.node)
      var node = first - 1
      while node < first + Int(file.facts.nodes[first].count) {
        node += 1
        // What a parameter is if nothing is given for it, somebody can give.
        if file.facts.nodes[node].kind == .parameter { node += Int(file.facts.nodes[node].count) }
        guard file.facts.nodes[node].kind == .chain else { continue }
        guard let helper = SelfServedHelper(chain: node, file, place.file, module),
          helper.type != type, !found.contains(where: { $0.type == helper.type })
        else { continue }
        found.append(helper)
      }
    }
    return found
  }

  private static let sharedNames: Set<String> = ["shared", "sharedInstance", "instance"]
  /// How classes are called that work with data or do something for many.
  private static let helperEndings = [
    "Service", "Manager", "Repository", "Client", "Storage", "Provider", "Facade",
  ]

  private init?(chain: Int, _ file: ProjectIndex.File, _ number: Int32, _ module: LintedModule) {
    let facts = file.facts
    let first = chain + 1
    guard facts.nodes[first].kind == .identifier else { return nil }
    let next = first + Int(facts.nodes[first].count) + 1
    let types = module.index.types(named: file.names[Int(facts.nodes[first].name)])
    guard types.count == 1, module.index.types[types[0]].kind == .class,
      next <= chain + Int(facts.nodes[chain].count)
    else { return nil }
    type = types[0]
    place = module.nameplace(at: SyntaxPlace(file: number, node: Int32(first)))
    switch facts.nodes[next].kind {
    case .member where Self.sharedNames.contains(facts.name(of: next)):
      isShared = true
      member = facts.name(of: next)
    // What is made of code of the type is an action of it, and no helper for others.
    case .call where Self.isHelper(types[0], module) && !facts.hasClosure(next): isShared = false
    default: return nil
    }
  }

  static func isHelper(_ type: TypeDeclaration.ID, _ module: LintedModule) -> Bool {
    let name = module.name(type)
    return helperEndings.contains { name.hasSuffix($0) || name.hasSuffix($0 + "Implementation") }
  }
}

extension SwiftFile {
  /// Whether a call is given a closure.
  fileprivate func hasClosure(_ call: Int) -> Bool {
    parts(of: call).contains { part in
      nodes[part].kind == .trailingClosure
        || parts(of: part).contains { nodes[$0].kind == .closure }
    }
  }
}
