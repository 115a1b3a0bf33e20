#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  extension UINavigationController {
    /// Creates a navigation stack with a root module.
    ///
    /// ```swift
    /// window.rootViewController = try UINavigationController(root: HomeAssembly())
    /// ```
    ///
    /// - Parameters:
    ///   - factory: Creates the module.
    ///   - output: The receiver of the module's output; it is not retained.
    ///   - link: Configures the module through its input, before its view is loaded.
    /// - Throws: `TransitionError` if the module's view is not a view controller.
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
