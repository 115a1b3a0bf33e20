#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  import Adder
  import UIKit

  /// The screen's record of one module: its view controller and its place.
  ///
  /// Nothing is added to the view controller or its view. The containers, presentations and windows
  /// around the view controller show whether the module has left the screen.
  @MainActor final class ModuleLife {
    let module: ShownModule
    private(set) weak var host: UIViewController?
    weak var screen: ModuleScreen?
    /// The module's number in the order of opening; 0 for a view that no router opened.
    let serial: Int

    /// True if the view controller was not added anywhere yet, or is currently being replaced. In
    /// these cases, its place has no meaning.
    var isBetween = true
    /// True if UIKit was asked to present the view controller and has not finished yet.
    var isBeingPresented = false
    /// True if UIKit was asked to take the view controller off the screen.
    var isLeaving = false

    /// True if the view controller is inside another view, not in a stack, tabs or columns.
    private var isInside = false
    private var layer = 0
    private var tab = 0

    init(_ module: ShownModule, of host: UIViewController, serial: Int) {
      self.module = module
      self.host = host
      self.serial = serial
    }

    /// The module's rank in the order of closing. The topmost module has the highest rank.
    var rank: Rank { Rank(isOnStack: !isInside, layer: layer, tab: tab, serial: serial) }

    struct Rank: Comparable {
      /// False for a view inside another view. Such views close after all others.
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
    /// True if this life has ended and the host needs a new one: the host is a view controller that
    /// no router opened, such as the root of a tab, and is on the screen again after it was taken
    /// off.
    var isOver: Bool { module.isClosed && module.transition == nil && presence == .here }

    /// True if a window shows the host's view.
    var isInSight: Bool { host?.viewIfLoaded?.window != nil }

    /// True if the host is being moved, for example by a swipe that can still be cancelled.
    var isInTransition: Bool { host?.isInTransition == true }

    /// True if closing has begun and the view is still visible.
    var isGoing: Bool { isInSight && module.isClosing }

    /// True if the host appeared on the screen after its module was opened, and its place was not
    /// recorded yet. For example, one of the app's own segues may have shown it.
    var isThereUnnoticed: Bool { isBetween && presence == .here }

    /// Records the host's place and loads its view.
    func didShow() {
      guard let host, host.isSomewhere else { return }
      isBetween = false
      // A view that is not visible yet, such as another tab, is loaded when it is shown.
      if !host.waitsInTab { host.loadViewIfNeeded() }
      rememberPlace()
      if presence == .here { screen?.notice() }
    }

    /// Records the place of a host that was on the screen before any router opened a module.
    func didShowRoot() {
      isBetween = false
      rememberPlace()
      if presence == .here { screen?.notice() }
    }

    private func rememberPlace() {
      guard let host else { return }
      (layer, tab) = (host.layer, host.tabIndex)
      isInside = module.transition != nil && host.isInsideAnother
    }

    /// Called at the end of a turn of the run loop if the host is still on the screen.
    func isStillHere() {
      rememberPlace()
      screen?.notice()
      // The closing had begun, but the user or UIKit cancelled it.
      if isLeaving, !isInTransition {
        isLeaving = false
        module.didNotClose()
      }
    }
  }

  // MARK: - The host's place

  extension ModuleLife {
    enum Presence {
      /// On the screen, or behind something that is on the screen.
      case here
      /// Popped, dismissed, or freed.
      case left
      /// Not in anything that a window shows, for example in a stack that is not on the screen yet.
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
      return presentations < layer ? .left : .adrift
    }
  }

  // MARK: - Lives by view controller

  extension UIViewController {
    /// The life of the module that this view controller belongs to.
    var life: ModuleLife? { ModuleLives.shared[self] }
  }

  /// The lives, keyed by view controller. A life stays here after its end, as long as its view
  /// controller exists.
  @MainActor final class ModuleLives {
    static let shared = ModuleLives()

    private var lives: [ObjectIdentifier: ModuleLife] = [:]

    subscript(host: UIViewController) -> ModuleLife? {
      get {
        // A new view controller may have the address of one that was freed.
        let life = lives[ObjectIdentifier(host)]
        return life?.host === host ? life : nil
      }
      set { lives[ObjectIdentifier(host)] = newValue }
    }

    /// Removes the lives whose view controllers were freed.
    func forgetTheDead() {
      guard lives.values.contains(where: { $0.host == nil }) else { return }
      lives = lives.filter { $0.value.host != nil }
    }
  }
#endif
