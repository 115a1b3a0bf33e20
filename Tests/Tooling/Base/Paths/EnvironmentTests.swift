import AdderBase
import Testing

@Suite struct EnvironmentTests {
  @Test func `The current process has a working directory and variables`() {
    let environment = Environment.current
    #expect(environment.workingDirectory.isFolder)
    #expect(environment.variables["PATH"]?.isEmpty == false)
  }

  @Test(arguments: [
    ("~/a", "/home/me/a"), ("~", "/home/me"), ("./~/a", "/base/~/a"), ("../x", "/x"), ("/y", "/y"),
    ("~other/a", "/base/~other/a"),
  ])
  func `A path can begin with the home folder`(text: String, path: String) {
    let environment = Environment(variables: ["HOME": "/home/me"], workingDirectory: .root)
    #expect(environment.path(text, relativeTo: AbsolutePath("/base")).text == path)
  }

  @Test(arguments: [nil, "", "relative"])
  func `A home that is not an absolute path is ignored`(home: String?) {
    let environment = Environment(
      variables: home.map { ["HOME": $0] } ?? [:], workingDirectory: .root)
    #expect(environment.home == nil)
  }
}
