#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  extension UIViewController {
    /// Performs a storyboard segue. Called by `open(_:by:output:link:)` with the transition
    /// `ModuleTransition.segue`.
    ///
    /// The module is assembled around the segue's destination before the destination is loaded. The
    /// library receives the destination from the segue's class (`ModuleSegue` or `EmbedSegue`)
    /// or from `linkModule(for:)`.
    public func performSegue(_ segue: SegueOpening) throws(TransitionError) {
      guard storyboard != nil else {
        throw .noSegue(segue.identifier, opener: "\(Self.self)", known: [])
      }
      SegueInProgress.perform(segue, from: self)
    }

    /// Links the module that a segue shows, if a router performs the segue. Call it in `prepare(for:sender:)` of the
    /// project's base view controllers, once for all modules. Segues of the classes `ModuleSegue`
    /// and `EmbedSegue` do not need this call.
    ///
    /// ```swift
    /// class BaseViewController: UIViewController {
    ///   override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    ///     linkModule(for: segue)
    ///   }
    /// }
    /// ```
    ///
    /// - Returns: True if a router performs this segue. The app prepares all others.
    @discardableResult
    public func linkModule(for segue: UIStoryboardSegue) -> Bool {
      SegueInProgress.link(segue) != nil
    }

    /// Links the module of a segue that the user or the storyboard starts, for example by a tap on
    /// a cell. Call it in `prepare(for:sender:)`.
    ///
    /// - Parameters:
    ///   - segue: The segue that UIKit is about to perform.
    ///   - factory: Assembles the module around the segue's destination.
    ///   - output: The receiver of the module's output; it is not retained.
    ///   - link: Configures the module through its input.
    @discardableResult
    public func linkModule<Input, Output>(
      for segue: UIStoryboardSegue, by factory: some StoryboardModuleFactory<Input, Output>,
      output: ModuleOutputReference<Output> = .nobody,
      link: @MainActor (Input) -> Void = { _ in }
    ) -> OpenModule<Input> {
      SegueHandler(segue).open(
        factory, by: .segue(segue.identifier ?? ""), output: output, link: link)
    }
  }

  /// A segue whose module is linked without `prepare(for:sender:)`. Set it as the class of a
  /// “Show”, “Present Modally” or “Show Detail” segue in the storyboard.
  open class ModuleSegue: UIStoryboardSegue {
    open override func perform() {
      // A module that could not be linked is not shown. The router receives the reason.
      if SegueInProgress.link(self) != false { super.perform() }
    }
  }

  /// A segue that embeds its module in the view that its source, a `ModuleContainerProvider`,
  /// returns for the segue's identifier. Set it as the class of a “Custom” segue in the storyboard.
  ///
  /// It performs the transition `.embed(in:)`: the module that the container shows is closed first.
  open class EmbedSegue: UIStoryboardSegue {
    open override func perform() {
      guard SegueInProgress.link(self) != false, let place = containerView else { return }
      source.embed(destination, in: place)
      source.showForemost(in: container)
    }

    fileprivate var container: ModuleContainer { ModuleContainer(identifier ?? "") }

    fileprivate var containerView: UIView? {
      source.loadViewIfNeeded()
      return (source as? any ModuleContainerProvider)?.containerView(for: container)
    }
  }

  /// A segue that a router opens. It is in progress from before UIKit creates its destination until
  /// after UIKit has performed it.
  @MainActor private final class SegueInProgress {
    /// The innermost segue in progress: a segue may start another while its destination is loaded.
    private static var current: SegueInProgress?

    private let opening: SegueOpening
    private let opener: UIViewController
    private var handler: SegueHandler?
    private var isLinked: Bool?

    private init(_ opening: SegueOpening, _ opener: UIViewController) {
      self.opening = opening
      self.opener = opener
    }

    static func perform(_ opening: SegueOpening, from opener: UIViewController) {
      let outer = current
      let segue = SegueInProgress(opening, opener)
      current = segue
      defer { current = outer }
      let perform: () -> Void = {
        opener.performSegue(withIdentifier: opening.identifier, sender: nil)
      }
      if opening.isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
      segue.handler?.life?.didShow()
    }

    /// Links the module of a segue.
    ///
    /// - Returns: True if the module was linked; `nil` if no router opens this segue.
    static func link(_ segue: UIStoryboardSegue) -> Bool? {
      guard let current, segue.source === current.opener,
        segue.identifier == current.opening.identifier
      else { return nil }
      if let isLinked = current.isLinked { return isLinked }
      let handler = SegueHandler(segue)
      current.handler = handler
      let isLinked = handler.link(current.opening)
      current.isLinked = isLinked
      return isLinked
    }
  }

  /// Opens a module that a segue shows. UIKit shows the view; this class only starts the module's
  /// life.
  private final class SegueHandler: TransitionHandler {
    private let segue: UIStoryboardSegue
    private(set) var life: ModuleLife?

    init(_ segue: UIStoryboardSegue) {
      self.segue = segue
    }

    func prepareForEmbedding() { segue.source.prepareForEmbedding() }

    var shownModule: ShownModule { segue.source.shownModule }

    func performSegue(_ segue: SegueOpening) throws(TransitionError) { link(segue) }

    /// Opens the module around the segue's destination or, if the destination is a navigation
    /// controller, around its root view controller.
    @discardableResult
    func link(_ opening: SegueOpening) -> Bool {
      let stack = segue.destination as? UINavigationController
      let embed = segue as? EmbedSegue
      return opening.open(
        around: stack?.viewControllers.first ?? segue.destination,
        by: embed.map { .embed(in: $0.container) } ?? .segue(opening.identifier), in: self)
    }

    func show(
      _ view: AnyObject, of module: ShownModule
    ) throws(TransitionError) -> any ModulePlace {
      guard let controller = view as? UIViewController else {
        throw .wrongView("\(type(of: view))", expected: "UIViewController")
      }
      let opener = segue.source
      if let embed = segue as? EmbedSegue, embed.containerView == nil {
        let provider = opener as? any ModuleContainerProvider
        throw .noContainer(
          embed.container, opener: "\(type(of: opener))", known: provider?.moduleContainers ?? [])
      }
      let screen = ModuleScreen.around(opener)
      opener.life.map(screen.adopt)
      let life = screen.add(module, controller)
      self.life = life
      return UIKitPlace(life)
    }
  }
#endif
