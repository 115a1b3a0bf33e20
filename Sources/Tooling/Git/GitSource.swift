package import AdderFindings

/// A git repository that contains templates, and the branch to use.
package struct GitSource: Hashable, Sendable {
  package let url: String
  package let branch: String?

  /// The catalog that Generamba always searches first.
  package static let sharedCatalog = GitSource(
    trusted: "https://github.com/rambler-digital-solutions/generamba-catalog.git")

  private init(trusted url: String) {
    self.url = url
    branch = nil
  }

  /// The allowed protocols.
  package static let protocols = ["https", "http", "ssh", "git", "file"]

  /// Rejects strings that git would interpret as an option or as a program to run.
  ///
  /// - Parameters:
  ///   - url: `https://…`, `ssh://…`, `git@host:path`, `file://…` or an absolute path.
  ///   - place: the location of the URL in a settings file.
  package init(
    validating url: String, branch: String? = nil, at place: SourceLocation? = nil
  ) throws(GitError) {
    guard Self.isLocation(url) else { throw .invalidURL(url, place) }
    if let branch, !Self.isBranch(branch) { throw .invalidBranch(branch, place) }
    self.url = url
    self.branch = branch
  }

  private static func isLocation(_ url: String) -> Bool {
    guard isPlainText(url) else { return false }
    if url.hasPrefix("/") { return true }
    if let scheme = protocols.first(where: { url.lowercased().hasPrefix($0 + "://") }) {
      let rest = url.dropFirst(scheme.utf8.count + 3)
      // SSH interprets a host that begins with '-' as an option.
      return !rest.isEmpty && !rest.hasPrefix("-") && !rest.contains("@-")
    }
    return isShortForSSH(url)
  }

  /// Returns true for `git@host:path` or `host:path`.
  private static func isShortForSSH(_ url: String) -> Bool {
    guard let colon = url.firstIndex(of: ":") else { return false }
    let host = url[..<colon]
    let path = url[url.index(after: colon)...]
    return !host.isEmpty && !path.isEmpty && !path.hasPrefix(":") && !path.hasPrefix("//")
      && !host.contains("/") && !host.contains("@-")
  }

  private static func isBranch(_ branch: String) -> Bool {
    isPlainText(branch) && !branch.contains("..") && !branch.contains(":")
  }

  private static func isPlainText(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first != "-" else { return false }
    return text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }
}
