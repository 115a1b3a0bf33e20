import AdderModuleDiscovery
import AdderSwiftSource

/// A helper object that a type creates or looks up itself instead of receiving it.
struct SelfServedHelper {
  var type: TypeDeclaration.ID
  /// The first place where the type creates or looks up the helper.
  var place: LintPlace
  /// True if the helper is a shared instance of its class: `Service.shared`.
  var isShared: Bool
  /// The name of the property with the shared instance.
  var member = ""

  /// Returns the helpers in the code of a type, each once.
  static func all(in type: TypeDeclaration.ID, _ module: LintedModule) -> [SelfServedHelper] {
    var found: [SelfServedHelper] = []
    for place in module.places(of: type) {
      let file = module.index.files[Int(place.file)]
      let first = Int(place.node)
      var node = first - 1
      while node < first + Int(file.facts.nodes[first].count) {
        node += 1
        // A caller can replace the default value of a parameter.
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
  /// Suffixes of classes that work with data or do something for several other types.
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
    // An object that is created with a closure is an action of the type, not a helper for other
    // types.
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
  /// Returns true if a closure is passed to a call.
  fileprivate func hasClosure(_ call: Int) -> Bool {
    parts(of: call).contains { part in
      nodes[part].kind == .trailingClosure
        || parts(of: part).contains { nodes[$0].kind == .closure }
    }
  }
}
