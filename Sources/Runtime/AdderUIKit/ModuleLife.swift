#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  import Adder
  import UIKit

  /// What the screen keeps of one module: its view controller, and where that was put.
  ///
  /// UIKit tells nobody but a view controller itself and its children that it leaves. So each module's
  /// view controller gets an invisible child, which hears what it hears; the life is what both know.
  @MainActor final class ModuleLife {
    let module: ShownModule
    private(set) weak var host: UIViewController?
    weak var screen: ModuleScreen?
    /// Counts the modules of a screen in the order of opening; a view that no router opened comes first.
    let serial: Int

    /// Whether the host's view is on the screen.
    private(set) var sight = Sight.hidden
    /// What waits until it has come to rest: appeared, or disappeared.
    private var waiting: [@MainActor () -> Void] = []
    /// Whether it has not been put anywhere yet, or gives its place to another just now: where it is
    /// then says nothing.
    var isBetween = true

    /// Whether UIKit was asked to present it, and it has not appeared.
    var isBeingPresented = false
    /// Whether UIKit was asked to take it off the screen.
    var isLeaving = false

    private var layer = 0
    private var tab = 0
    private weak var sentinel: ModuleLifeViewController?
    private weak var sentinelView: ModuleLifeView?

    init(_ module: ShownModule, of host: UIViewController, serial: Int) {
      self.module = module
      self.host = host
      self.serial = serial
    }

    /// Where it lies, for the order of closing: what is on top is the greatest.
    var rank: Rank {
      let isOnStack =
        switch module.transition?.way {
        case .embed, .custom: false
        case .replace: module.container == nil
        default: true
        }
      return Rank(isOnStack: isOnStack, layer: layer, tab: tab, serial: serial)
    }

    enum Sight { case hidden, appearing, there, disappearing }

    /// Whether it is on the screen, or on its way there or away.
    var isInSight: Bool { sight != .hidden }

    var isInTransition: Bool { sight == .appearing || sight == .disappearing }

    /// Whether it is being presented. That begins before the sentinel hears of it.
    var isComing: Bool {
      sight == .appearing
        || sight == .hidden && isBeingPresented && host?.presentingViewController != nil
    }

    /// Whether it is on its way off the screen.
    var isGoing: Bool {
      sight == .disappearing || isInSight && module.isClosing || host?.isBeingDismissed == true
        || host?.navigationController?.isBeingDismissed == true
    }

    /// Whether UIKit presents nothing over it, and dismisses nothing under it.
    var isMoving: Bool { isComing || isGoing }

    struct Rank: Comparable {
      /// What is inside a view goes when that has gone; the rest from the top.
      var isOnStack: Bool
      var layer: Int
      var tab: Int
      var serial: Int

      static func < (one: Rank, other: Rank) -> Bool {
        (one.isOnStack ? 1 : 0, one.layer, one.tab, one.serial)
          < (other.isOnStack ? 1 : 0, other.layer, other.tab, other.serial)
      }
    }
  }

  extension ModuleLife {
    /// Whether the host began another life: a view controller that no router opened, such as the root
    /// of a tab, was taken off the screen and put there again.
    var isOver: Bool { module.isClosed && module.transition == nil && presence == .here }
  }

  // MARK: - The sentinel

  extension ModuleLife {
    /// Gives the host its sentinel, and puts that into the host's view as soon as there is one: only
    /// then does it hear of appearance. The view is not loaded for it.
    func watch() {
      guard let host else { return }
      if !host.isWatchedByView, sentinel == nil {
        let sentinel = ModuleLifeViewController(self)
        self.sentinel = sentinel
        host.addChild(sentinel)
        sentinel.didMove(toParent: host)
      } else if let sentinel, sentinel.parent !== host {
        host.addChild(sentinel)
        sentinel.didMove(toParent: host)
      }
      guard let hostView = host.viewIfLoaded else { return }
      if let sentinel {
        if sentinel.view.superview !== hostView { hostView.addSubview(sentinel.view) }
      } else if sentinelView?.superview !== hostView {
        let view = sentinelView ?? ModuleLifeView(ModuleLifeEnd(of: self))
        sentinelView = view
        hostView.addSubview(view)
        sight = view.window == nil ? .hidden : .there
      }
    }

    /// Watches again when the app took this sentinel away.
    func watch(as sentinel: ModuleLifeViewController) {
      if sentinel === self.sentinel { watch() }
    }

    /// Takes the sentinel away, so that the host can show another module.
    func stopWatching() {
      let sentinel = sentinel
      self.sentinel = nil
      sentinelView?.removeFromSuperview()
      sentinel?.willMove(toParent: nil)
      sentinel?.viewIfLoaded?.removeFromSuperview()
      sentinel?.removeFromParent()
    }

    /// Remembers where the host was put.
    func didShow() {
      guard let host, host.isSomewhere else { return }
      isBetween = false
      layer = host.layer
      tab = host.tabIndex
      // What cannot be seen yet, such as a further tab, is loaded when it is.
      if !host.waitsInTab { host.loadViewIfNeeded() }
      watch()
      if isInSight || host.viewIfLoaded?.window != nil { screen?.notice() }
    }

    /// Remembers where a host is that was there before any router opened something.
    func didShowRoot() {
      isBetween = false
      guard let host else { return }
      layer = host.layer
      tab = host.tabIndex
      sight = host.viewIfLoaded?.window == nil ? .hidden : .there
      if host.isOnScreen { screen?.notice() }
    }

    func willAppear() {
      sight = .appearing
      // A view that no router opened may have been asked before it was put anywhere.
      if let host, module.transition == nil { (layer, tab) = (host.layer, host.tabIndex) }
      screen?.notice()
    }

    func didAppear() {
      sight = .there
      isBeingPresented = false
      // A closing that had begun, and that the user or UIKit took back.
      if isLeaving, presence == .here {
        isLeaving = false
        module.didNotClose()
      }
      restLater()
    }

    func willDisappear() { sight = .disappearing }

    func didDisappear() {
      sight = .hidden
      isBeingPresented = false
      watch()
      screen?.look(.callback)
      // Around the host all is at rest only after this callback.
      screen?.lookLater()
      restLater()
    }

    /// Does something when the transition is over that moves the host.
    func whenAtRest(_ action: @escaping @MainActor () -> Void) { waiting.append(action) }

    /// The transition is over for the host only after the sentinel's callback.
    fileprivate func restLater() {
      Task { @MainActor in rest() }
    }

    fileprivate func rest() {
      let actions = waiting
      waiting = []
      for action in actions { action() }
    }

    /// The host is gone from memory, and nothing else told that it left.
    func hostDidEnd() {
      sight = .hidden
      screen?.look(.settled)
      rest()
    }
  }

  // MARK: - Where the host is

  extension ModuleLife {
    enum Presence {
      /// On the screen, or behind something that is.
      case here
      /// Popped, dismissed, or freed.
      case left
      /// In nothing that a window shows. It may be moved from one place to another just now.
      case adrift
    }

    var presence: Presence {
      guard let host else { return .left }
      var presentations = 0
      var current = host
      while true {
        if let parent = current.parent {
          guard parent.keeps(current) else { return .left }
          current = parent
        } else if let presenter = current.presentingViewController {
          presentations += 1
          current = presenter
        } else {
          break
        }
      }
      if current.isOnScreen, screen?.isReplaced(current) != true { return .here }
      // The action of an alert is called when the alert has been dismissed, and it may be an answer.
      return presentations < layer && !(host is UIAlertController) ? .left : .adrift
    }
  }

  // MARK: - Who hears it

  /// The invisible child of a module's view controller: it hears of appearance what its parent hears.
  final class ModuleLifeViewController: UIViewController {
    private let end: ModuleLifeEnd

    var watched: ModuleLife { end.life }

    init(_ life: ModuleLife) {
      end = ModuleLifeEnd(of: life)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = ModuleLifeView(nil) }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      // The app may remove all children, and does not mean this one.
      if parent == nil { Task { @MainActor in watched.watch(as: self) } }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      watched.willAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      watched.didAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      watched.willDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      watched.didDisappear()
    }
  }

  /// The invisible view of a sentinel; by itself where children have another meaning, as in a tab bar
  /// controller.
  final class ModuleLifeView: UIView {
    private let end: ModuleLifeEnd?

    var life: ModuleLife? { end?.life }

    init(_ end: ModuleLifeEnd?) {
      self.end = end
      super.init(frame: .zero)
      isHidden = true
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      life?.sentinelDidMove(to: window)
    }
  }

  extension ModuleLife {
    fileprivate func sentinelDidMove(to window: UIWindow?) {
      sight = window == nil ? .hidden : .there
      if isInSight { screen?.notice() } else { screen?.lookLater() }
      restLater()
    }
  }

  /// Tells a life when its host is freed: it is freed with the sentinel.
  @MainActor final class ModuleLifeEnd {
    let life: ModuleLife

    init(of life: ModuleLife) {
      self.life = life
    }

    deinit {
      let life = life
      Task { @MainActor in life.hostDidEnd() }
    }
  }

  extension UIViewController {
    /// The life of the module whose view this is.
    var life: ModuleLife? {
      isWatchedByView
        ? viewIfLoaded?.subviews.lazy.compactMap { ($0 as? ModuleLifeView)?.life }.first
        : children.lazy.compactMap { ($0 as? ModuleLifeViewController)?.watched }.first
    }

    /// Whether the sentinel is only a view: each child has a meaning to UIKit, as a page, a tab or a
    /// column, or the view controller itself tells its children when they appear.
    var isWatchedByView: Bool {
      self is UINavigationController || self is UITabBarController || self is UISplitViewController
        || !shouldAutomaticallyForwardAppearanceMethods
    }
  }
#endif
