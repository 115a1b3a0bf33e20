import AdderArchitectures
import AdderEmbeddedFiles
import AdderShipped
import Testing

@Suite struct ShippedFilesTests {
  @Test func `The command carries the files under Architectures`() throws {
    let source = try ArchitectureFiles()
    // Compared as a switch: on a difference, two whole files would drown the message.
    let isCurrent = try EmbeddedFile.architectures().isCurrent
    #expect(isCurrent, "Make it again: swift run AdderEmbeddedFiles")
    #expect(ShippedFiles.paths == source.files.map(\.path))
    for file in source.files { #expect(ShippedFiles.contents(of: file.path) == file.text) }
  }

  @Test func `A path that is not carried has no contents`() {
    #expect(ShippedFiles.contents(of: "nothing.yml") == nil)
  }

  /// A literal would turn other line ends into `\n`, and the file would no longer be the same.
  @Test func `Carried files end their lines with a newline alone`() throws {
    for file in try ArchitectureFiles().files {
      #expect(!file.text.utf8.contains(UInt8(ascii: "\r")), "\(file.path)")
    }
  }
}
