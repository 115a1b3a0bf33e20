#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  import Adder
  import UIKit

  /// The modules of one window. The screen determines the order in which the modules are notified
  /// that they have left.
  ///
  /// UIKit notifies only the view controller that leaves, and does not even do that if the view
  /// controller is popped from the middle of a stack. So the screen checks the places of all its
  /// modules: after Adder's own code took a module off the screen, and whenever the main run loop
  /// has finished its work.
  @MainActor final class ModuleScreen {
    private(set) static var screens: [ModuleScreen] = []
    /// The serial number of the module that was opened last. It is shared by all screens, since a
    /// module can move from one screen to another.
    private static var serial = 0

    /// The outermost view controller, which is usually the root of a window.
    private weak var root: UIViewController?
    private var lives: [ModuleLife] = []
    private var isHeld = false
    /// The actions to run as soon as they are possible.
    private var waiting: [Waiting] = []
    /// True if the outermost view controller was the root of a window.
    private var wasRoot = false
    /// True once anything has been in a window. Before that, no module can have left a window.
    private var hasBeenSeen = false

    private struct Waiting {
      let isPossible: @MainActor () -> Bool
      let action: @MainActor () -> Void
    }

    private init(_ root: UIViewController) {
      self.root = root
    }

    /// Returns the screen that a view controller is on.
    static func around(_ controller: UIViewController) -> ModuleScreen {
      let root = controller.outermost
      if let screen = screens.first(where: { $0.root === root }) { return screen }
      let screen = ModuleScreen(root)
      screens.append(screen)
      ScreenTurns.begin()
      return screen
    }

    /// Starts the life of a module on this screen.
    func add(_ module: ShownModule, _ host: UIViewController) -> ModuleLife {
      // The app took the view controller off the screen in this turn of the run loop, and now shows
      // it again.
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

    /// Moves a life from its former screen to this one.
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

    /// Records that something was seen in a window.
    func notice() {
      hasBeenSeen = true
      guard !wasRoot, let root else { return }
      wasRoot = root.windowAround?.rootViewController === root
    }

    /// Returns true if a view controller was the root of a window that now has another root. View
    /// controllers that the old root presented may still be in the window.
    func isReplaced(_ root: UIViewController) -> Bool {
      guard wasRoot, root === self.root, root.viewIfLoaded?.window == nil else { return false }
      return root.windowAround?.rootViewController !== root
    }

    /// Runs code that takes views off the screen, without checking for modules that have left.
    /// Those modules are notified by other code.
    func holdLooks(during body: () -> Void) {
      isHeld = true
      defer { isHeld = false }
      body()
    }

    /// Notifies all modules that were on the screen before the given module became the screen's
    /// root, starting with the topmost.
    func endAll(before root: ModuleLife) {
      for life in lives.sorted(by: { $0.rank > $1.rank }) where life !== root { end(life) }
    }

    /// Runs an action at the end of the first turn of the run loop in which it is possible.
    func wait(
      until isPossible: @escaping @MainActor () -> Bool, _ action: @escaping @MainActor () -> Void
    ) {
      waiting.append(Waiting(isPossible: isPossible, action: action))
    }
  }

  // MARK: - Checking

  extension ModuleScreen {
    /// Notifies the modules that left because code took the given module off the screen: first
    /// those above it, starting with the topmost, and then the module itself. Modules that are
    /// still visible in an animation are notified at the end of the turn in which they have left.
    func look(from life: ModuleLife) {
      guard !isHeld else { return }
      while let gone = topmostGone(where: {
        $0 === life || life.rank.isOnStack && $0.rank > life.rank
      }) {
        // An alert's action runs after the alert has been dismissed, and may answer the module's
        // question.
        let mayAnswer = gone.host is UIAlertController && !gone.module.isClosing
        guard !gone.isInSight, !mayAnswer else { return }
        end(gone)
      }
    }

    /// Notifies the modules that left, starting with the topmost, and runs the waiting actions.
    /// Called at the end of a turn of the run loop. Modules whose views are still being moved are
    /// not notified yet.
    private func lookAtAll() {
      for life in lives where life.isThereUnnoticed { life.didShow() }
      while let gone = topmostGone(), !gone.isInTransition { end(gone) }
      for life in lives where !life.isBetween && life.presence == .here { life.isStillHere() }
      while let index = waiting.firstIndex(where: { $0.isPossible() }) {
        waiting.remove(at: index).action()
      }
    }

    /// True if a check at the end of this turn would do anything.
    private var isThereSomethingToDo: Bool {
      if let gone = topmostGone(), !gone.isInTransition { return true }
      return waiting.contains { $0.isPossible() } || lives.contains(where: \.isThereUnnoticed)
    }

    /// Returns the topmost module that has left and was not notified yet, among the modules that
    /// meet the condition.
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

    /// Checks all screens when a turn of the run loop ends.
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
      // The check runs in the next turn: the run loop is about to wait, and work that modules start
      // now would have to wait too.
      ScreenTurns.isLooking = true
      Task { @MainActor in
        ScreenTurns.isLooking = false
        for screen in screens { screen.lookAtAll() }
      }
    }
  }

  /// Notifies the screens when the main run loop has finished its work. This does not wake the run
  /// loop: if nothing happens, no turn ends.
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
