import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

/// Tells the methods that can get another name: those of which every declaration and every use is known.
struct MethodVetting {
  private let project: DiscoveredProject
  private var index: ProjectIndex { project.index }
  /// What is to become of each name. One name of several contracts is renamed in all of them, or in none.
  private var wishes: [String: Wish] = [:]
  /// The calls whose object is known, with the types by which it is.
  private let calls: [SyntaxPlace: TypeDeclaration.ID]

  private struct Wish {
    var new: Set<String> = []
    var owners: Set<TypeDeclaration.ID> = []
  }

  init(_ changes: [ProjectChange], of project: DiscoveredProject) {
    self.project = project
    for case .method(let old, let owner, let new) in changes {
      wishes[old, default: Wish()].new.insert(new)
      wishes[old, default: Wish()].owners.formUnion(project.index.types(named: owner))
    }
    let calls = wishes.isEmpty ? [] : project.graph.calls + project.graph.callsInTests
    self.calls = Dictionary(
      calls.map { ($0.place, $0.through) }, uniquingKeysWith: { first, _ in first })
  }

  /// Why a method keeps its name; `nil` if it need not.
  func reason(against change: ProjectChange) -> String? {
    guard case .method(let old, _, let new) = change, let wish = wishes[old],
      let name = index.names.name(old)
    else { return "nothing is called so" }
    guard wish.new == [new] else { return "it should get several names" }
    if FrameworkNames.all.contains(old) || !old.contains(where: \.isUppercase) {
      return "libraries have methods of this name"
    }
    let related = related(to: wish.owners)
    if let taken = related.first(where: { has(new, $0) }) {
      return "'\(index.name(of: taken))' has something called '\(new)' already"
    }
    for (number, file) in index.files.enumerated() where file.names.contains(name) {
      for node in file.facts.nodes.indices
      where file.names[Int(file.facts.nodes[node].name)] == name {
        if let reason = problem(with: node, inFile: number, related) {
          return "\(reason), in \(file.location(of: node))"
        }
      }
    }
    return nil
  }

  /// The types that have a method of any of these, or could be asked for it by the same name.
  private func related(to owners: Set<TypeDeclaration.ID>) -> Set<TypeDeclaration.ID> {
    var related = owners
    for type in index.types.indices
    where !owners.isDisjoint(with: index.allInherited(by: type).types) {
      related.insert(type)
    }
    return related
  }

  private func has(_ name: String, _ type: TypeDeclaration.ID) -> Bool {
    guard let name = index.names.name(name) else { return false }
    return index.types[type].functions.contains { $0.name == name }
      || index.types[type].properties.contains { $0.name == name }
  }

  // MARK: Places

  /// What stands in the way in a place; `nil` where nothing does.
  private func problem(
    with node: Int, inFile number: Int, _ related: Set<TypeDeclaration.ID>
  ) -> String? {
    let facts = index.files[number].facts
    switch facts.nodes[node].kind {
    case .functionDeclaration: return problem(withDeclaration: node, inFile: number, related)
    case .identifier:
      return owner(of: node, inFile: number).map(related.contains) ?? false
        ? nil : "this may be something else"
    case .member:
      let call = node + 1 + Int(facts.nodes[node].count)
      let place = SyntaxPlace(file: Int32(number), node: Int32(call))
      if let through = calls[place] {
        return related.contains(through) ? nil : "this one is of something else"
      }
      return isOfSelf(node, facts) && owner(of: node, inFile: number).map(related.contains) ?? false
        ? nil : "it is not known whose method this is"
    case .stringLiteral: return "a text says it"
    default: return "something else is called so"
    }
  }

  private func problem(
    withDeclaration node: Int, inFile number: Int, _ related: Set<TypeDeclaration.ID>
  ) -> String? {
    let facts = index.files[number].facts
    guard let owner = owner(of: node, inFile: number), related.contains(owner) else {
      return "another method is called so"
    }
    let isKnownOutside = facts.parts(.attribute, of: node).contains {
      facts.isNamed($0, "objc") || facts.isNamed($0, "IBAction")
    }
    if isKnownOutside { return "it is known outside of Swift" }
    let isOverride = facts.parts(.modifier, of: node).contains { facts.isNamed($0, "override") }
    let name = index.files[number].names[Int(facts.nodes[node].name)]
    let isOfProject = index.superclasses(of: owner).contains { type in
      index.types[type].functions.contains { $0.name == name }
    }
    return isOverride && !isOfProject ? "it is a method of a library" : nil
  }

  private func isOfSelf(_ member: Int, _ facts: SwiftFile) -> Bool {
    member > 0 && facts.nodes[member - 1].kind == .identifier
      && facts.isNamed(member - 1, "self")
  }

  /// The innermost type around a piece.
  private func owner(of node: Int, inFile number: Int) -> TypeDeclaration.ID? {
    var best: (type: TypeDeclaration.ID, start: Int)?
    for (id, type) in index.types.enumerated() {
      for place in [type.place] + type.extensions where Int(place.file) == number {
        let start = Int(place.node)
        let count = Int(index.files[number].facts.nodes[start].count)
        if start <= node, node <= start + count, start >= best?.start ?? 0 { best = (id, start) }
      }
    }
    return best?.type
  }
}
