import AdderArchitectures
import AdderEmbeddedFiles
import AdderShipped
import Testing

@Suite struct ShippedFilesTests {
  @Test func `The files under Architectures are embedded in the command`() throws {
    let source = try ArchitectureFiles()
    // Only a flag is compared: a failure with the texts would print two whole files.
    let isCurrent = try EmbeddedFile.architectures().isCurrent
    #expect(isCurrent, "Make it again: swift run AdderEmbeddedFiles")
    #expect(ShippedFiles.paths == source.files.map(\.path))
    for file in source.files { #expect(ShippedFiles.contents(of: file.path) == file.text) }
  }

  @Test func `A path that is not embedded has no contents`() {
    #expect(ShippedFiles.contents(of: "nothing.yml") == nil)
  }

  /// A Swift literal would turn other line endings into `\n`, so the embedded text would differ.
  @Test func `Embedded files end their lines with a newline alone`() throws {
    for file in try ArchitectureFiles().files {
      #expect(!file.text.utf8.contains(UInt8(ascii: "\r")), "\(file.path)")
    }
  }
}
