import AdderBase
import AdderCatalogs
import AdderGit
import AdderProjects
import AdderToolingTestSupport
import Foundation
import Testing

/// A temporary folder with a home folder, a cache, a project and repositories.
final class CatalogFixture {
  let folder: ProjectFolder

  init(_ files: [String: String] = [:]) throws {
    folder = try ProjectFolder(["home/": "", "project/adder.yml": ""])
    for (path, text) in files { try folder.write(path, text) }
  }

  var environment: Environment {
    Environment(
      variables: [
        "HOME": path("home").text, "ADDER_CACHE": path("cache").text, "PATH": "/usr/bin:/bin",
        "GIT_DIR": "/nonexistent",
      ], workingDirectory: folder.path)
  }

  func path(_ name: String) -> AbsolutePath { folder.path.appending(name) }

  func catalogs() throws -> TemplateCatalogs {
    try TemplateCatalogs(in: environment, timeout: .seconds(60))
  }

  func project() throws -> Project { try Project(around: path("project")) }

  /// Commits files to a repository, which is created if it does not exist.
  func commit(_ files: [String: String], to name: String, branch: String = "main") throws {
    let isNew = !path(name).exists
    for (file, text) in files { try folder.write("\(name)/\(file)", text) }
    let git = Tool(name: "git")
    let repository = path(name).text
    if isNew { try #require(git.output("init", "-q", "-b", branch, in: repository) != nil) }
    try #require(git.output("checkout", "-q", "-B", branch, in: repository) != nil)
    try #require(git.output("add", "-A", in: repository) != nil)
    let committed = git.output(
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
      "commit", "-q", "-m", "Templates", in: repository)
    try #require(committed != nil)
  }

  /// The repository as a source to clone.
  func source(_ name: String, branch: String? = nil) throws -> GitSource {
    try GitSource(validating: "file://" + path(name).text, branch: branch)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name).text)
  }

  /// Writes an executable shell script and returns its path.
  func script(_ name: String, _ text: String) throws -> AbsolutePath {
    try folder.write("bin/\(name)", "#!/bin/sh\n\(text)\n")
    let file = path("bin/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.text)
    return file
  }
}
