package import AdderBase

/// What git calls the user.
package enum GitUser {
  /// Reads `user.name` out of git's files, the project's own first. Only where they include others
  /// is git itself asked: starting it takes longer than all the rest of making a module.
  package static func name(at root: AbsolutePath, _ environment: Environment) -> String? {
    for file in configurationFiles(at: root, environment) {
      guard let text = try? file.readUTF8() else { continue }
      let configuration = GitConfiguration(text)
      if configuration.includesOthers { return askGit(at: root, environment) }
      if let name = configuration.userName { return name }
    }
    return nil
  }

  /// Git's files from the most particular to the most general.
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

  /// The repository that a worktree's `.git` file leads to: `gitdir: …/.git/worktrees/name`.
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
