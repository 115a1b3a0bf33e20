package import AdderBase

/// The files of a project that differ from a revision of its git repository.
package struct ChangedFiles: Sendable {
  /// The paths of the files, relative to the project's folder.
  package let paths: Set<String>

  private static let patience = Duration.seconds(60)

  /// Asks git for the files. Untracked files are included, except ignored ones.
  ///
  /// - Parameters:
  ///   - revision: a commit, a branch, or any other revision that git accepts.
  ///   - folder: the project's folder.
  package init(since revision: String, in folder: AbsolutePath, _ environment: Environment) throws {
    func ask(_ arguments: [String]) throws -> [String] {
      let result: Command.Result
      do {
        result = try GitCommand(
          ["--no-optional-locks", "-C", folder.text] + arguments,
          environment: environment.variables,
          timeout: Self.patience
        ).run()
      } catch {
        throw GitError.refuses(revision: revision, reason: "\(error)")
      }
      guard result.isSuccess else {
        let reason = result.errors.split(separator: "\n").first.map(String.init) ?? ""
        throw GitError.refuses(revision: revision, reason: reason)
      }
      return result.output.split(separator: "\0").map(String.init)
    }
    // Git would interpret a revision that begins with a dash as an option.
    guard !revision.hasPrefix("-") else {
      throw GitError.refuses(revision: revision, reason: "a revision does not begin with a dash")
    }
    let changed = try ask(["diff", "--name-only", "-z", "--relative", revision, "--"])
    let new = try ask(["ls-files", "--others", "--exclude-standard", "-z"])
    paths = Set(changed + new)
  }
}
