import AdderTestSupport
@testable import AdderFileChanges
import Foundation
import Testing

@Suite struct LineMergeTests {
  /// Each letter is a line.
  private func merge(_ base: String, to new: String, in current: String) throws -> String {
    func text(_ letters: String) -> [UInt8] { Array(letters.map { "\($0)\n" }.joined().utf8) }
    let merged = try LineMerge(from: text(base), to: text(new), in: text(current)).merged()
    return String(decoding: merged, as: UTF8.self).replacing("\n", with: "")
  }

  @Test func `Generated lines are added to what people have written`() throws {
    #expect(try merge("abcd", to: "abxcd", in: "zabcd") == "zabxcd")
    #expect(try merge("abcd", to: "abd", in: "abcdz") == "abdz")
    #expect(try merge("abcd", to: "aXcd", in: "abcZ") == "aXcZ")
  }

  @Test func `Generated lines come before the lines that people have added at the same place`()
    throws
  {
    #expect(try merge("ab", to: "axyb", in: "azb") == "axyzb")
  }

  @Test func `Changes of neighboring lines are both made`() throws {
    #expect(try merge("abc", to: "aXc", in: "abZ") == "aXZ")
    #expect(try merge("abc", to: "abxc", in: "aZc") == "aZxc")
  }

  @Test func `Lines that are there already are not added again`() throws {
    #expect(try merge("ab", to: "axb", in: "axb") == "axb")
    #expect(try merge("ab", to: "axb", in: "azxwb") == "azxwb")
    #expect(try merge("abc", to: "aXc", in: "aXc") == "aXc")
  }

  @Test func `A line that both have changed is a conflict at the current line`() throws {
    #expect(throws: LineMerge.Conflict(line: 3)) { try merge("abc", to: "aXc", in: "zaZc") }
    #expect(throws: LineMerge.Conflict(line: 2)) { try merge("abcd", to: "abxcd", in: "ad") }
  }

  @Test func `Lines that need not be merged stay as people have changed them`() throws {
    let merge = LineMerge(
      from: Array("/1\na\n".utf8), to: Array("/2\nx\na\n".utf8), in: Array("/3\na\n".utf8))
    #expect(throws: LineMerge.Conflict(line: 1)) { try merge.merged() }
    let comments = LineMerge(
      from: Array("/1\na\nb\n".utf8), to: Array("/2\na\nb\nx\n".utf8),
      in: Array("/3\na\nb\n".utf8))
    let merged = try comments.merged { $0.starts(with: "/".utf8) }
    #expect(String(decoding: merged, as: UTF8.self) == "/3\na\nb\nx\n")
  }

  @Test func `Lines are not added behind a last line without a line feed`() {
    let merge = LineMerge(from: Array("a\n".utf8), to: Array("a\nb\n".utf8), in: Array("c".utf8))
    #expect(throws: LineMerge.Conflict(line: 2)) { try merge.merged() }
  }

  /// git refuses more: changes of neighboring lines, and lines added at the same place.
  @Test func `Where git can merge, the result is the same`() throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: 22)
    var (agreed, refused) = (0, 0)
    for _ in 0..<samples(150, full: 3000) {
      let base = (0..<10).map { "line \($0)\n" }
      func changed(_ mark: String) -> [String] {
        var lines = base
        for number in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: 0..<lines.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: lines.insert("\(mark) \(number)\n", at: place)
          case 1: lines[place] = "\(mark) \(number)\n"
          default: lines.remove(at: place)
          }
        }
        return lines
      }
      let (new, current) = (changed("generated"), changed("written"))
      try folder.write(base.joined(), to: "base")
      try folder.write(new.joined(), to: "new")
      try folder.write(current.joined(), to: "current")
      let git = try run("git", ["merge-file", "-p", "current", "base", "new"], in: folder.url)
      let texts = [base, new, current].map { Array($0.joined().utf8) }
      guard
        let bytes = try? LineMerge(from: texts[0], to: texts[1], in: texts[2]).merged()
      else {
        #expect(git.status != 0, "\(new) \(current)")
        refused += 1
        continue
      }
      let merged = String(decoding: bytes, as: UTF8.self)
      if git.status == 0 {
        #expect(merged == git.output)
        agreed += 1
      }
      for line in new + current where !base.contains(line) {
        #expect(
          merged.split(separator: line, omittingEmptySubsequences: false).count == 2, "\(line)")
      }
      for line in base where !new.contains(line) || !current.contains(line) {
        #expect(!merged.contains(line))
      }
    }
    #expect(agreed > 0 && refused > 0)
  }
}
