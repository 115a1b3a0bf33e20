package import AdderBase
package import AdderProjects

/// Which spies a user asks for, and where they go.
package struct SpyRequest: Sendable {
  /// The modules whose contracts get spies; empty for all modules.
  package var modules: [String] = []
  /// More protocols, by name.
  package var protocols: [String] = []
  /// The folder of the spies' own folders; by default, that of the modules' tests.
  package var folder: RelativePath?
  /// What follows a protocol's name in the name of its spy.
  package private(set) var suffix = "Spy"
  /// True if the modules' parts get test cases, too.
  package var writesTests = false
  /// True if spies import the library's recorders.
  package var usesLibrary = false

  /// False if lines can be of any length, so that the lines do not depend on names.
  var breaksLines = true

  /// Patterns of the names of protocols that get spies when the whole project does.
  private(set) var patterns: [String] = []

  /// The request of a project's settings, for all modules.
  package init(_ settings: SpySettings) throws(SpyError) {
    folder = settings.folder
    usesLibrary = settings.usesLibrary ?? false
    patterns = settings.protocols
    if let suffix = settings.suffix { try setSuffix(suffix) }
  }

  /// Returns true if a pattern matches a protocol's name. A `*` stands for any letters.
  func isWanted(_ name: String) -> Bool { patterns.contains { Self.matches(name[...], $0[...]) } }

  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
    guard name.hasPrefix(pattern[..<star]) else { return false }
    let rest = pattern[pattern.index(after: star)...]
    var tail = name.dropFirst(pattern[..<star].count)
    if rest.isEmpty { return true }
    while true {
      if matches(tail, rest) { return true }
      if tail.isEmpty { return false }
      tail = tail.dropFirst()
    }
  }

  package mutating func setSuffix(_ text: String) throws(SpyError) {
    guard !text.isEmpty, text.unicodeScalars.allSatisfy(\.properties.isXIDContinue) else {
      throw .invalidSuffix(text)
    }
    suffix = text
  }

  /// Text that differs for requests with different results.
  package var key: String {
    [
      modules.joined(separator: ","), protocols.joined(separator: ","), folder?.text ?? "", suffix,
      "\(usesLibrary)", "\(writesTests)", patterns.joined(separator: ","),
    ].joined(separator: "\n")
  }

  /// True if the request is for the whole project, so that spies of nothing are removed.
  var isForAll: Bool { modules.isEmpty && protocols.isEmpty }
}
