#if canImport(UIKit)
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
    /// Whether anything was on a window yet: before, nothing can have left it.
    var hasBeenSeen = false

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

    /// Tells the modules that left, the topmost first.
    ///
    /// - Parameter isSettled: whether what is nowhere just now is gone, and not on its way elsewhere.
    func look(isSettled: Bool = false) {
      guard !isHeld else { return }
      lives.removeAll { $0.module.isClosed }
      for life in lives.sorted(by: { $0.rank > $1.rank }) where !life.isBetween {
        guard !life.module.isClosed else { continue }
        switch life.presence {
        case .here: continue
        case .adrift where !hasBeenSeen: continue
        // Its own disappearance is still to come, and with it the next look.
        case .left where life.isInSight, .adrift where life.isInSight: return
        case .adrift where !isSettled: return lookLater()
        case .left, .adrift:
          remove(life)
          life.module.didClose()
        }
      }
      Self.screens.removeAll { $0.lives.isEmpty }
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
        look(isSettled: true)
      }
    }
  }
#endif
