import Adder
import AdderTestSupport
import AdderUIKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ModuleTransitionableTests {
  private let root: SurfViewController
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() {
    root = SurfViewController()
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
  }

  @Test func `A pushed module hides the tab bar if the router says so`() {
    let (hiding, showing) = (UIViewController(), UIViewController())
    root.push(module: hiding, animated: false, hideTabBar: true)
    root.push(module: showing, animated: false, hideTabBar: false)
    #expect(root.navigationController?.viewControllers == [root, hiding, showing])
    #expect(hiding.hidesBottomBarWhenPushed && !showing.hidesBottomBarWhenPushed)
  }

  @Test func `Completions run when UIKit has moved the views`() async {
    let held = HeldTransitions()
    await UIKitDouble.$heldTransitions.withValue(held) {
      var log: [String] = []
      @MainActor func check(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation)
        async
      {
        await waitForTurns()
        #expect(log == [], sourceLocation: sourceLocation)
        held.finish()
        await waitForTurns()
        #expect(log == [expected], sourceLocation: sourceLocation)
        log = []
      }
      let (pushed, sheet) = (SurfViewController(), SurfViewController())
      root.push(module: pushed) { log.append("pushed") }
      await check("pushed")
      pushed.presentModule(sheet) { log.append("presented") }
      await check("presented")
      sheet.dismissView { log.append("dismissed") }
      await check("dismissed")
      pushed.popToRoot { log.append("at the root") }
      await check("at the root")
    }
  }

  private func waitForTurns() async {
    for _ in 0..<12 { await Task { @MainActor in }.value }
  }

  @Test func `Surf's routers compile as they are after the first step of the article`() throws {
    let pieces = try codeSamples(
      in: "Sources/Runtime/Adder/Adder.docc/MovingFromModuleTransitionable.md")
    let outcome = try Compiler.compile(
      """
      import UIKit
      \(try #require(pieces.first))
      final class ProfileViewController: UIViewController, ModuleTransitionable {}
      @MainActor final class ProfileRouter {
        weak var view: ModuleTransitionable?

        func showEditProfileModule() {
          let module = ProfileViewController()
          view?.showModule(module)
          view?.push(module: module, animated: true)
          view?.push(module: module, animated: true, hideTabBar: true)
          view?.presentModule(module, animated: true, completion: nil)
          view?.dismissView(animated: true, completion: { [weak self] in self?.view = nil })
          view?.pop(animated: true)
          view?.popToRoot(animated: true)
        }
      }
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}

private final class SurfViewController: UIViewController, ModuleTransitionable {}
