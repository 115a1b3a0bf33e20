import AdderBase
import AdderGit
import AdderToolingTestSupport
import Testing

@Suite struct GitTreeTests {
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder([
      "App/Old.swift": "first\n", "App/Экран.swift": "", "App/Same.swift": "same",
      "Other.swift": "other",
    ])
    try run("init", "-q")
    try run("add", "-A")
    try run("commit", "-q", "-m", "First")
  }

  private func run(_ arguments: String...) throws {
    let identity = [
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
    ]
    let outcome = try GitCommand(
      ["-C", folder.path.text] + identity + arguments, environment: Environment.current.variables,
      timeout: .seconds(60)
    ).run()
    try #require(outcome.isSuccess, "\(outcome.errors)")
  }

  @Test func `The files of a revision are read though the folder has others now`() throws {
    try folder.write("App/Old.swift", "second")
    try folder.write("App/New.swift", "")
    let before = try folder.tree()
    let tree = try GitTree(at: "HEAD", in: folder.path.appending("App"), .current)
    #expect(tree.paths == ["Old.swift", "Same.swift", "Экран.swift"])
    let files = try tree.files(["Same.swift", "Old.swift", "New.swift", "Экран.swift"])
    #expect(
      files.mapValues { String(decoding: $0, as: UTF8.self) } == [
        "Old.swift": "first\n", "Same.swift": "same", "Экран.swift": "",
      ])
    #expect(try folder.tree() == before)
  }

  @Test func `Large and binary contents are read completely`() throws {
    let lines = (0..<20_000).map { "line \($0) of a long file" }.joined(separator: "\n")
    for number in 0..<40 { try folder.write("Long\(number).swift", "\(number)\0\r\n\(lines)") }
    try run("add", "-A")
    try run("commit", "-q", "-m", "Second")
    let tree = try GitTree(at: "HEAD", in: folder.path, .current)
    let files = try tree.files(tree.paths)
    #expect(files.count == 44)
    for number in 0..<40 {
      #expect(files["Long\(number).swift"] == Array("\(number)\0\r\n\(lines)".utf8))
    }
  }

  @Test func `Files that git ignores are told apart from new ones`() throws {
    try folder.write(".gitignore", "Generated/\n")
    try folder.write("Generated/A.swift", "")
    try folder.write("New.swift", "")
    let paths = try GitTree.unignoredPaths(in: folder.path, .current)
    #expect(paths.contains("New.swift") && paths.contains("App/Old.swift"))
    #expect(!paths.contains("Generated/A.swift"))
  }

  @Test(arguments: ["nothing", "--output=x", ""])
  func `A revision that does not exist is an error`(revision: String) {
    #expect(throws: GitError.self) { try GitTree(at: revision, in: folder.path, .current) }
  }
}
