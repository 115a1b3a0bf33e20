package import AdderBase
package import AdderFindings

/// The git repositories of templates, as they were when somebody last asked for them.
///
/// Each has a folder in the cache. It is asked for anew only on request, and only when that has
/// succeeded does the new state take the place of the old one.
package struct TemplateCatalogs: Sendable {
  private let cache: CacheFolder
  private let environment: Environment
  private let timeout: Duration

  /// - Parameters:
  ///   - environment: where the cache is: in `ADDER_CACHE`, else in the user's folder for caches.
  ///   - timeout: how long one repository may take.
  package init(in environment: Environment, timeout: Duration = .seconds(120)) throws(ProjectError)
  {
    guard let folder = environment.cacheFolder else { throw .noCacheFolder }
    cache = CacheFolder(path: folder.appending("catalogs"))
    self.environment = environment
    self.timeout = timeout
  }

  /// Where the repositories are kept.
  package var cacheFolder: AbsolutePath { cache.path }

  // MARK: - What is there

  /// The folder of a repository that was got before; `nil` when it never was. What Generamba has
  /// got will do.
  package func folder(of source: GitSource) -> AbsolutePath? {
    if let folder = cache.folder(source.folderName) { return folder }
    guard source.branch == nil,
      let folder = environment.home?.appending(".generamba/catalogs/\(source.generambaName)"),
      folder.isFolder
    else { return nil }
    return folder
  }

  /// The templates of repositories that were got before, in the order of the repositories.
  package func templates(in sources: [GitSource]) -> [TemplateFolder] {
    sources.flatMap { source in
      folder(of: source).map { TemplateFolder.all(in: $0, origin: .git(source)) } ?? []
    }
  }

  // MARK: - Getting it

  /// What came of asking for a repository.
  package struct Update: Sendable {
    package var folder: AbsolutePath
    /// That the old state was kept, and why.
    package var findings: [Finding]
  }

  /// Gets a repository as it is now. When that fails, what was got before stays and is given back
  /// with a finding; when there is nothing, it is an error.
  package func update(_ source: GitSource) throws(ProjectError) -> Update {
    let failure: CacheFolder.Failure
    do throws(CacheFolder.Failure) {
      let name = source.folderName
      let folder = try cache.replace(name) { temporary throws(CacheFolder.Failure) in
        try clone(source, into: temporary)
      }
      return Update(folder: folder, findings: [])
    } catch {
      failure = error
    }
    guard let folder = folder(of: source) else {
      throw failure.isOfCache
        ? .cacheUnusable(source.url, reason: failure.reason)
        : .catalogUnavailable(source.url, reason: failure.reason)
    }
    let finding = Finding(
      rule: "CatalogNotUpdated", severity: .warning,
      message: """
        '\(source.url)' could not be updated, so its state in '\(folder)' is used: \(failure.reason)
        """)
    return Update(folder: folder, findings: [finding])
  }

  private func clone(
    _ source: GitSource, into folder: AbsolutePath
  ) throws(CacheFolder.Failure) {
    var arguments = [
      // Nothing of a stranger's repository is run, and its links lead nowhere.
      "-c", "core.hooksPath=/dev/null", "-c", "core.symlinks=false",
      // A connection that has died is noticed before the time is up.
      "-c", "http.lowSpeedLimit=1000", "-c", "http.lowSpeedTime=30",
      "clone", "--quiet", "--depth=1", "--single-branch", "--no-tags", "--template=",
    ]
    if let branch = source.branch { arguments.append("--branch=\(branch)") }
    arguments += ["--", source.url, folder.text]
    let command = Command(
      "git", arguments, environment: Self.gitEnvironment(environment.variables), timeout: timeout)
    let result: Command.Result
    do throws(CommandError) {
      result = try command.run()
    } catch {
      throw .init(reason: "git could not be started (\(error.reason)). Install git.")
    }
    guard !result.isSuccess else { return }
    throw .init(
      reason: result.timedOut ? "git took longer than \(timeout)." : Self.complaint(result))
  }

  /// The environment for git: no question is asked, no program is named by a URL, and the
  /// repository that a hook runs in is not mistaken for the one meant.
  private static func gitEnvironment(_ variables: [String: String]) -> [String: String] {
    let repository = [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
      "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_PREFIX", "GIT_CEILING_DIRECTORIES",
    ]
    var environment = variables.filter { !repository.contains($0.key) }
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_ASKPASS"] = ""
    environment["SSH_ASKPASS"] = ""
    environment["GCM_INTERACTIVE"] = "never"
    environment["GIT_ALLOW_PROTOCOL"] = GitSource.protocols.joined(separator: ":")
    environment["LC_ALL"] = "C"
    if environment["GIT_SSH_COMMAND"] == nil, environment["GIT_SSH"] == nil {
      environment["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes"
    }
    return environment
  }

  /// The line of git's that says most.
  private static func complaint(_ result: Command.Result) -> String {
    let lines = result.errors.split(separator: "\n")
    let line = lines.first { $0.hasPrefix("fatal: ") } ?? lines.last
    // Git ends its lines without a full stop; ours go on after it.
    return line.map { $0.hasSuffix(".") ? String($0) : "\($0)." } ?? "git failed without a word."
  }
}
