import AdderBase
import AdderGit
import AdderToolingTestSupport
import Testing

@Suite struct ChangedFilesTests {
  @Test func `Files edited or created since a commit are listed relative to the project`() throws {
    let folder = try ProjectFolder([
      "App/Old.swift": "1", "App/Same.swift": "1", "Other/Old.swift": "1",
    ])
    let git = Tool(name: "git")
    func run(_ arguments: String...) throws {
      let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
      let outcome = try GitCommand(
        ["-C", folder.path.text] + identity + arguments,
        environment: Environment.current.variables, timeout: .seconds(60)
      ).run()
      try #require(outcome.isSuccess, "\(outcome.errors)")
    }
    try #require(git.output("init", "-q", in: folder.path.text) != nil)
    try run("add", "-A")
    try run("-c", "commit.gpgsign=false", "commit", "-q", "-m", "First")
    try folder.write("App/Old.swift", "2")
    try folder.write("Other/Old.swift", "2")
    try folder.write("App/Мой экран.swift", "")
    let app = folder.path.appending("App")
    #expect(
      try ChangedFiles(since: "HEAD", in: app, .current).paths == ["Old.swift", "Мой экран.swift"])
    for revision in ["nothing", "--output=x"] {
      #expect(throws: GitError.self) { try ChangedFiles(since: revision, in: app, .current) }
    }
    #expect(try folder.tree().filter { !$0.hasPrefix(".git") }.count == 6)
  }
}
