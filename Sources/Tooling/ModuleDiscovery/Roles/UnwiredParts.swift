import AdderArchitectures
import AdderBase

/// Finds parts of a module that no property leads to, by their names, their folders and what they
/// conform to or create.
struct UnwiredParts {
  let project: KnownProject
  let pattern: ArchitecturePattern
  let module: Module
  /// The names that the module's parts begin with.
  let stems: [String]
  /// The parts of all modules.
  let taken: Set<TypeDeclaration.ID>
  private var index: ProjectIndex { project.index }

  // MARK: Models

  /// Returns the namespace of a module's models, if the team declares it as another kind of type, or
  /// names it with another word or the longer name of other parts: `struct FeedModel`.
  func models(_ role: RolePattern) -> Module.Part? {
    guard role.role.has(.isPlainData), role.role.kind == .enum else { return nil }
    for stem in stems {
      let names = role.role.typeNames.map { $0.typeName(module: stem) }
      for name in names + role.allWords.map({ stem + $0 }) {
        guard let type = type(named: name, where: isNamespace) else { continue }
        let isUsual = names.contains(name) || index.types[type].kind == .enum
        return Module.Part(
          role: role.role.name, type: type, certainty: isUsual ? .certain : .likely,
          evidence: [.named(name)])
      }
    }
    return nil
  }

  /// Returns true if a type only contains other types, none of which is a part of the module.
  private func isNamespace(_ type: TypeDeclaration.ID) -> Bool {
    let declaration = index.types[type]
    return declaration.properties.allSatisfy(\.isStatic) && declaration.functions.isEmpty
      && declaration.initializers.isEmpty && declaration.cases.isEmpty
      && declaration.inherited.isEmpty && declaration.outer == nil
      && index.types.contains { $0.outer == type }
      && !module.parts.contains { index.types[$0.type].outer == type }
  }

  // MARK: Names and folders

  /// Returns the type with a name that is in a folder of the module, no part of any module, and no test. Of
  /// several, one in the same folder as a part.
  private func type(
    named name: String, where isMeant: (TypeDeclaration.ID) -> Bool
  ) -> TypeDeclaration.ID? {
    // The class `FeedRouterImpl` that conforms to the protocol `FeedRouter`.
    let all = index.types(named: name).flatMap { [$0] + index.conformers(of: $0) }.filter { type in
      !project.types.isTest[type] && !taken.contains(type) && isBeside(type)
        && index.plainName(of: type) == name && isMeant(type)
    }
    return all.first { folders.contains(index.folder(of: $0)) } ?? all.first
  }

  /// Returns true if a type's folder is that of a part, a folder in or around it, or one beside it:
  /// `Feed/Models` beside `Feed/View`.
  private func isBeside(_ type: TypeDeclaration.ID) -> Bool {
    let own = index.folder(of: type)
    return folders.contains { folder in
      own == folder || own.folder == folder || own == folder.folder
        || !own.folder.isEmpty && own.folder == folder.folder
    }
  }

  /// The folders of the module's parts other than composers.
  private var folders: Set<String> {
    Set(
      module.parts.filter { part in
        !part.evidence.contains { if case .composes = $0 { true } else { false } }
      }
      .map { index.folder(of: $0.type) })
  }
}

extension ProjectIndex {
  /// Returns the folder of the file that declares a type.
  fileprivate func folder(of type: TypeDeclaration.ID) -> String {
    files[Int(types[type].place.file)].path.folder
  }
}
