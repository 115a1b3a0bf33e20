import AdderSwiftSource
import AdderTestSupport
import Testing

@testable import AdderModuleDiscovery

@Suite struct NameNumbersTests {
  @Test func `Names of several files have one number each, whatever they share`() {
    var random = SeededRandom(seed: 1)
    // There are few letters, and lengths are around eight and sixteen
    // bytes, so that many names have the same beginning or end.
    let texts = (0..<5000).map { _ in
      String(
        (0..<Int.random(in: 0...18, using: &random)).map { _ in
          "aé".randomElement(using: &random) ?? "a"
        })
    }
    var numbers = NameNumbers()
    var known: [String: Name] = ["": .none]
    for text in texts {
      let number = numbers.number(text)
      #expect(known.updateValue(number, forKey: text) ?? number == number)
    }
    #expect(numbers.count == known.count)
    #expect(Set(known.values).count == known.count)
    for (text, number) in known {
      #expect(numbers[number] == text)
      #expect(numbers.name(text) == number)
    }
    #expect(numbers.name("b") == nil)
  }

  @Test func `Names of a file keep the numbers they have from other files`() {
    var numbers = NameNumbers()
    let feed = numbers.number("FeedViewController")
    let file = SwiftFile(Array("class FeedViewController { var a: Feed }".utf8))
    let found = numbers.numbers(of: file.names)
    #expect(found.map { numbers[$0] } == (0..<UInt32(file.names.count)).map { file.names[$0] })
    #expect(found.contains(feed))
    #expect(found.first == Name.none)
  }
}
