extension XcodeProject {
  /// Returns the replacements that rename files and folders in the project, in the order of the
  /// file. All other bytes stay unchanged.
  ///
  /// - Parameters:
  ///   - newPath: takes the path of a file or folder, relative to the project's source root, and
  ///     returns its new path, or `nil` if it keeps its path. Only the last components of the new
  ///     path are used: at most as many as the project's entry for the file or folder contains.
  ///   - newGroupName: takes the name of a group that has no folder and contains something renamed,
  ///     and whether everything in it is renamed, and returns its new name, or `nil` if it keeps its name.
  package func changes(
    renaming newPath: @escaping ([String]) -> [String]?,
    groups newGroupName: @escaping (String, _ isWhole: Bool) -> String?
  ) -> [ByteChange] {
    var renaming = ProjectRenaming(self, newPath: newPath, newGroupName: newGroupName)
    return renaming.changes()
  }
}

/// Walks through the groups of a project and collects the changes for renamed files.
private struct ProjectRenaming {
  private let project: XcodeProject
  private let newPath: ([String]) -> [String]?
  private let newGroupName: (String, _ isWhole: Bool) -> String?
  private var collected: [ByteChange] = []
  /// The old and new names of objects, by identifier, for the comments that repeat them.
  private var names: [String: (old: String, new: String)] = [:]
  private var seen: Set<Int> = []

  init(
    _ project: XcodeProject, newPath: @escaping ([String]) -> [String]?,
    newGroupName: @escaping (String, _ isWhole: Bool) -> String?
  ) {
    self.project = project
    self.newPath = newPath
    self.newGroupName = newGroupName
  }

  mutating func changes() -> [ByteChange] {
    let root = XcodeObject(project: project, position: project.rootGroup)
    _ = follow(root, in: [])
    nameBuildFiles()
    renameComments()
    return collected.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Groups and files

  /// How much of an object and of everything inside it is renamed.
  private enum Extent { case nothing, something, everything }

  /// Handles an object in the navigator and everything inside it.
  private mutating func follow(_ object: XcodeObject, in parent: [String]?) -> Extent {
    guard seen.insert(object.position).inserted else { return .nothing }
    let place = place(of: object, in: parent)
    let inside = Set(object.objects("children").map { follow($0, in: place) })
    let isWhole = inside == [.everything]
    var isRenamed = inside.contains { $0 != .nothing }
    let new = place.flatMap(newPath)
    if let new, object.string("path") != nil {
      renamePath(of: object, to: new)
      isRenamed = true
    } else if isRenamed, !object.isFile, let name = object.string("name") {
      set("name", of: object, to: nameOfVariants(object) ?? newGroupName(name, isWhole) ?? name)
    }
    if let place { renameExceptions(of: object, in: place) }
    note(object)
    return isWhole || object.isFile && isRenamed ? .everything : isRenamed ? .something : .nothing
  }

  private func place(of object: XcodeObject, in parent: [String]?) -> [String]? {
    let path = object.string("path").map { XcodePath.components(of: $0) } ?? []
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>": return parent.map { XcodePath.normalized($0 + path) }
    case "SOURCE_ROOT": return XcodePath.normalized(path)
    default: return nil
    }
  }

  private mutating func renamePath(of object: XcodeObject, to new: [String]) {
    guard let path = object.string("path") else { return }
    let old = XcodePath.components(of: path)
    // Components up to the last `..` stay as they are.
    let count = min(old.reversed().prefix { $0 != ".." && $0 != "." }.count, new.count)
    let written = (old.dropLast(count) + new.suffix(count)).joined(separator: "/")
    set("path", of: object, to: written)
    if let name = object.string("name"), name == old.last, let last = new.last {
      set("name", of: object, to: last)
    }
  }

