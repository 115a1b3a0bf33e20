package import AdderBase
package import AdderFindings
package import AdderGit

/// The git repositories that contain templates, as they were last downloaded.
///
/// Each repository has a folder in the cache. A repository is downloaded again only on request, and
/// the new state replaces the old one only if the download succeeds.
package struct TemplateCatalogs: Sendable {
  private let cache: CacheFolder
  private let environment: Environment
  private let timeout: Duration

  /// - Parameters:
  ///   - environment: determines the cache: the folder in `ADDER_CACHE`, else
  ///     the user's cache folder.
  ///   - timeout: the maximum time for downloading one repository.
  package init(in environment: Environment, timeout: Duration = .seconds(120)) throws(CatalogError)
  {
    guard let folder = environment.cacheFolder else { throw .noCacheFolder }
    cache = CacheFolder(path: folder.appending("catalogs"))
    self.environment = environment
    self.timeout = timeout
  }

  /// The folder that contains the repositories.
  package var cacheFolder: AbsolutePath { cache.path }

  // MARK: - Downloaded catalogs

  /// Returns the folder of a repository that was downloaded before, by Adder or else by Generamba,
  /// or `nil` if there is none.
  package func folder(of source: GitSource) -> AbsolutePath? {
    if let folder = cache.folder(source.folderName) { return folder }
    guard source.branch == nil,
      let folder = environment.home?.appending(".generamba/catalogs/\(source.generambaName)"),
      folder.isFolder
    else { return nil }
    return folder
  }

  /// Returns the templates of repositories that were downloaded before, in the
  /// order of the repositories.
  package func templates(in sources: [GitSource]) -> [TemplateFolder] {
    sources.flatMap { source in
      folder(of: source).map { TemplateFolder.all(in: $0, origin: .git(source)) } ?? []
    }
  }

  // MARK: - Downloading

  /// The result of downloading a repository.
  package struct Update: Sendable {
    package var folder: AbsolutePath
    /// A warning with the reason if the old state was kept.
    package var findings: [Finding]
  }

  /// Downloads the current state of a repository. If that fails, returns the previous download with
  /// a finding, or throws if there is none.
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
      // Nothing in an untrusted repository is run, and its symbolic links are not created.
      "-c", "core.hooksPath=/dev/null", "-c", "core.symlinks=false",
      // A dead connection is detected before the timeout.
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
