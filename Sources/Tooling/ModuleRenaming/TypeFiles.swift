import AdderBase

/// The Swift files, storyboards and xibs of a project, keyed by the types that they are named
/// after: `ProfilePresenter+Rows.swift` is named after `ProfilePresenter`.
struct TypeFiles {
  private var paths: [String: [String]] = [:]

  init(of snapshot: ProjectSnapshot) {
    for path in snapshot.paths where path.isSwift || path.isInterfaceFile {
      paths[String(path.fileStem.prefix { $0 != "+" }), default: []].append(path)
    }
  }

  /// Returns the files that are named after a type, in ascending order.
  func paths(of type: String) -> [String] { (paths[type] ?? []).sorted() }

  /// Returns a path, or only a file name, with the type's old name replaced by the new name.
  static func renamed(_ path: String, _ old: String, _ new: String) -> String {
    let name = new + path.fileName.dropFirst(old.count)
    return path.folder.isEmpty ? name : "\(path.folder)/\(name)"
  }
}
