import AdderFindings
import Testing

@testable import AdderStoryboards

@Suite struct PlaceTests {
  /// Checks that the class of the object `v` is read, and that its range covers exactly the bytes
  /// between `«` and `»`.
  private func check(
    _ marked: String, _ name: String, _ expected: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let start = try #require(marked.utf8.firstRange(of: "«".utf8)?.lowerBound)
    let offset = marked.utf8.distance(from: marked.utf8.startIndex, to: start)
    let raw = marked.drop { $0 != "«" }.dropFirst().prefix { $0 != "»" }
    let text = marked.replacing("«", with: "").replacing("»", with: "")
    let file = try #require(read(text, location))
    let found = try #require(file.object("v")?.customClass?.name, sourceLocation: location)
    #expect(found.text == name, sourceLocation: location)
    #expect(found.range == offset..<offset + raw.utf8.count, sourceLocation: location)
    #expect(file.location(of: found).description == "f:\(expected)", sourceLocation: location)
    checkTexts(of: file, in: Array(text.utf8), location)
  }

  private let type = #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB""#

  @Test func `A value is found among other attributes, spaces and line breaks`() throws {
    try check("<document \(type)><view id='v' customClass='«A»'/></document>", "A", "1:87")
    try check(
      "<document \(type)>\n <view\n\tx=\"customClass='B'\"\n  customClass =\n '«A»' id='v' /></document>",
      "A", "5:3")
    try check("<document \(type)>\r\n\r\n<view id='v' customClass='«A»'/></document>", "A", "3:27")
    try check("<document \(type)>\r\r<view id='v' customClass='«A»'/></document>", "A", "3:27")
  }

  @Test func `Columns count characters, and ranges count bytes`() throws {
    try check(
      "<document \(type)>\n<view y='Имя 👍🏽' id='v' customClass='«Вид»'/></document>", "Вид", "2:37")
  }

  @Test func `A byte order mark is not a character, but counts as bytes`() throws {
    try check("\u{FEFF}<document \(type)><view id='v' customClass='«A»'/></document>", "A", "1:87")
  }

  @Test func `Entities are replaced in a value, but its range covers the written bytes`() throws {
    try check(
      "<document \(type)>\n<view id='v' customClass='«&lt;A&#10;&quot;&#x416;&amp;>»'/></document>",
      "<A\n\"Ж&>", "2:27")
  }

  @Test func `An empty value has a location`() throws {
    try check("<document \(type)>\n<view id='v' customClass='«»'/></document>", "", "2:27")
  }

  @Test func `A location far into a line has the right column`() throws {
    let views = String(repeating: "<view id='v' customClass='Ж'/>", count: 20_000)
    let file = try #require(read("<document \(type)>\(views)</document>"))
    let last = try #require(file.objects.last)
    #expect(last.place.column == "<document \(type)>".count + 19_999 * 30 + 1)
  }

  @Test func `An element's location is that of its tag`() throws {
    let file = try #require(
      read(xib("<!-- x --> <view id='v'>\n<view id='w' customClass='W'/></view>")))
    #expect(file.objects.map { file.location(of: $0.place).description } == ["f:4:12", "f:5:1"])
  }
}
