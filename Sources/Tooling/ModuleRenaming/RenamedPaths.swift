import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderStoryboards

/// The paths of files after the rename.
struct RenamedPaths {
  /// The new names of folders, keyed by the old paths of the folders.
  private var folderNames: [String: String] = [:]
  /// The new paths of all files whose paths change.
  private(set) var files: [String: String] = [:]
  /// The old and new stems of files whose names change, keyed by the old paths of the files.
  /// The stem of `ProfileView.swift` is `ProfileView`.
  private(set) var stems: [String: (old: String, new: String)] = [:]

  /// The new paths of folders whose own names change, keyed by the old paths.
  var folders: [String: String] {
    Dictionary(uniqueKeysWithValues: folderNames.keys.map { ($0, newPath(of: $0)) })
  }

  /// The file with Adder's records of the module.
  var notePath: String { ".adder-modules/\(names.moduleName).yml" }

  private let names: OwnNames
  private let replacement: NameReplacement
  private var interfaceStems: Set<String> = []
  private let interfaces: [String]
  /// The stems of all storyboards and xibs. The localized strings of one have its name.
  private let allInterfaces: Set<String>
  /// The files that are named after a type in them that keeps its name.
  private var stemsOfKeptTypes: Set<String> = []
  /// The files with types that contain the module's name and keep theirs, and with no renamed type.
  private var onlyKept: Set<String> = []
  /// The files with nothing but extensions of renamed types.
  private var extendingOnly: Set<String> = []
  /// The folders with the module's parts.
  private var partFolders: Set<String> = []
  /// The renamed types that files declare at the top level.
  private let renamedTypes: [String: [String]]
  /// The files with tests.
  private let tests: Set<String>
  /// The names of all types of the project.
  private let allTypes: Set<String>
  /// Those that are in no other type.
  private let topLevelTypes: Set<String>
  /// The names of all Swift files.
  private let allStems: Set<String>
  /// The folders with files.
  private let existingFolders: Set<String>
  /// For each Swift file that discovery read, true if it mentions a renamed type.
  private var naming: [String: Bool] = [:]

  /// - Parameters:
  ///   - keptInterfaces: The stems of storyboards and xibs that keep their names.
  ///   - bareType: The type with the module's bare name, if it is renamed although something else has that, too.
  init(
    of snapshot: ProjectSnapshot, _ names: OwnNames, in project: DiscoveredProject,
    _ replacement: NameReplacement, keptInterfaces: Set<String>, bareType: TypeDeclaration.ID?
  ) {
    self.names = names
    self.replacement = replacement
    for folder in names.folders.all {
      folderNames[folder] =
        names.folderNames.newName(of: folder.fileName)
        ?? names.types[folder.fileName] ?? names.folderNames.newName(ofAlike: folder.fileName)
    }
    allInterfaces = Set(snapshot.paths.filter(\.isInterfaceFile).map(\.fileStem))
    existingFolders = Set(snapshot.paths.flatMap(\.foldersAround))
    partFolders = Set(
      names.module.types.subtracting(names.sharedServices).map { project.path(of: $0).folder })
    tests = Set(project.index.files.filter(\.isTest).map(\.path))
    topLevelTypes = Set(
      project.index.types.indices.filter { project.index.types[$0].outer == nil }
        .map(project.index.name))
    allStems = Set(snapshot.paths.filter(\.isSwift).map(\.fileStem))
    allTypes = Set(project.index.types.indices.map(project.index.name))
    renamedTypes = Self.typesByFile(names.types, in: project)
    let declaring = Set(renamedTypes.keys)
    extendingOnly = project.files(extendingOnly: names.types)
    onlyKept = Set(
      project.index.types.indices.filter { type in
        project.index.types[type].outer == nil
          && replacement.isCarried(by: project.index.name(of: type))
          && !declaring.contains(project.path(of: type))
      }.map(project.path))
    stemsOfKeptTypes = Set(
      project.index.types.indices.filter { type in
        let name = project.index.name(of: type)
        return names.types[name] == nil && type != bareType
          && project.path(of: type).fileStem == name
      }.map(project.path))
    naming = Self.filesNaming(names.types, in: project)
    interfaces = Self.interfaces(of: names.types, in: project)
    interfaceStems = Set(interfaces.map(\.fileStem))
    for path in snapshot.paths {
      let isUnread = snapshot.otherFiles.contains(path) && (path.isSwift || path.isInterfaceFile)
      if isUnread { continue }
      if let named = stemWithTarget(of: path) {
        stems[path] = named
      } else if let new = newStem(of: path, declaring),
        path.isSwift || !keptInterfaces.contains(path.fileStem)
      {
        stems[path] = (path.fileStem, new)
      }
    }
    nameSnapshots()
    findFiles(of: snapshot)
  }

