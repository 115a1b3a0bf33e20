package import AdderBase

/// A reason why a plan cannot be applied. Validation finds all of them before anything is written.
package enum FileChangeProblem: Hashable, Sendable {
  /// A file would be created where something already exists.
  case exists(RelativePath)
  case missing(RelativePath)
  /// The file no longer contains the bytes from which the plan was created.
  case changed(RelativePath)
  case notFile(RelativePath)
  case notFolder(RelativePath)
  /// The file itself is a symbolic link. Links among its parent folders are followed.
  case isSymbolicLink(RelativePath)
  /// A parent folder is a symbolic link that points outside the project, or to nothing.
  case leavesProject(RelativePath, through: RelativePath, to: String?)
  /// Another file or folder has a name that differs only in case. On macOS and Windows, both names
  /// refer to the same item.
  case differsOnlyInCase(RelativePath, from: RelativePath)
  case changedTwice(RelativePath)
  case folderNotEmpty(RelativePath, name: String)
  case notWritable(RelativePath)
  /// The file or folder is marked as read-only; `--force` changes it anyway.
  case readOnly(RelativePath)
  /// The path is reserved for Adder's own files.
  case reserved(RelativePath)
  /// No plan may use the path.
  case unusable(RelativePath, PathObjection)
  case unreadable(FileSystemError)
}

extension FileChangeProblem {
  /// True if the path itself is the problem, whatever the project contains.
  var isAboutInput: Bool {
    if case .unusable = self { true } else { false }
  }
}

extension FileChangeProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exists(let path): "'\(path)' already exists"
    case .missing(let path): "'\(path)' does not exist"
    case .changed(let path): "'\(path)' was changed since it was read"
    case .notFile(let path): "'\(path)' is not a file"
    case .notFolder(let path): "'\(path)' is not a folder"
    case .isSymbolicLink(let path):
      "'\(path)' is a symbolic link; change the file it leads to instead"
    case .leavesProject(let path, let link, let destination?):
      "'\(path)' is outside the project, as the symbolic link '\(link)' leads to '\(destination)'"
    case .leavesProject(let path, let link, nil):
      "'\(path)' cannot be reached, as the symbolic link '\(link)' leads nowhere"
    case .differsOnlyInCase(let path, let other):
      "'\(path)' and '\(other)' are the same name on macOS and Windows"
    case .changedTwice(let path): "'\(path)' would be changed twice"
    case .folderNotEmpty(let path, let name): "the folder '\(path)' still contains '\(name)'"
    case .notWritable(.root): "the project's folder is not writable"
    case .notWritable(let path): "'\(path)' is not writable"
    case .readOnly(.root): "the project's folder is read-only"
    case .readOnly(let path): "'\(path)' is read-only"
    case .reserved(let path): "'\(path)' is a name that Adder reserves"
    case .unusable(_, .isRoot): "the project's folder itself cannot be changed"
    case .unusable(let path, .belongsToGit): "'\(path)' is inside '.git', which belongs to git"
    case .unusable(let path, .hasControlCharacter):
      "the path \(path.text.debugDescription) contains a control character"
    case .unusable(let path, .isTooLong):
      "a name in '\(path.text.shortened(to: 60))' is longer than 255 bytes"
    case .unreadable(let error): "\(error)"
    }
  }
}
