#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The machine's clock.
package enum Clock {
  /// A point in time: seconds since the beginning of 1970, and the rest.
  package static var now: (seconds: Int, nanoseconds: Int) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }

  /// Nanoseconds since some moment; never set back.
  package static var uptime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// What calendars and clocks show at a place.
  package struct LocalTime: Sendable {
    package let year: Int
    package let month: Int
    package let day: Int
    /// How far the place is from UTC, in seconds.
    package let offset: Int
    /// What the zone is then called.
    package let zone: String
  }

  // Once: localtime_r need not look at the environment, and looking costs more than it does.
  private static let readZone: Void = tzset()

  /// What calendars show in the machine's time zone, or that of the variable `TZ`; `nil` for times far away.
  package static func localTime(at seconds: Int) -> LocalTime? {
    _ = readZone
    var parts = tm()
    guard var time = time_t(exactly: seconds), localtime_r(&time, &parts) != nil else { return nil }
    return LocalTime(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      offset: Int(parts.tm_gmtoff), zone: parts.tm_zone.map { String(cString: $0) } ?? "")
  }
}
