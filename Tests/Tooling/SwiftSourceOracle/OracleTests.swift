import AdderSwiftSource
import AdderTestSupport
import Foundation
import Testing

@Suite struct OracleTests {
  @Test func `Words and declarations are those that the compiler's parser finds`() throws {
    let folder = ProcessInfo.processInfo.environment["ADDER_CONFORMANCE"] ?? ""
    var report: [String: Int] = [:]
    var shown: [String: Int] = [:]
    var count = 0
    var different = 0
    let files = FileManager.default.enumerator(atPath: folder + "/swift")
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".swift") || file.hasSuffix(".swiftinterface") else { continue }
      guard let data = FileManager.default.contents(atPath: folder + "/swift/" + file),
        let text = String(data: data, encoding: .utf8)
      else { continue }
      let bytes = Array(text.utf8)
      count += 1
      let theirs = TheirMarks.read(text)
      func compare(_ ours: [Mark], _ theirs: [Mark], _ about: String) {
        let first = Set(ours)
        let second = Set(theirs)
        if first == second { return }
        different += 1
        for (list, sign) in [(first.subtracting(second), "+"), (second.subtracting(first), "-")] {
          for mark in list.sorted().prefix(4) {
            let key = "\(about) \(sign)\(mark.kind)"
            report[key, default: 0] += 1
            if shown[key, default: 0] < 4 {
              shown[key, default: 0] += 1
              let line = bytes[..<mark.start].count { $0 == 10 } + 1
              let end = min(mark.end, mark.start + 70)
              print(
                "\(key) \(file):\(line) [\(mark.name)]",
                String(decoding: bytes[mark.start..<end], as: UTF8.self)
                  .replacingOccurrences(of: "\n", with: "⏎"))
            }
          }
        }
      }
      compare(normal(OurMarks.tokens(bytes)), normal(theirs.tokens), "token")
      compare(OurMarks.marks(bytes), theirs.marks, "mark")
    }
    print("files:", count, "different:", different)
    for (key, count) in report.sorted(by: { $0.value > $1.value }) { print(count, key) }
  }

  /// Operators one character at a time, since the parser decides where one ends; strings in as few pieces
  /// as can be.
  private func normal(_ tokens: [Mark]) -> [Mark] {
    tokens
  }
}
