import AdderBase
import Testing

@Suite struct FNV1aTests {
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `Hashes equal those that the authors of FNV-1a publish`(text: String, hash: UInt64) {
    #expect(text.utf8.fnv1a() == hash)
    #expect(text.utf8.reduce(FNV1a.start, FNV1a.joined) == hash)
  }

  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("import A", 0x36AF_8471_EA74_8F55),
      ("import AdderBase\n", 0xC0AC_CB2F_F7C8_9906),
    ] as [(String, UInt64)])
  func `Checksums in files of earlier versions stay valid`(text: String, sum: UInt64) {
    #expect(Array(text.utf8).checksum == sum)
    // The same bytes in a slice that does not begin at index 0.
    #expect(Array("x\(text)".utf8)[1...].checksum == sum)
  }

  @Test func `Hexadecimal numbers have at least the requested number of digits`() {
    #expect(UInt64(0x6C0).hexadecimal(digits: 16) == "00000000000006c0")
    #expect(UInt8(0xAB).hexadecimal(digits: 2, uppercase: true) == "AB")
    #expect(UInt32(0x1_F600).hexadecimal(digits: 4) == "1f600")
  }
}
