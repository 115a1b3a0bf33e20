import AdderArchitectures
import AdderBase
import AdderFindings
import AdderModuleDiscovery

// What a rename says about the types that keep their names.
extension OwnNames {
  /// The types that keep their names, but are in the module's folders and contain its name, or begin with it
  /// anywhere, the module's types with a part of its name, and nested types that call it a screen.
  var otherTypes: [TypeDeclaration.ID] {
    project.index.types.indices.filter { type in
      let name = project.index.name(of: type)
      let isElsewhere = nestedElsewhere.contains(type)
      guard types[name] == nil || isElsewhere, !module.otherTypes.contains(type) else {
        return false
      }
      guard let meaning = NameMeaning(name, replacement.places(in: name)) else {
        return module.types.contains(type)
          && (replacement.hasPart(name) || isOwn(file(of: type).path) && beginsAlike(name))
      }
      return isOwn(file(of: type).path) || isNamedAfterTarget(name)
        || meaning.beginsWithModule
          && (project.index.types[type].outer == nil || isElsewhere && meaning.isScreen)
    }
  }

  /// Returns true if a name begins with the first word of a module's name of several words: the rest can be
  /// misspelled.
  private func beginsAlike(_ name: String) -> Bool {
    module.name.hasSeveralWords
      && name.capitalizedWords.first == module.name.capitalizedWords.first
  }

  /// Returns true for a screen in a folder that is named after it, and is not the module's: it uses the module's parts,
  /// but is another screen.
  private func hasFolderOfItsOwn(_ type: TypeDeclaration.ID) -> Bool {
    let (name, path) = (project.index.name(of: type), project.path(of: type))
    return !isOwn(path) && !ModuleWord(path.folder.fileName).places(in: name).isEmpty
  }

  /// Returns a note about the parts of the module whose names do not contain its name; `nil` if there
  /// are none. What composes the module or navigates may serve others, too, and is not meant.
  func note(_ architectures: [Architecture]) -> Finding? {
    let parts = module.modules.flatMap { found in
      let architecture = architectures.first { $0.name == found.architecture }
      return found.parts.filter { part in
        let traits = architecture?.traits(ofRole: part.role) ?? []
        let isOwnWork = [.shows, .decides, .appliesBusinessLogic].contains(where: traits.contains)
        return isOwnWork
          && (part.certainty == .certain || isOwn(project.path(of: part.type)))
          && !module.otherTypes.contains(part.type) && !hasFolderOfItsOwn(part.type)
          && types[project.index.name(of: part.type)] == nil
      }
    }
    guard let first = parts.first else { return nil }
    let (path, line, column) = project.index.location(of: project.index.types[first.type].place)
    let names = parts.map { "'\(project.index.name(of: $0.type))'" }.joined(separator: ", ")
    let isOne = parts.count == 1
    return Finding(
      rule: "PartKeepsName", severity: .note,
      location: SourceLocation(file: path, line: line, column: column),
      message: """
        The module's \(names) \(isOne ? "keeps its name, which does" : "keep their names, which do") not \
        contain '\(module.name)'. Rename \(isOne ? "it" : "them") by hand if needed.
        """)
  }
}
