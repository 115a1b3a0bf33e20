import AdderBase
import Testing

@Suite struct NumberedNameTests {
  @Test func `Names go by number where they have one`() {
    let names = ["Screen10", "Screen2", "Screen", "Home", "Screen2x", "Screen010x", "2", "Экран2"]
    #expect(
      names.sorted { NumberedName($0) < NumberedName($1) }
        == ["2", "Home", "Screen", "Screen2", "Screen2x", "Screen10", "Screen010x", "Экран2"])
  }

  @Test func `Numbers of any length are compared`() {
    let long = String(repeating: "9", count: 40)
    let longer = "1" + String(repeating: "0", count: 40)
    #expect(NumberedName(long) < NumberedName(longer))
    #expect(!(NumberedName("a007") < NumberedName("a7")))
    #expect(!(NumberedName("a7") < NumberedName("a007")))
  }
}
