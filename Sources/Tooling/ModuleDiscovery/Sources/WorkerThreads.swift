#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Threads with a stack large enough for the parser: it goes 200 levels deep, and of a thread that is not the
/// first one only half a megabyte of stack is to be expected, or an eighth.
enum WorkerThreads {
  private static let stackSize = 8 << 20

  /// How many this machine runs side by side.
  static var usualCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Does the work on several threads at once, and comes back when all are done.
  ///
  /// Where the system gives no more threads there are fewer, but at least one: then it is the caller's.
  static func run(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    let threads = (0..<count).compactMap { _ in start(work) }
    if threads.isEmpty { work() }
    for thread in threads { pthread_join(thread, nil) }
  }

  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    // The thread takes it over; without a thread it is given back here.
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let result = pthread_create(&thread, &attributes, { WorkerThreads.run($0) }, work.toOpaque())
    if result == 0 { return thread }
    work.release()
    return nil
  }

  private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let work else { return nil }
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }
}

/// A value that several threads change in turn.
///
/// Unchecked, because the value is only touched while the mutex is held, and what goes in and out is handed over.
final class Guarded<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: sending Value) {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    self.value = value
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  func withValue<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
