package import AdderFindings

/// The reason why a module cannot be renamed. Nothing was written.
package enum RenameError: ReportedError, Equatable {
  case unknownModule(String, suggestion: String?, known: [String])
  case severalModules(String, folders: [String], notIn: String?)
  case sameName(String)
  case moduleExists(String)
  /// No part of the module has a name that contains the module's name.
  case nothingCarriesName(String)
  /// Another module has a type with the same name as a type of this module.
  case sharedName(String, SourceLocation)
  case nameTaken(String, for: String, SourceLocation)
  case fileTaken(String, for: String)
  /// A use of a case by which a library finds the module, which can also be something else.
  case unclearCase(String, of: String, SourceLocation)
  /// A library finds the module's storyboard by the module's name, but the place may mean something else.
  case storyboardOfCase(String, SourceLocation)
  /// The renamed project would differ in more than the requested names.
  case changesMeaning([String])

  package var exitStatus: ExitStatus {
    switch self {
    case .unknownModule, .severalModules: .unusableInput
    default: .refused
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .sharedName(_, let place), .nameTaken(_, _, let place), .unclearCase(_, _, let place),
      .storyboardOfCase(_, let place):
      place
    default: nil
    }
  }

  package var message: String {
    switch self {
    case .unknownModule(let name, let suggestion?, _):
      "There is no module '\(name)'. Did you mean '\(suggestion)'?"
    case .unknownModule(let name, nil, let known) where known.isEmpty:
      """
      There is no module '\(name)': no modules were found in this project. 'adder module list' shows where it \
      looked.
      """
    case .unknownModule(let name, nil, let known):
      "There is no module '\(name)'. There are \(known.joined(separator: ", "))."
    case .severalModules(let name, let folders, let other?):
      "There is no module '\(name)' in '\(other)'. There are some in \(folders.joined(separator: ", "))."
    case .severalModules(let name, let folders, nil):
      """
      There are several modules '\(name)' that share nothing. Choose one with --module-path: \
      \(folders.map { "'\($0)'" }.joined(separator: ", ")).
      """
    case .sameName(let name):
      "The module is already called '\(name)'. Choose another name."
    case .moduleExists(let name):
      "There is already a module '\(name)'. Choose another name."
    case .nothingCarriesName(let name):
      "No part of the module contains its name '\(name)', so there is nothing to rename."
    case .sharedName(let name, _):
      """
      '\(name)' is also a part of another module, which would be renamed with it. Rename one of the two \
      by hand first.
      """
    case .nameTaken(let name, let old, _):
      "'\(old)' would become '\(name)', which is already a name here. Choose another name."
    case .fileTaken(let path, let old):
      "'\(old)' would become '\(path)', which already exists. Choose another name."
    case .unclearCase(let name, let type, _):
      """
      '.\(name)' may be the case of '\(type)' by which the module's classes are found, or something else. Write \
      '\(type).\(name)' there if it is that case, or the type of what it is, and rename again.
      """
    case .storyboardOfCase(let name, _):
      """
      The storyboard '\(name)' is found by the module's name, so it has to be renamed with the module, but this \
      '\(name)' may be the storyboard or something else. Rename one of the two by hand first.
      """
    case .changesMeaning(let differences):
      """
      The rename would change the meaning of the project, so nothing was changed:
      \(differences.prefix(10).map { "  - \($0)" }.joined(separator: "\n"))
      """
    }
  }
}
