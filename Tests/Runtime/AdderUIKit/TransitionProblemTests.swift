import Adder
import AdderUIKit
import Testing
import UIKit

/// Every impossible transition is reported, and the returned module was never open.
@MainActor @Suite(.serialized) struct TransitionProblemTests {
  private func check(
    _ error: TransitionError, sourceLocation: SourceLocation = #_sourceLocation,
    _ open: (Stage) -> OpenModule<any SampleModuleInput>
  ) {
    let stage = Stage { $0 }
    var problems: [RuntimeProblem] = []
    let module = RuntimeProblem.handled(by: { problems.append($0) }) { open(stage) }
    #expect(problems == [.transition(error)], sourceLocation: sourceLocation)
    #expect(!module.isOpen, sourceLocation: sourceLocation)
    #expect(UIKitDouble.warnings == [], sourceLocation: sourceLocation)
  }

  @Test func `A push without a navigation stack is reported`() {
    check(.noNavigationStack(opener: "UIViewController", module: "SampleViewController")) {
      $0.open("A")
    }
  }

  @Test func `Embedding in a view without containers is reported`() {
    check(.noContainer("body", opener: "UIViewController", known: [])) {
      $0.open("A", by: .embed(in: "body"))
    }
  }

  @Test func `A tab without a tab bar controller is reported`() {
    check(.noTabs(opener: "UIViewController", module: "SampleViewController")) {
      $0.open("A", by: .tab)
    }
  }

  @Test(arguments: [ModuleTransition.present, .setRoot, .replace])
  func `An opener that no window shows is reported`(transition: ModuleTransition) {
    check(
      .openerIsNotOnScreen(opener: "UIViewController", module: "SampleViewController")
    ) { stage in
      withExtendedLifetime(UIViewController()) { stage.open("A", by: transition, from: $0) }
    }
  }

  @Test func `A navigation controller that is pushed is reported`() {
    check(
      .wrongView(
        "UINavigationController", expected: "UIViewController that is not a navigation controller")
    ) { stage in
      let sheet = stage.open("A", by: .present(hasNavigation: true))
      return stage.open(
        "B", from: sheet.transitionHandler, makeView: { _ in UINavigationController() })
    }
  }

  @Test func `A view that is already shown is reported`() {
    check(
      .wrongView(
        "UIViewController, which is already shown,", expected: "new UIViewController")
    ) { stage in
      let kept = UIViewController()
      stage.open("A", by: .present, makeView: { _ in kept })
      return stage.open("A", by: .present, makeView: { _ in kept })
    }
  }
}
