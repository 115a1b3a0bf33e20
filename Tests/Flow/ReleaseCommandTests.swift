import AdderTestSupport
import Foundation
import Testing

private let releaseCommand = ProcessInfo.processInfo.environment["ADDER_RELEASE_COMMAND"]

#if os(Linux)
  @Suite struct ReleaseCommandTests {
    @Test(
      .enabled(if: releaseCommand != nil, "ADDER_TEST_EVERYTHING=1 ./test builds it and names it"))
    func `The release command is one static executable`() throws {
      let path = try #require(releaseCommand)
      // An executable that needs a dynamic linker contains the linker's name.
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(bytes.starts(with: Data([0x7F, 0x45, 0x4C, 0x46])))
      #expect(bytes.range(of: Data("/ld-linux".utf8), in: 0..<min(bytes.count, 4096)) == nil)
      #expect(try run(path, ["version"]).status == 0)
    }
  }
#endif
