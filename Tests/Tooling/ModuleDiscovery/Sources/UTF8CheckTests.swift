@testable import AdderModuleDiscovery
import AdderTestSupport
import Testing

@Suite struct UTF8CheckTests {
  @Test func `Invalid UTF-8 is found as by the standard library`() {
    var random = SeededRandom(seed: 7)
    let pieces: [[UInt8]] =
      ["a", "é", "€", "😀", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"]
      .map { Array($0.utf8) } + [
        [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
        [0xF0, 0x8F, 0xBF, 0xBF],
        [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF], [0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3],
      ]
    var faults = 0
    for _ in 0..<samples(3_000, full: 300_000) {
      var bytes = [UInt8](repeating: 0x61, count: Int.random(in: 0...40, using: &random))
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let piece = pieces.randomElement(using: &random) ?? []
        bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
      }
      let fault = UTF8Check.firstFault(in: bytes)
      #expect((fault == nil) == (String(validating: bytes, as: UTF8.self) != nil))
      if let fault {
        faults += 1
        // The bytes before the fault are valid. Together with the fault, they are invalid, whatever
        // follows.
        #expect(String(validating: bytes[..<fault], as: UTF8.self) != nil)
        let end = min(fault + 4, bytes.count)
        for length in fault + 1..<end + 1 {
          #expect(String(validating: bytes[..<length], as: UTF8.self) == nil)
        }
      }
    }
    #expect(faults > 500)
  }
}
