package import AdderBase

/// The user's name in git.
package enum GitUser {
  /// Reads `user.name` from git's configuration files, the project's own first. Git itself is
  /// run only if they include other files, because starting it takes longer than everything
  /// else in generating a module.
  package static func name(at root: AbsolutePath, _ environment: Environment) -> String? {
    for file in configurationFiles(at: root, environment) {
      guard let text = try? file.readUTF8() else { continue }
      let configuration = GitConfiguration(text)
      if configuration.includesOthers { return askGit(at: root, environment) }
      if let name = configuration.userName { return name }
    }
    return nil
  }

  /// Returns git's configuration files, from the most specific to the most general.
  private static func configurationFiles(
    at root: AbsolutePath, _ environment: Environment
  ) -> [AbsolutePath] {
    var files: [AbsolutePath] = []
    if let repository = repository(around: root) { files.append(repository.appending("config")) }
    if let global = environment.folder("GIT_CONFIG_GLOBAL") {
      files.append(global)
    } else if let home = environment.home {
      let configuration = environment.folder("XDG_CONFIG_HOME") ?? home.appending(".config")
      files += [home.appending(".gitconfig"), configuration.appending("git/config")]
    }
    files.append(AbsolutePath("/etc/gitconfig"))
    return files
  }

  private static func repository(around folder: AbsolutePath) -> AbsolutePath? {
    var folder: AbsolutePath? = folder
    while let candidate = folder {
      let repository = candidate.appending(".git")
      if repository.isFolder { return repository }
      if let text = try? repository.readUTF8() { return shared(repository: text, in: candidate) }
      folder = candidate.parent
    }
    return nil
  }

  /// Returns the repository that a worktree's `.git` file refers to:
  /// `gitdir: …/.git/worktrees/name`.
  private static func shared(repository text: String, in folder: AbsolutePath) -> AbsolutePath? {
    let key = "gitdir: "
    guard text.hasPrefix(key), let line = text.dropFirst(key.count).split(separator: "\n").first
    else { return nil }
    let own = AbsolutePath(String(line), relativeTo: folder)
    guard let common = try? own.appending("commondir").readUTF8() else { return own }
    return own.appending(String(common.prefix { $0 != "\n" }))
  }

  private static func askGit(at root: AbsolutePath, _ environment: Environment) -> String? {
    let command = GitCommand(
      ["-C", root.text, "config", "user.name"], environment: environment.variables,
      timeout: .seconds(5))
    guard let result = try? command.run(), result.isSuccess else { return nil }
    let name = result.output.prefix { $0 != "\n" }
    return name.isEmpty ? nil : String(name)
  }
}
