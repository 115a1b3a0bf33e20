package import AdderBase
internal import AdderYAML

extension Project {
  /// The name that files are signed with: from the settings, else from Generamba's user
  /// preference, else from git; `nil` when nobody knows. Nobody is asked, and nothing is written.
  package func author(in environment: Environment) -> String? {
    settings.author ?? Self.author(of: root, in: environment)
  }

  /// The name that files in a folder without settings are signed with.
  package static func author(of folder: AbsolutePath, in environment: Environment) -> String? {
    preferredAuthor(environment) ?? GitUser.name(at: folder, environment)
  }

  /// `username` in Generamba's preferences. A file of another program that cannot be read is as
  /// good as none.
  private static func preferredAuthor(_ environment: Environment) -> String? {
    let path = ".generamba/user_preferences.yml"
    guard let file = environment.home?.appending(path), let text = try? file.readText(),
      var preferences = try? YAMLNode(parsing: text, file: file.text).mapping(),
      let name = try? preferences.optionalString("username")
    else { return nil }
    return name.isEmpty ? nil : name
  }
}

/// What git calls the user.
enum GitUser {
  /// Reads `user.name` out of git's files, the project's own first. Only where they include others
  /// is git itself asked: starting it takes longer than all the rest of making a module.
  static func name(at root: AbsolutePath, _ environment: Environment) -> String? {
    for file in configurationFiles(at: root, environment) {
      guard let text = try? file.readText() else { continue }
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
      if let text = try? repository.readText() { return shared(repository: text, in: candidate) }
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
    guard let common = try? own.appending("commondir").readText() else { return own }
    return own.appending(String(common.prefix { $0 != "\n" }))
  }

  private static func askGit(at root: AbsolutePath, _ environment: Environment) -> String? {
    let command = Command(
      "git", ["-C", root.text, "config", "user.name"], environment: environment.variables,
      timeout: .seconds(5))
    guard let result = try? command.run(), result.isSuccess else { return nil }
    let name = result.output.prefix { $0 != "\n" }
    return name.isEmpty ? nil : String(name)
  }
}

/// The little that interests us of one of git's configuration files.
struct GitConfiguration: Equatable {
  private(set) var userName: String?
  private(set) var includesOthers = false

  init(_ text: String) {
    var section = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = Self.trimmed(line)
      if line.hasPrefix("[") {
        section = line.dropFirst().prefix { $0 != "]" && $0 != " " }.lowercased()
        if section == "include" || section == "includeif" { includesOthers = true }
      } else if section == "user", let equals = line.firstIndex(of: "="),
        Self.trimmed(line[..<equals]).lowercased() == "name"
      {
        let name = Self.value(line[line.index(after: equals)...])
        userName = name.isEmpty ? nil : name
      }
    }
  }

  /// A value without its quotes, escapes and comment.
  private static func value(_ text: Substring) -> String {
    var value = ""
    var isQuoted = false
    var isEscaped = false
    for character in trimmed(text) {
      if isEscaped {
        value.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, character == "#" || character == ";" {
        break
      } else {
        value.append(character)
      }
    }
    return String(trimmed(Substring(value)))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
