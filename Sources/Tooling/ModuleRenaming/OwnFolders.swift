import AdderBase
import AdderModuleDiscovery

/// The folders of a module.
struct OwnFolders {
  /// The folders that are named after the module, also without its word for a screen, and the folders inside them
  /// that are named after a part of the module. Folders that also contain something from another module are not
  /// included. Outer folders come first.
  var all: [String] = []
  /// The folders of other modules inside these folders.
  var ofOthers: Set<String> = []

  /// Returns true if a file is in a folder of the module, and in none of another module inside it.
  func contains(_ path: String) -> Bool {
    all.contains { path.isInside(folder: $0) } && !ofOthers.contains { path.isInside(folder: $0) }
  }
}

// How these folders are found.
extension OwnNames {
  /// Returns the folders of the module as far as its types are known.
  func findFolders() -> OwnFolders {
    let declaring =
      project.index.types.filter { types[project.index.names[$0.name]] != nil }
      .map { project.index.files[Int($0.place.file)].path } + extending
    // A contract of another module's part can be beside the module's contracts.
    let others =
      module.otherTypes.filter {
        project.index.types[$0].kind != .protocol || !declaring.contains(project.path(of: $0))
      }.map(project.path) + testsOfOthers
    let tests = project.index.files.filter {
      hasNameOfTests($0.path.fileStem) && !testsSomethingElse($0)
    }.map(\.path)
    let around = Set((declaring + tests).flatMap(\.foldersAround)).filter { folder in
      !isOfTarget(folder)
        && (holdsModule(folder) || !others.contains { $0.isInside(folder: folder) })
    }
    let named = around.filter { folder in
      folderNames.isCalledAfterModule(folder.fileName)
        || folderNames.hasOtherNumber(folder.fileName) && holdsParts(folder)
        || (replacement.isCarried(by: folder.fileName) || folderNames.hasShortName(folder.fileName)
          || folderNames.isReordered(folder.fileName)
          || folderNames.hasOtherNumber(folder.fileName))
          && project.index.files.allSatisfy { file in
            !file.path.isInside(folder: folder) || declaring.contains(file.path)
          }
        || replacement.isCarried(by: folder.fileName) && holdsParts(folder)
          && holdsOnlyModule(folder, declaring)
    }
    let own = named.union(foldersOfHelpers(besides: others))
      .union(
        alikeFolders(
          in: around.filter { folder in
            holdsParts(folder)
              && (folderNames.hasAllWords(folder.fileName) || holdsOnlyModule(folder, declaring))
          }, besides: named))
    // A folder inside these folders can be named after a part: `ProfileCacheTracker`.
    let otherPlaces = Set(others.map(\.folder))
    let ofOthers = otherPlaces.filter { other in
      own.contains { other != $0 && other.isInside(folder: $0) }
    }
    let inside = Set(project.index.files.flatMap(\.path.foldersAround)).filter { folder in
      (replacement.isCarried(by: folder.fileName) || types[folder.fileName] != nil)
        && own.contains { folder.isInside(folder: $0) }
        && !others.contains { $0.isInside(folder: folder) }
    }
    return OwnFolders(all: own.union(inside).sorted(), ofOthers: ofOthers)
  }

  /// Returns the innermost folders that are called like a part of the module's name, beside and not inside or around those
  /// that contain all of it.
  private func alikeFolders(in folders: Set<String>, besides named: Set<String>) -> Set<String> {
    let alike = folders.filter { folder in
      folderNames.newName(ofAlike: folder.fileName) != nil
        && !named.contains {
          $0 == folder || $0.isInside(folder: folder) || folder.isInside(folder: $0)
        }
    }
    return alike.filter { folder in
      !alike.contains { $0 != folder && $0.isInside(folder: folder) }
    }
  }

