import AdderModuleDiscovery
import AdderSwiftSource

/// The methods that open the module and are called after it in the other number: `goToTabScreen` of the module `Tabs`.
struct RouteMethods {
  /// The new names of the methods, keyed by the old names.
  private(set) var names: [String: String] = [:]
  /// Their declarations.
  private(set) var declarations: [String: [MemberDeclaration]] = [:]

  init(in project: DiscoveredProject, _ own: OwnNames) {
    let index = project.index
    let words = own.folderNames.otherNumbers.map {
      NameReplacement(
        from: $0, to: String(decoding: own.replacement.new.capital, as: UTF8.self),
        modules: project.modules.map(\.name) + [own.moduleName])
    }
    for word in words {
      for name in index.names.names(where: word.isCarried) {
        let old = index.names[name]
        guard let new = word.renamed(old), let meaning = NameMeaning(old, word.places(in: old)),
          meaning.opens || meaning.makes && meaning.isScreen
        else { continue }
        let found = Self.declarations(of: name, in: index, own)
        if found.contains(where: \.tie.isTied) {
          names[old] = new
          declarations[old] = found
        }
      }
    }
  }

  private static func declarations(
    of name: Name, in index: ProjectIndex, _ own: OwnNames
  ) -> [MemberDeclaration] {
    index.types.enumerated().flatMap { id, type in
      type.functions.filter { $0.name == name }.map { function in
        let file = index.files[Int(function.place.file)]
        let node = Int(function.place.node)
        let opens =
          own.types[index.names[type.name]] == nil
          && file.facts.part(.codeBlock, of: node).map { body in
            file.facts.range(of: body).contains {
              [.identifier, .typeName].contains(file.facts.nodes[$0].kind)
                && own.types[file.facts.name(of: $0)] != nil
            }
          } ?? false
        return MemberDeclaration(
          file: Int(function.place.file), node: node, location: file.location(of: node),
          tie: opens ? .tiedAlone : .unknown, isMethod: true, forwards: false,
          mayMeanModule: true, isMember: true, isBound: function.isOverride, owner: id)
      }
    }
  }
}
