import AdderBase
import AdderFindings
import AdderTestSupport
import Testing

@Suite struct TerminalPrinterTests {
  private func text(
    _ line: String, column: Int, length: Int? = nil, width: Int = 100, colors: Bool = false
  ) -> String {
    let place = SourceLocation(file: "A.swift", line: 7, column: column)
    let finding = Finding(
      rule: "r", severity: .warning, location: place, length: length, message: "m.")
    let text = String(repeating: "\n", count: 6) + line + "\r\nafter"
    let lines = SourceLines(of: [finding]) { $0 == "A.swift" ? Array(text.utf8) : nil }
    let printer = TerminalPrinter(lines: lines, width: width, showsColors: colors)
    let all = printer.text(of: Samples.report([finding]))
    return all.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  @Test func `A finding is printed above its line, with the location marked`() {
    let lines = SourceLines(of: [Samples.view]) { file in
      file.hasSuffix("Presenter.swift") ? Array("a\nb\n  var view: View\n".utf8) : nil
    }
    #expect(
      TerminalPrinter(lines: lines).text(of: Samples.report([Samples.view])) == """
        App/Профиль/ProfilePresenter.swift:3:7: warning: 'ProfilePresenter' holds 'view' strongly. Make it weak. [presenter-retains-view]
          3 |   var view: View
            |       ^~~~
        App/Профиль/ProfileView.swift:9:13: note: The view is here.

        1 warning: 2 modules in 1,200 files.
        """)
  }

  @Test func `The mark is aligned after tabs, wide and composed characters`() {
    #expect(
      text("\tlet x\t= \"漢字\", вид = e\u{301}y", column: 16, length: 3) == """
          7 |     let x   = "漢字", вид = e\u{301}y
            |                       ^~~
        """)
  }

  @Test func `The mark of a wide character is two columns wide`() {
    #expect(
      text("漢字", column: 2) == """
          7 | 漢字
            |   ^~
        """)
  }

  @Test func `A location after the end of a line is marked there`() {
    #expect(
      text("let a", column: 99) == """
          7 | let a
            |      ^
        """)
  }

  @Test func `Of a long line, only the part around the mark is shown`() {
    let line = String(repeating: "a", count: 5000) + "!!" + String(repeating: "b", count: 5000)
    #expect(
      text(line, column: 5001, length: 2, width: 26) == """
          7 | …aaaaaaaaa!!bbbbbbb…
            |           ^~
        """)
  }

  @Test func `Control characters are shown as replacement characters`() {
    let line = text("a\u{1B}[31m\u{202E}b", column: 8, length: 1)
    #expect(line.hasPrefix("  7 | a\u{FFFD}[31m\u{FFFD}b\n"))
    #expect(line.hasSuffix("|        ^"))
  }

  @Test func `A line that cannot be read is not shown`() {
    let text = TerminalPrinter().text(of: Samples.report([Samples.verb]))
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test func `Colours do not change the text`() {
    let plain = text("  let a = b", column: 7, length: 1)
    var colored = text("  let a = b", column: 7, length: 1, colors: true)
    #expect(colored.contains("\u{1B}["))
    colored.replace(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(colored == plain)
  }

  @Test func `The last line counts the omitted findings`() {
    let report = Samples.report(
      [], known: [Samples.view, Samples.verb],
      suppressed: [SuppressedFinding(Samples.nowhere, reason: "x")])
    #expect(
      TerminalPrinter().text(of: report)
        == "Nothing new: 2 modules in 1,200 files; 2 in the baseline, 1 suppressed.")
  }

  @Test(arguments: 0..<samples(100, full: 3000))
  func `In any line, the mark is aligned with the text and fits the width`(
    seed: Int
  ) {
    var random = SeededRandom(seed: seed)
    let line = Samples.text(using: &random).filter { !$0.isNewline }
    let column = Int.random(in: 1...(line.count + 1), using: &random)
    let width = Int.random(in: 20...60, using: &random)
    let lines = text(line, column: column, length: 1, width: width)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.columns <= width })
    let mark = lines[1].drop { $0 != "^" }
    let place = lines[1].columns - mark.count
    // The character that starts in the same column as the mark.
    var columns = 0
    let marked = lines[0].first { character in
      defer { columns += character.columns }
      return columns >= place
    }
    let meant = line.dropFirst(column - 1).first
    if let meant, meant.columns == 2 { #expect(marked == meant && mark == "^~") }
    if let meant, meant.isLetter { #expect(marked == meant) }
  }
}
