#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  /// The view of a module that a storyboard makes. It assembles the module around itself.
  ///
  /// ```swift
  /// extension ProfileViewController: StoryboardModuleView {
  ///   func assembleModule(
  ///     output: ModuleOutputReference<any ProfileModuleOutput>
  ///   ) -> Module<any ProfileModuleInput> {
  ///     ProfileAssembly().module(around: self, output: output)
  ///   }
  /// }
  /// ```
  @MainActor public protocol StoryboardModuleView: UIViewController {
    /// What the opener may say to the module.
    associatedtype Input
    /// What the module tells its opener; `Never` for nothing.
    associatedtype Output

    /// Makes the other parts and connects them with this view, which is not loaded yet.
    ///
    /// - Parameter output: whom the module tells what happened; it is not retained.
    func assembleModule(output: ModuleOutputReference<Output>) -> Module<Input>
  }

  extension UIViewController {
    /// Performs a segue of the storyboard, and links the module that it leads to before its view is
    /// loaded. `prepare(for:sender:)` has to pass the segue on:
    ///
    /// ```swift
    /// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    ///   linkModule(for: segue, sender: sender)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - identifier: the segue's name in the storyboard.
    ///   - type: the class of the view it leads to, also at the bottom of a navigation controller.
    ///   - transition: what the segue does; for messages, the storyboard decides.
    ///   - output: whom the module tells what happened; it is not retained.
    ///   - link: says to the module's input what it needs.
    /// - Returns: the module as its opener sees it. When it is not linked it is closed already, says
    ///   why in `OpenModule.error`, and the problem is reported (`RuntimeProblem`).
    @discardableResult
    public func open<View: StoryboardModuleView>(
      segue identifier: String, to type: View.Type, by transition: ModuleTransition = .push,
      output: ModuleOutputReference<View.Output> = .nobody,
      link: @MainActor (View.Input) -> Void = { _ in }
    ) -> OpenModule<View.Input> {
      let own = shownModule
      guard own.isOpen else {
        return .failed(.openerIsClosed(opener: own.name, module: "\(type)"))
      }
      return withoutActuallyEscaping(link) { link in
        var opened: OpenModule<View.Input>?
        let request = SegueRequest { [unowned self] segue in
          opened = linkModule(for: segue, to: type, by: transition, output: output, link: link)
        }
        performSegue(withIdentifier: identifier, sender: request)
        (opened?.transitionHandler as? UIViewController)?.life?.didShow()
        return opened ?? .failed(.segueIsNotLinked(identifier, opener: own.name))
      }
    }

    /// Links the module of a segue that `open(segue:to:)` performs; to be called in
    /// `prepare(for:sender:)` with what that is given.
    ///
    /// - Returns: whether it was such a segue. Others are the app's to prepare.
    @discardableResult
    public func linkModule(for segue: UIStoryboardSegue, sender: Any?) -> Bool {
      guard let request = sender as? SegueRequest else { return false }
      request.link(segue)
      return true
    }

    /// Links the module of a segue that the user started, such as by a touch on a cell; to be called
    /// in `prepare(for:sender:)`.
    ///
    /// - Parameters:
    ///   - type: the class of the view it leads to, also at the bottom of a navigation controller.
    ///   - transition: what the segue does; for messages, the storyboard decides.
    ///   - output: whom the module tells what happened; it is not retained.
    ///   - link: says to the module's input what it needs.
    /// - Returns: the module as its opener sees it. When it is not linked it is closed already, says
    ///   why in `OpenModule.error`, and the problem is reported (`RuntimeProblem`).
    @discardableResult
    public func linkModule<View: StoryboardModuleView>(
      for segue: UIStoryboardSegue, to type: View.Type, by transition: ModuleTransition = .push,
      output: ModuleOutputReference<View.Output> = .nobody,
      link: @MainActor (View.Input) -> Void = { _ in }
    ) -> OpenModule<View.Input> {
      let destination = segue.destination
      let content = (destination as? UINavigationController)?.viewControllers.first ?? destination
      guard let view = content as? View else {
        return .failed(.wrongView("\(Swift.type(of: content))", expected: "\(type)"))
      }
      return SegueHandler(self).open(
        SegueFactory(view: view), by: transition, output: output, link: link)
    }
  }

  /// What `open(segue:to:)` sends through `prepare(for:sender:)`.
  @MainActor private final class SegueRequest {
    let link: (UIStoryboardSegue) -> Void

    init(link: @escaping (UIStoryboardSegue) -> Void) {
      self.link = link
    }
  }

  /// Makes a module around the view that the storyboard made.
  private struct SegueFactory<View: StoryboardModuleView>: ModuleFactory {
    let view: View

    func makeModule(output: ModuleOutputReference<View.Output>) -> Module<View.Input> {
      view.assembleModule(output: output)
    }
  }

  /// Opens modules that the storyboard shows: it only begins their lives.
  private final class SegueHandler: TransitionHandler {
    private let opener: UIViewController

    init(_ opener: UIViewController) {
      self.opener = opener
    }

    var shownModule: ShownModule { opener.shownModule }

    func show(
      _ view: AnyObject, of module: ShownModule
    ) throws(TransitionError) -> any ModulePlace {
      guard let controller = view as? UIViewController else {
        throw .wrongView("\(type(of: view))", expected: "UIViewController")
      }
      let life = ModuleScreen.around(opener).add(module, controller)
      // The segue is performed after this.
      Task { @MainActor in life.didShow() }
      return UIKitPlace(life)
    }
  }
#endif
