/// The files that a target compiles and copies.
package struct XcodeTargetFiles: Sendable {
  package let target: XcodeTarget
  /// The paths of listed files, relative to the project's source root.
  package internal(set) var files: [[String]] = []
  /// The synchronized folders whose files belong to the target, relative to the source root. The
  /// exceptions are the files in a folder that do not belong to the target.
  package internal(set) var folders: [(path: [String], exceptions: Set<String>)] = []
}

extension XcodeProject {
  /// The files of each target, as far as their paths are known.
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

  /// The paths of files and synchronized folders, keyed by the positions of their objects. A
  /// variant group has the paths of its files.
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

  /// Calls the closure once for each object below the main group, with its
  /// path from the source root.
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
  /// Returns the path of an item in the navigator, given the path of its group.
  fileprivate func path(in parent: [String]?) -> [String]? {
    let components = string("path").map { XcodePath.components(of: $0) } ?? []
    switch string("sourceTree") ?? "<group>" {
    case "<group>": return parent.map { XcodePath.normalized($0 + components) }
    case "SOURCE_ROOT": return XcodePath.normalized(components)
    default: return nil
    }
  }
}
