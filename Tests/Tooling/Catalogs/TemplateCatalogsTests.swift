import AdderBase
import AdderCatalogs
import AdderFindings
import AdderGit
import AdderProjects
import AdderToolingTestSupport
import Foundation
import Testing

@Suite struct TemplateCatalogsTests {
  @Test func `A repository is cloned, and later updated`() throws {
    let fixture = try CatalogFixture()
    let source = try fixture.source("repo")
    let catalogs = try fixture.catalogs()
    #expect(catalogs.folder(of: source) == nil)

    try fixture.commit(["a/a.rambaspec": "", "old/old.rambaspec": ""], to: "repo")
    let first = try catalogs.update(source)
    #expect(first.findings.isEmpty)
    #expect(catalogs.folder(of: source) == first.folder)
    #expect(catalogs.templates(in: [source]).map(\.name) == ["a", "old"])

    try FileManager.default.removeItem(atPath: fixture.path("repo/old").text)
    try fixture.commit(["b/b.rambaspec": ""], to: "repo")
    #expect(catalogs.templates(in: [source]).map(\.name) == ["a", "old"])
    #expect(try catalogs.update(source).folder == first.folder)
    #expect(catalogs.templates(in: [source]).map(\.name) == ["a", "b"])
    #expect(fixture.path("cache/catalogs").entries == ["lock", first.folder.name])
  }

  @Test func `Each branch has its own cached state`() throws {
    let fixture = try CatalogFixture()
    try fixture.commit(["a/a.rambaspec": ""], to: "repo")
    try fixture.commit(["b/b.rambaspec": ""], to: "repo", branch: "dev")
    let catalogs = try fixture.catalogs()
    let main = try fixture.source("repo", branch: "main")
    let dev = try fixture.source("repo", branch: "dev")
    _ = try catalogs.update(main)
    _ = try catalogs.update(dev)
    #expect(catalogs.templates(in: [main]).map(\.name) == ["a"])
    #expect(catalogs.templates(in: [dev]).map(\.name) == ["a", "b"])
  }

