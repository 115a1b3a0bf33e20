/// What a target compiles and copies.
package struct XcodeTargetFiles: Sendable {
  package let target: XcodeTarget
  /// Paths of files from the project's source root.
  package internal(set) var files: [[String]] = []
  /// Folders from the source root whose files all belong to the target, with those in them that do not.
  package internal(set) var folders: [(path: [String], exceptions: Set<String>)] = []
}

extension XcodeProject {
  /// For each target its files, as far as their places are known.
  package var targetFiles: [XcodeTargetFiles] {
    let places = filePlaces
    return targets.map { target in
      var found = XcodeTargetFiles(target: target)
      for phase in target.buildPhases {
        for file in phase.buildFiles {
          if let file = file.file { found.files += places[file.position] ?? [] }
        }
      }
      for folder in target.synchronizedFolders {
        guard let path = places[folder.object.position]?.first else { continue }
        let exceptions = folder.object.objects("exceptions")
          .filter { $0.object("target")?.id == target.object.id }
          .flatMap { $0.strings("membershipExceptions") }
        found.folders.append((path, Set(exceptions)))
      }
      return found
    }
  }

  /// Where files and synchronized folders lie, by their positions; a variant group lies where its files do.
  private var filePlaces: [Int: [[String]]] {
    var places: [Int: [[String]]] = [:]
    walk { object, folder in
      guard let folder else { return }
      if object.isa == XcodeClass.variantGroup {
        places[object.position] = object.objects("children").compactMap { file in
          file.string("path").map { XcodePath.normalized(folder + XcodePath.components(of: $0)) }
        }
      } else {
        places[object.position] = [folder]
      }
    }
    return places
  }

  /// Shows everything below the main group once, with its path from the source root.
  private func walk(_ body: (XcodeObject, [String]?) -> Void) {
    let main = mainGroup.object
    var seen: Set<Int> = [main.position]
    var open: [(XcodeObject, [String]?)] = [(main, main.path(in: []))]
    while let (group, folder) = open.popLast() {
      for child in group.objects("children") where seen.insert(child.position).inserted {
        let path = child.path(in: folder)
        body(child, path)
        if child.isa == XcodeClass.group { open.append((child, path)) }
      }
    }
  }
}

extension XcodeObject {
  /// Where something of the navigator lies, given where the group around it does.
  fileprivate func path(in parent: [String]?) -> [String]? {
    let components = string("path").map { XcodePath.components(of: $0) } ?? []
    switch string("sourceTree") ?? "<group>" {
    case "<group>": return parent.map { XcodePath.normalized($0 + components) }
    case "SOURCE_ROOT": return XcodePath.normalized(components)
    default: return nil
    }
  }
}
