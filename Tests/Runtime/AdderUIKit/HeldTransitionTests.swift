import Adder
import AdderUIKit
import Testing
import UIKit

/// Tests of actions during running transitions.
@MainActor @Suite(.serialized) struct HeldTransitionTests {
  /// Pushes A and B, presents the given modules, runs the steps while all transitions are held, and
  /// then lets the transitions end.
  private func check(
    presenting sheet: String? = nil, _ steps: (Stage, OpenModule<any SampleModuleInput>) -> Void,
    meanwhile: [String], afterwards: [String],
    sourceLocation: SourceLocation = #_sourceLocation, _ end: (Stage) -> Void = { _ in }
  ) async {
    await UIKitDouble.$heldTransitions.withValue(HeldTransitions()) {
      let stage = Stage()
      stage.open("A")
      await stage.settle()
      var last = stage.open("B")
      await stage.settle()
      if let sheet { last = stage.open(sheet, by: .present) }
      await stage.settle()
      _ = stage.log.take()
      steps(stage, last)
      #expect(stage.log.take() == meanwhile, sourceLocation: sourceLocation)
      await stage.settle()
      #expect(stage.log.take() == afterwards, sourceLocation: sourceLocation)
      #expect(UIKitDouble.warnings(about: "Sample") == [], sourceLocation: sourceLocation)
      end(stage)
    }
  }

  @Test func `Popped modules close when the transition has ended, the topmost first`() async {
    await check(
      { stage, last in
        (stage.container as? UINavigationController)?.popToRootViewController(animated: true)
        #expect(last.isOpen)
      }, meanwhile: [], afterwards: ["B closed", "A closed"])
  }

  @Test func `Of several closed modules, only the lowest leaves with an animation`() async {
    await check(
      presenting: "C",
      { stage, last in
        stage.root.closeOpenedModules()
        #expect(!last.isOpen)
        last.close()
      }, meanwhile: ["C closed", "B closed"], afterwards: ["A closed"])
  }

  @Test func `A new sheet is shown as soon as the previous one has disappeared`() async {
    await check(
      presenting: "C",
      { stage, last in
        last.close()
        stage.open("D", by: .present)
      }, meanwhile: ["D linked"], afterwards: ["C closed", "D loaded"]
    ) { stage in
      let presented = stage.container.presentedViewController as? SampleViewController
      #expect(presented?.presenter.name == "D")
    }
  }

  @Test func `A sheet is shown over another one as soon as that one has appeared`() async {
    await check(
      { stage, _ in
        stage.open("C", by: .present)
        stage.open("D", by: .present)
      }, meanwhile: ["C linked", "C loaded", "D linked"], afterwards: ["D loaded"]
    ) { stage in
      let presented = stage.container.presentedViewController?.presentedViewController
      #expect((presented as? SampleViewController)?.presenter.name == "D")
    }
  }

  @Test func `A sheet that is closed while it appears is dismissed after it has appeared`() async {
    await check(
      { stage, _ in
        let sheet = stage.open("C", by: .present)
        sheet.close()
        #expect(!sheet.isOpen)
      }, meanwhile: ["C linked", "C loaded"], afterwards: ["C closed"]
    ) { #expect($0.container.presentedViewController == nil) }
  }

  @Test func `A sheet that the user dismisses closes when it has disappeared`() async {
    await check(
      presenting: "C",
      { stage, last in
        stage.container.presentedViewController.map { _ = UserActions.dismiss($0) }
        #expect(last.isOpen)
      }, meanwhile: [], afterwards: ["C closed"])
  }

  @Test func `A sheet that is closed while the user dismisses the one over it closes afterwards`()
    async
  {
    await check(
      presenting: "C",
      { stage, last in
        let under = last.transitionHandler
        stage.open("D", by: .present.withoutAnimation, from: under)
        _ = stage.log.take()
        stage.container.topmostPresented.map { _ = UserActions.dismiss($0) }
        last.close()
      }, meanwhile: [], afterwards: ["D closed", "C closed"]
    ) { #expect($0.container.presentedViewController == nil) }
  }
}

extension UIViewController {
  fileprivate var topmostPresented: UIViewController? {
    presentedViewController.map { $0.topmostPresented ?? $0 }
  }
}
