import AdderArchitectures
import AdderEmbeddedFiles
import AdderShipped
import AdderYAML
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

  @Test(arguments: ShippedArchitectures.names + ["common"])
  func `The parsed file of an architecture is the tree that its YAML describes`(
    _ name: String
  ) throws {
    let isCurrent = try EmbeddedFile.parsedArchitectures().isCurrent
    #expect(isCurrent, "Make it again: swift run AdderEmbeddedFiles")
    let yaml = try #require(ShippedFiles.contents(of: "\(name).yml"))
    let parsed = try #require(ParsedArchitectures.text(of: name))
    let tree = try YAMLNode(parsing: yaml, file: "f.yml")
    // Only a flag is compared: a failure with the trees would print two whole files.
    let isSame = "\(try #require(YAMLNode(parsed: parsed, file: "f.yml")))" == "\(tree)"
    #expect(isSame)
  }

  @Test func `A parsed file that is damaged has no tree`() throws {
    let text = try #require(ParsedArchitectures.text(of: "clean-swift"))
    for length in 0..<(text.utf8.count - 1) {
      let start = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      let isRead = YAMLNode(parsed: start, file: "f.yml") != nil
      #expect(!isRead, "\(length) bytes")
    }
    for wrong in ["", "?1 1 0\n", "{1 1 1\n[1 1 0\n", "=1 1 99999999999999999999\n", "[1 1 x\n"] {
      #expect(YAMLNode(parsed: wrong, file: "f.yml") == nil, "\(wrong)")
    }
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