  /// Returns the new name of a variant group that is named after one of its files.
  private func nameOfVariants(_ object: XcodeObject) -> String? {
    guard object.isa == XcodeClass.variantGroup, let name = object.string("name") else {
      return nil
    }
    for child in object.objects("children") {
      guard let path = child.string("path"), XcodePath.lastComponent(of: path) == name,
        let new = newValues[child.position]
      else { continue }
      return XcodePath.lastComponent(of: new)
    }
    return nil
  }

  /// Renames files in the exceptions of a synchronized folder.
  private mutating func renameExceptions(of object: XcodeObject, in place: [String]) {
    renamePaths(in: ["explicitFolders", "explicitFileTypes"], of: object, place)
    for set in object.objects("exceptions") {
      renamePaths(in: ["membershipExceptions"] + XcodeProject.keysOfFileSettings, of: set, place)
    }
  }

  /// Renames the paths in lists and the paths that are dictionary keys.
  private mutating func renamePaths(in keys: [String], of object: XcodeObject, _ place: [String]) {
    let list = project.list
    for value in keys.compactMap({ list.value(of: $0, in: object.node) }) {
      for node in Array(list.elements(of: value)) + list.entries(of: value).map(\.key) {
        guard let path = list.string(node) else { continue }
        let components = XcodePath.components(of: path)
        guard let new = newPath(XcodePath.normalized(place + components)),
          new.count >= components.count
        else { continue }
        replace(node, with: new.suffix(components.count).joined(separator: "/"))
      }
    }
  }

  // MARK: Values

  /// The new paths of objects, keyed by the positions of the objects.
  private var newValues: [Int: String] = [:]
  private var newNames: [Int: String] = [:]

  private mutating func set(_ key: String, of object: XcodeObject, to new: String) {
    guard let node = project.list.value(of: key, in: object.node), object.string(key) != new else {
      return
    }
    if key == "path" { newValues[object.position] = new } else { newNames[object.position] = new }
    replace(node, with: new)
  }

  private mutating func replace(_ node: PropertyList.NodeIndex, with text: String) {
    let old = project.list.nodes[node]
    let written = PropertyListText.written(text, alwaysQuoted: old.kind == .quotedString)
    collected.append(ByteChange(range: old.range, replacement: Array(written.utf8)))
  }

  // MARK: Comments

  private mutating func note(_ object: XcodeObject) {
    let path = object.string("path")
    guard let old = object.string("name") ?? path.map({ XcodePath.lastComponent(of: $0) }) else {
      return
    }
    let newPath = newValues[object.position] ?? path
    let name = newNames[object.position] ?? object.string("name")
    guard let new = name ?? newPath.map({ XcodePath.lastComponent(of: $0) }), new != old else {
      return
    }
    names[object.id] = (old, new)
  }

  private mutating func nameBuildFiles() {
    for object in project.objects(ofClass: XcodeClass.buildFile) {
      if let file = object.string("fileRef"), let name = names[file] { names[object.id] = name }
    }
  }

  /// Renames files in the comments after identifiers: `/* Profile.swift */`, `/*
  /// Profile.swift in Sources */`.
  private mutating func renameComments() {
    guard !names.isEmpty else { return }
    let text = ProjectText(project.list)
    for (index, node) in project.list.nodes.enumerated() {
      guard let id = project.list.string(index), let (old, new) = names[id] else { continue }
      let start = node.range.upperBound
      guard let comment = text.comment(after: start),
        comment == old || comment.hasPrefix("\(old) in ")
      else { continue }
      guard let found = text.comments(in: start..<start + comment.utf8.count + 8).first else {
        continue
      }
      let first = found.lowerBound + "/* ".utf8.count
      let range = first..<first + old.utf8.count
      guard range.upperBound <= found.upperBound,
        project.bytes[range].elementsEqual(old.utf8)
      else { continue }
      collected.append(ByteChange(range: range, replacement: Array(new.utf8)))
    }
  }
}

extension XcodeObject {
  fileprivate var isFile: Bool { isa == XcodeClass.fileReference }
}
