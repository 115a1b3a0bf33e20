package import AdderBase
package import AdderProjects
import AdderSwiftSource
import AdderXcodeProjects

/// A type that a new file would declare although the same target declares it already.
package struct ExistingType: Hashable, Sendable {
  package var name: String
  /// The file that declares the type.
  package var file: RelativePath
  /// The line of the declaration, from 1.
  package var line: Int
}

/// The types that the targets of a new module declare already.
///
/// Only the few files whose names suggest one of the module's types are read, so the search costs
/// little even in a project of thousands of files.
package struct ExistingTypes: Equatable, Sendable {
  /// The types in the targets of the module's code, and those in the targets of its tests.
  private var code: [Entry] = []
  private var tests: [Entry] = []
  private var new = NewTypes()

  private struct Entry: Equatable, Sendable {
    var type: TopLevelType
    var file: RelativePath
  }

  /// Reads the types.
  ///
  /// - Parameters:
  ///   - module: The new module. Files of it that exist already are not new, and declare nothing new.
  ///   - leaving: Files that are deleted when the module is generated.
  ///   - location: The targets and folders of the module.
  ///   - xcode: The Xcode project that lists the files.
  package init(
    besides module: GeneratedModule, leaving: [RelativePath], at location: ModuleLocation,
    of project: Project, xcode: XcodeProjectFile?
  ) {
    let root = project.root
    let newFiles = module.files.filter { !root.appending($0.path).exists }
    let places = SourcePlaces(location: location, project: project, xcode: xcode)
    let passed = Set(module.files.map(\.path) + leaving)
    let typeNames = module.typeNames ?? Set(SwiftNames(newFiles, withUses: false).declared.keys)
    var reader = SwiftReader()
    for (kind, types) in [
      (GeneratedFile.Kind.code, \ExistingTypes.code), (.test, \ExistingTypes.tests),
    ] {
      let files = newFiles.filter { $0.kind == kind && $0.path.name.hasSuffix(".swift") }
      guard !files.isEmpty else { continue }
      // Files that probably declare one of the types.
      let names = typeNames.union(files.map { String($0.path.name.dropLast(".swift".count)) })
      for file in places.files(of: kind, named: names).sorted() where !passed.contains(file) {
        guard let bytes = try? root.appending(file).readBytes() else { continue }
        self[keyPath: types] += reader.topLevelTypes(of: bytes)
          .map { Entry(type: $0, file: file) }
      }
    }
    // Usually there is no such file, and the new ones need not be read.
    if !code.isEmpty || !tests.isEmpty { new = NewTypes(of: newFiles) }
  }

  /// The types that would be declared a second time, in the order of their names.
  ///
  /// Two private types in different files can have the same name.
  package var conflicts: [ExistingType] {
    [(new.code, code), (new.tests, tests)].flatMap { new, known in
      new.values.sorted { $0.name < $1.name }.compactMap { type in
        known.first { $0.type.name == type.name && !($0.type.isPrivate && type.isPrivate) }
          .map { ExistingType(name: type.name, file: $0.file, line: $0.type.line) }
      }
    }
  }
}

/// The types that the new files of a module declare.
private struct NewTypes: Equatable, Sendable {
  var code: [String: TopLevelType] = [:]
  var tests: [String: TopLevelType] = [:]

  init() {}

  init(of files: [GeneratedFile]) {
    var reader = SwiftReader()
    for file in files where file.path.name.hasSuffix(".swift") && !file.kind.isShared {
      let types = reader.topLevelTypes(of: file.contents).map { ($0.name, $0) }
      if file.kind.isForTests {
        tests.merge(types) { $0.isPrivate ? $1 : $0 }
      } else {
        code.merge(types) { $0.isPrivate ? $1 : $0 }
      }
    }
  }
}

/// The places of the files that are built together with a new module.
private struct SourcePlaces {
  let location: ModuleLocation
  let project: Project
  let xcode: XcodeProjectFile?

