package import AdderFindings

/// The prefix of a project's type and file names; empty if there is none.
package struct ModulePrefix: Hashable, Sendable {
  package let text: String

  package static let none = ModulePrefix(unchecked: "")

  /// - Parameters:
  ///   - text: the prefix that the user typed.
  ///   - place: the location of the prefix in a settings file.
  package init(validating text: String, at place: SourceLocation? = nil) throws(ProjectError) {
    guard text.isEmpty || SwiftIdentifier.isValid(text) else { throw .invalidPrefix(text, place) }
    self.text = text
  }

  private init(unchecked text: String) {
    self.text = text
  }

  /// Returns true if a name that begins with a digit, such as '2FA', becomes a valid
  /// type name after this prefix.
  func startsTypeName(with name: String) -> Bool {
    guard !text.isEmpty, let first = name.unicodeScalars.first else { return false }
    return first.properties.numericType == .decimal && SwiftIdentifier.isValid(text + name)
  }
}
