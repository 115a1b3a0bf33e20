#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What this room asks of the process it runs in.
enum ProcessControl {
  static var identifier: Int32 { getpid() }

  static func sleep(milliseconds: UInt32) {
    usleep(milliseconds * 1000)
  }

  /// Runs something short with the signals held back by which a user or the system ends a command;
  /// one that came meanwhile is delivered afterwards.
  ///
  /// Correctness does not depend on it, as recovery copes with worse; it spares a user who presses
  /// Ctrl-C the recovery. The mask is this thread's: a command changes files on its main thread.
  static func holdingSignals<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var held = sigset_t()
    var previous = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    return try work()
  }
}
