#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  import Adder
  import UIKit

  /// What the screen stores for one module: its view controller, and where that was put.
  ///
  /// Nothing is added to the view controller or its view. Whether it left is determined from the
  /// containers, presentations and windows around it.
  @MainActor final class ModuleLife {
    let module: ShownModule
    private(set) weak var host: UIViewController?
    weak var screen: ModuleScreen?
    /// Counts modules in the order of opening; a view that no router opened comes first.
    let serial: Int

    /// Whether it has not been put anywhere yet, or is being replaced right now: its place then
    /// means nothing.
    var isBetween = true
    /// Whether UIKit was asked to present it, and has not reported that it did.
    var isBeingPresented = false
    /// Whether UIKit was asked to take it off the screen.
    var isLeaving = false

    /// Whether it is inside another view, not in a stack, tabs or columns.
    private var isInside = false
    private var layer = 0
    private var tab = 0

    init(_ module: ShownModule, of host: UIViewController, serial: Int) {
      self.module = module
      self.host = host
      self.serial = serial
    }

    /// Its position for the order of closing: the topmost is the greatest.
    var rank: Rank { Rank(isOnStack: !isInside, layer: layer, tab: tab, serial: serial) }

    struct Rank: Comparable {
      /// Views inside a view leave after it; the rest leave from the top.
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

    /// Whether a window shows the host's view.
    var isInSight: Bool { host?.viewIfLoaded?.window != nil }

    /// Whether the host is being moved, for example by a swipe that can still be cancelled.
    var isInTransition: Bool { host?.isInTransition == true }

    /// Whether a closing has begun and its view is still visible.
    var isGoing: Bool { isInSight && module.isClosing }

    /// Whether the host was put somewhere after its module was opened, for example by one of the app's own
    /// segues.
    var isThereUnnoticed: Bool { isBetween && presence == .here }

    /// Records where the host was put, and loads its view.
    func didShow() {
      guard let host, host.isSomewhere else { return }
      isBetween = false
      // A view that cannot be seen yet, such as a further tab, is loaded when it is shown.
      if !host.waitsInTab { host.loadViewIfNeeded() }
      rememberPlace()
      if presence == .here { screen?.notice() }
    }

    /// Records the place of a host that was there before any router opened a module.
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

    /// Called at the end of a turn of the run loop if the host is where it was.
    func isStillHere() {
      rememberPlace()
      screen?.notice()
      // The user or UIKit cancelled a closing that had begun.
      if isLeaving, !isInTransition {
        isLeaving = false
        module.didNotClose()
      }
    }
  }

  // MARK: - The host's place

  extension ModuleLife {
    enum Presence {
      /// On the screen, or behind something that is.
      case here
      /// Popped, dismissed, or freed.
      case left
      /// In nothing that a window shows, such as a stack that was not put anywhere yet.
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
    /// The life of the module whose view this is.
    var life: ModuleLife? { ModuleLives.shared[self] }
  }

  /// The lives by their view controllers, including those that are over, while the view controller exists.
  @MainActor final class ModuleLives {
    static let shared = ModuleLives()

    private var lives: [ObjectIdentifier: ModuleLife] = [:]

    subscript(host: UIViewController) -> ModuleLife? {
      get {
        // Another view controller may have the memory of one that is gone.
        let life = lives[ObjectIdentifier(host)]
        return life?.host === host ? life : nil
      }
      set { lives[ObjectIdentifier(host)] = newValue }
    }

    /// Removes the lives whose view controllers are gone.
    func forgetTheDead() {
      guard lives.values.contains(where: { $0.host == nil }) else { return }
      lives = lives.filter { $0.value.host != nil }
    }
  }
#endif
