package import AdderBase
import AdderGit
internal import AdderYAML

extension Project {
  /// The name that files are signed with: from the settings, else from Generamba's user
  /// preference, else from git; `nil` when it is unknown. Nothing is asked, and nothing is written.
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
