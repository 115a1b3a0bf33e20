import AdderArchitectures
import AdderTestSupport
import AdderFindings
import AdderShipped
import Foundation
import Testing

/// Damages a file at random, as typing errors and failed edits would.
private struct Damage {
  var generator: SeededRandom

  mutating func damaged(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let line = Int.random(in: 0..<lines.count, using: &generator)
      let other = Int.random(in: 0..<lines.count, using: &generator)
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: lines[line] = ""
      case 1: lines.insert(lines[line], at: other)
      case 2: lines.swapAt(line, other)
      case 3: lines[line] = "  " + lines[line]
      case 4: lines[line] = String(lines[line].drop { $0 == " " })
      case 5: lines[line] = replacingWord(in: lines[line], by: word(in: lines[other]))
      case 6: lines[line] = replacingWord(in: lines[line], by: strange())
      case 7: lines[line] = withChangedCharacter(lines[line])
      default: lines.removeSubrange(max(1, line)...)
      }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func strange() -> String {
    let words = [
      "~", "{", "}", "[", "&a [*a]", "*a", "{module", "{{{}", "!!str", "null", "---", "\t", "\u{0}",
      "🐍", "é", ": :", "- -", "'", "\"", "strong", "weak ", "& & &", "true", "1e9", "|", ">",
      String(repeating: "[", count: 100), String(repeating: "x", count: 5000), "<<: *a",
      "ё{module}",
    ]
    return words.randomElement(using: &generator) ?? ""
  }

  private mutating func word(in line: String) -> String {
    String(words(in: line).randomElement(using: &generator) ?? "View")
  }

  private mutating func replacingWord(in line: String, by word: String) -> String {
    guard let old = words(in: line).randomElement(using: &generator) else { return word }
    return line.replacing(old, with: word, maxReplacements: 1)
  }

  private func words(in line: String) -> [Substring] { line.split { " ,[]{}:.\"".contains($0) } }

  private mutating func withChangedCharacter(_ line: String) -> String {
    guard let position = line.indices.randomElement(using: &generator) else { return "?" }
    var line = line
    let alphabet = "abcXYZ :{}[],&*~'\"#\t-"
    line.remove(at: position)
    line.insert(alphabet.randomElement(using: &generator) ?? "x", at: position)
    return line
  }
}

@Suite struct ArchitectureMutationTests {
  /// The number of damaged copies of each file that are read.
  private static let count = samples(200, full: 5_000)

  @Test(arguments: ShippedFiles.paths.filter { $0.hasSuffix(".yml") && !$0.contains("/") })
  func `A damaged file has findings with locations or is still valid`(path: String) throws {
    let text = try #require(ShippedFiles.contents(of: path))
    var damage = Damage(generator: SeededRandom(seed: path.utf8.count))
    var refused = 0
    for _ in 0..<Self.count {
      let damaged = damage.damaged(text)
      let reading = ArchitectureReader().check(damaged, file: path)
      let isSound = reading.findings.isEmpty == (reading.architecture != nil)
      let hasPlaces = reading.findings.allSatisfy { ($0.location?.line ?? 0) > 0 }
      if !isSound || !hasPlaces {
        Issue.record("\(reading.findings)\n\(damaged)")
      }
      if !reading.findings.isEmpty { refused += 1 }
      if let architecture = reading.architecture {
        let figure = ArchitectureFigure(of: architecture)
        let page = ArchitecturePage(of: architecture).text + figure.drawing(isColored: true)
        #expect(figure.svg.hasSuffix("</svg>\n") && figure.dot.hasSuffix("}\n") && !page.isEmpty)
      }
    }
    #expect(refused > Self.count / 4, "the damage is too small to test anything")
  }

  @Test func `Hostile files are refused in reasonable time`() {
    let many = (0..<50_000).map { "R\($0): {}" }.joined(separator: ", ")
    let deep = String(repeating: "{roles: ", count: 500)
    let bomb = (1..<30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
      .joined(separator: "\n")
    let names = (0..<20_000).map { "N\($0)" }.joined(separator: ", ")
    let targets = String(repeating: "X & ", count: 50_000)
    for text in [
      "roles: {\(many)}", deep, "a0: &a0 [x]\n" + bomb,
      "roles: { View: { mustNotKnow: [\(names)] } }",
      "roles: { View: {} }\nreferences: { View.x: strong \(targets) }",
      "extends: " + String(repeating: "x", count: 1_000_000),
      "roles: { View: { name: \"" + String(repeating: "{module}", count: 10_000) + "\" } }",
    ] {
      let reading = ArchitectureReader().check(text, file: "hostile.yml")
      #expect(!reading.findings.isEmpty && reading.findings.count <= 100)
    }
  }
}
