/// The reasons why a string is not a valid e-mail address.
package enum EmailProblem: Equatable, Sendable {
  case isEmpty
  /// There is nothing before the `@`, nothing after it, or no `@`.
  case lacksName, lacksDomain, lacksAt
  /// The domain has no dot, as in `masha@localhost`.
  case lacksDotInDomain
  case isTooLong
  /// A dot is at the start or the end, or next to another dot.
  case hasStrayDot
  case hasInvalidCharacter(Character)
}

extension EmailProblem {
  /// Finds the first problem in a string. Returns `nil` if the string is a valid address.
  ///
  /// Valid characters are those that RFC 5321 and 5322 permit without quotes, and letters of all
  /// alphabets, as in RFC 6531.
  package init?(of text: String) {
    guard !text.isEmpty else {
      self = .isEmpty
      return
    }
    guard let at = text.lastIndex(of: "@") else {
      self = .lacksAt
      return
    }
    let name = text[..<at]
    let domain = text[text.index(after: at)...]
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    if let problem = Self.problem(ofName: name) {
      self = problem
    } else if domain.isEmpty {
      self = .lacksDomain
    } else if text.utf8.count > 254 || name.utf8.count > 64 || labels.contains(where: \.isTooLong) {
      self = .isTooLong
    } else if labels.contains(where: \.isEmpty) {
      self = .hasStrayDot
    } else if labels.count < 2 {
      self = .lacksDotInDomain
    } else if let character = labels.lazy.compactMap(\.invalidCharacter).first {
      self = .hasInvalidCharacter(character)
    } else {
      return nil
    }
  }

  private static func problem(ofName name: Substring) -> EmailProblem? {
    guard !name.isEmpty else { return .lacksName }
    guard !name.hasPrefix("."), !name.hasSuffix("."), !name.contains("..") else {
      return .hasStrayDot
    }
    return name.first { !$0.isAllowedInEmailName }.map(EmailProblem.hasInvalidCharacter)
  }
}

extension Substring {
  /// True if this domain label is too long.
  fileprivate var isTooLong: Bool { utf8.count > 63 }

  /// The first invalid character in this domain label: one that is
  /// not a letter, digit or `-`, or a `-` at the start or the end.
  fileprivate var invalidCharacter: Character? {
    if hasPrefix("-") || hasSuffix("-") { return "-" }
    return first { !$0.isLetter && !$0.isWholeNumber && $0 != "-" }
  }
}

extension Character {
  fileprivate var isAllowedInEmailName: Bool {
    isLetter || isWholeNumber || "!#$%&'*+-/=?^_`{|}~.".contains(self)
  }
}
