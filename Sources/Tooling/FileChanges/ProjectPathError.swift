package import AdderFindings

/// The reason why a text is not a path inside a project.
package struct ProjectPathError: ReportedError, Hashable {
  package enum Reason: Hashable, Sendable {
    case isEmpty, isAbsolute, hasEmptyPart, hasDots, isGits, hasControlCharacter, isTooLong
  }

  package let text: String
  package let reason: Reason

  package var exitStatus: ExitStatus { .unusableInput }

  package var message: String {
    let problem =
      switch reason {
      case .isEmpty: "it is empty"
      case .isAbsolute: "it begins with '/'"
      case .hasEmptyPart: "it has an empty part ('//' or a '/' at its end)"
      case .hasDots: "it has a part that is '.' or '..'"
      case .isGits: "'.git' belongs to git"
      case .hasControlCharacter: "it has a control character"
      case .isTooLong: "one of its names is longer than 255 bytes"
      }
    let shown = String(text.map { $0.isASCII && ($0.asciiValue ?? 0) < 0x20 ? "?" : $0 })
    return """
      '\(shown)' is not a path inside the project: \(problem).
      Give it from the project's root, for example 'Sources/Profile/ProfileView.swift'.
      """
  }
}
