import AdderTestSupport
import Testing

@testable import AdderStoryboards

@Suite struct FuzzTests {
  @Test func `A mutated file is read, or refused with a location`() {
    let originals = (0..<40).map { Array(RandomInterface(seed: $0).text.utf8) }
    checkMutations(of: originals, samples(4_000, full: 300_000))
  }

  @Test(.enabled(if: RealFile.areThere, Comment(rawValue: RealFile.reason)))
  func `A mutated real file is read, or refused with a location`() {
    // Large files would take most of the time without covering more.
    let originals = RealFile.all.map(\.bytes).filter { $0.count < 20_000 }
    checkMutations(of: originals, samples(1_000, full: 100_000))
  }

  private func checkMutations(of originals: [[UInt8]], _ count: Int) {
    var readable = 0
    for seed in 0..<count {
      var numbers = SeededRandom(seed: seed * 1_000_003)
      guard var bytes = originals.randomElement(using: &numbers) else { continue }
      for _ in 0...Int.random(in: 0..<3, using: &numbers) { mutate(&bytes, &numbers) }
      do throws(InterfaceFileError) {
        let file = try InterfaceFile(parsing: bytes, file: "fuzz")
        visit(file, bytes, seed)
        readable += 1
      } catch {
        #expect(!error.message.isEmpty)
        #expect(error.location != nil)
      }
    }
    // Both outcomes must occur; otherwise the mutations are too small or too large.
    #expect(readable > count / 20)
    #expect(readable < count * 19 / 20)
  }

  /// Reads all facts of a file.
  private func visit(_ file: InterfaceFile, _ bytes: [UInt8], _ seed: Int) {
    for text in file.texts {
      #expect(0 < text.range.lowerBound && text.range.upperBound < bytes.count, "seed \(seed)")
    }
    for place in file.places {
      #expect(bytes[place.offset] == UInt8(ascii: "<"), "seed \(seed)")
      #expect(place.line > 0 && place.column > 0, "seed \(seed)")
    }
    _ = (file.summary, file.initialScene, file.filesOwner)
  }

  private static let pieces = [
    "<", ">", "/>", "</", "\"", "'", "=", "&", "&amp;", "&#0;", "&#x1F44D;", "<!--", "-->",
    "<![CDATA[",
    "]]>", "<?x", "?>", "<!DOCTYPE x>", "<objects>", "</objects>", "<view id='v'>", "</view>",
    "<connections>", "</connections>", "<string key='value'>", "</string>", " id='x'", "\u{FEFF}",
    "<userDefinedRuntimeAttribute keyPath='k' type='t'>", "</userDefinedRuntimeAttribute>",
    "<outlet property='p' destination='v'/>", "<scene sceneID='n'>", "</scene>", "\r", "\n", "Ж",
  ]

  /// Damages the file at one random position.
  private func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &numbers)
    let end = min(bytes.count, place + Int.random(in: 1..<80, using: &numbers))
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: bytes.remove(at: place)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
    case 2, 3:
      let piece = Self.pieces.randomElement(using: &numbers) ?? ""
      bytes.insert(contentsOf: piece.utf8, at: place)
    case 4: bytes.removeSubrange(place..<end)
    case 5: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 6: removeElementOrAttribute(&bytes, near: place)
    default: if numbers.next() % 4 == 0 { bytes.removeSubrange(place...) }
    }
  }

  /// Removes the text between the next two quotation marks or
  /// angle brackets, so that the rest often remains well-formed.
  private func removeElementOrAttribute(_ bytes: inout [UInt8], near place: Int) {
    let mark = bytes[place] % 2 == 0 ? UInt8(ascii: "\"") : UInt8(ascii: "<")
    guard let start = bytes[place...].firstIndex(of: mark),
      let end = bytes[(start + 1)...].firstIndex(of: mark)
    else { return }
    bytes.removeSubrange(start + 1..<end + (mark == UInt8(ascii: "<") ? 1 : 0))
  }
}
