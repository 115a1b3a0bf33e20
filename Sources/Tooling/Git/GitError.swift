package import AdderFindings

/// An invalid URL or branch of a repository, or a revision that git rejects.
package enum GitError: ReportedError, Equatable {
  case invalidURL(String, SourceLocation?)
  case invalidBranch(String, SourceLocation?)
  case refuses(revision: String, reason: String)
  case refusesTree(revision: String, reason: String)

  package var message: String {
    switch self {
    case .invalidURL(let url, _):
      """
      '\(url)' is not the address of a git repository that may be used. \
      Write 'https://…', 'ssh://…', 'git@host:path', 'file://…' or an absolute path.
      """
    case .invalidBranch(let branch, _):
      "'\(branch)' is not the name of a git branch. Write it as 'git branch' shows it."
    case .refuses(let revision, let reason):
      """
      Git cannot list what changed since '\(revision)'\(reason.isEmpty ? "" : ": \(reason)"). Give a commit or a \
      branch that this repository has; on a build server, fetch its history too.
      """
    case .refusesTree(let revision, let reason):
      """
      Git cannot read the project at '\(revision)'\(reason.isEmpty ? "" : ": \(reason)"). Give a commit or a branch \
      that this repository has; on a build server, fetch its history too.
      """
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .invalidURL(_, let place), .invalidBranch(_, let place): place
    case .refuses, .refusesTree: nil
    }
  }
}
