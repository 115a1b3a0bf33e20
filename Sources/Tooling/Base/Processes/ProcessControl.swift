#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Access to the current process.
package enum ProcessControl {
  package static var identifier: Int32 { getpid() }

  /// Returns true if a process with this identifier exists.
  package static func isAlive(_ identifier: Int32) -> Bool {
    kill(identifier, 0) == 0 || errno == EPERM
  }

  /// Returns true if files that this process creates belong to this user and group.
  package static func runs(as user: UInt32, group: UInt32) -> Bool {
    geteuid() == user && getegid() == group
  }

  package static func exit(_ status: Int32) -> Never { endProcess(status) }

  /// If a reader closes a pipe early, lets the next write fail instead of ending this process.
  package static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  package static func sleep(milliseconds: UInt32) {
    usleep(milliseconds * 1000)
  }

  /// Runs a short operation while SIGINT, SIGTERM and SIGHUP are blocked; a signal that arrives
  /// meanwhile is delivered afterwards.
  ///
  /// Correctness does not depend on blocking the signals, because recovery handles any
  /// interruption; it only makes recovery unnecessary after Ctrl-C. The signal mask is per thread:
  /// a command changes files on its main thread.
  package static func holdingSignals<Result, Failure>(
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

  // MARK: - The process and its machine

  package static var environment: [String: String] {
    typealias Entries = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    #if canImport(Darwin)
      let first: Entries? = _NSGetEnviron().pointee
    #else
      let first: Entries? = environ
    #endif
    var variables: [String: String] = [:]
    guard var next = first else { return [:] }
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      next += 1
    }
    return variables
  }

  /// The path of this process's executable; `nil` if it is unknown.
  package static var executable: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      return "/proc/self/exe"
    #endif
  }

  /// The path of the system's usual cache folder, relative to the user's home folder.
  package static var cacheFolder: String {
    #if canImport(Darwin)
      "Library/Caches"
    #else
      ".cache"
    #endif
  }

  /// True if Xcode is available for this operating system.
  package static var hasXcode: Bool {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }

  /// The number of processors that are online.
  package static var processorCount: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}

/// Calls `exit(3)`, which `ProcessControl.exit` hides.
private func endProcess(_ status: Int32) -> Never { exit(status) }
