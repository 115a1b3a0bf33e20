import AdderTestSupport
import Testing

@Suite struct ListArticleTests {
  @Test func `The code for tables in the article about lists compiles`() throws {
    let pieces = try codeSamples(in: "Sources/Runtime/Adder/Adder.docc/Lists.md")
    let sample = try #require(pieces.first { $0.contains("UITableViewCell") })
    let value = """
      import Adder
      import AdderUIKit
      import UIKit
      struct PostCellObject: CellObject {
        let id: Int
        let title: String
      }
      """
    let outcome = try Compiler.compile("\(value)\n\(sample)")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