  /// Returns the Swift files with some names that are built into the same targets as the module's
  /// files of a kind.
  ///
  /// - Parameter names: File names without `.swift`. `Order+Price.swift` counts as `Order`.
  func files(of kind: GeneratedFile.Kind, named names: Set<String>) -> [RelativePath] {
    guard let place = kind.isForTests ? location.tests : location.code else { return [] }
    let isWanted = { (file: String) in
      guard file.hasSuffix(".swift") else { return false }
      let name = file.dropLast(".swift".count)
      return names.contains(String(name))
        || name.firstIndex { $0 == "+" || $0 == "." }.map { names.contains(String(name[..<$0])) }
          ?? false
    }
    if let xcode { return xcode.files(of: Set(place.targets), in: project.root, named: isWanted) }
    if case .swiftPackage(let package) = project.kind {
      return place.targets.compactMap(package.target).flatMap { target in
        target.folder.map { project.root.sources(in: $0, named: isWanted) }?
          .filter(target.compiles) ?? []
      }
    }
    if case .generatedProject(let generated) = project.kind {
      let folders = place.targets.flatMap { generated.sources(of: $0) }
      if !folders.isEmpty {
        return Set(folders.flatMap { project.root.sources(in: $0, named: isWanted) }).sorted()
      }
    }
    return kind.isForTests
      ? project.root.sources(in: place.folder.parent, named: isWanted)
      : codeBeside(place.folder.parent, isWanted)
  }

  /// Returns the files around a folder of modules whose target is unknown: those in the folder that
  /// contains it. Tests and other projects are left out.
  private func codeBeside(
    _ modules: RelativePath, _ isWanted: (String) -> Bool
  ) -> [RelativePath] {
    // A folder without a project can be anything, such as the user's own.
    let folder = modules.parent.isRoot && !project.isMarked ? modules : modules.parent
    return project.root.sources(
      in: folder, named: isWanted,
      passingBy: { path, entries in
        path == location.tests?.folder.parent || path.name.hasSuffix("Tests")
          || SkippedFolders.contain(path.name)
          || entries.contains { $0 == SwiftPackage.manifestName || Project.isXcodeProject($0) }
      })
  }
}

extension AbsolutePath {
  /// Returns the files in a folder and its subfolders. Skips symbolic links and hidden folders.
  ///
  /// - Parameters:
  ///   - isWanted: Returns true for the names of the files to return.
  ///   - isSkipped: Returns true for a subfolder to skip, given its path and its entries.
  fileprivate func sources(
    in folder: RelativePath, named isWanted: (String) -> Bool,
    passingBy isSkipped: (RelativePath, [String]) -> Bool = { _, _ in false }
  ) -> [RelativePath] {
    var found: [RelativePath] = []
    var open = [folder]
    while let next = open.popLast() {
      let entries = (try? appending(next).entriesByKind()) ?? []
      if next != folder, isSkipped(next, entries.map(\.name)) { continue }
      for (name, kind) in entries where !name.hasPrefix(".") {
        switch kind {
        case .file: if isWanted(name) { found.append(next.appending(name)) }
        case .folder: open.append(next.appending(name))
        case .other: break
        }
      }
    }
    return found
  }
}

extension XcodeProjectFile {
  /// Returns the files with some names that targets compile.
  fileprivate func files(
    of targets: Set<String>, in root: AbsolutePath, named isWanted: (String) -> Bool
  ) -> [RelativePath] {
    project.files(of: targets, named: isWanted).flatMap { found in
      let listed = found.files.compactMap { pathInProject($0.joined(separator: "/")) }
      return listed
        + found.folders.flatMap { folder -> [RelativePath] in
          guard let path = pathInProject(folder.path.joined(separator: "/")) else { return [] }
          return root.sources(in: path, named: isWanted).filter {
            !($0.relative(to: path).map { folder.exceptions.contains($0.text) } ?? false)
          }
        }
    }
  }
}
