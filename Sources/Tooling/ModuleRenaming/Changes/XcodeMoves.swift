import AdderXcodeProjects

/// Files of an Xcode project that go to other folders: each keeps its targets, and is shown in the group of its folder.
struct XcodeMoves {
  private let path: String
  private let bytes: [UInt8]

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// - Parameter moves: old and new paths, from the project's folder.
  func result(of moves: [(key: String, value: String)]) throws(RenameError) -> [UInt8] {
    guard let xcode = try? XcodeProject(parsing: bytes, file: path) else { return bytes }
    let places = XcodeFilePlaces(of: xcode, at: path)
    var edit = XcodeProjectEdit(xcode)
    let targets = xcode.targetFiles
    let groups = xcode.groups
    do {
      for (old, new) in moves {
        guard let from = places.place(of: old), let to = places.place(of: new) else { continue }
        let name = from.joined(separator: "/")
        guard try edit.listsFile(name) else { continue }
        let group = self.group(of: Array(to.dropLast()), groups)
        let users = targets.filter { $0.files.contains(from) }.map(\.target.name)
        try edit.remove(name)
        try edit.add(
          XcodeFile(path: to.joined(separator: "/"), group: group, targets: users))
      }
    } catch {
      throw .changesMeaning(["\(path) cannot list the file elsewhere: \(error)"])
    }
    return edit.result()
  }

  /// The group that shows a folder, or the one that has to be made in the nearest that is there.
  private func group(of folder: [String], _ groups: [XcodeGroupPlace]) -> String {
    for count in stride(from: folder.count, through: 1, by: -1) {
      let outer = Array(folder[..<count])
      if let group = groups.first(where: { $0.folder == outer && $0.hasOwnFolder }) {
        return (group.path + folder[count...]).joined(separator: "/")
      }
    }
    return folder.joined(separator: "/")
  }
}
