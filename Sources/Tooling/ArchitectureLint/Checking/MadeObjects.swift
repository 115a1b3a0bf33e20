import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// The objects of project classes that a type's code creates: `Service()`.
struct MadeObjects: Sequence, IteratorProtocol {
  private let index: ProjectIndex
  private let place: SyntaxPlace
  private let file: ProjectIndex.File
  private var mentions: TypeMentions

  struct Object {
    let type: TypeDeclaration.ID
    /// The place of the object's class name.
    let place: SyntaxPlace
    /// True if the object is created without arguments.
    let isPlain: Bool
  }

  init(in place: SyntaxPlace, _ index: ProjectIndex) {
    self.index = index
    self.place = place
    file = index.files[Int(place.file)]
    mentions = TypeMentions(in: place, of: file)
  }

  mutating func next() -> Object? {
    while let node = mentions.next() {
      guard file.facts.isMade(node) else { continue }
      let types = index.types(named: file.names[Int(file.facts.nodes[node].name)])
      if types.count == 1, index.types[types[0]].kind == .class {
        return Object(
          type: types[0], place: SyntaxPlace(file: place.file, node: Int32(node)),
          isPlain: file.facts.nodes[node + Int(file.facts.nodes[node].count) + 1].count == 0)
      }
    }
    return nil
  }
}

extension LintedModule {
  /// Returns the objects that a type creates.
  func madeObjects(by type: TypeDeclaration.ID) -> [MadeObjects.Object] {
    places(of: type).flatMap { MadeObjects(in: $0, index) }
  }
}

/// For each class that is not a part of any module: the modules whose composers create an
/// instance of the class without arguments.
struct HelperMakers: Sendable {
  private let modules: [TypeDeclaration.ID: Set<Int>]

  init(_ found: DiscoveredProject, _ architectures: [Architecture]) {
    let parts = Set(found.modules.flatMap { $0.parts.map(\.type) })
    var modules: [TypeDeclaration.ID: Set<Int>] = [:]
    for (number, module) in found.modules.enumerated() {
      let architecture = architectures.first { $0.name == module.architecture }
      for part in module.parts
      where architecture?.traits(ofRole: part.role).contains(.composes) == true {
        let type = found.index.types[part.type]
        for place in [type.place] + type.extensions {
          for object in MadeObjects(in: place, found.index)
          where object.isPlain && !parts.contains(object.type) {
            modules[object.type, default: []].insert(number)
          }
        }
      }
    }
    self.modules = modules
  }

  func moduleCount(of type: TypeDeclaration.ID) -> Int { modules[type]?.count ?? 0 }
}
