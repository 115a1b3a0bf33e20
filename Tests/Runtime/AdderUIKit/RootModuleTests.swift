import Adder
import AdderUIKit
import Testing
import UIKit

@MainActor @Suite struct RootModuleTests {
  private let log = Log()

  @Test func `The root module of a navigation stack is linked before it is loaded`() throws {
    let navigation = try UINavigationController(root: SampleFactory(log: log)) {
      $0.configure(name: "A")
    }
    #expect(log.take() == ["A linked"])
    let view = try #require(navigation.topViewController as? SampleViewController)
    view.open(SampleFactory(log: log)) { $0.configure(name: "B") }
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `A root view that is not a view controller throws an error`() {
    struct OtherFactory: ModuleFactory {
      final class OtherView {}
      func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> {
        Module(view: OtherView())
      }
    }
    #expect(throws: TransitionError.wrongView("OtherView", expected: "UIViewController")) {
      try UINavigationController(root: OtherFactory())
    }
  }
}
