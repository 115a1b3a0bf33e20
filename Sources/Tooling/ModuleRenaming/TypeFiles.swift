import AdderBase

/// The sources, storyboards and xibs of a project by the types that they are named after: for
/// `ProfilePresenter+Rows.swift` that is `ProfilePresenter`.
struct TypeFiles {
  private var paths: [String: [String]] = [:]

  init(of snapshot: ProjectSnapshot) {
    for path in snapshot.paths where path.isSwift || path.isInterfaceFile {
      paths[String(path.fileStem.prefix { $0 != "+" }), default: []].append(path)
    }
  }

  /// Ascending.
  func paths(of type: String) -> [String] { (paths[type] ?? []).sorted() }

  /// The path, or its last name, after the type got another name.
  static func renamed(_ path: String, _ old: String, _ new: String) -> String {
    let name = new + path.fileName.dropFirst(old.count)
    return path.folder.isEmpty ? name : "\(path.folder)/\(name)"
  }
}
