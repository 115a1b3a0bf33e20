#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which thread it is, for as long as the thread runs.
package struct ThreadID: Hashable, Sendable {
  private let number: UInt

  /// The one that this code runs on.
  package static var current: ThreadID {
    #if canImport(Darwin)
      ThreadID(number: UInt(bitPattern: pthread_self()))
    #else
      ThreadID(number: UInt(pthread_self()))
    #endif
  }
}
