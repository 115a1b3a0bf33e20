import AdderXcodeProjects

/// Moves files of an Xcode project to other folders. Each file keeps its targets, and is
/// shown in the group of its new folder.
struct XcodeMoves {
  private let path: String
  private let bytes: [UInt8]

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// - Parameter moves: The old and new paths, relative to the project's folder.
  func result(of moves: [(key: String, value: String)]) throws(RenameError) -> [UInt8] {
    guard let xcode = try? XcodeProject(parsing: bytes, file: path) else { return bytes }
    let places = XcodeFilePlaces(of: xcode, at: path)
    var edit = XcodeProjectEdit(xcode)
    let users = Self.users(in: xcode)
    let groups = Self.groups(of: xcode)
    do {
      // Every new object slows down the search for files, so all files
      // are removed before any is added.
      var new: [XcodeFile] = []
      for move in moves {
        guard let from = places.place(of: move.key), let to = places.place(of: move.value),
          try edit.listsFile(from.joined(separator: "/"))
        else { continue }
        try edit.remove(from.joined(separator: "/"))
        new.append(
          XcodeFile(
            path: to.joined(separator: "/"), group: group(of: Array(to.dropLast()), groups),
            targets: users[from] ?? []))
      }
      for file in new { try edit.add(file) }
    } catch {
      throw .changesMeaning(["\(path) cannot list the file elsewhere: \(error)"])
    }
    return edit.result()
  }

  /// Returns the names of the targets that contain each file, keyed by the file's place.
  private static func users(in xcode: XcodeProject) -> [[String]: [String]] {
    var users: [[String]: [String]] = [:]
    for target in xcode.targetFiles {
      for file in Set(target.files) { users[file, default: []].append(target.target.name) }
    }
    return users
  }

  /// Returns the first group that shows each folder, keyed by the folder.
  private static func groups(of xcode: XcodeProject) -> [[String]: [String]] {
    Dictionary(
      xcode.groups.compactMap { group in
        group.hasOwnFolder ? group.folder.map { ($0, group.path) } : nil
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the group that shows a folder, or the group to create in the nearest existing group.
  private func group(of folder: [String], _ groups: [[String]: [String]]) -> String {
    for count in stride(from: folder.count, through: 1, by: -1) {
      if let group = groups[Array(folder[..<count])] {
        return (group + folder[count...]).joined(separator: "/")
      }
    }
    return folder.joined(separator: "/")
  }
}
