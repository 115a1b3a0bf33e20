import AdderTestSupport
import Testing

@Suite struct SegueArticleTests {
  @Test func `The code for segues in the article about ViperMcFlurry compiles`() throws {
    let pieces = try codeSamples(
      in: "Sources/Runtime/Adder/Adder.docc/MovingFromViperMcFlurry.md")
    try #require(pieces.count == 6)
    let outcome = try Compiler.compile(
      """
      import Adder
      import AdderUIKit
      import UIKit
      @MainActor protocol PersonModuleInput: AnyObject {}
      @MainActor protocol PersonModuleOutput: AnyObject {}
      final class PersonPresenter: PersonModuleInput {
        weak var view: PersonViewController?
        init(output: ModuleOutputReference<any PersonModuleOutput>) {}
      }
      final class PersonViewController: UIViewController { var output: PersonPresenter? }
      final class ProfileViewController: UIViewController { let headerView = UIView() }
      \(pieces[2...4].joined(separator: "\n"))
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
