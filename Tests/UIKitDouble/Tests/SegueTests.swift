import Testing
import UIKit

@MainActor @Suite(.serialized) struct SegueTests {
  private final class Curtain: UIStoryboardSegue {
    static var performed: [String] = []

    override func perform() { Self.performed.append(identifier ?? "") }
  }

  private final class Counted: UIStoryboardSegue {
    static var count = 0

    override func perform() {
      Self.count += 1
      super.perform()
    }
  }

  private func makeSource() throws -> UIViewController {
    InterfaceBuilder.defineStoryboard(
      named: "CustomSegues",
      scenes: ["a": { UIViewController(coder: $0) }, "b": { UIViewController(coder: $0) }],
      segues: [
        .init("curtain", from: "a", to: "b", kind: .custom) {
          Curtain(identifier: $0, source: $1, destination: $2)
        },
        .init("counted", from: "a", to: "b") {
          Counted(identifier: $0, source: $1, destination: $2)
        },
      ])
    let storyboard = UIStoryboard(name: "CustomSegues", bundle: nil)
    return storyboard.instantiateViewController(withIdentifier: "a")
  }

  @Test func `A custom segue performs only the code of its class`() throws {
    let source = try makeSource()
    let navigation = UINavigationController(rootViewController: source)
    let window = window(showing: navigation)
    source.performSegue(withIdentifier: "curtain", sender: nil)
    #expect(Curtain.performed == ["curtain"])
    #expect(navigation.viewControllers == [source] && source.presentedViewController == nil)
    withExtendedLifetime(window) {}
  }

  @Test func `A segue class of the app can perform the standard segue with super`() throws {
    let source = try makeSource()
    let navigation = UINavigationController(rootViewController: source)
    let window = window(showing: navigation)
    source.performSegue(withIdentifier: "counted", sender: nil)
    #expect(Counted.count == 1 && navigation.viewControllers.count == 2)
    withExtendedLifetime(window) {}
  }
}
