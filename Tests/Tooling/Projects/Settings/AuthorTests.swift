import AdderBase
import AdderProjects
import AdderToolingTestSupport
import Testing

@Suite struct AuthorTests {
  @Test func `The author in the settings comes first`() throws {
    try check(
      ["project/adder.yml": "author: Settings", "home/.gitconfig": "[user]\nname = Git"],
      "Settings")
  }

  @Test func `The author in Generamba's preferences precedes git's user`() throws {
    try check(
      [
        "home/.generamba/user_preferences.yml": "---\nusername: Preferred\n",
        "home/.gitconfig": "[user]\nname = Git",
      ], "Preferred")
  }

  @Test(arguments: ["", "- [", "username:\n", "username: [a]\n", "other: x\n"])
  func `An unusable preference is ignored`(text: String) throws {
    try check(
      ["home/.generamba/user_preferences.yml": text, "home/.gitconfig": "[user]\nname = Git"],
      "Git")
  }

  @Test(arguments: [
    ("[user]\n\tname = Jane Doe\n", "Jane Doe"),
    ("[User] \nNAME=\"Jane # Doe\" ; no\n", "Jane # Doe"),
    ("[core]\nname = No\n[user]\nemail = x\nname = Jane # me\n", "Jane"),
    ("[user \"sub\"]\n# name = No\n[user]\r\nname = O\\\"Neil\r\n", "O\"Neil"),
    ("[user]\nname = First\nname = Last\n", "Last"), ("[user]\nname =\n", nil), ("[user", nil),
  ])
  func `The name is read from git's configuration file`(text: String, name: String?) throws {
    try check(["home/.gitconfig": text], name)
  }

  @Test func `The project's own git configuration precedes the user's`() throws {
    try check(
      [
        "project/.git/config": "[user]\nname = Own", "home/.gitconfig": "[user]\nname = Git",
      ], "Own")
  }

  @Test func `A worktree uses the configuration of its repository`() throws {
    try check(
      [
        "repo/.git/config": "[user]\nname = Main", "repo/.git/worktrees/w/commondir": "../..\n",
        "project/.git": "gitdir: ../repo/.git/worktrees/w\n",
      ], "Main")
  }

  @Test func `If git's configuration includes other files, git itself is run`() throws {
    try check(
      [
        "home/.gitconfig": "[include]\npath = more\n", "home/more": "[user]\nname = Included\n",
        "project/a": "",
      ], "Included")
  }

  @Test func `If no name is known, nothing is run or created`() throws {
    let folder = try check([:], nil)
    #expect(try folder.tree() == ["home", "project", "project/adder.yml"])
  }

  // MARK: - Helpers

  @discardableResult
  private func check(
    _ files: [String: String], _ name: String?,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> ProjectFolder {
    let folder = try ProjectFolder(["home/": "", "project/adder.yml": ""])
    for (path, text) in files { try folder.write(path, text) }
    let variables = [
      "HOME": folder.path.appending("home").text, "PATH": "/usr/bin:/bin",
      "GIT_CONFIG_NOSYSTEM": "1",
    ]
    let environment = Environment(variables: variables, workingDirectory: folder.path)
    let project = try Project(around: folder.path.appending("project"))
    #expect(project.author(in: environment) == name, sourceLocation: sourceLocation)
    return folder
  }
}