  private mutating func findFiles(of snapshot: ProjectSnapshot) {
    for path in snapshot.paths {
      let new = newPath(of: path)
      if new != path { files[path] = new }
    }
  }

  /// Renames the pictures that snapshot tests compare screens with. Each is named after the function of the test:
  /// `testProfileView.1.png`, `testProfileView_row@2x.png`.
  ///
  /// - Parameters:
  ///   - members: The new names of functions, keyed by the old names.
  ///   - isName: Returns true for a name in the project's code.
  mutating func namePictures(
    _ members: [String: String], of snapshot: ProjectSnapshot, isName: (String) -> Bool
  ) {
    for path in snapshot.paths
    where !path.isSwift && path.folder.pathNames.contains(where: Self.holdsPictures) {
      let name = Array(path.fileName.utf8)
      // `testProfile_onPad` can be a function beside `testProfile`.
      let ends = name.indices.reversed().filter {
        !name[$0].isWordByte || name[$0] == UInt8(ascii: "_")
      }
      let function = ends.lazy.map { String(decoding: name[..<$0], as: UTF8.self) }.first(
        where: isName)
      if let function, let new = members[function] { stems[path] = (function, new) }
    }
    findFiles(of: snapshot)
  }

  /// Returns true for a folder in which a library for snapshot tests has a folder for each test.
  private static func holdsPictures(_ folder: String) -> Bool {
    folder == "__Snapshots__" || folder.hasPrefix("ReferenceImages")
  }

  /// Renames the folders of these pictures. Each is named after the file with the tests, or after their class:
  /// `AppTests.ProfileViewTests`.
  private mutating func nameSnapshots() {
    for folder in existingFolders where Self.holdsPictures(folder.folder.fileName) {
      let name = folder.fileName
      let type = name.split(separator: ".").last.map(String.init) ?? name
      if let new = names.types[type] { folderNames[folder] = name.dropLast(type.count) + new }
    }
    for (path, stem) in stems {
      let folder = [path.folder, "__Snapshots__", stem.old].filter { !$0.isEmpty }
        .joined(separator: "/")
      if existingFolders.contains(folder) { folderNames[folder] = stem.new }
    }
  }

  /// Returns the renamed types that each file declares at the top level.
  private static func typesByFile(
    _ types: [String: String], in project: DiscoveredProject
  ) -> [String: [String]] {
    let declared = project.index.types.indices.filter {
      project.index.types[$0].outer == nil && types[project.index.name(of: $0)] != nil
    }
    return Dictionary(grouping: declared, by: project.path).mapValues {
      $0.map(project.index.name)
    }
  }

  private static func filesNaming(
    _ types: [String: String], in project: DiscoveredProject
  ) -> [String: Bool] {
    let names = Set(types.keys.compactMap(project.index.names.name))
    return Dictionary(
      project.index.files.map { ($0.path, $0.names.contains(where: names.contains)) },
      uniquingKeysWith: { one, other in one || other })
  }

  /// Returns the storyboards and xibs that contain an object of a renamed type. Their folders can also contain
  /// storyboards and xibs of other modules.
  private static func interfaces(
    of types: [String: String], in project: DiscoveredProject
  ) -> [String] {
    project.interfaces.filter { file in
      file.objects.contains { $0.customClass.map { types[$0.name.text] != nil } ?? false }
    }.map(\.file)
  }

  /// Returns the old and the new name of a xib that is called after a class with its target, without the extension:
  /// `App.ProfileViewController`. UIKit finds such a xib by the class.
  private func stemWithTarget(of path: String) -> (old: String, new: String)? {
    let words = path.fileName.split(separator: ".").map(String.init)
    guard path.isInterfaceFile, words.count == 3, let new = names.types[words[1]] else {
      return nil
    }
    return ("\(words[0]).\(words[1])", "\(words[0]).\(new)")
  }

