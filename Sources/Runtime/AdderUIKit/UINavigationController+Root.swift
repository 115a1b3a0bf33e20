#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  extension UINavigationController {
    /// A navigation stack that begins with a module.
    ///
    /// ```swift
    /// window.rootViewController = try UINavigationController(root: HomeAssembly())
    /// ```
    ///
    /// - Parameters:
    ///   - factory: makes the module.
    ///   - output: whom the module tells what happened; it is not retained.
    ///   - link: says to the module's input what it needs, before its view is loaded.
    /// - Throws: when the module's view is no view controller.
    public convenience init<Input, Output>(
      root factory: some ModuleFactory<Input, Output>,
      output: ModuleOutputReference<Output> = .nobody,
      link: @MainActor (Input) -> Void = { _ in }
    ) throws(TransitionError) {
      let (controller, _) = try factory.makeRootModule(
        UIViewController.self, expected: "UIViewController", output: output, link: link)
      self.init(rootViewController: controller)
    }
  }
#endif
