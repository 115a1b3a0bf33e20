package import AdderBase
import AdderGit
internal import AdderYAML

extension Project {
  /// Returns the author's name for file headers: from the settings, else from
  /// Generamba's user preferences, else from git; `nil` if it is unknown. Does not
  /// prompt the user or write anything.
  package func author(in environment: Environment) -> String? {
    settings.author ?? Self.author(of: root, in: environment)
  }

  /// Returns the author's name for file headers in a folder without settings.
  package static func author(of folder: AbsolutePath, in environment: Environment) -> String? {
    preferredAuthor(environment) ?? GitUser.name(at: folder, environment)
  }

  /// Returns `username` from Generamba's preferences. An unreadable file is ignored, because it
  /// belongs to another program.
  private static func preferredAuthor(_ environment: Environment) -> String? {
    let path = ".generamba/user_preferences.yml"
    guard let file = environment.home?.appending(path), let text = try? file.readText(),
      var preferences = try? YAMLNode(parsing: text, file: file.text).mapping(),
      let name = try? preferences.optionalString("username")
    else { return nil }
    return name.isEmpty ? nil : name
  }
}
