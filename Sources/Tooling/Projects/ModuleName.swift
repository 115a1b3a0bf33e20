package import AdderFindings

/// The name of a module. The names of the module's types and files begin with it.
package struct ModuleName: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  package var description: String { text }

  /// The maximum length of a module's name. It keeps even the longest file name that contains the
  /// module's name valid on every file system.
  static let byteLimit = 200
  private static let reserved: Set = ["Any", "Protocol", "Self", "Type"]

  /// - Parameters:
  ///   - text: the name that the user typed.
  ///   - prefix: the prefix of the module's type names. With a prefix, the module's name may begin
  ///     with a digit.
  package init(
    validating text: String, behind prefix: ModulePrefix = .none
  ) throws(ProjectError) {
    guard Self.isTypeName(text) || prefix.startsTypeName(with: text) else {
      throw .invalidModuleName(text, suggestion: Self.suggestion(for: text))
    }
    guard !Self.reserved.contains(text) else { throw .reservedModuleName(text) }
    guard text.utf8.count <= Self.byteLimit else {
      throw .tooLongModuleName(text, limit: Self.byteLimit)
    }
    self.text = text
  }

  /// - Parameter text: the name of an existing module. The name may begin with a digit, because the
  ///   module may have a prefix.
  package init(ofExisting text: String) throws(ProjectError) {
    try self.init(validating: text, behind: ModulePrefix(validating: "_"))
  }

  /// Warnings about a valid name.
  package var findings: [Finding] {
    let suffix = "Module"
    guard text.hasSuffix(suffix) else { return [] }
    let shorter = text.dropLast(suffix.count)
    let advice = shorter.isEmpty ? "Name what it is for" : "Name it '\(shorter)'"
    return [
      Finding(
        rule: "ModuleNameSuffix", severity: .warning,
        message: """
          The module's name '\(text)' ends in 'Module', and its types would say so twice \
          ('\(text)ModuleInput'). \(advice).
          """)
    ]
  }

  private static func isTypeName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return SwiftIdentifier.isLetter(first) && !first.properties.isLowercase
      && SwiftIdentifier.isValid(text)
  }

  /// Returns the words of a string, capitalized and joined into a valid name:
  /// 'profile list' → 'ProfileList'.
  private static func suggestion(for text: String) -> String? {
    var name = ""
    var startsWord = true
    for scalar in text.unicodeScalars {
      guard scalar.properties.isXIDContinue, scalar != "_" else {
        startsWord = true
        continue
      }
      guard !name.isEmpty || SwiftIdentifier.isLetter(scalar) else { continue }
      name += startsWord ? scalar.properties.titlecaseMapping : String(scalar)
      startsWord = false
    }
    let isUsable =
      isTypeName(name) && !reserved.contains(name) && name.utf8.count <= byteLimit
    return isUsable ? name : nil
  }
}
