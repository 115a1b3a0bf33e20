import AdderBase

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
      let now = Clock.now
      return Instant(seconds: now.seconds, nanoseconds: now.nanoseconds)
    }, zone: .local)

  /// A fixed clock, in UTC: the seconds since the beginning of 1970.
  package static func stopped(at seconds: Int) -> LiquidClock {
    LiquidClock(now: { Instant(seconds: seconds) }, zone: .utc)
  }

  /// How far the zone is from UTC at a time, in seconds, and what it is then called.
  func offset(at seconds: Int) -> (seconds: Int, name: String) {
    guard zone == .local, let time = Clock.localTime(at: seconds) else { return (0, "UTC") }
    return (time.offset, time.zone)
  }

  /// The instant at which clocks in this zone show a local time; the local time is in seconds, as if it were UTC.
  func instant(ofLocal seconds: Int) -> Int {
    let guess = seconds - offset(at: seconds).seconds
    return seconds - offset(at: guess).seconds
  }
}
