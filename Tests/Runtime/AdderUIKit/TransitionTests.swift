import Adder
import AdderUIKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TransitionTests {
  @Test(arguments: [
    ModuleTransition.push, .present, .present(.fullScreen), .present(hasNavigation: true), .detail,
    .setRoot,
  ])
  func `A module is linked before its view is loaded`(transition: ModuleTransition) {
    let stage = Stage()
    stage.open("A", by: transition)
    #expect(stage.log.take().prefix(2) == ["A linked", "A loaded"])
  }

  @Test func `A presentation has UIKit's style and, if requested, a navigation stack`() {
    let styles: [(PresentationStyle, UIModalPresentationStyle)] = [
      (.sheet, .automatic), (.fullScreen, .fullScreen), (.overFullScreen, .overFullScreen),
      (.popover, .popover),
    ]
    for (style, expected) in styles {
      let stage = Stage()
      stage.open("A", by: .present(style, hasNavigation: true))
      let presented = stage.container.presentedViewController
      #expect(presented is UINavigationController)
      #expect(presented?.modalPresentationStyle == expected)
    }
  }

  @Test func `A popover without a source view receives one`() {
    let stage = Stage()
    stage.open("A", by: .present(.popover))
    let popover = stage.container.presentedViewController?.popoverPresentationController
    #expect(popover?.sourceView != nil)
  }

  @Test func `A presentation style that the app has set on its view is kept`() {
    let stage = Stage()
    stage.open("A", by: .present) {
      let view = SampleViewController($0)
      view.modalPresentationStyle = .formSheet
      return view
    }
    #expect(stage.container.presentedViewController?.modalPresentationStyle == .formSheet)
  }

  @Test func `The runtime does not set delegates that the app may need`() {
    let stage = Stage()
    let sheet = stage.open("A", by: .present(hasNavigation: true))
    stage.open("B", from: sheet.transitionHandler)
    let presented = stage.container.presentedViewController
    #expect((stage.container as? UINavigationController)?.delegate == nil)
    #expect((presented as? UINavigationController)?.delegate == nil)
    #expect(presented?.presentationController?.delegate == nil)
  }

  @Test func `A tab is loaded when it is first shown`() {
    let stage = Stage { root in
      let tabs = UITabBarController()
      tabs.viewControllers = [root]
      return tabs
    }
    let tab = stage.open("A", by: .tab)
    #expect(stage.log.take() == ["A linked"])
    tab.bringForward()
    #expect(stage.log.take() == ["A loaded"])
    #expect((stage.container as? UITabBarController)?.selectedIndex == 1)
    tab.close()
    #expect(stage.log.take() == ["A closed"])
    #expect((stage.container as? UITabBarController)?.viewControllers == [stage.root])
  }

  @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func `A detail is shown in the second column and closes the previous detail`(
    style: UISplitViewController.Style
  ) async {
    let stage = Stage { root in
      let split = style == .unspecified ? UISplitViewController() : .init(style: style)
      if style == .unspecified {
        split.viewControllers = [UINavigationController(rootViewController: root)]
      } else {
        split.setViewController(root, for: .primary)
      }
      return split
    }
    let split = stage.container as? UISplitViewController
    let a = stage.open("A", by: .detail)
    #expect(split?.viewControllers.count == 2 && a.isOpen)
    let b = stage.open("B", by: .detail)
    await stage.settle()
    #expect(!a.isOpen && b.isOpen)
    b.close()
    await stage.settle()
    #expect(stage.log.take().suffix(2) == ["A closed", "B closed"])
    #expect(split?.viewControllers.count == 1)
  }

  @Test func `Of several modules in a container, only the top one is visible`() throws {
    let stage = Stage()
    let host = stage.open("host") { ContainerViewController($0) }
    let a = stage.open("A", by: .embed(in: "body", keepsOthers: true), from: host.transitionHandler)
    let b = stage.open("B", by: .embed(in: "body", keepsOthers: true), from: host.transitionHandler)
    let viewA = try #require(a.transitionHandler as? UIViewController).view
    let viewB = try #require(b.transitionHandler as? UIViewController).view
    #expect(viewA?.isHidden == true && viewB?.isHidden == false)
    a.bringForward()
    #expect(viewA?.isHidden == false && viewB?.isHidden == true)
    a.close()
    #expect(viewB?.isHidden == false)
    #expect((host.transitionHandler as? UIViewController)?.children.count == 1)
  }

  @Test func `A new root has a navigation stack if the old one had one`() {
    let stage = Stage()
    stage.open("A", by: .setRoot)
    #expect(stage.window.rootViewController is UINavigationController)
    let bare = Stage { $0 }
    bare.open("A", by: .setRoot)
    #expect(bare.window.rootViewController is SampleViewController)
  }

  @Test func `A module with a custom transition closes when the animator reports the end`() {
    final class Animator: TransitionAnimator {
      var finish: (@MainActor () -> Void)?

      func show(
        _ view: AnyObject, over opener: AnyObject, isAnimated: Bool,
        completion: @escaping @MainActor () -> Void
      ) {
        guard let child = view as? UIViewController, let parent = opener as? UIViewController else {
          return
        }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        completion()
      }

      func hide(
        _ view: AnyObject, isAnimated: Bool, completion: @escaping @MainActor () -> Void
      ) {
        finish = {
          (view as? UIViewController)?.view.removeFromSuperview()
          (view as? UIViewController)?.removeFromParent()
          completion()
        }
      }
    }
    let animator = Animator()
    let stage = Stage()
    let module = stage.open("A", by: .custom(animator))
    #expect(stage.log.take() == ["A linked", "A loaded"])
    module.close()
    #expect(stage.log.take() == [])
    animator.finish?()
    animator.finish = nil
    #expect(stage.log.take() == ["A closed"])
  }

  @Test(arguments: [ModuleTransition.present, .present(hasNavigation: true)])
  func `A dismissal by the user closes the module`(
    transition: ModuleTransition
  ) async throws {
    let stage = Stage()
    let module = stage.open("A", by: transition)
    let presented = try #require(stage.container.presentedViewController)
    #expect(UserActions.dismiss(presented))
    await stage.settle()
    #expect(!module.isOpen && stage.log.take().last == "A closed")
  }

  @Test func `A module opened while a sheet disappears is shown after that`() async {
    let stage = Stage()
    let sheet = stage.open("A", by: .present)
    (sheet.transitionHandler as? SampleViewController)?.whenDisappearing = { [unowned stage] in
      stage.open("B", by: .present)
    }
    _ = stage.log.take()
    sheet.close()
    await stage.settle()
    #expect(stage.log.take() == ["B linked", "A closed", "B loaded"])
    #expect(stage.container.presentedViewController is SampleViewController)
    #expect(UIKitDouble.warnings(about: "Sample") == [])
  }

  @Test func `A module that waits for a sheet to disappear can be closed in the meantime`() async {
    let stage = Stage()
    let sheet = stage.open("A", by: .present)
    (sheet.transitionHandler as? SampleViewController)?.whenDisappearing = { [unowned stage] in
      stage.open("B", by: .present).close()
    }
    _ = stage.log.take()
    sheet.close()
    await stage.settle()
    #expect(stage.log.take() == ["B linked", "B closed", "A closed"])
    #expect(stage.container.presentedViewController == nil)
  }

  @Test func `A module that closes itself while it appears is dismissed after it has appeared`()
    async
  {
    let stage = Stage()
    let module = stage.open("A", by: .present) {
      let view = SampleViewController($0)
      view.whenAppearing = { [unowned view] in view.closeCurrentModule() }
      return view
    }
    await stage.settle()
    #expect(!module.isOpen && stage.container.presentedViewController == nil)
    #expect(stage.log.take() == ["A linked", "A loaded", "A closed"])
  }
}
