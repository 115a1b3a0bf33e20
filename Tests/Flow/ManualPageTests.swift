import AdderTestSupport
import Foundation
import Testing

@Suite struct ManualPageTests {
  @Test func `The manual page names every command and option`() throws {
    let adder = try CommandUnderTest()
    let page = try adder("help", "--man").output
    #expect(page.hasPrefix(".TH ADDER 1 "))
    for section in ["NAME", "SYNOPSIS", "COMMANDS", "EXIT STATUS", "ENVIRONMENT", "FILES"] {
      #expect(page.contains("\n.SH \(section)\n"))
    }
    for command in ["gen", "undo", "module rename", "template install", "architecture show"] {
      #expect(page.contains("\n.SS adder \(command)\n"))
    }
    #expect(page.contains("\\-\\-dry\\-run"))
  }

  @Test(.enabled(if: hasGroff, "groff is not installed"))
  func `groff formats the manual page without a warning`() throws {
    let adder = try CommandUnderTest()
    try adder.folder.write(try adder("help", "--man").output, to: "adder.1")
    let outcome = try adder.shell("groff -man -Tutf8 -P-cbou -ww -K utf8 adder.1")
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("adder gen MODULE"))
  }
}

private let hasGroff = (try? run("groff", ["--version"]).status == 0) ?? false
