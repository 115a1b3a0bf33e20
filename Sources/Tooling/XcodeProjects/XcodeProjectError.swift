import AdderBase
package import AdderFindings

/// An error in an Xcode project or in a request to edit it.
package enum XcodeProjectError: ReportedError, Equatable {
  // Reading
  case empty(file: String)
  case otherFormat(String, file: String)
  case unusable(reason: String, file: String)
  case unexpected(found: String, expected: String, SourceLocation)
  case unclosed(String, SourceLocation)
  case mergeConflict(SourceLocation)
  case missingKey(String, in: String, SourceLocation)
  case wrongKind(of: String, expected: String, SourceLocation)
  case danglingReference(key: String, id: String, expected: String, SourceLocation)

  // Editing
  case unusablePath(String)
  case unusableGroupPath(String)
  case unknownTarget(String, candidates: [String])
  case unsuitableTarget(String, kind: String, candidates: [String])
  case notAGroup(String, path: String, SourceLocation?)
  case outsideSynchronizedFolder(file: String, folder: String)
  case unknownFile(String, nearest: String?)
  case fileInUse(String, by: String, SourceLocation?)

  package var message: String {
    switch self {
    case .empty:
      "The file is empty. Restore it from version control."
    case .otherFormat(let format, _):
      """
      The project is written as \(format), and Adder edits the text format that Xcode writes. \
      Convert it with Xcode: open the project, change any setting, for example add a group, and \
      undo that; Xcode then saves in its own format. (plutil reads that format, but cannot write it.)
      """
    case .unusable(let reason, _):
      "The file \(reason), so it cannot be a project. Restore it from version control."
    case .unexpected(let found, let expected, _):
      """
      Expected \(expected), found \(found). Check the last change of this place, or restore \
      the file from version control.
      """
    case .unclosed(let what, _):
      """
      The \(what) that begins here does not end. Check the last change below this place, or restore \
      the file from version control.
      """
    case .mergeConflict:
      """
      This is an unresolved merge conflict. Resolve it, open the project in Xcode to check that it is \
      complete, and try again.
      """
    case .missingKey(let key, let owner, _):
      "\(owner) has no '\(key)', so this is not an Xcode project. Check that the file is complete."
    case .wrongKind(let what, let expected, _):
      "\(what) is not \(expected). Check the last change of this place."
    case .danglingReference(let key, let id, let expected, _):
      """
      '\(key)' refers to '\(id)', which is not \(expected) of this project. Check whether a merge \
      removed it.
      """
    case .unusablePath(let path):
      """
      '\(path)' is not the path of a file in the project. Give it from the project's folder, with \
      '/' between its parts, for example 'App/Modules/Profile/ProfileView.swift'.
      """
    case .unusableGroupPath(let path):
      """
      '\(path)' is not the path of a group. Give the groups' names as Xcode shows them, with '/' \
      between them, for example 'App/Modules/Profile'.
      """
    case .unknownTarget(let name, let candidates):
      """
      The project has no target '\(name)'. \
      \(Spelling.nearest(to: name, among: candidates).map { "Did you mean '\($0)'? " } ?? "")\
      \(Self.choice(of: candidates))
      """
    case .unsuitableTarget(let name, let kind, let candidates):
      "'\(name)' is \(kind) and cannot take files. \(Self.choice(of: candidates))"
    case .notAGroup(let name, let path, _):
      "'\(name)' in the group path '\(path)' is a file. Choose another group, or rename it in Xcode."
    case .outsideSynchronizedFolder(let file, let folder):
      """
      '\(file)' is to be shown in '\(folder)', a folder that Xcode keeps in sync with the disk, but \
      is not inside it. Put the file into that folder, or choose another group.
      """
    case .unknownFile(let path, let nearest):
      """
      The project has no file '\(path)'. \(nearest.map { "There is '\($0)'. " } ?? "")\
      Give the path from the project's folder.
      """
    case .fileInUse(let path, let user, _):
      "'\(path)' cannot be removed: \(user) needs it. Remove it there first."
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .empty(let file), .otherFormat(_, let file), .unusable(_, let file):
      SourceLocation(file: file, line: 1, column: 1)
    case .unexpected(_, _, let place), .unclosed(_, let place), .mergeConflict(let place),
      .missingKey(_, _, let place), .wrongKind(_, _, let place),
      .danglingReference(_, _, _, let place):
      place
    case .notAGroup(_, _, let place), .fileInUse(_, _, let place):
      place
    case .unusablePath, .unusableGroupPath, .unknownTarget, .unsuitableTarget,
      .outsideSynchronizedFolder, .unknownFile:
      nil
    }
  }

  package var exitStatus: ExitStatus {
    switch self {
    case .fileInUse, .outsideSynchronizedFolder, .notAGroup, .unsuitableTarget: .refused
    default: .unusableInput
    }
  }

  private static func choice(of candidates: [String]) -> String {
    switch candidates.count {
    case 0: "It has no targets that files could be added to."
    case 1: "The only one is '\(candidates[0])'."
    default: "Choose one of \(candidates.map { "'\($0)'" }.joined(separator: ", "))."
    }
  }
}
