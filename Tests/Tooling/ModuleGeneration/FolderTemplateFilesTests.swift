import AdderBase
import AdderFindings
import AdderModuleGeneration
import AdderProjects
import AdderTestSupport
import Foundation
import Testing

@Suite struct FolderTemplateFilesTests {
  private let folder: TemporaryFolder
  private let files: FolderTemplateFiles

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("secret", to: "outside/secret.liquid")
    try folder.write("own", to: "ours/Code/own.liquid")
    files = FolderTemplateFiles(
      folder: AbsolutePath(folder.path).appending("ours"), displayedFolder: "Templates/ours")
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: path).path(), withDestinationPath: target)
  }

  @Test func `A file reached by a link out of the template is not read`() throws {
    try link("ours/file.liquid", to: "../outside/secret.liquid")
    try link("ours/folder", to: "../outside")
    for path in ["file.liquid", "folder/secret.liquid"] {
      #expect(throws: GenerationError.linkOutOfTemplate("Templates/ours/\(path)")) {
        try files.text(of: path)
      }
      #expect(throws: GenerationError.linkOutOfTemplate("Templates/ours/\(path)")) {
        try files.contents(of: path)
      }
    }
  }

  @Test func `A link inside the template is followed, and so is one to the template`() throws {
    try link("ours/file.liquid", to: "Code/own.liquid")
    #expect(try files.text(of: "file.liquid") == "own")
    try link("theirs", to: "ours")
    let linked = FolderTemplateFiles(
      folder: AbsolutePath(folder.path).appending("theirs"), displayedFolder: "theirs")
    #expect(try linked.text(of: "file.liquid") == "own")
  }
}
