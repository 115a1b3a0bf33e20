import AdderTestSupport
import Foundation
import Testing

/// What changed in the map of an app since a git revision.
@Suite struct GraphSinceTests {
  private let adder: CommandUnderTest

  init() throws {
    adder = try CommandUnderTest(MappedApp().files)
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-q", "-m", "First")
  }

  private func git(_ words: String...) throws {
    let identity = [
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
    ]
    let outcome = try run("git", identity + words, in: adder.folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  /// Photo is opened from Feed instead of Profile, and Archive is gone.
  private func change() throws {
    let photo = "screen.present(PhotoAssembly.make(id: \"1\"), animated: true)"
    for (path, text) in MappedApp.module("Feed", router: photo)
      .merging(MappedApp.module("Profile"), uniquingKeysWith: { $1 })
    {
      try adder.folder.write("\n\n" + text, to: path)
    }
    try FileManager.default.removeItem(at: adder.folder.url.appending(path: "Archive"))
  }

  @Test func `The map of a revision is read without checking it out`() throws {
    try change()
    let before = try adder.folder.snapshot()
    let result = try adder("graph", "--since", "HEAD")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output == """
        Since HEAD: 1 opening added, 1 module and 2 openings removed.

        Added
          + Feed presents Photo in FeedRouter.openNext, Feed/FeedRouter.swift:6

        Removed
          - Archive, Archive/ArchiveViewController.swift:2
          - Feed pushes Profile in FeedRouter.openNext, Feed/FeedRouter.swift:5
          - Profile presents Photo in ProfileRouter.openNext, Profile/ProfileRouter.swift:4

        """)
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `An unchanged project has an unchanged map`() throws {
    try adder.folder.write("// Nothing", to: "Feed/Notes.swift")
    #expect(try adder("graph", "--since", "HEAD").output == "The map has not changed since HEAD.\n")
    #expect(
      try adder("graph", "--since", "HEAD", "-f", "markdown").output
        == "### The map of the app since HEAD\n\nNo module and no opening changed.\n")
  }

  @Test func `Code that git ignores is the same at each revision`() throws {
    try adder.folder.write("Photo/\n", to: ".gitignore")
    try git("rm", "-r", "-q", "--cached", "Photo")
    try git("add", ".gitignore")
    try git("commit", "-q", "-m", "Photo is generated")
    #expect(try adder("graph", "--since", "HEAD").output == "The map has not changed since HEAD.\n")
  }

  @Test func `The difference is printed as JSON and as Markdown with a diagram`() throws {
    try change()
    let json = try adder("graph", "--since", "HEAD", "--format", "json").output
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["since"] as? String == "HEAD")
    let removed = try #require(object["removed"] as? [String: [[String: Any]]])
    #expect(removed["nodes"]?.compactMap { $0["id"] as? String } == ["Archive"])
    #expect(removed["edges"]?.compactMap { $0["to"] as? String } == ["Profile", "Photo"])
    let markdown = try adder("graph", "--since", "HEAD", "--format", "markdown").output
    #expect(markdown.contains("| added | Feed | presents Photo | FeedRouter.openNext, "))
    #expect(markdown.contains("```mermaid\nflowchart LR\n"))
    #expect(markdown.contains(#"["Archive"]:::removed"#))
  }

  @Test func `The difference is drawn as a picture and as a page, not by color alone`() throws {
    try change()
    let picture = try adder("graph", "--since", "HEAD", "--format", "svg").output
    #expect(picture.contains(">What changed since HEAD</text>"))
    #expect(picture.contains("class=\"node module removed\"") && picture.contains(">−</text>"))
    #expect(picture.contains("class=\"mark\""))
    #expect(picture.contains("class=\"edge added\"") && picture.contains(">+ added</text>"))
    #expect(picture.contains(">− removed</text>") && !picture.contains(">~ changed</text>"))
    let page = try adder("graph", "--since", "HEAD", "--format", "html").output
    #expect(page.contains(#""since":"HEAD","changes":"1 opening added, 1 module and 2 openings"#))
  }

  @Test func `A picture and a page of no difference say so`() throws {
    for format in ["svg", "html"] {
      let result = try adder("graph", "--since", "HEAD", "--format", format)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("No module and no opening changed."))
    }
  }

  @Test(arguments: [
    (["--since", "nowhere"], "error: Git cannot read the project at 'nowhere'"),
    (["--since", "HEAD", "--cycles"], "error: '--since' cannot be combined with '--cycles'"),
    (["--format", "markdown"], "error: '--format markdown' needs '--since'"),
  ])
  func `A wrong use of --since is refused`(words: [String], error: String) throws {
    let result = try adder.run(["graph"] + words)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix(error), "\(result.errors)")
  }

  @Test func `Outside of a repository --since is refused`() throws {
    let plain = try CommandUnderTest(MappedApp().files)
    let result = try plain(
      "graph", "--since", "HEAD", environment: ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(result.status == 2)
    #expect(result.errors.contains("Git cannot read the project at 'HEAD'"))
  }

  @Test func `A package's targets are those of the revision`() throws {
    let package = try CommandUnderTest(packageFiles)
    #expect(try package("gen", "Profile", "rambler-viper").status == 0)
    let identity = "git -c user.name=Test -c user.email=test@example.com -c commit.gpgsign=false"
    let commit = try package.shell("git init -q . && git add -A && \(identity) commit -q -m First")
    try #require(commit.status == 0, "\(commit.errors)")
    #expect(
      try package("graph", "--since", "HEAD").output == "The map has not changed since HEAD.\n")
    // The target is renamed, so each module is in another one.
    let manifest = try package.folder.read("Package.swift")
    try package.folder.write(
      manifest.replacing(
        ".target(name: \"App\")", with: ".target(name: \"Shop\", path: \"Sources/App\")"),
      to: "Package.swift")
    #expect(
      try package("graph", "--since", "HEAD").output.hasSuffix("\n      targets: App → Shop\n"))
  }
}
