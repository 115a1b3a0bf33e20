import AdderArchitectures
import AdderTestSupport
import Testing

@Suite struct NameBytesTests {
  private static let pieces = ["a", "b", "aa", "View", "Мо", "дуль", "ъ", "👩‍👩‍👧", "e\u{301}"]

  private static func word(_ random: inout SeededRandom, _ most: Int) -> String {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  @Test func `Searching the bytes of a name agrees with comparing at each position`() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<samples(5_000, full: 500_000) {
      let (name, part) = (Self.word(&random, 6), Self.word(&random, 2))
      let (bytes, partBytes) = (Array(name.utf8), Array(part.utf8))
      #expect(name.ends(with: part) == (bytes.suffix(partBytes.count) == partBytes[...]))
      let places = 0...max(0, bytes.count - partBytes.count)
      #expect(
        name.holds(part) == places.contains { bytes[$0...].starts(with: partBytes) },
        "'\(name)' holds '\(part)'")
    }
  }

  @Test func `Matching a pattern agrees with trying all lengths, the longest first`() throws {
    var random = SeededRandom(seed: 7)
    let gaps: [NamingPattern.Placeholder] = [.module, .other, .module]
    for _ in 0..<samples(3_000, full: 300_000) {
      // Text and gaps alternate. Text can be empty, so gaps can be adjacent.
      var parts: [NamingPattern.Part] = []
      for gap in gaps.prefix(Int.random(in: 1...3, using: &random)) {
        let text = Self.word(&random, 1)
        if !text.isEmpty { parts.append(.text(text)) }
        parts.append(.gap(gap))
      }
      let end = Self.word(&random, 1)
      if !end.isEmpty { parts.append(.text(end)) }
      let pattern = try NamingPattern(
        parsing: parts.map { part in
          switch part {
          case .text(let text): text
          case .gap(let gap): "{\(gap.rawValue)}"
          }
        }.joined())
      let filled = [NamingPattern.Placeholder.module, .other].map { ($0, Self.word(&random, 3)) }
      let made = pattern.name(Dictionary(uniqueKeysWithValues: filled))
      for name in [made, Self.word(&random, 6)] {
        let scalars = Array(name.unicodeScalars)
        #expect(
          pattern.values(of: name) == Self.values(parts[...], scalars[...], [:]),
          "'\(pattern)' in '\(name)'")
      }
    }
  }

  /// A slow reference implementation, which works character by character.
  private static func values(
    _ parts: ArraySlice<NamingPattern.Part>, _ name: ArraySlice<Unicode.Scalar>,
    _ known: [NamingPattern.Placeholder: String]
  ) -> [NamingPattern.Placeholder: String]? {
    guard let part = parts.first else { return name.isEmpty ? known : nil }
    switch part {
    case .text(let text):
      let text = Array(text.unicodeScalars)
      guard name.starts(with: text) else { return nil }
      return values(parts.dropFirst(), name.dropFirst(text.count), known)
    case .gap(let gap):
      for length in stride(from: name.count, to: 0, by: -1) {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: name.prefix(length))
        if let value = known[gap], Array(value.utf8) != Array(String(text).utf8) { continue }
        let more = known.merging([gap: String(text)]) { value, _ in value }
        if let found = values(parts.dropFirst(), name.dropFirst(length), more) { return found }
      }
      return nil
    }
  }
}
