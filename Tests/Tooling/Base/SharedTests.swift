import AdderBase
import Testing

@Suite struct SharedTests {
  private struct Page: Equatable {
    @Shared var lines: [String] = []
  }

  @Test func `Setting a shared value leaves the other copies as they are`() {
    let first = Page()
    var second = first
    #expect(second == first)
    second.lines.append("Hello")
    #expect(first.lines.isEmpty)
    #expect(second.lines == ["Hello"])
    #expect(second != first)
    #expect(Page(lines: ["Hello"]) == second)
  }
}
