import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Finds the methods that can be renamed, because all their declarations and uses are known.
struct MethodVetting {
  private let project: DiscoveredProject
  private let places: NamePlaces
  private let around: TypesAround
  private var index: ProjectIndex { project.index }
  /// For each type, the types that inherit from it or conform to it.
  private var inheritors: [TypeDeclaration.ID: [TypeDeclaration.ID]] = [:]
  /// For each method call on a known object, the type through which the object is used.
  private let calls: [SyntaxPlace: TypeDeclaration.ID]
  /// The reasons why method names stay unchanged, keyed by name.
  private var reasons: [String: String] = [:]
  /// For each new method name, the types that will have a method with that name.
  private var given: [String: Set<TypeDeclaration.ID>] = [:]

  /// The requested changes to a method's name. A method that belongs to more than one contract is
  /// renamed in all of them or in none.
  private struct Wish {
    var new: Set<String> = []
    var owners: Set<TypeDeclaration.ID> = []
  }

  init(_ changes: [ProjectChange], of project: DiscoveredProject, _ places: NamePlaces) {
    self.project = project
    self.places = places
    var wishes: [String: Wish] = [:]
    for case .method(let old, let owner, let new) in changes {
      wishes[old, default: Wish()].new.insert(new)
      wishes[old, default: Wish()].owners.formUnion(project.index.types(named: owner))
    }
    let calls = wishes.isEmpty ? [] : project.graph.calls + project.callsInTests()
    self.calls = Dictionary(
      calls.map { ($0.place, $0.through) }, uniquingKeysWith: { first, _ in first })
    around = TypesAround(project.index)
    for type in project.index.types.indices {
      for inherited in project.index.allInherited(by: type).types {
        inheritors[inherited, default: []].append(type)
      }
    }
    for (old, wish) in wishes.sorted(by: { $0.key < $1.key }) {
      reasons[old] = reason(against: old, wish)
    }
  }

  /// Returns the reason why methods keep the given name, or `nil` if they can be renamed.
  func reason(against old: String) -> String? { reasons[old] }

  private mutating func reason(against old: String, _ wish: Wish) -> String? {
    guard let name = index.names.name(old) else { return "nothing has this name" }
    guard let new = wish.new.first, wish.new.count == 1 else {
      return "it would get several names"
    }
    if FrameworkNames.screenProperties.contains(old) || !old.contains(where: \.isUppercase) {
      return "libraries have methods of this name"
    }
    if FrameworkNames.screenProperties.contains(new) || FrameworkNames.screenMethods.contains(new)
      || !new.contains(where: \.isUppercase)
    {
      return "'\(new)' is a Swift keyword, or libraries have methods of this name"
    }
    let related = wish.owners.union(wish.owners.flatMap { inheritors[$0] ?? [] })
    if let taken = related.filter({ has(new, $0) }).min() {
      return "'\(index.name(of: taken))' already has something called '\(new)'"
    }
    for number in places.files(with: name) {
      for node in index.files[number].nodes(named: name) {
        if let reason = problem(with: node, inFile: number, related) {
          return "\(reason), in \(index.files[number].location(of: node))"
        }
      }
    }
    guard given[new, default: []].isDisjoint(with: related) else {
      return "another method is renamed to '\(new)'"
    }
    given[new, default: []].formUnion(related)
    return nil
  }

  private func has(_ name: String, _ type: TypeDeclaration.ID) -> Bool {
    guard let name = index.names.name(name) else { return false }
    return index.types[type].functions.contains { $0.name == name }
      || index.types[type].properties.contains { $0.name == name }
  }

  // MARK: Places

  /// Returns the reason why a place prevents a change, or `nil` if it does not.
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
        return related.contains(through) ? nil : "this one belongs to something else"
      }
      return isOfSelf(node, facts) && owner(of: node, inFile: number).map(related.contains) ?? false
        ? nil : "it is not known whose method this is"
    case .stringLiteral: return "a string contains it"
    default: return "something else has this name"
    }
  }

  private func problem(
    withDeclaration node: Int, inFile number: Int, _ related: Set<TypeDeclaration.ID>
  ) -> String? {
    let facts = index.files[number].facts
    guard let owner = owner(of: node, inFile: number), related.contains(owner) else {
      return "another method has this name"
    }
    let isKnownOutside = facts.parts(.attribute, of: node).contains {
      facts.isNamed($0, "objc") || FrameworkNames.actions.contains(facts.name(of: $0))
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

  private func owner(of node: Int, inFile number: Int) -> TypeDeclaration.ID? {
    around.innermost(around: node, inFile: number)
  }
}
