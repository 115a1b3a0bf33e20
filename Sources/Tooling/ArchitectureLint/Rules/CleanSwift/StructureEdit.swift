import AdderModuleDiscovery
import AdderSwiftSource

/// Turns a class into a structure if changing the keyword is enough.
struct StructureEdit {
  private let type: TypeDeclaration
  private let module: LintedModule
  private let facts: SwiftFile
  private let isInherited: Bool

  init(of type: TypeDeclaration.ID, in module: LintedModule) {
    self.type = module.index.types[type]
    self.module = module
    facts = module.facts(at: self.type.place)
    isInherited = module.project.superclasses.contains(type)
  }

  var fix: SourceFix? {
    let node = Int(type.place.node)
    let modifiers = facts.parts(.modifier, of: node)
    // The class must have nothing that a structure cannot have.
    guard !isInherited, type.inherited.isEmpty,
      type.initializers.allSatisfy(canBeOfStructure), type.properties.allSatisfy(canBeOfStructure),
      !hasMembersOfClasses(node), modifiers.allSatisfy({ facts.isNamed($0, "final") }),
      module.attributes(of: node, in: type.place.file).isEmpty,
      let edit = ModifierEdit(of: node, in: type.place.file, module)
    else { return nil }
    return SourceFix(
      modifiers.map(edit.removing) + [.init(place: edit.keyword, text: "struct")])
  }

  private func canBeOfStructure(_ initializer: Function) -> Bool {
    !facts.parts(.modifier, of: Int(initializer.place.node)).contains {
      facts.isNamed($0, "convenience") || facts.isNamed($0, "required")
    }
  }

  /// Returns true for a constant that does not contain the structure itself.
  private func canBeOfStructure(_ property: Property) -> Bool {
    property.isConstant && property.type?.names.contains { $0.last == type.name } != true
  }

  /// Returns true if the class contains a `deinit`, or a modifier that only classes can have.
  private func hasMembersOfClasses(_ node: Int) -> Bool {
    facts.range(of: node).dropFirst().contains { piece in
      facts.nodes[piece].kind == .deinitializerDeclaration
        || facts.nodes[piece].kind == .modifier && isForClasses(piece)
          && !facts.parts(.modifier, of: node).contains(piece)
    }
  }

  private func isForClasses(_ modifier: Int) -> Bool {
    facts.isNamed(modifier, "class") || facts.isNamed(modifier, "final")
      || facts.isNamed(modifier, "override") || facts.isNamed(modifier, "dynamic")
  }
}
