#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is asked of the process that this code runs in.
package enum ProcessControl {
  package static var identifier: Int32 { getpid() }

  /// Whether a process is there that has this identifier.
  package static func isAlive(_ identifier: Int32) -> Bool {
    kill(identifier, 0) == 0 || errno == EPERM
  }

  /// Whether what this process makes belongs to this user and group.
  package static func runs(as user: UInt32, group: UInt32) -> Bool {
    geteuid() == user && getegid() == group
  }

  package static func exit(_ status: Int32) -> Never { endProcess(status) }

  /// A reader that closes a pipe early is an error of the next write, and does not end this process.
  package static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  package static func sleep(milliseconds: UInt32) {
    usleep(milliseconds * 1000)
  }

  /// Runs something short while the signals are blocked with which a user or the system ends a command;
  /// one that came meanwhile is delivered afterwards.
  ///
  /// Correctness does not depend on it, as recovery copes with worse; it spares a user who presses
  /// Ctrl-C the recovery. The mask is this thread's: a command changes files on its main thread.
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

  // MARK: - What the process was started with

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

  /// The file that this process runs; `nil` when that is not known.
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

  /// Where programs for this user keep what they can get again, below the user's folder.
  package static var cacheFolder: String {
    #if canImport(Darwin)
      "Library/Caches"
    #else
      ".cache"
    #endif
  }

  /// Whether Xcode runs on this system.
  package static var hasXcode: Bool {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }

  /// How many threads this machine runs side by side.
  package static var processorCount: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}

/// `exit(3)`, which a method of that name hides.
private func endProcess(_ status: Int32) -> Never { exit(status) }