  private func newStem(of path: String, _ declaring: Set<String>) -> String? {
    if path == notePath { return replacement.renamed(path.fileStem) }
    let isOfInterface = path.isInterface && allInterfaces.contains(path.fileStem)
    guard path.isSwift || isOfInterface else { return nil }
    let stem = path.fileStem
    // `ProfilePresenter+Rows.swift` is named after a type and not after a module.
    let extended = Self.extended(in: stem)
    if naming[path] != false, let new = names.types[extended] {
      let rest = String(stem.dropFirst(extended.count))
      return new
        + (names.isOwn(path) || isShortForType(rest) ? replacement.renamed(rest) ?? rest : rest)
    }
    // `ProfileTabbarController.swift` is named after `ProfileTabBarController`.
    if declaring.contains(path), let new = names.types.first(where: { isVariant(stem, of: $0.key) })
    {
      return new.value
    }
    if declaring.contains(path), let new = newName(ofMisspelt: stem, path) { return new }
    // `Profile+Resolver.swift` is named after the module.
    if naming[path] == true, stem.hasPrefix("\(names.moduleName)+"),
      let new = replacement.renamed(names.moduleName)
    {
      return new + stem.dropFirst(names.moduleName.count)
    }
    // The type that the file is named after keeps its name, or what it is named after has other words before the
    // module's name, and so have its types, which keep theirs.
    if stemsOfKeptTypes.contains(path) || isNamedLikeKept(path)
      || isOfInterface && stem != names.moduleName && topLevelTypes.contains(stem)
    {
      return nil
    }
    guard
      names.isOwn(path) || declaring.contains(path) || names.isOfTests(path) || isOfPart(path)
        || isOfInterface && interfaceStems.contains(stem)
    else { return nil }
    return replacement.renamed(stem)
      ?? (declaring.contains(path) && !names.folderNames.otherNumbers.contains(stem)
        ? names.nameInOtherNumber(stem) : nil)
  }

  /// Returns the type's name in that of a file with an extension: `ProfileView` in `ProfileView + Rows`.
  static func extended(in stem: String) -> String {
    var name = stem.prefix { $0 != "+" }
    while name.last == " " { name.removeLast() }
    return String(name)
  }

  /// Returns true for `+ProfilePro`, if there is a renamed `ProfileProtocol`.
  private func isShortForType(_ ending: String) -> Bool {
    let word = ending.drop { !$0.isLetter }
    return !word.isEmpty && names.types.keys.contains { $0.hasPrefix(word) }
  }

  /// Returns true for `LocalProfileData.swift` with a `LocalProfileRequest` that keeps its name.
  private func isNamedLikeKept(_ path: String) -> Bool {
    onlyKept.contains(path)
      && replacement.places(in: path.fileStem).first.map { $0.lowerBound > 3 } ?? false
  }

  /// Returns true for a name that differs from a type's only in its capitals, and is no type's name.
  private func isVariant(_ stem: String, of type: String) -> Bool {
    stem.count == type.count && !allTypes.contains(stem) && stem.lowercased() == type.lowercased()
  }

  /// Returns the new name for a file that is called almost like a renamed type in it: `ProfleView.swift` with
  /// `ProfileView`.
  private func newName(ofMisspelt stem: String, _ path: String) -> String? {
    guard !allTypes.contains(stem), !replacement.isCarried(by: stem) else { return nil }
    let near = (renamedTypes[path] ?? []).filter { $0.count > 6 }
      .map { (name: $0, distance: Spelling.distance(stem, $0)) }
    let nearest = near.filter { $0.distance <= 2 && $0.distance == near.map(\.distance).min() }
    // Two files can be called alike.
    guard nearest.count == 1, !allStems.contains(nearest[0].name) else { return nil }
    return names.types[nearest[0].name]
  }

  /// The folders and files that keep their names, though the module's files are in them, or they declare one
  /// of its types and contain a part of its name.
  func unchanged(in project: DiscoveredProject) -> [UnchangedName] {
    let declaring = renamedTypes.keys
    let held = (Array(files.keys) + declaring).sorted()
    let paths = held + project.index.files.map(\.path)
    func unchanged(_ folder: String, _ reason: UnchangedName.Reason) -> UnchangedName? {
      paths.first { $0.isInside(folder: folder) }.map {
        UnchangedName(folder, at: SourceLocation(file: $0, line: 1, column: 1), reason)
      }
    }
    let named = existingFolders.filter {
      names.folderNames.isNamedAfterScreen($0.fileName)
        || ($0.fileName == names.moduleName
          || names.moduleName.isSpecific && replacement.isCarried(by: $0.fileName))
          && !$0.contains(".xcassets")
    }
    let folders = named.union(held.flatMap(\.foldersAround)).filter { folder in
      folderNames[folder] == nil && !names.isOfTarget(folder)
    }.sorted()
    // Every short word is near to another one.
    let holding = Set(partFolders.flatMap { [$0] + $0.foldersAround }).intersection(folders)
    let misspelt = holding.filter {
      names.moduleName.count > 4
        && Spelling.nearest(to: $0.fileName, among: [names.moduleName]) != nil
    }
    func isAlike(_ folder: String) -> Bool {
      holding.contains(folder) && names.folderNames.hasAllWords(folder.fileName)
    }
    return folders.compactMap { folder in
      names.folderNames.newName(of: folder.fileName) != nil || isAlike(folder)
        ? unchanged(folder, .shared)
        : misspelt.contains(folder) ? unchanged(folder, .partOfName) : nil
    }
      + (declaring.sorted().filter { stems[$0] == nil && hasPartOfName($0) }
      + ownFilesNamedOtherwise + interfacesNamedOtherwise).map {
        UnchangedName($0, at: SourceLocation(file: $0, line: 1, column: 1), .partOfName)
      }
      + onlyKept.sorted().filter { names.isOwn($0) && isNamedLikeKept($0) }.map {
        UnchangedName(
          $0.fileName, at: SourceLocation(file: $0, line: 1, column: 1),
          .other("the types in it keep their names"))
      }
  }

