import AdderCatalogs
import AdderGit
import Testing

@Suite struct CatalogNamesTests {
  @Test func `Each address and branch has its own safe folder name`() throws {
    let urls = [
      "https://a/b.git", "https://a/b", "https://c/b.git", "/..", "/a/../..", "git@x:..",
      "https://x/Ünïcode", "https://x/" + String(repeating: "y", count: 500), "file:///b.git",
    ]
    var names = try urls.map { try GitSource(validating: $0).folderName }
    names.append(try GitSource(validating: urls[0], branch: "dev").folderName)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.utf8.count <= 60)
      #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    }
    #expect(try GitSource(validating: "https://a/b.git").folderName.hasPrefix("b-git-"))
  }

  @Test func `A repository has the same folder in every version of Adder`() throws {
    func name(_ url: String, branch: String? = nil) throws -> String {
      try GitSource(validating: url, branch: branch).folderName
    }
    #expect(try name("https://a/b.git") == "b-git-5406ef7e7213d34c")
    #expect(try name("https://a/b.git", branch: "dev") == "b-git-41c98dd606d0d6c3")
    #expect(try name("https://a/7.git") == "7-git-06c0fffadfd3e095")
  }

  @Test func `Generamba's folder is the last part of the address`() throws {
    #expect(GitSource.sharedCatalog.generambaName == "generamba-catalog")
    #expect(try GitSource(validating: "git@github.com:own.git").generambaName == "own")
  }
}
