#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads with a stack large enough for the parser, which recurses 200 levels deep. A thread other
/// than the main thread may have a stack of only 512 KB, or even 128 KB.
package enum WorkerThreads {
  private static let stackSize = 8 << 20

  /// The closure that a thread runs, as an object whose pointer is passed to the thread.
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs the work on several threads at once and returns when all of them have finished. If the
  /// system cannot start any thread, the current one runs the work.
  package static func run(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    let work = Work(work)
    let threads = (0..<count).compactMap { _ in start(work) }
    if threads.isEmpty, count > 0 { work.run() }
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func start(_ work: Work) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let argument = Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(
        &thread, &attributes, { WorkerThreads.begin($0) }, argument.toOpaque())
    #else
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, &attributes, { $0.flatMap { WorkerThreads.begin($0) } }, argument.toOpaque())
    #endif
    if failure == 0 { return thread }
    argument.release()
    return nil
  }

  private static func begin(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
}

/// A value that several threads change in turn.
///
/// Unchecked, because the value is accessed only while the lock is held. The initial value is
/// transferred, and results are `Sendable`.
package final class Guarded<Value>: @unchecked Sendable {
  /// Allocated, because a mutex must not change its address.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func withValue<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