  /// The module's files without types of their own whose names contain the module's, run together with other words:
  /// `ExtensionProfilepresenter.swift`.
  private var ownFilesNamedOtherwise: [String] {
    let module = names.moduleName.lowercased()
    return naming.keys.filter { path in
      stems[path] == nil && names.isOwn(path) && module.count > 4 && renamedTypes[path] == nil
        && !replacement.isCarried(by: path.fileStem)
        && path.fileStem.lowercased().contains(module) && !stemsOfKeptTypes.contains(path)
    }.sorted()
  }

  /// The storyboards and xibs with the module's screen that contain a part of its name.
  private var interfacesNamedOtherwise: [String] {
    interfaces.filter { path in
      stems[path] == nil && !replacement.isCarried(by: path.fileStem)
        && replacement.hasPart(path.fileStem)
    }.sorted()
  }

  /// Returns true for a file that contains a part of the module's name, or a misspelt name of a renamed type
  /// in it.
  private func hasPartOfName(_ path: String) -> Bool {
    let stem = path.fileStem
    if replacement.hasPart(stem) || replacement.isCarried(by: stem) { return true }
    return !allTypes.contains(stem)
      && Spelling.nearest(to: stem, among: renamedTypes[path] ?? []) != nil
  }

  /// Returns true for a file that is named after the module and no type, beside the module's parts, or
  /// after a part that the project does not declare: `ProfileConfigurator.swift`.
  private func isOfPart(_ path: String) -> Bool {
    let stem = path.fileStem
    guard path.isSwift, !allTypes.contains(stem), naming[path] != nil,
      let meaning = NameMeaning(stem, replacement.places(in: stem)), meaning.beginsWithModule
    else { return false }
    return partFolders.contains(path.folder) || meaning.isPart || extendingOnly.contains(path)
      || names.moduleName.isSpecific
        && partFolders.contains { !$0.folder.isEmpty && path.isInside(folder: $0.folder) }
  }

  /// Returns true for a file in a folder of the module.
  func isOwn(_ path: String) -> Bool { names.isOwn(path) }

  /// Returns true if all code that mentions a type is the module's.
  func isUsedOnlyByModule(_ type: TypeDeclaration.ID) -> Bool { names.isUsedOnlyHere(type) }

  /// Returns true for a file with tests.
  func isTest(_ path: String) -> Bool { tests.contains(path) }

  /// Returns the new name of a group that contains only renamed files.
  func newName(ofGroup name: String) -> String? { names.folderNames.newName(of: name) }

  /// Returns true for a group that is called like the module, also as a screen: `ProfileScreen`.
  func isCalledAfterModule(_ group: String) -> Bool { names.folderNames.isCalledAfterModule(group) }

  /// Returns true if a group has the module's name without a word for a screen. Other groups can have that, too.
  func hasShortName(_ group: String) -> Bool {
    names.folderNames.hasShortName(group)
      || names.folderNames.newName(of: group) == nil
        && names.folderNames.newName(ofAlike: group) != nil
  }

  /// Returns the path of a file or folder in an Xcode project after the rename. A group in the module's
  /// group can be meant for a folder that does not exist as long as it is empty.
  func newProjectPath(of path: String) -> String {
    let new = newPath(of: path)
    guard new.fileName == path.fileName, names.isOwn(path), !path.fileName.contains("."),
      !existingFolders.contains(path), let name = replacement.renamed(path.fileName)
    else { return new }
    return new.folder.isEmpty ? name : "\(new.folder)/\(name)"
  }

  /// Returns the path of a file or folder after the rename.
  func newPath(of path: String) -> String {
    var result: [String] = []
    var old = ""
    for name in path.pathNames {
      old = old.isEmpty ? name : "\(old)/\(name)"
      if let new = folderNames[old] {
        result.append(new)
      } else if let stem = stems[old] {
        result.append(stem.new + name.dropFirst(stem.old.count))
      } else {
        result.append(name)
      }
    }
    return result.joined(separator: "/")
  }
}
