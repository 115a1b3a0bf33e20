#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The machine's clock.
package enum Clock {
  /// The current time: whole seconds since 1970 (UTC), and the remaining nanoseconds.
  package static var now: (seconds: Int, nanoseconds: Int) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }

  /// Nanoseconds since an unspecified moment; they never decrease.
  package static var uptime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// A date in a time zone.
  package struct LocalTime: Sendable {
    package let year: Int
    package let month: Int
    package let day: Int
    /// The difference from UTC, in seconds.
    package let offset: Int
    /// The abbreviation of the time zone at that time, for example `CEST`.
    package let zone: String
  }

  // Called only once, because it reads the environment, which costs more than localtime_r.
  private static let readZone: Void = tzset()

  /// Returns the date in the time zone from the `TZ` variable, or else in the machine's time zone;
  /// `nil` if the year is out of range.
  package static func localTime(at seconds: Int) -> LocalTime? {
    _ = readZone
    var parts = tm()
    guard var time = time_t(exactly: seconds), localtime_r(&time, &parts) != nil else { return nil }
    return LocalTime(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      offset: Int(parts.tm_gmtoff), zone: parts.tm_zone.map { String(cString: $0) } ?? "")
  }
}
