import AdderModuleDiscovery
import AdderSwiftSource

/// Makes a class a structure, where a word is all it takes.
struct StructureEdit {
  private let type: TypeDeclaration
  private let facts: SwiftFile
  private let isInherited: Bool

  init(of type: TypeDeclaration.ID, in module: LintedModule) {
    self.type = module.index.types[type]
    facts = module.facts(at: self.type.place)
    isInherited = module.project.superclasses.contains(type)
  }

  var fix: SourceFix? {
    let node = Int(type.place.node)
    // Only one name in front of what stands in braces, and nothing that a structure cannot have.
    guard !isInherited, type.inherited.isEmpty,
      type.initializers.allSatisfy(canBeOfStructure), type.properties.allSatisfy(canBeOfStructure),
      !hasMembersOfClasses(node),
      let keyword = keyword(of: node)
    else { return nil }
    return SourceFix([.init(place: keyword, text: "struct ")])
  }

  private func canBeOfStructure(_ initializer: Function) -> Bool {
    !facts.parts(.modifier, of: Int(initializer.place.node)).contains {
      facts.isNamed($0, "convenience") || facts.isNamed($0, "required")
    }
  }

  /// A structure cannot have itself in itself.
  private func canBeOfStructure(_ property: Property) -> Bool {
    property.isConstant && property.type?.names.contains { $0.last == type.name } != true
  }

  /// `deinit`, and methods that heirs could have otherwise.
  private func hasMembersOfClasses(_ node: Int) -> Bool {
    facts.range(of: node).contains { piece in
      facts.nodes[piece].kind == .deinitializerDeclaration
        || facts.nodes[piece].kind == .modifier && facts.isNamed(piece, "class")
    }
  }

  /// From `final` or `class` to the name.
  private func keyword(of node: Int) -> LintPlace? {
    let modifiers = facts.parts(.modifier, of: node)
    guard modifiers.allSatisfy({ facts.isNamed($0, "final") }),
      facts.part(.attribute, of: node) == nil
    else { return nil }
    return LintPlace(
      file: type.place.file, start: facts.nodes[node].start, end: facts.nodes[node].nameStart)
  }
}
