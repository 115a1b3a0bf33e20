#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What time it is, and in which time zone dates are written.
package struct LiquidClock: Sendable {
  let now: @Sendable () -> Instant
  let zone: Zone

  /// A point in time.
  struct Instant: Sendable {
    /// Since the beginning of 1970.
    var seconds: Int
    var nanoseconds = 0
  }

  enum Zone: Sendable {
    case utc
    /// The time zone of the machine, or of the environment variable `TZ`.
    case local
  }

  /// The machine's time and time zone.
  package static let system = LiquidClock(
    now: {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Instant(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    }, zone: .local)

  /// A clock that stands still, in UTC: the seconds are those since the beginning of 1970.
  package static func stopped(at seconds: Int) -> LiquidClock {
    LiquidClock(now: { Instant(seconds: seconds) }, zone: .utc)
  }

  // Once: localtime_r need not look at the environment, and looking costs more than it does.
  private static let readZone: Void = tzset()

  /// How far the zone is from UTC at a time, in seconds, and what it is then called.
  func offset(at seconds: Int) -> (seconds: Int, name: String) {
    guard zone == .local, var time = time_t(exactly: seconds) else { return (0, "UTC") }
    _ = Self.readZone
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return (0, "UTC") }
    return (Int(parts.tm_gmtoff), parts.tm_zone.map { String(cString: $0) } ?? "")
  }

  /// The point in time that clocks of the zone show so; as if it were UTC, in seconds.
  func instant(ofLocal seconds: Int) -> Int {
    let guess = seconds - offset(at: seconds).seconds
    return seconds - offset(at: guess).seconds
  }
}
