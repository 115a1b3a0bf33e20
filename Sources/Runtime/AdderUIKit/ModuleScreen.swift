#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  import Adder
  import UIKit

  /// The modules of one window, and the order in which they are told that they left.
  ///
  /// UIKit tells nobody but a view controller itself that it leaves, and not even that when it is popped from
  /// the middle of a stack. So the screen looks where all its modules are: after its own code took one away, and
  /// whenever the main run loop has done what there was to do.
  @MainActor final class ModuleScreen {
    private(set) static var screens: [ModuleScreen] = []
    /// Counts all modules: one can move from one screen to another.
    private static var serial = 0

    /// The outermost view controller, usually the root of a window.
    private weak var root: UIViewController?
    private var lives: [ModuleLife] = []
    private var isHeld = false
    /// What is done as soon as it can be.
    private var waiting: [Waiting] = []
    /// Whether the outermost view controller was the root of a window.
    private var wasRoot = false
    /// Whether anything was on a window yet: before, nothing can have left it.
    private var hasBeenSeen = false

    private struct Waiting {
      let isPossible: @MainActor () -> Bool
      let action: @MainActor () -> Void
    }

    private init(_ root: UIViewController) {
      self.root = root
    }

    /// The screen that a view controller is on.
    static func around(_ controller: UIViewController) -> ModuleScreen {
      let root = controller.outermost
      if let screen = screens.first(where: { $0.root === root }) { return screen }
      let screen = ModuleScreen(root)
      screens.append(screen)
      ScreenTurns.begin()
      return screen
    }

    /// Begins the life of a module on this screen.
    func add(_ module: ShownModule, _ host: UIViewController) -> ModuleLife {
      // The app took it off the screen in this very turn, and shows it again.
      if let former = host.life, former.module.transition != nil, former.presence != .here {
        former.screen?.end(former)
      }
      if module.transition != nil { Self.serial += 1 }
      let life = ModuleLife(
        module, of: host, serial: module.transition == nil ? 0 : Self.serial)
      ModuleLives.shared[host] = life
      adopt(life)
      return life
    }

    /// Takes a life over from a screen that it was on before.
    func adopt(_ life: ModuleLife) {
      guard life.screen !== self else { return }
      life.screen?.remove(life)
      life.screen = self
      lives.append(life)
    }

    func remove(_ life: ModuleLife) { lives.removeAll { $0 === life } }

    private func end(_ life: ModuleLife) {
      remove(life)
      life.module.didClose()
    }

    /// Remembers that something was on a window.
    func notice() {
      hasBeenSeen = true
      guard !wasRoot, let root else { return }
      wasRoot = root.windowAround?.rootViewController === root
    }

    /// Whether a window had this view controller as its root and has another now. What the old one
    /// presented may lie on the window still.
    func isReplaced(_ root: UIViewController) -> Bool {
      guard wasRoot, root === self.root, root.viewIfLoaded?.window == nil else { return false }
      return root.windowAround?.rootViewController !== root
    }

    /// Does something that makes views leave whose modules are told by somebody else.
    func holdLooks(during body: () -> Void) {
      isHeld = true
      defer { isHeld = false }
      body()
    }

    /// Tells all modules that were on the screen before another became its root, the topmost first.
    func endAll(before root: ModuleLife) {
      for life in lives.sorted(by: { $0.rank > $1.rank }) where life !== root { end(life) }
    }

    /// Does something at the end of the first turn in which it is possible.
    func wait(
      until isPossible: @escaping @MainActor () -> Bool, _ action: @escaping @MainActor () -> Void
    ) {
      waiting.append(Waiting(isPossible: isPossible, action: action))
    }
  }

  // MARK: - Looking

  extension ModuleScreen {
    /// Tells what left because code took a module off the screen: what lay above it, the topmost first, and then
    /// the module. What an animation still shows is told at the end of the turn in which it has gone.
    func look(from life: ModuleLife) {
      guard !isHeld else { return }
      while let gone = topmostGone(where: {
        $0 === life || life.rank.isOnStack && $0.rank > life.rank
      }) {
        // The action of an alert is called when the alert has been dismissed, and it may be an answer.
        let mayAnswer = gone.host is UIAlertController && !gone.module.isClosing
        guard !gone.isInSight, !mayAnswer else { return }
        end(gone)
      }
    }

    /// Tells what left, the topmost first, and does what waited; at the end of a turn of the run loop, when nothing
    /// is on its way from one place to another.
    private func lookAtAll() {
      for life in lives where life.isThereUnnoticed { life.didShow() }
      while let gone = topmostGone(), !gone.isInTransition { end(gone) }
      for life in lives where !life.isBetween && life.presence == .here { life.isStillHere() }
      while let index = waiting.firstIndex(where: { $0.isPossible() }) {
        waiting.remove(at: index).action()
      }
    }

    /// Whether a look at the end of this turn would do something.
    private var isThereSomethingToDo: Bool {
      if let gone = topmostGone(), !gone.isInTransition { return true }
      return waiting.contains { $0.isPossible() } || lives.contains(where: \.isThereUnnoticed)
    }

    /// The topmost module of some that left and has not been told.
    private func topmostGone(
      where isMeant: (ModuleLife) -> Bool = { _ in true }
    ) -> ModuleLife? {
      let gone = lives.filter { life in
        guard !life.module.isClosed, !life.isBetween || life.host == nil, isMeant(life) else {
          return false
        }
        switch life.presence {
        case .here: return false
        case .left: return true
        case .adrift: return hasBeenSeen
        }
      }
      return gone.max { $0.rank < $1.rank }
    }

    /// Looks at all screens when a turn of the run loop is over.
    fileprivate static func turnDidEnd() {
      ModuleLives.shared.forgetTheDead()
      screens.removeAll { screen in
        screen.lives.removeAll { $0.module.isClosed }
        return screen.lives.isEmpty && screen.waiting.isEmpty
      }
      for screen in screens {
        for life in screen.lives where !life.isBetween && life.presence == .here {
          life.isStillHere()
        }
      }
      guard screens.contains(where: \.isThereSomethingToDo) else { return }
      // In the next turn, since the loop is about to wait and what modules do then would wait as well.
      ScreenTurns.isLooking = true
      Task { @MainActor in
        ScreenTurns.isLooking = false
        for screen in screens { screen.lookAtAll() }
      }
    }
  }

  /// Hears when the main run loop has done what there was to do. This wakes nobody up: where nothing happens, no
  /// turn ends.
  @MainActor private enum ScreenTurns {
    private static var observer: CFRunLoopObserver?
    static var isLooking = false

    static func begin() {
      guard observer == nil else { return }
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, CFIndex.max
      ) { _, _ in
        MainActor.assumeIsolated {
          if !isLooking { ModuleScreen.turnDidEnd() }
        }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      self.observer = observer
    }
  }
#endif
