package import AdderBase
package import AdderFindings
package import AdderGit

/// The git repositories of templates, as they were when they were last downloaded.
///
/// Each has a folder in the cache. It is downloaded again only on request, and only if that
/// succeeds does the new state replace the old one.
package struct TemplateCatalogs: Sendable {
  private let cache: CacheFolder
  private let environment: Environment
  private let timeout: Duration

  /// - Parameters:
  ///   - environment: where the cache is: in `ADDER_CACHE`, else in the user's folder for caches.
  ///   - timeout: how long one repository may take.
  package init(in environment: Environment, timeout: Duration = .seconds(120)) throws(CatalogError)
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

  /// The result of downloading a repository.
  package struct Update: Sendable {
    package var folder: AbsolutePath
    /// A message that the old state was kept, and why.
    package var findings: [Finding]
  }

  /// Gets a repository as it is now. When that fails, what was got before stays and is given back
  /// with a finding; when there is nothing, it is an error.
  package func update(_ source: GitSource) throws(CatalogError) -> Update {
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
        : .unavailable(source.url, reason: failure.reason)
    }
    let finding = Finding(
      rule: "CatalogNotUpdated", severity: .warning,
      message: """
        '\(source.url)' could not be updated, so the copy in '\(folder)' is used: \(failure.reason)
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
    let command = GitCommand(
      arguments, environment: GitCommand.unattended(environment.variables), timeout: timeout)
    let result: Command.Result
    do throws(CommandError) {
      result = try command.run()
    } catch {
      throw .init(reason: "git could not be started (\(error.reason)). Install git.")
    }
    guard !result.isSuccess else { return }
    throw .init(
      reason: result.timedOut ? "git took longer than \(timeout)." : GitCommand.complaint(result))
  }
}
