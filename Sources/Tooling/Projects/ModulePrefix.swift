package import AdderFindings

/// The prefix of a project's types and files; empty when there is none.
package struct ModulePrefix: Hashable, Sendable {
  package let text: String

  package static let none = ModulePrefix(unchecked: "")

  /// - Parameters:
  ///   - text: the prefix that the user typed.
  ///   - place: where it is written.
  package init(validating text: String, at place: SourceLocation? = nil) throws(ProjectError) {
    guard text.isEmpty || SwiftIdentifier.isValid(text) else { throw .invalidPrefix(text, place) }
    self.text = text
  }

  private init(unchecked text: String) {
    self.text = text
  }

  /// Whether a name that begins with a digit, such as '2FA', makes the name of a type behind it.
  func startsTypeName(with name: String) -> Bool {
    guard !text.isEmpty, let first = name.unicodeScalars.first else { return false }
    return first.properties.numericType == .decimal && SwiftIdentifier.isValid(text + name)
  }
}
