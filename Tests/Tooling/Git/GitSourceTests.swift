import AdderGit
import Testing

@Suite struct GitSourceTests {
  @Test(arguments: [
    "https://github.com/a/b.git", "http://x/y", "ssh://git@x.y:22/z", "git@github.com:a/b.git",
    "file:///tmp/x", "/tmp/x", "git://x/y", "HTTPS://x/y", "host:path/to",
  ])
  func `A valid repository address is accepted`(url: String) throws {
    #expect(try GitSource(validating: url).url == url)
  }

  @Test(arguments: [
    "", "-u./evil", "--upload-pack=evil", "ext::sh -c evil", "ext::evil", "fd::17", "a::b",
    "ssh://-oProxyCommand=evil/x", "-oProxyCommand=evil:x", "git@-oProxyCommand=evil:x",
    "ssh://git@-oProxyCommand=evil/x", "ftp://x/y", "relative/path", "./x", "https://", "a b:c",
    "https://x/\n--y",
  ])
  func `An address that git would interpret differently is refused`(url: String) {
    #expect(throws: GitError.invalidURL(url, nil)) { try GitSource(validating: url) }
  }

  @Test(arguments: ["", "-x", "a b", "a..b", "a:b", "x\ny"])
  func `An invalid branch name is refused`(branch: String) {
    #expect(throws: GitError.invalidBranch(branch, nil)) {
      try GitSource(validating: "/x", branch: branch)
    }
  }
}
