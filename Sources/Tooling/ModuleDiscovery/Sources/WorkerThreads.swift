import Dispatch
import Foundation

/// Threads with a stack large enough for the parser: it goes 200 levels deep, and of a thread that is not the
/// first one only half a megabyte of stack is to be expected, or an eighth.
enum WorkerThreads {
  private static let stackSize = 8 << 20

  /// How many this machine runs side by side.
  static var usualCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Does the work on several threads at once, and comes back when all are done.
  static func run(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      let thread = Thread {
        work()
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
  }
}

/// A value that several threads change in turn.
///
/// Unchecked, because the value is only touched while the lock is held, and what goes in and out is handed over.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  package func withValue<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
