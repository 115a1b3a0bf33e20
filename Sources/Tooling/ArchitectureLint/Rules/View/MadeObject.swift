import AdderModuleDiscovery
import AdderSwiftSource

/// An object or value of a project type that code creates.
struct MadeObject {
  let type: TypeDeclaration.ID
  /// The first place in the code that creates the object.
  let place: LintPlace

  /// Returns the objects and values that the code of a type creates, one for each type.
  static func all(in owner: TypeDeclaration.ID, _ module: LintedModule) -> [MadeObject] {
    var found: [MadeObject] = []
    for place in module.places(of: owner) {
      let file = module.index.files[Int(place.file)]
      for node in TypeMentions(in: place, of: file) where file.facts.isMade(node) {
        let types = module.index.types(named: file.names[Int(file.facts.nodes[node].name)])
        guard types.count == 1, module.index.types[types[0]].kind != .protocol,
          !found.contains(where: { $0.type == types[0] })
        else { continue }
        let place = module.nameplace(at: SyntaxPlace(file: place.file, node: Int32(node)))
        found.append(MadeObject(type: types[0], place: place))
      }
    }
    return found
  }
}