  /// Returns true if a folder declares only the module's types, and types that only the module uses. Extensions and free
  /// functions do not count.
  private func holdsOnlyModule(_ folder: String, _ declaring: [String]) -> Bool {
    let inside = project.index.files.filter { $0.path.isInside(folder: folder) }
    let others = Set(inside.map(\.path)).subtracting(declaring)
    return project.index.types.indices.allSatisfy { type in
      // Helpers inside a type, and private ones, can have the same name in other files.
      let isHelper =
        project.index.types[type].outer != nil
        || project.index.types(named: project.index.types[type].name).count > 1
      return !others.contains(file(of: type).path) || isHelper || isUsedOnlyHere(type)
    }
  }

  /// The files with nothing but extensions of the module's types: `ProfileView+Rows.swift`.
  private var extending: [String] {
    let others = Set(project.index.types.map(\.place.file))
    return project.index.files.enumerated().filter { number, file in
      let stem = file.path.fileStem
      return stem.contains("+") && !others.contains(Int32(number))
        && types[RenamedPaths.extended(in: stem)] != nil
    }.map(\.element.path)
  }

  /// The files with tests of other modules: `CommentsInteractorTests.swift`.
  private var testsOfOthers: [String] {
    let tested = Set(module.otherTypes.map(project.index.name))
    return project.index.files.filter { file in
      let stem = file.path.fileStem
      return file.isTest
        && FolderNames.testEndings.contains { ending in
          stem.hasSuffix(ending) && tested.contains(String(stem.dropLast(ending.count)))
        }
    }.map(\.path)
  }

  /// Returns the folders outside of the module's that call it a screen, are called like it or like one of its types, and
  /// contain only what its code uses: `ViewsForProfileModule`, `Cells/Profile`, `ProfileViewController`.
  private func foldersOfHelpers(besides others: [String]) -> Set<String> {
    let named = Set(project.index.files.flatMap(\.path.foldersAround)).filter { folder in
      let name = folder.fileName
      return
        (folderNames.isNamedAfterScreen(name) || name == module.name
        || module.name.isSpecific && replacement.places(in: name).first?.lowerBound == 0
        || name != module.name && types[name] != nil)
        && !isOfTarget(folder)
        && !others.contains { $0.isInside(folder: folder) }
    }
    return named.filter { folder in
      let declared = project.index.types.indices.filter {
        file(of: $0).path.isInside(folder: folder)
      }
      return !declared.isEmpty
        && declared.allSatisfy {
          types[project.index.name(of: $0)] != nil || project.index.types[$0].outer != nil
            || isUsedOnlyHere($0)
        }
    }
  }

  /// Returns true for the folder of a target, but not for a folder of the same name in it, or in the folder of
  /// another target.
  func isOfTarget(_ folder: String) -> Bool {
    if targets.folders.contains(folder) { return true }
    // `App/App` can be the module's folder in that of the target, but beside the project, it is the target's.
    let outer = folder.folder
    return targets.names.contains(folder.fileName)
      && (outer.fileName != folder.fileName || targets.holdsProject(outer))
      && !isOfOtherTargets(folder)
  }

  /// Returns true if all code in a folder is known to belong to targets whose names do not contain the module's:
  /// `Profile` in the app's folder, beside a framework `Profile`.
  private func isOfOtherTargets(_ folder: String) -> Bool {
    let code = project.index.files.map(\.path).filter { $0.isInside(folder: folder) }
    return !code.isEmpty
      && code.allSatisfy { path in
        let targets = project.targets.targets(of: path)
        return !targets.isEmpty && !targets.contains { replacement.isCarried(by: $0.name) }
      }
  }

  /// Returns true for a folder that contains at least two parts, and most parts of the module, apart from those that
  /// several modules share.
  private func holdsParts(_ folder: String) -> Bool {
    let parts = module.modules.flatMap(\.parts)
      .filter { types[project.index.name(of: $0.type)] != nil }.map { project.path(of: $0.type) }
    let inside = parts.count { $0.isInside(folder: folder) }
    return inside >= 2 && inside * 2 > parts.count
  }

  /// Returns true for a folder with the module's name and files of its parts. A folder in it can hold
  /// another module.
  private func holdsModule(_ folder: String) -> Bool {
    folder.fileName.isWords(of: module.name)
      && module.types.contains { project.path(of: $0).folder == folder }
  }
}
