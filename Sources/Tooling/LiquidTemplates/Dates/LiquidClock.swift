import AdderBase

/// The current time, and the time zone in which dates are written.
package struct LiquidClock: Sendable {
  let now: @Sendable () -> Instant
  let zone: Zone

  /// A point in time.
  struct Instant: Sendable {
    /// The seconds since 1970.
    var seconds: Int
    var nanoseconds = 0
  }

  enum Zone: Sendable {
    case utc
    /// The time zone in the environment variable `TZ` if it is set, or else the machine's time
    /// zone.
    case local
  }

  /// A clock with the machine's time and time zone.
  package static let system = LiquidClock(
    now: {
      let now = Clock.now
      return Instant(seconds: now.seconds, nanoseconds: now.nanoseconds)
    }, zone: .local)

  /// Returns a clock that always returns the same time, in UTC, given in seconds since 1970.
  package static func stopped(at seconds: Int) -> LiquidClock {
    LiquidClock(now: { Instant(seconds: seconds) }, zone: .utc)
  }

  /// Returns the zone's offset from UTC in seconds, and its name, at a given time.
  func offset(at seconds: Int) -> (seconds: Int, name: String) {
    guard zone == .local, let time = Clock.localTime(at: seconds) else { return (0, "UTC") }
    return (time.offset, time.zone)
  }

  /// Returns the instant of a local time in this zone. The local time is given in
  /// seconds, as if it were UTC.
  func instant(ofLocal seconds: Int) -> Int {
    let guess = seconds - offset(at: seconds).seconds
    return seconds - offset(at: guess).seconds
  }
}
