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

  /// Returns the files with some names in some targets, and the targets' synchronized folders.
  ///
  /// - Parameter isWanted: Returns true for the names of the files to return.
  package func files(
    of targets: Set<String>, named isWanted: (String) -> Bool
  ) -> [XcodeTargetFiles] {
    // Most often there is no such file. The paths of all files are then not needed.
    let isListed = positions(ofClass: XcodeClass.fileReference).contains { position in
      list.value(of: "path", in: Int(table.entries[position].value)).flatMap(list.string)
        .map { isWanted(XcodePath.lastComponent(of: $0)) } ?? false
    }
    let chosen = self.targets.filter { targets.contains($0.name) }
    guard isListed || chosen.contains(where: { !$0.synchronizedFolders.isEmpty }) else { return [] }
    return targetFiles.filter { targets.contains($0.target.name) }.map { found in
      var found = found
      found.files = found.files.filter { $0.last.map(isWanted) ?? false }
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
          file.string("path") == nil ? nil : file.path(in: folder)
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
