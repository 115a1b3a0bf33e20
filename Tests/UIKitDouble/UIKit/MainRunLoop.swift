// The part of Core Foundation's run loop that reports when the main thread is about to wait. On
// Linux, the real loop does not run. Instead, a turn of the simulated loop ends when the main actor
// has finished the work that changed something on the screen, and all work that was already
// waiting.

public typealias CFOptionFlags = UInt
public typealias CFIndex = Int

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(
    rawValue: "kCFRunLoopCommonModes")
}

public final class CFAllocator: Sendable {}

public final class CFRunLoop: Sendable {
  static let main = CFRunLoop()
}

public final class CFRunLoopObserver {
  let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void

  init(_ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void) {
    self.block = block
  }
}

public func CFRunLoopGetMain() -> CFRunLoop! { .main }

public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { CFRunLoopObserver(block) }

@MainActor
public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) { MainRunLoop.observers.append(observer) }

/// A simulation of the run loop on the main thread of an app.
@MainActor enum MainRunLoop {
  static var observers: [CFRunLoopObserver] = []
  private static var isTurning = false

  /// Records that something changed. After the current work, the loop reports that it is about to
  /// wait.
  static func noteActivity() {
    guard !isTurning, !observers.isEmpty else { return }
    isTurning = true
    // Detached, because all tests share the loop, which
    // must not inherit one test's task-local values.
    Task.detached { @MainActor in
      isTurning = false
      for observer in observers { observer.block(observer, .beforeWaiting) }
    }
  }

  /// Records a change like `noteActivity`, but from any thread, for example in a deinitialiser.
  nonisolated static func noteEnd() {
    Task { @MainActor in noteActivity() }
  }
}
