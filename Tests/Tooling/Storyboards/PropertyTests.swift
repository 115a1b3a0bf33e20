import AdderTestSupport
import Testing

@testable import AdderStoryboards

@Suite struct PropertyTests {
  @Test func `Random files are read as written, and each value is at its location`() throws {
    var count = 0
    for seed in 0..<samples(400, full: 20_000) {
      let random = RandomInterface(seed: seed)
      let bytes = Array(random.text.utf8)
      let file = try InterfaceFile(parsing: bytes, file: "random")
      #expect(file.factsForOracle == random.facts, "seed \(seed)")
      for text in file.texts {
        let raw = String(decoding: bytes[text.range], as: UTF8.self)
        let found = RandomInterface.Value(raw: raw, text: text.text)
        #expect(found == random.values[text.range.lowerBound], "seed \(seed)")
      }
      for end in random.ends {
        #expect((file.object(end) != nil) == random.ids.contains(end), "seed \(seed): \(end)")
      }
      count += file.texts.count
    }
    // With too few values, the samples would be too small.
    #expect(count > 2_000)
  }

  @Test func `Lines and columns equal those counted from the beginning of the file`() throws {
    for seed in 0..<samples(60, full: 3_000) {
      let text = RandomInterface(seed: seed).text
      let file = try InterfaceFile(parsing: Array(text.utf8), file: "random")
      for place in file.places + file.texts.map(\.place) {
        var before = String(decoding: Array(text.utf8)[..<place.offset], as: UTF8.self)
        if before.unicodeScalars.first == "\u{FEFF}" { before.unicodeScalars.removeFirst() }
        let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        #expect(place.line == lines.count, "seed \(seed): \(place)")
        #expect(place.column == (lines.last?.count ?? 0) + 1, "seed \(seed): \(place)")
      }
    }
  }

  @Test func `Foundation finds the same facts in random files`() throws {
    for seed in 0..<samples(200, full: 10_000) {
      let random = RandomInterface(seed: seed)
      let facts = try Oracle(Array(random.text.utf8)).facts
      #expect(facts == random.facts, "seed \(seed)")
    }
  }
}
