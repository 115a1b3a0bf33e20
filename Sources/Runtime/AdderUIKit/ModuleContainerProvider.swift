#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  /// A view controller whose view has containers for other modules, each with a name.
  ///
  /// ```swift
  /// extension ProfileViewController: ModuleContainerProvider {
  ///   var moduleContainers: [ModuleContainer] { [.header] }
  ///   func containerView(for container: ModuleContainer) -> UIView? {
  ///     container == .header ? headerView : nil
  ///   }
  /// }
  /// ```
  ///
  /// A module is embedded as a child view controller whose view fills the container.
  @MainActor public protocol ModuleContainerProvider: UIViewController {
    /// The names of the containers, for the error message if an unknown container is requested.
    var moduleContainers: [ModuleContainer] { get }

    /// Returns the view that shows a module embedded under a name; `nil` if there is no such
    /// container. The provider's own view is already loaded.
    func containerView(for container: ModuleContainer) -> UIView?
  }

  // Containment as UIKit requires it: add the child, place its view, and notify the child.
  // For removal, the reverse.
  extension UIViewController {
    func embed(_ child: UIViewController, in container: UIView) {
      addChild(child)
      guard let view = child.view else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      ])
      child.didMove(toParent: self)
    }

    func leaveParentByTheBook() {
      willMove(toParent: nil)
      viewIfLoaded?.removeFromSuperview()
      removeFromParent()
    }

    /// Returns the modules in a container of this view controller, with the visible one last.
    func modules(in container: ModuleContainer) -> [UIViewController] {
      let modules = children.filter { $0.life?.module.container == container }
      let views = modules.first?.viewIfLoaded?.superview?.subviews ?? []
      return modules.sorted { one, other in
        (views.firstIndex { $0 === one.viewIfLoaded } ?? 0)
          < (views.firstIndex { $0 === other.viewIfLoaded } ?? 0)
      }
    }

    /// Shows the top module of a container, and hides the others.
    func showForemost(in container: ModuleContainer) {
      let modules = modules(in: container)
      for module in modules { module.viewIfLoaded?.isHidden = module !== modules.last }
    }
  }
#endif
