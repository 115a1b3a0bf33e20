#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  import Adder
  import UIKit

  /// What the screen keeps of one module: its view controller, and where that was put.
  ///
  /// Nothing is added to the view controller or its view. Whether it left is seen from the containers,
  /// presentations and windows around it.
  @MainActor final class ModuleLife {
    let module: ShownModule
    private(set) weak var host: UIViewController?
    weak var screen: ModuleScreen?
    /// Counts modules in the order of opening; a view that no router opened comes first.
    let serial: Int

    /// Whether it has not been put anywhere yet, or gives its place to another just now: where it is
    /// then says nothing.
    var isBetween = true
    /// Whether UIKit was asked to present it, and has not said that it is there.
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

    /// Where it lies, for the order of closing: what is on top is the greatest.
    var rank: Rank { Rank(isOnStack: !isInside, layer: layer, tab: tab, serial: serial) }

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

    /// Whether a window shows the host's view.
    var isInSight: Bool { host?.viewIfLoaded?.window != nil }

    /// Whether something moves the host just now, such as a swipe that may still be taken back.
    var isInTransition: Bool { host?.isInTransition == true }

    /// Whether a closing has begun, and its view is still to be seen.
    var isGoing: Bool { isInSight && module.isClosing }

    /// Whether the host was put somewhere later than its module was opened, as by a segue of the app's own.
    var isThereUnnoticed: Bool { isBetween && presence == .here }

    /// Remembers where the host was put, and loads its view.
    func didShow() {
      guard let host, host.isSomewhere else { return }
      isBetween = false
      // What cannot be seen yet, such as a further tab, is loaded when it is.
      if !host.waitsInTab { host.loadViewIfNeeded() }
      rememberPlace()
      if presence == .here { screen?.notice() }
    }

    /// Remembers where a host is that was there before any router opened something.
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

    /// What is seen at the end of a turn of the run loop, when the host is where it was.
    func isStillHere() {
      rememberPlace()
      screen?.notice()
      // A closing that had begun, and that the user or UIKit took back.
      if isLeaving, !isInTransition {
        isLeaving = false
        module.didNotClose()
      }
    }
  }

  // MARK: - Where the host is

  extension ModuleLife {
    enum Presence {
      /// On the screen, or behind something that is.
      case here
      /// Popped, dismissed, or freed.
      case left
      /// In nothing that a window shows, as a stack that was not put anywhere yet.
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

  // MARK: - Whose life it is

  extension UIViewController {
    /// The life of the module whose view this is.
    var life: ModuleLife? { ModuleLives.shared[self] }
  }

  /// The lives by their view controllers, also those that are over, as long as there is the view controller.
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

    /// Forgets the lives whose view controllers are gone.
    func forgetTheDead() {
      guard lives.values.contains(where: { $0.host == nil }) else { return }
      lives = lives.filter { $0.value.host != nil }
    }
  }
#endif
