// The part of Core Foundation's run loop that tells when the main thread is about to wait. On Linux nobody
// runs that loop, so a turn of it is over when the work that changed something on the screen is, and with it
// whatever else waited for the main actor until then.

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

/// The loop that runs the main thread of an app.
@MainActor enum MainRunLoop {
  static var observers: [CFRunLoopObserver] = []
  private static var isTurning = false

  /// Says that something happened: when it is over, the loop is about to wait.
  static func noteActivity() {
    guard !isTurning, !observers.isEmpty else { return }
    isTurning = true
    // Detached: the loop belongs to no test, whoever moved something first.
    Task.detached { @MainActor in
      isTurning = false
      for observer in observers { observer.block(observer, .beforeWaiting) }
    }
  }

  /// The same from where nobody knows the thread, as the end of an object.
  nonisolated static func noteEnd() {
    Task { @MainActor in noteActivity() }
  }
}
