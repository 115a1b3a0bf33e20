#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  import Adder
  import UIKit

  /// The modules of one window, and the order in which they are told that they left.
  ///
  /// UIKit says of a pop in the middle of a stack, or of a dismissal under a pile, only what happens to
  /// the views in sight. So whenever something left, all modules of the window are looked at.
  @MainActor final class ModuleScreen {
    private static var screens: [ModuleScreen] = []

    /// The outermost view controller, usually the root of a window.
    private weak var root: UIViewController?
    private var lives: [ModuleLife] = []
    private var serial = 0
    private var isLookingLater = false
    private var isHeld = false
    /// Whether the outermost view controller was the root of a window.
    private var wasRoot = false
    /// Whether anything was on a window yet: before, nothing can have left it.
    private var hasBeenSeen = false

    private init(_ root: UIViewController) {
      self.root = root
    }

    /// The screen that a view controller is on.
    static func around(_ controller: UIViewController) -> ModuleScreen {
      let root = controller.outermost
      screens.removeAll { $0.lives.isEmpty }
      if let screen = screens.first(where: { $0.root === root }) { return screen }
      let screen = ModuleScreen(root)
      screens.append(screen)
      return screen
    }

    /// Begins the life of a module on this screen.
    func add(_ module: ShownModule, _ host: UIViewController) -> ModuleLife {
      host.life?.stopWatching()
      if module.transition != nil { serial += 1 }
      let life = ModuleLife(
        module, of: host, serial: module.transition == nil ? 0 : serial)
      adopt(life)
      life.watch()
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

    /// When somebody looks.
    enum Moment {
      /// In a callback: what is nowhere may be on its way elsewhere.
      case callback
      /// After code took a module off the screen.
      case command
      /// When the callbacks and completions of what happened are through.
      case settled
    }

    /// Tells the modules that left, the topmost first.
    func look(_ moment: Moment) {
      guard !isHeld else { return }
      lives.removeAll { $0.module.isClosed }
      // A view that was in nobody's sight, as in a further tab, may be loaded by now.
      for life in lives { life.watch() }
      for life in lives.sorted(by: { $0.rank > $1.rank }) where !life.isBetween || life.host == nil
      {
        let presence = life.presence
        if life.module.isClosed || presence == .here { continue }
        if presence == .adrift, !hasBeenSeen { continue }
        if presence == .adrift, moment == .callback { return lookLater() }
        // Its own disappearance is still to come, and with it the next look.
        if moment == .settled ? life.isInTransition : life.isInSight { return }
        remove(life)
        life.module.didClose()
      }
      Self.screens.removeAll { $0.lives.isEmpty }
    }

    /// Remembers that something was on a window.
    func notice() {
      hasBeenSeen = true
      if let root, root.windowAround?.rootViewController === root { wasRoot = true }
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

    /// Looks when the callbacks and completions of what happens just now are through.
    func lookLater() {
      guard !isLookingLater else { return }
      isLookingLater = true
      Task { @MainActor in
        isLookingLater = false
        look(.settled)
      }
    }
  }
#endif