  @Test func `An unreachable repository keeps its last state, with a finding`() throws {
    let fixture = try CatalogFixture()
    try fixture.commit(["a/a.rambaspec": ""], to: "repo")
    let source = try fixture.source("repo")
    let catalogs = try fixture.catalogs()
    let folder = try catalogs.update(source).folder
    try FileManager.default.moveItem(
      atPath: fixture.path("repo").text, toPath: fixture.path("gone").text)

    let update = try catalogs.update(source)
    #expect(update.folder == folder)
    #expect(update.findings.map(\.rule) == ["CatalogNotUpdated"])
    #expect(
      update.findings.first?.message.contains("does not appear to be a git repository") == true)
    #expect(catalogs.templates(in: [source]).map(\.name) == ["a"])
    #expect(fixture.path("cache/catalogs").entries == ["lock", folder.name])
  }

  @Test func `A repository that is unreachable and not cached is an error`() throws {
    let fixture = try CatalogFixture()
    let source = try fixture.source("repo")
    let error = #expect(throws: CatalogError.self) { try fixture.catalogs().update(source) }
    #expect(error?.message.hasPrefix("'\(source.url)' could not be downloaded") == true)
    #expect(fixture.path("cache/catalogs").entries == [])
  }

  @Test func `An error about an unwritable cache names the cache, not the network`() throws {
    let fixture = try CatalogFixture(["cache/catalogs": "no folder"])
    let source = try fixture.source("repo")
    let error = #expect(throws: CatalogError.self) { try fixture.catalogs().update(source) }
    let cache = fixture.path("cache/catalogs")
    #expect(
      error?.message == """
        '\(source.url)' could not be downloaded, because it cannot be stored: '\(cache)' is \
        not a folder. Check the folder's permissions, or set ADDER_CACHE to another folder.
        """)
  }

  @Test func `A host that does not answer causes an error after the timeout`() throws {
    let fixture = try CatalogFixture()
    let ssh = try fixture.script("ssh", "exec sleep 600")
    var environment = fixture.environment
    // Running the script directly could fail with "text file busy", because it was written just
    // now.
    environment.variables["GIT_SSH_COMMAND"] = "sh \(ssh.text)"
    let catalogs = try TemplateCatalogs(in: environment, timeout: .milliseconds(300))
    let source = try GitSource(validating: "ssh://example.invalid/x")
    let error = #expect(throws: CatalogError.self) { try catalogs.update(source) }
    #expect(error?.message.contains("git took longer than 0.3 seconds") == true)
    #expect(fixture.path("cache/catalogs").entries == [])
  }

  @Test func `An unfinished clone of another process is not used, and is removed`() throws {
    let fixture = try CatalogFixture()
    try fixture.commit(["a/a.rambaspec": ""], to: "repo")
    let source = try fixture.source("repo")
    // No process has this identifier, because it exceeds the limits of Linux and macOS.
    let half = "cache/catalogs/\(source.folderName).new-2000000000-1"
    try fixture.folder.write("\(half)/half/half.rambaspec", "")
    let catalogs = try fixture.catalogs()
    #expect(catalogs.folder(of: source) == nil)
    _ = try catalogs.update(source)
    #expect(!fixture.path(half).exists)
  }

  @Test func `A process that ended between two renames loses no data`() throws {
    let fixture = try CatalogFixture()
    let source = try fixture.source("repo")
    let old = "cache/catalogs/\(source.folderName).old"
    try fixture.folder.write("\(old)/a/a.rambaspec", "")
    let catalogs = try fixture.catalogs()
    #expect(catalogs.templates(in: [source]).map(\.name) == ["a"])
    #expect(try catalogs.update(source).findings.map(\.rule) == ["CatalogNotUpdated"])

    try fixture.commit(["b/b.rambaspec": ""], to: "repo")
    _ = try catalogs.update(source)
    #expect(catalogs.templates(in: [source]).map(\.name) == ["b"])
    #expect(!fixture.path(old).exists)
  }

  @Test func `Nothing outside the cache is changed, not even through links`() throws {
    let fixture = try CatalogFixture(["precious/file": "", "home/.generamba/catalogs/repo/x": ""])
    try fixture.commit(["a/a.rambaspec": ""], to: "repo")
    let source = try fixture.source("repo")
    let catalogs = try fixture.catalogs()
    let folder = try catalogs.update(source).folder
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending("link").text, withDestinationPath: fixture.path("precious").text)
    let before = try fixture.folder.tree().filter { !$0.hasPrefix("cache") }
    _ = try catalogs.update(source)
    #expect(try fixture.folder.tree().filter { !$0.hasPrefix("cache") } == before)
    #expect(!folder.appending("link").exists)
  }

  @Test func `Links in a repository become plain files`() throws {
    let fixture = try CatalogFixture(["secret": "secret"])
    try fixture.folder.write("repo/.keep", "")
    try FileManager.default.createSymbolicLink(
      atPath: fixture.path("repo/a.liquid").text, withDestinationPath: fixture.path("secret").text)
    try #require(Tool(name: "git").output("init", "-q", in: fixture.path("repo").text) != nil)
    try fixture.commit(["a.rambaspec": ""], to: "repo")
    let folder = try fixture.catalogs().update(fixture.source("repo")).folder
    #expect(try folder.appending("a.liquid").readText() == fixture.path("secret").text)
  }

  @Test func `Generamba's clones are used and kept`() throws {
    let fixture = try CatalogFixture(["home/.generamba/catalogs/repo/a/a.rambaspec": ""])
    let source = try fixture.source("repo")
    let catalogs = try fixture.catalogs()
    #expect(catalogs.templates(in: [source]).map(\.name) == ["a"])
    try fixture.commit(["b/b.rambaspec": ""], to: "repo")
    _ = try catalogs.update(source)
    #expect(catalogs.templates(in: [source]).map(\.name) == ["b"])
    #expect(fixture.path("home/.generamba/catalogs/repo/a/a.rambaspec").isFile)
  }

  @Test func `Simultaneous updates leave one complete state`() async throws {
    let fixture = try CatalogFixture()
    try fixture.commit(["a/a.rambaspec": ""], to: "repo")
    let source = try fixture.source("repo")
    let catalogs = try fixture.catalogs()
    await withTaskGroup { group in
      for _ in 0..<4 { group.addTask { _ = try? catalogs.update(source) } }
    }
    #expect(catalogs.templates(in: [source]).map(\.name) == ["a"])
    #expect(fixture.path("cache/catalogs").entries == ["lock", source.folderName])
  }

  @Test(arguments: [
    (["ADDER_CACHE": "/c", "XDG_CACHE_HOME": "/x", "HOME": "/h"], "/c"),
    (["XDG_CACHE_HOME": "/x", "HOME": "/h"], "/x/adder"),
    (["ADDER_CACHE": "near", "HOME": "/h"], "/here/near"),
  ])
  func `Environment variables set the location of the cache`(
    variables: [String: String], path: String
  ) throws {
    let environment = Environment(variables: variables, workingDirectory: AbsolutePath("/here"))
    #expect(try TemplateCatalogs(in: environment).cacheFolder.text == path + "/catalogs")
  }

  @Test func `The default location of the cache is the system's folder for caches`() throws {
    let environment = Environment(
      variables: ["HOME": "/h", "XDG_CACHE_HOME": "relative"], workingDirectory: .root)
    #if canImport(Darwin)
      let path = "/h/Library/Caches/adder/catalogs"
    #else
      let path = "/h/.cache/adder/catalogs"
    #endif
    #expect(try TemplateCatalogs(in: environment).cacheFolder.text == path)
  }

  @Test func `An environment without a folder for the cache is an error`() {
    let environment = Environment(variables: [:], workingDirectory: .root)
    #expect(throws: CatalogError.noCacheFolder) { try TemplateCatalogs(in: environment) }
  }
}
